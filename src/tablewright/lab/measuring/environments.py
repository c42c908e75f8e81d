"""How fast learners are served: decisions per second with observation and mask, beside other environments.

Every figure is of random play on one core: the action is drawn from the mask, observations are made and not
looked at. Peers that are not installed are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any, Final

from tablewright.engine import Game, find_game, playable_games
from tablewright.lab.measuring.machine import machine
from tablewright.lab.measuring.probe import Probe, Rates, best_of

#: Games are measured with so many seats, or as many as they have.
USUAL: Final = 4
#: So many tables are played at once.
TABLES: Final = 64
#: Two-player games of OpenSpiel's own that are about as rich as a board game.
OPEN_SPIEL: Final = ("backgammon", "gin_rummy", "dou_dizhu")
PETTING_ZOO: Final = ("connect_four_v3", "texas_holdem_v4")

#: Plays for a while and says how many decisions were made.
Stint = Callable[[], int]

ROUNDS: Final = 3


def bench_environments(
    games: Sequence[str] = (), seconds: float = 2.0, progress: Callable[[str, float], None] | None = None
) -> dict[str, Any]:
    """Measure our environments (of all games, if none is named) and those of others, in turns: with four
    seats, or as many as a game has; Imperial Settlers with two.
    """
    tested = [find_game(name) for name in games] or playable_games()
    probes = {game.name: environments_of(game, seats_of(game)) for game in tested}
    peers = peer_environments()
    best = best_of(probes | peers, seconds, ROUNDS, progress)
    rounded = {name: {key: round(rate) for key, rate in rates.items()} for name, rates in best.items()}
    return {
        "machine": machine(),
        "seats": {game.name: seats_of(game) for game in tested},
        "games": {name: rounded[name] for name in probes},
        "peers": {name: rounded[name] for name in peers},
    }


def seats_of(game: Game[Any]) -> int:
    """How many sit at the table where it is measured."""
    if game.name == "settlers":
        return 2
    return max(number for number in game.players if number <= USUAL)


def environments_of(game: Game[Any], players: int) -> list[Probe]:
    """Our own environments of a game: many tables at once, and what of PettingZoo and Gymnasium is there."""
    found: list[Probe] = []
    if find_spec("numpy") is not None:
        found.append(_rate("vector_per_second", lambda: _many_tables(game.name, players)))
    if find_spec("pettingzoo") is not None:
        found.append(_rate("pettingzoo_per_second", lambda: _in_turns(_own_turns(game.name, players))))
        found.append(_rate("parallel_per_second", lambda: _cycles(game.name, players)))
    if find_spec("gymnasium") is not None and 1 in game.players:
        found.append(_rate("gymnasium_per_second", lambda: _alone(game.name)))
    if find_spec("pyspiel") is not None:
        name = f"tablewright_{game.name}(players={players},chance=deals)"
        found.append(_rate("open_spiel_per_second", lambda: _in_open_spiel(name)))
    return found


def peer_environments() -> dict[str, list[Probe]]:
    """Environments of other games, of those libraries that are installed."""
    found: dict[str, list[Probe]] = {}
    if find_spec("pyspiel") is not None:
        import pyspiel  # type: ignore[import-not-found]

        for name in OPEN_SPIEL:
            if name in pyspiel.registered_names():
                found[f"open_spiel_{name}"] = [_rate("open_spiel_per_second", partial(_in_open_spiel, name))]
    if find_spec("pettingzoo") is not None:
        for name in PETTING_ZOO:
            environment = _classic(name)
            if environment is not None:
                found[f"pettingzoo_{name}"] = [
                    _rate("pettingzoo_per_second", partial(_in_turns, environment))
                ]
    return found


def _rate(key: str, begin: Callable[[], Stint]) -> Probe:
    """Decisions per second of an environment, which is made when it is first asked."""
    made: list[Stint] = []

    def probe(seconds: float) -> Rates:
        if not made:
            made.append(begin())
            made[0]()  # what is done once only
        decisions, begun = 0, process_time()
        while (spent := process_time() - begun) < seconds:
            decisions += made[0]()
        return {key: decisions / spent}

    return probe


def _many_tables(game: str, players: int) -> Stint:
    import numpy as np

    from tablewright.envs import vector

    tables = vector(game, players, TABLES)
    tables.reset(1)
    random = np.random.default_rng(1)

    def stint() -> int:
        for _ in range(20):
            masks = tables.arrays.masks
            columns = masks.nonzero()[1]
            last = masks.sum(axis=1, dtype=np.int64).cumsum()
            first = np.concatenate(([0], last[:-1]))
            tables.step(columns[first + (random.random(TABLES) * (last - first)).astype(np.int64)])
        return 20 * TABLES

    return stint


def _own_turns(game: str, players: int) -> Any:
    from tablewright.envs.pettingzoo import env

    return env(game, players)


def _classic(name: str) -> Any:
    """A game of PettingZoo's own, if what it needs is installed."""
    try:
        return import_module(f"pettingzoo.classic.{name}").env()
    except Exception:
        return None


def _in_turns(environment: Any) -> Stint:
    """PettingZoo's games in turns."""
    import numpy as np

    random = np.random.default_rng(1)
    seeds = iter(range(1, 1 << 30))
    environment.reset(seed=0)

    def stint() -> int:
        decisions = 0
        while decisions < 200:
            if not environment.agents:
                environment.reset(seed=next(seeds))
            seen, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            offered = seen["action_mask"].nonzero()[0]
            environment.step(int(offered[int(random.random() * len(offered))]))
            decisions += 1
        return decisions

    return stint


def _cycles(game: str, players: int) -> Stint:
    """PettingZoo's games in cycles; only those who are asked are counted."""
    import numpy as np

    from tablewright.envs.pettingzoo import parallel_env

    random = np.random.default_rng(1)
    environment = parallel_env(game, players)
    state: list[Any] = [environment.reset(seed=0)[0]]

    def stint() -> int:
        decisions = 0
        while decisions < 200:
            if not environment.agents:
                state[0] = environment.reset()[0]
            actions = {}
            for agent, seen in state[0].items():
                offered = seen["action_mask"].nonzero()[0]
                decisions += offered[0] != 0
                actions[agent] = int(offered[int(random.random() * len(offered))])
            state[0] = environment.step(actions)[0]
        return int(decisions)

    return stint


def _alone(game: str) -> Stint:
    """Gymnasium's games for one player."""
    import numpy as np

    from tablewright.envs.gymnasium import solo_env

    random = np.random.default_rng(1)
    environment = solo_env(game)
    state: list[Any] = [environment.reset(seed=0)[0]]

    def stint() -> int:
        for _ in range(200):
            offered = state[0]["action_mask"].nonzero()[0]
            action = np.int64(offered[int(random.random() * len(offered))])
            state[0], _, ended, cut, _ = environment.step(action)
            if ended or cut:
                state[0], _ = environment.reset()
        return 200

    return stint


def _in_open_spiel(name: str) -> Stint:
    """OpenSpiel's own environment, with ours or one of its games."""
    import numpy as np
    from open_spiel.python import rl_environment  # type: ignore[import-untyped]

    if name.startswith("tablewright_"):
        import_module("tablewright.envs.openspiel")  # registers our games
    environment = rl_environment.Environment(
        name, observation_type=rl_environment.ObservationType.OBSERVATION
    )
    random = np.random.default_rng(1)
    state: list[Any] = [environment.reset()]

    def stint() -> int:
        for _ in range(100):
            step = state[0]
            if step.last():
                state[0] = environment.reset()
                continue
            offered = step.observations["legal_actions"][step.observations["current_player"]]
            state[0] = environment.step([offered[int(random.random() * len(offered))]])
        return 100

    return stint
