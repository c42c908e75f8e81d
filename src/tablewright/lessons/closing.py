"""What a coach looks at when a first game is over: the learner's points beside what is typical, the plan that
they came nearest to and the one that they left out, their best turn, and what was lost unused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tablewright.engine import Table
from tablewright.engine.ahead import Given, giving
from tablewright.engine.glance import Tally
from tablewright.engine.message import Text as Message
from tablewright.lessons.schema import Lessons, Plan, Way

#: So much is said of each kind; more would not be read.
MOST: Final = 2


class Scored(NamedTuple):
    """What somebody scored in one way."""

    way: Way
    points: int

    @property
    def above(self) -> float:
        """How far it is above the middle of what is typical."""
        return self.points - sum(self.way.typical) / 2

    @property
    def is_good(self) -> bool:
        """Whether it is above what is typical."""
        return self.points > self.way.typical[1]

    @property
    def is_poor(self) -> bool:
        """Whether it is below what is typical."""
        return self.points < self.way.typical[0]


class Closing(NamedTuple):
    """What can be said of a game."""

    good: list[Scored]  # ways that brought more than usual, the best first; else the best of the usual ones
    poor: list[Scored]  # ways that brought less than usual, the poorest first
    followed: Plan | None  # the plan that the game came nearest to
    left: Plan | None  # and the one that it was furthest from


class Remembered(NamedTuple):
    """What somebody's turns tell of a game: what was lost unused in them, and the choice that began the one
    that raised their standing most, with that rise.
    """

    lost: list[Tally]
    best: Given | None
    rise: int


def closing(lessons: Lessons, points: Mapping[str, int]) -> Closing:
    """How somebody's points, by source, stand beside what is typical and beside the plans."""
    ways = [] if lessons.page is None else lessons.page.ways
    scored = [Scored(way, _sum(points, way.sources)) for way in ways if way.typical]
    best_first = sorted(scored, key=lambda one: -one.above)
    good = [one for one in best_first if one.is_good]
    usual = [one for one in best_first if one.points > 0 and not one.is_poor]
    poor = [one for one in reversed(best_first) if one.is_poor]
    by_share = sorted(lessons.three_plans, key=lambda plan: -_share(ways, points, plan))
    followed = next((plan for plan in by_share if _sum(points, plan.sources) > 0), None)
    left = next((plan for plan in reversed(by_share) if plan is not followed), None)
    return Closing((good or usual[:1])[:MOST], poor[:MOST], followed, left)


def _sum(points: Mapping[str, int], sources: Sequence[str]) -> int:
    return sum(points.get(source, 0) for source in sources)


def _share(ways: Sequence[Way], points: Mapping[str, int], plan: Plan) -> float:
    """What the plan brought, as a share of what its ways typically bring."""
    typical = sum(way.typical[1] for way in ways if way.typical and set(way.sources) & set(plan.sources))
    return _sum(points, plan.sources) / max(1, typical)


def remember(table: Table, moves: Sequence[tuple[int, str]], seat: int) -> Remembered:
    """Play a game again, on a table at its beginning, and look at the turns of a seat."""
    lost: dict[Message, Tally] = {}
    begins: dict[int, Given] = {}
    rises: dict[int, int] = {}
    for mover, name in moves:
        if mover != seat:
            table.choose(name, mover)
            continue
        for tally in table.game.wasted(table.state, seat, name):
            had = lost.get(tally.what, tally._replace(amount=0))
            lost[tally.what] = tally._replace(amount=had.amount + tally.amount)
        turn, question, before = table.turns, table.question(seat), _standing(table, seat)
        begins.setdefault(turn, giving(question, question.option_ids().index(name)))
        table.choose(name, seat)
        rises[turn] = rises.get(turn, 0) + _standing(table, seat) - before
    best = max(rises, key=rises.__getitem__, default=0)
    most = sorted(lost.values(), key=lambda tally: -tally.amount)[:MOST]
    return Remembered(most, begins.get(best), rises.get(best, 0))


def _standing(table: Table, seat: int) -> int:
    """What the seat would have at an end at once, as far as it knew then."""
    return table.game.standing(table.state, seat).points[seat]
