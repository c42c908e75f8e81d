"""Information-set Monte Carlo tree search.

Each iteration imagines a table (what the seat cannot know is dealt anew), walks down one tree shared by all
of them, adds a node, plays on at random for a while and asks the evaluation what the result is worth to
everybody. The tree is open: a node is a path of option names, whatever the dice said on the way, and options
that a deal does not offer are passed over (how often an option was there is counted, so that rare ones are
not explored too much).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from time import monotonic
from typing import Final

from tablewright.bots.base import Bot, Glimpse, Settings, number_setting, refuse_unknown
from tablewright.bots.evaluation import margin, values
from tablewright.engine import Decision, Table

EXPLORATION: Final = 0.7
DEPTH: Final = 30  # choices after the tree before the evaluation is asked
SCALE: Final = 15.0  # a margin of so many points is nearly a win


class Node:
    """What is known of one option after a path of others."""

    __slots__ = ("available", "children", "margin", "seat", "total", "visits", "wins")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat  # who chose it
        self.children: dict[str, Node] = {}
        self.visits: int = 0
        self.available: int = 1
        self.total: float = 0.0
        self.margin: float = 0.0
        self.wins: float = 0.0


@dataclass(frozen=True)
class Line:
    """What the search says of one option."""

    option: str
    visits: int
    margin: float  #: expected final points ahead of the best other
    win: float  #: share of imagined games in which the seat was ahead


class Search:
    """One search for one question."""

    def __init__(self, glimpse: Glimpse, seed: str, depth: int = DEPTH) -> None:
        self.root: Final = Node(glimpse.seat)
        self.iterations: int = 0
        self._glimpse: Final = glimpse
        self._seed: Final = seed
        self._depth: Final = depth
        self._random: Final = Random(seed)

    def run(self, iterations: int, seconds: float = float("inf")) -> None:
        """So many iterations, or fewer if the time is up."""
        end = monotonic() + seconds
        for _ in range(iterations):
            self.iterate()
            if monotonic() > end:
                return

    def iterate(self) -> None:
        """Imagine, walk down, add a node, play on, evaluate, note."""
        table = self._glimpse.imagine(f"{self._seed}/{self.iterations}")
        table.let_go()
        self.iterations += 1
        path = self._descend(table)
        self._play_on(table)
        worth = values(table)
        for node in path:
            ahead = margin(worth, node.seat)
            node.visits += 1
            node.total += 1 / (1 + exp(-ahead / SCALE))
            node.margin += ahead
            node.wins += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        self.root.visits += 1

    def lines(self) -> list[Line]:
        """The options of the question in their order, with what was found."""
        found = []
        for option in self._glimpse.option_ids():
            node = self.root.children.get(option)
            if node is None or not node.visits:
                found.append(Line(option, 0, 0.0, 0.0))
            else:
                found.append(Line(option, node.visits, node.margin / node.visits, node.wins / node.visits))
        return found

    def _descend(self, table: Table) -> list[Node]:
        """Walk down the tree by the upper confidence bound; the path ends with a new node."""
        node = self.root
        path: list[Node] = []
        question = table.question(self._glimpse.seat)
        while True:
            names = question.option_ids()
            index, child, new = self._select(node, names, question.seat)
            table.play(question.offset + index)
            path.append(child)
            if new or table.over:
                return path
            node = child
            question = table.open_questions()[0]

    def _select(self, node: Node, names: list[str], seat: int) -> tuple[int, Node, bool]:
        """An option that was never tried, else the most promising one."""
        children = node.children
        untried = [i for i, name in enumerate(names) if name not in children]
        for name in names:
            if name in children:
                children[name].available += 1
        if untried:
            index = untried[int(self._random.random() * len(untried))]
            child = Node(seat)
            children[names[index]] = child
            return index, child, True
        best, best_bound = 0, float("-inf")
        for i, name in enumerate(names):
            child = children[name]
            bound = child.total / max(1, child.visits) + EXPLORATION * sqrt(
                log(child.available) / max(1, child.visits)
            )
            if bound > best_bound:
                best, best_bound = i, bound
        return best, children[names[best]], False

    def _play_on(self, table: Table) -> None:
        draw = self._random.random
        for _ in range(self._depth):
            asked: Decision | None = table.asked
            if asked is None:
                return
            if asked.parts is not None:
                asked = asked.parts[0]
            table.play(asked.offset + int(draw() * len(asked.values)))


class MctsBot(Bot):
    """Searches before each choice; `iterations` of the search, `depth` of its random play."""

    def __init__(self, seed: str, settings: Settings | None = None) -> None:
        settings = settings or {}
        refuse_unknown("mcts", settings, ("iterations", "depth"))
        self.iterations: Final = number_setting("mcts", settings, "iterations", 200)
        self.depth: Final = number_setting("mcts", settings, "depth", DEPTH)
        self._seed: Final = seed
        self._choices: int = 0

    def choose(self, glimpse: Glimpse) -> int:
        self._choices += 1
        search = Search(glimpse, f"{self._seed}/{self._choices}", self.depth)
        search.run(self.iterations)
        visits = [line.visits for line in search.lines()]
        return visits.index(max(visits))
