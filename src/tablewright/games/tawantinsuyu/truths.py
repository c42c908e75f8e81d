"""When the reasons of the rules are true, told by the position alone."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.tawantinsuyu.box.schema import CONQUEST_NUMBER, RESOURCES, SPACE_NUMBER, ConquestSpace
from tablewright.games.tawantinsuyu.rules.conquest import WAR_ACADEMY
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu

GOLD: Final = "gold"


def owned(me: Inca) -> dict[str, int]:
    """The goods by name."""
    return dict(zip(RESOURCES, me.goods, strict=True))


def too_dear(g: Tawantinsuyu, me: Inca, value: Any, told: Mapping[str, Any]) -> bool:
    """TAW-1.4.5 Exactly that is lacking, and the gold left over does not make up for it."""
    mine, cost = owned(me), told["cost"]
    lacking = {good: n - mine[good] for good, n in cost.items() if n > mine[good]}
    spare = max(0, mine[GOLD] - cost.get(GOLD, 0))
    others = sum(n for good, n in lacking.items() if good != GOLD)
    named = {good: n for good, n in told["lacking"].items() if n}
    return named == lacking and told[GOLD] == spare and (others > spare or GOLD in lacking)


def too_far(g: Tawantinsuyu, me: Inca, value: Any, told: Mapping[str, Any]) -> bool:
    """TAW-4.1.3 Potatoes, corn and gold are not enough food; a gold may be needed for the god."""
    mine = owned(me)
    budget = mine["potato"] + mine["corn"] + mine[GOLD]
    return bool(0 < told["short"] <= told["cost"] and told["cost"] - told["short"] in (budget, budget - 1))


def no_card_no_gold(g: Tawantinsuyu, me: Inca, value: Any, told: Mapping[str, Any]) -> bool:
    """TAW-4.1.2 No card of that god in hand, and no gold."""
    return not me.goods[RESOURCES.index(GOLD)] and all(card.god != told["god"] for card in me.gods)


def too_few_soldiers(g: Tawantinsuyu, me: Inca, value: ConquestSpace, told: Mapping[str, Any]) -> bool:
    """TAW-6.6.5 No way to exhaust and discard face-up cards gives enough soldiers, TAW-11.13 included."""
    cheaper = int(WAR_ACADEMY in me.passive)
    exhaust, discard = max(0, value.exhaust - cheaper), max(0, value.discard - cheaper)
    soldiers = [card.soldiers for card in me.army_up]
    for discards in product((False, True), repeat=len(soldiers)):
        given = sum(n for n, gone in zip(soldiers, discards, strict=True) if gone)
        if given >= discard and sum(soldiers) - given >= exhaust and (soldiers or not cheaper):
            return False
    return True


TRUTHS: Final[dict[str, Truth]] = {
    "too-dear": too_dear,
    "too-few-soldiers": too_few_soldiers,
    "no-card-no-gold": no_card_no_gold,
    "too-far": too_far,
    "task-impossible": lambda g, me, value, told: value.task == told["task"],
    "space-taken": lambda g, me, value, told: g.hill[SPACE_NUMBER[value.id]] != "",
    "conquered": lambda g, me, value, told: g.conquered[CONQUEST_NUMBER[value.id]] != NOBODY,
}
