"""The hill of Tawantinsuyu: rings, triangles and round spaces; the vocabulary carries round boards."""

from __future__ import annotations

from tablewright.engine.message import Text
from tablewright.engine.scene import (
    Figure,
    Icon,
    Marker,
    Node,
    Picture,
    Piece,
    Point,
    Scene,
    Shape,
    Space,
    Token,
    Words,
    circle,
    line,
    polar,
    polygon,
    rect,
    sector,
    spread,
)

RADII = {"top": (132.0, 222.0), "middle": (258.0, 347.0), "bottom": (383.0, 467.0)}
#: Task icons of a section: fraction of the section, and inner (0) or outer (1) radius.
ICONS = {
    "top": {"I": (0.0, 0), "C": (0.0, 1), "M": (0.5, 1)},
    "middle": {"I": (0.0, 0), "K": (0.5, 0), "C": (0.0, 1), "M": (0.5, 1)},
    "bottom": {"I": (0.0, 0), "K": (0.5, 0), "C": (0.0, 1), "M": (1 / 3, 1), "P": (2 / 3, 1)},
}
#: Worker spaces of a section: the three icons each touches; + is the next section.
SPACES = {
    "top": ("I C M", "I +I M", "+I M +C"),
    "middle": ("I C M", "I K M", "K M +C", "K +I +C"),
    "bottom": ("I C M", "I K M", "K M P", "K +I P", "+I P +C"),
}
TASKS = [
    ("potato", "potato"),
    ("corn", "corn"),
    ("stone", "stone"),
    ("gold", "gold"),
    ("steps", "build"),
    ("hut", "build"),
    ("idol", "build"),
    ("tapestry", "weave"),
    ("scales", "weave"),
    ("training", "war"),
    ("gear", "produce"),
]
GODS = ("serpent", "square", "diamond", "waves", "cross", "mountain")
WORKERS = (
    ("architect", "c-blue"),
    ("artisan", "c-green"),
    ("warrior", "c-red"),
    ("courier", "c-yellow"),
    ("priest", "c-white"),
)
GROUND = {"blue": ("#E3EDF8", "#1F4377"), "green": ("#E6F0D8", "#33551D"), "none": ("#FBF3DF", "#4A4030")}
PLACED = {
    "top-1-0": 1,
    "top-1-2": 0,
    "top-3-0": 2,
    "top-4-2": 0,
    "middle-1-2": 2,
    "middle-2-1": 1,
    "middle-3-1": 3,
    "middle-5-2": 4,
    "bottom-1-1": 1,
    "bottom-3-2": 3,
}
STEPS = {(1, "upper"): 3, (2, "upper"): 0, (3, "lower"): 3, (5, "upper"): 2}


def say(text: Text) -> str:
    return " ".join([text.id, *(str(value) for value in text.args.values())])


def section_angle(section: int, fraction: float) -> float:
    """Section 1 is at the top, clockwise; 0 = north."""
    return -36 + 72 * (section - 1 + fraction)


def icon_at(terrace: str, section: int, name: str) -> tuple[float, float]:
    if name.startswith("+"):
        section, name = section + 1, name[1:]
    fraction, outer = ICONS[terrace][name]
    return RADII[terrace][outer], section_angle(section, fraction)


def cell(terrace: str, section: int, index: int) -> tuple[list[Point], Point]:
    """The corners of a worker space's triangle and where the space lies in it."""
    spots = [icon_at(terrace, section, name) for name in SPACES[terrace][index].split()]
    middle = sum(r for r, _ in spots) / 3, sum(a for _, a in spots) / 3
    return [polar(r, a) for r, a in spots], polar(*middle)


def terraces() -> Node:
    """Fields, walls and the three terraces under the spaces."""
    ground = Node("ground", Picture(), 800, 500)
    ground.draw(
        Shape(circle(494), 0, 5, "black", opacity=0.45), Shape(circle(494), 0, 0, "field", "field-edge", 3)
    )
    for i in range(60):
        ground.draw(Shape(line(polar(472, i * 6), polar(492, i * 6)), stroke="#55622F", width=2, opacity=0.7))
    for terrace in ("bottom", "middle", "top"):
        outer = RADII[terrace][1]
        ground.draw(
            Shape(circle(outer + 17), 0, 0, "wall", "wall-edge", 1.5, texture="wall"),
            Shape(circle(outer + 5), 0, 0, terrace, "wall-edge", 1),
        )
    for section in range(1, 6):
        for inner, outer in ((112, 222), (240, 347), (365, 484)):
            a = section_angle(section, 0)
            border = line(polar(inner, a), polar(outer, a))
            ground.draw(Shape(border, stroke="border", width=5, opacity=0.85, cap="round"))
    return ground


def cells(hill: Node) -> None:
    for terrace, patterns in SPACES.items():
        for section in range(1, 6):
            for index in range(len(patterns)):
                corners, (x, y) = cell(terrace, section, index)
                kind = ("blue", "green", "none")[(section + index + len(patterns)) % 3]
                tint = f"cell-{kind if kind != 'none' else terrace}"
                hill.draw(Shape(polygon(*corners), 0, 0, tint, "#A58F5C", 2.2, cap="round"))
                hill.add(worker_space(f"{terrace}-{section}-{index}", kind, (section * 3 + index) % 6, x, y))


def worker_space(name: str, kind: str, god: int, x: float, y: float) -> Node:
    fill, ink = GROUND[kind]
    tip = Text("hill-space", {"name": name, "god": GODS[god]})
    node = Node(name, Space(circle(23.5), fill, f"space-{kind}", 3.2), x, y, tip=tip, picks=(name,))
    worker = PLACED.get(name)
    node.draw(Icon(f"g-{GODS[god]}", 0, 0, 25, ink, 0.25 if worker is not None else 1))
    if worker is not None:
        colour, sign_ = WORKERS[worker]
        node.add(Node(f"{name}-worker", Figure("meeple", 44, colour, icon=sign_), 0, -1, tip=Text(colour)))
    return node


def task_icons(hill: Node) -> None:
    for terrace, places in ICONS.items():
        for section in range(1, 6):
            for i, name in enumerate(places):
                icon, family = TASKS[(section * 4 + i * 3 + len(places)) % len(TASKS)]
                x, y = polar(*icon_at(terrace, section, name))
                look = Space(circle(17.5), f"{family}-ground", family, 2)
                task = hill.add(Node(f"task-{terrace}-{section}-{name}", look, x, y, tip=Text(icon)))
                task.draw(Icon(icon, 0, 0, 24, family))


def steps(hill: Node) -> None:
    for section in range(1, 6):
        for level, radius in (("upper", 240.0), ("lower", 365.0)):
            angle = section_angle(section, 0.25)
            x, y = polar(radius, angle)
            hill.add(step_plate(section, level, angle, x, y))


def step_plate(section: int, level: str, angle: float, x: float, y: float) -> Node:
    owner = STEPS.get((section, level))
    node = Node(
        f"steps-{section}-{level}",
        Picture(circle(21)),
        x,
        y,
        tip=Text("steps"),
        picks=(f"steps:{section}-{level}",),
    )
    colour = f"pl-{'abcd'[owner]}" if owner is not None else "#B8A26C"
    edge = "white" if owner is not None else "#6B5A32"
    plate = node.add(Node(f"steps-{section}-{level}-plate", Picture(), turn=angle))
    plate.draw(
        Shape(rect(38, 40, 4), -19, -20, "black", opacity=0.3),
        Shape(rect(38, 40, 4), -19, -22, colour, edge, 2),
    )
    for i in range(5):
        plate.draw(
            Shape(line((-17, -15 + i * 7.5), (17, -15 + i * 7.5)), stroke=edge, width=1.8, opacity=0.65)
        )
    if owner is not None:
        node.add(Node(f"steps-{section}-{level}-owner", Marker(owner, 11.5), tip=Text("owner")))
    else:
        mark = node.add(Node(f"steps-{section}-{level}-free", Picture()))
        mark.draw(Shape(circle(12), 0, 0, "#EADDB8", "#6B5A32"), Icon("steps", 0, 0, 15, "build"))
    return node


def coricancha(hill: Node) -> None:
    """The wheel in the middle with the High Priests on its rim."""
    wheel = hill.add(Node("wheel", Picture(circle(112)), tip=Text("coricancha")))
    wheel.draw(
        Shape(circle(112), 0, 0, "sun-edge", "#4B3812", 2), Shape(circle(106), 0, 0, "sun", "#4B3812", 1.5)
    )
    for section, icon in enumerate(("idol", "offering", "refresh", "warrior", "gear"), start=1):
        start, end = section_angle(section, 0), section_angle(section, 1)
        look = Space(sector(0, 80, start, end), "sun-light" if section % 2 else "#F9E5A4", "sun-edge", 1.6)
        wedge = wheel.add(Node(f"wedge-{section}", look, tip=Text(icon), picks=(f"wedge:{section}",)))
        wedge.draw(Icon(icon, *polar(55, (start + end) / 2), 31, "sun-ink"))
    hub = wheel.add(Node("hub", Picture()))
    hub.draw(Shape(circle(24), 0, 0, "sun-disc", "sun-ink", 2), Icon("sun", 0, 0, 36, "sun-light"))
    for section, seats in ((2, (0, 2)), (4, (1,)), (5, (3,))):
        for seat, dx in zip(seats, spread(len(seats), 0.46), strict=True):
            x, y = polar(95, section_angle(section, 0.5 + dx))
            wheel.add(Node(f"priest-{seat}", Figure("pawn", 39, seat=seat), x, y - 3, tip=Text("priest")))


def board() -> Scene:
    """The hill alone, 1600 x 1000."""
    scene = Scene("board", "tawantinsuyu")
    cloth = scene.add(Node("cloth", Picture()))
    cloth.draw(Shape(rect(1600, 1000, 14), fill="cloth", texture="cloth"))
    scene.add(terraces())
    hill = scene.add(Node("hill", Picture(), 800, 500, tip=Text("hill")))
    cells(hill)
    task_icons(hill)
    steps(hill)
    for section in range(1, 6):
        for radius in (240, 365):
            x, y = polar(radius, section_angle(section, 0.75))
            hill.draw(
                Shape(circle(13), x, y, "#4B3812", "#F1D98C", 1.8),
                Words(str(section), x, y, 16.5, "#FFE9A8", weight=800),
            )
    coricancha(hill)
    scene.add(Node("feast-token", Token(circle(16), "sun-disc", "cup"), 1500, 60, tip=Text("feast"))).draw(
        Piece(Marker(0, 8), 14, 10)
    )
    return scene
