"""What can be taken back or done again, kept across restarts and between processes.

The engine's save holds the current turn only; here are the earlier turns that undo still reaches, and the
moves that redo would make.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright.engine import Table
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


class Backward(msgspec.Struct):
    """All of it."""

    turns: list[KeptTurn] = []
    undone: list[KeptMove] = []


def kept(table: Table) -> Backward:
    """What a table could take back beyond its current turn, and do again."""
    reached = table._turns if any(table.can_undo(seat) for seat in range(table.players)) else []
    return Backward(
        turns=[KeptTurn(turn.start_data(), turn.lead, _kept_moves(turn.moves)) for turn in reached[:-1]],
        undone=_kept_moves(table._undone),
    )


def restore(table: Table, backward: Backward) -> None:
    """Give a loaded table back what it could take back; record and turns share their moves."""
    turns, current = [], len(table._turns[-1].moves)
    before = table.moves[: len(table.moves) - current]
    made = sum(len(turn.moves) for turn in backward.turns)
    moves = [_move(move) for turn in backward.turns for move in turn.moves]
    table.moves[len(before) - made : len(before)] = moves
    for old in backward.turns:
        turn = Turn(from_plain(type(table.state), old.start))
        turn.lead = old.lead
        turn.moves = moves[: len(old.moves)]
        del moves[: len(old.moves)]
        turns.append(turn)
    table._turns[:0] = turns
    table._undone.extend(_move(move) for move in backward.undone)


def _kept_moves(moves: list[Move]) -> list[KeptMove]:
    return [KeptMove(m.seat, m.answer, m.name, m.event_count, m.shared, m.outcomes, m.barred) for m in moves]


def _move(told: KeptMove) -> Move:
    move = Move(told.seat, told.answer, told.name, told.event_count, told.shared)
    move.outcomes = told.outcomes
    move.barred = told.barred
    return move
