"""SET-5 Production phase."""

from __future__ import annotations

import pytest

from tablewright.engine import Table
from tablewright.games.settlers.box.cards import BOARDS, FACTIONS, GOODS
from tablewright.games.settlers.rules.state import PRODUCING, Settlers
from tests.games.settlers.asked import asked_seat, events, kind, offered
from tests.games.settlers.laying import built, deals, supply
from tests.games.settlers.looking import has
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of


def producing(g: Settlers) -> Table:
    """The beginning of the Production phase."""
    g.phase, g.step = PRODUCING, 0
    return table_of(g)


@pytest.mark.rule("SET-5.1")
def test_from_the_first_player_on() -> None:
    g = position("romans", "barbarians")
    g.first = g.opening = MARK
    assert [event["seat"] for event in events(producing(g), "produce")] == [MARK, TOM]


@pytest.mark.rule("SET-5.3", "SET-5.9")
def test_boards() -> None:
    found = {name: {GOODS[good]: n for good, n in BOARDS[name].production} for name in FACTIONS}
    assert found == {
        "barbarians": {"worker": 5, "raze": 1, "defense": 1},
        "japanese": {"worker": 4, "wood": 1, "raze": 1, "defense": 1},
        "romans": {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defense": 1},
        "egyptians": {"worker": 3, "gold": 1, "raze": 1, "defense": 1},
    }
    g = position("egyptians", "barbarians")
    supply(g, MARK, worker=0)
    producing(g)
    assert has(g.settlers[TOM], worker=3, gold=1, raze=1, defense=1, wood=0, stone=0, food=0)
    assert has(g.settlers[MARK], worker=5, raze=1, defense=1, gold=0)


@pytest.mark.example("SET-EX-01")
@pytest.mark.rule("SET-5.2", "SET-5.4", "SET-5.5")
def test_board_deals_and_locations() -> None:
    g = position("japanese", "romans")
    deals(g, TOM, "Farm", "Casino")  # a Worker and Gold
    built(g, TOM, "Lord's Fields", "Armorer")
    producing(g)
    assert has(g.settlers[TOM], worker=5, wood=1, raze=2, gold=1, defense=1, food=1, stone=0)


@pytest.mark.rule("SET-5.2")
def test_board_then_deals_then_locations_in_the_order_wanted() -> None:
    g = position("romans", "egyptians")
    deals(g, TOM, "Spies")  # a card
    built(g, TOM, "Legion", "Architect", "Watchtower")
    table = producing(g)
    assert asked_seat(table) == TOM
    assert kind(table) == "draw-from"  # the Deal comes before the Locations
    assert has(g.settlers[TOM], worker=2)  # and the board before the Deals
    play(table, "draw-from:faction")
    assert offered(table) == ["produce-next:Legion", "produce-next:Architect", "produce-next:Watchtower"]
    play(table, "produce-next:Architect")
    assert kind(table) == "keep-card"


@pytest.mark.rule("SET-5.6", "SET-15.5")
def test_cards_come_from_either_deck_unless_one_is_named() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Watchtower")
    table = producing(g)
    assert offered(table) == ["draw-from:common", "draw-from:faction"]
    play(table, "draw-from:faction")
    assert not g.settlers[TOM].hand[0].common
    g = position("romans", "barbarians")
    built(g, TOM, "Legion")
    producing(g)
    assert g.settlers[TOM].hand[0].common


@pytest.mark.rule("SET-5.7", "SET-15.15")
def test_points_count_at_once() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Monument")
    producing(g)
    assert g.settlers[TOM].vp == 1


@pytest.mark.rule("SET-5.8", "SET-17.25")
def test_sphinxes_react_in_production() -> None:
    g = position("egyptians", "barbarians")
    built(g, TOM, "Sphinx", "Pharaoh's Guard")
    table = producing(g)
    play(table, "choose-effect:1")  # 2 VP
    assert g.settlers[TOM].vp == 3


@pytest.mark.rule("SET-5.10")
def test_a_bonus_is_not_repeated() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Quarry")
    producing(g)
    assert has(g.settlers[TOM], stone=2)  # 1 from the board, 1 from the Quarry


@pytest.mark.rule("SET-5.11", "SET-13.3")
def test_stored_goods_are_there_when_production_ends() -> None:
    g = position("barbarians", "romans")
    supply(g, TOM, worker=3)
    producing(g)
    assert has(g.settlers[TOM], worker=8)


@pytest.mark.example("SET-EX-29")
@pytest.mark.rule("SET-12.8")
def test_samurai_do_not_reduce_production() -> None:
    g = position("japanese", "romans")
    guarded = built(g, TOM, "Dojo", "Dojo", "Gate", "Gate", "Shrine", "Stalls", "Village")
    for location in guarded[:6]:
        location.samurai = True
    producing(g)
    assert has(g.settlers[TOM], worker=5)


@pytest.mark.rule("SET-17.66", "SET-17.12")
def test_farmers_at_work_and_an_almost_empty_deck() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Farmers at Work")
    producing(g)
    assert has(g.settlers[TOM], worker=2, wood=1, stone=1)  # nothing to copy
    g = position("romans", "barbarians")
    built(g, TOM, "Farmers at Work", "Old Forest")
    producing(g)
    assert has(g.settlers[TOM], wood=5)
    g = position("romans", "barbarians")
    built(g, TOM, "Architect")
    g.settlers[TOM].discard, g.settlers[TOM].deck = g.settlers[TOM].deck[1:], g.settlers[TOM].deck[:1]
    producing(g)
    assert len(g.settlers[TOM].hand) == 1  # the only card is taken
