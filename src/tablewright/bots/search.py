"""Monte Carlo tree search over the choices of a turn.

Each iteration takes a table as it may be (what the seat cannot know is dealt anew), walks down one tree
shared by all of them, adds a node, plays on by habit until the turn is over (or some turns more), and asks
the evaluation what came of it. The tree holds the choices of the seat in its turn; what others do and what
comes later is left to habit. It is open: a node is a path of option names, whatever the dice said on the way,
and options that a deal does not offer are passed over.

Wide questions need no care of their own: options are tried by their odds of being taken (the rule of PUCT),
so unlikely ones wait until the likely ones have been looked at.

A search is cut into *shares* with a tree of their own, merged at the end. Which process searches a share
makes no difference, so a budget in iterations decides the same on one process and on several.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from time import monotonic
from typing import Final

from tablewright.bots.base import Glimpse
from tablewright.bots.habits import Custom, Evenly, habits_of
from tablewright.bots.horizon import Horizon, next_question
from tablewright.bots.judge import Judge
from tablewright.bots.plan import Plan
from tablewright.engine import Decision, Table
from tablewright.engine.native import mypyc_attr

CAUTION: Final = 0.5  # how much of the difference between options a single look may be wrong by
SCALE: Final = (
    15.0  # a margin of so many points is nearly a win, as long as the game is not over; a win is worth it
)


@mypyc_attr(serializable=True)  # trees come back from other processes
class Node:
    """What is known of one option after a path of others."""

    __slots__ = ("children", "margin", "odds", "total", "value", "visits", "wins")

    def __init__(self, odds: float = 1.0) -> None:
        self.odds: Final = odds  # how likely it is taken
        self.children: dict[str, Node] = {}
        self.visits: int = 0
        self.total: float = 0.0  # of what the search is after
        self.value: float = 0.0  # what is expected of it, if the best is made of what comes after
        self.margin: float = 0.0
        self.wins: float = 0.0

    def expect(self, best: float) -> None:
        """Say what is expected of it: the average of all looks, the best option after it, or between."""
        if not self.visits:
            return
        mean = self.total / self.visits
        values = [child.value for child in self.children.values() if child.visits]
        self.value = mean + best * (max(values) - mean) if values else mean

    def merge(self, other: Node, best: float) -> None:
        """Add what another search found."""
        self.visits += other.visits
        self.total += other.total
        self.margin += other.margin
        self.wins += other.wins
        for option, child in other.children.items():
            self.children.setdefault(option, Node(child.odds)).merge(child, best)
        self.expect(best)

    def best(self, options: Sequence[str]) -> int:
        """The option that promises most; what was looked at little is trusted little."""
        known = [self.children.get(option) for option in options]
        values = [child.value for child in known if child is not None and child.visits]
        spread = max(values) - min(values)

        def promise(index: int) -> float:
            child = known[index]
            if child is None or not child.visits:
                return float("-inf")
            return child.value - CAUTION * spread / sqrt(child.visits)

        return max(range(len(options)), key=promise)


@dataclass(frozen=True)
class Line:
    """What the search says of one option."""

    option: str
    visits: int
    margin: float  #: expected final points ahead of the best other
    win: float  #: expected share of games that are won


class Search:
    """One search for one question: a tree, and tables as they may be."""

    def __init__(self, glimpse: Glimpse, seed: str, plan: Plan | None = None) -> None:
        self.root: Final = Node()
        self.iterations: int = 0
        self._glimpse: Final = glimpse
        self._seed: Final = seed
        self._plan: Final = plan or Plan()
        self._custom: Final[Custom] = habits_of(glimpse.game) if self._plan.habits else Evenly()
        self._judge: Final = Judge(glimpse.game, glimpse.players, self._plan.weights)
        self._random: Final = Random(seed)
        self._deals: Final[list[Table]] = []
        self._low: float = float("inf")
        self._high: float = float("-inf")

    def run(self, iterations: int, seconds: float = float("inf")) -> None:
        """So many iterations, or fewer if the time is up."""
        end = monotonic() + seconds
        for _ in range(iterations):
            self.iterate()
            if monotonic() > end:
                return

    def iterate(self) -> None:
        """Take a table, walk down, add a node, play on, evaluate, note."""
        table = self._deal()
        self.iterations += 1
        path = self._play(table)
        worth = self._judge.values(table, self._glimpse.seat)
        ahead, wanted = self._measure(worth)
        if table.over:
            win = (ahead > 0) + 0.5 * (ahead == 0)
            wanted += SCALE * (2 * win - 1) if table.players > 1 else 0.0
        else:
            win = 1 / (1 + exp(-ahead / SCALE))
        self._low = min(self._low, wanted)
        self._high = max(self._high, wanted)
        for node in reversed(path):
            node.visits += 1
            node.total += wanted
            node.margin += ahead
            node.wins += win
            node.expect(self._plan.best)

    def lines(self) -> list[Line]:
        """The options of the question in their order, with what was found."""
        return lines_of(self.root, self._glimpse.option_ids())

    def _deal(self) -> Table:
        """The next of the tables as they may be; after all of them had their turn, the first again."""
        number = self.iterations % self._plan.deals
        if number == len(self._deals):
            self._deals.append(self._glimpse.imagine(f"{self._seed}/{number}"))
        table = self._deals[number].fork()
        table.let_go()
        return table

    def _play(self, table: Table) -> list[Node]:
        """Walk down the tree while its choices last, then play on by habit as far as the plan goes."""
        seat, draw = self._glimpse.seat, self._random.random
        horizon = Horizon(seat, table, self._plan.turns)
        node: Node | None = self.root
        path = [self.root]
        question: Decision | None = table.question(seat)
        for _ in range(self._plan.choices):
            if question is None or horizon.reached(table, question):
                break
            if node is not None and question.seat == seat and horizon.further == self._plan.turns:
                index, child = self._select(node, question.option_ids())
                path.append(child)
                node = child if child.visits else None
            else:
                index = self._custom.pick(question, draw)
            table.play(question.offset + index)
            question = next_question(table)
        return path

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
            promise = (child.value - low) / span if child.visits else unknown
            worth = promise + reach * child.odds / (1 + child.visits)
            if worth > best_worth:
                best, best_worth = index, worth
        return best, children[best]

    def _children(self, node: Node, options: list[str]) -> list[Node]:
        known = node.children
        if not all(map(known.__contains__, options)):
            for option, odds in zip(options, self._custom.odds(options), strict=True):
                if option not in known:
                    known[option] = Node(odds)
        return [known[option] for option in options]

    def _measure(self, worth: list[float]) -> tuple[float, float]:
        """How far the seat is ahead of the best other, and what the search is after: a mixture of that and of
        the seat's own points.
        """
        seat = self._glimpse.seat
        best = max([value for other, value in enumerate(worth) if other != seat], default=0.0)
        return worth[seat] - best, worth[seat] - self._plan.rivals * best


def lines_of(root: Node, options: Sequence[str]) -> list[Line]:
    """What a tree says of options."""
    found = []
    for option in options:
        node = root.children.get(option)
        if node is None or not node.visits:
            found.append(Line(option, 0, 0.0, 0.0))
        else:
            found.append(Line(option, node.visits, node.margin / node.visits, node.wins / node.visits))
    return found
