"""What players usually do."""

from __future__ import annotations

from collections import Counter
from math import e
from random import Random

import pytest

from tablewright.bots.habits import SUREST, Evenly, Habits, habits_of
from tablewright.engine import Decision


def test_options_are_picked_by_their_odds() -> None:
    habits = Habits({"go:left": 1.0})
    assert habits.odds(["go:left", "go:right"]) == pytest.approx([e, 1.0])
    draw = Random(1).random
    question = Decision(0, "go", ["left", "right"])
    counts = Counter(habits.pick(question, draw) for _ in range(4000))
    assert counts[0] / 4000 == pytest.approx(e / (e + 1), abs=0.03)


def test_parts_of_an_option_count_together() -> None:
    habits = Habits({"build:T1/2": 0.5, "build:0=T1": 0.25, "build:1=2": 0.25})
    assert habits.odds(["build:T1/2", "build:T1/3"]) == pytest.approx([e, e**0.25])


def test_nobody_is_entirely_sure() -> None:
    assert Habits({"go:left": 99.0}).odds(["go:left"]) == pytest.approx([e**SUREST])


def test_a_game_without_habits_takes_options_evenly() -> None:
    custom = habits_of("quarry")
    assert isinstance(custom, Evenly)
    assert custom.odds(["a", "b"]) == [1.0, 1.0]
    counts = Counter(custom.pick(Decision(0, "go", ["left", "right"]), Random(1).random) for _ in range(10))
    assert set(counts) <= {0, 1}
