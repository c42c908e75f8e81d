"""SETX-2.4 What single cards do: take a Location, look into a hand, reveal cards.

Elsewhere: SETX-2.4.1 in friends/open_production.py; SETX-2.4.2 and 2.4.13 in base/effects.py; SETX-2.4.3 and
2.4.11 in base/defending.py; SETX-2.4.4, 2.4.9, 2.4.14 and 2.4.16 in base/building.py; SETX-2.4.6 in
friends/storing.py; SETX-2.4.7 in base/activating.py; SETX-2.4.8 in base/dealing.py; SETX-2.4.15 in state.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, reveal, tell, tell_secretly
from tablewright.games.settlers.box.cards import GOODS, Card, Effect
from tablewright.games.settlers.box.schema_effects import RevealTake, SignDeal, TakeLocation
from tablewright.games.settlers.rules.base.dealing import can_open_route, has_deal_field, open_route, signed
from tablewright.games.settlers.rules.base.effects import grow, happens
from tablewright.games.settlers.rules.base.labels import whose
from tablewright.games.settlers.rules.base.leaving import TAKEN, take_away
from tablewright.games.settlers.rules.colours import announce_colour
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.revealing import discard_drawn, reveal_cards
from tablewright.games.settlers.rules.state import Location, Settler, Settlers, controller, is_immune, targets

HAND = "hand"


# ------------------------------------------------------------------------------------- taking Locations
def takeable(g: Settlers, me: Settler) -> list[Location]:
    """SETX-2.4.5 Common Locations of opponents who have not passed, whatever protects them."""
    return [
        location
        for other in targets(g, me)
        for location in other.empire
        if location.card.common
        and location.card.is_built
        and not location.foundation
        and not is_immune(location)
    ]


def can_take(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a Location to take."""
    return bool(takeable(g, me))


def take_location(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-2.4.5 Displacement Group: the card goes to the hand, the goods on it go; this is not razing."""
    wanted: TakeLocation = effect.args
    location = yield from choose(me, "take-location", takeable(g, me), None, whose(g))
    holder = controller(g, location)
    take_away(g, holder, location, TAKEN)
    tell(g, "take-location", seat=me.seat, from_seat=holder.seat, card=location.card.id, to=wanted.to)
    if wanted.to == HAND:
        me.hand.append(location.card)
    else:
        location.foundation = True
        location.owner = me.seat
        location.taken_with = ""
        me.empire.append(location)
        yield from grow(g, me)
    yield from happens(g, holder, "own_location_lost", Occasion(location.card, location, TAKEN))


# ------------------------------------------------------------------------------------- looking into hands
def open_hands(g: Settlers, me: Settler) -> list[Settler]:
    """SETX-2.4.17, SETX-12.4 Opponents who have not passed and hold a card."""
    return [other for other in targets(g, me) if other.hand]


def look_into_hand(g: Settlers, me: Settler) -> Rule[Settler]:
    """SETX-2.4.17, SETX-12.4 Look at the whole hand of one opponent; nobody else sees it."""
    victim = yield from choose(me, "look-into-hand", open_hands(g, me))
    assert me.more is not None
    me.more.sees = victim.seat
    reveal(g)
    shown = [card.id for card in victim.hand]
    tell_secretly(g, "look-into-hand", {me.seat: {"cards": shown}}, seat=me.seat, from_seat=victim.seat)
    return victim


def can_sign(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a hand to look into, or a place for a Trade Route (SET-17.14)."""
    wanted: SignDeal = effect.args
    if wanted.with_ == "opponent_hand":
        return bool(open_hands(g, me))
    return can_open_route(g, me, effect, here, goods)


def sign_deal(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-2.4.10, SETX-2.4.17 Lady Spy: a Deal with a Faction card in the hand she looks into, if any.

    It lies under the own board; the activation already holds the food for it.
    """
    wanted: SignDeal = effect.args
    if wanted.with_ != "opponent_hand":
        yield from open_route(g, me, effect, here, source)
        return
    victim = yield from look_into_hand(g, me)
    fitting: list[Card] = [card for card in victim.hand if has_deal_field(card)]
    if not fitting:
        return
    card = yield from choose(me, "spy-deal", fitting)
    victim.hand.remove(card)
    me.deals.append(card)
    assert me.more is not None
    me.more.spied += (card,)
    tell(g, "spy-deal", seat=me.seat, from_seat=victim.seat, card=card.id, good=GOODS[card.deal])
    yield from signed(g, me, card)


# ------------------------------------------------------------------------------------------- revealing
def reveal_take(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-2.4.12 Great Expedition: announce a colour, reveal cards, take one of that colour, if any."""
    wanted: RevealTake = effect.args
    assert g.more is not None
    colour = yield from announce_colour(g, me)
    yield from reveal_cards(g, wanted.n)
    fitting = [card for card in g.more.drawn if colour in card.colours]
    for _ in range(min(wanted.take, len(fitting))):
        card = yield from choose(me, "take-revealed", fitting)
        fitting.remove(card)
        g.more.drawn.remove(card)
        me.hand.append(card)
        tell(g, "pick", seat=me.seat, card=card.id)
    discard_drawn(g)
