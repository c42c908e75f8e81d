"""One node of every look, for tests and for a sheet that shows all looks in all states."""

from __future__ import annotations

from tablewright.engine.glyphs import gap, number, on, points, sign, small
from tablewright.engine.looks import (
    Back,
    Card,
    Counter,
    Die,
    Figure,
    Look,
    Marker,
    Picture,
    Pile,
    Space,
    Stack,
    Tile,
    Token,
    Zone,
)
from tablewright.engine.marks import ArcWords, Glyphs, Group, Icon, Mark, Piece, Shape, Words
from tablewright.engine.message import Text
from tablewright.engine.outlines import (
    box,
    circle,
    diamond,
    hexagon,
    line,
    octagon,
    path,
    polygon,
    rect,
    sector,
)
from tablewright.engine.scene import Node, Scene

EFFECT = (
    number(2),
    sign("food", "res-food"),
    sign("gives"),
    on("die", "res-wood", "sword"),
    small("/"),
    points(3),
)

#: Every look, some in several variants.
LOOKS: dict[str, Look] = {
    "picture": Picture(box(90, 70)),
    "zone": Zone(rect(150, 90), icon="citizen", note="2/3", shadow=True),
    "zone-texture": Zone(rect(150, 90), "res-water", "", texture="waves"),
    "space": Space(rect(60, 60)),
    "space-dashed": Space(circle(30), "none", dash="4 3"),
    "space-sector": Space(sector(40, 90, -30, 40)),
    "space-polygon": Space(polygon((-40, 30), (0, -40), (40, 30)), texture="brick"),
    "space-path": Space(path("M-40 0C-20-30 20-30 40 0V20H-40Z")),
    "card": Card(92, 122, "cream", "res-luxury"),
    "card-plain": Card(92, 122),
    "back": Back(80, 112, "res-wisdom", "spark"),
    "tile": Tile(octagon(142), "res-military", "gate", (sign("stone"), sign("stone")), EFFECT),
    "tile-compact": Tile(octagon(90), "res-gold", "house", (), EFFECT),
    "tile-small": Tile(hexagon(28), "res-food", "forest", (), EFFECT),
    "tile-round": Tile(circle(60), "res-water", "", (), EFFECT),
    "stack": Stack(octagon(96), 12),
    "stack-cards": Stack(rect(70, 96), 47, "cream", 3, (-2, -2), (35, 92)),
    "pile": Pile(4, 48, "res-wisdom", "temple"),
    "pile-empty": Pile(0, 48, "res-wisdom", "temple"),
    "die": Die(56, "res-wisdom", 4, "temple"),
    "die-flat": Die(40, "res-gold", 6, flat=True),
    "die-digit": Die(40, "res-wood", 3, "material", digit=True),
    "die-blank": Die(40, "res-stone", 0, "material", digit=True),
    "meeple": Figure("meeple", 60, "res-luxury", icon="sun"),
    "pawn": Figure("pawn", 60, seat=0, icon="compass"),
    "house": Figure("house", 50, seat=3),
    "flag": Figure("flag", 50, seat=1),
    "marker-a": Marker(0, 19),
    "marker-b": Marker(1, 19),
    "marker-c": Marker(2, 19),
    "marker-d": Marker(3, 19),
    "marker-e": Marker(4, 19),
    "marker-f": Marker(5, 19),
    "marker-g": Marker(6, 19),
    "marker-hat": Marker(0, 19, "top-hat"),
    "marker-straw": Marker(2, 19, "straw-hat"),
    "marker-wheels": Marker(1, 19, "wheels"),
    "token": Token(circle(27), "res-gold", "gold"),
    "token-text": Token(hexagon(27), "res-water", text="12"),
    "token-diamond": Token(diamond(27), "res-coal", text="5", rim="cream"),
    "counter": Counter("wisdom", 4, 38, "res-wisdom"),
    "counter-zero": Counter("gold", 0, 38, "res-gold", width=100),
    "counter-ground": Counter("wood", 3, 38, ground="box", fill="res-wood"),
}

#: Every kind of mark.
MARKS: list[Mark] = [
    Shape(line((-30, 0), (30, 0)), stroke="ink", width=3, cap="round"),
    Shape(rect(20, 20), -10, -10, "paper-3", "ink", dash="2 2", opacity=0.5, texture="planks"),
    Icon("stone", 0, 0, 20, "res-stone", 0.8, "cream"),
    Words(Text("look-words", {"n": 1}), 0, 0, 17, width=80, lines=2, halo="cream"),
    Words("turned", 0, 0, 15, turn=-90, face="serif"),
    ArcWords(Text("look-arc"), 60, 0),
    ArcWords("low", 60, 180, width=40),
    Glyphs(
        (*EFFECT, gap(0.3), on("card", "", "star"), on("hexagon", "res-food", amount=2)), 0, 20, 20, width=120
    ),
    Glyphs(
        (
            sign("house", crossed=True),
            sign("gold", "res-gold", 3),
            on("wreath", "res-vp", text="7"),
            on("octagon"),
        ),
        0,
        40,
        20,
        anchor="start",
        plain=True,
    ),
    Piece(Die(20, "res-wood", 2), 5, 5, 0.8, 0.5),
    Group((Icon("star", 0, 0, 30, "ink"),), 4, 4, 1.2, 30, 0.9, circle(10)),
]


def say(text: Text) -> str:
    return " ".join([text.id, *(str(value) for value in text.args.values())])


def node(name: str, look: Look, state: str = "", x: float = 0.0, y: float = 0.0) -> Node:
    made = Node(f"{name}-{state}", look, x, y, Text("look-label"), Text("look-tip", {"name": name}), (name,))
    made.state = state
    return made


STATES = ("", "pickable", "hovered", "selected", "blocked")


def sheet_of_looks() -> Scene:
    """All looks in all states on paper."""
    columns, cell_w, cell_h = 8, 230.0, 190.0
    rows = -(-len(LOOKS) // columns)
    scene = Scene("looks", "origins", columns * cell_w, rows * cell_h * len(STATES))
    scene.add(Node("paper", Picture())).draw(Shape(rect(scene.width, scene.height, 0), fill="paper"))
    for block, state in enumerate(STATES):
        for i, (name, look) in enumerate(LOOKS.items()):
            x, y = (i % columns + 0.5) * cell_w, (block * rows + i // columns + 0.5) * cell_h
            corner = isinstance(look, (Zone, Card, Back, Counter)) or name in ("space", "stack-cards")
            scene.add(node(name, look, state, x - 50 if corner else x, y - 50 if corner else y))
    return scene
