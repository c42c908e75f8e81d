"""Games for several players for PettingZoo: ``pip install "tablewright[rl]"``.

Agents are called ``seat_0``, ``seat_1`` and so on. Time goes by in *cycles*: in each, every seat acts once,
in the order of the seats; one that is asked nothing has only the action 0, ``wait``. Answers are laid down at
the end of the cycle, so that seats that are asked at once cannot know each other's. That makes a game fit
`parallel_env` as well, where all act at the same time. With ``waiting=False`` seats that are asked nothing
are passed over: fewer steps, for libraries that like turns better.

An action that is not offered does no harm: the game takes one that is, found by counting on through the
offered ones, and `infos` says ``illegal``.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import OrderEnforcingWrapper, aec_to_parallel  # type: ignore[import-untyped]
from pettingzoo.utils.env import ParallelEnv  # type: ignore[import-untyped]

from tablewright.engine import BadSetup, Table, find_game, new_table
from tablewright.lab.adapters.encoding import Encoding, encoding_of, possible
from tablewright.lab.adapters.gymnasium import Seen, answer_for, observation_space, seen_by, shown
from tablewright.lab.adapters.rewards import Rewards


class TableEnv(AECEnv[str, Seen, Any]):  # type: ignore[misc]
    """A table; use `env`, which also refuses calls in the wrong order."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tablewright",
        "render_modes": ["ansi"],
        "is_parallelizable": True,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        max_cycles: int | None = None,
        waiting: bool = True,
        reward: str = "place",
        render_mode: str | None = None,
        encoding: Encoding | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"A game cannot end after {max_cycles} cycles. Name at least 1.")
        self.render_mode = render_mode
        self.encoding: Final = encoding or encoding_of(game, players, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.encoding.action_count) for agent in self.possible_agents
        }
        self._game: Final = find_game(game)
        self._players: Final = players
        self._max_cycles: Final = max_cycles
        self._waiting: Final = waiting
        self._rewards: Final = Rewards(reward, players)
        self._random = np.random.default_rng()
        self._table: Table | None = None
        self._answers: list[int] = []  # of this cycle, so far
        self._acted: list[int] = []  # how often every seat has acted

    @property
    def table(self) -> Table:
        """The table that is played at; there is none before the first `reset`."""
        assert self._table is not None
        return self._table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        table_seed = str(self._random.integers(1 << 62))
        self._table = new_table(self._game, self._players, table_seed, self.encoding.options, keep=False)
        self._rewards.begin(self.table)
        self._answers = []
        self._acted = [0] * self._players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._first()]

    def observe(self, agent: str) -> Seen:
        return seen_by(self.table, self.possible_agents.index(agent), self.encoding)

    def step(self, action: Any) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._take(seat, int(action))
        if self._waiting and seat + 1 < self._players:
            self.agent_selection = self.possible_agents[seat + 1]
        else:
            self._end_cycle()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Points and open questions, as text."""
        return shown(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _take(self, seat: int, action: int) -> None:
        """Note the answer of a seat, if it is asked anything."""
        offered = possible(self.table, seat, self.encoding)
        self._acted[seat] += 1
        self.infos[self.possible_agents[seat]] = {"illegal": bool(offered) and action not in offered}
        if offered:
            self._answers.append(answer_for(action, offered))

    def _end_cycle(self) -> None:
        """Lay down all answers; the next cycle begins, or the game is over."""
        table = self.table
        for answer in self._answers:
            table.play(answer)
        self._answers = []
        for agent, reward in zip(self.possible_agents, self._rewards.due(table), strict=True):
            self.rewards[agent] = reward
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and max(self._acted) >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self._first()]

    def _first(self) -> int:
        """Who acts first in a cycle."""
        if self._waiting or self.table.over:
            return 0
        return min(question.seat for question in self.table.open_questions())


def env(game: str, players: int = 2, **settings: Any) -> AECEnv[str, Seen, Any]:
    """A game whose agents act one after the other; `settings` are those of `TableEnv` and the game's own.

    >>> table = env("quarry", players=2)
    >>> table.reset(seed=1)
    >>> table.agent_selection, sorted(table.observe("seat_0"))
    ('seat_0', ['action_mask', 'observation'])
    """
    return OrderEnforcingWrapper(TableEnv(game, players, **settings))


def parallel_env(game: str, players: int = 2, **settings: Any) -> ParallelEnv[str, Seen, Any]:
    """The same game with all agents acting at the same time."""
    return cast("ParallelEnv[str, Seen, Any]", aec_to_parallel(env(game, players, waiting=True, **settings)))
