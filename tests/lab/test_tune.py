"""Learning from games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tablewright.bots.habits import Habits
from tablewright.lab.tune import Choice, Position, learn_habits, learn_weights, main, surprise


def test_habits_learn_what_is_usually_taken() -> None:
    random = Random(1)
    choices = [Choice(["go:left", "go:right"], int(random.random() < 0.2)) for _ in range(2000)]
    learned = learn_habits(choices)
    left, right = Habits(learned).odds(["go:left", "go:right"])
    assert left / (left + right) == pytest.approx(0.8, abs=0.05)
    assert surprise(choices, learned) < surprise(choices, {})


def test_weights_learn_what_things_brought() -> None:
    random = Random(1)
    positions = []
    for _ in range(4000):
        stone, gold = random.randrange(10), random.randrange(3)
        positions.append(
            Position({"stone": stone, "gold": gold}, 0.5 * stone + 4.0 * gold + random.gauss(0, 3))
        )
    learned = learn_weights(positions, {"stone": 1.0, "gold": 1.0}, pull=1.0)
    assert learned == {"stone": pytest.approx(0.5, abs=0.05), "gold": pytest.approx(4.0, abs=0.15)}


def test_few_games_change_little() -> None:
    before = {"stone": 1.0}
    assert learn_weights([Position({"stone": 1.0}, 9.0)], before, pull=1e9) == before


def test_the_command_writes_what_was_learned_and_how(tmp_path: Path) -> None:
    words = ["habits", "quarry", "--players", "2", "--games", "2", "--bot", "greedy", "--out", str(tmp_path)]
    main(words)
    data = json.loads((tmp_path / "quarry.habits.json").read_text())
    assert data["command"].startswith("python -m tablewright.lab.tune habits quarry --players 2")
    assert data["choices"] > 20
    assert any(name.startswith("work:") for name in data["options"])


def test_weights_are_learned_from_games(tmp_path: Path) -> None:
    main(["weights", "origins", "--players", "2", "--games", "1", "--bot", "random", "--out", str(tmp_path)])
    data = json.loads((tmp_path / "origins.weights.json").read_text())
    assert data["positions"] > 20
    assert {"stone", "freeman", "open-block"} <= set(data["weights"])


def test_weights_of_what_is_no_sum_are_not_fitted(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["weights", "tabannusi"])
    assert "python -m tablewright.lab.evolve tabannusi" in capsys.readouterr().err
