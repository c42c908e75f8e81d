"""What the evaluation of Origins must get right."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tablewright.bots import Glimpse, make_bot
from tablewright.bots.weights import weights_of
from tablewright.engine import Table, find_game, new_table
from tablewright.games.origins.box.schema import ADVISOR_VP, CAP_VALUE
from tablewright.games.origins.brain.evaluation import evaluate, rounds_left

WEIGHTS = weights_of("origins")


def opening(players: int = 4) -> dict[str, Any]:
    """The first turn after the starting dice were picked."""
    table: Table = new_table(find_game("origins"), players, "opening")
    while table.view(0)["phase"] != "play":
        table.play(0)
    view: dict[str, Any] = table.view(0)
    return view


def worth(view: dict[str, Any]) -> float:
    return evaluate(view, 0, WEIGHTS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_only_points_count(players: int) -> None:
    table: Table = new_table(find_game("origins"), players, "whole")
    bots = [make_bot("random", f"{seat}") for seat in range(players)]
    while not table.over:
        question = table.open_questions()[0]
        table.play(question.offset + bots[question.seat].choose(Glimpse(table, question)))
    values = [evaluate(table.view(0), seat, WEIGHTS) for seat in range(players)]
    assert values == [float(points) for points in table.scores[:players]]


def test_who_has_passed_in_the_last_round_has_points_only() -> None:
    view = opening()
    view["met"] = ["E_towers"]
    me = view["builders"][0]
    me["passed"] = True
    me["goods"].update(stone=9, food=9, wisdom=9)
    me["superiority"] = 2
    assert worth(view) == pytest.approx(me["points"] + sum(me["final"].values()))


def test_a_met_condition_leaves_no_rounds() -> None:
    view = opening()
    assert rounds_left(view, WEIGHTS) > 2
    view["met"] = ["E_gold"]
    assert rounds_left(view, WEIGHTS) == 0


def test_full_temples_bring_the_end_nearer() -> None:
    view = opening()
    later = deepcopy(view)
    later["builders"][2]["temples"] = {"forests": 9, "mountains": 9, "seas": 9}
    assert rounds_left(later, WEIGHTS) < rounds_left(view, WEIGHTS)


def test_more_people_are_better() -> None:
    view = opening()
    more = deepcopy(view)
    more["builders"][0]["freemen"].append(["blue", 3, ""])
    assert worth(more) > worth(view)


def test_a_six_at_a_site_will_be_an_advisor() -> None:
    view = opening()
    view["met"] = ["E_gold"]
    view["builders"][0]["freemen"] = [["red", CAP_VALUE - 1, "S1"]]
    six = deepcopy(view)
    six["builders"][0]["freemen"] = [["red", CAP_VALUE, "S1"]]
    assert 0 < worth(six) - worth(view) <= ADVISOR_VP[0]


def test_a_district_that_suits_a_card_is_better() -> None:
    view = opening()
    view["cards"] = {"D13": 2}  # red between purple and blue
    me = view["builders"][0]
    me["city"] += [
        [1, 0, "outpost", False],
        [1, 1, "forum", False],
        [2, 0, "forum", False],
        [2, 1, "forum", False],
    ]
    suited = deepcopy(view)
    suited["builders"][0]["city"][3:] = [
        [1, 1, "main_gate", False],
        [2, 0, "obelisk", False],
        [2, 1, "forum", False],
    ]
    assert worth(suited) > worth(view)
