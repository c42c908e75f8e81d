"""TAB-1 Components and limits."""

from __future__ import annotations

import pytest

from tablewright.games.tabannusi.box.schema import DATA, totals
from tablewright.games.tabannusi.rules.building import blocked_groups, is_buildable
from tablewright.games.tabannusi.rules.gains import (
    gain_gardens,
    gain_gold,
    gain_markers,
    gain_water,
    lose_points,
)
from tests.games.tabannusi.grids import building, garden, project
from tests.games.tabannusi.owning import give, in_supply
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of


@pytest.mark.rule("TAB-1.1")
def test_the_box_is_complete() -> None:
    assert [line for line in totals(DATA) if line[1] != line[2]] == []
    assert len(DATA.automa_cards) == 15
    assert len(DATA.king_cards) == len(DATA.automa_city_cards) == 4
    assert len(DATA.order_tokens) == 3


@pytest.mark.rule("TAB-1.2")
def test_an_empty_stack_gives_nothing_but_gold_never_ends() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    g.water_stack, g.garden_stack = 1, 0
    gain_water(g, red, 3)
    gain_gardens(g, red, 2)
    gain_gold(g, red, 100)
    assert (red.water, red.gardens, red.gold) == (1, 0, 102)


@pytest.mark.rule("TAB-1.2")
def test_an_action_that_needs_an_empty_stack_is_illegal() -> None:
    s = begun()
    give(s.state, gold=2)
    give(s.state, BLUE, water=20)
    s.play("act:garden")
    s.not_offered("garden:buy-water", rule="TAB-5.3.1").offers("garden:buy-garden")


@pytest.mark.rule("TAB-1.3")
def test_every_marker_is_in_one_place() -> None:
    s = begun()
    project(s.state, RED, "yellow", "D1-r1c1")
    garden(s.state, RED, "W1")
    red = me_of(s)
    assert red.markers + red.markers_left == 13
    assert s.table.game.check(s.state) == []
    red.markers += 1
    assert "TAB-INV-01" in s.table.game.check(s.state)[0]


@pytest.mark.rule("TAB-1.4")
def test_gaining_markers_takes_what_is_left() -> None:
    s = begun()
    red = me_of(s)
    in_supply(s.state, RED, 1)
    gain_markers(s.state, red, 2)
    assert (red.markers, red.markers_left) == (15, 0)
    gain_markers(s.state, red, 2)
    assert (red.markers, red.markers_left) == (15, 0)


@pytest.mark.rule("TAB-1.5")
def test_without_a_marker_nothing_can_be_marked() -> None:
    s = begun()
    in_supply(s.state, RED, 15)
    s.not_offered("act:project", rule="TAB-1.5")
    port = begun(at=4)
    give(port.state, gold=5)
    in_supply(port.state, RED, 15)
    port.not_offered("act:ship", rule="TAB-1.5")
    ziggurat = begun(at=5)
    give(ziggurat.state, gold=5)
    in_supply(ziggurat.state, RED, 15)
    ziggurat.not_offered("act:ziggurat-house", rule="TAB-1.5")


@pytest.mark.rule("TAB-1.5")
def test_a_marker_gained_from_a_garden_serves_the_next() -> None:
    s = begun(at=2)
    give(s.state, gardens=2)
    in_supply(s.state, RED, 14)  # one marker; W4 gives another
    s.play("act:garden", "garden:plant", "garden-space:W4")
    s.offers("garden:plant")


@pytest.mark.rule("TAB-1.6")
def test_fourteen_houses_in_four_rows() -> None:
    s = begun()
    red = me_of(s)
    assert red.rows == [2, 3, 3, 5]  # one stands on the starting building
    assert sum(red.rows) + sum(red.houses) == 14


@pytest.mark.rule("TAB-1.7")
def test_no_fifth_crate() -> None:
    s = begun(at=4)
    red = me_of(s)
    red.crates, red.crate_full, red.crate_paid = [0, 1, 2, 3], [False] * 4, [False] * 4
    s.state.port_crates = [-1, -1, -1, 0, 1, 2]
    give(s.state, gold=2)
    s.play("act:port-house")
    s.not_offered("port-space:C1-red", rule="TAB-5.4.3").offers("port-space:C1-blue")


@pytest.mark.rule("TAB-1.8")
def test_no_building_without_pieces() -> None:
    s = begun()
    g = s.state
    project(g, BLUE, "yellow", "D1-r1c1", "D1-r1c2")
    project(g, BLUE, "white", "D1-r4c4")
    give(g, gold=9)
    building(g, RED, "yellow", "D2-r1c1", "D2-r1c2")
    g.pieces[2] = 1
    assert not is_buildable(g, g.builders[RED], 2)
    assert is_buildable(g, g.builders[RED], 1)
    assert dict(blocked_groups(g, g.builders[RED]))["yellow"].rule == "TAB-1.8"


@pytest.mark.rule("TAB-1.9")
def test_points_begin_at_ten_and_never_fall_below_zero() -> None:
    s = begun()
    red = me_of(s)
    assert red.vp == 10
    lose_points(s.state, red, 25, "lost")
    assert red.vp == 0
    assert sum(red.tally.values()) == 0


@pytest.mark.example("TAB-EX-03")
@pytest.mark.rule("TAB-1.10", "TAB-3.1.1")
def test_a_building_belongs_to_the_house_on_it() -> None:
    s = begun(4)
    g = s.state
    building(g, RED, "white", "D1-r1c2")
    building(g, BLUE, "yellow", "D1-r3c2", "D1-r3c3")
    building(g, 2, "brown", "D1-r5c2", "D1-r5c3", "D1-r5c4")
    new = g.buildings[4:]
    assert [(owner, len(cells)) for owner, _, cells in new] == [(RED, 1), (BLUE, 2), (2, 3)]
    assert s.table.game.check(g) == []
