"""DAI-15.30 to DAI-15.44 Trade, partnerships and flags."""

from __future__ import annotations

import pytest

from tablewright.games.daitoshi.box.schema import CITY_SLOTS, ActivateCity, Flag
from tablewright.games.daitoshi.rules.effects import gain_all
from tablewright.games.daitoshi.rules.possible import can_perform
from tablewright.games.daitoshi.rules.state import ACTION, flags_left
from tablewright.games.daitoshi.rules.trading import trade
from tablewright.testing.scenario import Scenario, answered, carry_out
from tests.games.daitoshi.board import build, offer, slot_of
from tests.games.daitoshi.magnates import hire, install, owns, put_flag, stand, take_hexes
from tests.games.daitoshi.table import BUILDERS, HALL, INVENTORS, POWER, TRADERS, daitoshi


def acting(table: Scenario, sector: int) -> Scenario:
    """Seat 0 stands in a District and chooses its action now."""
    stand(table.state.magnates[0], sector, "right")
    table.state.phase = ACTION
    return table


@pytest.mark.rule("DAI-15.30", "DAI-15.31")
def test_a_city_is_paid_in_steam_then_luxury_buys_bonuses_from_the_left() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], steam=3, luxury=1, wealth=1)
    city = g.cities[1]  # slot 2: 2 VP, Reputation, ...
    carry_out(trade(g, me), f"trade:{city.id}", "trade-units:2")
    assert (me.steam, me.goods["luxury"], me.goods["wealth"]) == (1, 0, 0)
    assert (me.vp, me.reputation) == (2, 1)


@pytest.mark.rule("DAI-15.30")
def test_a_city_too_far_away() -> None:
    table = acting(daitoshi(), TRADERS)
    g = table.state
    owns(g.magnates[0], steam=2, luxury=1)
    table.play("action:trade").only_options(f"trade:{g.cities[0].id}", f"trade:{g.cities[1].id}")
    table.not_offered(f"trade:{g.cities[4].id}", rule="DAI-15.30")


@pytest.mark.rule("DAI-15.31", "DAI-15.32")
def test_one_to_five_units_are_spent() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], steam=5, luxury=9)
    rule = trade(g, me)
    asked = answered(rule, next(rule), 0)
    assert asked.option_ids() == [f"trade-units:{n}" for n in range(1, 6)]
    owns(me, luxury=0)
    assert not can_perform(g, me, "trade")


@pytest.mark.rule("DAI-15.33")
def test_slot_bonuses_are_of_six_kinds() -> None:
    kinds = {type(op).__name__ for slot in CITY_SLOTS for op in slot.bonuses_left_to_right}
    assert kinds == {"Vp", "Rep", "Prestige", "ReturnHex", "Flag", "ActivateCity"}


@pytest.mark.rule("DAI-15.34", "DAI-15.37")
def test_a_flag_in_the_city_traded_with_is_optional_and_single() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    here = (Flag(where="here"),)
    carry_out(gain_all(g, me, here, "trade", 2), "place-flag:no")
    assert not any(me.flags)
    carry_out(gain_all(g, me, here, "trade", 2), f"place-flag:{g.cities[2].id}")
    assert me.flags == [False, False, True, False, False]
    carry_out(gain_all(g, me, here, "trade", 2))  # nothing: there is one already
    assert flags_left(me) == 4


@pytest.mark.rule("DAI-15.35", "DAI-15.37")
def test_a_grey_flag_goes_to_any_city_without_one() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    put_flag(g, me, g.cities[0].id)
    rule = gain_all(g, me, (Flag(where="any"),), "test")
    assert next(rule).option_ids() == [*(f"place-flag:{city.id}" for city in g.cities[1:]), "place-flag:no"]
    me.flags = [True] * 5
    carry_out(gain_all(g, me, (Flag(where="any"),), "test"))  # no flag is left
    assert sum(me.flags) == 5


@pytest.mark.rule("DAI-15.36")
def test_activating_needs_no_flag_and_moves_none() -> None:
    g = daitoshi(cities=("city_08", "city_17", "city_18", "city_13", "city_14")).state
    me = g.magnates[0]
    carry_out(gain_all(g, me, (ActivateCity(),), "trade", 0))
    assert (me.vp, any(me.flags)) == (9, False)
    me.flags[0] = True
    carry_out(gain_all(g, me, (ActivateCity(),), "trade", 0))
    assert (me.vp, me.flags[0]) == (18, True)


@pytest.mark.rule("DAI-15.36", "DAI-15.38")
@pytest.mark.example("DAI-EX-12")
def test_trade_with_the_steam_city_and_its_flag_later() -> None:
    cities = ("city_17", "city_18", "city_13", "city_14", "city_10")
    table = acting(daitoshi(cities=cities), TRADERS)
    g = table.state
    me = owns(g.magnates[0], steam=5, luxury=4)
    table.play("action:trade", "trade:city_10", "trade-units:4", "place-flag:city_10")
    assert (me.vp, me.prestige, me.steam) == (6 + 1, 1, 4)
    assert me.flags[slot_of(g, "city_10")]
    later = acting(daitoshi(cities=cities), INVENTORS)
    g = later.state
    me = owns(g.magnates[0], food=1)
    put_flag(g, me, "city_10")
    offer(g, 0, "common_09")
    later.play("action:invention", "flag-before:no", "take-invention:common_upper", "install:left")
    later.asks(0, "flag-after").play("flag-after:city_10")
    assert (me.steam, any(me.flags)) == (4, False)


@pytest.mark.rule("DAI-15.38", "DAI-15.39", "DAI-24.4", "DAI-19.1")
def test_a_flag_is_spent_before_or_after_an_exploitation() -> None:
    table = daitoshi(cities=("city_03", "city_17", "city_18", "city_13", "city_14"))
    g = table.state
    me = g.magnates[0]
    put_flag(g, me, "city_03")
    table.play("turn:city", "move:2/right").asks(0, "flag-before")
    assert me.zone == []  # just before the hex is taken
    table.play("flag-before:city_03")
    assert (me.goods["energy"], me.flags, me.zone) == (1, [False] * 5, ["mountain"])
    after = daitoshi(cities=("city_03", "city_17", "city_18", "city_13", "city_14"))
    g = after.state
    me = g.magnates[0]
    put_flag(g, me, "city_03")
    after.play("turn:city", "move:2/right", "flag-before:no").asks(0, "flag-after")
    after.play("flag-after:city_03")
    assert me.pilgrims["mountain"] == 1  # the space is free by now


@pytest.mark.rule("DAI-15.38")
def test_flags_are_spent_only_in_the_own_turn() -> None:
    table = daitoshi(cities=("city_03", "city_17", "city_18", "city_13", "city_14"))
    g = table.state
    put_flag(g, g.magnates[1], "city_03")
    put_flag(g, g.magnates[1], "city_17")
    table.play("turn:city", "move:2/right").asks(1, "turn")
    assert sum(g.magnates[1].flags) == 2


@pytest.mark.rule("DAI-15.40", "DAI-15.42")
def test_a_flag_placed_in_the_action_does_not_count_for_it() -> None:
    cities = ("city_16", "city_17", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), TRADERS)
    g = table.state
    me = owns(g.magnates[0], steam=2, luxury=2)
    take_hexes(g, me, "river")
    table.play("action:trade", "trade:city_16", "trade-units:2", "place-flag:city_16")
    table.asks(1, "turn")  # no window after the trade
    assert me.flags[0]
    again = acting(daitoshi(cities=cities), TRADERS)
    g = again.state
    me = owns(g.magnates[0], steam=2, luxury=2)
    put_flag(g, me, "city_16")
    take_hexes(g, me, "river", "river")
    again.play("action:trade", "flag-before:city_16")
    assert me.goods["food"] == 1
    again.play("trade:city_16", "trade-units:2", "place-flag:city_16").asks(1, "turn")


@pytest.mark.rule("DAI-15.41")
def test_one_event_may_trigger_several_flags() -> None:
    cities = ("city_03", "city_04", "city_18", "city_13", "city_14")
    table = daitoshi(cities=cities)
    g = table.state
    me = g.magnates[0]
    put_flag(g, me, "city_03")
    put_flag(g, me, "city_04")
    table.play("turn:city", "move:2/right", "flag-before:city_04").asks(0, "flag-before").play(
        "flag-before:city_03"
    )
    assert (me.prestige, me.goods["energy"]) == (1, 1)  # Mega-Machine 2 gives 1 Prestige


@pytest.mark.rule("DAI-15.43")
def test_a_flag_can_make_the_action_possible() -> None:
    cities = ("city_15", "city_10", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), TRADERS)
    g = table.state
    me = owns(g.magnates[0], luxury=1)  # but no Steam
    put_flag(g, me, "city_15")
    table.play("action:trade")  # the flag is spent, and only the Steam City helps
    assert me.steam == 4
    table.asks(0, "trade").play("trade:city_15")
    assert (me.goods["luxury"], me.steam, me.vp) == (0, 2, 3)


@pytest.mark.rule("DAI-15.43")
def test_without_a_helpful_flag_the_action_is_not_offered() -> None:
    cities = ("city_16", "city_10", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), TRADERS)
    g = table.state
    me = owns(g.magnates[0], luxury=1)
    put_flag(g, me, "city_16")
    take_hexes(g, me, "river")
    table.asks(1, "turn")  # a returned hex brings no Steam: no action at all


@pytest.mark.rule("DAI-15.43")
def test_a_workshop_flag_brings_the_material_that_is_missing() -> None:
    cities = ("city_12", "city_10", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), BUILDERS)
    g = table.state
    me = owns(g.magnates[0], material=1)
    put_flag(g, me, "city_12")
    take_hexes(g, me, "river")
    build(g, BUILDERS, "middle_5", "forest")
    table.play("action:expand")  # only the Inner workshop gives Material: nothing to choose
    assert me.goods["material"] == 2
    table.asks(0, "expand")


@pytest.mark.rule("DAI-15.43")
def test_choices_that_would_make_the_action_impossible_are_left_out() -> None:
    cities = ("city_12", "city_10", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), BUILDERS)
    g = table.state
    me = owns(g.magnates[0], material=3)
    put_flag(g, me, "city_12")
    take_hexes(g, me, "river")
    build(g, BUILDERS, "middle_5", "forest")
    build(g, BUILDERS, "outer_2", "forest", "mountain")  # its workshop returns a hex
    table.play("action:expand", "flag-before:city_12")
    table.only_options("use-workshop:inner", "use-workshop:middle")


@pytest.mark.rule("DAI-15.43", "DAI-15.38")
def test_a_flag_before_belongs_to_an_action_that_then_meets_the_condition() -> None:
    cities = ("city_11", "city_10", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), BUILDERS)
    g = table.state
    me = owns(g.magnates[0], material=3)
    put_flag(g, me, "city_11")
    take_hexes(g, me, "mountain")  # its conflict bonus, three times, is 6 progress steps
    me.steps[0] = 5  # and the only way leads over the return icon of L1
    table.play("action:expand").told("flag-barred", seat=0, action="expand")
    table.asks(0, "expand").play("expand:middle/1")
    assert me.zone == []
    assert me.flags[0]  # the flag is spent after the expansion or not at all
    assert (me.steps[0], me.goods["material"]) == (7, 1)  # the conflict bonus of the expansion alone


@pytest.mark.rule("DAI-15.43")
def test_a_flag_may_cost_a_hex_as_long_as_one_is_left_for_the_action() -> None:
    cities = ("city_11", "city_10", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), BUILDERS)
    g = table.state
    me = owns(g.magnates[0], material=3)
    put_flag(g, me, "city_11")
    take_hexes(g, me, "mountain", "underground")
    me.steps[0] = 5
    table.play("action:expand", "flag-before:city_11", "conflict-hex:mountain", "return-hex:mountain")
    assert me.zone == ["underground"]  # one hex may go, as another one stays
    table.asks(0, "expand")


@pytest.mark.rule("DAI-15.43")
def test_a_choice_that_would_lose_the_action_says_why_it_is_not_offered() -> None:
    cities = ("city_11", "city_10", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), BUILDERS)
    g = table.state
    me = owns(g.magnates[0], material=3)
    put_flag(g, me, "city_11")
    take_hexes(g, me, "mountain")
    me.steps[0] = 5
    install(g, me, "L2", "common_05")
    install(g, me, "L3", "common_06")
    table.play("action:expand", "flag-before:city_11")
    table.not_offered("progress:L1", rule="DAI-15.43").offers("progress:L2", "progress:L3")


@pytest.mark.rule("DAI-15.43")
def test_a_progress_step_that_returns_the_last_hex_is_avoided() -> None:
    cities = ("city_12", "city_10", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), HALL)
    g = table.state
    me = owns(g.magnates[0], material=3)
    put_flag(g, me, "city_12")
    take_hexes(g, me, "river")
    build(g, HALL, "middle_4", "forest")
    build(g, HALL, "outer_4", "forest", "mountain")
    me.steps[0] = 5
    install(g, me, "L2", "common_05")
    table.play("action:expand", "flag-before:city_12", "use-workshop:outer")  # 3 progress steps
    table.asks(0, "expand")  # all on L2: not even asked
    assert me.steps[:2] == [5, 3]


@pytest.mark.rule("DAI-15.43", "DAI-2.8")
def test_steam_met_on_the_wormbus_road_pays_for_the_trade() -> None:
    cities = ("city_15", "city_06", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), TRADERS)
    g = table.state
    me = owns(g.magnates[0], luxury=1)  # no Steam, but the road has some two spaces on
    me.wormbus = 3
    put_flag(g, me, "city_15")
    table.offers("action:trade").play("action:trade")  # only the Bus City brings Steam
    assert (me.wormbus, me.steam) == (7, 2)
    table.play("worker-colour:blue").asks(0, "trade")


@pytest.mark.rule("DAI-15.43", "DAI-2.8")
def test_wealth_met_on_the_prestige_loop_pays_for_the_trade() -> None:
    cities = ("city_15", "city_04", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), TRADERS)  # Mega-Machine 2 gives 1 Prestige
    g = table.state
    me = owns(g.magnates[0], steam=2)
    me.prestige = 13
    put_flag(g, me, "city_15")
    table.play("action:trade")
    assert (me.prestige, me.goods["wealth"]) == (14, 2)
    table.asks(0, "trade")


@pytest.mark.rule("DAI-15.41", "DAI-15.43")
def test_two_flags_together_may_bring_what_is_missing() -> None:
    cities = ("city_11", "city_12", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), BUILDERS)
    g = table.state
    me = g.magnates[0]  # an expansion costs 2: the workshop gives 1 Material, the road 1 Wealth
    me.wormbus = 8
    put_flag(g, me, "city_11")
    put_flag(g, me, "city_12")
    take_hexes(g, me, "forest")
    table.play("action:expand", "flag-needed:city_12")
    assert me.goods["material"] == 1
    table.play("pilgrim:river")  # met on the road by the other flag, which is the only one left
    assert (me.goods["wealth"], me.wormbus, sum(me.flags)) == (1, 14, 0)
    table.asks(0, "expand")


@pytest.mark.rule("DAI-15.43")
def test_one_of_two_flags_that_brings_too_little_is_not_enough() -> None:
    cities = ("city_11", "city_12", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), BUILDERS)
    g = table.state
    me = g.magnates[0]
    put_flag(g, me, "city_11")
    put_flag(g, me, "city_12")
    take_hexes(g, me, "underground")  # points, no goods
    table.asks(1, "turn")


@pytest.mark.rule("DAI-15.40", "DAI-15.38")
def test_a_flag_set_by_an_electrification_may_be_spent_after_it() -> None:
    """Only a Trade wants its flags to have been there when it began."""
    table = acting(daitoshi(), POWER)
    g = table.state
    me = owns(g.magnates[0], energy=2)
    me.prestige = 6  # the next Prestige step sets a flag
    table.play("action:electrify", "electrify:inner/3", "place-flag:city_13")
    table.asks(0, "flag-after").play("flag-after:city_13")
    assert (me.reputation, any(me.flags)) == (1, False)


@pytest.mark.rule("DAI-15.42")
def test_a_city_pays_once_for_one_action_even_if_a_new_flag_comes() -> None:
    table = acting(daitoshi(), POWER)
    g = table.state
    me = owns(g.magnates[0], energy=2)
    me.prestige = 6
    put_flag(g, me, "city_13")
    table.play("action:electrify", "flag-before:city_13", "electrify:inner/3", "place-flag:city_13")
    table.asks(1, "turn")
    assert (me.reputation, me.flags[slot_of(g, "city_13")]) == (1, True)


@pytest.mark.rule("DAI-15.40")
def test_a_flag_set_before_the_trade_stands_there_when_it_begins() -> None:
    cities = ("city_15", "city_16", "city_04", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), TRADERS)  # Mega-Machine 2 gives 1 Prestige
    g = table.state
    me = owns(g.magnates[0], steam=2, luxury=1)
    take_hexes(g, me, "river")
    me.prestige = 6
    put_flag(g, me, "city_15")
    table.play("action:trade", "flag-before:city_15", "copy-city:city_04", "place-flag:city_16")
    table.asks(0, "flag-before").play("flag-before:no", "trade:city_15")
    table.asks(0, "flag-after").play("flag-after:city_16")
    assert (me.zone, me.goods["food"]) == ([], 1)


@pytest.mark.rule("DAI-15.40", "DAI-19.3")
def test_a_flag_set_in_the_led_production_may_be_spent_after_it() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=1)
    install(g, me, "M1", "magnificent_15")  # its left field, a Prestige step, pays the Leader twice
    me.prestige = 6
    table.play("turn:production", "activate:middle", "place-flag:city_18")
    for seat in (1, 2):
        table.asks(seat, "activate").play("activate:done")
    table.only_options("flag-after:city_18", "flag-after:no")


@pytest.mark.rule("DAI-15.44", "DAI-19.2")
def test_an_effect_meets_no_other_condition() -> None:
    cities = ("city_12", "city_16", "city_18", "city_13", "city_14")
    table = acting(daitoshi(cities=cities), BUILDERS)
    g = table.state
    me = owns(g.magnates[0], material=3)
    for city in ("city_12", "city_16", "city_13"):
        put_flag(g, me, city)
    take_hexes(g, me, "river", "river")
    table.play("action:expand").only_options("flag-before:city_12", "flag-before:no")


@pytest.mark.rule("DAI-19.3", "DAI-24.4")
def test_the_leader_spends_flags_before_and_after_the_production() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=2)
    hire(g, me, "blue")
    put_flag(g, me, "city_17")
    put_flag(g, g.magnates[1], "city_17")
    table.play("turn:production").asks(0, "flag-before").play("flag-before:no", "activate:done")
    for seat in (1, 2):
        table.asks(seat, "activate").play("activate:done")
    table.asks(0, "flag-after").play("flag-after:city_17", "worker-colour:pink")
    assert (me.goods["wealth"], "pink" in me.workers, me.pilgrims["river"]) == (1, True, 1)
    assert g.magnates[1].flags[slot_of(g, "city_17")]
