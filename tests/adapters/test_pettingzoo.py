"""Every game passes PettingZoo's own tests, unchanged."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from tablewright.engine import BadSetup
from tablewright.envs.encoding import WAIT
from tablewright.envs.pettingzoo import TableEnv, env, parallel_env
from tests.adapters.cases import CYCLES, EVERY_GAME, EVERY_TABLE

#: The kit knows the names of PettingZoo's own games whose observation is a map with a mask in it (what its
#: documentation recommends), and only warns about all others.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


@pytest.mark.parametrize("waiting", [True, False])
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_api(game: str, players: int, waiting: bool) -> None:
    api_test(env(game, players, waiting=waiting), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_seeds(game: str, players: int) -> None:
    seed_test(partial(env, game, players), num_cycles=CYCLES // 4)


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_max_cycles(game: str, players: int) -> None:
    module = SimpleNamespace(
        env=partial(env, game, players, waiting=True), parallel_env=partial(parallel_env, game, players)
    )
    max_cycles_test(module)


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_parallel_api(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=CYCLES // 4)


def play_to_the_end(table: Any, seed: int) -> tuple[dict[str, float], int]:
    """What everybody got, and in how many steps."""
    table.reset(seed=seed)
    got = dict.fromkeys(table.agents, 0.0)
    random = np.random.default_rng(seed)
    steps = 0
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        over = terminated or truncated
        table.step(None if over else random.choice(np.flatnonzero(seen["action_mask"])))
        steps += not over
    return got, steps


@pytest.mark.parametrize("players", [2, 4])
def test_places_are_paid_at_the_end_and_waiting_only_takes_steps(players: int) -> None:
    got, steps = play_to_the_end(env("quarry", players, waiting=True), seed=1)
    assert max(got.values()) == 1.0
    assert sum(got.values()) == pytest.approx(0)
    again, fewer = play_to_the_end(env("quarry", players), seed=1)
    assert sum(again.values()) == pytest.approx(0)
    assert fewer < steps


def test_seats_that_are_asked_at_once_cannot_know_each_others_answers() -> None:
    seen = []
    for answer in (0, 1):
        table = env("quarry", 2)
        table.reset(seed=1)
        offered = np.flatnonzero(table.observe("seat_0")["action_mask"])
        assert len(offered) == 3
        table.step(offered[answer])
        assert table.agent_selection == "seat_1"
        seen.append(table.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_who_is_asked_nothing_can_only_wait_and_keeps_what_it_saw() -> None:
    table = parallel_env("quarry", 2)
    seen, _ = table.reset(seed=1)
    random = np.random.default_rng(1)
    waited = 0
    while table.agents:
        before = seen
        masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in table.agents}
        seen, *_ = table.step({agent: random.choice(mask) for agent, mask in masks.items()})
        for agent, mask in masks.items():
            if list(mask) == [WAIT] and np.flatnonzero(seen[agent]["action_mask"]).tolist() == [WAIT]:
                waited += 1
                assert seen[agent]["observation"] is before[agent]["observation"]
    assert waited > 5


def test_a_game_that_is_cut_off_is_not_over() -> None:
    table = parallel_env("quarry", 2, max_cycles=3)
    table.reset(seed=1)
    for _ in range(3):
        _, rewards, ends, cuts, _ = table.step(dict.fromkeys(table.possible_agents, 0))
    assert not any(ends.values())
    assert all(cuts.values())
    assert not any(rewards.values())


def test_the_tables_own_options_belong_to_its_making() -> None:
    table = env("settlers", 2, peaceful="yes")
    table.reset(seed=1, options={"seen by other libraries": 1})
    with pytest.raises(BadSetup, match="peaceful cannot be changed by reset"):
        table.reset(seed=1, options={"peaceful": "no"})


def test_an_action_that_is_not_offered_is_told() -> None:
    table = TableEnv("quarry", 2, render_mode="ansi")
    table.reset(seed=1)
    table.step(table.encoding.action_count - 1)
    assert table.infos["seat_0"] == {"illegal": True}
    assert "seat 1: dig:hill" in (table.render() or "")
    assert table.infos["seat_0"] == {"illegal": True}
    table.step(np.flatnonzero(table.observe("seat_1")["action_mask"])[0])
    assert table.infos["seat_1"] == {"illegal": False}
    assert table.table.choices == 2


def test_a_game_of_no_cycles_is_refused() -> None:
    with pytest.raises(BadSetup, match="Name at least 1"):
        env("quarry", 2, max_cycles=0)
