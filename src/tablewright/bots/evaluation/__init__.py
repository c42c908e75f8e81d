"""What a position is worth to a seat: each game has a module here with a function ``evaluate(view, seat)``.

The value is the points the seat may expect at the end of the game. It is made from a view, so that no bot
can know more than its seat. A game of a third party announces its function by the entry point group
``tablewright.evaluations``; without one the points so far have to do.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any, Final, TypeAlias

from tablewright.engine import Table

Evaluation: TypeAlias = Callable[[Mapping[str, Any], int], float]

GROUP: Final = "tablewright.evaluations"

_FOUND: Final[dict[str, Evaluation | None]] = {}


def evaluation_of(game: str) -> Evaluation | None:
    """The evaluation of a game; None if it has none."""
    if game not in _FOUND:
        _FOUND[game] = _find(game)
    return _FOUND[game]


def values(table: Table, seat: int) -> list[float]:
    """What an imagined table is worth to each of its players, as far as a seat can see."""
    evaluate = None if table.over else evaluation_of(table.game.name)
    if evaluate is None:
        return [float(points) for points in table.scores[: table.players]]
    view = table.view(seat)
    return [evaluate(view, other) for other in range(table.players)]


def margin(worth: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, what it has."""
    others = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - max(others) if others else worth[seat]


def module_of(game: str) -> Any:
    """Our own module with the evaluation of a game."""
    return importlib.import_module(f"{__name__}.{game}")


def _find(game: str) -> Evaluation | None:
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is not None:
        found: Evaluation = module_of(game).evaluate
        return found
    for point in entry_points(group=GROUP, name=game):
        announced: Evaluation = point.load()
        return announced
    return None
