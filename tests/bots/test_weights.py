"""Sets of weights, and which of them a table is judged by."""

from __future__ import annotations

import pytest

from tablewright.bots import make_bot
from tablewright.bots.judge import Judge
from tablewright.bots.weights import named_sets, teach, usual_set, weights_of
from tablewright.engine import BadSetup, Table, find_game, new_table
from tablewright.engine.registry import OWN
from tablewright.lab.simulation.playout import play_with


def test_a_judge_goes_by_the_set_it_is_given() -> None:
    table: Table = new_table(find_game("tabannusi"), 2, "judge")
    teach("tabannusi", "golden", {**weights_of("tabannusi"), "gold": 100.0})
    usual, golden = [Judge("tabannusi", 2, name).values(table, 0)[0] for name in ("", "golden")]
    assert golden > usual + 50


def test_an_unknown_set_is_refused_by_name() -> None:
    table: Table = new_table(find_game("origins"), 2, "unknown")
    with pytest.raises(BadSetup, match="no weights 'nonsense' for origins"):
        play_with(table, {0: make_bot("greedy:weights=nonsense", "1"), 1: make_bot("random", "1")})


def test_a_game_without_weights_needs_none() -> None:
    assert weights_of("quarry") == {}


def test_some_game_has_several_sets() -> None:
    assert "hand" in named_sets("origins")


@pytest.mark.parametrize("game", OWN)
def test_all_sets_of_a_game_weigh_the_same_things(game: str) -> None:
    names = weights_of(game).keys()
    for name in named_sets(game):
        assert weights_of(game, name).keys() == names, name


def test_a_table_of_one_has_a_set_of_its_own_where_there_is_one() -> None:
    assert "alone" in named_sets("origins")
    assert usual_set("origins", 1) == "alone"
    assert usual_set("origins", 2) == ""
    assert usual_set("quarry", 1) == ""
