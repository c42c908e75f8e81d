"""What a game brings for bots, in the folder ``brain`` of its package; all of it is optional.

``evaluation.py`` says what a position is worth, ``weights.json`` by which numbers (``weights.NAME.json`` by
others), ``habits.json`` what players usually do, ``levels.json`` which bot stands behind a level.
"""

from __future__ import annotations

import importlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from tablewright.engine import find_game
from tablewright.engine.brain import Evaluation

FOLDER: Final = "brain"


def brain_folder(game: str) -> Path:
    """Where a game keeps what bots need."""
    return find_game(game).folder / FOLDER


def brain_file(game: str, name: str) -> dict[str, Any] | None:
    """A file of data in that folder; None if the game has none of that name."""
    file = brain_folder(game) / name
    if not file.is_file():
        return None
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


@cache
def evaluation_of(game: str) -> Evaluation | None:
    """What a position of a game is worth; None if the game does not say, and the points so far must do."""
    package = importlib.import_module(type(find_game(game)).__module__)
    if not hasattr(package, "__path__") or not (brain_folder(game) / "evaluation.py").is_file():
        return None
    found: Evaluation = importlib.import_module(f"{package.__name__}.{FOLDER}.evaluation").evaluate
    return found
