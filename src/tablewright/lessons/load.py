"""Reading ``lessons.yaml`` from a game's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from tablewright.components.convert import Misfit, convert
from tablewright.components.errors import ComponentError
from tablewright.components.paths import entry_at, path_text
from tablewright.components.structs import Struct
from tablewright.components.yamlfile import line_of, read_yaml
from tablewright.engine import Game
from tablewright.engine.errors import TablewrightError
from tablewright.lessons.schema import Entry, Lessons

FILE: Final = "lessons.yaml"
SIGNS: Final = Path(__file__).parent / "signs.yaml"

_READ: Final[dict[tuple[Path, int], Lessons]] = {}


class NoLessons(TablewrightError):
    """A game that teaches nothing, or a part that it does not have."""


class _Signs(Struct, frozen=True, kw_only=True):
    """The file of the signs that mean the same everywhere."""

    glossary: list[Entry]


@cache
def common_signs() -> tuple[Entry, ...]:
    """Signs that mean the same in every game."""
    return tuple(convert(read_yaml(SIGNS), _Signs).glossary)


def glossary_of(game: Game[Any]) -> dict[str, Entry]:
    """Every pictogram and word that is explained, by its name: the game's own, then what is common to all."""
    own = lessons_of(game).glossary if has_lessons(game) else []
    found = {entry.name: entry for entry in own}
    return found | {entry.icon: entry for entry in common_signs() if entry.icon not in found}


def lessons_file(game: Game[Any]) -> Path:
    """Where the lessons of a game are written, if it has some."""
    return game.folder / FILE


def has_lessons(game: Game[Any]) -> bool:
    """Whether a game can be learnt here."""
    return lessons_file(game).is_file()


def lessons_of(game: Game[Any]) -> Lessons:
    """The lessons of a game; a fault in the file is told with its line and a remedy."""
    file = lessons_file(game)
    if not file.is_file():
        raise NoLessons(f"{game.title} has no lessons: there is no {FILE} in its folder.")
    key = (file, file.stat().st_mtime_ns)
    if key not in _READ:
        _READ[key] = read_lessons(file, game.name)
    return _READ[key]


def read_lessons(file: Path, game: str) -> Lessons:
    """The lessons in a file."""
    raw = read_yaml(file)
    try:
        lessons = convert(raw, Lessons)
    except Misfit as misfit:
        raise ComponentError(
            file,
            path_text(misfit.steps),
            misfit.problem,
            misfit.remedy,
            line=line_of(file, misfit.steps),
            entry=entry_at(raw, misfit.steps),
        ) from None
    if lessons.game != game:
        raise ComponentError(
            file,
            "game",
            f"these are lessons of {lessons.game!r}, but they lie in the folder of {game!r}",
            f"Write game: {game}",
            line=line_of(file, ["game"]),
        )
    return lessons
