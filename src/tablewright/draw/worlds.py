"""The looks that a game brings in the folder ``look`` of its package; all of it is optional.

``colours.css`` holds the colours of its world, ``icons.svg`` its own pictograms, ``emblem.svg`` its picture
on the home page.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tablewright.engine import TablewrightError, find_game, playable_games

FOLDER: Final = "look"
COLOURS: Final = "colours.css"
ICONS: Final = "icons.svg"
EMBLEM: Final = "emblem.svg"


@cache
def look_file(game: str, name: str) -> str:
    """A file that a game brings; empty if it brings none, or if there is no such game."""
    try:
        file = find_game(game).folder / FOLDER / name
    except TablewrightError:
        return ""
    return _read(file)


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def games_with(name: str) -> list[str]:
    """The games that bring such a file."""
    return [game.name for game in playable_games() if look_file(game.name, name)]
