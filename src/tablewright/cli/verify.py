"""``tablewright verify``: whether a recorded game followed the rules and the chance it was sealed with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablewright.cli.arguments import save_in
from tablewright.cli.speech import speech_of
from tablewright.engine import record as records


def verify(
    context: typer.Context,
    file: Path,
    commitment: Annotated[str, typer.Option("--commitment")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check a recorded game."""
    speech = speech_of(context)
    data = save_in(speech, file)
    if data.get("moves") is None:
        raise speech.error("replay-no-record", file=str(file))
    problems = records.verify(data)
    if commitment and commitment.strip().lower() != data.get("commitment"):
        problems.append(speech.say("verify-other-commitment"))
    if as_json:
        speech.print_json(
            {"file": str(file), "game": data["game"], "moves": len(data["moves"]), "problems": problems}
        )
    elif problems:
        speech.complain(speech.say("verify-bad", file=str(file)))
        for problem in problems:
            speech.complain(f"· {problem}")
    else:
        speech.print("verify-good", file=str(file), moves=len(data["moves"]))
    raise typer.Exit(1 if problems else 0)
