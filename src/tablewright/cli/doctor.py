"""``tablewright doctor``: whether everything is in order here."""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, NamedTuple

import typer

import tablewright
from tablewright._version import __version__
from tablewright.cli.speech import Speech, speech_of
from tablewright.compiling import hindrance, why_pure
from tablewright.components import override_file, override_folder
from tablewright.engine import Table, TablewrightError, digest, find_game, game_names, new_table
from tablewright.engine import record as records
from tablewright.engine import table as engine_table
from tablewright.engine.blame import told
from tablewright.engine.playout import play_randomly
from tablewright.engine.registry import OWN
from tablewright.lab.measuring.machine import is_compiled
from tablewright.lab.simulation.playout import cap_of, random_draws, refuse_endless_game, seat_bots
from tablewright.testing.authors import author_faults

#: What an installation rests on.
PACKAGES: Final = ("typer", "rich", "msgspec", "PyYAML", "fluent.runtime")


class Finding(NamedTuple):
    """Something that was looked at; None: it works, but could be better."""

    is_well: bool | None
    text: str


MARKS: Final[dict[bool | None, tuple[str, str]]] = {
    True: ("✓", ""),
    None: ("!", "yellow"),
    False: ("✗", "red"),
}


def doctor(context: typer.Context) -> None:
    """Look at everything and tell what is wrong."""
    speech = speech_of(context)
    well = True
    for finding in findings(speech):
        mark, style = MARKS[finding.is_well]
        speech.out.print(f"{mark} {finding.text}", style=style, markup=False, soft_wrap=True)
        well = well and finding.is_well is not False
    speech.print("doctor-well" if well else "doctor-ill")
    raise typer.Exit(0 if well else 1)


def findings(speech: Speech) -> Iterator[Finding]:
    """Everything that is looked at, in turn."""
    yield Finding(
        True, f"Tablewright {__version__}, Python {platform.python_version()}, {platform.platform()}"
    )
    yield _packages(speech)
    yield _speed(speech)
    yield _overrides(speech)
    yield _can_write(speech)
    for name in game_names():
        yield _self_play(speech, name)
        if name not in OWN:
            yield from _author(name)


def _packages(speech: Speech) -> Finding:
    found, missing = [], []
    for name in PACKAGES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    if missing:
        return Finding(False, speech.say("doctor-missing", packages=missing))
    return Finding(True, ", ".join(found))


def _speed(speech: Speech) -> Finding:
    """Compiled, or pure and why; no praise for pure where it could be compiled."""
    if is_compiled(engine_table):
        return Finding(True, speech.say("doctor-compiled"))
    missing = hindrance()
    reason = why_pure(Path(tablewright.__file__).parent) or missing
    told = speech.say("doctor-pure", known=str(bool(reason)), reason=reason)
    if missing:
        return Finding(True, told)
    return Finding(None, f"{told} {speech.say('doctor-could-compile')}")


def _overrides(speech: Speech) -> Finding:
    folder = override_folder()
    if folder is None:
        return Finding(True, speech.say("doctor-no-overrides"))
    corrected = [name for name in game_names() if override_file(name) is not None]
    return Finding(
        True, speech.say("doctor-overrides", folder=str(folder), count=len(corrected), games=corrected)
    )


def _can_write(speech: Speech) -> Finding:
    """Saves go where the person stands."""
    here = Path.cwd()
    try:
        with tempfile.TemporaryFile(dir=here):
            return Finding(True, speech.say("doctor-can-write", folder=str(here)))
    except OSError as error:
        return Finding(
            False, speech.say("doctor-cannot-write", folder=str(here), detail=error.strerror or str(error))
        )


def _author(name: str) -> Iterator[Finding]:
    """What the author of somebody else's game may have forgotten."""
    try:
        game = find_game(name)
    except TablewrightError:
        return  # it could not even be played, which is told already
    yield from (Finding(False, fault) for fault in author_faults(game))


def _self_play(speech: Speech, name: str) -> Finding:
    """A random game with every number of players, saved and loaded at its end."""
    try:
        game = find_game(name)
        for players in game.players:
            table: Table = new_table(game, players, "doctor", record=True)
            draws = random_draws(seat_bots(["random"] * players, "doctor")) or ()
            play_randomly(table, draws, cap_of(game))
            refuse_endless_game(table)
            copy: Table = records.load(records.save(table))
            if digest(copy.state) != digest(table.state):
                return Finding(False, speech.say("doctor-save-differs", game=speech.title(game)))
    except Exception as error:  # whatever is wrong with a game, the doctor looks at the next one
        return Finding(False, speech.say("doctor-game-fails", game=name, detail=told(error)))
    return Finding(
        True,
        speech.say("doctor-game", game=speech.title(game), players=", ".join(map(str, game.players))),
    )
