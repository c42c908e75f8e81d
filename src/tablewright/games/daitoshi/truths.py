"""When the reasons of the rules are true, told by the position alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.daitoshi.box.schema import FLOOR_NAMES, READY_AT, RESOURCES
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate

#: The dearest thing that a resource, Steam or hexes are ever asked for; nobody lacks more than that.
DEAREST: Final = 12


def have(me: Magnate, resource: str) -> int:
    """DAI-2.6 What can be spent for a resource, Wealth included."""
    return me.steam if resource == "steam" else me.goods[resource] + me.goods["wealth"]


def lacks(resource: str) -> Truth:
    """So much is missing for a price that there is: as much as is there and as is missing."""

    def is_true(g: Daitoshi, me: Magnate, value: Any, told: Mapping[str, Any]) -> bool:
        return bool(0 < told["short"] <= have(me, resource) + told["short"] <= DEAREST)

    return is_true


def contribution(g: Daitoshi, me: Magnate, value: Any, told: Mapping[str, Any]) -> bool:
    """DAI-15.49 One of each, Wealth for any of the four."""
    cost = g.machine.contribution_cost
    others = sum(max(0, cost[resource] - me.goods[resource]) for resource in RESOURCES)
    return bool(told["short"] == others + cost["wealth"] - me.goods["wealth"] > 0)


def not_ready(g: Daitoshi, me: Magnate, value: str, told: Mapping[str, Any]) -> bool:
    """DAI-7.4 So many steps are missing on that floor."""
    floor = FLOOR_NAMES.index(value)
    return bool(told["short"] == READY_AT[floor] - me.steps[floor] > 0)


TRUTHS: Final[dict[str, Truth]] = {
    "action-lost": lambda g, me, value, told: told["action"] == g.committed,
    "too-little-steam": lacks("steam"),
    "too-little-food": lacks("food"),
    "too-little-material": lacks("material"),
    "too-little-energy": lacks("energy"),
    "too-little-luxury": lacks("luxury"),
    "contribution-short": contribution,
    "no-steam-for-trade": lambda g, me, value, told: told["steam"] == me.steam,
    "too-few-units": lambda g, me, value, told: told["have"] == have(me, told["resource"]),
    "too-few-hexes": lambda g, me, value, told: 0 < told["short"] <= DEAREST,
    "not-ready": not_ready,
    "grant-spent": lambda g, me, value, told: not me.grant,
}
