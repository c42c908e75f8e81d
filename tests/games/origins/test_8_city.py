"""ORI-8 Buildings and the city."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.origins.box.schema import BUILDINGS
from tablewright.games.origins.rules.city import (
    free_cells,
    keep_tile,
    neighbours,
    open_districts,
    price_of,
    purchase,
    tiles_to_buy,
    ways_to_lay,
)
from tests.games.origins.laying import city, goods, holding, offer
from tests.games.origins.seats import GREEN
from tests.games.origins.table import position, run

FIVE = ("castle", "mint", "court", "outpost", "main_gate")


def buying(**stock: int) -> tuple[Any, Any]:
    g = position()
    offer(g, *FIVE)
    goods(g, **stock)
    return g, g.builders[GREEN]


@pytest.mark.example("ORI-EX-09")
@pytest.mark.rule("ORI-8.1.1", "ORI-8.1.2", "ORI-8.1.3", "ORI-8.1.4", "ORI-8.1.5", "ORI-8.1.6")
def test_a_purchase() -> None:
    g, me = buying(wisdom=2, stone=2)
    offer(g, "obelisk", "mint", "stone_circle", "outpost", "main_gate")
    top = g.stacks["orange"][-1]
    below = g.stacks["orange"][-2]
    run(purchase(g, me), "3/stone_circle", "building", "1/0")
    assert (me.goods["wisdom"], me.goods["stone"]) == (0, 0)
    assert [tile.id for tile in g.offer] == ["obelisk", "mint", "outpost", "main_gate", top.id]
    assert g.stacks["orange"][-1] is below
    assert me.city[1, 0] is BUILDINGS["stone_circle"]


@pytest.mark.example("ORI-EX-10")
@pytest.mark.rule("ORI-8.2.1", "ORI-8.2.2", "ORI-8.2.3")
def test_a_farm_is_free_and_has_neither_colour_nor_ability() -> None:
    g, me = buying()
    top = g.stacks["orange"][-1]
    run(purchase(g, me), "3/court", "1/0")
    assert me.goods == {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
    assert me.farms == [(1, 0)]
    assert g.offer[4] is top
    from tablewright.games.origins.rules.city import colour_at
    from tablewright.games.origins.rules.districts import is_activated

    assert colour_at(me, (1, 0)) == ""
    assert not is_activated(me, (1, 0), "orange")


@pytest.mark.rule("ORI-8.1.2", "ORI-8.1.3")
def test_wisdom_by_place_and_stone_by_tile() -> None:
    g, me = buying(stone=3, wisdom=3)
    tiles = {place: BUILDINGS[tile] for place, tile in tiles_to_buy(g, me)}
    payable = [
        place
        for place, tile in tiles.items()
        if "building" in ways_to_lay(g, me, price_of(g, me, tile, place))
    ]
    assert payable == [1, 2, 3, 4]  # place 5 costs 4 wisdom
    goods(g, stone=0)
    assert all(ways_to_lay(g, me, price_of(g, me, tile, place)) == ["farm"] for place, tile in tiles.items())
    holding(g, "taurus")
    goods(g, stone=3)
    assert "building" in ways_to_lay(g, me, price_of(g, me, tiles[5], 5))


@pytest.mark.rule("ORI-8.1.6")
def test_an_empty_stack_leaves_a_gap_for_good() -> None:
    g, me = buying()
    g.stacks["orange"] = []
    run(purchase(g, me), "3/court", "1/0")
    assert [tile and tile.id for tile in g.offer] == ["castle", "mint", "outpost", "main_gate", None]
    red = g.stacks["red"][-1]
    run(purchase(g, me), "3/outpost", "2/0")
    assert [tile and tile.id for tile in g.offer] == ["castle", "mint", "main_gate", None, red.id]


@pytest.mark.rule("ORI-8.1.7")
@pytest.mark.parametrize(("answer", "military"), [("yes", 1), ("no", 0)])
def test_the_ability_of_a_new_building_is_optional(answer: str, military: int) -> None:
    g, me = buying(stone=1, wisdom=3)
    more = ["military_move"] if answer == "yes" else []
    run(purchase(g, me), "4/outpost", "building", "1/0", answer, *more)
    assert me.military == military


@pytest.mark.rule("ORI-8.1.7")
def test_a_construction_site_sees_the_refilled_offer() -> None:
    g, me = buying(stone=2)
    offer(g, "construction_site", "mint", "court", "outpost", "main_gate")
    top = g.stacks["orange"][-1]
    run(purchase(g, me), "1/construction_site", "building", "1/0", "yes", f"5/{top.id}")
    assert me.kept == [top]


@pytest.mark.rule("ORI-8.1.8")
def test_an_ability_is_not_used_at_other_times() -> None:
    g, me = buying(stone=1, wisdom=1)
    run(purchase(g, me), "2/mint", "building", "1/0")
    assert me.goods["gold"] == 1
    run(purchase(g, me), "1/castle", "2/0")
    assert me.goods["gold"] == 1


def example_city(me: Any) -> None:
    """The city of ORI-EX-11: agora (0,1), palace (0,0), red (1,1), purple (2,1), yellow (2,2)."""
    city(me, x1y1="outpost", x2y1="main_gate", x2y2="mint")


@pytest.mark.example("ORI-EX-11")
@pytest.mark.rule("ORI-8.3.1")
def test_adjacency() -> None:
    g = position()
    me = g.builders[GREEN]
    example_city(me)
    pairs = {frozenset((cell, other)) for cell in me.city for other in neighbours(cell) if other in me.city}
    assert pairs == {
        frozenset(pair) for pair in (((0, 1), (0, 0)), ((0, 1), (1, 1)), ((1, 1), (2, 1)), ((2, 1), (2, 2)))
    }


@pytest.mark.example("ORI-EX-12")
@pytest.mark.rule("ORI-8.3.2")
def test_legal_cells() -> None:
    g = position()
    example_city(g.builders[GREEN])
    assert set(free_cells(g.builders[GREEN])) == {
        (0, -1), (-1, 0), (1, 0), (-1, 1), (0, 2), (1, 2), (2, 0), (3, 1), (3, 2), (2, 3),
    }  # fmt: skip


@pytest.mark.rule("ORI-8.3.3", "ORI-8.3.4")
def test_districts_are_blocks_of_four_and_may_overlap() -> None:
    g = position()
    me = g.builders[GREEN]
    city(me, x1y1="outpost")
    assert open_districts(me) == []
    city(me, x1y0="mint")
    assert open_districts(me) == [(0, 0)]
    city(me, x2y0="forum", x2y1="castle")
    assert open_districts(me) == [(0, 0), (1, 0)]
    city(me, x1y2="quarry", x0y2="farm_mint", x2y2="court")
    assert sorted(open_districts(me)) == [(0, 0), (0, 1), (1, 0), (1, 1)]  # (1,1) belongs to all four


@pytest.mark.rule("ORI-8.4.1")
def test_a_construction_site_keeps_a_tile_free_of_charge() -> None:
    g, me = buying()
    top = g.stacks["orange"][-1]
    run(keep_tile(g, me), "3/court")
    assert [tile.id for tile in me.kept] == ["court"]
    assert g.offer[4] is top
    assert len(me.city) == 2


@pytest.mark.rule("ORI-8.4.2")
@pytest.mark.parametrize("how", ["building", "farm"])
def test_a_kept_tile_costs_no_wisdom_and_leaves_the_offer_alone(how: str) -> None:
    g, me = buying(stone=1)
    me.kept = [BUILDINGS["court"]]
    before = list(g.offer)
    answers = ["0/court", how, "1/0"]
    run(purchase(g, me), *answers)
    assert (me.kept, g.offer) == ([], before)
    assert me.goods["stone"] == (0 if how == "building" else 1)
    assert ((1, 0) in me.farms) is (how == "farm")


@pytest.mark.rule("ORI-15.9")
def test_virgo_lays_a_tile_on_a_farm_free_of_charge() -> None:
    g, me = buying()
    holding(g, "virgo")
    city(me, x1y0="farm_obelisk")
    stack = list(g.stacks["blue"])
    run(purchase(g, me), "2/mint", "virgo")
    assert (me.city[1, 0].id, me.farms, me.goods["gold"]) == ("mint", [], 1)  # its ability was used
    assert g.stacks["blue"] == [BUILDINGS["obelisk"], *stack]
    assert g.known_bottom["blue"] == 1
    assert g.drawn["yellow"] == 2


@pytest.mark.rule("ORI-15.9")
def test_virgo_returns_a_tile_to_an_empty_stack_before_the_refill() -> None:
    g, me = buying()
    holding(g, "virgo")
    city(me, x1y0="farm_harbour")
    g.stacks["yellow"] = []
    run(purchase(g, me), "2/mint", "virgo")
    assert g.offer[4] is BUILDINGS["harbour"]  # it was the open top tile of the stack
    assert g.stacks["yellow"] == []
    assert me.districts == []


@pytest.mark.rule("ORI-15.9")
def test_virgo_in_a_closed_district_scores_nothing_again() -> None:
    g, me = buying()
    holding(g, "virgo")
    city(me, x1y0="farm_obelisk", x1y1="outpost")
    me.seats[0, 0] = ("red", 4)
    run(purchase(g, me), "2/mint", "virgo")
    assert me.seats == {(0, 0): ("red", 4)}
    assert open_districts(me) == []
    assert me.vp == 0
    assert len(me.city) == 4
