"""The baseline of the documentation learns: a small run on fixed seeds."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"


@pytest.mark.slow
def test_a_minute_of_training_beats_random_play_by_far() -> None:
    train = runpy.run_path(str(EXAMPLE))["train"]
    before, after, _ = train("quarry", updates=12, told=None)
    assert -0.3 < before < 0.3
    assert after > before + 0.4


def test_several_seats_learn_together() -> None:
    """Each seat is paid for its own places: a short run goes through, and what is learned is finite."""
    train = runpy.run_path(str(EXAMPLE))["train"]
    _, _, network = train("quarry", players=3, updates=2, count=8, steps=32, told=None)
    assert all((abs(weight) < 1e3).all() for weight in network.weights)
