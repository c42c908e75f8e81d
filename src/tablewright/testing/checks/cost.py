"""A decision late in the game costs no more than an early one: a table does not keep more and more."""

from __future__ import annotations

from tablewright.engine import Table
from tablewright.testing.driver import Case, watch

#: A fork plays the choices of the current turn again, so a longer turn should be split.
LONGEST_TURN = 60


def check_cost(case: Case) -> None:
    """A table keeps the turns that can still be taken back and nothing else; a fork keeps one turn."""

    def look(table: Table) -> None:
        *earlier, last = [turn for turn in table._turns if turn.moves] or [table._turns[-1]]
        barred = [turn.moves[-1].name for turn in earlier if turn.moves[-1].barred]
        assert not barred, f"turns are kept that cannot be taken back any more: {barred}"
        assert len(last.moves) <= LONGEST_TURN, f"a turn of more than {LONGEST_TURN} choices"
        assert not table.state.chance.kept, "outcomes of chance pile up"
        if case.looks(table):
            fork = table.fork()
            assert len(fork._turns) == 1, "a fork carries more than the current turn"
            assert not fork.moves, "a fork carries the record"
            assert not fork.events, "a fork carries the log"

    watch(case, lambda: look)
