"""Every game passes OpenSpiel's own tests, unchanged."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test

from tablewright.envs import openspiel
from tablewright.envs.encoding import encoding_of
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


def dealt(text: str = "tablewright_quarry(players=2)") -> openspiel.TableState:
    state = pyspiel.load_game(text).new_initial_state()
    state.apply_action(0)
    return state


def test_a_copy_goes_its_own_way() -> None:
    state = dealt()
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
    codec = encoding_of("quarry", 2).codec
    expected = codec.observe(state.table.state, 1, state.question(1), [])
    assert state.observation_tensor(1) == expected.tolist()
    assert '"seat": 1' in state.observation_string(1)


def futures(state: openspiel.TableState, copies: int, actions: int) -> set[str]:
    """What the table looks like after the same choices in copies whose chance is drawn each time."""
    random = np.random.default_rng(1)
    found = set()
    for _ in range(copies):
        copy = state.clone()
        for number in range(actions):
            while copy.is_chance_node():
                outcomes, _ = zip(*copy.chance_outcomes(), strict=True)
                copy.apply_action(random.choice(outcomes))
            if copy.is_terminal():
                break
            offered = copy.legal_actions()
            copy.apply_action(offered[7 * number % len(offered)])
        found.add(str(copy.table.view(0)))
    return found


@pytest.mark.parametrize("game", ["quarry", "tawantinsuyu"])
def test_search_on_copies_cannot_see_future_chance(game: str) -> None:
    assert len(futures(dealt(f"tablewright_{game}(players=2)"), copies=20, actions=60)) > 5
    assert len(futures(dealt(f"tablewright_{game}(players=2,chance=deals)"), copies=5, actions=30)) == 1


def test_a_player_remembers_what_it_saw_and_chose() -> None:
    one, other = dealt(), dealt()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)  # answered in secret
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert sum(one.information_state_tensor(0)[encoding_of("quarry", 2).observation_size :]) == 1.0


def test_a_resampled_state_looks_the_same_to_the_player_only() -> None:
    state = dealt()
    state.apply_action(state.legal_actions()[0])
    random = np.random.default_rng(1)
    hands = set()
    for _ in range(10):
        again = state.resample_from_infostate(1, random.random)
        assert again.current_player() == 1
        assert again.legal_actions() == state.legal_actions()
        assert again.information_state_string(1) == state.information_state_string(1)
        hands.add(str([order.id for order in again.table.state.masons[0].hand]))
    assert len(hands) > 3


@pytest.mark.parametrize("title", ["quarry", "tawantinsuyu"])
def test_ismcts_mcts_and_cfr_run(title: str) -> None:
    name = f"tablewright_{title}(players=2,deals=3,most=24)"
    game, state = pyspiel.load_game(name), dealt(name)
    searcher = ismcts.ISMCTSBot(
        game,
        uct_c=2.0,
        max_simulations=8,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    assert searcher.step(state) in state.legal_actions()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
    np.random.seed(3)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy().action_probabilities(state)


@pytest.mark.parametrize("title", ["quarry", "tawantinsuyu"])
def test_external_sampling_walks_through_short_games(title: str) -> None:
    """Every action of one player is followed, so the games end after a few choices; they are paid there."""
    name = f"tablewright_{title}(players=2,deals=2,most=4)"
    game, state = pyspiel.load_game(name), dealt(name)
    np.random.seed(3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    chances = solver.average_policy().action_probabilities(state)
    assert sorted(chances) == sorted(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_a_game_that_is_to_be_short_is_paid_where_it_is_cut_off() -> None:
    state = dealt("tablewright_quarry(players=2,most=30)")
    random = np.random.default_rng(1)
    paid = set()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.integers(1000)))
        else:
            paid.add(tuple(state.returns()))
            state.apply_action(int(random.choice(state.legal_actions())))
    assert paid == {(0.0, 0.0)}
    assert state.table.choices == 30
    assert not state.table.over
    points = state.table.game.standing(state.table.state).points
    assert state.returns() == (
        [0.0, 0.0] if points[0] == points[1] else [1.0, -1.0][:: 1 if points[0] > points[1] else -1]
    )
    with pytest.raises(Exception, match="cannot be played"):
        pyspiel.load_game("tablewright_quarry(players=2,most=-1)")


def test_a_process_that_used_it_ends_well() -> None:
    """OpenSpiel holds on to what games are made with beyond the end of Python."""
    code = "import pyspiel, tablewright.envs.openspiel as o; pyspiel.load_game('tablewright_quarry')"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
