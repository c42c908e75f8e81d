"""A flag spent before an action belongs to that action: whoever spends it stays able to perform it
(DAI-15.43).

The ways to go on are tried out on copies of the table, so that everything a flag may bring counts: icons, the
spaces of the Prestige and Wormbus loops, and what several flags bring together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tablewright.engine import Decision, Reason, Rule, because, copy, tell
from tablewright.games.daitoshi.rules.possible import can_perform, hexes_held
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate

#: The flags before the action: the table, who acts, and the cities that may pay, each once.
Window: TypeAlias = Callable[[Daitoshi, Magnate, list[int]], Rule[None]]
#: Where the window may stand after so many answers, as far as it matters for the action.
Standing: TypeAlias = tuple[Any, ...]


class Foresight:
    """The ways in which the flags before an action may be spent, from how the table stands now.

    `hopeless` holds the standings from which no way leads to the action.
    """

    def __init__(self, g: Daitoshi, me: Magnate, action: str, cities: list[int], window: Window) -> None:
        self.start = copy(g)
        self.start.committed = action
        self.seat = me.seat
        self.cities = cities[:]
        self.window = window
        self.hopeless: set[Standing] = set()

    def leads_to_action(self, answers: list[int]) -> bool:
        """Whether the action can be performed after these answers and some way to go on."""
        g = copy(self.start)
        me = g.magnates[self.seat]
        rule = self.window(g, me, self.cities[:])
        asked = next(rule, None)
        for answer in answers:
            assert asked is not None
            asked.answer = answer
            asked = next(rule, None)
        if asked is None:
            return can_perform(g, me, g.committed)
        standing = (len(answers), asked.kind, *what_matters(g, me))
        if standing in self.hopeless or is_lost(g, me):
            return False
        for option in reversed(range(len(asked.values))):  # the last one is to stop, where that is an answer
            if self.leads_to_action([*answers, option]):
                return True
        self.hopeless.add(standing)
        return False


def what_matters(g: Daitoshi, me: Magnate) -> Standing:
    """What the action and the rest of the effects may depend on. Progress costs hexes, and only Expand
    needs those.
    """
    steps = tuple(me.steps) if g.committed == "expand" else ()
    return (
        *me.goods.values(),
        me.steam,
        me.wormbus,
        me.prestige,
        tuple(me.flags),
        tuple(me.zone),
        steps,
    )


def is_lost(g: Daitoshi, me: Magnate) -> bool:
    """Whether nothing can make the action possible any more: DAI-15.13 no hex, and no effect brings one."""
    return g.committed == "expand" and not hexes_held(me)


def keeping_possible(g: Daitoshi, me: Magnate, cities: list[int], window: Window) -> Rule[None]:
    """DAI-15.43 Go through the window; of every choice only those answers are offered that leave a way to
    the committed action.
    """
    foresight = Foresight(g, me, g.committed, cities, window)
    answers: list[int] = []
    rule = window(g, me, cities)
    asked = next(rule, None)
    while asked is not None:
        fitting = [
            option for option in range(len(asked.values)) if foresight.leads_to_action([*answers, option])
        ]
        if [asked.values[option] for option in fitting] == [None]:
            tell(g, "flag-barred", seat=me.seat, action=g.committed)
        asked.answer = yield from choose_among(asked, fitting, g.committed)
        answers.append(asked.answer)
        asked = next(rule, None)


def choose_among(asked: Decision, fitting: list[int], action: str) -> Rule[int]:
    """Ask the question with these of its options only, if there are several; the number of the chosen one."""
    if len(fitting) == 1:
        return fitting[0]
    if len(fitting) == len(asked.values):
        yield asked
        return asked.answer
    values = [asked.values[option] for option in fitting]
    narrower = Decision(
        asked.seat, asked.kind, values, lambda: left_out(asked, fitting, action), asked.telling, asked.no
    )
    yield narrower
    return fitting[narrower.answer]


def left_out(asked: Decision, fitting: list[int], action: str) -> list[tuple[Any, Reason]]:
    """Why the other options are not offered."""
    reasons = asked.blocked() if asked.blocked is not None else []
    why = because("DAI-15.43", "action-lost", action=action)
    return reasons + [(value, why) for i, value in enumerate(asked.values) if i not in fitting]


def may_become_possible(g: Daitoshi, me: Magnate, action: str, cities: list[int], window: Window) -> bool:
    """Whether the flags before an action can bring what it lacks."""
    return Foresight(g, me, action, cities, window).leads_to_action([])
