"""SET-13, SET-14 Deposits, Cleanup, end of the game."""

from __future__ import annotations

import pytest

from tablewright.engine import Table, find_game
from tablewright.games.settlers.box.cards import NUMBER
from tablewright.games.settlers.rules.base.scoring import places
from tablewright.games.settlers.rules.state import CLEANUP, COUNTING, DEPOSITING, Settlers
from tests.games.settlers.asked import kind, offered
from tests.games.settlers.laying import built, deals, foundation, hand, supply
from tests.games.settlers.looking import has, names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import pass_all, play, position, table_of


def cleaning(g: Settlers) -> Table:
    """The beginning of the Cleanup phase."""
    g.phase, g.step = CLEANUP, 0
    return table_of(g)


def keep_all(table: Table) -> None:
    """Store as much as possible: the first option."""
    while kind(table) == "store":
        play(table, offered(table)[0])


@pytest.mark.example("SET-EX-02")
@pytest.mark.rule("SET-13.2", "SET-13.4")
def test_the_japanese_keep_food() -> None:
    g = position("japanese", "romans")
    stalls, casino = built(g, TOM, "Stalls", "Casino")
    stalls.goods, stalls.uses = (NUMBER["food"],), 1
    casino.goods, casino.uses = (NUMBER["worker"],), 1
    supply(g, TOM, food=2, worker=1)
    keep_all(cleaning(g))
    assert has(g.settlers[TOM], food=2, worker=0)
    assert (stalls.goods, casino.goods) == ((), ())


@pytest.mark.example("SET-EX-31")
@pytest.mark.rule("SET-13.2", "SET-13.3")
def test_what_each_board_keeps() -> None:
    g = position("romans", "barbarians", "egyptians", "japanese")
    for settler in g.settlers:
        supply(g, settler.seat, wood=1, stone=1, food=1, gold=1, worker=1, raze=1, defense=1)
    keep_all(cleaning(g))
    kept = [sorted(name for name, n in NUMBER.items() if n < 7 and s.goods[n]) for s in g.settlers]
    assert kept == [["raze"], ["worker"], ["gold"], ["food"]]


@pytest.mark.example("SET-EX-40")
@pytest.mark.rule("SET-13.2", "SET-17.42")
def test_warehouses() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Warehouses")
    supply(g, TOM, wood=2, stone=1, raze=3, gold=1, worker=2)
    keep_all(cleaning(g))
    assert has(g.settlers[TOM], wood=2, stone=1, raze=3, gold=0, worker=0)


@pytest.mark.rule("SET-13.3")
def test_storing_is_optional() -> None:
    g = position("barbarians", "romans")
    supply(g, TOM, worker=3)
    table = cleaning(g)
    assert offered(table) == ["store:3", "store:2", "store:1", "store:0"]
    play(table, "store:1")
    assert has(g.settlers[TOM], worker=1)


@pytest.mark.rule("SET-13.4", "SET-16.10")
def test_what_survives() -> None:
    g = position("japanese", "romans")
    gate, shrine = built(g, TOM, "Gate", "Shrine")
    gate.samurai = True
    gate.under = (g.settlers[TOM].deck.pop(),)
    shrine.laid = (NUMBER["wood"],)
    (legion,) = built(g, MARK, "Legion")
    legion.route, legion.route_seat = g.settlers[TOM].deck.pop(), TOM
    legion.blocked, legion.triggered = True, 2
    deals(g, TOM, "Farm")
    cleaning(g)
    assert gate.samurai
    assert (len(gate.under), shrine.laid) == (1, (NUMBER["wood"],))
    assert legion.route_seat == TOM
    assert not legion.blocked
    assert legion.triggered == 0
    assert names(g.settlers[TOM].deals) == ["Farm"]


@pytest.mark.rule("SET-13.5")
def test_hands_are_kept() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Village", "Mill")
    table = cleaning(g)
    keep_all(table)
    assert names(g.settlers[TOM].hand)[:2] == ["Village", "Mill"]


@pytest.mark.rule("SET-13.6")
def test_taken_over_locations_go_home_after_storing() -> None:
    g = position("egyptians", "romans")
    (temple,) = built(g, TOM, "Temple of Ra")
    (warehouses,) = built(g, MARK, "Warehouses")
    g.settlers[MARK].empire.remove(warehouses)
    g.settlers[TOM].empire.append(warehouses)
    warehouses.taken_with = temple.id
    supply(g, TOM, wood=2, gold=1)
    supply(g, MARK, wood=2)
    keep_all(cleaning(g))
    assert has(g.settlers[TOM], wood=2, gold=1)  # the controller stores
    assert has(g.settlers[MARK], wood=0)
    assert warehouses in g.settlers[MARK].empire
    assert warehouses.taken_with == ""


@pytest.mark.rule("SET-13.8", "SET-17.3", "SET-17.4")
def test_deposits_in_every_round_the_last_too() -> None:
    for number in (1, 5):
        g = position("japanese", "romans")
        gate, shrine = built(g, TOM, "Gate", "Shrine")
        hand(g, TOM, "Village", "Mill")
        supply(g, TOM, wood=2, gold=3, stone=1)
        g.phase, g.step, g.round = DEPOSITING, 0, number
        g.opening = g.first = 0 if number in (1, 5) else 1
        table = table_of(g)
        play(table, "lay-cards:Mill", "lay-cards:done", "lay-resources:2", "lay-resources:0")
        assert names(gate.under) == ["Mill"]
        assert shrine.laid == (NUMBER["wood"], NUMBER["wood"])
        assert g.phase != "deposit"


@pytest.mark.rule("SET-14.1", "SET-14.3", "SET-1.8")
def test_final_points() -> None:
    g = position("japanese", "egyptians")
    gate, shrine, *_ = built(g, TOM, "Gate", "Shrine", "Village", "Mill")
    foundation(g, TOM, "Quarry")
    gate.under = (g.settlers[TOM].deck.pop(), g.settlers[TOM].deck.pop())
    shrine.laid = (NUMBER["wood"],) * 3
    built(g, MARK, "Sphinx", "Oasis")
    g.phase = COUNTING
    table = table_of(g)
    assert table.over
    assert g.settlers[TOM].tally == {"common-locations": 2, "faction-locations": 4, "shrine": 3, "gate": 2}
    assert g.settlers[MARK].vp == 4  # the Sphinx does not react


@pytest.mark.rule("SET-14.2", "SET-17.36")
def test_taken_over_locations_count_for_their_owner() -> None:
    g = position("egyptians", "japanese")
    (temple,) = built(g, TOM, "Temple of Ra")
    (gate,) = built(g, MARK, "Gate")
    gate.under = (g.settlers[MARK].deck.pop(),)
    g.settlers[MARK].empire.remove(gate)
    g.settlers[TOM].empire.append(gate)
    gate.taken_with = temple.id
    g.phase = COUNTING
    table_of(g)
    assert [settler.vp for settler in g.settlers] == [2, 3]


@pytest.mark.rule("SET-14.4", "SET-14.5", "SET-14.6")
def test_tie_breaks() -> None:
    g = position("romans", "barbarians", "egyptians")
    for settler in g.settlers:
        settler.vp = 10
        supply(g, settler.seat, worker=0)
    assert places(g) == [1, 1, 1]
    hand(g, MARK, "Village")
    assert places(g) == [2, 1, 2]
    supply(g, EVA, gold=5, raze=2)
    assert places(g) == [2, 1, 2]  # Gold and tokens do not count
    supply(g, EVA, worker=1)
    supply(g, TOM, food=1)
    assert places(g) == [2, 3, 2] or places(g) == [1, 3, 1]
    g.settlers[MARK].vp = 11
    assert places(g)[MARK] == 1


@pytest.mark.rule("SET-14.5")
def test_goods_on_a_shrine_are_spent() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Shrine")
    supply(g, TOM, wood=1)
    supply(g, MARK, worker=0)
    g.round = 5
    table = table_of(g)
    pass_all(table)
    play(table, "lay-resources:1")
    assert table.over
    assert has(g.settlers[TOM], wood=0)
    assert find_game("settlers").scores(g) == [3, 0]
