"""TAB-2 Set-up, TAB-12 variants."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablewright.engine import Chance
from tablewright.games.tabannusi.box.schema import COLOURS
from tablewright.games.tabannusi.box.tables import DECREES
from tablewright.games.tabannusi.rules.setup import draw_decrees, set_up
from tablewright.games.tabannusi.rules.state import START, Tabannusi
from tablewright.testing.scenario import Scenario, position
from tests.games.tabannusi.grids import project


def new(players: int, seed: str = "1", setup: str = "full") -> Tabannusi:
    """The table before the first starting building."""
    return set_up(players, {"setup": setup, "king": "gilgabot"}, Chance(seed))


def starting(players: int = 2, seed: str = "1") -> Scenario:
    """The first starting building is asked for; seat 0 is the first player."""
    s = position("tabannusi", players, seed, setup="first")
    s.state.first = 0
    s.state.active = players - 1
    return s


@pytest.mark.rule("TAB-2.1")
def test_the_side_of_the_board_depends_on_the_players() -> None:
    assert [new(n).board.id for n in (1, 2, 3, 4)] == ["B12", "B12", "B34-3", "B34-4"]
    assert len(new(3).board.names) == len(new(4).board.names) - 15
    assert "D1-r1c1" not in new(3).board.names  # only for four


@pytest.mark.rule("TAB-2.2", "TAB-12.1")
def test_printed_barges_in_the_first_game_shuffled_ones_otherwise() -> None:
    for seed in ("1", "2", "3"):
        first = new(2, seed, "first")
        assert [COLOURS[c] for c in first.local[1:]] == ["brown", "yellow", "white", "blue", "green"]
    layouts = {tuple(new(2, str(seed)).local) for seed in range(20)}
    assert len(layouts) > 10
    assert all(sorted(layout[1:]) == [0, 1, 2, 3, 4] for layout in layouts)


@pytest.mark.example("TAB-EX-01")
@pytest.mark.rule("TAB-2.3")
@pytest.mark.parametrize(("players", "dice"), [(1, 5), (2, 5), (3, 6), (4, 7)])
def test_dice_of_each_colour_on_their_barges(players: int, dice: int) -> None:
    g = new(players)
    assert [len(barge) for barge in g.barges[1:]] == [dice] * 5
    assert all(1 <= value <= 6 for barge in g.barges for value in barge)
    assert g.supply == [0] * 5


@pytest.mark.rule("TAB-2.4", "TAB-2.13")
def test_time_track_stacks_and_pieces() -> None:
    g = new(2)
    assert g.time_gold == 5
    assert g.project_stack == [20, 20, 20]
    assert g.pieces == [25, 25, 25]


@pytest.mark.rule("TAB-2.5", "TAB-2.6", "TAB-2.7")
def test_the_port() -> None:
    g = new(2)
    ids = [ship.id for ship in g.ships]
    assert (ids[0], ids[8]) == ("PS1", "PS2")
    assert len(set(ids)) == 9
    assert len([tile for tile in g.harbours if tile is not None]) == 6
    assert len(g.spare_harbours) == 3
    assert len(g.port_crates) == 6
    assert min(g.port_crates) >= 0


@pytest.mark.rule("TAB-2.8", "TAB-2.9", "TAB-2.10", "TAB-2.12")
def test_tiles_and_decks() -> None:
    g = new(2)
    assert (g.water_stack, g.garden_stack) == (20, 25)
    assert (len(g.special_display), len(g.special_stack)) == (3, 7)
    assert len({tile.id for tile in g.tiles}) == 6
    assert len({tile.id for tile in g.ziggurat_tiles}) == 3
    assert len(g.city_deck) == 13  # 15 less one for each player
    assert [card.id for card in new(2, "8").city_deck] != [card.id for card in g.city_deck]


@pytest.mark.rule("TAB-2.11")
@pytest.mark.parametrize(("players", "types"), [(2, 2), (3, 3), (4, 3)])
def test_decrees_of_different_types(players: int, types: int) -> None:
    drawn = [draw_decrees(Chance(str(seed)), players) for seed in range(60)]
    assert all(len(cards) == players for cards in drawn)
    assert {len({card.type for card in cards}) for cards in drawn} == {types}
    assert {card.id for cards in drawn for card in cards} == set(DECREES)


@pytest.mark.rule("TAB-2.14", "TAB-2.15", "TAB-2.16", "TAB-2.20")
def test_what_a_player_begins_with() -> None:
    g = new(3)
    for me in g.builders:
        assert (me.markers, me.markers_left, me.gold, me.vp) == (5, 10, 2, 10)
        assert me.crate_full == [True]
        assert len(me.cities) == 1
        assert me.craft == [0, 0, 0]
        assert me.rows == [3, 3, 3, 5]
        assert me.assistant == me.architect == 0


@pytest.mark.rule("TAB-2.15", "TAB-11.1")
def test_only_the_owner_sees_a_city_card() -> None:
    s = position("tabannusi", 2)
    views = [s.table.view(seat) for seat in (0, 1, None)]
    own = s.state.builders[0].cities[0].id
    assert [view["builders"][0]["cities"] for view in views] == [[own], None, None]
    assert "city_deck" not in views[0]
    assert views[0]["stacks"]["special"] == 7  # how many, never which


@pytest.mark.rule("TAB-2.17", "TAB-11.2")
def test_the_first_player_is_drawn() -> None:
    assert {new(3, str(seed)).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("TAB-2.18")
def test_starting_buildings_from_the_last_player_to_the_first() -> None:
    s = starting(3)
    order = []
    for _, space in pairwise(["", "D1-r2c3", "D2-r2c3", "D3-r2c3"]):
        order.append(s.question().seat)
        s.play("start-colour:brown", f"start-space:{space}")
    assert order == [2, 1, 0]
    assert s.state.active == 0  # the first player begins
    s.asks(0, "arrive")


@pytest.mark.example("TAB-EX-02")
@pytest.mark.rule("TAB-2.18", "TAB-3.1.3")
def test_a_starting_building_takes_the_leftmost_house_without_its_bonus() -> None:
    s = starting()
    s.play("start-colour:yellow", "start-space:D1-r1c2")  # a space without a bonus
    me = s.state.builders[1]
    assert me.rows == [3, 3, 2, 5]
    assert sum(me.rows) == 13
    assert me.markers == 5  # the marker under the house is not gained


@pytest.mark.rule("TAB-2.19")
def test_a_starting_building_touches_nothing_of_its_colour() -> None:
    s = starting()
    s.play("start-colour:yellow", "start-space:D1-r1c2")
    s.play("start-colour:yellow").not_offered("start-space:D1-r1c1").offers("start-space:D1-r2c1")
    other = starting()
    other.play("start-colour:brown", "start-space:D1-r1c2", "start-colour:yellow")
    other.offers("start-space:D1-r1c1")
    beside_project = starting()
    project(beside_project.state, 1, "yellow", "D1-r1c2")
    beside_project.play("start-colour:yellow").not_offered("start-space:D1-r1c1")


@pytest.mark.rule("TAB-2.21")
def test_the_bonus_of_the_starting_space() -> None:
    craft = starting().play("start-colour:white", "start-space:D1-r2c2")  # a step in its own colour
    assert craft.state.builders[1].craft == [0, 1, 0]
    die = starting().play("start-colour:white", "start-space:D1-r1c3")  # the best green die
    assert die.state.builders[1].dice[4] == 1
    for nothing in ("D2-r4c3", "D2-r1c4", "D1-r3c3"):  # supply die, architect, filling a crate
        s = starting().play("start-colour:white", f"start-space:{nothing}")
        me = s.state.builders[1]
        assert (sum(me.dice), me.architect, me.crate_full) == (0, 0, [True])
    extra = starting().play("start-colour:white", "start-space:D1-r3c1")  # one more project
    extra.asks(1, "extra-project").not_offered("extra-project:D1-r2c1").offers("extra-project:D1-r1c1")
    extra.play("extra-project:D1-r1c1")
    assert extra.state.builders[1].markers == 5  # one placed, one gained there


@pytest.mark.rule("TAB-2.21")
def test_a_paid_craft_step_of_the_starting_space() -> None:
    s = starting().play("start-colour:white", "start-space:D3-r4c2").asks(1, "pay-craft")
    assert s.state.step == START
    s.play("pay-craft:brown")
    if s.question().kind == "pay":
        s.play("pay:0/1/0")
    assert s.state.builders[1].craft == [1, 0, 0]
