"""Paying with a substitute: asked only where the mix is a real choice."""

from __future__ import annotations

import pytest

from tablewright.engine import Rule, choose_substitutes, shortfall
from tests.engine.toys import Toy, Turn, notes, offered, table_of


@pytest.mark.parametrize(
    ("cost", "have", "short"),
    [
        ([2, 1], [2, 1], 0),
        ([2, 1], [5, 5], 0),
        ([2, 1], [1, 1], 1),
        ([2, 3], [0, 1], 4),
        ([0], [0], 0),
        ([], [], 0),
    ],
)
def test_shortfall_counts_what_is_missing(cost: list[int], have: list[int], short: int) -> None:
    assert shortfall(cost, have) == short


def paying(cost: list[int], have: list[int], gold: int) -> Turn:
    """A turn in which stone and wood are paid, gold standing in for either."""

    def turn(g: Toy) -> Rule[None]:
        used = yield from choose_substitutes(g.everybody[0], "gold", ["stone", "wood"], cost, have, gold)
        g.notes.append(f"{used[0]} for stone, {used[1]} for wood")

    return turn


@pytest.mark.parametrize(
    ("cost", "have", "gold", "paid"),
    [
        ([2, 1], [2, 1], 0, "0 for stone, 0 for wood"),  # no gold to use
        ([2, 1], [1, 0], 2, "1 for stone, 1 for wood"),  # all gold is needed
        ([0, 0], [3, 3], 5, "0 for stone, 0 for wood"),  # nothing to pay
    ],
)
def test_nothing_is_asked_where_there_is_no_choice(
    cost: list[int], have: list[int], gold: int, paid: str
) -> None:
    assert notes(table_of(paying(cost, have, gold))) == [paid]


def test_gold_to_spare_may_stand_in_for_anything() -> None:
    table = table_of(paying([2, 1], [2, 1], 2))
    assert table.question().about == {"resource": "stone", "amount": 2}
    assert offered(table) == ["gold:0", "gold:1", "gold:2"]
    table.choose("gold:1")
    assert table.question().about == {"resource": "wood", "amount": 1}
    assert offered(table) == ["gold:0", "gold:1"]
    table.choose("gold:1")
    assert notes(table) == ["1 for stone, 1 for wood"]


def test_gold_that_is_needed_elsewhere_cannot_be_spent() -> None:
    """One gold must go for wood, so that only one of the two is free for stone."""
    table = table_of(paying([2, 1], [2, 0], 2))
    assert offered(table) == ["gold:0", "gold:1"]
    table.choose("gold:1")
    assert notes(table) == ["1 for stone, 1 for wood"]


def test_no_more_is_offered_than_the_cost() -> None:
    table = table_of(paying([1, 0], [3, 3], 9))
    assert offered(table) == ["gold:0", "gold:1"]


def test_what_is_missing_must_be_paid_in_gold() -> None:
    table = table_of(paying([3, 0], [1, 0], 3))
    assert offered(table) == ["gold:2", "gold:3"]
