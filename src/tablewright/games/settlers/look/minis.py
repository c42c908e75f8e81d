"""How the mini-expansions look on the table: a strip of tokens and tiles below the Empire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.glyphs import GlyphLine
from tablewright.engine.looks import Picture, Space
from tablewright.engine.marks import Glyphs, Shape, Words
from tablewright.engine.message import Text
from tablewright.engine.outlines import rect
from tablewright.engine.scene import Node
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.look.faces import ARROW, goods_line, steps_line
from tablewright.games.settlers.look.wording import price_text, steps

View = Mapping[str, Any]

#: The strip, and a tile on it.
STRIP_HEIGHT: Final = 92.0
WIDE, HIGH, STEP = 112.0, 72.0, 119.0

_TOKENS: Final = {token.id: token for token in MORE.minis.expedition_tokens}
_TILES: Final = {tile.id: tile for tile in MORE.minis.diplomacy_tiles}
_MARKET: Final = {tile.id: tile for tile in MORE.minis.market_tiles}


def has_minis(view: View) -> bool:
    """Whether tokens or tiles lie on the table."""
    more = view.get("more")
    return more is not None and bool(more["expedition"] or more["diplomacy"] or more["entrance"])


def strip(view: View, me: View, x: float, y: float, w: float) -> Node:
    """Expedition tokens, Diplomacy tiles, the Entrance and the Stalls, from left to right."""
    more = view["more"]
    zone = Node("minis", Picture(rect(w, STRIP_HEIGHT)), x, y)
    zone.draw(Shape(rect(w, STRIP_HEIGHT, 10), fill="bar", stroke="line", opacity=0.6))
    nodes = [token(name) for name in more["expedition"]]
    nodes += [tile(name, name in me["more"]["tiles"]) for name in more["diplomacy"]]
    if more["entrance"]:
        nodes.append(entrance(more["entrance"], me["more"]["visited"]))
        nodes += [stall(name) for name in _MARKET if name != more["entrance"]]
    for i, node in enumerate(nodes):
        node.x, node.y = 10 + i * STEP, 10
        zone.add(node)
    return zone


def token(name: str) -> Node:
    """SETX-8.3 An Expedition token."""
    written = _TOKENS[name]
    tip = Text("tip-token", {"name": name, "what": steps(written.do)})
    return piece(name, Text("card-name", {"card": name}), tip, (name,), steps_line(written.do), "cream")


def tile(name: str, used: bool) -> Node:
    """SETX-8.5 A Diplomacy tile; pale if it has been used in this round."""
    written = _TILES[name]
    tip = Text("tip-tile", {"name": name, "how": price_text(written.cost), "what": steps(written.do)})
    picks = (name, f"turn:tile/{name}")
    look = (*goods_line(amounts(written.cost)), ARROW, *steps_line(written.do))
    return piece(name, Text("card-name", {"card": name}), tip, picks, look, "paper", used)


def entrance(name: str, visited: bool) -> Node:
    """SETX-8.6 The Entrance to the Market; pale after a visit."""
    cost = amounts(_MARKET[name].front.entrance.cost)
    tip = Text("tip-entrance", {"how": price_text(cost)})
    return piece("market", Text("board-entrance"), tip, ("turn:market",), goods_line(cost), "deal", visited)


def stall(name: str) -> Node:
    """SETX-8.6 A Stall of the Market."""
    written = _MARKET[name].back.stall
    tip = Text("tip-stall", {"name": name, "how": price_text(written.cost), "what": steps(written.do)})
    look = (*goods_line(amounts(written.cost)), ARROW, *steps_line(written.do))
    return piece(name, Text("card-name", {"card": name}), tip, (name,), look, "paper-2")


def amounts(cost: Mapping[Any, int]) -> dict[str, int]:
    """A cost by the names of its goods."""
    return {str(name): n for name, n in cost.items()}


def piece(
    name: str, title: Text, tip: Text, picks: tuple[str, ...], look: GlyphLine, fill: str, pale: bool = False
) -> Node:
    """A tile with its name and its signs."""
    node = Node(name, Space(rect(WIDE, HIGH, 7), fill), tip=tip, picks=picks, fade=0.5 if pale else 1)
    return node.draw(
        Words(title, WIDE / 2, 20, 15, "ink", weight=700, face="serif", width=WIDE - 8, lines=2),
        Glyphs(look, WIDE / 2, 52, 20, width=WIDE - 10),
    )
