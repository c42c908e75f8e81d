"""A table from its making to its end."""

from __future__ import annotations

import random

import msgspec

from tablewright.engine import record as records
from tablewright.service import messages as m
from tests.server.client import Person
from tests.server.conftest import Served


def test_a_game_from_start_to_end_can_be_verified(served: Served, ann: Person) -> None:
    made = ann.make("quarry", 2)
    table = made["table"]
    assert len(made["view"]["commitment"]) == 64
    assert made["view"]["seed"] is None
    served.guard.limiter._buckets.clear()
    chance = random.Random(3)
    view = ann.view(table)
    while not view["over"]:
        served.guard.limiter._buckets.clear()
        view = ann.play(table, 20, chance)
    assert view["result"]["winners"]
    assert view["seed"].startswith("sealed:")
    assert [row["label"] for row in view["scores"]]
    record = ann.get(f"/api/tables/{table}/record").json()
    assert record["commitment"] == made["view"]["commitment"]
    assert records.verify(record) == []
    report = ann.get(f"/api/tables/{table}/report").json()
    assert [seat["points"] for seat in report["seats"]] == view["result"]["points"]
    assert report["over_time"][-1]["points"] == view["result"]["points"]
    for source in report["sources"]:
        assert source["points"] == [a + b for a, b in zip(source["play"], source["final"], strict=True)]


def test_every_view_fits_the_messages(ann: Person) -> None:
    made = ann.make("origins", 2, confirm=True)
    view = ann.get(f"/api/tables/{made['table']}", lang="pl", state=1).content
    told = msgspec.json.decode(view, type=m.TableView)
    assert told.language == "pl"
    assert told.state is not None
    assert {scene.name for scene in told.scenes} >= {"board"}
    assert told.question is not None
    assert told.question.options
