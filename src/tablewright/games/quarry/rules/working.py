"""QRY-3 A day: working."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import (
    Reason,
    Rule,
    because,
    choose,
    choose_substitutes,
    lay_open,
    may_choose,
    reveal,
    score,
    shortfall,
    tell,
    tell_secretly,
)
from tablewright.games.quarry.box.schema import DATA, Order
from tablewright.games.quarry.rules.state import EVENING, Mason, Quarry, in_turn

ACTIONS_PER_DAY: Final = DATA.actions_per_day
HAND_LIMIT: Final = DATA.hand_limit


def work(g: Quarry) -> Rule[None]:
    """QRY-3.1 One action of the mason whose turn it is."""
    order = in_turn(g)
    me = order[g.acted % len(order)]
    actions = actions_of(g, me)
    if len(actions) == 1:
        reveal(g)  # not asked: everybody sees that this hand allows nothing else
    action = yield from choose(me, "work", actions, lambda: blocked_actions(g, me))
    if action == "deliver":
        yield from deliver(g, me)
    elif action == "sketch":
        sketch(g, me)
    else:
        rest(g, me)
    g.acted += 1
    if g.acted == len(order) * ACTIONS_PER_DAY:
        g.step = EVENING


def actions_of(g: Quarry, me: Mason) -> list[str]:
    """What the mason can do: QRY-3.2, QRY-3.5, QRY-3.6."""
    actions = ["rest"]
    if g.deck and len(me.hand) < HAND_LIMIT:
        actions.append("sketch")
    if any(can_pay(me, order) for order in me.hand):
        actions.append("deliver")
    return actions


def blocked_actions(g: Quarry, me: Mason) -> list[tuple[Any, Reason]]:
    """Why an action is not offered."""
    reasons = [("deliver", because("QRY-3.3", "no-order-payable", count=len(me.hand)))]
    if not g.deck:
        reasons.append(("sketch", because("QRY-3.5", "deck-empty")))
    else:
        reasons.append(("sketch", because("QRY-3.5", "hand-full", count=len(me.hand))))
    return reasons


def can_pay(me: Mason, order: Order) -> bool:
    """QRY-3.3 Stones suffice, coins standing in for any of them (QRY-1.1)."""
    return shortfall([order.granite, order.marble], [me.granite, me.marble]) <= me.coins


def deliver(g: Quarry, me: Mason) -> Rule[None]:
    """QRY-3.2 Pay for an order, lay it open, score; QRY-3.4 the others may help."""
    payable = [order for order in me.hand if can_pay(me, order)]
    order = yield from choose(me, "deliver", payable, lambda: blocked_orders(me))
    cost = [order.granite, order.marble]
    coins = yield from choose_substitutes(
        me, "pay-coins", ["granite", "marble"], cost, [me.granite, me.marble], me.coins
    )
    paid = {"granite": order.granite - coins[0], "marble": order.marble - coins[1], "coins": sum(coins)}
    me.granite -= paid["granite"]
    me.marble -= paid["marble"]
    me.coins -= paid["coins"]
    me.hand.remove(order)
    me.delivered.append(order)
    lay_open(g, me)
    tell(g, "deliver", seat=me.seat, order=order.name, paid=paid)
    score(g, me, "orders", order.points)
    for other in g.masons[me.seat + 1 :] + g.masons[: me.seat]:
        yield from lend_a_hand(g, other)


def blocked_orders(me: Mason) -> list[tuple[Any, Reason]]:
    """QRY-3.3 What is missing for the orders that cannot be delivered."""
    return [
        (
            order,
            because(
                "QRY-3.3",
                "too-few-stones",
                short=shortfall([order.granite, order.marble], [me.granite, me.marble]) - me.coins,
            ),
        )
        for order in me.hand
        if not can_pay(me, order)
    ]


def lend_a_hand(g: Quarry, helper: Mason) -> Rule[None]:
    """QRY-3.4 Pay 1 stone of either kind for the helper's point."""
    stones = [stone for stone, owned in (("granite", helper.granite), ("marble", helper.marble)) if owned]
    if not stones:
        tell(g, "no-help", seat=helper.seat)
    stone = yield from may_choose(helper, "help", stones)
    if stone is None:
        return
    if stone == "granite":
        helper.granite -= 1
    else:
        helper.marble -= 1
    tell(g, "help", seat=helper.seat, goods=stone)
    score(g, helper, "helping", DATA.helper_points)


def sketch(g: Quarry, me: Mason) -> None:
    """QRY-3.5 Draw an order card."""
    card = g.deck.pop()
    me.hand.append(card)
    reveal(g)
    tell_secretly(g, "sketch", {me.seat: {"order": card.name}}, seat=me.seat)


def rest(g: Quarry, me: Mason) -> None:
    """QRY-3.6 Take a coin."""
    me.coins += DATA.rest_coins
    tell(g, "rest", seat=me.seat, count=DATA.rest_coins)
