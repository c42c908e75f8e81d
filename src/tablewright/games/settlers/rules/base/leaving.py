"""How Locations leave an Empire: discarded, razed, removed (SET-7.5, SET-9.3 to SET-9.5, SET-15.14)."""

from __future__ import annotations

from tablewright.engine import tell
from tablewright.games.settlers.box.cards import GOODS, WOOD, Card
from tablewright.games.settlers.rules.base.supply import discard_card
from tablewright.games.settlers.rules.hooks import COMING_HOME, LEAVING
from tablewright.games.settlers.rules.state import NOBODY, Location, Settler, Settlers, extras, settler_at

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
    discard_under(g, location, location.under)
    location.under = ()
    end_route(g, location)
    more = location.more
    if more is not None:
        discard_under(g, location, more.tucked + more.propped)
        g.common[:0] = more.markers
        location.more = None


def discard_under(g: Settlers, location: Location, cards: tuple[Card, ...]) -> None:
    """Cards that lay under a Location go to their own piles, where they are seen."""
    for card in cards:
        discard_card(g, card)
    if cards:
        tell(g, "discard-under", card=location.card.id, cards=[card.id for card in cards])


def end_route(g: Settlers, location: Location) -> None:
    """SET-17.16, SET-17.61 The marker goes to the pile of its own faction, and that Deal is over."""
    if location.route is not None:
        tell(g, "route-ends", seat=location.route_seat, card=location.card.id)
        discard_card(g, location.route)
        location.route = None
        location.route_seat = NOBODY


def take_away(g: Settlers, holder: Settler, location: Location, how: str) -> None:
    """Take a Location out of an Empire with all that lay on it; SET-17.38 what it held becomes neutral.

    SETX-4.5.4 What was neutral before stays so.
    """
    if g.more is not None:
        for leave in LEAVING:
            leave(g, holder, location, how)
    clear_off(g, location)
    holder.empire.remove(location)
    for held in [held for held in holder.empire if held.taken_with == location.card.id and not held.neutral]:
        come_home(g, holder, held)
        held.neutral = True
        tell(g, "neutral", seat=held.owner, from_seat=holder.seat, card=held.card.id)


def come_home(g: Settlers, holder: Settler, location: Location) -> None:
    """SET-13.6, SETX-4.5.4 What was taken over stands in its owner's Empire again, in its place."""
    neighbour: Location | None = None
    if g.more is not None:
        for place in COMING_HOME:
            neighbour = place(g, location)
    holder.empire.remove(location)
    insert_before(settler_at(g, location.owner).empire, neighbour, location)


def insert_before(empire: list[Location], neighbour: Location | None, location: Location) -> None:
    """Put a Location before another one of the Empire, or behind everything."""
    if neighbour is None:
        empire.append(location)
    else:
        empire.insert(empire.index(neighbour), location)


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
    wood = {GOODS[WOOD]: WOOD_FOR_RUINS}
    tell(g, "foundation", seat=holder.seat, owner_seat=location.owner, card=location.card.id, goods=wood)


#: SET-9.3 What the owner of a razed Common Location gains.
WOOD_FOR_RUINS = 1
