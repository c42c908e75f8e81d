"""DAI-12 Workers, DAI-13 exploitation."""

from __future__ import annotations

import pytest

from tests.games.daitoshi.board import build, fill_upgrade, post, space_of, uncover
from tests.games.daitoshi.magnates import hire, owns, stand, take_hexes
from tests.games.daitoshi.table import HALL, POWER, daitoshi


@pytest.mark.rule("DAI-12.1", "DAI-12.2")
def test_workers_are_placed_one_after_another_with_their_bonus() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=1)
    build(g, POWER, "middle_2", "forest")
    hire(g, me, "blue", "blue", "blue")
    table.play("turn:city", "move:3/middle").only_options(
        "place-worker:inner", "place-worker:middle", "place-worker:done"
    )
    table.play("place-worker:middle")
    assert me.goods["food"] == 1
    table.only_options("place-worker:inner", "place-worker:done").play("place-worker:inner")
    assert me.wormbus == 2
    assert [each for each in me.workers if each] == ["pink", "blue"]  # the hex brought the pink one
    assert [g.posted[space_of(POWER, ring)] for ring in ("inner", "middle")] == ["blue", "blue"]


@pytest.mark.rule("DAI-12.1")
def test_placing_is_optional() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=1)
    hire(g, me, "blue")
    table.play("turn:city", "move:3/middle", "place-worker:done")
    assert "blue" in me.workers


@pytest.mark.rule("DAI-12.3")
def test_a_district_takes_only_its_colour_and_city_hall_any() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=9)
    hire(g, me, "green", "pink")
    table.play("turn:city", "move:3/middle")  # blue workers only: nobody is asked
    assert not table.events("post")
    other = daitoshi()
    g = other.state
    me = owns(g.magnates[0], steam=9)
    build(g, HALL, "middle_1", "river")
    hire(g, me, "green", "pink")
    other.play("turn:city", "move:5/middle", "place-worker:inner")
    other.only_options("worker-to-place:green", "worker-to-place:pink").play("worker-to-place:pink")
    other.play("place-worker:middle")
    assert [g.posted[space_of(HALL, ring)] for ring in ("inner", "middle")] == ["pink", "green"]


@pytest.mark.rule("DAI-12.4")
def test_the_electrified_workshop_is_stronger_and_holds_one() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=1)
    g.lit[space_of(POWER, "inner")] = True
    hire(g, me, "blue", "blue")
    table.play("turn:city", "move:3/middle", "place-worker:inner")
    assert me.wormbus == 4
    assert me.workers.count("blue") == 1  # the only workshop is taken now


@pytest.mark.rule("DAI-12.5", "DAI-12.6", "DAI-15.55")
def test_the_machine_is_one_more_workshop_with_its_upgrades() -> None:
    table = daitoshi(machine="mm_3")
    g = table.state
    me = owns(g.magnates[0], steam=1)
    g.machine_at = POWER
    fill_upgrade(g, [token.id for token in g.upgrades].index("upgrade_wealth"))
    hire(g, me, "blue")
    table.play("turn:city", "move:3/middle", "place-worker:machine")
    assert g.machine_worker == "blue"
    assert (me.vp, me.goods["wealth"]) == (2 + 2, 1)


@pytest.mark.rule("DAI-12.6")
@pytest.mark.example("DAI-EX-08")
def test_the_left_space_with_machine_and_two_workers() -> None:
    table = daitoshi(machine="mm_3")
    g = table.state
    me = owns(g.magnates[0], steam=2)
    build(g, POWER, "middle_4", "forest")
    build(g, POWER, "outer_3", "forest", "mountain")
    for ring in ("inner", "middle", "outer"):
        post(g, POWER, ring, "blue")
    g.machine_at, g.machine_worker = POWER, "blue"
    g.supply["blue"] -= 1
    place = [token.id for token in g.upgrades].index("upgrade_pilgrim")
    fill_upgrade(g, place)
    hire(g, me, "blue", "blue")
    me.wormbus = 8
    table.play("turn:city", "move:3/left")
    assert me.steam == 0
    table.play("place-worker:outer")
    assert me.wormbus == 11
    vp = me.vp
    table.play("place-worker:machine", "pilgrim:river")
    assert me.vp == vp + 2 + 2
    assert me.pilgrims["river"] == 1


@pytest.mark.rule("DAI-13.1", "DAI-13.5", "DAI-13.6")
@pytest.mark.parametrize(
    ("sector", "kind", "colour", "chimney"),
    [
        (1, "forest", "green", -1),
        (2, "mountain", "yellow", -1),
        (3, "underground", "pink", -1),
        (4, "river", "blue", 2),
    ],
)
def test_the_inner_tile_decides_the_hex_and_its_bonus(
    sector: int, kind: str, colour: str, chimney: int
) -> None:
    table = daitoshi()
    g = table.state
    me = g.magnates[0]
    stand(me, sector - 2, "right")
    table.play("turn:city", f"move:{sector}/right")
    assert me.zone == [kind]
    assert [each for each in me.workers if each] == [colour]
    assert me.chimney == chimney


@pytest.mark.rule("DAI-13.1")
def test_city_hall_takes_a_river_and_a_land_hex_in_any_order() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=2)
    table.play("turn:city", "move:5/right")
    table.only_options("exploit:river", "exploit:forest", "exploit:mountain", "exploit:underground")
    table.play("exploit:mountain")  # the River hex follows without a question
    assert me.zone == ["mountain", "river"]


@pytest.mark.rule("DAI-13.2", "DAI-13.8")
def test_of_a_stack_only_the_top_hex_is_taken() -> None:
    table = daitoshi(4)
    g = table.state
    uncover(g, "mountain")
    g.discard["mountain"] += 1
    assert g.uncovered["mountain"] == 1
    table.play("turn:city", "move:2/right")
    assert (g.hexes["mountain"], g.uncovered["mountain"]) == (13, 1)


@pytest.mark.rule("DAI-13.3")
def test_an_empty_track_is_served_from_the_discard_pile() -> None:
    table = daitoshi()
    g = table.state
    while g.hexes["mountain"]:
        uncover(g, "mountain")
        g.discard["mountain"] += 1
    before = g.discard["mountain"]
    table.play("turn:city", "move:2/right")
    assert (g.discard["mountain"], g.magnates[0].zone) == (before - 1, ["mountain"])


@pytest.mark.rule("DAI-13.4")
def test_without_any_hex_nothing_is_taken() -> None:
    table = daitoshi()
    g = table.state
    while g.hexes["mountain"]:
        take_hexes(g, g.magnates[1], "mountain")
    table.play("turn:city", "move:2/right")
    assert (g.magnates[0].zone, g.magnates[0].chimney) == ([], 0)
    table.told("no-hex", seat=0)
    hall = daitoshi()
    g = hall.state
    while g.hexes["mountain"]:
        take_hexes(g, g.magnates[1], "mountain")
    owns(g.magnates[0], steam=2)
    hall.play("turn:city", "move:5/right").only_options(
        "exploit:river", "exploit:forest", "exploit:underground"
    )


@pytest.mark.rule("DAI-13.5", "DAI-13.7")
def test_the_zone_has_no_limit() -> None:
    table = daitoshi()
    g = table.state
    me = g.magnates[0]
    take_hexes(g, me, *["mountain"] * 6)
    table.play("turn:city", "move:2/right")
    assert me.zone.count("mountain") == 7
