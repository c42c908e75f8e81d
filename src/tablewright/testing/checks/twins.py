"""Nobody learns anything from an imagined table, an option, a reason or a bot: R25 with twins.

Where `check_secrets` deals hidden things anew with the game's own `resample`, and so believes it, here two
tables with different pasts are compared that were both really played (`tablewright.testing.twins`).
"""

from __future__ import annotations

import random
from collections.abc import Callable

from tablewright.bots import Glimpse, make_bot
from tablewright.engine import NoDeal, Table, plain
from tablewright.testing.checks.ahead import ahead_seen
from tablewright.testing.driver import Case, watch
from tablewright.testing.sight import as_text, difference, events_seen, question_seen
from tablewright.testing.twins import Twin, chosen_otherwise, reshuffled, swapped, views

#: What a seat can find out at a table, as text.
Look = Callable[[Table, int], str]

#: So many tables with two components swapped are tried at the start for each seat.
SWAPS = 8
#: Besides those a seat has at most so many twins at once.
MOST = 3
#: Every so many looks a bot decides at both tables, too.
BOTS = 8
#: Every so many looks it is compared what lies ahead.
AHEAD = 3


def check_twins(case: Case) -> None:
    """Two tables that a seat cannot tell apart give it the same questions, imagined tables and bots."""
    watch(case, lambda: Pairs(case))


class Pairs:
    """Plays twins beside the true table and compares them."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.luck = random.Random(case.seed)
        self.twins: list[Twin] = []
        self.before: Table | None = None
        self.shown = 0
        self.compared = 0  # pairs of positions that were compared
        self.known: dict[tuple[Look, int], str] = {}  # what was looked at of the true table as it stands

    def __call__(self, table: Table) -> None:
        """After every move: follow with all twins, find new ones, compare some."""
        self.known = {}
        if self.before is None:
            self.begin(table)
        else:
            self.follow(table)
        if self.case.looks(table) and not table.over:
            for twin in self.twins:
                self.compare(table, twin)
        self.shown = table.shown
        self.before = None if table.over else table.fork()

    def begin(self, table: Table) -> None:
        """Swap components at the start."""
        for seat in range(table.players):
            found = [swapped(table, self.case, seat, self.luck) for _ in range(SWAPS)]
            self.twins += [twin for twin in found if twin is not None]

    def follow(self, table: Table) -> None:
        """Make the last move at every twin; keep those that still look the same, and look for new ones."""
        before = self.before
        assert before is not None
        move = table.moves[-1]
        kept: list[Twin] = []
        for twin in self.twins:
            if not twin.follow(move):
                self.must_have_shown(table, twin, f"{move.name} is not possible", move.seat)
            elif self.is_alike(table, twin):
                kept.append(twin)
            else:
                self.must_have_shown(table, twin, f"{move.name} looks otherwise", move.seat)
        self.twins = kept
        for seat in range(table.players):
            for find in (reshuffled, chosen_otherwise):
                found = find(before, move, seat, self.luck)
                if found is not None and self.is_alike(table, found):
                    self.twins.append(found)
        self.spare()

    def is_alike(self, table: Table, twin: Twin) -> bool:
        """Whether the seat still cannot tell the two apart."""
        return twin.looks_like(self.true(views, table, twin.seat), self.true(last_read, table, twin.seat))

    def true(self, look: Look, table: Table, seat: int) -> str:
        """What a look at the true table gives: worked out once for all twins of the seat."""
        if (look, seat) not in self.known:
            self.known[look, seat] = look(table, seat)
        return self.known[look, seat]

    def spare(self) -> None:
        """Let the oldest go where a seat has too many; those of the start are the rarest and stay."""
        for seat in range(self.case.players):
            mine = [twin for twin in self.twins if twin.seat == seat and not twin.of_the_start]
            for twin in mine[: max(0, len(mine) - MOST)]:
                self.twins.remove(twin)

    def must_have_shown(self, table: Table, twin: Twin, what: str, mover: int) -> None:
        """A seat learns something from its own move only if the move showed something."""
        if mover == twin.seat and table.shown == self.shown:
            raise AssertionError(
                f"seat {twin.seat} learns by a move that shows nothing that {twin.how}: {what}"
            )

    def compare(self, table: Table, twin: Twin) -> None:
        """Everything else that the seat can ask for."""
        self.compared += 1
        self.same(questions, table, twin, "what it is asked")
        self.same(imagined, table, twin, "an imagined table")
        self.same(supposed, table, twin, "a supposed table")
        if self.compared % AHEAD == 0:
            self.same(ahead, table, twin, "what lies ahead")
        if self.compared % BOTS == 0:
            self.same(decided, table, twin, "what a bot does")

    def same(self, look: Look, table: Table, twin: Twin, what: str) -> None:
        """Both are the same to the letter."""
        here, there = self.true(look, table, twin.seat), look(twin.table, twin.seat)
        if here != there:
            told = difference(here, there)
            raise AssertionError(f"{what} tells seat {twin.seat} that {twin.how}:\n{told}")


def last_read(table: Table, seat: int) -> str:
    """What the seat has read of the last move."""
    return events_seen(table.events[table.moves[-1].event_count :], seat)


def questions(table: Table, seat: int) -> str:
    """The questions of a seat with all that can be read in them."""
    return as_text([question_seen(asked) for asked in table.decisions if asked.seat == seat])


def imagined(table: Table, seat: int) -> str:
    """An imagined table, or that there is none."""
    try:
        return as_text(plain(table.imagine(seat, luck_at(table)).state))
    except NoDeal:
        return as_text("none")


def supposed(table: Table, seat: int) -> str:
    """A table that may be kept."""
    return as_text(plain(table.suppose(seat, luck_at(table), back=True).state))


def luck_at(table: Table) -> str:
    """A seed that both tables have and no other moment."""
    return f"twin/{table.choices}"


def ahead(table: Table, seat: int) -> str:
    """The standing, what answers do, and what things lead to."""
    return as_text(ahead_seen(table, seat))


def decided(table: Table, seat: int) -> str:
    """What a bot would do."""
    mine = [question for question in table.open_questions() if question.seat == seat]
    return as_text([make_bot("greedy:tries=1", "twin").choose(Glimpse(table, question)) for question in mine])
