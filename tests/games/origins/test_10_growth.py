"""ORI-10 Towers and population; ORI-11 advisors."""

from __future__ import annotations

import pytest

from tablewright.games.origins.rules.advisors import become_advisor
from tablewright.games.origins.rules.towers_and_population import (
    affordable_towers,
    build_tower,
    increase_population,
)
from tests.games.origins.asked import kind, offered, refused
from tests.games.origins.laying import freemen, goods, holding
from tests.games.origins.seats import GREEN
from tests.games.origins.table import play, position, run, table_of


@pytest.mark.example("ORI-EX-16")
@pytest.mark.rule("ORI-10.1.1")
def test_a_level_costs_the_height_of_the_tower() -> None:
    g = position()
    me = g.builders[GREEN]
    me.towers["orange"] = 3
    goods(g, gold=3)
    g.tower_pool = {"red": 0, "purple": 0, "blue": 0, "yellow": 0, "orange": 1}
    run(build_tower(g, me))
    assert (me.towers["orange"], me.goods["gold"], g.tower_pool["orange"]) == (4, 0, 0)


@pytest.mark.example("ORI-EX-17")
@pytest.mark.rule("ORI-10.1.1", "ORI-10.1.2")
def test_what_can_be_built_with_so_much_gold() -> None:
    g = position()
    me = g.builders[GREEN]
    me.towers = {"orange": 3, "purple": 2, "red": 1, "blue": 1, "yellow": 1}
    g.tower_pool = dict.fromkeys(g.tower_pool, 5)
    for gold, towers in (
        (0, set()),
        (1, {"red", "blue", "yellow"}),
        (2, {"red", "blue", "yellow", "purple"}),
    ):
        goods(g, gold=gold)
        assert set(affordable_towers(g, me)) == towers
    goods(g, gold=9)
    me.towers["red"] = 9
    assert "red" in affordable_towers(g, me)  # no limit but the pool


@pytest.mark.rule("ORI-10.1.1")
def test_why_a_tower_cannot_grow() -> None:
    g = position()
    g.builders[GREEN].towers["red"] = 4
    goods(g, gold=1)
    g.tower_pool["blue"] = 0
    table = table_of(g)
    play(table, "action:tower")
    assert refused(table, "tower:red") == "ORI-10.1.1"
    assert refused(table, "tower:blue") == "ORI-10.1.1"


@pytest.mark.rule("ORI-10.1.3", "ORI-15.1")
@pytest.mark.example("ORI-EX-26")
def test_capricorn_follows_a_level() -> None:
    g = position()
    holding(g, "capricorn")
    goods(g, gold=1)
    freemen(g, GREEN, ("red", 5), ("blue", 6), ("yellow", 2, "S1"))
    table = table_of(g)
    play(table, "action:tower", "tower:red")
    assert offered(table) == ["raise:red/5/home", "raise:yellow/2/S1", "raise:no"]  # not the 6
    play(table, "raise:red/5/home")
    assert [f.value for f in g.builders[GREEN].freemen] == [6, 6, 2]
    assert g.builders[GREEN].advisors == []


@pytest.mark.example("ORI-EX-18")
@pytest.mark.rule("ORI-10.2.1")
def test_the_first_base_costs_two_food() -> None:
    g = position()
    goods(g, food=2)
    me = g.builders[GREEN]
    run(increase_population(g, me))
    assert (me.goods["food"], me.empty_bases, me.bases_on_track, me.vp) == (0, 3, 3, 0)


@pytest.mark.example("ORI-EX-19")
@pytest.mark.rule("ORI-10.2.2")
def test_the_last_base_costs_eight_and_scores_ten() -> None:
    g = position()
    goods(g, food=8)
    me = g.builders[GREEN]
    me.bases_on_track, me.empty_bases = 1, 5
    run(increase_population(g, me))
    assert (me.goods["food"], me.vp, me.bases_on_track) == (0, 10, 0)


@pytest.mark.rule("ORI-10.2.1", "ORI-10.2.3")
def test_no_base_no_population() -> None:
    g = position()
    goods(g, food=9)
    me = g.builders[GREEN]
    me.bases_on_track, me.empty_bases = 0, 6
    freemen_before = me.empty_bases
    me.archon = ""
    table = table_of(g)
    assert refused(table, "action:population") == "ORI-10.2.1"
    assert me.empty_bases == freemen_before


@pytest.mark.rule("ORI-11.1", "ORI-11.2.1", "ORI-11.2.3")
def test_advisors_fill_the_track_from_the_left() -> None:
    g = position()
    freemen(g, GREEN, ("red", 6), ("blue", 6))
    me = g.builders[GREEN]
    become_advisor(g, me, me.freemen[0])
    become_advisor(g, me, me.freemen[0])
    assert (me.advisors, me.empty_bases, me.vp) == (["red", "blue"], 2, 0)


@pytest.mark.rule("ORI-11.2.2")
@pytest.mark.example("ORI-EX-22")
def test_a_double_goes_back_and_scores_the_rightmost_space() -> None:
    g = position()
    freemen(g, GREEN, ("red", 6))
    me = g.builders[GREEN]
    me.advisors = ["blue", "red"]
    reserve = g.reserve["red"]
    become_advisor(g, me, me.freemen[0])
    assert (me.vp, me.advisors, g.reserve["red"]) == (6, ["blue", "red"], reserve + 1)


@pytest.mark.rule("ORI-15.11")
@pytest.mark.parametrize("advisors", [[], ["red"]])
def test_scorpio_pays_for_a_six_that_is_raised(advisors: list[str]) -> None:
    g = position()
    holding(g, "scorpio")
    freemen(g, GREEN, ("red", 6))
    me = g.builders[GREEN]
    me.advisors = list(advisors)
    become_advisor(g, me, me.freemen[0])
    assert me.goods["wisdom"] == 1


@pytest.mark.rule("ORI-15.1", "ORI-15.11")
def test_capped_effects_make_no_advisor_and_pay_no_wisdom() -> None:
    g = position()
    g.temple_card = {"forests": "capricorn", "mountains": "scorpio", "seas": "leo"}
    g.holder = {"capricorn": GREEN, "scorpio": GREEN, "leo": -1}
    goods(g, gold=1)
    freemen(g, GREEN, ("red", 5))
    table = table_of(g)
    play(table, "action:tower", "tower:red", "raise:red/5/home")
    assert g.builders[GREEN].goods["wisdom"] == 0
    assert kind(table) == "action"
