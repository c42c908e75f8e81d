"""TAB-7 District scoring."""

from __future__ import annotations

import pytest

from tablewright.games.tabannusi.rules.scoring import district_points, port_points, ziggurat_points
from tests.games.tabannusi.grids import building, garden
from tests.games.tabannusi.owning import barge, craft, crates, give
from tests.games.tabannusi.places import mark, port_house, ziggurat_house, ziggurat_tiles
from tests.games.tabannusi.seats import BLUE, GREEN, RED
from tests.games.tabannusi.table import begun, me_of


@pytest.mark.rule("TAB-7.1", "TAB-7.9")
def test_the_active_player_orders_several_scorings() -> None:
    s = begun()
    for district in (1, 4):
        barge(s.state, district)
    s.play("act:end").asks(RED, "score-district").only_options("score-district:D1", "score-district:D4")
    s.play("score-district:D4")
    assert [event["district"] for event in s.events("scoring")] == ["D4", "D1"]
    assert s.state.time_gold == 3  # each with its own gold
    assert all(s.state.barges[1:])


@pytest.mark.rule("TAB-7.2")
def test_the_active_player_takes_gold_from_the_time_track() -> None:
    s = begun()
    barge(s.state, 2)
    s.play("act:end")
    assert (s.state.time_gold, me_of(s).gold, me_of(s, BLUE).gold) == (4, 3, 2)


@pytest.mark.rule("TAB-7.3")
@pytest.mark.parametrize(
    ("district", "colour"), [(1, "brown"), (2, "yellow"), (3, "white"), (4, "blue"), (5, "green")]
)
def test_lost_dice_are_compensated_once(district: int, colour: str) -> None:
    s = begun()
    give(s.state, RED, **{colour: 3})
    give(s.state, BLUE, **{colour: 2})
    crates(s.state, RED, **{colour: True})
    s.play("act:end")
    red, blue = me_of(s), me_of(s, BLUE)
    assert sum(red.dice) == sum(blue.dice) == 0
    assert red.crate_full == [True]  # crates are not affected
    for player in (red, blue):
        gained = {
            "brown": player.craft == [1, 0, 0],
            "white": player.craft == [0, 1, 0],
            "yellow": player.craft == [0, 0, 1],
            "blue": player.water == 1,
            "green": player.gardens == 1,
        }
        assert [name for name, got in gained.items() if got] == [colour]


@pytest.mark.rule("TAB-7.3")
def test_a_local_die_taken_as_a_craft_bonus_misses_the_refill() -> None:
    s = begun()
    barge(s.state, 3)
    s.state.supply[1] -= 1
    me_of(s).dice[1] = 1
    craft(s.state, RED, 2, 2, 2)  # white row 3: a die from the supply
    s.play("act:end")
    assert me_of(s).dice[1] == 1
    assert len(s.state.barges[3]) == 4


@pytest.mark.example("TAB-EX-20")
@pytest.mark.rule("TAB-7.4")
def test_buildings_score_by_craft_size_and_gardens() -> None:
    s = begun(4, at=3)
    g = s.state
    me = me_of(s)
    me.built[0], me.houses[3] = 0, 0  # red alone, with these buildings only
    g.buildings.clear()
    craft(g, RED, 0, 5, 2)  # brown 1, white 3, yellow 2
    building(g, RED, "yellow", "D3-r2c1")
    garden(g, BLUE, "W4")
    building(g, RED, "white", "D3-r1c3", "D3-r1c4")
    building(g, RED, "brown", "D3-r4c1", "D3-r5c1")
    garden(g, GREEN, "W6", "D3-r4c2")
    garden(g, RED, "D3-r3c1")
    building(g, RED, "brown", "D3-r4c5")
    # D3-r3c1 also touches the yellow building, so it counts there too
    assert district_points(g, me, 3, me.craft, 0) == 2 * (1 + 2) + 3 * 2 + 1 * (2 + 3) + 1 * 1
    g.lies[g.board.index["D3-r3c1"]] = 7  # water without the garden, one more elsewhere: the example's count
    g.lies[g.board.index["D3-r5c2"]] = 8
    assert district_points(g, me, 3, me.craft, 0) == 4 + 6 + 6


@pytest.mark.rule("TAB-7.4")
def test_one_garden_counts_for_several_buildings_and_whoever_owns_it() -> None:
    s = begun()
    g = s.state
    garden(g, BLUE, "D1-r1c4")
    building(g, RED, "white", "D1-r1c3")
    building(g, RED, "yellow", "D1-r2c4")
    assert district_points(g, me_of(s), 1, me_of(s).craft, 0) == 2 + 2
    barge(g, 1)
    s.play("act:end")
    assert me_of(s).tally["D1"] == 4


@pytest.mark.example("TAB-EX-21")
@pytest.mark.rule("TAB-7.5")
def test_markers_score_in_lines_with_own_houses() -> None:
    s = begun(3)
    g = s.state
    port_house(g, RED, "R1-blue", "C1-blue", "C2-blue")
    mark(g, RED, "r1c1", "r1c2", "r1c3", "r2c1")
    port_house(g, BLUE, "R3-red")
    mark(g, BLUE, "r3c1")
    mark(g, GREEN, "r2c2")
    assert [port_points(g, player) for player in g.builders] == [6, 1, 0]
    assert district_points(g, me_of(s), 4, me_of(s).craft, 0) == 6


@pytest.mark.example("TAB-EX-22")
@pytest.mark.rule("TAB-7.6", "TAB-9.2.4")
def test_the_rightmost_slot_multiplies_what_the_tile_counts() -> None:
    s = begun()
    g = s.state
    ziggurat_tiles(g, "Z10", "Z01", "Z04")
    ziggurat_house(g, BLUE, "ZS-brown-r1c1", "ZS-brown-r1c2")
    ziggurat_house(g, RED, "ZS-brown-r2c1", "ZS-white-r1c1", "ZS-yellow-r1c1")
    for seat, row in ((RED, "r1"), (BLUE, "r3")):
        building(g, seat, "brown", f"D1-{row}c1")
        building(g, seat, "white", f"D1-{row}c3")
        building(g, seat, "yellow", f"D2-{row}c3")
    mark(g, BLUE, "r1c2", "r2c2", "r1c3")  # brown, white, yellow
    mark(g, RED, "r1c1", "r2c2")
    assert ziggurat_points(g, me_of(s, BLUE), me_of(s, BLUE).craft, 0) == 5 * (1 + 1)
    assert ziggurat_points(g, me_of(s), me_of(s).craft, 0) == 3 * (1 + 0) + 2 * 4 + 1 * 2


@pytest.mark.rule("TAB-7.7")
def test_all_dice_of_the_colour_in_the_supply_are_rolled() -> None:
    s = begun()
    barge(s.state, 4)
    s.roll(6, 2, 2, 5, 1).play("act:end")
    assert s.state.barges[4] == (1, 2, 2, 5, 6)
    assert s.state.supply[3] == 0


@pytest.mark.rule("TAB-7.8", "TAB-8.1")
def test_the_fifth_scoring_is_complete() -> None:
    s = begun()
    s.state.time_gold, s.state.scorings = 1, 4
    building(s.state, RED, "white", "D1-r1c1")
    barge(s.state, 1)
    s.play("act:end")
    assert me_of(s).tally["D1"] == 1
    assert s.state.time_gold == 0
    assert s.state.turns_left == 3 - 1  # of the three turns that follow one has begun
    assert len(s.state.barges[1]) == 5
