"""What a game's gaps.md says of tests is so: every test that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.engine.registry import OWN

TESTS = Path(__file__).parents[1]
#: The name of a test, not of a file of tests.
NAMED = re.compile(r"\btest_\w+\b(?!\.py)")
DEFINED = re.compile(r"^def (test_\w+)", re.MULTILINE)


def tests_in(folder: Path) -> set[str]:
    """All tests of a folder."""
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob("test_*.py")]
    return {name for text in texts for name in DEFINED.findall(text)}


@pytest.mark.parametrize("game", OWN)
def test_every_test_that_is_named_exists(game: str) -> None:
    there = tests_in(TESTS / "games" / game) | tests_in(TESTS / "generic")
    for file in find_game(game).folder.glob("*gaps.md"):
        assert {*NAMED.findall(file.read_text(encoding="utf-8"))} - there == set(), file.name
