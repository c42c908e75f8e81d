"""How positions of Daitoshi are judged."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tablewright.bots.weights import weights_of
from tablewright.engine import find_game, new_table
from tablewright.games.daitoshi.box.schema import DATA, READY_AT, STACKS, TRACK_END
from tablewright.games.daitoshi.brain.evaluation import (
    INCOME,
    PAID,
    SCORES_AHEAD,
    VP_OF,
    evaluate,
    time_left,
    turns_ahead,
)

WEIGHTS = weights_of("daitoshi")


@pytest.fixture
def view() -> dict[str, Any]:
    """The start of a game of four."""
    return new_table(find_game("daitoshi"), 4, "judged").view(0)


def better(view: dict[str, Any], **changes: object) -> float:
    """How much more the first seat expects with something else of its own."""
    other = deepcopy(view)
    other["magnates"][0].update(changes)
    return evaluate(other, 0, WEIGHTS) - evaluate(view, 0, WEIGHTS)


def test_at_the_end_the_points_are_all(view: dict[str, Any]) -> None:
    view["phase"] = "over"
    view["magnates"][0]["points"] = 77
    assert evaluate(view, 0, WEIGHTS) == 77


def test_before_the_last_grants_final_scoring_is_added(view: dict[str, Any]) -> None:
    view["phase"] = "grant"
    me = view["magnates"][0]
    assert evaluate(view, 0, WEIGHTS) == me["points"] + sum(me["final"].values())


def test_more_is_better(view: dict[str, Any]) -> None:
    me = view["magnates"][0]
    assert better(view, points=me["points"] + 1) == pytest.approx(1)
    assert better(view, goods={**me["goods"], "wealth": 3}) > 0
    assert better(view, steam=me["steam"] + 3) > 0
    assert better(view, reputation=1) > 0
    assert better(view, steps=[READY_AT[0], *me["steps"][1:]]) > 0
    assert better(view, floors=[*me["floors"][:3], "magnificent_01", *me["floors"][4:]]) > 0
    # What a marker scores on its way is not ahead any more: it has been scored.
    scored = VP_OF[me["floors"][0]] * (SCORES_AHEAD[0][READY_AT[0]] - SCORES_AHEAD[0][TRACK_END[0]])
    assert better(view, steps=[TRACK_END[0], *me["steps"][1:]], points=me["points"] + scored) > better(
        view, steps=[READY_AT[0], *me["steps"][1:]]
    )


def test_the_active_player_sees_conflicts_coming(view: dict[str, Any]) -> None:
    """DAI-16.1 The tiles turn only at the end of the turn."""
    view["active"] = 0
    calm, angry = ["forest", "river"], ["forest", "forest"]
    assert better(view, zone=angry) < better(view, zone=calm)


def test_steam_is_of_no_use_after_the_last_turn(view: dict[str, Any]) -> None:
    view["round"] = view["last_round"] = 9
    view["first"], view["active"] = 0, 1
    assert turns_ahead(view, 0) == 0
    assert better(view, steam=12) == 0


@pytest.mark.parametrize("players", DATA.meta.players)
def test_time_runs_out_with_the_hexes_of_a_track(players: int) -> None:
    """DAI-17.1"""
    view: dict[str, Any] = new_table(find_game("daitoshi"), players, "time").view(0)
    assert time_left(view, turns_ahead(view, 0)) == 1.0
    for kind in STACKS[players]:
        used = deepcopy(view)
        used["tracks"][kind]["left"] = 1
        assert time_left(used, 1) == pytest.approx(0.1)


def test_turns_ahead_end_with_the_last_round(view: dict[str, Any]) -> None:
    """DAI-17.2 After the round of the trigger there is one more."""
    view.update(first=2, active=3, phase="turn", round=8, last_round=9)
    assert [turns_ahead(view, seat) for seat in range(4)] == [2, 2, 1, 2]
    view["phase"] = "end"
    assert turns_ahead(view, 3) == 1


def test_every_operation_has_its_weights() -> None:
    named = {name for tiles in INCOME for pays in tiles.values() for name, _ in pays}
    named |= {name for tiles in PAID for pays in tiles.values() for name, _ in pays}
    assert named <= set(WEIGHTS)
