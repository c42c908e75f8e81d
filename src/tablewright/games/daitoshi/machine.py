"""DAI-15.48 to DAI-15.54 The contribution to the Mega-Machine."""

from __future__ import annotations

from tablewright.engine import Rule, choose, tell
from tablewright.games.daitoshi.effects import gain_all
from tablewright.games.daitoshi.goods import pay_contribution
from tablewright.games.daitoshi.schema import FLOOR_NAMES, INVENTIONS, Invention
from tablewright.games.daitoshi.state import OPEN, Daitoshi, Magnate, ready_floors
from tablewright.games.daitoshi.words import SLOT_WORDS


def contribute(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.49 to DAI-15.54 Pay, give a ready invention, gain the slot's reward, get a University tile."""
    yield from pay_contribution(g, me, g.machine.contribution_cost)
    name = yield from choose(me, "contribute", [FLOOR_NAMES[floor] for floor in ready_floors(me)])
    floor = FLOOR_NAMES.index(name)
    slots = [slot.id for i, slot in enumerate(g.machine.slots) if g.slots[i] == OPEN]
    slot_name = yield from choose(me, "machine-slot", slots, None, dict(SLOT_WORDS[g.machine.id]))
    slot = next(i for i, each in enumerate(g.machine.slots) if each.id == slot_name)
    give_invention(g, me, floor, slot)
    yield from gain_all(g, me, g.machine.slots[slot].reward, "machine-slot")
    take_university(g, me, floor)
    install_upgrades(g)


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
