"""Weights of evaluations, kept as data: ``learned/GAME.weights.json`` holds them with the date and the
command that made them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any


def weights_of(game: str) -> dict[str, float]:
    """Expected points for one of each thing that the evaluation of a game counts."""
    file = files("tablewright.bots") / "learned" / f"{game}.weights.json"
    data: Any = json.loads(file.read_text(encoding="utf-8"))
    weights: dict[str, float] = data["weights"]
    return weights


def weighed(things: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The worth of all things together."""
    return sum([weights[name] * amount for name, amount in things.items()])
