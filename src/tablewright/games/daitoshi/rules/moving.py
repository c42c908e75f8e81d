"""DAI-11 City turn, step 1: the Magnate; the neutral Magnate of the two-player game; the Mega-Machine's
moves.

Elsewhere: DAI-11.10 in turn.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, because, tell
from tablewright.engine.decision import value_id
from tablewright.games.daitoshi.box.schema import (
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
from tablewright.games.daitoshi.rules.state import MARKER_MIDDLE, Daitoshi, Magnate, inner_tile
from tablewright.games.daitoshi.rules.steam_engine import pay_steam

#: DAI-11.1 What it costs in all to go to a Magnate space: by the District one comes from, then by the answer.
MOVE_PRICES: Final[tuple[dict[str, object], ...]] = tuple(
    {
        value_id(MOVES[(start + distance) % SECTORS][space]): WALK_STEAM[distance][space]
        for distance in range(1, FARTHEST + 1)
        for space in (LEFT, CENTRE, RIGHT)
    }
    for start in range(SECTORS)
)


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
    if me.marker != MARKER_MIDDLE:
        reasons.append(("production", because("DAI-5.3", "marker-not-middle")))
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
    district, place = inner_tile(g, sector).id, MAGNATE_SPACES[space].id
    if g._journal is not None:
        tell(g, "move", seat=me.seat, district=district, space=place, distance=distance)
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
    colours = [remove_worker(g, space) for space in range(sector * RINGS, (sector + 1) * RINGS)]
    if g.machine_at == sector and g.machine_worker:
        g.supply[g.machine_worker] += 1
        colours.append(g.machine_worker)
        g.machine_worker = ""
    home = [colour for colour in colours if colour]
    if home:
        tell(g, "workers-cleared", district=inner_tile(g, sector).id, colours=home)


def remove_worker(g: Daitoshi, space: int) -> str:
    """The worker in a workshop returns to the supply. Its colour; empty if there was none."""
    colour = g.posted[space]
    if colour:
        g.supply[colour] += 1
        g.posted[space] = ""
    return colour


def move_neutral(g: Daitoshi) -> None:
    """DAI-11.8 Three Districts on, to the middle space or else the left one; the Mega-Machine gives way to
    it.
    """
    sector = (g.neutral + PLAY.neutral_magnate_districts) % SECTORS
    middle_taken = taken_spaces(g)[sector * RIGHT + CENTRE]
    g.neutral = sector
    g.neutral_space = LEFT if middle_taken else CENTRE
    tell(g, "neutral", district=inner_tile(g, sector).id, space=MAGNATE_SPACES[g.neutral_space].id)
    if g.machine_at == sector:
        move_machine(g)


def move_machine(g: Daitoshi) -> None:
    """DAI-14.4 The Mega-Machine goes one District counter-clockwise, its worker with it (DAI-12.7)."""
    g.machine_at = (g.machine_at - 1) % SECTORS
    tell(g, "machine-moves", district=inner_tile(g, g.machine_at).id)
