"""The bot that searches, and what a search says to people who ask."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tablewright.bots.base import Bot, Glimpse, Settings
from tablewright.bots.habits import likeliest
from tablewright.bots.plan import Plan, plan_of
from tablewright.bots.search import Course, Line
from tablewright.bots.shares import find_course, search
from tablewright.engine import NoDeal

__all__ = ["ADVICE", "Line", "MctsBot", "analyse"]

#: How advice is found: options are judged by the best way to go on.
ADVICE: Final = Plan(best=1.0)


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
    """What a search of so many seconds says of each option, in their order."""
    plan = replace(ADVICE, seconds=seconds, processes=processes, shares=processes)
    return search(glimpse, seed, plan).lines(glimpse.option_ids())
