"""TAB-6.1 Additional actions and harbour tiles at any moment of the own turn."""

from __future__ import annotations

import pytest

from tablewright.games.tabannusi.rules.state import ACT, DIE
from tablewright.games.tabannusi.rules.turn import take_die
from tablewright.testing.scenario import carry_out
from tests.games.tabannusi.grids import building, garden, project
from tests.games.tabannusi.owning import barge, crates, give, in_supply
from tests.games.tabannusi.places import ability, decrees, harbour, mark, tiles, ziggurat_house
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of, taking_a_die


@pytest.mark.rule("TAB-6.1", "TAB-5.3.1")
def test_a_crate_is_filled_between_two_purchases_of_a_create_garden_action() -> None:
    s = begun()
    crates(s.state, RED, green=False)
    give(s.state, green=1, brown=1, gold=0)
    s.play("act:garden").asks(RED, "garden")
    s.not_offered("garden:buy-garden", rule="TAB-5.3.1")
    s.play("fill:yes", "garden:buy-garden")
    assert me_of(s).gardens == 2
    assert s.state.actions_left == 1


@pytest.mark.rule("TAB-6.1", "TAB-9.3.2", "TAB-5.2.6")
def test_a_decree_met_by_a_build_pays_for_the_garden_action_of_the_ship() -> None:
    s = begun()
    g = s.state
    ability(g, "S08")
    mark(g, RED, "r1c2", "r2c1")  # no ship of size 1 is left
    decrees(g, "D04", "D16")
    ziggurat_house(g, RED, "ZS-yellow-r1c1", "ZS-yellow-r1c2")
    building(g, RED, "brown", "D2-r1c1")
    for colour, space in (("white", "D2-r1c3"), ("white", "D2-r3c1"), ("yellow", "D2-r3c3")):
        building(g, RED, colour, space)
    project(g, BLUE, "yellow", "D1-r4c4")
    give(g, brown=2, gold=0)
    s.play("act:build").asks(RED, "after-build")
    s.not_offered("after-build:garden").offers("take-decree:D04", "after-build:done")
    s.play("take-decree:D04").offers("after-build:garden").play("after-build:garden", "garden:buy-garden")
    assert me_of(s).gardens == 1


@pytest.mark.rule("TAB-9.3.2")
def test_the_log_says_that_the_garden_action_of_the_ship_was_impossible() -> None:
    s = begun()
    ability(s.state, "S08")
    mark(s.state, RED, "r1c2", "r2c1")
    project(s.state, BLUE, "yellow", "D1-r4c4")
    give(s.state, brown=2, gold=0)
    s.play("act:build").asks(RED, "act").told("lost", seat=RED, thing="lost-garden-action")


@pytest.mark.rule("TAB-6.1", "TAB-5.5.5")
def test_a_harbour_tile_is_used_inside_a_create_garden_action() -> None:
    s = begun()
    harbour(s.state, "H04")
    give(s.state, green=1, gold=0)
    s.play("act:garden").offers("use-harbour:H04").play("use-harbour:H04", "garden:buy-water")
    assert (me_of(s).gardens, me_of(s).water, me_of(s).gold) == (1, 1, 1)


@pytest.mark.rule("TAB-6.1", "TAB-4.10", "TAB-5.5.5")
def test_a_harbour_tile_is_used_after_a_scoring_to_choose_among_the_new_dice() -> None:
    s = begun()
    g = s.state
    harbour(g, "H05")
    give(g, brown=1, gold=0)
    barge(g, 1)
    tiles(g, "AT4")
    s.roll(5, 5, 5, 5, 5)
    s.play("act:end").asks(RED, "end-turn").only_options("end-turn:end", "use-harbour:H05")
    s.play("use-harbour:H05", "any-tile:AT4", "move-architect:D3")
    assert (g.active, me_of(s).assistant) == (BLUE, 3)
    s.told("lost", seat=RED, thing="lost-supply-die")  # nothing lies in the supply


@pytest.mark.rule("TAB-7.1", "TAB-7.9")
def test_a_barge_that_is_empty_after_the_last_moment_is_scored_too() -> None:
    s = begun()
    g = s.state
    harbour(g, "H04")
    give(g, brown=1)
    barge(g, 1)
    s.roll(5, 5, 5, 5, 5, 4, 4, 4, 4, 4)
    s.play("act:end").asks(RED, "end-turn")
    barge(g, 3)  # as a bonus would that takes the last die
    s.play("use-harbour:H04")
    assert [event["district"] for event in s.events("scoring")] == ["D1", "D3"]
    assert (g.scorings, g.barges[3]) == (2, (4, 4, 4, 4, 4))


@pytest.mark.rule("TAB-6.1", "TAB-4.6")
def test_gold_of_a_harbour_tile_still_sends_the_architect_elsewhere() -> None:
    s = taking_a_die()
    harbour(s.state, "H04")
    give(s.state, gold=0)
    s.play("take-die:3").asks(RED, "send-architect").only_options("send-architect:D3", "use-harbour:H04")
    s.play("use-harbour:H04").offers("send-architect:gold-D5").play("send-architect:gold-D5")
    assert (me_of(s).architect, me_of(s).gold) == (5, 1)


@pytest.mark.rule("TAB-6.1", "TAB-4.7")
def test_gold_of_a_harbour_tile_allows_the_six_that_leads_nowhere() -> None:
    s = taking_a_die(players=3)
    harbour(s.state, "H04")
    give(s.state, gold=0)
    s.not_offered("take-die:6", rule="TAB-4.7").play("use-harbour:H04").offers("take-die:6")


@pytest.mark.rule("TAB-4.3")
def test_where_no_die_is_left_none_is_taken() -> None:
    empty = begun()
    empty.state.step = DIE
    barge(empty.state, 1)
    carry_out(take_die(empty.state))
    assert (empty.state.step, me_of(empty).architect, sum(me_of(empty).dice)) == (ACT, 1, 0)


@pytest.mark.rule("TAB-6.1", "TAB-5.1.6")
def test_markers_of_a_harbour_tile_allow_the_extra_project() -> None:
    s = begun()
    g = s.state
    harbour(g, "H03")
    space = next(g.board.names[i] for i in g.board.cells[1] if any_extra(g.board.bonus[i]))
    in_supply(g, RED, me_of(s).markers + me_of(s).markers_left - 1)
    s.play("act:project", "project-colour:brown", f"project-space:{space}").asks(RED, "extra-project")
    s.only_options("extra-project:no", "use-harbour:H03").not_offered("extra-project:D1-r2c1", rule="TAB-1.5")
    s.not_offered("extra-project:D1-r1c4", rule="TAB-5.1.3").play("use-harbour:H03").offers(
        "extra-project:D1-r2c1"
    )


def any_extra(bonus: object) -> bool:
    """Whether a bonus gives one more project."""
    return any(type(step).__name__ == "ExtraProject" for step in bonus)  # type: ignore[attr-defined]


@pytest.mark.rule("TAB-6.1", "TAB-9.3.7")
def test_gold_of_a_harbour_tile_pays_for_a_step_of_a_ship() -> None:
    s = begun()
    ability(s.state, "S13")
    harbour(s.state, "H04")
    give(s.state, gold=0)
    s.play("act:project", "project-colour:brown", "project-space:D1-r1c2").asks(RED, "pay-ability")
    s.only_options("pay-ability:no", "use-harbour:H04").play("use-harbour:H04", "pay-ability:gold")
    assert me_of(s).craft[0] == 1


@pytest.mark.rule("TAB-6.1", "TAB-3.4.5")
def test_a_die_paid_for_a_crate_can_be_taken_from_the_supply_at_once() -> None:
    s = begun()
    g = s.state
    crates(g, RED, white=False)
    give(g, brown=1, gold=0)
    harbour(g, "H05")
    tiles(g, "AT4")
    s.play("use-harbour:H05", "any-tile:AT4", "move-architect:D1").asks(RED, "supply-die")
    s.only_options("supply-die:no", "fill:yes").play("fill:yes")
    assert me_of(s).dice[0] == 1
    assert me_of(s).crate_full == [True]


@pytest.mark.rule("TAB-6.1", "TAB-9.4.5", "TAB-9.4.9")
def test_a_reward_that_needs_a_marker_waits_for_a_harbour_tile() -> None:
    s = begun()
    g = s.state
    harbour(g, "H03")
    harbour(g, "H06")
    decrees(g, "D07", "D16")
    for space in ("D1-r1c1", "D1-r1c3", "D1-r3c1", "D2-r1c1"):
        building(g, RED, "brown", space)
    building(g, RED, "yellow", "D2-r3c3")
    in_supply(g, RED, 15)
    s.play("take-decree:D07").asks(RED, "mark-ship")  # the decree brings one marker
    s.play("use-harbour:H06", "mark-ship:r1c1").only_options("mark-ship:no", "use-harbour:H03")
    s.not_offered("mark-ship:r1c1", rule="TAB-5.5.2").not_offered("mark-ship:r1c2", rule="TAB-1.5")
    s.play("use-harbour:H03", "mark-ship:r1c2").asks(RED, "act")
    assert [bool(mark) for mark in me_of(s).ships[:3]] == [True, True, False]
    assert (me_of(s).markers, me_of(s).vp) == (0, 20)


@pytest.mark.rule("TAB-6.1")
def test_asides_go_with_every_question_of_the_own_turn_but_not_inside_one_step() -> None:
    s = begun()
    g = s.state
    harbour(g, "H04")
    crates(g, RED, white=False)
    give(g, brown=2, white=1)
    s.offers("fill:yes", "use-harbour:H04").play("act:project").asks(RED, "project-colour")
    assert not s.question().asides  # the same could be done a moment before
    s.play("project-colour:brown", "project-space:D1-r1c2").offers("fill:yes", "use-harbour:H04")


@pytest.mark.rule("TAB-6.1", "TAB-3.6.7")
def test_others_have_no_asides_in_a_turn_that_is_not_theirs() -> None:
    s = begun()
    g = s.state
    harbour(g, "H04", BLUE)
    garden(g, BLUE, "W1")
    project(g, RED, "yellow", "D1-r1c4")
    give(g, brown=2, yellow=1, gold=0)
    s.play("act:build").asks(BLUE, "garden-track")
    assert not s.question().asides


@pytest.mark.rule("TAB-6.1", "TAB-3.5.3", "TAB-9.4.3", "TAB-9.3.4")
@pytest.mark.parametrize("ship", ["S08", "S09"])
def test_a_crate_that_pays_meanwhile_is_filled_by_the_same_effect(ship: str) -> None:
    """All crates are full, but the house of a decree lets one pay: for a garden, or for the house itself."""
    s = begun()
    g = s.state
    ability(g, ship)
    tiles(g, "AT5")
    decrees(g, "D01", "D16")
    for colour, district in (("brown", "D1"), ("white", "D2")):
        for space in ("r1c1", "r1c3", "r3c1"):
            building(g, RED, colour, f"{district}-{space}")
    crates(g, RED, blue=True, green=True)
    give(g, gold=0)
    s.play("act:AT5").asks(RED, "fill-crate").only_options("fill-crate:no", "take-decree:D01")
    s.play("take-decree:D01")
    if ship == "S08":
        s.play("port-space:R1-blue", "bonus-garden:yes", "garden:buy-garden", "pay:0/0/1", "garden:done")
        s.only_options("fill-crate:green", "fill:yes").play("fill-crate:green")
    else:
        s.play("port-row:yellow", "port-space:R1-blue")
    assert me_of(s).crate_full == [True, True]
    s.asks(RED, "act")


@pytest.mark.rule("TAB-3.5.3", "TAB-6.1")
def test_where_no_crate_can_become_empty_nobody_is_asked() -> None:
    s = begun()
    harbour(s.state, "H04")
    tiles(s.state, "AT5")
    crates(s.state, RED, blue=True, green=True)
    s.play("act:AT5").asks(RED, "act").told("lost", seat=RED, thing="lost-crate")
