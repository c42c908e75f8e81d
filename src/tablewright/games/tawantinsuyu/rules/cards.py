"""TAW-1.5 God cards and army cards: decks, offer, discard pile.

Elsewhere: TAW-1.5.3 in buildings.py; TAW-1.5.4 in effects.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import (
    Rule,
    choose_at_leisure,
    choose_many,
    lay_open,
    reveal,
    tell,
    tell_secretly,
    undisturbed,
)
from tablewright.games.tawantinsuyu.box.schema import ARMY_CARDS, CONST, ArmyCard, GodCard, by_players
from tablewright.games.tawantinsuyu.look.wording import does
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu

TRAINING: Final = CONST.training_draw_keep.value


# ------------------------------------------------------------------------------------------- army cards
def draw_army_card(g: Tawantinsuyu) -> ArmyCard | None:
    """TAW-1.5.1 The top card; an empty deck is made anew from the discard pile."""
    if not g.army_deck:
        if not g.army_discard:
            return None
        g.army_deck, g.army_discard = g.army_discard, g.army_deck
        g.chance.shuffle(g.army_deck, "army")
        forget(g, [card.id for card in g.army_deck])
        tell(g, "army-shuffled", count=len(g.army_deck))
    reveal(g)
    return g.army_deck.pop()


def draw_army(g: Tawantinsuyu, me: Inca, n: int) -> None:
    """Draw army cards to hand, one at a time."""
    for _ in range(n):
        card = draw_army_card(g)
        if card is None:
            return
        me.army.append(card)
        tell_secretly(g, "army-drawn", {me.seat: {"card": card.id}}, seat=me.seat)


def train(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.7.1 Draw 2 army cards, keep 1; TAW-1.5.1 a single card is kept. The discard pile is public."""
    drawn = 0
    while drawn < TRAINING.draw:
        card = draw_army_card(g)
        if card is None:
            break
        me.army.append(card)  # they lie in hand while the player looks at them
        drawn += 1
        tell_secretly(g, "army-drawn", {me.seat: {"card": card.id}}, seat=me.seat)
    if drawn <= TRAINING.keep:
        return
    looked_at = me.army[-drawn:]
    kept = yield from undisturbed(choose_many(me, "keep-army", looked_at, TRAINING.keep, TRAINING.keep))
    for card in looked_at:
        if card not in kept:
            me.army.remove(card)
            g.army_discard.append(card)
            lay_open(g, me)
            tell(g, "army-discarded", seat=me.seat, card=card.id)


def distinct_army(cards: list[ArmyCard]) -> list[ArmyCard]:
    """One of each kind: cards with the same soldiers and resource do the same."""
    if len(cards) < 2:
        return cards[:]
    seen = 0
    found: list[ArmyCard] = []
    for card in cards:
        kind = KIND_BITS[card.id]
        if not seen & kind:
            seen |= kind
            found.append(card)
    return found


def _kind_bits() -> dict[str, int]:
    """One bit for each kind of army card."""
    kinds = [(card.soldiers, card.resource) for card in ARMY_CARDS.values()]
    return {name: 1 << kinds.index((card.soldiers, card.resource)) for name, card in ARMY_CARDS.items()}


KIND_BITS: Final[dict[str, int]] = _kind_bits()


# -------------------------------------------------------------------------------------------- god cards
def draw_god_card(g: Tawantinsuyu) -> GodCard | None:
    """TAW-1.5.2 The top of the god deck; if it is empty, the whole offer is shuffled into a new deck."""
    if not g.god_deck:
        if not g.god_offer:
            return None
        offer_into_deck(g)
    reveal(g)
    return g.god_deck.pop()


def forget(g: Tawantinsuyu, shuffled: list[str]) -> None:
    """TAW-13.1 Nobody knows any more where a card lies that was shuffled."""
    g.seen = [(who, thing) for who, thing in g.seen if thing not in shuffled]
    g.seen_before = [(who, thing) for who, thing in g.seen_before if thing not in shuffled]


def offer_into_deck(g: Tawantinsuyu) -> None:
    """Shuffle all cards of the offer into the god deck."""
    g.god_deck += g.god_offer
    g.god_offer.clear()
    shuffle_god_deck(g)
    tell(g, "offer-shuffled", count=len(g.god_deck))


def shuffle_god_deck(g: Tawantinsuyu) -> None:
    """Nobody knows where in it a card lies."""
    g.chance.shuffle(g.god_deck, "gods")
    forget(g, [card.id for card in g.god_deck])


def can_take_god_card(g: Tawantinsuyu) -> bool:
    """Whether there is any card to take."""
    return bool(g.god_deck) or bool(g.god_offer)


def take_god_card(g: Tawantinsuyu, me: Inca, optional: bool) -> Rule[bool]:
    """TAW-10.5 One god card from the top of the deck or from the offer; says whether one was taken."""
    source = yield from choose_at_leisure(
        me, "god-source", lambda: god_sources(g), False, "no" if optional else "", None, {"does": does}
    )
    if source is None:
        return False
    if isinstance(source, str):
        draw_god_to_hand(g, me)
    else:
        g.god_offer.remove(source)  # TAW-6.8.1 the gap stays
        me.gods.append(source)
        tell(g, "god-offer", seat=me.seat, card=source.id)
    return True


def god_sources(g: Tawantinsuyu) -> list[GodCard | str]:
    """Where a god card can come from; TAW-1.5.2 an empty deck is made of the offer."""
    return ["deck", *g.god_offer] if can_take_god_card(g) else []


def draw_god_to_hand(g: Tawantinsuyu, me: Inca) -> None:
    """Draw the top god card."""
    card = draw_god_card(g)
    if card is not None:
        me.gods.append(card)
        g.seen.append((me.seat, card.id))
        tell_secretly(g, "god-drawn", {me.seat: {"card": card.id}}, seat=me.seat)


def put_into_offer(g: Tawantinsuyu, card: GodCard) -> None:
    """TAW-4.4.2 The newest card of the offer; TAW-4.4.3 a full offer is shuffled into the deck before."""
    if len(g.god_offer) >= by_players(CONST.god_offer_max.value, g.size):
        offer_into_deck(g)
    g.god_offer.append(card)
    g.seen.append((NOBODY, card.id))
    tell(g, "into-offer", card=card.id)


def put_under_deck(g: Tawantinsuyu, card: GodCard) -> None:
    """A card goes to the bottom of the god deck."""
    g.god_deck.insert(0, card)
