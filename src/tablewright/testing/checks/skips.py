"""A question that is not asked because nothing is possible is not passed over in silence.

Which event then says so, or why nobody has to be told, a game declares as `skips` in its ``ledger.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tablewright.engine import Table
from tablewright.engine.decision import LISTENER
from tablewright.testing.driver import Case, watch


def check_skips(case: Case) -> None:
    """Who is not asked because there is nothing to choose reads why."""
    with _noted() as skipped:
        watch(case, lambda: Silence(case, skipped))


@contextmanager
def _noted() -> Iterator[list[tuple[int, str]]]:
    """The questions that are skipped meanwhile, with those who would have been asked."""
    skipped: list[tuple[int, str]] = []
    LISTENER.skipped = skipped
    try:
        yield skipped
    finally:
        LISTENER.skipped = None


class Silence:
    """Compares what was skipped since the choice before with what was told since."""

    def __init__(self, case: Case, skipped: list[tuple[int, str]]) -> None:
        self.declared = case.game.ledger().skips
        self.skipped = skipped
        self.skipped.clear()
        self.read = 0

    def __call__(self, table: Table) -> None:
        """Everything that was skipped is told of, or needs not be."""
        told = {(event.args.get("seat"), event.kind) for event in table.events[self.read :]}
        self.read = len(table.events)
        skipped = self.skipped[:]
        self.skipped.clear()
        for seat, kind in skipped:
            tellers = self.declared.get(kind)
            assert tellers is not None, f"ledger.py does not say who tells that {kind!r} is skipped"
            assert isinstance(tellers, str) or any((seat, teller) in told for teller in tellers), (
                f"seat {seat} is not asked {kind!r}, as nothing is possible, and nobody says so"
            )
