"""The shape of components.yaml: what is printed on board, tiles and cards, and the vocabulary of effects."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import field

from tablewright import components
from tablewright.components import Struct, load, pieces

Craft: TypeAlias = Literal["brown", "white", "yellow"]
Colour: TypeAlias = Literal["brown", "white", "yellow", "blue", "green"]
Track: TypeAlias = Literal[
    "brown", "white", "yellow", "any", "match", "ship", "building", "project", "lowest", "highest"
]


class Entry(components.Entry, frozen=True, kw_only=True, eq=False):
    """A component of this game."""

    id: str
    source: str
    reconstructed_fields: tuple[str, ...] = ()


# ---------------------------------------------------------------------------------------------- effects
class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", eq=False):
    """One step of an effect."""


class DieBarge(Step, frozen=True, tag="die_barge"):
    color: Colour


class DieSupply(Step, frozen=True, tag="die_supply"):
    n: int


class Gold(Step, frozen=True, tag="gold"):
    n: int


class Water(Step, frozen=True, tag="water"):
    n: int


class TakeSpecialWater(Step, frozen=True, tag="special_water"):
    n: int
    fallback: tuple[AnyStep, ...] = ()


class Garden(Step, frozen=True, tag="garden"):
    n: int


class Marker(Step, frozen=True, tag="marker"):
    n: int


class Vp(Step, frozen=True, tag="vp"):
    n: int
    per: Literal["", "opponent_marker_set_aside"] = ""


class LoseVp(Step, frozen=True, tag="lose_vp"):
    n: int


class MoveArchitect(Step, frozen=True, tag="architect"):
    pass


class FillCrate(Step, frozen=True, tag="fill_crate"):
    n: int
    instead_of: int = 0


class CraftSteps(Step, frozen=True, tag="craft"):
    track: Track
    n: int
    per: Literal["", "opponent_marker_set_aside_paid"] = ""


class CraftSplit(Step, frozen=True, tag="craft_split"):
    n: int


class CraftDistinct(Step, frozen=True, tag="craft_distinct"):
    n: int


class PayCraft(Step, frozen=True, tag="pay_craft"):
    color: Craft


class ExtraProject(Step, frozen=True, tag="extra_project"):
    pass


class MarkShip(Step, frozen=True, tag="mark_ship"):
    pass


class MarkZiggurat(Step, frozen=True, tag="mark_ziggurat"):
    pass


class PortHouseFree(Step, frozen=True, tag="port_house_free"):
    pass


class DrawCity(Step, frozen=True, tag="draw_city"):
    draw: int
    keep: int


class CityIgnore(Step, frozen=True, tag="city_ignore"):
    n: int


class RowsToBottom(Step, frozen=True, tag="rows_to_bottom"):
    n: int


class RandomHarbour(Step, frozen=True, tag="random_harbour"):
    pass


class ActionTileAny(Step, frozen=True, tag="action_tile_any"):
    pass


class BuildDiscount(Step, frozen=True, tag="build_discount"):
    n: int


class Choice(Step, frozen=True, tag="choice"):
    of: tuple[tuple[AnyStep, ...], ...]


class TakeCrate(Step, frozen=True, tag="take_crate"):
    pass


class BonusAction(Step, frozen=True, tag="bonus_action"):
    action: Literal["create_garden"]


class HouseFromColouredRow(Step, frozen=True, tag="port_house_from_colored_row"):
    pass


class ReplaceGold(Step, frozen=True, tag="replace_gold"):
    n: int


class MarkerFromSupply(Step, frozen=True, tag="marker_from_supply"):
    pass


class LeftCardBonus(Step, frozen=True, tag="left_card_bonus"):
    pass


AnyStep: TypeAlias = (
    DieBarge
    | DieSupply
    | Gold
    | Water
    | TakeSpecialWater
    | Garden
    | Marker
    | Vp
    | LoseVp
    | MoveArchitect
    | FillCrate
    | CraftSteps
    | CraftSplit
    | CraftDistinct
    | PayCraft
    | ExtraProject
    | MarkShip
    | MarkZiggurat
    | PortHouseFree
    | DrawCity
    | CityIgnore
    | RowsToBottom
    | RandomHarbour
    | ActionTileAny
    | BuildDiscount
    | Choice
    | TakeCrate
    | BonusAction
    | HouseFromColouredRow
    | ReplaceGold
    | MarkerFromSupply
    | LeftCardBonus
)
Effect: TypeAlias = tuple[AnyStep, ...]


# ----------------------------------------------------------------------------------------- requirements
class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="req", eq=False):
    """One requirement of a decree."""


class Buildings(Need, frozen=True, tag="buildings"):
    color: Craft
    n: int


class BuildingsOrZiggurat(Need, frozen=True, tag="buildings_or_ziggurat"):
    color: Craft
    n: int


class Ships(Need, frozen=True, tag="ships"):
    color: Craft
    n: int


class PortHouses(Need, frozen=True, tag="port_houses"):
    n: int


class ZigguratAllTiles(Need, frozen=True, tag="ziggurat_all_tiles"):
    pass


class GardensNextToOwnBuildings(Need, frozen=True, tag="gardens_next_to_own_buildings"):
    n: int


class OwnGardens(Need, frozen=True, tag="own_gardens"):
    n: int


class BuildingWithGarden(Need, frozen=True, tag="building_with_garden"):
    color: Craft
    n: int


AnyNeed: TypeAlias = (
    Buildings
    | BuildingsOrZiggurat
    | Ships
    | PortHouses
    | ZigguratAllTiles
    | GardensNextToOwnBuildings
    | OwnGardens
    | BuildingWithGarden
)


# ------------------------------------------------------------------------------------------- components
class Meta(Entry, frozen=True):
    players: tuple[int, ...]
    box_pieces: int
    dice_per_color: dict[int, int]
    start_gold: int
    start_markers_area: int
    start_city_cards: int
    start_crates: int
    start_vp: int
    min_vp: int
    decree_cards: dict[int, int]
    actions_per_turn: int
    max_crates: int
    max_projects_per_color_per_district: int
    max_building_size: int
    max_gardens_per_action: int
    ship_action_gold: int
    ship_after_build_gold: int
    build_local_cost: int
    port_house_cost: int
    ziggurat_house_cost: int
    garden_cost: dict[Colour, int]
    water_cost: dict[Colour, int]
    ignore_die_value_gold: int
    unused_harbour_vp: int
    board_side: dict[int, str]


class SoloNumbers(Entry, frozen=True):
    """What the solo rules give in numbers."""

    start_gold: int
    zero_district: int
    path_start: int
    extra_projects: int
    standard_a_vp: int
    marker_vp: int
    crate_gold: int
    harbour_vp: int
    most_new_water: int
    reset_after: tuple[int, ...]


class District(Entry, frozen=True):
    number: int
    kind: Literal["common", "port", "ziggurat"]
    default_barge: Colour
    actions: tuple[str, ...]
    action_tile_spaces: int
    solo_letters: dict[str, str]


class Ring(Entry, frozen=True):
    clockwise: tuple[int, ...]
    counterclockwise: tuple[int, ...]


class Barge(Entry, frozen=True):
    color: Colour
    loss_compensation: Effect


class CommonSide(Struct, frozen=True):
    local: int
    per_own_project_marker: dict[str, int]


class OtherSide(Struct, frozen=True):
    local: int


class CostTile(Entry, frozen=True):
    color: Colour
    side_common: CommonSide
    side_port_ziggurat: OtherSide


class DieKind(Entry, frozen=True):
    color: Colour
    faces: tuple[int, ...]


class TimeSpace(Entry, frozen=True):
    index: int
    gold: int


class ActionTile(Entry, frozen=True):
    effect: Effect


class BoardSide(Entry, frozen=True):
    players: tuple[int, ...]
    grid: str
    spaces: int
    numbers_printed: bool


class BoardSpace(Entry, frozen=True):
    kind: Literal["building", "printed_water"]
    bonus: Effect
    neighbours: tuple[str, ...]
    number: int
    row: int
    col: int = 0
    district: int = 0
    districts: tuple[int, ...] = ()
    only4p: bool = False


class Misc(Entry, frozen=True):
    start: int = 0


class GenericTile(Entry, frozen=True):
    color: Craft | None = None


class CrateTile(Entry, frozen=True):
    resource: Colour


class SpecialWater(Entry, frozen=True):
    bonus: Effect


class PrintedShip(Struct, frozen=True):
    id: str
    color: Literal["wild"]
    size: int
    ability: None


class PortPlace(Entry, frozen=True):
    row: int
    col: int
    printed_ship: PrintedShip | None


class BlueSpace(Struct, frozen=True):
    bonus: Effect


class RedSpace(Struct, frozen=True):
    crate_at_setup: int
    bonus: Effect


class PortPair(Entry, frozen=True):
    line: Literal["row", "col"]
    index: int
    bot_order: int
    left_blue: BlueSpace
    right_red: RedSpace


class HarbourSlot(Entry, frozen=True):
    line: Literal["row", "col"]
    index: int


class Ship(Entry, frozen=True):
    """A ship tile; a printed ship is one without ability, of any colour."""

    size: int
    color: Craft | Literal["wild"]
    trigger: str = ""
    optional: bool = False
    cost: dict[str, int] = field(default_factory=dict)
    effect: Effect = ()


class Harbour(Entry, frozen=True):
    effect: Effect


class ZigguratSpace(Struct, frozen=True):
    id: str
    bonus: Effect


class ZigguratSection(Entry, frozen=True):
    color: Craft
    tile_slots: int
    spaces: tuple[ZigguratSpace, ...]


class ZigguratTile(Entry, frozen=True):
    slots: int
    vp_by_rightmost_slot: tuple[int, ...]
    per: str


class CraftRow(Entry, frozen=True):
    position: int
    vp_multiplier: int
    blue_line_below: bool
    lowest_marker_bonus: Effect
    track_bonus: dict[Craft, Effect]


class HouseSpace(Entry, frozen=True):
    row: str
    col: int
    bonus: Effect


class HouseColumn(Entry, frozen=True):
    col: int
    bonus: Effect


class Decree(Entry, frozen=True):
    type: Literal["buildings", "port", "gardens"]
    requirements: tuple[AnyNeed, ...]
    effect: Effect
    solo_buildings: dict[Craft, int]


class CityCard(Entry, frozen=True):
    houses: dict[int, int]
    vp: int


class AutomaRow(Struct, frozen=True):
    action: Literal["A", "B", "C", "D"]
    symbol: Literal["up", "down", "king"]
    number: int


class AutomaCard(Entry, frozen=True):
    top: int
    arrow_row: int
    rows: tuple[AutomaRow, ...]
    bonus: Effect


class KingAction(Struct, frozen=True):
    priority: tuple[str, ...]
    bonus: Effect


class KingGardens(Struct, frozen=True):
    priority: tuple[str, ...]
    bonus: Effect
    limit: int | None


class King(Entry, frozen=True):
    decrees: tuple[str, ...]
    city: str
    setup_space: Literal["lowest", "highest"]
    A: Effect
    B: KingAction
    C: KingAction
    D: KingGardens


class AutomaCity(Entry, frozen=True):
    markers: dict[int, int]


class OrderToken(Entry, frozen=True):
    number: int


class Components(Struct, frozen=True):
    meta: tuple[Meta]
    solo_numbers: tuple[SoloNumbers]
    player_colors: tuple[Entry, ...]
    inventory: tuple[Entry, ...]
    districts: tuple[District, ...]
    district_ring: tuple[Ring]
    barges: tuple[Barge, ...]
    property_cost_tiles: tuple[CostTile, ...]
    dice: tuple[DieKind, ...]
    time_track: tuple[TimeSpace, ...]
    action_tiles: tuple[ActionTile, ...]
    board_sides: tuple[BoardSide, ...]
    board_spaces_B34: tuple[BoardSpace, ...]
    board_spaces_B12: tuple[BoardSpace, ...]
    board_misc: tuple[Misc, ...]
    tiles_generic: tuple[GenericTile, ...]
    crate_tiles: tuple[CrateTile, ...]
    special_water_tiles: tuple[SpecialWater, ...]
    port_grid: tuple[PortPlace, ...]
    port_pairs: tuple[PortPair, ...]
    harbour_slots: tuple[HarbourSlot, ...]
    ship_tiles: tuple[Ship, ...]
    harbour_tiles: tuple[Harbour, ...]
    ziggurat_sections: tuple[ZigguratSection, ...]
    ziggurat_tiles: tuple[ZigguratTile, ...]
    craft_rows: tuple[CraftRow, ...]
    player_board_spaces: tuple[HouseSpace, ...]
    player_board_columns: tuple[HouseColumn, ...]
    player_board_crate_slots: tuple[Entry, ...]
    decree_cards: tuple[Decree, ...]
    city_cards: tuple[CityCard, ...]
    automa_cards: tuple[AutomaCard, ...]
    king_cards: tuple[King, ...]
    automa_city_cards: tuple[AutomaCity, ...]
    order_tokens: tuple[OrderToken, ...]


def totals(data: Components) -> Iterator[tuple[str, int, int]]:
    """TAB-1.1 What the sums of the components must be: name, expected, actual."""
    box = {entry.id: entry.count for entry in data.inventory}
    yield "barge tiles", box["INV-barge"], pieces(data.barges)
    yield "property cost tiles", box["INV-cost"], pieces(data.property_cost_tiles)
    yield "action tiles", box["INV-action"], pieces(data.action_tiles)
    yield "ship tiles", box["INV-ship"], pieces(data.ship_tiles)
    yield "harbour tiles", box["INV-harbour"], pieces(data.harbour_tiles)
    yield "crate tiles", box["INV-crate"], pieces(data.crate_tiles)
    yield "decree cards", box["INV-decree"], pieces(data.decree_cards)
    yield "city cards", box["INV-city"], pieces(data.city_cards)
    yield "ziggurat tiles", box["INV-zig"], pieces(data.ziggurat_tiles)
    yield "special water tiles", box["INV-swater"], pieces(data.special_water_tiles)
    yield "resource dice", box["INV-die"], pieces(data.dice)
    yield "automa cards", box["INV-automa"], pieces(data.automa_cards)
    yield "automa city cards", box["INV-acity"], pieces(data.automa_city_cards)
    yield "king cards", box["INV-king"], pieces(data.king_cards)
    yield "order tokens", box["INV-order"], pieces(data.order_tokens)
    generic = {tile.id: tile.count for tile in data.tiles_generic}
    yield "water tiles", box["INV-water"], generic["WT"]
    yield "garden tiles", box["INV-garden"], generic["GT"]
    yield "project tiles", box["INV-proj"], sum(generic[f"PT-{colour}"] for colour in CRAFTS)
    yield "building pieces", box["INV-bpiece"], sum(generic[f"BP-{colour}"] for colour in CRAFTS)
    yield "houses", box["INV-house"], box["INV-pboard"] * len(data.player_board_spaces)
    yield "all pieces", data.meta[0].box_pieces, sum(box.values())


CRAFTS: Final[tuple[str, ...]] = ("brown", "white", "yellow")
COLOURS: Final[tuple[str, ...]] = ("brown", "white", "yellow", "blue", "green")
LOADED: Final = load(Path(__file__).parent, Components)
DATA: Final = LOADED.data
META: Final = DATA.meta[0]
SOLO: Final = DATA.solo_numbers[0]
