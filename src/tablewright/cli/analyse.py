"""``tablewright analyse``: what a search thinks of the options in a saved or recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from tablewright.bots import Glimpse
from tablewright.bots.mcts import Line, analyse_thoroughly
from tablewright.cli.arguments import refuse_endless, save_in, told_as_bad_save
from tablewright.cli.speech import Speech, speech_of
from tablewright.engine import Table, find_game
from tablewright.engine import record as records
from tablewright.engine.question import Asked
from tablewright.lab.measuring.machine import cores
from tablewright.text import words_for


def analyse(
    context: typer.Context,
    file: Path,
    to: Annotated[int | None, typer.Option("--to", metavar="move")] = None,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1)] = 5.0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0)] = 1,
    seed: Annotated[str, typer.Option("--seed", "-s")] = "0",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Search the open question of a file and show what was found."""
    speech = speech_of(context)
    refuse_endless(speech, seconds)
    data = save_in(speech, file)
    with told_as_bad_save(speech, file):
        table = _table_at(speech, file, data, to)
    asked = _asked(speech, table, seat)
    lines = analyse_thoroughly(Glimpse(table, table.question(asked.seat)), seed, seconds, jobs or cores())
    if as_json:
        speech.print_json(_as_data(file, table, asked, lines))
    else:
        _show(speech, table, asked, lines)


def _table_at(speech: Speech, file: Path, data: dict[str, Any], to: int | None) -> Table:
    """The table of the file, or as it was after so many moves."""
    words = words_for(find_game(data["game"]), speech.language, players=data["players"])
    if to is None:
        table: Table = records.from_data(data)
        table.words = words
        return table
    if data.get("moves") is None:
        raise speech.error("replay-no-record", file=str(file))
    if not 0 <= to <= len(data["moves"]):
        raise speech.error("replay-no-such-move", move=to, moves=len(data["moves"]))
    return records.replay(data, words, until=to)


def _asked(speech: Speech, table: Table, seat: int | None) -> Asked:
    """The question of the seat that was typed, or of the first that is asked."""
    if seat is not None and not 1 <= seat <= table.players:
        raise speech.error("no-such-seat", seat=str(seat), players=table.players)
    if table.over:
        raise speech.error("analyse-over")
    questions = [asked for asked in table.decisions if seat is None or asked.seat == seat - 1]
    if not questions:
        words = words_for(table.game, speech.language, players=table.players)
        name = words.catalogue.seat
        others = ", ".join(name(one.seat) for one in table.decisions)
        raise speech.error("analyse-not-asked", seat=name((seat or 1) - 1), asked=others)
    return questions[0]


def _as_data(file: Path, table: Table, asked: Asked, lines: list[Line]) -> dict[str, Any]:
    return {
        "file": str(file),
        "game": table.game.name,
        "seat": asked.seat,
        "question": asked.kind,
        "visits": sum(line.visits for line in lines),
        "options": [
            {
                "option": line.option,
                "visits": line.visits,
                "margin": round(line.margin, 3),
                "error": round(line.error, 3),
                "win": round(line.win, 4),
            }
            for line in lines
        ],
    }


def _show(speech: Speech, table: Table, asked: Asked, lines: list[Line]) -> None:
    """The options, the one that was looked at most first."""
    words = words_for(table.game, speech.language, players=table.players)
    speech.out.print(f"{words.catalogue.seat(asked.seat)}: {asked.prompt}", markup=False)
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("option", "visits", "margin", "win"):
        grid.add_column(speech.say(f"analyse-{column}"), justify="left" if column == "option" else "right")
    found = sorted(zip(asked.options, lines, strict=True), key=lambda pair: -pair[1].visits)
    for option, line in found:
        margin = f"{line.margin:+.1f} ±{line.error:.1f}"
        told = (margin, f"{line.win:.0%}") if line.visits else ("-", "-")
        grid.add_row(option.label, str(line.visits), *told)
    speech.out.print(grid)
