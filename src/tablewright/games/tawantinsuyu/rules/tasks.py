"""TAW-5 The tasks.

Elsewhere: TAW-5.6.1 and 5.6.2 in effects.py; TAW-5.7.1 in cards.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Reason, Rule, because, choose, score, tell
from tablewright.games.tawantinsuyu.box.schema import PASSIVE, RESOURCES, TASKS, Gain, amounts
from tablewright.games.tawantinsuyu.rules.buildings import build_building, can_build, could_build
from tablewright.games.tawantinsuyu.rules.cards import train
from tablewright.games.tawantinsuyu.rules.effects import gain_benefits, trade
from tablewright.games.tawantinsuyu.rules.resources import Cost, gain
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.steps_and_statues import (
    build_statue,
    build_steps,
    can_build_statue,
    can_build_steps,
    could_build_statue,
    could_build_steps,
    why_no_steps,
)
from tablewright.games.tawantinsuyu.rules.weavings import buy_weavings

IRRIGATION: Final = PASSIVE["Z20"]


def _harvests() -> dict[str, Cost]:
    """TAW-5.1.1 What each harvest task gives."""
    found: dict[str, Cost] = {}
    for task in TASKS.values():
        if not isinstance(task.effect, str):
            for step in task.effect:
                if isinstance(step, Gain):
                    found[task.id] = amounts(step)
    return found


HARVESTS: Final[dict[str, Cost]] = _harvests()


def can_perform(g: Tawantinsuyu, me: Inca, task: str) -> bool:
    """TAW-4.3.7 Whether a task can be carried out."""
    if task in HARVESTS or task == "training" or task == "merchant":
        return True
    if task == "buy_weaving":
        return bool(g.weavings)  # TAW-1.5.4
    if task == "build_building":
        return can_build(g, me)
    if task == "build_statue":
        return can_build_statue(g, me)
    if task == "build_steps":
        return can_build_steps(g, me)
    return bool(me.production_up)


def why_not_perform(g: Tawantinsuyu, me: Inca, task: str) -> Reason:
    """TAW-4.3.7 Why a task cannot be carried out."""
    if task == "build_steps":
        return why_no_steps(g, me)
    return because("TAW-4.3.7", "task-impossible", task=task)


def could_perform(g: Tawantinsuyu, me: Inca, task: str) -> bool:
    """The same after what the player may do meanwhile (TAW-3.4)."""
    if can_perform(g, me, task):
        return True
    if task == "build_building":
        return could_build(g, me)
    if task == "build_statue":
        return could_build_statue(g, me)
    return task == "build_steps" and could_build_steps(g, me)


def perform(g: Tawantinsuyu, me: Inca, task: str) -> Rule[bool]:
    """Carry out a task that can be performed. TAW-4.3.7 False if nothing was built after all."""
    tell(g, "task", seat=me.seat, task=task)
    if task in HARVESTS:
        harvest(g, me, task)
    elif task == "buy_weaving":
        yield from buy_weavings(g, me)
    elif task == "build_building":
        return (yield from build_building(g, me, free=False))
    elif task == "build_statue":
        return (yield from build_statue(g, me, "", free=False, optional=False))
    elif task == "build_steps":
        return (yield from build_steps(g, me, free=False, optional=False))
    elif task == "training":
        yield from train(g, me)
    elif task == "merchant":
        yield from trade(g, me)
    else:
        yield from produce_once(g, me)
    return True


def harvest(g: Tawantinsuyu, me: Inca, task: str) -> None:
    """TAW-5.1.1 Harvest; TAW-11.20 with Z20 one more and a point, but not for gold."""
    income = list(HARVESTS[task])
    bonus = 0
    if IRRIGATION in me.passive:
        ability = IRRIGATION.ability
        for i, n in enumerate(income):
            if n and RESOURCES[i] not in ability.not_for:
                income[i] += ability.harvest_bonus
                bonus += ability.harvest_vp
    gain(g, me, (income[0], income[1], income[2], income[3]))
    score(g, me, "harvest", bonus)


def produce_once(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.8.1 The benefit of one own face-up production building, which stays face up."""
    tile = yield from choose(me, "produce-once", me.production_up[:])
    tell(g, "produce", seat=me.seat, tile=tile.id)
    yield from gain_benefits(g, me, tile.produce, "production")
