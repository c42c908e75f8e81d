"""The log adds up: what everybody has, and what lies where, follows from the events alone."""

from __future__ import annotations

import pytest

from tablewright.engine import find_game
from tablewright.games.daitoshi.rules.solo.actions import mayor_contributes
from tablewright.testing.checks.ledger import check_ledger
from tablewright.testing.driver import Case
from tests.games.daitoshi.magnates import install, owns
from tests.games.daitoshi.table import alone

GAME = find_game("daitoshi")


@pytest.mark.rule("DAI-22.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_everybody_has_follows_from_the_log(players: int) -> None:
    options = GAME.settle(players, {"advisors": "7"} if players == 1 else {})
    check_ledger(Case(GAME, players, options, "log"))


@pytest.mark.rule("DAI-21.51", "DAI-21.40")
def test_the_mayors_contribution_tells_all_that_he_pays() -> None:
    table = alone()
    mayor = owns(table.state.magnates[1], food=1, energy=1, material=1, wealth=3)
    install(table.state, mayor, "L2", "common_05", 6)
    table.state.bribe = False  # INV-21 only with one invention he has it
    table.table.events.clear()
    mayor_contributes(table.state, mayor)
    assert table.events("pay") == [
        {"seat": 1, "goods": {"food": 1, "energy": 1, "material": 1, "luxury": 0, "wealth": 2}}
    ]
    assert mayor.goods["wealth"] == 1
