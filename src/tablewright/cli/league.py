"""``tablewright league``: bots play each other in every seat, and are rated."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tablewright.cli.arguments import game_called, known_bots, match_typed, take_plugins
from tablewright.cli.progress import games_bar
from tablewright.cli.speech import Speech, speech_of
from tablewright.lab.league.league import LeagueResult, run_league
from tablewright.lab.league.ratings import Interval
from tablewright.lab.league.report import write_report
from tablewright.lab.measuring.machine import cores
from tablewright.text import words_for


def league(
    context: typer.Context,
    game: str,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "random,greedy",
    players: Annotated[int, typer.Option("--players", "-p")] = 2,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    jobs: Annotated[int, typer.Option("--jobs", "-j")] = 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="address")] = None,
    out: Annotated[Path, typer.Option("--out", metavar="folder")] = Path("league"),
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    plugin: Annotated[list[str] | None, typer.Option("--plugin", metavar="module")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play a league or go on with one, rate the bots, write the report."""
    speech = speech_of(context)
    take_plugins(speech, plugin)
    settings = match_typed(speech, game, players, option, games, jobs)
    if ray is not None and find_spec("ray") is None:
        raise speech.error("league-no-ray")
    specs = known_bots(speech, bots)
    with games_bar(speech, game, games) as tell:
        result = run_league(
            game,
            specs,
            players,
            games,
            out=out,
            seed=seed,
            options=settings,
            jobs=jobs or cores(),
            ray=ray,
            progress=tell,
        )
    report = write_report(result, speech.language)
    if as_json:
        speech.print_json(result.to_json() | {"report": str(report)})
    else:
        _show(speech, result, report)
    raise typer.Exit(1 if result.failures else 0)


def _show(speech: Speech, result: LeagueResult, report: Path) -> None:
    speech.print(
        "league-played",
        games=result.played,
        seconds=round(result.seconds, 1),
        known=len(result.rows) + len(result.failures) - result.played,
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(speech.say("sim-bot"))
    for column in ("elo", "skill", "wins", "points"):
        table.add_column(speech.say(f"league-{column}"), justify="right")
    for one in result.standings:
        table.add_row(
            one.name,
            _figure(one.elo, "{:.0f}"),
            _figure(one.skill, "{:.1f}") if one.skill is not None else "–",
            _figure(one.wins, "{:.1%}"),
            _figure(one.points, "{:.1f}"),
        )
    speech.out.print(table)
    if result.factions:
        speech.out.print(_factions(speech, result))
    if result.failures:
        speech.complain(
            speech.say("league-failed", count=len(result.failures), folder=str(result.folder / "failures"))
        )
    speech.print("league-report", file=str(report))


def _factions(speech: Speech, result: LeagueResult) -> Table:
    """How each bot did with each faction, and how often it was ahead of each other faction."""
    name = words_for(game_called(speech, result.league.game), speech.language).catalogue.name
    factions = sorted({standing.faction for standing in result.factions})
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(speech.say("sim-bot"))
    table.add_column(speech.say("league-faction"), overflow="fold")
    for column in ("league-games", "sim-wins", "sim-points"):
        table.add_column(speech.say(column), justify="right")
    for faction in factions:
        table.add_column(speech.say("league-ahead", faction=name(faction)), justify="right", overflow="fold")
    for one in result.factions:
        met = [one.against.get(faction) for faction in factions]
        table.add_row(
            one.bot,
            name(one.faction),
            str(one.games),
            f"{one.wins:.1%}",
            f"{one.mean_points:.1f}",
            *("–" if meetings is None else f"{meetings.share:.1%} ({meetings.games})" for meetings in met),
        )
    return table


def _figure(figure: Interval, form: str) -> str:
    return f"{form.format(figure.value)} ({form.format(figure.low)} – {form.format(figure.high)})"
