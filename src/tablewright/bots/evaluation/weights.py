"""Weights of evaluations, kept as data: ``learned/GAME.weights.json`` holds them with the date and the
command that made them. A game may have more sets of them, ``learned/GAME.NAME.weights.json``: the bots'
setting ``weights=NAME`` chooses one, and a table of one has a set of its own where there is one.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

from tablewright.engine import BadSetup

LEARNED: Final = Path(str(files("tablewright.bots"))) / "learned"

#: The set for a table of one.
ALONE: Final = "alone"

#: What one of each thing is worth, in points.
Weights: TypeAlias = dict[str, float]

_KNOWN: Final[dict[tuple[str, str], Weights]] = {}


def weights_of(game: str, name: str = "") -> Weights:
    """A set of weights of a game: those without a name, or others. A game without any needs none."""
    if (game, name) not in _KNOWN:
        file = file_of(game, name)
        if name and not file.is_file():
            known = sorted(other.name.split(".")[1] for other in LEARNED.glob(f"{game}.*.weights.json"))
            found = ", ".join(known) or "only the usual ones, without a name"
            raise BadSetup(f"There are no weights {name!r} for {game}. There are: {found}.")
        data: Any = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"weights": {}}
        teach(game, name, data["weights"])
    return _KNOWN[game, name]


@cache
def usual_set(game: str, players: int) -> str:
    """The set for a number of players where no other is asked for: alone other things may matter."""
    return ALONE if players == 1 and file_of(game, ALONE).is_file() else ""


def teach(game: str, name: str, weights: Weights) -> None:
    """Make a set of weights known in this process."""
    _KNOWN[game, name] = weights


def file_of(game: str, name: str = "", folder: Path = LEARNED) -> Path:
    """Where a set of weights lies."""
    return folder / f"{game}.{name + '.' if name else ''}weights.json"
