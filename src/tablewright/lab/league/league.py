"""A league: bots play each other in every seat, again and again, and are rated.

Every game has a number; its line-up and its seed follow from the number alone. So a league can be cut into
pieces in any way, played by any number of processes or machines, stopped and gone on with: the same league
always has the same results. They are kept in a folder, see `tablewright.lab.league.results`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from tablewright.engine import BadSetup, Game, Options, Table, find_game, new_table
from tablewright.engine.blame import told
from tablewright.engine.playout import play_randomly
from tablewright.lab.league.crew import Played, hire
from tablewright.lab.league.factions import FactionStanding, faction_standings
from tablewright.lab.league.ratings import Standing, Verdict, standings
from tablewright.lab.league.results import GameRow, Ledger
from tablewright.lab.simulation.job import Job, Witness
from tablewright.lab.simulation.playout import cap_of, random_draws, refuse_endless_game, seat_bots
from tablewright.lab.simulation.processes import CHUNK_SECONDS, FIRST_CHUNK

#: Told after every chunk of games: how many are played, how many of them failed.
Progress: TypeAlias = Callable[[int, int], None]


@dataclass(frozen=True)
class League:
    """Who plays what. All of it decides the results, but for the number of games, which may grow."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Options
    seed: int
    games: int
    pairings: tuple[tuple[int, ...], ...] = field(repr=False)

    def seats(self, number: int) -> tuple[int, ...]:
        """Who sits where in a game, as numbers of bots."""
        return self.pairings[number % len(self.pairings)]

    def job(self, number: int, failures: Path) -> Job:
        """The game as a piece of work."""
        bots = tuple(self.bots[bot] for bot in self.seats(number))
        return Job(self.game, self.players, bots, self.options, self.seed + number, 1, False, failures, 0)

    @property
    def names(self) -> list[str]:
        """What the bots are called: their specs, numbered where the same one plays twice."""
        return [
            f"{spec} ({self.bots[: i + 1].count(spec)})" if self.bots.count(spec) > 1 else spec
            for i, spec in enumerate(self.bots)
        ]

    def settings(self) -> dict[str, Any]:
        """What must be the same if a league shall be gone on with."""
        data = asdict(self)
        del data["games"], data["pairings"]
        return {**data, "bots": list(self.bots), "rules": find_game(self.game).rules}


def new_league(
    game: str,
    bots: Sequence[str],
    players: int = 2,
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> League:
    """A league that can be played; what cannot is refused.

    >>> league = new_league("quarry", ["random", "greedy", "mcts"], players=2)
    >>> league.pairings
    ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    """
    settled = find_game(game).settle(players, options or {})
    if games < 1:
        raise BadSetup(f"At least 1 game must be played, not {games}.")
    if not bots:
        raise BadSetup("A league needs at least one bot.")
    seat_bots(bots, seed)
    return League(game, players, tuple(bots), settled, seed, games, pairings(len(bots), players))


def pairings(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """All line-ups, each in every rotation of the seats.

    With fewer bots than seats, some sit there twice; but never everywhere, unless there is only one.

    >>> pairings(2, 3)
    ((0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1))
    """
    if bots >= players:
        line_ups = list(combinations(range(bots), players))
    else:
        everybody = combinations_with_replacement(range(bots), players)
        line_ups = [line_up for line_up in everybody if bots == 1 or len(set(line_up)) > 1]
    rotated = [line_up[i:] + line_up[:i] for line_up in line_ups for i in range(players)]
    return tuple(dict.fromkeys(rotated))


# ------------------------------------------------------------------------------------------- playing it


class Orders(NamedTuple):
    """Some games of a league, for a worker."""

    league: League
    numbers: tuple[int, ...]
    failures: Path


def play(orders: Orders) -> Played:
    """Play these games one after the other."""
    begun = perf_counter()
    rows = [play_game(orders.league, number, orders.failures) for number in orders.numbers]
    return Played(rows, perf_counter() - begun)


def play_game(league: League, number: int, failures: Path) -> GameRow:
    """One game from its number to its row.

    Random bots race, on a table that keeps nothing; bots that think play at one that can be imagined. A game
    that fails is played again, recorded.
    """
    job = league.job(number, failures)
    game = find_game(league.game)
    table = _race(job, game)
    if table is None:
        witness = Witness(job, game, job.seed)
        error = witness.play()
        if error is not None:
            witness.write(failures, error)
            return GameRow(number, job.seed, league.seats(number), failure=told(error))
        assert witness.table is not None
        table = witness.table
    if not table.over:
        stopped = f"The game was stopped after {table.choices} choices: its rules let it go on for ever."
        return GameRow(number, job.seed, league.seats(number), choices=table.choices, failure=stopped)
    return _row(league, number, table)


def _race(job: Job, game: Game[Any]) -> Table | None:
    """A game between random bots, as fast as can be; None if somebody thinks or a rule fails."""
    draws = random_draws(seat_bots(job.bots, job.seed))
    if draws is None:
        return None
    try:
        table: Table = new_table(game, job.players, str(job.seed), dict(job.options), keep=False)
        play_randomly(table, draws, cap_of(game))
        refuse_endless_game(table)
    except Exception:  # whatever a rule raises: the recorded game tells
        return None
    return table


def _row(league: League, number: int, table: Table) -> GameRow:
    points = table.scores
    sources: list[dict[str, int]] = [{} for _ in points]
    for line in table.score_lines:
        sources[line.seat][line.source] = sources[line.seat].get(line.source, 0) + line.points
    return GameRow(
        number,
        league.seed + number,
        league.seats(number),
        points,
        table.game.ranking(table.state),
        table.choices,
        factions(table.view(None)),
        sources,
    )


def factions(view: Mapping[str, Any]) -> list[str]:
    """The factions that seats play, if the game has any: a view that lists its seats tells them.

    >>> factions({"settlers": [{"seat": 0, "faction": "romans"}, {"seat": 1, "faction": "egyptians"}]})
    ['romans', 'egyptians']
    """
    for listed in view.values():
        if isinstance(listed, list) and listed and all(_tells_faction(one) for one in listed):
            return [one["faction"] for one in listed]
    return []


def _tells_faction(one: object) -> bool:
    return isinstance(one, dict) and "seat" in one and isinstance(one.get("faction"), str)


# ------------------------------------------------------------------------------------------- the whole of it


@dataclass
class LeagueResult:
    """What came out of a league."""

    league: League
    folder: Path
    rows: list[GameRow]  #: games that were played to the end, by number
    failures: list[GameRow]
    standings: list[Standing]  #: best first
    played: int  #: games that were played just now, not read from the folder
    seconds: float  #: how long that took

    @property
    def factions(self) -> list[FactionStanding]:
        """How the factions did, bot by bot; empty if the game has none."""
        return faction_standings(self.rows, self.league.names)

    def to_json(self) -> dict[str, Any]:
        """For scripts; these keys will stay."""
        return {
            **self.league.settings(),
            "games": len(self.rows) + len(self.failures),
            "errors": len(self.failures),
            "played_now": self.played,
            "seconds": round(self.seconds, 3),
            "folder": str(self.folder),
            "standings": [standing.to_json() for standing in self.standings],
            "factions": [standing.to_json() for standing in self.factions],
        }


def run_league(
    game: str,
    bots: Sequence[str],
    players: int = 2,
    games: int = 100,
    *,
    out: Path | str,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
) -> LeagueResult:
    """Play a league, or go on with the one in the folder `out`, and rate the bots.

    `jobs` is the number of processes. With `ray`, the address of a Ray cluster, its machines play (``local``
    starts one here, with so many workers as there are jobs).
    """
    league = new_league(game, bots, players, games, seed, options)
    ledger = Ledger(Path(out), league.settings())
    begun = perf_counter()
    known = ledger.open()
    missing = [number for number in range(games) if number not in known]
    failed = sum(bool(known[number].failure) for number in range(games) if number in known)
    done = games - len(missing)
    for chunk in _chunks(league, missing, ledger.failures, jobs, ray):
        ledger.add(chunk.rows)
        known.update((row.number, row) for row in chunk.rows)
        done += len(chunk.rows)
        failed += sum(bool(row.failure) for row in chunk.rows)
        if progress is not None:
            progress(done, failed)
    seconds = perf_counter() - begun
    rows = [known[number] for number in range(games)]
    result = LeagueResult(
        league,
        ledger.folder,
        [row for row in rows if not row.failure],
        [row for row in rows if row.failure],
        standings(league.names, verdicts(league, rows)),
        len(missing),
        seconds,
    )
    ledger.write_tables(result.rows, league.names)
    return result


def verdicts(league: League, rows: Iterable[GameRow]) -> list[Verdict]:
    """Who was ahead of whom. In a solo game that is the bot or its opponent, whether that one sits there or
    is only a number of points to reach.
    """
    found: list[Verdict] = []
    for row in rows:
        if row.failure:
            continue
        places = row.places
        if league.players == 1:
            places = [1, 2] if row.places[0] == 1 else [2, 1]
        found.append(Verdict((*row.seats, -1)[: len(places)], tuple(places), tuple(row.points)))
    return found


def _chunks(
    league: League, numbers: Sequence[int], failures: Path, jobs: int, ray: str | None
) -> Iterator[Played]:
    """The games, chunk by chunk as they are done: large enough to be worth handing over, small enough to
    lose little when stopped. One chunk is in work and one waiting for everybody, so that nobody stands idle.
    """
    if not numbers:
        return
    left = deque(numbers)
    games, seconds = 0, 0.0
    with hire(play, min(jobs, len(numbers)), ray) as crew:
        while left or crew.busy:
            while left and crew.busy < 2 * crew.size:
                good = int(CHUNK_SECONDS * games / max(seconds, 1e-6)) if games else FIRST_CHUNK
                size = max(1, min(good, -(-len(left) // crew.size)))
                crew.hand_over(Orders(league, tuple(left.popleft() for _ in range(size)), failures))
            for chunk in crew.wait():
                games += len(chunk.rows)
                seconds += chunk.seconds
                yield chunk
