"""ORI-6 Taking a citizen die."""

from __future__ import annotations

import pytest

from tablewright.games.origins.rules.citizens import dice_to_take, take_citizen
from tests.games.origins.laying import citizens, freemen, goods, holding
from tests.games.origins.seats import GREEN
from tests.games.origins.table import position, run

FIVE = (("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))


@pytest.mark.rule("ORI-6.1", "ORI-15.5")
def test_the_wisdom_below_the_place_is_paid() -> None:
    g = position()
    citizens(g, *FIVE)
    goods(g, wisdom=2)
    me = g.builders[GREEN]
    assert [place for place, _, _ in dice_to_take(g, me, free=False)] == [1, 2, 3]
    holding(g, "taurus")
    assert [place for place, _, _ in dice_to_take(g, me, free=False)] == [1, 2, 3, 4]
    run(take_citizen(g, me, free=False), "3/yellow/3")
    assert me.goods["wisdom"] == 1
    assert dice_to_take(g, me, free=False)[0] == (1, "red", 1)


@pytest.mark.rule("ORI-6.2", "ORI-6.3", "ORI-6.4")
def test_the_die_is_an_unused_freeman_and_the_offer_is_shifted_and_refilled() -> None:
    g = position()
    citizens(g, *FIVE)
    me = g.builders[GREEN]
    reserve = g.reserve["blue"]
    run(take_citizen(g, me, free=True), "2/blue/2")
    assert [(f.colour, f.value, f.site) for f in me.freemen] == [("blue", 2, "")]
    assert g.citizens[:4] == [("red", 1), ("yellow", 3), ("orange", 4), ("purple", 5)]
    assert g.citizens[4] is not None
    assert g.citizens[4][0] == "blue"
    assert 1 <= g.citizens[4][1] <= 5
    assert g.reserve["blue"] == reserve - 1


@pytest.mark.rule("ORI-6.5", "ORI-14.1.4")
def test_without_a_die_in_the_reserve_the_place_stays_empty_for_good() -> None:
    g = position()
    citizens(g, *FIVE)
    g.reserve["blue"] = 0
    me = g.builders[GREEN]
    run(take_citizen(g, me, free=True), "2/blue/2")
    assert g.citizens == [("red", 1), ("yellow", 3), ("orange", 4), ("purple", 5), None]
    assert g.met == ["E_dice"]


@pytest.mark.example("ORI-CK-07")
@pytest.mark.rule("ORI-6.4")
def test_a_new_die_goes_to_the_last_place_even_over_a_gap() -> None:
    g = position()
    citizens(g, *FIVE[:4], None)
    g.met = ["E_dice"]
    run(take_citizen(g, g.builders[GREEN], free=True), "2/blue/2")
    assert g.citizens[:4] == [("red", 1), ("yellow", 3), ("orange", 4), None]
    assert g.citizens[4] is not None
    assert g.citizens[4][0] == "blue"


@pytest.mark.rule("ORI-6.6")
def test_a_free_die_may_lie_anywhere_but_needs_a_base() -> None:
    g = position()
    citizens(g, *FIVE)
    me = g.builders[GREEN]
    assert [place for place, _, _ in dice_to_take(g, me, free=True)] == [1, 2, 3, 4, 5]
    freemen(g, GREEN, ("red", 1), ("red", 2))
    assert dice_to_take(g, me, free=True) == []


@pytest.mark.rule("ORI-15.12", "ORI-6.2")
@pytest.mark.parametrize(("answer", "value"), [("yes", 3), ("no", 2)])
def test_sagittarius_may_raise_a_new_die(answer: str, value: int) -> None:
    g = position()
    citizens(g, *FIVE)
    holding(g, "sagittarius")
    me = g.builders[GREEN]
    run(take_citizen(g, me, free=True), "2/blue/2", answer)
    assert me.freemen[0].value == value
