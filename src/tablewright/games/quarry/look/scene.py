"""The table on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.glyphs import number, points, sign, small
from tablewright.engine.looks import Back, Card, Counter, Marker, Picture, Stack, Zone
from tablewright.engine.marks import Glyphs, Shape, Words
from tablewright.engine.message import Text
from tablewright.engine.outlines import polygon, rect
from tablewright.engine.scene import Node, Scene, seat_colour
from tablewright.games.quarry.box.schema import DATA, ORDERS, PITS

#: Pictogram and colour of each good.
GOODS = {
    "granite": ("stone", "res-stone"),
    "marble": ("tile", "light:res-stone"),
    "coins": ("gold", "res-gold"),
}


#: The steps that lead down into a pit, and its floor.
PIT_MARKS = (
    Shape(polygon((0, 222), (380, 222), (360, 262), (20, 262)), fill="ledge"),
    Shape(polygon((20, 262), (360, 262), (338, 300), (42, 300)), fill="rock"),
    Shape(rect(336, 118, 10), 22, 304, "pit", "rock-edge"),
)


def scenes_of(view: Mapping[str, Any], seat: int | None) -> list[Scene]:
    """The quarry with its pits, and an area for each mason."""
    return [board(view), *(area(mason, mason["seat"] == seat) for mason in view["masons"])]


def board(view: Mapping[str, Any]) -> Scene:
    """The three pits and the deck."""
    scene = Scene("board", "quarry", 1600, 520)
    scene.add(Node("rock", Picture())).draw(
        Shape(rect(1600, 520, 16), fill="rock", stroke="rock-edge", width=3, texture="ashlar"),
        Shape(polygon((1240, 3), (1597, 3), (1597, 517), (1290, 517)), fill="grass", opacity=0.6),
    )
    for i, pit in enumerate(PITS.values()):
        icon, colour = GOODS[pit.gives]
        zone = scene.add(
            Node(
                f"pit-{pit.id}",
                Zone(rect(380, 440), pit.id, "rock-edge", icon=icon, shadow=True),
                40 + 400 * i,
                40,
                Text(f"name-{pit.id}"),
                Text(
                    "tip-pit",
                    {"pit": pit.id, "goods": pit.gives, "yields": list(DATA.yields)},
                ),
                picks=(f"dig:{pit.id}",),
            )
        )
        zone.draw(*PIT_MARKS, Glyphs((sign(icon, colour),), 190, 150, 120))
        diggers = [mason for mason in [*view["masons"], view["foreman"]] if mason and mason["pit"] == pit.id]
        for j, mason in enumerate(diggers):
            who = Text("tip-digger", {"seat": mason["seat"], "pit": pit.id})
            zone.add(Node(f"digger-{mason['seat']}", Marker(mason["seat"], 30), 70 + 80 * j, 362, tip=who))
    deck = Node(
        "deck", Stack(rect(200, 280), view["deck"]), 1280, 120, tip=Text("tip-deck", {"count": view["deck"]})
    )
    deck.add(Node("deck-back", Back(200, 280, "order", "scroll")))
    deck.picks = ("work:sketch",)
    scene.add(deck)
    return scene


def area(mason: Mapping[str, Any], own: bool) -> Scene:
    """What one mason owns: goods, hand, delivered orders. Only the own goods can be picked."""
    seat = mason["seat"]
    scene = Scene(f"area-{seat}", "quarry", 1600, 300, seat)
    scene.add(Node(f"ground-{seat}", Picture())).draw(
        Shape(rect(1600, 300, 12), fill="paper", stroke="paper-edge", width=2),
        Shape(rect(12, 300, 6), fill=seat_colour(seat)),
        Words(Text("area-goods"), 40, 24, 18, anchor="start", weight=700, face="serif"),
        Words(Text("area-hand"), 240, 24, 18, anchor="start", weight=700, face="serif"),
        Words(Text("area-delivered"), 900, 24, 18, anchor="start", weight=700, face="serif"),
    )
    for i, (goods, (icon, colour)) in enumerate(GOODS.items()):
        tip = Text("tip-goods", {"seat": seat, "goods": goods, "count": mason[goods]})
        picks = ("work:rest",) if goods == "coins" else (f"help:{goods}",)
        look = Counter(icon, mason[goods], colour=colour)
        scene.add(Node(f"{goods}-{seat}", look, 40, 60 + 80 * i, tip=tip, picks=picks if own else ()))
    hand = mason["hand"] if mason["hand"] is not None else [None] * mason["cards"]
    for i, card in enumerate(hand):
        scene.add(order_card(f"hand-{seat}-{i}", card, 240 + 156 * i, seat))
    for i, card in enumerate(mason["delivered"]):
        scene.add(order_card(f"delivered-{card}", card, 900 + 60 * i, seat))
    return scene


def order_card(node_id: str, card: str | None, x: float, seat: int) -> Node:
    """An order: open with cost and points, or its back."""
    if card is None:
        return Node(
            node_id, Back(140, 200, "order", "scroll"), x, 60, tip=Text("tip-hidden-order", {"seat": seat})
        )
    order = ORDERS[card]
    tip = Text(
        "tip-order",
        {"order": order.name, "granite": order.granite, "marble": order.marble, "points": order.points},
    )
    node = Node(
        node_id,
        Card(140, 200, band="market"),
        x,
        60,
        Text(f"name-{order.name}"),
        tip,
        picks=(f"deliver:{card}",),
    )
    cost = [
        glyph
        for amount, (icon, colour) in ((order.granite, GOODS["granite"]), (order.marble, GOODS["marble"]))
        if amount
        for glyph in (number(amount), sign(icon, colour), small(" "))
    ]
    node.draw(Glyphs(tuple(cost), 70, 90, 30, width=120), Glyphs((points(order.points),), 70, 155, 44))
    return node
