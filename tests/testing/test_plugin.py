"""The plugin is loaded wherever Tablewright is installed, so it must be light; and it knows the marks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

MARKED = """
import pytest

@pytest.mark.rule("ORC-1.1")
@pytest.mark.example("ORC-EX-01")
def test_one():
    pass
"""


def test_the_plugin_imports_nothing_of_the_package() -> None:
    asked = "import sys, tablewright.testing.plugin; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert {name for name in said.split() if name.startswith("tablewright")} == {
        "tablewright",
        "tablewright._version",
        "tablewright.testing",
        "tablewright.testing.plugin",
    }


def test_the_marks_are_known_outside_our_checkout(tmp_path: Path) -> None:
    """Named by an option and found as an entry point it is one plugin, loaded once."""
    (tmp_path / "test_marks.py").write_text(MARKED, encoding="utf-8")
    options = ["-p", "tablewright.testing.plugin", "--strict-markers", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "test_marks.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "warning" not in done.stdout
