"""One fixed encoding of actions and observations for every adapter.

An encoding belongs to a game, a number of players and the options of the table. It is found by looking at
random games with seeds of its own, so the same version of the rules always has the same encoding; its
`fingerprint` tells whether two are the same, `Encoding.save` and `Encoding.load` keep one beside a trained
agent.

*Actions* are numbers from a table of option names. Number 0 is ``wait``, for seats that are asked nothing.
Then come the names of all options that were ever offered while looking, in alphabetical order, and at last
`SPARE` numbers for options never seen: the first of those that a question offers gets the first spare number,
and so on. So a number means the same in every game, however long the list of options is.

*Observations* are vectors made of what a bot may know and nothing else: the seat, what it is asked, and its
view; see `tablewright.lab.adapters.shape` for the layout.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablewright.bots import Glimpse
from tablewright.engine import BadSave, Decision, Table, find_game, new_table
from tablewright.lab.adapters.shape import LIMIT, Shape

__all__ = ["LIMIT", "SPARE", "WAIT", "Encoding", "Observation", "encoding_of"]

WAIT: Final = 0
SPARE: Final = 32

#: The random games that are looked at have so many choices in all; their options are noted at each of them,
#: views at every `VIEW_EVERY`-th.
CHOICES: Final = 12_000
VIEW_EVERY: Final = 16

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding:
    """How a game, with so many players and these options, is told in numbers."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, str], names: Sequence[str], shape: Shape
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = dict(options)
        self.names: Final = tuple(names)
        self.action_count: Final = 1 + len(self.names) + SPARE
        self.observation_size: Final = shape.settle()
        self._shape: Final = shape
        self._numbers: Final = {name: number for number, name in enumerate(self.names, start=1)}

    # --- actions

    def actions(self, option_ids: Sequence[str]) -> dict[int, int]:
        """The actions that are possible, each with the number of its option in the question.

        More than `SPARE` options without a name of their own cannot be told apart; the rest is not offered.
        """
        offered: dict[int, int] = {}
        spare = 1 + len(self.names)
        for index, name in enumerate(option_ids):
            action = self._numbers.get(name)
            if action is None:
                if spare == self.action_count:
                    continue
                action = spare
                spare += 1
            offered[action] = index
        return offered

    def mask(self, actions: Mapping[int, int]) -> Mask:
        """1 for every possible action; without any only waiting is possible."""
        mask = np.zeros(self.action_count, np.int8)
        mask[list(actions) or [WAIT]] = 1
        return mask

    def action_name(self, action: int) -> str:
        """What an action is called: the name of its option, ``wait``, or ``spare-1`` and so on."""
        if action == WAIT:
            return "wait"
        if action <= len(self.names):
            return self.names[action - 1]
        return f"spare-{action - len(self.names)}"

    # --- observations

    def observe(self, table: Table, seat: int) -> Observation:
        """What the seat knows, as a vector."""
        out = np.zeros(self.observation_size, np.float32)
        self._shape.write(knowledge(table, seat), out)
        return out

    def slots(self) -> list[str]:
        """What every number of an observation means, in their order."""
        return list(self._shape.slots())

    # --- keeping it

    def to_json(self) -> str:
        """The whole encoding as text; always the same text for the same encoding."""
        data = {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "actions": list(self.names),
            "observation": self._shape.to_plain(),
        }
        return json.dumps(data, ensure_ascii=False, sort_keys=True)

    @property
    def fingerprint(self) -> str:
        """Two encodings with the same fingerprint are the same."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()[:16]

    def save(self, file: Path | str) -> None:
        """Keep the encoding, beside an agent that was trained with it."""
        Path(file).write_text(self.to_json(), encoding="utf-8")

    @staticmethod
    def load(file: Path | str) -> Encoding:
        """The encoding that `save` kept."""
        try:
            data = json.loads(Path(file).read_text(encoding="utf-8"))
            shape = Shape.from_plain(data["observation"])
            return Encoding(data["game"], data["players"], data["options"], data["actions"], shape)
        except (ValueError, KeyError, TypeError) as error:
            raise BadSave(f"{file} is no encoding, or it is damaged.") from error


def knowledge(table: Table, seat: int) -> dict[str, Any]:
    """All that a seat knows: who it is, what it is asked, what it sees."""
    question = _question(table, seat)
    if question is None:
        return {"seat": f"seat {seat}", "asked": None, "about": None, "view": table.view(seat)}
    glimpse = Glimpse(table, question)
    return {"seat": f"seat {seat}", "asked": glimpse.kind, "about": glimpse.about, "view": glimpse.view()}


def possible(table: Table, seat: int, encoding: Encoding) -> dict[int, int]:
    """The actions that are possible for a seat now, each with the answer the table takes."""
    question = _question(table, seat)
    if question is None:
        return {}
    offered = encoding.actions(question.option_ids())
    return {action: question.offset + index for action, index in offered.items()}


def _question(table: Table, seat: int) -> Decision | None:
    return next((question for question in table.open_questions() if question.seat == seat), None)


def encoding_of(game: str, players: int, options: Mapping[str, str] | None = None) -> Encoding:
    """The encoding of a game; found once in every process, in a second or so."""
    settled = find_game(game).settle(players, options or {})
    return _found(game, players, tuple(sorted(settled.items())))


@lru_cache(maxsize=64)
def _found(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Encoding:
    names: set[str] = set()
    shape = Shape()
    choices = number = 0
    while choices < CHOICES:
        choices += _look(game, players, dict(options), f"encoding/{number}", names, shape)
        number += 1
    return Encoding(game, players, dict(options), sorted(names), shape)


def _look(name: str, players: int, options: dict[str, str], seed: str, names: set[str], shape: Shape) -> int:
    """Play a random game and note what is offered and seen; how many choices it had."""
    random = Random(seed)
    table: Table = new_table(find_game(name), players, seed, options, keep=False)
    while not table.over:
        questions = table.open_questions()
        if table.choices % VIEW_EVERY == 0:
            asked = int(random.random() * players)
            for seat in {asked, *(question.seat for question in questions)}:
                shape.see(knowledge(table, seat))
        question = questions[0]
        names.update(question.option_ids())
        table.play(question.offset + int(random.random() * len(question.values)))
    for seat in range(players):
        shape.see(knowledge(table, seat))
    return table.choices
