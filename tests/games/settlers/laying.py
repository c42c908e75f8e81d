"""Laying out cards and goods; cards are called by their English names."""

from __future__ import annotations

from tablewright.games.settlers.box.cards import COMMON, NUMBER, Card
from tablewright.games.settlers.rules.state import Location, Settlers, new_location
from tests.games.settlers.looking import name_of


def fetch(g: Settlers, name: str) -> Card:
    """Take a copy of a card out of its deck; a printed number, such as ZWY048, names one of the copies."""
    for deck in (g.common, g.attack_deck, *(settler.deck for settler in g.settlers)):
        for card in deck:
            if name in (name_of(card), card.number):
                deck.remove(card)
                return card
    raise LookupError(f"there is no {name} in any deck")


def hand(g: Settlers, seat: int, *names: str) -> None:
    """Put cards into a hand."""
    g.settlers[seat].hand += [fetch(g, name) for name in names]


def deals(g: Settlers, seat: int, *names: str) -> None:
    """Put cards under a board as Deals."""
    g.settlers[seat].deals += [fetch(g, name) for name in names]


def built(g: Settlers, seat: int, *names: str) -> list[Location]:
    """Put Locations into an Empire, without any effect; returns them."""
    new = [new_location(fetch(g, name), seat) for name in names]
    g.settlers[seat].empire += new
    return new


def foundation(g: Settlers, seat: int, name: str) -> Location:
    """Put a Foundation into an Empire."""
    (location,) = built(g, seat, name)
    location.foundation = True
    return location


def on_top(g: Settlers, deck: str | int, *names: str) -> None:
    """Put cards on top of the Common deck or of a player's faction deck, the last one uppermost."""
    cards = [fetch(g, name) for name in names]
    (g.common if deck == COMMON else g.settlers[int(deck)].deck).extend(cards)


def supply(g: Settlers, seat: int, **amounts: int) -> None:
    """Set goods of a supply."""
    for name, n in amounts.items():
        g.settlers[seat].goods[NUMBER[name]] = n
