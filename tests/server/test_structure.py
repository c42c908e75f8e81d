"""The server and the table service are built as their pages say, of parts that can be read in one sitting."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.load.marathon import noted

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tablewright"
MODULES = sorted([*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "service").rglob("*.py")])
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 60
MOST_FILES = 12

#: Where the way of a move is told.
PAGES = [ROOT / "docs" / "architecture.md"]


def functions(module: Path) -> Iterator[tuple[str, int]]:
    """All functions with their lengths."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield f"{module.name}:{node.name}", node.end_lineno - node.lineno + 1


def test_no_module_and_no_function_is_too_long() -> None:
    assert len(MODULES) > 60
    sizes = {module: len(module.read_text(encoding="utf-8").splitlines()) for module in MODULES}
    assert [module.name for module, size in sizes.items() if size > MOST_LINES] == []
    lengths = [one for module in MODULES for one in functions(module)]
    assert [name for name, length in lengths if length > MOST_LINES_OF_A_FUNCTION] == []


def way_of_a_move() -> tuple[list[str], list[str]]:
    """The files on the way, and those beside it."""
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES if page.is_file())
    section = re.split(r"(?m)^## ", text.partition("## The way of a move")[2])[0]
    steps = re.findall(r"(?m)^\| (\d+) \| `([^`]+)` \| (.*) \|$", section)
    beside = [(path, name) for _, path, what in steps for name in re.findall(r"`([\w/.]+(?:\.\w+|/))`", what)]
    return [path for _, path, _ in steps], [find(path, name) for path, name in beside]


def find(path: str, name: str) -> str:
    """A file that is named beside another one: next to it, or in the package."""
    near = (ROOT / path).parent / name
    far = PACKAGE / name
    return str(near if near.exists() else far)


def test_the_way_of_a_move_is_short_and_its_files_exist() -> None:
    way, beside = way_of_a_move()
    assert 8 <= len(way) <= MOST_FILES
    assert [path for path in way if not (ROOT / path).is_file()] == []
    assert len(beside) > 10
    assert [path for path in beside if not Path(path).exists()] == []


@pytest.mark.parametrize("module", ["tablewright.service.memory", "tablewright.service.work_kinds"])
def test_the_service_needs_no_processes_and_nothing_of_a_server(module: str) -> None:
    """As in a browser's worker, where these cannot even be imported; and nothing that takes much memory."""
    absent = ("litestar", "multiprocessing", "_multiprocessing", "sqlalchemy", "structlog", "uvicorn")
    absent += ("numpy", "pandas", "ray", "torch")
    program = f"""if True:
        import sys
        for name in {absent!r}:
            sys.modules[name] = None
        import {module}
        print(sorted(name for name in sys.modules if name.startswith("tablewright.server")))
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr


def test_the_page_of_goals_has_a_row_for_each_and_names_tests_that_exist() -> None:
    page = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (R\d+)p? \|", page, re.M)
    assert sorted({int(row[1:]) for row in rows}) == list(range(1, 55))
    for name in set(
        re.findall(r"`((?:server|generic|games|engine|bots|web|packaging|testing|compiled)/[\w.]*)`", page)
    ):
        assert (ROOT / "tests" / name).exists(), name
    for name in set(re.findall(r"`(checks/\w+\.py)`", page)):
        assert (PACKAGE / "testing" / name).exists(), name
    changed = noted(page, "R47", "a figure", "2026-01-01")
    assert "| a figure | 2026-01-01 |" in changed
    assert len(changed.splitlines()) == len(page.splitlines())
