"""SETX-7.3 to SETX-7.5 Locations that go back into the Faction deck.

Elsewhere: SETX-7.5 in base/building.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, tell
from tablewright.games.settlers.box.cards import (
    BOARDS,
    Card,
)
from tablewright.games.settlers.rules.base.effects import happens
from tablewright.games.settlers.rules.base.leaving import DISCARDED, take_away
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    home_of,
    is_own_faction,
)

#: SETX-7.3 Whose a card was that goes back into the deck.
OWN = "own"
FOREIGN = "foreign"


# ---------------------------------------------------------------------------- back into the Faction deck
def shuffle_back(g: Settlers, me: Settler, given: Location) -> Rule[bool]:
    """SETX-7.3 A Faction Location that Amazons give as a build cost is shuffled into their Faction deck.

    SETX-11.15 A Conquered one too, and it belongs to that deck from now on. SETX-7.4 This is before the new
    Location is placed. False: it is discarded as usual.
    """
    card = given.card
    if not BOARDS[me.faction].takes_back or given.foundation or card.common:
        return False
    origin = OWN if is_own_faction(me, card) else FOREIGN
    take_away(g, me, given, DISCARDED)
    tell(g, "shuffle-back", seat=me.seat, card=card.id)
    into_deck(g, me, [card])
    yield from happens(g, me, "shuffle_back", Occasion(card, None, origin))
    return True


def into_deck(g: Settlers, me: Settler, cards: list[Card]) -> None:
    """SETX-7.3 Shuffle cards into the player's Faction deck; those of other factions belong to it then."""
    assert me.more is not None
    for card in cards:
        if not card.common and not is_own_faction(me, card):
            me.more.adopted += (card,)
    me.deck += cards
    g.chance.shuffle(me.deck, me.faction)


def is_foreign(g: Settlers, me: Settler, location: Location, value: object, occasion: Occasion) -> bool:
    """SETX-7.3 Captured Banners: the card was one of another faction when it was given."""
    return occasion.by == FOREIGN


def adopted_problems(g: Settlers) -> list[str]:
    """I-15 What lies in a Faction deck or pile belongs there, and an adopted card to one deck only."""
    found: list[str] = []
    for me in g.settlers:
        if any(not card.common and home_of(g, card) != me.faction for card in [*me.deck, *me.discard]):
            found.append(f"I-15: seat {me.seat} has a foreign card in the Faction deck or pile")
        if me.more is not None and any(card.deck == me.faction for card in me.more.adopted):
            found.append(f"I-15: seat {me.seat} has adopted an own card")
    return found
