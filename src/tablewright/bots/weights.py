"""Weights of evaluations, kept as data: ``brain/weights.json`` of a game holds them with the date and the
command that made them. A game may have more sets of them, ``brain/weights.NAME.json``: the bots' setting
``weights=NAME`` chooses one, and a table of one has a set of its own where there is one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tablewright.bots.brains import brain_file, brain_folder
from tablewright.engine import BadSetup
from tablewright.engine.brain import Weights

#: The set for a table of one.
ALONE: Final = "alone"

_KNOWN: Final[dict[tuple[str, str], Weights]] = {}


def weights_of(game: str, name: str = "") -> Weights:
    """A set of weights of a game: those without a name, or others. A game without any needs none."""
    if (game, name) not in _KNOWN:
        data = brain_file(game, file_name(name))
        if name and data is None:
            found = ", ".join(named_sets(game)) or "only the usual ones, without a name"
            raise BadSetup(f"There are no weights {name!r} for {game}. There are: {found}.")
        teach(game, name, {} if data is None else data["weights"])
    return _KNOWN[game, name]


@cache
def named_sets(game: str) -> list[str]:
    """The names of the sets of a game besides the usual one."""
    return sorted(file.name.split(".")[1] for file in brain_folder(game).glob("weights.*.json"))


@cache
def usual_set(game: str, players: int) -> str:
    """The set for a number of players where no other is asked for: alone other things may matter."""
    return ALONE if players == 1 and ALONE in named_sets(game) else ""


def teach(game: str, name: str, weights: Weights) -> None:
    """Make a set of weights known in this process."""
    _KNOWN[game, name] = weights


def file_of(game: str, name: str = "", folder: Path | None = None) -> Path:
    """Where a set of weights lies, or would lie in another folder."""
    return (brain_folder(game) if folder is None else folder) / file_name(name)


def file_name(name: str) -> str:
    """
    >>> file_name("alone"), file_name("")
    ('weights.alone.json', 'weights.json')
    """
    return f"weights.{name}.json" if name else "weights.json"
