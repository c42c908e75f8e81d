"""What the tests of the lab share."""

from __future__ import annotations

import pytest

from tablewright.engine import registry
from tests.lab.games import all_games


@pytest.fixture
def odd_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that go wrong can be played by their names during the test."""
    for game in all_games():
        monkeypatch.setitem(registry._REGISTER, game.name, game)
