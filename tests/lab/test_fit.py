"""Weights from games."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tablewright.bots.weights import weights_of
from tablewright.engine import BadSetup, find_game
from tablewright.lab.learning.fit import (
    Assignment,
    Position,
    Story,
    fitted,
    less_average,
    lesson_of,
    look,
    main,
    watch,
)
from tests.bots.positions import position

if TYPE_CHECKING:
    from pathlib import Path

TRUE = {"stone": 2.0, "gold": -1.0, "noise": 0.0}
GUESSED = {"stone": 0.5, "gold": 0.5, "noise": 0.0}


def made_up_stories(players: int, games: int = 400) -> list[Story]:
    """Games of which the end depends on what everybody has in the middle, and on luck."""
    random = Random("stories")
    stories = []
    for _ in range(games):
        have = {name: [random.randrange(6) for _ in range(players)] for name in TRUE}
        luck = random.gauss(30, 10)  # a long game is good for all
        points = [
            luck + random.gauss(0, 3) + sum(TRUE[name] * have[name][seat] for name in TRUE)
            for seat in range(players)
        ]
        values = [sum(GUESSED[name] * have[name][seat] for name in TRUE) for seat in range(players)]
        slopes = [[float(amount) for amount in have[name]] for name in TRUE]
        stories.append(Story([Position(5, values, slopes)], 10, points))
    return stories


@pytest.mark.parametrize("players", [1, 4])
def test_weights_become_what_things_were_worth(players: int) -> None:
    found, (before, after) = fitted(GUESSED, lesson_of(made_up_stories(players)))
    near = 0.6 if players == 1 else 0.25  # alone, nobody shares the luck of the game
    assert found == {name: pytest.approx(weight, abs=near) for name, weight in TRUE.items()}
    assert after < before


def test_few_games_change_little() -> None:
    few, _ = fitted(GUESSED, lesson_of(made_up_stories(4, 6)))
    many, _ = fitted(GUESSED, lesson_of(made_up_stories(4, 400)))
    assert abs(few["stone"] - GUESSED["stone"]) < abs(many["stone"] - GUESSED["stone"])


def test_a_step_is_a_part_of_the_way() -> None:
    lesson = lesson_of(made_up_stories(4))
    whole, (before, at_the_end) = fitted(GUESSED, lesson)
    half, (_, on_the_way) = fitted(GUESSED, lesson, 0.5)
    assert half == {name: pytest.approx((GUESSED[name] + whole[name]) / 2, abs=0.001) for name in GUESSED}
    assert at_the_end < on_the_way < before


def test_rows_that_are_alike_are_compared_with_each_other() -> None:
    rows = np.array([[1.0, 0.0], [3.0, 4.0], [7.0, 7.0]])
    assert less_average(rows, np.array([0, 0, 2])).tolist() == [[-1.0, -2.0], [1.0, 2.0], [0.0, 0.0]]


def test_slopes_say_how_the_value_changes() -> None:
    weights = weights_of("origins")
    table = position("origins", 2, "1", 60)
    seen = look("origins", table, 0, weights)
    more = look("origins", table, 0, {**weights, "wisdom": weights["wisdom"] + 1.0})
    slope = seen.slopes[list(weights).index("wisdom")]
    assert max(slope) > 0
    assert more.values == [pytest.approx(value + one) for value, one in zip(seen.values, slope, strict=True)]


def test_a_game_is_watched_to_its_end() -> None:
    weights = weights_of("tabannusi")
    story = watch(Assignment("tabannusi", 2, {}, "greedy:tries=1", weights, 0.2, 0.5, "watched"))
    assert len(story.points) == 2
    assert 5 < len(story.positions) < story.choices
    assert all(len(position.slopes) == len(weights) for position in story.positions)


def test_nothing_is_learned_from_a_game_that_had_to_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("tabannusi")), "cap", 60)
    weights = weights_of("tabannusi")
    story = watch(Assignment("tabannusi", 2, {}, "greedy:tries=1", weights, 0.2, 0.5, "watched"))
    assert (story.positions, story.choices) == ([], 60)


def test_a_game_without_an_evaluation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.lab.learning.fit.evaluation_of", lambda game: None)
    with pytest.raises(BadSetup, match="quarry has no evaluation"):
        look("quarry", position("quarry", 2, "1", 10), 0, {})


@pytest.mark.parametrize("players", ["1", "2"])
def test_the_command_writes_what_was_found_and_how(players: str, tmp_path: Path) -> None:
    words = f"origins --players {players} --bot greedy:tries=1 --rounds 2 --games 3 --jobs 1"
    main([*words.split(), "--name", "trial", "--out", str(tmp_path)])
    data = json.loads((tmp_path / "weights.trial.json").read_text())
    assert data["command"].startswith(
        f"python -m tablewright.lab.learning.fit origins --players {players} --bot"
    )
    assert data["rounds"] == 2
    assert data["weights"].keys() == weights_of("origins").keys()
    assert data["weights"] != weights_of("origins")
