"""A piece of work for one worker: some games, each from its seed to a row."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from tablewright.engine import Game, Table, digest, find_game, new_table
from tablewright.engine import record as records
from tablewright.engine.blame import told
from tablewright.engine.playout import play_randomly
from tablewright.lab.simulation.pieces import pieces_used
from tablewright.lab.simulation.playout import (
    cap_of,
    play_noting,
    play_with,
    random_draws,
    refuse_endless_game,
    seat_bots,
)


@dataclass(frozen=True)
class Job:
    """Which games to play, and how."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int  #: of the first game; the next has the next number
    games: int
    digests: bool  #: whether rows carry the digest of the end
    failures: Path  #: where the records of failed games go
    scouted: int  #: games with seeds below this one are watched for the pieces that are wanted
    wanted: tuple[str, ...] = ()

    def part(self, first: int, games: int, wanted: tuple[str, ...]) -> Job:
        """Some of the games."""
        return replace(self, seed=first, games=games, wanted=wanted)


class Failure(NamedTuple):
    """A game that ended in an error."""

    seed: int
    message: str
    option: str  #: the option that was taken last; the record ends before it
    record: str  #: the file with the game up to there; empty if there is none


class Row(NamedTuple):
    """One game."""

    seed: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    choices: int
    seconds: float
    digest: str
    failure: Failure | None
    stopped: bool = False  #: at the cap, in a game whose rules let it go on for ever: nobody has won


class Chunk(NamedTuple):
    """What a worker brings back."""

    rows: list[Row]
    reached: list[str]
    seconds: float


def run(job: Job) -> Chunk:
    """Play the games of a job one after the other."""
    begun = perf_counter()
    game = find_game(job.game)
    missing = dict.fromkeys(job.wanted)
    rows = [
        play_one(job, game, seed, missing if seed < job.scouted else {})
        for seed in range(job.seed, job.seed + job.games)
    ]
    reached = [piece for piece in job.wanted if piece not in missing]
    return Chunk(rows, reached, perf_counter() - begun)


def play_one(job: Job, game: Game[Any], seed: int, missing: dict[str, None]) -> Row:
    """A game from its seed to its row; what it brings into play is no longer missing.

    Random bots race, on a table that keeps nothing. If that fails, the same game is played again, recorded.
    Bots that think need a table that can be imagined from the start.
    """
    begun = perf_counter()
    draws = random_draws(seat_bots(job.bots, seed))
    error: Exception | None = None
    if draws is not None:
        try:
            table: Table = new_table(
                game, job.players, str(seed), dict(job.options), keep=False, record=bool(missing)
            )
            if missing:
                taken = play_noting(table, draws, cap_of(game))
                _strike_out(missing, pieces_used(table.events, taken))
            else:
                play_randomly(table, draws, cap_of(game))
            refuse_endless_game(table)
            return _row(job, table, seed, begun)
        except Exception as raised:  # whatever a rule raises
            error = raised
    witness = Witness(job, game, seed)
    error = witness.play() or error
    if error is not None:
        failure = Failure(seed, told(error), witness.option, witness.write(job.failures, error))
        return Row(seed, (), (), witness.choices, perf_counter() - begun, "", failure)
    assert witness.table is not None
    _strike_out(missing, pieces_used(witness.table.events, [move.name for move in witness.table.moves]))
    return _row(job, witness.table, seed, begun)


def _strike_out(missing: dict[str, None], used: Iterable[str]) -> None:
    for piece in used:
        missing.pop(piece, None)


def _row(job: Job, table: Table, seed: int, begun: float) -> Row:
    g = table.state
    return Row(
        seed,
        tuple(table.scores),
        tuple(table.game.ranking(g)),
        table.choices,
        perf_counter() - begun,
        digest(g) if job.digests else "",
        None,
        not table.over,
    )


class WatchedTable(Table):
    """A table that remembers what it was told to play last."""

    last: int = -1

    def play(self, answer: int) -> None:
        self.last = answer
        super().play(answer)


class Witness:
    """A recorded game, and what is known of it if it fails."""

    def __init__(self, job: Job, game: Game[Any], seed: int) -> None:
        self.job = job
        self.game = game
        self.seed = seed
        self.table: WatchedTable | None = None

    def play(self) -> Exception | None:
        """Play to the end, or to the error that is returned."""
        try:
            self.table = new_table(
                self.game,
                self.job.players,
                str(self.seed),
                dict(self.job.options),
                record=True,
                make=WatchedTable,
            )
            play_with(self.table, dict(enumerate(seat_bots(self.job.bots, self.seed))), cap_of(self.game))
            refuse_endless_game(self.table)
        except Exception as error:  # whatever a rule or a bot raises
            return error
        return None

    @property
    def choices(self) -> int:
        """How far it came."""
        return 0 if self.table is None else self.table.choices

    @property
    def option(self) -> str:
        """The option whose choice failed. The table stands as it was before it."""
        if self.table is None:
            return ""
        for question in self.table.open_questions():
            index = self.table.last - question.offset
            if 0 <= index < len(question.values):
                return question.option_id(index)
        return ""

    def write(self, folder: Path, error: Exception) -> str:
        """Write the record of the game up to the error; its path, empty if none could be written."""
        if self.table is None:
            return ""
        file = folder / f"{self.game.name}-{self.job.players}-seed-{self.seed}.json"
        data = records.to_data(self.table) | {"problem": told(error), "then": self.option}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        except OSError:
            return ""
        return str(file)
