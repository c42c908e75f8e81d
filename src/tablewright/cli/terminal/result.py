"""Points: the score sheet and who has won."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Sheet
from rich.text import Text as Line

from tablewright.cli.speech import Speech
from tablewright.engine import Game, Table
from tablewright.text import CatalogueWords


def points_line(speech: Speech, table: Table, words: CatalogueWords) -> str:
    """Everybody's points in one line."""
    parts = [f"{words.catalogue.seat(seat)} {points}" for seat, points in enumerate(table.scores)]
    return speech.say("points-line", points=" · ".join(parts))


def score_sheet(speech: Speech, table: Table, words: CatalogueWords) -> Sheet:
    """Where everybody's points came from: a row for each source, a column for each seat, as on paper."""
    seats = range(len(table.scores))
    sheet = Sheet(title=speech.say("score-title"), title_style="bold", title_justify="left")
    sheet.add_column(speech.say("score-source"))
    for seat in seats:
        sheet.add_column(Line(words.catalogue.seat(seat)), justify="right")
    by_source: dict[str, list[int]] = {}
    for line in table.score_lines:
        by_source.setdefault(line.source, [0] * len(seats))[line.seat] += line.points
    for source, points in by_source.items():
        sheet.add_row(Line(words.catalogue.name(source)), *map(str, points))
    sheet.add_section()
    sheet.add_row(speech.say("score-total"), *map(str, table.scores), style="bold")
    if table.over:
        places = table.game.ranking(table.state)
        sheet.add_row(speech.say("score-place"), *(speech.say("place", place=place) for place in places))
    return sheet


def winner_sentence(speech: Speech, table: Table, words: CatalogueWords) -> str:
    """Who has won a game that is over."""
    game: Game[Any] = table.game
    winners = [seat for seat, place in enumerate(game.ranking(table.state)) if place == 1]
    if not winners:
        return speech.say("nobody-wins")
    names = [words.catalogue.seat(seat) for seat in winners]
    points = table.scores[winners[0]]
    if len(names) == 1:
        return speech.say("wins", name=names[0], points=points)
    return speech.say("share-win", names=names, points=points)
