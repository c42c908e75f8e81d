"""When the reasons of the rules are true, told by the position alone.

Not here is what depends on the course of the turn: that a building has been activated or a hex type been
exploited in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.daitoshi.box.schema import (
    ACTIONS,
    BUILDING_FLOORS,
    BUILDING_STEAM,
    BUILDING_STEAM_CONFLICT,
    CITY_SLOTS,
    COST_TILE,
    EXPAND_COST,
    EXTRA_STEAM,
    FLOOR_NAMES,
    FOOD_COST,
    FREE_DISTRICTS,
    HEX_PLACES,
    INNER,
    MAGNATE_SPACES,
    MARKET_PLACES,
    MIDDLE,
    OUTER,
    PLAY,
    READY_AT,
    RESOURCES,
    RING_NAMES,
    RINGS,
    SECTORS,
    SPENT_ON,
    TRACK_END,
    TRACKS,
    CityTile,
    CopyCity,
    DistrictTile,
    Invention,
)
from tablewright.games.daitoshi.rules.state import BLOCKED, MARKER_MIDDLE, OPEN, Daitoshi, Magnate

Told = Mapping[str, Any]

SPACES: Final = tuple(space.id for space in MAGNATE_SPACES)


# ---------------------------------------------------------------------------------------------- prices
def have(me: Magnate, resource: str) -> int:
    """DAI-2.6 What can be spent for a resource, Wealth included."""
    return me.goods[resource] + me.goods["wealth"]


def hexes(me: Magnate) -> int:
    """How many hexes lie in the Zone."""
    return sum(kind != "" for kind in me.zone)


def steam_price(g: Daitoshi, me: Magnate, value: Any) -> int:
    """The Steam for a trade with a city (DAI-15.30), a building (DAI-6.4; DAI-6.6 none for the Grant) or a
    walk (DAI-11.3 to DAI-11.5).
    """
    if isinstance(value, CityTile):
        return CITY_SLOTS[g.cities.index(value)].steam_cost
    if isinstance(value, str):
        return (BUILDING_STEAM_CONFLICT if me.conflict[COST_TILE] else BUILDING_STEAM).get(value, 0)
    sector, space = value
    distance: int = (sector - 1 - me.sector - 1) % SECTORS + 1
    return MAGNATE_SPACES[SPACES.index(space)].steam + EXTRA_STEAM * max(0, distance - FREE_DISTRICTS)


def too_little_food(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-15.2 The tile costs more Food than is left when those in hand are paid."""
    tile = g.market[MARKET_PLACES.index(value)]
    spent = sum(FOOD_COST[each.quality] for each in g.in_hand)
    return tile is not None and told["short"] == FOOD_COST[tile.quality] + spent - have(me, "food") > 0


def too_little_material(g: Daitoshi, me: Magnate, value: Any, told: Told) -> bool:
    """DAI-15.11, DAI-15.18 An expansion or the renewal costs more Material."""
    price = PLAY.renew_material if value == "renew" else EXPAND_COST[RING_NAMES.index(value[0])]
    return bool(told["short"] == price - have(me, "material") > 0)


def too_few_hexes(g: Daitoshi, me: Magnate, value: Any, told: Told) -> bool:
    """DAI-15.13 The tile that would be built there takes more hexes."""
    if value == "renew":
        return False
    return bool(told["short"] == HEX_PLACES[RING_NAMES.index(value[0])] - hexes(me) > 0)


def too_little_energy(g: Daitoshi, me: Magnate, value: Any, told: Told) -> bool:
    """DAI-15.21 The tile is dark and costs more Energy."""
    tile = tile_at(g, value)
    dark = tile is not None and not g.lit[space_of(value)]
    return dark and tile is not None and told["short"] == tile.electrify_cost - have(me, "energy") > 0


def contribution(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-15.49 One of each, Wealth for any of the four."""
    cost = g.machine.contribution_cost
    others = sum(max(0, cost[resource] - me.goods[resource]) for resource in RESOURCES)
    short = others + cost["wealth"] - me.goods["wealth"]
    return bool(value == "megamachine" and told["short"] == short > 0)


def cheapest(g: Daitoshi, me: Magnate, action: str) -> int:
    """The least that an action takes of its resource; more than anybody has if it cannot be done at all."""
    prices = [10**6]
    if action == "invention":
        prices += [FOOD_COST[tile.quality] for tile in g.market if tile is not None]
    elif action == "expand":
        prices.append(PLAY.renew_material)
        prices += [
            EXPAND_COST[space % RINGS]
            for space, tile in enumerate(g.tiles)
            if tile is None and may_expand(g, me, space)
        ]
    elif action == "electrify":
        prices += [tile.electrify_cost for tile, lit in zip(g.tiles, g.lit, strict=True) if tile and not lit]
    else:
        prices.append(1)  # DAI-15.31 one Luxury at least
    return min(prices)


def may_expand(g: Daitoshi, me: Magnate, space: int) -> bool:
    """DAI-15.10, DAI-15.13 An Outer space needs the Middle one, and each its hexes."""
    ring = space % RINGS
    return hexes(me) >= HEX_PLACES[ring] and (ring == MIDDLE or g.tiles[space - 1] is not None)


def too_few_units(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-2.8 So much is there of what the action takes, and nothing that it allows is as cheap."""
    resource = SPENT_ON.get(value, "")
    if told["resource"] != resource:
        return False
    return bool(told["have"] == have(me, resource) < cheapest(g, me, value))


def no_steam_for_trade(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-15.30 The Steam suffices for no city."""
    nearest = min(row.steam_cost for row in CITY_SLOTS)
    return bool(value == "trade" and told["steam"] == me.steam < nearest)


# ----------------------------------------------------------------------------------------- the Districts
def space_of(value: tuple[str, int]) -> int:
    """The space of the board that a player names by ring and sector."""
    ring, sector = value
    return (sector - 1) * RINGS + RING_NAMES.index(ring)


def tile_at(g: Daitoshi, value: tuple[str, int]) -> DistrictTile | None:
    """The tile on a space that a player names."""
    return g.tiles[space_of(value)]


def not_built(g: Daitoshi, me: Magnate, value: Any, told: Told) -> bool:
    """DAI-12.4, DAI-15.20 No tile lies on the space; a workshop is meant in the own District."""
    if value == "machine":
        return False
    return tile_at(g, (value, me.sector + 1) if isinstance(value, str) else value) is None


def workshop_taken(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-12.2 A worker is there."""
    if value == "machine":
        return g.machine_at == me.sector and g.machine_worker != ""
    return g.posted[space_of((value, me.sector + 1))] != ""


def space_taken(g: Daitoshi, me: Magnate, value: Any, told: Told) -> bool:
    """DAI-11.6 A Magnate stands there, the neutral one too; DAI-5.4 the right space is never taken."""
    sector, space = value[0] - 1, SPACES.index(value[1])
    there = [(each.sector, each.space) for each in g.magnates] + [(g.neutral, g.neutral_space)]
    return space != len(SPACES) - 1 and (sector, space) in there


def not_here(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-14.2, DAI-14.3 Neither the Inner tile nor the Mega-Machine offers the action in this District."""
    tile = g.tiles[me.sector * RINGS + INNER]
    if value not in ACTIONS or tile is None or tile.action in (value, "universal"):
        return False
    return value != "megamachine" or g.machine_at != me.sector


# ------------------------------------------------------------------------------------------- the Factory
def invention_at(me: Magnate, value: str) -> Invention | None:
    """The invention on a floor that a player names."""
    return me.floors[FLOOR_NAMES.index(value)]


def not_ready(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-7.4 So many steps are missing on that floor."""
    floor = FLOOR_NAMES.index(value)
    there = me.floors[floor] is not None
    return bool(there and told["short"] == READY_AT[floor] - me.steps[floor] > 0)


def nothing_ready(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-15.50 No invention but those of the University has come as far as the Mega-Machine needs."""
    ready = [
        floor
        for floor, tile in enumerate(me.floors)
        if tile is not None and tile.quality != "university" and me.steps[floor] >= READY_AT[floor]
    ]
    return value == "megamachine" and not ready


def is_full(me: Magnate, building: str) -> bool:
    """DAI-15.3 Every floor of the building has an invention."""
    return all(me.floors[floor] is not None for floor in BUILDING_FLOORS[building])


def slot_content(g: Daitoshi, value: str) -> str:
    """What lies in a slot of the Mega-Machine."""
    return g.slots[[slot.id for slot in g.machine.slots].index(value)]


def all_lit(g: Daitoshi, me: Magnate, value: str, told: Told) -> bool:
    """DAI-15.20 No built tile is dark."""
    return value == "electrify" and all(
        lit for tile, lit in zip(g.tiles, g.lit, strict=True) if tile is not None
    )


TRUTHS: Final[dict[str, Truth]] = {
    # prices
    "too-little-steam": lambda g, me, value, told: told["short"] == steam_price(g, me, value) - me.steam > 0,
    "too-little-food": too_little_food,
    "too-little-material": too_little_material,
    "too-little-energy": too_little_energy,
    "too-little-luxury": lambda g, me, value, told: told["short"] == value - have(me, "luxury") > 0,
    "contribution-short": contribution,
    "no-steam-for-trade": no_steam_for_trade,
    "too-few-units": too_few_units,
    "too-few-hexes": too_few_hexes,
    # turns and walks
    "marker-not-middle": lambda g, me, value, told: value == "production" and me.marker != MARKER_MIDDLE,
    "same-space": lambda g, me, value, told: value == (me.sector + 1, SPACES[me.space]),
    "space-taken": space_taken,
    "not-here": not_here,
    "action-lost": lambda g, me, value, told: told["action"] == g.committed,
    # Districts and workshops
    "already-built": lambda g, me, value, told: value != "renew" and tile_at(g, value) is not None,
    "middle-first": lambda g, me, value, told: (
        value[0] == RING_NAMES[OUTER] and g.tiles[space_of(value) - 1] is None
    ),
    "not-built": not_built,
    "already-lit": lambda g, me, value, told: g.lit[space_of(value)],
    "all-lit": all_lit,
    "workshop-taken": workshop_taken,
    "machine-elsewhere": lambda g, me, value, told: value == "machine" and g.machine_at != me.sector,
    "no-worker-left": lambda g, me, value, told: not g.supply[value],
    # hexes and Pilgrims
    "no-hex-in-zone": lambda g, me, value, told: value == "expand" and not hexes(me),
    "no-such-hex": lambda g, me, value, told: value not in me.zone,
    "no-hex-left": lambda g, me, value, told: not g.hexes[value] and not g.discard[value],
    "track-ends": lambda g, me, value, told: me.pilgrims[value] == TRACKS[value].length,
    "hex-in-the-way": lambda g, me, value, told: (
        me.pilgrims[value] == g.uncovered[value] < TRACKS[value].length
    ),
    # the Factory and the Mega-Machine
    "no-floor": lambda g, me, value, told: value == "invention" and None not in me.floors,
    "building-full": lambda g, me, value, told: is_full(me, value),
    "empty-building": lambda g, me, value, told: (
        value in BUILDING_FLOORS and all(me.floors[floor] is None for floor in BUILDING_FLOORS[value])
    ),
    "grant-spent": lambda g, me, value, told: value == "grant" and not me.grant,
    "grant-too-late": lambda g, me, value, told: value == "grant" and me.grant,
    "no-invention-there": lambda g, me, value, told: invention_at(me, value) is None,
    "marker-at-end": lambda g, me, value, told: (
        me.steps[FLOOR_NAMES.index(value)] == TRACK_END[FLOOR_NAMES.index(value)]
    ),
    "university-stays": lambda g, me, value, told: (
        (tile := invention_at(me, value)) is not None and tile.quality == "university"
    ),
    "not-ready": not_ready,
    "nothing-ready": nothing_ready,
    "machine-full": lambda g, me, value, told: value == "megamachine" and OPEN not in g.slots,
    "slot-blocked": lambda g, me, value, told: slot_content(g, value) == BLOCKED,
    "slot-filled": lambda g, me, value, told: slot_content(g, value) not in (OPEN, BLOCKED),
    # cities
    "not-itself": lambda g, me, value, told: any(isinstance(op, CopyCity) for op in value.effect),
    "flag-stands": lambda g, me, value, told: me.flags[g.cities.index(value)],
}
