"""Ships, port, ziggurat, action tiles and decrees."""

from __future__ import annotations

from tablewright.games.tabannusi.box.tables import (
    ABILITY_BIT,
    ACTION_TILES,
    DECREES,
    HARBOURS,
    PLACE_NUMBER,
    PORT,
    PORT_SPACE_NUMBER,
    SECTION_SIZE,
    SHIPS,
    ZIGGURAT,
    ZIGGURAT_SPACE_NUMBER,
    ZIGGURAT_TILES,
)
from tablewright.games.tabannusi.rules.houses import remove_house, row_for
from tablewright.games.tabannusi.rules.state import ASLEEP, AWAKE, Tabannusi
from tests.games.tabannusi.seats import RED


def places(g: Tabannusi, *ships: str) -> None:
    """The nine ships, row by row."""
    g.ships = [SHIPS[ship] for ship in ships]


def mark(g: Tabannusi, seat: int, *names: str, asleep: bool = False) -> None:
    """Markers on ships; their abilities work unless they sleep."""
    me = g.builders[seat]
    for name in names:
        place = PLACE_NUMBER[name]
        me.ships[place] = ASLEEP if asleep else AWAKE
        if not me.bot:
            me.markers -= 1
        if not asleep:
            me.powers |= ABILITY_BIT[g.ships[place].id]


def ability(g: Tabannusi, ship: str, seat: int = RED) -> None:
    """The ship lies in the middle of the port, and the player uses its ability."""
    g.ships[PLACE_NUMBER["r2c2"]] = SHIPS[ship]
    mark(g, seat, "r2c2")


def port_house(g: Tabannusi, seat: int, *names: str) -> None:
    """Houses in the port, from the bottom row; a red space loses its crate to the box."""
    me = g.builders[seat]
    for name in names:
        space = PORT_SPACE_NUMBER[name]
        g.port[space] = seat
        me.houses[PORT] += 1
        remove_house(me, 3)
        if space % 2:
            me.crates.append(g.port_crates[space // 2])
            me.crate_full.append(True)
            me.crate_paid.append(False)
            g.port_crates[space // 2] = -1


def harbour(g: Tabannusi, tile: str, seat: int = RED) -> None:
    """A harbour tile in a player's area."""
    card = HARBOURS[tile]
    if card in g.spare_harbours:
        g.spare_harbours.remove(card)
    else:
        g.harbours[g.harbours.index(card)] = None
    g.builders[seat].harbours += (card,)


def tiles(g: Tabannusi, first: str) -> None:
    """This action tile lies in district 1; what lay there takes its place."""
    card, there = ACTION_TILES[first], g.tiles[0]
    g.tiles[g.tiles.index(card)] = there
    g.tiles[0] = card


def harbour_at(g: Tabannusi, line: int, tile: str) -> None:
    """This harbour tile lies at the end of the line."""
    card, there = HARBOURS[tile], g.harbours[line]
    if card in g.spare_harbours:
        g.spare_harbours[g.spare_harbours.index(card)] = there
    else:
        g.harbours[g.harbours.index(card)] = there
    g.harbours[line] = card


def ziggurat_tiles(g: Tabannusi, *tiles: str) -> None:
    """The tiles of the brown, white and yellow section."""
    g.ziggurat_tiles = [ZIGGURAT_TILES[tile] for tile in tiles]


def ziggurat_house(g: Tabannusi, seat: int, *names: str) -> None:
    """Houses in the ziggurat, each with a marker on the tile of its section."""
    me = g.builders[seat]
    for name in names:
        space = ZIGGURAT_SPACE_NUMBER[name]
        section = space // SECTION_SIZE
        g.ziggurat[space] = seat
        me.houses[ZIGGURAT] += 1
        me.section_houses[section] += 1
        me.tile_markers[section] += 1
        if not me.bot:
            me.markers -= 1
        remove_house(me, row_for(me, section))


def decrees(g: Tabannusi, *cards: str) -> None:
    """The face-up decrees."""
    g.decrees = [DECREES[card] for card in cards]
