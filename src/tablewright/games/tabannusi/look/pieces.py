"""Pieces that lie in more than one place on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from tablewright.engine import Text
from tablewright.engine.looks import Die, Picture, Space, Tile, Zone
from tablewright.engine.marks import Glyphs, Icon, Shape, Words
from tablewright.engine.outlines import box, circle, line, rect
from tablewright.engine.scene import Node
from tablewright.games.tabannusi.look.pictograms import EMBLEM, INK_ON

View: TypeAlias = Mapping[str, Any]


def panel(name: str, x: float, y: float, width: float, height: float) -> Node:
    """A sheet of paper on the canal."""
    return Node(name, Zone(rect(width, height, 12), "paper", "panel-edge"), x, y)


def seal(name: str, district: int, radius: float, x: float, y: float, picks: tuple[str, ...] = ()) -> Node:
    """The number of a district in its clay seal."""
    node = Node(
        name,
        Space(circle(radius), "lapis", "seal", 2.4),
        x,
        y,
        tip=Text("tip-district", {"district": f"D{district}"}),
        picks=picks,
    )
    return node.draw(
        Shape(circle(radius - 4.5), stroke="seal", width=1),
        Words(str(district), 0, 0, radius * 1.16, "act", weight=800),
    )


def value_die(name: str, colour: str, value: int, size: float, x: float, y: float) -> Node:
    """A die that shows a district's number."""
    look = Die(size, colour, value, EMBLEM[colour], digit=True)
    return Node(name, look, x, y, tip=Text("tip-die", {"color": colour, "value": value}))


def resource_mark(colour: str, x: float, y: float, size: float) -> tuple[Shape, Icon]:
    """A resource without a value: a die's face with the sign of its colour."""
    return (
        Shape(box(size, size, size * 0.18), x, y, colour, f"{colour}-edge", 1.4),
        Icon(EMBLEM[colour], x, y, size * 0.62, INK_ON[colour]),
    )


def crate(name: str, colour: str, full: bool, size: float, x: float, y: float) -> Node:
    """A crate tile: face up with its resource, or face down with a small tab of its colour."""
    tip = Text("tip-crate-full" if full else "tip-crate-empty", {"color": colour})
    q = size / 2
    if full:
        cross = (
            Shape(line((-q + 3, -q + 3), (q - 3, q - 3)), stroke=f"{colour}-edge", width=2, opacity=0.5),
            Shape(line((q - 3, -q + 3), (-q + 3, q - 3)), stroke=f"{colour}-edge", width=2, opacity=0.5),
        )
        node = Node(name, Tile(box(size, size, 5), colour), x, y, tip=tip)
        return node.draw(
            *cross,
            Shape(circle(size * 0.33), fill=colour, stroke=f"{colour}-edge"),
            Icon(EMBLEM[colour], 0, 0, size * 0.42, INK_ON[colour]),
        )
    node = Node(name, Tile(box(size, size, 5), "#8B7A5B", "crate-shut"), x, y, tip=tip)
    return node.draw(*resource_mark(colour, q - 8, q - 8, size * 0.42))


def bonus_mark(line_of: Any, x: float, y: float, size: float, width: float) -> Glyphs:
    """A line of pictograms that keeps within its space."""
    return Glyphs(line_of, x, y, size, width=width)


def caption(text: Text | str, x: float, y: float, size: float = 16, anchor: str = "start") -> Words:
    """A small heading inside a panel."""
    return Words(text, x, y, size, "ink-3", anchor)


def blank(name: str, x: float = 0.0, y: float = 0.0) -> Node:
    """A place for marks without a body."""
    return Node(name, Picture(), x, y)
