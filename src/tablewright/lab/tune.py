"""Learning from games that bots play against themselves: habits and the weights of evaluations.

```
python -m tablewright.lab.tune habits origins --games 12 --bot mcts:iterations=60
python -m tablewright.lab.tune weights origins --games 20 --bot mcts:iterations=60
```

*Habits* (see `tablewright.bots.habits`) are fitted to the choices the bot made: the numbers under which those
choices are most likely, found by stochastic gradient ascent. *Weights* are fitted to the points that
followed: least squares of what each seat still earned on what it had, with a pull towards the weights there
were, so that few games change little. Both write a file with the date and the command that made it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from tablewright.bots import Bot, Glimpse, make_bot
from tablewright.bots.evaluation import module_of
from tablewright.bots.evaluation.weights import LEARNED, weighed, weights_of
from tablewright.bots.habits import traits
from tablewright.engine import Table, find_game, new_table

ABOUT: Final = {
    "habits": "What players usually do, see tablewright.bots.habits.",
    "weights": "Expected points for one of each thing, see tablewright.bots.evaluation.",
}

PASSES: Final = 8  # how often all choices are gone through
STEP: Final = 0.2  # how far one choice moves a habit, in the first pass
FORGET: Final = 0.001
HELD_BACK: Final = 0.15  # part of the choices that are not learned from but show what was learned
PULL: Final = 5000.0  # how many positions the old weights count as much as; games are noisy teachers
LOOK_EVERY: Final = 5  # choices between two positions that are learned from

Numbers: TypeAlias = dict[str, float]


class Choice(NamedTuple):
    """The names of the options, and which was taken."""

    options: list[str]
    taken: int


class Position(NamedTuple):
    """What a seat had, and what it still earned."""

    things: Mapping[str, float]
    earned: float


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


# --------------------------------------------------------------------------------------- weights


def positions_of(game: str, players: int, spec: str, seed: str) -> list[Position]:
    """Positions of a game that a bot plays against itself."""
    rules, weights = module_of(game), weights_of(game)
    seen: list[tuple[int, Mapping[str, float], float]] = []
    table = None
    for table in _play(game, players, spec, seed, lambda choice: None):
        if table.choices % LOOK_EVERY:
            continue
        for seat in range(players):
            view = table.view(seat)
            things = rules.things(view, seat)
            worth = weighed(things, weights)
            seen.append((seat, things, rules.evaluate(view, seat, weights) - worth))
    assert table is not None
    return [Position(things, table.scores[seat] - sure) for seat, things, sure in seen]


def learn_weights(positions: Sequence[Position], before: Numbers, pull: float = PULL) -> Numbers:
    """Least squares with a pull towards the weights before, each thing in the scale it comes in."""
    names = list(before)
    scale = {name: _size(positions, name) for name in names}
    left = [[0.0] * len(names) for _ in names]
    right = [0.0] * len(names)
    for position in positions:
        row = [position.things[name] / scale[name] for name in names]
        missed = position.earned - sum(before[name] * position.things[name] for name in names)
        for i, one in enumerate(row):
            right[i] += one * missed
            for j, other in enumerate(row):
                left[i][j] += one * other
    for i in range(len(names)):
        left[i][i] += pull
    change = solve(left, right)
    return {
        name: round(before[name] + delta / scale[name], 3) for name, delta in zip(names, change, strict=True)
    }


def _size(positions: Sequence[Position], name: str) -> float:
    """The root of the mean square of a thing; 1 where it never is."""
    squares = sum(position.things[name] ** 2 for position in positions)
    return float((squares / len(positions)) ** 0.5) or 1.0


def solve(left: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k, row in enumerate(rows):
            if k != i:
                rows[k] = [value - row[i] * top for value, top in zip(row, rows[i], strict=True)]
    return [row[-1] for row in rows]


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
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.tune", description=__doc__)
    parser.add_argument("what", choices=["habits", "weights"])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bot", default="mcts:iterations=60")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--pull", type=float, default=PULL, help="of the old weights, in positions")
    parser.add_argument("--out", type=Path, default=LEARNED)
    args = parser.parse_args(words)
    if args.what == "weights" and not hasattr(module_of(args.game), "things"):
        parser.error(
            f"The evaluation of {args.game} is no weighted sum, so its weights cannot be fitted; "
            f"select them by games: python -m tablewright.lab.evolve {args.game}"
        )
    seeds = [f"{args.seed} {number}" for number in range(args.games)]
    typed = " ".join(sys.argv[1:] if words is None else words)
    found = {
        "about": ABOUT[args.what],
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"python -m tablewright.lab.tune {typed}",
        **(
            _weights(args.game, args.players, args.bot, seeds, args.pull)
            if args.what == "weights"
            else _habits(args.game, args.players, args.bot, seeds)
        ),
    }
    file = args.out / f"{args.game}.{args.what}.json"
    file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _weights(game: str, players: int, spec: str, seeds: Sequence[str], pull: float) -> dict[str, Any]:
    positions = [one for seed in seeds for one in positions_of(game, players, spec, seed)]
    return {"positions": len(positions), "weights": learn_weights(positions, weights_of(game), pull)}


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
