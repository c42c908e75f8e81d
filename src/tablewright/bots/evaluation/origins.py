"""What a position of Origins is worth: points so far, what would score now, what may still be earned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

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


def evaluate(view: Mapping[str, Any], seat: int) -> float:
    """Points so far, final scoring as it stands, and the worth of everything that may still earn."""
    me = view["builders"][seat]
    value: float = float(me["points"])
    if view["phase"] == "over":
        return value
    value += float(sum(me["final"].values()))
    value += sum(GOODS[name] * amount for name, amount in me["goods"].items())
    value += people(me) + city(me)
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


def city(me: Mapping[str, Any]) -> float:
    """Buildings, districts that can be closed, and blocks that lack one tile."""
    cells = {(x, y) for x, y, _, _ in me["city"]}
    farms = sum(farm for _, _, _, farm in me["city"])
    value: float = BUILDING * (len(cells) - 2) - BUILDING / 2 * farms
    value += OPEN_DISTRICT * (len(me["districts"]) - len(me["seats"]))
    corners = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0) for dy in (-1, 0)}
    for x, y in corners:
        block = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
        if sum(cell in cells for cell in block) == 3:
            value += THREE_OF_FOUR
    return value
