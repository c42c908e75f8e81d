"""The component data of a game: every total comes out, and every entry says where it comes from."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tablewright.components import report
from tablewright.engine import Game


def check_components(game: Game[Any]) -> None:
    """What `tablewright data GAME --check` tells of the data as it is delivered."""
    schema = import_module(f"{type(game).__module__}.schema")
    files = [file.name for file in schema.LOADED.files]
    found = report(game.folder, schema.Components, files, totals=schema.totals, game=game.name)
    assert found.totals, "nothing is counted: `totals` in schema.py names no sum"
    assert found.problems == []
