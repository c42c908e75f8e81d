"""Seats that confirm their turns play the same game, only with a moment to think at the end of each turn."""

from __future__ import annotations

from tablewright.engine import Table, digest
from tablewright.engine.record import load, save, to_data, verify
from tablewright.engine.table import CONFIRM
from tablewright.testing.checks.undo import snapshot
from tablewright.testing.driver import Case, play_number


def check_confirm(case: Case) -> None:
    """With the confirm step a turn ends only when its seat says so; the game is the same otherwise."""
    plain = case.table()
    confirmed = case.table()
    confirmed.confirming = frozenset(range(case.players))
    for number in case.numbers():
        if plain.over:
            break
        play_number(plain, number)
        play_number(confirmed, number)
        if _confirms(confirmed):
            assert [asked.seat for asked in confirmed.decisions] == [plain.moves[-1].seat], (
                "the wrong seat confirms"
            )
            if case.looks(plain):
                _can_still_change_its_mind(confirmed)
            confirmed.choose(f"{CONFIRM}:confirm", plain.moves[-1].seat)
            assert not confirmed.can_undo(), "a confirmed turn cannot be taken back"
        assert not _confirms(confirmed), "a turn is confirmed once"
        assert snapshot(confirmed) == snapshot(plain), "confirming changed the game"
    assert confirmed.over
    assert verify(to_data(confirmed)) == []


def _confirms(table: Table) -> bool:
    return table.asked is not None and table.asked.kind == CONFIRM


def _can_still_change_its_mind(table: Table) -> None:
    now = snapshot(table)
    again: Table = load(save(table))
    assert snapshot(again) == now, "a table that waits for a confirmation is another one after loading"
    fork = table.fork()
    assert digest(fork.state) == digest(table.state)
    assert _confirms(fork)
    if table.can_undo():
        table.undo()
        assert not _confirms(table)
        table.redo()
        assert snapshot(table) == now, "undo and redo before the confirmation lead to another table"
