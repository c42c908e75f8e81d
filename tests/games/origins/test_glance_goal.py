"""What a single player has to reach stands in the head of the page."""

from __future__ import annotations

import pytest

from tablewright.engine import find_game, new_table
from tablewright.games.origins.rules.solo import target


@pytest.mark.rule("ORI-17.3.1")
@pytest.mark.rule("ORI-17.3.2")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_head_tells_the_points_to_reach(seed: str) -> None:
    game = find_game("origins")
    table = new_table(game, 1, seed=seed)
    *_, goal = game.glance(game.view(table.state, 0)).head
    assert (goal.id, goal.args["points"]) == ("head-target", target(table.state))


def test_several_players_have_nothing_to_reach() -> None:
    game = find_game("origins")
    table = new_table(game, 2, seed="1")
    assert len(game.glance(game.view(table.state, 0)).head) == 2
