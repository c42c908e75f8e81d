"""When the reasons of the rules are true, told by the position alone."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise, product
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.tawantinsuyu.box.schema import (
    BUILDING_COST,
    CONQUEST_NUMBER,
    CORN,
    GOLD,
    POTATO,
    RESOURCES,
    SPACE_NUMBER,
    SPACES,
    STATUE_COST,
    STEPS_NUMBER,
    STEPS_SPACES,
    STONE,
    WEAVING_PRICE,
    HillIcon,
    Passive,
    Production,
    Statue,
    StepsSpace,
    Weaving,
)
from tablewright.games.tawantinsuyu.look.wording import needs_text
from tablewright.games.tawantinsuyu.rules.buildings import EXCHANGE
from tablewright.games.tawantinsuyu.rules.conquest import WAR_ACADEMY, requirements
from tablewright.games.tawantinsuyu.rules.placement import PRICE_IN_GOLD, food_cost
from tablewright.games.tawantinsuyu.rules.resources import BUNDLES, TRADING_POST, Cost, can_pay, named
from tablewright.games.tawantinsuyu.rules.secondary_actions import OFFERINGS
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.steps_and_statues import STATUE_KINDS, STEPS_COST
from tablewright.games.tawantinsuyu.rules.turn import END_PRICE, PLACE


# -------------------------------------------------------------------------------------------------- prices
def prices_of(value: Any) -> list[Cost]:
    """What an answer costs. TAW-5.5.1 A weaving costs more the more were bought: one of these prices."""
    if isinstance(value, Weaving):
        return [(0, more - less, 0, 0) for less, more in pairwise(WEAVING_PRICE)]
    if isinstance(value, Production | Passive):
        return [BUILDING_COST[value.id]]
    if isinstance(value, Statue):
        return [STATUE_COST[value.id]]
    if isinstance(value, StepsSpace):
        return [STEPS_COST]
    if isinstance(value, HillIcon):
        return [STEPS_COST] if value.task == "build_steps" else []
    return [OFFERINGS[value] if isinstance(value, int) else END_PRICE[value]]


def too_dear(g: Tawantinsuyu, me: Inca, value: Any, told: Mapping[str, Any]) -> bool:
    """TAW-1.4.5 Exactly that is the price, exactly that is lacking, and gold does not make up for it."""
    fitting = [price for price in prices_of(value) if named(price) == told["cost"]]
    if not fitting:
        return False
    (price,) = fitting
    lacking = {RESOURCES[i]: n - me.goods[i] for i, n in enumerate(price) if n > me.goods[i]}
    spare = max(0, me.goods[GOLD] - price[GOLD])
    return bool(told["lacking"] == lacking and told["gold"] == spare) and not can_pay(me, price)


# --------------------------------------------------------------------------------------------- a placement
def most_food(me: Inca, gold_first: int) -> int:
    """TAW-4.1.3 The food that can be paid after so much gold; -1 if that gold cannot be paid.

    TAW-1.4.2 Gold is food; TAW-11.15 with Z15 it can be exchanged for corn before, as can stone.
    """
    potato, corn, stone, gold = (me.goods[i] for i in (POTATO, CORN, STONE, GOLD))
    if TRADING_POST not in me.passive:
        return potato + corn + gold - gold_first if gold >= gold_first else -1
    bundles = gold // BUNDLES[GOLD] + stone // BUNDLES[STONE]
    food = potato + corn + bundles * BUNDLES[CORN]
    if gold < gold_first and not can_pay(me, PRICE_IN_GOLD):
        return -1
    return food - gold_first * BUNDLES[CORN]


def has_card_for(me: Inca, value: Any) -> bool:
    """TAW-4.1.2 A god card with the symbol of the space."""
    return any(card.god == value.god for card in me.gods)


def too_far(g: Tawantinsuyu, me: Inca, value: Any, told: Mapping[str, Any]) -> bool:
    """TAW-4.1.3 The way of that worker costs that much, and so much of it is missing."""
    cost = food_cost(g, me, told["worker"], SPACE_NUMBER[value.id])
    budget = most_food(me, 0 if has_card_for(me, value) else PRICE_IN_GOLD[GOLD])
    named_worker = told["worker"] in me.workers
    return named_worker and budget >= 0 and bool(told["cost"] == cost and told["short"] == cost - budget > 0)


def no_card_no_gold(g: Tawantinsuyu, me: Inca, value: Any, told: Mapping[str, Any]) -> bool:
    """TAW-4.1.2 That is the god of the space; no card of it is in hand, and no gold, not even by Z15."""
    return bool(told["god"] == value.god) and not has_card_for(me, value) and not can_pay(me, PRICE_IN_GOLD)


def can_place_any(g: Tawantinsuyu, me: Inca) -> bool:
    """TAW-3.2 Whether some worker can be placed on some space."""
    return any(
        food_cost(g, me, worker, i) <= most_food(me, 0 if has_card_for(me, space) else PRICE_IN_GOLD[GOLD])
        for worker in me.workers
        for i, space in enumerate(SPACES)
        if not g.hill[i]
    )


# ---------------------------------------------------------------------------------------------- a conquest
def too_few_soldiers(g: Tawantinsuyu, me: Inca, value: Any, told: Mapping[str, Any]) -> bool:
    """TAW-6.6.5 No way to exhaust and discard face-up cards gives enough soldiers, TAW-11.13 included."""
    if told["needs"] != needs_text(requirements(me, value)):
        return False
    cheaper = int(WAR_ACADEMY in me.passive)
    exhaust, discard = max(0, value.exhaust - cheaper), max(0, value.discard - cheaper)
    soldiers = [card.soldiers for card in me.army_up]
    for discards in product((False, True), repeat=len(soldiers)):
        given = sum(n for n, gone in zip(soldiers, discards, strict=True) if gone)
        if given >= discard and sum(soldiers) - given >= exhaust and (soldiers or not cheaper):
            return False
    return True


# -------------------------------------------------------------------------------------------------- tasks
def open_steps(g: Tawantinsuyu) -> list[StepsSpace]:
    """TAW-1.2.6, TAW-5.2.2 Free spaces for steps; lower ones only below upper ones."""
    return [space for space in STEPS_SPACES if g.steps[STEPS_NUMBER[space.id]] == NOBODY and above(g, space)]


def above(g: Tawantinsuyu, space: StepsSpace) -> bool:
    """TAW-5.2.2 Whether a space is an upper one, or has upper steps in its section."""
    uppers = [other for other in STEPS_SPACES if other.section == space.section and other.level == "upper"]
    return space in uppers or all(g.steps[STEPS_NUMBER[upper.id]] != NOBODY for upper in uppers)


def task_impossible(g: Tawantinsuyu, me: Inca, value: Any, told: Mapping[str, Any]) -> bool:
    """TAW-4.3.7 That is the task, and what the sentence says is missing is missing."""
    if value.task != told["task"]:
        return False
    if value.task == "buy_weaving":
        return not g.weavings
    if value.task == "build_building":
        market: list[Production | Passive] = [*g.production_market, *g.passive_market]
        return not any(can_pay(me, BUILDING_COST[tile.id]) for tile in market) and not (market and me.gods)
    if value.task == "build_statue":
        left = [statue for i, statue in enumerate(STATUE_KINDS) if g.statues[i]]
        return not any(can_pay(me, STATUE_COST[statue.id]) for statue in left)
    return value.task == "produce_once" and not me.production_up


TRUTHS: Final[dict[str, Truth]] = {
    "too-dear": too_dear,
    "too-few-soldiers": too_few_soldiers,
    "conquered": lambda g, me, value, told: g.conquered[CONQUEST_NUMBER[value.id]] != NOBODY,
    "no-card-no-gold": no_card_no_gold,
    "too-far": too_far,
    "space-taken": lambda g, me, value, told: g.hill[SPACE_NUMBER[value.id]] != "",
    "no-worker": lambda g, me, value, told: value == PLACE and not me.workers,
    "no-space-payable": lambda g, me, value, told: (
        value == PLACE and bool(me.workers) and not can_place_any(g, me)
    ),
    "action-done": lambda g, me, value, told: value == g.first_action != "",
    "village-empty": lambda g, me, value, told: value in END_PRICE and not g.village,
    "task-impossible": task_impossible,
    "steps-taken": lambda g, me, value, told: g.steps[STEPS_NUMBER[value.id]] != NOBODY,
    "no-upper-steps": lambda g, me, value, told: not above(g, value),
    "no-steps-left": lambda g, me, value, told: value.task == "build_steps" and not me.steps_left,
    "no-steps-space": lambda g, me, value, told: value.task == "build_steps" and not open_steps(g),
    "no-statue-left": lambda g, me, value, told: g.statues[STATUE_KINDS.index(value)] == 0,
    "no-god-card": lambda g, me, value, told: value == EXCHANGE and not me.gods,
}
