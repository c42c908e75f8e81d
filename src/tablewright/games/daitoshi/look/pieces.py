"""Things that lie in several places of the table: hexes, inventions, workshops, workers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from tablewright.engine import Text
from tablewright.engine.looks import Card, Figure, Tile
from tablewright.engine.marks import Glyphs, Icon, Mark, Piece, Shape
from tablewright.engine.outlines import circle, hexagon, line, rect
from tablewright.engine.scene import Node
from tablewright.games.daitoshi.box.schema import INVENTIONS, Marks
from tablewright.games.daitoshi.look.pictograms import (
    TERRAIN,
    effect_glyphs,
    hex_colour,
    op_glyph,
    worker_colour,
)
from tablewright.games.daitoshi.look.wording import INVENTION_WORDS

View: TypeAlias = Mapping[str, Any]


def hex_tile(kind: str, radius: float, angry: bool = False) -> Tile:
    """An environment hex: its terrain, or the Yokai on the conflict side."""
    if angry:
        return Tile(hexagon(radius), "conflict", "conflict", ink="#FBE3D6")
    return Tile(hexagon(radius), hex_colour(kind), TERRAIN[kind])


def hex_mark(kind: str, x: float, y: float, radius: float, angry: bool = False) -> Mark:
    """A hex painted as part of a picture."""
    return Piece(hex_tile(kind, radius, angry), x, y)


def worker(colour: str, height: float) -> Figure:
    """A worker in its colour."""
    return Figure("meeple", height, colour)


def workshop_marks(x: float, y: float, colour: str, dark: bool, size: float) -> list[Mark]:
    """The round place of a workshop, rimmed in the worker colour."""
    paint = worker_colour(colour)
    return [
        Shape(circle(size / 2), x, y, "#3B486F" if dark else "#FFF8E8", paint, 3),
        Icon("meeple", x, y, size * 0.58, paint, 0.4),
    ]


def invention(
    node_id: str, tile: str, x: float, y: float, width: float, height: float, marks: Marks | None = None
) -> Node:
    """An invention with its three fields; fields that the floor does not pay are faded and crossed."""
    data = INVENTIONS[tile]
    tip = Text("tip-invention", {"invention": tile, "effect": INVENTION_WORDS[tile]})
    node = Node(node_id, Card(width, height, data.quality, radius=6), x, y, tip=tip)
    field = (width - 12) / 3
    pays = ("B", "B", "B") if marks is None else (marks.left, marks.middle, marks.right)
    for i, op in enumerate((data.left, data.middle, data.right)):
        at = 4 + i * (field + 2)
        node.draw(Shape(rect(field, height - 8, 4), at, 4, "cream"))
        size = min(field * 0.62, height * 0.6)
        node.draw(Glyphs((op_glyph(op),), at + field / 2, height / 2, size))
        if pays[i] == "X":
            node.draw(Shape(line((at + 5, height - 9), (at + field - 5, 9)), stroke="conflict-ink", width=2))
    return node


def effect_mark(
    effect: Any, x: float, y: float, size: float, width: float = 0.0, dark: bool = False
) -> Glyphs:
    """An effect as a line of pictograms."""
    return Glyphs(effect_glyphs(effect), x, y, size, "#FFFFFF" if dark else "ink", width, plain=dark)
