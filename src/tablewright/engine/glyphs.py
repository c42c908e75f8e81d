"""Glyph lines: pictograms, numbers and the words between them, as data."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tablewright.engine.message import Text
from tablewright.engine.outlines import made_once

Caption: TypeAlias = Text | str  # a str is the same in every language: a number, a letter, a sign


class Glyph(NamedTuple):
    """One sign of a glyph line: a pictogram or a word, bare or on a ground, with an amount in its corner."""

    icon: str = ""
    colour: str = ""  # of pictogram or word; empty: the line's colour, or what reads best on the ground
    ground: str = ""  # box, disc, card, hexagon, octagon, diamond, die or laurel
    fill: str = ""  # of the ground; empty: a dashed place for any such thing
    text: Caption = ""
    small: bool = False  # an operator between the signs that matter
    amount: str = ""
    crossed: bool = False
    space: float = 0.0  # an empty space, in units of the line's size


@made_once
def sign(icon: str, colour: str = "", amount: int = 1, crossed: bool = False) -> Glyph:
    """A bare pictogram."""
    return Glyph(icon, colour, amount=str(amount) if amount != 1 else "", crossed=crossed)


def number(value: Caption | int) -> Glyph:
    """A number, or a word as big as one."""
    return Glyph(text=str(value) if isinstance(value, int) else value)


def small(text: Caption) -> Glyph:
    """An operator or a short word between the signs."""
    return Glyph(text=text, small=True)


def on(
    ground: str, fill: str = "", icon: str = "", text: Caption = "", amount: int = 1, colour: str = ""
) -> Glyph:
    """A pictogram or number on a ground: a good in its box, a token, a small die, a tile of a colour."""
    return Glyph(icon, colour, ground, fill, text, amount=str(amount) if amount != 1 else "")


def points(value: int | str, fill: str = "res-vp") -> Glyph:
    """Victory points: the number inside a laurel."""
    return Glyph(ground="laurel", fill=fill, text=str(value))


def gap(size: float = 0.12) -> Glyph:
    """A little more room than usual."""
    return Glyph(space=size)


GlyphLine: TypeAlias = tuple[Glyph, ...]
