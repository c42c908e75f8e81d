"""Pieces that lie in more than one place: dice, workers, discs, building tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from tablewright.engine import Text
from tablewright.engine.glyphs import GlyphLine, sign
from tablewright.engine.looks import Die, Marker, Picture, Tile
from tablewright.engine.marks import Icon, Piece, Shape
from tablewright.engine.outlines import octagon, rect
from tablewright.engine.scene import SEAT_LETTERS, Node, seat_colour
from tablewright.games.origins.box.schema import BUILDINGS
from tablewright.games.origins.look.pictograms import EMBLEM, PICTURES, effect_glyphs, reconstructed
from tablewright.games.origins.look.wording import building_text

View: TypeAlias = Mapping[str, Any]

WORKER_WIDE: Final = 45.0
WORKER_HIGH: Final = 56.0
_DIE: Final = 35.0
MARKED_FROM: Final = 70.0  # smaller tiles have no room for the mark of reconstruction


def letter(seat: int) -> str:
    """How a seat is written in the names of nodes."""
    return SEAT_LETTERS[seat].lower()


def die_tip(colour: str, value: int) -> Text:
    """A die in words; speakers are white."""
    if colour == "white":
        return Text("tip-speaker", {"value": value})
    return Text("tip-die", {"colour": colour, "value": value})


def die(name: str, colour: str, value: int, size: float, x: float, y: float) -> Node:
    """A standing die."""
    look = Die(size, colour, value, EMBLEM[colour])
    return Node(name, look, x, y, tip=die_tip(colour, value))


def numbered(things: list[str]) -> list[str]:
    """Names for things of which there may be several: ``mint-0``, ``mint-1`` in their order."""
    return [f"{thing}-{things[:i].count(thing)}" for i, thing in enumerate(things)]


def disc(name: str, seat: int, radius: float, x: float, y: float) -> Node:
    """A player's disc on a track."""
    return Node(name, Marker(seat, radius), x, y, tip=Text("tip-disc", {"seat": seat}))


def worker(name: str, seat: int, colour: str, value: int) -> Node:
    """A worker at a site: a die in a base of its owner's colour; without a colour the archon, a helmet."""
    mine = seat_colour(seat)
    who = Text("name-archon") if not colour else die_tip(colour, value)
    base = rect(WORKER_WIDE, WORKER_HIGH, 9)
    node = Node(name, Picture(base), tip=Text("tip-worker", {"seat": seat, "who": who}))
    node.draw(Shape(base, fill=mine, stroke=f"dark45:{mine}", width=1.4))
    if colour:
        node.draw(Piece(Die(_DIE, colour, value, EMBLEM[colour]), WORKER_WIDE / 2, 26))
    else:
        node.draw(
            Shape(rect(WORKER_WIDE - 8, 42, 7), 4, 4, f"dark30:{mine}"),
            Icon("archon", WORKER_WIDE / 2, 25, 34, "white"),
        )
    return node.draw(Piece(Marker(seat, 10), WORKER_WIDE - 5, WORKER_HIGH - 5))


def building(name: str, tile_id: str, width: float, x: float, y: float, fit: float = 0.62) -> Node:
    """A building tile with its picture and effect, and its price where there is room for it."""
    tile = BUILDINGS[tile_id]
    effect, label, tip, source = printed(tile_id)
    cost = tuple(sign("stone", "stone") for _ in range(tile.cost_stone)) if width > 120 else ()
    look = Tile(octagon(width), tile.colour, PICTURES[tile_id], cost, effect, fit=fit)
    return Node(name, look, x, y, label, tip, source=source if width >= MARKED_FROM else "")


@cache
def printed(tile_id: str) -> tuple[GlyphLine, Text, Text, str]:
    """What never changes on a building tile: effect, name, words, and the mark of reconstruction."""
    tile = BUILDINGS[tile_id]
    return effect_glyphs(tile.effect), Text(f"name-{tile_id}"), building_text(tile), reconstructed(tile_id)
