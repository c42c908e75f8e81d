"""SET-15 Supply: decks and piles, gaining goods, paying.

Elsewhere: SET-15.4 in view.py; SET-15.8, 15.10, 15.12 and 15.13 in base/effects.py; SET-15.11 in
base/building.py; SET-15.14 in base/leaving.py.
"""

from __future__ import annotations

from collections.abc import Callable

from tablewright.engine import (
    Rule,
    choose,
    choose_substitutes,
    reveal,
    score,
    tell,
    tell_secretly,
    undisturbed,
    usually,
)
from tablewright.games.settlers.box.cards import (
    CARD,
    CARD_COMMON,
    CARD_FACTION,
    COMMON,
    FOUNDATION,
    GOLD,
    GOODS,
    KEPT,
    LEAST_EVENT,
    RESOURCE_NAMES,
    RESOURCES,
    VP,
    Amounts,
    Card,
    Cost,
    can_pay,
    is_kept,
)
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.hooks import GAINING, RESOLVING, SCORED, SPENT
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    extras,
    face_down,
    home_of,
    with_features,
    works,
)

FACTION = "faction"
#: Where points and goods of Technology tokens come from.
TECHNOLOGY = "technology"
DECK_NAMES = (COMMON, FACTION)
#: What sets off a Sphinx.
GAIN_POINTS = "gain_vp_at_least"


# ------------------------------------------------------------------------------------- decks and piles
def can_draw_common(g: Settlers) -> bool:
    """SET-15.6 Whether there is a Common card to draw, in the deck or in the pile."""
    return bool(g.common) or bool(g.common_discard)


def can_draw_any(g: Settlers, me: Settler) -> bool:
    """SET-15.5 Whether one of the player's two decks can supply a card."""
    return bool(me.deck) or can_draw_common(g)


def take_common(g: Settlers) -> Card | None:
    """SET-15.6 The top Common card; an empty deck is made new from its pile when a card is needed.

    SET-22.3 A shuffle is chance.
    """
    if not g.common:
        if not g.common_discard:
            return None
        g.common = g.common_discard
        g.common_discard = []
        g.chance.shuffle(g.common, COMMON)
        tell(g, "reshuffle")
    return g.common.pop()


def lay_unseen(g: Settlers, me: Settler) -> bool:
    """SETX-7.1, SETX-12.8 The top Common card becomes a Foundation that nobody has seen, named by a number.

    SETX-5.7.1 An Event too, which is not resolved. False: there is no card.
    """
    card = take_common(g)
    if card is None:
        return False
    assert g.more is not None
    g.more.unseen += 1
    foundation = face_down(card, me.seat)
    extras(foundation).name = f"{GOODS[FOUNDATION]}-{g.more.unseen}"
    me.empire.append(foundation)
    tell(g, "lay-unseen", seat=me.seat)
    return True


def draw_common(g: Settlers) -> Rule[Card | None]:
    """SET-15.6 Draw the top Common card; SETX-5.7.1 an Event is resolved and discarded, then replaced."""
    card = take_common(g)
    while card is not None and card.event:
        replaced = yield from meet_event(g, card)
        card = take_common(g) if replaced else None
    return card


def meet_event(g: Settlers, event: Card) -> Rule[bool]:
    """SETX-5.7.1 Resolve an Event that was drawn, and discard it; whether another card can replace it.

    Where nothing but Events is left they do not replace each other.
    """
    assert g.more is not None
    g.more.pending.append(event)
    yield from resolve_events(g)
    return any(not card.event for card in (*g.common, *g.common_discard))


def resolve_events(g: Settlers) -> Rule[None]:
    """SETX-5.7.1 Resolve the Events that wait."""
    assert g.more is not None
    if g.more.pending:
        for resolve in RESOLVING:
            yield from resolve(g)


def take_faction(me: Settler) -> Card | None:
    """SET-15.7, SETX-9.3, SETX-11.14 The top card of the own Faction deck; an empty one gives nothing."""
    return me.deck.pop() if me.deck else None


def draw_into_hand(g: Settlers, me: Settler, deck: str) -> Card | None:
    """Draw a card unseen by the others; SET-4.5 hands are secret and have no limit."""
    card = take_common(g) if deck == COMMON else take_faction(me)
    if card is not None:
        into_hand(g, me, card, deck)
    return card


def into_hand(g: Settlers, me: Settler, card: Card, deck: str) -> None:
    """A card that was drawn is known to its owner alone."""
    me.hand.append(card)
    reveal(g)
    if g._journal is not None:
        tell_secretly(g, "draw", {me.seat: {"card": card.id}}, seat=me.seat, deck=deck)


def draw_card(g: Settlers, me: Settler, deck: str) -> Rule[Card | None]:
    """The same where an Event may come up (SETX-5.7.1)."""
    if g.more is None or deck != COMMON:
        return draw_into_hand(g, me, deck)
    card = yield from draw_common(g)
    if card is not None:
        into_hand(g, me, card, deck)
    return card


def draw_of_choice(g: Settlers, me: Settler) -> Rule[Card | None]:
    """SET-15.5, SET-5.6 From the Common or the own Faction deck, for each card anew (SET-9.8, SET-17.51)."""
    deck = COMMON
    if me.deck:
        deck = FACTION
        if can_draw_common(g):
            deck = yield from choose(me, "draw-from", list(DECK_NAMES))
    return (yield from draw_card(g, me, deck))


def discard_card(g: Settlers, card: Card) -> None:
    """SET-15.9, SET-7.6 Every deck has its own open pile; an attack card leaves the game (SET-19.10)."""
    if card.common:
        g.common_discard.append(card)
        return
    home = card.deck if g.more is None else home_of(g, card)
    for settler in g.settlers:
        if settler.faction == home:
            settler.discard.append(card)
            return
    if g.virtual is not None and g.more is not None and home == g.more.rival:
        g.virtual.discard.append(card)
    else:
        g.removed.append(card)


def discard_from_hand(g: Settlers, me: Settler, card: Card) -> None:
    """SET-15.9 A hand card goes to its pile."""
    me.hand.remove(card)
    discard_card(g, card)
    tell(g, "discard", seat=me.seat, card=card.id)


def discard_looked_at(g: Settlers, me: Settler, card: Card) -> None:
    """A card that a player only looked at goes to its pile."""
    discard_card(g, card)
    tell(g, "discard-looked-at", seat=me.seat, card=card.id)


def keep_looked_at(g: Settlers, me: Settler, cards: list[Card]) -> None:
    """Cards that a player looked at go into the hand."""
    me.hand += cards
    if cards and g._journal is not None:
        kept = [card.id for card in cards]
        tell_secretly(g, "keep", {me.seat: {"cards": kept}}, seat=me.seat, count=len(kept))


# ---------------------------------------------------------------------------------------------- gaining
def gain_points(g: Settlers, me: Settler, points: int, source: str) -> None:
    """SET-5.7, SET-15.15 Points count at once; SET-16.3, SET-17.25 Sphinxes look at each event of points.

    SET-5.8 In Production too; SET-20.1 two events of 1 point are no event of 2.
    """
    score(g, me, source, points)
    if g.more is not None and points:
        for scored in SCORED:
            scored(g, me)
    if points < LEAST_EVENT:
        return
    for location in me.empire if g.more is None else with_features(g, me, GAIN_POINTS):
        for trigger in location.card.triggers:
            if trigger.when == GAIN_POINTS and points >= trigger.least and works(location):
                # points of a Sphinx are events of their own and set off nothing
                score(g, me, "features", trigger.effects[0].goods[0][1])


def score_technology(g: Settlers, me: Settler) -> None:
    """SETX-5.3.2, SETX-5.3.4, SETX-10.11.1 An Advanced Technology token gives its point."""
    gain_points(g, me, MORE.numbers.technology_points, TECHNOLOGY)


def gain_plain(g: Settlers, me: Settler, goods: Amounts, source: str) -> None:
    """SET-15.3 Take goods from the general supply, which never ends; points count.

    SET-0.8, SET-1.3, SETX-0.8 Few tokens of the expansions are counted.
    """
    for good, n in goods:
        if good < KEPT:
            me.goods[good] += n
        elif good == VP:
            gain_points(g, me, n, source)
        else:
            me.goods[good] += n
    if g._journal is not None:
        tell_goods(g, me, "gain", goods)


def tell_goods(g: Settlers, me: Settler, kind: str, goods: Amounts) -> None:
    """Write into the log what was gained or paid; points and cards have lines of their own."""
    told = {GOODS[good]: n for good, n in goods if is_kept(good) and n}
    if told:
        tell(g, kind, seat=me.seat, goods=told)


def gain_card(g: Settlers, me: Settler, good: int) -> Rule[Card | None]:
    """SET-5.6 A card of the deck that is named, or of the deck of choice."""
    if good == CARD:
        return (yield from draw_of_choice(g, me))
    return (yield from draw_card(g, me, COMMON if good == CARD_COMMON else FACTION))


def gain_one(g: Settlers, me: Settler, good: int, source: str) -> Rule[Card | None]:
    """Gain one good of any kind; returns the card if it was one."""
    if good in (CARD, CARD_COMMON, CARD_FACTION):
        return (yield from gain_card(g, me, good))
    if good < KEPT or good == VP:
        gain_plain(g, me, ((good, 1),), source)
    else:
        yield from gain_special(g, me, good, 1, source)
    return None


def gain_special(g: Settlers, me: Settler, good: int, n: int, source: str) -> Rule[None]:
    """SETX-0.7 Goods of the expansions that go somewhere at once, each by its own rules."""
    if is_kept(good):
        gain_plain(g, me, ((good, n),), source)
    elif n:
        yield from GAINING[good](g, me, n, source)


# ----------------------------------------------------------------------------------------------- paying
def lacking(goods: list[int], cost: Cost) -> tuple[Amounts, int]:
    """SET-15.1 What a supply lacks for a cost, and the Gold that could replace only a part of it.

    Resources are named only if the Gold does not replace all that are missing.
    """
    gold = max(0, goods[GOLD] - cost.gold)
    resources = tuple(
        (good, n - goods[good]) for good, n in zip(RESOURCES, asked(cost), strict=True) if n > goods[good]
    )
    if sum(n for _, n in resources) <= gold:
        resources, gold = (), 0
    others = tuple(
        (good, n - goods[good]) for good, n in ((GOLD, cost.gold), *cost.others) if n > goods[good]
    )
    return resources + others, gold


def price_of(cost: Cost) -> Amounts:
    """The goods of a cost, for labels."""
    resources = tuple(zip(RESOURCES, asked(cost), strict=True))
    return tuple((good, n) for good, n in (*resources, (GOLD, cost.gold), *cost.others) if n)


def asked(cost: Cost) -> list[int]:
    """The Resources of a cost, in the order of `RESOURCES`."""
    return [cost.wood, cost.stone, cost.food]


def pay(
    g: Settlers,
    me: Settler,
    cost: Cost,
    onto: Location | None = None,
    leaving: Callable[[list[int]], bool] | None = None,
) -> Rule[None]:
    """SET-15.1, SET-15.2, SET-16.6, SETX-12.1 Pay goods; the payer says how much Gold stands in.

    Activation goods are laid `onto` the Location (SET-10.1). What is left must satisfy `leaving`, so that
    nobody pays away what the rest of the action needs.
    """
    golden = [0, 0, 0]
    if cost.resources and me.goods[GOLD] > cost.gold:
        spare = me.goods[GOLD] - cost.gold
        if leaving is None:
            have = me.goods[:3]
            golden = yield from undisturbed(
                choose_substitutes(me, "pay-gold", list(RESOURCE_NAMES), asked(cost), have, spare)
            )
        else:
            golden = yield from undisturbed(choose_golden(me, cost, leaving))
    paid = paid_goods(cost, golden)
    spend(g, me, paid, onto)
    if g.more is not None:
        yield from goods_spent(g, me, paid)


def goods_spent(g: Settlers, me: Settler, paid: Amounts) -> Rule[None]:
    """SETX-5.7.10 Features react to what was paid."""
    for spent in SPENT:
        yield from spent(g, me, paid)


def paid_goods(cost: Cost, golden: list[int]) -> Amounts:
    """INV-17 What exactly is paid when so much Gold stands in for each Resource."""
    paid = [(good, n - golden[good]) for good, n in zip(RESOURCES, asked(cost), strict=True)]
    return tuple((good, n) for good, n in [*paid, (GOLD, cost.gold + sum(golden)), *cost.others] if n)


def spend(g: Settlers, me: Settler, paid: Amounts, onto: Location | None) -> None:
    """Take goods out of the supply, back to the general supply or onto a Location (SET-10.2, SET-10.3)."""
    for good, n in paid:
        me.goods[good] -= n
        if onto is not None:
            onto.goods += (good,) * n
    if g._journal is not None:
        tell_goods(g, me, "pay", paid)


def mixes(goods: list[int], cost: Cost) -> list[list[int]]:
    """All ways to let Gold stand in for the Resources of a cost."""
    found: list[list[int]] = [[]]
    for good, n in zip(RESOURCES, asked(cost), strict=True):
        least = max(0, n - goods[good])
        found = [[*mix, golden] for mix in found for golden in range(least, n + 1)]
    gold = goods[GOLD] - cost.gold
    return [mix for mix in found if sum(mix) <= gold]


def left_after(goods: list[int], paid: Amounts) -> list[int]:
    """A supply after a payment."""
    left = goods[:]
    for good, n in paid:
        left[good] -= n
    return left


def can_pay_leaving(goods: list[int], cost: Cost, leaving: Callable[[list[int]], bool]) -> bool:
    """Whether a cost can be paid so that what is left suffices for what follows."""
    if not can_pay(goods, cost):
        return False
    return any(leaving(left_after(goods, paid_goods(cost, mix))) for mix in mixes(goods, cost))


def choose_golden(me: Settler, cost: Cost, leaving: Callable[[list[int]], bool]) -> Rule[list[int]]:
    """Ask Resource by Resource how much Gold stands in, offering only what leaves enough."""
    open_mixes = [
        mix for mix in mixes(me.goods, cost) if leaving(left_after(me.goods, paid_goods(cost, mix)))
    ]
    for i, name in enumerate(RESOURCE_NAMES):
        numbers = sorted({mix[i] for mix in open_mixes})
        told: dict[str, object] = {"resource": name, "amount": asked(cost)[i]}
        n = yield from usually(numbers[0], choose(me, "pay-gold", numbers, None, told))
        open_mixes = [mix for mix in open_mixes if mix[i] == n]
    return open_mixes[0]
