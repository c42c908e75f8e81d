"""DAI-3 and DAI-4 Set-up, DAI-20 variants, DAI-22 hidden information."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright.engine import Chance
from tablewright.games.daitoshi.box.schema import (
    COLOURS,
    DATA,
    INVENTIONS,
    LANDS,
    MARKET_QUALITY,
    SECTORS,
    SPENT_ON,
    STACKS,
    TYPES,
)
from tablewright.games.daitoshi.rules.setup import set_up
from tablewright.games.daitoshi.rules.state import BLOCKED, OPEN, Daitoshi, inner_tile, is_city_hall
from tablewright.games.daitoshi.rules.view import view_of
from tablewright.testing.scenario import position
from tests.games.daitoshi.magnates import on_right
from tests.games.daitoshi.table import daitoshi, pass_turn


def games(players: int, n: int = 12) -> Iterator[Daitoshi]:
    """Several set-ups."""
    for seed in range(n):
        yield set_up(players, False, 3, Chance(str(seed)))


@pytest.mark.rule("DAI-3.1", "DAI-3.2", "DAI-3.3")
def test_inner_tiles_are_laid_out_and_the_others_stacked() -> None:
    orders = set()
    for g in games(3):
        inner = [inner_tile(g, sector).id for sector in range(SECTORS)]
        assert sorted(inner) == sorted(tile.id for tile in DATA.district_tiles if tile.ring == "inner")
        orders.add((*inner, *(tile.id for tile in g.middle_stack), *(tile.id for tile in g.outer_stack)))
        assert (len(g.middle_stack), len(g.outer_stack)) == (5, 5)
        assert not any(g.lit)
        assert view_of(g, 0)["middle_stack"] == {"count": 5, "top": g.middle_stack[-1].id}
    assert len(orders) == 12


@pytest.mark.rule("DAI-3.4")
def test_five_different_cities_are_drawn() -> None:
    drawn: set[str] = set()
    for g in games(2, 40):
        assert len({city.id for city in g.cities}) == 5
        drawn.update(city.id for city in g.cities)
    assert len(drawn) == len(DATA.city_tiles)


@pytest.mark.rule("DAI-3.5")
def test_the_market_shows_two_two_and_one() -> None:
    for g in games(4):
        assert [tile.quality for tile in g.market if tile is not None] == list(MARKET_QUALITY)
        assert {quality: len(stack) for quality, stack in g.stacks.items()} == {
            "common": 18,
            "innovative": 30,
            "magnificent": 19,
        }


@pytest.mark.rule("DAI-3.6", "DAI-3.7", "DAI-3.8", "DAI-3.9", "DAI-20.2", "DAI-20.3")
@pytest.mark.parametrize(("players", "river", "land"), [(1, 11, 9), (2, 11, 9), (3, 15, 12), (4, 19, 15)])
def test_tracks_are_filled_by_the_number_of_players(players: int, river: int, land: int) -> None:
    g = set_up(players, False, 0, Chance("1"))
    assert g.hexes["river"] == river
    assert [g.hexes[kind] for kind in LANDS] == [land] * 3
    stacks = STACKS[players]
    doubled = {1: (), 2: (), 3: (3, 5, 7), 4: (2, 3, 4, 5, 6, 7)}[players]
    for kind in LANDS:
        assert [space for space, hexes in enumerate(stacks[kind], 1) if hexes == 2] == list(doubled)
    assert max(stacks["river"]) == 1


@pytest.mark.rule("DAI-3.10")
@pytest.mark.parametrize(("players", "free"), [(1, 8), (2, 8), (3, 4), (4, 0)])
def test_the_river_is_open_near_its_temple(players: int, free: int) -> None:
    g = set_up(players, False, 0, Chance("1"))
    assert g.uncovered == {"river": free, **dict.fromkeys(LANDS, 0)}
    assert set(g.discard.values()) == {0}


@pytest.mark.rule("DAI-3.11", "DAI-3.13", "DAI-3.15", "DAI-22.1")
def test_machine_university_and_upgrades_are_random() -> None:
    machines, places = set(), set()
    for g in games(3, 40):
        machines.add(g.machine.id)
        places.add(tuple(token.id for token in g.upgrades))
        assert INVENTIONS[g.machine.university_tile].megamachine == g.machine.id
        assert g.university == 6
    assert machines == {"mm_1", "mm_2", "mm_3", "mm_4"}
    assert len(places) == 6


@pytest.mark.rule("DAI-3.12")
def test_the_machine_never_starts_at_city_hall() -> None:
    for g in games(4, 40):
        assert not is_city_hall(g, g.machine_at)


@pytest.mark.rule("DAI-3.14")
@pytest.mark.parametrize(("players", "blocked"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_blockers_cover_slots(players: int, blocked: int) -> None:
    for g in games(players, 4):
        assert g.slots.count(BLOCKED) == blocked
        assert g.slots.count(OPEN) == 6 - blocked


@pytest.mark.rule("DAI-3.16")
def test_the_supply_holds_all_workers() -> None:
    for g in games(3, 2):
        assert g.supply == dict.fromkeys(COLOURS, 15)


@pytest.mark.rule("DAI-4.1", "DAI-5.1")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    assert {g.first for g in games(4, 40)} == {0, 1, 2, 3}
    table = daitoshi(3)
    g = table.state
    seats = []
    for _ in range(4):
        seats.append(g.active)
        pass_turn(table)
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule(
    "DAI-4.2",
    "DAI-4.3",
    "DAI-4.4",
    "DAI-4.5",
    "DAI-4.6",
    "DAI-4.7",
    "DAI-4.8",
    "DAI-4.9",
    "DAI-4.10",
    "DAI-4.11",
)
def test_everybody_starts_with_the_same_factory() -> None:
    for g in games(4, 2):
        for me in g.magnates:
            assert me.steps == [0] * 8
            assert (me.chimney, me.reputation, me.prestige, me.wormbus) == (0, 0, 0, 0)
            assert me.goods == {"food": 1, "energy": 1, "material": 1, "luxury": 1, "wealth": 1}
            assert not any(me.conflict.values())
            assert me.marker == "middle"
            assert (me.steam, me.flags, me.grant) == (7, [False] * 5, True)
            assert me.pilgrims == dict.fromkeys(TYPES, 0)
            assert me.workers == [""] * 6
            assert me.zone == []


@pytest.mark.rule("DAI-4.12", "DAI-4.13", "DAI-4.14")
def test_the_basic_invention_decides_where_the_magnate_starts() -> None:
    for g in games(4, 6):
        assert len({me.floors[0] for me in g.magnates}) == 4
        for me in g.magnates:
            tile = me.floors[0]
            assert tile is not None
            assert tile.quality == "basic"
            assert me.floors[1:] == [None] * 7
            action = inner_tile(g, me.sector).action
            assert SPENT_ON[str(action)] == tile.middle.what  # type: ignore[union-attr]
            assert not on_right(me)
            assert me.vp == 0


@pytest.mark.rule("DAI-4.15", "DAI-20.1")
def test_advanced_start_lets_everybody_choose_in_turn_order() -> None:
    table = position("daitoshi", 3, start="chosen")
    g = table.state
    order = [(g.first + i) % 3 for i in range(3)]
    basics = [tile.id for tile in g.basics]
    assert len(basics) == 3
    table.asks(order[0], "basic").only_options(*(f"basic:{tile}" for tile in basics))
    table.play(f"basic:{basics[1]}")
    table.asks(order[1], "basic").not_offered(f"basic:{basics[1]}")
    table.play(f"basic:{basics[2]}")  # the last one gets what is left
    assert [g.magnates[seat].floors[0].id for seat in order] == [basics[1], basics[2], basics[0]]
    table.asks(g.first, "turn")


@pytest.mark.rule("DAI-4.16", "DAI-20.2")
@pytest.mark.parametrize("players", [1, 2])
def test_the_neutral_magnate_stands_where_nobody_does(players: int) -> None:
    seen = set()
    for g in games(players, 40):
        assert g.neutral not in [me.sector for me in g.magnates]
        assert g.neutral_space == 1
        seen.add(is_city_hall(g, g.neutral) or g.neutral == g.machine_at)
    assert seen == {False, True}


@pytest.mark.rule("DAI-4.16")
def test_there_is_no_neutral_magnate_with_more_players() -> None:
    assert all(g.neutral == -1 for g in games(3, 3))


@pytest.mark.rule("DAI-22.2", "DAI-22.3", "DAI-22.4")
def test_everybody_sees_the_same_and_no_stack() -> None:
    table = position("daitoshi", 3)
    view = table.table.view(0)
    assert view == table.table.view(2) == table.table.view(None)
    assert view["stacks"] == {"common": 18, "innovative": 30, "magnificent": 19}
    assert all(set(space) >= {"tile", "lit"} for space in view["spaces"])
    alone = position("daitoshi", 1).table.view(0)["mayor"]
    assert alone["deck"] == 16
    assert "fronts" not in alone


@pytest.mark.rule("DAI-20.4")
def test_any_number_of_advisors_can_be_chosen() -> None:
    for advisors in range(11):
        table = position("daitoshi", 1, advisors=str(advisors))
        g = table.state
        assert len(g.advisors) + len(g.advisors_left) == 10
        assert len(g.advisors_left) >= 10 - advisors
