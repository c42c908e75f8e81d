"""``tablewright explore``: games that look for what random players never reach."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Annotated

import typer

from tablewright.cli.arguments import game_called, refuse_too_few
from tablewright.cli.speech import Speech, speech_of
from tablewright.engine import Table
from tablewright.engine import record as records
from tablewright.lab.simulation.explore import explore as exploring
from tablewright.lab.simulation.explore import renewed


def explore(
    context: typer.Context,
    game: str,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="folder")] = None,
    renew: Annotated[Path | None, typer.Option("--renew", metavar="folder")] = None,
) -> None:
    """Bring every piece of a game into play, and keep the records that prove it."""
    speech = speech_of(context)
    found_game = game_called(speech, game)
    if renew is not None:
        _renew(speech, renew)
        return
    missing = found_game.pieces()
    refuse_too_few(speech, games)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    for number, found in enumerate(exploring(found_game, games, str(seed)), start=1):
        missing = [piece for piece in missing if piece not in found.pieces]
        players = found.table.players
        if out is not None:
            _keep(found.table, out / f"{game}-{players}p-{number:02}.json.gz")
        speech.print("explore-found", pieces=found.pieces, players=players, missing=len(missing))
    if missing:
        speech.complain(speech.say("explore-missing", missing=", ".join(missing)))
    else:
        speech.print("all-reached", pieces=len(found_game.pieces()))
    raise typer.Exit(1 if missing else 0)


def _keep(table: Table, file: Path) -> None:
    # mtime 0: the same game makes the same file
    file.write_bytes(gzip.compress(records.save(table).encode(), mtime=0))


def _renew(speech: Speech, folder: Path) -> None:
    """Play the records again that do not fit the rules of today, and put the new ones in their place."""
    for file in sorted(folder.glob("*.json.gz")):
        data = records.read(file)
        if not records.still_fits(data):
            table = renewed(data)
            _keep(table, file)
            speech.print("explore-renewed", file=file.name, moves=len(table.moves))
