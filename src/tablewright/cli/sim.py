"""``tablewright sim``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from tablewright.cli.arguments import bots_typed, game_called, match_typed, take_plugins
from tablewright.cli.progress import games_bar
from tablewright.cli.speech import Speech, speech_of
from tablewright.lab import Result, simulate
from tablewright.lab.measuring.machine import cores
from tablewright.text import words_for

#: How many failed games are told one by one; all of them stand in the JSON.
SOME: Final = 10


def sim(
    context: typer.Context,
    game: str,
    players: Annotated[int, typer.Option("--players", "-p")] = 2,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "random",
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    failures: Annotated[Path, typer.Option("--failures", metavar="folder")] = Path("failures"),
    plugin: Annotated[list[str] | None, typer.Option("--plugin", metavar="module")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play, and tell how it went."""
    speech = speech_of(context)
    take_plugins(speech, plugin)
    settings = match_typed(speech, game, players, option, games, jobs)
    specs = bots_typed(speech, bots, players)
    with games_bar(speech, game, games) as tell:
        result = simulate(
            game,
            players,
            games,
            bots=specs,
            seed=seed,
            options=settings,
            jobs=jobs or cores(),
            keep_rows=False,
            failures=failures,
            progress=tell,
        )
    if as_json:
        speech.print_json(result.to_json())
    else:
        _show(speech, result)
    raise typer.Exit(1 if result.failures else 0)


def _show(speech: Speech, result: Result) -> None:
    speech.print(
        "sim-played",
        games=result.games,
        decisions=result.decisions,
        seconds=round(result.seconds, 1),
        rate=round(result.decisions_per_second),
    )
    game = game_called(speech, result.game)
    words = words_for(game, speech.language, players=result.players)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("seat", "bot", "points", "wins"):
        table.add_column(
            speech.say(f"sim-{column}"), justify="left" if column in ("seat", "bot") else "right"
        )
    for seat, (mean, wins) in enumerate(zip(result.mean_scores, result.wins, strict=True)):
        bot = result.bots[seat] if seat < len(result.bots) else ""
        table.add_row(words.catalogue.seat(seat), bot, f"{mean:.2f}", f"{wins / result.finished:.1%}")
    speech.out.print(table)
    if result.stopped:
        speech.print("sim-stopped", count=result.stopped, choices=game.cap)
    if result.unreached:
        speech.print("sim-unreached", count=len(result.unreached), pieces=result.unreached)
    elif pieces := game.pieces():
        speech.print("all-reached", pieces=len(pieces))
    for failure in result.failures[:SOME]:
        speech.complain(
            speech.say(
                "sim-failure", seed=failure.seed, problem=failure.message, record=failure.record or "-"
            )
        )
    if len(result.failures) > SOME:
        speech.complain(speech.say("sim-more-failures", count=len(result.failures) - SOME))
