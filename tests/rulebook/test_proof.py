"""Where the tests of a game are looked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.engine import Game, find_game
from tablewright.rulebook import where_tests_lie
from tests.generic.places import GAMES

ANNOUNCED = '[project.entry-points."tablewright.games"]\norchard = "orchard:GAME"\n'


class Orchard(Game[Any]):
    """A game whose package lies where a test wants it."""

    name = "orchard"

    def __init__(self, folder: Path) -> None:
        self.home = folder

    @property
    def folder(self) -> Path:
        """Its package."""
        return self.home


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of its own, with the game in ``src``."""
    root = tmp_path / "project"
    (root / "src/orchard").mkdir(parents=True)
    (root / "pyproject.toml").write_text(ANNOUNCED, encoding="utf-8")
    return root


def test_our_games_have_theirs_in_the_checkout(tmp_path: Path) -> None:
    assert where_tests_lie(find_game("quarry"), tmp_path) == GAMES / "quarry"


def test_a_project_of_its_own_has_them_beside_its_code(project: Path, tmp_path: Path) -> None:
    assert where_tests_lie(Orchard(project / "src/orchard"), tmp_path) == project / "tests"


def test_a_folder_that_announces_the_game_comes_first(project: Path, tmp_path: Path) -> None:
    installed = tmp_path / "lib/site-packages/orchard"
    assert where_tests_lie(Orchard(installed), project) == project / "tests"


def test_an_installed_game_has_none(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(ANNOUNCED, encoding="utf-8")
    (tmp_path / "elsewhere").mkdir()
    installed = tmp_path / ".venv/lib/site-packages/orchard"
    assert where_tests_lie(Orchard(installed), tmp_path / "elsewhere") is None


def test_a_project_of_another_game_has_none(project: Path, tmp_path: Path) -> None:
    (project / "pyproject.toml").write_text(ANNOUNCED.replace("orchard =", "garden ="), encoding="utf-8")
    assert where_tests_lie(Orchard(project / "src/orchard"), tmp_path) is None
