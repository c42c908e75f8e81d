"""What a position of Tabannusi is worth: points so far, scorings to come, and what may still earn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from tablewright.bots.evaluation.weights import Weights
from tablewright.games.tabannusi.schema import CRAFTS, META, Buildings, BuildingsOrZiggurat, Decree, Ships, Vp
from tablewright.games.tabannusi.tables import CITIES, COLOUR_NUMBER, DECREES, MULTIPLIER, SHIP_COLOUR

View: TypeAlias = Mapping[str, Any]

ENOUGH_MARKERS: Final = 6


def evaluate(view: View, seat: int, weights: Weights) -> float:
    """Points so far, districts by the scorings they may still see, and the worth of what is owned."""
    me = view["builders"][seat]
    value = float(me["points"])
    if view["step"] == "over":
        return value
    for number, district in enumerate(view["districts"]):
        value += district["worth"][seat] * scorings_to_come(view, number, weights)
    value += owned(me, weights) + weights["harbour"] * len(me["harbours"])
    future = weights["future"] + weights["future-scoring"] * view["time_gold"]
    value += future * (weights["craft-step"] * sum(me["craft"]) + weights["house"] * sum(me["houses"][1:]))
    value += future * (
        weights["ship"] * sum(mark > 0 for mark in me["ships"])
        + weights["tile-marker"] * sum(me["tile_markers"])
    )
    built = buildings_of(view, seat)
    value += sum(decree_promise(view, me, built, DECREES[card], weights) for card in view["decrees"])
    value += sum(city_promise(me, card, weights) for card in me["cities"] or [])
    return float(value + future * groups_in_reach(view, me, weights))


def scorings_to_come(view: View, number: int, weights: Weights) -> float:
    """The final scoring, and a share of the others: the fewer dice on the barge, the sooner."""
    if view["turns_left"] >= 0:
        return 1.0
    nearness = [1 / (1 + len(district["dice"])) for district in view["districts"]]
    return float(1.0 + weights["scoring"] * view["time_gold"] * nearness[number] / sum(nearness))


def owned(me: View, weights: Weights) -> float:
    """Dice, gold, markers, tiles and crates."""
    value = (
        weights["die"] * sum(me["dice"])
        + weights["gold"] * me["gold"]
        + weights["marker"] * min(me["markers"], ENOUGH_MARKERS)
    )
    value += weights["water"] * (me["water"] + 2 * len(me["special"])) + weights["garden"] * me["gardens"]
    return float(
        value
        + sum(weights["full-crate"] if crate["full"] else weights["empty-crate"] for crate in me["crates"])
    )


def buildings_of(view: View, seat: int) -> list[int]:
    """Own buildings by colour."""
    built = [0] * len(CRAFTS)
    for building in view["buildings"]:
        if building["owner"] == seat:
            built[COLOUR_NUMBER[building["color"]]] += 1
    return built


def decree_promise(view: View, me: View, built: list[int], decree: Decree, weights: Weights) -> float:
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
    return weights["decree-share"] * points * (done / wanted) ** 2


def city_promise(me: View, card: str, weights: Weights) -> float:
    """Part of a city card's points, by how many of its houses stand."""
    city = CITIES[card]
    have = sum(min(n, me["houses"][district]) for district, n in city.houses.items()) + me["city_ignore"]
    wanted = sum(city.houses.values())
    return float(weights["city-share"] * city.vp * min(1.0, have / wanted) ** 2)


def groups_in_reach(view: View, me: View, weights: Weights) -> float:
    """Projects where the architect stands that could be built next turn, and own markers elsewhere."""
    where = me["architect"] or me["assistant"]
    groups: dict[tuple[str, str], list[int]] = {}
    for name, lies in view["spaces"].items():
        if lies is not None and lies["kind"] == "project":
            groups.setdefault((name[:2], lies["color"]), []).append(lies["owner"])
    value = 0.0
    for (district, color), owners in groups.items():
        own = owners.count(me["seat"])
        value += weights["project"] * own
        if district == f"D{where}":
            local = COLOUR_NUMBER[view["districts"][where - 1]["color"]]
            colour = COLOUR_NUMBER[color]
            have = me["dice"][local] + me["gold"] + 1 + (me["dice"][colour] if colour != local else 0)
            share = min(1.0, have / (META.build_local_cost + own))
            value += weights["ready"] * share * len(owners) * MULTIPLIER[me["craft"][colour]]
    return value
