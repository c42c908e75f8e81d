"""DAI-7 progress, DAI-8 Pilgrims, DAI-9 returning hexes, DAI-10 steam engine."""

from __future__ import annotations

import pytest

from tablewright.games.daitoshi.box.schema import (
    CONFLICT_BONUS,
    FLOORS,
    STEP_ICONS,
    TRACKS,
    ConflictBonus,
    Pilgrim,
    Progress,
    ReturnHex,
)
from tablewright.games.daitoshi.rules.effects import gain_all
from tablewright.games.daitoshi.rules.pilgrims import advance_any_pilgrim, open_tracks
from tablewright.games.daitoshi.rules.progress import advance_marker, make_progress, open_floors
from tablewright.games.daitoshi.rules.state import is_upper, ready_floors
from tablewright.games.daitoshi.rules.steam_engine import move_chimney
from tablewright.testing.scenario import carry_out
from tests.games.daitoshi.board import uncover_spaces
from tests.games.daitoshi.magnates import install, take_hexes
from tests.games.daitoshi.table import daitoshi


@pytest.mark.rule("DAI-7.1")
def test_each_floor_has_its_own_track() -> None:
    assert [floor.progress_track.length for floor in FLOORS] == [7, 8, 6, 8, 7, 9, 8, 6]
    g = daitoshi().state
    me = g.magnates[0]
    me.steps[0] = 7
    assert open_floors(me) == []


@pytest.mark.rule("DAI-7.2", "DAI-7.3", "DAI-7.4")
def test_every_icon_passed_is_gained() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    assert not is_upper(me, 0)
    carry_out(make_progress(g, me, 4))  # only L1 holds an invention
    assert STEP_ICONS[0][2:5] == ("develop", "", "ready")
    assert is_upper(me, 0)
    assert ready_floors(me) == [0]
    carry_out(make_progress(g, me, 2))
    assert ready_floors(me) == [0]  # it stays ready


@pytest.mark.rule("DAI-7.5", "DAI-7.7")
def test_score_icons_pay_the_right_field() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    install(g, me, "R3", "innovative_01", 2)
    carry_out(advance_marker(g, me, 7))
    assert me.vp == 2
    me.steps[7] = 5
    carry_out(advance_marker(g, me, 7))
    assert me.vp == 2 + 4


@pytest.mark.rule("DAI-7.6")
def test_the_return_icon_takes_a_hex_without_bonus() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    install(g, me, "M1", "common_05", 5)
    carry_out(advance_marker(g, me, 3))
    assert me.zone == []  # nothing happens with an empty Zone
    take_hexes(g, me, "river", "underground")
    me.steps[3] = 5
    carry_out(advance_marker(g, me, 3), "return-hex:underground")
    assert (me.zone, g.discard["underground"], me.vp) == (["river"], 1, 0)


@pytest.mark.rule("DAI-7.8")
def test_progress_is_split_among_inventions_that_can_move() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    install(g, me, "L2", "common_05")
    install(g, me, "M1", "common_10", 8)
    rule = make_progress(g, me, 3)
    assert next(rule).option_ids() == ["progress:L1", "progress:L2"]
    carry_out(make_progress(g, me, 3), "progress:L2", "progress:L1", "progress:L2")
    assert me.steps[:4] == [1, 2, 0, 8]


@pytest.mark.rule("DAI-7.9")
def test_steps_that_cannot_be_made_are_lost() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.steps[0] = 6
    carry_out(gain_all(g, me, (Progress(n=3),), "test"))
    assert me.steps[0] == 7


@pytest.mark.rule("DAI-8.1")
def test_one_river_and_three_land_tracks() -> None:
    assert [kind for kind, track in TRACKS.items() if track.temple == "river"] == ["river"]
    assert len([kind for kind, track in TRACKS.items() if track.temple == "land"]) == 3


@pytest.mark.rule("DAI-8.2", "DAI-8.3")
def test_a_pilgrim_walks_outward_as_far_as_spaces_are_free() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    uncover_spaces(g, "mountain", 2)
    effect = (Pilgrim(track="mountain", n=1),)
    for expected in (1, 2, 2):
        carry_out(gain_all(g, me, effect, "test"))
        assert me.pilgrims["mountain"] == expected


@pytest.mark.rule("DAI-8.3", "DAI-13.8")
def test_half_a_stack_still_covers_the_space() -> None:
    g = daitoshi(4).state
    me = g.magnates[0]
    uncover_spaces(g, "forest", 1)
    g.hexes["forest"] -= 1  # the upper hex of the stack on space 2
    g.discard["forest"] += 1
    me.pilgrims["forest"] = 1
    assert "forest" not in open_tracks(g, me)


@pytest.mark.rule("DAI-8.4")
def test_pilgrims_share_a_space() -> None:
    g = daitoshi().state
    for me in g.magnates:
        carry_out(gain_all(g, me, (Pilgrim(track="river", n=2),), "test"))
    assert [me.pilgrims["river"] for me in g.magnates] == [2, 2, 2]


@pytest.mark.rule("DAI-8.5", "DAI-8.6")
def test_a_grey_advance_must_be_used_and_gives_nothing() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    goods = dict(me.goods)
    carry_out(advance_any_pilgrim(g, me))  # only the River is open: not asked
    assert me.pilgrims["river"] == 1
    assert (me.goods, me.vp) == (goods, 0)


@pytest.mark.rule("DAI-9.1", "DAI-9.2")
def test_a_red_return_icon_pays_the_conflict_bonus() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    take_hexes(g, me, "river", "river", "forest")
    carry_out(gain_all(g, me, (ReturnHex(n=1, conflict_bonus=True),), "test"), "return-hex:river")
    assert (me.goods["food"], g.discard["river"], me.zone) == (1, 1, ["river", "forest"])
    carry_out(gain_all(g, me, (ReturnHex(n=1, conflict_bonus=False),), "test"), "return-hex:river")
    assert me.goods["food"] == 1


@pytest.mark.rule("DAI-9.3")
def test_conflict_bonuses_by_type() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    for kind in ("river", "forest", "mountain", "underground"):
        carry_out(gain_all(g, me, CONFLICT_BONUS[kind], "test"))
    assert (me.goods["food"], me.wormbus, me.steps[0], me.tally["test"]) == (1, 2, 2, 3)


@pytest.mark.rule("DAI-9.4")
def test_the_conflict_bonus_can_be_gained_while_the_hex_stays() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    effect = (ConflictBonus(n=2),)
    carry_out(gain_all(g, me, effect, "test"))
    assert me.goods["food"] == 0  # lost with an empty Zone
    take_hexes(g, me, "river", "underground")
    carry_out(gain_all(g, me, effect, "test"), "conflict-hex:river")
    assert (me.goods["food"], me.zone) == (2, ["river", "underground"])


@pytest.mark.rule("DAI-10.1", "DAI-10.2", "DAI-10.3")
@pytest.mark.parametrize(
    ("start", "what", "n", "end", "steam"),
    [
        (0, "water", 2, 2, 0),
        (2, "coal", 1, 1, 3),
        (1, "coal", 3, -2, 3),
        (-1, "water", 2, 1, 3),
        (4, "water", 2, 4, 0),
        (-4, "coal", 1, -4, 0),
        (0, "coal", 1, -1, 0),
    ],
)
def test_the_chimney_pays_for_steps_towards_zero(start: int, what: str, n: int, end: int, steam: int) -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.chimney = start
    move_chimney(g, me, what, n)
    assert (me.chimney, me.steam) == (end, steam)


@pytest.mark.rule("DAI-10.3", "DAI-10.4")
@pytest.mark.example("DAI-EX-07")
def test_two_water_from_three_coal() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.chimney = -3
    move_chimney(g, me, "water", 2)
    assert (me.chimney, me.steam) == (-1, 6)


@pytest.mark.rule("DAI-10.4", "DAI-16.2")
def test_conflict_makes_each_arrow_pay_two() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.conflict["river"] = True
    me.chimney = -3
    move_chimney(g, me, "water", 2)
    assert me.steam == 4
