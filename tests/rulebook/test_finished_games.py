"""A game that calls itself finished has code and a test for every rule, and a test for every example.

Books that a game calls open are left out of that, and only those.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine import find_game, game_names
from tablewright.rulebook import Coverage, coverage

TESTS = Path(__file__).parents[1]
FINISHED = [name for name in game_names() if find_game(name).finished]


def coverage_of(name: str) -> Coverage:
    game = find_game(name)
    return coverage(name, game.folder, game.folder, TESTS / "games" / name, game.open_books)


def test_there_are_finished_games() -> None:
    assert {"quarry", "origins", "settlers", "tabannusi", "tawantinsuyu", "daitoshi"} <= set(FINISHED)


@pytest.mark.parametrize("name", FINISHED)
def test_every_rule_is_covered(name: str) -> None:
    found = coverage_of(name)
    assert found.due == []
    assert list(found.problems) == []


@pytest.mark.parametrize("name", FINISHED)
def test_only_books_with_gaps_are_open(name: str) -> None:
    """A book that is done must be held to it; and the first book is the game itself."""
    books = coverage_of(name).books
    open_books = find_game(name).open_books
    assert next(iter(books)) not in open_books
    assert [book for book in open_books if not books[book].missing] == []
