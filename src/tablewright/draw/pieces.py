"""Pieces: what players take into their hands. Each is drawn around its own centre."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tablewright.draw.colour import darker, ink_on, lighter
from tablewright.draw.glyphs import pips
from tablewright.draw.measure import width
from tablewright.draw.outline import bounds, grown, shadow, shape
from tablewright.draw.pen import Art, Pen, group
from tablewright.draw.svg import num
from tablewright.engine.glyphs import Caption
from tablewright.engine.looks import Die, Figure, Marker, Pile, Token
from tablewright.engine.outlines import Outline, box, circle, diamond, hexagon, line, path, polygon
from tablewright.engine.scene import seat_colour

STANDING: Final = 1.26  # height of a standing die, in widths


# ------------------------------------------------------------------------------------------ dice
def die(pen: Pen, look: Die, _label: Caption) -> Art:
    """A die with pips, standing or seen from above; or with a digit."""
    if look.digit:
        return Art(_digit_die(pen, look))
    return Art(_flat_die(pen, look) if look.flat else _standing_die(pen, look))


def _standing_die(pen: Pen, look: Die) -> str:
    s, fill = look.size, pen.value(look.fill)
    left, top, radius = -s / 2, -s * STANDING / 2, s * 0.17
    body = die_outline(look)
    out = shadow(body, s * 0.05, 0.28)
    out += shape(body, darker(fill, 0.34), stroke=darker(fill, 0.5))
    out += shape(box(s - 1.2, s * 0.98, radius), fill, 0, top + 0.6 + s * 0.49)
    gleam = line((left + radius, top + 1.6), (-left - radius, top + 1.6))
    out += shape(gleam, "none", stroke="#fff", width=1.4, opacity=0.45, joined=True)
    if look.emblem:
        out += pen.icon(look.emblem, 0, top + s * 1.115, s * 0.26, "white")
    return out + pips(look.value, left + s * 0.02, top + s * 0.02, s * 0.96, 0.092, ink_on(fill))


def _flat_die(pen: Pen, look: Die) -> str:
    s, fill = look.size, pen.value(look.fill)
    body = die_outline(look)
    out = shadow(body, s * 0.05, 0.4) + shape(body, fill, stroke="#fff", width=max(1.4, s * 0.05))
    return out + pips(look.value, -s / 2, -s / 2, s, 0.095, ink_on(fill))


def _digit_die(pen: Pen, look: Die) -> str:
    """A die whose value is a number of something: big digit, the colour doubled by a small emblem."""
    s, fill = look.size, pen.value(look.fill)
    ink = ink_on(fill)
    body = die_outline(look)
    out = shadow(body, s * 0.07, 0.36) + shape(body, fill, stroke=darker(fill, 0.38), width=s * 0.045)
    out += shape(box(s * 0.84, s * 0.8, s * 0.16), lighter(fill, 0.13), 0, -s * 0.03)
    if not look.value:
        return out + (pen.icon(look.emblem, 0, -s * 0.02, s * 0.64, ink) if look.emblem else "")
    if not look.emblem:
        return out + pen.text(str(look.value), 0, 0, s * 0.66, ink, weight=800)
    out += pen.text(str(look.value), -s * 0.1, -s * 0.04, s * 0.62, ink, weight=800)
    return out + pen.icon(look.emblem, s * 0.26, s * 0.25, s * 0.32, ink, 0.85)


def die_outline(look: Die) -> Outline:
    """The line around a die."""
    high = look.size if look.flat or look.digit else look.size * STANDING
    return box(look.size, high, look.size * (0.2 if look.digit else 0.17))


# ------------------------------------------------------------------------------------------ markers
def _regular(count: int, radius: float, low: float = 0.0) -> Outline:
    angles = [-pi / 2 + 2 * pi * i / count for i in range(count)]
    return polygon(*[(radius * cos(a), low + radius * sin(a)) for a in angles])


def _star(radius: float) -> Outline:
    angles = [-pi / 2 + pi * i / 5 for i in range(10)]
    reach = [radius * (1.0 if i % 2 == 0 else 0.55) for i in range(10)]
    return polygon(*[(r * cos(a), r * sin(a)) for r, a in zip(reach, angles, strict=True)])


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
            return _regular(5, r * 1.14, r * 0.06)


_LETTER_LOW: Final = {2: 0.14, 5: 0.06, 6: 0.06}  # the middle of these shapes is not where a letter belongs
_LETTER_SIZE: Final = {2: 0.92, 5: 0.84}


def seat_disc(pen: Pen, seat: int, r: float) -> str:
    """Colour, shape and letter of a seat, with a white rim so that it stands on any ground."""
    body = seat_outline(seat, r)
    low = r * (0.02 + _LETTER_LOW.get(seat, 0.0))
    return (
        shadow(body, r * 0.16, 0.35)
        + shape(body, pen.seat_value(seat), stroke="#fff", width=max(1.4, r * 0.13), joined=True)
        + pen.text(pen.seat_letter(seat), 0, low, r * _LETTER_SIZE.get(seat, 1.05), "white", weight=800)
    )


_HATS: Final = {
    "top-hat": "M-31-40v-39H31v39h21v13H-52v-13Z",
    "straw-hat": "M-68-44L0-98 68-44Q0-20-68-44Z",
}


def marker(pen: Pen, look: Marker, _label: Caption) -> Art:
    """The marker of a seat, with a hat or wheels if it has several kinds."""
    r = look.radius
    note = _below(pen, look.note, r) if look.note else ""
    if not look.wears:
        return Art(seat_disc(pen, look.seat, r) + note)
    if look.wears == "wheels":
        wheel = circle(r * 0.34)
        wheels = "".join(shape(wheel, "#16191C", k * r * 0.68, r * 0.88, "#fff") for k in (-1, 1))
        return Art(wheels + group(seat_disc(pen, look.seat, r), 0, -r * 0.12))
    if look.wears not in _HATS:
        raise ValueError(f"no marker wears {look.wears!r}")
    hat = shape(
        path(_HATS[look.wears]), darker(pen.seat_value(look.seat), 0.4), stroke="#fff", width=9, joined=True
    )
    return Art(group(seat_disc(pen, look.seat, r * 0.86), 0, r * 0.24) + group(hat, 0, 0, r * 0.0132))


def _below(pen: Pen, note: str, r: float) -> str:
    """A few letters on a dark ground at the foot of a marker."""
    wide = width(note, r * 0.8, "sans", 800) + r * 0.5
    ground = shape(box(wide, r * 0.95, r * 0.4), "#16191C", 0, r * 1.1)
    return ground + pen.text(note, 0, r * 1.1, r * 0.8, "white", weight=800)


# ------------------------------------------------------------------------------------------ other pieces
def token(pen: Pen, look: Token, _label: Caption) -> Art:
    """A coloured ground with an inner line and a sign."""
    _, _, wide, high = bounds(look.outline)
    r = min(wide, high) / 2
    fill = pen.value(look.fill)
    ink = look.ink or ink_on(fill)
    rim = pen.paint(look.rim) if look.rim else darker(fill, 0.4)
    out = shadow(look.outline, r * 0.1) + shape(look.outline, fill, stroke=rim, width=max(1.2, r * 0.07))
    out += shape(grown(look.outline, -r * 0.16), "none", stroke=pen.paint(ink), width=1, opacity=0.35)
    if look.icon:
        out += pen.icon(look.icon, 0, 0, r * look.size, ink)
    text = pen.say(look.text)
    if text:
        out += pen.text(text, 0, 0, r * (1.0 if len(text) < 2 else 0.8), ink, weight=800)
    return Art(out)


#: Bodies on a grid of 40 around the origin, and where the letter or sign sits: y, size.
_BODIES: Final = {
    "meeple": (
        "M0-18a7.8 7.8 0 0 1 7.3 10.4c6.2 1 11.2 4.6 11.2 8c0 2.7-3.6 3.8-8.2 4.2c1.5 4 3.9 7.6 5.2 11"
        "c.6 1.6-.3 2.6-1.8 2.6H5c-1.4 0-2.2-.6-2.8-2L0 12.5l-2.2 3.7c-.6 1.4-1.4 2-2.8 2H-13.7"
        "c-1.5 0-2.4-1-1.8-2.6c1.3-3.4 3.7-7 5.2-11C-14.9 4.2-18.5 3.1-18.5.4c0-3.4 5-7 11.2-8"
        "A7.8 7.8 0 0 1 0-18z",
        1.6,
        15.0,
    ),
    "pawn": (
        "M0-20a8.4 8.4 0 0 1 4.6 15.4c.6 6 3.4 12 9 17c2.4 2.4 1.6 7.6-1.6 7.6H-12c-3.2 0-4-5.2-1.6-7.6"
        "c5.6-5 8.4-11 9-17A8.4 8.4 0 0 1 0-20z",
        11.0,
        15.0,
    ),
    "house": ("M0-20L21-2V18H-21V-2z", 8.0, 19.0),
    "flag": ("M-13-17h4v36h-4zM-8-15.5c6-2.7 11 3.5 20.5 1V2c-9.5 2.5-14.5-3.5-20.5-1z", -6.6, 13.0),
}
_ROOF: Final = path("M0-20L21-2H-21z")


def figure(pen: Pen, look: Figure, _label: Caption) -> Art:
    """A body with a white rim and a dark edge; letter and sign on it."""
    if look.form not in _BODIES:
        raise ValueError(f"there is no figure {look.form!r}")
    data, low, size = _BODIES[look.form]
    body = path(data)
    fill = pen.value(look.fill or seat_colour(look.seat))
    edge = pen.paint(look.rim) if look.rim else darker(fill, 0.42)
    out = shadow(body, 2, 0.36) + shape(body, fill, stroke="#fff", width=4.4, joined=True)
    out += shape(body, fill, stroke=edge, width=1.6, joined=True)
    if look.form == "house":
        out += shape(_ROOF, lighter(fill, 0.28))
    ink = ink_on(fill) if look.fill else "white"
    if look.seat >= 0:
        out += pen.text(pen.seat_letter(look.seat), 0, low, size, ink, weight=800)
        out += _badge_above(pen, look.icon) if look.icon else ""
    elif look.icon:
        out += pen.icon(look.icon, 0, low, size, ink)
    return Art(group(out, 0, 0, look.height / 40))


def _badge_above(pen: Pen, icon: str) -> str:
    """A figure of a seat has the letter on its body; what kind it is stands on a badge."""
    disc = shape(circle(10), "#FFF9E8", 12, -16, pen.paint("ink"), 1.4)
    return disc + pen.icon(icon, 12, -16, 14.5, "ink")


def pile(pen: Pen, look: Pile, _label: Caption) -> Art:
    """Discs on each other; the sign lies on the uppermost."""
    fill = pen.value(look.fill)
    side, edge = darker(fill, 0.42), darker(fill, 0.5)
    rx, ry, thick = look.width / 2, look.width * 0.19, look.step * 0.75
    reach = f"{num(rx)} {num(ry)}"
    parts = []
    for i in range(look.amount):
        y = num(-i * look.step)
        parts.append(
            f'<path d="M{num(-rx)} {y}v{num(thick)}a{reach} 0 0 0 {num(2 * rx)} 0v{num(-thick)}z" '
            f'fill="{side}"/><ellipse cy="{y}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}" stroke="{edge}"/>'
        )
    if look.icon and look.amount:
        top = -(look.amount - 1) * look.step - 0.5
        parts.append(pen.icon(look.icon, 0, top, look.width * 0.32, ink_on(fill)))
    return Art("".join(parts))
