"""``tablewright data``: where the numbers of a game come from, and whether they add up."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from tablewright.cli.arguments import game_called
from tablewright.cli.errors import BAD_INPUT
from tablewright.cli.speech import Speech, speech_of
from tablewright.components import ComponentError, DataReport, report
from tablewright.engine import Game

#: What a game's ``schema.py`` must hold: the type of its data, the sums that must come out, the data itself.
SCHEMA: Final = ("Components", "totals", "LOADED")


def data(
    context: typer.Context,
    game: str,
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Tell where the numbers of a game come from and whether they add up."""
    speech = speech_of(context)
    found = component_report(speech, game)
    if as_json:
        speech.print_json(found.to_json())
    else:
        _show(speech, found)
    if check and found.problems:
        raise typer.Exit(BAD_INPUT)


def component_report(speech: Speech, name: str) -> DataReport:
    """The report on a game's components. Data so broken that the game cannot even start is a report, too."""
    try:
        game = game_called(speech, name)
        schema = _schema_of(game)
    except ComponentError as error:
        return DataReport(name, problems=[str(error)])
    if schema is None:
        raise speech.error("data-none", game=name)
    lacking = [part for part in SCHEMA if not hasattr(schema, part)]
    if lacking:
        raise speech.error("data-schema", file=schema.__file__, lacking=lacking)
    files = [file.name for file in schema.LOADED.files]
    return report(game.folder, schema.Components, files, totals=schema.totals, game=name)


def _schema_of(game: Game[Any]) -> Any | None:
    """A game's module ``schema``, if it has one."""
    name = f"{type(game).__module__}.schema"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, type(game).__module__):
            raise
        return None


def _show(speech: Speech, found: DataReport) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("what", "expected", "actual"):
        table.add_column(speech.say(f"data-{column}"), justify="left" if column == "what" else "right")
    for what, (expected, actual) in found.totals.items():
        table.add_row(what, str(expected), str(actual), style="" if expected == actual else "red")
    if table.row_count:
        speech.out.print(table)
    for source, count in found.by_source.items():
        if count:
            speech.print(f"data-source-{source}", count=count)
    if found.partly_reconstructed:
        speech.print("data-partly", count=found.partly_reconstructed)
    if found.unsourced:
        speech.print("data-unsourced", entries=list(found.unsourced))
    if found.override is not None:
        speech.print("data-override", file=str(found.override), count=len(found.corrected))
        for place in found.corrected:
            speech.out.print(f"  {place}", markup=False)
    for problem in found.problems:
        speech.complain(problem)
    if not found.problems:
        speech.print("data-sound")
