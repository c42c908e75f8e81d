"""Weights of an evaluation by selection: those that play best are kept and varied (the cross-entropy method).

```
python -m tablewright.lab.evolve origins --players 1 --bot greedy --generations 20
```

Every generation varies the weights there are, lets the variants play with the same bot, and goes on from the
mean of the best. Alone, all play the same games and a variant is as good as its points; against others they
play each other in company drawn by lot, and a variant is as good as its points beyond theirs. The last mean
is written with the date and the command that made it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple, TypeAlias

from tablewright.bots import Bot, Glimpse
from tablewright.bots.evaluation import module_of
from tablewright.bots.evaluation.weights import LEARNED, file_of
from tablewright.bots.pool import new_pool
from tablewright.engine import Table, find_game, new_table
from tablewright.lab.machine import cores
from tablewright.lab.playout import play_with, seat_bots

Numbers: TypeAlias = dict[str, float]

KEPT: Final = 0.25  # part of a generation that the next one comes from
SPREAD: Final = 0.3  # how far the first variants lie from the weights there were, in parts of each
LEAST_SPREAD: Final = 0.2  # and at least so many points
STEADY: Final = 0.3  # part of the spread that outlives a generation whatever the best have in common


class Trial(NamedTuple):
    """One game that variants play, each in its seat."""

    game: str
    options: Mapping[str, str]
    bot: str
    variants: Sequence[Mapping[str, float]]
    seed: str


class Believer(Bot):
    """Plays as another bot, but weighs things its own way."""

    def __init__(self, bot: Bot, weights: Mapping[str, float], believed: Numbers) -> None:
        self._bot: Final = bot
        self._weights: Final = weights
        self._believed: Final = believed

    def choose(self, glimpse: Glimpse) -> int:
        self._believed.update(self._weights)
        return self._bot.choose(glimpse)


def weights_in_use(game: str) -> Numbers:
    """The numbers that the evaluation of a game goes by in this process; changing them changes its mind."""
    found: Numbers = module_of(game).WEIGHTS
    return found


def play(trial: Trial) -> list[float]:
    """How well each variant did in a game: its points, against others less those they have on average."""
    believed = weights_in_use(trial.game)
    players = len(trial.variants)
    table: Table = new_table(find_game(trial.game), players, trial.seed, dict(trial.options))
    bots = {
        seat: Believer(bot, trial.variants[seat], believed)
        for seat, bot in enumerate(seat_bots([trial.bot] * players, trial.seed))
    }
    play_with(table, bots)
    points = [float(points) for points in table.scores[:players]]
    if players == 1:
        return points
    everybody = sum(points)
    return [own - (everybody - own) / (players - 1) for own in points]


class Breed:
    """The weights there are, how far variants lie from them, and how they are selected."""

    def __init__(self, weights: Mapping[str, float], random: Random) -> None:
        self.mean: Numbers = dict(weights)
        self.spread: Numbers = {
            name: max(LEAST_SPREAD, SPREAD * abs(weight)) for name, weight in weights.items()
        }
        self._random: Final = random

    def variants(self, count: int) -> list[Numbers]:
        """The weights themselves, and variants of them."""
        draw = self._random.gauss
        varied = [
            {name: round(draw(weight, self.spread[name]), 3) for name, weight in self.mean.items()}
            for _ in range(count - 1)
        ]
        return [dict(self.mean), *varied]

    def select(self, variants: Sequence[Numbers], merits: Sequence[float]) -> None:
        """Go on from the best."""
        ranked = sorted(zip(merits, range(len(variants)), strict=True), reverse=True)
        best = [variants[index] for _, index in ranked[: max(2, round(KEPT * len(variants)))]]
        for name, before in self.mean.items():
            worth = [variant[name] for variant in best]
            # around what was, not what will be: as long as the best lie elsewhere, the search stays wide
            spread = pstdev(worth, before)
            self.spread[name] = STEADY * self.spread[name] + (1 - STEADY) * spread
            self.mean[name] = round(fmean(worth), 3)


def evolve(args: argparse.Namespace, pool: Executor) -> Iterator[Numbers]:
    """The weights after each generation; what came of it is printed."""
    options = dict(word.split("=", 1) for word in args.option)
    random = Random(args.seed)
    breed = Breed(weights_in_use(args.game), random)
    for generation in range(args.generations):
        variants = breed.variants(args.population)
        tables = seated(args.population, args.players, args.games, random)
        trials = [
            Trial(
                args.game,
                options,
                args.bot,
                [variants[index] for index in seats],
                f"{args.seed} {generation}/{number % args.games if args.players == 1 else number}",
            )
            for number, seats in enumerate(tables)
        ]
        merits = [0.0] * args.population
        for seats, results in zip(tables, pool.map(play, trials), strict=True):
            for index, merit in zip(seats, results, strict=True):
                merits[index] += merit / args.games
        breed.select(variants, merits)
        print(
            f"{generation + 1}: before {merits[0]:.1f}, mean {fmean(merits):.1f}, best {max(merits):.1f}",
            flush=True,
        )
        yield breed.mean


def seated(population: int, players: int, games: int, random: Random) -> list[list[int]]:
    """Who plays whom: everybody the same number of games, in company drawn by lot. Alone, everybody plays the
    same games one after the other.
    """
    if players == 1:
        return [[index] for index in range(population) for _ in range(games)]
    tables: list[list[int]] = []
    for _ in range(games):
        order = random.sample(range(population), population)
        tables += [order[at : at + players] for at in range(0, population, players)]
    return tables


def main(words: Sequence[str] | None = None) -> None:
    """Play, select, write; after every generation, so that it may be stopped at any time."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.evolve", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--games", type=int, default=8, help="that each variant plays")
    parser.add_argument("--option", action="append", default=[], metavar="name=value")
    parser.add_argument("--seed", default="evolve")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: as many as there are cores")
    parser.add_argument("--out", type=Path, default=LEARNED)
    args = parser.parse_args(words)
    if args.population % args.players:
        parser.error(f"{args.population} variants do not fill tables of {args.players}.")
    typed = " ".join(sys.argv[1:] if words is None else words)
    file = file_of(args.game, args.out)
    with new_pool(args.jobs or cores()) as pool:
        for generation, weights in enumerate(evolve(args, pool), start=1):
            kept = {
                "about": "Expected points for one of each thing, see tablewright.bots.evaluation.",
                "date": datetime.now(UTC).date().isoformat(),
                "command": f"python -m tablewright.lab.evolve {typed}",
                "generations": generation,
                "weights": weights,
            }
            file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
