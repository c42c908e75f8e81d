"""Marks: what is painted on a thing, as data."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tablewright.engine.glyphs import Caption, GlyphLine
from tablewright.engine.looks import Look
from tablewright.engine.outlines import Outline


class Shape(NamedTuple):
    """A filled or drawn outline."""

    outline: Outline
    x: float = 0.0
    y: float = 0.0
    fill: str = "none"
    stroke: str = ""
    width: float = 1.2
    dash: str = ""
    opacity: float = 1.0
    texture: str = ""  # a pattern laid over the fill: waves, stars, brick ...
    cap: str = ""  # "round": rounded ends and joints


class Icon(NamedTuple):
    """A pictogram, placed by its centre."""

    name: str
    x: float
    y: float
    size: float = 24.0
    colour: str = "ink"
    opacity: float = 1.0
    rim: str = ""  # a line of this colour around it, so that it stands on any ground


class Words(NamedTuple):
    """A text whose middle line lies at y. With a width it is wrapped and shrunk to fit.

    A height says how much of it several lines may take.
    """

    text: Caption
    x: float
    y: float
    size: float = 17.0
    colour: str = "ink"
    anchor: str = "middle"  # start, middle, end
    weight: int = 600
    face: str = "sans"  # sans for captions and numbers, serif for names
    width: float = 0.0
    lines: int = 1
    turn: float = 0.0
    halo: str = ""  # a line of this colour around the letters
    height: float = 0.0


class ArcWords(NamedTuple):
    """A name along a circle around the origin, centred at an angle (0 = north, clockwise).

    In the lower half it runs the other way, so that it is never upside down.
    """

    text: Caption
    radius: float
    angle: float
    size: float = 15.0
    colour: str = "ink"
    weight: int = 700
    face: str = "serif"
    width: float = 0.0


class Glyphs(NamedTuple):
    """A line of glyphs, an effect in pictograms, centred at (x, y); shrinks to its width."""

    line: GlyphLine
    x: float
    y: float
    size: float = 26.0
    colour: str = "ink"
    width: float = 0.0
    anchor: str = "middle"
    gap: float = 0.12
    plain: bool = False  # every bare sign in the line's colour, for dark grounds


class Piece(NamedTuple):
    """A thing painted as part of a picture, without a name of its own."""

    look: Look
    x: float
    y: float
    scale: float = 1.0
    opacity: float = 1.0


class Group(NamedTuple):
    """Marks moved, scaled, turned, faded or cut together."""

    marks: tuple[Mark, ...]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0
    opacity: float = 1.0
    clip: Outline | None = None


Mark: TypeAlias = Shape | Icon | Words | ArcWords | Glyphs | Piece | Group
