"""When the reasons of the rules are true, told by the position alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.settlers.box.cards import FOOD, GOLD, RAZE, STONE, WOOD, WORKER, Card, Cost
from tablewright.games.settlers.rules.state import Location, Settler, Settlers, settler_at


def lacking(me: Settler, cost: Cost) -> int:
    """SET-15.1 Goods that are missing for a cost; Gold stands in for Resources."""
    others = sum(max(0, n - me.goods[good]) for good, n in cost.others) + max(0, cost.gold - me.goods[GOLD])
    asked = ((WOOD, cost.wood), (STONE, cost.stone), (FOOD, cost.food))
    short = sum(max(0, n - me.goods[good]) for good, n in asked)
    return others + max(0, short - max(0, me.goods[GOLD] - cost.gold))


def too_few_goods(g: Settlers, me: Settler, value: Any, told: Mapping[str, Any]) -> bool:
    """SET-7.2, SET-10.8 So many goods are missing: of a card to build, or of a Location to activate."""
    thing = value[1] if isinstance(value, tuple) else None
    if isinstance(thing, Card):
        return bool(told["short"] == lacking(me, thing.cost) > 0)
    if isinstance(thing, Location) and thing.card.ability is not None and value[0] == "activate":
        return bool(told["short"] == lacking(me, thing.card.ability.cost) > 0)
    return bool(told["short"] > 0)


def enough_guests(g: Settlers, me: Settler, value: Any, told: Mapping[str, Any]) -> bool:
    """SETX-2.1.3 So many Workers were sent there."""
    location: Location = value[1]
    return location.more is not None and location.more.sent >= told["count"]


TRUTHS: Final[dict[str, Truth]] = {
    "enough-guests": enough_guests,
    "too-few-goods": too_few_goods,
    "no-food": lambda g, me, value, told: told["short"] == 1 and not me.goods[FOOD] and not me.goods[GOLD],
    "too-few-raze": lambda g, me, value, told: told["count"] == me.goods[RAZE] < told["needed"],
    "has-passed": lambda g, me, value, told: settler_at(g, told["seat"]).passed,
    "used-up": lambda g, me, value, told: told["count"] >= 1,
    "too-few-workers": lambda g, me, value, told: told["count"] == me.goods[WORKER] <= 1,
    "no-location-to-discard": lambda g, me, value, told: told["count"] < value[1].cost.locations,
}
