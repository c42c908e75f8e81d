"""What a seat gets for a game, as other libraries count it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewright.engine import BadSetup, Table

#: ``place``: from 1 for winning alone down to -1 for the last place, at the end of the game.
#: ``points``: every point when it is made.
KINDS: Final = ("place", "points")


class Rewards:
    """Pays the seats of one table."""

    def __init__(self, kind: str, players: int) -> None:
        if kind not in KINDS:
            raise BadSetup(f"The reward can be {' or '.join(KINDS)}, not {kind!r}.")
        self._kind: Final = kind
        self._paid: list[int] = [0] * players

    def begin(self, table: Table) -> None:
        """A new game: what it starts with is not paid."""
        self._paid = table.scores[: len(self._paid)]

    def due(self, table: Table) -> list[float]:
        """What everybody gets for what happened since."""
        seats = len(self._paid)
        if self._kind == "points":
            before, self._paid = self._paid, table.scores[:seats]
            return [float(now - then) for now, then in zip(self._paid, before, strict=True)]
        return returns(table.game.ranking(table.state), seats) if table.over else [0.0] * seats


def returns(ranking: Sequence[int], seats: int) -> list[float]:
    """The worth of the places: evenly from 1 down to -1, shared by those who share a place.

    Alone at the table (no automa sits there), the first place is worth 1 and any other -1.

    >>> returns([2, 1, 3], 3), returns([1, 1], 2), returns([2, 1], 1), returns([1], 1)
    ([0.0, 1.0, -1.0], [0.0, 0.0], [-1.0], [1.0])
    """
    if len(ranking) == 1:
        return [1.0 if ranking[0] == 1 else -1.0]
    places = [_mean_rank(ranking, place) for place in ranking[:seats]]
    return [1.0 - 2.0 * place / (len(ranking) - 1) for place in places]


def _mean_rank(ranking: Sequence[int], place: int) -> float:
    """How many are ahead, counting those of the same place half."""
    return sum(other < place for other in ranking) + (ranking.count(place) - 1) / 2
