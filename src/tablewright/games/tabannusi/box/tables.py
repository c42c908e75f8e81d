"""What the rules look up: the component data as small tables of numbers, made once.

Colours are numbered as in `schema.COLOURS`: brown 0, white 1, yellow 2 (of buildings), blue 3, green 4.
Lines of the port are numbered rows first: R1, R2, R3, C1, C2, C3.
"""

from __future__ import annotations

from typing import Final

from tablewright.games.tabannusi.box.schema import (
    COLOURS,
    CRAFTS,
    DATA,
    META,
    ActionTile,
    AutomaCard,
    BoardSpace,
    CityCard,
    CraftRow,
    Decree,
    Effect,
    Harbour,
    King,
    Ship,
    SpecialWater,
    ZigguratTile,
)

BROWN: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
GREEN: Final = 4
WILD: Final = 3  # the colour number of a printed ship
BOTTOM: Final = 3  # the row of a player board without a colour

PORT: Final = 4
ZIGGURAT: Final = 5
DISTRICTS: Final = (1, 2, 3, 4, 5)
COMMON: Final = (1, 2, 3)
DISTRICT_NAMES: Final = ("", "D1", "D2", "D3", "D4", "D5")
DISTRICT_NUMBER: Final[dict[str, int]] = {"D1": 1, "D2": 2, "D3": 3, "D4": 4, "D5": 5}
COLOUR_NUMBER: Final[dict[str, int]] = {colour: i for i, colour in enumerate(COLOURS)}

BOX: Final[dict[str, int]] = {entry.id: entry.count for entry in DATA.inventory}
MARKERS: Final = BOX["INV-marker"] // BOX["INV-pboard"]
DICE_FACES: Final = len(DATA.dice[0].faces)
GOLD_ON_TRACK: Final = sum(space.gold for space in DATA.time_track)
STACKS: Final[dict[str, int]] = {tile.id: tile.count for tile in DATA.tiles_generic}
DISPLAY: Final = next(place.count for place in DATA.board_misc if place.id == "BM-swater-display")

GARDEN_GREEN: Final = META.garden_cost["green"]
WATER_BLUE: Final = META.water_cost["blue"]
MOST_PROJECTS: Final = META.max_projects_per_color_per_district

LOSS: Final[dict[int, Effect]] = {
    COLOUR_NUMBER[barge.color]: barge.loss_compensation for barge in DATA.barges
}


# ------------------------------------------------------------------------------------------------ board
class Board:
    """A side of the board for so many players: the grids of districts 1 to 3 and the border water."""

    def __init__(self, name: str, spaces: list[BoardSpace]) -> None:
        index = {space.id: i for i, space in enumerate(spaces)}
        self.id: Final = name
        self.ids: Final = tuple([space.id for space in spaces])
        self.names: Final = tuple([space.id.split("-", 1)[1] for space in spaces])
        self.index: Final = {space_name: i for i, space_name in enumerate(self.names)}
        self.printed: Final = tuple([space.kind == "printed_water" for space in spaces])
        self.district: Final = tuple([space.district for space in spaces])
        self.number: Final = tuple([space.number for space in spaces])
        self.bonus: Final[tuple[Effect, ...]] = tuple([space.bonus for space in spaces])
        self.row: Final = tuple([space.row for space in spaces])
        self.col: Final = tuple([space.col for space in spaces])
        self.neighbours: Final = tuple(
            [tuple([index[other] for other in space.neighbours if other in index]) for space in spaces]
        )
        #: TAB-3.2.1 building spaces by district, by number.
        self.cells: Final = tuple([_cells_of(spaces, district) for district in range(4)])
        #: TAB-3.2.3 border spaces by district, by number; each belongs to two.
        self.waters: Final = tuple([_waters_of(spaces, district) for district in range(4)])


def _cells_of(spaces: list[BoardSpace], district: int) -> tuple[int, ...]:
    numbered = [(s.number, i) for i, s in enumerate(spaces) if district and s.district == district]
    return tuple([i for _, i in sorted(numbered)])


def _waters_of(spaces: list[BoardSpace], district: int) -> tuple[int, ...]:
    numbered = [(space.number, i) for i, space in enumerate(spaces) if district in space.districts]
    return tuple([i for _, i in sorted(numbered)])


def _sides() -> dict[str, Board]:
    """TAB-2.1 The boards; with three players the spaces for four do not exist."""
    large = list(DATA.board_spaces_B34)
    boards = [
        Board("B12", list(DATA.board_spaces_B12)),
        Board("B34-3", [space for space in large if not space.only4p]),
        Board("B34-4", large),
    ]
    return {board.id: board for board in boards}


BOARDS: Final[dict[str, Board]] = _sides()


def board_for(players: int) -> Board:
    """TAB-2.1 The side of the board for so many players."""
    side = META.board_side[players]
    return BOARDS[side] if side in BOARDS else BOARDS[f"{side}-{players}"]


# ----------------------------------------------------------------------------------------- player board
ROWS: Final = (*CRAFTS, "bottom")
HOUSE_BONUS: Final[tuple[tuple[Effect, ...], ...]] = tuple(
    [tuple([space.bonus for space in DATA.player_board_spaces if space.row == row]) for row in ROWS]
)
ROW_SIZE: Final = tuple([len(row) for row in HOUSE_BONUS])
HOUSES: Final = sum(ROW_SIZE)
COLUMN_BONUS: Final[dict[int, Effect]] = {column.col: column.bonus for column in DATA.player_board_columns}


# ---------------------------------------------------------------------------------------- craft tracks
def _bonus_of(row: CraftRow, track: str) -> Effect:
    for colour, bonus in row.track_bonus.items():
        if colour == track:
            return bonus
    return ()


CRAFT_TOP: Final = max(row.position for row in DATA.craft_rows)
LOWEST_BONUS: Final[tuple[Effect, ...]] = tuple([row.lowest_marker_bonus for row in DATA.craft_rows])
TRACK_BONUS: Final[tuple[tuple[Effect, ...], ...]] = tuple(
    [tuple([_bonus_of(row, colour) for row in DATA.craft_rows]) for colour in CRAFTS]
)
BLUE_LINE: Final = tuple([row.blue_line_below for row in DATA.craft_rows])
LINES_PASSED: Final = tuple([sum(BLUE_LINE[: position + 1]) for position in range(CRAFT_TOP + 1)])
#: TAB-3.6.6
MULTIPLIER: Final = tuple([row.vp_multiplier for row in DATA.craft_rows])

# ------------------------------------------------------------------------------------------------- port
PLACES: Final = tuple([f"r{place.row}c{place.col}" for place in DATA.port_grid])
PLACE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}
ROW_OF: Final = tuple([place.row - 1 for place in DATA.port_grid])  # the line of a place's row
COL_OF: Final = tuple([place.col + 2 for place in DATA.port_grid])  # the line of a place's column
LINES: Final = ("R1", "R2", "R3", "C1", "C2", "C3")
LINE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(LINES)}
LINE_PLACES: Final = tuple(
    [tuple([p for p in range(len(PLACES)) if line in (ROW_OF[p], COL_OF[p])]) for line in range(len(LINES))]
)
_PAIRS: Final = {pair.id.removeprefix("PP-"): pair for pair in DATA.port_pairs}
BLUE_SPACE_BONUS: Final[tuple[Effect, ...]] = tuple([_PAIRS[line].left_blue.bonus for line in LINES])
#: TAB-10.5.5 The way of the bot's port houses, as line numbers.
BOT_PATH: Final = tuple(
    [
        LINE_NUMBER[pair.id.removeprefix("PP-")]
        for pair in sorted(DATA.port_pairs, key=lambda pair: pair.bot_order)
    ]
)
#: The two spaces of each line's pair: blue 2 * line, red 2 * line + 1.
PORT_SPACES: Final = tuple([f"{line}-{side}" for line in LINES for side in ("blue", "red")])
PORT_SPACE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(PORT_SPACES)}

SHIP_TILES: Final = tuple(DATA.ship_tiles)
PRINTED_SHIPS: Final[dict[int, Ship]] = {
    i: Ship(
        id=place.printed_ship.id,
        source=place.source,
        size=place.printed_ship.size,
        color=place.printed_ship.color,
        reconstructed_fields=place.reconstructed_fields,
    )
    for i, place in enumerate(DATA.port_grid)
    if place.printed_ship is not None
}
SHIPS: Final[dict[str, Ship]] = {ship.id: ship for ship in (*SHIP_TILES, *PRINTED_SHIPS.values())}
#: Brown 0, white 1, yellow 2; a printed ship is any of them.
SHIP_COLOUR: Final[dict[str, int]] = {
    ship.id: WILD if ship.color == "wild" else COLOUR_NUMBER[ship.color] for ship in SHIPS.values()
}
#: One bit for each ability; printed ships have none.
ABILITY_BIT: Final[dict[str, int]] = {ship.id: 0 for ship in PRINTED_SHIPS.values()} | {
    ship.id: 1 << i for i, ship in enumerate(SHIP_TILES)
}


def abilities_with(op: type) -> int:
    """The bits of the abilities that do this."""
    return sum(ABILITY_BIT[ship.id] for ship in SHIP_TILES if any(type(step) is op for step in ship.effect))


# --------------------------------------------------------------------------------------------- ziggurat
SECTION_SIZE: Final = len(DATA.ziggurat_sections[0].spaces)
ZIGGURAT_SPACES: Final = tuple([space.id for section in DATA.ziggurat_sections for space in section.spaces])
ZIGGURAT_SPACE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(ZIGGURAT_SPACES)}
ZIGGURAT_BONUS: Final[tuple[Effect, ...]] = tuple(
    [space.bonus for section in DATA.ziggurat_sections for space in section.spaces]
)
TILE_SLOTS: Final = min(tile.slots for tile in DATA.ziggurat_tiles)

# --------------------------------------------------------------------------------------- cards and tiles
ACTION_TILES: Final[dict[str, ActionTile]] = {tile.id: tile for tile in DATA.action_tiles}
#: The district of each of the spaces for action tiles.
TILE_DISTRICT: Final = tuple(
    [district.number for district in DATA.districts for _ in range(district.action_tile_spaces)]
)
HARBOURS: Final[dict[str, Harbour]] = {tile.id: tile for tile in DATA.harbour_tiles}
ZIGGURAT_TILES: Final[dict[str, ZigguratTile]] = {tile.id: tile for tile in DATA.ziggurat_tiles}
SPECIAL_WATERS: Final[dict[str, SpecialWater]] = {tile.id: tile for tile in DATA.special_water_tiles}
DECREES: Final[dict[str, Decree]] = {card.id: card for card in DATA.decree_cards}
#: TAB-10.1.6 Buildings a decree asks for, by colour.
SOLO_BUILDINGS: Final[dict[str, tuple[int, ...]]] = {
    card.id: tuple([n for name in CRAFTS for colour, n in card.solo_buildings.items() if colour == name])
    for card in DATA.decree_cards
}
CITIES: Final[dict[str, CityCard]] = {card.id: card for card in DATA.city_cards}
AUTOMA_CARDS: Final[dict[str, AutomaCard]] = {card.id: card for card in DATA.automa_cards}
KINGS: Final[dict[str, King]] = {king.id: king for king in DATA.king_cards}
AUTOMA_CITY: Final[dict[str, dict[int, int]]] = {card.id: card.markers for card in DATA.automa_city_cards}
CRATE_COLOURS: Final = tuple(
    [COLOUR_NUMBER[tile.resource] for tile in DATA.crate_tiles for _ in range(tile.count)]
)
