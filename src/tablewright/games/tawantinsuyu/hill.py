"""TAW-1.2 The hill: who stands where, steps, and what a placement costs."""

from __future__ import annotations

from typing import Final

from tablewright.engine import score, tell
from tablewright.games.tawantinsuyu.schema import (
    ACTIONS,
    BARE_COST,
    CONST,
    COURIER,
    NEIGHBOURS,
    PASSIVE,
    SECTIONS,
    SEGMENT,
    STEPS_ABOVE,
    STEPS_SPACES,
    WORKERS,
)
from tablewright.games.tawantinsuyu.state import NOBODY, Inca, Tawantinsuyu

STEPS_DISCOUNT: Final = CONST.steps_discount_food.value
STEPS_VP: Final = CONST.steps_use_vp.value
COURIER_DISCOUNT: Final = WORKERS[COURIER].ability.food_discount
MESSENGER_SCHOOL: Final = PASSIVE["Z01"]
OWN_STAIRWAY: Final = PASSIVE["Z07"]


def action_facing(g: Tawantinsuyu, section: int) -> str:
    """TAW-2.3, TAW-1.2.7 The High Priest action that faces a section (from 0)."""
    return ACTIONS[(section - g.rotation) % SECTIONS]


def way_cost(g: Tawantinsuyu, priest: int, space: int) -> int:
    """TAW-4.2.2 Walking and TAW-4.2.3 descent, TAW-4.2.4 less for each steps marker above the space."""
    cost = BARE_COST[priest][space]
    for i in STEPS_ABOVE[space]:
        if g.steps[i] != NOBODY:
            cost -= STEPS_DISCOUNT
    return cost


def uses_courier(me: Inca, colour: str) -> bool:
    """TAW-4.5.4 A Courier, or TAW-11.01 any worker of the owner of Z01."""
    return colour == COURIER or MESSENGER_SCHOOL in me.passive


def food_cost(g: Tawantinsuyu, me: Inca, colour: str, space: int) -> int:
    """TAW-4.2.1 Walking and descent less the Courier's discount, at least nothing."""
    cost = way_cost(g, me.priest, space)
    if uses_courier(me, colour):
        cost -= COURIER_DISCOUNT
    return cost if cost > 0 else 0


def score_used_steps(g: Tawantinsuyu, me: Inca, space: int) -> None:
    """TAW-4.2.5 Owners of the steps above the space score, also where TAW-4.2.6 the cost was 0 anyway; own
    steps only with Z07 (TAW-11.07).
    """
    for i in STEPS_ABOVE[space]:
        owner = g.steps[i]
        if owner == NOBODY:
            continue
        if owner != me.seat:
            score(g, g.incas[owner], "steps-used", STEPS_VP)
        elif OWN_STAIRWAY in me.passive:
            score(g, me, "steps-used", OWN_STAIRWAY.ability.own_steps_vp)


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
