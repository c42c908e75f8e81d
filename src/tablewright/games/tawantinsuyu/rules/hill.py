"""TAW-1.2 The hill: who stands where, and steps.

Elsewhere: TAW-1.2.2 in box/schema.py; TAW-1.2.3 in placement.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import score, tell
from tablewright.games.tawantinsuyu.box.schema import (
    ACTIONS,
    CONST,
    NEIGHBOURS,
    SECTIONS,
    SEGMENT,
    STEPS_SPACES,
)
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu


def action_facing(g: Tawantinsuyu, section: int) -> str:
    """TAW-2.3, TAW-1.2.7 The High Priest action that faces a section (from 0)."""
    return ACTIONS[(section - g.rotation) % SECTIONS]


def is_segment_empty(g: Tawantinsuyu, space: int) -> bool:
    """TAW-1.2.1, TAW-4.5.4 Whether no worker stands in the segment of a space."""
    hill = g.hill
    return not any(hill[i] for i in SEGMENT[space])


def neighbours_like(g: Tawantinsuyu, colour: str, space: int) -> int:
    """TAW-4.3.2 How many adjacent spaces hold a worker of that colour; TAW-1.2.4 by shared icons, TAW-1.2.5
    each space once.
    """
    hill = g.hill
    n = 0
    for i in NEIGHBOURS[space]:
        if hill[i] == colour:
            n += 1
    return n


def open_steps(g: Tawantinsuyu) -> list[int]:
    """TAW-1.2.6 Empty steps spaces; TAW-5.2.2 a lower one only below an occupied upper one."""
    steps = g.steps
    return [
        i
        for i, owner in enumerate(steps)
        if owner == NOBODY and (REQUIRED[i] == NOBODY or steps[REQUIRED[i]] != NOBODY)
    ]


def _required() -> tuple[int, ...]:
    """For each steps space the number of the one that must be occupied before; -1: none."""
    numbers = {space.id: i for i, space in enumerate(STEPS_SPACES)}
    return tuple(NOBODY if space.requires is None else numbers[space.requires] for space in STEPS_SPACES)


REQUIRED: Final[tuple[int, ...]] = _required()


def put_steps(g: Tawantinsuyu, me: Inca, number: int) -> None:
    """TAW-5.2.1 The marker goes onto the space; TAW-5.2.4 the owner of the upper steps scores for lower
    ones.
    """
    g.steps[number] = me.seat
    me.steps_left -= 1
    tell(g, "steps", seat=me.seat, space=STEPS_SPACES[number].id)
    upper = REQUIRED[number]
    if upper != NOBODY:
        score(
            g,
            g.incas[g.steps[upper]],
            "steps-below",
            CONST.steps_upper_owner_vp_when_lower_built.value,
        )
