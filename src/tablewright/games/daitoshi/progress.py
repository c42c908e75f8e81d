"""DAI-7 Progress tracks, DAI-9.1 returning hexes."""

from __future__ import annotations

from tablewright.engine import Rule, choose, may_choose, score, tell
from tablewright.games.daitoshi.foresight import guards_last_hex
from tablewright.games.daitoshi.schema import FLOOR_NAMES, STEP_ICONS, TRACK_END
from tablewright.games.daitoshi.state import Daitoshi, Magnate, hex_types


def open_floors(me: Magnate) -> list[int]:
    """DAI-7.8 Floors with an invention whose marker is not at the end."""
    found = []
    steps = me.steps
    for floor, tile in enumerate(me.floors):
        if tile is not None and steps[floor] < TRACK_END[floor]:
            found.append(floor)
    return found


def make_progress(g: Daitoshi, me: Magnate, n: int, up_to: bool = False) -> Rule[int]:
    """DAI-7.8 n steps, split freely, each resolved before the next; DAI-7.9 the rest is lost. Returns how
    many were made.
    """
    for made in range(n):
        floors = open_floors(me)
        if not floors:
            return made
        if guards_last_hex(g, me):
            floors = [floor for floor in floors if next_icon(me, floor) != "return_hex"] or floors
        names = [FLOOR_NAMES[floor] for floor in floors]
        about: dict[str, object] = {"left": n - made}
        if up_to:
            name = yield from may_choose(me, "progress", names, None, about, "done")
            if name is None:
                return made
        else:
            name = yield from choose(me, "progress", names, None, about)
        yield from advance_marker(g, me, FLOOR_NAMES.index(name))
    return n


def next_icon(me: Magnate, floor: int) -> str:
    """What the next step of a marker would give."""
    return STEP_ICONS[floor][me.steps[floor] + 1]


def advance_marker(g: Daitoshi, me: Magnate, floor: int) -> Rule[None]:
    """DAI-7.1, DAI-7.2 One step to the right; the icon reached is gained at once."""
    if step_marker(g, me, floor) == "return_hex":
        yield from return_hex(g, me)


def step_marker(g: Daitoshi, me: Magnate, floor: int) -> str:
    """DAI-7.3 Develop and DAI-7.4 ready follow from where the marker stands; DAI-7.5, DAI-7.7 scoring."""
    step = me.steps[floor] + 1
    me.steps[floor] = step
    icon = STEP_ICONS[floor][step]
    tell(g, "progress", seat=me.seat, floor=FLOOR_NAMES[floor], step=step, icon=icon or "plain")
    tile = me.floors[floor]
    assert tile is not None
    if icon == "score":
        score(g, me, "progress", tile.right.n)
    elif icon == "score_twice":
        score(g, me, "progress", 2 * tile.right.n)
    return icon


def return_hex(g: Daitoshi, me: Magnate) -> Rule[str]:
    """DAI-7.6, DAI-9.1 A hex of choice from the Zone to its discard pile, if there is one. Returns its
    type.
    """
    kinds = hex_types(me)
    if not kinds:
        return ""
    kind = yield from choose(me, "return-hex", kinds)
    discard_from_zone(g, me, kind)
    return kind


def discard_from_zone(g: Daitoshi, me: Magnate, kind: str) -> None:
    """DAI-9.1 A hex of the Zone goes to the discard pile of its type."""
    me.zone.remove(kind)
    g.discard[kind] += 1
    tell(g, "return-hex", seat=me.seat, hex=kind)
