"""DAI-15.1 to DAI-15.6 Work on Invention."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, may_choose, reveal, tell
from tablewright.games.daitoshi.box.schema import (
    BUILDINGS,
    FLOOR_NAMES,
    FOOD_COST,
    MARKET_PLACES,
    MARKET_QUALITY,
    PLAY,
    Invention,
)
from tablewright.games.daitoshi.look.wording import TAKE_WORDS
from tablewright.games.daitoshi.rules.effects import gain_all
from tablewright.games.daitoshi.rules.resources import pay_resource, units
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate, lowest_empty_floor


def work_on_invention(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.1 One tile with its bonuses, or two without; DAI-15.6 pay, gain, install, refill."""
    yield from take_tiles(g, me)
    yield from pay_resource(g, me, "food", sum(FOOD_COST[tile.quality] for tile in g.in_hand))
    if len(g.in_hand) == PLAY.inventions_with_bonus:
        tile = g.in_hand[0]
        yield from gain_all(g, me, (tile.left, tile.middle, tile.right), "invention")
    while g.in_hand:
        yield from install(g, me, g.in_hand[0])
    refill_market(g)


def take_tiles(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.1, DAI-15.5 Take a tile from the market, and a second one if floors and Food allow it."""
    have = units(me, "food")
    offered = affordable(g, have)
    first = yield from choose(me, "take-invention", offered, lambda: too_dear(g, have), market_words(g))
    left = have - take_from_market(g, first)
    if me.floors.count(None) < PLAY.inventions_most:
        return
    offered = affordable(g, left)
    if not offered:
        tell(g, "no-second", seat=me.seat)
    second = yield from may_choose(
        me, "take-second", offered, lambda: too_dear(g, left), market_words(g), "one"
    )
    if second is not None:
        take_from_market(g, second)


def take_from_market(g: Daitoshi, name: str) -> int:
    """Take the tile of a market place in hand; its cost in Food."""
    place = MARKET_PLACES.index(name)
    tile = g.market[place]
    assert tile is not None
    g.in_hand.append(tile)
    g.market[place] = None
    return FOOD_COST[tile.quality]


def affordable(g: Daitoshi, food: int) -> list[str]:
    """DAI-15.2 The places of the market whose tile costs no more."""
    return [
        MARKET_PLACES[place]
        for place, tile in enumerate(g.market)
        if tile is not None and FOOD_COST[tile.quality] <= food
    ]


def market_words(g: Daitoshi) -> dict[str, object]:
    """What the tiles on the market cost and bring."""
    return {
        MARKET_PLACES[place]: TAKE_WORDS[tile.id] for place, tile in enumerate(g.market) if tile is not None
    }


def too_dear(g: Daitoshi, food: int) -> list[tuple[Any, Reason]]:
    """Why a tile of the market is not offered."""
    return [
        (MARKET_PLACES[place], because("DAI-15.2", "too-little-food", short=FOOD_COST[tile.quality] - food))
        for place, tile in enumerate(g.market)
        if tile is not None and FOOD_COST[tile.quality] > food
    ]


def install(g: Daitoshi, me: Magnate, tile: Invention) -> Rule[None]:
    """DAI-15.3 On the lowest empty floor of a building of choice, in the lower position."""
    buildings = [building for building in BUILDINGS if lowest_empty_floor(me, building) >= 0]
    building = yield from choose(me, "install", buildings, lambda: full_buildings(me), {"invention": tile.id})
    g.in_hand.remove(tile)
    put_on_floor(g, me, tile, lowest_empty_floor(me, building))


def full_buildings(me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a building is not offered."""
    full = [building for building in BUILDINGS if lowest_empty_floor(me, building) < 0]
    return [(building, because("DAI-15.3", "building-full")) for building in full]


def put_on_floor(g: Daitoshi, me: Magnate, tile: Invention, floor: int) -> None:
    """The tile lies on its floor now."""
    me.floors[floor] = tile
    tell(g, "install", seat=me.seat, invention=tile.id, floor=FLOOR_NAMES[floor])


def refill_market(g: Daitoshi) -> None:
    """DAI-15.4 Each empty place with a tile of its quality, as long as the stack lasts."""
    for place, tile in enumerate(g.market):
        stack = g.stacks[MARKET_QUALITY[place]] if tile is None else []
        if stack:
            new = stack.pop()
            g.market[place] = new
            reveal(g)
            tell(g, "market", invention=new.id)
