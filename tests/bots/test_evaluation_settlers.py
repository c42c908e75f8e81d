"""What positions of Imperial Settlers are worth: what is plainly better is worth more."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tablewright.bots.weights import weights_of
from tablewright.engine import Table
from tablewright.games.settlers.box.cards import CARDS, ROUNDS, Cost
from tablewright.games.settlers.brain.evaluation import STEPS, SUPPLY_NAMES, evaluate, market_of, pay
from tests.bots.positions import position

WEIGHTS = weights_of("settlers")
CASTLE = "SET-ZWY046-1"
SAWMILL = "SET-ZWY062-1"


@pytest.fixture
def seen() -> dict[str, Any]:
    """An early position in the Action phase, as the first seat sees it."""
    table: Table = position("settlers", 2, "1", 40)
    view = deepcopy(table.view(0))
    view["phase"], view["round"] = "action", 2
    view["settlers"][0]["passed"] = False
    return view


def value(view: dict[str, Any]) -> float:
    return evaluate(view, 0, WEIGHTS)


def location(card: str) -> dict[str, Any]:
    return {
        "card": card,
        "owner": 0,
        "foundation": False,
        "uses": 0,
        "laid": [],
        "under": 0,
        "samurai": False,
        "blocked": False,
        "raze_price": None,
    }


def test_at_the_end_only_points_count(seen: dict[str, Any]) -> None:
    seen["phase"] = "over"
    assert value(seen) == seen["settlers"][0]["points"]


@pytest.mark.parametrize("good", ["wood", "stone", "food", "gold", "worker", "raze"])
def test_more_goods_are_better_until_they_would_be_lost(seen: dict[str, Any], good: str) -> None:
    more = deepcopy(seen)
    more["settlers"][0]["goods"][good] += 1
    assert value(more) > value(seen)
    for view in (seen, more):
        view["round"] = ROUNDS
        view["settlers"][0]["passed"] = True
    assert value(more) == value(seen)


def test_production_is_worth_more_the_more_rounds_are_ahead(seen: dict[str, Any]) -> None:
    gains = []
    for number in range(1, ROUNDS + 1):
        seen["round"] = number
        more = deepcopy(seen)
        more["settlers"][0]["empire"].append(location(SAWMILL))
        more["settlers"][0]["hand"] = seen["settlers"][0]["hand"] = []
        gains.append(value(more) - value(seen))
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0


def test_an_action_that_can_still_be_used_is_better_than_a_used_one(seen: dict[str, Any]) -> None:
    me = seen["settlers"][0]
    me["goods"]["worker"] = 2
    me["empire"].append(location(CASTLE))
    used = deepcopy(seen)
    ability = CARDS[CASTLE].ability
    assert ability is not None
    used["settlers"][0]["empire"][-1]["uses"] = ability.times
    assert value(seen) > value(used)


def test_workers_and_gold_stand_in_for_resources() -> None:
    goods = [0] * len(SUPPLY_NAMES)
    goods[SUPPLY_NAMES.index("gold")] = 1
    goods[SUPPLY_NAMES.index("worker")] = 3
    goods[SUPPLY_NAMES.index("wood")] = 1
    assert not pay(goods[:], Cost({"stone": 3, "wood": 1}))
    assert pay(goods, Cost({"stone": 2, "wood": 1}))
    assert goods == [int(name == "worker") for name in SUPPLY_NAMES]


def test_every_card_of_every_box_can_be_judged() -> None:
    for season in market_of(WEIGHTS).seasons:
        for name in CARDS:
            assert abs(season.of(name).stays) < 50
    assert all(abs(worth) < 5 for worth in STEPS.values())


def test_sets_of_weights_do_not_mix(seen: dict[str, Any]) -> None:
    seen["settlers"][0]["goods"]["wood"] += 1
    before = value(seen)
    # Dearer wood is also a dearer price of what costs wood, so this may be more or less.
    assert evaluate(seen, 0, {**WEIGHTS, "wood": WEIGHTS["wood"] + 1}) != before
    assert value(seen) == before
