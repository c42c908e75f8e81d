"""Learning from games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tablewright.bots.habits import Habits
from tablewright.lab.learning.tune import Choice, learn_habits, main, surprise


def test_habits_learn_what_is_usually_taken() -> None:
    random = Random(1)
    choices = [Choice(["go:left", "go:right"], int(random.random() < 0.2)) for _ in range(2000)]
    learned = learn_habits(choices)
    left, right = Habits(learned).odds(["go:left", "go:right"])
    assert left / (left + right) == pytest.approx(0.8, abs=0.05)
    assert surprise(choices, learned) < surprise(choices, {})


def test_the_command_writes_what_was_learned_and_how(tmp_path: Path) -> None:
    words = ["habits", "quarry", "--players", "2", "--games", "2", "--bot", "greedy", "--out", str(tmp_path)]
    main(words)
    data = json.loads((tmp_path / "habits.json").read_text())
    assert data["command"].startswith("python -m tablewright.lab.learning.tune habits quarry --players 2")
    assert data["choices"] > 20
    assert any(name.startswith("work:") for name in data["options"])
