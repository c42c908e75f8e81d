"""``tablewright learn``: the lessons of a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from tablewright.cli.lessons import lessons_called
from tablewright.cli.speech import speech_of
from tablewright.cli.terminal.learning import Learning


def learn(
    context: typer.Context,
    game: str,
    part: Annotated[int, typer.Option("--part")] = 1,
) -> None:
    """Go through the lessons of a game, from any part on."""
    speech = speech_of(context)
    found = lessons_called(speech, game)
    if not 1 <= part <= len(found.parts):
        raise speech.error("no-such-part", part=part, count=len(found.parts))
    Learning(speech, found, part - 1).run()
