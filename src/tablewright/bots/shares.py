"""The shares of a search, done here or by processes at the same time.

A search is cut into shares with a tree of their own, added up at the end; then the best courses of the turn
are put to trials. Which process does a share or a trial makes no difference, so a budget in iterations
decides the same on one process and on several.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from tablewright.bots.base import Glimpse
from tablewright.bots.plan import Plan
from tablewright.bots.search import Course, Found, Search, added
from tablewright.bots.trials import Trials
from tablewright.engine import Table
from tablewright.engine import record as records

#: A share with a time to keep ends by that, not by its iterations.
NO_END: Final = 1_000_000_000

WORK = TypeVar("WORK")
RESULT = TypeVar("RESULT")


class Start:
    """Where a search begins: an imagined table, not the glimpse, so that what the seat cannot know does not
    leave this process.
    """

    def __init__(self, table: Table, seat: int, plan: Plan) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.plan: Final = plan

    def glimpse(self) -> Glimpse:
        """What the seat sees there."""
        return Glimpse(self.table, self.table.question(self.seat))

    def with_plan(self, plan: Plan) -> Start:
        """The same place with another plan."""
        return Start(self.table, self.seat, plan)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is sent to another process."""
        return _arrived, (records.to_data(self.table), self.seat, self.plan)


def _arrived(data: dict[str, Any], seat: int, plan: Plan) -> Start:
    return Start(records.from_data(data), seat, plan)


class Share(NamedTuple):
    """One of the trees of a search, as a piece of work for a process."""

    start: Start
    seed: str


class Trial(NamedTuple):
    """Courses to be tried at some tables, by the tables' numbers."""

    start: Start
    seed: str
    courses: list[Course]
    numbers: list[int]


def search(glimpse: Glimpse, seed: str, plan: Plan) -> Found:
    """What all shares found."""
    return _search(_start(glimpse, seed, plan), seed)


def find_course(glimpse: Glimpse, seed: str, plan: Plan) -> Course:
    """How to play the turn, as far as a search and trials can tell."""
    begun = monotonic()
    start = _start(glimpse, seed, plan)
    if plan.seconds and plan.courses > 1:  # half of the time for the trials
        found = _search(start.with_plan(replace(plan, seconds=plan.seconds / 2)), seed)
    else:
        found = _search(start, seed)
    end = begun + plan.seconds if plan.seconds else float("inf")
    return _tried_out(start, seed, found.best_courses(plan.courses), end)


def _start(glimpse: Glimpse, seed: str, plan: Plan) -> Start:
    return Start(glimpse.imagine(f"{seed}/start"), glimpse.seat, plan)


def _search(start: Start, seed: str) -> Found:
    plan = start.plan
    at_once = min(plan.processes, plan.shares)
    begin = start.with_plan(
        replace(
            plan, iterations=-(-plan.iterations // plan.shares), seconds=plan.seconds * at_once / plan.shares
        )
    )
    work = [Share(begin, f"{seed}/share {number}") for number in range(plan.shares)]
    return added(_done(_grow, work, plan.processes))


def _grow(share: Share) -> Found:
    plan = share.start.plan
    looking = Search(share.start.glimpse(), share.seed, plan)
    if plan.seconds:
        looking.run(NO_END, plan.seconds)
    else:
        looking.run(plan.iterations)
    return looking.found()


def _tried_out(start: Start, seed: str, promises: dict[Course, float], end: float) -> Course:
    """The course of which most came; what the search promised of it counts as some trials. All are tried,
    then the better half of them, so often that every time about as much is spent, until one is left or the
    time is up.
    """
    plan = start.plan
    courses = list(promises)
    stages = (len(courses) - 1).bit_length()
    sums = {course: plan.trust * promise for course, promise in promises.items()}
    done = 0
    for stage in range(stages if plan.trials else 0):
        stage_end = monotonic() + (end - monotonic()) / (stages - stage)
        wanted = done + max(1, plan.trials // stages // len(courses))
        while done < wanted and (not done or monotonic() < stage_end):
            at_once = min(plan.processes, wanted - done) if plan.seconds else wanted - done
            numbers = list(range(done, done + at_once))
            done += at_once
            work = [Trial(start, seed, courses, part) for part in _dealt_out(numbers, plan.processes)]
            rows = [row for part in _done(_try, work, plan.processes) for row in part]
            for _, worths in sorted(rows):
                for course, worth in zip(courses, worths, strict=True):
                    sums[course] += worth
        courses = sorted(courses, key=sums.__getitem__, reverse=True)[: (len(courses) + 1) // 2]
    return courses[0]


def _try(trial: Trial) -> list[tuple[int, list[float]]]:
    """What came of each course at each of the tables, with the table's number."""
    trials = Trials(trial.start.glimpse(), trial.seed, trial.start.plan)
    return [(number, trials.worths(trial.courses, number)) for number in trial.numbers]


def _dealt_out(numbers: list[int], processes: int) -> list[list[int]]:
    """The numbers, a part for each process that gets one.

    >>> _dealt_out([1, 2, 3], 2), _dealt_out([1], 2)
    ([[1, 3], [2]], [[1]])
    """
    return [numbers[first::processes] for first in range(min(processes, len(numbers)))]


def _done(do: Callable[[WORK], RESULT], work: Sequence[WORK], processes: int) -> list[RESULT]:
    """What comes of pieces of work, in their order."""
    if processes == 1 or len(work) == 1:
        return [do(piece) for piece in work]
    # Only here: where there are no processes, as in a browser, the rest of this module works nevertheless.
    from tablewright.bots.pool import done_at_once

    return done_at_once(do, work, processes)
