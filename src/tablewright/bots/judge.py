"""Who says what a table is worth to its players."""

from __future__ import annotations

from math import exp
from typing import Final

from tablewright.bots.brains import evaluation_of
from tablewright.bots.weights import usual_set, weights_of
from tablewright.engine import Table
from tablewright.engine.brain import Evaluation, Weights

#: A margin of so many points is nearly a win, as long as the game is not over; a win is worth it.
SCALE: Final = 15.0


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

    def verdict(self, table: Table, seat: int, rivals: float = 1.0) -> tuple[float, float, float]:
        """How far the seat is ahead of the best other, what a search is after, and the share of the win.

        A search is after the seat's own points less those of the best other, as far as `rivals` count; where
        the game is over, also after the win.
        """
        worth = self.values(table, seat)
        ahead = margin(worth, seat)
        wanted = ahead + (1 - rivals) * (worth[seat] - ahead)
        if not table.over:
            return ahead, wanted, 1 / (1 + exp(-ahead / SCALE))
        win = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        return ahead, wanted + (SCALE * (2 * win - 1) if table.players > 1 else 0.0), win


def margin(worth: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, what it has."""
    others = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - max(others) if others else worth[seat]
