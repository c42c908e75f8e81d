"""Where the tests of our own games and their kept games lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablewright.engine import Game
from tablewright.testing.suites import Suites

GAMES = Path(__file__).parents[1] / "games"


class OurPlaces(Suites):
    """For suites on many games: each has its tests in a folder of its own."""

    def folder(self, game: Game[Any]) -> Path:
        """Where the tests of a game lie."""
        return GAMES / game.name
