"""What lies on the table: TAB-3 key concepts.

Elsewhere: TAB-3.2.1 and 3.2.3 in box/tables.py; TAB-3.2.2 in counting.py; TAB-3.2.4 in gardening.py;
TAB-3.3.2 in turn.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Model, Player, State, add_later, share
from tablewright.games.tabannusi.box.schema import (
    ActionTile,
    AutomaCard,
    CityCard,
    Decree,
    Harbour,
    King,
    Ship,
    SpecialWater,
    ZigguratTile,
)
from tablewright.games.tabannusi.box.tables import (
    ACTION_TILES,
    AUTOMA_CARDS,
    BOARDS,
    CITIES,
    DECREES,
    HARBOURS,
    KINGS,
    SHIPS,
    SPECIAL_WATERS,
    ZIGGURAT_TILES,
    Board,
)

share(Board, BOARDS)
share(Ship, SHIPS)
share(Harbour, HARBOURS)
share(ZigguratTile, ZIGGURAT_TILES)
share(SpecialWater, SPECIAL_WATERS)
share(ActionTile, ACTION_TILES)
share(Decree, DECREES)
share(CityCard, CITIES)
share(AutomaCard, AUTOMA_CARDS)
share(King, KINGS)

#: What comes next.
START: Final = "start"  # a starting building
ARRIVE: Final = "arrive"  # the pawns come onto the board
DIE: Final = "die"  # step 1 of a turn
KING: Final = "king"  # the whole turn of a king
ACT: Final = "act"  # step 2
AFTER_BUILD: Final = "after-build"  # the end of a Build
SCORE: Final = "score"  # step 3
SCORED: Final = "scored"  # step 3 after a scoring: there may be more
FINAL: Final = "final"
OVER: Final = "over"

#: What lies on a space: nothing, a project of colour c (PROJECT + c), a building piece (BUILDING + c),
#: water, or water with a garden.
EMPTY: Final = 0
PROJECT: Final = 1
BUILDING: Final = 4
WATER: Final = 7
GARDEN: Final = 8

NOBODY: Final = -1

#: A marker on a ship: none, one whose ability works, one that sleeps until the owner's next turn.
UNMARKED: Final = 0
AWAKE: Final = 1
ASLEEP: Final = 2


class Builder(Player):
    """A player, or the king of the solo game.

    TAB-1.3 A marker is in the area, in the supply or on the board; TAB-1.6 houses stand in four rows.
    Fewer than 30 attributes: beyond that Python copies an object twice as slowly.
    """

    bot: bool
    gold: int
    dice: list[int]  # TAB-3.4.1 resources by colour; their values no longer matter
    markers: int  # in the area
    markers_left: int  # in the supply
    water: int
    special: tuple[SpecialWater, ...]
    gardens: int
    crates: list[int]  # their colours
    crate_full: list[bool]
    crate_paid: list[bool]  # filled by payment this turn
    rows: list[int]  # houses left on the player board: brown, white, yellow, bottom
    craft: list[int]
    houses: list[int]  # by district, 0 unused
    built: list[int]  # buildings by colour
    planted: int  # gardens on the board
    ships: list[int]  # by place: UNMARKED, AWAKE or ASLEEP
    powers: int  # bits of the abilities that work
    tile_markers: list[int]  # on the ziggurat tiles
    section_houses: list[int]
    harbours: tuple[Harbour, ...]
    decrees: tuple[Decree, ...]
    cities: list[CityCard]
    city_ignore: int
    assistant: int  # TAB-3.3.1 district where the player acts; 0 while not on the board
    architect: int


class Automa(Model):
    """The cards and project tiles that tell the king what to do."""

    king: King
    city: list[int]  # markers left on the automa city card, by district
    deck: list[AutomaCard]  # the last card is on top
    left: list[AutomaCard]  # the card next to the deck, alone
    right: list[AutomaCard]  # the last card is on top
    bag: list[int]  # how many tiles of each colour
    tokens: list[list[int]]  # colours of the tiles at I, II, III; the last is on top
    crates_removed: int
    unmarked_port_houses: int  # houses that D01 placed when no port marker was left
    read: tuple[AutomaCard, ...]  # cards that lay open when the deck was last shuffled anew in play


class Tabannusi(State):
    """The whole table."""

    board: Board
    builders: list[Builder]
    automa: Automa | None
    first: int
    active: int
    turns: list[int]  # taken so far, by seat
    step: str
    actions_left: int
    built: int  # size of the building just built, while its end is pending
    garden_due: bool  # S08 may still be used for that building
    to_score: list[int]  # districts whose barges are empty at the end of the turn
    time_gold: int
    scorings: int
    turns_left: int  # after the end was triggered; -1 before
    local: list[int]  # colour of the barge, by district; 0 unused
    barges: list[tuple[int, ...]]  # dice by district, rising
    supply: list[int]  # dice by colour
    lies: list[int]
    marker: list[int]  # whose marker lies on a project or garden
    special_at: dict[int, SpecialWater]
    projects: list[tuple[int, ...]]  # spaces of the projects, by 3 * (district - 1) + colour
    near: list[int]  # bits of the colours of buildings next to a space
    buildings: list[tuple[int, int, tuple[int, ...]]]  # owner, colour, spaces
    set_aside: list[int]  # markers, by seat, while a Build is resolved
    project_stack: list[int]
    pieces: list[int]
    water_stack: int
    garden_stack: int
    special_stack: list[SpecialWater]  # the last tile is on top
    special_display: list[SpecialWater]
    tiles: list[ActionTile]  # by `tables.TILE_DISTRICT`
    ships: list[Ship]  # by place
    harbours: list[Harbour | None]  # by line
    spare_harbours: list[Harbour]
    used_harbours: list[Harbour]
    port: list[int]  # owners of houses, by `tables.PORT_SPACES`
    port_crates: list[int]  # colours, by line; NOBODY when taken
    ziggurat: list[int]  # owners of houses, by `tables.ZIGGURAT_SPACES`
    ziggurat_tiles: list[ZigguratTile]  # by section
    decrees: list[Decree]
    city_deck: list[CityCard]  # the last card is on top
    known_cities: list[tuple[CityCard, ...]]  # by seat: cards the seat has put under the deck
    cities_seen: list[CityCard]  # drawn, while the active player chooses which to keep
    cities_drawn: list[int]  # by seat: how many have come to the hand since the set-up


add_later(Automa, read=())


def clockwise(g: Tabannusi, seat: int) -> list[Builder]:
    """Everybody, beginning with that seat."""
    return g.builders[seat:] + g.builders[:seat]


def king_of(g: Tabannusi) -> Automa:
    """The automa, where there is one."""
    automa = g.automa
    assert automa is not None
    return automa
