"""Weights of evaluations, kept as data: ``learned/GAME.weights.json`` holds them with the date and the
command that made them; ``learned/GAME.alone.weights.json`` those for the game of one, where there are any.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

LEARNED: Final = Path(__file__).parents[1] / "learned"


def weights_of(game: str, alone: bool = False) -> dict[str, float]:
    """Expected points for one of each thing that the evaluation of a game counts."""
    weights: dict[str, float] = read_weights(LEARNED / file_name(game, alone))["weights"]
    return weights


def file_name(game: str, alone: bool) -> str:
    """What the file of a game's weights is called."""
    return f"{game}.alone.weights.json" if alone else f"{game}.weights.json"


def read_weights(file: Path) -> dict[str, Any]:
    """A file of weights, with what is said about them."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def weighed(things: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The worth of all things together."""
    return sum([weights[name] * amount for name, amount in things.items()])
