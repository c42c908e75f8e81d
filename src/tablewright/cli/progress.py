"""Bars that tell how far long work has come; only on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from tablewright.cli.speech import Speech


@contextmanager
def games_bar(speech: Speech, game: str, games: int) -> Iterator[Callable[[int, int], None]]:
    """A bar of games; what it gives is called with the games that are played and the errors among them."""
    columns = (MofNCompleteColumn(), TextColumn("{task.fields[errors]}", style="red"))
    with _bar(speech, *columns) as bar:
        task = bar.add_task(speech.say("sim-playing", game=game), total=games, errors="")

        def tell(done: int, errors: int) -> None:
            bar.update(task, completed=done, errors=speech.say("sim-errors", errors=errors) if errors else "")

        yield tell


@contextmanager
def parts_bar(speech: Speech, what: str = "") -> Iterator[Callable[[str, float], None]]:
    """A bar of work in several parts; what it gives is called with a part's name and the share done."""
    with _bar(speech) as bar:
        task = bar.add_task(what, total=1.0)
        yield lambda part, done: bar.update(task, description=f"{what} {part}".strip(), completed=done)


def _bar(speech: Speech, *columns: ProgressColumn) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *columns,
        TimeRemainingColumn(),
        console=speech.err,
        transient=True,
        disable=not speech.err.is_terminal,
    )
