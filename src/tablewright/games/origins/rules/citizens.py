"""ORI-6 Taking a citizen die, and speakers (ORI-1.3)."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, may_choose, tell
from tablewright.games.origins.box.schema import CITIZEN_WISDOM
from tablewright.games.origins.rules.ending import refill_failed
from tablewright.games.origins.rules.resources import can_pay, missing, pay
from tablewright.games.origins.rules.setup import new_freeman, take_and_roll
from tablewright.games.origins.rules.state import Builder, Origins
from tablewright.games.origins.rules.zodiac import cheaper, sagittarius, tell_idle, tell_power


def dice_costs(g: Origins, me: Builder, free: bool) -> tuple[int, ...]:
    """ORI-6.1 The wisdom below each place, less with Taurus; ORI-6.6 nothing if it is free."""
    return (0,) * len(CITIZEN_WISDOM) if free else cheaper(g, me, CITIZEN_WISDOM)


def dice_to_take(g: Origins, me: Builder, free: bool) -> list[tuple[int, str, int]]:
    """ORI-1.2.5 Nothing without an empty base; ORI-6.1 otherwise every die that can be paid: place, colour,
    value.
    """
    if not me.empty_bases:
        return []
    found: list[tuple[int, str, int]] = []
    costs = dice_costs(g, me, free)
    for place, die in enumerate(g.citizens):
        if die is not None and can_pay(me, wisdom=costs[place]):
            found.append((place + 1, die[0], die[1]))
    return found


def dice_too_dear(g: Origins, me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-6.1 What is missing for the other dice."""
    reasons: list[tuple[Any, Reason]] = []
    costs = dice_costs(g, me, False)
    for place, die in enumerate(g.citizens):
        if die is not None:
            cost = costs[place]
            why = because("ORI-6.1", "die-too-dear", goods={"wisdom": cost}, short=missing(me, wisdom=cost))
            reasons.append(((place + 1, die[0], die[1]), why))
    return reasons


def take_citizen(g: Origins, me: Builder, free: bool, power: str = "") -> Rule[None]:
    """ORI-6.1 Choose and pay a die, ORI-6.2 put it into an empty base; then the offer is refilled.

    With a zodiac power (ORI-15.7 Cancer, ORI-15.10 Libra) the player may do without.
    """
    dice = dice_to_take(g, me, free)
    costs = dice_costs(g, me, free)
    about: dict[str, object] = {"costs": costs}
    if power:
        picked = yield from may_choose(me, "citizen", dice, lambda: dice_too_dear(g, me), about)
        if picked is None:
            if not dice:
                tell_idle(g, me, power)
            return
        tell_power(g, me, power)
    else:
        picked = yield from choose(me, "citizen", dice, lambda: dice_too_dear(g, me), about)
    place = picked[0] - 1
    yield from pay(g, me, wisdom=costs[place])
    value = yield from sagittarius(g, me, picked[2])
    me.freemen.append(new_freeman((picked[1], value)))
    me.empty_bases -= 1
    tell(g, "citizen", seat=me.seat, was=picked[2], die=(picked[1], value), raised=value != picked[2])
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
    else:
        tell(g, "citizen-gap", colour=colour)
        refill_failed(g)


def take_speaker(g: Origins, me: Builder) -> Rule[None]:
    """ORI-4.3.4 A speaker of choice from the pool; ORI-1.3.2 there is no limit but the pool."""
    value = yield from choose(me, "speaker", sorted(set(g.speaker_pool)))
    worth = yield from sagittarius(g, me, value, speaker=True)
    g.speaker_pool.remove(value)
    me.speakers.append(worth)
    tell(g, "speaker", seat=me.seat, was=value, value=worth, raised=worth != value)
