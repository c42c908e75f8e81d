"""DAI-15.1 to DAI-15.23 Work on Invention, Expand, Renew, Electrify; DAI-15.25 to DAI-15.29 the loops."""

from __future__ import annotations

import pytest

from tablewright.games.daitoshi.box.schema import INVENTIONS, TILES, Prestige, Rep, ScoreRep, Wormbus
from tablewright.games.daitoshi.rules.districts import electrify, expand_or_renew
from tablewright.games.daitoshi.rules.effects import gain_all
from tablewright.games.daitoshi.rules.inventing import work_on_invention
from tablewright.games.daitoshi.rules.possible import can_perform
from tablewright.testing.scenario import answered, carry_out
from tests.games.daitoshi.board import build, offer, post, space_of, top_of_stack, uncover_spaces
from tests.games.daitoshi.magnates import install, owns, take_hexes
from tests.games.daitoshi.table import BUILDERS, HALL, INVENTORS, POWER, daitoshi


# ---------------------------------------------------------------------------------------- Work on Invention
@pytest.mark.rule("DAI-15.1", "DAI-15.2", "DAI-15.6")
def test_one_tile_brings_its_bonuses() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=3)
    offer(g, 4, "magnificent_01")  # Food / any Pilgrim / 3 VP
    uncover_spaces(g, "forest", 1)
    carry_out(work_on_invention(g, me), "take-invention:magnificent_1", "pilgrim:forest", "install:middle")
    assert (me.goods["food"], me.vp, me.pilgrims["forest"]) == (1, 3, 1)
    assert me.floors[3] is INVENTIONS["magnificent_01"]


@pytest.mark.rule("DAI-15.1", "DAI-15.2")
@pytest.mark.example("DAI-EX-09")
def test_two_tiles_bring_nothing_at_once() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=4)
    offer(g, 4, "magnificent_01")
    offer(g, 0, "common_01")
    carry_out(
        work_on_invention(g, me),
        "take-invention:magnificent_1",
        "take-second:common_upper",
        "install:middle",
        "install:right",
    )
    assert (me.goods["food"], me.vp) == (0, 0)
    assert (me.floors[3], me.floors[5]) == (INVENTIONS["magnificent_01"], INVENTIONS["common_01"])


@pytest.mark.example("DAI-EX-09")
def test_only_the_magnificent_tile_would_have_paid() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=4)
    offer(g, 4, "magnificent_01")
    carry_out(work_on_invention(g, me), "take-invention:magnificent_1", "take-second:one", "install:left")
    assert (me.goods["food"], me.vp, me.pilgrims["river"]) == (1 + 1, 3, 1)


@pytest.mark.rule("DAI-15.2")
def test_a_tile_too_dear_says_so() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], food=1, steam=3)
    g.magnates[0].sector = POWER
    table.play("turn:city", "move:1/right", "action:invention")
    table.not_offered("take-invention:magnificent_1", rule="DAI-15.2")
    table.offers("take-invention:common_upper", "take-invention:common_lower")
    assert me.goods["food"] == 1


@pytest.mark.rule("DAI-15.3")
def test_tiles_go_to_the_lowest_empty_floor_two_into_one_building() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=2)
    upper, lower = g.market[0], g.market[1]
    carry_out(
        work_on_invention(g, me),
        "take-invention:common_lower",
        "take-second:common_upper",
        "install:left",
        "install:left",
    )
    assert me.floors[:3] == [me.floors[0], lower, upper]
    assert me.steps[:3] == [0, 0, 0]


@pytest.mark.rule("DAI-15.4")
def test_the_market_is_refilled_while_the_stack_lasts() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=2)
    offer(g, 0, "common_05")
    next_tile = g.stacks["common"][-1]
    carry_out(work_on_invention(g, me), "take-invention:common_upper", "take-second:one", "install:left")
    assert g.market[0] is next_tile


@pytest.mark.rule("DAI-15.4")
def test_nothing_is_refilled_from_an_empty_stack() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=1)
    offer(g, 0, "common_05")  # Steam / Food / 1 VP: nothing to choose
    g.stacks["common"] = []
    carry_out(work_on_invention(g, me), "take-invention:common_upper", "install:left")
    assert g.market[0] is None


@pytest.mark.rule("DAI-15.5")
def test_full_floors_or_no_food_forbid_the_action() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0])
    assert not can_perform(g, me, "invention")
    owns(me, wealth=1)
    assert can_perform(g, me, "invention")
    for i, name in enumerate(("L2", "L3", "M1", "M2", "R1", "R2")):
        install(g, me, name, f"common_{i + 1:02d}")
    owns(me, food=9)
    rule = work_on_invention(g, me)
    assert answered(rule, next(rule), 0).kind != "take-second"  # one empty floor: no second tile
    g = daitoshi().state
    me = owns(g.magnates[0], food=9)
    for i, name in enumerate(("L2", "L3", "M1", "M2", "R1", "R2", "R3")):
        install(g, me, name, f"common_{i + 1:02d}")
    assert not can_perform(g, me, "invention")


@pytest.mark.rule("DAI-15.6")
def test_a_progress_bonus_cannot_be_used_on_the_new_tile() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=2)
    offer(g, 2, "innovative_16")  # 1 progress / Food / 2 VP
    carry_out(work_on_invention(g, me), "take-invention:innovative_upper", "install:left")
    assert me.steps[:2] == [1, 0]


# ------------------------------------------------------------------------------------------ Expand, Renew
@pytest.mark.rule("DAI-15.10", "DAI-15.11", "DAI-15.13")
def test_any_middle_space_and_outer_ones_beyond_a_middle_tile() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], material=4)
    build(g, POWER, "middle_1", "forest")
    take_hexes(g, me, "river")
    table.play("turn:city", "move:2/right", "action:expand")  # with the hex of this turn: two
    table.only_options(
        "expand:middle/1",
        "expand:middle/2",
        "expand:outer/3",
        "expand:middle/4",
        "expand:middle/5",
        "expand:renew",
    )
    table.not_offered("expand:outer/1", rule="DAI-15.10").not_offered("expand:middle/3", rule="DAI-15.10")


@pytest.mark.rule("DAI-15.11", "DAI-15.13")
def test_material_and_hexes_are_needed() -> None:
    table = daitoshi()
    g = table.state
    owns(g.magnates[0], material=2)
    build(g, POWER, "middle_1", "forest")
    table.play("turn:city", "move:2/right", "action:expand")
    table.not_offered("expand:outer/3", rule="DAI-15.11").not_offered("expand:renew", rule="DAI-15.18")
    other = daitoshi()
    g = other.state
    owns(g.magnates[0], material=4)
    build(g, POWER, "middle_1", "forest")
    other.play("turn:city", "move:2/right", "action:expand").not_offered("expand:outer/3", rule="DAI-15.13")


@pytest.mark.rule("DAI-15.12", "DAI-15.13", "DAI-15.14", "DAI-15.15")
@pytest.mark.example("DAI-EX-10")
def test_expanding_an_outer_space() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], material=4)
    build(g, HALL, "middle_1", "mountain")
    top_of_stack(g, "outer_3")
    take_hexes(g, me, "river", "forest")
    carry_out(expand_or_renew(g, me), "expand:outer/5", "lay-hex:forest")
    assert me.goods["material"] == 0
    assert g.tiles[space_of(HALL, "outer")] is TILES["outer_3"]
    assert g.laid[space_of(HALL, "outer")] == ("forest", "river")  # the order is the player's
    assert (me.goods["food"], me.wormbus, me.zone) == (1, 2, [])
    assert not g.lit[space_of(HALL, "outer")]


@pytest.mark.rule("DAI-15.14")
def test_conflict_bonuses_of_both_hexes_in_any_order() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], material=4)
    build(g, HALL, "middle_1", "river")
    take_hexes(g, me, "mountain", "forest")
    rule = expand_or_renew(g, me)
    asked = next(rule)
    for wanted in ("expand:outer/5", "lay-hex:mountain"):
        asked = answered(rule, asked, asked.option_ids().index(wanted))
    assert asked.option_ids() == ["bonus-order:progress/2", "bonus-order:wormbus/2"]


@pytest.mark.rule("DAI-15.18")
def test_renewing_discards_a_hex_for_three_material() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], material=2, wealth=1)
    assert not can_perform(g, me, "expand")  # no hex
    take_hexes(g, me, "underground", "river")
    carry_out(expand_or_renew(g, me), "expand:renew", "return-hex:underground")
    assert (sum(me.goods.values()), g.discard["underground"], me.vp, me.zone) == (0, 1, 3, ["river"])


# ---------------------------------------------------------------------------------------------- Electrify
@pytest.mark.rule("DAI-15.20", "DAI-15.21")
def test_any_dark_tile_for_its_energy() -> None:
    table = daitoshi()
    g = table.state
    owns(g.magnates[0], energy=2)
    build(g, BUILDERS, "middle_1", "forest")
    g.lit[space_of(HALL, "inner")] = True
    table.play("turn:city", "move:3/right", "action:electrify")
    table.only_options("electrify:inner/1", "electrify:inner/2", "electrify:inner/3", "electrify:inner/4")
    table.not_offered("electrify:middle/2", rule="DAI-15.21").not_offered(
        "electrify:inner/5", rule="DAI-15.20"
    )


@pytest.mark.rule("DAI-15.20")
def test_nothing_dark_no_action() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], energy=9)
    for sector in range(5):
        g.lit[space_of(sector, "inner")] = True
    assert not can_perform(g, me, "electrify")


@pytest.mark.rule("DAI-15.21", "DAI-15.22", "DAI-15.23")
@pytest.mark.example("DAI-EX-11")
def test_electrifying_an_outer_tile() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], energy=4)
    build(g, HALL, "middle_1", "mountain")
    build(g, HALL, "outer_1", "river", "forest")
    post(g, HALL, "outer", "pink")
    g._journal = table.table.events
    carry_out(electrify(g, me), "electrify:outer/5")
    assert me.goods["energy"] == 0
    assert (me.goods["wealth"], me.goods["food"], me.wormbus, me.prestige) == (1, 1, 2, 2)
    told = [event.kind for event in table.table.events if event.kind in ("gain", "wormbus", "prestige")]
    assert told == ["gain", "gain", "wormbus", "wormbus", "prestige", "prestige"]
    space = space_of(HALL, "outer")
    assert (g.posted[space], g.laid[space], g.lit[space]) == ("", (), True)
    assert (g.supply["pink"], g.discard["river"], g.discard["forest"]) == (15, 1, 1)
    assert [magnate.sector for magnate in g.magnates] == [INVENTORS, HALL, HALL]


@pytest.mark.rule("DAI-15.22")
def test_every_tile_gives_prestige_and_something_else() -> None:
    for tile in TILES.values():
        kinds = [type(op) for op in tile.electrify_section]
        assert Prestige in kinds
        assert len(kinds) >= 2


# ------------------------------------------------------------------------------------------------- the loops
@pytest.mark.rule("DAI-15.25", "DAI-15.28")
def test_prestige_pays_every_space_entered() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    carry_out(gain_all(g, me, (Prestige(n=3),), "test"))
    assert (me.prestige, me.vp, me.reputation) == (3, 1 + 2, 1)


@pytest.mark.rule("DAI-15.26")
def test_wormbus_pays_before_the_next_step() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.wormbus = 3
    carry_out(gain_all(g, me, (Wormbus(n=2),), "test"))
    assert (me.wormbus, me.vp, me.steam) == (5, 2, 2)


@pytest.mark.rule("DAI-15.27")
def test_both_loops_go_round_and_pay_again() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.prestige, me.wormbus = 15, 19
    carry_out(gain_all(g, me, (Prestige(n=1),), "test"))
    carry_out(gain_all(g, me, (Wormbus(n=1),), "test"))
    assert (me.prestige, me.wormbus, me.vp) == (0, 0, 2 * 2 + 2)


@pytest.mark.rule("DAI-15.28", "DAI-15.29")
def test_reputation_stops_on_the_fourth_space() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    for expected in (2, 3, 5, 7, 7):
        me.vp = 0
        carry_out(gain_all(g, me, (ScoreRep(n=1),), "test"))
        assert me.vp == expected
        carry_out(gain_all(g, me, (Rep(n=1),), "test"))
    assert me.reputation == 3
