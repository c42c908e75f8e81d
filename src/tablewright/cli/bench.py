"""``tablewright bench``: how fast the games are here, beside the peers that are installed."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablewright.cli.arguments import game_called
from tablewright.cli.speech import Speech, speech_of
from tablewright.lab.bench import bench as measure

#: What the table shows of each game and peer, in this order.
ROWS: Final = (
    "decisions_per_second",
    "games_per_second",
    "forks_per_second",
    "copies_per_second",
    "saves_per_second",
    "decisions_per_game",
    "bytes_per_table",
    "options_p999_us",
    "us_per_decision_at_100",
    "us_per_decision_at_10000",
)


def bench(
    context: typer.Context,
    games: Annotated[str, typer.Option("--games", "-g")] = "",
    seconds: Annotated[float, typer.Option("--seconds", "-t")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    speech = speech_of(context)
    names = [name.strip() for name in games.split(",") if name.strip()]
    for name in names:
        game_called(speech, name)
    if seconds <= 0:
        raise speech.error("bench-no-time", seconds=seconds)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=speech.err, transient=True, disable=not speech.err.is_terminal) as bar:
        task = bar.add_task("", total=1.0)
        result = measure(
            names, seconds, lambda what, done: bar.update(task, description=what, completed=done)
        )
    if as_json:
        speech.print_json(result)
    else:
        _show(speech, result)


def _show(speech: Speech, result: dict[str, Any]) -> None:
    machine = result["machine"]
    speech.print(
        "bench-machine",
        processor=machine["processor"],
        python=f"{machine['implementation']} {machine['python']}",
        shape="compiled" if machine["compiled"] else "pure",
    )
    columns = result["games"] | result["peers"]
    table = Table(header_style="bold")
    table.add_column("")
    for name in columns:
        table.add_column(name.replace("_", " "), justify="right")
    for row in ROWS:
        table.add_row(
            speech.say(f"bench-{row}"), *(_figure(figures.get(row)) for figures in columns.values())
        )
    for peer in result["peers"]:
        for ratio in ("decisions", "forks_to_copies"):
            values = [_ratio(result["ratios"], name, peer, ratio) for name in columns]
            table.add_row(speech.say(f"bench-ratio-{ratio}", peer=peer.replace("_", " ")), *values)
    speech.out.print(table)
    if not result["peers"]:
        speech.print("bench-no-peers")


def _figure(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"


def _ratio(ratios: dict[str, dict[str, dict[str, float]]], name: str, peer: str, key: str) -> str:
    return f"{ratios[name][peer][key]:.1f} ×" if name in ratios else ""
