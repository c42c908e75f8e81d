"""What a position of Tabannusi is worth: points so far, scorings to come, and what may still earn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from tablewright.games.tabannusi.schema import CRAFTS, META, Buildings, BuildingsOrZiggurat, Decree, Ships, Vp
from tablewright.games.tabannusi.tables import CITIES, COLOUR_NUMBER, DECREES, MULTIPLIER, SHIP_COLOUR

View: TypeAlias = Mapping[str, Any]

#: Expected points for each thing, found by hand and by games against random players.
DIE: Final = 0.8
GOLD: Final = 1.2
MARKER: Final = 0.5
ENOUGH_MARKERS: Final = 6
WATER: Final = 0.3
GARDEN: Final = 0.8
FULL_CRATE: Final = 0.9
EMPTY_CRATE: Final = 0.3
HOUSE: Final = 1.0
SHIP: Final = 1.0
TILE_MARKER: Final = 0.8
CRAFT_STEP: Final = 0.9
HARBOUR: Final = 3.5
DECREE_SHARE: Final = 0.6  # how much of a decree's points a nearly fulfilled one is worth
CITY_SHARE: Final = 0.7
READY: Final = 0.6  # a group that can be built where the architect stands, per point of a scoring
PROJECT: Final = 0.35


def evaluate(view: View, seat: int) -> float:
    """Points so far, districts by the scorings they may still see, and the worth of what is owned."""
    me = view["builders"][seat]
    value = float(me["points"])
    if view["step"] == "over":
        return value
    for number, district in enumerate(view["districts"]):
        value += district["worth"][seat] * scorings_to_come(view, number)
    value += owned(me) + HARBOUR * len(me["harbours"])
    future = 0.25 + 0.15 * view["time_gold"]
    value += future * (CRAFT_STEP * sum(me["craft"]) + HOUSE * sum(me["houses"][1:]))
    value += future * (SHIP * sum(mark > 0 for mark in me["ships"]) + TILE_MARKER * sum(me["tile_markers"]))
    built = buildings_of(view, seat)
    value += sum(decree_promise(view, me, built, DECREES[card]) for card in view["decrees"])
    value += sum(city_promise(me, card) for card in me["cities"] or [])
    return float(value + future * groups_in_reach(view, me))


def scorings_to_come(view: View, number: int) -> float:
    """The final scoring, and a share of the others: the fewer dice on the barge, the sooner."""
    if view["turns_left"] >= 0:
        return 1.0
    nearness = [1 / (1 + len(district["dice"])) for district in view["districts"]]
    return float(1.0 + 0.8 * view["time_gold"] * nearness[number] / sum(nearness))


def owned(me: View) -> float:
    """Dice, gold, markers, tiles and crates."""
    value = DIE * sum(me["dice"]) + GOLD * me["gold"] + MARKER * min(me["markers"], ENOUGH_MARKERS)
    value += WATER * (me["water"] + 2 * len(me["special"])) + GARDEN * me["gardens"]
    return float(value + sum(FULL_CRATE if crate["full"] else EMPTY_CRATE for crate in me["crates"]))


def buildings_of(view: View, seat: int) -> list[int]:
    """Own buildings by colour."""
    built = [0] * len(CRAFTS)
    for building in view["buildings"]:
        if building["owner"] == seat:
            built[COLOUR_NUMBER[building["color"]]] += 1
    return built


def decree_promise(view: View, me: View, built: list[int], decree: Decree) -> float:
    """Part of a decree's points, by how much of it is done; requirements that are hard to see count half."""
    done, wanted = 0.0, 0.0
    ships = [SHIP_COLOUR[view["ships"][place]] for place, mark in enumerate(me["ships"]) if mark]
    for need in decree.requirements:
        n = float(getattr(need, "n", len(CRAFTS)))
        wanted += n
        if isinstance(need, Buildings | BuildingsOrZiggurat):
            colour = COLOUR_NUMBER[need.color]
            extra = me["section_houses"][colour] if isinstance(need, BuildingsOrZiggurat) else 0
            done += min(n, built[colour] + extra)
        elif isinstance(need, Ships):
            done += min(n, ships.count(COLOUR_NUMBER[need.color]))
    points = sum(step.n for step in decree.effect if isinstance(step, Vp))
    return DECREE_SHARE * points * (done / wanted) ** 2


def city_promise(me: View, card: str) -> float:
    """Part of a city card's points, by how many of its houses stand."""
    city = CITIES[card]
    have = sum(min(n, me["houses"][district]) for district, n in city.houses.items()) + me["city_ignore"]
    wanted = sum(city.houses.values())
    return float(CITY_SHARE * city.vp * min(1.0, have / wanted) ** 2)


def groups_in_reach(view: View, me: View) -> float:
    """Projects where the architect stands that could be built next turn, and own markers elsewhere."""
    where = me["architect"] or me["assistant"]
    groups: dict[tuple[str, str], list[int]] = {}
    for name, lies in view["spaces"].items():
        if lies is not None and lies["kind"] == "project":
            groups.setdefault((name[:2], lies["color"]), []).append(lies["owner"])
    value = 0.0
    for (district, color), owners in groups.items():
        own = owners.count(me["seat"])
        value += PROJECT * own
        if district == f"D{where}":
            local = COLOUR_NUMBER[view["districts"][where - 1]["color"]]
            colour = COLOUR_NUMBER[color]
            have = me["dice"][local] + me["gold"] + 1 + (me["dice"][colour] if colour != local else 0)
            share = min(1.0, have / (META.build_local_cost + own))
            value += READY * share * len(owners) * MULTIPLIER[me["craft"][colour]]
    return value
