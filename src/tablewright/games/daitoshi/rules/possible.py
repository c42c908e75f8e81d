"""What can be done: an action only with its whole cost (DAI-2.8). For the players and, without Steam, for
the Mayor.
"""

from __future__ import annotations

from tablewright.games.daitoshi.box.schema import (
    CITY_SLOTS,
    EXPAND_COST,
    FOOD_COST,
    HEX_PLACES,
    INNER,
    MARKET_QUALITY,
    MIDDLE,
    OUTER,
    PLAY,
    RINGS,
    SPENT_ON,
)
from tablewright.games.daitoshi.rules.resources import contribution_short, units
from tablewright.games.daitoshi.rules.state import OPEN, Daitoshi, Magnate, ready_floors


def can_perform(g: Daitoshi, me: Magnate, action: str, more_units: int = 0, more_steam: int = 0) -> bool:
    """Whether the action is legal now, or would be with so many more units of its resource and Steam."""
    if action == "megamachine":
        return can_contribute(g, me)
    have = units(me, SPENT_ON[action]) + more_units
    if action == "invention":
        return can_work_on_invention(g, me, have)
    if action == "expand":
        return can_expand_or_renew(g, me, have)
    if action == "electrify":
        return any(electrify_cost(g, space) <= have for space in dark_spaces(g))
    return have > 0 and (me.is_mayor or me.steam + more_steam >= CHEAPEST_TRADE)


CHEAPEST_TRADE = min(slot.steam_cost for slot in CITY_SLOTS)


def can_work_on_invention(g: Daitoshi, me: Magnate, have: int) -> bool:
    """DAI-15.5 An empty floor and a tile that can be paid."""
    return None in me.floors and any(
        tile is not None and FOOD_COST[MARKET_QUALITY[place]] <= have for place, tile in enumerate(g.market)
    )


def can_expand_or_renew(g: Daitoshi, me: Magnate, have: int) -> bool:
    """DAI-15.10 to DAI-15.13, DAI-15.18 A space with its Material and hexes, or the renewal."""
    hexes = hexes_held(me)
    if not hexes:
        return False
    return have >= PLAY.renew_material or bool(spaces_to_expand(g, have, hexes))


def hexes_held(me: Magnate) -> int:
    """How many hexes lie in the Zone."""
    return len(me.zone) - me.zone.count("")


def spaces_to_expand(g: Daitoshi, have: int, hexes: int) -> list[int]:
    """DAI-15.10 Unbuilt spaces that so much Material and so many hexes allow, an Outer one only beyond a
    Middle tile.
    """
    found: list[int] = []
    if have < EXPAND_COST[MIDDLE] or hexes < HEX_PLACES[MIDDLE]:
        return found
    outer_too = have >= EXPAND_COST[OUTER] and hexes >= HEX_PLACES[OUTER]
    tiles = g.tiles
    for inner in range(INNER, len(tiles), RINGS):
        if tiles[inner + MIDDLE] is None:
            found.append(inner + MIDDLE)
        elif outer_too and tiles[inner + OUTER] is None:
            found.append(inner + OUTER)
    return found


def dark_spaces(g: Daitoshi) -> list[int]:
    """DAI-15.20 Built tiles that are not electrified."""
    return [space for space, tile in enumerate(g.tiles) if tile is not None and not g.lit[space]]


def electrify_cost(g: Daitoshi, space: int) -> int:
    """DAI-15.21 The Energy printed on the tile."""
    tile = g.tiles[space]
    assert tile is not None
    return tile.electrify_cost


def can_contribute(g: Daitoshi, me: Magnate) -> bool:
    """DAI-15.49, DAI-15.51 The cost, a ready invention and an open slot."""
    return (
        OPEN in g.slots
        and contribution_short(me, g.machine.contribution_cost) <= 0
        and bool(ready_floors(me))
    )
