"""``tablewright data``: where the numbers of a game come from, and whether they add up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from tablewright.cli.arguments import game_called
from tablewright.cli.errors import BAD_INPUT
from tablewright.cli.speech import Speech, speech_of
from tablewright.components import ComponentError, DataReport, lacking_in, report_on, schema_of


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
        schema = schema_of(game)
    except ComponentError as error:
        return DataReport(name, problems=[str(error)])
    if schema is None:
        raise speech.error("data-none", game=name)
    lacking = lacking_in(schema)
    if lacking:
        raise speech.error("data-schema", file=schema.__file__, lacking=lacking)
    return report_on(schema, name)


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
