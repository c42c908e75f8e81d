"""Tables to go on with, as a list shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine import BrokenGame, TablewrightError, Text, UnknownGame, find_game
from tablewright.service import messages as m
from tablewright.service.seated import SeatFacts, TableFacts
from tablewright.text import automa_called, title_called, words_for


class ListedFacts(TableFacts):
    """What is known of a table without its snapshot."""

    owner: int | None
    waiting_for: list[int]
    standing: dict[str, list[int]]
    created: int
    updated: int


def listed_seats(row: ListedFacts, seats: Sequence[SeatFacts], language: str) -> list[m.ListedSeat]:
    """Everybody at a table of the list and how they stand, the rulebook's opponent last."""
    points, places = row.standing.get("points", []), row.standing.get("places", [])
    ended = row.standing.get("ended", [])
    sitting = [(seat.name, seat.kind) for seat in seats]
    if len(points) > len(seats):
        sitting.append((automa_called(row.game, language), "automa"))
    return [
        m.ListedSeat(
            number,
            name,
            kind,
            points[number] if number < len(points) else 0,
            places[number] if number < len(places) else None,
            ended[number] if number < len(ended) else None,
        )
        for number, (name, kind) in enumerate(sitting)
    ]


def round_called(row: ListedFacts, language: str) -> str:
    """Which round it is, in words; nothing where the game counts none."""
    number = next(iter(row.standing.get("round", [])), 0)
    if not number or row.status != "playing":
        return ""
    try:
        return words_for(find_game(row.game), language).text(Text("round-name", {"n": number}))
    except TablewrightError:
        return ""


def listed_table(row: ListedFacts, seats: Sequence[SeatFacts], pass_id: int, language: str) -> m.ListedTable:
    """A table in the list."""
    yours = [seat.seat for seat in seats if seat.holder == pass_id]
    status: Any = row.status
    playable = is_playable(row.game)
    return m.ListedTable(
        table=row.id,
        game=row.game,
        title=title_called(row.game, language) if playable else row.game,
        playable=playable,
        status=status,
        version=row.version,
        round=round_called(row, language),
        seats=listed_seats(row, seats, language),
        yours=yours,
        owner=row.owner == pass_id,
        your_turn=any(seat in yours and not seats[seat].stand_in for seat in row.waiting_for),
        waiting_for=row.waiting_for,
        fork=row.fork,
        created=row.created,
        updated=row.updated,
    )


def is_playable(game: str) -> bool:
    """Whether a game is here still; packages with games come and go."""
    try:
        find_game(game)
    except (UnknownGame, BrokenGame):
        return False
    return True
