"""What decrees, ziggurat tiles and scorings count (TAB-9.2, TAB-9.4)."""

from __future__ import annotations

from tablewright.games.tabannusi.box.schema import CRAFTS
from tablewright.games.tabannusi.box.tables import SHIP_COLOUR, TILE_SLOTS
from tablewright.games.tabannusi.rules.state import GARDEN, Builder, Tabannusi


def gardens_beside(g: Tabannusi, cells: tuple[int, ...]) -> list[int]:
    """TAB-3.2.2 The garden spaces next to a building, each once."""
    found: list[int] = []
    lies = g.lies
    neighbours = g.board.neighbours
    for cell in cells:
        for space in neighbours[cell]:
            if lies[space] == GARDEN and space not in found:
                found.append(space)
    return found


def gardens_near_own(g: Tabannusi, me: Builder) -> int:
    """TAB-9.4.2 Distinct gardens of anybody next to any own building."""
    found: list[int] = []
    for owner, _, cells in g.buildings:
        if owner == me.seat:
            for space in gardens_beside(g, cells):
                if space not in found:
                    found.append(space)
    return len(found)


def buildings_near_gardens(g: Tabannusi, me: Builder, colour: int = -1) -> int:
    """TAB-9.2.2, TAB-9.4.2 Own buildings (of a colour) next to at least one garden."""
    n = 0
    for owner, of_colour, cells in g.buildings:
        if owner == me.seat and colour in (-1, of_colour) and gardens_beside(g, cells):
            n += 1
    return n


def ships_by_colour(g: Tabannusi, me: Builder) -> list[int]:
    """Own markers on brown, white, yellow and printed ships."""
    counts = [0, 0, 0, 0]
    ships = me.ships
    for place in range(len(ships)):
        if ships[place]:
            counts[SHIP_COLOUR[g.ships[place].id]] += 1
    return counts


def marked_ships(me: Builder) -> int:
    """Ships with an own marker."""
    return len(me.ships) - me.ships.count(0)


def open_ships(g: Tabannusi, me: Builder, size: int = 0) -> list[int]:
    """TAB-5.5.2 Ships without an own marker, of a size if one is given."""
    ships = g.ships
    mine = me.ships
    return [p for p in range(len(ships)) if not mine[p] and (not size or ships[p].size == size)]


def tiles_to_mark(me: Builder) -> list[str]:
    """TAB-5.6.2 The sections whose tiles have a free own slot."""
    return [CRAFTS[section] for section in range(len(CRAFTS)) if me.tile_markers[section] < TILE_SLOTS]


def has_ships(g: Tabannusi, me: Builder, wanted: list[int]) -> bool:
    """TAB-5.5.6 Whether the marked ships suffice, each printed one counting as one colour."""
    counts = ships_by_colour(g, me)
    short = 0
    for colour in range(len(CRAFTS)):
        if wanted[colour] > counts[colour]:
            short += wanted[colour] - counts[colour]
    return short <= counts[len(CRAFTS)]
