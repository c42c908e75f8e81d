"""The looks of a thing that can be acted on: pickable, selected, blocked. Drawn on its outline, over all.

Hovering is left to the style sheet: a thing with options carries its outline as a transparent ``hit`` shape
between its own picture and its children, and the style sheet fills it.
"""

from __future__ import annotations

from typing import Final

from tablewright.draw.icons import icon_id
from tablewright.draw.outline import corner, element, grown
from tablewright.draw.svg import num, safe
from tablewright.engine.outlines import Outline, Point
from tablewright.engine.scene import BLOCKED, PICKABLE, SELECTED

HOVERED: Final = "hovered"
STATES: Final = (PICKABLE, HOVERED, SELECTED, BLOCKED)

_LINES: Final = {
    PICKABLE: ("pk-glow", "pk-glow2", "pk-case", "pk-line"),
    HOVERED: ("pk-glow", "pk-glow2", "pk-case", "pk-line"),
    SELECTED: ("pk-case", "pk-line", "pk-inner"),
    BLOCKED: ("pk-no0", "pk-no"),
}
_DOT: Final = {PICKABLE: 8.0, HOVERED: 8.0, SELECTED: 12.0, BLOCKED: 13.0}
_SIGN: Final = {SELECTED: ("check", 15.0), BLOCKED: ("blocked", 17.0)}


def overlay(outline: Outline, state: str, dot: Point | None = None, badge: str = "") -> str:
    """The lines around a thing in that state, and its dot; the badge is a short text in it (a price)."""
    start = element(grown(outline, 1))
    lines = "".join(f'{start} class="pk {line}"/>' for line in _LINES[state])
    x, y = dot or corner(outline)
    return lines + _dot(state, x, y, badge)


def _dot(state: str, x: float, y: float, badge: str) -> str:
    radius = 12.0 if badge and state in (PICKABLE, HOVERED) else _DOT[state]
    out = f'<circle class="pk-dot" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'
    if state in _SIGN:
        icon, size = _SIGN[state]
        side = num(size)
        left, top = num(x - size / 2), num(y - size / 2)
        return out + f'<use href="#{icon_id(icon)}" x="{left}" y="{top}" width="{side}" height="{side}"/>'
    if not badge:
        return out
    return (
        out + f'<text x="{num(x)}" y="{num(y + 5.5)}" font-size="16" font-weight="800">{safe(badge)}</text>'
    )


def hit(outline: Outline, soft: bool) -> str:
    """The shape that fills when a thing with options is pointed at; softer on coloured pieces."""
    return f'{element(outline)} class="{"hit soft" if soft else "hit"}"/>'
