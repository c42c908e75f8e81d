"""Marks: what is painted on a thing beside its own look."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from tablewright.draw.glyphs import glyph_line
from tablewright.draw.icons import texture_fill
from tablewright.draw.looks import paint_look
from tablewright.draw.outline import element, shape
from tablewright.draw.pen import Pen, group
from tablewright.draw.svg import num, polar, safe
from tablewright.engine.marks import ArcWords, Glyphs, Group, Icon, Mark, Piece, Shape, Words
from tablewright.engine.outlines import Outline


def paint_marks(pen: Pen, marks: Iterable[Mark]) -> str:
    """All marks, one over the other."""
    return "".join([_mark(pen, mark) for mark in marks])


def _mark(pen: Pen, mark: Mark) -> str:
    match mark:
        case Shape():
            return _shape(pen, mark)
        case Icon(name, x, y, size, colour, opacity, rim):
            return pen.icon(name, x, y, size, colour, opacity, rim)
        case Words():
            return _words(pen, mark)
        case Glyphs(line, x, y, size, colour, width, anchor, gap, plain):
            return glyph_line(pen, line, x, y, size, colour, width, anchor, gap, plain)
        case Piece(look, x, y, scale, opacity):
            art = paint_look(pen, look, "")
            return group(art.under + art.over, x, y, scale, opacity=opacity)
        case ArcWords():
            return _arc(pen, mark)
        case Group():
            return _group(pen, mark)


def _shape(pen: Pen, mark: Shape) -> str:
    stroke = pen.paint(mark.stroke) if mark.stroke else ""
    x, y, fill, joined = mark.x, mark.y, pen.paint(mark.fill), mark.cap == "round"
    out = shape(mark.outline, fill, x, y, stroke, mark.width, mark.opacity, mark.dash, joined)
    return out + shape(mark.outline, texture_fill(mark.texture), x, y) if mark.texture else out


def _words(pen: Pen, mark: Words) -> str:
    x, y = (0.0, 0.0) if mark.turn else (mark.x, mark.y)
    body = pen.block(
        mark.text, x, y, mark.size, mark.colour, mark.width, mark.lines, mark.anchor, mark.weight, mark.face,
        mark.halo, mark.height,
    )  # fmt: skip
    return group(body, mark.x, mark.y, turn=mark.turn) if mark.turn else body


def _arc(pen: Pen, mark: ArcWords) -> str:
    """A name along an arc; the way it runs turns round in the lower half."""
    text = pen.say(mark.text)
    half = 60.0
    flip = 90 < mark.angle % 360 < 270
    start, end = (mark.angle + half, mark.angle - half) if flip else (mark.angle - half, mark.angle + half)
    radius = mark.radius + mark.size * (0.35 if flip else -0.35)
    (x0, y0), (x1, y1) = polar(radius, start), polar(radius, end)
    r = num(radius)
    data = f"M{num(x0)} {num(y0)}A{r} {r} 0 0 {0 if flip else 1} {num(x1)} {num(y1)}"
    name = f"arc-{crc32(data.encode()):08x}"  # the same arc has the same name, wherever it is drawn
    room = f' textLength="{num(mark.width)}" lengthAdjust="spacingAndGlyphs"' if mark.width else ""
    face = ' class="serif"' if mark.face == "serif" else ""
    start_tag = (
        f'<text font-size="{num(mark.size)}" font-weight="{mark.weight}" fill="{pen.paint(mark.colour)}"'
    )
    words = f'<textPath href="#{name}" startOffset="50%">{safe(text)}</textPath>'
    return f'<path id="{name}" d="{data}" fill="none"/>{start_tag}{face}{room}>{words}</text>'


def _group(pen: Pen, mark: Group) -> str:
    body = paint_marks(pen, mark.marks)
    if mark.clip is not None:
        body = _clipped(body, mark.clip)
    return group(body, mark.x, mark.y, mark.scale, mark.turn, mark.opacity)


def _clipped(body: str, clip: Outline) -> str:
    start = element(clip)
    name = f"clip-{crc32(start.encode()):08x}"
    return f'<clipPath id="{name}">{start}/></clipPath><g clip-path="url(#{name})">{body}</g>'
