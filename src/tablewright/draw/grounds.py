"""Grounds: what things lie on. Zones, spaces, cards, tiles, stacks, counters."""

from __future__ import annotations

from typing import Final

from tablewright.draw.colour import darker, ink_on
from tablewright.draw.glyphs import glyph_line, line_width, on_ground
from tablewright.draw.icons import texture_fill
from tablewright.draw.measure import fit, width
from tablewright.draw.outline import bounds, element, grown, middle
from tablewright.draw.pen import Art, Pen
from tablewright.draw.svg import fine, num
from tablewright.engine.scene import (
    Back,
    Caption,
    Card,
    Counter,
    Glyph,
    Picture,
    Space,
    Stack,
    Tile,
    Zone,
    box,
    rect,
)

HEADING: Final = 19.0  # from the top of a zone to the middle of its heading
NAME_SIZE: Final = 16.5


def nothing(_pen: Pen, _look: Picture, _label: Caption) -> Art:
    """A picture has only its marks."""
    return Art("")


def zone(pen: Pen, look: Zone, label: Caption) -> Art:
    """A panel with its heading at the upper left and a note at the upper right."""
    out = ""
    if look.shadow:
        out += f'{element(grown(look.outline, 1), 0, 4)} fill="#000" opacity=".2"/>'
    out += _filled(pen, look.outline, look.fill, look.stroke, 1.2, look.texture)
    left, top, wide, _ = bounds(look.outline)
    note, note_width = pen.say(look.note), 0.0
    if note:
        size = min(16.0, look.title - 2)
        colour = "ink-3" if look.ink == "ink" else look.ink
        out += pen.text(note, left + wide - 12, top + HEADING, size, colour, "end", 500)
        note_width = width(note, size, "sans", 500) + 12
    start = left + 12
    if look.icon:
        out += pen.icon(look.icon, left + 20, top + HEADING - 1, look.title + 2, look.ink)
        start += look.title + 6
    room = left + wide - 12 - note_width - start
    return Art(
        out + pen.block(label, start, top + HEADING, look.title, look.ink, room, 1, 15, "start", 700, "serif")
    )


def space(pen: Pen, look: Space, label: Caption) -> Art:
    """A place on a ground; the label in its middle."""
    out = _filled(pen, look.outline, look.fill, look.stroke, look.width, look.texture, look.dash, look.opacity)
    if not label:
        return Art(out)
    x, y = middle(look.outline)
    room = bounds(look.outline)[2] - 6
    return Art(out + pen.block(label, x, y, look.size, look.ink, max(room, 0), 2, 11, weight=650))


def _filled(
    pen: Pen,
    outline: tuple[str, tuple[float, ...], str],
    fill: str,
    stroke: str,
    line: float,
    texture: str = "",
    dash: str = "",
    opacity: float = 1.0,
) -> str:
    start = element(outline)  # type: ignore[arg-type]
    extra = f' opacity="{fine(opacity)}"' if opacity != 1.0 else ""
    if stroke:
        extra += f' stroke="{pen.paint(stroke)}" stroke-width="{num(line)}"'
        if dash:
            extra += f' stroke-dasharray="{dash}"'
    out = f'{start} fill="{pen.paint(fill)}"{extra}/>'
    return out + f'{start} fill="{texture_fill(texture)}"/>' if texture else out


# ---------------------------------------------------------------------------------------------- cards
def card(pen: Pen, look: Card, label: Caption) -> Art:
    """The face of a card: ground, band, name."""
    w, h, r, band = look.width, look.height, look.radius, look.band_height
    whole = rect(w, h, r)
    out = f'{element(whole, 0, 3)} fill="#000" opacity=".28"/>'
    out += f'{element(whole)} fill="{pen.paint(look.fill)}" stroke="{pen.paint(look.edge)}" stroke-width="1.1"/>'
    if look.band:
        rr, wide = num(r), num(w - 2 * r)
        out += (
            f'<path d="M0 {num(band)}V{rr}a{rr} {rr} 0 0 1 {rr} -{rr}h{wide}a{rr} {rr} 0 0 1 {rr} {rr}V{num(band)}Z" '
            f'fill="{pen.paint(look.band)}"/>'
        )
    ink = pen.on(look.band) if look.band else ink_on(pen.value(look.fill))
    return Art(
        out + pen.block(label, w / 2, band * 0.5, look.size, ink, w - 10, 1, 12.5, weight=700, face="serif")
    )


def back(pen: Pen, look: Back, _label: Caption) -> Art:
    """A face-down card: cream edge, coloured field, a sign."""
    w, h = look.width, look.height
    r = w * 0.07
    out = f'{element(rect(w, h, r), 0, 2)} fill="#000" opacity=".25"/>'
    out += f'{element(rect(w, h, r))} fill="{pen.paint("cream")}" stroke="#22262B99"/>'
    m, k = w * 0.055, w * 0.12
    out += f'{element(rect(w - 2 * m, h - 2 * m, r * 0.7), m, m)} fill="{pen.paint(look.fill)}"/>'
    out += f'{element(rect(w - 2 * k, h - 2 * k, r * 0.5), k, k)} fill="none" stroke="#FFF8E873" stroke-width="1.2"/>'
    if look.icon:
        out += pen.icon(look.icon, w / 2, h / 2, w * 0.48, "#FFF8E8", 0.85)
    return Art(out)


# ---------------------------------------------------------------------------------------------- tiles
def tile(pen: Pen, look: Tile, label: Caption) -> Art:
    """A tile as full as its size on the screen allows."""
    _, _, wide, high = bounds(look.outline)
    fill = pen.value(look.fill)
    ink = look.ink or ink_on(fill)
    edge = darker(fill, 0.42)
    out = f'{element(look.outline, 0, wide * 0.025)} fill="#000" opacity=".3"/>'
    out += f'{element(look.outline)} fill="{fill}" stroke="{edge}" stroke-width="1.4"/>'
    inner = element(grown(look.outline, -wide * 0.0275))
    out += f'{inner} fill="none" stroke="{pen.paint(ink)}" opacity=".35"/>'
    detail = look.detail or pen.detail(wide)
    if detail == "full" and label:
        out += _full_tile(pen, look, label, wide, high, ink, edge)
    elif detail != "picture" and look.effect:
        if look.picture:
            out += pen.icon(look.picture, 0, -high * 0.15, wide * 0.4, ink)
        y = high * 0.25 if look.picture else 0.0
        out += glyph_line(pen, look.effect, 0, y, wide * 0.235, ink, wide * look.fit, plain=True)
    elif look.picture:
        out += pen.icon(look.picture, 0, 0, wide * 0.5, ink)
    if look.cost and detail != "picture":
        out += _price_flag(pen, look, -wide / 2 + 3, -high / 2 + 3, wide * 0.15)
    return Art(out)


def _full_tile(pen: Pen, look: Tile, label: Caption, wide: float, high: float, ink: str, edge: str) -> str:
    name = fit(pen.say(label), NAME_SIZE, wide * 0.96, 2, 12.5, "serif", 700)
    band = 23 if len(name.lines) == 1 else 41
    top = -band / 2 + high * 0.045
    out = pen.icon(look.picture, 0, (-high / 2 + top) / 2 + high * 0.03, wide * 0.265, ink) if look.picture else ""
    out += (
        f'<path d="M{num(-wide / 2 + 0.7)} {num(top)}h{num(wide - 1.4)}v{band}h{num(1.4 - wide)}Z" '
        f'fill="{pen.paint("cream")}" stroke="{edge}"/>'
    )
    out += pen.block(label, 0, top + band / 2, NAME_SIZE, "ink", wide * 0.96, 2, 12.5, weight=700, face="serif")
    y = (top + band + high / 2) / 2 - high * 0.02
    return out + glyph_line(pen, look.effect, 0, y, wide * 0.185, ink, wide * 0.74, plain=True)


def _price_flag(pen: Pen, look: Tile, x: float, y: float, size: float) -> str:
    gap = -0.06
    room = line_width(pen, look.cost, size, gap)
    flag = element(rect(room + size * 0.4, size * 1.3, 5), x, y)
    out = f'{flag} fill="{pen.paint("cream")}" stroke="{pen.paint("ink")}" stroke-width="1.2"/>'
    return out + glyph_line(pen, look.cost, x + size * 0.2, y + size * 0.65, size, "ink", 0, "start", gap)


# ---------------------------------------------------------------------------------------------- stacks, counters
def stack(pen: Pen, look: Stack, _label: Caption) -> Art:
    """The edges of what lies below the top one, and over it how many there are."""
    fill = pen.value(look.fill)
    dx, dy = look.step
    under = "".join(
        f'{element(look.outline, i * dx, i * dy)} fill="{darker(fill, 0.1 * i)}" stroke="#0006"/>'
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
    text = str(look.value)
    x, anchor = s * 1.2, "start"
    if look.width:  # the number in the middle of what is left
        x, anchor = (s * 1.06 + look.width) / 2, "middle"
    out += pen.text(text, x, s * 0.5, s * 0.86, ink, anchor, 750)
    if label:
        out += pen.block(label, (look.width or s * 2.1) / 2, s * 1.34, 15, "ink-3", look.width, 1, 12.5, weight=500)
    return Art(out)


def counter_box(look: Counter) -> tuple[float, float]:
    """How wide and high a counter is."""
    if look.width:
        return look.width, look.size
    return look.size * 1.25 + width(str(look.value), look.size * 0.86, "sans", 750), look.size


def back_outline(look: Back) -> float:
    """The radius of a card back's corners."""
    return look.width * 0.07


__all__ = ["back", "box", "card", "counter", "counter_box", "nothing", "space", "stack", "tile", "zone"]
