"""Cards of Imperial Settlers in their forms; the vocabulary carries a game that is all cards."""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.engine.message import Text
from tablewright.engine.scene import (
    Back,
    Card,
    Glyph,
    GlyphLine,
    Glyphs,
    Group,
    Icon,
    Mark,
    Node,
    Picture,
    Piece,
    Scene,
    Shape,
    Stack,
    Token,
    Words,
    Zone,
    circle,
    line,
    on,
    path,
    points,
    rect,
    sign,
    small,
    spread,
)

INK = "good-ink"
GOODS: dict[str, Glyph] = {
    "wood": on("box", "wood", "wood", colour=INK),
    "stone": on("box", "stone", "stone", colour=INK),
    "food": on("box", "food", "food", colour=INK),
    "gold": on("disc", "gold", "coin", colour=INK),
    "worker": sign("meeple", "worker"),
    "raze": on("disc", "raze", "raze", colour=INK),
    "card": on("card", "card", "star", colour=INK),
    "location": on("card", "location", "house", colour=INK),
    "defense": on("disc", "defense", "shield", colour=INK),
}
ARROW = sign("gives")


def goods(names: str) -> GlyphLine:
    """Goods by name; a number is that many points, -> an arrow, / a choice."""
    out = []
    for name in names.split():
        if name.isdigit():
            out.append(points(name, "vp"))
        elif name == "->":
            out.append(ARROW)
        elif name == "/":
            out.append(small("/"))
        else:
            out.append(GOODS[name])
    return tuple(out)


@dataclass(frozen=True)
class Location:
    """What a card shows."""

    name: str
    colours: tuple[str, ...]
    hero: str
    kind: str
    cost: str
    ability: str
    raze: str = ""
    bonus: str = ""
    caption: str = ""
    deal: str = ""
    text: str = ""
    reconstructed: bool = False


LOCATIONS = [
    Location(
        "Gladiator School",
        ("black",),
        "sword",
        "action",
        "stone location",
        "worker -> raze 1",
        deal="worker",
        reconstructed=True,
    ),
    Location(
        "Castle",
        ("blue",),
        "keep",
        "action",
        "wood stone",
        "worker -> card",
        "card card",
        caption="twice per round",
    ),
    Location("Quarry", ("gray",), "quarry", "production", "wood stone", "stone", "stone stone", "stone"),
    Location("Mason", ("gray",), "hammer", "action", "wood stone", "worker stone -> 2", "wood stone"),
    Location(
        "Trade Colony",
        ("red", "brown", "gray"),
        "market",
        "production",
        "wood stone stone location",
        "worker gold",
        deal="worker",
    ),
    Location(
        "Tavern",
        ("blue",),
        "mug",
        "action",
        "wood stone",
        "card -> 2",
        "card card",
        "card",
        text="Discard 1 hand card: gain 2 VP. Building bonus: draw 1 card.",
    ),
    Location(
        "Court Sculptor",
        ("gray",),
        "statue",
        "action",
        "stone",
        "stone -> 1",
        "stone worker",
        caption="twice per round",
    ),
    Location(
        "Lumberjacks' Route", ("brown",), "wagon", "production", "wood stone", "wood", "wood wood", "wood"
    ),
]


def say(text: Text) -> str:
    return str(text.args.get("name", text.id))


def vignette(card: Location, x: float, y: float, wide: float, high: float, radius: float) -> Group:
    """A window with sky, sun, two hills and the hero of the card in its colour."""
    colour = card.colours[0]
    w, h = wide, high
    far = f"M0 {h * 0.62}q{w * 0.22} {-h * 0.22} {w * 0.46} {-h * 0.02}t{w * 0.54} {-h * 0.1}V{h}H0z"
    near = f"M0 {h * 0.84}q{w * 0.3} {-h * 0.16} {w * 0.6} {-h * 0.03}t{w * 0.4} {-h * 0.05}V{h}H0z"
    return Group(
        (
            Shape(rect(wide, high, 0), fill=f"pale76:{colour}"),
            Shape(circle(high * 0.17), wide * 0.74, high * 0.3, f"pale90:{colour}"),
            Shape(path(far), fill=f"pale58:{colour}"),
            Shape(path(near), fill=f"pale38:{colour}"),
            Icon(card.hero, wide / 2, high * 0.56, high * 0.8, f"dark18:{colour}", 0.92),
        ),
        x,
        y,
        clip=rect(wide, high, radius),
    )


def band(card: Location, y: float, wide: float, high: float) -> list[Mark]:
    part = wide / len(card.colours)
    return [Shape(rect(part + 0.3, high, 0), i * part, y, colour) for i, colour in enumerate(card.colours)]


def cost_column(card: Location, x: float, y: float, size: float) -> list[Mark]:
    items = goods(card.cost)
    marks: list[Mark] = [
        Shape(rect(size + 8, len(items) * (size + 2) + 6, 6), x, y, "cream", "#00000022", 0.8, opacity=0.95)
    ]
    marks += [
        Glyphs((g,), x + 4 + size / 2, y + 4 + size / 2 + i * (size + 2), size) for i, g in enumerate(items)
    ]
    return marks


def raze_field(card: Location, right: float, y: float, size: float) -> list[Mark]:
    if not card.raze:
        return []
    row = (sign("raze", "raze-edge"), *goods(card.raze))
    wide = len(row) * size * 1.12 + 6
    return [
        Shape(rect(wide, size + 8, 6), right - wide, y, "raze-ground", "raze-edge", 1),
        Glyphs(row, right - wide / 2, y + size / 2 + 4, size, gap=0.1, width=wide - 6),
    ]


def deal_strip(card: Location, y: float, wide: float, high: float, radius: float) -> list[Mark]:
    if not card.deal:
        return []
    r = radius
    strip = f"M0 {y}h{wide}v{high - r}a{r} {r} 0 0 1 -{r} {r}h-{wide - 2 * r}a{r} {r} 0 0 1 -{r} -{r}z"
    middle = y + high / 2
    return [
        Shape(path(strip), fill="deal"),
        Icon("deal", 8 + high * 0.4, middle, high * 0.84, "deal-ink"),
        Words(
            Text("deal", {"name": "Deal"}),
            14 + high * 0.86,
            middle,
            high * 0.6,
            "deal-ink",
            "start",
            700,
            "serif",
        ),
        Glyphs(goods(card.deal), wide - 6 - high * 0.44, middle, high * 0.82),
    ]


def abilities(card: Location, cx: float, top: float, bottom: float, wide: float) -> list[Mark]:
    """Ability, building bonus behind the hammer, and a caption where pictograms do not say it all."""
    room = bottom - top
    row = goods(card.ability)
    if card.bonus:
        bonus = (sign("hammer"), *goods(card.bonus))
        return [
            Glyphs(row, cx, top + room * 0.28, 26, width=wide - 12),
            Shape(
                line((cx - wide / 2 + 14, top + room * 0.53), (cx + wide / 2 - 14, top + room * 0.53)),
                stroke="ink",
                width=0.8,
                opacity=0.25,
            ),
            Glyphs(bonus, cx, top + room * 0.76, 23, width=wide - 12),
        ]
    if card.caption:
        caption = Text("caption", {"name": card.caption})
        return [
            Glyphs(row, cx, top + room * 0.36, 27, width=wide - 12),
            Words(caption, cx, bottom - room * 0.2, 15.5, "ink-2", weight=400, width=wide - 10, least=14),
        ]
    return [Glyphs(row, cx, (top + bottom) / 2, 31, width=wide - 12)]


def table_card(name: str, card: Location, x: float, y: float, used: bool = False) -> Node:
    """A Location in the empire or the hand, 156 x 196."""
    w, h, art = 156.0, 196.0, 84.0
    label = Text("location", {"name": card.name})
    source = "reconstructed" if card.reconstructed else ""
    node = Node(name, Card(w, h), x, y, tip=label, picks=(name,), source=source)
    top = 5 + art - 2
    two = " " in card.name and len(card.name) > 16
    high = 40.0 if two else 28.0
    top -= 7 if two else 0
    node.draw(vignette(card, 5, 5, w - 10, art, 6), *band(card, top, w, high))
    node.draw(
        *cost_column(card, 5, 5, 20 if len(card.cost.split()) < 4 else 17.5), *raze_field(card, w - 5, 5, 20)
    )
    node.draw(
        Words(
            label,
            w / 2,
            top + high / 2,
            17,
            "white",
            weight=700,
            face="serif",
            width=w - 8,
            lines=2,
            least=14,
        )
    )
    node.draw(*abilities(card, w / 2, top + high, h - (25 if card.deal else 3), w))
    node.draw(*deal_strip(card, h - 25, w, 25, 9))
    if used:
        node.draw(Shape(rect(w, h, 9), fill="#1E2A30", opacity=0.3))
        for i, (good, dx) in enumerate(zip(("worker", "stone"), spread(2, 40), strict=True)):
            lying = node.add(Node(f"{name}-good-{i}", Picture(circle(19)), w / 2 + dx, 62))
            lying.draw(Shape(circle(19), 1, 3, "black", opacity=0.28), Shape(circle(19), 0, 0, INK, "ink"))
            lying.draw(Glyphs((GOODS[good],), 0, 0, 27))
    return node


def full_card(name: str, card: Location, x: float, y: float) -> Node:
    """The large form for the inspector and the offer, 250 x 350, with the rule text."""
    w, h = 250.0, 350.0
    label = Text("location", {"name": card.name})
    node = Node(name, Card(w, h, radius=14), x, y, tip=label, picks=(name,))
    node.draw(vignette(card, 8, 8, w - 16, 116, 9), *band(card, 120, w, 40))
    node.draw(
        *cost_column(card, 8, 8, 31 if len(card.cost.split()) < 4 else 26), *raze_field(card, w - 8, 8, 31)
    )
    node.draw(Words(label, w / 2, 140, 26, "white", weight=700, face="serif", width=w - 24, least=17))
    node.draw(
        Icon(card.kind, 22, 177, 19, "ink-2"),
        Words(Text("kind", {"name": card.kind.upper()}), 36, 177, 13.5, "ink-2", "start", 700),
        Glyphs(goods(card.ability), w / 2, 214, 36, width=w - 26),
    )
    if card.bonus:
        node.draw(Glyphs((sign("hammer"), *goods(card.bonus)), w / 2, 248, 25))
    if card.text:
        text = Text("text", {"name": card.text})
        node.draw(Words(text, w / 2, 288, 15, "ink-2", weight=400, width=w - 26, lines=4, least=12))
    return node.draw(*deal_strip(card, h - 44, w, 44, 14))


def chip(name: str, card: Location, x: float, y: float, defended: bool = False) -> Node:
    """A Location in an opponent's empire, 122 x 54."""
    w, h = 122.0, 54.0
    label = Text("location", {"name": card.name})
    node = Node(name, Card(w, h, radius=6), x, y, tip=label, picks=(name,))
    part = (h - 2) / len(card.colours)
    for i, colour in enumerate(card.colours):
        node.draw(Shape(rect(11, part, 4 if len(card.colours) == 1 else 1), 1, 1 + i * part, colour))
    node.draw(Words(label, 17, 15, 16, anchor="start", weight=700, face="serif", width=w - 22, least=12.5))
    row = (sign("raze", "raze-edge"), *goods(card.raze)) if card.raze else goods(card.ability)
    node.draw(Glyphs(row, 17, h - 16, 20, width=w - (52 if defended else 24), anchor="start"))
    return node.draw(Piece(Token(circle(13.5), "defense", "shield"), w - 16, h - 16)) if defended else node


def board() -> Scene:
    """Every form on one sheet."""
    scene = Scene("board", "settlers", 1600, 720)
    scene.add(Node("felt", Picture())).draw(Shape(rect(1600, 720, 16), fill="felt"))
    row = scene.add(
        Node(
            "empire",
            Zone(rect(1572, 250, 10), "well", "", ink="soft"),
            14,
            14,
            Text("zone", {"name": "Empire"}),
        )
    )
    for i, card in enumerate(LOCATIONS):
        row.add(table_card(f"card-{i}", card, 20 + i * 180, 40, used=card.name == "Mason"))
    for i, card in enumerate((LOCATIONS[4], LOCATIONS[5])):
        scene.add(full_card(f"full-{i}", card, 30 + i * 280, 300))
    for i, card in enumerate(LOCATIONS[:6]):
        scene.add(chip(f"chip-{i}", card, 620 + (i % 3) * 132, 300 + (i // 3) * 64, defended=i == 2))
    deck = scene.add(Node("deck", Stack(rect(90, 116, 6), 47, "cream", 3, (-2.5, -2.5), (45, 112)), 620, 460))
    deck.add(Node("deck-top", Back(90, 116, "common", "house")))
    scene.add(Node("faction-back", Back(90, 116, "romans", "helmet"), 750, 460))
    supply = scene.add(Node("supply", Picture(), 1080, 320))
    for i, name in enumerate(GOODS):
        supply.draw(Glyphs((GOODS[name],), (i % 3) * 70, (i // 3) * 60, 40))
    supply.draw(Glyphs((points(7, "vp"),), 210, 0, 40), Glyphs((points(12, "vp"),), 210, 60, 40))
    return scene
