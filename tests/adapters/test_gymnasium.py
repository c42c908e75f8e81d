"""Solo games pass Gymnasium's own check."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tablewright.envs.encoding import WAIT, encoding_of
from tablewright.envs.gymnasium import SoloEnv, solo_env
from tests.adapters.cases import SOLO


@pytest.mark.parametrize("game", SOLO)
def test_gymnasiums_own_check_passes(game: str) -> None:
    check_env(gymnasium.make(encoding_of(game, 1).id).unwrapped)


@pytest.mark.parametrize("game", SOLO)
def test_a_game_goes_to_its_end_by_the_mask(game: str) -> None:
    env = solo_env(game)
    _, info = env.reset(seed=3)
    env.action_space.seed(3)
    over, rewards = False, []
    while not over:
        action = env.action_space.sample(env.action_masks().astype(np.int8))
        seen, reward, over, truncated, info = env.step(action)
        rewards.append(reward)
        assert not truncated
        assert not info["illegal"]
    assert rewards[-1] in (-1.0, 1.0)
    assert not any(rewards[:-1])
    assert list(np.flatnonzero(seen["action_mask"])) == [WAIT]
    assert info["points"] == env.table.scores[0]


def test_an_action_that_is_not_offered_does_no_harm_and_is_told() -> None:
    env = solo_env("quarry", render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    _, _, _, _, info = env.step(np.int64(WAIT))
    assert info["illegal"]
    assert env.table.choices == 1
    assert isinstance(before, str)
    assert "dig:hill" in before


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    games = []
    for seed in (5, 5, 6):
        env = solo_env("quarry", reward="points")
        env.reset(seed=seed)
        env.action_space.seed(0)
        rewards = []
        over = False
        while not over:
            action = env.action_space.sample(env.action_masks().astype(np.int8))
            _, reward, over, _, _ = env.step(action)
            rewards.append(reward)
        games.append(rewards)
    assert games[0] == games[1] != games[2]


def test_nothing_can_be_played_before_the_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        SoloEnv("quarry").step(np.int64(1))
