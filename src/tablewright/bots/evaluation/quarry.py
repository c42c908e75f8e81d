"""What a position of Quarry is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.games.quarry.schema import DATA, ORDERS

STONE: Final = 0.55
COIN: Final = 0.5
CARD: Final = 0.4
NEAR: Final = 0.6  # how sure an order is for which nothing is missing


def evaluate(view: Mapping[str, Any], seat: int) -> float:
    """Points so far, goods, and the orders in hand by how near they are to delivery."""
    mason = view["masons"][seat]
    stones = float(mason["granite"] + mason["marble"])
    value = mason["points"] + STONE * stones + COIN * mason["coins"]
    if view["day"] == DATA.days and view["step"] != "dig":
        return float(mason["points"] + stones / DATA.stones_per_point)
    for card in mason["hand"] or ():
        order = ORDERS[card]
        short = max(0, order.granite - mason["granite"]) + max(0, order.marble - mason["marble"])
        missing = max(0, short - mason["coins"])
        value += CARD + NEAR * order.points / (1 + missing)
    return float(value)
