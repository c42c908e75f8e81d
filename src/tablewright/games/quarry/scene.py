"""The table on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.message import Text
from tablewright.engine.scene import (
    Back,
    Card,
    Counter,
    Glyphs,
    Marker,
    Node,
    Scene,
    Stack,
    Zone,
    number,
    points,
    rect,
    sign,
    small,
)
from tablewright.games.quarry.schema import ORDERS, PITS

#: Pictogram and colour of each good.
GOODS = {
    "granite": ("stone", "res-stone"),
    "marble": ("tile", "light:res-stone"),
    "coins": ("gold", "res-gold"),
}


def scenes_of(view: Mapping[str, Any], seat: int | None) -> list[Scene]:
    """The quarry with its pits, and an area for each mason."""
    return [board(view), *(area(mason, mason["seat"] == seat) for mason in view["masons"])]


def board(view: Mapping[str, Any]) -> Scene:
    """The three pits and the deck."""
    scene = Scene("board", "quarry", 1600, 520)
    for i, pit in enumerate(PITS.values()):
        icon, colour = GOODS[pit.gives]
        zone = scene.add(
            Node(
                f"pit-{pit.id}",
                Zone(rect(380, 440), icon=icon),
                40 + 400 * i,
                40,
                Text(f"name-{pit.id}"),
                Text("tip-pit", {"pit": pit.id, "goods": pit.gives}),
                picks=(f"dig:{pit.id}",),
            )
        )
        zone.draw(Glyphs((sign(icon, colour),), 190, 150, 120))
        diggers = [mason for mason in [*view["masons"], view["foreman"]] if mason and mason["pit"] == pit.id]
        for j, mason in enumerate(diggers):
            who = Text("tip-digger", {"seat": mason["seat"], "pit": pit.id})
            zone.add(Node(f"digger-{mason['seat']}", Marker(mason["seat"], 30), 70 + 80 * j, 350, tip=who))
    deck = Node(
        "deck", Stack(rect(200, 280), view["deck"]), 1280, 120, tip=Text("tip-deck", {"count": view["deck"]})
    )
    deck.add(Node("deck-back", Back(200, 280, "ink-2", "scroll")))
    deck.picks = ("work:sketch",)
    scene.add(deck)
    return scene


def area(mason: Mapping[str, Any], own: bool) -> Scene:
    """What one mason owns: goods, hand, delivered orders. Only the own goods can be picked."""
    seat = mason["seat"]
    scene = Scene(f"area-{seat}", "quarry", 1600, 300, seat)
    for i, (goods, (icon, colour)) in enumerate(GOODS.items()):
        tip = Text("tip-goods", {"seat": seat, "goods": goods, "count": mason[goods]})
        picks = ("work:rest",) if goods == "coins" else (f"help:{goods}",)
        look = Counter(icon, mason[goods], colour=colour)
        scene.add(Node(f"{goods}-{seat}", look, 40, 40 + 90 * i, tip=tip, picks=picks if own else ()))
    hand = mason["hand"] if mason["hand"] is not None else [None] * mason["cards"]
    for i, card in enumerate(hand):
        scene.add(order_card(f"hand-{seat}-{i}", card, 200 + 160 * i, seat))
    for i, card in enumerate(mason["delivered"]):
        scene.add(order_card(f"delivered-{card}", card, 900 + 60 * i, seat))
    return scene


def order_card(node_id: str, card: str | None, x: float, seat: int) -> Node:
    """An order: open with cost and points, or its back."""
    if card is None:
        return Node(
            node_id, Back(140, 200, "ink-2", "scroll"), x, 40, tip=Text("tip-hidden-order", {"seat": seat})
        )
    order = ORDERS[card]
    tip = Text(
        "tip-order",
        {"order": order.name, "granite": order.granite, "marble": order.marble, "points": order.points},
    )
    node = Node(node_id, Card(140, 200), x, 40, Text(f"name-{order.name}"), tip, picks=(f"deliver:{card}",))
    cost = [
        glyph
        for amount, (icon, colour) in ((order.granite, GOODS["granite"]), (order.marble, GOODS["marble"]))
        if amount
        for glyph in (number(amount), sign(icon, colour), small(" "))
    ]
    node.draw(Glyphs(tuple(cost), 70, 90, 30, width=120), Glyphs((points(order.points),), 70, 155, 44))
    return node
