"""DAI-12 City turn, step 2: workers.

Elsewhere: DAI-12.8 in effects.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, may_choose, tell
from tablewright.games.daitoshi.box.schema import MAGNATE_SPACES, RING_NAMES, RINGS
from tablewright.games.daitoshi.rules.bonuses import machine_bonus, workshop_bonus
from tablewright.games.daitoshi.rules.effects import gain_all, workshop_words
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate, colours_held, inner_tile

MACHINE = "machine"


def place_workers(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-12.1, DAI-12.2 Any number of workers, one after another, each into an empty workshop; not on the
    right space.
    """
    if not MAGNATE_SPACES[me.space].workers_allowed:
        return
    colours, workshops = matching_colours(g, me), empty_workshops(g, me.sector)
    if not (colours and workshops):
        missing = "workshop" if colours else "worker"
        tell(g, "no-placing", seat=me.seat, missing=missing, district=inner_tile(g, me.sector).id)
    while colours and workshops:
        workshop = yield from may_choose(
            me,
            "place-worker",
            workshops,
            lambda: closed_workshops(g, me),
            lambda: workshop_words(g, me.sector),
            "done",
        )
        if workshop is None:
            return
        colour = yield from choose(me, "worker-to-place", colours)
        post_worker(g, me, colour, workshop)
        yield from use_workshop(g, me, workshop)
        colours, workshops = matching_colours(g, me), empty_workshops(g, me.sector)


def closed_workshops(g: Daitoshi, me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a workshop is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for ring, name in enumerate(RING_NAMES):
        space = me.sector * RINGS + ring
        if g.tiles[space] is None:
            reasons.append((name, because("DAI-12.4", "not-built")))
        elif g.posted[space]:
            reasons.append((name, because("DAI-12.2", "workshop-taken")))
    if g.machine_at != me.sector:
        reasons.append((MACHINE, because("DAI-12.5", "machine-elsewhere")))
    elif g.machine_worker:
        reasons.append((MACHINE, because("DAI-12.2", "workshop-taken")))
    return reasons


def matching_colours(g: Daitoshi, me: Magnate) -> list[str]:
    """DAI-12.3 The colour printed on the Inner tile; at City Hall any."""
    accepted = inner_tile(g, me.sector).worker_color
    if accepted == "any":
        return colours_held(me)
    return [str(accepted)] if accepted in me.workers else []


def empty_workshops(g: Daitoshi, sector: int) -> list[str]:
    """DAI-12.4 One workshop on each built tile; DAI-12.5 the Mega-Machine's if it is here."""
    first = sector * RINGS
    found: list[str] = [
        RING_NAMES[ring]
        for ring in range(RINGS)
        if g.tiles[first + ring] is not None and not g.posted[first + ring]
    ]
    if g.machine_at == sector and not g.machine_worker:
        found.append(MACHINE)
    return found


def post_worker(g: Daitoshi, me: Magnate, colour: str, workshop: str) -> None:
    """DAI-12.2 A worker leaves the Factory for a workshop, and stays there (DAI-12.7)."""
    me.workers[me.workers.index(colour)] = ""
    if workshop == MACHINE:
        g.machine_worker = colour
    else:
        g.posted[me.sector * RINGS + RING_NAMES.index(workshop)] = colour
    district = inner_tile(g, me.sector).id
    tell(g, "post", seat=me.seat, colour=colour, workshop=workshop, district=district)


def use_workshop(g: Daitoshi, me: Magnate, workshop: str) -> Rule[None]:
    """DAI-12.2 The bonus at once; DAI-12.6 the Mega-Machine's with all its Upgrades."""
    if workshop == MACHINE:
        yield from gain_all(g, me, machine_bonus(g), "machine")
    else:
        space = me.sector * RINGS + RING_NAMES.index(workshop)
        yield from gain_all(g, me, workshop_bonus(g, space), "workshop")
