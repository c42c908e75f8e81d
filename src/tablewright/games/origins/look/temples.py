"""The three temples with their zodiac cards."""

from __future__ import annotations

from functools import cache

from tablewright.engine import Text
from tablewright.engine.looks import Card, Marker, Picture, Space, Zone
from tablewright.engine.marks import Glyphs, Icon, Piece, Shape, Words
from tablewright.engine.outlines import box, line, rect
from tablewright.engine.scene import Node
from tablewright.games.origins.box.schema import TEMPLE_VP, TEMPLES, ZODIAC
from tablewright.games.origins.look.pictograms import TEMPLE_ICON, reconstructed, zodiac_glyphs
from tablewright.games.origins.look.pieces import View, disc, letter
from tablewright.games.origins.look.wording import zodiac_text

WIDE, HIGH = 334.0, 834.0
COLUMN = (WIDE - 20) / len(TEMPLES)
CARD_HIGH = 172.0
TRACK_TOP, TRACK_END = 256.0, 800.0


def temples(view: View, seat: int | None) -> Node:
    """Three columns in the night: card, name, track."""
    zone = Node("temples", Zone(rect(WIDE, HIGH, 10), "night", "night-edge", texture="stars"), 1252, 152)
    zone.tip = Text("board-temples")
    for i, temple in enumerate(TEMPLES):
        zone.add(temple_column(view, seat, temple, 10 + i * COLUMN))
    note = Words(Text("board-temples-end"), WIDE / 2, 816, 15, "#C9D2EA", weight=500, width=WIDE - 12)
    return zone.draw(note)


def temple_column(view: View, seat: int | None, temple: str, x: float) -> Node:
    """One temple; the whole column stands for it."""
    picks = (f"temple:{temple}", f"aquarius:{temple}")
    column = Node(f"temple-{temple}", Picture(rect(COLUMN - 2, 794, 9)), x + 1, 6, picks=picks)
    column.tip = Text("tip-temple", {"temple": temple})
    middle = COLUMN / 2 - 1
    shown = view["temples"][temple]
    column.add(zodiac_card(shown["card"], shown["holder"]))
    column.draw(
        Icon(TEMPLE_ICON[temple], middle, 212, 24, "#EADFC2"),
        Words(
            Text(f"board-{temple}"), middle, 237, 18, "parchment", weight=700, face="serif", width=COLUMN - 8
        ),
    )
    for step in range(len(TEMPLE_VP[temple])):
        space = column.add(temple_space(view, temple, step))
        if seat is not None:  # a step stands for the way up to it
            up = step - view["builders"][seat]["temples"][temple]
            space.picks = (f"temple-steps:{up}@{temple}",)
    return column


def temple_space(view: View, temple: str, step: int) -> Node:
    """A step of a temple with its points and the discs on it, the lowest of a stack first."""
    steps = len(TEMPLE_VP[temple])
    last, high, wide = steps - 1, (TRACK_END - TRACK_TOP) / steps, COLUMN - 14
    fill = f"light{10 + round(52 * step / last)}:{temple}"
    look = Space(rect(wide, high - 4, 6), fill, "night-edge", 1)
    node = Node(f"temple-{temple}-{step}", look, 6, TRACK_TOP - 4 + (last - step) * high)
    value = TEMPLE_VP[temple][step]
    node.tip = Text("tip-temple-space", {"temple": temple, "space": step, "points": {"points": value}})
    if step == last:
        node.draw(Shape(rect(wide, high - 4, 6), stroke="parchment", width=2))
    node.draw(Words(str(value), 7, high / 2 - 2, 17, f"on:{fill}", "start", 700))
    here = [
        seat for seat in view["temples"][temple]["order"] if view["builders"][seat]["temples"][temple] == step
    ]
    crowded = len(here) > 2
    apart, radius = (34.0 / (len(here) - 1), 13.0) if crowded else (25.0, 14.5)
    for i, seat in enumerate(here):
        x = wide - radius - 3 - (len(here) - 1 - i) * apart
        node.add(disc(f"temple-{temple}-{letter(seat)}", seat, radius, x, high / 2 - 2))
    return node


def zodiac_card(power: str, holder: int) -> Node:
    """The card of a temple, and who holds it now."""
    wide = COLUMN - 10
    node = Node(f"zodiac-{power}", Card(wide, CARD_HIGH, "zodiac-face", "zodiac-band", 28), 4, 6)
    node.label = Text(f"name-{power}")
    node.tip = zodiac_tip(power, holder)
    node.picks = (power,)
    node.source = reconstructed(ZODIAC[power].id)
    when, does = zodiac_glyphs(ZODIAC[power])
    node.draw(
        Icon(f"z-{power}", wide / 2, 60, 46, "zodiac-ink"),
        Shape(line((14, 90), (wide - 14, 90)), stroke="zodiac-ink", width=1, opacity=0.4),
        Glyphs(when, wide / 2, 108, 24, width=wide - 10),
        Glyphs(does, wide / 2, 138, 24, width=wide - 10),
    )
    if holder >= 0:
        node.draw(
            Shape(box(86, 30, 15), wide / 2, CARD_HIGH + 1, "night-edge", "#C9B8F0", 1.4),
            Words(Text("board-held"), wide / 2 + 3, CARD_HIGH + 1, 15.5, "#E9E2FA", "end", width=40),
            Piece(Marker(holder, 11), wide / 2 + 23, CARD_HIGH + 1),
        )
    return node


@cache
def power_text(power: str) -> Text:
    """What a zodiac card does."""
    return zodiac_text(ZODIAC[power])


def zodiac_tip(power: str, holder: int) -> Text:
    """What the card does and who has it."""
    about: dict[str, object] = {"power": power, "does": power_text(power)}
    if holder < 0:
        return Text("tip-zodiac", about)
    about["seat"] = holder
    return Text("tip-zodiac-held", about)
