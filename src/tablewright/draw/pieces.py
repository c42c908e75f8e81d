"""Pieces: what players take into their hands. Each is drawn around its own centre."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any, Final

from tablewright.draw import grounds
from tablewright.draw.colour import darker, ink_on, lighter
from tablewright.draw.glyphs import pips
from tablewright.draw.outline import bounds, element, grown
from tablewright.draw.pen import Art, Pen, group
from tablewright.draw.svg import num
from tablewright.engine.scene import (
    Back,
    Caption,
    Card,
    Counter,
    Die,
    Figure,
    Look,
    Marker,
    Outline,
    Picture,
    Pile,
    Space,
    Stack,
    Tile,
    Token,
    Zone,
    box,
    circle,
    diamond,
    hexagon,
    path,
    polygon,
)

STANDING: Final = 1.26  # height of a standing die, in widths


def paint_look(pen: Pen, look: Look, label: Caption) -> Art:
    """The look of a thing with its label."""
    return _PAINTERS[type(look)](pen, look, label)


# ---------------------------------------------------------------------------------------------- dice
def _die(pen: Pen, look: Die, _label: Caption) -> Art:
    if look.digit:
        return Art(_digit_die(pen, look))
    s, fill = look.size, pen.value(look.fill)
    high = s if look.flat else s * STANDING
    left, top, radius = -s / 2, -high / 2, s * 0.17
    body = box(s, high, radius)
    rim = lighter(fill, 1.0) if look.flat else darker(fill, 0.5)
    out = f'{element(body, 0, s * 0.05)} fill="#000" opacity=".28"/>'
    out += f'{element(body)} fill="{fill if look.flat else darker(fill, 0.34)}" stroke="{rim}" stroke-width="1.2"/>'
    if not look.flat:
        face = element(box(s - 1.2, s * 0.98, radius), 0, top + 0.6 + s * 0.49)
        out += f'{face} fill="{fill}"/>'
        out += (
            f'<path d="M{num(left + radius)} {num(top + 1.6)}H{num(-left - radius)}" stroke="#fff" stroke-width="1.4" '
            f'opacity=".45" stroke-linecap="round"/>'
        )
        if look.emblem:
            out += pen.icon(look.emblem, 0, top + s * 1.115, s * 0.26, "white")
    return Art(out + pips(look.value, left + s * 0.02, top + s * 0.02, s * 0.96, 0.092, ink_on(fill)))


def _digit_die(pen: Pen, look: Die) -> str:
    """A die whose value is a number of something: big digit, the colour doubled by a small emblem."""
    s, fill = look.size, pen.value(look.fill)
    ink = ink_on(fill)
    out = f'{element(box(s, s, s * 0.2), 0, s * 0.07)} fill="#000" opacity=".36"/>'
    out += f'{element(box(s, s, s * 0.2))} fill="{fill}" stroke="{darker(fill, 0.38)}" stroke-width="{num(s * 0.045)}"/>'
    out += f'{element(box(s * 0.84, s * 0.8, s * 0.16), 0, -s * 0.03)} fill="{lighter(fill, 0.13)}"/>'
    if not look.value:
        return out + (pen.icon(look.emblem, 0, -s * 0.02, s * 0.64, ink) if look.emblem else "")
    if not look.emblem:
        return out + pen.text(str(look.value), 0, 0, s * 0.66, ink, weight=800)
    out += pen.text(str(look.value), -s * 0.1, -s * 0.04, s * 0.62, ink, weight=800)
    return out + pen.icon(look.emblem, s * 0.26, s * 0.25, s * 0.32, ink, 0.85)


def die_outline(look: Die) -> Outline:
    """The line around a die."""
    high = look.size if look.flat or look.digit else look.size * STANDING
    return box(look.size, high, look.size * 0.17)


# ---------------------------------------------------------------------------------------------- markers of the seats
def _ngon(count: int, radius: float, dy: float = 0.0) -> Outline:
    turn = -pi / 2
    return polygon(
        *[(radius * cos(turn + 2 * pi * i / count), dy + radius * sin(turn + 2 * pi * i / count)) for i in range(count)]
    )


def _star(radius: float) -> Outline:
    corners = []
    for i in range(10):
        r, a = radius * (1.0 if i % 2 == 0 else 0.55), -pi / 2 + pi * i / 5
        corners.append((r * cos(a), r * sin(a)))
    return polygon(*corners)


def seat_outline(seat: int, r: float) -> Outline:
    """The shape of a seat: circle, square, triangle, diamond, hexagon, star, pentagon."""
    match seat:
        case 0:
            return circle(r)
        case 1:
            return box(r * 1.84, r * 1.84, r * 0.28)
        case 2:
            return polygon((0, -r * 1.12), (r * 1.14, r * 0.86), (-r * 1.14, r * 0.86))
        case 3:
            return diamond(r * 1.16)
        case 4:
            return hexagon(r * 1.1)
        case 5:
            return _star(r * 1.3)
        case _:
            return _ngon(5, r * 1.14, r * 0.06)


def seat_disc(pen: Pen, seat: int, r: float) -> str:
    """Colour, shape and letter of a seat, with a white rim so that it stands on any ground."""
    shape = seat_outline(seat, r)
    low = {2: 0.14, 5: 0.06, 6: 0.06}.get(seat, 0.0)
    size = {2: 0.92, 5: 0.84}.get(seat, 1.05)
    rim = num(max(1.4, r * 0.13))
    return (
        f'{element(shape, 0, r * 0.16)} fill="#000" opacity=".35"/>'
        f'{element(shape)} fill="{pen.seat_value(seat)}" stroke="#fff" stroke-width="{rim}" stroke-linejoin="round"/>'
        + pen.text(pen.seat_letter(seat), 0, r * (0.02 + low), r * size, "white", weight=800)
    )


_HATS: Final = {
    "top-hat": "M-.31-.4v-.39H.31v.39h.21v.13H-.52v-.13Z",
    "straw-hat": "M-.68-.44L0-.98.68-.44Q0-.2-.68-.44Z",
}


def _marker(pen: Pen, look: Marker, _label: Caption) -> Art:
    r = look.radius
    if not look.wears:
        return Art(seat_disc(pen, look.seat, r))
    if look.wears == "wheels":
        wheels = "".join(
            f'<circle cx="{num(k * r * 0.68)}" cy="{num(r * 0.88)}" r="{num(r * 0.34)}" fill="#16191C" stroke="#fff" '
            f'stroke-width="1.2"/>'
            for k in (-1, 1)
        )
        return Art(wheels + group(seat_disc(pen, look.seat, r), 0, -r * 0.12))
    if look.wears not in _HATS:
        raise ValueError(f"no marker wears {look.wears!r}")
    hat = darker(pen.seat_value(look.seat), 0.4)
    scale = r * 1.32
    cover = (
        f'<path d="{_HATS[look.wears]}" fill="{hat}" stroke="#fff" stroke-width=".08" stroke-linejoin="round"'
        f' transform="scale({num(scale)})"/>'
    )
    return Art(group(seat_disc(pen, look.seat, r * 0.86), 0, r * 0.24) + cover)


# ---------------------------------------------------------------------------------------------- tokens, figures, piles
def _token(pen: Pen, look: Token, _label: Caption) -> Art:
    _, _, wide, high = bounds(look.outline)
    r = min(wide, high) / 2
    fill = pen.value(look.fill)
    ink = look.ink or ink_on(fill)
    rim = pen.paint(look.rim) if look.rim else darker(fill, 0.4)
    out = f'{element(look.outline, 0, r * 0.1)} fill="#000" opacity=".3"/>'
    out += f'{element(look.outline)} fill="{fill}" stroke="{rim}" stroke-width="{num(max(1.2, r * 0.07))}"/>'
    out += f'{element(grown(look.outline, -r * 0.16))} fill="none" stroke="{pen.paint(ink)}" opacity=".35"/>'
    if look.icon:
        out += pen.icon(look.icon, 0, 0, r * look.size, ink)
    text = pen.say(look.text)
    if text:
        out += pen.text(text, 0, 0, r * (1.0 if len(text) < 2 else 0.8), ink, weight=800)
    return Art(out)


#: Bodies on a grid of 40 around the origin, and where the letter or sign sits: y, size.
_BODIES: Final = {
    "meeple": (
        "M0-18a7.800 7.800 0 0 1 7.300 10.400c6.200 1 11.200 4.600 11.200 8c0 2.700-3.600 3.800-8.200 4.200c1.500 4 3.900 7.600 5.200 11"
        "c.6 1.600-.3 2.600-1.800 2.600H5c-1.400 0-2.200-.6-2.800-2L0 12.500l-2.200 3.700c-.6 1.400-1.400 2-2.800 2H-13.700c-1.500 0-2.400-1"
        "-1.800-2.600c1.300-3.400 3.700-7 5.200-11C-14.900 4.200-18.500 3.100-18.500.4c0-3.400 5-7 11.200-8A7.800 7.800 0 0 1 0-18z",
        1.6,
        15.0,
    ),
    "pawn": (
        "M0-20a8.400 8.400 0 0 1 4.600 15.400c.6 6 3.400 12 9 17c2.400 2.400 1.600 7.600-1.600 7.600H-12c-3.200 0-4-5.200-1.600-7.600"
        "c5.600-5 8.400-11 9-17A8.400 8.400 0 0 1 0-20z",
        11.0,
        15.0,
    ),
    "house": ("M0-20L21-2V18H-21V-2z", 8.0, 19.0),
    "flag": ("M-13-17h4v36h-4zM-8-15.500c6-2.700 11 3.500 20.500 1V2c-9.500 2.500-14.500-3.500-20.500-1z", -6.6, 13.0),
}


def _figure(pen: Pen, look: Figure, _label: Caption) -> Art:
    if look.form not in _BODIES:
        raise ValueError(f"there is no figure {look.form!r}")
    data, low, size = _BODIES[look.form]
    fill = pen.value(look.fill) if look.fill else pen.value(_seat_name(look.seat))
    edge = pen.paint(look.rim) if look.rim else darker(fill, 0.42)
    body = element(path(data))
    out = f'{element(path(data), 0, 2.0)} fill="#000" opacity=".36"/>'
    out += f'{body} fill="{fill}" stroke="#fff" stroke-width="4.4" stroke-linejoin="round"/>'
    out += f'{body} fill="{fill}" stroke="{edge}" stroke-width="1.6" stroke-linejoin="round"/>'
    if look.form == "house":
        out += f'<path d="M0-20L21-2H-21z" fill="{lighter(fill, 0.28)}"/>'
    ink = ink_on(fill)
    if look.seat >= 0:
        out += pen.text(pen.seat_letter(look.seat), 0, low, size, "white" if not look.fill else ink, weight=800)
    elif look.icon:
        out += pen.icon(look.icon, 0, low, size, ink)
    if look.icon and look.seat >= 0:
        out += f'<circle cx="12" cy="-16" r="10" fill="#FFF9E8" stroke="{pen.paint("ink")}" stroke-width="1.4"/>'
        out += pen.icon(look.icon, 12, -16, 14.5, "ink")
    return Art(group(out, 0, 0, look.height / 40))


def _seat_name(seat: int) -> str:
    return f"pl-{'abcdefg'[seat]}"


def _pile(pen: Pen, look: Pile, _label: Caption) -> Art:
    fill = pen.value(look.fill)
    side, edge = darker(fill, 0.42), darker(fill, 0.5)
    rx, ry = look.width / 2, look.width * 0.19
    thick = look.step * 0.75
    parts = []
    for i in range(look.amount):
        y = -i * look.step
        parts.append(
            f'<path d="M{num(-rx)} {num(y)}v{num(thick)}a{num(rx)} {num(ry)} 0 0 0 {num(2 * rx)} 0v{num(-thick)}z" '
            f'fill="{side}"/><ellipse cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}" stroke="{edge}"/>'
        )
    if look.icon and look.amount:
        top = -(look.amount - 1) * look.step - 0.5
        parts.append(pen.icon(look.icon, 0, top, look.width * 0.32, ink_on(fill)))
    return Art("".join(parts))


_PAINTERS: Final[dict[type, Callable[[Pen, Any, Caption], Art]]] = {
    Back: grounds.back,
    Card: grounds.card,
    Counter: grounds.counter,
    Die: _die,
    Figure: _figure,
    Marker: _marker,
    Picture: grounds.nothing,
    Pile: _pile,
    Space: grounds.space,
    Stack: grounds.stack,
    Tile: grounds.tile,
    Token: _token,
    Zone: grounds.zone,
}
