"""Weights of an evaluation by games: variants of them play each other, and the weights follow what won.

```
python -m tablewright.lab.evolve origins --bot greedy:tries=2 --generations 30
```

Every generation draws variants around the weights there are, always two that are opposites of each other, and
lets them play, in company drawn by lot. A variant is as good as it is ahead of the others (alone: of its
opposite in the same game). What the better ones had more of, weighed by how much better
they were, says where to go (an evolution strategy); the direction is averaged over generations, as single
games are noisy teachers. The weights are written after every generation, with the date and the command.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from math import sqrt, tanh
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from tablewright.bots.evaluation.weights import LEARNED, Weights, file_of, teach, weights_of
from tablewright.bots.pool import new_pool
from tablewright.engine import Table, find_game, new_table
from tablewright.lab.machine import cores
from tablewright.lab.playout import play_with, seat_bots

SPREAD: Final = 0.3  # how far variants lie from the weights, in parts of each
LEAST: Final = 0.6  # a weight this small varies as if it were so large
NARROWER: Final = 0.985  # the spread of a generation, in parts of the one before
MEMORY: Final = 0.7  # part of the direction that outlives a generation
STEP: Final = 0.2  # how far a weight goes in a generation, in spreads, on average


class Trial(NamedTuple):
    """One game that variants play, each in its seat."""

    game: str
    options: Mapping[str, str]
    bot: str
    variants: Sequence[Weights]
    seed: str


def play(trial: Trial) -> list[float]:
    """The points of each variant in a game."""
    players = len(trial.variants)
    for seat, weights in enumerate(trial.variants):
        teach(trial.game, f"variant{seat}", weights)
    table: Table = new_table(find_game(trial.game), players, trial.seed, dict(trial.options))
    bots = seat_bots([f"{trial.bot}:weights=variant{seat}" for seat in range(players)], trial.seed)
    play_with(table, dict(enumerate(bots)))
    return [float(points) for points in table.scores[:players]]


def ahead(points: Sequence[float], usual: float) -> list[float]:
    """How far each lies ahead of the others on average, from -1 to 1: beyond what players usually differ by
    more points hardly count, as one great game does not make up for many lost ones.

    >>> ahead([20.0, 10.0, 10.0], 10.0)
    [0.76, -0.38, -0.38]
    """
    return [
        round(fmean([tanh((own - other) / usual) for j, other in enumerate(points) if j != i]), 2)
        for i, own in enumerate(points)
    ]


class Breed:
    """The weights there are, how far variants lie from them, and where they are going."""

    def __init__(self, weights: Weights, random: Random, spread: float = SPREAD) -> None:
        self.weights: Weights = dict(weights)
        self.spread: Final[Weights] = {
            name: spread * max(LEAST, abs(weight)) for name, weight in weights.items()
        }
        self._direction: Final = dict.fromkeys(weights, 0.0)
        self._random: Final = random

    def draws(self, count: int) -> list[Weights]:
        """How far variants lie from the weights, in spreads; one after the other they are opposites."""
        drawn: list[Weights] = []
        while len(drawn) < count:
            one = {name: self._random.gauss(0, 1) for name in self.weights}
            drawn += [one, {name: -far for name, far in one.items()}]
        return drawn

    def variant(self, draw: Weights) -> Weights:
        """The weights so far away."""
        return {name: weight + self.spread[name] * draw[name] for name, weight in self.weights.items()}

    def follow(self, draws: Sequence[Weights], merits: Sequence[float]) -> None:
        """Go where the better variants lie."""
        for name, before in self._direction.items():
            pull = fmean([merit * draw[name] for merit, draw in zip(merits, draws, strict=True)])
            self._direction[name] = MEMORY * before + (1 - MEMORY) * pull
        length = sqrt(fmean([part * part for part in self._direction.values()])) or 1.0
        for name, part in self._direction.items():
            self.weights[name] += STEP * self.spread[name] * part / length
            self.spread[name] *= NARROWER


def seated(draws: int, players: int, random: Random) -> list[list[int]]:
    """Who plays whom, by number: with others in company drawn by lot; alone, one after the other."""
    if players == 1:
        return [[index] for index in range(draws)]
    order = random.sample(range(draws), draws)
    return [order[at : at + players] for at in range(0, draws, players)]


def generation(breed: Breed, args: argparse.Namespace, name: str, random: Random, pool: Executor) -> float:
    """Play and follow; returns the average points."""
    draws = breed.draws(args.games * max(args.players, 2))
    tables = seated(len(draws), args.players, random)
    options = dict(word.split("=", 1) for word in args.option)
    trials = [
        Trial(
            args.game,
            options,
            args.bot,
            [breed.variant(draws[index]) for index in seats],
            f"{name}/{number // 2 if args.players == 1 else number}",
        )
        for number, seats in enumerate(tables)
    ]
    results = list(pool.map(play, trials))
    if args.players == 1:  # opposites played the same game
        compared = [[first[0], second[0]] for first, second in zip(results[::2], results[1::2], strict=True)]
        places = [[number, number + 1] for number in range(0, len(draws), 2)]
    else:
        compared, places = results, tables
    everything = [points for table in results for points in table]
    usual = pstdev(everything) or 1.0
    merits = [0.0] * len(draws)
    for seats, points in zip(places, compared, strict=True):
        for index, merit in zip(seats, ahead(points, usual), strict=True):
            merits[index] = merit
    breed.follow(draws, merits)
    return fmean(everything)


def evolve(args: argparse.Namespace, pool: Executor) -> Iterator[Weights]:
    """The weights after each generation; what came of it is printed."""
    random = Random(args.seed)
    breed = Breed(weights_of(args.game, args.start), random, args.spread)
    for number in range(args.generations):
        points = generation(breed, args, f"{args.seed} {number}", random, pool)
        print(f"{number + 1}: {points:.1f} points on average", flush=True)
        yield {name: round(weight, 3) for name, weight in breed.weights.items()}


def main(words: Sequence[str] | None = None) -> None:
    """Play, follow, write; after every generation, so that it may be stopped at any time."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.evolve", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy:tries=2")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--games", type=int, default=48, help="in a generation; alone, pairs of games")
    parser.add_argument(
        "--spread", type=float, default=SPREAD, help="of the first variants, in parts of a weight"
    )
    parser.add_argument("--option", action="append", default=[], metavar="name=value")
    parser.add_argument("--start", default="", help="the set of weights to begin with")
    parser.add_argument("--name", default="", help="of the set of weights that is written")
    parser.add_argument("--seed", default="evolve")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: as many as there are cores")
    parser.add_argument("--out", type=Path, default=LEARNED)
    args = parser.parse_args(words)
    if args.players > 1 and args.games * args.players % 2:
        parser.error("Variants come in pairs of opposites: the number of games or of players must be even.")
    typed = " ".join(sys.argv[1:] if words is None else words)
    file = file_of(args.game, args.name, args.out)
    with new_pool(args.jobs or cores()) as pool:
        for number, weights in enumerate(evolve(args, pool), start=1):
            kept = {
                "about": "Expected points for one of each thing, see tablewright.bots.evaluation.",
                "date": datetime.now(UTC).date().isoformat(),
                "command": f"python -m tablewright.lab.evolve {typed}",
                "generations": number,
                "weights": weights,
            }
            file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
