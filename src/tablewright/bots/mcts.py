"""The bot that searches, and what a search says to people who ask."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import Final

from tablewright.bots.base import Bot, Glimpse, Settings
from tablewright.bots.habits import likeliest
from tablewright.bots.plan import Plan, plan_of
from tablewright.bots.search import Course, Line
from tablewright.bots.shares import find_course, search
from tablewright.engine import NoDeal

__all__ = ["ADVICE", "Line", "MctsBot", "analyse", "analyse_thoroughly"]

#: How advice is found: options are judged by the best way to go on.
ADVICE: Final = Plan(best=1.0)
#: How many further turns are looked at where the present one is known, and which part of the time that takes.
FURTHEST: Final = 3
WORTH_WHILE: Final = 0.2


class MctsBot(Bot):
    """Finds a course for its turn and keeps to it until something comes to light, or the course ends.
    Settings: see `tablewright.bots.plan`.
    """

    def __init__(self, seed: str, settings: Settings | None = None) -> None:
        self.plan: Final = plan_of("mcts", settings or {})
        self._seed: Final = seed
        self._choices: int = 0
        self._course: Course = ()  # what is still to be chosen

    def choose(self, glimpse: Glimpse) -> int:
        self._choices += 1
        options = glimpse.option_ids()
        course = self._course
        if not course or glimpse.news or course[0] not in options:
            try:
                course = find_course(glimpse, f"{self._seed}/{self._choices}", self.plan)
            except NoDeal:
                course = (options[likeliest(glimpse.game, options)],)
        self._course = course[1:]
        return options.index(course[0])


def analyse(glimpse: Glimpse, seed: str, seconds: float, processes: int = 1) -> list[Line]:
    """What a search of up to so many seconds says of each option, in their order. All may be known sooner: at
    the end of a turn.
    """
    return _lines(glimpse, seed, seconds, processes, turns=0)


def analyse_thoroughly(glimpse: Glimpse, seed: str, seconds: float, processes: int = 1) -> list[Line]:
    """The same, but if all of this turn is known early, the time that is left goes to further turns. What is
    not looked at again there stays as it is known.
    """
    end = monotonic() + seconds
    lines = _lines(glimpse, seed, seconds, processes, turns=0)
    for turns in range(1, FURTHEST + 1):
        left = end - monotonic()
        if left < seconds * WORTH_WHILE:
            break
        further = _lines(glimpse, seed, left, processes, turns)
        lines = [new if new.visits else known for known, new in zip(lines, further, strict=True)]
    return lines


def _lines(glimpse: Glimpse, seed: str, seconds: float, processes: int, turns: int) -> list[Line]:
    plan = replace(ADVICE, seconds=seconds, processes=processes, shares=processes, turns=turns)
    return search(glimpse, seed, plan).lines(glimpse.option_ids())
