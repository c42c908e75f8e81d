"""A database that an earlier version wrote is served as if nothing had happened.

`data/before.sqlite.gz` was written by version 0.1.0 before the table service stood by itself: a table of
Quarry that waits for a confirmation, and a fork of it. `data/before.json` is what that server told of them.
"""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.server.config import DATABASE
from tests.server.client import Person
from tests.server.conftest import Served

DATA = Path(__file__).parent / "data"


@pytest.fixture
def told() -> dict[str, Any]:
    """What the server of then told."""
    return dict(json.loads((DATA / "before.json").read_text(encoding="utf-8")))


@pytest.fixture
def ann(start: Callable[..., Served], tmp_path: Path, told: dict[str, Any]) -> Person:
    """The person whose tables they are, at the server of now."""
    (tmp_path / "before").mkdir()
    database = gzip.decompress((DATA / "before.sqlite.gz").read_bytes())
    (tmp_path / "before" / DATABASE).write_bytes(database)
    person = start(folder=tmp_path / "before").person(greet=False)
    person.http.cookies.set("tw_pass", told["pass"])
    return person


def as_then(now: Any, then: Any) -> Any:
    """What servers of then told already: what they did not tell is left out, wherever it stands."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: as_then(value, then[name]) for name, value in now.items() if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [as_then(one, other) for one, other in zip(now, then, strict=True)]
    return now


def test_tables_are_as_they_were_and_go_on(ann: Person, told: dict[str, Any]) -> None:
    table, seat = told["table"], told["last"]["seat"]
    view = ann.view(table, seat=seat, state=1)
    assert as_then(view, told["view"]) == told["view"]
    for page in ("report", "moves"):
        assert as_then(ann.get(f"/api/tables/{table}/{page}").json(), told[page]) == told[page]
    assert ann.take_back(table, seat, view["since"]).status_code == 200
    back = ann.view(table, seat=seat)
    assert ann.take_back(table, seat, back["since"], "redo").status_code == 200
    assert ann.view(table, seat=seat, state=1)["state"] == view["state"]
    assert ann.play(table, 6, random.Random(1))["version"] == view["version"] + 8


def test_the_past_can_be_looked_at(ann: Person, told: dict[str, Any]) -> None:
    for table, then, query in (("table", "then", {"move": 6}), ("fork", "fork_then", {"move": 2})):
        answer = ann.get(f"/api/tables/{told[table]}/replay", seat=0, scenes=0, state=1, **query)
        assert as_then(answer.json(), told[then]) == told[then]
    view = ann.view(told["fork"], seat=0, state=1)
    assert as_then(view, told["fork_view"]) == told["fork_view"]


def test_a_move_that_was_made_then_is_answered_as_then(ann: Person, told: dict[str, Any]) -> None:
    last = told["last"]
    sent = (told["table"], last["seat"], last["since"], last["option"], last["key"])
    assert ann.move(*sent).json() == last["answer"]
    assert ann.move(*sent, shown=1).json() == {**last["answer"], "frame": None}
