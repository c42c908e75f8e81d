"""Pieces that lie in more than one place: cards, buildings, weavings."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.glyphs import sign, small
from tablewright.engine.looks import Back, Card, Picture, Space
from tablewright.engine.marks import Glyphs, Group, Icon, Mark, Shape, Words
from tablewright.engine.outlines import circle, path, rect
from tablewright.engine.scene import Node
from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    BENEFITS,
    GOD_CARDS,
    PASSIVE,
    PRODUCTION,
    RESOURCES,
    WEAVINGS,
    amounts,
)
from tablewright.games.tawantinsuyu.look.pictograms import (
    HALF_ICONS,
    PATTERNS,
    cost_glyphs,
    effect_glyphs,
    origin,
    passive_glyphs,
)
from tablewright.games.tawantinsuyu.look.wording import (
    army_text,
    god_text,
    passive_text,
    production_text,
    weaving_text,
)

PANEL: Final = "paper"
EDGE: Final = "panel-edge"
CREAM: Final = "#FBF3DF"
THREAD: Final = "#FBEFD2"


def god_card(card: str, x: float, y: float, width: float, height: float) -> Node:
    """A god card: the symbol large on the god's colour, the benefit below."""
    kind = GOD_CARDS[card]
    band = height * 0.58
    look = Card(width, height, CREAM, kind.god, band)
    node = Node(card, look, x, y, tip=god_text(kind), picks=(card,), source=origin(card))
    return node.draw(
        Icon(f"g-{kind.god}", width / 2, band / 2, min(band * 0.74, width * 0.56), "#FFF6E0"),
        Glyphs(
            effect_glyphs(BENEFITS[kind.face]),
            width / 2,
            band + (height - band) / 2,
            min(27, (height - band) * 0.78),
            width=width - 10,
        ),
    )


def god_back(name: str, x: float, y: float, width: float, height: float, tip: Text) -> Node:
    """A god card face down."""
    return Node(name, Back(width, height, "#4A2F6B", "sun"), x, y, tip=tip)


def army_card(card: str, x: float, y: float, width: float, height: float, face_up: bool = True) -> Node:
    """An army card: soldiers above, its resource below; dark when it is face down on the table."""
    kind = ARMY_CARDS[card]
    if not face_up:
        back = Back(width, height, "#6A4038", "warrior")
        return Node(card, back, x, y, tip=Text("tip-face-down", {"what": army_text(kind)}), picks=(card,))
    look = Card(width, height, CREAM, "war", height * 0.6)
    node = Node(card, look, x, y, tip=army_text(kind), picks=(card,), source=origin(card))
    for i in range(kind.soldiers):
        shift = (i - (kind.soldiers - 1) / 2) * width * 0.39
        node.draw(Icon("warrior", width / 2 + shift, height * 0.3, min(30, width * 0.42), "white"))
    good = [sign(r, r, n) for r, n in zip(RESOURCES, amounts(kind.resource), strict=True) if n]
    return node.draw(Glyphs(tuple(good), width / 2, height * 0.8, min(28, width * 0.42)))


def army_back(name: str, x: float, y: float, width: float, height: float, tip: Text) -> Node:
    """An army card of a hidden hand."""
    return Node(name, Back(width, height, "#8E3A2D", "warrior"), x, y, tip=tip)


def building(tile: str, x: float, y: float, width: float, height: float, cost: bool, up: bool = True) -> Node:
    """A building: name on the band, what it does, its price in the market."""
    name = Text(f"name-{tile}")
    if tile in PRODUCTION:
        kind = PRODUCTION[tile]
        tip, price = production_text(kind), cost_glyphs(kind.cost)
        line = (sign("gear", "produce"), small("→"), *effect_glyphs(kind.produce))
        fill, band = "#F7EBD0", "#B86B3C"
    else:
        passive = PASSIVE[tile]
        tip, price = passive_text(passive), cost_glyphs(passive.cost)
        line = passive_glyphs(tile)
        fill, band = "#DDE9E4", "#3D6660"
    if not up:
        tip = Text("tip-face-down", {"what": tip})
        fill, band, line = "#6F6250", "#463C2E", (sign("hut", "#9A8B72"),)
    look = Card(width, height, fill, band, 25, 7, 15)
    node = Node(tile, look, x, y, name, tip, picks=(tile,), source=origin(tile))
    middle = 48.0 if cost else (25 + height) / 2
    node.draw(Glyphs(line, width / 2, middle, 26, width=width - 12))
    if cost:
        node.draw(Glyphs(price, 10, height - 18, 20, anchor="start"))
    return node


def weaving(tile: str, x: float, y: float, width: float, height: float, name: str = "") -> Node:
    """A weaving: its pattern in the middle, half a reward symbol on either edge."""
    kind = WEAVINGS[tile]
    icon, colour = PATTERNS[kind.pattern]
    look = Space(rect(width, height, 3), colour, "#22262B", 1.3)
    node = Node(name or tile, look, x, y, tip=weaving_text(kind), picks=(tile,), source=origin(tile))
    radius = min(height * 0.27, width * 0.235)
    for i in range(3):
        for top in (3 + i * 2.6, height - 4 - i * 2.6):
            node.draw(Shape(rect(width - 4, 1.1, 0), 2, top, "white", opacity=0.35))
    node.draw(Icon(icon, width / 2, height / 2, min(height * 0.46, width - 2 * radius - 5), THREAD))
    node.draw(Group(tuple(half(kind.left, 0, height / 2, radius)), clip=rect(width, height, 3)))
    node.draw(Group(tuple(half(kind.right, width, height / 2, radius)), clip=rect(width, height, 3)))
    return node


def half(reward: str, x: float, y: float, radius: float) -> list[Mark]:
    """A reward symbol in its circle; the edge of the tile cuts it in two."""
    icon, colour = HALF_ICONS[reward]
    return [Shape(circle(radius), x, y, THREAD, "#22262B", 1), Icon(icon, x, y, radius * 1.45, colour)]


def match_ring(name: str, x: float, y: float, radius: float) -> Node:
    """The golden ring around a matching connection."""
    node = Node(name, Picture(), x, y, tip=Text("tip-match"))
    return node.draw(
        Shape(circle(radius), stroke="#22262B", width=5), Shape(circle(radius), stroke="#FFD24D", width=3)
    )


def caption(
    text: Text, x: float, y: float, size: float = 16.0, anchor: str = "end", width: float = 0.0
) -> Words:
    """A small note on a panel; with a width it shrinks to it."""
    return Words(text, x, y, size, "ink-3", anchor, 500, width=width)


def dashed(width: float, height: float, x: float, y: float) -> Shape:
    """An empty place."""
    return Shape(rect(width, height, 7), x, y, "none", EDGE, 1.6, "6 5")


def band(width: float, height: float, radius: float) -> Shape:
    """The coloured upper part of a small tile."""
    data = (
        f"M0 {radius}a{radius} {radius} 0 0 1 {radius} -{radius}h{width - 2 * radius}"
        f"a{radius} {radius} 0 0 1 {radius} {radius}v{height - radius}h{-width}z"
    )
    return Shape(path(data), 0, 0, "#8E3A2D")
