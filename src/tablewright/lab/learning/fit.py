"""Weights of an evaluation from games: what things turned out to be worth.

```
python -m tablewright.lab.learning.fit origins --games 200
```

Bots play each other, everyone by weights drawn around those there are, so that all sorts of positions come
up. After some of the turns is noted what every seat's position was held to be worth, and how much that would
change with each weight. When the game is over it is known what it was worth. The weights then go where they
would have told best, but away from where they are only as far as the games speak for it (a ridge regression);
or a part of that way (`--step`), as players who go by other weights come to other positions.
What counts is who is ahead of whom: values and points are taken less the average of the table; alone, less
the average of all games, at the same part of the game. Every further round begins with the weights of the
one before.

The weights are written with the date and the command, and how well they tell the end of games that they were
not made from.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablewright.bots import Glimpse
from tablewright.bots.brains import evaluation_of
from tablewright.bots.pool import new_pool
from tablewright.bots.weights import file_of, teach, weights_of
from tablewright.engine import BadSetup, Table, find_game, new_table
from tablewright.engine.brain import View, Weights
from tablewright.lab.learning.kept import WEIGHTS, keep
from tablewright.lab.measuring.machine import cores
from tablewright.lab.simulation.playout import cap_of, seat_bots

LEAST: Final = 0.6  # a weight this small varies as if it were so large
SLOPE: Final = 0.1  # how far a weight is moved to see what changes, in parts of it
REACH: Final = 0.5  # how far from a weight another is as likely as not, in parts of it
SAYS: Final = 4.0  # the positions of one seat in a game say as much as so many that have nothing in common
FOLDS: Final = 5  # parts of the games that are left out in turn, to see how well the others tell their end
PARTS: Final = 10  # of a game, each compared with the same part of others where nobody else plays
AROUND: Final = 3  # how often the spread of what cannot be told is estimated anew

Numbers: TypeAlias = NDArray[np.float64]


class Assignment(NamedTuple):
    """One game to be played and watched."""

    game: str
    players: int
    options: Mapping[str, str]
    bot: str
    weights: Weights
    spread: float
    rate: float
    seed: str


class Position(NamedTuple):
    """What a moment of a game was held to be worth to each seat, and how that changes with each weight."""

    choices: int
    values: list[float]
    slopes: list[list[float]]


class Story(NamedTuple):
    """Moments of a game, and how it ended."""

    positions: list[Position]
    choices: int
    points: list[float]


def watch(work: Assignment) -> Story:
    """Play a game, every seat by weights of its own, and look at the table after some of the turns.

    Nothing is learned from a game that has to be stopped at its cap: nobody knows what it was worth.
    """
    random = Random(work.seed)
    for seat in range(work.players):
        teach(work.game, f"variant{seat}", _varied(work.weights, work.spread, random))
    table: Table = new_table(find_game(work.game), work.players, work.seed, dict(work.options))
    bots = seat_bots([f"{work.bot}:weights=variant{seat}" for seat in range(work.players)], work.seed)
    positions: list[Position] = []
    turn = table.turns
    while not table.over and table.choices < cap_of(table.game):
        question = table.question()
        table.play(question.offset + bots[question.seat].choose(Glimpse(table, question)))
        if table.turns == turn or table.over:
            continue
        turn = table.turns
        turned = work.players == 1 or table.question().seat != question.seat
        if turned and random.random() < work.rate:
            positions.append(look(work.game, table, question.seat, work.weights))
    points = [float(points) for points in table.scores[: work.players]]
    return Story(positions if table.over else [], table.choices, points)


def look(game: str, table: Table, seat: int, weights: Weights) -> Position:
    """A position as a seat sees it."""
    evaluate = evaluation_of(game)
    if evaluate is None:
        raise BadSetup(f"{game} has no evaluation.")
    judge: Callable[[View, int, Weights], float] = evaluate
    view = table.view(seat)
    seats = range(table.players)
    slopes = []
    for name, weight in weights.items():
        step = SLOPE * max(LEAST, abs(weight))
        more, less = {**weights, name: weight + step}, {**weights, name: weight - step}
        slopes.append([(judge(view, one, more) - judge(view, one, less)) / (2 * step) for one in seats])
    return Position(table.choices, [judge(view, one, weights) for one in seats], slopes)


def _varied(weights: Weights, spread: float, random: Random) -> Weights:
    return {
        name: weight + spread * random.gauss(0, 1) * max(LEAST, abs(weight))
        for name, weight in weights.items()
    }


class Lesson(NamedTuple):
    """What can be learned from: a row for each seat at each position."""

    slopes: Numbers  #: how the value changes with each weight
    missed: Numbers  #: the points at the end less the value
    share: Numbers  #: how much the row counts; those of a game have 1 together for each seat
    story: Numbers  #: the number of the game

    def of(self, chosen: NDArray[np.bool_]) -> Lesson:
        """Some of the rows."""
        return Lesson(self.slopes[chosen], self.missed[chosen], self.share[chosen], self.story[chosen])


def lesson_of(stories: Sequence[Story]) -> Lesson:
    """All positions, compared with the others at the table, or alone with the same part of other games."""
    slopes, missed, share, story, part = [], [], [], [], []
    for number, told in enumerate(stories):
        for position in told.positions:
            slopes.append(np.array(position.slopes).T)
            missed.append(np.array(told.points) - np.array(position.values))
            share.append(np.full(len(told.points), 1 / len(told.positions)))
            story.append(np.full(len(told.points), float(number)))
            part.append(np.full(len(told.points), int(PARTS * position.choices / told.choices)))
    lesson = Lesson(
        np.concatenate(slopes), np.concatenate(missed), np.concatenate(share), np.concatenate(story)
    )
    if len(stories[0].points) == 1:
        alike = np.concatenate(part)
    else:
        alike = np.repeat(np.arange(len(slopes)), len(stories[0].points))
    return lesson._replace(
        slopes=less_average(lesson.slopes, alike), missed=less_average(lesson.missed, alike)
    )


def less_average(numbers: Numbers, alike: NDArray[np.int64]) -> Numbers:
    """The rows, less the average of those that are alike."""
    sums = np.zeros((int(alike.max()) + 1, *numbers.shape[1:]))
    np.add.at(sums, alike, numbers)
    rows = np.bincount(alike).reshape(-1, *[1] * (numbers.ndim - 1))
    averages: Numbers = sums / np.maximum(1, rows)
    return numbers - averages[alike]


def learn(lesson: Lesson, reach: Numbers) -> Numbers:
    """How far each weight goes: it explains what was missed, and far ways are unlikely."""
    slopes = lesson.slopes * reach
    weighed = (slopes.T * lesson.share) * SAYS
    unknown = spread_of(lesson.missed, lesson)
    moves: Numbers = np.zeros(len(reach))
    for _ in range(AROUND):
        pull = weighed @ lesson.missed / unknown
        moves = np.linalg.solve(weighed @ slopes / unknown + np.eye(len(reach)), pull).astype(np.float64)
        unknown = spread_of(lesson.missed - slopes @ moves, lesson)
    return moves * reach


def spread_of(misses: Numbers, lesson: Lesson) -> float:
    """The average of the squares."""
    return float(np.average(misses**2, weights=lesson.share))


def tested(lesson: Lesson, reach: Numbers, step: float) -> tuple[float, float]:
    """By how many points the end of games is missed on average (root of the mean square) by the weights there
    are, and by those learned from other games.
    """
    before, after = [], []
    for fold in range(FOLDS):
        held = lesson.story % FOLDS == fold
        if not held.any() or held.all():
            continue
        rest, left_out = lesson.of(~held), lesson.of(held)
        before.append(spread_of(left_out.missed, left_out))
        after.append(spread_of(left_out.missed - left_out.slopes @ (step * learn(rest, reach)), left_out))
    return float(np.sqrt(np.mean(before))), float(np.sqrt(np.mean(after)))


def fitted(weights: Weights, lesson: Lesson, step: float = 1.0) -> tuple[Weights, tuple[float, float]]:
    """The weights that would have told best, or a part of the way there, and how well such weights tell games
    they do not know.
    """
    reach = REACH * np.array([max(LEAST, abs(weight)) for weight in weights.values()])
    moves = step * learn(lesson, reach)
    new = {
        name: round(weight + float(move), 3)
        for (name, weight), move in zip(weights.items(), moves, strict=True)
    }
    return new, tested(lesson, reach, step)


def main(words: Sequence[str] | None = None) -> None:
    """Play, learn, write; after every round, so that it may be stopped then."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.learning.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="mcts:iterations=30:deals=6:best=1")
    parser.add_argument("--games", type=int, default=200, help="of a round")
    parser.add_argument(
        "--rounds", type=int, default=1, help="each begins with the weights of the one before"
    )
    parser.add_argument("--spread", type=float, default=0.25, help="of the players' weights, in parts")
    parser.add_argument("--step", type=float, default=1.0, help="part of the way to what would tell best")
    parser.add_argument("--rate", type=float, default=0.3, help="part of the turns that are looked at")
    parser.add_argument("--option", action="append", default=[], metavar="name=value")
    parser.add_argument("--start", default="", help="the set of weights to begin with")
    parser.add_argument("--name", default="", help="of the set of weights that is written")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: as many as there are cores")
    parser.add_argument("--out", type=Path, help="another folder than the game's own")
    args = parser.parse_args(words)
    typed = " ".join(sys.argv[1:] if words is None else words)
    weights = weights_of(args.game, args.start)
    with new_pool(args.jobs or cores()) as pool:
        for number in range(1, args.rounds + 1):
            stories = play(args, weights, number, pool)
            weights, (before, after) = fitted(weights, lesson_of(stories), args.step)
            points = np.mean([one for story in stories for one in story.points])
            print(
                f"{number}: {points:.1f} points; new games' ends missed by {before:.1f}, now by {after:.1f}"
            )
            found = {
                "rounds": number,
                "missed before": round(before, 2),
                "missed now": round(after, 2),
                "weights": weights,
            }
            keep(file_of(args.game, args.name, args.out), WEIGHTS, f"fit {typed}", found)


def play(args: argparse.Namespace, weights: Weights, number: int, pool: Executor) -> list[Story]:
    """The games of a round; how many are played is said from time to time."""
    options = dict(word.split("=", 1) for word in args.option)
    work = [
        Assignment(
            args.game,
            args.players,
            options,
            args.bot,
            weights,
            args.spread,
            args.rate,
            f"{args.seed} {number}/{game}",
        )
        for game in range(args.games)
    ]
    stories: list[Story] = []
    for story in pool.map(watch, work):
        stories.append(story)
        if len(stories) % -(-args.games // 10) == 0:
            print(f"{number}: {len(stories)} of {args.games} games", file=sys.stderr, flush=True)
    return stories


if __name__ == "__main__":
    main()
