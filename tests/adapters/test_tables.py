"""Many tables at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from tablewright.engine import BadSetup, IllegalChoice
from tablewright.envs import encoding_of, vector
from tablewright.envs.gymnasium import SoloVector
from tablewright.envs.tables import Tables
from tests.adapters.cases import EVERY_GAME


def played(tables: Tables, steps: int, seed: int = 1) -> list[Any]:
    """What the tables say, step by step, when the first action that is offered is always taken."""
    told = []
    _, _, masks = tables.reset(seed)
    for _ in range(steps):
        actions = masks.argmax(axis=1)
        seats, observations, masks, rewards, ends, cuts = tables.step(actions)
        told.append((seats.copy(), observations.sum(axis=1), rewards.copy(), ends.copy(), cuts.copy()))
    return told


def assert_same(one: list[Any], other: list[Any]) -> None:
    for here, there in zip(one, other, strict=True):
        for left, right in zip(here, there, strict=True):
            assert np.array_equal(left, right)


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_a_row_is_what_the_seat_that_is_asked_knows(game: str, players: int) -> None:
    tables = vector(game, players, 2)
    session = encoding_of(game, players).session()
    seats, observations, masks = tables.reset(seed=7)
    session.begin("7/1/0")
    for _ in range(30):
        assert seats[1] == session.seat
        assert np.array_equal(observations[1], np.frombuffer(session.observe(session.seat), np.float32))
        assert np.flatnonzero(masks[1]).tolist() == sorted(session.offered)
        actions = masks.argmax(axis=1)
        session.play(int(actions[1]))
        if session.over:
            break
        seats, observations, masks, *_ = tables.step(actions)


def test_a_game_that_ends_is_paid_and_the_next_one_begins() -> None:
    told = played(vector("quarry", 2, 3), steps=200)
    ends = np.array([ends for *_, ends, _ in told])
    rewards = np.array([rewards for _, _, rewards, _, _ in told])
    assert ends.sum(axis=0).min() >= 2
    assert not rewards[~ends].any()
    assert (np.abs(rewards[ends]).max(axis=1) <= 1).all()
    assert rewards[ends].sum() == pytest.approx(0)


def test_games_that_are_cut_off_are_not_over() -> None:
    told = played(vector("quarry", 2, 2, most=5), steps=5)
    assert not any(ends.any() for *_, ends, _ in told)
    assert told[-1][-1].all()


def test_points_are_paid_when_they_are_made() -> None:
    told = played(vector("quarry", 2, 2, reward="points"), steps=60)
    assert sum(rewards.sum() for _, _, rewards, _, _ in told) > 0


def test_tables_do_not_depend_on_each_other_nor_on_processes() -> None:
    alone = played(vector("quarry", 3, 1), steps=120)
    many = played(vector("quarry", 3, 4), steps=120)
    assert_same([tuple(part[:1] for part in step) for step in many], alone)
    with vector("quarry", 3, 4, workers=2) as tables:
        assert_same(played(tables, steps=120), many)


def test_nothing_happens_if_an_action_is_not_offered() -> None:
    tables = vector("quarry", 2, 2)
    with pytest.raises(BadSetup, match="Call reset"):
        tables.step(np.zeros(2, np.int64))
    _, _, masks = tables.reset(1)
    good = masks.argmax(axis=1)
    with pytest.raises(IllegalChoice, match="'wait' is not offered at table 1"):
        tables.step(np.array([good[0], 0]))
    with pytest.raises(IllegalChoice, match="Give 2 whole numbers"):
        tables.step(np.zeros(3, np.int64))
    with pytest.raises(IllegalChoice, match="only the actions 0 to"):
        tables.step(np.array([good[0], 10_000]))
    assert all(session.table.choices == 0 for session in tables.hands.sessions)
    tables.step(good)


def test_no_tables_or_more_processes_than_tables_are_refused() -> None:
    with pytest.raises(BadSetup, match="each needs a table"):
        vector("quarry", 2, 0)
    with pytest.raises(BadSetup, match="each needs a table"):
        vector("quarry", 2, 1, workers=2)


def test_gymnasium_makes_them_for_solo_games() -> None:
    env = gymnasium.make_vec(encoding_of("quarry", 1).id, num_envs=3)
    assert isinstance(env.unwrapped, SoloVector)
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(150):
        assert env.observation_space.contains(seen)
        seen, rewards, ends, cuts, _ = env.step(seen["action_mask"].argmax(axis=1))
        assert rewards.shape == ends.shape == cuts.shape == (3,)
        ended += int(ends.sum())
    assert ended >= 3
    env.close()
