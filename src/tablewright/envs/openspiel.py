"""Games for OpenSpiel: ``pip install "tablewright[openspiel]"``.

Importing this module registers every game as ``tablewright_<game>``:

>>> game = pyspiel.load_game("tablewright_quarry(players=3)")
>>> game.num_players()
3

*Chance* has nodes of its own: one at the start, for the deal, and one wherever an action sets off a die or a
shuffle. Each has `deals` outcomes (a parameter, 1000 unless told), all equally likely, and each outcome is
another future: what lies hidden stays where it is, all chance from there on is another. So a search that
clones states cannot see what the dice will show. With ``chance=deals`` only the first node is there and
decides the whole game: quicker, but a clone knows the future.

*Information states* have perfect recall of the player's own history: what it saw at each of its decisions,
and what it chose. As a tensor they are the observation and how often it has chosen each action.
`resample_from_infostate` deals anew all that the player cannot know.

*Short games*: ``most`` cuts a game off after so many choices and pays the places as they would be if it ended
there, as far as everybody can see. Algorithms that walk through whole trees need that.

*Seats that are asked at once* answer one after the other, in their order; views keep the answers secret.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from tablewright.bots import Glimpse
from tablewright.engine import Decision, Game, NoDeal, Setting, Table, new_table, playable_games
from tablewright.engine import record as records
from tablewright.engine.playout import NO_CAP
from tablewright.envs.encoding import Encoding, encoding_of
from tablewright.envs.rewards import returns

DEALS: Final = 1000
PREFIX: Final = "tablewright_"

#: Where chance has nodes: wherever it is used, or at the start only.
NODES: Final = "nodes"
AT_THE_START: Final = "deals"

#: How often a deal is tried that fits what a player has seen.
TRIES: Final = 20


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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": _usual_players(game),
            "deals": DEALS,
            "chance": NODES,
            "most": 0,
            **settings,
        },
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
        options = {
            setting.name: str(given.get(_parameter(setting.name), setting.values[0]))
            for setting in game.settings
            if setting.applies(players)
        }
        encoding = encoding_of(game.name, players, options)
        chance = str(given.get("chance", NODES))
        if chance not in (NODES, AT_THE_START):
            raise ValueError(f"chance can be {NODES!r} or {AT_THE_START!r}, not {chance!r}.")
        most = int(given.get("most", 0))
        if most < 0:
            raise ValueError(f"A game of {most} choices cannot be played.")
        self.shared: Final = Shared(encoding, int(given.get("deals", DEALS)), chance == NODES, most)
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.action_count,
            max_chance_outcomes=self.shared.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=2 * self.shared.cap,
        )
        super().__init__(game_type(game), info, given)

    @property
    def encoding(self) -> Encoding:
        """The numbers of the game."""
        return self.shared.encoding

    def new_initial_state(self) -> TableState:
        """Before the deal."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Sees what a seat sees, or remembers what it saw."""
        return Observer(self.encoding, iig_obs_type is not None and iig_obs_type.perfect_recall)


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

    def __init__(self, encoding: Encoding, deals: int, nodes: bool, most: int) -> None:
        self.encoding: Final = encoding
        self.deals: Final = deals
        self.nodes: Final = nodes
        self.most: Final = most  # so many choices were wanted; 0: the whole game
        self.cap: Final = most or encoding.game.cap or NO_CAP

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Callable[..., Shared], tuple[object, ...]]:
        encoding = self.encoding
        which = (encoding.game.name, encoding.players, encoding.options)
        return _shared, (*which, self.deals, self.nodes, self.most)


def _shared(game: str, players: int, options: dict[str, str], deals: int, nodes: bool, most: int) -> Shared:
    return Shared(encoding_of(game, players, options), deals, nodes, most)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.held: Fork | None = None
        self.waiting: int | None = None  # the answer that waits for the outcome of a chance node
        players = game.shared.encoding.players
        self.recall: list[list[str]] = [[] for _ in range(players)]  # what each player saw and chose
        self.chosen: list[list[int]] = [[] for _ in range(players)]  # actions in this turn
        self.counts: list[dict[int, int]] = [{} for _ in range(players)]  # how often each action was chosen

    @property
    def table(self) -> Table | None:
        """The table; None before the deal."""
        return None if self.held is None else self.held.table

    def current_player(self) -> int:
        """Who is asked; of several, the first."""
        table = self.table
        if table is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return min(question.seat for question in table.open_questions())

    def is_terminal(self) -> bool:
        """Whether the game is over, or longer than any sensible one."""
        table = self.table
        return table is not None and (table.over or table.choices >= self.shared.cap)

    def returns(self) -> list[float]:
        """From 1 for winning alone down to -1 for the last place; nothing for a game that was cut off, unless
        it was to be.
        """
        table, players = self.table, self.shared.encoding.players
        if table is not None and table.over:
            return returns(table.game.ranking(table.state), players)
        if table is not None and self.shared.most and self.is_terminal():
            return returns(table.game.standing(table.state).places, players)
        return [0.0] * players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All futures."""
        return [(deal, 1 / self.shared.deals) for deal in range(self.shared.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        question = self.question(player)
        return [] if question is None else sorted(self.shared.encoding.codec.actions_of(question))

    def question(self, player: int) -> Decision | None:
        """What a player is asked, if anything."""
        table = self.table
        if table is None or self.waiting is not None:
            return None
        return next((each for each in table.open_questions() if each.seat == player), None)

    def _apply_action(self, action: int) -> None:
        table = self.table
        encoding = self.shared.encoding
        if table is None:
            self.held = Fork(new_table(encoding.game, encoding.players, str(action), encoding.options))
        elif self.waiting is not None:
            self._go_on(table.with_future(f"{table.choices}/{action}"), self.waiting)
            self.waiting = None
        else:
            self._decide(table, self.current_player(), action)

    def _decide(self, table: Table, player: int, action: int) -> None:
        """A player's action: carried out, unless it uses chance, which has a node of its own first."""
        question = self.question(player)
        assert question is not None
        self.recall[player].append(f"{self.sight(player)}:{action}")
        self.chosen[player].append(action)
        self.counts[player][action] = self.counts[player].get(action, 0) + 1
        answer = question.offset + self.shared.encoding.codec.actions_of(question).index(action)
        if self.shared.nodes:
            trial, used = table.fork(), table.state.chance.used
            trial.play(answer)
            if trial.state.chance.used > used:
                self.waiting = answer
            else:
                self._sit_down(trial)
        else:
            self._go_on(table, answer)

    def _go_on(self, table: Table, answer: int) -> None:
        table.play(answer)
        self._sit_down(table)

    def _sit_down(self, table: Table) -> None:
        """Go on at this table; with a new turn, what was chosen in the one before is done."""
        self.held = Fork(table)
        if table.over or not table.this_turn().moves:
            self.chosen = [[] for _ in self.chosen]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self.shared.encoding.actions[action]

    def observe(self, player: int) -> NDArray[np.float32]:
        """What a player knows."""
        table = self.table
        encoding = self.shared.encoding
        if table is None:
            return np.zeros(encoding.observation_size, np.float32)
        seen = encoding.codec.observe(table.state, player, self.question(player), self.chosen[player])
        return np.asarray(seen, np.float32)

    def sight(self, player: int) -> str:
        """The same in a few characters, to tell two sights apart."""
        question = self.question(player)
        offered = [] if question is None else question.option_ids()
        told = self.observe(player).tobytes() + "\n".join(offered).encode()
        return hashlib.sha256(told).hexdigest()[:16]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one, with all dealt anew that it does not know."""
        table = self.table
        assert table is not None
        state = TableState(self.get_game())
        state.held = Fork(self._imagined(table, player, sampler))
        state.recall[player] = self.recall[player][:]
        state.chosen[player] = self.chosen[player][:]
        state.counts[player] = dict(self.counts[player])
        return state

    def _imagined(self, table: Table, player: int, sampler: Callable[[], float]) -> Table:
        """How the table may be; seats before the player that answer in secret have answered anything."""
        for _ in range(TRIES):
            try:
                found = table.imagine(player, f"{sampler()}")
                break
            except NoDeal:
                continue
        else:
            raise NoDeal("No deal was found that fits what the player has seen in this turn.")
        for question in found.open_questions():
            if question.seat < player:
                found.play(question.offset + int(sampler() * len(question.values)))
        return found

    def __str__(self) -> str:
        table = self.table
        if table is None:
            return "before the deal"
        return f"{self.history()}: {table.scores}"


class Observer:
    """What a seat sees, in OpenSpiel's way of observing; with `recall` also what it saw and chose before."""

    def __init__(self, encoding: Encoding, recall: bool) -> None:
        self._size: Final = encoding.observation_size
        self._recall: Final = recall
        size = self._size + (encoding.action_count if recall else 0)
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Look at a state as a player."""
        self.tensor[: self._size] = state.observe(player)
        if self._recall:
            self.tensor[self._size :] = 0
            for action, times in state.counts[player].items():
                self.tensor[self._size + action] = times

    def string_from(self, state: TableState, player: int) -> str:
        """The same in words; with `recall` the player's history, shortened to what tells it from others."""
        if state.table is None:
            return ""
        if self._recall:
            return " ".join([*state.recall[player], state.sight(player)])
        return json.dumps(knowledge(state.table, state.question(player), player), sort_keys=True)


def knowledge(table: Table, question: Decision | None, player: int) -> dict[str, Any]:
    """All that a seat knows: who it is, what it is asked, what it sees."""
    if question is None:
        return {"seat": player, "asked": None, "about": None, "view": table.view(player)}
    glimpse = Glimpse(table, question)
    return {"seat": player, "asked": glimpse.kind, "about": glimpse.about, "view": glimpse.view()}


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
    for game in playable_games():
        pyspiel.register_game(game_type(game), _maker(game))


_register_all()
