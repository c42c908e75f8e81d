"""What a position of Quarry is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.brain import Weights
from tablewright.games.quarry.box.schema import DATA, ORDERS

SURE: Final = 0.9  # how sure an order is for which nothing is missing
MISSING: Final = 0.22  # how much less for each stone that is
SPARE: Final = 0.9  # a stone or coin that no order in hand needs, while orders can still be drawn
HIDDEN: Final = 1.6  # an order in somebody else's hand
HIDDEN_GOODS: Final = 1.3  # a stone or coin that may be meant for such an order


def evaluate(view: Mapping[str, Any], seat: int, _weights: Weights) -> float:
    """Points so far, the orders that can still be delivered, and what is left over."""
    mason = view["masons"][seat]
    left = (DATA.days - view["day"] + (view["step"] == "dig")) * DATA.actions_per_day
    stones = mason["granite"] + mason["marble"]
    if not left and view["step"] != "work":
        return float(mason["points"] + stones / DATA.stones_per_point)
    deliveries = left + 1  # while masons work, one more may be open
    if mason["hand"] is None:
        coming = min(deliveries, mason["cards"])
        goods = HIDDEN_GOODS * (stones + mason["coins"]) if left else 0.0
        return float(mason["points"] + HIDDEN * coming + goods)
    return float(mason["points"]) + orders_in_hand(mason, deliveries, left > 0)


def orders_in_hand(mason: Mapping[str, Any], deliveries: int, later: bool) -> float:
    """The best orders first, each paid from what the ones before leave over."""
    granite, marble, coins = mason["granite"], mason["marble"], mason["coins"]
    value = 0.0
    orders = sorted([ORDERS[card] for card in mason["hand"]], key=lambda order: -order.points)
    for order in orders[:deliveries]:
        short = max(0, order.granite - granite) + max(0, order.marble - marble)
        missing = max(0, short - coins)
        if missing and not later:
            continue
        value += order.points * max(0.0, SURE - MISSING * missing)
        granite, marble = max(0, granite - order.granite), max(0, marble - order.marble)
        coins = max(0, coins - short)
    spare = SPARE if later else 1 / DATA.stones_per_point
    return float(value + spare * (granite + marble) + (spare * coins if later else 0.0))
