"""DAI-11 City turn, step 1: the Magnate; the neutral Magnate of the two-player game; the Mega-Machine's
moves.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, because, tell
from tablewright.games.daitoshi.goods import pay_steam
from tablewright.games.daitoshi.schema import (
    CENTRE,
    FARTHEST,
    LEFT,
    MAGNATE_SPACES,
    MOVES,
    PLAY,
    RIGHT,
    RINGS,
    SECTORS,
    WALK_STEAM,
)
from tablewright.games.daitoshi.state import Daitoshi, Magnate


def moves_of(g: Daitoshi, me: Magnate) -> list[Any]:
    """DAI-11.1 to DAI-11.6 Every Magnate space that can be reached and paid; DAI-5.4 the right one is
    always free.
    """
    taken = taken_spaces(g)
    found: list[Any] = []
    for distance in range(1, FARTHEST + 1):
        steam = WALK_STEAM[distance]
        sector = (me.sector + distance) % SECTORS
        full_lap = sector == me.sector
        for space in (LEFT, CENTRE, RIGHT):
            if steam[space] > me.steam or (full_lap and space == me.space):
                continue
            if space == RIGHT or not taken[sector * RIGHT + space]:
                found.append(MOVES[sector][space])
    return found


def taken_spaces(g: Daitoshi) -> list[bool]:
    """DAI-11.6, DAI-11.9 The left and middle spaces of all Districts that somebody stands on, two by two."""
    taken = [False] * (SECTORS * RIGHT)
    for magnate in g.magnates:
        if magnate.space != RIGHT:
            taken[magnate.sector * RIGHT + magnate.space] = True
    if g.neutral >= 0:
        taken[g.neutral * RIGHT + g.neutral_space] = True
    return taken


def blocked_moves(g: Daitoshi, me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a Magnate space is not offered."""
    taken = taken_spaces(g)
    reasons: list[tuple[Any, Reason]] = []
    for distance in range(1, FARTHEST + 1):
        sector = (me.sector + distance) % SECTORS
        for space in (LEFT, CENTRE, RIGHT):
            short = WALK_STEAM[distance][space] - me.steam
            if sector == me.sector and space == me.space:
                reason = because("DAI-11.2", "same-space")
            elif space != RIGHT and taken[sector * RIGHT + space]:
                reason = because("DAI-11.6", "space-taken")
            elif short > 0:
                reason = because("DAI-11.6", "too-little-steam", short=short)
            else:
                continue
            reasons.append((MOVES[sector][space], reason))
    return reasons


def move_magnate(g: Daitoshi, me: Magnate, sector: int, space: int) -> None:
    """DAI-11.1, DAI-11.3 to DAI-11.5 Walk, pay, take the space; DAI-11.7 this is now the own District."""
    distance = (sector - me.sector - 1) % SECTORS + 1
    tell(g, "move", seat=me.seat, sector=sector + 1, space=MAGNATE_SPACES[space].id, distance=distance)
    pay_steam(g, me, WALK_STEAM[distance][space])
    take_space(g, me, sector, space)


def take_space(g: Daitoshi, me: Magnate, sector: int, space: int) -> None:
    """DAI-11.3 The left space sends the District's workers home; DAI-11.8 the neutral Magnate gives way."""
    me.sector = sector
    me.space = space
    if space == LEFT:
        clear_workers(g, sector)
    if g.neutral == sector:
        move_neutral(g)


def clear_workers(g: Daitoshi, sector: int) -> None:
    """DAI-11.3, DAI-12.7 All workers of the District, and the Mega-Machine's if it is here, return to the
    supply.
    """
    for space in range(sector * RINGS, (sector + 1) * RINGS):
        remove_worker(g, space)
    if g.machine_at == sector and g.machine_worker:
        g.supply[g.machine_worker] += 1
        g.machine_worker = ""
    tell(g, "workers-cleared", sector=sector + 1)


def remove_worker(g: Daitoshi, space: int) -> None:
    """The worker in a workshop, if any, returns to the supply."""
    if g.posted[space]:
        g.supply[g.posted[space]] += 1
        g.posted[space] = ""


def move_neutral(g: Daitoshi) -> None:
    """DAI-11.8 Three Districts on, to the middle space or else the left one; the Mega-Machine gives way to
    it.
    """
    sector = (g.neutral + PLAY.neutral_magnate_districts) % SECTORS
    middle_taken = taken_spaces(g)[sector * RIGHT + CENTRE]
    g.neutral = sector
    g.neutral_space = LEFT if middle_taken else CENTRE
    tell(g, "neutral", sector=sector + 1, space=MAGNATE_SPACES[g.neutral_space].id)
    if g.machine_at == sector:
        move_machine(g)


def move_machine(g: Daitoshi) -> None:
    """DAI-14.4 The Mega-Machine goes one District counter-clockwise, its worker with it (DAI-12.7)."""
    g.machine_at = (g.machine_at - 1) % SECTORS
    tell(g, "machine-moves", sector=g.machine_at + 1)
