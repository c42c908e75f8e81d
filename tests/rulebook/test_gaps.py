"""What a game's gaps.md says of tests is so: every test that it names is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.engine.registry import OWN

TESTS = Path(__file__).parents[1]
#: The name of a test, not of a file of tests.
NAMED = re.compile(r"\btest_\w+\b(?!\.py)")
DEFINED = re.compile(r"^ *def (test_\w+)", re.MULTILINE)


@cache
def all_tests() -> frozenset[str]:
    """The names of all tests of the tree."""
    texts = [file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py")]
    return frozenset(name for text in texts for name in DEFINED.findall(text))


@pytest.mark.parametrize("game", OWN)
def test_every_test_that_is_named_exists(game: str) -> None:
    for file in find_game(game).folder.glob("*gaps.md"):
        named = NAMED.findall(file.read_text(encoding="utf-8"))
        assert [name for name in named if name not in all_tests()] == [], file.name
