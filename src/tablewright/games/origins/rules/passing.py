"""ORI-12 Passing."""

from __future__ import annotations

from tablewright.engine import Rule, choose, tell
from tablewright.games.origins.box.schema import CAP_VALUE
from tablewright.games.origins.rules.advisors import raise_freeman
from tablewright.games.origins.rules.citizens import dice_to_take, take_citizen
from tablewright.games.origins.rules.state import Builder, Origins, freeman_with, holds
from tablewright.games.origins.rules.zodiac import gemini, retreat_steps, tell_idle


def pass_round(g: Origins, me: Builder) -> Rule[None]:
    """ORI-12.1 No further action this round; ORI-12.2 first the powers, ORI-12.3 then all come home."""
    me.passed = True
    tell(g, "pass", seat=me.seat)
    yield from passing_powers(g, me)
    me.archon = ""
    yield from take_back_freemen(g, me)


def passing_powers(g: Origins, me: Builder) -> Rule[None]:
    """ORI-12.2 Cancer and Gemini in an order of choice; ORI-15.7 Cancer only with an empty base, and if
    wanted.
    """
    left: list[str] = []
    if holds(g, me, "cancer"):
        if dice_to_take(g, me, free=True):
            left.append("cancer")
        else:
            tell_idle(g, me, "cancer")
    if holds(g, me, "gemini") and retreat_steps(me):
        left.append("gemini")
    while left:
        power = yield from choose(me, "passing-power", left)
        left = [other for other in left if other != power]
        if power == "cancer":
            yield from take_citizen(g, me, free=True, power="cancer")
        else:
            yield from gemini(g, me)


def take_back_freemen(g: Origins, me: Builder) -> Rule[None]:
    """ORI-12.3 Used freemen rise by 1, a 6 becomes an advisor; the order is asked where it matters, among
    sixes.

    ORI-12.4 Unused ones do not change; ORI-12.5 speakers stay at their sites.
    """
    sixes: list[str] = []
    for freeman in me.freemen[:]:
        if not freeman.site:
            continue
        if freeman.value == CAP_VALUE:
            sixes.append(freeman.colour)
        else:
            freeman.site = ""
            raise_freeman(g, me, freeman, 1)
    while sixes:
        colour = yield from choose(me, "take-back", list(dict.fromkeys(sixes)))
        sixes.remove(colour)
        raise_freeman(g, me, freeman_with(me, (colour, CAP_VALUE), used=True), 1)
