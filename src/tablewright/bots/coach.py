"""A coach's second look at a turn before it stands: what was played against the best that a search finds.

The coach knows what the seat knows: it begins where the seat could still go back to, at tables on which all
that the seat cannot see is dealt anew. The better course is found on some of them and compared on others, so
that it is not merely the luckiest one.
"""

from __future__ import annotations

from statistics import fmean
from typing import Final, NamedTuple

from tablewright.bots.base import Glimpse
from tablewright.bots.plan import Plan
from tablewright.bots.search import Course
from tablewright.bots.shares import search
from tablewright.bots.trials import Trials, place_of
from tablewright.engine import Decision, NoDeal, Table
from tablewright.engine.ahead import giving

#: The coach says the same whenever somebody asks.
SEED: Final = "coach"
#: What a second look may spend.
PLAN: Final = Plan(iterations=60, deals=4, best=1.0, rivals=0.0, rounds=0)
#: How many courses are compared with what was played, and at how many tables.
COURSES: Final = 4
TABLES: Final = 8
#: A turn costs much that costs so many points, and such a share of what the seat may expect at the end.
MUCH: Final = 4.0
SHARE: Final = 0.06
#: At so many of the tables the other course must be the better one.
SURE: Final = 0.75


class Doubt(NamedTuple):
    """Something better than what was played: where the two part, and what the played one costs in points."""

    question: Decision
    played: int  # the number of the answer
    better: int
    loss: float


def back_to_start(table: Table, seat: int) -> Course:
    """Take back all that the seat still can, and tell what it was, the first choice first."""
    taken: list[str] = []
    while table.can_undo(seat):
        taken.append([move for move in table.moves if move.seat == seat][-1].name)
        table.undo(seat)
    return tuple(reversed(taken))


def doubt_about(table: Table, seat: int, played: Course) -> Doubt | None:
    """Whether the turn that a seat would play from here costs much against another one."""
    try:
        better, loss = _better_than(table, seat, played)
    except NoDeal:
        return None
    return parting(table, seat, played, better, loss) if better else None


def _better_than(table: Table, seat: int, played: Course) -> tuple[Course, float]:
    """The best of some other courses and what the played one costs against it; no course if not much."""
    glimpse = Glimpse(table, table.question(seat))
    found = search(glimpse, SEED, PLAN).best_courses(COURSES)
    courses = [played, *(course for course in found if course != played)]
    trials = Trials(glimpse, SEED, PLAN)
    rows = [trials.points(courses, number) for number in range(TABLES)]
    best: Course = ()
    best_loss = 0.0
    for number, course in enumerate(courses[1:], start=1):
        losses = [row[number] - row[0] for row in rows]
        loss = fmean(losses)
        much = max(MUCH, SHARE * fmean(row[number] for row in rows))
        sure = sum(one > 0 for one in losses) >= SURE * TABLES
        if sure and loss >= max(much, best_loss):
            best, best_loss = course, loss
    return best, best_loss


def parting(table: Table, seat: int, played: Course, better: Course, loss: float) -> Doubt | None:
    """Where two courses part at this table; None if it does not offer there what the better one says, or
    something would come to light on the way: this is the true table, and the seat may propose any course.
    """
    at = table.guarded()
    for one, other in zip(played, better, strict=False):
        question = at.question(seat)
        numbers = place_of(one, question), place_of(other, question)
        if min(numbers) < 0:
            return None
        if one != other:
            return Doubt(giving(question, numbers[0]).question, *numbers, loss)
        if at.follow(question.offset + numbers[0]) or not any(
            asked.seat == seat for asked in at.open_questions()
        ):
            return None
    return None
