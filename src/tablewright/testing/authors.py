"""What the author of a game may have forgotten or mistyped, found without playing it.

Beside the contract (`tablewright.engine.contract`): texts that exist in one language only, and colours and
pictograms that nobody has. Every fault names its file, a line where there is one, and a remedy. No pytest is
needed: ``tablewright doctor`` asks for it, too.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from typing import Any, Final

from tablewright.draw.colour import palette
from tablewright.draw.icons import icon_id
from tablewright.engine import Game, glyphs, looks, marks, scene
from tablewright.engine.blame import place_of_class, short_path
from tablewright.engine.contract import faults_of
from tablewright.text import LANGUAGES, check_pair
from tablewright.text.catalogue import catalogue_files

#: Where looks, marks, glyphs and nodes are made.
MAKERS: Final = {**vars(scene), **vars(marks), **vars(looks), **vars(glyphs)}
#: Parameters of looks and marks that name a pictogram, and those that name a colour.
PICTOGRAMS: Final = ("icon", "picture", "emblem")
COLOURS: Final = ("fill", "stroke", "colour", "ink", "rim", "halo", "band", "edge")


def author_faults(game: Game[Any]) -> list[str]:
    """All that can be seen of a game without playing it; empty when all is well."""
    return [*faults_of(game, game.name), *_in_texts(game), *_in_signs(game), *_in_looks(game)]


def _in_texts(game: Game[Any]) -> Iterator[str]:
    english, polish = (catalogue_files(game.folder, language) for language in LANGUAGES)
    if [file.name[2:] for file in english] != [file.name[2:] for file in polish]:
        yield f"{short_path(game.folder / 'locale')}: each language needs the same files"
        return
    for en, pl in zip(english, polish, strict=True):
        for problem in check_pair(en, pl):
            yield f"{short_path(en.parent)}: {problem}"


def _in_signs(game: Game[Any]) -> Iterator[str]:
    for source, icon in game.signs.items():
        fault = _fault_of(icon_id, icon)
        if fault:
            yield f"{place_of_class(type(game))}: signs[{source!r}]: {fault}"


def _in_looks(game: Game[Any]) -> Iterator[str]:
    """Names that are written out where things are drawn; those made at run time are seen by the suites."""
    for file in sorted((game.folder / "look").glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for line, fault in sorted(found for call in calls for found in _in_call(call, game.name)):
            yield f"{short_path(file)}:{line}: {fault}"


def _in_call(call: ast.Call, world: str) -> Iterator[tuple[int, str]]:
    """The faulty names in a look or mark."""
    made = MAKERS.get(call.func.id) if isinstance(call.func, ast.Name) else None
    if made is None:
        return
    for name, given in _arguments(call, made):
        if isinstance(given, ast.Constant) and isinstance(given.value, str) and given.value:
            fault = ""
            if name in PICTOGRAMS or (made is marks.Icon and name == "name"):
                fault = _fault_of(icon_id, given.value)
            elif name in COLOURS:
                fault = _fault_of(palette(world).paint, given.value)
            if fault:
                yield given.lineno, fault


def _arguments(call: ast.Call, made: Any) -> Iterator[tuple[str, ast.expr]]:
    """What a call gives to which parameter."""
    try:
        names = list(getattr(made, "_fields", None) or inspect.signature(made).parameters)
    except (TypeError, ValueError):
        names = []  # compiled: only what is given by name can be told
    yield from zip(names, call.args, strict=False)
    yield from ((word.arg, word.value) for word in call.keywords if word.arg is not None)


def _fault_of(find: Callable[[str], str], name: str) -> str:
    try:
        find(name)
    except ValueError as error:
        return str(error)
    return ""
