"""An agent of a public library learns something: the example of the documentation, in a small run."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train_quarry.py"


@pytest.mark.slow
def test_an_agent_trained_on_quarry_is_better_than_random_play() -> None:
    train = runpy.run_path(str(EXAMPLE))["train"]
    before, after = train(episodes=500, measured=300)
    assert -0.3 < before < 0.3
    assert after > before + 0.2
