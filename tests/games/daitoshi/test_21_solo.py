"""DAI-21 The solo game against the Mayor."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance
from tablewright.games.daitoshi.box.schema import (
    ADVISORS,
    CITIES,
    DATA,
    FLOOR_NAMES,
    INVENTIONS,
    MAYOR_CARDS,
    ConflictBonus,
    CopyCity,
    CopyMarket,
    Flag,
    Gain,
    GainWorker,
    MachineWorkshop,
    MayorCard,
    Pilgrim,
    Progress,
    Rep,
    ReturnHex,
    WorkshopHere,
)
from tablewright.games.daitoshi.rules.scoring import apply_end_advisors, final_points, places
from tablewright.games.daitoshi.rules.setup import apply_setup_advisors, call_advisors, set_up
from tablewright.games.daitoshi.rules.solo.actions import (
    contribution_order,
    dearest_tile,
    mayor_contributes,
    mayor_electrifies,
    mayor_expands,
    mayor_invents,
    mayor_trades,
    pair_to_take,
)
from tablewright.games.daitoshi.rules.solo.icons import (
    advance_by_card,
    mayor_gains,
    mayor_gains_all,
    take_topmost_hex,
    top_card,
)
from tablewright.games.daitoshi.rules.solo.turn import (
    can_act_in,
    card_shows,
    find_district,
    kinds_for_mayor,
    mayor_action,
    mayor_city_turn,
    mayor_exploits,
    mayor_places_workers,
    mayor_produces,
    mayor_space,
    reveal_card,
)
from tablewright.games.daitoshi.rules.state import PRODUCE, Daitoshi, Magnate, inner_tile
from tablewright.testing.scenario import carry_out
from tests.games.daitoshi.board import build, fill_upgrade, offer, post, space_of, stack_deck, uncover_spaces
from tests.games.daitoshi.magnates import hire, install, owns, stand, take_hexes
from tests.games.daitoshi.table import BUILDERS, HALL, INVENTORS, POWER, TRADERS, alone, pass_turn

LEFT, MIDDLE, RIGHT = range(3)


def with_mayor() -> tuple[Daitoshi, Magnate]:
    """A solo table and its Mayor, who has nothing but a Basic invention."""
    g = alone().state
    return g, g.magnates[1]


def card(*actions: str) -> MayorCard:
    """A Mayor card with exactly these actions."""
    return next(each for each in MAYOR_CARDS.values() if set(each.front.actions) == set(actions))


def back(g: Daitoshi, name: str) -> MayorCard:
    """Lay a card on top of the deck."""
    found = MAYOR_CARDS[name]
    g.deck.remove(found)
    g.deck.append(found)
    return found


def advise(g: Daitoshi, *names: str) -> None:
    """Lay out Advisors."""
    g.advisors = [ADVISORS[name] for name in names]
    g.advisors_left = [each for each in ADVISORS.values() if each not in g.advisors]


# ------------------------------------------------------------------------------------------------- set-up
@pytest.mark.rule("DAI-21.1", "DAI-21.2", "DAI-21.3", "DAI-21.4")
def test_the_mayor_is_a_second_player_without_some_pieces() -> None:
    for seed in range(6):
        g = set_up(1, False, 0, Chance(str(seed)))
        human, mayor = g.magnates
        assert (g.first, g.neutral >= 0, mayor.is_mayor, human.is_mayor) == (0, True, True, False)
        assert (mayor.steam, mayor.grant) == (0, False)
        assert mayor.goods == {"food": 1, "energy": 1, "material": 1, "luxury": 1, "wealth": 1}
        tile = mayor.floors[0]
        assert tile is not None
        assert tile.quality == "basic"
        assert (mayor.workers, mayor.zone) == ([""] * 6, [""] * 4)
        assert len(g.deck) == 16
        assert g.bribe


@pytest.mark.rule("DAI-21.5")
def test_advisors_are_drawn_and_setup_ones_applied() -> None:
    seen: set[str] = set()
    for seed in range(30):
        g = set_up(1, False, 7, Chance(str(seed)))
        carry_out(call_advisors(g))
        assert all(each.kind != "setup" for each in g.advisors)
        setup_ones = 7 - len(g.advisors)
        assert len(g.advisors_left) == 3 + setup_ones
        seen.update(each.id for each in g.advisors)
    assert len(seen) == 6


@pytest.mark.rule("DAI-21.6", "DAI-21.94")
def test_the_mayor_ignores_steam_water_and_coal() -> None:
    g, mayor = with_mayor()
    for what in ("steam", "water", "coal"):
        mayor_gains(g, mayor, Gain(what=what, n=3), "test")
    assert (mayor.steam, mayor.chimney, mayor.vp) == (0, 0, 0)
    advise(g, "advisor_05")
    for what in ("steam", "water", "coal"):
        mayor_gains(g, mayor, Gain(what=what, n=3), "test")  # type: ignore[arg-type]
    assert (mayor.steam, mayor.vp) == (0, 3)


@pytest.mark.rule("DAI-21.7")
def test_the_mayor_has_no_conflicts() -> None:
    table = alone()
    g = table.state
    mayor = g.magnates[1]
    take_hexes(g, mayor, "forest", "forest")
    pass_turn(table)
    pass_turn(table)
    assert not any(mayor.conflict.values())


# ----------------------------------------------------------------------------------------------- the turn
@pytest.mark.rule("DAI-21.10", "DAI-21.71")
def test_a_card_is_revealed_and_the_deck_never_runs_out() -> None:
    g, _ = with_mayor()
    stack_deck(g, "mayor_03", "mayor_07")
    assert reveal_card(g) is MAYOR_CARDS["mayor_03"]
    assert (g.pile[-1], top_card(g)) == (MAYOR_CARDS["mayor_03"], MAYOR_CARDS["mayor_07"].back)
    while len(g.deck) > 1:
        reveal_card(g)
    last = g.deck[0]
    assert reveal_card(g) is last
    assert (g.pile, len(g.deck)) == ([last], 15)


@pytest.mark.rule("DAI-21.11", "DAI-21.12")
def test_every_card_has_a_whole_front_and_back() -> None:
    main = {"invention", "expand", "electrify", "trade"}
    for each in DATA.mayor_cards:
        actions = set(each.front.actions)
        if "megamachine" in actions:
            assert len(actions) == 2
            assert actions & main
        else:
            assert 1 <= len(actions) <= 4
        assert sorted(each.front.resource_order) == ["energy", "food", "luxury", "material"]
        assert sorted(each.back.hex_order) == ["forest", "mountain", "river", "underground"]
        assert each.front.city_hall_land != "river"
        assert 1 <= each.back.sector <= 5


@pytest.mark.rule("DAI-21.13")
def test_the_bribe_adds_work_on_invention_to_every_card() -> None:
    g, _ = with_mayor()
    front = card("electrify", "megamachine").front
    assert card_shows(g, front, INVENTORS)
    g.bribe = False
    assert not card_shows(g, front, INVENTORS)


@pytest.mark.rule("DAI-21.14", "DAI-21.15", "DAI-21.16")
@pytest.mark.example("DAI-EX-15")
def test_the_first_district_that_meets_both_criteria() -> None:
    table = alone()
    g = table.state
    mayor = owns(g.magnates[1], material=1, food=1)
    order = ["inner_trade", "inner_electrify", "inner_hall", "inner_expand", "inner_invention"]
    for sector, tile in enumerate(order):
        g.tiles[sector * 3] = next(each for each in DATA.district_tiles if each.id == tile)
    stand(mayor, 0, "right")
    g.machine_at = 4
    front = next(
        each.front
        for each in MAYOR_CARDS.values()
        if {"expand", "trade"} <= set(each.front.actions)
        and "universal" not in each.front.actions
        and "electrify" not in each.front.actions
    )
    assert not card_shows(g, front, 1)
    assert not card_shows(g, front, 2)
    assert card_shows(g, front, 3)
    assert not can_act_in(g, mayor, 3)
    assert card_shows(g, front, 4)
    assert find_district(g, mayor, front)[0] == 4


@pytest.mark.rule("DAI-21.15")
def test_criterion_one() -> None:
    g, _ = with_mayor()
    g.bribe = False
    g.machine_at = POWER
    assert card_shows(g, card("expand", "megamachine").front, POWER)  # (b) the Mega-Machine is here
    assert card_shows(g, card("expand", "megamachine").front, BUILDERS)  # (a)
    assert card_shows(g, card("universal").front, HALL)  # (c)
    assert not card_shows(g, card("universal").front, POWER)
    g.machine_at = HALL
    assert not card_shows(g, card("expand", "megamachine").front, HALL)


@pytest.mark.rule("DAI-21.16")
def test_criterion_two_counts_what_he_has_now() -> None:
    g, mayor = with_mayor()
    owns(mayor, luxury=1)
    assert can_act_in(g, mayor, TRADERS)  # without any Steam
    assert can_act_in(g, mayor, HALL)
    assert not can_act_in(g, mayor, BUILDERS)
    owns(mayor, food=1, energy=1, material=1, wealth=1)
    mayor.steps[0] = 4
    g.machine_at = BUILDERS
    assert can_act_in(g, mayor, BUILDERS)  # the contribution
    take_hexes(g, mayor, "river")
    g.machine_at = HALL
    assert can_act_in(g, mayor, BUILDERS)


@pytest.mark.rule("DAI-21.17", "DAI-21.23")
def test_without_a_fitting_district_he_leads_a_production() -> None:
    table = alone()
    g = table.state
    mayor = g.magnates[1]
    g.active = 1
    table.asks(0, "activate")
    assert mayor.steps[0] == 2
    table.told("mayor-produces")
    again = alone()
    g = again.state
    g.magnates[1].marker = "left"
    g.active = 1
    again.asks(0, "activate")


@pytest.mark.rule("DAI-21.18")
def test_in_his_own_district_he_must_change_the_space() -> None:
    g, mayor = with_mayor()
    stand(mayor, BUILDERS, "right")
    assert mayor_space(g, mayor, BUILDERS) == MIDDLE  # no matching worker: middle, left
    stand(g.magnates[0], BUILDERS, "middle")
    assert mayor_space(g, mayor, BUILDERS) == LEFT
    g.neutral, g.neutral_space = BUILDERS, LEFT
    assert mayor_space(g, mayor, BUILDERS) == -1
    stand(mayor, BUILDERS, "middle")
    g.neutral = TRADERS
    stand(g.magnates[0], HALL, "right")
    assert mayor_space(g, mayor, BUILDERS) == RIGHT


@pytest.mark.rule("DAI-21.20", "DAI-21.21", "DAI-21.22")
def test_his_production_goes_row_by_row_for_free() -> None:
    table = alone()
    g = table.state
    human, mayor = g.magnates
    g.leader, g.phase, g.waiting = 1, PRODUCE, [1, 0]
    install(g, mayor, "L1", "basic_01", 2)
    install(g, mayor, "M1", "common_06")  # Energy with a pink mark, the rest crossed out
    back(g, "mayor_02")  # river first
    carry_out(mayor_produces(g))
    assert mayor.goods == {"food": 1, "energy": 2, "material": 0, "luxury": 0, "wealth": 2}
    assert mayor.tally == {"production": 1}
    assert (mayor.steps[0], mayor.steps[3]) == (4, 2)
    assert mayor.pilgrims["river"] == 2  # two buildings
    assert g.waiting == [0]
    assert human.steps[0] == 0


@pytest.mark.rule("DAI-21.20", "DAI-21.22")
def test_he_produces_after_the_human_leader() -> None:
    table = alone()
    g = table.state
    human = owns(g.magnates[0], steam=2)
    back(g, "mayor_02")
    table.play("turn:production", "activate:left")
    assert human.steps[0] == 2
    until_his_card = table.table.events[: [event.kind for event in table.table.events].index("mayor-card")]
    steps = [(event.args["seat"], event.args["step"]) for event in until_his_card if event.kind == "progress"]
    assert steps == [(0, 1), (0, 2), (1, 1)]
    pilgrims = [event.args["seat"] for event in until_his_card if event.kind == "pilgrim"]
    assert pilgrims == [0]  # only the Leader's building


@pytest.mark.rule("DAI-21.30")
@pytest.mark.example("DAI-EX-19")
def test_the_space_depends_on_his_workers() -> None:
    g, mayor = with_mayor()
    assert mayor_space(g, mayor, POWER) == RIGHT
    hire(g, mayor, "blue")
    assert mayor_space(g, mayor, POWER) == MIDDLE
    stand(g.magnates[0], POWER, "middle")
    assert mayor_space(g, mayor, POWER) == LEFT
    stand(g.magnates[0], INVENTORS, "right")
    hire(g, mayor, "blue")
    assert mayor_space(g, mayor, POWER) == LEFT  # two workers, one workshop
    build(g, POWER, "middle_2", "forest")
    post(g, POWER, "inner", "blue")
    front = card("universal").front
    g.machine_at = INVENTORS
    mayor_city_turn(g, mayor, front, POWER, mayor_space(g, mayor, POWER))
    assert [g.posted[space_of(POWER, ring)] for ring in ("inner", "middle")] == ["blue", "blue"]
    assert "blue" not in mayor.workers


@pytest.mark.rule("DAI-21.31")
def test_the_neutral_magnate_gives_way_to_him() -> None:
    g, mayor = with_mayor()
    g.neutral, g.neutral_space = POWER, MIDDLE
    mayor_city_turn(g, mayor, card("universal").front, POWER, RIGHT)
    assert g.neutral == INVENTORS


@pytest.mark.rule("DAI-21.32")
def test_workshops_are_filled_from_the_machine_inwards() -> None:
    g, mayor = with_mayor()
    stand(mayor, HALL, "middle")
    build(g, HALL, "middle_2", "forest")
    hire(g, mayor, "pink", "green")
    mayor_places_workers(g, mayor)
    assert (g.machine_worker, g.posted[space_of(HALL, "middle")]) == ("pink", "green")
    assert (mayor.prestige, mayor.goods["food"]) == (1, 1)


@pytest.mark.rule("DAI-21.33")
def test_his_exploitation_fills_four_places() -> None:
    g, mayor = with_mayor()
    stand(mayor, HALL, "right")
    back(g, "mayor_01")
    front = MAYOR_CARDS["mayor_02"].front  # mountain at City Hall
    assert kinds_for_mayor(g, mayor, front) == ["river", "mountain"]
    while g.hexes["mountain"]:
        take_hexes(g, g.magnates[0], "mountain")
    assert kinds_for_mayor(g, mayor, front) == ["river", "underground"]  # the next land on the top card
    for kind in ("river", "forest", "river", "underground"):
        mayor_exploits(g, mayor, kind)
    assert mayor.zone == ["river", "forest", "river", "underground"]
    mayor.zone[1] = ""
    g.discard["forest"] += 1
    mayor_exploits(g, mayor, "river")
    assert mayor.zone == ["river", "river", "river", "underground"]
    discarded = g.discard["river"]
    mayor_exploits(g, mayor, "river")
    assert g.discard["river"] == discarded + 1
    assert mayor.workers == ["blue", "green", "blue", "pink", "blue", "blue"]


@pytest.mark.rule("DAI-21.34")
def test_his_action() -> None:
    g, mayor = with_mayor()
    front = MAYOR_CARDS["mayor_16"].front  # luxury, material, energy, food
    stand(mayor, HALL, "right")
    assert mayor_action(g, mayor, front) == ""
    owns(mayor, food=2, energy=2, luxury=1, wealth=1)
    assert mayor_action(g, mayor, front) == "electrify"  # the tie goes by the card
    owns(mayor, food=3)
    assert mayor_action(g, mayor, front) == "invention"
    mayor.steps[0] = 4
    owns(mayor, material=1)
    assert mayor_action(g, mayor, front) == "megamachine"
    stand(mayor, TRADERS, "right")
    assert mayor_action(g, mayor, front) == "trade"
    g.machine_at = TRADERS
    assert mayor_action(g, mayor, front) == "megamachine"


@pytest.mark.rule("DAI-21.35", "DAI-14.4")
def test_he_tidies_the_machine_up() -> None:
    g, mayor = with_mayor()
    g.neutral = BUILDERS
    mayor_city_turn(g, mayor, card("universal").front, HALL, RIGHT)
    assert g.machine_at == TRADERS


# ---------------------------------------------------------------------------------------------- his actions
@pytest.mark.rule("DAI-21.40", "DAI-21.41", "DAI-21.42", "DAI-21.45")
def test_he_takes_the_best_pair_and_loses_the_bribe() -> None:
    g, mayor = with_mayor()
    owns(mayor, food=4, wealth=2)
    big, small = g.market[4], g.market[2]
    back(g, "mayor_01")  # arrow up
    mayor_invents(g, mayor)
    assert (mayor.floors[3], mayor.floors[5]) == (big, small)
    assert (mayor.goods["food"], mayor.goods["wealth"], g.bribe, mayor.vp) == (0, 1, False, 0)
    assert None not in g.market


@pytest.mark.rule("DAI-21.42")
@pytest.mark.parametrize(
    ("units", "qualities"),
    [
        (9, ["magnificent", "innovative"]),
        (5, ["magnificent", "innovative"]),
        (4, ["magnificent", "common"]),
        (3, ["innovative", "common"]),
        (2, ["common", "common"]),
        (1, []),
    ],
)
def test_pairs_by_units(units: int, qualities: list[str]) -> None:
    g, mayor = with_mayor()
    owns(mayor, food=units)
    assert [tile.quality for tile in pair_to_take(g, mayor)] == qualities


@pytest.mark.rule("DAI-21.42", "DAI-21.43")
def test_a_missing_tile_leads_to_the_next_line_or_a_single_tile() -> None:
    g, mayor = with_mayor()
    owns(mayor, food=5)
    g.market[4] = None
    assert [tile.quality for tile in pair_to_take(g, mayor)] == ["innovative", "common"]
    g.market = [None, None, *g.market[2:4], None]
    assert pair_to_take(g, mayor) == []
    assert dearest_tile(g, mayor).quality == "innovative"


@pytest.mark.rule("DAI-21.43", "DAI-21.45")
def test_a_single_tile_is_installed_before_its_bonuses() -> None:
    g, mayor = with_mayor()
    owns(mayor, food=2)
    for i, name in enumerate(("M1", "R1", "L2", "M2", "R2", "L3")):
        install(g, mayor, name, f"common_{i + 1:02d}", 0)
    for floor in range(7):
        mayor.steps[floor] = [7, 8, 6, 8, 7, 9, 8][floor]
    g.bribe = False
    offer(g, 2, "innovative_16")  # 1 progress / Food / 2 VP
    offer(g, 3, "innovative_21")
    back(g, "mayor_01")  # arrow up
    mayor_invents(g, mayor)
    floor = FLOOR_NAMES.index("R3")
    assert mayor.floors[floor] is INVENTIONS["innovative_16"]
    assert mayor.steps[floor] == 1  # its own progress bonus moves it
    assert (mayor.goods["food"], mayor.tally["invention"]) == (1, 2)


@pytest.mark.rule("DAI-21.44")
def test_the_arrow_chooses_between_two_tiles() -> None:
    g, mayor = with_mayor()
    owns(mayor, food=1)
    back(g, "mayor_01")  # up
    assert dearest_tile(g, mayor) is g.market[0]
    back(g, "mayor_03")  # down
    assert dearest_tile(g, mayor) is g.market[1]


@pytest.mark.rule("DAI-21.46", "DAI-21.47")
def test_he_expands_outwards_first_in_the_marked_sector() -> None:
    g, mayor = with_mayor()
    owns(mayor, material=3, wealth=1)
    take_hexes(g, mayor, "river", "underground")
    build(g, POWER, "middle_1", "forest")
    back(g, "mayor_01")  # sector 1
    mayor_expands(g, mayor)
    assert g.laid[space_of(POWER, "outer")] == ("river", "underground")
    assert (mayor.goods["food"], mayor.vp, mayor.zone) == (1, 3, [""] * 4)
    owns(mayor, material=2)
    take_hexes(g, mayor, "river")
    mayor_expands(g, mayor)
    assert g.tiles[space_of(INVENTORS, "middle")] is not None


@pytest.mark.rule("DAI-21.46")
def test_he_renews_when_nothing_can_be_built() -> None:
    g, mayor = with_mayor()
    for sector in range(5):
        build(g, sector, f"middle_{sector + 1}", "forest")
    owns(mayor, material=3)
    take_hexes(g, mayor, "river")
    mayor_expands(g, mayor)
    assert (mayor.goods["material"], mayor.goods["food"], g.discard["river"]) == (0, 1, 1)


@pytest.mark.rule("DAI-21.48")
def test_he_electrifies_the_outermost_ring_he_can_pay() -> None:
    g, mayor = with_mayor()
    build(g, BUILDERS, "middle_1", "river")
    owns(mayor, energy=2, wealth=1)
    back(g, "mayor_01")  # sector 1
    mayor_electrifies(g, mayor)
    assert g.lit[space_of(BUILDERS, "middle")]
    assert (mayor.goods["food"], mayor.prestige) == (1, 1)
    owns(mayor, energy=2)
    mayor_electrifies(g, mayor)
    assert g.lit[space_of(INVENTORS, "inner")]


@pytest.mark.rule("DAI-21.49", "DAI-21.50")
def test_he_trades_with_the_leftmost_city_without_his_flag() -> None:
    g, mayor = with_mayor()
    g.cities[1] = CITIES["city_08"]
    mayor.flags[0] = True
    owns(mayor, luxury=3, wealth=1)
    mayor_trades(g, mayor)  # slot 2: 2 VP, Reputation, flag, activate
    assert (sum(mayor.goods.values()), mayor.reputation, mayor.flags[:2]) == (0, 1, [True, True])
    assert mayor.tally == {"trade": 2, "city": 9}
    mayor.flags = [True] * 5
    owns(mayor, luxury=1)
    mayor_trades(g, mayor)
    assert mayor.tally["trade"] == 2 + 6  # the rightmost
    assert all(mayor.flags)


@pytest.mark.rule("DAI-21.51")
def test_he_contributes_the_invention_with_most_to_come() -> None:
    g, mayor = with_mayor()
    owns(mayor, food=1, energy=1, material=1, wealth=2)
    mayor.steps[0] = 7  # nothing ahead
    install(g, mayor, "M1", "common_05", 5)
    install(g, mayor, "R1", "common_10", 5)
    g.bribe = False
    assert contribution_order(mayor, 5) < contribution_order(mayor, 3) < contribution_order(mayor, 0)
    mayor_contributes(g, mayor)
    assert mayor.floors[5].quality == "university"  # type: ignore[union-attr]
    assert g.slots[0] == "common_10"
    assert sum(mayor.goods.values()) == 0


# ---------------------------------------------------------------------------------------------------- icons
@pytest.mark.rule("DAI-21.60", "DAI-21.61")
def test_his_pilgrims_follow_the_top_card() -> None:
    g, mayor = with_mayor()
    back(g, "mayor_01")  # underground, forest, mountain, river
    mayor_gains(g, mayor, Pilgrim(track="forest", n=1), "test")
    assert mayor.pilgrims["river"] == 1  # the only open track
    uncover_spaces(g, "forest", 1)
    mayor_gains(g, mayor, Pilgrim(track="forest", n=1), "test")
    assert mayor.pilgrims["forest"] == 1
    uncover_spaces(g, "mountain", 1)
    advance_by_card(g, mayor)
    assert mayor.pilgrims["mountain"] == 1


@pytest.mark.rule("DAI-21.62")
def test_his_progress_goes_where_most_is_left() -> None:
    g, mayor = with_mayor()
    install(g, mayor, "M1", "common_05")  # 8 steps, L1 has 7
    install(g, mayor, "L2", "common_10", 1)  # 7 left
    mayor_gains(g, mayor, Progress(n=2), "test")
    assert (mayor.steps[3], mayor.steps[0], mayor.steps[1]) == (1, 1, 1)


@pytest.mark.rule("DAI-21.63", "DAI-21.33")
def test_he_returns_his_topmost_hex_and_nothing_slides() -> None:
    g, mayor = with_mayor()
    take_hexes(g, mayor, "river", "forest")
    mayor_gains(g, mayor, ReturnHex(n=1, conflict_bonus=True), "test")
    assert (mayor.zone, mayor.goods["food"]) == (["", "forest", "", ""], 1)
    mayor_gains(g, mayor, ReturnHex(n=1, conflict_bonus=False), "test")
    assert (mayor.zone, mayor.wormbus) == ([""] * 4, 0)
    assert take_topmost_hex(g, mayor) == ""


@pytest.mark.rule("DAI-21.64")
def test_his_grey_flag_goes_to_the_leftmost_city() -> None:
    g, mayor = with_mayor()
    mayor.flags[0] = True
    mayor_gains(g, mayor, Flag(where="any"), "test")
    assert mayor.flags == [True, True, False, False, False]


@pytest.mark.rule("DAI-21.65")
def test_the_pilgrim_city_moves_him_step_by_step() -> None:
    g, mayor = with_mayor()
    back(g, "mayor_01")
    uncover_spaces(g, "underground", 1)
    mayor_gains_all(g, mayor, CITIES["city_18"].effect, "city")
    assert (mayor.pilgrims["underground"], mayor.pilgrims["river"]) == (1, 2)


@pytest.mark.rule("DAI-21.66")
def test_conflict_bonuses_go_by_his_topmost_hex() -> None:
    g, mayor = with_mayor()
    mayor_gains(g, mayor, ConflictBonus(n=3), "test")
    assert mayor.vp == 0
    take_hexes(g, mayor, "underground", "river")
    mayor_gains(g, mayor, ConflictBonus(n=3), "test")
    assert (mayor.vp, mayor.zone[0]) == (9, "underground")


@pytest.mark.rule("DAI-21.67")
def test_his_workers() -> None:
    g, mayor = with_mayor()
    back(g, "mayor_02")  # blue
    mayor_gains(g, mayor, GainWorker(color="any", n=1), "test")
    mayor_gains(g, mayor, GainWorker(color="pink", n=1), "test")
    assert mayor.workers[:2] == ["blue", "pink"]
    hire(g, mayor, "green", "green", "green", "green")
    mayor_gains(g, mayor, GainWorker(color="yellow", n=1), "test")
    assert "yellow" not in mayor.workers


@pytest.mark.rule("DAI-21.68")
def test_he_copies_the_city_to_the_left() -> None:
    g, mayor = with_mayor()
    g.cities[0], g.cities[1], g.cities[2] = CITIES["city_15"], CITIES["city_08"], CITIES["city_13"]
    mayor_gains(g, mayor, CopyCity(n=1), "city", 0)
    assert mayor.vp == 9  # there is none to the left: the right one
    g.cities[0], g.cities[2] = CITIES["city_13"], CITIES["city_15"]
    mayor_gains(g, mayor, CopyCity(n=1), "city", 2)
    assert mayor.vp == 18


@pytest.mark.rule("DAI-21.69")
def test_he_uses_the_outermost_workshop() -> None:
    g, mayor = with_mayor()
    stand(mayor, BUILDERS, "right")
    build(g, BUILDERS, "middle_2", "forest")
    mayor_gains(g, mayor, WorkshopHere(n=1), "test")
    assert (mayor.goods["food"], mayor.goods["material"]) == (1, 0)


@pytest.mark.rule("DAI-21.70", "DAI-21.32")
def test_any_other_icon_is_normal() -> None:
    g, mayor = with_mayor()
    mayor_gains(g, mayor, Rep(n=2), "test")
    assert mayor.reputation == 2
    offer(g, 4, "magnificent_05")
    mayor_gains(g, mayor, CopyMarket(n=1), "test")
    assert (mayor.goods["wealth"], mayor.goods["food"], mayor.vp) == (1, 1, 3)
    fill_upgrade(g, [token.id for token in g.upgrades].index("upgrade_wealth"))
    g.bribe = False
    mayor_gains(g, mayor, MachineWorkshop(n=1), "test")
    assert (mayor.prestige, mayor.goods["wealth"]) == (1, 2)


# ------------------------------------------------------------------------------------------------------ end
@pytest.mark.rule("DAI-21.80")
def test_he_has_the_last_turn() -> None:
    table = alone()
    g = table.state
    uncover_spaces(g, "forest", 8)
    pass_turn(table)
    assert g.last_round == 2
    while not table.table.over:
        table.play(table.offered()[-1])
    assert [me.turns for me in g.magnates] == [2, 2]


@pytest.mark.rule("DAI-21.81")
def test_his_final_scoring_has_his_pilgrims_twice_and_no_river_loss() -> None:
    """Step 2 pays the space of each Pilgrim, step 3 the tracks as for a player, without negative points."""
    g, mayor = with_mayor()
    mayor.pilgrims["river"] = 3
    mayor.pilgrims["mountain"] = 6
    take_hexes(g, mayor, "forest", "forest", "river")
    owns(mayor, food=2, wealth=1)
    hire(g, mayor, "pink")
    assert dict(final_points(mayor)) == {
        "pilgrims": 3 + 6,
        "forest": 0,
        "mountain": 0,
        "underground": 0,
        "river": 6,
        "left-over": 2,
    }


@pytest.mark.rule("DAI-21.82")
def test_the_human_must_have_more() -> None:
    g, mayor = with_mayor()
    human = g.magnates[0]
    human.vp = mayor.vp = 90
    assert places(g) == [2, 1]
    human.vp = 91
    assert places(g) == [1, 2]


# -------------------------------------------------------------------------------------------------- Advisors
@pytest.mark.rule("DAI-21.90", "DAI-21.91", "DAI-21.92", "DAI-21.93")
def test_setup_advisors() -> None:
    g, mayor = with_mayor()
    owns(mayor, wealth=1)
    advise(g, "advisor_01", "advisor_02", "advisor_03", "advisor_04")
    apply_setup_advisors(g)
    assert g.advisors == []
    assert mayor.reputation == 3  # Herald 2, and Prestige space 2 one more
    assert mayor.goods["wealth"] == 3
    assert (mayor.prestige, mayor.vp) == (3, 1 + 2)
    assert mayor.steps[0] == 3


@pytest.mark.rule("DAI-21.94", "DAI-21.95")
def test_stoker_and_ranger() -> None:
    g, mayor = with_mayor()
    advise(g, "advisor_05", "advisor_06")
    take_hexes(g, mayor, "river", "forest", "forest", "mountain")
    mayor_exploits(g, mayor, "river")
    assert mayor.tally == {"advisors": 1 + 3}


@pytest.mark.rule("DAI-21.96")
def test_foreman() -> None:
    g, mayor = with_mayor()
    advise(g, "advisor_07")
    g.leader, g.phase, g.waiting = 0, PRODUCE, [1]
    carry_out(mayor_produces(g))
    assert sum(mayor.pilgrims.values()) == 1


@pytest.mark.rule("DAI-21.97")
def test_chancellor() -> None:
    g, mayor = with_mayor()
    advise(g, "advisor_08")
    mayor_city_turn(g, mayor, card("universal").front, HALL, RIGHT)
    assert mayor.tally["advisors"] == 5
    mayor_city_turn(g, mayor, card("universal").front, BUILDERS, RIGHT)
    assert mayor.tally["advisors"] == 5
    assert inner_tile(g, mayor.sector).id == "inner_expand"


@pytest.mark.rule("DAI-21.98", "DAI-21.99")
def test_ambassador_and_curator() -> None:
    g, mayor = with_mayor()
    advise(g, "advisor_09", "advisor_10")
    mayor.flags = [True, True, False, False, False]
    mayor.steps[0] = 4
    g.university -= 1
    install(g, mayor, "M1", g.machine.university_tile, 8)
    apply_end_advisors(g)
    assert mayor.tally["advisors"] == 8 + 3
    assert mayor.steps[0] == 7
    assert mayor.tally["progress"] == 1 + 2


@pytest.mark.rule("DAI-21.100")
def test_numbers_on_advisors_only_name_machines() -> None:
    numbers = [each.megamachine_number for each in DATA.advisor_cards if each.megamachine_number is not None]
    assert sorted(numbers) == [1, 2, 3, 4]
