"""The five encounter sites under their motherships, and the dice of the draft."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.glyphs import Glyph, GlyphLine
from tablewright.engine.looks import Picture, Zone
from tablewright.engine.marks import Glyphs, Group, Icon, Mark, Shape, Words
from tablewright.engine.outlines import circle, path, polygon, rect
from tablewright.engine.scene import Node, spread
from tablewright.games.origins.box.schema import (
    CAP_VALUE,
    SITES,
    TOKENS,
    AnyOrder,
    BuyBuilding,
    Effect,
    Site,
    TakeCitizen,
)
from tablewright.games.origins.look.pictograms import EMBLEM, effect_glyphs, gains_pictured, reconstructed
from tablewright.games.origins.look.pieces import (
    WORKER_HIGH,
    WORKER_WIDE,
    View,
    die,
    letter,
    numbered,
    worker,
)
from tablewright.games.origins.look.wording import action_text, token_text

LEFT, TOP, WIDE, HIGH = 324.0, 152.0, 918.0, 440.0
APART = 12.0
SITE_WIDE = (WIDE - APART * (len(SITES) - 1)) / len(SITES)
GROUND = 104.0  # where the sky ends
BONUS, GAIN, PLAZA, ACTION = GROUND + 46, GROUND + 88, GROUND + 140, GROUND + 272
PLAZA_HIGH = 128.0
#: How workers are packed when there are many: at most so many in a row, so many rows, so big.
PACKINGS: Final = ((3, 2, 1.0), (4, 3, 0.7), (5, 4, 0.52), (7, 5, 0.4), (10, 7, 0.28))
#: What is written under a lower action that is only a sign or two.
CAPTIONS: Final[dict[type, str]] = {
    AnyOrder: "board-one-or-both",
    BuyBuilding: "board-buy-building",
    TakeCitizen: "board-take-citizen",
}
ROMAN: Final = ("I", "II", "III", "IV", "V")
RIDGE: Final = (20, 46, 24, 60, 34, 66, 30, 56, 26, 62, 36, 70, 28, 52)


def sky() -> Node:
    """The night over the sites, with mountains."""
    peaks = [(i * WIDE / 13, 98 - high * 0.62) for i, high in enumerate(RIDGE)]
    return Node("sky", Picture(), LEFT, TOP).draw(
        Shape(rect(WIDE, 118, 10), fill="sky", texture="stars"),
        Shape(polygon((0, 106), *peaks, (WIDE, 106)), fill="sky-2"),
    )


def site(view: View, seat: int | None, which: Site) -> Node:
    """A column: ship with its value, name, bonus token, upper action, workers, lower action."""
    shown = view["sites"][which.id]
    value, colour = shown["value"], shown["token"]
    x = LEFT + (which.position - 1) * (SITE_WIDE + APART)
    picks = (f"visit-site:{which.id}", f"ship:{which.id}", f"raise-neighbour:{which.id}")
    node = Node(f"site-{which.id}", Picture(rect(SITE_WIDE, HIGH, 10)), x, TOP, picks=picks)
    node.tip = Text("tip-site", {"site": Text(f"board-{which.id}"), "value": value})
    node.source = reconstructed(which.id)
    middle = SITE_WIDE / 2
    wide, low = SITE_WIDE, HIGH - 10
    edge = f"M0 {GROUND}H{wide}V{low}A10 10 0 0 1 {wide - 10} {HIGH}H10A10 10 0 0 1 0 {low}Z"
    beam = polygon((middle - 34, 76), (middle + 34, 76), (SITE_WIDE - 6, 372), (6, 372))
    node.draw(Shape(path(edge), fill="sand"), Shape(beam, fill=f"light:{colour}", opacity=0.36))
    node.add(face(which, colour, value))
    node.add(bonus_token(which.id, colour))
    node.add(upper_action(which))
    node.add(lower_action(which))
    for place in workers(view, seat, which.id):
        node.add(place)
    return node


def face(which: Site, colour: str, value: int) -> Node:
    """Ship, name and plaza."""
    night = polygon((0, GROUND), (SITE_WIDE, GROUND), (SITE_WIDE, GROUND + 42), (0, GROUND + 42))
    name = Text(f"board-{which.id}")
    wide = SITE_WIDE - 16
    return Node(f"site-{which.id}-face", Picture()).draw(
        Words(ROMAN[which.position - 1], 12, 18, 17, "#C9D2EA", "start", 700, "serif"),
        mothership(colour, value, SITE_WIDE / 2, 44),
        Shape(night, fill="night", opacity=0.9),
        Words(
            name,
            SITE_WIDE / 2,
            GROUND + 21,
            17,
            "parchment",
            weight=700,
            face="serif",
            width=SITE_WIDE - 8,
            lines=2,
        ),
        Shape(rect(wide, PLAZA_HIGH), 8, PLAZA, "plaza", opacity=0.38),
        Shape(rect(wide, PLAZA_HIGH), 8, PLAZA, "none", "plaza-edge", dash="4 4"),
        Shape(rect(SITE_WIDE, HIGH, 10), 0, 0, "none", "#3B2E18", opacity=0.55),
    )


def mothership(colour: str, value: int, x: float, y: float) -> Group:
    """The ship of a site: as many lit windows as its value says."""
    hull = "M-70 10C-66-6-34-12 0-12S66-6 70 10C60 26 30 32 0 32S-60 26-70 10Z"
    keel = "M-70 10C-60 26-30 32 0 32S60 26 70 10C40 20-40 20-70 10Z"
    windows = [
        Shape(
            circle(4.2),
            dx,
            19.5 - dx * dx / 481,
            "#FFF3C4" if i < value else f"dark62:{colour}",
            f"dark60:{colour}",
            1,
        )
        for i, dx in enumerate(spread(CAP_VALUE, 19))
    ]
    marks: tuple[Mark, ...] = (
        Shape(path(hull), fill=colour, stroke=f"dark50:{colour}", width=1.5),
        Shape(path(keel), fill=f"dark32:{colour}"),
        *windows,
        Shape(circle(25), 0, -14, "cream", f"dark35:{colour}", 4),
        Words(str(value), 0, -14, 34, weight=800),
        Icon(EMBLEM[colour], -46, 1, 18, f"on:{colour}"),
        Icon(EMBLEM[colour], 46, 1, 18, f"on:{colour}"),
    )
    return Group(marks, x, y)


def bonus_token(site_id: str, colour: str) -> Node:
    """The bonus action for workers of a colour."""
    token = TOKENS[colour]
    wide = SITE_WIDE - 16
    picks = (f"site-action:bonus@{site_id}",)
    node = Node(f"bonus-{colour}", Picture(rect(wide, 38, 19)), 8, BONUS, picks=picks)
    node.tip = token_text(colour, token.effect)
    node.source = reconstructed(token.id)
    ink = f"dark{50 if colour == 'yellow' else 20}:{colour}"
    return node.draw(
        Shape(rect(wide, 38, 19), 0, 0, colour, f"dark45:{colour}", 1.6),
        Shape(circle(14.5), 20, 19, "cream", f"dark45:{colour}", 1.4),
        Icon(EMBLEM[colour], 20, 19, 20, ink),
        Glyphs(
            effect_glyphs(token.effect),
            wide / 2 + 18,
            19,
            23,
            f"on:{colour}",
            wide - 50,
            gap=0.08,
            plain=True,
        ),
    )


def upper_action(which: Site) -> Node:
    """What is simply taken."""
    wide = SITE_WIDE - 16
    node = Node(
        f"site-{which.id}-top", Picture(rect(wide, 48)), 8, GAIN, picks=(f"site-action:top@{which.id}",)
    )
    node.tip = action_text("upper", which.top.effect)
    return node.draw(
        Shape(rect(wide, 48), 0, 0, "cream", "paper-edge"),
        Glyphs(gains_pictured(which.top.effect), wide / 2, 24, 34, width=wide - 10, gap=0.16),
    )


def lower_action(which: Site) -> Node:
    """The other main action: one line with a caption, or two lines."""
    wide, high = SITE_WIDE - 16, HIGH - 8 - ACTION
    picks = (f"site-action:bottom@{which.id}",)
    node = Node(f"site-{which.id}-bottom", Picture(rect(wide, high)), 8, ACTION, picks=picks)
    node.tip = action_text("lower", which.bottom.effect)
    node.draw(Shape(rect(wide, high), 0, 0, "cream", "paper-edge"))
    return node.draw(*action_marks(which.bottom.effect, wide / 2, high, wide - 10))


def action_marks(effect: Effect, x: float, high: float, room: float) -> list[Mark]:
    """An action in pictograms."""
    line = effect_glyphs(effect)
    caption = CAPTIONS.get(type(effect[0])) if len(effect) == 1 else None
    if caption is not None:
        return [
            Glyphs(line, x, high * 0.36, 31, width=room),
            Words(Text(caption), x, high - 12.5, 16, "ink-2", width=room),
        ]
    first, second = in_two(line)
    return [
        Glyphs(first, x, high * 0.29, 25, width=room),
        Glyphs(second, x, high * 0.74, 25, width=room),
    ]


def in_two(line: GlyphLine) -> tuple[GlyphLine, GlyphLine]:
    """A line broken after its price."""
    after = next((i + 1 for i, glyph in enumerate(line) if is_arrow(glyph)), len(line))
    return line[:after], line[after:]


def is_arrow(glyph: Glyph) -> bool:
    """Whether what stands before is the price of what comes after."""
    return glyph.icon == "gives"


# ---------------------------------------------------------------------------------------------- workers
def workers(view: View, seat: int | None, site_id: str) -> list[Node]:
    """Everybody at the site, packed the closer the more there are."""
    there = [
        node for builder in view["builders"] for node in people_at(builder, builder["seat"] == seat, site_id)
    ]
    there += [
        worker(f"speaker-out-{i}", owner, "white", value)
        for i, (place, value, owner) in enumerate(view["speakers_out"])
        if place == site_id
    ]
    columns, rows, scale = next(
        (packing for packing in PACKINGS if packing[0] * packing[1] >= len(there)), PACKINGS[-1]
    )
    wide, high = WORKER_WIDE * scale, WORKER_HIGH * scale
    across = (SITE_WIDE - 26 - wide) / max(1, columns - 1)
    down = (PLAZA_HIGH - 12 - high) / max(1, rows - 1)
    for i, node in enumerate(there):
        node.x, node.y = 13 + (i % columns) * across, PLAZA + 3 + (i // columns) * down
        node.scale = scale
    return there


def people_at(builder: View, own: bool, site_id: str) -> list[Node]:
    """A player's freemen and archon at a site."""
    seat = builder["seat"]
    names = numbered([colour for colour, _, _ in builder["freemen"]])
    people = []
    for name, (colour, value, place) in zip(names, builder["freemen"], strict=True):
        if place == site_id:
            node = worker(f"freeman-{letter(seat)}-{name}", seat, colour, value)
            node.picks = away_picks(colour, value, place) if own else ()
            people.append(node)
    if builder["archon"] == site_id:
        people.append(worker(f"archon-{letter(seat)}", seat, "", 0))
    return people


def away_picks(colour: str, value: int, site_id: str) -> tuple[str, ...]:
    """The questions that a freeman at a site can be the answer to."""
    raised = f"raise:{colour}/{value}/{site_id}"
    return (raised, f"take-back:{colour}") if value == CAP_VALUE else (raised,)


# ---------------------------------------------------------------------------------------------- draft
def draft_tray(view: View) -> Node:
    """The dice to begin with lie across the empty plazas."""
    look = Zone(rect(WIDE - 16, PLAZA_HIGH), "paper", "ink-3", icon="die", shadow=True)
    tray = Node("draft", look, LEFT + 8, TOP + PLAZA, Text("board-draft"))
    dice = view["draft"]
    names = numbered([colour for colour, _ in dice])
    for name, (colour, value), dx in zip(names, dice, spread(len(dice), 82), strict=True):
        node = tray.add(die(f"draft-{name}", colour, value, 54, (WIDE - 16) / 2 + dx, 78))
        node.picks = (f"draft:{colour}/{value}", f"draft-discard:{colour}/{value}")
    return tray
