"""DAI-16 End of turn, DAI-17 end of the game, DAI-18 final scoring."""

from __future__ import annotations

import pytest

from tablewright.games.daitoshi.rules.conflicts import check_conflicts
from tablewright.games.daitoshi.rules.machine import is_complete
from tablewright.games.daitoshi.rules.scoring import final_points, places
from tablewright.games.daitoshi.rules.state import GRANT, OVER
from tablewright.testing.scenario import Scenario, carry_out
from tests.games.daitoshi.board import uncover_spaces
from tests.games.daitoshi.magnates import hire, install, owns, stand, take_hexes
from tests.games.daitoshi.table import BUILDERS, daitoshi, pass_turn


@pytest.mark.rule("DAI-16.1")
def test_two_hexes_of_a_type_turn_its_tile_and_fewer_turn_it_back() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    take_hexes(g, me, "forest", "forest", "river")
    carry_out(check_conflicts(g, me))
    assert me.conflict == {"river": False, "forest": True, "mountain": False, "underground": False}
    me.zone.remove("forest")
    carry_out(check_conflicts(g, me))
    assert not any(me.conflict.values())


@pytest.mark.rule("DAI-16.1")
@pytest.mark.example("DAI-EX-20")
def test_a_hex_taken_and_laid_in_one_turn_causes_no_conflict() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], material=2, steam=2)
    stand(me, BUILDERS, "right")
    take_hexes(g, me, "river")
    # to City Hall: a second River hex, then a Middle tile takes one
    table.play(
        "turn:city", "move:5/right", "exploit:river", "exploit:forest", "action:expand", "expand:middle/1"
    )
    table.play("lay-hex:river")
    assert me.zone == ["river", "forest"]
    assert not me.conflict["river"]


@pytest.mark.rule("DAI-16.1", "DAI-16.2", "DAI-16.3", "DAI-16.5")
def test_the_tile_turns_only_at_the_end_of_the_turn() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], material=2, luxury=1, steam=2)
    stand(me, BUILDERS, "right")
    take_hexes(g, me, "river")
    table.play("turn:city", "move:4/right")
    assert (me.zone, me.conflict["river"]) == (["river", "river"], False)
    table.asks(0, "action").play("action:no")
    assert me.conflict["river"]
    table.told("conflict", seat=0, hex="river")


@pytest.mark.rule("DAI-16.4")
def test_conflict_keeps_two_workers_of_choice() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    take_hexes(g, me, "mountain", "mountain")
    hire(g, me, "green", "green", "pink", "blue")
    carry_out(check_conflicts(g, me), "keep-worker:pink", "keep-worker:green")
    assert sorted(filter(None, me.workers)) == ["green", "pink"]
    assert g.supply["green"] == 14
    assert g.supply["blue"] == 15


@pytest.mark.rule("DAI-16.6", "DAI-17.1")
@pytest.mark.parametrize(
    ("kind", "spaces", "over"), [("forest", 8, True), ("forest", 7, False), ("river", 18, True)]
)
def test_the_penultimate_space_triggers_the_end(kind: str, spaces: int, over: bool) -> None:
    table = daitoshi()
    g = table.state
    uncover_spaces(g, kind, spaces)
    pass_turn(table)
    assert bool(g.last_round) == over


@pytest.mark.rule("DAI-17.2")
@pytest.mark.example("DAI-EX-16")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    table = daitoshi()
    g = table.state
    pass_turn(table)
    uncover_spaces(g, "forest", 8)
    seats = []
    while not table.table.over and g.phase not in (GRANT, OVER):
        seats.append(g.active)
        pass_turn(table)
        assert len(seats) < 10
    assert seats == [1, 2, 0, 1, 2]
    assert [me.turns for me in g.magnates] == [2, 2, 2]


@pytest.mark.rule("DAI-17.2", "DAI-17.3")
def test_a_trigger_by_the_last_player_starts_the_extra_turns_at_once() -> None:
    table = daitoshi()
    g = table.state
    pass_turn(table)
    pass_turn(table)
    uncover_spaces(g, "forest", 8)
    pass_turn(table)
    assert g.last_round == g.round == 2
    uncover_spaces(g, "mountain", 8)
    pass_turn(table)
    assert g.last_round == 2  # a second trigger changes nothing


def final(table: Scenario) -> Scenario:
    """The game is over but for the final scoring."""
    g = table.state
    g.phase = GRANT
    g.waiting = [0, 1, 2]
    for me in g.magnates:
        me.grant = False
    return table


@pytest.mark.rule("DAI-18.1")
@pytest.mark.example("DAI-EX-04")
def test_an_unspent_grant_moves_markers_up_to_three_steps() -> None:
    table = final(daitoshi())
    g = table.state
    me = g.magnates[0]
    me.grant = True
    install(g, me, "L2", "common_05", 5)  # the next step scores
    table.asks(0, "progress").play("progress:L2", "progress:L1", "progress:L1").asks_nobody()
    assert (me.steps[:2], me.grant, me.tally["progress"]) == ([2, 6], False, 1)


@pytest.mark.rule("DAI-18.1")
def test_the_grant_may_be_kept_and_comes_in_turn_order() -> None:
    table = final(daitoshi())
    g = table.state
    for me in g.magnates:
        me.grant = True
    for seat in (0, 1, 2):
        table.asks(seat, "progress").play("progress:done")
    table.asks_nobody()


@pytest.mark.rule("DAI-18.2", "DAI-18.3", "DAI-18.4", "DAI-18.5", "DAI-18.7")
@pytest.mark.example("DAI-EX-14")
def test_final_scoring_of_the_example() -> None:
    table = final(daitoshi())
    g = table.state
    me = g.magnates[0]
    me.pilgrims = {"forest": 5, "mountain": 6, "underground": 1, "river": 9}
    for kind, space in me.pilgrims.items():
        uncover_spaces(g, kind, space)
    for floor in ("M1", "R1"):
        g.university -= 1
        install(g, me, floor, g.machine.university_tile, 8 if floor == "M1" else 9)
        slot = next(i for i, content in enumerate(g.slots) if not content)
        g.slots[slot] = g.stacks["common"].pop().id
    me.steps[0] = 7
    install(g, me, "L2", "common_05", 8)
    me.reputation = 2
    take_hexes(g, me, "forest", "mountain", "mountain")
    me.conflict["mountain"] = True
    hire(g, me, "green", "blue")
    owns(me, food=5, energy=2, material=1, luxury=3, wealth=2, steam=30)
    g.installed = [place for place in range(3) if is_complete(g, place)]
    assert dict(final_points(me)) == {
        "forest": 20,
        "mountain": 24,
        "underground": 5,
        "river": 18,
        "river-loss": -5,
        "left-over": 7,
    }
    table.asks_nobody()
    assert me.vp == 69


@pytest.mark.rule("DAI-18.5", "DAI-18.6")
def test_a_pilgrim_in_the_temple_scores_nothing_and_loses_ten() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.conflict["forest"] = me.conflict["river"] = True
    parts = dict(final_points(me))
    assert parts == {
        "forest": 0,
        "mountain": 0,
        "underground": 0,
        "river": 0,
        "river-loss": -20,
        "left-over": 0,
    }


@pytest.mark.rule("DAI-18.7")
def test_left_over_units_are_added_up_before_they_are_halved() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=1, energy=1, wealth=1, steam=9)
    assert dict(final_points(me))["left-over"] == 1
    hire(g, me, "pink")
    assert dict(final_points(me))["left-over"] == 2


@pytest.mark.rule("DAI-18.8")
def test_ties_are_broken_step_by_step() -> None:
    g = daitoshi().state
    a, b, c = g.magnates
    a.vp = b.vp = c.vp = 50
    assert places(g) == [1, 1, 1]
    c.conflict["river"] = True
    assert places(g) == [1, 1, 3]
    install(g, b, "L2", "common_05")
    assert places(g) == [2, 1, 3]
    install(g, a, "L2", "common_10")
    a.pilgrims["river"] = 1
    assert places(g) == [1, 2, 3]
    c.vp = 51
    assert places(g) == [2, 3, 1]
