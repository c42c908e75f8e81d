"""Looking back at a game: its moves, a position of the past, how the points came about."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from tablewright.engine import Text
from tablewright.engine import record as records
from tablewright.service import messages as m
from tablewright.service.chronicle import score_lines
from tablewright.service.problems import Problem
from tablewright.service.replaying import Replayed
from tablewright.service.seated import SeatedTable
from tablewright.service.views import (
    Viewer,
    holdings_in_words,
    log_lines,
    points_and_places,
    points_by_source,
    result_of,
    score_rows,
    triggers_in_words,
)
from tablewright.text import CatalogueWords

S = TypeVar("S", bound=SeatedTable)


def begun(seated: S) -> S:
    """A table whose game has begun."""
    if seated.table is None:
        raise Problem("not-started")
    return seated


def view_then(
    seated: SeatedTable, now: m.TableView, viewer: Viewer, move: int, then: Replayed, state: bool
) -> m.TableView:
    """What somebody saw after a move; what does not change is taken from what they see now."""
    words = seated.words(viewer.language)
    seen = msgspec.json.decode(then.view)
    glance = seated.game.glance(seen)
    turns = seated.chronicle.move_turns
    return replace(
        now,
        version=move,
        moves=move,
        turn=turns[move - 1] if move else 1,
        head=[words.text(part) for part in glance.head],
        holdings=holdings_in_words(glance, words),
        status="playing",
        waiting_for=[],
        question=None,
        can_undo=False,
        can_redo=False,
        no_undo="",
        standings=[],
        stories=[],
        seats=[
            replace(info, points=points, place=None, asked=False, standing=None, standing_place=None)
            for info, points in zip(now.seats, then.points, strict=True)
        ],
        scenes=msgspec.Raw(then.scenes),
        state=seen if state else None,
        log=log_lines(seated, viewer.seat, words, until=move),
        scores=score_rows(seated, then.lines, len(then.points), words),
        triggers=triggers_in_words(glance, words),
        over=False,
        result=None,
    )


def record_for(seated: SeatedTable, viewer: Viewer) -> dict[str, Any] | m.ViewExport:
    """The whole record once the game is over; before that only what the viewer sees (R27)."""
    if seated.status == "over":
        return records.to_data(seated.playing)
    lines = log_lines(seated, viewer.seat, seated.words(viewer.language))
    return m.ViewExport(
        tablewright_view=1,
        game=seated.facts.game,
        players=seated.facts.players,
        seat=viewer.seat,
        version=seated.version,
        view=seated.seen_by(viewer.seat),
        log=[line.text for line in lines],
    )


def report_of(seated: SeatedTable, language: str) -> m.GameReport:
    """Points by source and over time."""
    words, table, noted = seated.words(language), seated.playing, seated.chronicle
    points, places = points_and_places(seated)
    people = len(points)
    total = points_by_source(score_lines(table), people)
    play = points_by_source(noted.last_lines, people) if table.over else total
    nothing = [0] * people
    sources = []
    for source, all_points in total.items():
        before = play.get(source, nothing)
        final = [a - b for a, b in zip(all_points, before, strict=True)]
        icon = seated.game.signs.get(source, "")
        sources.append(m.ReportSource(source, words.catalogue.name(source), icon, all_points, before, final))
    return m.GameReport(
        seats=[
            m.ReportSeat(seat, words.catalogue.seat(seat), points[seat], places[seat])
            for seat in range(people)
        ],
        holdings=holdings_in_words(seated.game.glance(seated.seen_by(None)), words),
        sources=sources,
        over_time=[
            m.ReportPoint(
                move,
                noted.move_turns[max(0, move - 1)] if noted.move_turns else 1,
                table.moves[move - 1].seat if move else None,
                noted.move_points[move],
                noted.move_standings[move] or None,
            )
            for move in range(len(noted.move_points))
        ],
        turns=report_turns(seated),
        rounds=report_rounds(seated, words),
        result=result_of(seated, language),
    )


def report_turns(seated: SeatedTable) -> list[m.ReportTurn]:
    """The moves of each turn; where several seats choose at once, each is a turn of its own."""
    turns: list[m.ReportTurn] = []
    for number, (move, turn) in enumerate(
        zip(seated.playing.moves, seated.chronicle.move_turns, strict=True), start=1
    ):
        last = turns[-1] if turns else None
        if last is not None and (last.turn, last.seat) == (turn, move.seat):
            turns[-1] = m.ReportTurn(turn, move.seat, last.first_move, number)
        else:
            turns.append(m.ReportTurn(turn, move.seat, number, number))
    return turns


def report_rounds(seated: SeatedTable, words: CatalogueWords) -> list[m.ReportRound]:
    """Where rounds begin; a round that begins with a move is that of the next one."""
    rounds: list[m.ReportRound] = []
    before = 0
    for move, number in enumerate(seated.chronicle.move_rounds[:-1]):
        if number > before:
            rounds.append(m.ReportRound(words.text(Text("round-name", {"n": number})), move + 1))
            before = number
    return rounds


def move_list(seated: SeatedTable) -> list[m.MoveInfo]:
    """Whose moves were made; not what was chosen, which may be a secret."""
    return [
        m.MoveInfo(
            number,
            move.seat,
            seated.chronicle.move_turns[number - 1],
            seated.chronicle.move_events[number] - seated.chronicle.move_events[number - 1],
        )
        for number, move in enumerate(seated.playing.moves, start=1)
    ]
