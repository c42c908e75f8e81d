"""A position of Origins: First Builders in the common vocabulary: the board, and the area of one player.

It proves that the vocabulary carries a whole game, feeds the tests of drawing, and shows how a game's
``scene.py`` is written: plain functions from what lies on the table to nodes, one per part of the board.
"""

from __future__ import annotations

from tablewright.engine.message import Text
from tablewright.engine.scene import (
    Card,
    Counter,
    Die,
    GlyphLine,
    Glyphs,
    Group,
    Icon,
    Mark,
    Marker,
    Node,
    Picture,
    Piece,
    Pile,
    Scene,
    Shape,
    Space,
    Stack,
    Tile,
    Token,
    Words,
    Zone,
    box,
    circle,
    diamond,
    gap,
    line,
    number,
    octagon,
    on,
    path,
    polygon,
    rect,
    seat_colour,
    sign,
    small,
    spread,
)

COLOURS = ("red", "purple", "blue", "yellow", "orange")
EMBLEM = {
    "red": "sword",
    "purple": "gate",
    "blue": "temple",
    "yellow": "food",
    "orange": "worker",
    "white": "speaker",
}
ROMAN = ("I", "II", "III", "IV", "V")
#: Colours of pictograms that stand on paper.
TINT = {
    "stone": "stone",
    "food": "food",
    "wisdom": "wisdom",
    "gold": "gold",
    "march": "war",
    "attack": "war",
    "temple": "temple",
    "zodiac": "zodiac",
    "vp": "res-vp",
    "tile-full": "build",
    "crane": "build",
    "any-basic": "ink-2",
    "speaker": "ink-2",
    "seat": "zodiac",
    "tower-disc": "build",
}
DIE = on("die")
EMPTY = on("octagon")


def pic(*icons: str) -> GlyphLine:
    """Pictograms in their own colours."""
    return tuple(sign(icon, TINT.get(icon, "")) for icon in icons)


# ------------------------------------------------------------------------------------------ the position
SITES: list[tuple[str, str, int, list[tuple[int, str, str, int]]]] = [
    # site, colour of ship and bonus token, value, workers: seat, kind, colour, value
    ("S1", "yellow", 3, [(1, "citizen", "red", 5)]),
    ("S2", "blue", 5, [(0, "citizen", "orange", 3), (2, "citizen", "yellow", 5), (1, "archon", "", 0)]),
    ("S3", "orange", 2, [(2, "archon", "", 0), (1, "citizen", "blue", 2)]),
    (
        "S4",
        "red",
        6,
        [
            (3, "speaker", "white", 3),
            (1, "citizen", "yellow", 4),
            (2, "citizen", "red", 6),
            (0, "archon", "", 0),
        ],
    ),
    ("S5", "purple", 4, [(2, "citizen", "purple", 3)]),
]
SITE_GAIN = {
    "S1": pic("stone", "stone", "stone"),
    "S2": pic("food", "food", "food"),
    "S3": pic("wisdom", "wisdom", "wisdom"),
    "S4": pic("any-basic", "gold"),
    "S5": pic("stone", "food", "wisdom"),
}
BONUS: dict[str, GlyphLine] = {
    "yellow": (number(1), sign("any-basic")),
    "blue": (number(1), sign("stone"), sign("gives"), sign("temple"), sign("raise"), number(1)),
    "orange": (sign("speaker"),),
    "red": (
        number(1),
        sign("food"),
        sign("gives"),
        sign("march"),
        number(1),
        small("/"),
        sign("attack"),
    ),
    "purple": (number(1), sign("food"), sign("gives"), sign("tile-full"), sign("crane")),
}
SITE_ACTION: dict[str, list[GlyphLine | Text]] = {
    "S1": [(*pic("march"), number(1), gap(0.1), *pic("attack")), Text("origins-one-or-both")],
    "S2": [pic("tile-full", "crane"), Text("origins-buy-building")],
    "S3": [
        (number(1), *pic("stone", "gives")),
        (*pic("temple"), number("≤2"), small("+"), *pic("zodiac")),
    ],
    "S4": [(*pic("wisdom", "gives"), DIE), Text("origins-take-citizen")],
    "S5": [
        (small("1–3 ×"), *pic("food", "gives")),
        (DIE, number("+1"), small(Text("origins-or")), *pic("march"), number(1)),
    ],
}
#: Building: colour, picture, stones, effect.
BUILDINGS: dict[str, tuple[str, str, int, GlyphLine]] = {
    "quarry": ("yellow", "quarry", 2, (number(1), sign("stone"), small("+"), EMPTY)),
    "veterans": ("red", "shield", 1, (sign("vp"), small("="), on("die", "red", "sword"), small("−1"))),
    "estate": ("orange", "house", 2, (DIE, small(Text("origins-free")))),
    "temple-seas": ("blue", "wave", 3, (sign("wave"), sign("raise"), number(2))),
    "astronomy": ("purple", "telescope", 1, (number(1), sign("wisdom"), small("+"), sign("advisor"))),
    "riding": ("red", "horse", 1, (sign("march"), number(2), small("+"), sign("stone"))),
    "fountain": ("purple", "fountain", 1, (number(1), sign("wisdom"), small("+"), sign("stone-circle"))),
    "obelisk": ("blue", "obelisk", 1, (sign("vp"), small("1–7"))),
    "market": ("yellow", "market", 2, (number(4), sign("vp"), small("×"), EMPTY)),
    "circle": ("orange", "stone-circle", 2, (sign("vp"), small("0–10"), sign("tile-full"))),
    "granary": ("yellow", "house", 1, (number(1), sign("food"), small("+"), sign("farm"))),
    "fortress": ("red", "gate", 2, (sign("march"), small("×"), on("octagon", "red", "sword"))),
    "main-gate": ("purple", "gate", 1, (DIE, number("+1–2"))),
    "monument": ("blue", "statue", 1, (sign("temple"), sign("raise"), number(1))),
    "castle": ("orange", "palace", 3, (number(1), sign("vp"), small("+3"), sign("seat"))),
}
OFFER = ("quarry", "veterans", "estate", "temple-seas", "astronomy")
STACKS = (("riding", 10), ("fountain", 11), ("obelisk", 9), ("market", 10), ("circle", 11))
CITIZENS = (("orange", 1), ("red", 2), ("blue", 4), ("purple", 3), ("yellow", 5))
SPEAKERS = (2, 5)
TOWER_POOL = {"red": 3, "purple": 2, "blue": 4, "yellow": 2, "orange": 3}
#: District card: number, points first / later, pattern, towers, gold left, scored by.
DISTRICTS: list[tuple[int, int, int, tuple[str, str, str, str], tuple[str, ...], int, tuple[int, ...]]] = [
    (14, 7, 4, ("purple", "red", "blue", ""), ("red", "purple", "blue"), 0, (0, 2)),
    (21, 7, 4, ("orange", "red", "purple", ""), ("red", "purple", "orange"), 2, ()),
    (26, 7, 4, ("blue", "red", "orange", ""), ("red", "blue", "orange"), 2, ()),
    (33, 7, 4, ("yellow", "purple", "blue", ""), ("purple", "blue", "yellow"), 0, (1,)),
    (44, 7, 4, ("blue", "yellow", "red", ""), ("red", "blue", "yellow"), 2, ()),
    (57, 7, 4, ("orange", "yellow", "blue", ""), ("blue", "yellow", "orange"), 2, ()),
]
TEMPLES = ("forests", "mountains", "seas")
TEMPLE_ICON = {"forests": "forest", "mountains": "mountain", "seas": "wave"}
TEMPLE_POINTS = {
    "forests": (0, 2, 5, 10, 16, 23, 31, 40, 50, 60, 70),
    "mountains": (0, 2, 5, 10, 16, 23, 31, 40, 50, 60, 70),
    "seas": (0, 2, 5, 10, 16, 23, 31, 40, 50, 60, 70),
}
TEMPLE_AT = {"forests": (3, 6, 4, 4), "mountains": (5, 2, 7, 3), "seas": (6, 4, 1, 5)}
ZODIAC: dict[str, tuple[str, int, GlyphLine, GlyphLine]] = {
    "forests": ("taurus", 1, (*pic("wisdom"), number("−1")), (EMPTY, small("&"), DIE)),
    "mountains": ("capricorn", 2, pic("tower-disc", "gives"), (DIE, number("+2"))),
    "seas": ("leo", 0, pic("seat", "gives"), (DIE, number("+2"))),
}
MILITARY = {4: (2,), 5: (3, 0), 8: (1,)}
MILITARY_BONUS: dict[int, GlyphLine] = {
    2: pic("any-basic", "gives", "gold"),
    3: pic("any-basic", "gives", "gold"),
    4: pic("stone"),
    5: pic("food"),
    6: pic("wisdom"),
    7: pic("gold"),
    8: pic("any-basic", "stone"),
    9: pic("any-basic", "food"),
    10: pic("any-basic", "wisdom"),
    11: pic("gold", "gold"),
    12: pic("gold", "gold"),
}
BORDERS_AFTER = (0, 3, 6, 9, 12)

NAMES = {
    "origins-military": "Military track",
    "origins-start": "start",
    "origins-no-bonus": "no bonus",
    "origins-per-disc": "+ 1 per disc behind",
    "origins-offer": "Building offer",
    "origins-stacks": "stacks",
    "origins-citizens": "Citizen offer",
    "origins-speakers": "Speaker pool",
    "origins-speaker-values": "value 2–5, no colour",
    "origins-towers": "Tower pool",
    "origins-towers-end": "ends at 3 colours",
    "origins-districts": "District cards",
    "origins-districts-note": "first time / later",
    "origins-taken": "taken",
    "origins-held": "held",
    "origins-temples-end": "end of game: your two lowest discs score",
    "origins-one-or-both": "one or both",
    "origins-buy-building": "buy a building",
    "origins-take-citizen": "take a citizen",
    "origins-or": "or",
    "origins-free": "free",
    "origins-site-S1": "Site of stone and war",
    "origins-site-S2": "Site of food and building",
    "origins-site-S3": "Site of wisdom and temples",
    "origins-site-S4": "Site of gold and citizens",
    "origins-site-S5": "Site of growth",
    "origins-forests": "Forests",
    "origins-mountains": "Mountains",
    "origins-seas": "Seas",
    "origins-taurus": "Taurus",
    "origins-capricorn": "Capricorn",
    "origins-leo": "Leo",
    "origins-quarry": "Quarry",
    "origins-veterans": "Veterans' Settlement",
    "origins-estate": "Estate",
    "origins-temple-seas": "Temple of the Seas",
    "origins-astronomy": "Astronomical Tower",
    "origins-riding": "Riding grounds",
    "origins-fountain": "Fountain of Wisdom",
    "origins-obelisk": "Obelisk",
    "origins-market": "Marketplace",
    "origins-circle": "Stone circle",
    "origins-granary": "Granary",
    "origins-fortress": "Fortress",
    "origins-main-gate": "Main gate",
    "origins-monument": "Monument",
    "origins-castle": "Castle",
    "origins-palace": "Palace",
    "origins-farm": "Farm",
    "origins-agora": "Agora",
    "origins-freemen": "Freemen",
    "origins-bases": "bases 4 of 6",
    "origins-empty": "empty",
    "origins-archon": "Archon",
    "origins-speakers-mine": "Speakers",
    "origins-superiority": "Superiority",
    "origins-zodiac": "Zodiac",
    "origins-population": "Population",
    "origins-advisors": "Advisors",
    "origins-advisors-note": "score the last one",
    "origins-towers-mine": "Towers",
    "origins-towers-note": "next level costs its height",
    "origins-city": "City",
    "origins-tiles": "tiles",
    "origins-closed": "closed",
    "origins-open-seats": "open seats",
    "origins-farms": "farms",
}


def say(text: Text) -> str:
    """English, as the locale files will say it; tooltips of pieces are put together from their arguments."""
    if text.id == "origins-tip-die":
        return f"{text.args['colour']} die, value {text.args['value']}"
    if text.id == "origins-tip-marker":
        return f"disc of player {'ABCD'[int(str(text.args['seat']))]}"
    if text.id == "origins-tip-space":
        return f"space {text.args['space']}"
    if text.id == "origins-tip-district":
        return f"district card {text.args['card']}"
    if text.id == "origins-at-site":
        return f"site {text.args['site']}"
    return NAMES[text.id]


def die_tip(colour: str, value: int) -> Text:
    return Text("origins-tip-die", {"colour": colour, "value": value})


def disc_tip(seat: int) -> Text:
    return Text("origins-tip-marker", {"seat": seat})


# ------------------------------------------------------------------------------------------ military track
def military_track() -> Node:
    """Fourteen spaces with borders between them; markers stack to the right, the lowest first."""
    zone = Node("military", Zone(rect(1572, 128, 10), "march-ground", "march-edge"), 14, 14)
    zone.label = Text("origins-military")
    apart, border, top, high = 5.0, 26.0, 38.0, 82.0
    wide = (1572 - 24 - 5 * (border + apart - 2) - 8 * apart) / 14
    x = 12.0
    for step in range(14):
        zone.add(military_space(step, x, top, wide, high))
        x += wide
        if step in BORDERS_AFTER:
            middle = x + apart + border / 2 - 2.5
            zone.draw(
                Shape(
                    line((middle, top - 4), (middle, top + high + 4)),
                    stroke="terracotta",
                    width=5,
                    dash="9 5",
                )
            )
            zone.add(
                Node(
                    f"border-{step}", Token(circle(15), "terracotta", "superiority"), middle, top + high * 0.4
                )
            )
            x += border + apart - 2
        else:
            x += apart
    for number_, first in enumerate((1, 4, 7, 10), start=1):
        at = zone.children[[n.id for n in zone.children].index(f"mil-{first}")].x
        caption = (
            sign("attack", "war"),
            small("="),
            number(number_),
            sign("vp", "res-vp"),
            gap(0.1),
            small(Text("origins-per-disc")),
        )
        zone.draw(Glyphs(caption, at + wide * 1.5 + apart, 23, 22, "ink-2"))
    return zone


def military_space(step: int, x: float, y: float, wide: float, high: float) -> Node:
    look = Space(rect(wide, high, 7), "march-2" if step % 2 else "march-1", "march-edge")
    node = Node(
        f"mil-{step}", look, x, y, tip=Text("origins-tip-space", {"space": step}), picks=(f"military:{step}",)
    )
    node.draw(Words(str(step), 8, 11, 14, "ink-3", "start", 650))
    if step == 0:
        node.draw(Words(Text("origins-start"), wide / 2, high - 14, 15, "ink-2", face="serif"))
    elif step == 13:
        node.draw(Glyphs((number(9), *pic("vp")), wide / 2, high - 16, 26))
    elif step in MILITARY_BONUS:
        node.draw(Glyphs(MILITARY_BONUS[step], wide / 2, high - 17, 26, gap=0.06))
    else:
        node.draw(Words(Text("origins-no-bonus"), wide / 2, high - 14, 14, "ink-3", weight=500))
    seats = MILITARY.get(step, ())
    for i, (seat, dx) in enumerate(zip(seats, spread(len(seats), 27), strict=True)):
        node.add(
            Node(f"mil-{'abcd'[seat]}", Marker(seat, 16.5), wide / 2 + 4 + dx, 25 - i * 4, tip=disc_tip(seat))
        )
    return node


# ------------------------------------------------------------------------------------------ buildings
def building(name: str, building_id: str, width: float, x: float, y: float, fit: float = 0.62) -> Node:
    colour, picture, stones, effect = BUILDINGS[building_id]
    cost = tuple(sign("stone", "stone") for _ in range(stones)) if width > 120 else ()
    label = Text(f"origins-{building_id}")
    return Node(
        name, Tile(octagon(width), colour, picture, cost, effect, fit=fit), x, y, label, label, (building_id,)
    )


def building_offer() -> Node:
    zone = Node("buildings", Zone(rect(300, 834, 10), icon="tile-full"), 14, 152, Text("origins-offer"))
    zone.draw(Words(Text("origins-stacks"), 286, 20, 16, "ink-2", "end", 600, "serif"))
    step, width = (834 - 44) / 5, 142.0
    for i, building_id in enumerate(OFFER):
        y = 40 + step * (i + 0.5) - 3
        zone.draw(
            Shape(octagon(width + 10), 42 + width / 2, y, stroke="paper-line", width=1.4, dash="5 4"),
            Shape(rect(30, 44), 6, y - 22, "cream", "paper-edge"),
            Icon("wisdom", 21, y - 9, 20, "wisdom"),
            Words(str(i), 21, y + 11, 19, weight=800),
        )
        zone.add(building(f"offer-{i + 1}", building_id, width, 42 + width / 2, y))
    for i, (building_id, left) in enumerate(STACKS):
        y = 40 + step * (i + 0.5) - 3
        stack = zone.add(Node(f"stack-{i + 1}", Stack(octagon(88), left, "#B9A98A"), 242, y))
        stack.add(building(f"stack-{i + 1}-top", building_id, 88, 0, 0, 0.8))
    return zone


# ------------------------------------------------------------------------------------------ encounter sites
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
        for i, dx in enumerate(spread(6, 19))
    ]
    return Group(
        (
            Shape(path(hull), fill=colour, stroke=f"dark50:{colour}", width=1.5),
            Shape(path(keel), fill=f"dark32:{colour}"),
            *windows,
            Shape(circle(25), 0, -14, "cream", f"dark35:{colour}", 4),
            Words(str(value), 0, -14, 34, weight=800),
            Icon(EMBLEM[colour], -46, 1, 18, f"on:{colour}"),
            Icon(EMBLEM[colour], 46, 1, 18, f"on:{colour}"),
        ),
        x,
        y,
    )


def worker(name: str, seat: int, kind: str, colour: str, value: int, x: float, y: float) -> Node:
    """A die in a base of its owner's colour; the archon is a helmet on the same base."""
    s = 35.0
    w, h = s + 10, s * 1.26 + 12
    mine = seat_colour(seat)
    tip = die_tip(colour, value) if colour else Text("origins-archon")
    node = Node(name, Space(rect(w, h, 9), mine, f"dark45:{mine}", 1.4), x, y, tip=tip)
    if kind == "archon":
        node.draw(
            Shape(rect(w - 8, s * 1.26 - 2, 7), 4, 4, f"dark30:{mine}"),
            Icon("archon", w / 2, 4 + s * 0.6, s * 0.98, "white"),
        )
    else:
        node.draw(Piece(Die(s, colour, value, EMBLEM[colour]), w / 2, 4 + s * 0.63))
    return node.draw(Piece(Marker(seat, s * 0.29), w - 5, h - 5))


def site(index: int, wide: float) -> Node:
    site_id, colour, value, workers = SITES[index]
    cx, ground = wide / 2, 104.0
    name = Text(f"origins-site-{site_id}")
    node = Node(
        f"site-{site_id}",
        Picture(rect(wide, 440, 10)),
        324 + index * (wide + 12),
        152,
        tip=name,
        picks=(site_id,),
    )
    land = f"M0 {ground}H{wide}V430A10 10 0 0 1 {wide - 10} 440H10A10 10 0 0 1 0 430Z"
    beam = polygon((cx - 34, 76), (cx + 34, 76), (wide - 6, 372), (6, 372))
    node.draw(Shape(path(land), fill="sand"), Shape(beam, fill=f"light:{colour}", opacity=0.36))
    over = node.add(Node(f"site-{site_id}-face", Picture()))
    over.draw(mothership(colour, value, cx, 44))
    over.draw(
        Shape(
            polygon((0, ground), (wide, ground), (wide, ground + 42), (0, ground + 42)),
            fill="night",
            opacity=0.9,
        ),
        Words(name, cx, ground + 21, 17, "parchment", weight=700, face="serif", width=wide - 8, lines=2),
    )
    top = ground + 46
    over.draw(
        Shape(rect(wide - 16, 38, 19), 8, top, colour, f"dark45:{colour}", 1.6),
        Shape(circle(14.5), 28, top + 19, "cream", f"dark45:{colour}", 1.4),
        Icon(EMBLEM[colour], 28, top + 19, 20, f"dark{50 if colour == 'yellow' else 20}:{colour}"),
        Glyphs(BONUS[colour], cx + 18, top + 19, 23, f"on:{colour}", wide - 66, gap=0.08),
        Shape(rect(wide - 16, 48), 8, top + 42, "cream", "paper-edge"),
        Glyphs(SITE_GAIN[site_id], cx, top + 66, 34, gap=0.16),
        Shape(rect(wide - 16, 128), 8, top + 94, "plaza", opacity=0.38),
        Shape(rect(wide - 16, 128), 8, top + 94, "none", "plaza-edge", dash="4 4"),
    )
    action = top + 226
    high = 432 - action
    over.draw(Shape(rect(wide - 16, high), 8, action, "cream", "paper-edge"))
    over.draw(*site_action(site_id, cx, action, high, wide - 26))
    over.draw(Shape(rect(wide, 440, 10), 0, 0, "none", "#3B2E18", opacity=0.55))
    for i, (seat, kind, die_colour, die_value) in enumerate(workers):
        x, y = 13 + (i % 3) * (wide - 71) / 2, top + 97 + (i // 3) * 62
        node.add(worker(f"{site_id}-w{i}", seat, kind, die_colour, die_value, x, y))
    return node


def site_action(site_id: str, cx: float, top: float, high: float, room: float) -> list[Mark]:
    first, second = SITE_ACTION[site_id]
    assert isinstance(first, tuple)
    if isinstance(second, Text):
        return [
            Glyphs(first, cx, top + high * 0.36, 31, width=room),
            Words(second, cx, top + high - 12.5, 16, "ink-2", width=room),
        ]
    return [
        Glyphs(first, cx, top + high * 0.29, 25, width=room),
        Glyphs(second, cx, top + high * 0.74, 25, width=room),
    ]


RIDGE = (20, 46, 24, 60, 34, 66, 30, 56, 26, 62, 36, 70, 28, 52)


def sky() -> Node:
    """The night over the sites, with mountains."""
    peaks = [(i * 918 / 13, 98 - high * 0.62) for i, high in enumerate(RIDGE)]
    night = Node("sky", Picture(), 324, 152)
    return night.draw(
        Shape(rect(918, 118, 10), fill="sky", texture="stars"),
        Shape(polygon((0, 106), *peaks, (918, 106)), fill="sky-2"),
    )


# ------------------------------------------------------------------------------------------ offers
def citizen_offer() -> Node:
    zone = Node("citizens", Zone(rect(362, 122, 10), icon="citizen"), 324, 602, Text("origins-citizens"))
    for i, (colour, value) in enumerate(CITIZENS):
        x = 10 + 68.4 * (i + 0.5)
        zone.draw(
            Shape(rect(56, 59), x - 28, 34, "#D9C79D", "paper-line"),
            Icon("wisdom", x - 10, 106, 20, "wisdom"),
            Words(str(i), x + 11, 106, 19, weight=800),
        )
        die = Die(42, colour, value, EMBLEM[colour])
        zone.add(Node(f"citizen-{i + 1}", die, x, 63.5, tip=die_tip(colour, value), picks=(f"citizen:{i}",)))
    return zone


def speaker_pool() -> Node:
    zone = Node("speakers", Zone(rect(204, 122, 10), icon="speaker"), 696, 602, Text("origins-speakers"))
    for i in range(4):
        x = 10 + 46 * (i + 0.5)
        zone.draw(Shape(rect(40, 52, 7), x - 20, 40, "none", "paper-line", dash="4 3"))
        if i < len(SPEAKERS):
            die = Die(38, "white", SPEAKERS[i], "speaker")
            zone.add(Node(f"speaker-{i}", die, x, 65, tip=die_tip("white", SPEAKERS[i])))
    return zone.draw(Words(Text("origins-speaker-values"), 102, 107, 15, "ink-2", weight=500, width=190))


def tower_pool() -> Node:
    look = Zone(rect(332, 122, 10), icon="tower-disc", note=Text("origins-towers-end"))
    zone = Node("towers", look, 910, 602, Text("origins-towers"))
    for i, colour in enumerate(COLOURS):
        x = 10 + 62.4 * (i + 0.5)
        left = TOWER_POOL[colour]
        zone.add(
            Node(f"tower-{colour}", Pile(left, 48, colour, EMBLEM[colour]), x, 78, picks=(f"tower:{colour}",))
        )
        zone.draw(Words(str(left), x, 107, 19, weight=800))
    return zone


def district_cards() -> Node:
    look = Zone(rect(918, 252, 10), icon="district", note=Text("origins-districts-note"))
    zone = Node("districts", look, 324, 734, Text("origins-districts"))
    step = 902 / len(DISTRICTS)
    for i, district in enumerate(DISTRICTS):
        zone.add(district_card(district, 8 + step * (i + 0.5) - 70, 50))
    return zone


def district_card(
    district: tuple[int, int, int, tuple[str, str, str, str], tuple[str, ...], int, tuple[int, ...]],
    x: float,
    y: float,
) -> Node:
    card_number, first, later, pattern, towers, gold, scored = district
    tip = Text("origins-tip-district", {"card": card_number})
    card = Node(f"district-{card_number}", Card(140, 194), x, y, tip=tip, picks=(f"district:{card_number}",))
    card.draw(
        Words(str(first), 24, 31, 30, weight=800),
        Icon("vp", 49, 32, 24, "res-vp"),
        Words(f"/ {later}", 84, 32, 22, "ink-2", weight=700),
        Words(str(card_number), 131, 15, 15, "ink-3", "end", 500),
    )
    pitch = 50.0
    for i, colour in enumerate(pattern):
        cx, cy = 70 - pitch / 2 + (i % 2) * pitch, 78 + (i // 2) * pitch
        if colour:
            card.draw(Piece(Tile(octagon(pitch - 3), colour, EMBLEM[colour], detail="picture"), cx, cy))
        else:
            card.draw(Shape(octagon(pitch - 3), cx, cy, "#F1E6CC", "paper-line", 1.4, "4 3"))
    card.draw(Shape(diamond(9), 70, 78 + pitch / 2, "ink", "cream", 1))
    for i, colour in enumerate(towers):
        card.draw(Piece(Pile(1, 19, colour, step=6), 18 + i * 21, 179))
    for i, seat in enumerate(scored):
        card.draw(Piece(Marker(seat, 11.5), 122 - (len(scored) - 1 - i) * 26, 177))
    for i in range(gold):
        card.add(Node(f"district-{card_number}-gold-{i}", Token(circle(15), "coin", "gold"), 56 + i * 28, -1))
    if not gold:
        card.draw(
            Shape(box(68, 23, 11.5), 70, -0.5, "#D9C79D", "paper-line", 1, "4 3"),
            Words(Text("origins-taken"), 70, -0.5, 15, "ink-2", width=62),
        )
    return card


# ------------------------------------------------------------------------------------------ temples
def temples() -> Node:
    zone = Node("temples", Zone(rect(334, 834, 10), "night", "night-edge", texture="stars"), 1252, 152)
    column = (334 - 20) / 3
    for i, temple in enumerate(TEMPLES):
        zone.add(temple_track(temple, 10 + i * column, column))
    return zone.draw(Words(Text("origins-temples-end"), 167, 816, 15, "#C9D2EA", weight=500, width=320))


def temple_track(temple: str, x: float, column: float) -> Node:
    track = Node(f"temple-{temple}", Picture(), x, 0, tip=Text(f"origins-{temple}"))
    cx = column / 2
    track.add(zodiac_card(temple, column - 10))
    track.draw(
        Icon(TEMPLE_ICON[temple], cx, 218, 24, "#EADFC2"),
        Words(
            Text(f"origins-{temple}"), cx, 243, 18, "parchment", weight=700, face="serif", width=column - 6
        ),
    )
    points = TEMPLE_POINTS[temple]
    top, high = 256.0, (800 - 256) / len(points)
    for step, value in enumerate(points):
        y = top + (len(points) - 1 - step) * high
        track.add(temple_space(temple, step, value, len(points) - 1, y, column, high))
    return track


def temple_space(temple: str, step: int, value: int, last: int, y: float, column: float, high: float) -> Node:
    fill = f"light{10 + round(52 * step / last)}:{temple}"
    look = Space(rect(column - 14, high - 4, 6), fill, "night-edge", 1)
    tip = Text("origins-tip-space", {"space": value})
    node = Node(f"tem-{temple}-{step}", look, 7, y + 2, tip=tip, picks=(f"temple:{temple}:{step}",))
    if step == last:
        node.draw(Shape(rect(column - 14, high - 4, 6), stroke="parchment", width=2))
    node.draw(Words(str(value), 7, high / 2 - 2, 17, f"on:{fill}", "start", 700))
    here = [seat for seat in (2, 3, 1, 0) if TEMPLE_AT[temple][seat] == step]
    for i, seat in enumerate(here):
        mx = column - 33 - (len(here) - 1 - i) * 25
        node.add(
            Node(f"tem-{temple}-{'abcd'[seat]}", Marker(seat, 14.5), mx, high / 2 - 2, tip=disc_tip(seat))
        )
    return node


def zodiac_card(temple: str, wide: float) -> Node:
    name, holder, when, then = ZODIAC[temple]
    high = 172.0
    look = Card(wide, high, "zodiac-face", "zodiac-band", 28)
    card = Node(
        f"zodiac-{name}", look, 5, 12, Text(f"origins-{name}"), Text(f"origins-{name}"), (f"zodiac:{name}",)
    )
    card.draw(
        Icon(f"z-{name}", wide / 2, 60, 46, "zodiac-ink"),
        Shape(line((14, 90), (wide - 14, 90)), stroke="zodiac-ink", width=1, opacity=0.4),
        Glyphs(when, wide / 2, 108, 24, width=wide - 10),
        Glyphs(then, wide / 2, 138, 24, width=wide - 10),
        Shape(box(86, 30, 15), wide / 2, high + 1, "night-edge", "#C9B8F0", 1.4),
        Words(Text("origins-held"), wide / 2 + 1, high + 1, 15.5, "#E9E2FA", "end", 600),
        Piece(Marker(holder, 11), wide / 2 + 22, high + 1),
    )
    return card


# ------------------------------------------------------------------------------------------ the board
def board() -> Scene:
    """The main board, 1600 x 1000."""
    scene = Scene("board", "origins")
    frame = scene.add(Node("frame", Picture()))
    frame.draw(
        Shape(rect(1600, 1000, 18), fill="paper"), Shape(rect(1590, 990, 14), 5, 5, "none", "#B9A374", 1.4)
    )
    for part in (military_track(), building_offer(), temples(), sky()):
        scene.add(part)
    wide = (918 - 4 * 12) / 5
    for index in range(5):
        scene.add(site(index, wide))
    for part in (citizen_offer(), speaker_pool(), tower_pool(), district_cards()):
        scene.add(part)
    return scene


# ------------------------------------------------------------------------------------------ a player's area
RESOURCES = {"stone": 2, "food": 3, "wisdom": 1, "gold": 0}
FREEMEN: list[tuple[str, int, str]] = [("blue", 4, ""), ("red", 6, ""), ("orange", 3, "II"), ("", 0, "")]
POPULATION = ((2, 0, False), (4, 0, False), (6, 0, True), (8, 10, True))  # food, points, base still there
ADVISORS = ((3, "purple"), (6, "yellow"), (10, ""), (15, ""), (21, ""))
TOWERS = {"red": 1, "purple": 2, "blue": 3, "yellow": 1, "orange": 1}
CITY = {
    (0, 0): "palace",
    (0, 1): "agora",
    (-1, 0): "farm",
    (-1, 1): "granary",
    (1, 0): "fortress",
    (2, 0): "farm",
    (1, 1): "main-gate",
    (2, 1): "monument",
    (0, 2): "castle",
    (1, 2): "obelisk",
}
SEATS_OF_POWER: dict[tuple[int, int], tuple[str, int] | None] = {
    (-1, 0): ("yellow", 5),
    (1, 0): ("blue", 6),
    (0, 0): None,
    (0, 1): None,
}


def heading(text: str, x: float, y: float, note: str = "", note_x: float = 0.0) -> list[Mark]:
    marks: list[Mark] = [Words(Text(text), x, y, 19, anchor="start", weight=700, face="serif")]
    if note:
        marks.append(Words(Text(note), note_x, y, 15, "ink-3", "start", 500))
    return marks


def slot(x: float, y: float, wide: float, high: float, fill: str = "paper-2") -> Shape:
    return Shape(rect(wide, high), x, y, fill, "paper-edge")


def base(index: int, seat: int) -> Node:
    """A base for a freeman: with its die, with the ghost of one at work, or empty."""
    colour, value, site_number = FREEMEN[index]
    mine = seat_colour(seat)
    if site_number:
        node = Node(f"base-{index}", Space(rect(66, 94, 9), "none", mine, 2, "6 4"), 160 + index * 78, 40)
        node.draw(
            Piece(Die(52, colour, value, EMBLEM[colour]), 33, 39, opacity=0.34), *at_site(site_number, 45)
        )
        node.tip = die_tip(colour, value)
        return node
    node = Node(f"base-{index}", Space(rect(66, 94, 9), mine, f"dark:{mine}"), 160 + index * 78, 40)
    node.draw(Words("ABCD"[seat], 33, 84, 15, "white", weight=800))
    if colour:
        node.picks = (f"freeman:{index}",)
        node.tip = die_tip(colour, value)
        node.add(Node(f"free-{index}", Die(52, colour, value, EMBLEM[colour]), 33, 39))
    else:
        node.draw(
            Shape(rect(52, 66), 7, 6, f"dark45:{mine}"),
            Words(Text("origins-empty"), 33, 39, 15.5, "white", width=50),
        )
    return node


def at_site(site_number: str, y: float) -> list[Mark]:
    caption = Text("origins-at-site", {"site": site_number})
    return [
        Shape(rect(58, 26, 13), 4, y - 13, "ink"),
        Words(caption, 33, y, 16, "white", weight=700, width=54),
    ]


def player_board(seat: int) -> Node:
    sheet = Node("player-board", Picture(rect(1000, 294, 12)))
    mine = seat_colour(seat)
    sheet.draw(
        Shape(rect(1000, 294, 12), 0, 3, "black", opacity=0.3),
        Shape(rect(1000, 294, 12), fill="paper", stroke="#B9A374"),
        Shape(path("M0 12A12 12 0 0 1 12 0H14V294H12A12 12 0 0 1 0 282Z"), fill=mine),
    )
    for i, (resource, value) in enumerate(RESOURCES.items()):
        sheet.draw(slot(26, 10 + i * 70, 122, 62))
        look = Counter(resource, value, 42, TINT[resource], width=108)
        sheet.add(Node(f"res-{resource}", look, 36, 20 + i * 70))
    sheet.draw(*heading("origins-freemen", 162, 22, "origins-bases", 252))
    for i in range(len(FREEMEN)):
        sheet.add(base(i, seat))
    sheet.draw(*heading("origins-archon", 486, 22))
    archon = sheet.add(
        Node("archon", Space(rect(66, 94, 9), "none", mine, 2, "6 4"), 486, 38, tip=Text("origins-archon"))
    )
    archon.draw(Icon("archon", 33, 38, 54, mine, 0.34), *at_site("IV", 45))
    sheet.draw(*heading("origins-speakers-mine", 578, 22), slot(578, 38, 78, 94))
    sheet.add(Node("speaker-mine", Die(52, "white", 4, "speaker"), 617, 83, tip=die_tip("white", 4)))
    sheet.draw(
        *heading("origins-superiority", 678, 22), slot(678, 38, 104, 94), Words("×1", 761, 86, 26, weight=800)
    )
    sheet.add(Node("superiority", Token(circle(25), "terracotta", "superiority"), 714, 85))
    sheet.draw(*heading("origins-zodiac", 796, 22))
    sheet.add(own_zodiac())
    sheet.draw(*heading("origins-population", 162, 163))
    for i in range(4):
        sheet.add(population_step(i, seat))
    sheet.draw(*heading("origins-advisors", 414, 163, "origins-advisors-note", 502))
    for i in range(5):
        sheet.add(advisor_step(i))
    sheet.draw(
        *heading("origins-towers-mine", 724, 163, "origins-towers-note", 796), slot(724, 178, 264, 104)
    )
    for i, colour in enumerate(COLOURS):
        x, height = 754 + i * 51, TOWERS[colour]
        sheet.add(Node(f"my-tower-{colour}", Pile(height, 40, colour, EMBLEM[colour], 12), x, 240))
        sheet.draw(Glyphs((number(height), *pic("gold")), x, 267, 18))
    return sheet


def own_zodiac() -> Node:
    card = Node("zodiac-mine", Card(112, 94, "zodiac-face", "zodiac-band", 27), 796, 38, Text("origins-leo"))
    return card.draw(
        Icon("z-leo", 30, 58, 44, "zodiac-ink"),
        Glyphs(pic("seat"), 80, 46, 26),
        Glyphs((DIE, number("+2")), 80, 76, 22),
    )


def population_step(index: int, seat: int) -> Node:
    food, points, left = POPULATION[index]
    mine = seat_colour(seat)
    node = Node(f"population-{index}", Space(rect(52, 104)), 160 + index * 58, 178)
    node.draw(Glyphs((number(food), *pic("food")), 26, 18, 22, "ink" if left else "faint"))
    if left:
        node.draw(
            Shape(rect(38, 46, 7), 7, 34, mine, f"dark:{mine}"),
            Shape(rect(28, 30, 5), 12, 39, f"dark45:{mine}"),
            Words("ABCD"[seat], 26, 75, 11, "white", weight=800),
        )
    else:
        node.draw(
            Shape(rect(38, 46, 7), 7, 34, "none", "paper-line", 1.3, "4 3"),
            Icon("check", 26, 57, 20, "faint"),
        )
    return node.draw(Glyphs((number(points), *pic("vp")), 26, 92, 17)) if points else node


def advisor_step(index: int) -> Node:
    points, colour = ADVISORS[index]
    node = Node(f"advisor-{index}", Space(rect(52, 104)), 414 + index * 58, 178)
    if colour:
        node.add(Node(f"advisor-{index}-die", Die(40, colour, 6, EMBLEM[colour]), 26, 34))
    else:
        node.draw(
            Shape(rect(40, 50, 7), 6, 9, "none", "paper-line", 1.3, "4 3"),
            Icon("advisor", 26, 34, 24, "paper-line"),
        )
    return node.draw(Glyphs((number(points), *pic("vp")), 26, 86, 19))


def city() -> Node:
    """The city on the table: cells with y upwards, seats of power in the holes between four of them."""
    pitch = 97.0
    table = Node("city", Picture(rect(588, 294, 12)), 1012, 0, tip=Text("origins-city"))
    table.draw(Shape(rect(588, 294, 12), fill="bar", stroke="line"))
    west, north = min(x for x, _ in CITY), max(y for _, y in CITY)

    def at(cell: tuple[int, int]) -> tuple[float, float]:
        return 16 + (cell[0] - west + 0.5) * pitch, 2 + (north - cell[1] + 0.5) * pitch

    for cell, tile_id in CITY.items():
        table.add(city_tile(f"city-{cell[0]}-{cell[1]}", tile_id, pitch - 2, *at(cell)))
    for cell, die in SEATS_OF_POWER.items():
        x, y = at(cell)
        table.add(seat_of_power(f"seat-{cell[0]}-{cell[1]}", die, pitch, x + pitch / 2, y - pitch / 2))
    summary = [
        ("tile-full", 10, "tiles"),
        ("seat", 2, "closed"),
        ("district", 2, "open-seats"),
        ("farm", 2, "farms"),
    ]
    table.draw(Words(Text("origins-city"), 420, 24, 20, "text", "start", 700, "serif"))
    for i, (icon, value, what) in enumerate(summary):
        y = 59.0 + i * 44
        table.draw(
            Icon(icon, 433, y, 26, "text-2"),
            Words(str(value), 458, y, 22, "text", "start", 800),
            Words(Text(f"origins-{what}"), 458 + 14 * len(str(value)) + 8, y, 16, "text-2", "start", 500),
        )
    return table


def city_tile(name: str, tile_id: str, width: float, x: float, y: float) -> Node:
    label = Text(f"origins-{tile_id}")
    if tile_id == "farm":
        return Node(name, Tile(octagon(width), "farm", "farm"), x, y, tip=label)
    if tile_id == "agora":
        return Node(
            name, Tile(octagon(width), "grey", "agora", (), (number(1), sign("gold"))), x, y, tip=label
        )
    if tile_id != "palace":
        return building(name, tile_id, width, x, y)
    palace = Node(name, Tile(octagon(width), "palace"), x, y, tip=label)
    palace.draw(Icon("palace", 0, -width * 0.26, width * 0.3, "palace-ink"))
    for i, colour in enumerate(COLOURS):
        palace.draw(Piece(Pile(TOWERS[colour], 14, colour, step=8), (i - 2) * 14.4, 21))
    return palace


def seat_of_power(name: str, die: tuple[str, int] | None, pitch: float, x: float, y: float) -> Node:
    k = pitch * 0.293
    node = Node(name, Picture(diamond(k)), x, y, picks=(name,))
    node.draw(Shape(diamond(k + 1), fill="#10181F", stroke="#0008", width=1))
    if die is None:
        return node.draw(
            Shape(diamond(k - 4), stroke="#D9C9A0", width=1.6, dash="4 3"), Icon("star", 0, 0, 13, "#D9C9A0")
        )
    node.tip = die_tip(*die)
    node.add(Node(f"{name}-die", Die(pitch * 0.4, die[0], die[1], flat=True)))
    return node


def area(seat: int = 0) -> Scene:
    """The area of a player, 1600 x 297: the board on paper, the city beside it on the table."""
    scene = Scene("area-a", "origins", 1600, 297, owner=seat)
    scene.add(player_board(seat))
    scene.add(city())
    return scene
