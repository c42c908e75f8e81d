"""TAB-9 Supplement: bonuses, ziggurat tiles, ships, decrees, harbour tiles; TAB-11 information."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, copy
from tablewright.games.tabannusi.box.schema import CityIgnore, DrawCity
from tablewright.games.tabannusi.box.tables import BOARDS, DECREES, HARBOURS, SPECIAL_WATERS
from tablewright.games.tabannusi.rules.decrees import do_city_ignore, do_draw_city, fulfils, take_decree
from tablewright.games.tabannusi.rules.effects import resolve
from tablewright.games.tabannusi.rules.gains import take_special_water
from tablewright.games.tabannusi.rules.harbours import use_harbour
from tablewright.games.tabannusi.rules.view import resample
from tablewright.games.tabannusi.rules.ziggurat import tile_count
from tablewright.testing.scenario import Scenario, carry_out
from tests.games.tabannusi.grids import building, garden, project
from tests.games.tabannusi.owning import craft, crates, give, in_supply, spent
from tests.games.tabannusi.places import ability, decrees, harbour, mark, port_house, ziggurat_house
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of


def reward(card: str, *answers: str, s: Scenario | None = None) -> Scenario:
    """Red takes the decree, whatever it asks for."""
    s = s or begun()
    decrees(s.state, card, "D16" if card != "D16" else "D12")
    carry_out(take_decree(s.state, me_of(s), DECREES[card]), *answers)
    return s


def used(tile: str, *answers: str, s: Scenario | None = None) -> Scenario:
    """Red uses the harbour tile."""
    s = s or begun()
    harbour(s.state, tile)
    carry_out(use_harbour(s.state, me_of(s), HARBOURS[tile]), *answers)
    assert s.state.used_harbours[-1].id == tile
    return s


# ----------------------------------------------------------------------------------------------- bonuses
@pytest.mark.rule("TAB-9.1.1")
def test_every_kind_of_bonus_is_printed_on_either_side() -> None:
    kinds = {
        side: {type(step).__name__ for bonus in BOARDS[side].bonus for step in bonus}
        for side in ("B12", "B34-3", "B34-4")
    }
    assert kinds["B12"] == kinds["B34-4"] == kinds["B34-3"]
    assert len(kinds["B12"]) == 13  # the 14 of the list: steps on any track and on the own one are one name


@pytest.mark.rule("TAB-9.1.1")
@pytest.mark.parametrize(
    ("tile", "answers", "gained"),
    [
        ("SW01", [], {"gold": 3}),
        ("SW03", [], {"markers": 7}),
        ("SW04", [], {"vp": 13}),
        ("SW05", ["choose-track:yellow"], {"craft": [0, 0, 1]}),
        ("SW06", ["move-architect:D5"], {"architect": 5}),
        ("SW09", ["pay-craft:white"], {"craft": [0, 1, 0], "gold": 1}),
    ],
)
def test_special_water_gives_what_it_shows(tile: str, answers: list[str], gained: dict[str, object]) -> None:
    s = begun()
    carry_out(resolve(s.state, me_of(s), SPECIAL_WATERS[tile].bonus, "gardens"), *answers)
    assert {name: getattr(me_of(s), name) for name in gained} == gained


@pytest.mark.rule("TAB-9.1.2")
def test_special_water_is_refilled_until_nothing_is_left() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    top = g.special_stack[-1]
    carry_out(take_special_water(g, red), f"special-water:{g.special_display[1].id}")
    assert g.special_display[-1] is top
    g.special_display, g.special_stack = [], []
    assert carry_out(take_special_water(g, red)) is False
    assert len(red.special) == 1


# ---------------------------------------------------------------------------------------- ziggurat tiles
@pytest.mark.rule("TAB-9.2.1", "TAB-9.2.2")
def test_what_ziggurat_tiles_count() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    craft(g, RED, 10, 5, 1)
    building(g, RED, "white", "D1-r1c3")
    garden(g, BLUE, "D1-r1c4")
    garden(g, RED, "W4")
    port_house(g, RED, "R1-blue")
    ziggurat_house(g, RED, "ZS-brown-r1c1")
    mark(g, RED, "r1c1")
    counts = {
        per: tile_count(g, red, per, red.craft, 0)
        for per in (
            "houses_in_common_districts",
            "houses_in_ziggurat",
            "houses_in_port",
            "blue_lines_crossed",
            "ships_marked",
            "buildings_next_to_garden",
            "own_gardens",
            "flat",
        )
    }
    assert list(counts.values()) == [2, 1, 1, 4 + 2 + 0, 1, 1, 1, 1]


# ------------------------------------------------------------------------------------------------- ships
@pytest.mark.rule("TAB-9.3.1")
def test_points_for_every_house_wherever_it_is_placed() -> None:
    s = begun(at=4)
    ability(s.state, "S02")
    give(s.state, gold=2)
    s.play("act:port-house", "port-space:R1-red")
    assert me_of(s).tally["ships"] == 2
    ziggurat = begun(at=5)
    ability(ziggurat.state, "S02")
    give(ziggurat.state, gold=2)
    ziggurat.play("act:ziggurat-house", "ziggurat-section:white", "ziggurat-space:ZS-white-r2c1")
    assert me_of(ziggurat).tally["ships"] == 2
    build = begun()
    ability(build.state, "S02")
    project(build.state, BLUE, "white", "D1-r1c1")
    give(build.state, gold=2)
    build.play("act:build")
    assert me_of(build).tally["ships"] == 2


@pytest.mark.rule("TAB-9.3.2")
def test_a_garden_action_after_a_house_in_the_port_can_only_buy() -> None:
    s = begun(at=4)
    ability(s.state, "S08")
    give(s.state, gold=4, gardens=1)
    s.play("act:port-house", "port-space:R1-red").asks(RED, "bonus-garden").play("bonus-garden:yes")
    s.only_options("garden:buy-garden", "garden:buy-water")
    s.not_offered("garden:plant", rule="TAB-9.3.2")
    s.play("garden:buy-water", "garden:done")
    assert s.state.actions_left == 1


@pytest.mark.rule("TAB-9.3.4")
def test_a_blue_resource_may_replace_one_gold_for_a_ship() -> None:
    s = begun(at=4)
    ability(s.state, "S11")
    give(s.state, gold=1, blue=1)
    s.play("act:ship", "mark-ship:r1c1")
    assert (me_of(s).gold, me_of(s).dice[3]) == (0, 0)
    choice = begun(at=4)
    ability(choice.state, "S11")
    crates(choice.state, RED, blue=True)
    give(choice.state, gold=2, blue=1)
    choice.play("act:ship").only_options("pay-ship:gold", "pay-ship:blue", "pay-ship:crate-blue")
    choice.play("pay-ship:crate-blue")
    assert (me_of(choice).gold, me_of(choice).crate_full) == (1, [False])


@pytest.mark.rule("TAB-9.3.5")
def test_a_paid_step_for_a_project_and_for_every_marker_set_aside() -> None:
    s = begun()
    ability(s.state, "S13")
    give(s.state, gold=1)
    s.play("act:project", "project-colour:white", "project-space:D1-r1c2").asks(RED, "pay-ability")
    s.play("pay-ability:gold")
    assert me_of(s).craft == [0, 1, 0]
    build = begun()
    ability(build.state, "S14")
    project(build.state, BLUE, "yellow", "D1-r1c1", "D1-r1c2", "D1-r1c3")
    give(build.state, gold=5)
    build.play("act:build", "pay-ability:gold", "pay-ability:gold", "pay-ability:no")
    assert me_of(build).craft == [0, 0, 2]


@pytest.mark.rule("TAB-9.3.5", "TAB-5.2.6")
def test_points_for_opponents_markers_set_aside() -> None:
    s = begun()
    ability(s.state, "S06")
    project(s.state, BLUE, "yellow", "D1-r1c1", "D1-r1c2")
    project(s.state, RED, "yellow", "D1-r1c3")
    give(s.state, gold=3)
    s.play("act:build")
    assert me_of(s).tally["ships"] == 4


@pytest.mark.rule("TAB-9.3.6")
def test_points_and_a_step_for_every_further_ship() -> None:
    s = begun(at=4)
    ability(s.state, "S01")
    give(s.state, gold=2)
    s.play("act:ship", "mark-ship:r1c2")
    assert me_of(s).tally["ships"] == 2
    by_harbour = begun()
    ability(by_harbour.state, "S01")
    used("H06", "mark-ship:r1c2", s=by_harbour)
    assert me_of(by_harbour).tally["ships"] == 2  # by whatever means


@pytest.mark.rule("TAB-9.3.7")
def test_abilities_trigger_for_every_project_extra_ones_included() -> None:
    s = begun()
    ability(s.state, "S04")
    s.play("act:project", "project-colour:white", "project-space:D1-r3c1", "extra-project:D1-r3c2")
    assert me_of(s).water == 2


@pytest.mark.rule("TAB-9.3.7", "TAB-5.4.1")
def test_a_port_house_may_come_from_a_coloured_row() -> None:
    s = begun(at=4)
    ability(s.state, "S09")
    give(s.state, blue=3, gold=0)
    s.play("act:port-house").offers("port-row:white", "port-row:bottom").play("port-row:white")
    s.play("port-space:R1-red")
    assert me_of(s).rows == [2, 2, 3, 5]
    assert me_of(s).dice[3] == 0
    poor = begun(at=4)
    ability(poor.state, "S09")
    give(poor.state, blue=2, gold=0)
    poor.play("act:port-house", "port-space:R1-red")
    assert me_of(poor).rows == [2, 3, 3, 4]


@pytest.mark.rule("TAB-9.3.7")
def test_a_garden_or_marker_for_a_ziggurat_house_and_points_for_gardens() -> None:
    s = begun(at=5)
    ability(s.state, "S05")
    give(s.state, gold=2)
    s.play("act:ziggurat-house", "ziggurat-section:white", "ziggurat-space:ZS-white-r2c1")
    s.asks(RED, "choose-effect").play("choose-effect:first")
    assert me_of(s).gardens == 1
    gardens = begun()
    ability(gardens.state, "S07")
    give(gardens.state, gardens=1, gold=0)
    gardens.play("act:garden", "garden-space:W2")
    assert me_of(gardens).tally["ships"] == 2


# ----------------------------------------------------------------------------------------------- decrees
@pytest.mark.rule("TAB-9.4.1")
def test_some_decrees_also_count_ziggurat_houses() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    for name in ("D1-r1c1", "D1-r1c3", "D1-r3c1"):
        building(g, RED, "white", name)
    ziggurat_house(g, RED, "ZS-white-r1c1")
    assert not fulfils(g, red, DECREES["D05"])
    ziggurat_house(g, RED, "ZS-white-r1c2")
    assert fulfils(g, red, DECREES["D05"])  # five white, one brown
    assert not fulfils(g, red, DECREES["D01"])  # buildings only: one brown


@pytest.mark.rule("TAB-9.4.2")
def test_garden_decrees() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    port_house(g, RED, "R1-blue", "R2-blue")
    garden(g, BLUE, "D1-r1c4", "W1", "D1-r2c4")
    garden(g, RED, "D1-r3c4", "D1-r2c3")
    building(g, RED, "white", "D1-r1c3")
    building(g, RED, "yellow", "D1-r3c3")
    assert not fulfils(g, red, DECREES["D13"])  # r1c4, r2c3, r3c4: r2c3 touches both but counts once
    building(g, RED, "brown", "D1-r2c2")
    mark(g, RED, "r1c2", "r1c3")
    assert not fulfils(g, red, DECREES["D14"])
    mark(g, RED, "r1c1")
    assert fulfils(g, red, DECREES["D14"])  # every colour next to a garden, a ship of every colour


@pytest.mark.rule("TAB-5.5.6", "TAB-6.3")
def test_a_printed_ship_is_one_colour_within_a_check() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    garden(g, RED, "W1", "W2")
    mark(g, RED, "r1c2", "r3c1", "r2c2", "r3c2")  # S04 brown, S10 brown, S05 white, S13 brown
    mark(g, RED, "r1c3")  # S12 yellow
    mark(g, RED, "r1c1")  # any colour
    assert not fulfils(g, red, DECREES["D16"])  # white and yellow lack one each
    in_supply(g, RED, 0)
    mark(g, RED, "r3c3")
    assert fulfils(g, red, DECREES["D16"])


@pytest.mark.rule("TAB-9.4.3")
def test_a_free_port_house() -> None:
    s = reward("D01", "port-space:R1-blue")
    assert (me_of(s).houses[4], me_of(s).rows[3], me_of(s).vp) == (1, 4, 18)
    assert me_of(s).markers == 7
    full = begun()
    for line in ("R1", "R2", "R3", "C1", "C2"):
        port_house(full.state, RED, f"{line}-blue")
    assert me_of(reward("D01", s=full)).vp == 18  # no house left: lost, but not the points


@pytest.mark.rule("TAB-9.4.4")
def test_houses_move_to_the_bottom_row() -> None:
    s = begun()
    port_house(s.state, RED, "R1-blue", "R2-blue", "R3-blue")
    reward("D10", "row-to-bottom:white", "row-to-bottom:yellow", s=s)
    red = me_of(s)
    assert red.rows == [2, 2, 2, 4]
    assert red.markers == 7  # what the coloured rows uncover
    full = reward("D10")
    assert me_of(full).rows == [2, 3, 3, 5]  # no room


@pytest.mark.rule("TAB-9.4.5")
def test_markers_from_the_area_without_a_house() -> None:
    s = reward("D06", "mark-ziggurat:yellow")
    assert (me_of(s).tile_markers, me_of(s).section_houses) == ([0, 0, 1], [0, 0, 0])
    assert me_of(s).markers == 5  # one gained, one placed
    ship = reward("D07", "mark-ship:r1c2")
    assert me_of(ship).ships[1] == 2
    assert me_of(used("H08", "mark-ziggurat:brown")).tile_markers == [1, 0, 0]
    line = begun()
    mark(line.state, RED, "r1c1", "r1c3")
    used("H06", "mark-ship:r1c2", s=line)
    assert line.state.harbours[0] is None  # the row is complete


@pytest.mark.rule("TAB-9.4.6")
def test_draw_two_city_cards_and_keep_one() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    first, second = g.city_deck[-1], g.city_deck[-2]
    carry_out(do_draw_city(g, red, DrawCity(draw=2, keep=1), "", -1, 0), f"keep-city:{second.id}")
    assert red.cities[-1] is second
    assert g.city_deck[0] is first
    do_city_ignore(g, red, CityIgnore(n=1), "")
    assert red.city_ignore == 1
    g.city_deck = [first]
    carry_out(do_draw_city(g, red, DrawCity(draw=2, keep=1), "", -1, 0))
    assert red.cities[-1] is first
    carry_out(do_draw_city(g, red, DrawCity(draw=2, keep=1), "", -1, 0))
    assert len(red.cities) == 3


@pytest.mark.rule("TAB-9.4.7")
def test_how_steps_are_divided() -> None:
    assert me_of(reward("D03", "choose-track:white")).craft == [0, 2, 0]
    assert me_of(reward("D13", "choose-track:white", "choose-track:brown")).craft == [1, 1, 0]
    assert me_of(used("H01", "choose-track:white", "choose-track:white")).craft == [0, 2, 0]
    assert me_of(used("H01", "choose-track:white", "choose-track:yellow")).craft == [0, 1, 1]


@pytest.mark.rule("TAB-9.4.8")
def test_a_random_unused_harbour_tile() -> None:
    s = begun()
    spare = s.state.spare_harbours[:]
    reward("D15", s=s)
    assert me_of(s).harbours[0] in spare
    assert len(s.state.spare_harbours) == 2


@pytest.mark.rule("TAB-9.4.9")
def test_two_dice_or_as_many_as_there_are() -> None:
    s = begun()
    spent(s.state, "blue")
    reward("D14", s=s)
    assert (me_of(s).dice[3], me_of(s).vp, me_of(s).markers) == (1, 20, 7)


@pytest.mark.rule("TAB-9.4.10")
def test_a_decree_taken_stays() -> None:
    s = reward("D02")
    assert [card.id for card in me_of(s).decrees] == ["D02"]
    assert not fulfils(s.state, me_of(s), DECREES["D02"])
    s.play("act:end")
    assert [card.id for card in me_of(s).decrees] == ["D02"]


@pytest.mark.rule("TAB-9.4.9")
@pytest.mark.parametrize(
    ("card", "answers", "points", "gold"),
    [("D04", [], 20, 4), ("D08", [], 22, 2), ("D09", ["choose-track:brown"], 18, 3), ("D12", [], 22, 2)],
)
def test_rewards_of_decrees(card: str, answers: list[str], points: int, gold: int) -> None:
    s = reward(card, *answers)
    assert (me_of(s).vp, me_of(s).gold) == (points, gold)


@pytest.mark.rule("TAB-9.4.9")
def test_two_special_water_tiles_and_a_garden() -> None:
    s = begun()
    display = s.state.special_display[:]
    reward("D11", f"special-water:{display[0].id}", f"special-water:{display[1].id}", s=s)
    assert me_of(s).special == tuple(display[:2])
    assert me_of(s).gardens == 1


# -------------------------------------------------------------------------------------------- harbours
@pytest.mark.rule("TAB-9.5.1", "TAB-5.5.5")
def test_what_harbour_tiles_do() -> None:
    assert me_of(used("H04")).gold == 4
    s = begun()
    crates(s.state, RED, white=False, blue=False)
    used("H03", "fill-crate:white", s=s)
    assert me_of(s).crate_full == [True, True]
    tile = begun()
    used("H05", "any-tile:AT1", s=tile)
    assert me_of(tile).vp == 12
    assert tile.state.actions_left == 2
    special = begun()
    used("H02", f"special-water:{special.state.special_display[0].id}", s=special)
    assert (len(me_of(special).special), me_of(special).gardens, me_of(special).markers) == (1, 1, 7)
    cards = begun()
    used("H09", f"keep-city:{cards.state.city_deck[-1].id}", s=cards)
    assert (len(me_of(cards).cities), me_of(cards).city_ignore) == (2, 1)


@pytest.mark.rule("TAB-9.4.5", "TAB-1.5")
def test_a_harbour_tile_that_could_mark_nothing_is_kept() -> None:
    s = begun()
    harbour(s.state, "H06")
    in_supply(s.state, RED, 15)
    s.not_offered("use-harbour:H06", rule="TAB-1.5")


# ------------------------------------------------------------------------------------------- information
@pytest.mark.rule("TAB-11.1")
def test_a_seat_knows_the_card_it_put_under_the_deck() -> None:
    s = begun()
    g, red = s.state, me_of(s)
    drawn = g.city_deck[-2:]
    carry_out(do_draw_city(g, red, DrawCity(draw=2, keep=1), "", -1, 0), f"keep-city:{drawn[1].id}")
    for seed in range(5):
        imagined = copy(g)
        resample(imagined, RED, Chance(str(seed)), g)
        assert imagined.city_deck[0] is drawn[0]
        assert imagined.builders[RED].cities == red.cities
        assert sorted(card.id for card in imagined.city_deck[1:] + imagined.builders[BLUE].cities) == sorted(
            card.id for card in g.city_deck[1:] + g.builders[BLUE].cities
        )


@pytest.mark.rule("TAB-11.2")
def test_all_chance_is_the_tables() -> None:
    one, other = begun(), begun()
    one.play("act:end")
    other.play("act:end")
    assert one.state.chance.plain() == other.state.chance.plain()


@pytest.mark.rule("TAB-11.3")
def test_others_decide_only_about_their_own_tracks() -> None:
    s = begun()
    project(s.state, BLUE, "yellow", "D1-r1c1")
    give(s.state, gold=3)
    s.play("act:build")  # a marker comes back and moves blue's yellow marker: nothing to decide
    assert s.question().seat == RED
    assert me_of(s, BLUE).craft == [0, 0, 1]


@pytest.mark.rule("TAB-11.4")
def test_one_effect_is_finished_before_the_next() -> None:
    s = begun()
    g = s.state
    ability(g, "S10")
    craft(g, RED, 1, 1, 1)
    s.play("act:project", "project-colour:white", "project-space:D1-r2c2")
    told = [event.kind for event in s.table.events if event.kind in ("project", "craft", "score")]
    assert told == ["project", "craft", "score"]  # tile, step, then the blue line's points
    assert me_of(s).tally["ships"] == 3
