"""Weights of an evaluation for a table of one, by the points they lead to.

```
python -m tablewright.lab.learning.evolve origins --start hand --name alone --generations 40
```

`tablewright.lab.learning.fit` learns who is ahead from everybody at the table. Alone nobody is there to
compare with, and weights that tell best how games end are not those that make them end best. So here variants
of the weights play: every generation draws pairs of opposites around the weights there are, and both play the
same game. What the better ones had more of, weighed by how much better they were, says where to go (an
evolution strategy); the direction is averaged over generations, as single games are noisy teachers.

The weights are written after every generation, with the date and the command.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import sqrt, tanh
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from tablewright.bots.pool import new_pool
from tablewright.bots.weights import ALONE, file_of, teach, weights_of
from tablewright.engine import Table, find_game, new_table
from tablewright.engine.brain import Weights
from tablewright.lab.learning.kept import WEIGHTS, keep
from tablewright.lab.measuring.machine import cores
from tablewright.lab.simulation.playout import play_with, seat_bots

LEAST: Final = 0.6  # a weight this small varies as if it were so large
NARROWER: Final = 0.985  # the spread of a generation, in parts of the one before
MEMORY: Final = 0.7  # part of the direction that outlives a generation
STEP: Final = 0.2  # how far a weight goes in a generation, in spreads, on average


class Attempt(NamedTuple):
    """One game that a variant plays."""

    game: str
    options: Mapping[str, str]
    bot: str
    weights: Weights
    seed: str


def play(attempt: Attempt) -> float:
    """The points of a variant in a game."""
    teach(attempt.game, "variant", attempt.weights)
    table: Table = new_table(find_game(attempt.game), 1, attempt.seed, dict(attempt.options))
    bots = seat_bots([f"{attempt.bot}:weights=variant"], attempt.seed)
    play_with(table, dict(enumerate(bots)))
    return float(table.scores[0])


class Breed:
    """The weights there are, how far variants lie from them, and where they are going."""

    def __init__(self, weights: Weights, random: Random, spread: float) -> None:
        self.weights: Weights = dict(weights)
        self.spread: Final[Weights] = {
            name: spread * max(LEAST, abs(weight)) for name, weight in weights.items()
        }
        self._direction: Final = dict.fromkeys(weights, 0.0)
        self._random: Final = random

    def draw(self) -> Weights:
        """How far a variant lies from the weights, in spreads."""
        return {name: self._random.gauss(0, 1) for name in self.weights}

    def variant(self, draw: Weights, sign: int = 1) -> Weights:
        """The weights so far away, or as far on the opposite side."""
        return {name: weight + sign * self.spread[name] * draw[name] for name, weight in self.weights.items()}

    def follow(self, draws: Sequence[Weights], merits: Sequence[float]) -> None:
        """Go where the better variants lie; a merit is how much better a variant was than its opposite."""
        for name, before in self._direction.items():
            pull = fmean([merit * draw[name] for merit, draw in zip(merits, draws, strict=True)])
            self._direction[name] = MEMORY * before + (1 - MEMORY) * pull
        length = sqrt(fmean([part * part for part in self._direction.values()])) or 1.0
        for name, part in self._direction.items():
            self.weights[name] += STEP * self.spread[name] * part / length
            self.spread[name] *= NARROWER


def better(one: float, opposite: float, usual: float) -> float:
    """How much better one of two was, from -1 to 1: beyond what games usually differ by more points hardly
    count, as one great game does not make up for many bad ones.

    >>> round(better(140, 120, usual=20), 2)
    0.76
    """
    return tanh((one - opposite) / usual)


def generation(breed: Breed, args: argparse.Namespace, name: str, pool: Executor) -> float:
    """Play and follow; returns the average points."""
    options = dict(word.split("=", 1) for word in args.option)
    draws = [breed.draw() for _ in range(args.pairs)]
    attempts = [
        Attempt(args.game, options, args.bot, breed.variant(draw, sign), f"{name}/{number}")
        for number, draw in enumerate(draws)
        for sign in (1, -1)
    ]
    points = list(pool.map(play, attempts))
    usual = pstdev(points) or 1.0
    merits = [better(one, other, usual) for one, other in zip(points[::2], points[1::2], strict=True)]
    breed.follow(draws, merits)
    return fmean(points)


def evolve(args: argparse.Namespace, pool: Executor) -> Iterator[Weights]:
    """The weights after each generation; what came of it is printed."""
    breed = Breed(weights_of(args.game, args.start), Random(args.seed), args.spread)
    for number in range(args.generations):
        points = generation(breed, args, f"{args.seed} {number}", pool)
        print(f"{number + 1} of {args.generations}: {points:.1f} points on average", flush=True)
        yield {name: round(weight, 3) for name, weight in breed.weights.items()}


def main(words: Sequence[str] | None = None) -> None:
    """Play, follow, write; after every generation, so that it may be stopped at any time."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.learning.evolve", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="mcts:iterations=40:deals=4:best=1")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--pairs", type=int, default=24, help="of opposites in a generation")
    parser.add_argument("--spread", type=float, default=0.3, help="of the first variants, in parts")
    parser.add_argument("--option", action="append", default=[], metavar="name=value")
    parser.add_argument("--start", default="", help="the set of weights to begin with")
    parser.add_argument("--name", default=ALONE, help="of the set of weights that is written")
    parser.add_argument("--seed", default="evolve")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: as many as there are cores")
    parser.add_argument("--out", type=Path, help="another folder than the game's own")
    args = parser.parse_args(words)
    typed = " ".join(sys.argv[1:] if words is None else words)
    with new_pool(args.jobs or cores()) as pool:
        for number, weights in enumerate(evolve(args, pool), start=1):
            found = {"generations": number, "weights": weights}
            keep(file_of(args.game, args.name, args.out), WEIGHTS, f"evolve {typed}", found)


if __name__ == "__main__":
    main()
