"""The copiers that the build writes for compiled games copy as the interpreted ones do."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.compiling.copiers import copiers_of, written_copiers
from tablewright.engine import Game, Table, copy, digest, find_game, game_names, new_table
from tablewright.engine.model import Model, fields
from tablewright.engine.playout import play_randomly

ROOT = Path(__file__).parents[2]


def played(game: Game[Any], players: int) -> Iterator[Table]:
    """A random game at some of its choices."""
    table: Table = new_table(game, players, "7", keep=False)
    while not table.over and table.choices < 400:
        yield table
        play_randomly(table, [lambda: 0.37] * players, 40)


def spoil(thing: object) -> None:
    """Empty every list and map in it, however deep."""
    if isinstance(thing, Model):
        for name in fields(type(thing)):
            spoil(getattr(thing, name))
    elif isinstance(thing, list | dict):
        for part in thing.values() if isinstance(thing, dict) else thing:
            spoil(part)
        thing.clear()


@pytest.mark.parametrize("name", game_names())
def test_equal_and_independent(name: str) -> None:
    made: dict[str, Any] = {}
    exec(copiers_of(f"tablewright.games.{name}.rules.state"), made)
    game: Game[Any] = find_game(name)
    for players in game.players:
        for table in played(game, players):
            mine = made[f"copy_{type(table.state).__name__}"](table.state)
            before = digest(table.state)
            assert digest(mine) == before == digest(copy(table.state))
            spoil(mine)
            assert digest(table.state) == before


def test_written_only_for_a_while(tmp_path: Path) -> None:
    package = tmp_path / "tablewright"  # other tests look at the source itself meanwhile
    shutil.copytree(
        ROOT / "src" / "tablewright", package, ignore=shutil.ignore_patterns("__pycache__", "web")
    )
    states = sorted(package.glob("games/*/rules/state.py"))
    games = [state.parents[1].name for state in states]
    assert len(games) > 5  # our own: other tests may have made more games known to this process
    with written_copiers(tmp_path, states) as modules:
        assert sorted(module.parents[1].name for module in modules) == games
        assert all(module.is_file() for module in modules)
    assert not any(module.exists() for module in modules)
