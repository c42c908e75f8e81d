"""DAI-15.10 to DAI-15.23 Expand, renew and electrify Districts."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, reveal, tell
from tablewright.engine.decision import value_id
from tablewright.games.daitoshi.box.schema import (
    CONFLICT_BONUS,
    EXPAND_COST,
    HEX_PLACES,
    MIDDLE,
    OUTER,
    PLAY,
    RINGS,
    SPACE_NAMES,
    Effect,
    HexSlot,
)
from tablewright.games.daitoshi.look.wording import CONFLICT_WORDS, LIGHT_WORDS, UNBUILT_WORDS
from tablewright.games.daitoshi.rules.effects import gain_all, gain_conflict_bonus
from tablewright.games.daitoshi.rules.moving import remove_worker
from tablewright.games.daitoshi.rules.possible import (
    dark_spaces,
    electrify_cost,
    hexes_held,
    spaces_to_expand,
)
from tablewright.games.daitoshi.rules.progress import hexes_missing, return_hex
from tablewright.games.daitoshi.rules.resources import pay_resource, units
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate, district_names, hex_types, inner_tile

RENEW = "renew"
#: DAI-15.11, DAI-15.13, DAI-15.18 Material and hexes, as the answers say them.
EXPANSION_PRICES: Final[dict[str, object]] = {
    "middle_cost": {"material": EXPAND_COST[MIDDLE]},
    "outer_cost": {"material": EXPAND_COST[OUTER]},
    "renew_cost": {"material": PLAY.renew_material},
    "middle_hexes": HEX_PLACES[MIDDLE],
    "outer_hexes": HEX_PLACES[OUTER],
}


def expand_or_renew(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.10 A space anywhere on the board, or DAI-15.18 the renewal instead."""
    have = units(me, "material")
    spaces = spaces_to_expand(g, have, hexes_held(me))
    offered: list[Any] = [SPACE_NAMES[space] for space in spaces]
    if have >= PLAY.renew_material:
        offered.append(RENEW)
    name = yield from choose(
        me,
        "expand",
        offered,
        lambda: blocked_spaces(g, me),
        lambda: {**EXPANSION_PRICES, **district_names(g)},
    )
    if name == RENEW:
        yield from renew(g, me)
    else:
        yield from expand(g, me, SPACE_NAMES.index(name))


def blocked_spaces(g: Daitoshi, me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a space is not offered."""
    have, hexes = units(me, "material"), hexes_held(me)
    reasons: list[tuple[Any, Reason]] = [
        (RENEW, because("DAI-15.18", "too-little-material", short=PLAY.renew_material - have))
    ]
    for space, tile in enumerate(g.tiles):
        ring = space % RINGS
        if tile is not None:
            reason = because("DAI-15.10", "already-built")
        elif ring == OUTER and g.tiles[space - 1] is None:
            reason = because("DAI-15.10", "middle-first")
        elif have < EXPAND_COST[ring]:
            reason = because("DAI-15.11", "too-little-material", short=EXPAND_COST[ring] - have)
        else:
            reason = because("DAI-15.13", "too-few-hexes", short=HEX_PLACES[ring] - hexes)
        reasons.append((SPACE_NAMES[space], reason))
    return reasons


def expand(g: Daitoshi, me: Magnate, space: int) -> Rule[None]:
    """DAI-15.11 to DAI-15.14 Pay, build the top tile, lay hexes on it, gain their conflict bonuses."""
    ring = space % RINGS
    yield from pay_resource(g, me, "material", EXPAND_COST[ring])
    laid = yield from choose_hexes(me, HEX_PLACES[ring])
    for kind in laid:
        me.zone.remove(kind)
    build(g, me, space, laid)
    bonuses: Effect = ()
    for kind in laid:
        bonuses += CONFLICT_BONUS[kind]
    yield from gain_all(g, me, bonuses, "conflict")


def choose_hexes(me: Magnate, places: int) -> Rule[list[str]]:
    """DAI-15.13 The hexes for the places of a tile, from left to right."""
    chosen: list[str] = []
    for place in range(places):
        kinds = [kind for kind in hex_types(me) if me.zone.count(kind) > chosen.count(kind)]
        about = {"place": place + 1, **CONFLICT_WORDS}
        chosen.append((yield from choose(me, "lay-hex", kinds, lambda: hexes_missing(me), about)))
    return chosen


def build(g: Daitoshi, me: Magnate, space: int, laid: list[str]) -> None:
    """DAI-15.12 The top tile of the stack, plain side up; DAI-15.15 the hexes stay, the workshop is open to
    all.
    """
    stack = g.middle_stack if space % RINGS == MIDDLE else g.outer_stack
    tile = stack.pop()
    g.tiles[space] = tile
    g.laid[space] = tuple(laid)
    g.tiles_seen += 1
    reveal(g)
    tell(g, "build", seat=me.seat, tile=tile.id, district=district_of(g, space), hexes=laid)


def renew(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.18 Pay, discard a hex, gain its conflict bonus."""
    yield from pay_resource(g, me, "material", PLAY.renew_material)
    kind = yield from return_hex(g, me, True)
    yield from gain_conflict_bonus(g, me, kind)


def electrify(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.20 to DAI-15.23 Any dark tile on the board: pay, gain its section, turn it."""
    have = units(me, "energy")
    spaces = [space for space in dark_spaces(g) if electrify_cost(g, space) <= have]
    names = [SPACE_NAMES[space] for space in spaces]
    name = yield from choose(
        me,
        "electrify",
        names,
        lambda: blocked_tiles(g, have),
        lambda: {**tiles_to_light(g), **district_names(g)},
    )
    space = SPACE_NAMES.index(name)
    yield from pay_resource(g, me, "energy", electrify_cost(g, space))
    for bonus in electrify_section(g, space):
        yield from gain_all(g, me, bonus, "electrify")
    turn_on(g, me, space)


def tiles_to_light(g: Daitoshi) -> dict[str, object]:
    """What lies on each space, and what its electrification costs and brings."""
    return {
        value_id(name): UNBUILT_WORDS if tile is None else LIGHT_WORDS[tile.id]
        for name, tile in zip(SPACE_NAMES, g.tiles, strict=True)
    }


def blocked_tiles(g: Daitoshi, have: int) -> list[tuple[Any, Reason]]:
    """Why a tile cannot be electrified."""
    reasons: list[tuple[Any, Reason]] = []
    for space, tile in enumerate(g.tiles):
        if tile is None:
            reason = because("DAI-15.20", "not-built")
        elif g.lit[space]:
            reason = because("DAI-15.20", "already-lit")
        else:
            reason = because("DAI-15.21", "too-little-energy", short=tile.electrify_cost - have)
        reasons.append((SPACE_NAMES[space], reason))
    return reasons


def electrify_section(g: Daitoshi, space: int) -> list[Effect]:
    """DAI-15.22 Left to right: printed bonuses and the conflict bonuses of the hexes lying there."""
    tile = g.tiles[space]
    assert tile is not None
    hexes = list(g.laid[space])
    return [
        CONFLICT_BONUS[hexes.pop(0)] if isinstance(op, HexSlot) else (op,) for op in tile.electrify_section
    ]


def turn_on(g: Daitoshi, me: Magnate, space: int) -> None:
    """DAI-15.23 The worker goes home, the hexes are discarded, the tile is turned; Magnates stay."""
    tile = g.tiles[space]
    assert tile is not None
    worker = remove_worker(g, space)
    hexes = list(g.laid[space])
    for kind in hexes:
        g.discard[kind] += 1
    g.laid[space] = ()
    g.lit[space] = True
    tell(g, "lit", seat=me.seat, tile=tile.id, ring=tile.ring, district=district_of(g, space))
    if worker:
        tell(g, "worker-home", colour=worker)
    if hexes:
        tell(g, "hexes-discarded", hexes=hexes)


def district_of(g: Daitoshi, space: int) -> str:
    """The District of a space, by the name of its Inner tile."""
    return inner_tile(g, space // RINGS).id
