"""What a position of Origins is worth: points so far, what would score now, what may still be earned.

What may still be earned is a weighted sum; the weights lie in ``learned/origins.weights.json``. Nearly all of
it counts only as long as there is time to use it, so that at the end nothing is left but points: most things
have a worth as long as another round may come (`Time.soon`) or as the seat can still act (`Time.life`), and
some have one more, ``...-early``, for each round to come (`Time.left`).
"""

from __future__ import annotations

import math
from typing import Any, Final

from tablewright.engine.brain import View, Weights
from tablewright.games.origins.box.schema import (
    ADVISOR_VP,
    BUILDINGS,
    CAP_VALUE,
    COLOURS,
    DATA,
    DISTRICTS,
    POPULATION,
    SPACES,
    TEMPLE_TOP,
    TEMPLE_VP,
    TEMPLES,
)

SEATS: Final = 3  # of power that somebody will fill who has none yet
NEAR: Final = 2  # more blocks than this are hardly finished soon
ROW: Final = 64  # cells are numbered column by column; a column is longer than any city is high
EMPTY: Final = 0  # what lies on a cell: nothing, a tile without a colour, or a colour by its number
PLAIN: Final = 1
NUMBER: Final[dict[str, int]] = {colour: number + 2 for number, colour in enumerate(COLOURS)}
KINDS: Final = len(COLOURS) + 2
PAINT: Final[dict[str, int]] = {tile.id: NUMBER.get(tile.colour, PLAIN) for tile in BUILDINGS.values()}
START_TILES: Final = len(DATA.starting_tiles)
FIRST_VP: Final[dict[str, int]] = {card.id: card.vp_first for card in DISTRICTS.values()}
NEXT_VP: Final[dict[str, int]] = {card.id: card.vp_next for card in DISTRICTS.values()}
ALL_STEPS: Final = sum(TEMPLE_TOP.values())
COLOURS_TO_END: Final = len(COLOURS) - max([condition.colours_left for condition in DATA.end_conditions])
ZONE: Final[list[int]] = [space.zone for space in SPACES]
FOOD: Final[list[int]] = [place.food_cost for place in POPULATION]
FREEMAN: Final[dict[str, str]] = {colour: f"freeman-{colour}" for colour in COLOURS}

#: Which cards a block of four suits, and how well; filled as blocks turn up.
_SUITED: Final[dict[int, list[tuple[str, float]]]] = {}
LONGEST: Final = 20.0  # rounds; no game is expected to last longer


class Time:
    """How much of the game is to come for a seat."""

    __slots__ = ("busy", "left", "life", "soon")

    def __init__(self, left: float, passed: bool) -> None:
        self.left: Final = left  #: rounds after this one
        self.soon: Final = min(1.0, left)  #: whether there will be another round
        self.busy: Final = not passed  #: whether the seat acts in this round
        self.life: Final = self.soon if passed else 1.0  #: whether it acts at all


def evaluate(view: View, seat: int, weights: Weights) -> float:
    """Points so far, final scoring as it stands, and the worth of everything that may still earn."""
    me: View = view["builders"][seat]
    value = float(me["points"])
    if view["phase"] == "over":
        return value
    final: dict[str, int] = me["final"]
    for points in final.values():
        value += points
    time = Time(rounds_left(view, weights), me["passed"])
    return (
        value
        + goods_worth(me, time, weights)
        + people_worth(view, me, time, weights)
        + advisor_worth(me, time, weights)
        + city_worth(view, me, time, weights)
        + temple_worth(view, me, time, weights)
        + military_worth(view, me, time, weights)
    )


def rounds_left(view: View, weights: Weights) -> float:
    """How many rounds may follow this one, of which some part is taken as played: alone as many as there are,
    else by the end conditions, if they come nearer at their usual pace: the nearest counts most, but others
    may overtake it.
    """
    if view["solo"]:
        now: int = view["round"]
        return DATA.solo.rounds + 1 - now - weights["this-round"]
    if view["met"]:
        return 0.0
    cards: dict[str, int] = view["cards"]
    reserve: dict[str, int] = view["reserve"]
    pool: dict[str, int] = view["tower_pool"]
    climbed = 0
    for builder in view["builders"]:
        temples: dict[str, int] = builder["temples"]
        climbed = max(climbed, sum(temples.values()))
    steps = ALL_STEPS - climbed
    gilded = len([gold for gold in cards.values() if gold])
    discs = sum(sorted(pool.values())[:COLOURS_TO_END])
    if not (steps and gilded and discs):
        return 0.0
    nearness = (
        cube(weights["pace-temples"] / steps)
        + cube(weights["pace-cards"] / gilded)
        + cube(weights["pace-dice"] / (1 + min(reserve.values())))
        + cube(weights["pace-towers"] / discs)
    )
    return max(0.0, math.pow(max(nearness, cube(1 / LONGEST)), -1 / 3) - weights["this-round"])


def cube(number: float) -> float:
    """The third power: it lets the greatest of some numbers outweigh the others."""
    return number * number * number


def goods_worth(me: View, time: Time, weights: Weights) -> float:
    """A few of a resource will be spent; of many, most will be left over. The first one opens most doors."""
    goods: dict[str, int] = me["goods"]
    plenty, surplus, first = weights["plenty"], weights["surplus"], weights["first-of-goods"]
    value = held = 0.0
    for name, amount in goods.items():
        if amount:
            useful = amount if amount <= plenty else plenty + surplus * (amount - plenty)
            value += weights[name] * useful + first
            held += useful
    if time.busy:
        value *= time.soon + (1.0 - time.soon) * weights["goods-last-round"]
    else:
        value *= time.soon
    value += time.soon * weights["goods-next-round"] * held
    on_track: int = me["bases_on_track"]
    if on_track:
        cost = FOOD[-on_track]
        value += time.soon * weights["food-for-base"] * min(1.0, (goods["food"] + goods["gold"]) / cost)
    return value


def people_worth(view: View, me: View, time: Time, weights: Weights) -> float:
    """Freemen by their pips, colours and the rounds in which they can act, speakers, bases, who can still act
    this round, and how many sites they can visit without wisdom.
    """
    speakers: list[int] = me["speakers"]
    freemen: list[list[Any]] = me["freemen"]
    busy, soon = time.busy, time.soon
    reachable = sites_within_reach(view["sites"])
    pips = at_home = sixes = 0
    colours = reach = 0.0
    for colour, value, site in freemen:
        pips += value
        colours += weights[FREEMAN[colour]]
        if busy and not site:
            at_home += 1
            reach += reachable[value]
            if value == CAP_VALUE:
                sixes += 1
        else:
            reach += soon * reachable[value]
    if busy:
        at_home += len(speakers) + (not me["archon"])
    free: int = me["empty_bases"]
    return (
        time.soon * (weights["freeman"] * len(freemen) + weights["pip"] * pips + colours)
        + time.left * (weights["freeman-early"] * len(freemen) + weights["pip-early"] * pips)
        + free * (time.soon * weights["empty-base"] + time.left * weights["empty-base-early"])
        + time.life * weights["speaker"] * len(speakers)
        + at_home * weights["worker-at-home"]
        + sixes * weights["six-at-home"]
        + reach * weights["reach"]
    )


def sites_within_reach(sites: dict[str, View]) -> list[int]:
    """How many sites a worker of each value can visit without wisdom."""
    asked = [0] * (CAP_VALUE + 1)
    for site in sites.values():
        asked[site["value"]] += 1
    for value in range(1, CAP_VALUE + 1):
        asked[value] += asked[value - 1]
    return asked


def advisor_worth(me: View, time: Time, weights: Weights) -> float:
    """Colours for the archon; and what freemen will score as advisors: those of value 6 who stand at a site
    surely when they are taken back, the others if they come home often enough.
    """
    advisors: list[str] = me["advisors"]
    placed = len(advisors)
    coming: list[str] = []
    sure = hoped = 0.0
    returns = time.left + time.busy
    for colour, value, site in me["freemen"]:
        chance = min(1.0, returns - (CAP_VALUE - value))
        if chance <= 0.0:
            continue
        if colour in advisors or colour in coming:
            points = ADVISOR_VP[placed - 1]
        else:
            coming.append(colour)
            points = ADVISOR_VP[placed] - (ADVISOR_VP[placed - 1] if placed else 0)
            placed += 1
        if site and value == CAP_VALUE:
            sure += points
        else:
            hoped += chance * points
    return (
        time.left * weights["advisor-early"] * len(advisors)
        + weights["advisor-sure"] * sure
        + weights["advisor-hope"] * hoped
    )


def city_worth(view: View, me: View, time: Time, weights: Weights) -> float:
    """Buildings, blocks of four that can be closed or lack one tile, with the cards they may score, and the
    freemen that may take seats of power, by the height of their towers.
    """
    towers: dict[str, int] = me["towers"]
    city: list[list[Any]] = me["city"]
    value = time.soon * weights["tower"] * sum(towers.values())
    dice: list[float] = []
    for colour, pips, site in me["freemen"]:
        dice.append(pips * towers[colour] * (1.0 if time.busy and not site else time.soon))
    dice.sort(reverse=True)
    value += time.soon * weights["seat-hope"] * sum(dice[:SEATS])
    if len(city) == START_TILES:
        return value
    farms = 0
    cells: dict[int, int] = {}
    blocks: dict[int, int] = {}
    for x, y, tile, farm in city:
        cell = ROW * x + y
        if farm:
            farms += 1
            cells[cell] = PLAIN
        else:
            cells[cell] = PAINT[tile]
        for corner in (cell, cell - 1, cell - ROW, cell - ROW - 1):
            blocks[corner] = blocks.get(corner, 0) + 1
    closed = [ROW * x + y for x, y, _, _ in me["seats"]]
    opened = near = abilities = 0
    open_card = near_card = 0.0
    for corner, tiles in blocks.items():
        if tiles < 3 or corner in closed:
            continue
        around = [cells.get(corner + step, EMPTY) for step in (0, ROW, ROW + 1, 1)]
        points = card_points(view["cards"], me["scored"], around)
        if tiles == 3:
            near += 1
            near_card = max(near_card, points)
        else:
            opened += 1
            open_card += points
            abilities += max([0] + [around.count(NUMBER[colour]) for colour, _, _ in me["freemen"]])
    built = len(city) - START_TILES
    value += time.soon * (weights["building"] * built + weights["farm"] * farms)
    value += time.soon * (weights["near-block"] * min(near, NEAR) + weights["near-card"] * near_card)
    value += time.left * (weights["building-early"] * built + weights["open-block-early"] * opened)
    if opened:
        share = min(1.0, len(dice) / opened) if time.soon < 1.0 else 1.0
        value += time.life * share * (weights["open-block"] * opened + weights["open-card"] * open_card)
        value += time.life * share * weights["open-ability"] * abilities
        value += weights["seat-promise"] * sum(dice[:opened])
    return value


def card_points(cards: dict[str, int], scored: list[str], around: list[int]) -> float:
    """Points and gold of the card that suits a block best."""
    best = 0.0
    for card, fit in suited(around):
        if card in cards:
            best = max(best, fit * (cards[card] + (NEXT_VP[card] if card in scored else FIRST_VP[card])))
    return best


def suited(around: list[int]) -> list[tuple[str, float]]:
    """The cards that four cells around a seat suit: 1 if they do, 1/2 if the empty one can still be filled to
    fit.
    """
    key = 0
    for kind in around:
        key = key * KINDS + kind
    if key not in _SUITED:
        found = [(card, fit(around, card)) for card in DISTRICTS]
        _SUITED[key] = [(card, part) for card, part in found if part]
    return _SUITED[key]


def fit(around: list[int], card: str) -> float:
    """How well four cells suit a card."""
    data = DISTRICTS[card]
    middle = NUMBER[data.middle]
    one, other = NUMBER[data.ends[0]], NUMBER[data.ends[1]]
    best = 0.0
    for i in range(4):
        for left, right in ((one, other), (other, one)):
            pairs = ((around[i], middle), (around[i - 1], left), (around[i - 3], right))
            if not [kind for kind, wanted in pairs if kind not in (EMPTY, wanted)]:
                best = max(best, 0.5 if EMPTY in (around[i], around[i - 1], around[i - 3]) else 1.0)
    return best


def temple_worth(view: View, me: View, time: Time, weights: Weights) -> float:
    """Steps in temples, what the two that count may still earn, and zodiac cards held or to be dealt."""
    temples: dict[str, int] = me["temples"]
    seat: int = me["seat"]
    low, middle, high = sorted(TEMPLES, key=temples.__getitem__)
    steps = time.left * weights["temple-pace"]
    promise = climb(low, temples[low], steps) + climb(middle, temples[middle], steps)
    total = sum(temples.values())
    others: list[dict[str, int]] = [builder["temples"] for builder in view["builders"]]
    held = leads = 0
    for temple, place in view["temples"].items():
        if place["holder"] == seat:
            held += 1
        mine = temples[temple]
        if mine and mine == max([levels[temple] for levels in others]):
            leads += 1
    return (
        time.soon * (weights["temple"] * total + weights["temple-lead"] * leads)
        + time.left * (weights["temple-early"] * total + weights["zodiac-early"] * held)
        + weights["zodiac"] * held * time.life
        + weights["temple-promise"] * promise
        + weights["temple-spare"] * (temples[high] - temples[middle])
    )


def climb(temple: str, level: int, steps: float) -> float:
    """What some more steps in a temple would earn."""
    points = TEMPLE_VP[temple]
    top = len(points) - 1
    reached = level + steps
    if reached >= top:
        return float(points[top] - points[level])
    whole = int(reached)
    return points[whole] - points[level] + (reached - whole) * (points[whole + 1] - points[whole])


def military_worth(view: View, me: View, time: Time, weights: Weights) -> float:
    """Tokens, the place on the track, and what an attack from there would score."""
    space: int = me["military"]
    tokens: int = me["superiority"]
    discs: list[int] = [builder["military"] for builder in view["builders"]]
    if view["solo"]:
        discs.append(view["alien"])  # alone, the alien disc may lie behind
    attack = ZONE[space] + len([disc for disc in discs if disc < space])
    return (
        time.life * (weights["superiority"] * tokens + weights["attack"] * attack)
        + time.soon * weights["military"] * space
        + time.left * (weights["military-early"] * space + weights["attack-early"] * attack)
    )
