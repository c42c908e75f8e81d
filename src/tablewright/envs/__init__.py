"""Our games as environments for learning: many tables at once (`vector`), Gymnasium, PettingZoo, OpenSpiel.

All of them share one encoding of actions and observations (`tablewright.envs.encoding`), which a game's rules
declare and the engine writes. Nothing of other libraries is imported here, for each needs an extra of its
own: ``pip install "tablewright[rl]"`` or ``"tablewright[openspiel]"``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright.envs.encoding import Encoding, encoding_of

if TYPE_CHECKING:
    from tablewright.envs.tables import Tables

__all__ = ["Encoding", "encoding_of", "vector"]


def vector(game: str, players: int, count: int, **settings: Any) -> Tables:
    """So many tables of a game, played at once; `settings` are those of `Tables` and the game's own.

    >>> tables = vector("quarry", players=2, count=3)
    >>> seats, observations, masks = tables.reset(seed=1)
    >>> seats.tolist(), observations.shape == (3, tables.encoding.observation_size)
    ([0, 0, 0], True)
    """
    from tablewright.envs.tables import Tables

    return Tables(game, players, count, **settings)
