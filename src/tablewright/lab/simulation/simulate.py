"""Many games, on as many cores as there are.

A job is data: a game, its seats and options, the specs of the bots, a range of seeds. A worker builds
everything from that and returns one small row per game. Rows depend on their seed only, never on the number
of workers or on how the work was cut into chunks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias

from tablewright.engine import BadSetup, find_game
from tablewright.lab.simulation.job import Failure, Job, Row
from tablewright.lab.simulation.playout import seat_bots
from tablewright.lab.simulation.processes import chunks

#: So many games, the first ones, are watched for pieces that never come into play.
SCOUTED: Final = 1000

#: Told after every chunk of games: how many are played, how many of them failed.
Progress: TypeAlias = Callable[[int, int], None]


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
    #: The pieces of the game that never came into play (in the first `SCOUTED` games).
    unreached: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    #: Games won by everybody at the table; a win shared by two is half a win for each.
    wins: list[float] = field(default_factory=list)
    #: Games that were stopped at their cap because their rules let them go on for ever.
    stopped: int = 0

    @property
    def decisions_per_second(self) -> float:
        """Choices made per second of waiting, all workers together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def finished(self) -> int:
        """Games that came to their end; only these count in points and wins."""
        return self.games - len(self.failures) - self.stopped

    @property
    def mean_scores(self) -> list[float]:
        """The average points of everybody at the table, seat by seat, the automa last."""
        return [total / self.finished for total in self.points]

    def add(self, row: Row) -> None:
        """Count a game in."""
        self.games += 1
        self.decisions += row.choices
        if row.failure is not None:
            self.failures.append(row.failure)
            return
        if row.stopped:
            self.stopped += 1
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
        """For scripts; these keys will stay."""
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
            "stopped": self.stopped,
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

    One bot plays every seat, or there is one for each. `jobs` is the number of processes. A game that fails
    is counted, and its record is written into the folder `failures`.

    >>> result = simulate("quarry", players=3, games=5)
    >>> result.games, len(result.failures), len(result.mean_scores)
    (5, 0, 3)
    """
    job = _checked(game, players, games, bots, seed, options or {}, digests, Path(failures))
    result = Result(game, players, dict(job.options), job.bots, seed)
    missing = dict.fromkeys(find_game(game).pieces())
    begun = perf_counter()

    for chunk in chunks(job, jobs, lambda: tuple(missing)):
        for row in chunk.rows:
            result.add(row)
        if keep_rows:
            result.rows += chunk.rows
        for piece in chunk.reached:
            missing.pop(piece, None)
        if progress is not None:
            progress(result.games, len(result.failures))
    result.seconds = perf_counter() - begun
    result.unreached = list(missing)
    result.rows.sort()
    result.failures.sort()
    return result


def _checked(
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
        raise BadSetup(
            f"{len(specs)} bots cannot play {players} seats. Name one bot for all seats, or one for each."
        )
    seat_bots(specs, seed)
    return Job(game, players, specs, settled, seed, games, digests, failures, seed + SCOUTED)
