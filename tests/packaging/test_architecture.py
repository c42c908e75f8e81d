"""docs/architecture.md shows the tree as it is; functions and modules of the server are short."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tablewright.engine.registry import OWN

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tablewright"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
#: Rooms of a game, which every game must have.
ROOMS = ("box", "rules", "look", "brain", "locale")
LONGEST = 60
LONGEST_MODULE = 400


def listed() -> set[str]:
    """The folders of the tree in the page, such as ``lab/league``."""
    tree = PAGE[PAGE.index("src/tablewright/\n") :]
    found: set[str] = set()
    above = ""
    for line in tree[: tree.index("```")].splitlines()[1:]:
        entry = re.match(r"( +)([a-z]+)/ ", line)
        if entry is None:
            continue
        depth, name = len(entry[1]), entry[2]
        above = name if depth == 2 else above
        found.add(name if depth == 2 else f"{above}/{name}")
    return found


def test_the_tree_is_as_it_is_listed() -> None:
    packages = {
        str(file.parent.relative_to(PACKAGE))
        for file in PACKAGE.glob("*/**/__init__.py")
        if file.parent.parts[len(PACKAGE.parts)] != "games"
    }
    assert packages | {"games"} == listed()


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_every_room(game: str) -> None:
    folder = PACKAGE / "games" / game
    rooms = {entry.name for entry in folder.iterdir() if entry.is_dir() and entry.name != "__pycache__"}
    assert rooms == set(ROOMS)
    modules = {entry.name for entry in folder.glob("*.py")}
    assert modules == {"__init__.py", "invariants.py", "ledger.py", "truths.py"}
    assert (folder / "box" / "components.yaml").is_file()
    for module in ("box/schema.py", "rules/state.py", "rules/setup.py", "rules/view.py", "look/scene.py"):
        assert (folder / module).is_file(), module
    assert (folder / "rules" / "solo.py").is_file() or list((folder / "rules").rglob("solo*")), "no solo game"


def test_no_function_is_long() -> None:
    long = [
        f"{file.relative_to(ROOT)}:{node.lineno} {node.name}"
        for folder in ("src", "build_backend", "tests")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno + 1 > LONGEST
    ]
    assert long == []


def test_no_module_of_the_server_is_long() -> None:
    long = [
        str(file.relative_to(PACKAGE))
        for folder in ("server", "service")
        for file in sorted((PACKAGE / folder).rglob("*.py"))
        if len(file.read_text(encoding="utf-8").splitlines()) > LONGEST_MODULE
    ]
    assert long == []
