"""Many games, on as many cores as there are.

A job is data: a game, its seats and options, the specs of the bots, a range of seeds. A worker builds everything from
that and returns one small row per game. Rows depend on their seed only, never on the number of workers or on how the
work was cut into chunks.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias

from tablewright.engine import BadSetup, Game, Table, TablewrightError, digest, find_game, new_table
from tablewright.engine import record as records
from tablewright.lab.playout import NO_CAP, play_randomly, play_with, random_picks, seat_bots
from tablewright.lab.reach import unreached

#: A chunk of games should keep a worker busy for so long: far above the cost of handing it over, short enough to
#: show progress and to share out evenly.
CHUNK_SECONDS: Final = 0.5
FIRST_CHUNK: Final = 2

#: Told after every chunk: games played so far, errors so far.
Progress: TypeAlias = Callable[[int, int], None]


class Failure(NamedTuple):
    """A game that ended in an error."""

    seed: int
    message: str
    option: str  #: the option that was taken last
    record: str  #: the file that holds the game up to that choice; empty if it could not be written


class Row(NamedTuple):
    """One game."""

    seed: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    choices: int
    seconds: float
    digest: str  #: of the state at the end, if asked for
    failure: Failure | None


@dataclass(frozen=True)
class Job:
    """Which games to play, and how."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    games: int
    digests: bool
    failures: Path

    def part(self, first: int, games: int) -> Job:
        """Some of the games."""
        return Job(
            self.game, self.players, self.bots, self.options, first, games, self.digests, self.failures
        )


@dataclass
class Result:
    """What came out of a simulation."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    unreached: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        """Choices made per second of waiting, all workers together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_scores(self) -> list[float]:
        """The average points of everybody at the table, seat by seat, the automa last."""
        sound = self.games - len(self.failures)
        return [total / sound for total in self.points]

    def add(self, row: Row) -> None:
        """Count a game in. A shared win counts as a part of one for each who shares it."""
        self.games += 1
        self.decisions += row.choices
        if row.failure is not None:
            self.failures.append(row.failure)
            return
        if not self.points:
            self.points = [0] * len(row.scores)
            self.wins = [0.0] * len(row.scores)
        winners = row.ranking.count(1)
        for i, (points, place) in enumerate(zip(row.scores, row.ranking, strict=True)):
            self.points[i] += points
            if place == 1:
                self.wins[i] += 1 / winners

    def to_json(self) -> dict[str, Any]:
        """For scripts; these keys, in this order, will stay."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "mean_scores": [round(mean, 3) for mean in self.mean_scores],
            "errors": len(self.failures),
            "unreached": self.unreached,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "wins": [round(wins, 3) for wins in self.wins],
            "failures": [failure._asdict() for failure in self.failures],
        }


def simulate(
    game: str,
    players: int = 2,
    games: int = 100,
    *,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    digests: bool = False,
    keep_rows: bool = True,
    failures: Path | str = "failures",
    progress: Progress | None = None,
) -> Result:
    """Play games with the seeds ``seed``, ``seed + 1`` and so on.

    One bot plays every seat, or there is one for each. `jobs` is the number of processes (0: one per core). A game that
    fails is counted, and its record is written into the folder `failures`.

    >>> result = simulate("quarry", players=3, games=5)
    >>> result.games, len(result.failures), len(result.mean_scores)
    (5, 0, 3)
    """
    job = check_job(game, players, games, bots, seed, options or {}, digests, Path(failures))
    result = Result(game, players, dict(job.options), job.bots, seed)
    begun = perf_counter()
    for rows in _chunks_of_rows(job, jobs):
        for row in rows:
            result.add(row)
        if keep_rows:
            result.rows += rows
        if progress is not None:
            progress(result.games, len(result.failures))
    result.seconds = perf_counter() - begun
    result.rows.sort()
    result.failures.sort()
    return result


def check_job(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, str],
    digests: bool,
    failures: Path,
) -> Job:
    """Refuse what could not be played before the first worker starts."""
    settled = find_game(game).settle(players, options)
    if games < 1:
        raise BadSetup(f"At least 1 game must be played, not {games}.")
    specs = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(specs) != players:
        raise BadSetup(f"{len(specs)} bots cannot play {players} seats. Name one bot for all seats, or one for each.")
    seat_bots(specs, seed)
    return Job(game, players, specs, settled, seed, games, digests, failures)


def run(job: Job) -> list[Row]:
    """Play the games of a job one after the other; what a worker does."""
    game = find_game(job.game)
    return [_play_one(job, game, seed) for seed in range(job.seed, job.seed + job.games)]


def _play_one(job: Job, game: Game[Any], seed: int) -> Row:
    begun = perf_counter()
    try:
        table = _play(job, game, seed)
    except Exception as error:
        failure, choices = _reproduce(job, game, seed, error)
        return Row(seed, (), (), choices, perf_counter() - begun, "", failure)
    g = table.state
    return Row(
        seed,
        tuple(table.scores),
        tuple(game.ranking(g)),
        table.choices,
        perf_counter() - begun,
        digest(g) if job.digests else "",
        None,
    )


def _play(job: Job, game: Game[Any], seed: int) -> Table:
    """A game to its end: the fast way if all play at random, else with a table that bots can look into."""
    bots = seat_bots(job.bots, seed)
    picks = random_picks(bots)
    options = dict(job.options)
    cap = cap_of(game)
    if picks is not None:
        table = new_table(game, job.players, str(seed), options, keep=False)
        play_randomly(table, picks, cap)
    else:
        table = new_table(game, job.players, str(seed), options)
        play_with(table, dict(enumerate(bots)), cap)
    refuse_endless_game(table)
    return table


def _reproduce(job: Job, game: Game[Any], seed: int, error: Exception) -> tuple[Failure, int]:
    """Play a failed game again, recorded, up to the choice that fails, and write the record."""
    option = ""
    table: Table | None = None
    try:
        table = new_table(game, job.players, str(seed), dict(job.options), record=True)
        bots = {seat: _Remembering(bot) for seat, bot in enumerate(seat_bots(job.bots, seed))}
        play_with(table, bots, cap_of(game))
    except Exception:
        ...
