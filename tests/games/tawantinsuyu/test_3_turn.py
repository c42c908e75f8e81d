"""TAW-3 Turn structure."""

from __future__ import annotations

import pytest

from tablewright.games.tawantinsuyu.rules.secondary_actions import SECONDARY
from tablewright.games.tawantinsuyu.rules.turn import actions_of
from tests.games.tawantinsuyu.offers import offer
from tests.games.tawantinsuyu.owning import army, gods, owned
from tests.games.tawantinsuyu.people import empty_bag, nomads, village, workers
from tests.games.tawantinsuyu.seats import BLACK, PURPLE
from tests.games.tawantinsuyu.table import asides, laid_out, quiet_turn, scenario


@pytest.mark.rule("TAW-3.1")
def test_players_take_turns_clockwise() -> None:
    g = laid_out(3)
    table = scenario(g)
    for seat in (0, 1, 2, 0):
        table.asks(seat, "action")
        quiet_turn(table)


@pytest.mark.rule("TAW-3.1", "TAW-3.3")
def test_two_different_secondary_actions() -> None:
    g = laid_out()
    offer(g, "G01", "G02")
    table = scenario(g)
    table.asks(PURPLE, "action").only_options(*[f"action:{name}" for name in SECONDARY])
    table.play("action:prayer", "god-source:G01", "god-source:G02")
    table.asks(PURPLE, "second-action").not_offered("second-action:prayer", rule="TAW-3.3")
    table.offers("second-action:priest", "second-action:training", "second-action:recruit")


@pytest.mark.rule("TAW-3.2")
def test_placing_needs_a_worker_and_a_payable_space() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    assert "place" not in actions_of(g, me)
    workers(g, me, "blue")
    assert "place" not in actions_of(g, me)
    gods(g, me, "G15")  # diamond: T1a lies before the High Priest
    assert actions_of(g, me)[0] == "place"


@pytest.mark.rule("TAW-3.2", "TAW-3.4")
def test_a_free_action_may_make_a_placement_payable() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    workers(g, me, "blue")
    army(g, me, "A16")  # 1 gold
    table = scenario(g)
    table.not_offered("action:place", rule="TAW-3.2").play("use-army:A16")
    assert owned(me) == {"gold": 1}
    table.offers("action:place")


@pytest.mark.rule("TAW-3.3")
def test_an_action_without_effect_may_be_chosen() -> None:
    g = laid_out()
    nomads(g)
    village(g)
    empty_bag(g)
    g.feast_holder, g.feasts_triggered = BLACK, 1
    table = scenario(g)
    table.play("action:recruit")
    table.asks(PURPLE, "second-action")
    assert g.incas[PURPLE].workers == []


@pytest.mark.rule("TAW-3.4")
def test_army_cards_give_their_resource_only_from_hand_and_in_the_own_turn() -> None:
    g = laid_out()
    me, other = g.incas
    army(g, me, "A01", "A11")
    army(g, me, "A02", place="army_up")
    army(g, other, "A03")
    table = scenario(g)
    table.asks(PURPLE, "action").offers("use-army:A01", "use-army:A11").play("use-army:A01")
    assert owned(me) == {"potato": 2}
    assert [card.id for card in g.army_discard] == ["A01"]
    table.play("use-army:A11")
    assert owned(me) == {"potato": 2, "stone": 1}
    assert asides(g, PURPLE) == asides(g, BLACK) == []
    assert [card.id for card in other.army] == ["A03"]


@pytest.mark.rule("TAW-3.4", "TAW-3.6")
def test_the_last_moment_is_the_village_purchase() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    army(g, me, "A16")
    nomads(g, "red", "red", "red")
    table = scenario(g)
    table.play("action:prayer", "second-action:recruit", "nomad:red")
    table.asks(PURPLE, "village").only_options("village:no", "use-army:A16").play("use-army:A16")
    table.offers("village:potato-end", "village:corn-end").play("village:corn-end")
    assert owned(me) == {}
    assert len(me.workers) == 2
    table.asks(BLACK, "action")


@pytest.mark.rule("TAW-3.5")
def test_the_holder_of_the_feast_tile_begins_with_the_feast() -> None:
    g = laid_out()
    village(g)
    g.feast_holder, g.feasts_triggered = BLACK, 1
    table = scenario(g)
    quiet_turn(table)
    table.told("feast", feast=1, seat=BLACK)
    assert g.feasts_resolved == 1
