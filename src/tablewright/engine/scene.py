"""What the table looks like, as data: a game's ``scene.py`` turns a view into scenes of drawable nodes.

A *scene* is one sheet of the table: the board, or the area of one player. It holds a tree of *nodes*: things
with a stable name, a place, a look, a tooltip, and the options they stand for. What a node looks like is one
of a few *looks* (`Zone`, `Card`, `Die` ..., in `looks.py`) plus *marks* painted on it (shapes, pictograms,
words, in `marks.py`). Nothing here draws; `tablewright.draw` does, in any size and language.

Units are scene units: a board is 1600 x 1000, a player's area 1600 x 300; x to the right, y down. A child is
placed in its parent's coordinates. A `rect` lies right and below its place; every other outline, and every
piece (die, token, marker, figure, pile), lies around it. Colours are names from the game's world (``red``),
common names (``paper``, ``ink``) or ``#RRGGBB``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import cos, radians, sin, sqrt
from types import NoneType
from typing import Final, TypeVar

from tablewright.engine.glyphs import Caption
from tablewright.engine.looks import Look, Picture, Space, Zone
from tablewright.engine.marks import Mark
from tablewright.engine.message import Text
from tablewright.engine.outlines import Cell, Point

#: How a thing may be shown beside the normal look; ``hovered`` is the client's own affair and never set here.
PICKABLE: Final = "pickable"
SELECTED: Final = "selected"
BLOCKED: Final = "blocked"

#: Seats by letter, as they are written on their pieces.
SEAT_LETTERS: Final = "ABCDEFG"

THING = TypeVar("THING")  # a node, or its name


# ------------------------------------------------------------------------------------------ nodes and scenes
class Node:
    """A thing on the table.

    ``picks`` are the options it stands for: whole option names (``visit-site:S1``), or just the value
    (``S1``) for a thing that is the answer in questions of any kind. The tooltip says in words what the thing
    is: for a screen reader and the terminal it is the thing. ``source="reconstructed"`` puts the small mark
    on it that says its values are not from the publisher.
    """

    __slots__ = (
        "badge",
        "children",
        "dot",
        "fade",
        "id",
        "label",
        "look",
        "marks",
        "options",
        "picks",
        "scale",
        "source",
        "state",
        "tip",
        "turn",
        "x",
        "y",
    )

    def __init__(
        self,
        id: str,
        look: Look,
        x: float = 0.0,
        y: float = 0.0,
        label: Caption = "",
        tip: Text | None = None,
        picks: tuple[str, ...] = (),
        marks: Iterable[Mark] = (),
        source: str = "",
        turn: float = 0.0,
        scale: float = 1.0,
        fade: float = 1.0,
        dot: Point | None = None,
    ) -> None:
        self.id: str = id
        self.look: Look = look
        self.x: float = x
        self.y: float = y
        self.label: Caption = label
        self.tip: Text | None = tip
        self.picks: tuple[str, ...] = picks
        self.marks: list[Mark] = list(marks)
        self.source: str = source
        self.turn: float = turn
        self.scale: float = scale
        self.fade: float = fade
        self.dot: Point | None = dot  # where the pick dot sits, if not at the upper right
        self.children: list[Node] = []
        self.state: str = ""
        self.options: tuple[str, ...] = ()  # the offered options it stands for now
        self.badge: str = ""  # short text in the pick dot, such as a price

    def add(self, child: Node) -> Node:
        """Lay a thing on this one; returns the child."""
        self.children.append(child)
        return child

    def draw(self, *marks: Mark) -> Node:
        """Paint marks on this one, under its children; returns the node itself."""
        self.marks.extend(marks)
        return self

    def __repr__(self) -> str:
        return f"Node({self.id!r}, {type(self.look).__name__})"


class Scene:
    """One sheet: the board, or the area of one player (``owner`` is the seat it belongs to)."""

    __slots__ = ("height", "name", "nodes", "owner", "width", "world")

    def __init__(
        self, name: str, world: str, width: float = 1600.0, height: float = 1000.0, owner: int = -1
    ) -> None:
        self.name: str = name
        self.world: str = world
        self.width: float = width
        self.height: float = height
        self.owner: int = owner
        self.nodes: list[Node] = []

    def add(self, node: Node) -> Node:
        """Lay a thing on the sheet; returns it."""
        self.nodes.append(node)
        return node


def walk(scene: Scene) -> Iterator[Node]:
    """All nodes in drawing order, parents before their children."""
    for node in scene.nodes:
        yield from _branch(node)


def _branch(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from _branch(child)


#: What looks and marks are mostly made of; there is nothing to read in these.
_TEXTLESS: Final = (float, str, int, bool, NoneType)


def texts_in(part: object) -> list[Text]:
    """The texts in a look, in marks, in whatever is made of tuples and lists."""
    found: list[Text] = []
    _collect_texts(part, found)
    return found


def _collect_texts(part: object, found: list[Text]) -> None:
    if isinstance(part, Text):
        found.append(part)
    elif isinstance(part, tuple | list):
        for inner in part:
            if type(inner) not in _TEXTLESS:
                _collect_texts(inner, found)


def repeated_ids(scenes: Iterable[Scene]) -> list[str]:
    """Names that more than one node of the table bears; must be empty."""
    seen: set[str] = set()
    twice: list[str] = []
    for scene in scenes:
        for node in walk(scene):
            if node.id in seen:
                twice.append(node.id)
            seen.add(node.id)
    return twice


# ------------------------------------------------------------------------------------------ picking
def attach(
    scenes: Iterable[Scene],
    offered: Iterable[str],
    selected: Iterable[str] = (),
    blocked: Iterable[str] = (),
    badges: Mapping[str, str] | None = None,
    about: Sequence[str] = (),
) -> list[str]:
    """Light up what can be picked now; returns the offered options that no node stands for, in their order.

    ``offered``, ``selected`` (chosen earlier in this turn) and ``blocked`` (the one asked about) are option
    names; ``badges`` puts a short text, such as a price, into the pick dot of an option. ``about`` is what
    the question is about (`Decision.things_told`): the pick ``site-action:top@S1`` is meant only at S1.
    """
    by_pick = _nodes_by_pick(scenes)
    left = []
    for option in offered:
        nodes = _standing_for(by_pick, option, about)
        for node in nodes:
            node.options = (*node.options, option)
            node.state = PICKABLE
            if badges is not None and option in badges:
                node.badge = badges[option]
        if not nodes:
            left.append(option)
    for option in selected:
        for node in _standing_for(by_pick, option, about):
            node.state = SELECTED
    for option in blocked:
        for node in _standing_for(by_pick, option, about):
            if not node.options:
                node.state = BLOCKED
    return left


def _nodes_by_pick(scenes: Iterable[Scene]) -> dict[str, list[Node]]:
    by_pick: dict[str, list[Node]] = {}
    for scene in scenes:
        for node in walk(scene):
            node.state, node.options, node.badge = "", (), ""
            for pick in node.picks:
                by_pick.setdefault(pick, []).append(node)
    return by_pick


def _standing_for(by_pick: Mapping[str, list[THING]], option: str, about: Sequence[str]) -> list[THING]:
    """What stands for an option: by its name where the question is about this, by its name, by its value."""
    for pick in (*(f"{option}@{it}" for it in about), option, option.partition(":")[2]):
        if pick in by_pick:
            return by_pick[pick]
    return []


def picks_of(scenes: Iterable[Scene]) -> dict[str, list[str]]:
    """The names of the nodes that stand for each pick."""
    found: dict[str, list[str]] = {}
    for scene in scenes:
        for node in walk(scene):
            for pick in node.picks:
                found.setdefault(pick, []).append(node.id)
    return found


def nodes_for(picks: Mapping[str, list[str]], option: str, about: Sequence[str] = ()) -> list[str]:
    """The names of the nodes that stand for an option; the same rule as `attach`."""
    return _standing_for(picks, option, about)


# ------------------------------------------------------------------------------------------ in words
#: Before a line of the outline: what can be picked, what is chosen, what was asked about.
STATE_SIGNS: Final = {PICKABLE: "> ", SELECTED: "+ ", BLOCKED: "! "}


def outline(scene: Scene, render: Callable[[Text], str], empty: bool = False) -> list[str]:
    """The scene in words, for terminals and screen readers: one line per thing with a tooltip or a label.

    Lines are indented by depth. Zones and pictures with something in them are headings and end in a colon.
    Equal things beside each other share a line. What lies open is told: every thing with a tooltip, with the
    things that lie on it below. Empty spaces that have no more than a label are left out, unless they can be
    picked or ``empty`` is set.
    """
    lines: list[str] = []
    _tell(scene.nodes, 0, render, empty, lines)
    return lines


def _tell(
    nodes: list[Node], depth: int, render: Callable[[Text], str], empty: bool, lines: list[str]
) -> None:
    last, count, at = "", 0, -1
    for node in nodes:
        text = words_of(node, render)
        inside: list[str] = []
        _tell(node.children, depth + 1 if text else depth, render, empty, inside)
        bare = isinstance(node.look, Space) and node.tip is None
        if not text or (bare and not inside and not empty and not node.state):
            lines.extend(inside)
            continue
        line = "  " * depth + STATE_SIGNS.get(node.state, "") + text
        if inside:
            lines.append(f"{line}:" if isinstance(node.look, (Zone, Picture)) else line)
            lines.extend(inside)
        elif line == last and at == len(lines) - 1:
            count += 1
            lines[at] = f"{line} × {count}"
        else:
            last, count, at = line, 1, len(lines)
            lines.append(line)


def words_of(node: Node, render: Callable[[Text], str]) -> str:
    """What a node is called: its tooltip, else its label."""
    if node.tip is not None:
        return render(node.tip)
    label = node.label
    return render(label) if isinstance(label, Text) else label


# ------------------------------------------------------------------------------------------ positions
def spread(count: int, step: float) -> list[float]:
    """Offsets of things that share a place, centred: three with step 10 lie at -10, 0, 10."""
    return [(i - (count - 1) / 2) * step for i in range(count)]


def polar(radius: float, angle: float, x: float = 0.0, y: float = 0.0) -> Point:
    """The point at a distance and an angle in degrees (0 = north, clockwise) from (x, y)."""
    a = radians(angle)
    return x + radius * sin(a), y - radius * cos(a)


def hex_at(q: int, r: int, radius: float, flat: bool = False) -> Point:
    """The centre of the hex with axial coordinates q, r; hexes of that radius fill the plane."""
    if flat:
        return radius * 1.5 * q, radius * sqrt(3) * (r + q / 2)
    return radius * sqrt(3) * (q + r / 2), radius * 1.5 * r


def along_frame(width: float, height: float, depth: float, across: int, down: int) -> list[Cell]:
    """The cells of a track along the rim of a sheet, clockwise from the upper left corner."""
    wide, high = width / across, (height - 2 * depth) / down
    cells = [(i * wide, 0.0, wide, depth) for i in range(across)]
    cells += [(width - depth, depth + i * high, depth, high) for i in range(down)]
    cells += [(width - (i + 1) * wide, height - depth, wide, depth) for i in range(across)]
    cells += [(0.0, height - depth - (i + 1) * high, depth, high) for i in range(down)]
    return cells


def laps(points: int, length: int) -> str:
    """What a marker on a score track has left behind where the track begins anew: ``+100``."""
    return f"+{points // length * length}" if points >= length else ""


def seat_colour(seat: int) -> str:
    """The colour name of a seat."""
    return f"pl-{SEAT_LETTERS[seat].lower()}"
