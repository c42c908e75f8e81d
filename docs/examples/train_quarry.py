"""Train a small agent on Quarry with OpenSpiel's tabular Q-learner, and measure it against random play.

Needs ``pip install "tablewright[openspiel]"``. The solo game: the agent wins (1) or the foreman does (-1).
The table of Q-values is kept small by looking at a few numbers of the observation only, chosen by name.
"""

import sys

import numpy as np
from open_spiel.python import rl_environment, rl_tools
from open_spiel.python.algorithms import random_agent, tabular_qlearner

from tablewright.envs import openspiel  # registers tablewright_<game>
from tablewright.envs.encoding import encoding_of

LOOKED_AT = ("asked.kind=", "day", "mason+0.coins", "mason+0.cards")


def make_environment(seed):
    return rl_environment.Environment(
        f"{openspiel.PREFIX}quarry(players=1,chance=deals)",
        observation_type=rl_environment.ObservationType.OBSERVATION,
        chance_event_sampler=rl_environment.ChanceEventSampler(seed),
    )


def simplified(step, slots):
    """The same step with only some numbers of what is seen."""
    seen = step.observations["info_state"][0]
    return step._replace(observations={**step.observations, "info_state": [[seen[slot] for slot in slots]]})


def play(environment, agent, slots, episodes, learning):
    """Mean return over some games."""
    total = 0.0
    for _ in range(episodes):
        step = simplified(environment.reset(), slots)
        while not step.last():
            action = agent.step(step, is_evaluation=not learning).action
            step = simplified(environment.step([action]), slots)
        agent.step(step, is_evaluation=not learning)
        total += step.rewards[0]
    return total / episodes


def train(episodes=1500, measured=300, seed=0):
    """The mean returns of a random agent and of the trained one, on the same deals."""
    np.random.seed(seed)
    names = [slot.name for slot in encoding_of("quarry", 1).describe()]
    slots = [number for number, name in enumerate(names) if name.startswith(LOOKED_AT)]
    environment = make_environment(seed)
    actions = environment.action_spec()["num_actions"]
    epsilon = rl_tools.LinearSchedule(0.5, 0.05, episodes * 15)
    agent = tabular_qlearner.QLearner(0, actions, step_size=0.05, epsilon_schedule=epsilon)
    play(environment, agent, slots, episodes, learning=True)
    dice = random_agent.RandomAgent(0, actions)
    before = play(make_environment(seed + 1), dice, slots, measured, learning=False)
    after = play(make_environment(seed + 1), agent, slots, measured, learning=False)
    return before, after


if __name__ == "__main__":
    before, after = train(*map(int, sys.argv[1:]))
    print(f"random {before:+.2f}, trained {after:+.2f}")
