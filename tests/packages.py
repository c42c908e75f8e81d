"""Games in packages of others, laid into a folder of Python's path as an installer would."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tablewright.engine import find_game, registry

#: A complete game: Quarry under another name.
ORCHARD = """
from tablewright.games.quarry import QuarryGame


class OrchardGame(QuarryGame):
    name = "orchard"
    title = "Orchard"


GAME = OrchardGame()
"""

#: Files of Quarry that the package brings as its own.
BROUGHT = ("rules.md", "rules.pl.md", "locale/en.ftl", "locale/pl.ftl")


def lay_package(site: Path, code: str = ORCHARD, name: str = "orchard", announced: str = "") -> Path:
    """A package with a game, announced by an entry point; the folder of its code."""
    package = site / name
    for file in BROUGHT:
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(find_game("quarry").folder / file, package / file)
    (package / "__init__.py").write_text(code, encoding="utf-8")
    about = site / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    points = f"[{registry.GROUP}]\n{announced or name} = {name}:GAME\n"
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    return package


def find_for_a_while(monkeypatch: pytest.MonkeyPatch, site: Path, name: str = "orchard") -> None:
    """Let this process find packages in a folder, and forget one of them after the test."""
    monkeypatch.syspath_prepend(site)
    registers: list[dict[str, Any]] = [registry._REGISTER, registry._BROKEN, sys.modules]
    for register in registers:
        monkeypatch.setitem(register, name, None)  # notes that nothing was there before
        del register[name]
