"""Games for several players for PettingZoo: ``pip install "tablewright[rl]"``.

Agents are called ``seat_0``, ``seat_1`` and so on. In `env` those act who are asked, one after the other;
seats that are asked at once learn nothing of each other's answers. In `parallel_env` time goes by in cycles
in which everybody acts: who is asked nothing has only the action 0, ``wait``.

What a seat observes is worked out when it is asked; in between it keeps what it saw last (at first the
set-up), with a mask for waiting.

An action that is not offered does no harm: the game takes one that is, found by counting on through the
offered ones, and `infos` says ``illegal``.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils import OrderEnforcingWrapper, parallel_to_aec  # type: ignore[import-untyped]

from tablewright.engine import BadSetup, Table
from tablewright.engine.session import Session
from tablewright.envs.encoding import WAIT, Encoding, encoding_of
from tablewright.envs.gymnasium import Seen, legal, observation_space, refuse_options, seen_by, shown
from tablewright.envs.rewards import Rewards


class Room:
    """What both environments have: a table, the agents, and what they saw last."""

    def __init__(
        self, game: str, players: int, max_cycles: int | None, reward: str, options: dict[str, str]
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"A game of {max_cycles} cycles cannot be played. Name at least 1.")
        self.encoding: Final[Encoding] = encoding_of(game, players, options)
        self.names: Final = [f"seat_{seat}" for seat in range(players)]
        self.seat_of: Final = {name: seat for seat, name in enumerate(self.names)}
        self.session: Final[Session] = self.encoding.session()
        self.rewards: Final = Rewards(reward, players)
        self.max_cycles: Final = max_cycles
        self.space: Final = observation_space(self.encoding)
        self.actions: Final = {name: spaces.Discrete(self.encoding.action_count) for name in self.names}
        self.spaces: Final = dict.fromkeys(self.names, self.space)
        self._random = np.random.default_rng()
        self._seen: list[Seen] = []
        self._waiting: Final[NDArray[np.int8]] = np.zeros(self.encoding.action_count, np.int8)
        self._waiting[WAIT] = 1

    def begin(self, seed: int | None) -> None:
        """Set up a new game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.session.begin(str(self._random.integers(1 << 62)))
        self.rewards.begin(self.session.table)
        self._seen = [seen_by(self.session, seat) for seat in range(len(self.names))]

    def look(self, seat: int) -> None:
        """A seat is asked: what it knows now."""
        self._seen[seat] = seen_by(self.session, seat)

    def has_acted(self, seat: int) -> None:
        """From now on it waits."""
        self._seen[seat] = {"observation": self._seen[seat]["observation"], "action_mask": self._waiting}

    def seen(self, seat: int) -> Seen:
        """What a seat knows, or knew last."""
        return self._seen[seat]

    def take(self, seat: int, action: int) -> bool:
        """Take an action of a seat that is asked; says whether it was offered."""
        taken = legal(action, self.session.offered_to(seat))
        self.session.play_for(seat, taken)
        return taken == action


class TableEnv(AECEnv[str, Seen, Any]):  # type: ignore[misc]
    """A table; use `env`, which also refuses calls in the wrong order."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tablewright",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        max_cycles: int | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.room: Final = Room(game, players, max_cycles, reward, options)
        self.encoding: Final = self.room.encoding
        self.possible_agents = self.room.names
        self.agents: list[str] = []
        self.observation_spaces = self.room.spaces
        self.action_spaces = self.room.actions
        self._acted: list[int] = []  # how often every seat has acted

    @property
    def table(self) -> Table:
        """The table that is played at."""
        return self.room.session.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.room.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.room.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game."""
        refuse_options(self.encoding, options)
        self.room.begin(seed)
        self._acted = [0] * len(self.possible_agents)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        return self.room.seen(self.room.seat_of[agent])

    def step(self, action: Any) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        room, seat = self.room, self.room.seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"illegal": not room.take(seat, int(action))}
        room.has_acted(seat)
        self._acted[seat] += 1
        session = room.session
        self.rewards = dict(zip(self.possible_agents, room.rewards.due(session.table), strict=True))
        if session.over and not session.cut:
            self.terminations = dict.fromkeys(self.agents, True)
        elif session.cut or self._acted[seat] == room.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Points and open questions, as text."""
        return shown(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        """Who acts next: whoever is asked; after the end everybody once, from the first seat."""
        session = self.room.session
        if session.over or any(self.truncations.values()):
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[session.seat]
            self.room.look(session.seat)


class TableParallel(ParallelEnv[str, Seen, Any]):  # type: ignore[misc]
    """A table at which everybody acts in every cycle."""

    metadata: ClassVar[dict[str, Any]] = {"name": "tablewright", "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int = 2,
        max_cycles: int | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.render_mode = render_mode
        self.room: Final = Room(game, players, max_cycles, reward, options)
        self.encoding: Final = self.room.encoding
        self.possible_agents = self.room.names
        self.agents: list[str] = []
        self.observation_spaces = self.room.spaces
        self.action_spaces = self.room.actions
        self._cycles = 0

    @property
    def table(self) -> Table:
        """The table that is played at."""
        return self.room.session.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.room.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.room.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Set up a new game."""
        refuse_options(self.encoding, options)
        self.room.begin(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._looked(), {agent: {"illegal": False} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Everybody acts; the answers of those who are asked are laid down together."""
        room, session = self.room, self.room.session
        infos = {agent: {"illegal": False} for agent in self.agents}
        for seat in session.asked_seats():
            agent = self.possible_agents[seat]
            infos[agent]["illegal"] = not room.take(seat, int(actions[agent]))
            room.has_acted(seat)
        self._cycles += 1
        ended = session.over and not session.cut
        cut = not ended and (session.cut or self._cycles == room.max_cycles)
        rewards = dict(zip(self.possible_agents, room.rewards.due(session.table), strict=True))
        seen = self._looked()
        ends, cuts = dict.fromkeys(self.agents, ended), dict.fromkeys(self.agents, cut)
        if ended or cut:
            self.agents = []
        return seen, rewards, ends, cuts, infos

    def render(self) -> str | None:
        """Points and open questions, as text."""
        return shown(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _looked(self) -> dict[str, Seen]:
        """What everybody knows, after those who are asked now have looked."""
        for seat in self.room.session.asked_seats():
            self.room.look(seat)
        return {agent: self.room.seen(seat) for seat, agent in enumerate(self.possible_agents)}


def env(game: str, players: int = 2, waiting: bool = False, **settings: Any) -> AECEnv[str, Seen, Any]:
    """A game whose agents act one after the other: those who are asked, or with `waiting` everybody in every
    cycle, as in `parallel_env`. `settings` are those of `TableEnv` and the game's own.

    >>> table = env("quarry", players=2)
    >>> table.reset(seed=1)
    >>> table.agent_selection, sorted(table.observe("seat_0"))
    ('seat_0', ['action_mask', 'observation'])
    """
    if waiting:
        cycles: AECEnv[str, Seen, Any] = parallel_to_aec(TableParallel(game, players, **settings))
        return cycles
    return OrderEnforcingWrapper(TableEnv(game, players, **settings))


def parallel_env(game: str, players: int = 2, **settings: Any) -> TableParallel:
    """The same game with all agents acting at the same time."""
    return TableParallel(game, players, **settings)
