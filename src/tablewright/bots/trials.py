"""What comes of a turn later: courses of it are tried out, and the rest of the table plays on.

The search judges a turn by the position at its end. Here courses that promise much are played on for some
rounds, in which everybody, the seat too, plays *quick turns*: of a few turns by habit the one after which the
player is furthest ahead. All courses are tried at the same tables with the same luck, and every turn of
a player has a luck of its own: what one does otherwise does not make the others do something else, so what
courses differ by shows early.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from tablewright.bots.base import Glimpse
from tablewright.bots.habits import Custom, custom_of
from tablewright.bots.horizon import Horizon, next_question
from tablewright.bots.judge import Judge
from tablewright.bots.plan import Plan
from tablewright.bots.search import Course
from tablewright.engine import Decision, Table


class Trials:
    """Tries out courses of the turn that is on."""

    def __init__(self, glimpse: Glimpse, seed: str, plan: Plan) -> None:
        self._glimpse: Final = glimpse
        self._seed: Final = seed
        self._plan: Final = plan
        self._custom: Final[Custom] = custom_of(glimpse.game, plan.habits > 0)
        self._judge: Final = Judge(glimpse.game, glimpse.players, plan.weights)

    def worths(self, courses: list[Course], number: int) -> list[float]:
        """What came of each of the courses in the trial of a number: a table as it may be."""
        seat, rivals = self._glimpse.seat, self._plan.rivals
        return [self._judge.verdict(table, seat, rivals)[1] for table in self._played_on(courses, number)]

    def points(self, courses: list[Course], number: int) -> list[float]:
        """The same in points: those that the seat may expect at the end, whatever the others have."""
        seat = self._glimpse.seat
        return [self._judge.values(table, seat)[seat] for table in self._played_on(courses, number)]

    def _played_on(self, courses: list[Course], number: int) -> Iterator[Table]:
        """The table of a number after each of the courses, and what comes then."""
        dealt = self._glimpse.imagine(f"{self._seed}/trial {number}")
        return (self._after(dealt.fork(), course, number) for course in courses)

    def _after(self, table: Table, course: Course, number: int) -> Table:
        """Play a course and then on for some rounds; each player's turn is a part of a round, also where some
        are passed over, so that all courses are judged at the same time.
        """
        table = self._finish_turn(table, course, f"{number}")
        had = [0] * table.players
        for _ in range(self._plan.rounds * table.players):
            question = next_question(table)
            if question is None:
                break
            seat = question.seat
            table = self._quick_turn(table, seat, f"{number}/{seat}/{had[seat]}")
            had[seat] += 1
        return table

    def _finish_turn(self, table: Table, course: Course, luck: str) -> Table:
        """Play the turn as far as the course goes and the table offers what it says; the rest, if something
        came to light, is a quick turn.
        """
        seat, draw = self._glimpse.seat, self._draws(luck)
        horizon = Horizon(seat, table)
        question: Decision | None = table.question(seat)
        done = 0
        while question is not None and not horizon.reached(table, question):
            if question.seat != seat:
                index = self._custom.pick(question, draw)
            else:
                index = place_of(course[done], question) if done < len(course) else -1
                if index < 0:
                    return self._quick_turn(table, seat, luck)
                done += 1
            table.play(question.offset + index)
            question = next_question(table)
        return table

    def _quick_turn(self, table: Table, seat: int, luck: str) -> Table:
        """The best of some turns by habit."""
        best, best_value = table, float("-inf")
        for attempt in range(self._plan.tries):
            fork, draw = table.fork(), self._draws(f"{luck}/{attempt}")
            horizon = Horizon(seat, fork)
            question = next_question(fork)
            while question is not None and not horizon.reached(fork, question):
                fork.play(question.offset + self._custom.pick(question, draw))
                question = next_question(fork)
            _, value, _ = self._judge.verdict(fork, seat, self._plan.rivals)
            if value > best_value:
                best, best_value = fork, value
        return best

    def _draws(self, luck: str) -> Callable[[], float]:
        return Random(f"{self._seed}/{luck}").random


def place_of(option: str, question: Decision) -> int:
    """The number of an option; -1 if it is not offered."""
    names = question.option_ids()
    return names.index(option) if option in names else -1
