"""Looks: what a thing on the table can be, as data."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tablewright.engine.glyphs import Caption, GlyphLine
from tablewright.engine.outlines import Outline, Point


class Picture(NamedTuple):
    """Nothing of its own: marks and children only. The outline says where it can be picked."""

    outline: Outline | None = None


class Zone(NamedTuple):
    """A part of the board with a heading: the node's label, a pictogram before it, a note at the right."""

    outline: Outline
    fill: str = "paper-2"
    stroke: str = "paper-edge"
    icon: str = ""
    note: Caption = ""
    ink: str = "ink"
    title: float = 18.0  # size of the heading
    shadow: bool = False
    texture: str = ""


class Space(NamedTuple):
    """A place where things lie: a step of a track, a cell, a slot. The label stands in its middle."""

    outline: Outline
    fill: str = "paper-2"
    stroke: str = "paper-edge"
    width: float = 1.2
    dash: str = ""  # an empty place is dashed
    ink: str = "ink-2"
    size: float = 15.0  # of the label
    opacity: float = 1.0
    texture: str = ""


class Card(NamedTuple):
    """A card's face. The label stands on the band at the top, or where a band would be."""

    width: float
    height: float
    fill: str = "cream"
    band: str = ""
    band_height: float = 30.0
    radius: float = 9.0
    size: float = 17.0  # of the label
    edge: str = "#22262B8C"


class Back(NamedTuple):
    """A face-down card."""

    width: float
    height: float
    fill: str
    icon: str = ""


class Tile(NamedTuple):
    """A tile of any outline around the origin: picture, name (the label), price flag and effect line.

    What is shown depends on the room: all of it on a large tile, picture and effect on a smaller one, then
    the picture alone.
    """

    outline: Outline
    fill: str
    picture: str = ""
    cost: GlyphLine = ()
    effect: GlyphLine = ()
    detail: str = ""  # full, compact, picture: overrides the choice by room
    fit: float = 0.62  # part of the width the effect line may take on a compact tile
    ink: str = ""  # of picture and effect; empty: what reads best


class Stack(NamedTuple):
    """The edges of tiles or cards under a top one (the child), and how many they are."""

    outline: Outline
    amount: int
    fill: str = "paper-3"
    depth: int = 3
    step: Point = (2.2, 3.2)
    badge: Point | None = None  # place of the number; None: upper right


class Pile(NamedTuple):
    """Discs lying on each other, seen from the side; the origin is the middle of the lowest top face."""

    amount: int
    width: float
    fill: str
    icon: str = ""
    step: float = 10.0


class Die(NamedTuple):
    """A die. Standing: a face with pips and a side with its colour's emblem, 1.26 times as high as wide."""

    size: float
    fill: str
    value: int
    emblem: str = ""
    flat: bool = False  # seen from above, square
    digit: bool = False  # the value as a digit; the emblem beside it


class Figure(NamedTuple):
    """A standing piece: meeple, pawn, house or flag, in a seat's colour with its letter or in its own."""

    form: str
    height: float
    fill: str = ""  # empty: the colour of the seat
    seat: int = -1
    icon: str = ""  # sign on the body, or on the badge above a pawn
    rim: str = ""


class Marker(NamedTuple):
    """The disc of a seat: colour, shape and letter together."""

    seat: int
    radius: float = 14.0
    wears: str = ""  # top-hat, straw-hat or wheels, if one seat has several kinds of markers
    note: str = ""  # a few letters below it


class Token(NamedTuple):
    """A small piece that belongs to nobody: a pictogram or a short text on a coloured ground."""

    outline: Outline
    fill: str
    icon: str = ""
    text: Caption = ""
    rim: str = ""
    ink: str = ""
    size: float = 1.22  # of the pictogram, in radii


class Counter(NamedTuple):
    """A pictogram and how many; zero is dimmed, never hidden."""

    icon: str
    value: int | str
    size: float = 30.0
    colour: str = "ink"
    ink: str = "ink"
    width: float = 0.0  # of the place; 0: as needed
    ground: str = ""  # the sign on a ground, as in glyph lines
    fill: str = ""


Look: TypeAlias = (
    Picture | Zone | Space | Card | Back | Tile | Stack | Pile | Die | Figure | Marker | Token | Counter
)
