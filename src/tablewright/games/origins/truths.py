"""When the reasons of the rules are true, told by the position alone.

Not here is what depends on the course of the turn: that a part of a visit or an ability has been used, that a
Mage's Tower has passed an ability on, that a temple was climbed just before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.origins.box.schema import (
    BUILDING_WISDOM,
    CAP_VALUE,
    CITIZEN_WISDOM,
    COLOURS,
    DISTRICTS,
    LAST_SPACE,
    POPULATION,
    TEMPLE_TOP,
    TEMPLES,
    ZODIAC,
    Building,
)
from tablewright.games.origins.rules.abilities import can_use_ability
from tablewright.games.origins.rules.state import ARCHON, Builder, Cell, Freeman, Origins, holds

Told = Mapping[str, Any]


# --------------------------------------------------------------------------------------------- prices
def lacking(me: Builder, goods: Mapping[str, int]) -> int:
    """ORI-1.1.2 What is missing for a cost; gold stands in for any other resource."""
    gold = me.goods["gold"] - goods.get("gold", 0)
    return sum(max(0, n - me.goods[good]) for good, n in goods.items() if good != "gold") - gold


def is_short(me: Builder, told: Told, price: Mapping[str, int]) -> bool:
    """The told price is this one, and the told number is missing for it."""
    return bool(told["goods"] == price and told["short"] == lacking(me, price) > 0)


def place_price(g: Origins, me: Builder, printed: tuple[int, ...], place: int) -> int:
    """ORI-8.1.2, ORI-6.1 The wisdom printed at a place of an offer, less with Taurus."""
    return max(0, printed[place] - (ZODIAC["taurus"].discount if holds(g, me, "taurus") else 0))


def site_is_dear(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-4.1.2 Site and worker have those values, and the difference is the price."""
    die = told["worker"][1]
    if told["die"] != die or told["value"] != g.values[value]:
        return False
    return is_short(me, told, {"wisdom": max(0, g.values[value] - die)})


def die_is_dear(g: Origins, me: Builder, value: Any, told: Told) -> bool:
    """ORI-6.1 That die lies at that place, and costs what is printed there."""
    place, colour, pips = value
    wisdom = place_price(g, me, CITIZEN_WISDOM, place - 1)
    return g.citizens[place - 1] == (colour, pips) and is_short(me, told, {"wisdom": wisdom})


def tile_is_dear(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-8.1.2, ORI-8.1.3 The chosen tile costs that where it lies; ORI-8.4.2 a kept one no wisdom."""
    wisdom = [
        place_price(g, me, BUILDING_WISDOM, place)
        for place, tile in enumerate(g.offer)
        if tile is not None and tile.id == told["tile"]
    ]
    kept = [tile for tile in me.kept if tile.id == told["tile"]]
    stone = stone_of(g, me, told["tile"])
    prices = [{"stone": stone, "wisdom": n} for n in [*wisdom, *[0 for _ in kept]]]
    return value == "building" and any(is_short(me, told, price) for price in prices)


def stone_of(g: Origins, me: Builder, tile_id: str) -> int:
    """ORI-8.1.3 The stone printed on a tile that could be bought."""
    return next(tile.cost_stone for tile in [*g.offer, *me.kept] if tile is not None and tile.id == tile_id)


def base_is_dear(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-10.2.1 The next base of the track costs that food."""
    if value != "population" or not me.bases_on_track:
        return False
    return is_short(me, told, {"food": POPULATION[-me.bases_on_track].food_cost})


def tower_is_dear(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-10.1.1 A level costs as much gold as the tower is high, if the pool has a disc for it."""
    return g.tower_pool[value] > 0 and is_short(me, told, {"gold": me.towers[value]})


def no_tower(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-10.1.1 Every tower that can grow costs more gold than there is."""
    gold = me.goods["gold"]
    heights = [me.towers[colour] for colour, left in g.tower_pool.items() if left]
    return bool(value == "tower" and told["gold"] == gold and heights and min(heights) > gold)


# -------------------------------------------------------------------------------------------- workers
def at_home(me: Builder) -> list[Freeman]:
    """ORI-1.2.3 The freemen that have not gone to a site."""
    return [freeman for freeman in me.freemen if not freeman.site]


def worker_is_tired(g: Origins, me: Builder, value: Any, told: Told) -> bool:
    """ORI-4.1.2 The worker is at home, and even the lowest site is too dear for it."""
    speakers = [("speaker", pips) for pips in me.speakers]
    there = value in [*[(freeman.colour, freeman.value) for freeman in at_home(me)], *speakers]
    price = {"wisdom": min(g.values.values()) - value[1]}
    return bool(there and told["short"] == lacking(me, price) > 0)


def no_worker(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-4.1.1 Freemen, speakers and archon have gone."""
    return bool(value == "visit" and not at_home(me) and not me.speakers and me.archon)


def no_site(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-4.1.2 The archon has gone, and the best of the others cannot pay for the lowest site."""
    best = max([freeman.value for freeman in at_home(me)] + me.speakers, default=0)
    price = {"wisdom": min(g.values.values()) - best}
    return bool(value == "visit" and me.archon and best and lacking(me, price) > 0)


def is_at_site(g: Origins, me: Builder, value: Any, told: Told) -> bool:
    """ORI-1.2.3 That worker stands at the site; no equal one is at home, unless the answer names the site."""
    if value[0] == ARCHON:
        return bool(me.archon and told["site"] == me.archon)
    alike = [freeman.site for freeman in me.freemen if (freeman.colour, freeman.value) == tuple(value[:2])]
    if len(value) > 2:
        return bool(value[2] == told["site"] and told["site"] in alike)
    return bool("" not in alike and told["site"] in alike)


def has_token_colour(me: Builder, told: Told) -> bool:
    """ORI-4.1.8, ORI-11.3 The worker that is asked about has the colour of the token."""
    worker = told["worker"]
    return told["token"] in (me.advisors if worker[0] == ARCHON else [worker[0]])


def wrong_colour(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-4.1.6 The token of the site has that colour, and the worker has not."""
    return value == "bonus" and told["token"] == g.tokens[told["site"]] and not has_token_colour(me, told)


def one_main_action(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-4.1.7 The worker is no freeman of value 6."""
    worker = told["worker"]
    return value in ("top", "bottom") and not (worker[0] in COLOURS and worker[1] == CAP_VALUE)


# ------------------------------------------------------------------------------ what an action needs
def owns(me: Builder, resource: str) -> bool:
    """ORI-1.1.2 One of the resource, or a gold instead."""
    return me.goods[resource] + me.goods["gold"] > 0


def at_top(me: Builder, temple: str) -> bool:
    """ORI-5.1.2 The disc has reached the top of the temple."""
    return me.temples[temple] == TEMPLE_TOP[temple]


def exhausted(g: Origins, me: Builder, temple: str) -> bool:
    """ORI-5.2.2 Neither a space nor a card can be won there."""
    return at_top(me, temple) and holds(g, me, g.temple_card[temple])


def no_tile(g: Origins, me: Builder) -> bool:
    """ORI-8.1.1 Neither the offer nor the own board has a tile."""
    return not me.kept and not any(g.offer)


def no_die(g: Origins, me: Builder) -> bool:
    """ORI-6.1 No empty base, or no die whose wisdom can be paid."""
    prices = [
        place_price(g, me, CITIZEN_WISDOM, place) for place, die in enumerate(g.citizens) if die is not None
    ]
    return not me.empty_bases or all(lacking(me, {"wisdom": price}) > 0 for price in prices)


def stays_put(me: Builder) -> bool:
    """ORI-4.2.5 Neither a freeman to raise nor a military disc to move."""
    return not at_home(me) and me.military == LAST_SPACE


def bottom(site: str, holds_back: Truth) -> Truth:
    """The lower action of this site is meant, and this holds it back."""
    return lambda g, me, value, told: (
        value == "bottom" and told["site"] == site and holds_back(g, me, value, told)
    )


def bonus(colour: str, holds_back: Truth) -> Truth:
    """The bonus action of this colour is meant, the worker has the colour, and this holds it back."""
    return lambda g, me, value, told: (
        value == "bonus"
        and g.tokens[told["site"]] == told["token"] == colour
        and has_token_colour(me, told)
        and holds_back(g, me, value, told)
    )


# ------------------------------------------------------------------------------------------ the city
def block(corner: Cell) -> list[Cell]:
    """ORI-8.3.3 The four cells around a seat of power, in a circle."""
    x, y = corner
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def no_open_district(g: Origins, me: Builder, value: str, told: Told) -> bool:
    """ORI-9.1 Every block of four tiles has a die on its seat of power."""
    complete = [cell for cell in me.city if all(part in me.city for part in block(cell))]
    return value == "close" and all(corner in me.seats for corner in complete)


def closing(me: Builder) -> Cell:
    """The district that is being closed: the last one that got a die."""
    return list(me.seats)[-1]


def other_pattern(g: Origins, me: Builder, value: Any, told: Told) -> bool:
    """ORI-9.3 The card lies there, and no three cells in a row around the seat show its colours."""
    cells = block(closing(me))
    colours = ["" if cell in me.farms else me.city[cell].colour for cell in cells]
    shown = [(colours[i - 1], colours[i], colours[(i + 1) % len(cells)]) for i in range(len(cells))]
    number, middle, left, right = value
    there = any(DISTRICTS[card.id].number == number for card in g.cards)
    return there and (left, middle, right) not in shown and (right, middle, left) not in shown


def tile_there(me: Builder, value: Any) -> Building | None:
    """The tile that an answer names by cell and name; a farm is none."""
    x, y, name = value
    tile = me.city[x, y]
    return None if tile.id != name or (x, y) in me.farms else tile


def other_colour(g: Origins, me: Builder, value: Any, told: Told) -> bool:
    """ORI-9.5 The die of the closing has that colour, which does not activate the tile of the district."""
    corner = closing(me)
    tile = tile_there(me, value)
    if tile is None or (value[0], value[1]) not in block(corner) or tile.activates_with_any_die_colour:
        return False
    return bool(told["colour"] == me.seats[corner][0] != tile.colour)


def lends(tile: Building) -> bool:
    """ORI-16.5.6 A Mage's Tower."""
    return any(type(step).__struct_config__.tag == "use_adjacent_ability" for step in tile.effect)


def is_idle(g: Origins, me: Builder, value: Any, told: Told) -> bool:
    """ORI-9.5 The tile has an ability that can change nothing; ORI-19.3 no tower is borrowed from twice."""
    tile = tile_there(me, value)
    towers = tuple(cell for cell, each in me.city.items() if lends(each))
    return (
        tile is not None
        and bool(tile.effect)
        and not can_use_ability(g, me, (value[0], value[1]), towers if lends(tile) else ())
    )


def no_ability(g: Origins, me: Builder, value: Any, told: Told) -> bool:
    """ORI-8.2.2, ORI-16.6.2 A farm, or a tile without an ability."""
    tile = tile_there(me, value)
    return tile is None or not tile.effect


TRUTHS: Final[dict[str, Truth]] = {
    # actions
    "no-worker": no_worker,
    "no-site-affordable": no_site,
    "no-open-district": no_open_district,
    "no-unused-freeman": lambda g, me, value, told: value in ("close", "raise_freeman") and not at_home(me),
    "no-tower-affordable": no_tower,
    "no-discs-left": lambda g, me, value, told: value == "tower" and not any(g.tower_pool.values()),
    "too-little-food": base_is_dear,
    "no-base-left": lambda g, me, value, told: value == "population" and not me.bases_on_track,
    # visits
    "too-little-wisdom": worker_is_tired,
    "site-too-dear": site_is_dear,
    "freeman-used": is_at_site,
    "one-main-action": one_main_action,
    "wrong-colour": wrong_colour,
    "bottom-S2": bottom("S2", lambda g, me, value, told: no_tile(g, me)),
    "bottom-S3": bottom(
        "S3",
        lambda g, me, value, told: (
            not owns(me, "stone") or all(exhausted(g, me, temple) for temple in TEMPLES)
        ),
    ),
    "bottom-S4": bottom("S4", lambda g, me, value, told: no_die(g, me)),
    "bottom-S5": bottom("S5", lambda g, me, value, told: not owns(me, "food") or stays_put(me)),
    "bonus-red": bonus("red", lambda g, me, value, told: not owns(me, "wisdom")),
    "bonus-purple": bonus("purple", lambda g, me, value, told: not owns(me, "food") or no_tile(g, me)),
    "bonus-blue": bonus(
        "blue",
        lambda g, me, value, told: not owns(me, "stone") or all(at_top(me, temple) for temple in TEMPLES),
    ),
    "bonus-orange": bonus("orange", lambda g, me, value, told: not g.speaker_pool),
    # districts and towers
    "district-closed": lambda g, me, value, told: value in me.seats,
    "other-pattern": other_pattern,
    "ability-idle": is_idle,
    "other-colour": other_colour,
    "no-ability": no_ability,
    "tower-too-dear": tower_is_dear,
    "no-disc-left": lambda g, me, value, told: not g.tower_pool[value],
    # temples and the military track
    "disc-at-top": lambda g, me, value, told: at_top(me, value),
    "temple-exhausted": lambda g, me, value, told: exhausted(g, me, value),
    "disc-on-last-space": lambda g, me, value, told: value == "military_move" and me.military == LAST_SPACE,
    # dice and tiles
    "die-too-dear": die_is_dear,
    "die-at-cap": lambda g, me, value, told: told["value"] == value[1] == CAP_VALUE,
    "not-red": lambda g, me, value, told: value[0] != "red",
    "no-die-in-reserve": lambda g, me, value, told: value != told["die"][0] and not g.reserve[value],
    "same-colour": lambda g, me, value, told: value == told["die"][0],
    "none-owned": lambda g, me, value, told: not me.goods[value],
    "tile-too-dear": tile_is_dear,
    "no-farm": lambda g, me, value, told: value == "virgo" and not me.farms,
}
