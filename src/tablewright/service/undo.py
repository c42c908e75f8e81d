"""What can be taken back or done again, kept across restarts and between processes.

The engine's save holds the current turn only; here are the earlier turns that undo still reaches, and the
moves that redo would make.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright.engine import Table
from tablewright.engine import record as records
from tablewright.engine.model import from_plain
from tablewright.engine.table import Move, Turn


class KeptMove(msgspec.Struct, array_like=True):
    """A move as the engine notes it."""

    seat: int
    answer: int
    name: str
    event_count: int
    shared: bool
    outcomes: list[int]
    barred: bool


class KeptTurn(msgspec.Struct):
    """A turn that can still be taken back."""

    start: dict[str, Any]
    lead: list[int]
    moves: list[KeptMove]


class UndoReach(msgspec.Struct):
    """How far a table can go back, and forward again."""

    turns: list[KeptTurn] = []
    undone: list[KeptMove] = []


def undo_reach(table: Table) -> UndoReach:
    """What a table could take back beyond its current turn, and do again."""
    return UndoReach(
        turns=[
            KeptTurn(turn.start_data(), turn.lead, _kept_moves(turn.moves)) for turn in table.earlier_turns()
        ],
        undone=_kept_moves(table.undone_moves()),
    )


def restore_reach(table: Table, reach: UndoReach) -> None:
    """Give a loaded table back what it could take back."""
    turns = [_turn(table, told) for told in reach.turns]
    table.reach_back(turns, [_move(move) for move in reach.undone])


def _turn(table: Table, told: KeptTurn) -> Turn:
    turn = Turn(from_plain(type(table.state), told.start))
    turn.lead = told.lead
    turn.moves = [_move(move) for move in told.moves]
    return turn


def _kept_moves(moves: list[Move]) -> list[KeptMove]:
    return [KeptMove(m.seat, m.answer, m.name, m.event_count, m.shared, m.outcomes, m.barred) for m in moves]


def _move(told: KeptMove) -> Move:
    move = Move(told.seat, told.answer, told.name, told.event_count, told.shared)
    move.outcomes = told.outcomes
    move.barred = told.barred
    return move


def copy_with_reach(table: Table) -> Table:
    """Another table like this one, which can take back as much."""
    other: Table = records.from_data(records.to_data(table))
    restore_reach(other, undo_reach(table))
    return other
