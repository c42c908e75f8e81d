"""What the command line says, and in which language."""

from __future__ import annotations

import json
import locale
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console

from tablewright.engine import Game, Text
from tablewright.engine.errors import TablewrightError
from tablewright.text import LANGUAGES, Catalogue, Verbatim, title_of

DEFAULT_LANGUAGE: Final = "en"
LANGUAGE_VARIABLE: Final = "TABLEWRIGHT_LANGUAGE"
FOLDER: Final = Path(__file__).parent


class CliError(TablewrightError):
    """Something the person typed, or a file they named, cannot be used; already in their language."""


class Speech:
    """The voice of the command line: sentences in one language, a page for answers and one for errors."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.catalogue: Final = Catalogue(FOLDER, language)
        self.out: Final = Console(highlight=False)
        self.err: Final = Console(highlight=False, stderr=True)

    def say(self, message: str, **args: object) -> str:
        """A sentence of the command line's own catalogue. Words are put in as they are."""
        return self.catalogue.render(Text(message, {name: _as_it_is(value) for name, value in args.items()}))

    def title(self, game: Game[Any]) -> str:
        """What a game is called."""
        return title_of(game, self.language)

    def error(self, message: str, **args: object) -> CliError:
        """The sentence as an error, to be raised."""
        return CliError(self.say(message, **args))

    def print(self, message: str, **args: object) -> None:
        """Say a sentence."""
        self.out.print(self.say(message, **args), markup=False, soft_wrap=not self.out.is_terminal)

    def complain(self, sentence: str) -> None:
        """Show what is wrong, on stderr; in one line, unless a terminal wraps it."""
        self.err.print(sentence, style="bold red", markup=False, soft_wrap=not self.err.is_terminal)

    def print_json(self, data: object) -> None:
        """For scripts: nothing but JSON, whatever the terminal."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def _as_it_is(value: object) -> object:
    """Words that are shown, not looked up among the names of things."""
    if isinstance(value, list):
        return [_as_it_is(part) for part in value]
    return Verbatim(value) if isinstance(value, str) else value


def speech_of(context: typer.Context) -> Speech:
    """The voice this command was started with."""
    speech = context.find_root().obj
    assert isinstance(speech, Speech)
    return speech


def take_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """What ``--language`` says, wherever it stands on the command line, and the words that are left."""
    language: str | None = None
    left: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--language":
            language = next(rest, "")
        elif word.startswith("--language="):
            language = word.partition("=")[2]
        else:
            left.append(word)
    return language, left


def spoken_language(chosen: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The chosen language, else that of the environment, else the system's, else English."""
    for wish in (chosen, environment.get(LANGUAGE_VARIABLE) or None):
        if wish is not None:
            if wish not in LANGUAGES:
                others = {name: value for name, value in environment.items() if value != wish}
                speech = Speech(spoken_language(None, others))
                raise speech.error("no-such-language", language=wish, languages=", ".join(LANGUAGES))
            return wish
    return next(
        (known for known in LANGUAGES if _system_language(environment).startswith(known)), DEFAULT_LANGUAGE
    )


def _system_language(environment: Mapping[str, str]) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return environment[variable]
    if sys.platform == "win32":
        return {"Polish": "pl"}.get((locale.getlocale()[0] or "").partition("_")[0], "")
    return ""
