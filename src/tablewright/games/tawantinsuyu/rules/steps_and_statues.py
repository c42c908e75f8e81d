"""TAW-5.2 Steps and TAW-5.4 statues.

Elsewhere: TAW-5.2.4 in hill.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose_at_leisure, score, tell
from tablewright.games.tawantinsuyu.box.schema import (
    CONST,
    DATA,
    STATUE_COST,
    STEPS_SPACES,
    Effect,
    Gain,
    Statue,
    StepsSpace,
    Vp,
    amounts,
)
from tablewright.games.tawantinsuyu.look.wording import does
from tablewright.games.tawantinsuyu.rules.hill import open_steps, put_steps
from tablewright.games.tawantinsuyu.rules.moments import could_pay
from tablewright.games.tawantinsuyu.rules.resources import Cost, can_pay, gain, named, pay, too_dear
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu

STEPS_COST: Final[Cost] = amounts(CONST.steps_build_cost.value)
STEPS_EFFECT: Final[Effect] = CONST.steps_build_effect.value
STATUE_KINDS: Final[tuple[Statue, ...]] = DATA.statues
STATUE_COSTS: Final[list[Cost]] = sorted(set(STATUE_COST.values()))


def can_build_steps(g: Tawantinsuyu, me: Inca, free: bool = False) -> bool:
    """TAW-5.2.5 An own marker (TAW-1.4.3), a legal space, and TAW-5.2.1 the stone."""
    return me.steps_left > 0 and (free or can_pay(me, STEPS_COST)) and bool(open_steps(g))


def could_build_steps(g: Tawantinsuyu, me: Inca) -> bool:
    """The same after what the player may do meanwhile (TAW-3.4)."""
    return me.steps_left > 0 and could_pay(g, me, STEPS_COST) and bool(open_steps(g))


def build_steps(g: Tawantinsuyu, me: Inca, free: bool, optional: bool) -> Rule[bool]:
    """TAW-5.2.1 Pay and put a marker on any legal steps space of any section; says whether one was built."""
    space: StepsSpace | None = yield from choose_at_leisure(
        me,
        "steps",
        lambda: [STEPS_SPACES[i] for i in open_steps(g)] if free or can_pay(me, STEPS_COST) else [],
        False,
        "no" if optional else "",
        lambda: closed_steps(g, me),
        {"price": {} if free else named(STEPS_COST)},
    )
    if space is None:
        return False
    if not free:
        yield from pay(g, me, STEPS_COST)
    put_steps(g, me, STEPS_SPACES.index(space))
    gain_printed(g, me, STEPS_EFFECT, "steps")
    return True


def gain_printed(g: Tawantinsuyu, me: Inca, effect: Effect, source: str) -> None:
    """TAW-5.2.3, TAW-5.4.1 Points and goods that a new piece brings at once."""
    for step in effect:
        if isinstance(step, Vp):
            score(g, me, source, step.n)
        elif isinstance(step, Gain):
            gain(g, me, amounts(step))


def closed_steps(g: Tawantinsuyu, me: Inca) -> list[tuple[Any, Reason]]:
    """Why a steps space is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    legal = open_steps(g)
    for i, space in enumerate(STEPS_SPACES):
        if g.steps[i] >= 0:
            reasons.append((space, because("TAW-1.2.6", "steps-taken")))
        elif i in legal:
            reasons.append((space, too_dear("TAW-5.2.1", me, STEPS_COST)))
        else:
            reasons.append((space, because("TAW-5.2.2", "no-upper-steps")))
    return reasons


def why_no_steps(g: Tawantinsuyu, me: Inca) -> Reason:
    """TAW-5.2.5 What is missing for steps: a marker, a space, or the stone."""
    if not me.steps_left:
        return because("TAW-1.4.3", "no-steps-left")
    if not open_steps(g):
        return because("TAW-5.2.2", "no-steps-space")
    return too_dear("TAW-5.2.1", me, STEPS_COST)


def statues_to_build(g: Tawantinsuyu, me: Inca, size: str = "", free: bool = False) -> list[Statue]:
    """TAW-5.4.1 Available statues that can be paid."""
    supply = g.statues
    payable = [cost for cost in STATUE_COSTS if free or can_pay(me, cost)]
    return [
        statue
        for i, statue in enumerate(STATUE_KINDS)
        if supply[i] and (not size or statue.size == size) and STATUE_COST[statue.id] in payable
    ]


def can_build_statue(g: Tawantinsuyu, me: Inca) -> bool:
    """Whether any statue is available and payable."""
    return bool(statues_to_build(g, me))


def could_build_statue(g: Tawantinsuyu, me: Inca) -> bool:
    """The same after what the player may do meanwhile (TAW-3.4)."""
    for i, kind in enumerate(STATUE_KINDS):  # noqa: SIM110 a generator would be slower
        if g.statues[i] and could_pay(g, me, STATUE_COST[kind.id]):
            return True
    return False


def build_statue(g: Tawantinsuyu, me: Inca, size: str, free: bool, optional: bool) -> Rule[bool]:
    """TAW-5.4.1 Take a statue of any god, pay, score; says whether one was built. TAW-3.4 As a benefit it is
    asked for also if only army cards would pay for it.
    """
    statue: Statue | None = yield from choose_at_leisure(
        me,
        "statue",
        lambda: statues_to_build(g, me, size, free),
        lambda: optional and could_build_statue(g, me),
        "no" if optional else "",
        lambda: other_statues(g, me, size),
        FREE_STATUE if free else PAID_STATUE,
    )
    if statue is None:
        return False
    if not free:
        yield from pay(g, me, STATUE_COST[statue.id])
    take_statue(g, me, statue)
    return True


#: The price of each statue and what it brings, for its label.
PAID_STATUE: Final[dict[str, object]] = {
    "price": lambda statue: named(STATUE_COST[statue.id]),
    "does": does,
}
FREE_STATUE: Final[dict[str, object]] = {"price": {}, "does": does}


def take_statue(g: Tawantinsuyu, me: Inca, statue: Statue) -> None:
    """TAW-5.4.1 The statue comes into the own area and scores at once."""
    g.statues[STATUE_KINDS.index(statue)] -= 1
    me.statues.append(statue)
    tell(g, "statue", seat=me.seat, statue=statue.id)
    gain_printed(g, me, statue.effect, "statues")


def other_statues(g: Tawantinsuyu, me: Inca, size: str) -> list[tuple[Any, Reason]]:
    """Why a statue is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for i, statue in enumerate(STATUE_KINDS):
        if size and statue.size != size:
            continue
        if not g.statues[i]:
            reasons.append((statue, because("TAW-1.4.3", "no-statue-left")))
        else:
            reasons.append((statue, too_dear("TAW-5.4.1", me, STATUE_COST[statue.id])))
    return reasons


def has_statue_of(me: Inca, god: str) -> bool:
    """TAW-4.4.1, TAW-5.4.2 A statue of that god, small or large."""
    return god in [statue.god for statue in me.statues]
