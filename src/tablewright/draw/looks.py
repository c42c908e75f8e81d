"""Which function draws which look, and the line around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.draw import grounds, pieces
from tablewright.draw.measure import width
from tablewright.draw.outline import bounds, corner
from tablewright.draw.pen import Art, Pen
from tablewright.engine.glyphs import Caption
from tablewright.engine.looks import (
    Back,
    Card,
    Counter,
    Die,
    Figure,
    Look,
    Marker,
    Picture,
    Pile,
    Space,
    Stack,
    Tile,
    Token,
    Zone,
)
from tablewright.engine.outlines import Outline, Point, box, circle, rect

_PAINTERS: Final[dict[type, Callable[[Pen, Any, Caption], Art]]] = {
    Back: grounds.back,
    Card: grounds.card,
    Counter: grounds.counter,
    Die: pieces.die,
    Figure: pieces.figure,
    Marker: pieces.marker,
    Picture: grounds.nothing,
    Pile: pieces.pile,
    Space: grounds.space,
    Stack: grounds.stack,
    Tile: grounds.tile,
    Token: pieces.token,
    Zone: grounds.zone,
}

#: Coloured pieces: pointing at them tints them less than it does grounds.
_SOFT: Final = (Tile, Die, Figure, Marker, Token, Pile, Stack)


def paint_look(pen: Pen, look: Look, label: Caption) -> Art:
    """The look of a thing with its label."""
    return _PAINTERS[type(look)](pen, look, label)


def kind_of(look: Look) -> str:
    """What a look is called in class names."""
    return type(look).__name__.lower()


def is_soft(look: Look) -> bool:
    """Whether it is a coloured piece rather than a ground."""
    return isinstance(look, _SOFT)


def outline_of(look: Look) -> Outline | None:
    """The line around a thing; a picture without an outline has none."""
    match look:
        case Picture() | Zone() | Space() | Tile() | Stack() | Token():
            return look.outline
        case Card():
            return rect(look.width, look.height, look.radius)
        case Back():
            return rect(look.width, look.height, look.width * 0.07)
        case Die():
            return pieces.die_outline(look)
        case Marker():
            return circle(look.radius * 1.2)
        case Figure():
            return box(look.height * 0.96, look.height, look.height * 0.2)
        case Pile():
            return _pile_outline(look)
        case Counter():
            return _counter_outline(look)


def dot_of(look: Look) -> Point | None:
    """Where the pick dot sits if not at the upper right: a stack has its number there."""
    if isinstance(look, Stack) and look.badge is None:
        left, _, wide, _ = bounds(look.outline)
        x, y = corner(look.outline)
        return 2 * left + wide - x, y
    return None


def _pile_outline(look: Pile) -> Outline:
    rise = max(0, look.amount - 1) * look.step
    edge = look.width * 0.2 + 2
    left, top = -look.width / 2 - 3, -rise - edge
    return Outline("rect", (left, top, look.width + 6, rise + 2 * edge + look.step * 0.75, 9.0))


def _counter_outline(look: Counter) -> Outline:
    wide = look.width or look.size * 1.3 + width(str(look.value), look.size * 0.86, "sans", 750)
    return Outline("rect", (-5.0, -4.0, wide + 10, look.size + 8, 7.0))
