"""All commands, and what happens around them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from multiprocessing import active_children
from typing import Final

import typer

from tablewright.cli import (
    analyse,
    arena,
    bench,
    data,
    doctor,
    draw,
    explore,
    games,
    league,
    learn,
    lessons,
    mcp,
    newgame,
    play,
    replay,
    rules,
    serve,
    sim,
    sweep,
    verify,
)
from tablewright.cli.errors import BAD_INPUT, BUG, STOPPED, exit_code_of, shows_traceback, usage_sentence
from tablewright.cli.help import Command, CommandGroup
from tablewright.cli.speech import CliError, Speech, spoken_language, take_language
from tablewright.engine.errors import BadSetup, TablewrightError

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "games": games.games,
    "play": play.play,
    "learn": learn.learn,
    "serve": serve.serve,
    "sim": sim.sim,
    "league": league.league,
    "rules": rules.rules,
    "data": data.data,
    "replay": replay.replay,
    "draw": draw.draw,
    "verify": verify.verify,
    "analyse": analyse.analyse,
    "explore": explore.explore,
    "sweep": sweep.sweep,
    "bench": bench.bench,
    "mcp": mcp.mcp,
    "arena": arena.arena,
    "doctor": doctor.doctor,
    "lessons": lessons.lessons,
    "new-game": newgame.new_game,
}


def run(words: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    chosen, rest = take_language(words)
    try:
        speech = Speech(spoken_language(chosen))
    except CliError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    try:
        return _carry_out(rest or ["--help"], speech)
    except CliError as error:
        _complain(speech, str(error))
        return BAD_INPUT
    except BadSetup as error:
        from tablewright.text.speaker import setup_fault  # as late as can be

        _complain(speech, speech.say("told-below", detail=setup_fault(error, speech.language)))
        return exit_code_of(error)
    except TablewrightError as error:
        _complain(speech, speech.say("told-below", detail=str(error)))
        return exit_code_of(error)
    except typer.TyperException as error:
        _complain(speech, usage_sentence(speech, error))
        return BAD_INPUT
    except OSError as error:
        detail = ": ".join(str(part) for part in (error.filename, error.strerror or error) if part)
        _complain(speech, speech.say("system-refuses", detail=detail))
        return BAD_INPUT
    except Exception as error:
        _complain(speech, speech.say("bug", kind=type(error).__name__, detail=str(error)))
        return BUG


def _carry_out(words: list[str], speech: Speech) -> int:
    command = typer.main.get_command(typer_app())
    code = command.main(words, prog_name="tablewright", standalone_mode=False, obj=speech)
    if code == STOPPED:
        for worker in active_children():  # they leave Ctrl-C to us, and nobody wants their results any more
            worker.terminate()
        speech.err.print(speech.say("stopped"), markup=False)
    return code if isinstance(code, int) else 0


def typer_app() -> typer.Typer:
    """All commands together, as Typer knows them."""
    app = typer.Typer(cls=CommandGroup)
    for name, command in COMMANDS.items():
        app.command(name, cls=Command)(command)
    return app


def _complain(speech: Speech, message: str) -> None:
    if shows_traceback():
        speech.err.print_exception()
    speech.complain(message)
