"""What the tests of the engine share."""

from __future__ import annotations

import pytest

from tablewright.engine import registry
from tests.engine.test_table import ask
from tests.engine.toys import ToyGame


@pytest.fixture
def toy_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy game of one question, known by its name so that saves of it can be read."""
    monkeypatch.setitem(registry._REGISTER, "toy", ToyGame([ask(0)]))
