"""How a table speaks a language."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Game, Words


def words_for(game: Game[Any], language: str) -> Words:
    """The words of a game in a language."""
    return Words()
