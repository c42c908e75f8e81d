"""TAB-5.3 Create garden, TAB-5.4 and TAB-5.5 Port, TAB-5.6 Ziggurat, TAB-5.7 Action tiles."""

from __future__ import annotations

import pytest

from tablewright.games.tabannusi.box.tables import ACTION_TILES, PLACE_NUMBER, SHIPS
from tablewright.games.tabannusi.rules.action_tiles import use_action_tile
from tablewright.games.tabannusi.rules.port import mark_ship
from tablewright.games.tabannusi.rules.state import ASLEEP, AWAKE
from tablewright.testing.scenario import carry_out
from tests.games.tabannusi.grids import garden, water
from tests.games.tabannusi.owning import crates, give, in_supply, spent
from tests.games.tabannusi.places import ability, harbour_at, mark, port_house, ziggurat_house
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of


# ----------------------------------------------------------------------------------------------- gardens
@pytest.mark.rule("TAB-5.3.1")
def test_buy_and_place_in_any_order_at_least_one_thing() -> None:
    s = begun()
    give(s.state, green=2, blue=1, gold=0)
    s.play("act:garden").only_options("garden:buy-garden", "garden:buy-water")  # nothing done yet
    s.play("garden:buy-water").offers("garden:done", "garden:lay-water")
    s.play(
        "garden:lay-water", "water-space:D1-r1c4", "garden:buy-garden", "garden:plant", "garden-space:D1-r1c4"
    )
    s.play("garden:buy-garden", "garden:done")
    assert me_of(s).gardens == 1  # kept for later
    assert me_of(s).planted == 1
    assert s.state.actions_left == 1


@pytest.mark.rule("TAB-5.3.1")
def test_three_gardens_in_an_action() -> None:
    s = begun()
    give(s.state, gardens=4, gold=0)
    water(s.state, "D1-r1c4")
    s.play("act:garden", "garden-space:W1")
    for name in ("W2", "W3"):
        s.play("garden:plant", f"garden-space:{name}")
    s.not_offered("garden:plant", rule="TAB-5.3.1")
    assert (me_of(s).planted, me_of(s).gardens) == (3, 1)


@pytest.mark.example("TAB-EX-15")
@pytest.mark.rule("TAB-5.3.2")
def test_water_lies_next_to_water_in_the_district() -> None:
    s = begun(at=2)
    give(s.state, water=1)
    s.play("act:garden", "garden:lay-water")
    beside = [f"water-space:D2-{name}" for name in ("r1c1", "r2c1", "r2c4", "r3c1", "r3c4", "r4c4")]
    s.only_options(*beside)
    s.not_offered("water-space:D2-r2c2", rule="TAB-5.3.2")
    assert "water-space:D1-r1c4" not in s.offered()  # beside the same water, but another district


@pytest.mark.rule("TAB-5.3.3")
def test_water_covers_a_printed_bonus_without_paying_it() -> None:
    s = begun()
    give(s.state, water=1, gold=0)
    s.play("act:garden", "water-space:D1-r2c4")  # shows a gold
    assert me_of(s).gold == 0


@pytest.mark.example("TAB-EX-16")
@pytest.mark.rule("TAB-5.3.4", "TAB-5.3.3")
def test_a_garden_gains_what_the_water_shows() -> None:
    s = begun(at=2)
    g = s.state
    water(g, "D2-r2c1")  # regular water on a space that showed a gold
    water(g, "D2-r2c4", special="SW04")
    give(g, gardens=3, gold=0)
    s.play("act:garden", "garden-space:D2-r2c1")
    assert (me_of(s).vp, me_of(s).gold) == (10, 0)
    s.play("garden:plant", "garden-space:D2-r2c4")
    assert me_of(s).vp == 13
    s.play("garden:plant", "garden-space:W3")
    assert me_of(s).gold == 1
    assert me_of(s).markers == 2


@pytest.mark.rule("TAB-5.3.4")
def test_one_garden_on_each_water() -> None:
    s = begun()
    garden(s.state, BLUE, "W1")
    give(s.state, gardens=1)
    s.play("act:garden", "garden:plant").only_options("garden-space:W2", "garden-space:W3")


@pytest.mark.rule("TAB-5.3.5", "TAB-5.3.6")
def test_gardens_come_by_this_action_only_and_stay() -> None:
    s = begun(at=4)
    give(s.state, gardens=2, gold=0)
    assert not any("garden" in option for option in s.offered())
    kept = begun()
    garden(kept.state, RED, "W1")
    space = kept.state.board.index["W1"]
    kept.play("act:end")
    assert kept.state.lies[space] == 8  # still a garden


# ------------------------------------------------------------------------------------------ port houses
@pytest.mark.example("TAB-EX-17")
@pytest.mark.rule("TAB-5.4.1", "TAB-5.4.2")
def test_a_port_house_on_a_red_space_takes_the_crate() -> None:
    s = begun(at=4)
    s.state.port_crates[2] = 4
    give(s.state, blue=2, gold=0)
    s.play("act:port-house", "port-space:R3-red")
    red = me_of(s)
    assert red.rows == [2, 3, 3, 4]
    assert (red.crates, red.crate_full) == ([0, 4], [False, True])
    assert s.state.supply[3] == 2
    assert s.state.port_crates[2] == -1


@pytest.mark.rule("TAB-5.4.1", "TAB-5.4.2", "TAB-3.1.4")
def test_a_port_house_on_a_blue_space_gains_its_bonus() -> None:
    s = begun(at=4)
    give(s.state, blue=4, gold=0)
    s.play("act:port-house", "port-space:R1-blue")
    assert me_of(s).markers == 7
    s.play("act:port-house", "port-space:R2-blue", "choose-track:white")
    assert me_of(s).craft == [0, 1, 0]
    assert me_of(s).gold == 1  # under the second house of the bottom row


@pytest.mark.rule("TAB-5.4.3")
def test_one_house_of_a_player_in_a_pair() -> None:
    s = begun(at=4)
    port_house(s.state, RED, "R1-blue")
    port_house(s.state, BLUE, "R2-red")
    give(s.state, blue=2, gold=0)
    s.play("act:port-house")
    s.not_offered("port-space:R1-red", rule="TAB-5.4.3").not_offered("port-space:R2-red", rule="TAB-5.4.3")
    s.offers("port-space:R2-blue")


# ------------------------------------------------------------------------------------------------- ships
@pytest.mark.rule("TAB-5.5.1", "TAB-5.5.2")
def test_two_gold_mark_any_ship() -> None:
    s = begun(at=4)
    mark(s.state, BLUE, "r1c2")
    mark(s.state, RED, "r1c3")
    give(s.state, gold=2)
    s.play("act:ship").offers("mark-ship:r1c2").not_offered("mark-ship:r1c3")
    s.play("mark-ship:r1c2")
    assert (me_of(s).gold, me_of(s).markers) == (0, 3)


@pytest.mark.rule("TAB-5.5.3", "TAB-9.3.6")
def test_an_ability_sleeps_until_the_owners_next_turn() -> None:
    s = begun(at=4)
    s.state.ships[4] = SHIPS["S01"]
    give(s.state, gold=4)
    s.play("act:ship", "mark-ship:r2c2")
    assert me_of(s).ships[4] == ASLEEP
    s.play("act:ship", "mark-ship:r1c1")
    assert me_of(s).vp == 10  # S01 did not see the second marker
    s.play("take-die:1", "send-architect:D1", "act:end")
    assert me_of(s).ships[4] == AWAKE


@pytest.mark.example("TAB-EX-18")
@pytest.mark.rule("TAB-5.5.4")
def test_a_full_line_takes_the_harbour_tile_at_once() -> None:
    s = begun(at=4)
    g = s.state
    harbour_at(g, 4, "H04")
    harbour_at(g, 1, "H01")
    mark(g, RED, "r1c2", "r3c2", "r2c1", "r2c3")
    give(g, gold=2)
    s.play("act:ship", "mark-ship:r2c2")  # completes row 2 and column 2
    assert sorted(tile.id for tile in me_of(s).harbours) == ["H01", "H04"]
    assert g.harbours[1] is None
    assert g.harbours[4] is None
    mark_again = begun(at=4)
    mark_again.state.harbours[4], gone = None, mark_again.state.harbours[4]
    mark_again.state.used_harbours.append(gone)
    mark(mark_again.state, RED, "r1c2", "r3c2")
    carry_out(mark_ship(mark_again.state, me_of(mark_again), PLACE_NUMBER["r2c2"]))
    assert me_of(mark_again).harbours == ()


@pytest.mark.rule("TAB-5.5.5")
def test_a_harbour_tile_is_used_once_also_in_the_turn_it_is_gained() -> None:
    s = begun(at=4)
    harbour_at(s.state, 4, "H04")
    mark(s.state, RED, "r1c2", "r3c2")
    give(s.state, gold=2)
    s.play("act:ship", "mark-ship:r2c2").offers("use-harbour:H04").play("use-harbour:H04")
    assert me_of(s).gold == 2
    assert me_of(s).harbours == ()
    s.not_offered("use-harbour:H04")


@pytest.mark.rule("TAB-5.5.6")
def test_printed_ships_have_any_colour_and_no_ability() -> None:
    s = begun(at=4)
    ability(s.state, "S15")
    give(s.state, gold=4)
    s.play("act:ship", "mark-ship:r1c1").asks(RED, "choose-track").play("choose-track:yellow")
    assert me_of(s).craft == [0, 0, 1]
    s.play("act:ship", "mark-ship:r1c2")  # S04 is brown
    assert me_of(s).craft == [1, 0, 1]
    assert me_of(s).powers.bit_count() == 1


# ---------------------------------------------------------------------------------------------- ziggurat
@pytest.mark.example("TAB-EX-19")
@pytest.mark.rule("TAB-5.6.1")
def test_a_ziggurat_house_gains_the_space_and_marks_the_tile() -> None:
    s = begun(at=5)
    give(s.state, green=2, gold=0)
    s.play("act:ziggurat-house", "ziggurat-section:white", "ziggurat-space:ZS-white-r2c3")
    red = me_of(s)
    assert red.gold == 1
    assert red.rows == [2, 2, 3, 5]
    assert red.tile_markers == [0, 1, 0]
    assert red.markers == 5  # one placed, one under the house


@pytest.mark.rule("TAB-5.6.2")
def test_at_most_three_houses_and_markers_in_a_section() -> None:
    s = begun(at=5)
    g = s.state
    ziggurat_house(g, RED, "ZS-white-r1c1", "ZS-white-r1c2", "ZS-white-r1c3")
    ziggurat_house(g, BLUE, "ZS-white-r2c1")
    assert me_of(s, BLUE).tile_markers == [0, 1, 0]  # shares slot 1 with red
    give(g, green=2, gold=0)
    s.play("act:ziggurat-house").not_offered("ziggurat-section:white", rule="TAB-5.6.2")
    s.only_options("ziggurat-section:brown", "ziggurat-section:yellow")


# ------------------------------------------------------------------------------------------ action tiles
@pytest.mark.rule("TAB-5.7.1", "TAB-9.1.1")
def test_what_the_action_tiles_do() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    spent(g, "blue")
    crates(g, RED, white=False, brown=False)

    def use(tile: str, *answers: str) -> None:
        carry_out(use_action_tile(g, red, ACTION_TILES[tile]), *answers)

    use("AT1")
    assert (red.vp, red.markers) == (12, 7)
    use("AT2")
    assert (red.gold, red.markers) == (3, 8)
    use("AT3", f"special-water:{g.special_display[0].id}")
    assert (len(red.special), red.gardens, red.markers, len(g.special_display)) == (1, 1, 9, 3)
    use("AT4", "move-architect:D3")
    assert (red.architect, red.dice[3]) == (3, 1)
    use("AT5", "fill-crate:white")
    assert (red.crate_full, red.markers) == ([True, True], 10)
    use("AT6", "choose-track:brown")
    assert (red.vp, red.craft[0]) == (10, 1)


@pytest.mark.rule("TAB-5.7.1", "TAB-9.1.2")
def test_without_special_water_the_tile_gives_a_regular_one() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    g.special_display, g.special_stack = [], []
    carry_out(use_action_tile(g, red, ACTION_TILES["AT3"]))
    assert (red.special, red.water) == ((), 1)


@pytest.mark.rule("TAB-5.7.1")
def test_too_few_points_become_none() -> None:
    s = begun()
    red = me_of(s)
    red.vp, red.tally = 1, {"start": 1}
    carry_out(use_action_tile(s.state, red, ACTION_TILES["AT6"]), "choose-track:white")
    assert (red.vp, red.craft) == (0, [0, 1, 0])


@pytest.mark.rule("TAB-5.7.2")
def test_the_same_tile_for_both_actions() -> None:
    s = begun()
    s.state.tiles[0], other = ACTION_TILES["AT2"], s.state.tiles.index(ACTION_TILES["AT2"])
    if other:
        s.state.tiles[other] = ACTION_TILES["AT1"]
    s.play("act:AT2", "act:AT2")
    assert me_of(s).gold == 4


@pytest.mark.rule("TAB-9.3.7")
def test_the_markers_source_for_gardens() -> None:
    s = begun()
    ability(s.state, "S12")
    give(s.state, gardens=2, gold=0)
    s.play("act:garden", "garden-space:W1")
    s.only_options("garden-marker:area", "garden-marker:supply").play("garden-marker:supply")
    assert me_of(s).markers_left == 9
    in_area = begun()
    ability(in_area.state, "S12")
    give(in_area.state, gardens=1, gold=0)
    in_supply(in_area.state, RED, 0)
    in_area.play("act:garden", "garden-space:W1").asks(RED, "act")
