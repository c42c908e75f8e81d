"""A scene drawn: every node as a fragment under its name, so that only what changed has to be drawn and sent.

A *sheet* is flat: what each node looks like, where it lies, in which order, and what can be picked. Picking
is a layer of its own over everything, so that a new question redraws no node. The `difference` of two sheets
is a *patch*; applying it to the old sheet gives the new one, in Python as in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, TypeVar

from tablewright.draw.looks import dot_of, is_soft, kind_of, outline_of, paint_look
from tablewright.draw.marks import paint_marks
from tablewright.draw.outline import corner
from tablewright.draw.pen import NOMINAL_ZOOM, Pen
from tablewright.draw.states import HOVERED, hit, overlay
from tablewright.draw.svg import fine, num, safe, transform
from tablewright.engine.glyphs import Caption
from tablewright.engine.looks import Look
from tablewright.engine.marks import Mark
from tablewright.engine.message import Text
from tablewright.engine.outlines import Outline, box
from tablewright.engine.scene import Node, Scene, texts_in

RECONSTRUCTED: Final = "reconstructed"
_KEPT: Final = 20_000  # fragments a painter remembers


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a node looks like, wherever it lies: SVG under and over its children, and its tooltip."""

    kind: str
    under: str
    over: str
    tip: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a node lies: on which node (empty: the sheet), how moved, turned and scaled there, how faded."""

    parent: str
    transform: str
    fade: float


@dataclass(frozen=True, slots=True)
class Pick:
    """What can be done with a node now: its state, the options it stands for, and the lines around it."""

    state: str
    options: tuple[str, ...]
    transform: str
    body: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scene drawn in one language. ``order``: the children of every node as drawn; "" is the sheet."""

    name: str
    world: str
    width: float
    height: float
    owner: int
    drawn: dict[str, Drawn] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    order: dict[str, tuple[str, ...]] = field(default_factory=dict)
    picks: dict[str, Pick] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Patch:
    """What turns one sheet into the next. ``picks`` is the whole layer, or None if it stays as it is."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: tuple[str, ...]
    moved: tuple[str, ...]
    drawn: dict[str, Drawn]
    places: dict[str, Place]
    order: dict[str, tuple[str, ...]]
    picks: dict[str, Pick] | None

    def __bool__(self) -> bool:
        return bool(self.removed or self.drawn or self.places or self.order) or self.picks is not None


Content = tuple[Look, Caption, Text | None, tuple[Mark, ...], str, bool]
T = TypeVar("T")


class Drawings:
    """What was drawn, by node and content."""

    def __init__(self) -> None:
        self._of: dict[str, dict[Content, Drawn]] = {}
        self._count = 0

    def find(self, node: str, content: Content) -> Drawn | None:
        """What was drawn for that node when it had that content."""
        of_node = self._of.get(node)
        return None if of_node is None else of_node.get(content)

    def keep(self, node: str, content: Content, drawn: Drawn) -> None:
        """Remember it; when there is too much, forget everything."""
        if self._count >= _KEPT:
            self._of, self._count = {}, 0
        self._of.setdefault(node, {})[content] = drawn
        self._count += 1


class Painter:
    """Draws scenes of one world for readers of one language, and remembers what it has drawn.

    Painters of the same world, language and size may share what names nobody (`shared`): then a table with
    other people at it finds most of its board drawn already.
    """

    def __init__(
        self,
        world: str,
        texts: Callable[[Text], str],
        zoom: float = NOMINAL_ZOOM,
        shared: Drawings | None = None,
    ) -> None:
        self.pen = Pen(world, texts, zoom)
        self._own = Drawings()
        self._shared = self._own if shared is None else shared
        self._last: dict[str, tuple[Content, Drawn]] = {}

    def draw(self, node: Node) -> Drawn:
        """A node's own picture, without its children; the same content is drawn only once."""
        content = (node.look, node.label, node.tip, tuple(node.marks), node.source, bool(node.picks))
        last = self._last.get(node.id)
        if last is not None and last[0] == content:  # most nodes stay as they are; comparing beats hashing
            return last[1]
        drawn = self._shared.find(node.id, content) or self._own.find(node.id, content)
        if drawn is None:
            named = _names_people(content)
            drawn = self._draw_named(node, content) if named else self._draw(node)
            (self._own if named else self._shared).keep(node.id, content, drawn)
        if len(self._last) >= _KEPT:
            self._last = {}
        self._last[node.id] = (content, drawn)
        return drawn

    def _draw_named(self, node: Node, content: Content) -> Drawn:
        """A picture that names people. Most do so in their tooltip only: the rest is shared."""
        look, label, _, marks, source, picks = content
        bare: Content = (look, label, None, marks, source, picks)
        if node.tip is None or _names_people(bare):
            return self._draw(node)
        drawn = self._shared.find(node.id, bare)
        if drawn is None:
            drawn = replace(self._draw(node), tip="")
            self._shared.keep(node.id, bare, drawn)
        return replace(drawn, tip=self.pen.say(node.tip))

    def _draw(self, node: Node) -> Drawn:
        pen = self.pen
        art = paint_look(pen, node.look, node.label)
        under = art.under + paint_marks(pen, node.marks)
        around = outline_of(node.look)
        if around is not None:
            if node.source == RECONSTRUCTED:
                under += _reconstructed(pen, around)
            if node.picks:
                under += hit(around, is_soft(node.look))
        return Drawn(kind_of(node.look), under, art.over, pen.say(node.tip) if node.tip is not None else "")

    def sheet(self, scene: Scene) -> Sheet:
        """The whole scene."""
        sheet = Sheet(scene.name, scene.world, scene.width, scene.height, scene.owner)
        self._lay(sheet, scene.nodes, "", "")
        return sheet

    def _lay(self, sheet: Sheet, nodes: list[Node], parent: str, base: str) -> None:
        sheet.order[parent] = tuple([node.id for node in nodes])
        drawn, places = sheet.drawn, sheet.places
        for node in nodes:
            name = node.id
            if name in drawn:
                raise ValueError(f"two nodes are called {name!r}")
            drawn[name] = self.draw(node)
            place = places[name] = _place(parent, node.x, node.y, node.turn, node.scale, node.fade)
            if node.state or node.children:
                move = place.transform
                whole = f"{base} {move}".strip() if base and move else base or move
                if node.state:
                    sheet.picks[name] = _pick(node, whole)
                if node.children:
                    self._lay(sheet, node.children, name, whole)


def _names_people(part: object) -> bool:
    """Whether a text in there is told with somebody's name: an argument that is a seat."""
    for text in texts_in(part):
        for name, value in text.args.items():
            if name.endswith(("seat", "seats")) or _names_people(value):
                return True
    return False


@lru_cache(maxsize=50_000)
def _place(parent: str, x: float, y: float, turn: float, scale: float, fade: float) -> Place:
    """Sheets share their places: hundreds of people look at nearly the same board."""
    return Place(parent, transform(x, y, turn, scale), fade)


def _pick(node: Node, whole: str) -> Pick:
    around = outline_of(node.look) or box(24)
    dot = node.dot or dot_of(node.look)
    return Pick(node.state, node.options, whole, overlay(around, node.state, dot, node.badge))


def _reconstructed(pen: Pen, outline: Outline) -> str:
    """A small hollow circle: the values of this thing are not from the publisher."""
    x, y = corner(outline)
    inward = 0.88 if outline.form != "rect" else 1.0
    cx, cy = x * inward, y * inward
    if outline.form == "rect":
        cx, cy = cx - 6, cy + 6
    ring = f'<circle cx="{num(cx)}" cy="{num(cy)}" r="4" fill="none" stroke='
    return f'{ring}"#fff" stroke-width="3.4" opacity=".75"/>{ring}"{pen.paint("ink-3")}" stroke-width="1.5"/>'


# ------------------------------------------------------------------------------------------ patches
def difference(old: Sheet, new: Sheet) -> Patch:
    """What has to be told to somebody who has the old sheet."""
    drawn = _different(old.drawn, new.drawn)
    places = _different(old.places, new.places)
    order = _different(old.order, new.order)
    order.update({name: () for name in old.order if name not in new.order and name in new.drawn})
    return Patch(
        added=tuple(name for name in drawn if name not in old.drawn),
        removed=tuple(name for name in old.drawn if name not in new.drawn),
        changed=tuple(name for name in drawn if name in old.drawn),
        moved=tuple(name for name in places if name in old.places),
        drawn=drawn,
        places=places,
        order=order,
        picks=new.picks if list(old.picks.items()) != list(new.picks.items()) else None,  # they lie in order
    )


def _different(old: dict[str, T], new: dict[str, T]) -> dict[str, T]:
    """What is new or not as it was; most things are the very same object."""
    return {name: it for name, it in new.items() if (had := old.get(name)) is not it and had != it}


def apply(sheet: Sheet, patch: Patch) -> Sheet:
    """The sheet after the patch; the old one stays as it is."""
    gone = set(patch.removed)
    kept = {name: ids for name, ids in sheet.order.items() if name not in gone}
    order = {name: ids for name, ids in (kept | patch.order).items() if ids or not name}
    return replace(
        sheet,
        drawn={name: drawn for name, drawn in sheet.drawn.items() if name not in gone} | patch.drawn,
        places={name: place for name, place in sheet.places.items() if name not in gone} | patch.places,
        order=order,
        picks=sheet.picks if patch.picks is None else patch.picks,
    )


# ------------------------------------------------------------------------------------------ one piece of SVG
def body(sheet: Sheet) -> str:
    """All nodes and the picks over them, as they lie."""
    nodes = "".join(_nested(sheet, sheet.order.get("", ())))
    picks = "".join(
        f'<g class="{pick.state}" data-node="{safe(name)}"{_moved(pick.transform)}>{pick.body}</g>'
        for name, pick in sheet.picks.items()
    )
    return f'{nodes}<g class="picks">{picks}</g>' if picks else nodes


def _nested(sheet: Sheet, names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        drawn, place = sheet.drawn[name], sheet.places[name]
        pick = sheet.picks.get(name)
        hovered = f" {HOVERED}" if pick is not None and pick.state == HOVERED else ""
        faded = f' opacity="{fine(place.fade)}"' if place.fade != 1.0 else ""
        yield f'<g id="n-{safe(name)}" class="{drawn.kind}{hovered}"{_moved(place.transform)}{faded}>'
        if drawn.tip:
            yield f"<title>{safe(drawn.tip)}</title>"
        yield drawn.under
        yield from _nested(sheet, sheet.order.get(name, ()))
        yield f"{drawn.over}</g>"


def _moved(value: str) -> str:
    return f' transform="{value}"' if value else ""
