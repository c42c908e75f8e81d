"""What the service itself says, and in which language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tablewright.engine import Text
from tablewright.text import LANGUAGES, Catalogue, Verbatim

FOLDER: Final = Path(__file__).parent


@cache
def catalogue_in(folder: Path, language: str) -> Catalogue:
    """The catalogue of a part of the program."""
    return Catalogue(folder, language)


def sentence(catalogue: Catalogue, message: str, args: dict[str, object]) -> str:
    """A sentence of a catalogue; words are put in as they are."""
    return catalogue.render(Text(message, {name: _as_it_is(value) for name, value in args.items()}))


def say(language: str, message: str, **args: object) -> str:
    """A sentence of the service."""
    return sentence(catalogue_in(FOLDER, language), message, args)


def say_option(language: str, kind: str, value: str) -> str:
    """An answer to a question of the service's own."""
    return catalogue_in(FOLDER, language).option(kind, value)


def default_name(language: str, seat: int) -> str:
    """How somebody is called who gave no name."""
    return catalogue_in(FOLDER, language).seat(seat)


def _as_it_is(value: object) -> object:
    if isinstance(value, list):
        return [_as_it_is(part) for part in value]
    return Verbatim(value) if isinstance(value, str) else value


def language_of(wish: str | None, accepted: str, default: str = "en") -> str:
    """The language that was asked for, else the first known one that a browser accepts."""
    if wish in LANGUAGES:
        return wish
    for part in accepted.split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return default
