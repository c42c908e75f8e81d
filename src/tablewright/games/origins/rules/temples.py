"""ORI-5 Temples and their zodiac cards.

Elsewhere: ORI-5.2.5 in state.py; ORI-5.2.7 in abilities.py; ORI-5.3 in round_end.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, choose_number, tell
from tablewright.games.origins.box.schema import TEMPLE_TOP, TEMPLES
from tablewright.games.origins.rules.ending import disc_reached_top
from tablewright.games.origins.rules.state import Builder, Origins, holds


def below_top(me: Builder, temple: str) -> bool:
    """ORI-5.1.2 Whether the disc can still move."""
    return me.temples[temple] < TEMPLE_TOP[temple]


def climb(g: Origins, me: Builder, temple: str, steps: int) -> int:
    """ORI-5.1.2 Move one disc up, as far as the top allows; ORI-5.1.1 it comes to lie on top. Returns the
    steps made.
    """
    made = min(steps, TEMPLE_TOP[temple] - me.temples[temple])
    if made:
        me.temples[temple] += made
        order = g.temple_order[temple]
        order.remove(me.seat)
        order.append(me.seat)
        tell(g, "climb", seat=me.seat, temple=temple, steps=made, space=me.temples[temple])
        if not below_top(me, temple):
            disc_reached_top(g, me)
    return made


def temples_to_visit(g: Origins, me: Builder) -> list[str]:
    """ORI-5.2.2 Not a temple whose top is reached and whose card the player already has."""
    return [temple for temple in TEMPLES if below_top(me, temple) or not holds(g, me, g.temple_card[temple])]


def temples_to_climb(me: Builder, other_than: str = "") -> list[str]:
    """ORI-5.2.6 For all other moves: where the disc is below the top."""
    return [temple for temple in TEMPLES if temple != other_than and below_top(me, temple)]


def not_climbed(me: Builder, other_than: str = "", rule: str = "ORI-5.1.2") -> list[tuple[Any, Reason]]:
    """Why a temple is not offered: it has been climbed to the top, or that rule asks for another one."""
    reasons = [
        (temple, because("ORI-5.1.2", "disc-at-top")) for temple in TEMPLES if not below_top(me, temple)
    ]
    if other_than and below_top(me, other_than):
        reasons.append((other_than, because(rule, "same-temple")))
    return reasons


def visit_temple(g: Origins, me: Builder, steps: int) -> Rule[str]:
    """ORI-5.2.1 Move one disc up to so many steps; ORI-5.2.2 at least one unless it is on the top. Returns
    the temple.
    """
    temple = yield from choose(me, "temple", temples_to_visit(g, me), lambda: nothing_left_there(g, me))
    most = min(steps, TEMPLE_TOP[temple] - me.temples[temple])
    if most:
        climb(g, me, temple, (yield from choose_number(me, "temple-steps", 1, most, {"temple": temple})))
    return temple


def nothing_left_there(g: Origins, me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-5.2.2 Temples that would give neither a step nor a card."""
    return [(temple, because("ORI-5.2.2", "temple-exhausted")) for temple in TEMPLES]


def take_zodiac(g: Origins, me: Builder, temple: str) -> None:
    """ORI-5.2.3 The card of the temple, from the board or from whoever has it; ORI-5.2.4 it never goes
    back.
    """
    power = g.temple_card[temple]
    before = g.holder[power]
    if before == me.seat:
        return
    g.holder[power] = me.seat
    if before < 0:
        tell(g, "zodiac", seat=me.seat, power=power)
    else:
        tell(g, "zodiac-taken", seat=me.seat, power=power, from_seat=before)
