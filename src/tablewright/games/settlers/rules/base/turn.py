"""SET-3 Rounds and turn order, SET-6 Action phase: turns and passing.

Elsewhere: SET-3.1 in base/lookout.py; SET-3.2 in base/cleanup.py; SET-3.3 in state.py; SET-6.7 in
base/reasons.py; SET-6.8 in base/spending.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Rule, choose, may_choose, reveal, tell, usually
from tablewright.games.settlers.box.cards import DEFENSE, FOOD, GOLD, RAZE, STONE, WOOD, WORKER, can_pay
from tablewright.games.settlers.rules.base.activating import activate_in_turn, can_activate
from tablewright.games.settlers.rules.base.building import build, has_places
from tablewright.games.settlers.rules.base.dealing import can_make_deals, has_deal_field, make_deal
from tablewright.games.settlers.rules.base.defending import defend, defensible, deploy, posts
from tablewright.games.settlers.rules.base.labels import told_of_turn
from tablewright.games.settlers.rules.base.razing import (
    FROM_HAND,
    after_razing,
    razable,
    raze_enemy,
    raze_from_hand,
)
from tablewright.games.settlers.rules.base.reasons import why_not, why_not_placed
from tablewright.games.settlers.rules.base.spending import can_spend_workers, spend_workers
from tablewright.games.settlers.rules.base.supply import discard_from_hand
from tablewright.games.settlers.rules.hooks import ACTIONS, FREE, FREE_STEPS, PASSING, PERFORM
from tablewright.games.settlers.rules.state import (
    ACTIVATE,
    BUILD,
    DEAL,
    DEFEND,
    DEPLOY,
    DEPOSITING,
    NOBODY,
    PASS,
    RAZE_ENEMY,
    RAZE_HAND,
    WORKERS,
    Settler,
    Settlers,
    commands_samurai,
)

#: What is done in a turn: the name of it and the card or Location, or the name alone.
Doing = Any


def take_turn(g: Settlers) -> Rule[None]:
    """SET-6.1, SET-16.1 Free steps, one action or a pass, free steps (SET-6.11, INV-15).

    SET-16.5 Nobody reacts to it or interrupts it.
    """
    me = g.settlers[g.turn]
    while True:
        options = [*actions(g, me), *free_steps(g, me), PASS]
        if len(options) == 1:  # SET-6.4, SET-20.8: must pass, which tells the others something of the hand
            reveal(g)
        doing: Doing = yield from choose(
            me, "turn", options, lambda: why_not(g, me), lambda: told_of_turn(g, me)
        )
        if doing == PASS:
            if g.more is not None:
                for passing in PASSING:
                    yield from passing(g, me)
            pass_round(g, me)
            return
        if not is_free(doing):
            break
        yield from free_step(g, me, doing)
    g.midway = True
    yield from act(g, me, doing)
    g.midway = False
    yield from free_steps_after(g, me)
    if g.more is not None:
        end_turn(g, me)
    next_seat(g)


def end_turn(g: Settlers, me: Settler) -> None:
    """SETX-5.5.1, SETX-12.4 What lasts for one turn is over."""
    assert g.more is not None
    assert me.more is not None
    g.more.turns += 1
    g.more.context = ""
    me.more.sees = NOBODY


def is_free(doing: Doing) -> bool:
    """SET-6.11 Whether this is a free step and not an action."""
    return doing[0] in FREE


def actions(g: Settlers, me: Settler) -> list[Doing]:
    """SET-6.2, SET-6.3 Everything the player can do as the action of this turn, whatever was done before."""
    found: list[Doing] = []
    goods = me.goods
    deals = can_make_deals(me)
    raze = goods[RAZE] >= FROM_HAND
    most = goods[WOOD] + goods[STONE] + goods[FOOD] + goods[GOLD]  # spares most cards the closer look
    for card in me.hand:
        cost = card.cost
        if cost.resources <= most and can_pay(goods, cost) and card.is_built and has_places(me, cost):
            found.append((BUILD, card))
        if deals and has_deal_field(card):
            found.append((DEAL, card))
        if raze and card.raze:
            found.append((RAZE_HAND, card))
    if not g.peaceful:  # SET-18.6
        found += [(RAZE_ENEMY, location) for location in razable(g, me, goods[RAZE])]
    found += [(ACTIVATE, location) for location in me.empire if can_activate(g, me, location, goods)]
    if can_spend_workers(me):
        found.append(WORKERS)
    if g.more is not None:
        for more in ACTIONS:
            found += more(g, me)
    return found


def free_steps(g: Settlers, me: Settler) -> list[Doing]:
    """SET-6.11 A Defense token (SET-12.1) and Samurai (SET-12.6) to place; SETX-0.11 and other things."""
    found: list[Doing] = []
    if me.goods[DEFENSE]:
        found += [(DEFEND, location) for location in defensible(g, me)]
    if me.goods[WORKER] and commands_samurai(me):
        found += [(DEPLOY, location) for location in posts(g, me)]
    if g.more is not None:
        for more in FREE_STEPS:
            found += more(g, me)
    return found


def free_step(g: Settlers, me: Settler, doing: Doing) -> Rule[None]:
    """Place what was chosen."""
    name, location = doing
    if name == DEFEND:
        defend(g, me, location)
    elif name in PERFORM:
        yield from PERFORM[name](g, me, location)
    else:
        yield from deploy(g, me, location)


def free_steps_after(g: Settlers, me: Settler) -> Rule[None]:
    """SET-6.11 The same once the action is completely resolved."""
    while True:
        steps = free_steps(g, me)
        asking = may_choose(me, "after-action", steps, lambda: why_not_placed(g, me), no="done")
        doing = yield from (usually(None, asking) if steps else asking)
        if doing is None:
            return
        yield from free_step(g, me, doing)


def act(g: Settlers, me: Settler, doing: Doing) -> Rule[None]:
    """SET-6.2, SET-6.12, SETX-0.11 Exactly one action."""
    if doing == WORKERS:
        yield from spend_workers(g, me)
        return
    if isinstance(doing, str):
        yield from PERFORM[doing](g, me, None)
        return
    name, thing = doing
    if name == BUILD:
        yield from build(g, me, thing)
    elif name == ACTIVATE:
        yield from activate_in_turn(g, me, thing)
    elif name == DEAL:
        yield from make_deal(g, me, thing)
    elif name == RAZE_HAND:
        yield from raze_from_hand(g, me, thing)
        yield from after_razing(g, me, False, thing, thing.colours)
    elif name == RAZE_ENEMY:
        yield from raze_enemy(g, me, thing)
    else:
        yield from PERFORM[name](g, me, thing)


def pass_round(g: Settlers, me: Settler) -> None:
    """SET-6.4 to SET-6.6 No more turns this round; SET-6.10 the phase ends when all have passed."""
    me.passed = True
    if g._journal is not None:
        tell(g, "pass", seat=me.seat)
    if all(settler.passed for settler in g.settlers):
        g.phase = DEPOSITING
        g.step = 0
    else:
        next_seat(g)


def next_seat(g: Settlers) -> None:
    """SET-6.1, SET-6.9 Clockwise to the next player who has not passed, perhaps the same again."""
    n = len(g.settlers)
    for i in range(1, n + 1):
        seat = (g.turn + i) % n
        if not g.settlers[seat].passed:
            g.turn = seat
            return


def owing(g: Settlers) -> Settler | None:
    """SET-17.21 Who must discard before anybody goes on."""
    for settler in g.settlers:
        if settler.owes:
            return settler
    return None


def pay_debt(g: Settlers, me: Settler) -> Rule[None]:
    """SET-17.21 The victim of a Desert chooses the card; SET-16.1 nothing else is ever decided by others."""
    card = yield from choose(me, "desert-discard", me.hand[:])
    discard_from_hand(g, me, card)
    me.owes -= 1
