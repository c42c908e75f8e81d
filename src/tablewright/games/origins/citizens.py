"""ORI-6 Taking a citizen die, and speakers (ORI-1.3)."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, may_choose, tell
from tablewright.games.origins.goods import can_pay, missing, pay
from tablewright.games.origins.schema import CITIZEN_WISDOM
from tablewright.games.origins.setup import new_freeman, take_and_roll
from tablewright.games.origins.state import Builder, Origins
from tablewright.games.origins.zodiac import cheaper, sagittarius


def die_cost(g: Origins, me: Builder, place: int, free: bool) -> int:
    """ORI-6.1 The wisdom below its place, less with Taurus; ORI-6.6 nothing if it is free."""
    return 0 if free else cheaper(g, me, CITIZEN_WISDOM[place])


def dice_to_take(g: Origins, me: Builder, free: bool) -> list[tuple[int, str, int]]:
    """ORI-1.2.5 Nothing without an empty base; ORI-6.1 otherwise every die that can be paid: place, colour,
    value.
    """
    if not me.empty_bases:
        return []
    found: list[tuple[int, str, int]] = []
    for place, die in enumerate(g.citizens):
        if die is not None and can_pay(me, wisdom=die_cost(g, me, place, free)):
            found.append((place + 1, die[0], die[1]))
    return found


def dice_too_dear(g: Origins, me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-6.1 What is missing for the other dice."""
    reasons: list[tuple[Any, Reason]] = []
    for place, die in enumerate(g.citizens):
        if die is not None:
            cost = die_cost(g, me, place, False)
            why = because("ORI-6.1", "die-too-dear", cost=cost, short=missing(me, wisdom=cost))
            reasons.append(((place + 1, die[0], die[1]), why))
    return reasons


def take_citizen(g: Origins, me: Builder, free: bool, optional: bool = False) -> Rule[None]:
    """ORI-6.1 Choose and pay a die, ORI-6.2 put it into an empty base; then the offer is refilled."""
    dice = dice_to_take(g, me, free)
    if not dice:
        return
    if optional:
        picked = yield from may_choose(me, "citizen", dice, lambda: dice_too_dear(g, me))
        if picked is None:
            return
    else:
        picked = yield from choose(me, "citizen", dice, lambda: dice_too_dear(g, me))
    place = picked[0] - 1
    yield from pay(g, me, wisdom=die_cost(g, me, place, free))
    value = yield from sagittarius(g, me, picked[2])
    me.freemen.append(new_freeman((picked[1], value)))
    me.empty_bases -= 1
    tell(g, "citizen", seat=me.seat, die=(picked[1], value))
    refill_citizens(g, place, picked[1])


def refill_citizens(g: Origins, place: int, colour: str) -> None:
    """ORI-6.3 Shift left; ORI-6.4 roll one of the same colour for the last place; ORI-6.5 or meet E_dice."""
    places = len(g.citizens)
    g.citizens[place] = None
    left = [die for die in g.citizens if die is not None]
    g.citizens = [*left, *([None] * (places - len(left)))]
    if g.reserve[colour]:
        die = take_and_roll(g, colour)
        g.citizens[places - 1] = die
        tell(g, "citizen-refill", die=die)
    elif "E_dice" not in g.met:
        g.met.append("E_dice")
        tell(g, "end-condition", condition="E_dice")


def take_speaker(g: Origins, me: Builder) -> Rule[None]:
    """ORI-4.3.4 A speaker of choice from the pool; ORI-1.3.2 there is no limit but the pool."""
    value = yield from choose(me, "speaker", sorted(set(g.speaker_pool)))
    worth = yield from sagittarius(g, me, value, speaker=True)
    g.speaker_pool.remove(value)
    me.speakers.append(worth)
    tell(g, "speaker", seat=me.seat, value=worth)
