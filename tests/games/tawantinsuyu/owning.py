"""What a player owns: goods, cards, buildings, tapestries, statues, markers on the board."""

from __future__ import annotations

from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    CONQUEST_NUMBER,
    GOD_CARDS,
    PASSIVE,
    PRODUCTION,
    RESOURCES,
    STATUES,
    STEPS_NUMBER,
    WEAVINGS,
)
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu
from tests.games.tawantinsuyu.offers import take_tile


def goods(inca: Inca, **amounts: int) -> None:
    """Give resources."""
    for resource, n in amounts.items():
        inca.goods[RESOURCES.index(resource)] = n


def owned(inca: Inca) -> dict[str, int]:
    """What a player has, without the zeros."""
    return {resource: inca.goods[i] for i, resource in enumerate(RESOURCES) if inca.goods[i]}


def steps(g: Tawantinsuyu, **spaces: int) -> None:
    """Put steps markers of seats on the board: ``ST2u=BLACK``."""
    for space, seat in spaces.items():
        g.steps[STEPS_NUMBER[space]] = seat
        g.incas[seat].steps_left -= 1


def conquered(g: Tawantinsuyu, **spaces: int) -> None:
    """Put conquest markers of seats on the board."""
    for space, seat in spaces.items():
        g.conquered[CONQUEST_NUMBER[space]] = seat
        g.incas[seat].markers_left -= 1


def gods(g: Tawantinsuyu, inca: Inca, *cards: str) -> None:
    """Give god cards from the deck."""
    for card in cards:
        g.god_deck.remove(GOD_CARDS[card])
        inca.gods.append(GOD_CARDS[card])


def army(g: Tawantinsuyu, inca: Inca, *cards: str, place: str = "army") -> None:
    """Give army cards: to hand, or ``army_up`` or ``army_down`` on the table."""
    for card in cards:
        g.army_deck.remove(ARMY_CARDS[card])
        getattr(inca, place).append(ARMY_CARDS[card])


def production(g: Tawantinsuyu, inca: Inca, *tiles: str, up: bool = True) -> None:
    """Give production buildings from stack or market."""
    for tile in tiles:
        take_tile(g, tile)
        (inca.production_up if up else inca.production_down).append(PRODUCTION[tile])


def passive(g: Tawantinsuyu, inca: Inca, *tiles: str) -> None:
    """Give passive buildings from stack or market."""
    for tile in tiles:
        take_tile(g, tile)
        inca.passive.append(PASSIVE[tile])


def tapestry(g: Tawantinsuyu, inca: Inca, *rows: str) -> None:
    """Give tapestries, such as ``"W05 W12 W17"``, instead of the start weaving."""
    inca.tapestries = []
    for row in rows:
        tiles = [WEAVINGS[name] for name in row.split()]
        for tile in tiles:
            if tile in g.weavings:
                g.weavings.remove(tile)
        inca.tapestries.append(tiles)


def statues(g: Tawantinsuyu, inca: Inca, *kinds: str) -> None:
    """Give statues from the supply."""
    for kind in kinds:
        g.statues[[*STATUES].index(kind)] -= 1
        inca.statues.append(STATUES[kind])
