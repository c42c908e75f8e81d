"""Habits from games that bots play against themselves.

```
python -m tablewright.lab.learning.tune habits origins --games 12 --bot mcts:iterations=60
```

Habits (see `tablewright.bots.habits`) are fitted to the choices the bot made: the numbers under which those
choices are most likely, found by stochastic gradient ascent. They are written with the date and the command
that made them. For the weights of evaluations see `tablewright.lab.learning.fit` and
`tablewright.lab.learning.evolve`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from tablewright.bots import Bot, Glimpse, make_bot
from tablewright.bots.brains import brain_folder
from tablewright.bots.habits import traits
from tablewright.engine import Table, find_game, new_table
from tablewright.lab.learning.kept import HABITS, keep

PASSES: Final = 8  # how often all choices are gone through
STEP: Final = 0.2  # how far one choice moves a habit, in the first pass
FORGET: Final = 0.001
HELD_BACK: Final = 0.15  # part of the choices that are not learned from but show what was learned

Numbers: TypeAlias = dict[str, float]


class Choice(NamedTuple):
    """The names of the options, and which was taken."""

    options: list[str]
    taken: int


class Watcher(Bot):
    """Notes what another bot chooses."""

    def __init__(self, bot: Bot, note: Callable[[Choice], None]) -> None:
        self._bot: Final = bot
        self._note: Final = note

    def choose(self, glimpse: Glimpse) -> int:
        index = self._bot.choose(glimpse)
        self._note(Choice(glimpse.option_ids(), index))
        return index


# --------------------------------------------------------------------------------------- habits


def choices_of(game: str, players: int, spec: str, seed: str) -> list[Choice]:
    """All choices of a game that a bot plays against itself."""
    noted: list[Choice] = []
    for _ in _play(game, players, spec, seed, noted.append):
        pass
    return noted


def learn_habits(choices: Sequence[Choice], seed: str = "habits") -> Numbers:
    """The numbers under which these choices are most likely."""
    numbers: Numbers = {}
    random = Random(seed)
    order = list(choices)
    for number in range(PASSES):
        random.shuffle(order)
        step = STEP / (1 + 0.4 * number)
        for choice in order:
            _learn_from(choice, numbers, step)
    return {trait: round(value, 3) for trait, value in sorted(numbers.items()) if abs(value) >= 0.01}


def _learn_from(choice: Choice, numbers: Numbers, step: float) -> None:
    known = [traits(option) for option in choice.options]
    for index, (these, share) in enumerate(zip(known, _shares(choice, numbers), strict=True)):
        push = step * ((index == choice.taken) - share) / len(these)
        for trait in these:
            numbers[trait] = numbers.get(trait, 0.0) * (1 - FORGET) + push


def _shares(choice: Choice, numbers: Numbers) -> list[float]:
    sums = [sum(numbers.get(trait, 0.0) for trait in traits(option)) for option in choice.options]
    highest = max(sums)
    odds = [exp(value - highest) for value in sums]
    return [one / sum(odds) for one in odds]


def surprise(choices: Sequence[Choice], numbers: Numbers) -> float:
    """How little the habits expect these choices, in nats for each; 0: they knew them all."""
    return -sum(log(_shares(choice, numbers)[choice.taken]) for choice in choices) / len(choices)


# --------------------------------------------------------------------------------------- the command


def _play(game: str, players: int, spec: str, seed: str, note: Callable[[Choice], None]) -> Iterator[Table]:
    """A game, choice by choice; the last time the table is over."""
    table: Table = new_table(find_game(game), players, seed)
    bots = [Watcher(make_bot(spec, f"{seed}/{seat}"), note) for seat in range(players)]
    while not table.over:
        question = table.open_questions()[0]
        table.play(question.offset + bots[question.seat].choose(Glimpse(table, question)))
        yield table


def main(words: Sequence[str] | None = None) -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.learning.tune", description=__doc__)
    parser.add_argument("what", choices=["habits"])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bot", default="mcts:iterations=60")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--out", type=Path, help="another folder than the game's own")
    args = parser.parse_args(words)
    seeds = [f"{args.seed} {number}" for number in range(args.games)]
    typed = " ".join(sys.argv[1:] if words is None else words)
    found = _habits(args.game, args.players, args.bot, seeds)
    keep((args.out or brain_folder(args.game)) / "habits.json", HABITS, f"tune {typed}", found)


def _habits(game: str, players: int, spec: str, seeds: Sequence[str]) -> dict[str, Any]:
    choices = [one for seed in seeds for one in choices_of(game, players, spec, seed)]
    Random(seeds[0]).shuffle(choices)
    held_back = choices[: int(HELD_BACK * len(choices))]
    options = learn_habits(choices[len(held_back) :])
    return {
        "choices": len(choices),
        "surprise": round(surprise(held_back, options), 3),
        "surprise without": round(surprise(held_back, {}), 3),
        "options": options,
    }


if __name__ == "__main__":
    main()
