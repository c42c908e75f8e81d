"""What a position of Origins is worth: points so far, what would score now, what may still be earned.

What may still be earned is a weighted sum; the weights lie in ``learned/origins.weights.json``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tablewright.bots.evaluation.weights import Weights, weighed
from tablewright.games.origins.schema import BUILDINGS, DATA, DISTRICTS, TEMPLE_TOP, TEMPLE_VP

ROUNDS: Final = 8.0  # how long a game lasts that nobody hurries
PLENTY: Final = 4  # more of a resource than this is hardly spent
SURPLUS: Final = 0.2
SEATS: Final = 3  # of power that somebody will fill who has none yet
STEPS: Final = 1.5  # in each temple and round, for somebody who cares for temples
DICE: Final = 7.0  # about as many dice of each colour are in the reserve at the start
TOWERS: Final = 5.0  # discs of the two colours that will run out first

COLOUR: Final = {tile.id: "" if tile.colour == "grey" else tile.colour for tile in BUILDINGS.values()}


def evaluate(view: Mapping[str, Any], seat: int, weights: Weights) -> float:
    """Points so far, final scoring as it stands, and the worth of everything that may still earn."""
    me = view["builders"][seat]
    value = float(me["points"])
    if view["phase"] == "over":
        return value
    return value + float(sum(me["final"].values())) + weighed(things(view, seat), weights)


def things(view: Mapping[str, Any], seat: int) -> dict[str, float]:
    """How much a seat has of everything that may still earn."""
    me = view["builders"][seat]
    left = rounds_left(view)
    found = {name: useful(amount) for name, amount in me["goods"].items()}
    found["goods-round"] = min(1.0, left) * sum(found.values())
    found.update(people(me, left))
    found.update(city(view, me))
    found["site-values"] = float(sum([site["value"] for site in view["sites"].values()]))
    found["superiority"] = float(me["superiority"])
    found["military"] = float(me["military"])
    found["temple"] = float(sum(me["temples"].values()))
    found["temple-round"] = left * found["temple"]
    found["temple-promise"] = temple_promise(me["temples"], left)
    found["zodiac"] = left * sum([temple["holder"] == seat for temple in view["temples"].values()])
    found["tower"] = float(sum(me["towers"].values()))
    return found


def rounds_left(view: Mapping[str, Any]) -> float:
    """How many rounds may follow this one: alone as many as there are, else by the end condition that is
    nearest.
    """
    if view["solo"]:
        return float(DATA.solo.rounds - view["round"])
    if view["met"]:
        return 0.0
    gold = sum([amount > 0 for amount in view["cards"].values()]) / len(view["cards"])
    dice = (1 + min(view["reserve"].values())) / DICE
    towers = sum(sorted(view["tower_pool"].values())[:2]) / TOWERS
    return ROUNDS * float(min(1.0, gold, dice, towers))


def temple_promise(temples: Mapping[str, int], left: float) -> float:
    """What the two temples that count would still earn with a few steps in each round to come: the higher a
    disc, the more its next steps are worth.
    """
    counted = sorted(temples, key=temples.__getitem__)[:2]
    steps = round(STEPS * left)
    return float(
        sum(
            [
                TEMPLE_VP[temple][min(TEMPLE_TOP[temple], temples[temple] + steps)]
                - TEMPLE_VP[temple][temples[temple]]
                for temple in counted
            ]
        )
    )


def seat_promise(me: Mapping[str, Any], seats: int) -> float:
    """What the best freemen would score in so many seats of power: their pips by the height of the tower."""
    towers = me["towers"]
    return float(
        sum(sorted([pips * towers[colour] for colour, pips, _ in me["freemen"]])[-seats:] if seats else [])
    )


def useful(amount: int) -> float:
    """A few of a resource will be spent; of many, most will be left over."""
    return float(amount) if amount <= PLENTY else PLENTY + SURPLUS * (amount - PLENTY)


def people(me: Mapping[str, Any], left: float) -> dict[str, float]:
    """Freemen by their pips and by the rounds in which they can act, speakers, bases, and who can still act
    this round.
    """
    freemen = me["freemen"]
    pips = sum([value for _, value, _ in freemen])
    at_home = 0
    if not me["passed"]:
        at_home = sum([not site for _, _, site in freemen]) + len(me["speakers"]) + (not me["archon"])
    return {
        "freeman": float(len(freemen)),
        "freeman-round": left * len(freemen),
        "pip": float(pips),
        "pip-round": left * pips,
        "speaker": float(len(me["speakers"])),
        "empty-base": min(1.0, left) * me["empty_bases"],
        "worker-at-home": float(at_home),
    }


def city(view: Mapping[str, Any], me: Mapping[str, Any]) -> dict[str, float]:
    """Buildings, and blocks of four that can be closed or lack one tile, with the cards they may score."""
    colours = {(x, y): "" if farm else COLOUR[tile] for x, y, tile, farm in me["city"]}
    closed = {(x, y) for x, y, _, _ in me["seats"]}
    cards = [
        (card, gold + (DISTRICTS[card].vp_next if card in me["scored"] else DISTRICTS[card].vp_first))
        for card, gold in view["cards"].items()
    ]
    found = dict.fromkeys(("open-block", "open-card", "near-block", "near-card"), 0.0)
    found["building"] = float(len(colours) - 2)
    found["farm"] = float(sum([farm for _, _, _, farm in me["city"]]))
    for x, y in {(x + dx, y + dy) for x, y in colours for dx in (-1, 0) for dy in (-1, 0)} - closed:
        block = (
            colours.get((x, y)),
            colours.get((x + 1, y)),
            colours.get((x + 1, y + 1)),
            colours.get((x, y + 1)),
        )
        missing = block.count(None)
        if missing <= 1:
            kind = "near" if missing else "open"
            found[f"{kind}-block"] += 1.0
            found[f"{kind}-card"] += max([points * fit(block, card) for card, points in cards])
    found["seat-promise"] = seat_promise(me, int(found["open-block"]))
    found["seat-hope"] = seat_promise(me, SEATS)
    return found


@cache
def fit(block: tuple[str | None, ...], card: str) -> float:
    """How well a block suits a card: 1 if it does, 1/2 if its empty cell can still be filled to fit."""
    data = DISTRICTS[card]
    for i in range(4):
        for left, right in (data.ends, data.ends[::-1]):
            wanted = ((block[i], data.middle), (block[i - 1], left), (block[i - 3], right))
            if all(colour is None or colour == needed for colour, needed in wanted):
                return 1.0 if None not in (block[i], block[i - 1], block[i - 3]) else 0.5
    return 0.0
