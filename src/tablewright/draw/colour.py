"""Colours by name: common ones from ``tokens.css``, those of a game in its ``look/colours.css``; their
shades.
"""

from __future__ import annotations

import difflib
import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from tablewright.draw.worlds import COLOURS, games_with, look_file

INK: Final = "#22262B"
WHITE: Final = "#FFFFFF"
CREAM: Final = "#FBF5E6"
_HEX: Final = re.compile(r"#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
_SHADE: Final = re.compile(r"(dark|light|pale|on)(\d{1,2})?:(.+)")


@cache
def _common() -> str:
    return files("tablewright.draw").joinpath("tokens.css").read_text(encoding="utf-8")


def stylesheet() -> str:
    """All tokens as they are, for a page: the common ones and those of every world."""
    return _common() + worlds_css()


def worlds_css() -> str:
    """The colours that games bring, for a page that has the common ones already."""
    return "".join(look_file(game, COLOURS) for game in worlds())


def worlds() -> list[str]:
    """The games that have colours of their own."""
    return games_with(COLOURS)


Block = tuple[str, dict[str, str]]


def _blocks_in(css: str) -> list[Block]:
    """The selectors of a style sheet with their tokens."""
    text = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    return [
        (selector.strip(), dict(re.findall(r"--([\w-]+):\s*([^;]+);", body)))
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text)
    ]


@cache
def _blocks() -> list[Block]:
    """The common tokens."""
    return _blocks_in(_common())


@cache
def tokens(theme: str) -> dict[str, str]:
    """The common tokens with those of a theme, dark or light."""
    found: dict[str, str] = {}
    for selector, values in _blocks():
        if selector == ":root" or f'[data-theme="{theme}"]' in selector:
            found.update(values)
    return found


class Palette:
    """The colours of one world on top of the common ones.

    Beside names and #RRGGBB a colour can be worked out: ``dark:red``, ``light:red``, ``pale:red`` (towards
    the cream of cards), each with a percentage (``dark30:red``); ``on:red`` is ink or white, whichever reads
    better on red.
    """

    def __init__(self, world: str) -> None:
        self.world = world
        self.board: dict[str, str] = {}
        self.chrome: set[str] = set()
        own = f'[data-game="{world}"]'
        for selector, values in [*_blocks(), *_blocks_in(look_file(world, COLOURS))]:
            colours = {name: value for name, value in values.items() if _HEX.fullmatch(value)}
            if selector == ":root":
                self.board.update(colours)
            elif selector == own:
                self.board.update({name.removeprefix("w-"): value for name, value in colours.items()})
            elif "data-theme" in selector:
                self.chrome.update(colours)

    def paint(self, name: str) -> str:
        """What to write into a fill or stroke attribute. Colours of the chrome follow the reader's theme."""
        if name == "none" or _HEX.fullmatch(name):
            return name
        value = self.board.get(name)
        if value is not None:
            return value
        if name in self.chrome:
            return f"var(--{name})"
        worked_out = _SHADE.fullmatch(name)
        if worked_out is None:
            raise ValueError(f"the world {self.world!r} has no colour {name!r}; {self._hint(name)}")
        how, part, base = worked_out.groups()
        self.board[name] = value = _shade(how, int(part) / 100 if part else None, self.value(base))
        return value

    def _hint(self, name: str) -> str:
        near = difflib.get_close_matches(name, [*self.board, *self.chrome], 3, 0.5)
        like = f"did you mean {' or '.join(map(repr, near))}? " if near else ""
        return (
            f"{like}Colours of a world stand in look/{COLOURS} as --w-{name}, common ones in draw/tokens.css"
        )

    def value(self, name: str) -> str:
        """The colour as #RRGGBB, to work out shades from."""
        paint = self.paint(name)
        if not paint.startswith("#"):
            raise ValueError(f"{name!r} changes with the theme and has no shades")
        if len(paint) < 6:
            paint = "#" + "".join(2 * c for c in paint[1:4])
        return paint[:7]


@lru_cache(maxsize=512)
def palette(world: str) -> Palette:
    """The palette of a world; games without one have the common colours."""
    return Palette(world)


def _shade(how: str, part: float | None, base: str) -> str:
    if how == "dark":
        return darker(base, 0.4 if part is None else part)
    if how == "light":
        return lighter(base, 0.35 if part is None else part)
    if how == "pale":
        return mix(base, 0.7 if part is None else part, CREAM)
    return ink_on(base)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=2048)
def mix(colour: str, part: float, other: str) -> str:
    """The colour with a part of another in it."""
    mixed = [round(a + (b - a) * part) for a, b in zip(_channels(colour), _channels(other), strict=True)]
    return "#" + "".join(f"{c:02X}" for c in mixed)


def darker(colour: str, part: float) -> str:
    """A shade towards black."""
    return mix(colour, part, "#000000")


def lighter(colour: str, part: float) -> str:
    """A tint towards white."""
    return mix(colour, part, WHITE)


@lru_cache(maxsize=2048)
def luminance(colour: str) -> float:
    """Relative luminance as the accessibility guidelines define it."""
    linear = []
    for channel in _channels(colour):
        c = channel / 255
        linear.append(c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """How well one colour reads on another, 1 to 21."""
    a, b = luminance(one) + 0.05, luminance(other) + 0.05
    return a / b if a > b else b / a


@lru_cache(maxsize=2048)
def ink_on(colour: str) -> str:
    """Ink or white, whichever reads better on the colour."""
    return INK if contrast(INK, colour) > contrast(WHITE, colour) else WHITE
