"""What-if forks and hints of running games hold what a fair deal may hold (R25): a sample of the command."""

from __future__ import annotations

import random

import pytest

from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.imagined import HANDS, dealt, faults, forked, reached, thought_of

TIMES = 16


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True, scope="session")
@pytest.mark.parametrize("game", HANDS)
def test_r25_imagined_hands_are_dealt_fairly(served: Served, ann: Person, game: str) -> None:
    position = reached(served, ann, game, random.Random(game))
    assert position.held, "nothing is hidden here"
    assert faults(position, [forked(ann, position) for _ in range(TIMES)]) == []
    assert faults(position, thought_of(served, position, TIMES)) == []
    fair = random.Random(1)
    assert faults(position, [dealt(position, fair) for _ in range(500)]) == []
    assert faults(position, [position.held] * TIMES), "the true hand each time is found out"
