"""SET-13 Cleanup phase, and the deposits before it."""

from __future__ import annotations

from tablewright.engine import Rule, choose, choose_many, choose_number, tell
from tablewright.games.settlers.box.cards import (
    BOARDS,
    CARD,
    FAVOR,
    FAVOR_TRICOLOR,
    GOODS,
    RESOURCES,
    ROUNDS,
    STONE,
)
from tablewright.games.settlers.rules.base.leaving import discard_under
from tablewright.games.settlers.rules.base.taking_over import return_locations
from tablewright.games.settlers.rules.hooks import ACTIONS_OVER, STORING, SWEEPING
from tablewright.games.settlers.rules.state import (
    ATTACKING,
    CLEANUP,
    COUNTING,
    LOOKOUT,
    NOBODY,
    Location,
    Settler,
    Settlers,
    everybody,
    extras,
    holds_out,
    in_order,
    works,
)


def deposits(g: Settlers) -> Rule[None]:
    """SET-13.8 At the end of every Action phase, clockwise, cards and Resources may be laid down for good.

    SET-3.2, SET-13.1 Round 5 has no Cleanup. SETX-12.10 What else happens at the end comes before.
    """
    if g.more is not None:
        for over in ACTIONS_OVER:
            yield from over(g)
    for me in in_order(g):
        for location in me.empire:
            if location.card.deposit and works(location) and not location.taken_with:  # SET-17.36
                if location.card.deposit == GOODS[CARD]:
                    yield from lay_cards(g, me, location)
                else:
                    yield from lay_resources(g, me, location)
    if g.round < ROUNDS:
        g.phase = CLEANUP
    else:
        g.phase = COUNTING if g.virtual is None else ATTACKING
    g.step = 0


def lay_cards(g: Settlers, me: Settler, gate: Location) -> Rule[None]:
    """SET-17.3 Hand cards go under the Gate and stay there."""
    cards = yield from choose_many(me, "lay-cards", me.hand[:], 0, len(me.hand), None, {"card": gate.id})
    for card in cards:
        me.hand.remove(card)
    gate.under += tuple(cards)
    if cards:
        tell(g, "lay-cards", seat=me.seat, card=gate.card.id, count=len(cards))


def lay_resources(g: Settlers, me: Settler, shrine: Location) -> Rule[None]:
    """SET-17.4 Resources go on the Shrine and stay there; never Gold (SET-15.1).

    SETX-6.3.5 On the Great Pyramid only stone, and so many a round.
    """
    card = shrine.card
    for good in (STONE,) if card.deposit == GOODS[STONE] else RESOURCES:
        if me.goods[good]:
            told: dict[str, object] = {"good": GOODS[good], "card": shrine.id}
            most = min(me.goods[good], card.rare.deposit_most)
            n = yield from choose_number(me, "lay-resources", 0, most, told)
            me.goods[good] -= n
            shrine.laid += (good,) * n
            if n:
                tell(g, "lay-resources", seat=me.seat, card=shrine.card.id, goods={GOODS[good]: n})


def clean_up(g: Settlers) -> Rule[None]:
    """SET-13.2 to SET-13.7 Store, discard, return what was taken over, pass the token on, next round.

    SET-13.5 Hands stay. SET-19.29 Alone there is nobody to pass the token to. SETX-12.10 Before anything is
    discarded, goods may be put on cards.
    """
    for me in in_order(g):
        if g.more is not None:
            for storing in STORING:
                yield from storing(g, me)
        kept = yield from store(g, me)
        lost = {GOODS[good]: had - kept[good] for good, had in enumerate(me.goods) if had > kept[good]}
        if me.more is not None and me.more.favours:  # SETX-6.1.2
            lost[GOODS[FAVOR]] = len(me.more.favours)
        if me.more is not None and me.more.tricolour:
            lost[GOODS[FAVOR_TRICOLOR]] = 1
        if lost and g._journal is not None:
            tell(g, "lose-goods", seat=me.seat, goods=lost)
        me.goods = kept
        me.passed = False
        if g.more is not None:
            clear_means(me)
    for settler in everybody(g):
        for location in settler.empire:
            sweep(g, location)
    return_locations(g)
    g.first = (g.first + 1) % len(g.settlers)
    if g._journal is not None:
        tell(g, "cleanup", round=g.round, seat=g.first)
    if g.virtual is None:
        next_round(g)
    else:
        g.phase = ATTACKING
        g.step = 0


def store(g: Settlers, me: Settler) -> Rule[list[int]]:
    """SET-13.2, SET-13.3 What the board and storage Locations keep, as much as the player wants.

    SET-17.42 Warehouses work like that; SET-13.6 a taken-over one serves its controller. SETX-8.3 What an
    Expedition has brought survives by itself.
    """
    kept = lasting(me)
    for good in storable(me):
        if me.goods[good]:
            numbers = list(range(me.goods[good], kept[good] - 1, -1))
            kept[good] = yield from choose(me, "store", numbers, None, {"good": GOODS[good]})
    told = {GOODS[good]: n for good, n in enumerate(kept) if n}
    if told:
        tell(g, "store", seat=me.seat, goods=told)
    return kept


def perishing(me: Settler) -> dict[str, int]:
    """SET-13.2, SET-13.3 What the clean-up will take from a player who does not use it before."""
    kept, stored = lasting(me), storable(me)
    return {
        GOODS[good]: n - kept[good]
        for good, n in enumerate(me.goods)
        if n > kept[good] and good not in stored
    }


def lasting(me: Settler) -> list[int]:
    """SETX-8.3 The goods that need no store, good by good."""
    if me.more is None:
        return [0] * len(me.goods)
    return [min(n, me.more.kept.count(good)) for good, n in enumerate(me.goods)]


def storable(me: Settler) -> list[int]:
    """SET-13.2 The goods this player can store."""
    goods = [BOARDS[me.faction].keeps]
    for location in me.empire:
        if location.card.stores and works(location):
            goods += [good for good in location.card.stores if good not in goods]
    return goods


def clear_means(me: Settler) -> None:
    """SETX-12.9, SETX-6.1.2 God Favour tokens go, and tiles can be used again."""
    more = me.more
    assert more is not None
    more.favours = ()
    more.tricolour = False
    more.tiles = ()
    more.visited = False


def sweep(g: Settlers, location: Location) -> None:
    """SET-13.4, SET-16.10 Tokens and activation goods go; Samurai, deposits and Trade Route markers stay."""
    location.uses = 0
    location.goods = ()
    if g.more is None or not holds_out(g):  # SETX-10.11
        location.defended = False
    location.blocked = False
    location.triggered = 0
    if location.more is not None:
        sweep_extras(g, location)


def sweep_extras(g: Settlers, location: Location) -> None:
    """SETX-12.9, SETX-2.1.4 Sent Workers and what lasted for this round go; the rest survives.

    SETX-5.1.4 Technology tokens on Locations stay, SETX-5.5.2 what was unlocked is locked again.
    """
    more = extras(location)
    more.sent = 0
    more.unlocked = False
    more.second_uses = 0
    more.shared_with = NOBODY
    more.protected = False
    discard_under(g, location, more.tucked)
    more.tucked = ()
    for sweeping in SWEEPING:
        sweeping(g, location)


def next_round(g: Settlers) -> None:
    """SET-13.7 The round marker advances."""
    g.round += 1
    g.phase = LOOKOUT
    g.step = 0
    g.turn = g.first
