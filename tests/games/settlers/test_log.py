"""The log adds up: from its events alone a reader knows everybody's goods, points, cards and Empires."""

from __future__ import annotations

import pytest

from tablewright.engine import Options, find_game
from tablewright.testing.checks.ledger import check_ledger
from tablewright.testing.driver import Case

GAME = find_game("settlers")
BOXES = dict.fromkeys(("wcwbf", "magic3", "fire", "atl", "azt", "ama", "mini"), "yes")
MINIS = dict.fromkeys(("dip-alliance", "dip-truce", "dip-treaty", "dip-envoys", "market"), "yes")
EVERYTHING = {**BOXES, **MINIS, "format": "open"}

CASES: list[tuple[int, Options]] = [
    *((players, {}) for players in (1, 2, 3, 4)),
    *((3, {"lookout": lookout}) for lookout in ("alternative", "advanced")),
    *((players, EVERYTHING) for players in (1, 2, 3, 5, 7)),
]


@pytest.mark.parametrize(("players", "options"), CASES)
def test_goods_points_cards_and_empires_follow_from_the_log(players: int, options: Options) -> None:
    for seed in ("log 0", "log 1"):
        check_ledger(Case(GAME, players, GAME.settle(players, options), seed))
