"""``tablewright explore``: games that look for what random players never reach."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Annotated

import typer

from tablewright.cli.arguments import game_called, refuse_too_few
from tablewright.cli.speech import speech_of
from tablewright.engine import record as records
from tablewright.lab.explore import explore as exploring


def explore(
    context: typer.Context,
    game: str,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="folder")] = None,
) -> None:
    """Bring every piece of a game into play, and keep the records that prove it."""
    speech = speech_of(context)
    found_game = game_called(speech, game)
    missing = found_game.pieces()
    refuse_too_few(speech, games)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    for number, found in enumerate(exploring(found_game, games, str(seed)), start=1):
        missing = [piece for piece in missing if piece not in found.pieces]
        players = found.table.players
        if out is not None:
            name = f"{game}-{players}p-{number:02}.json.gz"
            # mtime 0: the same game makes the same file
            (out / name).write_bytes(gzip.compress(records.save(found.table).encode(), mtime=0))
        speech.print("explore-found", pieces=found.pieces, players=players, missing=len(missing))
    if missing:
        speech.complain(speech.say("explore-missing", missing=", ".join(missing)))
    else:
        speech.print("all-reached", pieces=len(found_game.pieces()))
    raise typer.Exit(1 if missing else 0)
