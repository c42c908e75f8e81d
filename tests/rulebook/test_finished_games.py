"""A game that calls itself finished has code and a test for every rule, and a test for every example."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine import find_game, game_names
from tablewright.rulebook import coverage

TESTS = Path(__file__).parents[1]
FINISHED = [name for name in game_names() if find_game(name).finished]


def test_there_are_finished_games() -> None:
    assert {"quarry", "origins"} <= set(FINISHED)


@pytest.mark.parametrize("name", FINISHED)
def test_every_rule_is_covered(name: str) -> None:
    folder = find_game(name).folder
    found = coverage(name, folder, folder, TESTS / "games" / name)
    assert found.missing == []
    assert list(found.problems) == []
