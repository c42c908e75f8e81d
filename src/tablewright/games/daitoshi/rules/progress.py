"""DAI-7 Progress tracks, and the hex that is returned for a step (DAI-9.1)."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, may_choose, score, tell
from tablewright.games.daitoshi.box.schema import FLOOR_NAMES, STEP_ICONS, TRACK_END, TYPES
from tablewright.games.daitoshi.look.wording import CONFLICT_WORDS
from tablewright.games.daitoshi.rules.resources import lose
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate, hex_types


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
            lose(g, me, "progress", n - made)
            return made
        names = [FLOOR_NAMES[floor] for floor in floors]
        about: dict[str, object] = {"left": n - made}
        if up_to:
            name = yield from may_choose(me, "progress", names, lambda: closed_floors(me), about, "done")
            if name is None:
                return made
        else:
            name = yield from choose(me, "progress", names, lambda: closed_floors(me), about)
        yield from advance_marker(g, me, FLOOR_NAMES.index(name))
    return n


def closed_floors(me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a floor is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for floor, name in enumerate(FLOOR_NAMES):
        if me.floors[floor] is None:
            reasons.append((name, because("DAI-7.8", "no-invention-there")))
        elif me.steps[floor] == TRACK_END[floor]:
            reasons.append((name, because("DAI-7.8", "marker-at-end")))
    return reasons


def advance_marker(g: Daitoshi, me: Magnate, floor: int) -> Rule[None]:
    """DAI-7.1, DAI-7.2 One step to the right; the icon reached is gained at once."""
    if step_marker(g, me, floor) == "return_hex":
        yield from return_hex(g, me)


def step_marker(g: Daitoshi, me: Magnate, floor: int) -> str:
    """DAI-7.3 Develop and DAI-7.4 ready follow from where the marker stands; DAI-7.5, DAI-7.7 scoring."""
    step = me.steps[floor] + 1
    me.steps[floor] = step
    icon = STEP_ICONS[floor][step]
    if g._journal is not None:
        tell(g, "progress", seat=me.seat, floor=FLOOR_NAMES[floor], step=step, icon=icon or "plain")
    tile = me.floors[floor]
    assert tile is not None
    if icon == "score":
        score(g, me, "progress", tile.right.n)
    elif icon == "score_twice":
        score(g, me, "progress", 2 * tile.right.n)
    return icon


def return_hex(g: Daitoshi, me: Magnate, bonus: bool = False) -> Rule[str]:
    """DAI-7.6, DAI-9.1 A hex of choice from the Zone to its discard pile, if there is one; `bonus` says that
    its conflict bonus follows. Returns its type.
    """
    kinds = hex_types(me)
    if not kinds:
        lose(g, me, "return_hex")
        return ""
    about = {"bonus": bonus, **CONFLICT_WORDS}
    kind = yield from choose(me, "return-hex", kinds, lambda: hexes_missing(me), about)
    discard_from_zone(g, me, kind)
    return kind


def hexes_missing(me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a hex type is not offered."""
    return [(kind, because("DAI-9.1", "no-such-hex")) for kind in TYPES if kind not in me.zone]


def discard_from_zone(g: Daitoshi, me: Magnate, kind: str) -> None:
    """DAI-9.1 A hex of the Zone goes to the discard pile of its type."""
    me.zone.remove(kind)
    g.discard[kind] += 1
    tell(g, "return-hex", seat=me.seat, hex=kind)
