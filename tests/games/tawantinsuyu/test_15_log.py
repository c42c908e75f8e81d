"""The log adds up: from the events alone a reader knows what everybody owns and where things lie."""

from __future__ import annotations

import pytest

from tablewright.engine import find_game
from tablewright.testing.checks.ledger import check_ledger
from tablewright.testing.driver import Case


@pytest.mark.rule("TAW-13.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_log_tells_all_that_changes(players: int) -> None:
    game = find_game("tawantinsuyu")
    hard = {"hard_final_resources": "on", "hard_conquest_discount": "on"} if players == 1 else {}
    check_ledger(Case(game, players, game.settle(players, hard), "log"))
