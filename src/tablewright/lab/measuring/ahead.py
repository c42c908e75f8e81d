"""How long it takes to look ahead from a question, in processor time: what its answers do, and what the
things on the table lead to.

Noise only ever makes things slower, so every position counts with the best of a few times.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Final

from tablewright.engine import Game, Table, new_table
from tablewright.engine.ahead import effects_of
from tablewright.engine.playout import Draws, play_randomly
from tablewright.engine.reach import reach_of

TIMES: Final = 3
CHOICES: Final = 400  # so much of a game is looked at
APART: Final = 4  # choices between positions


def ahead_times(game: Game[Any], players: int, draws: Callable[[int], Draws]) -> dict[str, float]:
    """Milliseconds that 95 of 100 looks ahead stay below; `draws` makes the chance of a random game."""
    table: Table = new_table(game, players, "0")
    chance = draws(0)
    effects, reach = [], []
    while not table.over and table.choices < CHOICES:
        seat = table.question().seat
        effects.append(_best_time(lambda seat=seat: effects_of(table, seat)))  # type: ignore[misc]
        reach.append(_best_time(lambda seat=seat: reach_of(table, seat)))  # type: ignore[misc]
        play_randomly(table, chance, APART)
    return {"effects_p95_ms": _p95(effects), "reach_p95_ms": _p95(reach)}


def _best_time(look: Callable[[], object]) -> float:
    times = []
    for _ in range(TIMES):
        begun = process_time()
        look()
        times.append(process_time() - begun)
    return min(times)


def _p95(times: list[float]) -> float:
    return round(sorted(times)[int(len(times) * 0.95)] * 1e3, 2)
