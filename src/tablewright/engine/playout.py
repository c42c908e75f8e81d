"""Playing on at random, as fast as can be: the heart of simulation and of search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tablewright.engine.table import Table

#: A game whose author gave no cap ends here at the latest.
NO_CAP: Final = 1_000_000

#: A number from 0 up to 1 without it, each equally likely, for each seat.
Draws: TypeAlias = Sequence[Callable[[], float]]


def play_randomly(table: Table, draws: Draws, at_most: int = NO_CAP) -> None:
    """Take any option, each equally likely, to the end of the game or for so many choices."""
    if not table.keep:
        table.race(list(draws), at_most)
        return
    for _ in range(at_most):
        asked = table.asked
        if asked is None:
            return
        if asked.parts is not None:
            asked = asked.parts[0]
        table.play(asked.offset + int(draws[asked.seat]() * len(asked.values)))
