"""Projects, buildings, water and gardens in the districts."""

from __future__ import annotations

from tablewright.games.tabannusi.box.tables import COLOUR_NUMBER, SPECIAL_WATERS
from tablewright.games.tabannusi.rules.building import raise_building
from tablewright.games.tabannusi.rules.gardening import AREA, UNCOUNTED, put_garden
from tablewright.games.tabannusi.rules.houses import remove_house, row_for
from tablewright.games.tabannusi.rules.projects import lay_project
from tablewright.games.tabannusi.rules.state import EMPTY, WATER, Tabannusi
from tests.games.tabannusi.owning import give


def project(g: Tabannusi, seat: int, colour: str, *names: str) -> None:
    """Projects of a player, markers from the area."""
    for name in names:
        space = g.board.index[name]
        lay_project(g, g.builders[seat], g.board.district[space], COLOUR_NUMBER[colour], space)
        g.builders[seat].markers -= 1


def building(g: Tabannusi, seat: int, colour: str, *names: str) -> None:
    """A building with its house."""
    me = g.builders[seat]
    cells = tuple(g.board.index[name] for name in names)
    raise_building(g, me, g.board.district[cells[0]], COLOUR_NUMBER[colour], cells)
    remove_house(me, row_for(me, COLOUR_NUMBER[colour]))


def water(g: Tabannusi, name: str, special: str = "") -> None:
    """A water tile, regular or special."""
    space = g.board.index[name]
    g.lies[space] = WATER
    if special:
        tile = SPECIAL_WATERS[special]
        for pile in (g.special_stack, g.special_display):
            if tile in pile:
                pile.remove(tile)
        while len(g.special_display) < 3:
            g.special_display.append(g.special_stack.pop())
        g.special_at[space] = tile
    else:
        g.water_stack -= 1


def garden(g: Tabannusi, seat: int, *names: str) -> None:
    """Gardens of a player, on water where there is none yet."""
    me = g.builders[seat]
    for name in names:
        if g.lies[g.board.index[name]] == EMPTY:
            water(g, name)
        give(g, seat, gardens=1)
        if not me.bot:
            me.markers -= 1
        put_garden(g, me, g.board.index[name], UNCOUNTED if me.bot else AREA)
