"""Looking back at a game."""

from __future__ import annotations

from typing import Any

from tablewright.service.messages.basics import Answer
from tablewright.service.messages.view import GameResult, Holding


class MoveInfo(Answer, frozen=True):
    """A move, without what was chosen."""

    n: int
    seat: int
    turn: int
    lines: int


class Moves(Answer, frozen=True):
    """All moves."""

    moves: list[MoveInfo]


class ReportSeat(Answer, frozen=True):
    """How somebody came out."""

    seat: int
    name: str
    points: int
    place: int | None


class ReportSource(Answer, frozen=True):
    """Points from one source: in play and in the final scoring."""

    source: str
    label: str
    icon: str
    points: list[int]
    play: list[int]
    final: list[int]


class ReportPoint(Answer, frozen=True):
    """Everybody's points after a move, and if the game had ended there (null in games noted before these
    were).
    """

    move: int
    turn: int
    seat: int | None
    points: list[int]
    standing: list[int] | None = None


class ReportTurn(Answer, frozen=True):
    """The moves of one turn."""

    turn: int
    seat: int
    first_move: int
    last_move: int


class ReportRound(Answer, frozen=True):
    """Where a round begins."""

    label: str
    first_move: int


class GameReport(Answer, frozen=True):
    """Points by source and over time."""

    seats: list[ReportSeat]
    holdings: list[list[Holding]]
    sources: list[ReportSource]
    over_time: list[ReportPoint]
    turns: list[ReportTurn]
    rounds: list[ReportRound]
    result: GameResult | None


class ViewExport(Answer, frozen=True):
    """What a seat may take along before the end."""

    tablewright_view: int
    game: str
    players: int
    seat: int | None
    version: int
    view: dict[str, Any]
    log: list[str]
