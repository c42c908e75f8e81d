"""``tablewright sweep``: every number of players and every variant of a game, many random games of each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tablewright.cli.arguments import game_called, refuse_too_few
from tablewright.cli.progress import parts_bar
from tablewright.cli.speech import Speech, speech_of
from tablewright.engine import find_game
from tablewright.lab.measuring.machine import cores
from tablewright.lab.simulation.sweep import Sweep, changed, named
from tablewright.lab.simulation.sweep import sweep as sweeping


def sweep(
    context: typer.Context,
    game: str,
    games: Annotated[int, typer.Option("--games", "-n")] = 1000,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j")] = 1,
    kept: Annotated[Path | None, typer.Option("--records", metavar="folder")] = None,
    failures: Annotated[Path, typer.Option("--failures", metavar="folder")] = Path("failures"),
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play all of them, and tell what went wrong and what never came into play."""
    speech = speech_of(context)
    game_called(speech, game)
    refuse_too_few(speech, games, jobs)
    if kept is not None and not kept.is_dir():
        raise speech.error("no-such-folder", folder=str(kept))
    with parts_bar(speech, game) as tell:
        result = sweeping(
            game,
            games,
            seed=seed,
            jobs=jobs or cores(),
            kept=sorted(kept.glob("*.json*")) if kept is not None else (),
            failures=failures,
            progress=tell,
        )
    if as_json:
        speech.print_json(result.to_json())
    else:
        _show(speech, result)
    raise typer.Exit(1 if result.errors or result.unreached else 0)


def _show(speech: Speech, result: Sweep) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("way", "games", "decisions", "points", "errors", "stopped", "unreached"):
        table.add_column(speech.say(f"sweep-{column}"), justify="left" if column == "way" else "right")
    game = find_game(result.game)
    for one in result.results:
        table.add_row(
            named(one.players, changed(game.settle(one.players, {}), one.options)),
            f"{one.games:,}",
            f"{one.decisions:,}",
            " ".join(f"{mean:.1f}" for mean in one.mean_scores),
            str(len(one.failures)),
            str(one.stopped),
            str(len(one.unreached)),
        )
    speech.out.print(table)
    if recorded := [piece for piece in result.unplayed if piece in result.recorded]:
        speech.print("sweep-only-recorded", count=len(recorded), pieces=recorded)
    if result.unreached:
        speech.complain(speech.say("explore-missing", missing=", ".join(result.unreached)))
    else:
        speech.print("all-reached", pieces=len(result.pieces))
