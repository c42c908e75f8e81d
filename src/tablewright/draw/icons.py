"""The pictograms, textures and emblems: own drawings, kept as SVG files beside this module.

A game may bring pictograms of its own in ``look/icons.svg``; their names begin with the game's name
(``orchard-apple``), so that those of two games can lie on one page.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from tablewright.draw.worlds import EMBLEM, ICONS, games_with, look_file
from tablewright.engine import game_names


def _read(name: str) -> str:
    return files("tablewright.draw").joinpath(name).read_text(encoding="utf-8")


def _symbols_in(svg: str) -> dict[str, str]:
    return {match[1]: match[0] for match in re.finditer(r'<symbol id="i-([\w-]+)".*', svg)}


@cache
def _symbols() -> dict[str, str]:
    return _symbols_in(_read("icons.svg"))


@cache
def _own_symbols(game: str) -> dict[str, str]:
    """The pictograms that a game brings; others than those with its name are not its own."""
    found = _symbols_in(look_file(game, ICONS))
    return {name: symbol for name, symbol in found.items() if name.startswith(f"{game}-")}


@cache
def _textures() -> dict[str, str]:
    return {match[1]: match[0] for match in re.finditer(r'<pattern id="t-([\w-]+)".*', _read("textures.svg"))}


@cache
def names() -> tuple[str, ...]:
    """All pictograms that every game has."""
    return tuple(_symbols())


def own_names(game: str) -> tuple[str, ...]:
    """The pictograms that only this game has."""
    return tuple(_own_symbols(game))


@cache
def textures() -> tuple[str, ...]:
    """All textures."""
    return tuple(_textures())


@cache
def icon_id(name: str) -> str:
    """The element id of a pictogram; a name that does not exist is an error."""
    if name not in _symbols() and not any(name in _own_symbols(game) for game in _owners(name)):
        known = [*names(), *(own for game in _owners(name) for own in own_names(game))]
        raise ValueError(f"there is no pictogram {name!r}; {_hint(name, known)}")
    return f"i-{name}"


def _owners(name: str) -> list[str]:
    """The games whose own pictogram this may be."""
    return [game for game in game_names() if name.startswith(f"{game}-")]


def _hint(name: str, known: list[str]) -> str:
    near = difflib.get_close_matches(name, known, 3, 0.5)
    like = f"did you mean {' or '.join(map(repr, near))}? " if near else ""
    return f"{like}All are shown in draw/README.md; those of a game's own stand in its look/{ICONS}"


@cache
def texture_fill(name: str) -> str:
    """The fill of a texture."""
    if name not in _textures():
        raise ValueError(f"there is no texture {name!r}; textures: {', '.join(textures())}")
    return f"url(#t-{name})"


def definitions(chosen: Iterable[str] | None = None) -> str:
    """The symbols and patterns with these element ids, or all of them, for the head of a page or file."""
    if chosen is None:
        return "".join(_symbols().values()) + "".join(_textures().values()) + own_definitions()
    wanted = sorted(set(chosen))
    icons = [name.removeprefix("i-") for name in wanted if name.startswith("i-")]
    owned = {
        name: symbol
        for icon in icons
        for game in _owners(icon)
        for name, symbol in _own_symbols(game).items()
    }
    symbols = {**_symbols(), **owned}
    used = [body for name, body in symbols.items() if name in icons]
    return "".join(used + [body for name, body in _textures().items() if f"t-{name}" in wanted])


def own_definitions() -> str:
    """The pictograms that games bring, for the head of a page that has the others already."""
    return "".join(symbol for game in games_with(ICONS) for symbol in _own_symbols(game).values())


def used_ids(body: str) -> set[str]:
    """Which symbols and patterns a drawing refers to."""
    return set(re.findall(r'href="#(i-[\w-]+)"', body)) | set(re.findall(r"url\(#(t-[\w-]+)\)", body))


def emblems() -> tuple[str, ...]:
    """The games that have an emblem for the home page."""
    return tuple(games_with(EMBLEM))


def emblem(game: str) -> str:
    """A game's paper-cut picture, 240 x 150, as a whole SVG."""
    found = look_file(game, EMBLEM)
    if not found:
        raise ValueError(f"there is no emblem for {game!r}: it would be look/{EMBLEM} in its folder")
    return found
