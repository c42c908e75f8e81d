"""SETX-7.6 to SETX-7.19 What single cards do with decks, piles, hands and Deals.

Elsewhere: SETX-7.6 in base/activating.py; SETX-7.10 in base/building.py; SETX-7.11 in magic/searching.py;
SETX-7.12 in base/razing.py; SETX-7.18 in aztecs/rulings.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, choose_many, reveal, tell, tell_secretly
from tablewright.games.settlers.box.cards import (
    ATTACK,
    GOOD_OF_COLOUR,
    NUMBER,
    Card,
    Effect,
)
from tablewright.games.settlers.box.schema_effects import (
    DiscardForMatch,
    DrawDiscardAny,
    DrawSplit,
    OpponentFactionDeck,
    ReturnFromDiscard,
    ShuffleIntoFactionDeck,
)
from tablewright.games.settlers.rules.amazons.shuffling_back import into_deck
from tablewright.games.settlers.rules.base.dealing import Deal, all_deals, lose_deal, take_marker
from tablewright.games.settlers.rules.base.effects import gain_amount
from tablewright.games.settlers.rules.base.labels import whose_deal
from tablewright.games.settlers.rules.base.supply import (
    discard_card,
    discard_from_hand,
    discard_looked_at,
    gain_one,
    keep_looked_at,
    take_faction,
)
from tablewright.games.settlers.rules.colours import choose_colour
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    targets,
)

DISCARD = "discard"
SHUFFLE = "shuffle"
REMOVE = "remove_from_game"
HAND = "hand"


# -------------------------------------------------------------------------- what is drawn and split up
def look_at_own(g: Settlers, me: Settler, n: int) -> None:
    """SETX-7.8 Take so many cards of the Faction deck, or as many as there are, to look at them."""
    for _ in range(n):
        card = take_faction(me)
        if card is not None:
            me.offer.append(card)
    if me.offer:
        reveal(g)
        shown = [card.id for card in me.offer]
        tell_secretly(g, "look", {me.seat: {"cards": shown}}, seat=me.seat, count=len(shown))


def draw_split(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-7.8 Training Ground, Distraction: the cards drawn go their ways in the order of the text."""
    wanted: DrawSplit = effect.args
    look_at_own(g, me, wanted.n)
    for where in wanted.order:
        if not me.offer:
            return
        card = yield from choose(me, "split-remove" if where == REMOVE else f"split-{where}", me.offer)
        me.offer.remove(card)
        dispose(g, me, card, where)


def dispose(g: Settlers, me: Settler, card: Card, where: str) -> None:
    """SETX-7.8 Discard a card, shuffle it back, take it into hand, or SETX-7.19 remove it from the game."""
    if where == SHUFFLE:
        into_deck(g, me, [card])
        tell(g, "shuffle-rest", seat=me.seat, count=1)
    elif where == DISCARD:
        discard_looked_at(g, me, card)
    elif where == REMOVE:
        g.removed.append(card)
        tell(g, "remove-looked-at", seat=me.seat, card=card.id)
    else:
        keep_looked_at(g, me, [card])


def draw_discard_any(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-7.8 Spoils for the Gods: discard any of the cards drawn for goods, shuffle the others back."""
    wanted: DrawDiscardAny = effect.args
    look_at_own(g, me, wanted.n)
    if not me.offer:
        return
    given = yield from choose_many(me, "offer-cards", me.offer[:], 0, len(me.offer))
    back = [card for card in me.offer if card not in given]
    me.offer.clear()
    for card in given:
        dispose(g, me, card, DISCARD)
    into_deck(g, me, back)
    if back:
        tell(g, "shuffle-rest", seat=me.seat, count=len(back))
    for name, n in wanted.each.items():
        yield from gain_amount(g, me, NUMBER[name], n * len(given), source)


# ------------------------------------------------------------------------------ piles, hands and Deals
def can_return(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-7.7 There is a card in the player's Faction discard pile."""
    return bool(me.discard)


def return_from_discard(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-7.7 Any card of the own Faction discard pile, into the hand or SETX-7.9 shuffled into the deck."""
    wanted: ReturnFromDiscard = effect.args
    for _ in range(min(wanted.n, len(me.discard))):
        card = yield from choose(me, f"return-to-{wanted.to}", me.discard[:])
        me.discard.remove(card)
        tell(g, f"return-to-{wanted.to}", seat=me.seat, card=card.id)
        if wanted.to == HAND:
            me.hand.append(card)
        else:
            into_deck(g, me, [card])


def shuffle_in(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Captured Muses: Common cards of the hand become part of the Faction deck, for goods each.

    They are drawn from it like Faction cards (SETX-7.13).
    """
    wanted: ShuffleIntoFactionDeck = effect.args
    common = [card for card in me.hand if card.common]
    most = min(wanted.max, len(common))
    given = yield from choose_many(me, "shuffle-in", common, 0, most)
    if not given:
        return
    for card in given:
        me.hand.remove(card)
    tell(g, "shuffle-in", seat=me.seat, count=len(given))
    into_deck(g, me, given)
    for name, n in wanted.each.items():
        yield from gain_amount(g, me, NUMBER[name], n * len(given), source)


def deals_to_shuffle(g: Settlers, me: Settler) -> list[Deal]:
    """SETX-7.14 Own Deals, those by Trade Route too; an attack card belongs to no deck (SET-19.10)."""
    return [deal for deal in all_deals(g, me) if isinstance(deal, Location) or deal.deck != ATTACK]


def shuffle_deal(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-7.14 Drifting Treasure: afterwards one Deal is shuffled into the Faction deck and ends.

    Of a Trade Route Deal it is the marker.
    """
    open_deals = deals_to_shuffle(g, me)
    if not open_deals:
        return
    deal = yield from choose(me, "shuffle-deal", open_deals, None, whose_deal(g, me))
    if isinstance(deal, Location):
        card = take_marker(deal)
        tell(g, "route-ends", seat=me.seat, card=deal.card.id)
    else:
        card = deal
        lose_deal(me, card)
        tell(g, "shuffle-deal", seat=me.seat, card=card.id)
    into_deck(g, me, [card])


def can_trade(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a hand card with a colour."""
    return any(card.colours for card in me.hand)


def discard_for_match(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-7.15 Crossroads Trade: discard a hand card for goods of one of its colours."""
    wanted: DiscardForMatch = effect.args
    card = yield from choose(me, "trade-card", [card for card in me.hand if card.colours])
    discard_from_hand(g, me, card)
    colour = yield from choose_colour(me, list(card.colours))
    yield from gain_amount(g, me, GOOD_OF_COLOUR[colour], wanted.n, source)


# --------------------------------------------------------------------------------- decks of opponents
def decks_to_look_at(g: Settlers, me: Settler) -> list[Settler]:
    """SETX-12.3 Opponents who have not passed and have Faction cards in their deck."""
    return [other for other in targets(g, me) if any(not card.common for card in other.deck)]


def can_look_at_deck(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-12.3 There is such an opponent."""
    return bool(decks_to_look_at(g, me))


def opponent_faction_deck(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-7.13 Cursed Trees: of the top Faction cards of an opponent discard one for its Deal good.

    The others go back on top. Common cards among them are skipped and then shuffled in again.
    """
    wanted: OpponentFactionDeck = effect.args
    victim = yield from choose(me, "look-at-deck", decks_to_look_at(g, me))
    me.offer += [card for card in reversed(victim.deck) if not card.common][: wanted.n]
    skips = any(card.common for card in victim.deck[victim.deck.index(me.offer[-1]) :])
    for card in me.offer:
        victim.deck.remove(card)
    reveal(g)
    shown = [card.id for card in me.offer]
    tell_secretly(
        g, "look-at-deck", {me.seat: {"cards": shown}}, seat=me.seat, from_seat=victim.seat, count=len(shown)
    )
    lost = yield from choose_many(me, "discard-theirs", me.offer[:], wanted.discard, wanted.discard)
    rest = [card for card in me.offer if card not in lost]
    me.offer.clear()
    if skips:
        g.chance.shuffle(victim.deck, victim.faction)
    victim.deck += reversed(rest)
    for card in lost:
        discard_card(g, card)
        tell(g, "discard-theirs", seat=me.seat, from_seat=victim.seat, card=card.id)
        yield from gain_one(g, me, card.deal, source)


# --------------------------------------------------------------------------------- conditions of features
def is_colourless(g: Settlers, me: Settler, location: Location, value: object, occasion: Occasion) -> bool:
    """SETX-7.16 Rear Guard: the Location that was built has no colour."""
    return occasion.location is not None and not colours_of(occasion.location)


def has_bonus(g: Settlers, me: Settler, location: Location, value: object, occasion: Occasion) -> bool:
    """SETX-7.17 Battle Scarab: the card that was built has a building bonus."""
    return occasion.card is not None and bool(occasion.card.bonus)
