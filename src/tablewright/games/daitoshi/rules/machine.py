"""DAI-15.48 to DAI-15.55 The contribution to the Mega-Machine.

Elsewhere: DAI-15.48 in turn.py; DAI-15.55 in bonuses.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.daitoshi.box.schema import FLOOR_NAMES, INVENTIONS, READY_AT, Invention
from tablewright.games.daitoshi.look.wording import SLOT_WORDS
from tablewright.games.daitoshi.rules.effects import gain_all
from tablewright.games.daitoshi.rules.resources import pay_contribution
from tablewright.games.daitoshi.rules.state import BLOCKED, OPEN, Daitoshi, Magnate, ready_floors


def contribute(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.49 to DAI-15.54 Pay, give a ready invention, gain the slot's reward, get a University tile."""
    yield from pay_contribution(g, me, g.machine.contribution_cost)
    ready = [FLOOR_NAMES[floor] for floor in ready_floors(me)]
    name = yield from choose(me, "contribute", ready, lambda: floors_not_ready(me), floor_words(me))
    floor = FLOOR_NAMES.index(name)
    slots = [slot.id for i, slot in enumerate(g.machine.slots) if g.slots[i] == OPEN]
    about: dict[str, object] = {**SLOT_WORDS[g.machine.id]}
    slot_name = yield from choose(me, "machine-slot", slots, lambda: closed_slots(g), about)
    slot = next(i for i, each in enumerate(g.machine.slots) if each.id == slot_name)
    give_invention(g, me, floor, slot)
    yield from gain_all(g, me, g.machine.slots[slot].reward, "machine-slot")
    take_university(g, me, floor)
    install_upgrades(g)


def floor_words(me: Magnate) -> dict[str, object]:
    """The inventions on the floors."""
    return {FLOOR_NAMES[i]: "no-invention" if tile is None else tile.id for i, tile in enumerate(me.floors)}


def floors_not_ready(me: Magnate) -> list[tuple[Any, Reason]]:
    """Why an invention is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for floor, tile in enumerate(me.floors):
        if tile is None:
            reason = because("DAI-15.50", "no-invention-there")
        elif tile.quality == "university":
            reason = because("DAI-15.50", "university-stays")
        elif floor not in ready_floors(me):
            reason = because("DAI-15.50", "not-ready", short=READY_AT[floor] - me.steps[floor])
        else:
            continue
        reasons.append((FLOOR_NAMES[floor], reason))
    return reasons


def closed_slots(g: Daitoshi) -> list[tuple[Any, Reason]]:
    """Why a slot is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for slot, content in zip(g.machine.slots, g.slots, strict=True):
        if content == BLOCKED:
            reasons.append((slot.id, because("DAI-3.14", "slot-blocked")))
        elif content != OPEN:
            reasons.append((slot.id, because("DAI-15.52", "slot-filled")))
    return reasons


def give_invention(g: Daitoshi, me: Magnate, floor: int, slot: int) -> None:
    """DAI-15.52 The invention leaves its floor, which counts as empty during the reward."""
    tile = me.floors[floor]
    assert tile is not None
    me.floors[floor] = None
    g.slots[slot] = tile.id
    g.emptied_floor = floor
    slot_id = g.machine.slots[slot].id
    tell(g, "contribute", seat=me.seat, invention=tile.id, slot=slot_id, machine=g.machine.id)


def take_university(g: Daitoshi, me: Magnate, floor: int) -> None:
    """DAI-15.53 A University tile takes floor and position; the marker stays, nothing is gained again."""
    tile = university_tile(g)
    me.floors[floor] = tile
    g.university -= 1
    g.emptied_floor = -1
    tell(g, "university", seat=me.seat, invention=tile.id, floor=FLOOR_NAMES[floor])


def university_tile(g: Daitoshi) -> Invention:
    """DAI-3.13 The University tile of the Mega-Machine in play."""
    return INVENTIONS[g.machine.university_tile]


def install_upgrades(g: Daitoshi) -> None:
    """DAI-15.54 An Upgrade whose open linked slots are all filled goes to work; blocked slots count as
    filled.
    """
    for place in range(len(g.upgrades)):
        if place not in g.installed and is_complete(g, place):
            g.installed.append(place)
            tell(g, "upgrade", upgrade=g.upgrades[place].id)


def is_complete(g: Daitoshi, place: int) -> bool:
    """Whether no linked slot of an Upgrade place is open."""
    linked = g.machine.upgrade_places[place].linked_slots
    return not any(g.slots[i] == OPEN for i, slot in enumerate(g.machine.slots) if slot.id in linked)
