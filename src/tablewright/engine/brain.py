"""What a game's folder ``brain`` holds for bots: how its evaluation is called.

``brain/evaluation.py`` has a function ``evaluate(view, seat, weights)``: the points the seat may expect at
the end of the game, made from its view, so that no bot can know more than its seat. The numbers beside it
(``weights.json``, ``habits.json``, ``levels.json``) are read by `tablewright.bots`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

#: What a seat may see, as `Game.view` tells it.
View: TypeAlias = dict[str, Any]
#: What one of each thing is worth, in points.
Weights: TypeAlias = dict[str, float]
Evaluation: TypeAlias = Callable[[View, int, Weights], float]
