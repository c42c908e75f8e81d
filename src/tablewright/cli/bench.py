"""``tablewright bench``: how fast the games are here, beside the peers that are installed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from tablewright.cli.arguments import game_called, refuse_endless
from tablewright.cli.progress import parts_bar
from tablewright.cli.speech import Speech, speech_of
from tablewright.lab.measuring.bench import bench as measure
from tablewright.lab.measuring.environments import bench_environments
from tablewright.lab.measuring.probe import SEARCHED

#: What is shown of each game, in this order, and of each peer.
FIGURES: Final = (
    "decisions_per_second",
    "games_per_second",
    "forks_per_second",
    "copies_per_second",
    "saves_per_second",
    "bytes_per_table",
    "options_p999_us",
    "growth",
    SEARCHED,
    "search_gain_two_processes",
    "first_drawing_p95_ms",
    "update_drawing_p95_ms",
    "effects_p95_ms",
    "reach_p95_ms",
)
ENVIRONMENTS: Final = (
    "vector_per_second",
    "pettingzoo_per_second",
    "parallel_per_second",
    "gymnasium_per_second",
    "open_spiel_per_second",
)
PEER_FIGURES: Final = ("decisions_per_second", "games_per_second", "copies_per_second", SEARCHED)
RATIOS: Final = ("decisions", "copies", "forks_to_copies", "search")
NONE: Final = "–"  # not every peer has a search


def bench(
    context: typer.Context,
    games: Annotated[str, typer.Option("--games", "-g")] = "",
    seconds: Annotated[float, typer.Option("--seconds", "-t")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    environments: Annotated[bool, typer.Option("--environments", "-e")] = False,
) -> None:
    """Measure games and peers."""
    speech = speech_of(context)
    names = [name.strip() for name in games.split(",") if name.strip()]
    for name in names:
        game_called(speech, name)
    refuse_endless(speech, seconds)
    if seconds <= 0:
        raise speech.error("bench-no-time", seconds=seconds)
    with parts_bar(speech) as tell:
        result = (bench_environments if environments else measure)(names, seconds, tell)
    if as_json:
        speech.print_json(result)
    elif environments:
        _show_environments(speech, result)
    else:
        _show(speech, result)


def _show_environments(speech: Speech, result: dict[str, Any]) -> None:
    _show_machine(speech, result["machine"])
    speech.out.print(_figures(speech, ENVIRONMENTS, result["games"]))
    if result["peers"]:
        speech.out.print(_figures(speech, ENVIRONMENTS, result["peers"]))
    else:
        speech.print("bench-no-peers")


def _show(speech: Speech, result: dict[str, Any]) -> None:
    _show_machine(speech, result["machine"])
    _show_figures(speech, result)


def _show_machine(speech: Speech, machine: dict[str, Any]) -> None:
    speech.print(
        "bench-machine",
        processor=machine["processor"],
        python=f"{machine['implementation']} {machine['python']}",
        shape="compiled" if machine["compiled"] else "pure",
    )


def _show_figures(speech: Speech, result: dict[str, Any]) -> None:
    speech.out.print(_figures(speech, FIGURES, result["games"]))
    if result["peers"]:
        speech.out.print(_figures(speech, PEER_FIGURES, result["peers"]))
        speech.out.print(_ratios(speech, result["ratios"]))
    else:
        speech.print("bench-no-peers")


def _figures(speech: Speech, rows: Sequence[str], subjects: dict[str, dict[str, float]]) -> Table:
    """A row for each figure, a column for each game or peer."""
    table = Table(header_style="bold")
    table.add_column("")
    for name in subjects:
        table.add_column(name.replace("_", " "), justify="right")
    for row in rows:
        table.add_row(
            speech.say(f"bench-{row}"), *(_written(figures.get(row)) for figures in subjects.values())
        )
    return table


def _ratios(speech: Speech, ratios: dict[str, dict[str, dict[str, float]]]) -> Table:
    table = Table(header_style="bold")
    for column in ("game", "peer", *RATIOS):
        table.add_column(speech.say(f"bench-ratio-{column}"))
    for name, peers in ratios.items():
        for peer, times in peers.items():
            shown = (f"{times[column]:.1f} ×" if column in times else NONE for column in RATIOS)
            table.add_row(name, peer.replace("_", " "), *shown)
    return table


def _written(value: float | None) -> str:
    if value is None:
        return NONE
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"
