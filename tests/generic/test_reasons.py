"""The truths of a game are exact: none believes a wrong reason, and hardly any reason is without one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablewright.engine import Game, find_game
from tablewright.engine.message import Truth
from tablewright.testing import mutants
from tablewright.testing.checks.reasons import check_planted_reasons, unproved
from tablewright.testing.driver import Case

#: What the position alone cannot decide, as it depends on what was done before in the turn.
COURSE_OF_THE_TURN = {
    "quarry": [],
    "origins": ["ability-used", "tower-in-chain", "part-done", "same-temple"],
    "settlers": [],
    "daitoshi": ["already-activated", "not-to-exploit"],
    "tabannusi": [],
    "tawantinsuyu": ["exchanged-once", "icon-used", "icon-declined"],
}

WAYS = [(name, players) for name in COURSE_OF_THE_TURN for players in (1, 2, 4)]


@pytest.mark.parametrize(("name", "players"), WAYS, ids=lambda it: str(it))
def test_no_wrong_reason_passes_for_true(name: str, players: int) -> None:
    game = find_game(name)
    check_planted_reasons(Case(game, players, game.variants(players)[0], "planted", 25))


@pytest.mark.parametrize("name", COURSE_OF_THE_TURN)
def test_only_what_the_course_of_a_turn_decides_is_not_proved(name: str) -> None:
    assert unproved(find_game(name)) == COURSE_OF_THE_TURN[name]


class RangesOnly(mutants.Mutant):
    """Quarry with a truth that is content with any number above 0."""

    name = "ranges-only"

    def truths(self) -> Mapping[str, Truth]:
        """The number is not compared with what is missing."""
        return {**super().truths(), "too-few-stones": lambda g, me, value, told: told["short"] > 0}


class Deaf(mutants.Mutant):
    """Quarry with a truth that does not look at the answer it is about."""

    name = "deaf"

    def truths(self) -> Mapping[str, Truth]:
        """The number is compared, but with what any card lacks."""
        return {**super().truths(), "too-few-stones": self.of_any_card}

    @staticmethod
    def of_any_card(g: Any, me: Any, value: Any, told: Mapping[str, Any]) -> bool:
        return any(find_game("quarry").truths()["too-few-stones"](g, me, card, told) for card in me.hand)


@pytest.mark.parametrize("mutant", [RangesOnly(), Deaf()], ids=lambda it: it.name)
def test_a_truth_that_is_not_exact_is_found(mutant: Game[Any]) -> None:
    with pytest.raises(AssertionError, match="why-too-few-stones passes for true of"):
        check_planted_reasons(Case(mutant, 2, mutant.variants(2)[0], "planted2"))
