"""ORI-1 Resources and workers: gaining and paying, with gold as the joker.

Elsewhere: ORI-1.1.1 in box/schema.py; ORI-1.1.6 in scoring.py; ORI-1.2.1, 1.2.2 and 1.4.1 in setup.py;
ORI-1.2.3 in state.py; ORI-1.2.4 in advisors.py; ORI-1.2.5 and 1.3.2 in citizens.py; ORI-1.2.6 and 1.2.7 in
counts.py; ORI-1.3.1 in visit.py; ORI-1.5.1 and 1.6.1 in abilities.py; ORI-1.5.2 in round_end.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, choose_substitutes, tell
from tablewright.games.origins.box.schema import BASIC
from tablewright.games.origins.rules.state import Builder, Origins


def gain(g: Origins, me: Builder, resource: str, amount: int) -> None:
    """ORI-1.1.5 Take resources; the supply never runs out."""
    if amount:
        me.goods[resource] += amount
        tell(g, "gain", seat=me.seat, amount=amount, resource=resource)


def gain_basic(g: Origins, me: Builder, amount: int, among: tuple[str, ...] = BASIC) -> Rule[None]:
    """ORI-1.1.4 Choose a basic resource for each unit; never gold."""
    for _ in range(amount):
        resource = yield from choose(me, "gain-basic", list(among))
        gain(g, me, resource, 1)


def can_pay(me: Builder, stone: int = 0, food: int = 0, wisdom: int = 0) -> bool:
    """ORI-1.1.7 Whether the whole cost can be paid now; each gold stands in for one unit only."""
    goods = me.goods
    short = 0
    if stone > goods["stone"]:
        short += stone - goods["stone"]
    if food > goods["food"]:
        short += food - goods["food"]
    if wisdom > goods["wisdom"]:
        short += wisdom - goods["wisdom"]
    return short <= goods["gold"]


def missing(me: Builder, stone: int = 0, food: int = 0, wisdom: int = 0) -> int:
    """How many resources the player lacks for that cost, gold counted in."""
    goods = me.goods
    short = max(0, stone - goods["stone"]) + max(0, food - goods["food"]) + max(0, wisdom - goods["wisdom"])
    return max(0, short - goods["gold"])


def pay(g: Origins, me: Builder, stone: int = 0, food: int = 0, wisdom: int = 0) -> Rule[None]:
    """ORI-1.1.2 Pay basic resources; gold may replace each unit, the payer chooses the mix."""
    if not (stone or food or wisdom):
        return
    goods = me.goods
    gold = 0
    if goods["gold"]:
        cost, have = [stone, food, wisdom], [goods["stone"], goods["food"], goods["wisdom"]]
        instead = yield from choose_substitutes(me, "pay-gold", list(BASIC), cost, have, goods["gold"])
        gold = sum(instead)
        stone -= instead[0]
        food -= instead[1]
        wisdom -= instead[2]
    goods["stone"] -= stone
    goods["food"] -= food
    goods["wisdom"] -= wisdom
    goods["gold"] -= gold
    tell(g, "pay", seat=me.seat, goods={"stone": stone, "food": food, "wisdom": wisdom, "gold": gold})


def pay_gold(g: Origins, me: Builder, amount: int) -> None:
    """ORI-1.1.2 A cost in gold takes only gold."""
    me.goods["gold"] -= amount
    tell(g, "pay", seat=me.seat, goods={"gold": amount})


def not_owned(me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-1.1.3 Why a resource cannot be paid."""
    return [(resource, because("ORI-1.1.3", "none-owned")) for resource in me.goods]


def pay_any_basic(g: Origins, me: Builder) -> Rule[None]:
    """ORI-1.1.3 One stone, food, wisdom or gold."""
    owned = [resource for resource, amount in me.goods.items() if amount]
    resource = yield from choose(me, "pay-any", owned, lambda: not_owned(me))
    me.goods[resource] -= 1
    tell(g, "pay", seat=me.seat, goods={resource: 1})
