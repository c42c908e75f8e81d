"""Games for OpenSpiel: ``pip install "tablewright[openspiel]"``.

Importing this module registers every game as ``tablewright_<game>``:

>>> game = pyspiel.load_game("tablewright_quarry(players=3)")
>>> game.num_players()
3

*Chance* is drawn all at once: the first node of every game is a chance node that picks one of `deals` seeds
(a parameter, 1000 unless told), each equally likely; the table follows from it. So a history holds
everything, and states can be cloned, saved and loaded. Nobody sees the seed: observations come from views.

*Seats that are asked at once* answer one after the other, in their order; views keep the answers secret.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from tablewright.engine import Game, Setting, Table, find_game, game_names, new_table
from tablewright.engine import record as records
from tablewright.lab.adapters.encoding import Encoding, encoding_of, knowledge, possible
from tablewright.lab.adapters.rewards import returns
from tablewright.lab.playout import cap_of

DEALS: Final = 1000
PREFIX: Final = "tablewright_"


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded."""
    settings = {_parameter(setting.name): _default(setting) for setting in game.settings}
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (Tablewright)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual_players(game), "deals": DEALS, **settings},
    )


def _usual_players(game: Game[Any]) -> int:
    return 2 if 2 in game.players else game.players[0]


def _parameter(setting: str) -> str:
    return setting.replace("-", "_")


def _default(setting: Setting) -> str | int:
    """OpenSpiel reads what looks like a number as a number, so the default must be one as well."""
    numbers = all(value.isdigit() for value in setting.values)
    return int(setting.values[0]) if numbers else setting.values[0]


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options."""

    def __init__(self, game: Game[Any], params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", _usual_players(game)))
        self.deals: Final = int(given.get("deals", DEALS))
        options = {
            setting.name: str(given.get(_parameter(setting.name), setting.values[0]))
            for setting in game.settings
            if setting.applies(players)
        }
        self.encoding: Final = encoding_of(game.name, players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.action_count,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=cap_of(game),
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> TableState:
        """Before the seed is drawn."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Sees what a seat sees."""
        return Observer(self.encoding)


class Fork:
    """Holds a table so that a copy of it is a fork, and its pickle a save: tables know no other way."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    def __deepcopy__(self, memo: object) -> Fork:
        return Fork(self.table.fork())

    def __reduce__(self) -> tuple[Callable[[str], Fork], tuple[str]]:
        return _fork_of_save, (records.save(self.table),)


def _fork_of_save(save: str) -> Fork:
    return Fork(records.load(save))


class Shared:
    """Holds what is the same for all states of a game, so that their copies share it."""

    def __init__(self, encoding: Encoding, deals: int) -> None:
        self.encoding: Final = encoding
        self.deals: Final = deals

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Callable[..., Shared], tuple[object, ...]]:
        encoding = self.encoding
        return _shared, (encoding.game, encoding.players, encoding.options, self.deals)


def _shared(game: str, players: int, options: dict[str, str], deals: int) -> Shared:
    return Shared(encoding_of(game, players, options), deals)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.shared = Shared(game.encoding, game.deals)
        self.held: Fork | None = None

    @property
    def table(self) -> Table | None:
        """The table; None before the seed is drawn."""
        return None if self.held is None else self.held.table

    def current_player(self) -> int:
        """Who is asked; of several, the first."""
        table = self.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return min(question.seat for question in table.open_questions())

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        table = self.table
        return table is not None and table.over

    def returns(self) -> list[float]:
        """From 1 for winning alone down to -1 for the last place."""
        table = self.table
        if table is None or not table.over:
            return [0.0] * self.shared.encoding.players
        return returns(table.game.ranking(table.state), self.shared.encoding.players)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All seeds."""
        return [(deal, 1 / self.shared.deals) for deal in range(self.shared.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._offered(player))

    def _offered(self, player: int) -> dict[int, int]:
        assert self.table is not None
        return possible(self.table, player, self.shared.encoding)

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table is None:
            encoding = self.shared.encoding
            game = find_game(encoding.game)
            self.held = Fork(new_table(game, encoding.players, str(action), encoding.options))
        else:
            table.play(self._offered(self.current_player())[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self.shared.encoding.action_name(action)

    def __str__(self) -> str:
        table = self.table
        if table is None:
            return "before the deal"
        return f"{self.history()}: {table.scores}"


class Observer:
    """What a seat sees, in OpenSpiel's way of observing."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding: Final = encoding
        self.tensor: NDArray[np.float32] = np.zeros(encoding.observation_size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Look at a state as a player."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._encoding.observe(state.table, player)

    def string_from(self, state: TableState, player: int) -> str:
        """The same in words."""
        return "" if state.table is None else json.dumps(knowledge(state.table, player), sort_keys=True)


def _maker(game: Game[Any]) -> type:
    """What OpenSpiel makes a game with. It holds on to it beyond the end of Python, when a function can no
    longer be let go of without a crash, but a class can: hence a class, though it makes no object of its own.
    """

    class Maker:
        """Makes a game from its parameters."""

        def __new__(cls, params: dict[str, Any] | None = None) -> TableGame:
            return TableGame(game, params)

    return Maker


def _register_all() -> None:
    for name in game_names():
        game = find_game(name)
        pyspiel.register_game(game_type(game), _maker(game))


_register_all()
