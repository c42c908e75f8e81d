"""DAI-5 The turn, DAI-11 the Magnate, DAI-14 action and tidy-up, DAI-24 decisions."""

from __future__ import annotations

import pytest

from tablewright.games.daitoshi.rules.moving import move_neutral
from tablewright.games.daitoshi.rules.state import ACTION
from tests.games.daitoshi.board import build, post, space_of
from tests.games.daitoshi.magnates import hire, owns, stand, take_hexes
from tests.games.daitoshi.table import BUILDERS, HALL, INVENTORS, POWER, TRADERS, daitoshi, pass_turn


@pytest.mark.rule("DAI-5.2", "DAI-5.3", "DAI-24.1")
def test_production_needs_the_marker_in_the_middle() -> None:
    table = daitoshi()
    table.asks(0, "turn").only_options("turn:city", "turn:production")
    other = daitoshi()
    other.state.magnates[0].marker = "left"
    other.asks(0, "move")


@pytest.mark.rule("DAI-5.4", "DAI-11.5")
def test_a_city_turn_is_always_possible_without_steam() -> None:
    table = daitoshi()
    table.play("turn:city").only_options("move:2/right", "move:3/right")


@pytest.mark.rule("DAI-11.1", "DAI-24.5")
def test_two_districts_are_free_and_each_further_one_costs_steam() -> None:
    table = daitoshi()
    me = owns(table.state.magnates[0], steam=3)
    table.play("turn:city").offers("move:2/left", "move:4/middle", "move:5/right", "move:4/right")
    table.play("move:5/right")
    assert (me.sector, me.steam) == (HALL, 1)


@pytest.mark.rule("DAI-11.1", "DAI-11.6")
@pytest.mark.parametrize(
    ("sector", "space", "steam"),
    [(2, "left", 2), (3, "middle", 1), (4, "left", 3), (5, "middle", 3), (1, "left", 5)],
)
def test_the_walk_and_the_space_are_paid(sector: int, space: str, steam: int) -> None:
    table = daitoshi()
    me = owns(table.state.magnates[0], steam=steam)
    table.play("turn:city", f"move:{sector}/{space}")
    assert me.steam == 0
    poor = daitoshi()
    owns(poor.state.magnates[0], steam=steam - 1)
    poor.play("turn:city").not_offered(f"move:{sector}/{space}", rule="DAI-11.6")


@pytest.mark.rule("DAI-11.2")
@pytest.mark.parametrize("space", ["left", "middle", "right"])
def test_a_full_lap_ends_on_another_space(space: str) -> None:
    table = daitoshi()
    me = owns(table.state.magnates[0], steam=9)
    stand(me, INVENTORS, space)
    table.play("turn:city").not_offered(f"move:1/{space}", rule="DAI-11.2")
    others = [f"move:1/{each}" for each in ("left", "middle", "right") if each != space]
    table.offers(*others)


@pytest.mark.rule("DAI-11.3", "DAI-12.7")
def test_the_left_space_sends_all_workers_of_the_district_home() -> None:
    table = daitoshi()
    g = table.state
    owns(g.magnates[0], steam=9)
    build(g, HALL, "middle_1", "forest")
    post(g, HALL, "inner", "pink")
    post(g, HALL, "middle", "blue")
    post(g, POWER, "inner", "blue")
    g.machine_worker = "green"
    g.supply["green"] -= 1
    table.play("turn:city", "move:5/left")
    assert (g.posted[space_of(HALL, "inner")], g.posted[space_of(HALL, "middle")], g.machine_worker) == (
        "",
        "",
        "",
    )
    assert g.posted[space_of(POWER, "inner")] == "blue"
    assert g.supply == {"green": 15, "yellow": 15, "pink": 15, "blue": 14}


@pytest.mark.rule("DAI-11.3", "DAI-14.4", "DAI-12.7")
def test_the_machine_keeps_its_worker_when_it_comes_to_a_left_space() -> None:
    table = daitoshi()
    g = table.state
    stand(g.magnates[1], TRADERS, "left")
    g.machine_worker = "green"
    g.supply["green"] -= 1
    owns(g.magnates[0], steam=2)
    table.play("turn:city", "move:5/right", "exploit:river", "exploit:forest")
    assert g.machine_at == TRADERS
    assert g.machine_worker == "green"


@pytest.mark.rule("DAI-11.4", "DAI-11.6")
def test_left_and_middle_hold_one_magnate() -> None:
    table = daitoshi()
    g = table.state
    owns(g.magnates[0], steam=9)
    stand(g.magnates[1], BUILDERS, "left")
    stand(g.magnates[2], BUILDERS, "middle")
    table.play("turn:city")
    table.not_offered("move:2/left", rule="DAI-11.6").not_offered("move:2/middle", rule="DAI-11.6")
    table.offers("move:2/right")


@pytest.mark.rule("DAI-11.5", "DAI-12.1")
def test_the_right_space_holds_everybody_and_skips_only_the_workers() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], material=2, steam=2)
    hire(g, me, "pink")
    stand(g.magnates[1], BUILDERS, "right")
    take_hexes(g, me, "river")
    table.play("turn:city", "move:2/right")
    assert me.zone == ["river", "mountain"]
    table.asks(0, "action").offers("action:expand")


@pytest.mark.rule("DAI-11.7", "DAI-11.10")
def test_the_steps_come_in_order_in_the_own_district() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=1, material=2)
    hire(g, me, "pink")
    table.play("turn:city", "move:2/middle").asks(0, "place-worker")
    table.play("place-worker:inner")
    assert me.zone == ["mountain"]
    table.asks(0, "action").play("action:no")
    assert (g.active, me.sector) == (1, BUILDERS)


@pytest.mark.rule("DAI-11.8", "DAI-11.9", "DAI-14.5")
@pytest.mark.example("DAI-EX-17")
def test_the_neutral_magnate_gives_way_and_pushes_the_machine() -> None:
    table = daitoshi(2)
    g = table.state
    g.neutral, g.machine_at = BUILDERS, HALL
    owns(g.magnates[0], steam=2)
    stand(g.magnates[1], HALL, "middle")
    table.play("turn:city").not_offered("move:2/middle", rule="DAI-11.6")
    table.offers("move:2/left", "move:2/right")
    post(g, HALL, "inner", "blue")
    table.play("move:2/left")
    assert (g.neutral, g.neutral_space) == (HALL, 0)  # the middle is taken
    assert g.posted[space_of(HALL, "inner")] == "blue"
    assert g.machine_at == TRADERS
    # later somebody ends a City turn in District 1 with the Mega-Machine there
    g.machine_at = INVENTORS
    other = g.magnates[1]
    assert g.active == 1
    other.steam = 0
    table.play("turn:city", "move:1/right")
    pass_turn(table)
    assert g.machine_at == TRADERS


@pytest.mark.rule("DAI-11.8")
def test_the_neutral_magnate_prefers_the_middle() -> None:
    g = daitoshi(2).state
    g.neutral, g.neutral_space = INVENTORS, 1
    g.machine_at = POWER
    move_neutral(g)
    assert (g.neutral, g.neutral_space, g.machine_at) == (TRADERS, 1, POWER)


@pytest.mark.rule("DAI-14.1", "DAI-14.2", "DAI-15.48")
def test_one_action_of_the_district_or_the_contribution() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], food=3, energy=3, material=3, luxury=3, wealth=3, steam=9)
    me.steps[0] = 4
    g.machine_at = BUILDERS
    table.play("turn:city", "move:2/right").only_options("action:expand", "action:megamachine", "action:no")
    table.not_offered("action:trade", rule="DAI-14.2")
    table.play("action:no")
    assert g.active == 1


@pytest.mark.rule("DAI-14.3", "DAI-15.48")
def test_city_hall_offers_every_action_wherever_the_machine_is() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], food=3, energy=3, material=3, luxury=3, wealth=3, steam=9)
    me.steps[0] = 4
    g.machine_at = INVENTORS
    table.play("turn:city", "move:5/right", "exploit:river", "exploit:forest")
    table.only_options(
        "action:invention",
        "action:expand",
        "action:electrify",
        "action:trade",
        "action:megamachine",
        "action:no",
    )


@pytest.mark.rule("DAI-14.4", "DAI-14.6", "DAI-14.7", "DAI-6.15")
def test_tidy_up_belongs_to_city_turns_only() -> None:
    table = daitoshi()
    g = table.state
    me = g.magnates[0]
    me.marker = "left"
    g.machine_at = BUILDERS
    table.play("move:2/right")
    assert (g.machine_at, me.marker) == (INVENTORS, "middle")
    other = daitoshi()
    g = other.state
    g.machine_at = INVENTORS
    other.play("turn:production")
    pass_turn(other)
    assert (g.machine_at, g.magnates[0].marker, g.magnates[0].zone) == (INVENTORS, "left", [])


@pytest.mark.rule("DAI-24.2", "DAI-6.2")
def test_others_are_asked_only_in_production_turns() -> None:
    table = daitoshi()
    g = table.state
    for me in g.magnates:
        owns(me, steam=9)
    table.play("turn:production", "activate:done").asks(1, "activate")
    table.play("activate:done").asks(2, "activate").play("activate:done")
    table.asks(1, "turn")


@pytest.mark.rule("DAI-24.5", "DAI-13.1")
def test_exploitation_is_not_a_choice() -> None:
    table = daitoshi()
    g = table.state
    me = g.magnates[0]
    table.play("turn:city", "move:2/right")
    assert me.zone == ["mountain"]
    assert g.phase != ACTION or g.active == 0
