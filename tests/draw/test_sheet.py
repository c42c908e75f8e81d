"""Sheets and patches: only what changed is drawn and sent, and the result is the same as drawing anew."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.draw import Painter, Sheet, apply, body, difference, render
from tablewright.draw import sheet as sheets
from tablewright.engine.looks import Die, Marker, Space, Zone
from tablewright.engine.marks import Words
from tablewright.engine.message import Text
from tablewright.engine.outlines import rect
from tablewright.engine.scene import Node, Scene, attach, walk
from tests.draw.boards import GAMES, board, scenes, table_of, words


def say(text: Text) -> str:
    return f"{text.id} {sorted(text.args.items())}"


def packed(data: object) -> int:
    """Bytes on the wire."""
    return len(gzip.compress(json.dumps(data, default=asdict).encode()))


# ------------------------------------------------------------------------------------------ patches
def random_scene(plan: list[tuple[int, int, int, int]]) -> Scene:
    """A scene from a list of (name, parent, look, place); names that come twice are skipped."""
    scene = Scene("board", "origins")
    made: list[Node] = []
    for name, parent, look, place in plan:
        if any(node.id == f"n{name}" for node in made):
            continue
        looks = (Zone(rect(50, 50)), Space(rect(20, 20)), Die(20, "red", look % 6 + 1), Marker(look % 4))
        node = Node(
            f"n{name}",
            looks[look % 4],
            place * 7.5,
            place % 3,
            tip=Text("t", {"look": look}),
            picks=(f"p{name}",),
        )
        if look % 5 == 0:
            node.draw(Words(Text("w", {"place": look}), 0, 0))
        (made[parent % len(made)] if made and parent % 3 else scene).add(node)
        made.append(node)
    attach([scene], [f"p{name}" for name, _, _, place in plan if place % 4 == 0], badges={"p1": "3"})
    return scene


plans = st.lists(
    st.tuples(st.integers(0, 12), st.integers(0, 9), st.integers(0, 23), st.integers(0, 9)), max_size=14
)


@given(plans, plans)
def test_applying_the_difference_gives_the_new_sheet(
    before: list[tuple[int, int, int, int]], after: list[tuple[int, int, int, int]]
) -> None:
    painter = Painter("origins", say)
    old, new = painter.sheet(random_scene(before)), painter.sheet(random_scene(after))
    patch = difference(old, new)
    patched = apply(old, patch)
    assert patched == new
    assert body(patched) == body(new)
    assert set(patch.added) == set(new.drawn) - set(old.drawn)
    assert set(patch.removed) == set(old.drawn) - set(new.drawn)
    assert bool(patch) == (old != new)


@given(plans)
def test_drawing_anew_changes_nothing(plan: list[tuple[int, int, int, int]]) -> None:
    painter = Painter("origins", say)
    old, new = painter.sheet(random_scene(plan)), painter.sheet(random_scene(plan))
    assert not difference(old, new)


def moved(change: Callable[[dict[str, Node]], None]) -> tuple[Sheet, Sheet]:
    painter = Painter("origins", words("origins").text)
    before, after = board("origins"), board("origins")
    change({node.id: node for node in walk(after)})
    return painter.sheet(before), painter.sheet(after)


def test_a_moved_piece_is_moved_not_drawn() -> None:
    def step(nodes: dict[str, Node]) -> None:
        disc = nodes["military-0"].children.pop()
        nodes["military-6"].add(disc)
        disc.x += 9

    *rest, disc = (node.id for node in walk(board("origins")) if re.fullmatch("military-[a-d]", node.id))
    patch = difference(*moved(step))
    assert patch.moved == (disc,)
    assert patch.places[disc].parent == "military-6"
    assert not patch.drawn
    assert patch.order == {"military-0": tuple(rest), "military-6": (disc,)}


def test_a_changed_thing_is_drawn_alone() -> None:
    def roll(nodes: dict[str, Node]) -> None:
        nodes["citizen-red-0"].look = Die(42, "red", 6, "worker")

    patch = difference(*moved(roll))
    assert patch.changed == ("citizen-red-0",)
    assert list(patch.drawn) == ["citizen-red-0"]
    assert not patch.places
    assert not patch.order


def test_things_come_and_go() -> None:
    first = next(node.id for node in walk(board("origins")) if node.id.startswith("citizen-"))

    def swap(nodes: dict[str, Node]) -> None:
        nodes["citizens"].children.remove(nodes[first])
        nodes["citizens"].add(Node("citizen-9", Die(42, "red", 1), 40, 60))

    patch = difference(*moved(swap))
    assert patch.removed == (first,)
    assert patch.added == ("citizen-9",)
    assert patch.changed == patch.moved == ()


def test_a_new_question_redraws_no_node() -> None:
    painter = Painter("origins", words("origins").text)
    scene = board("origins")
    die = next(node for node in walk(scene) if node.id.startswith("citizen-"))
    attach([scene], ["visit-site:S1", "visit-site:S2"])
    old = painter.sheet(scene)
    attach([scene], [die.picks[0]], selected=["visit-site:S1"])
    patch = difference(old, painter.sheet(scene))
    assert patch.picks is not None
    assert {name: pick.state for name, pick in patch.picks.items()} == {
        "site-S1": "selected",
        die.id: "pickable",
    }
    assert [patch.drawn, patch.places, patch.order, patch.removed] == [{}, {}, {}, ()]


def test_picks_know_their_options_and_lie_where_their_node_lies() -> None:
    scene = Scene("board", "origins")
    zone = scene.add(Node("zone", Zone(rect(90, 90)), 100, 50))
    zone.add(Node("space", Space(rect(20, 20)), 7, 8, picks=("S",), turn=90, scale=0.5))
    attach([scene], ["go:S", "stay:S"])
    pick = Painter("origins", say).sheet(scene).picks["space"]
    assert pick.options == ("go:S", "stay:S")
    assert pick.transform == "translate(100 50) translate(7 8) rotate(90) scale(0.5)"


def test_one_name_for_two_nodes_is_refused() -> None:
    scene = Scene("board", "origins")
    scene.add(Node("a", Marker(0)))
    scene.add(Node("a", Marker(1)))
    with pytest.raises(ValueError, match="two nodes are called 'a'"):
        Painter("origins", say).sheet(scene)


# ------------------------------------------------------------------------------------------ remembering
def test_the_same_content_is_drawn_once() -> None:
    painter = Painter("origins", say)
    one = painter.draw(Node("a", Die(20, "red", 3), 0, 0, tip=Text("t", {"n": 1})))
    assert painter.draw(Node("a", Die(20, "red", 3), 50, 9, tip=Text("t", {"n": 1}))) is one, (
        "wherever it lies"
    )
    assert painter.draw(Node("a", Die(20, "red", 4), 0, 0, tip=Text("t", {"n": 1}))) != one
    assert painter.draw(Node("a", Die(20, "red", 3), 0, 0, tip=Text("t", {"n": 2}))) != one


def test_every_part_of_the_content_counts() -> None:
    painter = Painter("origins", say)
    base = Node("a", Space(rect(20, 20)), label="x", tip=Text("t"))
    variants = [
        Node("a", Space(rect(21, 20)), label="x", tip=Text("t")),
        Node("a", Space(rect(20, 20)), label="y", tip=Text("t")),
        Node("a", Space(rect(20, 20)), label="x", tip=Text("u")),
        Node("a", Space(rect(20, 20)), label="x", tip=Text("t"), picks=("p",)),
        Node("a", Space(rect(20, 20)), label="x", tip=Text("t"), source="reconstructed"),
        Node("a", Space(rect(20, 20)), label="x", tip=Text("t"), marks=[Words("m", 0, 0)]),
    ]
    drawings = {painter.draw(node) for node in (base, *variants)}
    assert len(drawings) == len(variants) + 1


def test_texts_are_asked_for_only_once() -> None:
    asked: list[str] = []

    def count(text: Text) -> str:
        asked.append(text.id)
        return text.id

    painter = Painter("origins", count)
    for _ in range(3):
        painter.sheet(board("origins"))
    first = len(asked)
    painter.sheet(board("origins"))
    assert len(asked) == first


def test_the_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "_KEPT", 10)
    painter = Painter("origins", say)
    nodes = [Node("a", Space(rect(20 + i, 20))) for i in range(30)]
    drawn = [painter.draw(node) for node in nodes]
    again = painter.draw(nodes[0])
    assert again == drawn[0]
    assert again is not drawn[0], "it was forgotten"
    assert painter.draw(nodes[0]) is again


# ------------------------------------------------------------------------------------------ sizes
@pytest.mark.parametrize("game", GAMES)
def test_files_and_first_sheets_are_small(game: str) -> None:
    for scene in scenes(game):
        assert len(gzip.compress(render(scene, words(game).text).encode())) < 80_000
        assert packed(Painter(scene.world, words(game).text).sheet(scene)) < 80_000


@pytest.mark.parametrize("game", GAMES)
def test_an_ordinary_update_is_small(game: str) -> None:
    painter = Painter(game, words(game).text)
    for choices in range(36, 44):
        before, after = scenes(game, choices), scenes(game, choices + 1)
        for shown, made in ((before, choices), (after, choices + 1)):
            attach(shown, table_of(game, made).open_questions()[0].option_ids())
        changes = [
            difference(painter.sheet(old), painter.sheet(new)) for old, new in zip(before, after, strict=True)
        ]
        assert packed(changes) < 10_000
