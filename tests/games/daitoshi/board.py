"""What lies on the board: hexes, workers, tiles, the market, the machine and the Mayor's deck."""

from __future__ import annotations

from typing import Any

from tablewright.games.daitoshi.box.schema import (
    CITIES,
    FLOOR_NAMES,
    INVENTIONS,
    MAYOR_CARDS,
    RING_NAMES,
    RINGS,
    TILES,
    UNCOVERED,
    MayorCard,
)
from tablewright.games.daitoshi.rules.machine import install_upgrades, take_university
from tablewright.games.daitoshi.rules.state import OPEN, Daitoshi


def uncover(g: Daitoshi, kind: str) -> str:
    """A hex leaves its track."""
    g.hexes[kind] -= 1
    g.uncovered[kind] = UNCOVERED[g.players][kind][g.hexes[kind]]
    return kind


def uncover_spaces(g: Daitoshi, kind: str, spaces: int) -> None:
    """Hexes go from a track to the discard pile until so many spaces are free."""
    while g.uncovered[kind] < spaces:
        uncover(g, kind)
        g.discard[kind] += 1


def post(g: Daitoshi, sector: int, ring: str, colour: str) -> None:
    """A worker from the supply into a workshop."""
    g.supply[colour] -= 1
    g.posted[sector * RINGS + RING_NAMES.index(ring)] = colour


def take_out(g: Daitoshi, tile: str) -> None:
    """Take an invention from wherever it lies."""
    data = INVENTIONS[tile]
    if data.quality in g.stacks:
        if data in g.market:
            place = g.market.index(data)
            g.market[place] = g.stacks[data.quality].pop()
        else:
            g.stacks[data.quality].remove(data)


def offer(g: Daitoshi, place: int, tile: str) -> None:
    """Put a tile on a place of the market."""
    data = INVENTIONS[tile]
    old = g.market[place]
    assert old is not None
    if data in g.market:
        other = g.market.index(data)
        g.market[other], g.market[place] = old, data
        return
    g.stacks[data.quality].remove(data)
    g.stacks[data.quality].append(old)
    g.market[place] = data


def build(g: Daitoshi, sector: int, tile: str, *hexes: str, lit: bool = False) -> None:
    """A district tile on its space, with hexes from the tracks."""
    data = TILES[tile]
    stack = g.middle_stack if data.ring == "middle" else g.outer_stack
    stack.remove(data)
    space = sector * RINGS + RING_NAMES.index(data.ring)
    g.tiles[space] = data
    g.lit[space] = lit
    g.laid[space] = tuple(uncover(g, kind) for kind in hexes)


def top_of_stack(g: Daitoshi, tile: str) -> None:
    """Put a district tile on top of its stack."""
    stack = g.middle_stack if TILES[tile].ring == "middle" else g.outer_stack
    stack.remove(TILES[tile])
    stack.append(TILES[tile])


def fill_upgrade(g: Daitoshi, place: int) -> None:
    """Fill the open slots of an Upgrade with contributions of the last seat, so that it is installed."""
    floors = iter(FLOOR_NAMES.index(name) for name in ("M1", "R1", "R2"))
    linked = g.machine.upgrade_places[place].linked_slots
    for i, slot in enumerate(g.machine.slots):
        if slot.id in linked and g.slots[i] == OPEN:
            g.slots[i] = g.stacks["common"].pop().id
            take_university(g, g.magnates[-1], next(floors))
    install_upgrades(g)


def slot_of(g: Daitoshi, city: str) -> int:
    """Where a city lies."""
    return g.cities.index(CITIES[city])


def space_of(sector: int, ring: str) -> int:
    """The number of a space of the board."""
    return sector * RINGS + RING_NAMES.index(ring)


def stack_deck(g: Daitoshi, front: str, back: str) -> None:
    """The Mayor reveals `front` next; then `back` lies on the deck."""
    for card in (MAYOR_CARDS[back], MAYOR_CARDS[front]):
        g.deck.remove(card)
        g.deck.append(card)


def card_with(**wanted: Any) -> MayorCard:
    """A Mayor card whose front or back shows this."""
    for card in MAYOR_CARDS.values():
        if all(
            getattr(card.front, name, getattr(card.back, name, None)) == value
            for name, value in wanted.items()
        ):
            return card
    raise LookupError(wanted)
