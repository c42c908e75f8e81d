"""A save brings back the same question, the same views and the same future; a record can be played again."""

from __future__ import annotations

import json

from tablewright.engine import Table, digest
from tablewright.engine.record import load, replay, save, verify
from tablewright.testing.checks.fork import Followers, assert_alike
from tablewright.testing.driver import FUTURE, Case, future, played_out, watch
from tablewright.testing.sight import events_seen, everybody


def check_save(case: Case) -> None:
    """Saving and loading at every choice, with and without a record of the moves."""
    watch(case, lambda: Loaded(case))


class Loaded:
    """Loaded tables, which play the same choices as their original."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.followers = Followers(newer=FUTURE)

    def __call__(self, table: Table) -> None:
        """Follow the choice, then save and load."""
        self.followers.follow(table)
        if self.case.looks(table):
            self.save_recorded(table)
            self.save_unrecorded(table)

    def save_recorded(self, table: Table) -> None:
        """A game with its record, log and all."""
        text = save(table)
        again: Table = load(text)
        assert_alike(again, table)
        assert save(again) == text, "a loaded table saves something else"
        for seat in everybody(table):
            assert events_seen(again.events, seat) == events_seen(table.events, seat), (
                "the log is another one"
            )
            assert again.can_undo(seat) == self.can_undo_in_turn(table, seat), (
                "undo is not the same after loading"
            )
        self.followers.add(again)

    def can_undo_in_turn(self, table: Table, seat: int | None) -> bool:
        """Of what can be taken back, a save keeps the choices of the current turn."""
        if not table.can_undo(seat):
            return False
        return any(seat is None or move.seat == seat for move in table._turns[-1].moves)

    def save_unrecorded(self, table: Table) -> None:
        """A fork, which has no record."""
        again: Table = load(save(table.fork()))
        assert_alike(again, table)
        seed = f"{self.case.seed}/{table.choices}"
        assert future(again, seed) == future(table, seed), "the loaded table has another future"


def check_record(case: Case) -> None:
    """A record plays again, move by move, to the same tables, and stands the proof by its seed."""
    chain: list[str] = []
    watch(case, lambda: lambda table: chain.append(digest(table.state)))
    data = json.loads(save(played_out(case)))
    again: list[str] = []
    end = replay(data, each=lambda table: again.append(digest(table.state)))
    assert again == chain, "the record leads through other tables"
    assert end.over
    assert end.scores == data["scores"]
    assert json.loads(save(end)) == data, "the game played again has another record"
    assert verify(data) == []
