"""ORI-7 Military track."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablewright.games.origins.box.schema import DATA, SPACES
from tablewright.games.origins.rules.military import advance, attack, can_advance, discs_behind
from tablewright.games.origins.rules.zodiac import retreat_steps
from tests.games.origins.laying import freemen, goods, holding, military
from tests.games.origins.seats import BLUE, BROWN, GREEN
from tests.games.origins.table import position, run


@pytest.mark.rule("ORI-7.1.1")
def test_fourteen_spaces_and_five_borders() -> None:
    assert len(SPACES) == 14
    assert [border.after_space for border in DATA.military_track.borders] == [0, 3, 6, 9, 12]
    for before, after in pairwise(SPACES):
        crossed = any(border.after_space == before.space for border in DATA.military_track.borders)
        assert after.zone - before.zone == crossed


@pytest.mark.example("ORI-EX-07")
@pytest.mark.rule("ORI-7.1.2", "ORI-7.1.3")
def test_a_disc_passes_others_lies_on_top_and_gains_a_token() -> None:
    g = position(3)
    military(g, 2, 3, 4)
    advance(g, g.builders[GREEN], 2)
    assert g.builders[GREEN].military == 4
    assert g.military_order.index(GREEN) > g.military_order.index(BROWN)
    assert g.builders[GREEN].superiority == 1


@pytest.mark.rule("ORI-7.1.3")
def test_a_token_for_every_border() -> None:
    g = position()
    advance(g, g.builders[GREEN], 7)
    assert g.builders[GREEN].superiority == 3


@pytest.mark.rule("ORI-7.1.4", "ORI-7.1.2")
def test_the_last_space_scores_once_and_surplus_steps_are_lost() -> None:
    g = position()
    military(g, 12, 0)
    me = g.builders[GREEN]
    advance(g, me, 5)
    assert (me.military, me.vp, me.superiority) == (13, 9, 1)
    assert not can_advance(me)
    advance(g, me, 1)
    assert (me.military, me.vp) == (13, 9)


@pytest.mark.rule("ORI-7.1.5", "ORI-7.2.2")
@pytest.mark.example("ORI-EX-08")
def test_an_attack_gives_the_bonus_and_points_for_borders_and_discs_behind() -> None:
    g = position(3)
    military(g, 6, 4, 6)
    me = g.builders[GREEN]
    run(attack(g, me))
    assert (me.goods["wisdom"], me.vp) == (1, 3)
    assert discs_behind(g, me) == 1


@pytest.mark.rule("ORI-7.2.1")
@pytest.mark.parametrize("space", [0, 1, 13])
def test_no_bonus_on_the_first_and_last_spaces(space: int) -> None:
    g = position()
    military(g, space, 13)
    goods(g, stone=1)
    me = g.builders[GREEN]
    run(attack(g, me))
    assert me.goods == {"stone": 1, "food": 0, "wisdom": 0, "gold": 0}


@pytest.mark.rule("ORI-7.2.1", "ORI-1.1.3")
def test_a_bonus_with_a_payment_may_be_declined() -> None:
    g = position()
    military(g, 2, 2)
    goods(g, stone=1, food=1)
    me = g.builders[GREEN]
    run(attack(g, me), "no")
    assert me.goods == {"stone": 1, "food": 1, "wisdom": 0, "gold": 0}
    run(attack(g, me), "yes", "food")
    assert me.goods == {"stone": 1, "food": 0, "wisdom": 0, "gold": 1}


@pytest.mark.example("ORI-CK-02")
@pytest.mark.rule("ORI-7.2.2", "ORI-7.2.3")
def test_attack_points_for_borders() -> None:
    expected = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
    for space, points in enumerate(expected):
        g = position()
        military(g, space, 13)
        before = (g.builders[BLUE].vp, dict(g.builders[BLUE].goods), g.builders[BLUE].military)
        rule = attack(g, g.builders[GREEN])
        answers = ["stone"] if space in (8, 9, 10, 11) else []
        run(rule, *answers)
        assert g.builders[GREEN].vp == points
        assert (g.builders[BLUE].vp, g.builders[BLUE].goods, g.builders[BLUE].military) == before


@pytest.mark.rule("ORI-7.2.4")
def test_the_attack_is_never_in_the_middle_of_a_move() -> None:
    from tablewright.games.origins.box.schema import BUILDINGS
    from tablewright.games.origins.rules.abilities import Doing, carry_out

    g = position()
    me = g.builders[GREEN]
    run(carry_out(g, me, BUILDINGS["armoury"].effect, Doing((0, 0))), "attack", "military_move")
    assert (me.vp, me.military) == (0, 2)  # attacked from the start, then two whole steps
    g = position()
    me = g.builders[GREEN]
    run(
        carry_out(g, me, BUILDINGS["armoury"].effect, Doing((0, 0))),
        "military_move",
        "attack",
    )
    assert (me.vp, me.military) == (2, 2)


@pytest.mark.rule("ORI-15.4", "ORI-1.2.6")
def test_aries_counts_red_freemen_and_red_seats() -> None:
    g = position()
    holding(g, "aries")
    military(g, 4, 13)
    freemen(g, GREEN, ("red", 2), ("red", 3, "S1"), ("blue", 3))
    me = g.builders[GREEN]
    me.seats[0, 0] = ("red", 5)
    me.advisors = ["red"]
    run(attack(g, me))
    assert me.tally == {"attack": 2, "aries-points": 3}


@pytest.mark.example("ORI-CK-01")
@pytest.mark.rule("ORI-15.6")
def test_gemini_on_every_space() -> None:
    g = position()
    found = []
    for space in range(14):
        military(g, space, 0)
        found.append(retreat_steps(g.builders[GREEN]))
    assert found == [0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
