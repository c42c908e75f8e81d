"""SET-11 Spend Workers."""

from __future__ import annotations

from tablewright.engine import Rule, choose, may_choose
from tablewright.games.settlers.cards import CARD, EXCHANGE_COST, EXCHANGE_FOR, GOODS, NUMBER, WORKER
from tablewright.games.settlers.effects import carry_out
from tablewright.games.settlers.state import Settler, Settlers, works
from tablewright.games.settlers.supply import can_draw_any, gain_one, spend


def can_spend_workers(me: Settler) -> bool:
    """SET-11.1 Whether there is a pair of Workers."""
    return me.goods[WORKER] >= EXCHANGE_COST


def rewards(g: Settlers, me: Settler) -> list[str]:
    """SET-11.1, SET-11.2 A Resource or a card, never Gold; SET-11.3 a card only while there is one."""
    return [GOODS[good] for good in EXCHANGE_FOR if good != CARD or can_draw_any(g, me)]


def spend_workers(g: Settlers, me: Settler) -> Rule[None]:
    """SET-11.3 Any number of pairs in one action, each for a reward of choice, one after the other."""
    reward: str | None = yield from choose(me, "spend-workers", rewards(g, me))
    while reward is not None:
        spend(g, me, ((WORKER, EXCHANGE_COST),), None)
        yield from gain_one(g, me, NUMBER[reward], "actions")
        yield from oases(g, me)
        if not can_spend_workers(me):
            return
        reward = yield from may_choose(me, "spend-workers", rewards(g, me), no="done")


def oases(g: Settlers, spender: Settler) -> Rule[None]:
    """SET-11.4, SET-17.24, SETX-9.2 Oases of opponents give for each pair, so often a round.

    SET-6.8, SET-15.13 They work in the turn of others, also if the owner has passed. SET-19.28 Alone there
    is nobody to react to (SETX-10.12.6).
    """
    for other in g.settlers[spender.seat + 1 :] + g.settlers[: spender.seat]:
        for location in other.empire:
            for trigger in location.card.triggers:
                if (
                    trigger.when == "opponent_exchanges_workers"
                    and location.triggered < trigger.limit
                    and works(location)
                ):
                    location.triggered += 1
                    yield from carry_out(g, other, trigger.effects, location, "features")
