"""``tablewright lessons``: what a game teaches, or a played game as the skeleton of lessons."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text as Line

from tablewright.cli.arguments import game_called, save_in
from tablewright.cli.speech import Speech, speech_of
from tablewright.lessons import Lessons, figures, has_lessons, lessons_of, skeleton


def lessons(
    context: typer.Context,
    game: str,
    record: Annotated[Path | None, typer.Option("--record", metavar="file")] = None,
    seat: Annotated[int, typer.Option("--seat")] = 1,
) -> None:
    """List the parts of a game's lessons, or print lessons made of a record."""
    speech = speech_of(context)
    if record is not None:
        sys.stdout.write(_of_record(speech, game, record, seat))
        return
    found = lessons_called(speech, game)
    speech.out.print(parts_of(speech, found))
    told = figures(found, speech.language)
    speech.print("lessons-figures", steps=told.steps, minutes=round(told.minutes))


def lessons_called(speech: Speech, name: str) -> Lessons:
    """The lessons of a game, which must have some."""
    game = game_called(speech, name)
    if not has_lessons(game):
        raise speech.error("no-lessons", game=speech.title(game))
    return lessons_of(game)


def parts_of(speech: Speech, found: Lessons) -> Grid:
    """The parts with their numbers."""
    grid = Grid.grid(padding=(0, 2))
    for number, part in enumerate(found.parts, 1):
        grid.add_row(
            Line(str(number), style="cyan"),
            Line(part.title.said(speech.language)),
            Line(speech.say("lessons-steps", count=len(part.steps)), style="dim"),
        )
    return grid


def _of_record(speech: Speech, name: str, file: Path, seat: int) -> str:
    data = save_in(speech, file)
    game = game_called(speech, name)
    if data["game"] != game.name:
        raise speech.error("load-other-game", file=str(file), game=name, other=data["game"])
    if not 1 <= seat <= data["players"]:
        raise speech.error("no-such-seat", seat=str(seat), players=data["players"])
    if not data.get("moves"):
        raise speech.error("replay-no-record", file=str(file))
    return skeleton(data, seat - 1)
