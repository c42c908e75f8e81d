"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tablewright.engine import Model, Player, Reason, State, because, share
from tablewright.games.origins.box.schema import BUILDINGS, DISTRICTS, Building, DistrictCard

share(Building, BUILDINGS)
share(DistrictCard, DISTRICTS)

Cell: TypeAlias = tuple[int, int]  # x to the right, y up; a seat of power has the cell at its lower left
Die: TypeAlias = tuple[str, int]  # colour and value
Worker: TypeAlias = tuple[str, int]  # a freeman's die, ("speaker", value) or ("archon", 0)

SPEAKER: Final = "speaker"
ARCHON: Final = "archon"

#: Where the game stands.
DRAFT: Final = "draft"
PLAY: Final = "play"
ROUND_END: Final = "round-end"
OVER: Final = "over"


class Freeman(Model):
    """ORI-1.2.2 A citizen die in one of the player's bases."""

    colour: str
    value: int
    site: str  # ORI-1.2.3 where it stands; empty while unused


class Builder(Player):
    """One player's board, people and city."""

    goods: dict[str, int]
    bases_on_track: int
    empty_bases: int
    freemen: list[Freeman]
    archon: str  # the site where the archon stands; empty at home
    speakers: list[int]
    superiority: int
    tokens_returned: int
    advisors: list[str]
    towers: dict[str, int]
    temples: dict[str, int]
    military: int
    city: dict[Cell, Building]  # every tile on the grid; farms too, with what is on their front
    farms: list[Cell]
    districts: list[Cell]  # ORI-8.3.3 complete blocks of four
    seats: dict[Cell, Die]  # the closed ones
    kept: list[Building]
    scored: list[str]  # district cards this player has scored
    passed: bool


class Origins(State):
    """The whole table."""

    builders: list[Builder]
    solo: bool
    phase: str
    round: int
    first: int
    active: int
    picks: int
    draft: list[Die]
    values: dict[str, int]  # of the ships at the sites
    tokens: dict[str, str]  # site -> colour of its bonus token
    temple_card: dict[str, str]  # temple -> power of its zodiac card
    holder: dict[str, int]  # power -> seat; -1 on the board
    temple_order: dict[str, list[int]]  # seats by arrival: of discs on one space the earlier lies lower
    military_order: list[int]  # the same for the military track
    alien: int  # ORI-17.1.1 space of the alien disc; -1 with more players
    stacks: dict[str, list[Building]]  # the last tile is on top, face up
    drawn: dict[str, int]  # how many tiles have left each stack
    known_bottom: dict[str, int]  # tiles at the bottom that everybody knows (Virgo)
    offer: list[Building | None]
    citizens: list[Die | None]
    reserve: dict[str, int]
    speaker_pool: list[int]
    speakers_out: list[tuple[str, int, int]]  # site, value, seat
    tower_pool: dict[str, int]
    cards: list[DistrictCard]
    card_gold: dict[str, int]
    met: list[str]  # end conditions that have happened


def unused(me: Builder) -> list[Die]:
    """ORI-1.2.3 The unused freemen; equal dice are named once."""
    found: list[Die] = []
    for freeman in me.freemen:
        if not freeman.site:
            die = (freeman.colour, freeman.value)
            if die not in found:
                found.append(die)
    return found


def used_dice(me: Builder, rule: str) -> list[tuple[Any, Reason]]:
    """ORI-1.2.3 Why a freeman at a site cannot be chosen, where that rule asks for an unused one."""
    return [((f.colour, f.value), because(rule, "freeman-used", site=f.site)) for f in me.freemen if f.site]


def freeman_with(me: Builder, die: Die, used: bool = False) -> Freeman:
    """A freeman of that colour and value, at home unless said otherwise."""
    for freeman in me.freemen:
        if freeman.colour == die[0] and freeman.value == die[1] and bool(freeman.site) == used:
            return freeman
    raise KeyError(die)


def holds(g: Origins, me: Builder, power: str) -> bool:
    """ORI-5.2.5 Whether the player has that zodiac card now."""
    return g.holder.get(power, -1) == me.seat
