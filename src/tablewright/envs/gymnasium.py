"""Solo games for Gymnasium: ``pip install "tablewright[rl]"``.

>>> env = solo_env("quarry")
>>> seen, info = env.reset(seed=1)
>>> sorted(seen)
['action_mask', 'observation']

Every solo game is also registered, as ``tablewright/<game>-1p-v<version>``, for `gymnasium.make` and for
`gymnasium.make_vec`, which makes a `SoloVector`.

An action that is not offered does no harm: the game takes one that is, found by counting on through the
offered ones, and `info` says ``illegal``. Agents that use the mask never see that.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablewright.engine import BadSetup, GameOver, Table, playable_games
from tablewright.engine.session import Session
from tablewright.envs.encoding import LIMIT, Encoding, encoding_of, versions
from tablewright.envs.rewards import Rewards
from tablewright.envs.tables import Tables

Seen = dict[str, NDArray[Any]]


def observation_space(encoding: Encoding) -> spaces.Dict[Any]:
    """The space of what a seat sees: the vector and the mask of the actions that are possible."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (encoding.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.action_count,), np.int8),
        }
    )


def seen_by(session: Session, seat: int) -> Seen:
    """What a seat sees now, as an element of that space."""
    return {
        "observation": np.frombuffer(session.observe(seat), np.float32),  # type: ignore[arg-type]
        "action_mask": np.frombuffer(session.mask(seat), np.int8),
    }


def legal(action: int, offered: list[int]) -> int:
    """An action that is offered: this one, or else one found by counting on."""
    return action if action in offered else offered[action % len(offered)]


def refuse_options(encoding: Encoding, options: dict[str, Any] | None) -> None:
    """A table's own options decide what its numbers mean, so they are given when it is made. Other names are
    none of our business.
    """
    own = [setting.name for setting in encoding.game.settings if setting.name in (options or {})]
    if own:
        raise BadSetup(
            f"The options {', '.join(own)} cannot be changed by reset, for the encoding depends on them. "
            "Give them when the environment is made."
        )


class SoloEnv(gymnasium.Env[Any, np.int64]):
    """A game for one player; cut off after `most` choices, by default more than any game takes."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        reward: str = "place",
        render_mode: str | None = None,
        most: int | None = None,
        **options: str,
    ) -> None:
        self.render_mode = render_mode
        self.encoding: Final = encoding_of(game, 1, options)
        self.observation_space = observation_space(self.encoding)
        self.action_space = spaces.Discrete(self.encoding.action_count)
        self._rewards: Final = Rewards(reward, 1)
        self._session: Final = self.encoding.session(most)
        self._begun = False

    @property
    def session(self) -> Session:
        """The game that is played; there is none before the first `reset`."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("Call reset before anything else.")
        return self._session

    @property
    def table(self) -> Table:
        """The table that is played at."""
        return self.session.table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Set up a new game."""
        refuse_options(self.encoding, options)
        super().reset(seed=seed)
        self._session.begin(str(self.np_random.integers(1 << 62)))
        self._begun = True
        self._rewards.begin(self.table)
        return seen_by(self._session, 0), {"points": self.table.scores[0]}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer the question that is open."""
        session = self.session
        if session.over:
            raise GameOver("The game is over; call reset to begin another one.")
        wanted = int(action)
        taken = legal(wanted, session.offered)
        session.play(taken)
        table = session.table
        info = {"points": table.scores[0], "illegal": taken != wanted}
        (reward,) = self._rewards.due(table)
        return seen_by(session, 0), reward, table.over, session.cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, where MaskablePPO of sb3-contrib looks for it."""
        return np.frombuffer(self.session.mask(0), np.bool_)

    def render(self) -> str | None:
        """The question and its options, as text."""
        return shown(self.table) if self.render_mode == "ansi" else None


class SoloVector(VectorEnv[Any, Any, Any]):
    """Many solo games at once, in Gymnasium's way; a game that ends begins anew in the same step. Only
    actions of the masks are taken.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        self.tables: Final = Tables(game, 1, num_envs, **settings)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.tables.encoding)
        self.single_action_space = spaces.Discrete(self.tables.encoding.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game at every table."""
        refuse_options(self.tables.encoding, options)
        if isinstance(seed, list):
            raise BadSetup("Give one seed; every table makes its own from it.")
        super().reset(seed=seed)
        given = seed if seed is not None else int(self.np_random.integers(1 << 62))
        _, observations, masks = self.tables.reset(given)
        return {"observation": observations, "action_mask": masks}, {}

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An action at every table."""
        _, observations, masks, rewards, ends, cuts = self.tables.step(np.asarray(actions))
        return {"observation": observations, "action_mask": masks}, rewards[:, 0], ends, cuts, {}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any."""
        self.tables.close()


def shown(table: Table) -> str:
    """Points and open questions in a few lines."""
    lines = [f"points: {table.scores}"]
    lines += [
        f"seat {question.seat}: {', '.join(question.option_ids())}" for question in table.open_questions()
    ]
    return "\n".join(lines)


def solo_env(game: str, **settings: Any) -> SoloEnv:
    """A game for one player; `settings` are those of `SoloEnv` and the game's own options."""
    return SoloEnv(game, **settings)


def solo_vector(game: str, num_envs: int = 1, **settings: Any) -> SoloVector:
    """So many games for one player; `settings` are those of `Tables` and the game's own options."""
    return SoloVector(game, num_envs, **settings)


def _register_all() -> None:
    for game in playable_games():
        if 1 in game.players:
            gymnasium.register(
                f"tablewright/{game.name}-1p-v{len(versions().get(game.name, ()))}",
                f"{__name__}:solo_env",
                vector_entry_point=f"{__name__}:solo_vector",
                kwargs={"game": game.name},
            )


_register_all()
