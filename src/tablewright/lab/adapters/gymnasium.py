"""Solo games for Gymnasium: ``pip install "tablewright[rl]"``.

>>> env = solo_env("quarry")
>>> seen, info = env.reset(seed=1)
>>> sorted(seen)
['action_mask', 'observation']

Every solo game is also registered as ``tablewright/<game>-solo-v0`` for `gymnasium.make`.

An action that is not offered does no harm: the game takes one that is, found by counting on through the
offered ones, and `info` says ``illegal``. Agents that use the mask never see that.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablewright.engine import Table, find_game, game_names, new_table
from tablewright.lab.adapters.encoding import LIMIT, Encoding, encoding_of, possible
from tablewright.lab.adapters.rewards import Rewards

Seen = dict[str, NDArray[Any]]


def observation_space(encoding: Encoding) -> spaces.Dict[Any]:
    """The space of what a seat sees: the vector and the mask of the actions that are possible."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (encoding.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.action_count,), np.int8),
        }
    )


def seen_by(table: Table, seat: int, encoding: Encoding) -> Seen:
    """What a seat sees now, as an element of that space."""
    return {
        "observation": encoding.observe(table, seat),
        "action_mask": encoding.mask(possible(table, seat, encoding)),
    }


def answer_for(action: int, offered: dict[int, int]) -> int:
    """The table's answer for an action; for one that is not offered, one that is."""
    if action in offered:
        return offered[action]
    answers = list(offered.values())
    return answers[action % len(answers)]


class SoloEnv(gymnasium.Env[Any, np.int64]):
    """A game for one player."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        reward: str = "place",
        render_mode: str | None = None,
        encoding: Encoding | None = None,
        **options: str,
    ) -> None:
        self.render_mode = render_mode
        self.encoding: Final = encoding or encoding_of(game, 1, options)
        self.observation_space = observation_space(self.encoding)
        self.action_space = spaces.Discrete(self.encoding.action_count)
        self._rewards: Final = Rewards(reward, 1)
        self._game: Final = find_game(game)
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table that is played at; there is none before the first `reset`."""
        if self._table is None:
            raise gymnasium.error.ResetNeeded("Call reset before anything else.")
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Set up a new game."""
        super().reset(seed=seed)
        table_seed = str(self.np_random.integers(1 << 62))
        self._table = new_table(self._game, 1, table_seed, self.encoding.options, keep=False)
        self._rewards.begin(self.table)
        return seen_by(self.table, 0, self.encoding), {"points": self.table.scores[0]}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer the question that is open."""
        table = self.table
        offered = possible(table, 0, self.encoding)
        table.play(answer_for(int(action), offered))
        info = {"points": table.scores[0], "illegal": int(action) not in offered}
        (reward,) = self._rewards.due(table)
        return seen_by(table, 0, self.encoding), reward, table.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, where MaskablePPO of sb3-contrib looks for it."""
        return self.encoding.mask(possible(self.table, 0, self.encoding)).astype(np.bool_)

    def render(self) -> str | None:
        """The question and its options, as text."""
        return shown(self.table) if self.render_mode == "ansi" else None


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


def _register_all() -> None:
    for name in game_names():
        if 1 in find_game(name).players:
            gymnasium.register(f"tablewright/{name}-solo-v0", f"{__name__}:solo_env", kwargs={"game": name})


_register_all()
