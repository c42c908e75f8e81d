"""What players usually do: a quick guess at somebody's choice, for playing on where nobody thinks.

A habit is a number for an option by its name, learned from games of bots that do think
(`tablewright.lab.learning.tune`): the odds of taking an option are e to the power of it. Options of several
parts, such as ``build:T12/3/4``, also have a number for each part. What was never seen counts 0. The numbers
of a game lie in its ``brain/habits.json``, with the date and the command that made them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from typing import Final, Protocol

from tablewright.bots.brains import brain_file
from tablewright.engine import Decision
from tablewright.engine.decision import NEVER, value_id

#: Nobody is so sure of anything that the odds are above e to the power of this.
SUREST: Final = 5.0


class Custom(Protocol):
    """A way to play without thinking."""

    def odds(self, options: Sequence[str]) -> list[float]:
        """How likely each option is taken, in any scale."""

    def pick(self, question: Decision, draw: Callable[[], float]) -> int:
        """The number of an option, by these odds."""


class Evenly:
    """Any option, each equally likely."""

    def odds(self, options: Sequence[str]) -> list[float]:
        return [1.0] * len(options)

    def pick(self, question: Decision, draw: Callable[[], float]) -> int:
        return int(draw() * len(question.values))


class Habits:
    """Options by their learned numbers."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self._numbers: Final = numbers
        self._odds: Final[dict[str, float]] = {}
        self._of_kind: Final[dict[str, dict[str, float]]] = {}  # the same by the two parts of the name

    def odds(self, options: Sequence[str]) -> list[float]:
        known = self._odds
        return [known[option] if option in known else self._learn(option) for option in options]

    def pick(self, question: Decision, draw: Callable[[], float]) -> int:
        kind, no = question.kind, question.no
        known = self._of_kind.setdefault(kind, {})
        odds: list[float] = []
        asides = question.first_aside != NEVER
        for value in question.answers if asides else question.values:
            name = value_id(value, no)
            if name not in known:
                known[name] = self._learn(f"{kind}:{name}")
            odds.append(known[name])
        if asides:
            odds += self.odds([aside.id for aside in question.asides])
        left = draw() * sum(odds)
        for index, share in enumerate(odds):
            left -= share
            if left < 0:
                return index
        return len(odds) - 1

    def _learn(self, option: str) -> float:
        number = sum([self._numbers.get(trait, 0.0) for trait in traits(option)])
        odds = self._odds[option] = exp(max(-SUREST, min(SUREST, number)))
        return odds


def traits(option: str) -> list[str]:
    """What habits go by: the name of an option, and each of its parts where there are several.

    >>> traits("visit:S1"), traits("build:T12/3")
    (['visit:S1'], ['build:T12/3', 'build:0=T12', 'build:1=3'])
    """
    kind, _, value = option.partition(":")
    parts = value.split("/")
    return [option] + ([f"{kind}:{i}={part}" for i, part in enumerate(parts)] if len(parts) > 1 else [])


def custom_of(game: str, habits: bool) -> Custom:
    """How a game is played on: by its habits, or any way."""
    return habits_of(game) if habits else Evenly()


def likeliest(game: str, options: Sequence[str]) -> int:
    """The number of the option that is usually taken: for a bot that cannot imagine how the table may be."""
    odds = habits_of(game).odds(options)
    return odds.index(max(odds))


@cache
def habits_of(game: str) -> Custom:
    """The habits of a game; without any, every option is as likely as the others."""
    data = brain_file(game, "habits.json")
    return Evenly() if data is None else Habits(data["options"])
