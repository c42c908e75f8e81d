"""What lies on the table."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Model, Player, State, share
from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    GOD_CARDS,
    PASSIVE,
    PRODUCTION,
    STATUES,
    WEAVINGS,
    ArmyCard,
    GodCard,
    Passive,
    Production,
    Statue,
    Weaving,
)

share(GodCard, GOD_CARDS)
share(ArmyCard, ARMY_CARDS)
share(Production, PRODUCTION)
share(Passive, PASSIVE)
share(Weaving, WEAVINGS)
share(Statue, STATUES)

#: Where the game stands. In set-up and feast `at` counts who is next.
START_WEAVING: Final = "start-weaving"
KEEP_GODS: Final = "keep-gods"
START_GODS: Final = "start-gods"
PLACE_PRIESTS: Final = "place-priests"
TURN: Final = "turn"
SECOND_ACTION: Final = "second-action"
TURN_END: Final = "turn-end"
FEAST_START: Final = "feast-start"
FEAST_MERCHANT: Final = "feast-merchant"
FEAST_TEMPLE: Final = "feast-temple"
FEAST_UPKEEP: Final = "feast-upkeep"
FEAST_CARDS: Final = "feast-cards"
OVER: Final = "over"

#: TAW-2.21 Steps that are nobody's turn.
SETUP: Final[tuple[str, ...]] = (START_WEAVING, KEEP_GODS, START_GODS, PLACE_PRIESTS)

NOBODY: Final = -1


class Inca(Player):
    """One player's area, or Axomamma's."""

    goods: list[int]  # potato, corn, stone, gold
    workers: list[str]  # colours, the oldest first
    priest: int  # section of the High Priest, from 0; -1 before it is placed
    temple: int
    steps_left: int
    markers_left: int
    gods: list[GodCard]  # hand
    played: list[GodCard]  # dealt in set-up, or played at a feast and waiting to be shuffled back
    army: list[ArmyCard]  # hand
    army_up: list[ArmyCard]
    army_down: list[ArmyCard]
    production_up: list[Production]
    production_down: list[Production]
    passive: list[Passive]
    statues: list[Statue]
    tapestries: list[list[Weaving]]


class Axomamma(Model):
    """TAW-1.1.5 Her board of the solo game."""

    tucked: list[GodCard]  # under slots 1 to 4
    tokens: list[int]  # index of each numbered token on its loop, from 1
    personality: str  # empty without a token
    difficulty: list[str]  # options switched on
    placed: bool  # whether she has placed a worker in this game


class Tawantinsuyu(State):
    """The whole table."""

    incas: list[Inca]
    her: Axomamma | None
    size: int  # number of players that board and supplies are set up for: 2 in the solo game
    step: str
    at: int
    first: int
    active: int  # whose turn it is, feasts included
    first_action: str  # the secondary action already taken in this turn
    placed: bool  # whether a worker was placed in this turn
    rotation: int
    hill: list[str]  # colour of the worker on each space; empty string: none
    steps: list[int]  # owner of the marker on each steps space
    conquered: list[int]  # owner of the marker on each conquest space
    village: list[str]  # from the potato end to the corn end
    nomads: list[str]
    bag: list[int]  # how many workers of each colour
    casualties: list[str]
    removed: list[str]  # workers out of the game since the set-up
    conquests: int  # how often Conquest was triggered
    feast_holder: int
    feasts_triggered: int
    feasts_resolved: int
    god_deck: list[GodCard]  # the last card is on top
    god_offer: list[GodCard]  # the oldest first
    god_used: list[GodCard]  # set aside until the end of the turn
    army_deck: list[ArmyCard]
    army_discard: list[ArmyCard]
    production_stack: list[Production]
    passive_stack: list[Passive]
    production_market: list[Production]
    passive_market: list[Passive]
    start_weavings: list[Weaving]
    weavings: list[Weaving]  # the last tile is on top
    top_shown: bool  # TAW-1.3.8 the top tile lies face up, but not while tiles are being drawn
    drawn: list[Weaving]  # tiles between the stack and their place
    drawn_by: int  # who sees them; -1 everybody
    statues: list[int]  # supply of each kind
    statues_gone: list[Statue]  # TAW-6.3.3
    seen: list[tuple[int, str]]  # what was shown in this turn: seat (-1: everybody), component id
    seen_before: list[tuple[int, str]]  # the same in the turn before


def in_order(g: Tawantinsuyu, seat: int) -> list[Inca]:
    """TAW-3.1 Turn order from a seat: that one, then clockwise."""
    incas = g.incas
    return incas[seat:] + incas[:seat]


def is_her(g: Tawantinsuyu, inca: Inca) -> bool:
    """Whether this is Axomamma, the solo opponent."""
    return g.her is not None and inca.seat > 0


def owns(inca: Inca, building: Passive) -> bool:
    """TAW-5.3.3 Whether a passive building works for that player."""
    return building in inca.passive
