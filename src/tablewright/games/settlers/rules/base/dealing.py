"""SET-8 Make a Deal, and what cards do with Deals."""

from __future__ import annotations

from tablewright.engine import Rule, choose, lay_open, tell
from tablewright.games.settlers.box.cards import (
    DEAL_COST,
    GOOD_OF_COLOUR,
    GOODS,
    NO_DEAL,
    Card,
    Effect,
    can_pay,
)
from tablewright.games.settlers.box.schema_effects import DiscardDeal, GainFromDeals, TakeDeal
from tablewright.games.settlers.rules.base.effects import happens
from tablewright.games.settlers.rules.base.labels import whose, whose_deal
from tablewright.games.settlers.rules.base.leaving import end_route
from tablewright.games.settlers.rules.base.supply import discard_card, gain_one, pay
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import (
    NOBODY,
    Location,
    Settler,
    Settlers,
    counts,
    everybody,
    is_fortress,
    look_back_at,
    targets,
)

Deal = Card | Location  # a card under the board, or a Location marked by a Trade Route


def can_make_deals(me: Settler) -> bool:
    """SET-8.1 Whether the food, or the Gold for it, is there."""
    return can_pay(me.goods, DEAL_COST)


def has_deal_field(card: Card) -> bool:
    """SET-0.4 Faction cards have a Deal field, Common cards have none."""
    return card.deal != NO_DEAL


def make_deal(g: Settlers, me: Settler, card: Card) -> Rule[None]:
    """SET-8.1 to SET-8.5 Pay 1 food, lay the card under the board, gain its good at once."""
    yield from pay(g, me, DEAL_COST)
    me.hand.remove(card)
    me.deals.append(card)
    lay_open(g, me)
    tell(g, "deal", seat=me.seat, card=card.id, good=GOODS[card.deal])
    yield from signed(g, me, card)


def signed(g: Settlers, me: Settler, deal: Deal) -> Rule[None]:
    """SET-8.6, SET-17.13 The good comes first, then the features that react to Deals.

    SETX-6.3.14 Some look at the colour of that good.
    """
    yield from gain_one(g, me, good_of(deal), "deals")
    signed_card = deal.card if isinstance(deal, Location) else deal
    if g.more is not None:
        look_back_at(g, tuple([name for name, good in GOOD_OF_COLOUR.items() if good == good_of(deal)]))
    yield from happens(g, me, "sign_deal", Occasion(signed_card))


def good_of(deal: Deal) -> int:
    """SET-5.4 The one good of a Deal; SET-17.15 of a Trade Route the one on the enemy card."""
    return deal.card.deal if isinstance(deal, Location) else deal.deal


def routes_of(g: Settlers, me: Settler) -> list[Location]:
    """SET-17.15 The Locations marked by this player's Trade Routes, wherever they stand."""
    return [
        location for settler in everybody(g) for location in settler.empire if location.route_seat == me.seat
    ]


def all_deals(g: Settlers, me: Settler) -> list[Deal]:
    """SET-8.6 Deals under the board, taken ones included; SET-17.17 and those by Trade Route."""
    found: list[Deal] = [*me.deals, *routes_of(g, me)]
    return found


def take_marker(location: Location) -> Card:
    """SET-17.16 Take the marker of a Trade Route away; that Deal is over."""
    card = location.route
    assert card is not None
    location.route = None
    location.route_seat = NOBODY
    return card


def lose_deal(holder: Settler, card: Card) -> None:
    """A Deal no longer lies under a board."""
    holder.deals.remove(card)
    if holder.more is not None and card in holder.more.spied:
        holder.more.spied = tuple([deal for deal in holder.more.spied if deal is not card])


def give_up_deal(g: Settlers, deal: Deal, me: Settler) -> None:
    """SET-17.61 Discard an own Deal to the pile of its faction."""
    if isinstance(deal, Location):
        end_route(g, deal)
    else:
        lose_deal(me, deal)
        discard_card(g, deal)
        tell(g, "deal-lost", seat=me.seat, card=deal.id)


# -------------------------------------------------------------------------------------------- own Deals
def has_deals(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 There is a Deal to use."""
    return bool(usable_deals(g, me, effect.args))


def usable_deals(g: Settlers, me: Settler, wanted: GainFromDeals) -> list[Deal]:
    """SET-17.60, SETX-2.4.8 Own Deals, SET-17.17 by Trade Route only if the card says so.

    SETX-6.3.6 Or those under the boards of opponents who have not passed.
    """
    if wanted.owner == "opponent":
        return [*deals_of_targets(g, me)]
    return all_deals(g, me) if wanted.trade_route else [*me.deals]


def gain_from_deals(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SET-17.60 Imperial Messenger: the good of an own Deal at once; SETX-2.4.8 nothing without Deals.

    SETX-7.14 Some may use the same Deal twice.
    """
    wanted: GainFromDeals = effect.args
    open_deals = usable_deals(g, me, wanted)
    for _ in range(min(wanted.n, len(open_deals)) if wanted.distinct else wanted.n):
        if not open_deals:
            return
        deal = yield from choose(me, "use-deal", open_deals, None, whose_deal(g, me))
        if wanted.distinct:
            open_deals.remove(deal)
        yield from gain_one(g, me, good_of(deal), source)


# ------------------------------------------------------------------------------------ Deals of opponents
def deals_of_targets(g: Settlers, me: Settler) -> list[Card]:
    """SET-17.10, SET-17.17, SET-17.43, SET-17.53 Deals under the boards of opponents; never a Trade Route.

    SET-19.8, SET-19.10 The target line of the virtual player is its Deals.
    """
    return [card for other in targets(g, me) for card in other.deals]


def enemy_has_deals(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SET-10.8 There is a Deal to take or to discard."""
    return any(other.deals for other in targets(g, me))


def holder_of_deal(g: Settlers, card: Card) -> Settler:
    """Under whose board a card lies."""
    for settler in everybody(g):
        if card in settler.deals:
            return settler
    raise LookupError(card.id)


def take_deal(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.10 Ninjas gain the good at once, SET-17.43 Spies do not; neither makes a Deal (SET-8.6)."""
    wanted: TakeDeal = effect.args
    for _ in range(wanted.n):
        card = yield from choose_enemy_deal(g, me, "take-deal")
        if card is None:
            return
        loser = holder_of_deal(g, card)
        lose_deal(loser, card)
        me.deals.append(card)
        tell(g, "take-deal", seat=me.seat, from_seat=loser.seat, card=card.id)
        if wanted.gain_now:
            yield from gain_one(g, me, card.deal, source)


def discard_enemy_deal(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SET-17.53 Robbers: an opponent's Deal is discarded."""
    wanted: DiscardDeal = effect.args
    for _ in range(wanted.n):
        card = yield from choose_enemy_deal(g, me, "break-deal")
        if card is None:
            return
        give_up_deal(g, card, holder_of_deal(g, card))


def choose_enemy_deal(g: Settlers, me: Settler, kind: str) -> Rule[Card | None]:
    """One of the opponents' Deals, if there is any."""
    open_deals = deals_of_targets(g, me)
    if not open_deals:
        return None
    return (yield from choose(me, kind, open_deals, None, whose_deal(g, me)))


# ------------------------------------------------------------------------------------------ Trade Route
def route_places(g: Settlers, me: Settler) -> list[Location]:
    """SET-17.14 Faction Locations of opponents who have not passed, without a marker.

    SETX-5.7.4 A blocked one will do: only its ability is.
    """
    return [
        location
        for other in targets(g, me)
        for location in other.empire
        if has_deal_field(location.card)
        and counts(location)
        and location.route is None
        and not is_fortress(location)
    ]


def can_open_route(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-17.14 There is a place for the marker and a card to mark it with; SET-19.11 not in solo."""
    return (bool(me.discard) or any(not card.common for card in me.deck)) and bool(route_places(g, me))


def open_route(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.14, SET-17.15 Mark an enemy Location with the own top card: a Deal for the good printed there.

    SET-17.37 Whoever uses the Trade Route marks with a card of the own faction. SET-22.1 Nobody sees it.
    """
    location = yield from choose(me, "open-route", route_places(g, me), None, whose(g))
    markers = [card for card in me.deck if not card.common]  # SETX-7.13 Common cards are skipped
    location.route = markers[-1] if markers else me.discard[-1]
    (me.deck if markers else me.discard).remove(location.route)
    location.route_seat = me.seat
    tell(g, "open-route", seat=me.seat, card=location.card.id, good=GOODS[location.card.deal])
    yield from signed(g, me, location)
