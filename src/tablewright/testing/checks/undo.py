"""What can be taken back, and that taking back and doing again changes nothing."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from tablewright.engine import Table, digest
from tablewright.engine.record import to_data, verify
from tablewright.testing.driver import Case, answer_of, random_numbers, watch
from tablewright.testing.sight import events_seen, questions_seen

#: So many of the last lines of the log are compared.
RECENT = 20


class Step(NamedTuple):
    """A choice as somebody beside the table sees it."""

    seat: int
    shared: bool  # other seats were asked at the same time
    shown: bool  # it used chance, revealed something (but for one's own), or was the last secret answer
    before: str
    after: str


def check_undo(case: Case) -> None:
    """A seat can take back its last choice if and only if nothing was shown and nobody decided since."""
    watch(case, lambda: History(case))


class History:
    """All choices so far, and what the table was like around them."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.steps: list[Step] = []
        self.before = ""
        self.spent = 0
        self.shared: set[int] = set()

    def __call__(self, table: Table) -> None:
        """Note the last choice, then try to take back as much as possible."""
        if table.moves:
            self.note(table)
        self.before = snapshot(table)
        self.spent = _spent(table)
        self.shared = _seats_asked_together(table)
        for seat in [None, *range(table.players)]:
            expected = self.can_take_back(table, seat)
            assert table.can_undo(seat) == expected, (
                f"seat {seat} {'must' if expected else 'must not'} be able to take back {self.steps[-1:]}"
            )
        if self.steps and self.case.looks(table):
            self.back_and_forth(table)
            self.think_twice(table)
        if table.over:
            assert verify(to_data(table)) == [], "undo and redo left a wrong record"

    def note(self, table: Table) -> None:
        """Judge the choice from outside: by the chance spent and the secrets shown."""
        move = table.moves[-1]
        answered_last = move.seat in self.shared and not self.shared & _seats_asked_together(table)
        hidden = _spent(table) - self.spent - table.state._laid_open
        shown = hidden != 0 or answered_last
        self.steps.append(Step(move.seat, bool(self.shared), shown, self.before, snapshot(table)))

    def can_take_back(self, table: Table, seat: int | None) -> bool:
        """Whether the seat's last choice may be taken back by the rule of R23."""
        together = bool(_seats_asked_together(table))
        skipped = False
        for step in reversed(self.steps):
            if step.shown:
                return False
            if seat is None or step.seat == seat:
                return step.shared or not skipped
            if not (together and step.shared):
                return False
            skipped = True
        return False

    def back_and_forth(self, table: Table) -> None:
        """Take back everything that can be taken back, then do it all again: every station is the same."""
        stations = []
        steps = self.steps[:]
        while table.can_undo() and steps:
            stations.append(snapshot(table))
            version = table.version
            table.undo()
            assert snapshot(table) == steps.pop().before, "undo leads to another table than the one before"
            assert table.version > version, "a table that changed must say so"
            assert table.choices == len(steps)
        while stations:
            table.redo()
            assert snapshot(table) == stations.pop(), "redo leads to another table"
        assert not table.can_redo()

    def think_twice(self, table: Table) -> None:
        """Take back, try something else, take that back too, choose as before: the draws stay the same."""
        last = table.moves[-1]
        if not table.can_undo():
            return
        now = snapshot(table)
        table.undo()
        for number in islice(random_numbers(f"{self.case.seed}/{table.choices}"), 3):
            trial = table.fork()
            trial.play(answer_of(trial, number))
            if trial.can_undo():
                trial.undo()
                trial.play(last.answer)
                assert digest(trial.state) == digest_in(now), (
                    "what was tried before changed the draws to come"
                )
        table.choose(last.name, last.seat)
        assert snapshot(table) == now, "the same choice leads to another table after undo"


def snapshot(table: Table) -> str:
    """All that undo and redo must bring back."""
    log = f"{len(table.events)} {events_seen(table.events[-RECENT:], None)}"
    return f"{digest(table.state)} {questions_seen(table)} {log} {table.over}"


def digest_in(snapshot: str) -> str:
    """The digest part of a snapshot."""
    return snapshot.partition(" ")[0]


def _spent(table: Table) -> int:
    return table.state.chance.used + table.state.revealed


def _seats_asked_together(table: Table) -> set[int]:
    asked = table.asked
    return {part.seat for part in asked.parts} if asked is not None and asked.parts is not None else set()
