"""Whoever clicks a thing that was not met is looked further ahead for."""

from __future__ import annotations

import random

import msgspec

from tablewright.engine import find_game, new_table
from tablewright.engine import record as records
from tablewright.service import messages as m
from tablewright.service.ahead import AheadWish, look_ahead
from tablewright.service.chronicle import Chronicle
from tablewright.service.snapshot import packed, snapshot_of


def test_a_longer_walk_meets_what_the_first_left_out() -> None:
    table = new_table(find_game("origins"), 2, "1")
    chance = random.Random(1)
    while (question := table.open_questions()[0]).kind != "action":
        table.play(question.offset + chance.randrange(len(question.values)))
    snapshot = packed(snapshot_of(records.to_data(table), [0, 0], Chronicle()))
    wish = AheadWish(snapshot, 0, 0, question.seat, "en", [], True)
    first = msgspec.json.decode(look_ahead(wish).told, type=m.Ahead)
    wish.further = True
    more = msgspec.json.decode(look_ahead(wish).told, type=m.Ahead)
    assert not first.complete
    assert set(first.things) <= set(more.things)
    assert len(more.lines) > len(first.lines)
