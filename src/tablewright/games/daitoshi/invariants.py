"""The invariants of rules.md that can be seen on the table at any decision. INV-14, INV-20 and INV-23 speak
of what happens in a turn; the tests of moving, exploitation and game end hold them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tablewright.games.daitoshi.box.schema import (
    BUILDING_FLOORS,
    CHIMNEY_HIGH,
    CHIMNEY_LOW,
    COLOURS,
    DATA,
    FLAGS,
    HEX_PLACES,
    INNER,
    INVENTIONS,
    MARKET_PLACES,
    MARKET_QUALITY,
    MAYOR_CARDS,
    MIDDLE,
    OUTER,
    PLAY,
    PRESTIGE_BONUS,
    REPUTATION_TOP,
    RESOURCES,
    RIGHT,
    RING_NAMES,
    RINGS,
    STACKS,
    STORAGE,
    TILES,
    TRACK_END,
    TYPES,
    UNCOVERED,
    WORKERS_OF_A_COLOUR,
    WORMBUS_BONUS,
)
from tablewright.games.daitoshi.rules.machine import is_complete
from tablewright.games.daitoshi.rules.state import (
    BLOCKED,
    GRANT,
    MARKER_MIDDLE,
    MARKER_RIGHT,
    OPEN,
    OVER,
    START,
    TURN,
    Daitoshi,
    Magnate,
    inner_tile,
    university_count,
    worker_limit,
    workers_held,
)


def problems_of(g: Daitoshi) -> list[str]:
    """What does not hold, in words with the id of the invariant."""
    return list(broken(g))


def broken(g: Daitoshi) -> Iterator[str]:
    """One after the other."""
    if g.phase == START:
        return  # the Magnates do not stand yet
    yield from broken_supplies(g)
    yield from broken_inventions(g)
    yield from broken_machine(g)
    yield from broken_city(g)
    yield from broken_pawns(g)
    if g.solo:
        yield from broken_mayor(g)
    for me in g.magnates:
        yield from broken_player(g, me)


def broken_supplies(g: Daitoshi) -> Iterator[str]:
    """INV-1 workers, INV-2 and INV-3 hexes."""
    for colour in COLOURS:
        workers = g.supply[colour] + g.posted.count(colour) + (g.machine_worker == colour)
        workers += sum(me.workers.count(colour) for me in g.magnates)
        if workers != WORKERS_OF_A_COLOUR:
            yield f"INV-1: {workers} {colour} workers"
    for kind in TYPES:
        hexes = g.hexes[kind] + g.discard[kind] + sum(me.zone.count(kind) for me in g.magnates)
        hexes += sum(laid.count(kind) for laid in g.laid)
        if hexes != sum(STACKS[g.players][kind]):
            yield f"INV-2: {hexes} {kind} hexes"
        if g.uncovered[kind] != UNCOVERED[g.players][kind][g.hexes[kind]]:
            yield f"INV-3: uncovered spaces of {kind}"


def broken_inventions(g: Daitoshi) -> Iterator[str]:
    """INV-7 and INV-25 inventions, market and cities."""
    given = [slot for slot in g.slots if slot not in (OPEN, BLOCKED)]
    for quality, stack in g.stacks.items():
        tiles = len(stack) + sum(tile is not None and tile.quality == quality for tile in g.market)
        tiles += sum(tile is not None and tile.quality == quality for me in g.magnates for tile in me.floors)
        tiles += sum(INVENTIONS[slot].quality == quality for slot in given)
        tiles += sum(tile.quality == quality for tile in g.in_hand)
        if tiles != sum(tile.count for tile in INVENTIONS.values() if tile.quality == quality):
            yield f"INV-7: {tiles} {quality} inventions"
    basics = sum(tile is not None and tile.quality == "basic" for me in g.magnates for tile in me.floors)
    if basics + sum(INVENTIONS[slot].quality == "basic" for slot in given) != g.players:
        yield "INV-7: Basic inventions"
    placed = sum(university_count(me) for me in g.magnates)
    if g.university + placed != INVENTIONS[g.machine.university_tile].count:
        yield "INV-7: University tiles"
    if placed != len(given) - (g.emptied_floor >= 0):
        yield "INV-7: University tiles on floors and filled slots"
    if len(g.market) != len(MARKET_PLACES) or len({city.id for city in g.cities}) != PLAY.cities_in_play:
        yield "INV-25: market or cities"
    for place, tile in enumerate(g.market):
        if tile is not None and tile.quality != MARKET_QUALITY[place]:
            yield "INV-25: a tile on a wrong place of the market"
        if tile is None and g.phase == TURN and g.stacks[MARKET_QUALITY[place]]:
            yield "INV-25: a gap in the market"


def broken_machine(g: Daitoshi) -> Iterator[str]:
    """INV-10."""
    if any(slot not in (OPEN, BLOCKED) and INVENTIONS[slot].quality == "university" for slot in g.slots):
        yield "INV-10: a University tile in a slot"
    if g.emptied_floor < 0:
        for place in range(len(g.upgrades)):
            if is_complete(g, place) != (place in g.installed):
                yield "INV-10: an Upgrade installed too early or too late"


def broken_city(g: Daitoshi) -> Iterator[str]:
    """INV-11 and INV-12 district tiles, their workers and hexes."""
    for ring, name in enumerate(RING_NAMES):
        stack = g.middle_stack if ring == MIDDLE else g.outer_stack if ring == OUTER else []
        built = sum(tile is not None for tile in g.tiles[ring::RINGS])
        if built + len(stack) != sum(tile.ring == name for tile in TILES.values()):
            yield f"INV-11: {name} tiles"
    for space, tile in enumerate(g.tiles):
        ring = space % RINGS
        if tile is None:
            if ring == INNER or g.posted[space] or g.laid[space] or g.lit[space]:
                yield "INV-11: something lies on an unbuilt space"
            continue
        if ring == OUTER and g.tiles[space - 1] is None:
            yield "INV-11: an Outer tile without a Middle one"
        colour = inner_tile(g, space // RINGS).worker_color
        if g.posted[space] and colour not in ("any", g.posted[space]):
            yield "INV-11: a worker of a wrong colour"
        if len(g.laid[space]) != (0 if g.lit[space] else HEX_PLACES[ring]):
            yield "INV-12: hexes on a tile"


def broken_pawns(g: Daitoshi) -> Iterator[str]:
    """INV-13 Magnates, INV-15 the Mega-Machine."""
    spaces = [(me.sector, me.space) for me in g.magnates if me.space != RIGHT]
    if g.neutral >= 0:
        spaces.append((g.neutral, g.neutral_space))
    if len(set(spaces)) != len(spaces) or (g.neutral >= 0) != (g.players == 2) or g.neutral_space == RIGHT:
        yield "INV-13: Magnates"
    last = g.magnates[(g.active - 1) % len(g.magnates)]
    city_turn = g.phase == TURN and last.turns and last.marker == MARKER_MIDDLE
    if (
        city_turn and g.neutral < 0 and g.machine_at == last.sector
    ):  # the neutral Magnate pushes it at other times
        yield "INV-15: the Mega-Machine stands where a City turn ended"


def broken_mayor(g: Daitoshi) -> Iterator[str]:
    """INV-5, INV-21 and INV-24 for the Mayor."""
    mayor = g.magnates[-1]
    if mayor.steam:
        yield "INV-5: the Mayor has Steam"
    if len(mayor.zone) != DATA.mayor.zone_places:
        yield "INV-24: the Mayor's Zone"
    if len(g.deck) + len(g.pile) != len(MAYOR_CARDS) or not g.deck:
        yield "INV-24: the Mayor's deck"
    inventions = sum(tile is not None for tile in mayor.floors)
    if g.bribe != (inventions == 1):
        yield "INV-21: the Bribe tile"


def broken_player(g: Daitoshi, me: Magnate) -> Iterator[str]:
    """INV-4 to INV-9 and INV-16 to INV-22 for one player."""
    who = f"seat {me.seat}"
    if not all(0 <= me.pilgrims[kind] <= g.uncovered[kind] for kind in TYPES):
        yield f"INV-4: Pilgrims of {who}"
    if (
        not all(0 <= me.goods[resource] <= STORAGE for resource in RESOURCES)
        or min(me.goods["wealth"], me.steam) < 0
    ):
        yield f"INV-5: resources of {who}"
    if workers_held(me) > worker_limit(me) and g.phase in (TURN, GRANT, OVER):
        yield f"INV-6: workers of {who}"
    yield from broken_floors(g, me, who)
    if len(me.flags) != FLAGS:
        yield f"INV-16: flags of {who}"
    if not 0 <= me.reputation <= REPUTATION_TOP or not CHIMNEY_LOW <= me.chimney <= CHIMNEY_HIGH:
        yield f"INV-17: Reputation or chimney of {who}"
    if not 0 <= me.prestige < len(PRESTIGE_BONUS) or not 0 <= me.wormbus < len(WORMBUS_BONUS):
        yield f"INV-17: Prestige or Wormbus of {who}"
    if (me.marker == MARKER_RIGHT) != (g.leader == me.seat and not me.is_mayor):
        yield f"INV-18: Production marker of {who}"
    if not me.is_mayor and me.turns and g.phase == TURN and me.seat != g.active:
        angry = {kind: me.zone.count(kind) >= PLAY.conflict_from_hexes for kind in TYPES}
        last = (g.active - 1) % len(g.magnates) == me.seat
        if last and angry != me.conflict:
            yield f"INV-19: Efficiency tiles of {who}"
    if g.phase != OVER and (me.vp < 0 or min(me.tally.values(), default=0) < 0):
        yield f"INV-22: points of {who}"
    if me.vp != sum(me.tally.values()):
        yield f"INV-22: the points of {who} are not the sum of their parts"


def broken_floors(g: Daitoshi, me: Magnate, who: str) -> Iterator[str]:
    """INV-8 and INV-9; the floor of a contribution that is going on counts as filled."""
    emptied = g.emptied_floor if me.seat == g.active else -1
    filled = [tile is not None or floor == emptied for floor, tile in enumerate(me.floors)]
    for floors in BUILDING_FLOORS.values():
        if any(filled[high] and not filled[low] for low, high in pairwise(floors)):
            yield f"INV-8: floors of {who}"
    if not filled[0]:
        yield f"INV-8: the first floor of {who}"
    for floor, step in enumerate(me.steps):
        if not 0 <= step <= TRACK_END[floor] or (step and not filled[floor]):
            yield f"INV-9: progress markers of {who}"
