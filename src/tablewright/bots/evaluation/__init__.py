"""What a position is worth to a seat: each game has a module here with ``evaluate(view, seat, weights)``.

The value is the points the seat may expect at the end of the game. It is made from a view, so that no bot
can know more than its seat; the weights are numbers that were learned, see
`tablewright.bots.evaluation.weights`. A game of a third party announces its function by the entry point group
``tablewright.evaluations``; without one the points so far have to do.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final, TypeAlias

from tablewright.bots.evaluation.weights import Weights

View: TypeAlias = dict[str, Any]
Evaluation: TypeAlias = Callable[[View, int, Weights], float]

GROUP: Final = "tablewright.evaluations"


@cache
def evaluation_of(game: str) -> Evaluation | None:
    """The evaluation of a game; None if it has none."""
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is not None:
        found: Evaluation = module_of(game).evaluate
        return found
    for point in entry_points(group=GROUP, name=game):
        announced: Evaluation = point.load()
        return announced
    return None


def module_of(game: str) -> Any:
    """Our own module with the evaluation of a game."""
    return importlib.import_module(f"{__name__}.{game}")
