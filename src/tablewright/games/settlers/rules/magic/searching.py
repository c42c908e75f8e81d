"""SETX-3.1 Searching a deck for a card of a colour."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, reveal, tell
from tablewright.games.settlers.box.cards import COMMON, Card, Effect
from tablewright.games.settlers.box.schema_effects import (
    DrawColor,
)
from tablewright.games.settlers.rules.base.supply import (
    DECK_NAMES,
    FACTION,
    can_draw_any,
    can_draw_common,
    resolve_events,
    take_common,
    take_faction,
)
from tablewright.games.settlers.rules.colours import COLOUR, announce_colour
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
)

ANNOUNCED: Final = "announce"


# ------------------------------------------------------------------------------------ drawing by colour
def can_search(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 The deck that is searched has a card."""
    wanted: DrawColor = effect.args
    if wanted.deck == COMMON:
        return can_draw_common(g)
    return bool(me.deck) if wanted.deck == FACTION else can_draw_any(g, me)


def draw_colour(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[bool]:
    """SETX-3.1, SETX-7.11 Reveal cards of a deck until one has the colour; take it, shuffle the others in.

    If there is none, all that follows is lost too.
    """
    wanted: DrawColor = effect.args
    deck: str = wanted.deck
    if deck not in DECK_NAMES:
        decks = [name for name in DECK_NAMES if (can_draw_common(g) if name == COMMON else me.deck)]
        deck = yield from choose(me, "draw-from", decks)
    colour: str = wanted.color
    if colour == ANNOUNCED:
        colour = yield from announce_colour(g, me)
    return (yield from search(g, me, deck, colour))


def search(g: Settlers, me: Settler, deck: str, colour: str) -> Rule[bool]:
    """SETX-3.1 Look for a colour in one deck; whether a card was found.

    An Event that comes up is resolved at once. An empty Common deck is made new first (SET-15.6), but not
    while it is searched.
    """
    assert g.more is not None
    seen: list[Card] = g.more.drawn
    found: Card | None = None
    card = take_common(g) if deck == COMMON else take_faction(me)
    while card is not None:
        reveal(g)
        if card.event:
            g.more.pending.append(card)
            yield from resolve_events(g)
        else:
            seen.append(card)
            if colour in card.colours:
                found = card
                break
        cards = g.common if deck == COMMON else me.deck
        card = cards.pop() if cards else None
    shown = len(seen)
    cards = g.common if deck == COMMON else me.deck
    cards += [other for other in seen if other is not found]
    seen.clear()
    g.chance.shuffle(cards, COMMON if deck == COMMON else me.faction)
    if found is None:
        tell(g, "search-fails", seat=me.seat, count=shown, colour=COLOUR + colour)
        return False
    me.hand.append(found)
    tell(g, "search", seat=me.seat, count=shown, card=found.id)
    return True
