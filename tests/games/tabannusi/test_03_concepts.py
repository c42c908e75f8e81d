"""TAB-3 Key concepts: houses, spaces, resources, crates, craft tracks."""

from __future__ import annotations

import pytest

from tablewright.games.tabannusi.box.tables import BOARDS, BOTTOM
from tablewright.games.tabannusi.rules.craft import advance, open_tracks
from tablewright.games.tabannusi.rules.gains import take_best_die
from tablewright.games.tabannusi.rules.houses import row_for, take_house
from tablewright.games.tabannusi.rules.payment import can_pay, means, pay
from tablewright.games.tabannusi.rules.scoring import district_points
from tablewright.testing.scenario import carry_out
from tests.games.tabannusi.grids import building, garden, project
from tests.games.tabannusi.owning import barge, craft, crates, give, in_supply, spent
from tests.games.tabannusi.places import ability
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of, taking_a_die


# ----------------------------------------------------------------------------------------------- houses
@pytest.mark.rule("TAB-3.1.2")
def test_a_coloured_row_is_emptied_before_the_bottom_row_serves() -> None:
    s = begun()
    red = me_of(s)
    assert row_for(red, 0) == 0
    red.rows[0] = 0
    assert row_for(red, 0) == BOTTOM
    red.rows[BOTTOM] = 0
    assert row_for(red, 0) == -1


@pytest.mark.rule("TAB-3.1.3", "TAB-3.1.4")
def test_houses_leave_from_the_left_and_uncover_their_bonus() -> None:
    s = begun()
    red = me_of(s)
    for markers, gold in ((6, 2), (6, 3), (8, 3)):  # white row: 1 marker, 1 gold, 2 markers
        carry_out(take_house(s.state, red, 1))
        assert (red.markers, red.gold) == (markers, gold)


@pytest.mark.rule("TAB-3.1.5")
def test_a_column_that_is_free_pays_once() -> None:
    s = begun()
    red = me_of(s)
    red.rows = [1, 1, 2, 5]
    carry_out(take_house(s.state, red, 2))  # the last house of column 2
    assert red.vp == 15
    red.rows = [0, 0, 1, 5]
    carry_out(take_house(s.state, red, 2))  # the last house of column 3
    assert red.vp == 25


# ----------------------------------------------------------------------------------------------- spaces
@pytest.mark.example("TAB-EX-04")
@pytest.mark.rule("TAB-3.2.2")
def test_spaces_touch_by_their_edges_only() -> None:
    board = BOARDS["B34-4"]
    middle = board.index["D1-r3c3"]
    beside = sorted(board.names[space] for space in board.neighbours[middle])
    assert beside == ["D1-r2c3", "D1-r3c2", "D1-r3c4", "D1-r4c3"]
    assert all(space in board.neighbours[other] for space in range(81) for other in board.neighbours[space])


@pytest.mark.rule("TAB-3.2.1", "TAB-3.2.3")
def test_grids_in_districts_1_to_3_and_water_on_their_borders() -> None:
    board = BOARDS["B12"]
    assert [len(cells) for cells in board.cells] == [0, 16, 16, 16]
    assert [len(waters) for waters in board.waters] == [0, 3, 6, 3]
    assert {board.names[space] for space in board.waters[1]} == {"W1", "W2", "W3"}


@pytest.mark.rule("TAB-3.2.4")
def test_only_an_empty_space_can_be_built_on() -> None:
    s = begun()
    g = s.state
    project(g, BLUE, "white", "D1-r1c1")
    building(g, BLUE, "yellow", "D1-r1c2")
    garden(g, BLUE, "D1-r1c4")
    s.play("act:project", "project-colour:brown")
    for taken in ("D1-r1c1", "D1-r1c2", "D1-r1c4"):
        s.not_offered(f"project-space:{taken}", rule="TAB-3.2.4")
    s.offers("project-space:D1-r1c3")


# ----------------------------------------------------------------------------------------------- workers
@pytest.mark.example("TAB-EX-05")
@pytest.mark.rule("TAB-3.3.1", "TAB-3.3.2", "TAB-4.10")
def test_the_assistant_acts_now_and_follows_the_architect_at_the_end() -> None:
    s = begun(at=3)
    s.state.builders[RED].architect = 4
    s.offers("act:project").play("act:end")
    assert me_of(s).assistant == 4
    assert me_of(s, BLUE).assistant == 3  # others may stand anywhere, also together
    stays = taking_a_die(at=2)
    give(stays.state, gold=0)
    stays.play("take-die:2", "act:end")
    assert me_of(stays).assistant == me_of(stays).architect == 2


# ------------------------------------------------------------------------------------------- resources
@pytest.mark.example("TAB-EX-06")
@pytest.mark.rule("TAB-3.4.1")
def test_a_die_in_an_area_is_one_resource_whatever_its_value() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    barge(g, 4, 1)
    barge(g, 1, 6)
    take_best_die(g, red, 3)
    take_best_die(g, red, 0)
    assert red.dice == [1, 0, 0, 1, 0]


@pytest.mark.rule("TAB-3.4.2")
def test_spent_dice_go_to_the_supply() -> None:
    s = begun()
    give(s.state, blue=2, gold=0)
    carry_out(pay(s.state, me_of(s), 3, 2))
    assert s.state.supply[3] == 2
    assert len(s.state.barges[4]) == 3


@pytest.mark.rule("TAB-3.4.3")
def test_gold_replaces_resources_but_never_the_other_way_round() -> None:
    s = begun(at=4)
    give(s.state, gold=1, blue=3)
    assert can_pay(me_of(s), 0, 1)
    s.not_offered("act:ship", rule="TAB-5.5.1")  # two gold are asked


@pytest.mark.example("TAB-EX-09")
@pytest.mark.rule("TAB-3.4.4")
def test_a_named_colour_comes_from_its_barge_the_highest_die_first() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    barge(g, 3, 2, 5)
    take_best_die(g, red, 1)
    assert g.barges[3] == (2,)
    assert red.architect == 1
    barge(g, 3)
    take_best_die(g, red, 1)
    assert red.dice[1] == 1  # nothing from an empty barge, though the supply has some


@pytest.mark.rule("TAB-3.4.5")
def test_any_colour_comes_from_the_supply() -> None:
    s = begun(at=4)
    give(s.state, gold=2)
    s.state.port = [-1] * 12
    spent(s.state, "yellow")
    spent(s.state, "green")
    s.play("act:port-house", "port-space:R3-blue")
    s.only_options("supply-die:yellow", "supply-die:green").play("supply-die:green")
    assert me_of(s).dice == [0, 0, 0, 0, 1]


@pytest.mark.rule("TAB-3.4.6")
def test_a_resource_is_paid_by_die_gold_or_crate() -> None:
    s = begun()
    g = s.state
    give(g, yellow=1, gold=1)
    crates(g, RED, yellow=True)
    carry_out(pay(g, me_of(s), 2, 1), "pay:0/0/1")
    assert (me_of(s).dice[2], me_of(s).gold, me_of(s).crate_full) == (1, 1, [False])
    carry_out(pay(g, me_of(s), 2, 2))  # die and gold, the only way left
    assert (me_of(s).dice[2], me_of(s).gold) == (0, 0)


@pytest.mark.rule("TAB-3.4.6")
def test_any_resource_is_paid_by_any_die_gold_or_crate() -> None:
    s = begun()
    give(s.state, brown=1, green=2, gold=1)
    crates(s.state, RED, blue=True, white=False)
    assert means(me_of(s)) == ["brown", "green", "gold", "crate-blue"]


# ----------------------------------------------------------------------------------------------- crates
@pytest.mark.example("TAB-EX-07")
@pytest.mark.rule("TAB-3.5.1", "TAB-3.5.2", "TAB-3.5.3")
def test_crates_pay_and_are_filled_again() -> None:
    s = begun()
    g = s.state
    crates(g, RED, yellow=True)
    give(g, gold=0)
    carry_out(pay(g, me_of(s), 2, 1))
    assert me_of(s).crate_full == [False]
    filling = begun()
    crates(filling.state, RED, white=False, blue=False, yellow=False, green=True)
    give(filling.state, brown=1, gold=0)
    filling.play("fill:yes", "fill-crate:blue")  # the brown die pays; the full crate cannot
    assert me_of(filling).crate_full == [False, True, False, True]
    assert me_of(filling).dice[0] == 0
    filling.not_offered("fill:yes", rule="TAB-6.2")


@pytest.mark.rule("TAB-3.5.3")
def test_no_empty_crate_nothing_to_fill() -> None:
    s = begun()
    crates(s.state, RED, white=True)
    s.not_offered("fill:yes", rule="TAB-3.5.3")


# ----------------------------------------------------------------------------------------- craft tracks
@pytest.mark.example("TAB-EX-08")
@pytest.mark.rule("TAB-3.6.1", "TAB-3.6.2", "TAB-3.6.3")
def test_lowest_marker_and_printed_bonuses() -> None:
    s = begun()
    red, blue = me_of(s), me_of(s, BLUE)
    craft(s.state, RED, 3, 5, 6)
    carry_out(advance(s.state, red, 0))  # the lowest marker enters row 4
    assert (red.gold, red.markers, red.vp) == (3, 5, 10)
    craft(s.state, BLUE, 2, 1, 4)
    carry_out(advance(s.state, blue, 0))  # not the lowest; row 3 gives brown a marker
    assert (blue.gold, blue.markers, blue.vp) == (2, 6, 10)


@pytest.mark.rule("TAB-3.6.2", "TAB-3.6.8")
def test_a_tie_for_the_lowest_counts_and_is_judged_for_every_step() -> None:
    s = begun()
    red = me_of(s)
    carry_out(advance(s.state, red, 0))  # all at 0: tied for lowest, row 1 gives a marker
    assert red.markers == 6
    craft(s.state, RED, 3, 3, 5)
    carry_out(advance(s.state, red, 0))
    carry_out(advance(s.state, red, 0))  # row 5 would give a marker, but white is lower now
    assert (red.gold, red.markers) == (3, 6)


@pytest.mark.rule("TAB-3.6.4", "TAB-9.3.3", "TAB-3.6.8")
def test_blue_lines_lie_below_rows_2_5_8_and_10() -> None:
    s = begun()
    ability(s.state, "S10")
    red = me_of(s)
    crossed = []
    for row in range(1, 11):
        before = red.tally.get("ships", 0)
        craft(s.state, RED, row - 1, 0, 0)
        spent_now = s.state.supply[:]
        s.state.supply = [0] * 5  # no die to choose
        carry_out(advance(s.state, red, 0))
        s.state.supply = spent_now
        if red.tally.get("ships", 0) > before:
            crossed.append(row)
    assert crossed == [2, 5, 8, 10]
    assert red.tally["ships"] == 12


@pytest.mark.rule("TAB-3.6.5")
def test_a_step_beyond_the_top_is_lost() -> None:
    s = begun()
    red = me_of(s)
    craft(s.state, RED, 10, 4, 10)
    carry_out(advance(s.state, red, 0))
    assert (red.craft, red.vp) == ([10, 4, 10], 10)
    assert open_tracks(red) == ["white"]
    craft(s.state, RED, 10, 10, 10)
    assert open_tracks(red) == ["brown", "white", "yellow"]


@pytest.mark.rule("TAB-3.6.6")
def test_the_row_multiplies_buildings() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    building(g, RED, "white", "D1-r1c1", "D1-r1c2")
    for row, points in ((0, 2), (2, 4), (5, 6), (8, 8), (10, 10)):
        craft(g, RED, 0, row, 0)
        assert district_points(g, red, 1, red.craft, 0) == points


@pytest.mark.rule("TAB-3.6.7", "TAB-11.3")
def test_a_marker_moves_in_another_turn_and_its_owner_decides() -> None:
    s = begun()
    g = s.state
    project(g, RED, "yellow", "D1-r1c3")
    garden(g, BLUE, "D1-r1c4")
    craft(g, BLUE, 0, 2, 5)
    give(g, gold=3)
    spent(g, "green")
    spent(g, "blue")
    s.play("act:build").asks(BLUE, "garden-track").play("garden-track:white")
    s.asks(BLUE, "supply-die").play("supply-die:green")  # the bonus of white row 3
    assert me_of(s, BLUE).craft == [0, 3, 5]
    assert me_of(s, BLUE).dice == [0, 0, 0, 0, 1]


@pytest.mark.rule("TAB-1.4", "TAB-3.6.2")
def test_no_marker_left_no_marker_gained() -> None:
    s = begun()
    in_supply(s.state, RED, 0)
    carry_out(advance(s.state, me_of(s), 0))
    assert me_of(s).markers == 15
