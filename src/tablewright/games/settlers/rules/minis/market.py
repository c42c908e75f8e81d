"""SETX-8.6 The Market: an Entrance and Stalls."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, may_choose, tell
from tablewright.games.settlers.box.cards import (
    GOLD,
    GOODS,
    NUMBER,
    RESOURCES,
    Amounts,
    Cost,
    can_pay,
)
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.look.wording import price_text, steps
from tablewright.games.settlers.rules.base.effects import carry_out
from tablewright.games.settlers.rules.base.supply import pay, price_of, spend
from tablewright.games.settlers.rules.minis.offers import Offer
from tablewright.games.settlers.rules.state import (
    MARKET,
    Settler,
    Settlers,
)

STALLS: Final[dict[str, Offer]] = {
    tile.id: Offer(tile.id, tile.back.stall.cost, tile.back.stall.do) for tile in MORE.minis.market_tiles
}
ENTRANCES: Final[dict[str, Cost]] = {
    tile.id: Offer(tile.id, tile.front.entrance.cost, ()).cost for tile in MORE.minis.market_tiles
}


def way_to_market(g: Settlers, me: Settler) -> list[Any]:
    """SETX-8.6 Once in a round, for a Worker."""
    assert g.more is not None
    assert me.more is not None
    entrance = g.more.entrance
    open_to_me = entrance and not me.more.visited and can_pay(me.goods, ENTRANCES[entrance])
    return [MARKET] if open_to_me else []


def visit_market(g: Settlers, me: Settler, nothing: None) -> Rule[None]:
    """SETX-8.6 Pay at the Entrance, then use any Stalls at once, each one time, in any order.

    Stalls that others have used are open too; what they cost goes to the general supply.
    """
    assert g.more is not None
    assert me.more is not None
    me.more.visited = True
    tell(g, MARKET, seat=me.seat)
    yield from pay(g, me, ENTRANCES[g.more.entrance])
    left = [stall for stall in STALLS if stall != g.more.entrance]
    while True:
        open_stalls = [stall for stall in left if can_shop(me, STALLS[stall].cost)]
        if not open_stalls:
            tell(g, "no-stall", seat=me.seat)
        stall = yield from may_choose(me, "stall", open_stalls, None, about_stalls(), "done")
        if stall is None:
            return
        left.remove(stall)
        tell(g, "stall", seat=me.seat, stall=stall)
        yield from pay(g, me, STALLS[stall].cost)
        yield from pay_any_resources(g, me, STALLS[stall].cost.any_resources)
        yield from carry_out(g, me, STALLS[stall].effects, None, "actions")


def can_shop(me: Settler, cost: Cost) -> bool:
    """SETX-8.6 Whether a Stall can be paid; SETX-12.1 Gold is as good as any Resource."""
    return (
        can_pay(me.goods, cost) and sum(me.goods[good] for good in (*RESOURCES, GOLD)) >= cost.any_resources
    )


def pay_any_resources(g: Settlers, me: Settler, n: int) -> Rule[None]:
    """SETX-12.1 Pay Resources of the player's choice, one by one, or Gold instead."""
    for _ in range(n):
        have = [GOODS[good] for good in (*RESOURCES, GOLD) if me.goods[good]]
        name = yield from choose(me, "pay-resource", have)
        spend(g, me, ((NUMBER[name], 1),), None)


def price_of_entrance(g: Settlers, me: Settler, nothing: None) -> Amounts:
    """SETX-8.6 What a visit costs."""
    assert g.more is not None
    return price_of(ENTRANCES[g.more.entrance])


def about_stalls() -> dict[str, object]:
    """What the question for a Stall says of each: its price and what it gives."""
    stalls = {tile.id: tile.back.stall for tile in MORE.minis.market_tiles}
    return {
        "how": lambda stall: price_text(stalls[stall].cost),
        "what": lambda stall: steps(stalls[stall].do),
    }


def why_no_market(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-8.6 Why the Market cannot be visited."""
    assert g.more is not None
    assert me.more is not None
    if not g.more.entrance:
        return []
    if me.more.visited:
        return [(MARKET, because("SETX-8.6", "used-up", count=1))]
    return [(MARKET, because("SETX-8.6", "no-worker"))]
