"""What the things on the table can lead to: which lines of answers, now or some choices later, end at each.

From the open question the seat's own further choices are walked over, breadth first, at guarded forks: only
choices that could be taken back, so nothing comes to light. A line ends at a thing if its last answer is one
that the thing stands for on the scenes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tablewright.engine.ahead import Effects, Given, Outlook, giving
from tablewright.engine.decision import Decision
from tablewright.engine.message import Reason
from tablewright.engine.scene import nodes_for, picks_of
from tablewright.engine.table import Table

#: So many answers are given in one walk, those of the open question included.
MOST_TRIED: Final = 100
#: An answer whose effects are told from an imagined table takes as long as so many others.
IMAGINING: Final = 3
#: So many lines are told of one thing; of the others only how many they are.
MOST_LINES: Final = 6


class ReachLine(NamedTuple):
    """A list of answers, and what they do together; None where the last of them was not given."""

    steps: list[Given]
    effects: Effects | None


class Refused(NamedTuple):
    """An answer that is not offered, the question it belongs to, and why not."""

    question: Decision
    value: Any
    option: str
    reason: Reason


class Reached:
    """What is known of one thing: its lines by number, the shortest first, and how many more there are."""

    def __init__(self) -> None:
        self.lines: Final[list[int]] = []
        self.more: int = 0


class Reach:
    """All that was found, by the names of nodes; `complete` unless the walk was cut short."""

    def __init__(self) -> None:
        self.effects: Final[dict[str, Effects]] = {}  # of the answers to the open question, by name
        self.lines: Final[list[ReachLine]] = []
        self.things: Final[dict[str, Reached]] = {}
        self.refused: Final[dict[str, list[Refused]]] = {}
        self.complete: bool = True


class Branch(NamedTuple):
    """A guarded table to which a line has led, and the kinds of questions on the way: none is walked into
    twice, as the things of a second one can be had at the first.
    """

    table: Table
    steps: list[Given]
    kinds: frozenset[str]


class Walk:
    """A walk over what a seat may do, bounded by a number of answers and, if wanted, by something else."""

    def __init__(self, table: Table, seat: int, most: int, has_time: Callable[[], bool] | None) -> None:
        self.seat: Final = seat
        self.outlook: Final = Outlook(table, seat)
        self.picks: Final = _picks_at(table, seat)
        self.reach: Final = Reach()
        self._left: int = most
        self._has_time: Final = has_time
        self._refusals: Final[dict[str, list[Refused]]] = {}  # by option, as met first

    def go(self) -> Reach:
        """Walk, the shortest lines first."""
        outlook, reach = self.outlook, self.reach
        first = Branch(outlook.table, [], frozenset([outlook.question.kind]))
        branches = deque([first])
        while branches:
            branch = branches.popleft()
            question = branch.table.question(self.seat)
            self._note_refusals(question)
            for number in range(len(question.values)):
                further = self._step(branch, question, number)
                if further is not None:
                    branches.append(further)
        for option, refused in self._refusals.items():
            for node in nodes_for(self.picks, option, refused[0].question.things_told()):
                if node not in reach.things:
                    reach.refused.setdefault(node, []).extend(refused)
        return reach

    def _step(self, branch: Branch, question: Decision, number: int) -> Branch | None:
        """Give one answer; the branch to go on with, if it leads to another question of the seat."""
        name = question.option_id(number)
        steps = [*branch.steps, giving(question, number)]
        if not self._may_go_on() and branch.steps:
            self.reach.complete = False
            self._note_line(self._things(question, [name]), ReachLine(steps, None))
            return None
        tried = self.outlook.tried(branch.table, branch.steps, number)
        effects = tried.effects
        self._left -= IMAGINING if effects.stopped else 1
        if not branch.steps:
            self.reach.effects[name] = effects
        self._note_line(self._things(question, [name, *effects.unasked]), ReachLine(steps, effects))
        asked = effects.asked
        if asked is None or asked.kind in branch.kinds:
            return None
        return Branch(tried.table, [*steps, *effects.usual], branch.kinds | {asked.kind})

    def _may_go_on(self) -> bool:
        return self._left > 0 and (self._has_time is None or self._has_time())

    def _things(self, question: Decision, options: list[str]) -> list[str]:
        """What stands for the answer to a question, and for those that follow it unasked; each once."""
        about = question.things_told()
        return list(dict.fromkeys([node for it in options for node in nodes_for(self.picks, it, about)]))

    def _note_line(self, nodes: list[str], line: ReachLine) -> None:
        """Tell the things at which a line ends."""
        place = -1
        for node in nodes:
            thing = self.reach.things.setdefault(node, Reached())
            if len(thing.lines) == MOST_LINES:
                thing.more += 1
                continue
            if place < 0:
                place = len(self.reach.lines)
                self.reach.lines.append(line)
            thing.lines.append(place)

    def _note_refusals(self, question: Decision) -> None:
        """What is not offered though one might expect it; the first reason met is told."""
        if question.blocked is None:
            return
        offered = set(question.option_ids())
        found: dict[str, Refused] = {}
        for value, reason in question.blocked():
            name = question.name_of(value)
            if name not in offered and name not in self._refusals:
                found[name] = Refused(question, value, name, reason)
        for name, refused in found.items():
            self._refusals[name] = [refused]


def _picks_at(table: Table, seat: int) -> dict[str, list[str]]:
    """What the things stand for that the seat sees; a game without scenes has none."""
    try:
        return picks_of(table.game.scenes(table.view(seat), seat))
    except NotImplementedError:
        return {}


def reach_of(
    table: Table, seat: int, most: int = MOST_TRIED, has_time: Callable[[], bool] | None = None
) -> Reach:
    """What the things on the table can lead to for a seat that is asked.

    All answers of the open question are always given; of further ones at most so many, and only while there
    is time, if somebody looks at a clock. If nobody does, the same table gives the same result.
    """
    return Walk(table, seat, most, has_time).go()
