"""What lies on the table; cards are called by their English names."""

from __future__ import annotations

from tablewright.games.settlers.box.cards import NUMBER, Card
from tablewright.games.settlers.box.schema_expansions import KINDS
from tablewright.games.settlers.rules.state import Location, Settler, Settlers


def name_of(card: Card) -> str:
    """The English name of a card; an attack card is called by its good."""
    return KINDS[card.kind].name_en if card.kind in KINDS else card.kind.removeprefix("SET-ATT-")


def has(settler: Settler, **amounts: int) -> bool:
    """Whether a supply holds exactly so much of these goods."""
    found = {name: settler.goods[NUMBER[name]] for name in amounts}
    assert found == amounts
    return True


def names(cards: list[Card] | tuple[Card, ...]) -> list[str]:
    """Cards by name."""
    return [name_of(card) for card in cards]


def empire(settler: Settler) -> list[str]:
    """Locations by name, Foundations as they are."""
    return ["Foundation" if loc.foundation else name_of(loc.card) for loc in settler.empire]


def location(g: Settlers, name: str) -> Location:
    """The Location of that name, wherever it stands."""
    everybody = [*g.settlers, *([g.virtual] if g.virtual is not None else [])]
    for settler in everybody:
        for place in settler.empire:
            if name_of(place.card) == name:
                return place
    raise LookupError(name)
