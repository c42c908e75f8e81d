"""Every test gets its own game to break."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.components.overrides import FOLDER_VARIABLE
from tests.components.mills import Shelf


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    made = Shelf(tmp_path)
    monkeypatch.setenv(FOLDER_VARIABLE, str(made.overrides))
    return made
