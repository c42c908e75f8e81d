"""DAI-6 The Production turn."""

from __future__ import annotations

import pytest

from tablewright.games.daitoshi.box.schema import FLOOR_NAMES, Gain
from tablewright.games.daitoshi.rules.production import activate, building_steam, produce, rewards_of
from tablewright.testing.scenario import carry_out
from tests.games.daitoshi.board import uncover_spaces
from tests.games.daitoshi.magnates import hire, install, owns, take_hexes
from tests.games.daitoshi.table import daitoshi, pass_turn

L1, L2, L3, M1, M2, R1, R2, R3 = range(8)


@pytest.mark.rule("DAI-6.1", "DAI-6.13")
def test_the_leader_moves_the_marker_right_and_then_left() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=2)
    table.play("turn:production")
    assert (me.marker, g.leader) == ("right", 0)
    table.told("lead", seat=0)
    pass_turn(table)
    assert (me.marker, g.leader) == ("left", -1)
    for _ in range(2):
        pass_turn(table)
    table.asks(0, "move")  # no second Production turn in a row


@pytest.mark.rule("DAI-6.2")
def test_others_produce_without_moving_their_markers() -> None:
    table = daitoshi()
    g = table.state
    other = owns(g.magnates[1], steam=2)
    other.marker = "left"
    install(g, other, "L1", "basic_01")
    table.play("turn:production", "activate:done").asks(1, "activate").play("activate:left")
    assert other.goods["food"] == 1
    assert other.marker == "left"


@pytest.mark.rule("DAI-6.3")
def test_each_building_with_an_invention_once() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=9)
    install(g, me, "M1", "common_05")
    table.play("turn:production").only_options(
        "activate:left", "activate:middle", "activate:grant", "activate:done"
    )
    table.not_offered("activate:right", rule="DAI-6.3")
    table.play("activate:middle").not_offered("activate:middle", rule="DAI-6.3")
    assert me.steam == 9 - 1 + 2  # the common tile gave 1 Steam twice to the Leader


@pytest.mark.rule("DAI-6.4", "DAI-16.3")
def test_buildings_cost_steam_and_more_in_conflict() -> None:
    me = daitoshi().state.magnates[0]
    assert [building_steam(me, name) for name in ("left", "middle", "right")] == [2, 1, 4]
    me.conflict["forest"] = True
    assert [building_steam(me, name) for name in ("left", "middle", "right")] == [2, 3, 7]


@pytest.mark.rule("DAI-6.4")
def test_a_building_that_cannot_be_paid_is_refused() -> None:
    table = daitoshi()
    owns(table.state.magnates[0], steam=1)
    table.play("turn:production").not_offered("activate:left", rule="DAI-6.4")


@pytest.mark.rule("DAI-6.5")
def test_steam_of_one_building_pays_for_the_next_and_the_leader_comes_first() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=1)
    install(g, me, "M1", "common_05")
    table.play("turn:production", "activate:middle").offers("activate:left")
    table.play("activate:left")
    assert me.steam == 0
    order = [event["seat"] for event in table.events("activate")]
    assert order == [0, 0]


@pytest.mark.rule("DAI-6.6")
def test_the_grant_activates_everything_for_free_once() -> None:
    table = daitoshi()
    g = table.state
    me = g.magnates[0]
    me.conflict["forest"] = True
    take_hexes(g, me, "forest", "forest")
    install(g, me, "M1", "common_04")
    install(g, me, "R1", "common_09")
    table.play("turn:production", "activate:grant")
    table.only_options("activate-granted:left", "activate-granted:middle", "activate-granted:right")
    table.play("activate-granted:right", "activate-granted:left")
    assert (me.grant, me.steam) == (False, 0)
    assert len(table.events("activate")) == 3
    table.asks(0, "pilgrim")  # DAI-6.12 counts all three


@pytest.mark.rule("DAI-6.6")
def test_the_grant_comes_before_any_payment() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=9)
    install(g, me, "M1", "common_05")
    table.play("turn:production", "activate:middle").not_offered("activate:grant", rule="DAI-6.6")
    me.grant = False
    other = daitoshi()
    other.state.magnates[0].grant = False
    owns(other.state.magnates[0], steam=2)
    other.play("turn:production").not_offered("activate:grant", rule="DAI-6.6")


@pytest.mark.rule("DAI-6.7")
@pytest.mark.example("DAI-EX-05")
def test_pink_marks_pay_the_leader_twice() -> None:
    g = daitoshi().state
    me, leader = g.magnates[0], g.magnates[1]
    for each, leads in ((me, False), (leader, True)):
        install(g, each, "L1", "basic_02", 2)  # Wealth / Energy / 1 VP, upper position
        carry_out(activate(g, each, "left", leads))
    assert (me.goods["wealth"], me.goods["energy"], me.vp) == (1, 1, 1)
    assert (leader.goods["wealth"], leader.goods["energy"]) == (2, 1)
    assert leader.tally["production"] == 1


@pytest.mark.rule("DAI-6.7")
def test_a_cross_pays_nothing_in_the_lower_position() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    install(g, me, "L1", "basic_01")
    kinds = [type(op) for op in rewards_of(me, "left", False)]
    assert kinds == [Gain, Gain]


@pytest.mark.rule("DAI-6.8")
def test_rewards_of_a_building_are_ordered_by_the_owner() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    install(g, me, "L1", "magnificent_15", 2)  # 1 Prestige / 1 Steam / 3 VP
    install(g, me, "L2", "magnificent_17", 3)  # 2 progress / 1 Wealth / 3 VP
    rule = activate(g, me, "left", False)
    assert next(rule).option_ids() == ["bonus-order:prestige/1", "bonus-order:progress/2"]


@pytest.mark.rule("DAI-6.8")
def test_a_field_that_pays_twice_is_two_rewards() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    install(g, me, "M1", "university_04", 5)  # any Pilgrim on the left field, pink mark
    uncover_spaces(g, "forest", 2)
    carry_out(activate(g, me, "middle", True), "pilgrim:forest", "pilgrim:river")
    assert (me.pilgrims["forest"], me.pilgrims["river"]) == (1, 1)


@pytest.mark.rule("DAI-6.9")
def test_markers_advance_after_the_rewards() -> None:
    g = daitoshi().state
    me, leader = g.magnates[0], g.magnates[1]
    for each, leads in ((me, False), (leader, True)):
        install(g, each, "L1", "basic_01" if leads else "basic_02")
        carry_out(activate(g, each, "left", leads))
    assert (me.steps[L1], leader.steps[L1]) == (1, 2)


@pytest.mark.rule("DAI-6.9", "DAI-7.1")
def test_a_marker_at_the_end_stays() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    install(g, me, "L1", "basic_01", 6)
    carry_out(activate(g, me, "left", True))
    assert me.steps[L1] == 7


@pytest.mark.rule("DAI-6.10", "DAI-6.12", "DAI-16.5")
@pytest.mark.example("DAI-EX-18")
def test_conflict_slows_progress_down() -> None:
    table = daitoshi()
    g = table.state
    for seat in (0, 1):
        me = owns(g.magnates[seat], steam=9)
        me.conflict["underground"] = True
        take_hexes(g, me, "underground", "underground")
        install(g, me, "L2", ("common_05", "common_10")[seat])
        install(g, me, "M1", ("common_15", "common_20")[seat])
    table.play("turn:production", "activate:left", "activate:middle", "pilgrim:river", "pilgrim:river")
    leader, other = g.magnates[0], g.magnates[1]
    assert [leader.steps[floor] for floor in (L1, L2, M1)] == [1, 1, 1]
    assert leader.pilgrims["river"] == 2
    table.play("activate:left", "activate:middle")
    assert [other.steps[floor] for floor in (L1, L2, M1)] == [0, 0, 0]
    assert other.pilgrims["river"] == 0


@pytest.mark.rule("DAI-6.11")
def test_the_position_at_activation_counts_for_the_building() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    install(g, me, "L1", "basic_01", 1)  # the next step develops it
    install(g, me, "L2", "innovative_16", 3)  # upper: 1 progress on the left field
    carry_out(activate(g, me, "left", False), "progress:L1")
    assert me.goods["wealth"] == 1
    assert me.tally.get("production", 0) == 2  # the VP of L2 only: L1 was still in the lower position


@pytest.mark.rule("DAI-6.11")
def test_a_building_activated_later_uses_the_better_position() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], steam=9)
    install(g, me, "L1", "basic_01", 1)
    install(g, me, "M1", "innovative_16", 3)
    assert carry_out(produce(g, me, False), "activate:middle", "progress:L1", "activate:left") == 2
    assert me.tally["production"] == 2 + 1


@pytest.mark.rule("DAI-6.12")
def test_only_the_leader_advances_a_pilgrim_per_building() -> None:
    table = daitoshi()
    g = table.state
    owns(g.magnates[0], steam=2)
    owns(g.magnates[1], steam=2)
    uncover_spaces(g, "forest", 1)
    table.play("turn:production", "activate:left").asks(0, "pilgrim").play("pilgrim:forest")
    assert g.magnates[0].pilgrims["forest"] == 1
    table.play("activate:left")
    assert set(g.magnates[1].pilgrims.values()) == {0}


@pytest.mark.rule("DAI-6.14", "DAI-16.1")
def test_nobody_elses_conflict_tiles_turn() -> None:
    table = daitoshi()
    g = table.state
    other = g.magnates[1]
    other.conflict["river"] = True  # its second River hex has gone meanwhile
    take_hexes(g, other, "river", "forest", "forest")
    table.play("turn:production")
    pass_turn(table)
    assert (other.conflict["river"], other.conflict["forest"]) == (True, False)


@pytest.mark.example("DAI-EX-06")
def test_a_whole_production_turn() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=3)
    install(g, me, "L1", "basic_01", 2)
    install(g, me, "L2", "innovative_01")  # Food / Energy / 2 VP, lower: only the middle field
    install(g, me, "M1", "common_02")  # a Forest Pilgrim
    uncover_spaces(g, "forest", 3)
    hire(g, me, "blue")
    table.play("turn:production", "activate:left", "activate:middle", "pilgrim:forest")
    assert me.goods == {"food": 1, "energy": 1, "material": 0, "luxury": 0, "wealth": 2}
    assert me.tally == {"production": 1}
    assert (me.pilgrims["forest"], me.pilgrims["river"]) == (3, 1)
    assert [me.steps[FLOOR_NAMES.index(name)] for name in ("L1", "L2", "M1")] == [4, 2, 2]
    assert me.steam == 0
