"""What the table looks like, as data: a game's ``scene.py`` turns a view into scenes of drawable nodes.

A *scene* is one sheet of the table: the board, or the area of one player. It holds a tree of *nodes*: things
with a stable name, a place, a look, a tooltip, and the options they stand for. What a node looks like is one
of a few *looks* (`Zone`, `Card`, `Die` ...) plus *marks* painted on it (shapes, pictograms, words). Nothing
here draws; `tablewright.draw` does, in any size and language.

Units are scene units: a board is 1600 x 1000, a player's area 1600 x 300; x to the right, y down. A child is
placed in its parent's coordinates. A `rect` lies right and below its place; every other outline, and every
piece (die, token, marker, figure, pile), lies around it. Colours are names from the game's world (``red``),
common names (``paper``, ``ink``) or ``#RRGGBB``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import cos, radians, sin, sqrt
from types import NoneType
from typing import Final, NamedTuple, TypeAlias, TypeVar, cast

from tablewright.engine.message import Text

#: How a thing may be shown beside the normal look; ``hovered`` is the client's own affair and never set here.
PICKABLE: Final = "pickable"
SELECTED: Final = "selected"
BLOCKED: Final = "blocked"

#: Seats by letter, as they are written on their pieces.
SEAT_LETTERS: Final = "ABCDEFG"

Point: TypeAlias = tuple[float, float]
Cell: TypeAlias = tuple[float, float, float, float]  # x, y, width, height
Caption: TypeAlias = Text | str  # a str is the same in every language: a number, a letter, a sign
MAKER = TypeVar("MAKER", bound=Callable[..., object])
THING = TypeVar("THING")  # a node, or its name


def made_once(make: MAKER) -> MAKER:
    """Equal values are the same object: quicker to make, and to compare with those of the last picture."""
    return cast(MAKER, lru_cache(maxsize=10_000)(make))


# ------------------------------------------------------------------------------------------ outlines
class Outline(NamedTuple):
    """A line around a thing, in the thing's own coordinates. Made by the functions below."""

    form: str
    size: tuple[float, ...] = ()
    data: str = ""


@made_once
def rect(width: float, height: float, radius: float = 8) -> Outline:
    """A rectangle with its upper left corner at the origin."""
    return Outline("rect", (0, 0, width, height, radius))


@made_once
def box(width: float, height: float = 0, radius: float = 6) -> Outline:
    """A rectangle around the origin; square if no height is given."""
    height = height or width
    return Outline("rect", (-width / 2, -height / 2, width, height, radius))


@made_once
def circle(radius: float) -> Outline:
    """A circle around the origin."""
    return Outline("circle", (radius,))


@made_once
def octagon(width: float) -> Outline:
    """An octagon around the origin, flat side up."""
    return Outline("octagon", (width,))


@made_once
def hexagon(radius: float, flat: bool = False) -> Outline:
    """A hexagon around the origin, corner up; with ``flat`` its flat side up."""
    return Outline("hexagon", (radius, 1.0 if flat else 0.0))


@made_once
def diamond(radius: float) -> Outline:
    """A square on its corner around the origin."""
    return Outline("diamond", (radius,))


@made_once
def sector(inner: float, outer: float, start: float, end: float) -> Outline:
    """A piece of a ring around the origin: two radii, two angles in degrees (0 = north, clockwise)."""
    return Outline("sector", (inner, outer, start, end))


@made_once
def polygon(*corners: Point) -> Outline:
    """Any straight-edged outline through the given corners."""
    return Outline("polygon", tuple(c for corner in corners for c in corner))


@made_once
def line(*corners: Point) -> Outline:
    """An open line through the given points; for marks only."""
    return Outline("line", tuple(c for corner in corners for c in corner))


@made_once
def path(data: str) -> Outline:
    """A free drawing: SVG path data in the thing's coordinates."""
    return Outline("path", (), data)


# ------------------------------------------------------------------------------------------ glyph lines
class Glyph(NamedTuple):
    """One sign of a glyph line: a pictogram or a word, bare or on a ground, with an amount in its corner."""

    icon: str = ""
    colour: str = ""  # of pictogram or word; empty: the line's colour, or what reads best on the ground
    ground: str = ""  # box, disc, card, hexagon, octagon, diamond, die or laurel
    fill: str = ""  # of the ground; empty: a dashed place for any such thing
    text: Caption = ""
    small: bool = False  # an operator between the signs that matter
    amount: str = ""
    crossed: bool = False
    space: float = 0.0  # an empty space, in units of the line's size


@made_once
def sign(icon: str, colour: str = "", amount: int = 1, crossed: bool = False) -> Glyph:
    """A bare pictogram."""
    return Glyph(icon, colour, amount=str(amount) if amount != 1 else "", crossed=crossed)


def number(value: Caption | int) -> Glyph:
    """A number, or a word as big as one."""
    return Glyph(text=str(value) if isinstance(value, int) else value)


def small(text: Caption) -> Glyph:
    """An operator or a short word between the signs."""
    return Glyph(text=text, small=True)


def on(
    ground: str, fill: str = "", icon: str = "", text: Caption = "", amount: int = 1, colour: str = ""
) -> Glyph:
    """A pictogram or number on a ground: a good in its box, a token, a small die, a tile of a colour."""
    return Glyph(icon, colour, ground, fill, text, amount=str(amount) if amount != 1 else "")


def points(value: int | str, fill: str = "res-vp") -> Glyph:
    """Victory points: the number inside a laurel."""
    return Glyph(ground="laurel", fill=fill, text=str(value))


def gap(size: float = 0.12) -> Glyph:
    """A little more room than usual."""
    return Glyph(space=size)


GlyphLine: TypeAlias = tuple[Glyph, ...]


# ------------------------------------------------------------------------------------------ marks
class Shape(NamedTuple):
    """A filled or drawn outline."""

    outline: Outline
    x: float = 0.0
    y: float = 0.0
    fill: str = "none"
    stroke: str = ""
    width: float = 1.2
    dash: str = ""
    opacity: float = 1.0
    texture: str = ""  # a pattern laid over the fill: waves, stars, brick ...
    cap: str = ""  # "round": rounded ends and joints


class Icon(NamedTuple):
    """A pictogram, placed by its centre."""

    name: str
    x: float
    y: float
    size: float = 24.0
    colour: str = "ink"
    opacity: float = 1.0
    rim: str = ""  # a line of this colour around it, so that it stands on any ground


class Words(NamedTuple):
    """A text whose middle line lies at y. With a width it is wrapped, then shrunk, then cut to fit."""

    text: Caption
    x: float
    y: float
    size: float = 17.0
    colour: str = "ink"
    anchor: str = "middle"  # start, middle, end
    weight: int = 600
    face: str = "sans"  # sans for captions and numbers, serif for names
    width: float = 0.0
    lines: int = 1
    least: float = 15.0  # smallest size it may shrink to
    turn: float = 0.0
    halo: str = ""  # a line of this colour around the letters


class ArcWords(NamedTuple):
    """A name along a circle around the origin, centred at an angle (0 = north, clockwise).

    In the lower half it runs the other way, so that it is never upside down.
    """

    text: Caption
    radius: float
    angle: float
    size: float = 15.0
    colour: str = "ink"
    weight: int = 700
    face: str = "serif"
    width: float = 0.0


class Glyphs(NamedTuple):
    """A line of glyphs, an effect in pictograms, centred at (x, y); shrinks to its width."""

    line: GlyphLine
    x: float
    y: float
    size: float = 26.0
    colour: str = "ink"
    width: float = 0.0
    anchor: str = "middle"
    gap: float = 0.12
    plain: bool = False  # every bare sign in the line's colour, for dark grounds


class Piece(NamedTuple):
    """A thing painted as part of a picture, without a name of its own."""

    look: Look
    x: float
    y: float
    scale: float = 1.0
    opacity: float = 1.0


class Group(NamedTuple):
    """Marks moved, scaled, turned, faded or cut together."""

    marks: tuple[Mark, ...]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0
    opacity: float = 1.0
    clip: Outline | None = None


Mark: TypeAlias = Shape | Icon | Words | ArcWords | Glyphs | Piece | Group


# ------------------------------------------------------------------------------------------ looks
class Picture(NamedTuple):
    """Nothing of its own: marks and children only. The outline says where it can be picked."""

    outline: Outline | None = None


class Zone(NamedTuple):
    """A part of the board with a heading: the node's label, a pictogram before it, a note at the right."""

    outline: Outline
    fill: str = "paper-2"
    stroke: str = "paper-edge"
    icon: str = ""
    note: Caption = ""
    ink: str = "ink"
    title: float = 18.0  # size of the heading
    shadow: bool = False
    texture: str = ""


class Space(NamedTuple):
    """A place where things lie: a step of a track, a cell, a slot. The label stands in its middle."""

    outline: Outline
    fill: str = "paper-2"
    stroke: str = "paper-edge"
    width: float = 1.2
    dash: str = ""  # an empty place is dashed
    ink: str = "ink-2"
    size: float = 15.0  # of the label
    opacity: float = 1.0
    texture: str = ""


class Card(NamedTuple):
    """A card's face. The label stands on the band at the top, or where a band would be."""

    width: float
    height: float
    fill: str = "cream"
    band: str = ""
    band_height: float = 30.0
    radius: float = 9.0
    size: float = 17.0  # of the label
    edge: str = "#22262B8C"


class Back(NamedTuple):
    """A face-down card."""

    width: float
    height: float
    fill: str
    icon: str = ""


class Tile(NamedTuple):
    """A tile of any outline around the origin: picture, name (the label), price flag and effect line.

    What is shown depends on the room: all of it on a large tile, picture and effect on a smaller one, then
    the picture alone.
    """

    outline: Outline
    fill: str
    picture: str = ""
    cost: GlyphLine = ()
    effect: GlyphLine = ()
    detail: str = ""  # full, compact, picture: overrides the choice by room
    fit: float = 0.62  # part of the width the effect line may take on a compact tile
    ink: str = ""  # of picture and effect; empty: what reads best


class Stack(NamedTuple):
    """The edges of tiles or cards under a top one (the child), and how many they are."""

    outline: Outline
    amount: int
    fill: str = "paper-3"
    depth: int = 3
    step: Point = (2.2, 3.2)
    badge: Point | None = None  # place of the number; None: upper right


class Pile(NamedTuple):
    """Discs lying on each other, seen from the side; the origin is the middle of the lowest top face."""

    amount: int
    width: float
    fill: str
    icon: str = ""
    step: float = 10.0


class Die(NamedTuple):
    """A die. Standing: a face with pips and a side with its colour's emblem, 1.26 times as high as wide."""

    size: float
    fill: str
    value: int
    emblem: str = ""
    flat: bool = False  # seen from above, square
    digit: bool = False  # the value as a digit; the emblem beside it


class Figure(NamedTuple):
    """A standing piece: meeple, pawn, house or flag, in a seat's colour with its letter or in its own."""

    form: str
    height: float
    fill: str = ""  # empty: the colour of the seat
    seat: int = -1
    icon: str = ""  # sign on the body, or on the badge above a pawn
    rim: str = ""


class Marker(NamedTuple):
    """The disc of a seat: colour, shape and letter together."""

    seat: int
    radius: float = 14.0
    wears: str = ""  # top-hat, straw-hat or wheels, if one seat has several kinds of markers
    note: str = ""  # a few letters below it


class Token(NamedTuple):
    """A small piece that belongs to nobody: a pictogram or a short text on a coloured ground."""

    outline: Outline
    fill: str
    icon: str = ""
    text: Caption = ""
    rim: str = ""
    ink: str = ""
    size: float = 1.22  # of the pictogram, in radii


class Counter(NamedTuple):
    """A pictogram and how many; zero is dimmed, never hidden."""

    icon: str
    value: int | str
    size: float = 30.0
    colour: str = "ink"
    ink: str = "ink"
    width: float = 0.0  # of the place; 0: as needed
    ground: str = ""  # the sign on a ground, as in glyph lines
    fill: str = ""


Look: TypeAlias = (
    Picture | Zone | Space | Card | Back | Tile | Stack | Pile | Die | Figure | Marker | Token | Counter
)


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
