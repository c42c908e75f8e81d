"""The table on the screen, the words of components, what a seat cannot know, and the invariants."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright.draw import render
from tablewright.engine import Chance, Text, copy, find_game
from tablewright.engine.scene import Node, Scene, attach, outline, repeated_ids, walk
from tablewright.games.daitoshi.box.schema import DATA, MACHINES
from tablewright.games.daitoshi.invariants import broken
from tablewright.games.daitoshi.look.pictograms import effect_glyphs
from tablewright.games.daitoshi.look.scene import scenes_of
from tablewright.games.daitoshi.look.wording import (
    CITY_WORDS,
    INVENTION_WORDS,
    SLOT_WORDS,
    WORKSHOP_WORDS,
    effect_words,
)
from tablewright.games.daitoshi.rules.state import Daitoshi
from tablewright.games.daitoshi.rules.view import resample, view_of
from tablewright.testing.scenario import Scenario, position
from tablewright.text import LANGUAGES, words_for
from tests.games.daitoshi.board import build
from tests.games.daitoshi.magnates import hire, install, owns, take_hexes
from tests.games.daitoshi.table import alone, daitoshi, pass_turn

GAME = find_game("daitoshi")


def scenes(table: Scenario, seat: int | None = 0) -> list[Scene]:
    """The sheets that a seat sees."""
    return scenes_of(table.table.view(seat), seat)


def lit(sheets: list[Scene]) -> dict[str, Node]:
    """The nodes that can be picked, by option."""
    return {option: node for scene in sheets for node in walk(scene) for option in node.options}


def test_magnate_spaces_are_picked_on_the_avenue() -> None:
    table = daitoshi()
    owns(table.state.magnates[0], steam=9)
    table.play("turn:city")
    sheets = scenes(table)
    assert attach(sheets, table.offered()) == []
    assert lit(sheets)["move:2/left"].id == "magnates-2-left"


def test_workshops_hexes_and_floors_are_picked_where_they_lie() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=9, material=4)
    hire(g, me, "pink")
    take_hexes(g, me, "river", "forest")
    install(g, me, "M1", "common_05")
    table.play("turn:city", "move:2/middle")
    sheets = scenes(table)
    attach(sheets, table.offered())
    assert lit(sheets)["place-worker:inner"].id == "space-2-inner"
    table.play("place-worker:inner", "action:expand", "expand:middle/1")
    sheets = scenes(table)
    assert attach(sheets, table.offered()) == []
    assert lit(sheets)["lay-hex:river"].id == "zone-river-0"
    table.play("lay-hex:mountain")
    sheets = scenes(table)
    assert attach(sheets, table.offered()) == []
    assert lit(sheets)["progress:M1"].id == "floor-M1-0"


def test_only_the_own_factory_can_be_picked() -> None:
    table = daitoshi()
    owns(table.state.magnates[0], steam=9)
    table.play("turn:production")
    sheets = scenes(table, 1)
    assert attach(sheets, ["activate:left"]) == []
    assert lit(sheets)["activate:left"].id == "building-left-1"


def test_basic_inventions_lie_on_the_table_while_they_are_chosen() -> None:
    table = position("daitoshi", 4, start="chosen")
    sheets = scenes(table, table.question().seat)
    assert attach(sheets, table.offered()) == []


def test_the_mayors_cards_have_a_sheet_of_their_own() -> None:
    table = alone("5")
    pass_turn(table)
    sheets = scenes(table)
    assert [scene.name for scene in sheets] == ["board", "area-0", "area-1", "mayor"]
    names = {node.id for node in walk(sheets[-1])}
    assert {"mayor-deck", "mayor-card"} <= names
    assert repeated_ids(sheets) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_can_be_drawn_and_told(language: str) -> None:
    words = words_for(GAME, language, players=1)
    table = alone("7")
    build(table.state, 1, "middle_1", "forest")
    build(table.state, 1, "outer_5", "forest", "river", lit=False)
    for scene in scenes(table):
        assert render(scene, words.text).startswith("<svg")
        assert outline(scene, words.text)
    assert not words.catalogue.missing
    assert not words.catalogue.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words_and_pictograms(language: str) -> None:
    words = words_for(GAME, language)
    texts = [*INVENTION_WORDS.values(), *CITY_WORDS.values(), *WORKSHOP_WORDS.values()]
    texts += [line for slots in SLOT_WORDS.values() for line in slots.values()]
    texts += [effect_words(card.effect) for card in DATA.advisor_cards]
    for line in texts:
        for text in line:
            assert words.text(text)
    assert not words.catalogue.missing
    assert not words.catalogue.unnamed
    for tile in DATA.district_tiles:
        assert len(effect_glyphs(tile.electrify_section)) == len(tile.electrify_section)


def test_polish_plurals() -> None:
    words = words_for(GAME, "pl")
    steps = [words.text(Text("op-wormbus", {"n": n})) for n in (1, 2, 5)]
    assert steps == ["1 ruch Czerwiobusa", "2 ruchy Czerwiobusa", "5 ruchów Czerwiobusa"]


# ------------------------------------------------------------------------------------------ what is hidden
def test_resampling_changes_only_what_nobody_knows() -> None:
    g = daitoshi().state
    seen = view_of(g, 0)
    orders = set()
    for seed in range(20):
        other = copy(g)
        resample(other, 0, Chance(str(seed)), g)
        assert view_of(other, 0) == seen
        assert sorted(tile.id for tile in other.stacks["common"]) == sorted(
            tile.id for tile in g.stacks["common"]
        )
        orders.add(tuple(tile.id for tile in other.stacks["common"]))
    assert len(orders) == 20


def test_resampling_keeps_what_came_to_light_since() -> None:
    table = daitoshi()
    start: Daitoshi = copy(table.state)
    now: Daitoshi = copy(table.state)
    revealed = now.stacks["innovative"].pop()
    now.middle_stack.pop()
    shown = now.middle_stack[-1]
    for seed in range(10):
        other = copy(start)
        resample(other, 0, Chance(str(seed)), now)
        assert other.stacks["innovative"][-1] is revealed
        assert other.middle_stack[-2] is shown


def test_resampling_keeps_the_top_of_the_mayors_deck() -> None:
    g = alone().state
    top, pile = g.deck[-1], list(g.pile)
    orders = set()
    for seed in range(10):
        other = copy(g)
        resample(other, 0, Chance(str(seed)), g)
        assert (other.deck[-1], other.pile) == (top, pile)
        orders.add(tuple(card.id for card in other.deck))
    assert len(orders) > 5


@pytest.mark.parametrize("players", [1, 2])
def test_the_cards_that_place_the_neutral_magnate_are_hidden(players: int) -> None:
    table = position("daitoshi", players, start="chosen")
    g = table.state
    seen = view_of(g, 0)
    tops = set()
    for seed in range(20):
        other = copy(g)
        resample(other, 0, Chance(str(seed)), g)
        assert view_of(other, 0) == seen
        tops.add(other.deck[-1].id)
    assert len(tops) > 5


# ----------------------------------------------------------------------------------------------- invariants
def lose_a_worker(g: Daitoshi) -> None:
    g.supply["pink"] -= 1


def lose_a_hex(g: Daitoshi) -> None:
    g.discard["forest"] += 1


def overfill_the_store(g: Daitoshi) -> None:
    g.magnates[0].goods["food"] = 10


def hover_an_invention(g: Daitoshi) -> None:
    g.magnates[0].floors[2] = g.stacks["common"].pop()


def share_a_space(g: Daitoshi) -> None:
    for me in g.magnates[:2]:
        me.sector, me.space = 2, 1


def walk_over_hexes(g: Daitoshi) -> None:
    g.magnates[0].pilgrims["forest"] = 3


def install_too_early(g: Daitoshi) -> None:
    g.installed = [0]


def build_in_the_air(g: Daitoshi) -> None:
    g.tiles[2] = g.outer_stack.pop()


def give_points_from_nowhere(g: Daitoshi) -> None:
    g.magnates[1].vp = 7


@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (lose_a_worker, "INV-1"),
        (lose_a_hex, "INV-2"),
        (walk_over_hexes, "INV-4"),
        (overfill_the_store, "INV-5"),
        (hover_an_invention, "INV-8"),
        (install_too_early, "INV-10"),
        (build_in_the_air, "INV-11"),
        (share_a_space, "INV-13"),
        (give_points_from_nowhere, "INV-22"),
    ],
)
def test_a_broken_table_is_noticed(spoil: Callable[[Daitoshi], None], invariant: str) -> None:
    g = daitoshi().state
    assert list(broken(g)) == []
    spoil(g)
    assert any(problem.startswith(f"{invariant}:") for problem in broken(g))


def test_all_machines_are_known() -> None:
    assert set(SLOT_WORDS) == set(MACHINES)
