"""A game that calls itself finished has code and a test for every rule, and a test for every example."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablewright.engine import Game
from tablewright.rulebook import coverage


def check_finished(game: Game[Any], tests: Path) -> None:
    """Nothing is missing or mistyped, except in books that the game calls open; only those with gaps are."""
    found = coverage(game.name, game.folder, game.folder, tests, game.open_books)
    assert found.problems == []
    if game.finished:
        assert found.due == [], f"{game.name} calls itself finished, but these rules lack code or a test"
    first, *_ = found.books
    assert first not in game.open_books, f"{first} is the game itself and cannot be open"
    done = [book for book in game.open_books if not found.books[book].missing]
    assert done == [], "these books lack nothing: do not call them open"
