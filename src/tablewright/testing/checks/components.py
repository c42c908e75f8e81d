"""The component data of a game: every total comes out, and every entry says where it comes from."""

from __future__ import annotations

from typing import Any

from tablewright.components import lacking_in, report_on, schema_of
from tablewright.engine import Game


def check_components(game: Game[Any]) -> None:
    """What `tablewright data GAME --check` tells of the data as it is delivered."""
    schema = schema_of(game)
    assert schema is not None, f"{game.name} has no box/schema.py"
    lacking = lacking_in(schema)
    assert not lacking, f"{schema.__file__} has no {', '.join(lacking)}"
    found = report_on(schema, game.name)
    assert found.totals, "nothing is counted: `totals` in box/schema.py names no sum"
    assert found.problems == []
