"""Weights of evaluations, kept as data: ``learned/GAME.weights.json`` holds them with the date and the
command that made them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

LEARNED: Final = Path(__file__).parents[1] / "learned"


def weights_of(game: str) -> dict[str, float]:
    """Expected points for one of each thing that the evaluation of a game counts."""
    data: Any = json.loads(file_of(game).read_text(encoding="utf-8"))
    weights: dict[str, float] = data["weights"]
    return weights


def file_of(game: str, folder: Path = LEARNED) -> Path:
    """Where the weights of a game lie."""
    return folder / f"{game}.weights.json"


def weighed(things: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The worth of all things together."""
    return sum([weights[name] * amount for name, amount in things.items()])
