"""What the evaluation of Tawantinsuyu makes of positions."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tablewright.bots.weights import weights_of
from tablewright.games.tawantinsuyu.box.schema import CONST, TEMPLE_TOP
from tablewright.games.tawantinsuyu.brain.evaluation import evaluate
from tests.bots.positions import position

WEIGHTS = weights_of("tawantinsuyu")


@pytest.fixture(scope="module")
def start() -> dict[str, Any]:
    """A view of the table after the set-up and some turns."""
    return dict(position("tawantinsuyu", 4, "evaluation", 60).view(0))


def worth(view: dict[str, Any], seat: int = 0) -> float:
    return evaluate(view, seat, WEIGHTS)


def changed(view: dict[str, Any], **things: Any) -> dict[str, Any]:
    """The view with other things in the area of the first seat."""
    other = deepcopy(view)
    other["incas"][0].update(things)
    return other


def test_at_the_end_only_points_count(start: dict[str, Any]) -> None:
    view = {**deepcopy(start), "step": "over"}
    for seat, inca in enumerate(view["incas"]):
        assert worth(view, seat) == inca["points"]


@pytest.mark.parametrize(
    ("fewer", "more"),
    [
        ({"temple": 3}, {"temple": 4}),
        ({"temple": TEMPLE_TOP - 1}, {"temple": TEMPLE_TOP}),
        ({"statues": ["SM-cross"]}, {"statues": ["LG-cross"]}),
        ({"statues": []}, {"statues": ["SM-cross"]}),
        ({"tapestries": [["W05", "W13"]]}, {"tapestries": [["W05", "W12"]]}),  # halves that match
        ({"tapestries": [["W05"], ["W12"]]}, {"tapestries": [["W05", "W12"]]}),
        ({"army_up": ["A01"], "army_down": []}, {"army_up": ["A19"], "army_down": []}),
        ({"army_up": [], "army_down": ["A01"]}, {"army_up": ["A01"], "army_down": []}),
        (
            {"production_up": [], "production_down": ["P12"]},
            {"production_up": ["P12"], "production_down": []},
        ),
        ({"production_up": ["P01"]}, {"production_up": ["P03"]}),
        ({"passive": []}, {"passive": ["Z17"]}),
        ({"workers": ["blue"]}, {"workers": ["blue", "red"]}),
        ({"gods": ["G01", "G02"], "god_count": 2}, {"gods": ["G01", "G09"], "god_count": 2}),  # two gods
    ],
)
def test_what_is_plainly_better_is_worth_more(
    start: dict[str, Any], fewer: dict[str, Any], more: dict[str, Any]
) -> None:
    assert worth(changed(start, **fewer)) < worth(changed(start, **more))


def test_every_good_is_worth_something_but_heaps_are_worth_less(start: dict[str, Any]) -> None:
    few = {"potato": 1, "corn": 1, "stone": 1, "gold": 1}
    for good in few:
        values = [worth(changed(start, goods={**few, good: 1 + n})) for n in range(15)]
        assert values[0] < values[1]
        assert values[14] - values[13] < values[1] - values[0]


def test_a_region_without_free_spaces_is_scored_as_it_stands(start: dict[str, Any]) -> None:
    view = {**deepcopy(start), "conquests": {}, "village": [], "feasts_triggered": 3, "feasts_resolved": 2}
    view.update({"feast_holder": 1, "active": 1, "casualties": ["red"] * 5})
    full = {f"CH{n}": (0 if n > 3 else 1) for n in range(1, 7)}
    assert worth({**view, "conquests": full}) - worth(view) == pytest.approx(5)  # the tie is ours


def test_after_the_last_turn_goods_are_only_what_they_score(start: dict[str, Any]) -> None:
    view = {**deepcopy(start), "village": [], "feasts_triggered": 3, "feasts_resolved": 2}
    view.update({"feast_holder": 0, "active": 1, "step": "turn"})
    poor = worth(changed(view, goods={"potato": 9, "corn": 0, "stone": 0, "gold": 0}))
    rich = worth(changed(view, goods={"potato": 9, "corn": 9, "stone": 9, "gold": 2}))
    assert rich - poor == pytest.approx(2 * CONST.final_vp.value.gold)


def test_the_last_worker_of_the_last_village_is_worth_taking(start: dict[str, Any]) -> None:
    """Else nobody ends the game."""
    view = {**deepcopy(start), "feasts_triggered": 2, "feasts_resolved": 2, "feast_holder": -1, "active": 1}
    view.update({"village": ["red"], "step": "turn"})
    for inca in view["incas"]:  # everybody has the same
        inca.update({**deepcopy(start["incas"][0]), "seat": inca["seat"]})
    taken = {**deepcopy(view), "village": [], "feasts_triggered": 3, "feast_holder": 0}
    taken["incas"][0]["points"] += CONST.feast_trigger_vp.value[-1]

    def margin(of: dict[str, Any]) -> float:
        return worth(of) - max(worth(of, other) for other in range(1, 4))

    assert margin(taken) > margin(view)
