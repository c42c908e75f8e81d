"""SET-11 Spend Workers."""

from __future__ import annotations

from functools import partial

from tablewright.engine import Rule, choose, choose_at_leisure, undisturbed
from tablewright.games.settlers.box.cards import CARD, EXCHANGE_COST, EXCHANGE_FOR, GOODS, NUMBER, WORKER
from tablewright.games.settlers.rules.base.effects import Reaction, resolve
from tablewright.games.settlers.rules.base.supply import can_draw_any, gain_one, spend
from tablewright.games.settlers.rules.state import Settler, Settlers, works


def can_spend_workers(me: Settler) -> bool:
    """SET-11.1 Whether there is a pair of Workers."""
    return me.goods[WORKER] >= EXCHANGE_COST


def rewards(g: Settlers, me: Settler) -> list[str]:
    """SET-11.1, SET-11.2 A Resource or a card, never Gold; SET-11.3 a card only while there is one.

    Nothing if a Worker of the last pair stands guard meanwhile (SET-12.6).
    """
    if not can_spend_workers(me):
        return []
    return [GOODS[good] for good in EXCHANGE_FOR if good != CARD or can_draw_any(g, me)]


def spend_workers(g: Settlers, me: Settler) -> Rule[None]:
    """SET-11.3 Any number of pairs in one action, each for a reward of choice, one after the other."""
    reward: str | None = yield from undisturbed(choose(me, "spend-workers", rewards(g, me)))
    while reward is not None:
        spend(g, me, ((WORKER, EXCHANGE_COST),), None)
        yield from gain_one(g, me, NUMBER[reward], "actions")
        yield from oases(g, me)
        if not can_spend_workers(me):
            return
        reward = yield from choose_at_leisure(me, "spend-workers", partial(rewards, g, me), False, "done")


def oases(g: Settlers, spender: Settler) -> Rule[None]:
    """SET-11.4, SET-17.24, SETX-9.2 Oases of opponents give for each pair, so often a round.

    SET-6.8, SET-15.13 They work in the turn of others, also if the owner has passed. SET-19.28 Alone there
    is nobody to react to (SETX-10.12.6). SETX-5.2.2 A Basic Technology token doubles them.
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
                    yield from resolve(g, other, Reaction(trigger, location))
