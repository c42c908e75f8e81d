"""TAW-3 Turns, TAW-7 the end of a turn.

Elsewhere: TAW-7.2 in workers.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.tawantinsuyu.box.schema import CONST, amounts
from tablewright.games.tawantinsuyu.rules.buildings import fill_market
from tablewright.games.tawantinsuyu.rules.cards import put_into_offer
from tablewright.games.tawantinsuyu.rules.moments import at_leisure
from tablewright.games.tawantinsuyu.rules.placement import place_worker, workers_able
from tablewright.games.tawantinsuyu.rules.resources import (
    TRADING_POST,
    Cost,
    can_pay,
    exchange_freely,
    named,
    pay,
    too_dear,
)
from tablewright.games.tawantinsuyu.rules.secondary_actions import SECONDARY, act
from tablewright.games.tawantinsuyu.rules.state import (
    FEAST_START,
    SECOND_ACTION,
    TURN,
    TURN_END,
    Inca,
    Tawantinsuyu,
    owns,
)
from tablewright.games.tawantinsuyu.rules.workers import (
    CORN_END,
    POTATO_END,
    at_end,
    distinct,
    take_from_village,
    village_ends,
)

PLACE: Final = "place"

END_PRICE: Final[dict[str, Cost]] = {
    POTATO_END: amounts(CONST.village_recruit_cost.value.potato_end),
    CORN_END: amounts(CONST.village_recruit_cost.value.corn_end),
}


def take_turn(g: Tawantinsuyu) -> Rule[None]:
    """TAW-3.1 Place a worker, or the first of two secondary actions."""
    me = g.incas[g.active]
    while True:
        action = yield from at_leisure(
            g, me, "action", lambda: actions_of(g, me), "", lambda: no_placement(me)
        )
        if action != PLACE:
            break
        if (yield from place_worker(g, me)):
            g.step = TURN_END
            return
    yield from act(g, me, action)
    g.first_action = action
    g.step = SECOND_ACTION


def actions_of(g: Tawantinsuyu, me: Inca) -> list[Any]:
    """TAW-3.2 A placement if one can be paid; TAW-3.3 the secondary actions always."""
    actions: list[Any] = [PLACE] if me.workers and workers_able(g, me) else []
    return actions + list(SECONDARY)


def no_placement(me: Inca) -> list[tuple[Any, Reason]]:
    """Why no worker can be placed."""
    if not me.workers:
        return [(PLACE, because("TAW-3.2", "no-worker"))]
    return [(PLACE, because("TAW-3.2", "no-space-payable"))]


def take_second_action(g: Tawantinsuyu) -> Rule[None]:
    """TAW-3.3 The second secondary action must be another one."""
    me = g.incas[g.active]
    others = [action for action in SECONDARY if action != g.first_action]
    action = yield from choose(
        me, "second-action", others, lambda: [(g.first_action, because("TAW-3.3", "action-done"))]
    )
    yield from act(g, me, action)
    g.step = TURN_END


def end_turn(g: Tawantinsuyu) -> Rule[None]:
    """TAW-3.6 The end of the turn, in the order of section 7."""
    me = g.incas[g.active]
    yield from buy_from_village(g, me)
    if owns(me, TRADING_POST):
        yield from exchange_freely(g, me)
    yield from keep_worker_limit(g, me)
    for card in g.god_used:
        put_into_offer(g, card)  # TAW-7.4
    g.god_used.clear()
    fill_market(g)  # TAW-7.5
    next_turn(g)


def buy_from_village(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-7.1 Buy one worker at an end of the queue, for a potato or a corn; the last moment for free
    actions (TAW-3.4).
    """
    end = yield from at_leisure(
        g,
        me,
        "village",
        lambda: [end for end in village_ends(g) if can_pay(me, END_PRICE[end])],
        "no",
        lambda: no_village_worker(g, me),
        lambda: told_of_ends(g),
    )
    if end is None:
        if g._journal is not None and not any(can_pay(me, END_PRICE[end]) for end in village_ends(g)):
            tell(g, "idle", seat=me.seat, what="village")
        return
    yield from pay(g, me, END_PRICE[end])
    colour = take_from_village(g, end)
    me.workers.append(colour)
    tell(g, "village", seat=me.seat, worker=colour)


def told_of_ends(g: Tawantinsuyu) -> dict[str, object]:
    """Of each end of the queue: who stands there, and the price."""
    return {"worker": lambda end: at_end(g, end), "price": lambda end: named(END_PRICE[end])}


def no_village_worker(g: Tawantinsuyu, me: Inca) -> list[tuple[Any, Reason]]:
    """Why an end of the Village is not offered."""
    if not g.village:
        return [(end, because("TAW-8.1.2", "village-empty")) for end in END_PRICE]
    return [(end, too_dear("TAW-7.1", me, price)) for end, price in END_PRICE.items()]


def keep_worker_limit(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-7.3 Workers above 2 leave the game, of the player's choice."""
    while len(me.workers) > CONST.worker_limit_end_of_turn.value:
        colour = yield from choose(me, "remove-worker", distinct(me.workers))
        me.workers.remove(colour)
        g.removed.append(colour)
        if g._journal is not None:
            tell(g, "worker-removed", seat=me.seat, worker=colour)


def next_turn(g: Tawantinsuyu) -> None:
    """TAW-3.1 Clockwise; TAW-3.5, TAW-8.1.2 the turn of the holder of the tile begins with the feast."""
    g.seen_before = g.seen
    g.seen = []
    g.first_action = ""
    g.placed = False
    g.active = (g.active + 1) % len(g.incas)
    g.at = 0
    g.step = FEAST_START if g.feast_holder == g.active else TURN
    if g._journal is not None:
        tell(g, "turn", seat=g.active)
