"""The shape of components.yaml: what is printed on boards, tiles, cards and tokens, and the vocabulary of
effects.

The tables at the end are made once: the rules look things up in them instead of working them out again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from tablewright import components
from tablewright.components import Struct, load, pieces

Colour: TypeAlias = Literal["green", "yellow", "pink", "blue"]
HexType: TypeAlias = Literal["river", "forest", "mountain", "underground"]
Resource: TypeAlias = Literal["food", "energy", "material", "luxury"]
Ring: TypeAlias = Literal["inner", "middle", "outer"]
Action: TypeAlias = Literal["invention", "expand", "electrify", "trade", "universal", "megamachine"]
Quality: TypeAlias = Literal["basic", "common", "innovative", "magnificent", "university"]
Counted: TypeAlias = Literal["icon", "flag_in_city", "university_invention"]


class Entry(components.Entry, frozen=True, kw_only=True, eq=False):
    """A component of this game."""

    id: str


# ---------------------------------------------------------------------------------------------- effects
class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do", eq=False):
    """One operation of an effect: an icon with its number."""


class Gain(Op, frozen=True, tag="gain"):
    what: Literal["food", "energy", "material", "luxury", "wealth", "steam", "water", "coal"]
    n: int


class GainWorker(Op, frozen=True, tag="worker"):
    color: Colour | Literal["any"]
    n: int


class Pilgrim(Op, frozen=True, tag="pilgrim"):
    track: HexType | Literal["any"]
    n: int
    same_track: bool = False
    up_to: bool = False


class Vp(Op, frozen=True, tag="vp"):
    n: int
    per: Counted | None = None


class ScoreRep(Op, frozen=True, tag="score_rep"):
    n: int


class Rep(Op, frozen=True, tag="rep"):
    n: int


class Prestige(Op, frozen=True, tag="prestige"):
    n: int


class Wormbus(Op, frozen=True, tag="wormbus"):
    n: int


class Progress(Op, frozen=True, tag="progress"):
    n: int
    up_to: bool = False


class ReturnHex(Op, frozen=True, tag="return_hex"):
    n: int
    conflict_bonus: bool


class ConflictBonus(Op, frozen=True, tag="conflict_bonus"):
    n: int


class Flag(Op, frozen=True, tag="flag"):
    where: Literal["here", "any"]


class ActivateCity(Op, frozen=True, tag="activate_city"):
    pass


class CopyMarket(Op, frozen=True, tag="copy_market_magnificent"):
    n: int


class MachineWorkshop(Op, frozen=True, tag="mm_workshop"):
    n: int


class WorkshopHere(Op, frozen=True, tag="workshop_here"):
    n: int


class CopyCity(Op, frozen=True, tag="copy_city"):
    n: int


class HexSlot(Op, frozen=True, tag="hex_slot"):
    pass


AnyOp: TypeAlias = (
    Gain
    | GainWorker
    | Pilgrim
    | Vp
    | ScoreRep
    | Rep
    | Prestige
    | Wormbus
    | Progress
    | ReturnHex
    | ConflictBonus
    | Flag
    | ActivateCity
    | CopyMarket
    | MachineWorkshop
    | WorkshopHere
    | CopyCity
    | HexSlot
)
Effect: TypeAlias = tuple[AnyOp, ...]


# ------------------------------------------------------------------------------------------- components
class Meta(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    designer: str
    publisher: str
    year: int
    players: tuple[int, ...]
    rule_prefix: str


class RingSpace(Struct, frozen=True):
    built_at_start: bool = False
    expand_cost_material: int = 0
    hex_slots: int = 0
    requires: Ring | None = None


class Sector(Struct, frozen=True):
    id: str
    clockwise_next: str
    counterclockwise_next: str
    spaces: dict[Ring, RingSpace]


class MagnateSpace(Struct, frozen=True):
    id: Literal["left", "middle", "right"]
    capacity: int
    steam: int
    effect: Literal["return_all_workers_of_district", "none"]
    workers_allowed: bool
    note: str = ""


class Movement(Struct, frozen=True):
    free_districts: tuple[int, ...]
    steam_per_extra_district: int
    max_extra: int


class CityLayout(Entry, frozen=True):
    sectors: tuple[Sector, ...]
    magnate_spaces: tuple[MagnateSpace, ...]
    movement: Movement


class DistrictTile(Entry, frozen=True):
    ring: Ring
    workshop: Effect
    electrify_cost: int
    electrify_section: Effect
    workshop_electrified: Effect
    action: Action | None = None
    worker_color: Colour | Literal["any"] | None = None
    exploit: tuple[HexType | Literal["any_land"], ...] = ()
    hex_slots: int = 0


class ByPlayers(Struct, frozen=True):
    """A number for each player count."""

    p1_2: int
    p3: int
    p4: int


class TrackSpace(Struct, frozen=True):
    space: int
    value: int
    end_icon: bool
    stack_icon: Literal["none", "3+", "4"] = "none"
    negative: int = 0


class EnvironmentTrack(Entry, frozen=True):
    temple: Literal["land", "river"]
    length: int
    hexes_placed: ByPlayers
    end_trigger_space: int
    scoring_multiplier: str
    temple_value: int
    spaces: tuple[TrackSpace, ...]
    empty_spaces_from_temple: ByPlayers = ByPlayers(p1_2=0, p3=0, p4=0)
    negative_multiplier: str = ""
    temple_negative: int = 0


class Hex(Entry, frozen=True):
    type: HexType
    sides: tuple[str, ...]


class CitySlot(Entry, frozen=True):
    position_from_left: int
    steam_cost: int
    bonuses_left_to_right: Effect


class CityTile(Entry, frozen=True):
    condition: str
    effect: Effect


class LoopSpace(Struct, frozen=True):
    space: int
    bonus: Effect


class LoopTrack(Entry, frozen=True):
    loop: bool
    length: int
    start: int
    direction: str
    spaces: tuple[LoopSpace, ...]


class ScoreTrack(Entry, frozen=True):
    length: int
    start: int
    loop: bool


class MarketPlace(Struct, frozen=True):
    id: str
    quality: Quality


class Market(Entry, frozen=True):
    places: tuple[MarketPlace, ...]


class Invention(Entry, frozen=True):
    quality: Quality
    food_cost: int | None
    left: AnyOp
    middle: AnyOp
    right: Vp
    megamachine: str = ""


class Building(Struct, frozen=True):
    id: str
    steam_cost: int
    steam_cost_conflict: int
    floors: tuple[str, ...]


Mark: TypeAlias = Literal["B", "BP", "X"]
ProgressIconName: TypeAlias = Literal["develop", "ready", "score", "score_twice", "return_hex"]


class Marks(Struct, frozen=True):
    left: Mark
    middle: Mark
    right: Mark


class ProgressIcon(Struct, frozen=True):
    step: int
    icon: ProgressIconName


class ProgressTrack(Struct, frozen=True):
    length: int
    start: int
    icons: tuple[ProgressIcon, ...]


class Floor(Entry, frozen=True):
    building: str
    row: int
    marks_lower: Marks
    marks_upper: Marks
    progress_track: ProgressTrack


class ZonePlace(Entry, frozen=True):
    type: HexType
    exploit_bonus: Effect
    conflict_bonus: Effect
    efficiency_tile: str


class Storage(Struct, frozen=True):
    min: int
    max: int
    tracks: tuple[Resource, ...]
    start: int


class WorkerPlaces(Struct, frozen=True):
    normal: int
    conflict: int
    grid: str


class TwoSides(Struct, frozen=True):
    normal: int
    conflict: int


class SteamEngine(Entry, frozen=True):
    min: int
    max: int
    start: int
    arrows: dict[str, str]
    steam_per_arrow: TwoSides


class ReputationTrack(Entry, frozen=True):
    spaces_vp: tuple[int, ...]
    start_index: int


class ProductionMarker(Struct, frozen=True):
    places: tuple[str, ...]
    start: str


class Emblem(Struct, frozen=True):
    values: tuple[int, ...]


class Factory(Entry, frozen=True):
    buildings: tuple[Building, ...]
    floors: tuple[Floor, ...]
    fill_order_mayor: tuple[str, ...]
    mark_codes: dict[str, str]
    exploitation_zone: tuple[ZonePlace, ...]
    storage: Storage
    worker_places: WorkerPlaces
    steam_engine: SteamEngine
    reputation_track: ReputationTrack
    production_marker: ProductionMarker
    emblem: Emblem
    start: dict[str, int]


class EfficiencyTile(Entry, frozen=True):
    normal: dict[str, int]
    conflict: dict[str, int]


class MachineSlot(Struct, frozen=True):
    id: str
    reward: Effect


class UpgradePlace(Struct, frozen=True):
    id: str
    linked_slots: tuple[str, ...]


class SlotsByPlayers(Struct, frozen=True):
    p1_2: tuple[str, ...]
    p3: tuple[str, ...]
    p4: tuple[str, ...]


class MegaMachine(Entry, frozen=True):
    board: int
    side: str
    workshop: Effect
    university_tile: str
    slots: tuple[MachineSlot, ...]
    upgrade_places: tuple[UpgradePlace, ...]
    blocked_slots: SlotsByPlayers
    contribution_cost: dict[str, int]


class UpgradeToken(Entry, frozen=True):
    effect: Effect


class Blocker(Entry, frozen=True):
    covers: int
    note: str = ""


class CardFront(Struct, frozen=True):
    actions: tuple[Action, ...]
    city_hall_land: HexType
    resource_order: tuple[Resource, ...]


class CardBack(Struct, frozen=True):
    sector: int
    arrow: Literal["up", "down"]
    hex_order: tuple[HexType, ...]
    worker_color: Colour


class MayorCard(Entry, frozen=True):
    front: CardFront
    back: CardBack


class AdvisorCard(Entry, frozen=True):
    megamachine_number: int | None
    kind: Literal["setup", "ongoing", "end"]
    trigger: Literal[
        "setup",
        "ignored_icon",
        "hex_discarded_zone_full",
        "after_own_production",
        "city_turn_at_city_hall",
        "final_scoring",
    ]
    effect: Effect
    text: str


class Piece(Entry, frozen=True):
    pass


class Play(Entry, frozen=True):
    """Numbers of the rules that are printed on no piece."""

    renew_material: int
    grant_final_steps: int
    leader_pilgrims_per_building: int
    neutral_magnate_districts: int
    inventions_with_bonus: int
    inventions_most: int
    cities_in_play: int
    conflict_from_hexes: int
    units_per_vp: int
    extra_rounds: int


class MayorPlay(Entry, frozen=True):
    """What is special about the Mayor's place at the table."""

    zone_places: int
    invention_pairs: tuple[tuple[Quality, Quality], ...]


class Components(Struct, frozen=True):
    meta: Meta
    city_layout: CityLayout
    district_tiles: tuple[DistrictTile, ...]
    environment_tracks: tuple[EnvironmentTrack, ...]
    hexes: tuple[Hex, ...]
    city_slots: tuple[CitySlot, ...]
    city_tiles: tuple[CityTile, ...]
    prestige_track: LoopTrack
    wormbus_track: LoopTrack
    score_track: ScoreTrack
    market: Market
    inventions: tuple[Invention, ...]
    factory: Factory
    efficiency_tiles: tuple[EfficiencyTile, ...]
    megamachines: tuple[MegaMachine, ...]
    upgrade_tokens: tuple[UpgradeToken, ...]
    blockers: tuple[Blocker, ...]
    mayor_cards: tuple[MayorCard, ...]
    advisor_cards: tuple[AdvisorCard, ...]
    pieces: tuple[Piece, ...]
    play: Play
    mayor: MayorPlay


#: DAI-1.1 to DAI-1.8 How many pieces of each kind lie in the box.
BOX: Final = {"district tiles": 15, "city tiles": 18, "hexes": 64, "inventions": 100, "workers": 60}


def totals(data: Components) -> Iterator[tuple[str, int, int]]:
    """What the sums of the components must be: name, expected, actual (DAI-1.1 to DAI-1.8)."""
    yield "district tiles", BOX["district tiles"], pieces(data.district_tiles)
    yield "city tiles", BOX["city tiles"], pieces(data.city_tiles)
    yield "hexes", BOX["hexes"], pieces(data.hexes)
    yield "inventions", BOX["inventions"], pieces(data.inventions)
    workers = [piece for piece in data.pieces if piece.id.startswith("worker_")]
    yield "workers", BOX["workers"], pieces(workers)
    by_type = {kind.type: kind.count for kind in data.hexes}
    for track in data.environment_tracks:
        yield f"{track.id} with 4 players", by_type[_type_of(track)], track.hexes_placed.p4
    for track in data.environment_tracks:
        yield f"{track.id} spaces", track.length, len(track.spaces)
    for loop in (data.prestige_track, data.wormbus_track):
        yield f"{loop.id} spaces", loop.length, len(loop.spaces)


def _type_of(track: EnvironmentTrack) -> HexType:
    """A track's hexes: track_river holds river hexes."""
    return track.id.removeprefix("track_")  # type: ignore[return-value]


LOADED: Final = load(Path(__file__).parent, Components)
DATA: Final = LOADED.data
PLAY: Final = DATA.play
FACTORY: Final = DATA.factory

# ----------------------------------------------------------------------------------------- lookup tables
TYPES: Final[tuple[str, ...]] = tuple(kind.type for kind in DATA.hexes)
LANDS: Final[tuple[str, ...]] = tuple(kind for kind in TYPES if kind != "river")
COLOURS: Final[tuple[str, ...]] = tuple(
    piece.id.removeprefix("worker_") for piece in DATA.pieces if piece.id.startswith("worker_")
)
WORKERS_OF_A_COLOUR: Final = next(piece.count for piece in DATA.pieces if piece.id == "worker_green")
RESOURCES: Final[tuple[str, ...]] = FACTORY.storage.tracks
STORAGE: Final = FACTORY.storage.max

#: The city: a space of the board is sector * RINGS + ring, both counted from 0.
RING_NAMES: Final[tuple[Ring, ...]] = ("inner", "middle", "outer")
RINGS: Final = len(RING_NAMES)
SECTORS: Final = len(DATA.city_layout.sectors)
INNER, MIDDLE, OUTER = range(RINGS)
EXPAND_COST: Final = tuple(
    DATA.city_layout.sectors[0].spaces[ring].expand_cost_material for ring in RING_NAMES
)
HEX_PLACES: Final = tuple(DATA.city_layout.sectors[0].spaces[ring].hex_slots for ring in RING_NAMES)
#: A space as a player names it, such as ("middle", 3): ring and sector counted from 1.
SPACE_NAMES: Final[tuple[tuple[str, int], ...]] = tuple(
    (ring, sector + 1) for sector in range(SECTORS) for ring in RING_NAMES
)

LEFT, CENTRE, RIGHT = range(3)  # the Magnate spaces of a District
MAGNATE_SPACES: Final = DATA.city_layout.magnate_spaces
SPACE_STEAM: Final = tuple(space.steam for space in MAGNATE_SPACES)
FREE_DISTRICTS: Final = max(DATA.city_layout.movement.free_districts)
FARTHEST: Final = FREE_DISTRICTS + DATA.city_layout.movement.max_extra
EXTRA_STEAM: Final = DATA.city_layout.movement.steam_per_extra_district
#: Steam for a walk of so many Districts (index) onto each of the three spaces.
WALK_STEAM: Final = tuple(
    tuple(EXTRA_STEAM * max(0, distance - FREE_DISTRICTS) + steam for steam in SPACE_STEAM)
    for distance in range(FARTHEST + 1)
)
#: The answer that names a Magnate space, such as (2, "left"): by sector and space.
MOVES: Final[tuple[tuple[tuple[int, str], ...], ...]] = tuple(
    tuple((sector + 1, space.id) for space in MAGNATE_SPACES) for sector in range(SECTORS)
)

TILES: Final[dict[str, DistrictTile]] = {tile.id: tile for tile in DATA.district_tiles}
CITIES: Final[dict[str, CityTile]] = {tile.id: tile for tile in DATA.city_tiles}
INVENTIONS: Final[dict[str, Invention]] = {tile.id: tile for tile in DATA.inventions}
MACHINES: Final[dict[str, MegaMachine]] = {machine.id: machine for machine in DATA.megamachines}
UPGRADES: Final[dict[str, UpgradeToken]] = {token.id: token for token in DATA.upgrade_tokens}
MAYOR_CARDS: Final[dict[str, MayorCard]] = {card.id: card for card in DATA.mayor_cards}
ADVISORS: Final[dict[str, AdvisorCard]] = {card.id: card for card in DATA.advisor_cards}
CITY_SLOTS: Final = DATA.city_slots

TRACKS: Final[dict[str, EnvironmentTrack]] = {_type_of(track): track for track in DATA.environment_tracks}
#: Value and loss of the space a Pilgrim stands on; index 0 is the Temple.
TRACK_VALUE: Final[dict[str, tuple[int, ...]]] = {
    kind: (track.temple_value, *(space.value for space in track.spaces)) for kind, track in TRACKS.items()
}
TRACK_LOSS: Final[dict[str, tuple[int, ...]]] = {
    kind: (track.temple_negative, *(space.negative for space in track.spaces))
    for kind, track in TRACKS.items()
}
END_SPACE: Final[dict[str, int]] = {kind: track.end_trigger_space for kind, track in TRACKS.items()}


def _stack(track: EnvironmentTrack, space: TrackSpace, players: int) -> int:
    """DAI-3.7 to DAI-3.9 How many hexes a space gets in the set-up."""
    if space.space <= by_players(track.empty_spaces_from_temple, players):
        return 0
    doubled = (space.stack_icon == "3+" and players >= 3) or (space.stack_icon == "4" and players >= 4)
    return 2 if doubled else 1


def by_players(numbers: ByPlayers, players: int) -> int:
    """The number for that many players."""
    if players <= 2:
        return numbers.p1_2
    return numbers.p3 if players == 3 else numbers.p4


def blocked_slots(machine: MegaMachine, players: int) -> tuple[str, ...]:
    """DAI-3.14 The slots that a blocker covers."""
    if players <= 2:
        return machine.blocked_slots.p1_2
    return machine.blocked_slots.p3 if players == 3 else machine.blocked_slots.p4


#: Hexes per space at the start, by players and type.
STACKS: Final[dict[int, dict[str, tuple[int, ...]]]] = {
    players: {
        kind: tuple(_stack(track, space, players) for space in track.spaces) for kind, track in TRACKS.items()
    }
    for players in DATA.meta.players
}


def _uncovered(stacks: tuple[int, ...]) -> tuple[int, ...]:
    """DAI-13.2, DAI-13.8 Spaces free of hexes, by the number of hexes left on the track."""
    free = []
    for left in range(sum(stacks) + 1):
        taken = sum(stacks) - left
        spaces = 0
        for hexes in stacks:
            if taken < hexes:
                break
            taken -= hexes
            spaces += 1
        free.append(spaces)
    return tuple(free)


#: Uncovered spaces counted from the Temple, by players, type and hexes left on the track.
UNCOVERED: Final[dict[int, dict[str, tuple[int, ...]]]] = {
    players: {kind: _uncovered(stacks) for kind, stacks in by_type.items()}
    for players, by_type in STACKS.items()
}

#: The Factory: floors by number, L1 to R3 as listed.
FLOORS: Final = FACTORY.floors
FLOOR_NAMES: Final[tuple[str, ...]] = tuple(floor.id for floor in FLOORS)
BUILDINGS: Final[tuple[str, ...]] = tuple(building.id for building in FACTORY.buildings)
BUILDING_FLOORS: Final[dict[str, tuple[int, ...]]] = {
    building.id: tuple(FLOOR_NAMES.index(name) for name in building.floors) for building in FACTORY.buildings
}
BUILDING_STEAM: Final[dict[str, int]] = {building.id: building.steam_cost for building in FACTORY.buildings}
BUILDING_STEAM_CONFLICT: Final[dict[str, int]] = {
    building.id: building.steam_cost_conflict for building in FACTORY.buildings
}
TRACK_END: Final = tuple(floor.progress_track.length for floor in FLOORS)


def _icons(floor: Floor) -> tuple[str, ...]:
    """The icon of every step of a progress track; empty where there is none."""
    icons = [""] * (floor.progress_track.length + 1)
    for icon in floor.progress_track.icons:
        icons[icon.step] = icon.icon
    return tuple(icons)


STEP_ICONS: Final = tuple(_icons(floor) for floor in FLOORS)
DEVELOPED_AT: Final = tuple(icons.index("develop") for icons in STEP_ICONS)
READY_AT: Final = tuple(icons.index("ready") for icons in STEP_ICONS)
#: How often a field pays: by mark, for everybody and for the Leader.
MARK_PAYS: Final[dict[str, tuple[int, int]]] = {"X": (0, 0), "B": (1, 1), "BP": (1, 2)}


def _pays(marks: Marks) -> tuple[tuple[int, int], ...]:
    """How often the left, middle and right field pay: (everybody, Leader)."""
    return MARK_PAYS[marks.left], MARK_PAYS[marks.middle], MARK_PAYS[marks.right]


PAYS_LOWER: Final = tuple(_pays(floor.marks_lower) for floor in FLOORS)
PAYS_UPPER: Final = tuple(_pays(floor.marks_upper) for floor in FLOORS)
MAYOR_FLOORS: Final = tuple(FLOOR_NAMES.index(name) for name in FACTORY.fill_order_mayor)

EXPLOIT_BONUS: Final[dict[str, Effect]] = {
    place.type: place.exploit_bonus for place in FACTORY.exploitation_zone
}
CONFLICT_BONUS: Final[dict[str, Effect]] = {
    place.type: place.conflict_bonus for place in FACTORY.exploitation_zone
}
#: The hex type that turns each Efficiency tile.
TURNED_BY: Final[dict[str, str]] = {
    place.efficiency_tile.removeprefix("eff_"): place.type for place in FACTORY.exploitation_zone
}
STEAM_TILE: Final = TURNED_BY["steam"]
COST_TILE: Final = TURNED_BY["building_cost"]
WORKER_TILE: Final = TURNED_BY["workers"]
PROGRESS_TILE: Final = TURNED_BY["progress"]
_PROGRESS: Final = next(tile for tile in DATA.efficiency_tiles if tile.id == "eff_progress")
#: DAI-6.9, DAI-6.10 Steps in a production: by leader (0, 1), then by conflict side (0, 1).
PROGRESS_STEPS: Final = (
    (_PROGRESS.normal["steps"], _PROGRESS.conflict["steps"]),
    (_PROGRESS.normal["leader_steps"], _PROGRESS.conflict["leader_steps"]),
)
WORKER_PLACES: Final = (FACTORY.worker_places.normal, FACTORY.worker_places.conflict)
STEAM_PER_ARROW: Final = (
    FACTORY.steam_engine.steam_per_arrow.normal,
    FACTORY.steam_engine.steam_per_arrow.conflict,
)
CHIMNEY_LOW: Final = FACTORY.steam_engine.min
CHIMNEY_HIGH: Final = FACTORY.steam_engine.max
REPUTATION_VP: Final = FACTORY.reputation_track.spaces_vp
REPUTATION_TOP: Final = len(REPUTATION_VP) - 1
FLAGS: Final = FACTORY.start["flags"]
PRESTIGE_BONUS: Final[tuple[Effect, ...]] = tuple(space.bonus for space in DATA.prestige_track.spaces)
WORMBUS_BONUS: Final[tuple[Effect, ...]] = tuple(space.bonus for space in DATA.wormbus_track.spaces)

MARKET_PLACES: Final[tuple[str, ...]] = tuple(place.id for place in DATA.market.places)
MARKET_QUALITY: Final[tuple[str, ...]] = tuple(place.quality for place in DATA.market.places)
#: DAI-15.2 Food for a tile of the market, by quality.
FOOD_COST: Final[dict[str, int]] = {
    tile.quality: tile.food_cost for tile in DATA.inventions if tile.food_cost is not None
}
#: The resource that each action spends; Wealth may stand in.
SPENT_ON: Final[dict[str, str]] = {
    "invention": "food",
    "expand": "material",
    "electrify": "energy",
    "trade": "luxury",
}


def _start_district(basic: Invention) -> str:
    """DAI-4.13 The District whose action spends what a Basic invention gives in its middle field."""
    assert isinstance(basic.middle, Gain)
    spent = basic.middle.what
    return next(tile.id for tile in DATA.district_tiles if SPENT_ON.get(str(tile.action)) == spent)


#: DAI-4.13 The Inner tile of the District where a Magnate starts, by Basic invention.
START_DISTRICT: Final[dict[str, str]] = {
    tile.id: _start_district(tile) for tile in DATA.inventions if tile.quality == "basic"
}
#: DAI-14.3 Everything the universal action may be.
ACTIONS: Final[tuple[str, ...]] = (*SPENT_ON, "megamachine")
#: What a city needs: the condition an exploitation, an action or a led production meets.
EXPLOIT_CONDITION: Final[dict[str, str]] = {kind: f"exploit_{kind}" for kind in TYPES}
ACTION_CONDITION: Final[dict[str, str]] = {action: f"action_{action}" for action in SPENT_ON}
LEADER_CONDITION: Final = "production_leader"
