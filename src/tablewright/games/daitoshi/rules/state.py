"""What lies on the table."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Player, State, share
from tablewright.games.daitoshi.box.schema import (
    ADVISORS,
    BUILDING_FLOORS,
    CITIES,
    DEVELOPED_AT,
    INNER,
    INVENTIONS,
    MACHINES,
    MAYOR_CARDS,
    READY_AT,
    REPUTATION_VP,
    RINGS,
    SECTORS,
    TILES,
    UPGRADES,
    WORKER_PLACES,
    WORKER_TILE,
    AdvisorCard,
    CityTile,
    DistrictTile,
    Invention,
    MayorCard,
    MegaMachine,
    UpgradeToken,
)

share(DistrictTile, TILES)
share(CityTile, CITIES)
share(Invention, INVENTIONS)
share(MegaMachine, MACHINES)
share(UpgradeToken, UPGRADES)
share(MayorCard, MAYOR_CARDS)
share(AdvisorCard, ADVISORS)

#: Where the game stands: the pieces of which it is made.
START: Final = "start"  # DAI-4.15 choosing Basic inventions
ADVISING: Final = "advising"  # DAI-21.5 the Mayor's set-up Advisors
TURN: Final = "turn"
EXPLOIT: Final = "exploit"
ACTION: Final = "action"
PRODUCE: Final = "produce"
END: Final = "end"
GRANT: Final = "grant"
OVER: Final = "over"

#: The places of the Production marker.
MARKER_LEFT: Final = "left"
MARKER_MIDDLE: Final = "middle"
MARKER_RIGHT: Final = "right"

#: What may lie in a slot of the Mega-Machine besides an invention.
OPEN: Final = ""
BLOCKED: Final = "blocked"


class Magnate(Player):
    """One player with a Factory, or the Mayor of the solo game."""

    is_mayor: bool
    goods: dict[str, int]  # food, energy, material, luxury, wealth
    steam: int
    chimney: int
    workers: list[str]  # the worker places; empty where nobody stands
    zone: list[str]  # hexes in the order of taking; the Mayor's places, empty where no hex lies
    conflict: dict[str, bool]  # hex type -> its Efficiency tile shows the Conflict side
    floors: list[Invention | None]  # L1 to R3
    steps: list[int]  # of the progress markers
    marker: str  # place of the Production marker
    grant: bool
    flags: list[bool]  # in which city slots a flag stands
    pilgrims: dict[str, int]  # track -> space, 0 in the Temple
    reputation: int
    prestige: int
    wormbus: int
    sector: int  # the Magnate's District, and its space there
    space: int
    turns: int


class Daitoshi(State):
    """The whole table."""

    players: int  # as the set-up counts them: 2 in the solo game
    solo: bool
    magnates: list[Magnate]
    first: int
    active: int
    phase: str
    round: int
    last_round: int  # 0 until the end is triggered
    waiting: list[int]  # seats that still have to produce, or to choose, in this phase
    leader: int  # seat of the Production Leader of this turn; -1 in City turns
    kept_flags: list[int]  # DAI-15.42 city slots whose flag has not been spent yet for the led production
    committed: str  # DAI-15.43 the action that must follow a flag spent before it
    emptied_floor: int  # DAI-15.52 the floor of the contribution that is going on; -1
    basics: list[Invention]  # DAI-4.15 to choose from
    tiles: list[DistrictTile | None]  # by space of the board
    lit: list[bool]  # electrified
    posted: list[str]  # the worker in the workshop of each space
    laid: list[tuple[str, ...]]  # the hexes on each space
    middle_stack: list[DistrictTile]  # the last one is the visible top
    outer_stack: list[DistrictTile]
    tiles_seen: int  # how many tiles have left the two stacks
    cities: list[CityTile]
    market: list[Invention | None]
    in_hand: list[Invention]  # taken from the market, not yet installed
    stacks: dict[str, list[Invention]]
    supply: dict[str, int]  # workers by colour
    hexes: dict[str, int]  # left on each track
    uncovered: dict[str, int]  # spaces free of hexes, counted from the Temple
    discard: dict[str, int]
    machine: MegaMachine
    machine_at: int
    machine_worker: str
    slots: list[str]
    upgrades: list[UpgradeToken]  # on the upgrade places
    installed: list[int]  # upgrade places in the order of installation
    university: int  # tiles left
    neutral: int  # the neutral Magnate's District; -1 if there is none
    neutral_space: int
    deck: list[MayorCard]  # the last one is on top
    pile: list[MayorCard]
    bribe: bool
    advisors: list[AdvisorCard]  # laid out, in the order drawn
    advisors_left: list[AdvisorCard]  # the others


def inner_tile(g: Daitoshi, sector: int) -> DistrictTile:
    """The Inner tile of a District: it decides colour, hex and action (pitfall 5)."""
    tile = g.tiles[sector * RINGS + INNER]
    assert tile is not None
    return tile


def district_names(g: Daitoshi) -> dict[str, object]:
    """How questions name the Districts: by their Inner tiles, as district1 to district5."""
    return {f"district{sector + 1}": inner_tile(g, sector).id for sector in range(SECTORS)}


def is_city_hall(g: Daitoshi, sector: int) -> bool:
    """DAI-1.1 Whether City Hall is the Inner tile here."""
    return inner_tile(g, sector).action == "universal"


def is_upper(me: Magnate, floor: int) -> bool:
    """DAI-7.3 An invention is in the upper position once its marker has reached the develop icon."""
    return me.steps[floor] >= DEVELOPED_AT[floor]


def ready_floors(me: Magnate) -> list[int]:
    """DAI-7.4, DAI-15.50 Floors whose invention may go to the Mega-Machine; University tiles never."""
    found = []
    for floor, tile in enumerate(me.floors):
        if tile is not None and me.steps[floor] >= READY_AT[floor] and tile.quality != "university":
            found.append(floor)
    return found


def lowest_empty_floor(me: Magnate, building: str) -> int:
    """DAI-15.3 The lowest empty floor of a building; -1 if it is full."""
    for floor in BUILDING_FLOORS[building]:
        if me.floors[floor] is None:
            return floor
    return -1


def reputation_vp(me: Magnate) -> int:
    """DAI-15.29 The VP printed under the Reputation marker."""
    return REPUTATION_VP[me.reputation]


def worker_limit(me: Magnate) -> int:
    """DAI-1.13 Places for workers: fewer while the worker tile shows its Conflict side."""
    return WORKER_PLACES[me.conflict[WORKER_TILE]]


def workers_held(me: Magnate) -> int:
    """How many workers stand in the Factory."""
    return len(me.workers) - me.workers.count("")


def colours_held(me: Magnate) -> list[str]:
    """The colours of the workers in the Factory, each once."""
    found: list[str] = []
    for colour in me.workers:
        if colour and colour not in found:
            found.append(colour)
    return found


def hex_types(me: Magnate) -> list[str]:
    """The hex types in the Zone, each once."""
    found: list[str] = []
    for kind in me.zone:
        if kind and kind not in found:
            found.append(kind)
    return found


def flags_left(me: Magnate) -> int:
    """DAI-15.37 Flags not standing in a city."""
    return len(me.flags) - sum(me.flags)


def university_count(me: Magnate) -> int:
    """University inventions in the Factory."""
    return sum(tile is not None and tile.quality == "university" for tile in me.floors)
