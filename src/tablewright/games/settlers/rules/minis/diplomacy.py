"""SETX-8.5 Diplomacy tiles, each once in a round for every player."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.settlers.box.cards import (
    GOODS,
    NUMBER,
    RESOURCE_NAMES,
    RESOURCES,
    Amounts,
    Effect,
    can_pay,
)
from tablewright.games.settlers.box.schema_effects import SwapResource
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.effects import carry_out, is_possible
from tablewright.games.settlers.rules.base.reasons import effect_reason, too_few_goods
from tablewright.games.settlers.rules.base.supply import pay, price_of
from tablewright.games.settlers.rules.minis.offers import Offer
from tablewright.games.settlers.rules.state import (
    TILE,
    Location,
    Settler,
    Settlers,
    counts,
    extras,
    is_immune,
)

TILES: Final[dict[str, Offer]] = {
    tile.id: Offer(tile.id, tile.cost, tile.do) for tile in MORE.minis.diplomacy_tiles
}


def usable_tiles(g: Settlers, me: Settler) -> list[Any]:
    """SETX-8.5 Tiles this player has not used in this round, can pay for, and has a use for."""
    assert g.more is not None
    assert me.more is not None
    return [
        (TILE, tile)
        for tile in g.more.diplomacy
        if tile not in me.more.tiles
        and can_pay(me.goods, TILES[tile].cost)
        and is_possible(g, me, TILES[tile].effects, None, me.goods)
    ]


def use_tile(g: Settlers, me: Settler, tile: str) -> Rule[None]:
    """SETX-8.5 Pay to the general supply and do what the tile says; others may still use it."""
    assert me.more is not None
    me.more.tiles += (tile,)
    tell(g, TILE, seat=me.seat, tile=tile)
    yield from pay(g, me, TILES[tile].cost)
    yield from carry_out(g, me, TILES[tile].effects, None, "actions")


def price_of_tile(g: Settlers, me: Settler, tile: str) -> Amounts:
    """SETX-8.5 What its use costs."""
    return price_of(TILES[tile].cost)


def why_no_tile(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-8.5 Why a tile cannot be used."""
    assert g.more is not None
    return [((TILE, tile), tile_reason(g, me, tile)) for tile in g.more.diplomacy]


def tile_reason(g: Settlers, me: Settler, tile: str) -> Reason:
    """SETX-8.5 What forbids its use."""
    assert me.more is not None
    if tile in me.more.tiles:
        return because("SETX-8.5", "used-up", count=1)
    if not can_pay(me.goods, TILES[tile].cost):
        return too_few_goods("SETX-8.5", me, TILES[tile].cost)
    return effect_reason(g, me, None, TILES[tile].effects, "SETX-8.5")


def protectable(me: Settler) -> list[Location]:
    """Own Locations that are not under a truce yet."""
    return [location for location in me.empire if counts(location) and not is_immune(location)]


def can_protect(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a Location to protect."""
    return bool(protectable(me))


def protect(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Truce: until the end of the round no opponent razes, conquers, removes or takes the Location."""
    location = yield from choose(me, "protect-location", protectable(me))
    extras(location).protected = True
    tell(g, "protect", seat=me.seat, card=location.card.id)


def can_swap(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a Resource to return."""
    return any(goods[good] for good in RESOURCES)


def swap_resource(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Trade treaty: a Resource goes back, and another one comes from the general supply."""
    wanted: SwapResource = effect.args
    for _ in range(wanted.n):
        have = [GOODS[good] for good in RESOURCES if me.goods[good]]
        if not have:
            return
        given = yield from choose(me, "swap-give", have)
        others = [name for name in RESOURCE_NAMES if name != given]
        taken = yield from choose(me, "swap-take", others, None, {"good": given})
        me.goods[NUMBER[given]] -= 1
        me.goods[NUMBER[taken]] += 1
        tell(g, "swap", seat=me.seat, given={given: 1}, taken={taken: 1})
