"""What the tests of the command line share."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablewright.cli import run


class Said(NamedTuple):
    """What a command line answered."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The answer, if it is JSON."""
        return json.loads(self.out)


Tablewright = Callable[..., Said]


@pytest.fixture
def tablewright(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Tablewright:
    """Runs a command line in an empty folder, in English, with lines that somebody types."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TABLEWRIGHT_DATA_OVERRIDES", str(tmp_path / "overrides"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "TABLEWRIGHT_LANGUAGE", "TABLEWRIGHT_DEBUG"):
        monkeypatch.delenv(variable, raising=False)

    def start(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(list(words))
        shown = capsys.readouterr()
        return Said(code, shown.out, shown.err)

    return start
