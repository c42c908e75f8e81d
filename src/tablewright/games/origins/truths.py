"""When the reasons of the rules are true, told by the position alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.origins.rules.state import ARCHON, Builder, Origins


def lacking(me: Builder, goods: Mapping[str, int]) -> int:
    """ORI-1.1.2 What is missing for a cost; gold stands in for any other resource."""
    gold = me.goods["gold"] - goods.get("gold", 0)
    return sum(max(0, n - me.goods[good]) for good, n in goods.items() if good != "gold") - gold


def is_short(g: Origins, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """The told number is missing for the told price."""
    return bool(told["short"] == lacking(me, told["goods"]) > 0)


def site_is_dear(g: Origins, me: Builder, value: str, told: Mapping[str, Any]) -> bool:
    """ORI-4.1.2 The site has that value, and the difference to the worker is the price."""
    price = {"wisdom": max(0, g.values[value] - told["die"])}
    return told["value"] == g.values[value] and told["goods"] == price and is_short(g, me, value, told)


def is_at_site(g: Origins, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """ORI-1.2.3 That worker stands at the site."""
    if value[0] == ARCHON:
        return bool(told["site"] == me.archon)
    dice = [(freeman.colour, freeman.value, freeman.site) for freeman in me.freemen]
    return (value[0], value[1], told["site"]) in dice


def no_tower(g: Origins, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """ORI-10.1.1 Every tower that can grow costs more gold than there is."""
    gold = me.goods["gold"]
    heights = [me.towers[colour] for colour, left in g.tower_pool.items() if left]
    return bool(told["gold"] == gold and heights and min(heights) > gold)


def tower_is_dear(g: Origins, me: Builder, value: str, told: Mapping[str, Any]) -> bool:
    """ORI-10.1.1 A level costs as much gold as the tower is high."""
    return told["goods"] == {"gold": me.towers[value]} and is_short(g, me, value, told)


def worker_is_tired(g: Origins, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """ORI-4.1.2 Even the lowest site is too dear for this worker."""
    price = {"wisdom": min(g.values.values()) - value[1]}
    return bool(told["short"] == lacking(me, price) > 0)


TRUTHS: Final[dict[str, Truth]] = {
    "too-little-wisdom": worker_is_tired,
    "site-too-dear": site_is_dear,
    "freeman-used": is_at_site,
    "other-colour": lambda g, me, value, told: me.city[value[0], value[1]].colour != told["colour"],
    "no-tower-affordable": no_tower,
    "tower-too-dear": tower_is_dear,
    "too-little-food": is_short,
    "wrong-colour": lambda g, me, value, told: told["token"] in g.tokens.values(),
    "die-too-dear": is_short,
    "die-at-cap": lambda g, me, value, told: told["value"] == value[1],
    "tile-too-dear": is_short,
    "no-base-left": lambda g, me, value, told: not me.bases_on_track,
    "no-disc-left": lambda g, me, value, told: not g.tower_pool[value],
    "no-discs-left": lambda g, me, value, told: not any(g.tower_pool.values()),
    "no-farm": lambda g, me, value, told: not me.farms,
}
