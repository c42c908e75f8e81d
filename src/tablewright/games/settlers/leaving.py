"""How Locations leave an Empire: discarded, razed, removed (SET-7.5, SET-9.3 to SET-9.5, SET-15.14)."""

from __future__ import annotations

from tablewright.engine import tell
from tablewright.games.settlers.cards import GOODS, WOOD
from tablewright.games.settlers.hooks import LEAVING
from tablewright.games.settlers.rows import close_gap, come_home
from tablewright.games.settlers.state import NOBODY, Location, Settler, Settlers, extras, settler_at
from tablewright.games.settlers.supply import discard_card

#: How a Location leaves an Empire.
DISCARDED = "discarded"  # as a build cost, by its owner
RAZED = "razed"
REMOVED = "removed"
TAKEN = "taken"  # into a hand, or as a Foundation of somebody else
CONQUERED = "conquered"
ATTACKED = "attacked"  # by the virtual player


def clear_off(g: Settlers, location: Location) -> None:
    """SET-7.5, SET-9.5, SET-12.4, SET-12.9 Goods and tokens go back, cards under it to their own piles.

    SET-17.3, SET-17.4 So do the cards under a Gate and the Resources on a Shrine; SET-17.16 a Trade Route
    Deal ends. SETX-12.7, SETX-3.6.3 Markers of SETs go face down to the bottom of the Common deck.
    """
    location.uses = 0
    location.goods = ()
    location.laid = ()
    location.defended = False
    location.samurai = False
    location.blocked = False
    location.triggered = 0
    for card in location.under:
        discard_card(g, card)
    location.under = ()
    end_route(g, location)
    more = location.more
    if more is not None:
        for card in more.tucked + more.propped:
            discard_card(g, card)
        g.common[:0] = more.markers
        location.more = None


def end_route(g: Settlers, location: Location) -> None:
    """SET-17.16, SET-17.61 The marker goes to the pile of its own faction, and that Deal is over."""
    if location.route is not None:
        tell(g, "route-ends", seat=location.route_seat, card=location.card.id)
        discard_card(g, location.route)
        location.route = None
        location.route_seat = NOBODY


def take_away(g: Settlers, holder: Settler, location: Location, how: str) -> None:
    """Take a Location out of an Empire with all that lay on it; SET-17.38 what it held becomes neutral.

    SETX-4.1.1 The gap in its row closes. SETX-4.5.4 What was neutral before stays so.
    """
    if location.more is not None:
        for leave in LEAVING:
            leave(g, holder, location, how)
    if g.more is not None:
        close_gap(g, location)
    clear_off(g, location)
    holder.empire.remove(location)
    for held in [held for held in holder.empire if held.taken_with == location.card.id and not held.neutral]:
        come_home(g, holder, held)
        held.neutral = True
        tell(g, "neutral", card=held.card.id)


def discard_location(g: Settlers, holder: Settler, location: Location, how: str = DISCARDED) -> None:
    """SET-7.5, SET-7.6, SET-20.3 To the pile of its deck; the owner gets nothing for it."""
    take_away(g, holder, location, how)
    discard_card(g, location.card)


def remove_location(g: Settlers, holder: Settler, location: Location) -> None:
    """SET-15.14, SET-17.6, SET-17.40 Out of the game: no goods, no Foundation, no wood, no protection."""
    take_away(g, holder, location, REMOVED)
    g.removed.append(location.card)
    tell(g, "removed", seat=holder.seat, card=location.card.id)


def ruin(g: Settlers, holder: Settler, location: Location) -> None:
    """SET-9.3 A razed Common Location becomes a Foundation, for 1 wood; SET-9.4 a Japanese one is discarded.

    SET-17.35 One that is taken over goes back to its owner as a Foundation, the wood to its controller.
    SET-19.9 What the virtual player had is discarded.
    """
    if not location.card.common or settler_at(g, location.owner) is g.virtual:
        discard_location(g, holder, location, RAZED)
        return
    take_away(g, holder, location, RAZED)
    location.foundation = True
    if g.more is not None:
        extras(location).razed = True  # SETX-5.7.12
    settler_at(g, location.owner).empire.append(location)
    holder.goods[WOOD] += WOOD_FOR_RUINS
    tell(g, "foundation", seat=holder.seat, card=location.card.id, goods={GOODS[WOOD]: WOOD_FOR_RUINS})


#: SET-9.3 What the owner of a razed Common Location gains.
WOOD_FOR_RUINS = 1
