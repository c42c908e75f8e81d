"""How the table stands: round, points, goods, the score sheet, and who has won."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Sheet
from rich.text import Text as Line

from tablewright.cli.speech import Speech
from tablewright.engine import Game, Table
from tablewright.engine.glance import Ending
from tablewright.text import CatalogueWords


def heading(table: Table, words: CatalogueWords, seat: int | None) -> str:
    """Which round and phase it is, as far as the game says."""
    return " · ".join(words.text(part) for part in table.game.glance(table.view(seat)).head)


def standing(speech: Speech, table: Table, words: CatalogueWords, seat: int | None) -> list[str]:
    """Points and goods, a line for each seat."""
    holdings = dict(enumerate(table.game.glance(table.view(seat)).holdings))
    ended = table.game.standing(table.state, seat).points
    return [
        " · ".join(
            [
                speech.say("standing", name=words.catalogue.seat(number), points=points),
                *([speech.say("standing-if-over", points=ended[number])] if ended[number] != points else []),
                *(f"{words.text(tally.what)} {tally.amount}" for tally in holdings.get(number, ())),
            ]
        )
        for number, points in enumerate(table.scores)
    ]


def end_line(speech: Speech, table: Table, words: CatalogueWords, seat: int | None) -> str:
    """How near the end is, if the game has numbers for it."""
    endings = table.game.glance(table.view(seat)).endings
    if not endings:
        return ""
    return speech.say("standing-end", nearness=" · ".join(_nearness(words, ending) for ending in endings))


def _nearness(words: CatalogueWords, ending: Ending) -> str:
    goal = "" if ending.goal is None else f" → {ending.goal}"
    return f"{words.text(ending.what)}: {ending.value}{goal}"


def _add_standing(
    sheet: Sheet, speech: Speech, table: Table, words: CatalogueWords, seat: int | None
) -> None:
    """What the end of the game would add now, as far as the seat may know; a question mark for the rest."""
    ended = table.game.standing(table.state, seat)
    if ended.points == table.scores and not ended.hidden:
        return
    by_source: dict[str, list[str]] = {}
    nothing = ["0"] * len(ended.points)
    for line in ended.added:
        by_source.setdefault(line.source, nothing[:])[line.seat] = f"{line.points:+}"
    for person, source in ended.hidden:
        by_source.setdefault(source, nothing[:])[person] = "?"
    for source, points in by_source.items():
        sheet.add_row(Line(words.catalogue.name(source)), *points, style="dim")
    sheet.add_row(speech.say("score-if-over"), *map(str, ended.points), style="bold")


def score_sheet(speech: Speech, table: Table, words: CatalogueWords, seat: int | None = None) -> Sheet:
    """Where everybody's points came from: a row for each source, a column for each seat, as on paper."""
    seats = range(len(table.scores))
    sheet = Sheet(title=speech.say("score-title"), title_style="bold", title_justify="left")
    sheet.add_column(speech.say("score-source"))
    for person in seats:
        sheet.add_column(Line(words.catalogue.seat(person)), justify="right")
    by_source: dict[str, list[int]] = {}
    for line in table.score_lines:
        by_source.setdefault(line.source, [0] * len(seats))[line.seat] += line.points
    for source, points in by_source.items():
        sheet.add_row(Line(words.catalogue.name(source)), *map(str, points))
    sheet.add_section()
    sheet.add_row(speech.say("score-total"), *map(str, table.scores), style="bold")
    if not table.over:
        _add_standing(sheet, speech, table, words, seat)
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
