"""Grounds: what things lie on. Zones, spaces, cards, tiles, stacks, counters."""

from __future__ import annotations

from typing import Final

from tablewright.draw.colour import darker, ink_on
from tablewright.draw.glyphs import glyph_line, line_width, on_ground
from tablewright.draw.icons import texture_fill
from tablewright.draw.measure import fit, width
from tablewright.draw.outline import bounds, grown, middle, shadow, shape
from tablewright.draw.pen import Art, Pen
from tablewright.draw.svg import num
from tablewright.engine.glyphs import Caption, Glyph
from tablewright.engine.looks import Back, Card, Counter, Picture, Space, Stack, Tile, Zone
from tablewright.engine.outlines import rect

HEADING: Final = 19.0  # from the top of a zone to the middle of its heading
LEAST: Final = 11.0  # smallest size of a note beside a heading
NAME_SIZE: Final = 16.5


def nothing(_pen: Pen, _look: Picture, _label: Caption) -> Art:
    """A picture has only its marks."""
    return Art("")


# ------------------------------------------------------------------------------------------ zones, spaces
def zone(pen: Pen, look: Zone, label: Caption) -> Art:
    """A panel with its heading at the upper left and a note at the upper right."""
    out = shadow(grown(look.outline, 1), 4, 0.2) if look.shadow else ""
    out += shape(look.outline, pen.paint(look.fill), stroke=pen.paint(look.stroke) if look.stroke else "")
    if look.texture:
        out += shape(look.outline, texture_fill(look.texture))
    if not label and not look.icon and not look.note:
        return Art(out)
    return Art(out + _heading(pen, look, label))


def _heading(pen: Pen, look: Zone, label: Caption) -> str:
    left, top, wide, _ = bounds(look.outline)
    out, end, start = "", left + wide - 12, left + 12
    note = pen.say(look.note)
    if note:
        size = min(16.0, look.title - 2)
        colour = "ink-3" if look.ink == "ink" else look.ink
        named = width(pen.say(label), look.title, "serif", 700) + (look.title + 6 if look.icon else 0)
        if named + width(note, size, "sans", 500) + 12 > end - start:  # the heading comes before the note
            size = max(LEAST, size * (end - start - named - 12) / width(note, size, "sans", 500))
        out += pen.text(note, end, top + HEADING, size, colour, "end", 500)
        end -= width(note, size, "sans", 500) + 12
    if look.icon:
        out += pen.icon(look.icon, left + 20, top + HEADING - 1, look.title + 2, look.ink)
        start += look.title + 6
    room = end - start
    return out + pen.block(label, start, top + HEADING, look.title, look.ink, room, 1, "start", 700, "serif")


def space(pen: Pen, look: Space, label: Caption) -> Art:
    """A place on a ground; the label in its middle."""
    stroke = pen.paint(look.stroke) if look.stroke else ""
    out = shape(look.outline, pen.paint(look.fill), 0, 0, stroke, look.width, look.opacity, look.dash)
    if look.texture:
        out += shape(look.outline, texture_fill(look.texture))
    if not label:
        return Art(out)
    x, y = middle(look.outline)
    _, _, wide, high = bounds(look.outline)
    room = max(0.0, wide - 6)
    return Art(out + pen.block(label, x, y, look.size, look.ink, room, 2, weight=650, height=high))


# ------------------------------------------------------------------------------------------ cards
def card(pen: Pen, look: Card, label: Caption) -> Art:
    """The face of a card: ground, band, name."""
    w, h, band = look.width, look.height, look.band_height
    whole = rect(w, h, look.radius)
    out = shadow(whole, 3, 0.28) + shape(whole, pen.paint(look.fill), stroke=pen.paint(look.edge), width=1.1)
    if look.band:
        out += f'<path d="{_band(w, band, look.radius)}" fill="{pen.paint(look.band)}"/>'
    ink = pen.on(look.band or look.fill)
    name = pen.block(
        label, w / 2, band / 2, look.size, ink, w - 6, 2, weight=700, face="serif", height=band - 2
    )
    return Art(out + name)


def _band(w: float, high: float, radius: float) -> str:
    """A strip along the top of a card, with the card's round corners."""
    r, low = num(radius), num(high)
    return f"M0 {low}V{r}a{r} {r} 0 0 1 {r}-{r}h{num(w - 2 * radius)}a{r} {r} 0 0 1 {r} {r}V{low}Z"


def back(pen: Pen, look: Back, _label: Caption) -> Art:
    """A face-down card: cream edge, coloured field, a sign."""
    w, h = look.width, look.height
    r, field, line = w * 0.07, w * 0.055, w * 0.12
    whole = rect(w, h, r)
    out = shadow(whole, 2, 0.25) + shape(whole, pen.paint("cream"), stroke="#22262B99", width=1)
    out += shape(rect(w - 2 * field, h - 2 * field, r * 0.7), pen.paint(look.fill), field, field)
    out += shape(rect(w - 2 * line, h - 2 * line, r * 0.5), "none", line, line, "#FFF8E873")
    if look.icon:
        out += pen.icon(look.icon, w / 2, h / 2, w * 0.48, "#FFF8E8", 0.85)
    return Art(out)


# ------------------------------------------------------------------------------------------ tiles
def tile(pen: Pen, look: Tile, label: Caption) -> Art:
    """A tile as full as its size on the screen allows."""
    _, _, wide, high = bounds(look.outline)
    fill = pen.value(look.fill)
    ink = look.ink or ink_on(fill)
    out = shadow(look.outline, wide * 0.025) + shape(look.outline, fill, stroke=darker(fill, 0.42), width=1.4)
    out += shape(grown(look.outline, -wide * 0.0275), "none", stroke=pen.paint(ink), width=1, opacity=0.35)
    detail = look.detail or pen.detail(wide)
    if detail == "full" and label:
        out += _full_tile(pen, look, label, wide, high, ink)
    elif detail != "picture" and look.effect:
        out += _compact_tile(pen, look, wide, high, ink)
    elif look.picture:
        out += pen.icon(look.picture, 0, 0, wide * 0.5, ink)
    if look.cost and detail != "picture":
        out += _price_flag(pen, look, -wide / 2 + 3, -high / 2 + 3, wide * 0.15)
    return Art(out)


def _full_tile(pen: Pen, look: Tile, label: Caption, wide: float, high: float, ink: str) -> str:
    """Picture, name on a band across the tile, effect."""
    room = wide * 0.96
    name = fit(pen.say(label), NAME_SIZE, room, 2, "serif", 700)
    band = 23.0 if len(name.lines) == 1 else 41.0
    top = -band / 2 + high * 0.045
    out = ""
    if look.picture:
        out += pen.icon(look.picture, 0, (-high / 2 + top) / 2 + high * 0.03, wide * 0.265, ink)
    edge = darker(pen.value(look.fill), 0.42)
    out += shape(rect(wide - 1.4, band, 0), pen.paint("cream"), -wide / 2 + 0.7, top, edge, 1)
    out += pen.block(label, 0, top + band / 2, NAME_SIZE, "ink", room, 2, weight=700, face="serif")
    y = (top + band + high / 2) / 2 - high * 0.02
    return out + glyph_line(pen, look.effect, 0, y, wide * 0.185, ink, wide * 0.74, plain=True)


def _compact_tile(pen: Pen, look: Tile, wide: float, high: float, ink: str) -> str:
    """Picture and effect."""
    if not look.picture:
        return glyph_line(pen, look.effect, 0, 0, wide * 0.3, ink, wide * look.fit, plain=True)
    out = pen.icon(look.picture, 0, -high * 0.15, wide * 0.4, ink)
    return out + glyph_line(pen, look.effect, 0, high * 0.25, wide * 0.235, ink, wide * look.fit, plain=True)


def _price_flag(pen: Pen, look: Tile, x: float, y: float, size: float) -> str:
    gap = -0.06
    room = line_width(pen, look.cost, size, gap)
    out = shape(rect(room + size * 0.4, size * 1.3, 5), pen.paint("cream"), x, y, pen.paint("ink"))
    return out + glyph_line(pen, look.cost, x + size * 0.2, y + size * 0.65, size, "ink", 0, "start", gap)


# ------------------------------------------------------------------------------------------ stacks, counters
def stack(pen: Pen, look: Stack, _label: Caption) -> Art:
    """The edges of what lies below the top one, and over it how many there are."""
    fill = pen.value(look.fill)
    dx, dy = look.step
    under = "".join(
        shape(look.outline, darker(fill, 0.1 * i), i * dx, i * dy, "#0006", 1)
        for i in range(min(look.depth, look.amount), 0, -1)
    )
    left, top, wide, high = bounds(look.outline)
    x, y = look.badge or (left + wide * 0.94, top + high * 0.08)
    return Art(under, pen.number_badge(x, y, look.amount))


def counter(pen: Pen, look: Counter, label: Caption) -> Art:
    """A sign, a number, and under them what it is."""
    s = look.size
    none = look.value in (0, "0")
    if look.ground:
        out = on_ground(pen, Glyph(look.icon, "", look.ground, look.fill), s / 2, s / 2, s)
    else:
        out = pen.icon(look.icon, s / 2, s / 2, s, look.colour, 0.55 if none else 1.0)
    ink = "faint" if none and look.ink == "ink" else look.ink
    x, anchor = s * 1.2, "start"
    if look.width:  # the number in the middle of what is left
        x, anchor = (s * 1.06 + look.width) / 2, "middle"
    out += pen.text(str(look.value), x, s * 0.5, s * 0.86, ink, anchor, 750)
    middle_x = (look.width or s * 2.1) / 2
    return Art(out + pen.block(label, middle_x, s * 1.34, 15, "ink-3", look.width, 1, weight=500))
