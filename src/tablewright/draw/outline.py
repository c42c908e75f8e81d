"""Outlines as SVG: every thing is painted, picked and hit by the line around it."""

from __future__ import annotations

import re
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from tablewright.draw.svg import fine, num, polar, safe
from tablewright.engine.outlines import Cell, Outline, Point

_PATH: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE .,+-]*")
OCTAGON_CUT: Final = 0.293  # corner of a regular octagon, in widths


def corners(outline: Outline) -> list[Point]:
    """The corners of a straight-edged outline."""
    size = outline.size
    if outline.form == "octagon":
        h = size[0] / 2
        k = size[0] * OCTAGON_CUT - h
        return [(k, -h), (-k, -h), (h, k), (h, -k), (-k, h), (k, h), (-h, -k), (-h, k)]
    if outline.form == "hexagon":
        first = 0.0 if size[1] else pi / 6
        return [(size[0] * cos(first + i * pi / 3), size[0] * sin(first + i * pi / 3)) for i in range(6)]
    if outline.form == "diamond":
        r = size[0]
        return [(0, -r), (r, 0), (0, r), (-r, 0)]
    return list(zip(size[::2], size[1::2], strict=True))


@lru_cache(maxsize=8192)
def element(outline: Outline, x: float = 0.0, y: float = 0.0) -> str:
    """The opening of an SVG element of that outline, moved by (x, y): `<rect x=...` without its closing."""
    form, size = outline.form, outline.size
    if form == "rect":
        return _rectangle(size, x, y)
    if form == "circle":
        return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size[0])}"'
    if form == "path":
        return _free(outline.data, x, y)
    if form == "sector":
        return f'<path d="{_sector(size, x, y)}"'
    points = "L".join(f"{num(x + px)} {num(y + py)}" for px, py in corners(outline))
    return f'<path d="M{points}"' if form == "line" else f'<path d="M{points}Z"'


def shape(
    outline: Outline,
    fill: str,
    x: float = 0.0,
    y: float = 0.0,
    stroke: str = "",
    width: float = 1.2,
    opacity: float = 1.0,
    dash: str = "",
    joined: bool = False,
) -> str:
    """A whole element; colours as they go into the attributes. ``joined``: rounded ends and joints."""
    extra = ""
    if stroke:
        extra = f' stroke="{stroke}"' if width == 1.0 else f' stroke="{stroke}" stroke-width="{num(width)}"'
        if dash:
            extra += f' stroke-dasharray="{safe(dash)}"'
        if joined:
            extra += ' stroke-linecap="round" stroke-linejoin="round"'
    if opacity != 1.0:
        extra += f' opacity="{fine(opacity)}"'
    return f'{element(outline, x, y)} fill="{fill}"{extra}/>'


def shadow(outline: Outline, dy: float, opacity: float = 0.3) -> str:
    """What a thing casts on what lies below it: no filter, just its outline a little lower."""
    return shape(outline, "#000", 0, dy, opacity=opacity)


def _rectangle(size: tuple[float, ...], x: float, y: float) -> str:
    left, top, width, height, radius = size
    radius = min(radius, width / 2, height / 2)
    rounded = f' rx="{num(radius)}"' if radius else ""
    where = f'x="{num(x + left)}" y="{num(y + top)}"'
    return f'<rect {where} width="{num(width)}" height="{num(height)}"{rounded}'


def _free(data: str, x: float, y: float) -> str:
    if not _PATH.fullmatch(data):
        raise ValueError(f"not path data: {data!r}")
    moved = f' transform="translate({num(x)} {num(y)})"' if x or y else ""
    return f'<path{moved} d="{data}"'


def _sector(size: tuple[float, ...], x: float, y: float) -> str:
    inner, outer, start, end = size
    large = int(abs(end - start) > 180)
    spots = [polar(outer, start), polar(outer, end), polar(inner, end), polar(inner, start)]
    a, b, c, d = [f"{num(x + px)} {num(y + py)}" for px, py in spots]
    far, near = f"{num(outer)} {num(outer)}", f"{num(inner)} {num(inner)}"
    if not inner:
        return f"M{a}A{far} 0 {large} 1 {b}L{c}Z"
    return f"M{a}A{far} 0 {large} 1 {b}L{c}A{near} 0 {large} 0 {d}Z"


def grown(outline: Outline, by: float) -> Outline:
    """The outline with a margin around it; free drawings and polygons stay as they are."""
    form, size = outline.form, outline.size
    if form == "rect":
        left, top, width, height, radius = size
        return Outline(form, (left - by, top - by, width + 2 * by, height + 2 * by, radius + by))
    if form == "octagon":
        return Outline(form, (size[0] + 2 * by,))
    if form in ("circle", "hexagon", "diamond"):
        return Outline(form, (size[0] + by, *size[1:]))
    if form == "sector":
        return Outline(form, (max(0.0, size[0] - by), size[1] + by, size[2], size[3]))
    return outline


@lru_cache(maxsize=4096)
def bounds(outline: Outline) -> Cell:
    """The rectangle around an outline: x, y, width, height. A free drawing has none."""
    form, size = outline.form, outline.size
    if form == "rect":
        return size[0], size[1], size[2], size[3]
    if form == "circle":
        return -size[0], -size[0], 2 * size[0], 2 * size[0]
    if form == "path":
        return 0.0, 0.0, 0.0, 0.0
    if form == "sector":
        inner, outer, start, end = size
        steps = [start + (end - start) * i / 12 for i in range(13)]
        points = [polar(r, a) for r in (inner, outer) for a in steps]
    else:
        points = corners(outline)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def middle(outline: Outline) -> Point:
    """Where a label stands."""
    if outline.form == "sector":
        inner, outer, start, end = outline.size
        return polar((inner + outer) / 2, (start + end) / 2)
    if outline.form == "polygon":
        points = corners(outline)
        return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    x, y, width, height = bounds(outline)
    return x + width / 2, y + height / 2


def corner(outline: Outline) -> Point:
    """Where the pick dot sits: at the upper right, on the line; where a free drawing begins."""
    form, size = outline.form, outline.size
    if form == "rect":
        return size[0] + size[2] - 3, size[1] + 3
    if form == "circle":
        return size[0] * 0.74, -size[0] * 0.74
    if form == "octagon":
        return size[0] * 0.4, -size[0] * 0.4
    if form == "sector":
        return polar(size[1], size[3])
    if form == "path":
        start = re.findall(r"-?[\d.]+", outline.data)[:2]
        return float(start[0]), float(start[1])
    return max(corners(outline), key=lambda p: p[0] - p[1])
