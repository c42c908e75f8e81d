"""How fast the games are on this machine, on one core, beside the peers installed. See docs/bench.md."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice
from time import process_time
from typing import Any, Final

from tablewright.bots import Glimpse
from tablewright.bots.plan import Plan
from tablewright.bots.search import Search
from tablewright.bots.shares import search
from tablewright.engine import Game, Table, copy, find_game, new_table, playable_games
from tablewright.engine import record as records
from tablewright.engine.playout import Draws, play_randomly
from tablewright.lab.measuring.ahead import ahead_times
from tablewright.lab.measuring.drawing import drawing_times
from tablewright.lab.measuring.endless import Endless
from tablewright.lab.measuring.machine import is_compiled, machine
from tablewright.lab.measuring.peers import installed_peers
from tablewright.lab.measuring.probe import APART, LOOKS, SEARCHED, Probe, Rates, acting_at, best_of, playing
from tablewright.lab.simulation.playout import random_draws, seat_bots

ROUNDS: Final = 5
USUAL_PLAYERS: Final = 4
LIVE_TABLES: Final = 8
REPEATS: Final = 3
#: Where in a long-lived table the cost of a decision is taken, and at how many tables.
EARLY: Final = 100
LATE: Final = 10_000
LONG_TABLES: Final = 4
DEPTH: Final = 30  # decisions of a look ahead where search is measured


def bench(
    games: Sequence[str] = (), seconds: float = 2.0, progress: Callable[[str, float], None] | None = None
) -> dict[str, Any]:
    """Measure games (all there are, if none is named) and peers, each rate for about so many seconds.

    `progress` is told what is being measured and which part of the whole is done.
    """
    tested = {game.name: game for game in (map(find_game, games) if games else playable_games())}
    peers = installed_peers()
    probes = {name: probes_of(game) for name, game in tested.items()} | peers
    best = best_of(probes, seconds, ROUNDS, progress)
    return {
        "machine": machine(),
        "games": {name: _rounded(best[name]) | other_figures(game, seconds) for name, game in tested.items()},
        "peers": {name: _rounded(best[name]) for name in peers},
        "ratios": {name: ratios(best[name], {peer: best[peer] for peer in peers}) for name in tested},
    }


def probes_of(game: Game[Any]) -> list[Probe]:
    """What is measured in turns with everybody else."""
    players = usual_players(game)
    seeds = count()

    def play_one() -> int:
        seed = next(seeds)
        table: Table = new_table(game, players, str(seed), keep=False)
        play_randomly(table, draws_for(players, seed))
        return table.choices

    def positions(record: bool) -> Iterator[Table]:
        seed = next(seeds)
        return decisions_of(new_table(game, players, str(seed), record=record), draws_for(players, seed))

    return [
        playing(play_one),
        acting_at("forks_per_second", lambda: positions(False), lambda table: table.fork()),
        acting_at("copies_per_second", lambda: positions(False), lambda table: copy(table.state)),
        acting_at("saves_per_second", lambda: positions(True), records.save),
        acting_at(SEARCHED, lambda: islice(positions(False), 0, None, APART), search_at, LOOKS),
    ]


def search_at(table: Table) -> None:
    """Some looks ahead from a position, as a search does them, of `DEPTH` decisions each."""
    question = table.question()
    Search(Glimpse(table, question), str(table.choices), Plan(turns=DEPTH, choices=DEPTH)).run(LOOKS)


def usual_players(game: Game[Any]) -> int:
    """Four at the table, or as many as may sit there."""
    return max((n for n in game.players if n <= USUAL_PLAYERS), default=min(game.players))


def draws_for(players: int, seed: int) -> Draws:
    """Random bots for every seat."""
    draws = random_draws(seat_bots(["random"] * players, seed))
    assert draws is not None
    return draws


def decisions_of(table: Table, draws: Draws) -> Iterator[Table]:
    """The table at every decision until it is over."""
    while not table.over:
        yield table
        play_randomly(table, draws, 1)


# ------------------------------------------------------------------------------- what is no rate


def other_figures(game: Game[Any], seconds: float) -> dict[str, Any]:
    """Memory, the slowest questions, and whether a long game costs more; and in which shape the game ran."""
    players = usual_players(game)
    times, games = time_questions(game, players, seconds)
    length = max(1, len(times) // games)
    early, late = cost_at(game, players, length)
    return {
        "players": players,
        "compiled": rules_are_compiled(game, players),
        "decisions_per_game": length,
        "bytes_per_table": bytes_per_table(game, players, length // 2),
        "options_p999_us": round(times[int(len(times) * 0.999)] * 1e6, 1),
        f"us_per_decision_at_{EARLY}": round(early * 1e6, 2),
        f"us_per_decision_at_{LATE}": round(late * 1e6, 2),
        "growth": round(late / early, 2),
        "search_gain_two_processes": round(gain_of_processes(game, players, length // 2, seconds), 2),
        **drawing_times(game, players, lambda seed: draws_for(players, seed)),
        **ahead_times(game, players, lambda seed: draws_for(players, seed)),
    }


def rules_are_compiled(game: Game[Any], players: int) -> bool:
    """Whether the game runs compiled. Packages never are, so this looks where its state is made."""
    table: Table = new_table(game, players, "0", keep=False)
    return is_compiled(sys.modules[type(table.state).__module__])


def time_questions(game: Game[Any], players: int, seconds: float) -> tuple[list[float], int]:
    """How long it took, at each decision of random games, to carry out the choice and make the next question.

    The times in rising order, and the number of games. Every game is played several times and each decision
    counts with its best time: what is slow only once was not the question's fault.
    """
    times: list[float] = []
    games = 0
    end = process_time() + seconds
    while process_time() < end:
        repeated = [_times_in_game(game, players, games) for _ in range(REPEATS)]
        times += [min(ones) for ones in zip(*repeated, strict=True)]
        games += 1
    return sorted(times), games


def _times_in_game(game: Game[Any], players: int, seed: int) -> list[float]:
    table: Table = new_table(game, players, str(seed), keep=False)
    draws = draws_for(players, seed)
    times: list[float] = []
    while not table.over:
        begun = process_time()
        play_randomly(table, draws, 1)
        times.append(process_time() - begun)
    return times


def bytes_per_table(game: Game[Any], players: int, choices: int) -> int:
    """The memory of a recorded table, so many choices into the game; what all tables share is not counted."""
    _live_table(game, players, 0, choices)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [_live_table(game, players, seed, choices) for seed in range(LIVE_TABLES)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(tables)


def _live_table(game: Game[Any], players: int, seed: int, choices: int) -> Table:
    table: Table = new_table(game, players, str(seed), record=True)
    play_randomly(table, draws_for(players, seed), choices)
    return table


def cost_at(game: Game[Any], players: int, length: int) -> tuple[float, float]:
    """Seconds per decision of a recorded table after few and after many choices; the best of several tables.

    Each is taken over the length of some games. Games end long before that many choices, so one is played
    after the other at the same table.
    """
    early, late = [], []
    for seed in range(LONG_TABLES):
        table: Table = new_table(Endless(game, players), players, str(seed), record=True)
        draws = draws_for(players, seed)
        play_randomly(table, draws, EARLY)
        early.append(_seconds_per_decision(table, draws, length * REPEATS))
        play_randomly(table, draws, LATE - table.choices)
        late.append(_seconds_per_decision(table, draws, length * REPEATS))
    return min(early), min(late)


def gain_of_processes(game: Game[Any], players: int, choices: int, seconds: float) -> float:
    """How many times as much two processes search as one does in the same time."""
    table = _live_table(game, players, 0, choices)
    glimpse = Glimpse(table, table.question())
    search(glimpse, "0", Plan(iterations=2, shares=2, processes=2))  # processes take a while to start
    looks: dict[int, list[int]] = {1: [], 2: []}
    for _ in range(REPEATS):  # in turns, and the best counts, as a slow moment of the machine hits only some
        for processes, found in looks.items():
            plan = Plan(turns=1, seconds=seconds / REPEATS, shares=2, processes=processes)
            found.append(search(glimpse, "0", plan).visits)
    return max(looks[2]) / max(looks[1])


def _seconds_per_decision(table: Table, draws: Draws, decisions: int) -> float:
    begun = process_time()
    play_randomly(table, draws, decisions)
    return (process_time() - begun) / decisions


# ----------------------------------------------------------------------------------- side by side


def ratios(ours: Rates, peers: Mapping[str, Rates]) -> dict[str, dict[str, float]]:
    """How many times as fast we are as each peer: decisions with decisions, copies and our forks with its
    copies, and search with search where it has one.
    """
    return {
        name: {
            "decisions": round(ours["decisions_per_second"] / theirs["decisions_per_second"], 2),
            "copies": round(ours["copies_per_second"] / theirs["copies_per_second"], 2),
            "forks_to_copies": round(ours["forks_per_second"] / theirs["copies_per_second"], 2),
        }
        | ({"search": round(ours[SEARCHED] / theirs[SEARCHED], 2)} if SEARCHED in theirs else {})
        for name, theirs in peers.items()
    }


def _rounded(rates: Rates) -> dict[str, Any]:
    return {name: round(rate, 1) for name, rate in rates.items()}
