"""SET-4 Lookout phase, and its variants, SET-18.

Elsewhere: SET-4.5 in base/supply.py; SET-18.6 in base/turn.py; SET-18.7 in settlers/__init__.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, reveal, tell, together
from tablewright.games.settlers.box.cards import COMMON, Card
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.base.supply import (
    FACTION,
    discard_card,
    draw_card,
    draw_common,
    draw_into_hand,
    keep_looked_at,
    meet_event,
    take_common,
)
from tablewright.games.settlers.rules.state import (
    ADVANCED,
    ALTERNATIVE,
    PEACEFUL,
    PRODUCING,
    Settler,
    Settlers,
    in_order,
)

#: SET-18.1 to SET-18.4 How many cards the variants deal, or let a player pick from.
ALTERNATE_LOOKOUT: Final = DATA.lookout.alternative
ADVANCED_LOOKOUT: Final = DATA.lookout.advanced


def lookout(g: Settlers) -> Rule[None]:
    """SET-4.2 to SET-4.4 The next pick of an open draft."""
    n = len(g.settlers)
    if g.step == 0:
        yield from begin_lookout(g)
    if g.lookout == ADVANCED and n > 2:
        yield from reveal_up_to(g, advanced_choice(n, g.step))
    elif g.step == 0:
        yield from reveal_up_to(g, ADVANCED_LOOKOUT.first if g.lookout == ADVANCED else n + 1)
    elif g.step == n and g.lookout not in (ADVANCED, PEACEFUL):
        yield from reveal_up_to(g, n + 1)  # SET-4.3
    yield from pick(g, picker(g), g.display[:])
    g.step += 1
    picks = n if g.lookout == PEACEFUL else 2 * n
    if g.step == picks or (g.step == n and g.lookout not in (ADVANCED, PEACEFUL)):
        discard_display(g)
    if g.step == picks:
        to_production(g)


def begin_lookout(g: Settlers) -> Rule[None]:
    """SET-4.1 Everybody draws the top Faction card; SET-18.5 in the Peaceful variant a Common one too."""
    tell(g, "round", round=g.round, seat=g.first)
    for settler in in_order(g):
        draw_into_hand(g, settler, FACTION)
        if g.lookout == PEACEFUL:
            yield from draw_card(g, settler, COMMON)


def picker(g: Settlers) -> Settler:
    """SET-4.2 Clockwise, SET-4.3 then back from the last; SET-18.3, SET-18.4 Advanced: twice clockwise."""
    order = in_order(g)
    n = len(order)
    lap, place = divmod(g.step, n)
    if lap == 1 and g.lookout != ADVANCED:
        place = n - 1 - place
    return order[place]


def advanced_choice(n: int, step: int) -> int:
    """SET-18.2, SET-18.4, SETX-0.13 From how many cards a player picks; if there are fewer, new ones come."""
    if step == 0:
        return ADVANCED_LOOKOUT.first
    if step < n:
        return ADVANCED_LOOKOUT.first_lap
    return ADVANCED_LOOKOUT.second_lap if step < 2 * n - 1 else ADVANCED_LOOKOUT.last


def reveal_up_to(g: Settlers, wanted: int) -> Rule[None]:
    """SET-4.2, SET-4.6 Lay Common cards open until there are so many, or as many as there are.

    SETX-5.7.1 An Event among them is resolved and discarded before another card is laid in its place.
    """
    shown: list[str] = []
    while len(g.display) < wanted:
        card = take_common(g)
        if card is None:
            break
        if card.event:
            show(g, shown)
            shown = []
            if not (yield from meet_event(g, card)):
                break
        else:
            g.display.append(card)
            shown.append(card.id)
    show(g, shown)


def show(g: Settlers, shown: list[str]) -> None:
    """Everybody has seen these cards."""
    if shown:
        reveal(g)
        tell(g, "reveal", cards=shown)


def pick(g: Settlers, me: Settler, cards: list[Card]) -> Rule[None]:
    """SET-4.4 A free choice, and a must; SET-4.6 unless nothing is left."""
    if cards:
        card = yield from choose(me, "pick", cards)
        g.display.remove(card)
        me.hand.append(card)
        if g._journal is not None:
            tell(g, "pick", seat=me.seat, card=card.id)


def discard_display(g: Settlers) -> None:
    """SET-4.2, SET-4.3 What is left goes to the Common pile."""
    for card in g.display:
        discard_card(g, card)
        tell(g, "left-over", card=card.id)
    g.display.clear()


def to_production(g: Settlers) -> None:
    """SET-3.1 The Production phase follows."""
    g.phase = PRODUCING
    g.step = 0


# ------------------------------------------------------------------------------------ Alternate Lookout
def alternative_lookout(g: Settlers) -> Rule[None]:
    """SET-18.1 Keep 1 of 3, hand on 2, keep 1 of these; SET-16.9 all at the same time, in secret."""
    if g.step == 0:
        yield from begin_lookout(g)
        yield from deal_offers(g)
    kept = yield from together([keep_one(settler) for settler in g.settlers])
    for settler, card in zip(g.settlers, kept, strict=True):
        if card is not None:
            settler.offer.remove(card)
            keep_looked_at(g, settler, [card])
    g.step += 1
    if g.step == 1:
        hand_on(g)
        return
    for settler in g.settlers:
        for card in settler.offer:
            discard_card(g, card)
            tell(g, "left-over", card=card.id)
        settler.offer.clear()
    to_production(g)


def deal_offers(g: Settlers) -> Rule[None]:
    """SET-18.1 Three Common cards each, dealt clockwise."""
    for _ in range(ALTERNATE_LOOKOUT.deal):
        for settler in in_order(g):
            card = yield from draw_common(g)
            if card is not None:
                settler.offer.append(card)
    reveal(g)
    tell(g, "deal-offers", count=ALTERNATE_LOOKOUT.deal)


def keep_one(me: Settler) -> Rule[Card | None]:
    """SET-18.1 Each looks at the own cards only."""
    if not me.offer:
        return None
    return (yield from choose(me, "keep-card", me.offer[:]))


def hand_on(g: Settlers) -> None:
    """SET-18.1 The others go to the left neighbour."""
    offers = [settler.offer for settler in g.settlers]
    for settler, offer in zip(g.settlers, [offers[-1], *offers[:-1]], strict=True):
        settler.offer = offer
    reveal(g)
    tell(g, "hand-on")


def is_alternative(g: Settlers) -> bool:
    """Whether this game is played with the Alternate Lookout."""
    return g.lookout == ALTERNATIVE
