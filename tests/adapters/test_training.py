"""An agent of a public library learns something: the example of the documentation, in a small run."""

from __future__ import annotations

import runpy
from pathlib import Path
from statistics import fmean

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train_quarry.py"


@pytest.mark.slow
def test_an_agent_trained_on_quarry_is_better_than_random_play() -> None:
    """One run may go astray in so few games, so three are taken together."""
    train = runpy.run_path(str(EXAMPLE))["train"]
    runs = [train(episodes=500, measured=200, seed=seed) for seed in range(3)]
    before, after = (fmean(returns) for returns in zip(*runs, strict=True))
    assert -0.2 < before < 0.2
    assert after > before + 0.2
