"""What an error says to the author of a game: where it was made, and what to do about it."""

from __future__ import annotations

import difflib
import inspect
import sys
import traceback
from pathlib import Path
from typing import Any, Final

from tablewright.engine.errors import TablewrightError
from tablewright.engine.model import Model, fields

#: Code that carries others' errors but never causes them: Python's own import, and generated copiers.
_BEARERS: Final = ("<frozen", "<string>", "importlib")


def told(error: BaseException) -> str:
    """The error in one sentence, with its place and, where it is known, a remedy."""
    if isinstance(error, TablewrightError):
        return str(error)  # written for people already
    place = place_of(error)
    where = f" ({place})" if place else ""
    if isinstance(error, AttributeError) and isinstance(error.obj, Model):
        return f"{_lacking(type(error.obj), str(error.name))}{where}"
    return f"{type(error).__name__}: {error}{where}"


def place_of(error: BaseException) -> str:
    """The file and line where an error was made: ``orchard/rules/setup.py:12``; empty if nobody knows."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{short_path(Path(error.filename))}:{error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not any(bearer in frame.filename for bearer in _BEARERS)]
    return f"{short_path(Path(own[-1].filename))}:{own[-1].lineno}" if own else ""


def place_of_class(cls: type[Any]) -> str:
    """The file and line where a class is written."""
    try:
        file, (_, line) = inspect.getsourcefile(cls), inspect.getsourcelines(cls)
    except (OSError, TypeError):
        return str(cls.__module__)  # compiled, or typed at a prompt
    return f"{short_path(Path(file or ''))}:{line}"


def short_path(file: Path) -> str:
    """A file as its package knows it: from the folder that Python found the package in."""
    for folder in sys.path:
        if folder and file.is_relative_to(folder):
            return str(file.relative_to(folder))
    return str(file)


def _lacking(cls: type[Model], name: str) -> str:
    """An attribute of the state that is not there: forgotten in the set-up, or mistyped."""
    if name in fields(cls):
        return (
            f"{cls.__name__}.{name} has no value yet. It is declared in {place_of_class(cls)}; "
            f"give it its first value where a {cls.__name__} is made, in the set-up"
        )
    near = difflib.get_close_matches(name, fields(cls), 1)
    hint = f"Did you mean {near[0]!r}?" if near else f"Declare it in {place_of_class(cls)}: {name}: int"
    return f"{cls.__name__} has no attribute {name!r}. {hint}"
