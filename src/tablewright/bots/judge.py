"""Who says what a table is worth to its players."""

from __future__ import annotations

from typing import Final

from tablewright.bots.evaluation import Evaluation, evaluation_of
from tablewright.bots.evaluation.weights import Weights, usual_set, weights_of
from tablewright.engine import Table


class Judge:
    """Says what positions of a game are worth, by one set of weights."""

    def __init__(self, game: str, players: int, weights: str = "") -> None:
        self._evaluate: Final[Evaluation | None] = evaluation_of(game)
        self._weights: Final[Weights] = weights_of(game, weights or usual_set(game, players))

    def values(self, table: Table, seat: int) -> list[float]:
        """What an imagined table is worth to each of its players, as far as a seat can see."""
        if table.over or self._evaluate is None:
            return [float(points) for points in table.scores[: table.players]]
        view = table.view(seat)
        return [self._evaluate(view, other, self._weights) for other in range(table.players)]


def margin(worth: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, what it has."""
    others = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - max(others) if others else worth[seat]
