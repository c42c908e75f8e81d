"""Positions of Tabannusi in table language. Everything keeps the box complete, as the invariants demand."""

from __future__ import annotations

from tablewright.games.tabannusi.box.tables import (
    ABILITY_BIT,
    ACTION_TILES,
    CITIES,
    COLOUR_NUMBER,
    DECREES,
    HARBOURS,
    PLACE_NUMBER,
    PORT,
    PORT_SPACE_NUMBER,
    SECTION_SIZE,
    SHIPS,
    SPECIAL_WATERS,
    ZIGGURAT,
    ZIGGURAT_SPACE_NUMBER,
    ZIGGURAT_TILES,
)
from tablewright.games.tabannusi.rules.building import raise_building
from tablewright.games.tabannusi.rules.gardening import AREA, UNCOUNTED, put_garden
from tablewright.games.tabannusi.rules.houses import remove_house, row_for
from tablewright.games.tabannusi.rules.projects import lay_project
from tablewright.games.tabannusi.rules.state import (
    ACT,
    ASLEEP,
    AWAKE,
    DIE,
    EMPTY,
    WATER,
    Builder,
    Tabannusi,
)
from tablewright.testing.scenario import Scenario
from tablewright.testing.scenario import position as set_up_position

RED, BLUE, GREEN, BLACK = 0, 1, 2, 3  # seats

#: Where the starting buildings of these positions stand: out of the way.
CORNERS = {
    2: ("D3-r1c4", "D3-r4c4"),
    3: ("D3-r1c4", "D3-r5c4", "D2-r5c1"),
    4: ("D3-r1c5", "D3-r5c5", "D2-r5c1", "D2-r1c1"),
}
COLOURS_OF_CORNERS = ("brown", "white", "yellow", "brown")


def begun(players: int = 2, at: int = 1, step: str = ACT) -> Scenario:
    """Red acts: first game's barges, ordinary dice, everybody's pawns in one district, no abilities."""
    s = set_up_position("tabannusi", players, setup="first")
    g = s.state
    for me, corner, colour in zip(g.builders, CORNERS[players], COLOURS_OF_CORNERS, strict=False):
        building(g, me.seat, colour, corner)
        me.assistant = me.architect = at
        me.crates, me.crate_full, me.crate_paid = [0], [False], [True]  # nothing to pay with or to fill
    g.turns = [1] * players
    g.first = g.active = RED
    g.step = step
    g.actions_left = 2
    per_barge = {2: (1, 2, 3, 4, 6), 3: (1, 2, 3, 4, 5, 6), 4: (1, 2, 3, 4, 5, 6, 6)}[players]
    g.barges = [(), *[per_barge] * 5]
    places(g, "PS1", "S04", "S12", "S03", "S05", "S09", "S10", "S13", "PS2")
    g.port_crates = [0, 1, 2, 3, 4, 0]
    decrees(g, *("D16", "D12", "D08", "D15")[:players])
    ziggurat_tiles(g, "Z01", "Z02", "Z03")
    return s


def taking_a_die(players: int = 2, at: int = 1) -> Scenario:
    """The same before red takes a die."""
    return begun(players, at, DIE)


def me_of(s: Scenario, seat: int = RED) -> Builder:
    """A player of the position."""
    builder: Builder = s.state.builders[seat]
    return builder


# ---------------------------------------------------------------------------------------------- owning
def give(g: Tabannusi, seat: int = RED, **owned: int) -> None:
    """Resources (from their barges), gold, water and gardens (from their stacks)."""
    me = g.builders[seat]
    for name, n in owned.items():
        if name == "gold":
            me.gold = n
        elif name == "water":
            me.water += n
            g.water_stack -= n
        elif name == "gardens":
            me.gardens += n
            g.garden_stack -= n
        else:
            colour = COLOUR_NUMBER[name]
            district = g.local.index(colour, 1)
            g.barges[district] = g.barges[district][: len(g.barges[district]) - n]
            me.dice[colour] += n


def barge(g: Tabannusi, district: int, *values: int) -> None:
    """Only these dice lie on the barge; the others of their colour are in the supply."""
    colour = g.local[district]
    g.supply[colour] += len(g.barges[district]) - len(values)
    g.barges[district] = tuple(values)


def spent(g: Tabannusi, colour: str, n: int = 1) -> None:
    """Dice of the barge lie in the supply."""
    district = g.local.index(COLOUR_NUMBER[colour], 1)
    barge(g, district, *g.barges[district][: len(g.barges[district]) - n])


def crates(g: Tabannusi, seat: int, **full: bool) -> None:
    """The player's crates, each full or empty; further ones come from the port."""
    me = g.builders[seat]
    me.crates = [COLOUR_NUMBER[colour] for colour in full]
    me.crate_full = list(full.values())
    me.crate_paid = [False] * len(full)
    for line in range(len(full) - 1):
        g.port_crates[line] = -1


def in_supply(g: Tabannusi, seat: int, markers: int) -> None:
    """So many of the player's free markers are in the supply, the rest in the area."""
    me = g.builders[seat]
    me.markers, me.markers_left = me.markers + me.markers_left - markers, markers


def craft(g: Tabannusi, seat: int, brown: int, white: int, yellow: int) -> None:
    """Where the craft markers are."""
    g.builders[seat].craft = [brown, white, yellow]


# ----------------------------------------------------------------------------------------------- grids
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


# -------------------------------------------------------------------------------------- port, ziggurat
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


def city(g: Tabannusi, seat: int, card: str) -> None:
    """The player's city card."""
    wanted, held = CITIES[card], g.builders[seat].cities[0]
    for pile in (g.city_deck, *[me.cities for me in g.builders]):
        if wanted in pile:
            pile[pile.index(wanted)] = held
    g.builders[seat].cities[0] = wanted


def decrees(g: Tabannusi, *cards: str) -> None:
    """The face-up decrees."""
    g.decrees = [DECREES[card] for card in cards]
