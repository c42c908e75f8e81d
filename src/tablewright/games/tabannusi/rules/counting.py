"""TAB-9.2 Ziggurat tiles: what they, decrees and scorings count."""

from __future__ import annotations

from typing import Any, Final

from tablewright.games.tabannusi.box.schema import (
    CRAFTS,
    BuildDiscount,
    Buildings,
    BuildingsOrZiggurat,
    BuildingWithGarden,
    Decree,
    GardensNextToOwnBuildings,
    Harbour,
    OwnGardens,
    PortHouses,
    Ships,
    ZigguratAllTiles,
)
from tablewright.games.tabannusi.box.tables import (
    COLOUR_NUMBER,
    COMMON,
    DECREES,
    LINES_PASSED,
    PORT,
    SHIP_COLOUR,
    TILE_SLOTS,
    ZIGGURAT,
)
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


def discount_of(tile: Harbour) -> int:
    """TAB-9.5.1 How many resources a harbour tile saves in a Build."""
    return sum([step.n for step in tile.effect if isinstance(step, BuildDiscount)])


def has_ships(g: Tabannusi, me: Builder, wanted: list[int]) -> bool:
    """TAB-5.5.6 Whether the marked ships suffice, each printed one counting as one colour."""
    counts = ships_by_colour(g, me)
    short = 0
    for colour in range(len(CRAFTS)):
        if wanted[colour] > counts[colour]:
            short += wanted[colour] - counts[colour]
    return short <= counts[len(CRAFTS)]


def ship_sets(g: Tabannusi, me: Builder) -> int:
    """TAB-9.2.4 The most sets of three colours among the marked ships."""
    n = 0
    while has_ships(g, me, [n + 1] * len(CRAFTS)):
        n += 1
    return n


def common_houses(me: Builder) -> int:
    """Own houses in districts 1 to 3."""
    return sum([me.houses[district] for district in COMMON])


# --------------------------------------------------------------------------------------------- decrees


def _least(decree: Decree) -> tuple[int, int, int, int, int, int]:
    """Brown, white and yellow buildings, ships, own gardens and port houses that a decree takes at least."""
    least = [0, 0, 0, 0, 0, 0]
    for need in decree.requirements:
        if isinstance(need, Buildings | BuildingWithGarden):
            least[COLOUR_NUMBER[need.color]] = need.n
        elif isinstance(need, Ships):
            least[3] += need.n
        elif isinstance(need, OwnGardens):
            least[4] = need.n
        elif isinstance(need, PortHouses):
            least[5] = need.n
    return least[0], least[1], least[2], least[3], least[4], least[5]


def _ships_wanted(decree: Decree) -> list[int]:
    """The ships a decree wants, by colour."""
    wanted = [0] * len(CRAFTS)
    for need in decree.requirements:
        if isinstance(need, Ships):
            wanted[COLOUR_NUMBER[need.color]] += need.n
    return wanted


def _at_first_sight(decree: Decree) -> tuple[int, int]:
    """How many houses on the board (one for each building, port or ziggurat house) and how many own gardens a
    decree takes at least.
    """
    gardens = 0
    wanted: dict[str, int] = {}  # one building can meet several needs of its colour
    for need in decree.requirements:
        if isinstance(need, Buildings | BuildingWithGarden | BuildingsOrZiggurat):
            wanted[need.color] = max(need.n, wanted.get(need.color, 0))
        elif isinstance(need, PortHouses):
            wanted["port"] = need.n
        elif isinstance(need, OwnGardens):
            gardens = need.n
    return sum(wanted.values()), gardens


AT_FIRST_SIGHT: Final[dict[str, tuple[int, int]]] = {
    card.id: _at_first_sight(card) for card in DECREES.values()
}
LEAST: Final[dict[str, tuple[int, int, int, int, int, int]]] = {
    card.id: _least(card) for card in DECREES.values()
}
SHIPS_WANTED: Final[dict[str, list[int]]] = {card.id: _ships_wanted(card) for card in DECREES.values()}


def fulfils(g: Tabannusi, me: Builder, decree: Decree) -> bool:
    """TAB-6.3 Whether all requirements of a decree are met. Most are far from it, which is seen at once."""
    brown, white, yellow, ships, gardens, port = LEAST[decree.id]
    built = me.built
    if built[0] < brown or built[1] < white or built[2] < yellow or me.planted < gardens:
        return False
    if me.houses[PORT] < port or (ships and marked_ships(me) < ships):
        return False
    return all(meets(g, me, decree, need) for need in decree.requirements)


def meets(g: Tabannusi, me: Builder, decree: Decree, need: Any) -> bool:
    """TAB-9.4.1, TAB-9.4.2 Whether one requirement is met; those for ships hold together or not at all."""
    if isinstance(need, Buildings):
        return me.built[COLOUR_NUMBER[need.color]] >= need.n
    if isinstance(need, Ships):
        return has_ships(g, me, SHIPS_WANTED[decree.id])
    return counted(g, me, need) >= wanted_of(need)


def wanted_of(need: Any) -> int:
    """How many a requirement asks for."""
    return len(CRAFTS) if isinstance(need, ZigguratAllTiles) else int(need.n)


def counted(g: Tabannusi, me: Builder, need: Any) -> int:
    """TAB-9.4.1, TAB-9.4.2 How many of what a requirement asks for the player has."""
    if isinstance(need, Buildings):
        return me.built[COLOUR_NUMBER[need.color]]
    if isinstance(need, BuildingsOrZiggurat):
        colour = COLOUR_NUMBER[need.color]
        return me.built[colour] + me.section_houses[colour]
    if isinstance(need, Ships):
        counts = ships_by_colour(g, me)
        return counts[COLOUR_NUMBER[need.color]] + counts[len(CRAFTS)]
    if isinstance(need, PortHouses):
        return me.houses[PORT]
    if isinstance(need, ZigguratAllTiles):
        return len(CRAFTS) - me.tile_markers.count(0)
    if isinstance(need, OwnGardens):
        return me.planted
    if isinstance(need, GardensNextToOwnBuildings):
        return gardens_near_own(g, me)
    assert isinstance(need, BuildingWithGarden)
    return buildings_near_gardens(g, me, COLOUR_NUMBER[need.color])


# --------------------------------------------------------------------------------------- ziggurat tiles
def tile_count(g: Tabannusi, me: Builder, per: str, craft: list[int], cities_done: int) -> int:
    """TAB-9.2.1 to TAB-9.2.4 What a ziggurat tile counts, with these craft markers; `cities_done` is 0 before
    the end (TAB-9.2.3).
    """
    if per == "houses_in_common_districts":
        return common_houses(me)
    if per == "houses_in_ziggurat":
        return me.houses[ZIGGURAT]
    if per == "houses_in_port":
        return me.houses[PORT]
    if per == "blue_lines_crossed":
        return sum([LINES_PASSED[row] for row in craft])
    if per == "ships_marked":
        return marked_ships(me)
    if per == "buildings_next_to_garden":
        return buildings_near_gardens(g, me)
    if per == "own_gardens":
        return me.planted
    if per == "decree_or_city_cards_done":
        return len(me.decrees) + cities_done
    if per == "sets_buildings_plus_sets_ships":
        return min(me.built) + ship_sets(g, me)
    return 1  # a flat value
