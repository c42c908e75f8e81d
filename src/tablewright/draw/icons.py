"""The pictograms, textures and emblems: own drawings, kept as SVG files beside this module."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files


def _read(name: str) -> str:
    return files("tablewright.draw").joinpath(name).read_text(encoding="utf-8")


@cache
def _symbols() -> dict[str, str]:
    return {match[1]: match[0] for match in re.finditer(r'<symbol id="i-([\w-]+)".*', _read("icons.svg"))}


@cache
def _textures() -> dict[str, str]:
    return {match[1]: match[0] for match in re.finditer(r'<pattern id="t-([\w-]+)".*', _read("textures.svg"))}


@cache
def names() -> tuple[str, ...]:
    """All pictograms."""
    return tuple(_symbols())


@cache
def textures() -> tuple[str, ...]:
    """All textures."""
    return tuple(_textures())


@cache
def icon_id(name: str) -> str:
    """The element id of a pictogram; a name that does not exist is an error."""
    if name not in _symbols():
        raise ValueError(f"there is no pictogram {name!r}")
    return f"i-{name}"


@cache
def texture_fill(name: str) -> str:
    """The fill of a texture."""
    if name not in _textures():
        raise ValueError(f"there is no texture {name!r}")
    return f"url(#t-{name})"


def definitions(chosen: Iterable[str] | None = None) -> str:
    """The symbols and patterns with these element ids, or all of them, for the head of a page or file."""
    symbols, patterns = _symbols(), _textures()
    if chosen is None:
        return "".join(symbols.values()) + "".join(patterns.values())
    wanted = set(chosen)
    used = [body for name, body in symbols.items() if f"i-{name}" in wanted]
    return "".join(used + [body for name, body in patterns.items() if f"t-{name}" in wanted])


def used_ids(body: str) -> set[str]:
    """Which symbols and patterns a drawing refers to."""
    return set(re.findall(r'href="#(i-[\w-]+)"', body)) | set(re.findall(r"url\(#(t-[\w-]+)\)", body))


@cache
def emblems() -> tuple[str, ...]:
    """The games that have an emblem for the home page."""
    folder = files("tablewright.draw")
    found = (re.fullmatch(r"emblem-([\w-]+)\.svg", entry.name) for entry in folder.iterdir())
    return tuple(sorted(match[1] for match in found if match))


@cache
def emblem(game: str) -> str:
    """A game's paper-cut picture, 240 x 150, as a whole SVG."""
    if game not in emblems():
        raise ValueError(f"there is no emblem for {game!r}")
    return _read(f"emblem-{game}.svg")
