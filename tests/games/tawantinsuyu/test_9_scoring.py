"""TAW-9 Final scoring, TAW-10 additional rules, TAW-11 passive buildings."""

from __future__ import annotations

import pytest

from tablewright.games.tawantinsuyu.box.schema import (
    CONQUEST_BY_ID,
    PASSIVE,
    SPACE_NUMBER,
    TEMPLE,
    WEAVINGS,
    PayTemple,
    TakeNomad,
)
from tablewright.games.tawantinsuyu.rules.conquest import name_cards, requirements
from tablewright.games.tawantinsuyu.rules.effects import (
    climb,
    face_down,
    gain_benefits,
    place_weaving,
    take_or_leave,
)
from tablewright.games.tawantinsuyu.rules.feast import start_feast
from tablewright.games.tawantinsuyu.rules.moments import PRAYING, take_aside
from tablewright.games.tawantinsuyu.rules.passive_buildings import feast_buildings, react
from tablewright.games.tawantinsuyu.rules.placement import (
    food_cost,
    place_worker,
    score_used_steps,
    task_count,
    warrior,
)
from tablewright.games.tawantinsuyu.rules.resources import can_pay, exchange_freely, pay
from tablewright.games.tawantinsuyu.rules.scoring import final_scoring, places, score_area, tapestry_points
from tablewright.games.tawantinsuyu.rules.tasks import perform
from tablewright.games.tawantinsuyu.rules.weavings import buy_weavings
from tablewright.testing.scenario import carry_out
from tests.games.tawantinsuyu.offers import offer, stacked
from tests.games.tawantinsuyu.owning import army, gods, goods, owned, passive, production, steps, tapestry
from tests.games.tawantinsuyu.people import empty_bag, nomads, on_hill, workers
from tests.games.tawantinsuyu.seats import BLACK, PURPLE, SHE, YOU
from tests.games.tawantinsuyu.table import asides, laid_out, scenario


# ------------------------------------------------------------------------------------ final scoring
@pytest.mark.rule("TAW-9.2")
@pytest.mark.example("TAW-DX-09")
def test_tapestries_by_length() -> None:
    g = laid_out(4)
    me = g.incas[PURPLE]
    tapestry(g, me, "W05 W12 W17 W22", "W07 W11 W15 W20 W23", "W01")
    assert tapestry_points(me) == 6 + 10 + 0


@pytest.mark.rule("TAW-9.3", "TAW-9.4", "TAW-9.5", "TAW-9.6", "TAW-9.7")
def test_every_line_of_the_final_scoring() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    me.temple = 9
    production(g, me, "P01")
    production(g, me, "P02", up=False)
    passive(g, me, "Z01", "Z02")
    gods(g, me, "G01", "G02", "G03")
    army(g, me, "A01", "A02", place="army_up")
    army(g, me, "A03", place="army_down")
    army(g, me, "A04")
    workers(g, me, "red", "blue")
    goods(me, gold=4, stone=9)
    score_area(g, me)
    assert me.tally == {
        "start": 10,
        "temple-top": 6,
        "buildings": 6,
        "god-cards": 3,
        "army-cards": 2,
        "workers": 2,
        "gold": 4,
    }


@pytest.mark.rule("TAW-9.1", "TAW-9.8")
def test_most_points_then_most_resources_then_shared() -> None:
    g = laid_out(3)
    final_scoring(g)
    for inca, vp in zip(g.incas, (50, 60, 60), strict=True):
        inca.vp = vp
    goods(g.incas[1], stone=2)
    goods(g.incas[2], potato=3)
    assert places(g) == [3, 2, 1]
    goods(g.incas[1], stone=3)
    assert places(g) == [3, 1, 1]


# ---------------------------------------------------------------------------------- additional rules
@pytest.mark.rule("TAW-10.1")
def test_climbing_gives_the_reward_of_every_space() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    me.temple = 4
    carry_out(climb(g, me, 2))
    assert owned(me) == {"gold": 1, "stone": 2}


@pytest.mark.rule("TAW-10.2")
def test_nobody_climbs_beyond_the_top() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    me.temple = 10
    carry_out(climb(g, me, 3))
    assert (me.temple, owned(me)) == (11, {"stone": 2})
    goods(me, gold=1)
    carry_out(take_or_leave(g, me, PayTemple(gold=1, n=1), "weavings"))  # not even asked
    assert owned(me) == {"stone": 2, "gold": 1}


@pytest.mark.rule("TAW-10.3")
def test_the_six_kinds_of_temple_reward() -> None:
    kinds = {tuple(type(step).__name__ for step in space.reward) for space in TEMPLE if space.reward}
    assert kinds == {
        ("Gain",),
        ("TakeGodCard", "ArmyTrain"),
        ("Choose",),
        ("ArmyTrain",),
        ("Gain", "TakeGodCard"),
    }
    g = laid_out()
    me = g.incas[PURPLE]
    me.temple = 2
    carry_out(climb(g, me, 1), "benefit-choice:stone")
    assert owned(me) == {"stone": 1}


@pytest.mark.rule("TAW-10.4")
def test_a_free_worker_comes_from_the_nomads() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    nomads(g, "red", "blue", "blue")
    effect = (TakeNomad(n=1),)
    carry_out(gain_benefits(g, me, effect, "gods"), "nomad:blue")
    assert me.workers == ["blue"]
    assert len(g.nomads) == 3
    nomads(g)
    empty_bag(g)
    carry_out(gain_benefits(g, me, effect, "gods"))
    assert me.workers == ["blue"]


@pytest.mark.rule("TAW-10.5", "TAW-13.5")
@pytest.mark.parametrize("space", ["CH5", "AN5", "QU5", "KU3", "CH3"])
def test_every_icon_does_what_it_means(space: str) -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    me.temple = 3
    stacked(g, "W08")
    answers = {
        "CH5": [f"build:{g.passive_market[0].id}"],
        "AN5": ["steps:ST1u"],
        "QU5": ["statue:SM-cross"],
        "KU3": ["benefit:weaving_free", "weave:new", "god-source:deck"],
        "CH3": ["climb:yes"],
    }[space]
    carry_out(gain_benefits(g, me, CONQUEST_BY_ID[space].effect, "conquest"), *answers)
    gained = (len(me.passive), me.steps_left, me.vp, len(me.tapestries), len(me.gods), me.temple)
    assert (
        gained
        == {
            "CH5": (1, 5, 10, 1, 0, 3),
            "AN5": (0, 4, 14, 1, 0, 3),
            "QU5": (0, 5, 13, 1, 0, 3),
            "KU3": (0, 5, 10, 2, 1, 3),
            "CH3": (0, 5, 10, 1, 0, 4),
        }[space]
    )


@pytest.mark.rule("TAW-10.6", "TAW-13.3")
def test_the_receiver_decides_in_another_players_turn() -> None:
    g = laid_out()
    other = g.incas[BLACK]
    goods(other, corn=3)
    other.temple = 2
    nomads(g, "red", "blue", "blue")
    table = scenario(g)
    table.play("action:priest", "priest-move:offering", "priest-action:gold")
    table.asks(BLACK, "follow-offering").play("follow-offering:yes")
    table.asks(BLACK, "benefit-choice").play("benefit-choice:nomad")
    table.asks(BLACK, "nomad").play("nomad:red")
    assert other.workers == ["red"]


# ---------------------------------------------------------------------------------- passive buildings
@pytest.mark.rule("TAW-11.00")
def test_passive_buildings_cannot_be_refreshed_or_produced() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z17")
    assert face_down(me, army=True) == []
    carry_out(react(g, "conquest", [(PURPLE, PASSIVE["Z17"])]))
    assert owned(me) == {"gold": 1}
    assert me.vp == 11


@pytest.mark.rule("TAW-11.01")
def test_z01_makes_everybody_a_courier() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z01")
    assert food_cost(g, me, "blue", SPACE_NUMBER["T2c"]) == 0
    assert task_count(g, me, "blue", SPACE_NUMBER["T1c"], True) == 3
    assert task_count(g, me, "yellow", SPACE_NUMBER["T1c"], True) == 2


@pytest.mark.rule("TAW-11.02")
def test_z02_makes_a_worker_a_priest_if_wanted() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z02")
    workers(g, me, "green")
    goods(me, gold=1, potato=1)
    carry_out(place_worker(g, me), "place-space:T1b", "as-priest:yes", "priest-potato:pay", "task:stop")
    assert owned(me) == {}
    assert len(me.gods) == 1


@pytest.mark.rule("TAW-11.03")
def test_z03_refreshes_two_production_buildings_with_a_warrior() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z03")
    production(g, me, "P01", "P02", "P03", up=False)
    army(g, me, "A01", place="army_down")
    carry_out(warrior(g, me, SPACE_NUMBER["T1a"]), "refresh:P03", "refresh:P01")
    assert [tile.id for tile in me.production_down] == ["P02"]
    assert len(me.army_down) == 1


@pytest.mark.rule("TAW-11.04")
def test_z04_pays_a_new_connection_at_once() -> None:
    g = laid_out(4)
    me = g.incas[PURPLE]
    passive(g, me, "Z04")
    tapestry(g, me, "W05")
    g.weavings.remove(WEAVINGS["W12"])
    g.drawn = [WEAVINGS["W12"]]
    carry_out(place_weaving(g, me, WEAVINGS["W12"]), "weave:1/right")
    assert owned(me) == {"potato": 3}


@pytest.mark.rule("TAW-11.05")
def test_z05_gives_both_bonuses_but_never_two() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z05")
    assert task_count(g, me, "blue", SPACE_NUMBER["T1a"], False) == 2
    assert task_count(g, me, "blue", SPACE_NUMBER["T1c"], False) == 2
    assert task_count(g, me, "green", SPACE_NUMBER["T1c"], False) == 2
    on_hill(g, T1b="green")
    assert task_count(g, me, "blue", SPACE_NUMBER["T1a"], False) == 2  # neighbours by real colour


@pytest.mark.rule("TAW-11.06", "TAW-11.09", "TAW-11.10", "TAW-8.2.0")
def test_buildings_at_the_start_of_a_feast() -> None:
    g = laid_out(4)
    me = g.incas[PURPLE]
    passive(g, me, "Z06", "Z09", "Z10")
    tapestry(g, me, "W05 W12 W17")
    carry_out(feast_buildings(g, me))
    assert owned(me) == {"potato": 6, "corn": 1, "stone": 1}
    assert me.vp == 13
    gods(g, me, "G01", "G02")
    score_area(g, me)
    assert me.tally["god-cards"] == 4


@pytest.mark.rule("TAW-11.07")
def test_z07_scores_own_steps() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z07")
    steps(g, ST1u=PURPLE, ST1l=PURPLE)
    score_used_steps(g, me, SPACE_NUMBER["B1a"])
    assert me.vp == 12
    score_used_steps(g, g.incas[BLACK], SPACE_NUMBER["M1a"])
    assert me.vp == 13


@pytest.mark.rule("TAW-11.08")
def test_z08_draws_five_and_returns_two() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z08")
    stacked(g, "W01", "W08", "W14", "W02", "W09")
    carry_out(
        buy_weavings(g, me),
        "return-weaving:W14",
        "return-weaving:W01",
        "return-weaving:W02",
        "return-weaving:W09",
    )
    assert [tile.id for tile in g.weavings[:5]] == ["W08", "W09", "W02", "W01", "W14"]
    g.weavings = [WEAVINGS["W01"], WEAVINGS["W02"], WEAVINGS["W03"], WEAVINGS["W08"]]
    rule = buy_weavings(g, me)
    assert next(rule).kind == "return-weaving"
    assert len(g.drawn) == 4  # fewer than five: only what exceeds three goes back


@pytest.mark.rule("TAW-11.11")
def test_z11_takes_the_top_weaving_or_the_one_below() -> None:
    g = laid_out()
    me = g.incas[BLACK]
    passive(g, me, "Z11")
    stacked(g, "W01", "W14", "W08")
    carry_out(react(g, "offering", [(BLACK, PASSIVE["Z11"])]), "weaving-of-two:W14", "weave:new")
    assert [tile.id for tile in me.tapestries[-1]] == ["W14"]
    assert [tile.id for tile in g.weavings[-2:]] == ["W08", "W01"]
    assert g.top_shown
    g.weavings = [WEAVINGS["W02"]]
    carry_out(react(g, "offering", [(BLACK, PASSIVE["Z11"])]), "weaving-of-two:W02", "weave:new")
    assert g.weavings == []


@pytest.mark.rule("TAW-11.12")
def test_z12_climbs_for_gold_when_anybody_worships() -> None:
    g = laid_out()
    other = g.incas[BLACK]
    passive(g, other, "Z12")
    goods(other, gold=2)
    other.temple = 3
    g.incas[PURPLE].priest = 4
    table = scenario(g)
    table.play("action:priest", "priest-move:worship", "priest-action:gold")
    table.asks(BLACK, "pay-temple").play("pay-temple:yes")
    assert (other.temple, owned(other)) == (4, {"gold": 1})
    g.feast_holder = PURPLE
    carry_out(start_feast(g), "pay-temple:yes")
    assert other.temple == 5


@pytest.mark.rule("TAW-11.13")
@pytest.mark.example("TAW-DX-16")
def test_z13_lowers_the_requirements() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z13")
    spaces = {"AN1": [(1, 0)], "AN2": [(0, 1)], "AN3": [(1, 0), (0, 1)], "CH4": [(1, 0)], "CH6": [(1, 1)]}
    for space, ways in spaces.items():
        assert requirements(me, CONQUEST_BY_ID[space]) == ways
    army(g, me, "A01", place="army_up")
    discards, exhausts = carry_out(name_cards(me, CONQUEST_BY_ID["AN3"]), "conquest-way:0/1")
    assert ([card.id for card in discards], exhausts) == (["A01"], [])


@pytest.mark.rule("TAW-11.14")
def test_z14_gives_warriors_two_tasks_more() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z14")
    assert task_count(g, me, "red", SPACE_NUMBER["T1a"], False) == 3
    assert task_count(g, me, "white", SPACE_NUMBER["T1a"], False) == 1


@pytest.mark.rule("TAW-11.15", "TAW-13.6")
def test_z15_exchanges_inside_a_payment_and_never_back_and_forth() -> None:
    g = laid_out()
    me = g.incas[BLACK]  # also in another player's turn
    goods(me, corn=4)
    assert not can_pay(me, (0, 0, 3, 0))
    passive(g, me, "Z15")
    assert can_pay(me, (0, 0, 3, 0))
    carry_out(pay(g, me, (0, 0, 3, 0)), "exchange:corn/stone", "exchange:corn/stone")
    assert owned(me) == {"stone": 1}
    goods(me, stone=0, gold=1, corn=0)
    asked = next(exchange_freely(g, me))
    assert asked.option_ids() == ["exchange:gold/corn", "exchange:gold/stone", "exchange:no"]
    carry_out(exchange_freely(g, me), "exchange:gold/stone")
    assert owned(me) == {"stone": 2}


@pytest.mark.rule("TAW-11.16")
@pytest.mark.parametrize("early", [True, False])
def test_z16_refreshes_before_or_after_producing(early: bool) -> None:
    g = laid_out()
    other = g.incas[BLACK]
    passive(g, other, "Z16")
    production(g, other, "P02")
    army(g, other, "A01", place="army_down")
    g.incas[PURPLE].priest = 3
    table = scenario(g)
    table.play("action:priest", "priest-move:production", "priest-action:gold")
    table.play("refresh-early:A01" if early else "refresh-early:no", "produce:P02")
    if not early:
        table.play("refresh:P02")
    assert len(other.production_up) == (0 if early else 1)
    assert len(other.army_up) == (1 if early else 0)


@pytest.mark.rule("TAW-11.17", "TAW-11.18")
def test_z17_and_z18_gain_when_anybody_triggers() -> None:
    g = laid_out()
    me = g.incas[BLACK]
    carry_out(react(g, "conquest", [(BLACK, PASSIVE["Z17"])]))
    assert (owned(me), me.vp) == ({"gold": 1}, 11)
    carry_out(react(g, "refresh", [(BLACK, PASSIVE["Z18"])]))
    assert (owned(me), len(me.army)) == ({"gold": 2}, 1)


@pytest.mark.rule("TAW-11.19")
def test_z19_buys_god_cards_at_any_moment_of_the_own_turn() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z19")
    goods(me, potato=2)
    offer(g, "G01")
    for source in ("god-source:G01", "god-source:deck"):
        assert asides(g, PURPLE) == ["house-of-prayer:yes"]
        carry_out(take_aside(g, PURPLE, PRAYING), *([source] if g.god_offer else []))
    assert len(me.gods) == 2
    assert asides(g, PURPLE) == []
    g.active = BLACK
    goods(me, potato=1)
    assert asides(g, PURPLE) == []


@pytest.mark.rule("TAW-11.20")
def test_z20_raises_harvests_but_not_of_gold() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z20")
    for task in ("harvest_potato", "harvest_corn", "harvest_stone", "harvest_gold"):
        carry_out(perform(g, me, task))
    assert owned(me) == {"potato": 4, "corn": 3, "stone": 3, "gold": 1}
    assert me.vp == 13


@pytest.mark.rule("TAW-12.11.3")
@pytest.mark.parametrize(("you", "she", "won"), [(120, 119, True), (119, 50, False), (130, 130, False)])
def test_alone_you_need_120_points_and_more_than_she_has(you: int, she: int, won: bool) -> None:
    g = laid_out(1)
    g.incas[YOU].vp, g.incas[SHE].vp = you, she
    assert places(g) == ([1, 2] if won else [2, 1])
