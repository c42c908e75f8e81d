"""Lines of glyphs: the text of an effect in pictograms. A line is centred and shrinks to the width it has."""

from __future__ import annotations

from typing import Final

from tablewright.draw.colour import darker
from tablewright.draw.measure import width
from tablewright.draw.outline import element
from tablewright.draw.pen import Pen
from tablewright.draw.svg import num
from tablewright.engine.glyphs import Glyph, GlyphLine
from tablewright.engine.outlines import Outline, box, circle, diamond, hexagon, octagon

#: Where the pips of a die lie, in parts of its face.
PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.28, 0.23), (0.28, 0.5), (0.28, 0.77), (0.72, 0.23), (0.72, 0.5), (0.72, 0.77)),
}

#: Width of a sign on each ground, and the size of the pictogram on it, in sizes of the line.
_GROUNDS: Final = {
    "box": (1.0, 0.78),
    "disc": (1.0, 0.72),
    "card": (0.8, 0.44),
    "hexagon": (0.98, 0.62),
    "octagon": (1.0, 0.58),
    "diamond": (1.0, 0.5),
    "die": (0.92, 0.64),
    "laurel": (1.14, 0.5),
    "wreath": (1.16, 0.5),
}
_TEXT, _SMALL = 0.95, 0.68
LEAST_AMOUNT: Final = 13.0  # a number in the corner of a sign is never smaller


def glyph_width(pen: Pen, glyph: Glyph, size: float) -> float:
    """How much room a glyph takes in a line of that size."""
    if glyph.space:
        return glyph.space * size
    if glyph.ground:
        return _GROUNDS[glyph.ground][0] * size
    if glyph.icon:
        return size * (1.22 if glyph.amount else 1.0)
    scale = _SMALL if glyph.small else _TEXT
    return width(pen.say(glyph.text), size * scale, "sans", 700) + (size * 0.08 if glyph.small else 0)


def line_width(pen: Pen, line: GlyphLine, size: float, gap: float) -> float:
    """The width of a whole line."""
    return sum(glyph_width(pen, glyph, size) for glyph in line) + gap * size * (len(line) - 1)


def glyph_line(
    pen: Pen,
    line: GlyphLine,
    x: float,
    y: float,
    size: float,
    colour: str,
    room: float = 0.0,
    anchor: str = "middle",
    gap: float = 0.12,
    plain: bool = False,
) -> str:
    """The line around (x, y), or from x on, or up to x, as the anchor says."""
    if not line:
        return ""
    total = line_width(pen, line, size, gap)
    if room and total > room:
        size *= room / total
        total = room
    left = x - total * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    parts = []
    for glyph in line:
        wide = glyph_width(pen, glyph, size)
        if not glyph.space:
            parts.append(_glyph(pen, glyph, left + wide / 2, y, size, colour, plain))
        left += wide + gap * size
    return "".join(parts)


def _glyph(pen: Pen, glyph: Glyph, x: float, y: float, size: float, colour: str, plain: bool) -> str:
    if glyph.ground:
        return on_ground(pen, glyph, x, y, size, colour)
    if not glyph.icon:
        return _word(pen, glyph, x, y, size, glyph.colour or colour)
    if glyph.amount:
        x -= size * 0.11
    shown = colour if plain or not glyph.colour else glyph.colour
    out = pen.icon(glyph.icon, x, y, size, shown)
    if glyph.amount:
        out += pen.text(
            glyph.amount,
            x + size * 0.46,
            y + size * 0.32,
            max(LEAST_AMOUNT, size * 0.56),
            "ink",
            weight=800,
            halo="cream",
        )
    return out + (_crossed(x, y, size) if glyph.crossed else "")


def _word(pen: Pen, glyph: Glyph, x: float, y: float, size: float, colour: str) -> str:
    text = pen.say(glyph.text)
    if glyph.small:
        return pen.text(text, x, y, size * _SMALL, colour, weight=650)
    return pen.text(text, x, y, size * _TEXT, colour, weight=750)


def _crossed(x: float, y: float, size: float) -> str:
    k = size * 0.42
    return (
        f'<path d="M{num(x - k)} {num(y + k)}L{num(x + k)} {num(y - k)}" stroke="#B03A2E" stroke-width="2.6" '
        f'stroke-linecap="round"/>'
    )


def _ground_outline(ground: str, size: float) -> Outline:
    match ground:
        case "box":
            return box(size, size, size * 0.24)
        case "card":
            return box(size * 0.76, size, size * 0.14)
        case "hexagon":
            return hexagon(size * 0.54)
        case "octagon":
            return octagon(size * 0.94)
        case "diamond":
            return diamond(size * 0.5)
        case "die":
            return box(size * 0.88, size * 0.88, size * 0.18)
    return circle(size / 2)


def on_ground(pen: Pen, glyph: Glyph, x: float, y: float, size: float, colour: str = "ink") -> str:
    """One sign on its ground: a good in its box, a token, a small die."""
    if glyph.ground in ("laurel", "wreath"):
        return _laurel(pen, glyph, x, y, size)
    start = element(_ground_outline(glyph.ground, size), x, y)
    if not glyph.fill:
        return _any_such(pen, glyph, start, x, y, size, colour)
    fill = pen.value(glyph.fill)
    ink = glyph.colour or pen.on(glyph.fill)
    out = f'{start} fill="{fill}" stroke="{_rim(glyph.ground, fill)}" stroke-width="1.2"/>'
    if glyph.ground == "card":
        inner = element(box(size * 0.56, size * 0.8, 1.5), x, y)
        out += f'{inner} fill="none" stroke="{pen.paint(ink)}" stroke-opacity=".8" stroke-width="1.2"/>'
    if glyph.icon:
        out += pen.icon(glyph.icon, x, y, size * _GROUNDS[glyph.ground][1], ink)
    elif glyph.text:
        out += pen.text(pen.say(glyph.text), x, y, size * 0.6, ink, weight=800)
    if glyph.crossed:
        out += _crossed(x, y, size)
    return out + _amount(pen, glyph.amount, x, y, size)


def _rim(ground: str, fill: str) -> str:
    """Small dice and tiles stand on coloured tiles, so they have a white rim; goods a dark one."""
    return "#FFFFFF" if ground in ("die", "octagon") else darker(fill, 0.38)


def _any_such(pen: Pen, glyph: Glyph, start: str, x: float, y: float, size: float, colour: str) -> str:
    """A thing of this kind, whichever: a die with pips, otherwise a dashed place."""
    line = pen.paint(glyph.colour or colour)
    if glyph.ground == "die":
        face = size * 0.88
        left, top = x - face / 2, y - face / 2
        out = f'{start} fill="{pen.paint("cream")}" stroke="{line}" stroke-width="1.4"/>'
        return out + pips(3, left, top, face, 0.10, pen.paint("ink"))
    out = f'{start} fill="none" stroke="{line}" stroke-width="1.5" stroke-dasharray="3 2.4"/>'
    if glyph.icon:
        out += pen.icon(glyph.icon, x, y, size * _GROUNDS[glyph.ground][1], glyph.colour or colour)
    return out + _amount(pen, glyph.amount, x, y, size)


def pips(value: int, left: float, top: float, face: float, radius: float, colour: str) -> str:
    """The pips of a die's face."""
    r = num(face * radius)
    return "".join(
        f'<circle cx="{num(left + a * face)}" cy="{num(top + b * face)}" r="{r}" fill="{colour}"/>'
        for a, b in PIPS[value]
    )


def _laurel(pen: Pen, glyph: Glyph, x: float, y: float, size: float) -> str:
    """Victory points: a number inside a laurel; solid, or with ``wreath`` as dark number on cream."""
    text = pen.say(glyph.text)
    solid = glyph.ground == "laurel"
    disc = glyph.fill if solid else "cream"
    ink = glyph.colour or (pen.on(glyph.fill) if solid else "ink")
    out = f'{element(circle(size * 0.41), x, y)} fill="{pen.paint(disc)}"/>'
    out += pen.icon("laurel" if solid else "laurel-ring", x, y, size * 1.2, glyph.fill)
    if glyph.icon:
        return out + pen.icon(glyph.icon, x, y, size * 0.5, ink) + _amount(pen, glyph.amount, x, y, size)
    return out + pen.text(text, x, y, size * (0.6 if len(text) < 2 else 0.47), ink, weight=800)


def _amount(pen: Pen, amount: str, x: float, y: float, size: float) -> str:
    """How many, when more than one: a small dark number at the lower right."""
    if not amount:
        return ""
    r = max(size * 0.29, 7.4)
    cx, cy = x + size * 0.36, y + size * 0.34
    disc = f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{pen.paint("ink")}" stroke="#FFF8E8"/>'
    return disc + pen.text(amount, cx, cy, r * 1.7, "white", weight=800)
