"""Many tables at once, for learners: arrays that are made once and written in place.

>>> import numpy as np
>>> tables = Tables("quarry", players=2, count=4)
>>> seats, observations, masks = tables.reset(seed=1)
>>> for _ in range(100):
...     actions = masks.argmax(axis=1)
...     seats, observations, masks, rewards, ends, cuts = tables.step(actions)

At every table one seat is asked: `seats` says which, `observations` and `masks` are what that seat knows and
may do. `rewards` has a column for each seat. A table whose game is over (`ends`) or cut off (`cuts`) begins
another one in the same step: its row is the first of the new game already. All arrays are the same in every
step; copy what you want to keep.

The games of a table depend on the seed of `reset`, the number of the table and how many it has played, on
nothing else: not on the other tables, nor on the number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablewright.engine import BadSetup, IllegalChoice
from tablewright.engine.session import Session
from tablewright.envs.encoding import Encoding, encoding_of
from tablewright.envs.rewards import Rewards

Seats = NDArray[np.int32]
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
Flags = NDArray[np.bool_]


class Arrays:
    """What is written in every step. `make` makes an array of a shape and a type."""

    def __init__(self, encoding: Encoding, count: int, make: Callable[..., NDArray[Any]] = np.zeros) -> None:
        self.seats: Final[Seats] = make(count, np.int32)
        self.observations: Final[Numbers] = make((count, encoding.observation_size), np.float32)
        self.masks: Final[Mask] = make((count, encoding.action_count), np.int8)
        self.rewards: Final[Numbers] = make((count, encoding.players), np.float32)
        self.ends: Final[Flags] = make(count, np.bool_)
        self.cuts: Final[Flags] = make(count, np.bool_)


class Dealer:
    """Runs tables in this process and writes their rows."""

    def __init__(
        self, encoding: Encoding, arrays: Arrays, first: int, count: int, reward: str, most: int | None
    ) -> None:
        self.encoding: Final = encoding
        self.arrays: Final = arrays
        self.rows: Final = range(first, first + count)
        self.sessions: Final[list[Session]] = [encoding.session(most) for _ in self.rows]
        self.payers: Final = [Rewards(reward, encoding.players) for _ in self.rows]
        self.by_points: Final = reward == "points"
        self.games: Final = [0] * count
        self.seed: str = "0"
        self._observations: Final[memoryview[float]] = arrays.observations.reshape(-1).data  # type: ignore[assignment]
        self._masks: Final[memoryview[int]] = arrays.masks.reshape(-1).view(np.uint8).data

    def reset(self, seed: str) -> None:
        """Begin a new game at each table."""
        self.seed = seed
        arrays, rows = self.arrays, slice(self.rows.start, self.rows.stop)
        arrays.rewards[rows] = 0
        arrays.ends[rows] = arrays.cuts[rows] = False
        for place in range(len(self.rows)):
            self.games[place] = 0
            self._begin(place)

    def step(self, actions: list[int]) -> None:
        """Take an action at each table; all of them are offered."""
        arrays, rows = self.arrays, slice(self.rows.start, self.rows.stop)
        arrays.rewards[rows] = 0
        arrays.ends[rows] = arrays.cuts[rows] = False
        seats = arrays.seats
        first, observations, masks = self.rows.start, self._observations, self._masks
        for place, session in enumerate(self.sessions):
            session.play(actions[place])
            if session.over:
                self._end(place)
                continue
            row = first + place
            if self.by_points:
                arrays.rewards[row] = self.payers[place].due(session.table)
            seats[row] = session.seat
            session.copy_into(observations, masks, row)

    def _end(self, place: int) -> None:
        """Pay for a game, and begin the next one."""
        session, row = self.sessions[place], self.rows.start + place
        self.arrays.rewards[row] = self.payers[place].due(session.table)
        self.arrays.ends[row] = not session.cut
        self.arrays.cuts[row] = session.cut
        self.games[place] += 1
        self._begin(place)

    def _begin(self, place: int) -> None:
        session, row = self.sessions[place], self.rows.start + place
        session.begin(f"{self.seed}/{row}/{self.games[place]}")
        self.payers[place].begin(session.table)
        self.arrays.seats[row] = session.seat
        session.copy_into(self._observations, self._masks, row)


class Tables:
    """Many tables of one game. `workers` runs them in so many processes beside this one, with the arrays in
    memory that all of them share; `most` cuts games off after so many choices.
    """

    def __init__(
        self,
        game: str,
        players: int,
        count: int,
        reward: str = "place",
        most: int | None = None,
        workers: int = 0,
        options: Mapping[str, str] | None = None,
        **settings: str,
    ) -> None:
        if count < 1 or not 0 <= workers <= count:
            raise BadSetup(f"{count} tables in {workers} processes cannot be: each needs a table.")
        self.encoding: Final = encoding_of(game, players, {**(options or {}), **settings})
        self.count: Final = count
        self.players: Final = players
        self.hands: Final = self._hands(workers, reward, most)
        self.arrays: Final[Arrays] = self.hands.arrays
        self._every: Final = np.arange(count)
        self._begun = False

    def _hands(self, workers: int, reward: str, most: int | None) -> Any:
        """Who runs the tables: this process, or others."""
        if not workers:
            return Dealer(self.encoding, Arrays(self.encoding, self.count), 0, self.count, reward, most)
        from tablewright.envs.workers import Crew

        return Crew(self.encoding, self.count, workers, reward, most)

    def reset(self, seed: int | str = 0) -> tuple[Seats, Numbers, Mask]:
        """Begin a new game at every table: who is asked, what they know, what they may do."""
        self.hands.reset(str(seed))
        self._begun = True
        arrays = self.arrays
        return arrays.seats, arrays.observations, arrays.masks

    def step(self, actions: NDArray[Any]) -> tuple[Seats, Numbers, Mask, Numbers, Flags, Flags]:
        """Take an action at every table. Nothing happens if one of them is not offered."""
        arrays = self.arrays
        if not self._begun:
            raise BadSetup("Call reset before the first step.")
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalChoice(f"Give {self.count} whole numbers, one action for each table.")
        if (chosen < 0).any() or (chosen >= self.encoding.action_count).any():
            raise IllegalChoice(f"There are only the actions 0 to {self.encoding.action_count - 1}.")
        offered = arrays.masks[self._every, chosen]
        if not offered.all():
            table = int(np.flatnonzero(offered == 0)[0])
            name = self.encoding.actions[int(chosen[table])]
            raise IllegalChoice(f"{name!r} is not offered at table {table}; see its mask.")
        self.hands.step(chosen.tolist())
        return arrays.seats, arrays.observations, arrays.masks, arrays.rewards, arrays.ends, arrays.cuts

    def close(self) -> None:
        """End the processes, if there are any."""
        if not isinstance(self.hands, Dealer):
            self.hands.close()

    def __enter__(self) -> Tables:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()
