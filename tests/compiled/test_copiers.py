"""States are copied by compiled code."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from tablewright.engine import Game, Table, copy, digest, find_game, game_names, new_table
from tablewright.engine.model import _COPIERS
from tablewright.engine.playout import play_randomly


@pytest.mark.parametrize("name", game_names())
def test_the_state_and_all_in_it_is_copied_by_compiled_code(name: str) -> None:
    game: Game[Any] = find_game(name)
    table: Table = new_table(game, max(game.players), "7", keep=False)
    play_randomly(table, [lambda: 0.5] * table.players, 20)
    other = copy(table.state)
    assert digest(other) == digest(table.state)
    copiers = importlib.import_module(f"tablewright.games.{name}.rules.copiers")
    assert _COPIERS[type(table.state)] is getattr(copiers, f"copy_{type(table.state).__name__}")
