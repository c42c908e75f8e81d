"""SETX-4.1 The order of Faction Locations in their rows.

An Empire is a list, and the last Faction Location of a row in it lies outermost: what is built is put there.
A Location that is taken over still lies in its owner's row, `Extras.stood` cards away from the board.
"""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.box.cards import ACTION, FEATURE, PRODUCTION
from tablewright.games.settlers.rules.base.leaving import insert_before
from tablewright.games.settlers.rules.state import (
    WAR,
    Location,
    Settler,
    Settlers,
    everybody,
    extras,
    plays_with,
    settler_at,
)

#: SETX-4.1.1 The three rows, from the top.
ROW_NAMES: Final = (PRODUCTION, FEATURE, ACTION)
#: SETX-10.12.6 The one line of the virtual player.
LINE: Final = "line"


def row_of(g: Settlers, location: Location) -> str:
    """SETX-4.1.1, SETX-4.1.2 The row in which it has a position; empty: it lies outside the rows.

    Common Locations do, and Foundations but those of a Crossbow Maker.
    """
    if location.foundation:
        return "" if location.more is None else location.more.row
    if location.card.common:
        return ""
    if g.virtual is not None and location.owner == g.virtual.seat:
        return LINE
    return location.card.row


def at_home(g: Settlers, seat: int, row: str) -> list[Location]:
    """The cards of a row that stand in their owner's Empire, from the board outwards."""
    mine = settler_at(g, seat).empire
    return [location for location in mine if location.owner == seat and row_of(g, location) == row]


def away(g: Settlers, seat: int, row: str) -> list[Location]:
    """SETX-4.2.8 The cards of a row that somebody has taken over, those nearest to the board first."""
    found = [
        location
        for other in everybody(g)
        if other.seat != seat
        for location in other.empire
        if location.owner == seat and row_of(g, location) == row
    ]
    return sorted(found, key=stood)


def stood(location: Location) -> int:
    """How many cards of its row lie between it and the board while it is taken over."""
    return 0 if location.more is None else location.more.stood


def row(g: Settlers, seat: int, name: str) -> list[Location]:
    """SETX-4.1.1, SETX-4.2.8 A row as it lies on the table, from the board outwards."""
    found = at_home(g, seat, name)
    for location in away(g, seat, name):
        found.insert(stood(location), location)
    return found


def position(g: Settlers, location: Location) -> int:
    """SETX-4.1.2 Its position in its row, counted from the outermost card, which has 1."""
    cards = row(g, location.owner, row_of(g, location))
    return len(cards) - cards.index(location)


# ------------------------------------------------------------------------------------------ coming and going
def put_rightmost(g: Settlers, me: Settler, location: Location) -> None:
    """SETX-4.2.3 Put a Location next to the board, at the far right of its row."""
    name = row_of(g, location)
    for lent in away(g, me.seat, name):
        extras(lent).stood += 1
    insert_before(me.empire, first_of(at_home(g, me.seat, name)), location)


def first_of(locations: list[Location]) -> Location | None:
    """The first one, if there is any."""
    return locations[0] if locations else None


def close_gap(g: Settlers, holder: Settler, location: Location, how: str) -> None:
    """SETX-4.1.1 A card is about to leave its row: what lies further out moves up."""
    if not plays_with(g, WAR):
        return
    name = row_of(g, location)
    if name:
        lent = away(g, location.owner, name)
        place = row(g, location.owner, name).index(location)
        for other in lent:
            if stood(other) > place:
                extras(other).stood -= 1


def remember_place(g: Settlers, location: Location) -> None:
    """SETX-4.2.8 A Location is about to be taken over: note where it lies."""
    if plays_with(g, WAR):
        name = row_of(g, location)
        if name:
            extras(location).stood = row(g, location.owner, name).index(location)


def next_further_out(g: Settlers, location: Location) -> Location | None:
    """SET-13.6, SETX-4.5.4 What was taken over comes back into its place: before this card of its owner."""
    name = row_of(g, location) if plays_with(g, WAR) else ""
    if not name:
        return None
    cards = row(g, location.owner, name)
    home = at_home(g, location.owner, name)
    return first_of([other for other in cards[cards.index(location) + 1 :] if other in home])


def can_move_left(g: Settlers, location: Location) -> bool:
    """SETX-4.1.3 Whether there is a neighbour on its left."""
    return bool(row_of(g, location)) and position(g, location) > 1


def move_left(g: Settlers, location: Location) -> None:
    """SETX-4.1.3 Swap it with its left neighbour, as its owner sees it; the outermost stays."""
    if not can_move_left(g, location):
        return
    cards = row(g, location.owner, row_of(g, location))
    place = cards.index(location)
    neighbour = cards[place + 1]
    empire = settler_at(g, location.owner).empire
    if is_lent(location):
        extras(location).stood = place + 1
    if is_lent(neighbour):
        extras(neighbour).stood = place
    if not is_lent(location) and not is_lent(neighbour):
        i, k = empire.index(location), empire.index(neighbour)
        empire[i], empire[k] = neighbour, location


def is_lent(location: Location) -> bool:
    """SET-17.30 Whether it is taken over right now, not neutral."""
    return bool(location.taken_with) and not location.neutral
