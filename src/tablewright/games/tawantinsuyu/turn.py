"""TAW-3 Turns, TAW-6.8 to TAW-6.10 the small secondary actions, TAW-7 the end of a turn."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.tawantinsuyu.buildings import fill_market
from tablewright.games.tawantinsuyu.cards import put_into_offer, take_god_card, train
from tablewright.games.tawantinsuyu.goods import TRADING_POST, Cost, can_pay, exchange_freely, pay
from tablewright.games.tawantinsuyu.moments import choose_at_leisure
from tablewright.games.tawantinsuyu.placement import place_worker, workers_able
from tablewright.games.tawantinsuyu.priest import move_priest
from tablewright.games.tawantinsuyu.schema import CONST, amounts
from tablewright.games.tawantinsuyu.state import (
    FEAST_START,
    SECOND_ACTION,
    TURN,
    TURN_END,
    Inca,
    Tawantinsuyu,
    owns,
)
from tablewright.games.tawantinsuyu.workers import (
    CORN_END,
    POTATO_END,
    distinct,
    take_from_village,
    take_nomad,
    village_ends,
)

PLACE: Final = "place"
MOVE_PRIEST: Final = "priest"
PRAYER: Final = "prayer"
TRAINING: Final = "training"
RECRUIT: Final = "recruit"
#: TAW-3.3 The secondary actions.
SECONDARY: Final[tuple[str, ...]] = (MOVE_PRIEST, PRAYER, TRAINING, RECRUIT)

END_PRICE: Final[dict[str, Cost]] = {
    POTATO_END: amounts(CONST.village_recruit_cost.value.potato_end),
    CORN_END: amounts(CONST.village_recruit_cost.value.corn_end),
}


def take_turn(g: Tawantinsuyu) -> Rule[None]:
    """TAW-3.1 Place a worker, or the first of two secondary actions."""
    me = g.incas[g.active]
    action = yield from choose_at_leisure(
        g, me, "action", lambda: actions_of(g, me), "", lambda: no_placement(me)
    )
    if action == PLACE:
        yield from place_worker(g, me)
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
    others: list[Any] = [action for action in SECONDARY if action != g.first_action]
    action = yield from choose_at_leisure(
        g,
        me,
        "second-action",
        lambda: others,
        "",
        lambda: [(g.first_action, because("TAW-3.3", "action-done"))],
    )
    yield from act(g, me, action)
    g.step = TURN_END


def act(g: Tawantinsuyu, me: Inca, action: str) -> Rule[None]:
    """One secondary action."""
    if action == MOVE_PRIEST:
        yield from move_priest(g, me)
        return
    tell(g, "secondary", seat=me.seat, action=action)
    if action == PRAYER:
        for _ in range(CONST.prayer_cards.value):  # TAW-6.8.1
            yield from take_god_card(g, me, optional=False)
    elif action == TRAINING:
        yield from train(g, me)  # TAW-6.9.1
    else:
        for _ in range(CONST.recruit_nomads.value):  # TAW-6.10.1
            yield from take_nomad(g, me, optional=False)


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
    end = yield from choose_at_leisure(
        g,
        me,
        "village",
        lambda: [end for end in village_ends(g) if can_pay(me, END_PRICE[end])],
        "no",
        lambda: no_village_worker(g),
    )
    if end is None:
        return
    yield from pay(g, me, END_PRICE[end])
    colour = take_from_village(g, end)
    me.workers.append(colour)
    tell(g, "village", seat=me.seat, worker=colour)


def no_village_worker(g: Tawantinsuyu) -> list[tuple[Any, Reason]]:
    """Why an end of the Village is not offered."""
    if not g.village:
        return [(end, because("TAW-8.1.2", "village-empty")) for end in (POTATO_END, CORN_END)]
    return [(end, because("TAW-7.1", "no-village-price")) for end in (POTATO_END, CORN_END)]


def keep_worker_limit(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-7.3 Workers above 2 leave the game, of the player's choice."""
    while len(me.workers) > CONST.worker_limit_end_of_turn.value:
        colour = yield from choose(me, "remove-worker", distinct(me.workers))
        me.workers.remove(colour)
        g.removed.append(colour)
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
    tell(g, "turn", seat=g.active)
