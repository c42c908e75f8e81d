"""When the reasons of the rules are true, told by the position alone."""

from __future__ import annotations

from typing import Final

from tablewright.engine.message import Truth
from tablewright.games.quarry.box.schema import DATA, Order
from tablewright.games.quarry.rules.state import Mason


def lacking(me: Mason, order: Order) -> int:
    """QRY-1.1 Stones that are missing for an order, coins counted in."""
    return max(0, order.granite - me.granite) + max(0, order.marble - me.marble) - me.coins


TRUTHS: Final[dict[str, Truth]] = {
    "no-order-payable": lambda g, me, value, told: (
        value == "deliver"
        and told["count"] == len(me.hand)
        and all(lacking(me, order) > 0 for order in me.hand)
    ),
    "deck-empty": lambda g, me, value, told: value == "sketch" and not g.deck,
    "hand-full": lambda g, me, value, told: (
        value == "sketch" and told["count"] == len(me.hand) >= DATA.hand_limit
    ),
    "too-few-stones": lambda g, me, value, told: told["short"] == lacking(me, value) > 0,
}
