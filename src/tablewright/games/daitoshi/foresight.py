"""DAI-15.43 What an effect would bring, to know which flags and which choices allow the action that must
follow.
"""

from __future__ import annotations

from typing import TypeVar

from tablewright.games.daitoshi.possible import can_perform, hexes_held
from tablewright.games.daitoshi.schema import (
    CONFLICT_BONUS,
    PRESTIGE_BONUS,
    RINGS,
    SPENT_ON,
    STEP_ICONS,
    TRACK_END,
    WORMBUS_BONUS,
    AnyOp,
    ConflictBonus,
    CopyCity,
    CopyMarket,
    Effect,
    Gain,
    MachineWorkshop,
    Prestige,
    Progress,
    ReturnHex,
    WorkshopHere,
    Wormbus,
)
from tablewright.games.daitoshi.state import Daitoshi, Magnate, hex_types

V = TypeVar("V")


def enables(g: Daitoshi, me: Magnate, action: str, effect: Effect, slot: int) -> bool:
    """Whether the units that the effect can bring make the action legal."""
    resource = SPENT_ON[action]
    for gained in gains(g, me, effect, slot):
        more = gained.get(resource, 0) + gained.get("wealth", 0)
        if can_perform(g, me, action, more, gained.get("steam", 0)):
            return True
    return False


def gains(g: Daitoshi, me: Magnate, effect: Effect, slot: int) -> list[dict[str, int]]:
    """The units printed in an effect, one entry for each choice it leaves; steps on tracks do not count."""
    found: list[dict[str, int]] = [{}]
    for op in effect:
        if isinstance(op, Gain):
            for entry in found:
                entry[op.what] = entry.get(op.what, 0) + op.n
        else:
            branches = [gains(g, me, branch, at) for branch, at in choices_of(g, me, op, slot)]
            if branches:
                found = [added(entry, more) for entry in found for branch in branches for more in branch]
    return found


def added(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    """Both gains together."""
    return {what: one.get(what, 0) + other.get(what, 0) for what in (*one, *other)}


def choices_of(g: Daitoshi, me: Magnate, op: AnyOp, slot: int) -> list[tuple[Effect, int]]:
    """The effects among which an operation lets the player choose, each with the city it belongs to."""
    if isinstance(op, CopyCity):
        return [(g.cities[other].effect, other) for other in other_cities(g, slot)]
    if isinstance(op, WorkshopHere):
        return [(workshop_bonus(g, space), slot) for space in workshops_of(g, me.sector)]
    if isinstance(op, ConflictBonus):
        return [(CONFLICT_BONUS[kind] * op.n, slot) for kind in hex_types(me)]
    if isinstance(op, ReturnHex) and op.conflict_bonus:
        return [(CONFLICT_BONUS[kind], slot) for kind in hex_types(me)]
    if isinstance(op, CopyMarket):
        return [(market_bonus(g), slot)]
    if isinstance(op, MachineWorkshop):
        return [(machine_bonus(g), slot)]
    return []


def other_cities(g: Daitoshi, slot: int) -> list[int]:
    """DAI-19.9 The slots of the other cities in play."""
    return [other for other in range(len(g.cities)) if other != slot]


def workshops_of(g: Daitoshi, sector: int) -> list[int]:
    """DAI-12.4 The built spaces of a District, from the inside out; each has one workshop."""
    first = sector * RINGS
    return [space for space in range(first, first + RINGS) if g.tiles[space] is not None]


def workshop_bonus(g: Daitoshi, space: int) -> Effect:
    """DAI-12.4 The workshop of the side that lies up."""
    tile = g.tiles[space]
    assert tile is not None
    return tile.workshop_electrified if g.lit[space] else tile.workshop


def machine_bonus(g: Daitoshi) -> Effect:
    """DAI-12.6, DAI-15.55 The Mega-Machine's workshop and every Upgrade installed, in the order of
    installation.
    """
    bonus: Effect = g.machine.workshop
    for place in g.installed:
        bonus += g.upgrades[place].effect
    return bonus


def market_bonus(g: Daitoshi) -> Effect:
    """DAI-19.4 The fields of the Magnificent invention on the market; nothing if there is none."""
    for tile in g.market:
        if tile is not None and tile.quality == "magnificent":
            return (tile.left, tile.middle, tile.right)
    return ()


# -------------------------------------------------------------------------------- keeping the action possible
def fitting(g: Daitoshi, me: Magnate, values: list[V], effects: list[tuple[Effect, int]]) -> list[V]:
    """DAI-15.43 The values whose effect leaves the committed action possible, or makes it so; all of them if
    there is none.
    """
    action = g.committed
    if not action:
        return values
    if not can_perform(g, me, action):
        kept = [
            v for v, (effect, at) in zip(values, effects, strict=True) if enables(g, me, action, effect, at)
        ]
    else:
        kept = [
            v for v, (effect, _) in zip(values, effects, strict=True) if not costs_last_hex(g, me, effect)
        ]
    return kept or values


def guards_last_hex(g: Daitoshi, me: Magnate) -> bool:
    """DAI-15.43 Whether the last hex of the Zone is needed for the action that must follow."""
    return g.committed == "expand" and hexes_held(me) == 1


def costs_last_hex(g: Daitoshi, me: Magnate, effect: Effect) -> bool:
    """Whether the effect is bound to take the last hex out of the Zone."""
    if not guards_last_hex(g, me):
        return False
    for op in effect:
        if isinstance(op, ReturnHex):
            return True
        if isinstance(op, Progress) and not op.up_to and not spares_hexes(me, op.n):
            return True
        for passed in passed_bonuses(me, op):
            if costs_last_hex(g, me, passed):
                return True
        if isinstance(op, ConflictBonus) and all(
            costs_last_hex(g, me, CONFLICT_BONUS[kind] * op.n) for kind in hex_types(me)
        ):
            return True
    return False


def passed_bonuses(me: Magnate, op: AnyOp) -> list[Effect]:
    """The bonuses of the loop spaces that an operation enters."""
    if isinstance(op, Wormbus):
        return [WORMBUS_BONUS[(me.wormbus + i + 1) % len(WORMBUS_BONUS)] for i in range(op.n)]
    if isinstance(op, Prestige):
        return [PRESTIGE_BONUS[(me.prestige + i + 1) % len(PRESTIGE_BONUS)] for i in range(op.n)]
    return []


def spares_hexes(me: Magnate, n: int) -> bool:
    """Whether n progress steps can be made without landing on a return icon."""
    free = 0
    returns_ahead = False
    for floor, tile in enumerate(me.floors):
        if tile is None:
            continue
        for step in range(me.steps[floor] + 1, TRACK_END[floor] + 1):
            if STEP_ICONS[floor][step] == "return_hex":
                returns_ahead = True
                break
            free += 1
    return free >= n or not returns_ahead
