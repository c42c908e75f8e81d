"""``tablewright new-game``: a package with a small game that plays, to be changed rule by rule."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablewright.cli.speech import speech_of
from tablewright.scaffold import BadName, names_of, write_game


def new_game(
    context: typer.Context,
    name: str,
    into: Annotated[Path | None, typer.Option("--into", metavar="folder")] = None,
) -> None:
    """Write the package of a new game, and say what to type next."""
    speech = speech_of(context)
    folder = Path(name) if into is None else into
    try:
        written = write_game(name, folder)
    except BadName as error:
        raise speech.error(f"new-game-{error.why}", name=error.name) from error
    package = folder / "src" / names_of(name).package
    speech.print("new-game-written", count=len(written), folder=str(folder), rules=str(package / "rules.md"))
    for command in (f"cd {folder}", 'pip install -e ".[test]"', "pytest", f"tablewright play {name}"):
        speech.out.print(f"  {command}", markup=False, highlight=False)
