"""What a position of Origins is worth: points so far, what would score now, what may still be earned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.games.origins.schema import BUILDINGS, DISTRICTS, DistrictCard

#: Expected points for each thing, found by hand and by self-play.
GOODS: Final = {"stone": 0.9, "food": 0.75, "wisdom": 0.8, "gold": 0.6}
WORKER_LEFT: Final = 1.6  # a worker that can still act this round
FREEMAN: Final = 4.0
PIP: Final = 0.9
EMPTY_BASE: Final = 1.5
SPEAKER: Final = 1.5
SUPERIORITY: Final = 2.5
BUILDING: Final = 1.6
OPEN_DISTRICT: Final = 6.0
THREE_OF_FOUR: Final = 2.0  # a block that lacks one tile
ZODIAC: Final = 1.5
MILITARY: Final = 0.6
TEMPLE_STEP: Final = 1.5
TOWER: Final = 1.0
COMPLETE: Final = 0.8  # how sure the card of a complete block is
NEARLY: Final = 0.4

COLOUR: Final = {tile.id: "" if tile.colour == "grey" else tile.colour for tile in BUILDINGS.values()}


def evaluate(view: Mapping[str, Any], seat: int) -> float:
    """Points so far, final scoring as it stands, and the worth of everything that may still earn."""
    me = view["builders"][seat]
    value: float = float(me["points"])
    if view["phase"] == "over":
        return value
    value += float(sum(me["final"].values()))
    value += sum(GOODS[name] * amount for name, amount in me["goods"].items())
    value += people(me) + city(view, me)
    value += SUPERIORITY * me["superiority"] + MILITARY * me["military"]
    value += TEMPLE_STEP * sum(me["temples"].values())
    value += ZODIAC * sum(temple["holder"] == seat for temple in view["temples"].values())
    value += TOWER * float(sum(me["towers"].values()))
    return value


def people(me: Mapping[str, Any]) -> float:
    """Freemen by their pips, speakers, bases, and who can still act this round."""
    freemen = me["freemen"]
    value: float = sum(FREEMAN + PIP * pips for _, pips, _ in freemen)
    value += SPEAKER * len(me["speakers"]) + EMPTY_BASE * me["empty_bases"]
    if not me["passed"]:
        at_home = sum(not site for _, _, site in freemen) + len(me["speakers"]) + (not me["archon"])
        value += WORKER_LEFT * at_home
    return value


def city(view: Mapping[str, Any], me: Mapping[str, Any]) -> float:
    """Buildings, and blocks of four that can be closed or lack one tile, with the cards they may score."""
    colours = {(x, y): "" if farm else COLOUR[tile] for x, y, tile, farm in me["city"]}
    farms = sum(farm for _, _, _, farm in me["city"])
    value: float = BUILDING * (len(colours) - 2) - BUILDING / 2 * farms
    closed = {(x, y) for x, y, _, _ in me["seats"]}
    cards = [(DISTRICTS[card], gold, card in me["scored"]) for card, gold in view["cards"].items()]
    for x, y in {(x + dx, y + dy) for x, y in colours for dx in (-1, 0) for dy in (-1, 0)} - closed:
        block = [colours.get(cell) for cell in ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))]
        missing = block.count(None)
        if missing <= 1:
            share = (OPEN_DISTRICT, COMPLETE) if not missing else (THREE_OF_FOUR, NEARLY)
            value += share[0] + share[1] * max(promise(block, *card) for card in cards)
    return value


def promise(block: list[str | None], card: DistrictCard, gold: int, scored: bool) -> float:
    """What a card would give for the block, if its empty cell can still be filled to fit."""
    points = (card.vp_next if scored else card.vp_first) + gold
    for i in range(4):
        for left, right in (card.ends, card.ends[::-1]):
            wanted = ((block[i], card.middle), (block[i - 1], left), (block[i - 3], right))
            if all(colour is None or colour == needed for colour, needed in wanted):
                return points if None not in (block[i], block[i - 1], block[i - 3]) else points / 2
    return 0.0
