"""ORI-11 Advisors, and raising freemen (ORI-1.5).

Elsewhere: ORI-11.3 in visit.py.
"""

from __future__ import annotations

from tablewright.engine import score, tell
from tablewright.games.origins.box.schema import ADVISOR_VP, CAP_VALUE
from tablewright.games.origins.rules.state import Builder, Freeman, Origins
from tablewright.games.origins.rules.zodiac import scorpio


def raise_freeman(g: Origins, me: Builder, freeman: Freeman, pips: int, cap: int = 0) -> None:
    """ORI-1.5.1 One pip at a time; a 6 becomes an advisor, the rest is lost; a cap ends it before."""
    was = freeman.value
    for _ in range(pips):
        if cap and freeman.value >= cap:
            break
        if freeman.value == CAP_VALUE:
            if was < CAP_VALUE:
                tell_raise(g, me, freeman, was)
            become_advisor(g, me, freeman)
            return
        freeman.value += 1
    tell_raise(g, me, freeman, was)


def tell_raise(g: Origins, me: Builder, freeman: Freeman, was: int) -> None:
    """ORI-1.5.1 Say what the die was and what it is now."""
    tell(g, "raise", seat=me.seat, was=was, die=(freeman.colour, freeman.value))


def become_advisor(g: Origins, me: Builder, freeman: Freeman) -> None:
    """ORI-11.1 The die leaves its base; ORI-11.2.1 it becomes an advisor, ORI-11.2.2 or scores if the
    colour is there.

    ORI-11.2.3 The track has a space for every colour, so it never is too short.
    """
    me.freemen.remove(freeman)
    me.empty_bases += 1  # ORI-1.2.4
    if freeman.colour in me.advisors:
        g.reserve[freeman.colour] += 1
        tell(g, "double", seat=me.seat, colour=freeman.colour, site=freeman.site or None)
        score(g, me, "advisors-double", ADVISOR_VP[len(me.advisors) - 1])
    else:
        me.advisors.append(freeman.colour)
        tell(g, "advisor", seat=me.seat, colour=freeman.colour, site=freeman.site or None)
    scorpio(g, me)


def advisor_points(me: Builder) -> int:
    """ORI-14.2.2 The value of the rightmost occupied space."""
    return ADVISOR_VP[len(me.advisors) - 1] if me.advisors else 0
