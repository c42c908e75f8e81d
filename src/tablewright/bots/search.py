"""Monte Carlo tree search over the choices of a turn.

Each iteration takes a table as it may be (what the seat cannot know is dealt anew), walks down one tree
shared by all of them, adds a node, plays on by habit as far as the plan goes, and asks the evaluation what
came of it. The tree holds the choices of the seat in its turn; what others do and what comes later is left to
habit. It is open: a node is a path of option names, whatever the dice said on the way, and options that a
deal does not offer are passed over.

Where a look ended the turn without chance and without others, the course is known; what is known is not
looked at again, and when nothing is left to look at the search ends early.

Wide questions need no care of their own: options are tried by their odds of being taken (the rule of PUCT),
so unlikely ones wait until the likely ones have been looked at.

What was found is said of the options of the question, for people who ask for advice, and of whole *courses*
of the turn, for bots that play one of them. A course goes as far as nothing comes to light: there the bot
thinks again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from tablewright.bots.base import Glimpse
from tablewright.bots.habits import Custom, custom_of
from tablewright.bots.horizon import Horizon, next_question
from tablewright.bots.judge import Judge
from tablewright.bots.plan import Plan
from tablewright.engine import Decision, Table

#: What a seat chooses one after the other, by the names of the options.
Course: TypeAlias = tuple[str, ...]


class Node:
    """What is known of one option after a path of others."""

    __slots__ = ("children", "known", "margin", "odds", "squares", "total", "value", "visits", "wins")

    def __init__(self, odds: float = 1.0) -> None:
        self.odds: Final = odds  # how likely it is taken
        self.children: dict[str, Node] = {}
        self.known: bool = False  # nothing more can be learned from another look
        self.visits: int = 0
        self.total: float = 0.0  # of what the search is after
        self.value: float = 0.0  # what is expected of it, if the best is made of what comes after
        self.margin: float = 0.0
        self.squares: float = 0.0  # of the margins
        self.wins: float = 0.0

    def know(self) -> None:
        """After a look that would be the same another time, or many: it is known if all after it is."""
        self.known = not [child for child in self.children.values() if not child.known]

    def expect(self, best: float) -> None:
        """Say what is expected of it: the average of all looks, the best option after it, or between."""
        if not self.visits:
            return
        mean = self.total / self.visits
        values = [child.value for child in self.children.values() if child.visits]
        self.value = mean + best * (max(values) - mean) if values else mean


@dataclass(frozen=True)
class Line:
    """What the search says of one option."""

    option: str
    visits: int
    margin: float  #: expected final points ahead of the best other
    win: float  #: expected share of games that are won
    error: float = 0.0  #: the standard error of the margin; 0 after fewer than two looks


class Tally(NamedTuple):
    """Sums over the looks that began with an option."""

    visits: int = 0
    margin: float = 0.0
    wins: float = 0.0
    squares: float = 0.0  # of the margins

    def line(self, option: str) -> Line:
        """What they say of the option."""
        visits = max(1, self.visits)
        mean = self.margin / visits
        variance = max(0.0, self.squares / visits - mean * mean) * visits / max(1, visits - 1)
        return Line(option, self.visits, mean, self.wins / visits, sqrt(variance / visits))


class Looks(NamedTuple):
    """At how many tables as they may be a course was looked at, and the sum of the best that came of it."""

    times: int = 0
    total: float = 0.0


class Found(NamedTuple):
    """What searches bring back: plain data, which can be added up and sent to other processes."""

    options: Mapping[str, Tally]
    courses: Mapping[Course, Looks]

    @property
    def visits(self) -> int:
        """Looks in all."""
        return sum([tally.visits for tally in self.options.values()])

    def lines(self, options: Sequence[str]) -> list[Line]:
        """What was found of options, in their order."""
        return [self.options.get(option, Tally()).line(option) for option in options]

    def best_courses(self, most: int) -> dict[Course, float]:
        """The courses that promise most, the best first, and what they promise. What comes to exactly the
        same, such as the same choices in another order, is named once; and where there are others, at most
        half of them begin the same way, as they differ little.
        """
        promise = {course: looks.total / looks.times for course, looks in self.courses.items()}
        different: dict[float, Course] = {}
        for course in sorted(promise, key=promise.__getitem__, reverse=True):
            different.setdefault(round(promise[course], 6), course)
        chosen: list[Course] = []
        waiting: list[Course] = []
        for course in different.values():
            alike = [other for other in chosen if other[0] == course[0]]
            (chosen if 2 * len(alike) < most else waiting).append(course)
        best = set((chosen[:most] + waiting)[:most])
        return {course: promise[course] for course in different.values() if course in best}


def added(finds: Sequence[Found]) -> Found:
    """What several searches found together."""
    options: dict[str, Tally] = {}
    courses: dict[Course, Looks] = {}
    for found in finds:
        for option, tally in found.options.items():
            known = options.get(option, Tally())
            options[option] = Tally(
                known.visits + tally.visits,
                known.margin + tally.margin,
                known.wins + tally.wins,
                known.squares + tally.squares,
            )
        for course, looks in found.courses.items():
            times, total = courses.get(course, Looks())
            courses[course] = Looks(times + looks.times, total + looks.total)
    return Found(options, courses)


class Search:
    """One search for one question: a tree, and tables as they may be."""

    def __init__(self, glimpse: Glimpse, seed: str, plan: Plan) -> None:
        self.root: Final = Node()
        self.iterations: int = 0
        self._glimpse: Final = glimpse
        self._seat: Final = glimpse.seat
        self._seed: Final = seed
        self._plan: Final = plan
        self._custom: Final[Custom] = custom_of(glimpse.game, plan.habits > 0)
        self._judge: Final = Judge(glimpse.game, glimpse.players, plan.weights)
        self._deals: Final[list[Table]] = []
        self._random: Final = Random(seed)
        self._courses: Final[dict[Course, dict[int, float]]] = {}  # the best at each table
        self._low: float = float("inf")
        self._high: float = float("-inf")

    def run(self, iterations: int, seconds: float = float("inf")) -> None:
        """So many iterations, or fewer if the time is up."""
        end = monotonic() + seconds
        for _ in range(iterations):
            self.iterate()
            if self.root.known or monotonic() > end:
                return

    def iterate(self) -> None:
        """Take a table, walk down, add a node, play on, evaluate, note."""
        table = self._deal()
        self.iterations += 1
        path: list[Node] = [self.root]
        course: list[str] = []
        sure = self._play(table, path, course)
        ahead, wanted, win = self._judge.verdict(table, self._seat, self._plan.rivals)
        self._low = min(self._low, wanted)
        self._high = max(self._high, wanted)
        for node in reversed(path):
            if sure or (node.visits >= self._plan.deals and not self._plan.turns):
                node.know()
            node.visits += 1
            node.total += wanted
            node.margin += ahead
            node.squares += ahead * ahead
            node.wins += win
            node.expect(self._plan.best)
        self._note(tuple(course), wanted)

    def found(self) -> Found:
        """What was found of the options of the question and of courses of the turn."""
        options = {
            option: Tally(node.visits, node.margin, node.wins, node.squares)
            for option, node in self.root.children.items()
            if node.visits
        }
        courses = {course: Looks(len(best), sum(best.values())) for course, best in self._courses.items()}
        return Found(options, courses)

    def _note(self, course: Course, wanted: float) -> None:
        """A course ends where something comes to light, as the seat will think again there: what counts of
        it at a table is the best that came of it. Where later turns are left to habit, every look counts.
        """
        table = self.iterations if self._plan.turns else self.iterations % self._plan.deals
        best = self._courses.setdefault(course, {})
        best[table] = max(wanted, best.get(table, wanted))

    def _deal(self) -> Table:
        """The next of the tables as they may be; after all of them had their turn, the first again."""
        number = self.iterations % self._plan.deals
        if number == len(self._deals):
            self._deals.append(self._glimpse.imagine(f"{self._seed}/{number}"))
        table = self._deals[number].fork()
        table.let_go()
        return table

    def _play(self, table: Table, path: list[Node], course: list[str]) -> bool:
        """Walk down the tree while its choices last, then play on by habit as far as the plan goes. Says
        whether it would be the same another time: all was chosen in the tree, and nothing came to light.
        """
        seat, draw, plan = self._seat, self._random.random, self._plan
        shown = table.shown
        sure = True
        horizon = Horizon(seat, table, plan.turns)
        node: Node | None = self.root
        question: Decision | None = table.question(seat)
        for _ in range(plan.choices):
            if question is None or horizon.reached(table, question):
                return sure and table.shown == shown
            of_turn = question.seat == seat and horizon.further == plan.turns
            if node is not None and of_turn:
                index, child = self._select(node, question.option_ids())
                path.append(child)
                node = child if child.visits else None
            else:
                index = self._custom.pick(question, draw)
                sure = False
            if of_turn and table.shown == shown:
                course.append(question.option_id(index))
            table.play(question.offset + index)
            question = next_question(table)
        return False

    def _select(self, node: Node, options: list[str]) -> tuple[int, Node]:
        """The option that is most worth a look: it promises much, or had few looks for its odds."""
        children = self._children(node, options)
        span = self._high - self._low or 1.0
        low = self._low if self.iterations > 1 else 0.0
        unknown = (node.value - low) / span if node.visits else 0.0
        scale = sum([child.odds for child in children])
        reach = self._plan.exploration * sqrt(1 + sum([child.visits for child in children])) / scale
        best, best_worth = 0, float("-inf")
        for index, child in enumerate(children):
            if child.known and not node.known:
                continue
            promise = (child.value - low) / span if child.visits else unknown
            worth = promise + reach * child.odds / (1 + child.visits)
            if worth > best_worth:
                best, best_worth = index, worth
        return best, children[best]

    def _children(self, node: Node, options: list[str]) -> list[Node]:
        known = node.children
        if [option for option in options if option not in known]:
            for option, odds in zip(options, self._custom.odds(options), strict=True):
                if option not in known:
                    known[option] = Node(odds)
        return [known[option] for option in options]
