"""The hill on the screen: rings of terraces, triangles with a worker space in each, steps, Coricancha."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from tablewright.engine import Text
from tablewright.engine.looks import Figure, Marker, Picture, Space
from tablewright.engine.marks import Icon, Mark, Shape, Words
from tablewright.engine.outlines import Point, circle, line, polygon, rect, sector
from tablewright.engine.scene import Node, polar, seat_colour, spread
from tablewright.games.tawantinsuyu.box.schema import (
    ICONS,
    SECTIONS,
    SPACES,
    STEPS_SPACES,
    HillIcon,
    HillSpace,
    StepsSpace,
)
from tablewright.games.tawantinsuyu.look.pictograms import ACTION_ICONS, TASK_ICONS, WORKER_LOOKS
from tablewright.games.tawantinsuyu.look.wording import space_text

View: TypeAlias = Mapping[str, Any]

#: Radii of the inner and the outer task icons of each terrace.
RADII: Final = {"top": (132.0, 222.0), "middle": (258.0, 347.0), "bottom": (383.0, 467.0)}
#: Where an icon lies: fraction of its section, and inner (0) or outer (1) radius.
ICON_PLACES: Final = {
    "top": {"I": (0.0, 0), "C": (0.0, 1), "M": (0.5, 1)},
    "middle": {"I": (0.0, 0), "K": (0.5, 0), "C": (0.0, 1), "M": (0.5, 1)},
    "bottom": {"I": (0.0, 0), "K": (0.5, 0), "C": (0.0, 1), "M": (1 / 3, 1), "P": (2 / 3, 1)},
}
STEPS_RADIUS: Final = {"upper": 240.0, "lower": 365.0}
#: Ground and ink of a worker space by its colour.
GROUND: Final = {
    "blue": ("#E3EDF8", "#1F4377"),
    "green": ("#E6F0D8", "#33551D"),
    "none": ("#FBF3DF", "#4A4030"),
}
ANGLE: Final = 360 / SECTIONS
SPACE_RADIUS, ICON_RADIUS = 23.5, 17.5
WORKER_HIGH: Final = 44.0


def hill(view: View, x: float, y: float) -> list[Node]:
    """The ground, then everything on it."""
    ground = terraces(x, y)
    node = Node("hill", Picture(), x, y, tip=Text("tip-hill"))
    for space in SPACES:
        node.draw(cell(space))
    for space in SPACES:
        node.add(worker_space(space, view["hill"].get(space.id, "")))
    for icon in ICONS.values():
        node.add(task_icon(icon))
    for steps in STEPS_SPACES:
        node.add(steps_plate(steps, view["steps"].get(steps.id)))
    for section in range(1, SECTIONS + 1):
        for radius in STEPS_RADIUS.values():
            px, py = polar(radius, section_angle(section, 0.75))
            node.draw(
                Shape(circle(13), px, py, "#4B3812", "#F1D98C", 1.8),
                Words(str(section), px, py, 16.5, "#FFE9A8", weight=800),
            )
    node.add(coricancha(view))
    return [ground, node]


def section_angle(section: int, fraction: float) -> float:
    """The angle of a part of a section; section 1 is at the top, clockwise, 0 = north."""
    return -ANGLE / 2 + ANGLE * (section - 1 + fraction)


def icon_polar(icon: HillIcon) -> tuple[float, float]:
    """Radius and angle of a task icon."""
    fraction, outer = ICON_PLACES[icon.terrace][icon.pos]
    return RADII[icon.terrace][outer], section_angle(icon.section, fraction)


@cache
def corners(space: HillSpace) -> tuple[tuple[float, float], ...]:
    """Radius and angle of the three icons that a space touches, the angles on its side of the ring."""
    middle = section_angle(space.section, 0.5)
    found = []
    for name in space.icons:
        radius, angle = icon_polar(ICONS[name])
        found.append((radius, angle + 360 * round((middle - angle) / 360)))
    return tuple(found)


@cache
def centre(space: HillSpace) -> Point:
    """Where a worker space lies: in the middle of its three icons."""
    spots = corners(space)
    return polar(sum(r for r, _ in spots) / 3, sum(a for _, a in spots) / 3)


def terraces(x: float, y: float) -> Node:
    """Fields, walls and terraces under the spaces."""
    return Node("fields", Picture(), x, y, marks=terrace_marks())


@cache
def terrace_marks() -> tuple[Mark, ...]:
    """Fields, walls and terraces around the middle of the hill."""
    ground = Node("fields", Picture())
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
    for section in range(1, SECTIONS + 1):
        angle = section_angle(section, 0)
        for inner, outer in ((112, 222), (240, 347), (365, 484)):
            border = line(polar(inner, angle), polar(outer, angle))
            ground.draw(Shape(border, stroke="border", width=5, opacity=0.85, cap="round"))
    return tuple(ground.marks)


@cache
def cell(space: HillSpace) -> Shape:
    """The triangle of a space, tinted by its colour."""
    tint = f"cell-{space.colour if space.colour != 'none' else space.terrace}"
    outline = polygon(*[polar(r, a) for r, a in corners(space)])
    return Shape(outline, 0, 0, tint, "#A58F5C", 2.2, cap="round")


def worker_space(space: HillSpace, worker: str) -> Node:
    """A round space with its god, and the worker on it."""
    fill, ink = GROUND[space.colour]
    x, y = centre(space)
    look = Space(circle(SPACE_RADIUS), fill, f"space-{space.colour}", 3.2)
    node = Node(space.id, look, x, y, tip=space_text(space), picks=(space.id,))
    node.draw(Icon(f"g-{space.god}", 0, 0, 25, ink, 0.25 if worker else 1))
    if worker:
        node.add(meeple(f"{space.id}-worker", worker, 0, -1, WORKER_HIGH))
    return node


def meeple(name: str, colour: str, x: float, y: float, height: float, picks: tuple[str, ...] = ()) -> Node:
    """A worker in the colour of its class."""
    fill, icon = WORKER_LOOKS[colour]
    tip = Text("tip-worker", {"worker": colour})
    return Node(name, Figure("meeple", height, fill, icon=icon), x, y, tip=tip, picks=picks)


def task_icon(icon: HillIcon) -> Node:
    """A medallion with its task."""
    picture, family = TASK_ICONS[icon.task]
    x, y = polar(*icon_polar(icon))
    look = Space(circle(ICON_RADIUS), f"{family}-ground", family, 2)
    tip = Text("tip-task", {"task": icon.task})
    return Node(icon.id, look, x, y, tip=tip, picks=(icon.id,)).draw(Icon(picture, 0, 0, 24, family))


def steps_plate(space: StepsSpace, owner: int | None) -> Node:
    """A stair plate on the wall, in the owner's colour."""
    angle = section_angle(space.section, 0.25)
    x, y = polar(STEPS_RADIUS[space.level], angle)
    taken = owner is not None
    tip = Text("tip-steps", {"space": space.id})
    if owner is not None:
        tip = Text("tip-steps-of", {"space": space.id, "seat": owner})
    node = Node(space.id, Picture(circle(21)), x, y, tip=tip, picks=(space.id,))
    edge = "white" if taken else "#6B5A32"
    plate = node.add(Node(f"{space.id}-plate", Picture(), turn=angle))
    plate.draw(
        Shape(rect(38, 40, 4), -19, -20, "black", opacity=0.3),
        Shape(rect(38, 40, 4), -19, -22, seat_colour(owner) if owner is not None else "#B8A26C", edge, 2),
    )
    for i in range(5):
        stair = line((-17, -15 + i * 7.5), (17, -15 + i * 7.5))
        plate.draw(Shape(stair, stroke=edge, width=1.8, opacity=0.65))
    if owner is not None:
        node.add(Node(f"{space.id}-owner", Marker(owner, 11.5)))
    else:
        mark = node.add(Node(f"{space.id}-free", Picture()))
        mark.draw(Shape(circle(12), 0, 0, "#EADDB8", "#6B5A32"), Icon("steps", 0, 0, 15, "build"))
    return node


def coricancha(view: View) -> Node:
    """The wheel of the High Priest actions, the High Priests on its rim."""
    wheel = Node("coricancha", Picture(circle(112)), tip=Text("tip-coricancha"))
    wheel.draw(
        Shape(circle(112), 0, 0, "sun-edge", "#4B3812", 2), Shape(circle(106), 0, 0, "sun", "#4B3812", 1.5)
    )
    for section, action in enumerate(view["actions"], start=1):
        start, end = section_angle(section, 0), section_angle(section, 1)
        look = Space(sector(0, 80, start, end), "sun-light" if section % 2 else "#F9E5A4", "sun-edge", 1.6)
        tip = Text("tip-action", {"action": action, "section": section})
        picks = (f"priest-move:{action}", f"priest-start:{action}")
        wedge = wheel.add(Node(f"action-{action}", look, tip=tip, picks=picks))
        wedge.draw(Icon(ACTION_ICONS[action], *polar(55, (start + end) / 2), 31, "sun-ink"))
    hub = wheel.add(Node("sun", Picture()))
    hub.draw(Shape(circle(24), 0, 0, "sun-disc", "sun-ink", 2), Icon("sun", 0, 0, 36, "sun-light"))
    for section in range(1, SECTIONS + 1):
        seats = [inca["seat"] for inca in view["incas"] if inca["priest"] == section]
        for seat, shift in zip(seats, spread(len(seats), 0.46 if len(seats) < 4 else 0.3), strict=True):
            x, y = polar(95, section_angle(section, 0.5 + shift))
            tip = Text("tip-priest", {"seat": seat})
            wheel.add(Node(f"priest-{seat}", Figure("pawn", 39, seat=seat), x, y - 3, tip=tip))
    return wheel
