"""The vocabulary: names, picking, words, positions."""

from __future__ import annotations

from math import dist, isclose, sqrt

import pytest

from tablewright.engine.looks import Die, Marker, Picture, Space, Zone
from tablewright.engine.message import Text
from tablewright.engine.outlines import rect
from tablewright.engine.scene import (
    BLOCKED,
    PICKABLE,
    SELECTED,
    Node,
    Scene,
    along_frame,
    attach,
    hex_at,
    outline,
    polar,
    repeated_ids,
    spread,
    walk,
)
from tests.draw.boards import GAMES, scenes


def say(text: Text) -> str:
    return text.id


def table() -> Scene:
    scene = Scene("board", "origins")
    offer = scene.add(Node("offer", Zone(rect(300, 100)), 10, 10, Text("offer")))
    for i in range(3):
        offer.add(
            Node(
                f"die-{i}",
                Die(40, "red", i + 1),
                40 * i,
                50,
                tip=Text("red-die"),
                picks=(f"citizen:{i}", f"D{i}"),
            )
        )
    track = scene.add(Node("track", Zone(rect(300, 50)), 10, 200, Text("track")))
    for i in range(3):
        track.add(
            Node(f"step-{i}", Space(rect(40, 40)), 45 * i, 5, tip=Text(f"step-{i}"), picks=(f"step:{i}",))
        )
    track.children[1].add(Node("disc", Marker(0), 20, 20, tip=Text("disc")))
    return scene


def by_id(scene: Scene) -> dict[str, Node]:
    return {node.id: node for node in walk(scene)}


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_on_every_board(game: str) -> None:
    assert repeated_ids(scenes(game)) == []


def test_repeated_names_are_found_across_scenes() -> None:
    one, other = table(), table()
    other.nodes[0].children.pop()
    assert repeated_ids([one]) == []
    assert repeated_ids([one, other]) == [node.id for node in walk(other)]


def test_walk_is_drawing_order() -> None:
    names = [node.id for node in walk(table())]
    assert names == ["offer", "die-0", "die-1", "die-2", "track", "step-0", "step-1", "disc", "step-2"]


# ------------------------------------------------------------------------------------------ picking
def test_options_light_up_their_nodes_and_the_rest_is_left() -> None:
    scene = table()
    left = attach([scene], ["citizen:0", "citizen:2", "citizen:no"])
    nodes = by_id(scene)
    assert left == ["citizen:no"]
    assert {name for name, node in nodes.items() if node.state == PICKABLE} == {"die-0", "die-2"}
    assert nodes["die-2"].options == ("citizen:2",)


def test_a_value_stands_for_options_of_any_kind() -> None:
    scene = table()
    assert attach([scene], ["take:D1", "lower:D1", "D2"]) == []
    nodes = by_id(scene)
    assert nodes["die-1"].options == ("take:D1", "lower:D1")
    assert nodes["die-2"].options == ("D2",)


def test_a_whole_option_name_is_not_a_value() -> None:
    """`citizen:1` must not light up for another question whose value happens to be 1."""
    assert attach([table()], ["pay:1"]) == ["pay:1"]


def test_a_thing_may_stand_for_an_answer_only_where_the_question_is_about_it() -> None:
    scene = Scene("board", "quarry")
    for site in ("S1", "S2"):
        scene.add(Node(f"top-{site}", Picture(), picks=(f"act:top@{site}",)))
    assert attach([scene], ["act:top"], about=["S2"]) == []
    assert [node.options for node in scene.nodes] == [(), ("act:top",)]
    assert attach([scene], ["act:top"]) == ["act:top"]


def test_selected_and_blocked() -> None:
    scene = table()
    attach([scene], ["step:2"], selected=["take:D0"], blocked=["step:0", "step:2"])
    nodes = by_id(scene)
    assert nodes["die-0"].state == SELECTED
    assert nodes["step-0"].state == BLOCKED
    assert nodes["step-2"].state == PICKABLE, "what is offered is not blocked"


def test_badges_go_to_their_options_and_a_new_question_clears_everything() -> None:
    scene = table()
    attach([scene], ["step:0", "step:1"], selected=["take:D0"], badges={"step:1": "2"})
    nodes = by_id(scene)
    assert (nodes["step-0"].badge, nodes["step-1"].badge) == ("", "2")
    attach([scene], ["step:2"])
    assert {name for name, node in nodes.items() if node.state or node.options or node.badge} == {"step-2"}


# ------------------------------------------------------------------------------------------ in words
def test_outline_has_headings_merges_equal_things_and_tells_what_lies_where() -> None:
    scene = table()
    assert outline(scene, say) == [
        "offer:",
        "  red-die × 3",
        "track:",
        "  step-0",
        "  step-1",
        "    disc",
        "  step-2",
    ]


def test_outline_tells_what_can_be_done() -> None:
    scene = table()
    attach([scene], ["citizen:1", "step:2"], selected=["take:D0"], blocked=["step:0"])
    assert outline(scene, say) == [
        "offer:",
        "  + red-die",
        "  > red-die",
        "  red-die",
        "track:",
        "  ! step-0",
        "  step-1",
        "    disc",
        "  > step-2",
    ]


def test_outline_leaves_out_empty_spaces_that_have_only_a_label() -> None:
    scene = Scene("board", "origins")
    for i in range(2):
        scene.add(Node(f"cell-{i}", Space(rect(40, 40)), 45 * i, 5, str(i), picks=(f"cell:{i}",)))
    scene.nodes[1].add(Node("disc", Marker(0), 20, 20, tip=Text("disc")))
    assert outline(scene, say) == ["1", "  disc"]
    assert outline(scene, say, empty=True) == ["0", "1", "  disc"]
    attach([scene], ["cell:0"])
    assert outline(scene, say) == ["> 0", "1", "  disc"]


def test_nameless_nodes_hand_their_children_up() -> None:
    scene = Scene("board", "origins")
    scene.add(Node("frame", Picture())).add(Node("die", Die(40, "red", 1), tip=Text("die")))
    assert outline(scene, say) == ["die"]


# ------------------------------------------------------------------------------------------ positions
def test_spread_is_centred() -> None:
    assert spread(3, 10) == [-10, 0, 10]
    assert spread(2, 10) == [-5, 5]
    assert spread(0, 10) == []


def test_polar_starts_in_the_north_and_runs_clockwise() -> None:
    for angle, expected in ((0, (0, -5)), (90, (5, 0)), (180, (0, 5)), (270, (-5, 0))):
        assert polar(5, angle) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("flat", [False, True])
def test_the_six_neighbours_of_a_hex_touch_it(flat: bool) -> None:
    centre = hex_at(2, -1, 30, flat)
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for dq, dr in around:
        assert isclose(dist(centre, hex_at(2 + dq, -1 + dr, 30, flat)), 30 * sqrt(3))


def test_a_track_along_the_frame_closes_without_gaps() -> None:
    cells = along_frame(1600, 1000, 27, 31, 19)
    assert len(cells) == 100
    area = sum(width * height for _, _, width, height in cells)
    assert isclose(area, 1600 * 1000 - (1600 - 54) * (1000 - 54))
    assert cells[0][:2] == (0, 0)
    assert cells[30][0] + cells[30][2] == pytest.approx(1600)
    assert cells[99][1] == pytest.approx(27)
