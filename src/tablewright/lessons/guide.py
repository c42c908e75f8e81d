"""A lesson as it is played: a real table, and what the step says of each answer.

Where a learner is in a part follows from what they have taken so far: one entry for each step that is done,
the option for a step with a move and an empty one for a step that only tells. So a page keeps nothing but
that list; going back is one entry fewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from tablewright.engine import Decision, Table, find_game, new_table
from tablewright.engine.errors import TablewrightError
from tablewright.lessons.load import NoLessons
from tablewright.lessons.schema import Lessons, Part, Step, Text

Mark: TypeAlias = Literal["right", "best", "fair", "wrong"]


class BadStep(TablewrightError):
    """A step that cannot be played: the rules do not offer what it names."""


class Verdict(NamedTuple):
    """What a step says of an answer; `opens` if the lesson goes on after it."""

    mark: Mark
    words: Text | None
    opens: bool


class Guide:
    """Leads a learner through one part."""

    def __init__(self, lessons: Lessons, part: str, taken: Sequence[str] = ()) -> None:
        found = lessons.part(part)
        if found is None:
            names = ", ".join(one.id for one in lessons.parts)
            raise NoLessons(f"The lessons of {lessons.game} have no part {part!r}; there are {names}.")
        self.lessons: Final = lessons
        self.part: Final[Part] = found
        self.taken: Final[list[str]] = []
        self.told: int = 0  # how long the log was before the last step
        self.table: Table = self._set_up()
        for option in taken:
            self.go_on(option)

    def _set_up(self) -> Table:
        wish = self.part.table
        table: Table = new_table(
            find_game(self.lessons.game), wish.players, wish.seed, wish.options, record=True
        )
        make_moves(table, self.part.before, f"part {self.part.id}, before")
        self.told = len(table.events)
        return table

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.part.seat

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when the part is at its end."""
        return self.part.steps[len(self.taken)] if len(self.taken) < len(self.part.steps) else None

    @property
    def here(self) -> str:
        """Where this is, for messages."""
        return f"part {self.part.id}, step {len(self.taken) + 1}"

    @property
    def question(self) -> Decision | None:
        """What the learner is asked by the table."""
        mine = [asked for asked in self.table.open_questions() if asked.seat == self.seat]
        return mine[0] if mine else None

    def judge(self, option: str) -> Verdict:
        """What the step says of an answer; nothing is played."""
        step = self.step
        if step is None or step.kind == "tell":
            return Verdict("wrong", None, False)
        if option in step.do:
            return Verdict("right", step.then, True)
        if option in step.best:
            return Verdict("best", step.best[option], True)
        if option in step.fair:
            return Verdict("fair", step.fair[option], False)
        return Verdict("wrong", step.wrong, False)

    def move_of(self, option: str) -> str:
        """What is played at this step if the learner takes an option; empty where nothing is."""
        step = self.step
        if step is None:
            raise BadStep(f"{self.here}: the part is at its end")
        if step.kind == "tell":
            return ""
        if not self.judge(option).opens:
            raise BadStep(f"{self.here}: {option!r} is not what this step wants")
        return step.go_on if step.kind == "puzzle" else option

    def go_on(self, option: str = "") -> None:
        """Do the step: the learner's move, and what follows by itself."""
        move = self.move_of(option)
        step, here = self.step, self.here
        assert step is not None  # `move_of` has seen to that
        self.told = len(self.table.events)
        if move:
            make_moves(self.table, [f"{self.seat}@{move}"], here)
        make_moves(self.table, step.replies, f"{here}, replies")
        self.taken.append(option)

    def lead(self, steps: int) -> None:
        """Take so many steps as the lesson shows them."""
        for _ in range(steps):
            self.go_on(self.shown_answer())

    def back(self) -> None:
        """One step back: the part is played again up to there."""
        if not self.taken:
            return
        again = self.taken[:-1]
        self.taken.clear()
        self.table = self._set_up()
        for option in again:
            self.go_on(option)

    def shown_answer(self) -> str:
        """The answer that the step wants, for those who would rather see it."""
        step = self.step
        if step is None or step.kind == "tell":
            return ""
        return step.do[0] if step.do else step.go_on


def make_moves(table: Table, moves: Sequence[str], here: str) -> None:
    """Moves by whoever is asked for them."""
    for number, move in enumerate(moves, 1):
        seat, _, option = move.rpartition("@")
        able = [asked.seat for asked in table.open_questions() if option in asked.option_ids()]
        if seat:
            able = [one for one in able if one == int(seat)]
        if not able:
            raise BadStep(f"{here}, move {number}: {move!r} is not offered; {what_is_asked(table)}")
        table.choose(option, able[0])


def what_is_asked(table: Table, most: int = 12) -> str:
    """Who is asked what, and with which options, for those who write lessons."""
    told = []
    for asked in table.open_questions():
        ids = asked.option_ids()
        more = f" … {len(ids)} in all" if len(ids) > most else ""
        told.append(f"seat {asked.seat} is asked {asked.kind}: {' '.join(ids[:most])}{more}")
    return "; ".join(told) or "the game is over"
