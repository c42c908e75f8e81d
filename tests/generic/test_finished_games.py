"""All our games are finished, and what that means is checked: by the suites for every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.engine.registry import OWN
from tablewright.games.quarry import QuarryGame
from tablewright.testing.checks.rules import check_finished
from tests.generic.places import GAMES

TEST = '@pytest.mark.rule("{id}")\ndef test_one():\n    pass\n'


def test_our_games_are_finished() -> None:
    assert [name for name in OWN if not find_game(name).finished] == []


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TEST.format(id="QRY-3.5"), encoding="utf-8")
    with pytest.raises(AssertionError, match="quarry calls itself finished"):
        check_finished(find_game("quarry"), tmp_path)


def test_a_test_of_a_rule_that_is_not_there_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QuarryGame, "finished", False)
    (tmp_path / "test_some.py").write_text(TEST.format(id="QRY-9.9"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"the rulebook has no QRY-9\.9"):
        check_finished(find_game("quarry"), tmp_path)


def test_only_books_with_gaps_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("settlers")), "open_books", ("SETX",))
    with pytest.raises(AssertionError, match="these books lack nothing"):
        check_finished(find_game("settlers"), GAMES / "settlers")
