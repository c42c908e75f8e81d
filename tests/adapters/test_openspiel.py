"""Every game passes OpenSpiel's own tests, unchanged."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

from tablewright.lab.adapters import openspiel
from tablewright.lab.adapters.encoding import encoding_of
from tests.adapters.cases import EVERY_TABLE


def load(game: str, players: int) -> openspiel.TableGame:
    return pyspiel.load_game(f"tablewright_{game}(players={players})")


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_random_sim_test(game: str, players: int) -> None:
    """The test of the C++ side: legal actions, masks, observations, copies, returns, saving."""
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_games_sim_test(game: str, players: int) -> None:
    """The test of the Python side: copies, OpenSpiel's saves and pickles."""
    np.random.seed(0)
    games_sim_test.GamesSimTest().sim_game(load(game, players))


def test_parameters_are_the_games_settings() -> None:
    game = pyspiel.load_game("tablewright_settlers(players=2,peaceful=yes,deals=7)")
    assert game.encoding.options["peaceful"] == "yes"
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 7
    state.apply_action(3)
    assert state.table.state.chance.seed == "3"


def test_a_copy_goes_its_own_way() -> None:
    state = load("quarry", 2).new_initial_state()
    state.apply_action(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[1])
    assert len(state.history()) == 1
    assert state.current_player() == 0
    assert copy.current_player() == 1
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("dig:")


def test_observations_are_the_encodings() -> None:
    state = load("quarry", 2).new_initial_state()
    assert not any(state.observation_tensor(0))
    state.apply_action(0)
    expected = encoding_of("quarry", 2).observe(state.table, 1)
    assert state.observation_tensor(1) == expected.tolist()
    assert '"seat": "seat 1"' in state.observation_string(1)


def test_a_process_that_used_it_ends_well() -> None:
    """OpenSpiel holds on to what games are made with beyond the end of Python."""
    code = "import pyspiel, tablewright.lab.adapters.openspiel as o; pyspiel.load_game('tablewright_quarry')"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
