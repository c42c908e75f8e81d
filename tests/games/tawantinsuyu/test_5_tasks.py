"""TAW-5 The tasks."""

from __future__ import annotations

import pytest

from tablewright.games.tawantinsuyu.box.schema import PRODUCTION, WEAVINGS
from tablewright.games.tawantinsuyu.rules.buildings import build_building, fill_market, market, take_building
from tablewright.games.tawantinsuyu.rules.effects import (
    connections,
    face_down,
    free_weaving,
    places_for,
    trade,
)
from tablewright.games.tawantinsuyu.rules.secondary_actions import produce
from tablewright.games.tawantinsuyu.rules.steps_and_statues import build_statue, build_steps, can_build_steps
from tablewright.games.tawantinsuyu.rules.tasks import can_perform, perform
from tablewright.games.tawantinsuyu.rules.weavings import buy_weavings
from tablewright.testing.scenario import carry_out
from tests.games.tawantinsuyu.offers import market as lay_market
from tests.games.tawantinsuyu.offers import stacked
from tests.games.tawantinsuyu.owning import army, gods, goods, owned, production, steps, tapestry
from tests.games.tawantinsuyu.people import workers
from tests.games.tawantinsuyu.seats import BLACK, PURPLE
from tests.games.tawantinsuyu.table import laid_out, scenario


@pytest.mark.rule("TAW-5.1.1")
@pytest.mark.parametrize(
    ("task", "income"),
    [
        ("harvest_potato", {"potato": 3}),
        ("harvest_corn", {"corn": 2}),
        ("harvest_stone", {"stone": 2}),
        ("harvest_gold", {"gold": 1}),
    ],
)
def test_harvest(task: str, income: dict[str, int]) -> None:
    g = laid_out()
    carry_out(perform(g, g.incas[PURPLE], task))
    assert owned(g.incas[PURPLE]) == income


# --------------------------------------------------------------------------------------------- steps
@pytest.mark.rule("TAW-5.2.1", "TAW-5.2.3")
def test_steps_cost_three_stone_and_pay_back_at_once() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, stone=4)
    carry_out(build_steps(g, me, free=False, optional=False), "steps:ST4u")
    assert g.steps[6] == PURPLE
    assert me.steps_left == 4
    assert me.vp == 14
    assert owned(me) == {"stone": 1, "corn": 1, "potato": 2}


@pytest.mark.rule("TAW-5.2.2", "TAW-5.2.4")
@pytest.mark.example("TAW-DX-05")
def test_lower_steps_below_the_own_upper_ones() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, stone=3)
    steps(g, ST2u=PURPLE)
    carry_out(build_steps(g, me, free=False, optional=False), "steps:ST2l")
    assert me.vp == 10 + 4 + 2
    assert owned(me) == {"corn": 1, "potato": 2}


@pytest.mark.rule("TAW-5.2.4")
def test_the_owner_of_the_upper_steps_scores() -> None:
    g = laid_out()
    goods(g.incas[PURPLE], stone=3)
    steps(g, ST2u=BLACK)
    carry_out(build_steps(g, g.incas[PURPLE], free=False, optional=False), "steps:ST2l")
    assert [inca.vp for inca in g.incas] == [14, 12]


@pytest.mark.rule("TAW-5.2.2")
def test_lower_steps_need_upper_ones() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, stone=3)
    asked = next(build_steps(g, me, free=False, optional=False))
    assert "steps:ST3l" not in asked.option_ids()
    assert asked.reasons()["steps:ST3l"].rule == "TAW-5.2.2"


@pytest.mark.rule("TAW-5.2.5")
def test_no_steps_without_marker_or_space() -> None:
    g = laid_out(4)
    me = g.incas[PURPLE]
    goods(me, stone=3)
    assert can_build_steps(g, me)
    me.steps_left = 0
    assert not can_build_steps(g, me)
    me.steps_left = 5
    g.steps = [BLACK] * 10
    assert not can_perform(g, me, "build_steps")


# ------------------------------------------------------------------------------------------ buildings
@pytest.mark.rule("TAW-5.3.1", "TAW-5.3.2")
def test_a_building_is_paid_and_leaves_a_gap() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    lay_market(g, "P02", "P16", "Z14", "Z15")
    goods(me, stone=1, corn=1)
    rule = build_building(g, me, free=False)
    assert next(rule).option_ids() == ["build:P02", "build:no"]
    rule.close()
    carry_out(build_building(g, me, free=False), "build:P02")
    assert me.production_up == [PRODUCTION["P02"]]
    assert owned(me) == {}
    assert [tile.id for tile in g.production_market] == ["P16"]
    fill_market(g)
    assert len(g.production_market) == 2


@pytest.mark.rule("TAW-5.3.3", "TAW-5.3.7")
def test_passive_buildings_are_never_face_down() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    for tile in (*g.production_market, *g.passive_market):
        take_building(g, me, tile)
    assert len(me.production_up) == len(me.passive) == 2
    assert face_down(me, army=True) == []


@pytest.mark.rule("TAW-5.3.4", "TAW-5.3.5")
def test_the_market_is_exchanged_for_a_god_card() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    lay_market(g, "P16", "P18", "Z14", "Z11")
    gods(g, me, "G01", "G02")
    before = [tile.id for tile in market(g)]
    carry_out(
        build_building(g, me, free=False),
        "build:exchange-market",
        "return-god:G02",
        "remove-building:P16",
        "remove-building:P18",
    )
    assert g.god_deck[0].id == "G02"
    assert [tile.id for tile in g.production_stack[:2]] == ["P18", "P16"]
    assert [tile.id for tile in g.passive_market] == ["Z14", "Z11"]
    assert len(g.production_market) == 2
    assert before[0] not in [tile.id for tile in market(g)]
    assert (me.production_up, me.passive) == ([], [])  # nothing could be paid; the card stays spent


@pytest.mark.rule("TAW-5.3.4")
def test_one_or_two_buildings_and_all_gaps_are_filled() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    lay_market(g, "P01", "P16")
    gods(g, me, "G01")
    take_building(g, me, PRODUCTION["P01"])
    carry_out(
        build_building(g, me, free=False),
        "build:exchange-market",
        "remove-building:P16",
        "remove-building:done",
    )
    assert len(g.production_market) == 2


@pytest.mark.rule("TAW-5.3.6")
def test_the_exchange_is_there_for_free_buildings_too() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    gods(g, me, "G01")
    asked = next(build_building(g, me, free=True))
    assert len([name for name in asked.option_ids() if name[6] in "PZ"]) == 4
    assert "build:exchange-market" in asked.option_ids()


# -------------------------------------------------------------------------------------------- statues
@pytest.mark.rule("TAW-5.4.1")
@pytest.mark.parametrize(("statue", "left", "vp"), [("SM-waves", {"gold": 2}, 13), ("LG-waves", {}, 19)])
def test_statues(statue: str, left: dict[str, int], vp: int) -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, stone=3, gold=2)
    answers = [f"statue:{statue}"] + (["pay-gold:0"] if statue.startswith("SM") else [])
    carry_out(build_statue(g, me, "", free=False, optional=False), *answers)
    assert owned(me) == left
    assert me.vp == vp
    assert [kind.id for kind in me.statues] == [statue]


# ------------------------------------------------------------------------------------------- weavings
@pytest.mark.rule("TAW-5.5.1", "TAW-5.5.6")
@pytest.mark.example("TAW-DX-04")
def test_three_weavings_cost_six_corn_and_another_player_pays_three() -> None:
    g = laid_out()
    me, other = g.incas
    goods(me, corn=6)
    goods(other, corn=3)
    stacked(g, "W01", "W08", "W14", "W02")
    carry_out(
        buy_weavings(g, me),
        "buy-weaving:W01",
        "buy-weaving:W08",
        "buy-weaving:W14",
        "weave-next:W14",
        "weave:new",
        "weave-next:W01",
        "weave:2/left",
        "weave:2/right",
    )
    assert owned(me) == {}
    assert [[tile.id for tile in row] for row in me.tapestries] == [["SW01"], ["W01", "W14", "W08"]]
    assert owned(other) == {"corn": 3}  # nothing was left to buy


@pytest.mark.rule("TAW-5.5.2", "TAW-5.5.3")
def test_the_rest_is_offered_in_turn_order_then_put_under_the_stack() -> None:
    g = laid_out(3)
    me = g.incas[PURPLE]
    goods(me, corn=1)
    goods(g.incas[1], corn=3)
    goods(g.incas[2], corn=5)
    army(g, g.incas[1], "A09")  # corn, but it is not their turn
    stacked(g, "W01", "W08", "W14")
    carry_out(
        buy_weavings(g, me),
        "buy-weaving:W08",
        "weave:new",
        "buy-rest:no",
        "buy-rest:W14",  # it can only start a new tapestry
    )
    assert owned(g.incas[2]) == {"corn": 2}
    assert g.weavings[0] is WEAVINGS["W01"]
    assert g.top_shown
    assert g.drawn == []


@pytest.mark.rule("TAW-5.5.1")
def test_only_the_player_who_draws_sees_the_tiles() -> None:
    g = laid_out()
    workers(g, g.incas[PURPLE], "green")
    goods(g.incas[PURPLE], gold=1, corn=3)
    table = scenario(g)
    table.play("action:place", "place-space:T1a", "task:T1-M")
    table.asks(PURPLE, "buy-weaving")
    assert len(table.table.view(PURPLE)["drawn"]) == 3
    assert table.table.view(BLACK)["drawn"] is None
    assert table.table.view(BLACK)["top_weaving"] is None


@pytest.mark.rule("TAW-5.5.4", "TAW-5.5.5")
@pytest.mark.example("TAW-EX-06")
def test_where_a_weaving_may_go() -> None:
    g = laid_out(4)
    me = g.incas[PURPLE]
    tapestry(g, me, "W05 W12")
    assert places_for(me, WEAVINGS["W17"]) == [(1, "left"), (1, "right"), "new"]
    assert places_for(me, WEAVINGS["W08"]) == ["new"]


@pytest.mark.rule("TAW-5.5.7")
def test_a_free_weaving_is_the_top_tile() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    stacked(g, "W08", "W14")
    carry_out(free_weaving(g, me), "weave:1/left")
    assert [tile.id for tile in me.tapestries[0]] == ["W08", "SW01"]
    assert g.weavings[-1] is WEAVINGS["W14"]
    assert g.top_shown


# ------------------------------------------------------------------------------------------- merchant
@pytest.mark.rule("TAW-5.6.1", "TAW-5.6.2")
@pytest.mark.example("TAW-EX-07")
def test_the_merchant_pays_matching_connections() -> None:
    g = laid_out(4)
    me = g.incas[PURPLE]
    tapestry(g, me, "W05 W12 W17 W22", "W07 W11 W15 W20 W23")
    assert connections(me) == ["potato", "temple", "army", "stone"]
    goods(me, gold=1)
    carry_out(trade(g, me), "pay-temple:yes", f"keep-army:{g.army_deck[-2].id}")
    assert owned(me) == {"potato": 3, "stone": 2}
    assert me.temple == 1
    assert len(me.army) == 2


@pytest.mark.rule("TAW-5.6.2")
def test_merchant_rewards_may_be_declined() -> None:
    g = laid_out(4)
    me = g.incas[PURPLE]
    tapestry(g, me, "W02 W15", "W17 W22")  # god card, temple
    goods(me, gold=1)
    production(g, me, "P01", up=False)
    carry_out(trade(g, me), "merchant:temple", "pay-temple:no", "god-source:no")
    assert owned(me) == {"gold": 1, "potato": 1}


# ------------------------------------------------------------------------------------ training, produce
@pytest.mark.rule("TAW-5.7.1", "TAW-6.9.1")
def test_training_keeps_one_of_two() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    first, second = g.army_deck[-1], g.army_deck[-2]
    carry_out(perform(g, me, "training"), f"keep-army:{second.id}")
    assert me.army == [second]
    assert g.army_discard == [first]


@pytest.mark.rule("TAW-5.8.1")
@pytest.mark.example("TAW-DX-10")
def test_produce_once_keeps_the_building_face_up() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    production(g, me, "P02", "P05")
    carry_out(perform(g, me, "produce_once"), "produce-once:P02")
    assert owned(me) == {"potato": 3}
    assert len(me.production_up) == 2
    carry_out(produce(g, me), "produce:P02", "produce:done")
    assert owned(me) == {"potato": 6}
    assert me.production_down == [PRODUCTION["P02"]]
