"""A robot plays all titles by clicking things: none that an answer of the turn is about may refuse.

It plays a part of a game of each title; `TABLEWRIGHT_ROBOT=whole` plays whole games, `TABLEWRIGHT_ROBOT_SEED`
other ones.
"""

from __future__ import annotations

import os
from typing import Final

import pytest

from tests.web.robot import Robot
from tests.web.visitor import Visitor

TITLES: Final = ["Quarry", "Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"]
WHOLE: Final = os.environ.get("TABLEWRIGHT_ROBOT") == "whole"
SECONDS: Final = 3_600.0 if WHOLE else 5.0
CLICKS: Final = 5_000 if WHOLE else 60
THINGS: Final = 3
SEED: Final = int(os.environ.get("TABLEWRIGHT_ROBOT_SEED", "1"))


@pytest.mark.parametrize("title", TITLES)
def test_things_never_refuse_what_the_turn_offers(ann: Visitor, title: str) -> None:
    ann.new_table(title)
    robot = Robot(ann, SEED)
    robot.play(CLICKS, SECONDS, THINGS)
    print(title, dict(robot.did))
    assert robot.did["thing"] >= THINGS
    assert robot.did["thing"] > robot.did["words"]
    if WHOLE:
        assert ann.is_over()
