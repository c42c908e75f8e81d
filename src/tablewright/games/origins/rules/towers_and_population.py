"""ORI-10 Towers and population."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, score, tell
from tablewright.games.origins.box.schema import COLOURS, POPULATION
from tablewright.games.origins.rules.abilities import capricorn
from tablewright.games.origins.rules.ending import colour_used_up
from tablewright.games.origins.rules.resources import can_pay, pay, pay_gold
from tablewright.games.origins.rules.state import Builder, Origins


def affordable_towers(g: Origins, me: Builder) -> list[str]:
    """ORI-10.1.1 Colours with a disc in the pool whose next level can be paid; ORI-10.1.2 however high."""
    gold = me.goods["gold"]
    if not gold:
        return []
    return [colour for colour in COLOURS if g.tower_pool[colour] and me.towers[colour] <= gold]


def build_tower(g: Origins, me: Builder) -> Rule[None]:
    """ORI-10.1.1 Pay gold equal to the height, one level higher; ORI-10.1.3 then Capricorn."""
    colour = yield from choose(
        me,
        "tower",
        affordable_towers(g, me),
        lambda: other_towers(g, me),
        {"gold": lambda colour: me.towers[colour]},
    )
    pay_gold(g, me, me.towers[colour])
    me.towers[colour] += 1
    g.tower_pool[colour] -= 1
    tell(g, "tower", seat=me.seat, colour=colour, height=me.towers[colour])
    if not g.tower_pool[colour]:
        colour_used_up(g)
    yield from capricorn(g, me)


def other_towers(g: Origins, me: Builder) -> list[tuple[Any, Reason]]:
    """Why a tower cannot grow."""
    reasons: list[tuple[Any, Reason]] = []
    for colour in COLOURS:
        if g.tower_pool[colour]:
            cost = me.towers[colour]
            short = cost - me.goods["gold"]
            reasons.append(
                (colour, because("ORI-10.1.1", "tower-too-dear", goods={"gold": cost}, short=short))
            )
        else:
            reasons.append((colour, because("ORI-10.1.1", "no-disc-left")))
    return reasons


def population_cost(me: Builder) -> int:
    """ORI-10.2.1 The food printed above the leftmost base on the track."""
    return POPULATION[len(POPULATION) - me.bases_on_track].food_cost


def can_increase_population(me: Builder) -> bool:
    """ORI-10.2.1 Not with an empty track; ORI-10.2.3 emptied bases are not bought again."""
    return me.bases_on_track > 0 and can_pay(me, food=population_cost(me))


def increase_population(g: Origins, me: Builder) -> Rule[None]:
    """ORI-10.2.1 Pay the food, take the base; ORI-10.2.2 the last one scores."""
    base = POPULATION[len(POPULATION) - me.bases_on_track]
    yield from pay(g, me, food=base.food_cost)
    me.bases_on_track -= 1
    me.empty_bases += 1
    tell(g, "population", seat=me.seat, base=base.base)
    score(g, me, "population", base.vp)
