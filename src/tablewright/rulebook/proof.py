"""Where the tests of a game lie: in its own project, or in a checkout of ours."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tablewright.engine import Game
from tablewright.engine.registry import GROUP


def where_tests_lie(game: Game[Any], here: Path) -> Path | None:
    """The folder with the tests of a game, or where they would lie; None if its sources are not at hand.

    Looked for in the folder `here` first, if that is a project with this game, then around the game's code.
    """
    found = _tests_in(here, game.name)
    if found is not None:
        return found
    for root in game.folder.parents:
        if root.name == "site-packages":
            return None  # installed from a package, which brings no tests
        if (root / "pyproject.toml").is_file():
            return _tests_in(root, game.name)
    return None


def _tests_in(root: Path, name: str) -> Path | None:
    """``tests/games/NAME`` where many games are kept together, ``tests`` in the project of one game."""
    together = root / "tests" / "games" / name
    if together.is_dir():
        return together
    return root / "tests" if _announces(root / "pyproject.toml", name) else None


def _announces(project: Path, name: str) -> bool:
    """Whether a project has this game among its entry points."""
    if not project.is_file():
        return False
    data = tomllib.loads(project.read_text(encoding="utf-8"))
    return name in data.get("project", {}).get("entry-points", {}).get(GROUP, {})
