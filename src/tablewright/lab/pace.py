"""How long a bot thinks about a turn.

```
python -m tablewright.lab.pace origins hard --games 2
```

The bot plays all seats. What counts is a player's whole turn, with all the choices and searches in it. Prints
a row for the table in docs/bots.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import fmean
from time import perf_counter

from tablewright.bots import Glimpse
from tablewright.bots.horizon import Horizon
from tablewright.engine import Table, find_game, new_table
from tablewright.engine import table as engine_table
from tablewright.lab.machine import is_compiled
from tablewright.lab.playout import seat_bots


def turn_times(game: str, bot: str, players: int, seed: int | str) -> list[float]:
    """The seconds that were thought about each turn of a game."""
    table: Table = new_table(find_game(game), players, str(seed))
    bots = seat_bots([bot] * players, seed)
    times: list[float] = []
    horizon: Horizon | None = None
    while not table.over:
        question = table.question()
        if horizon is None or horizon.reached(table, question):
            horizon = Horizon(question.seat, table)
            times.append(0.0)
        begun = perf_counter()
        index = bots[question.seat].choose(Glimpse(table, question))
        times[-1] += perf_counter() - begun
        table.play(question.offset + index)
    return times


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.pace", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(words)
    times = [
        seconds
        for number in range(args.games)
        for seconds in turn_times(args.game, args.bot, args.players, args.seed + number)
    ]
    how = "compiled" if is_compiled(engine_table) else "pure"
    today = datetime.now(UTC).date().isoformat()
    print(f"| {args.game} | {args.bot} | {how} | {fmean(times):.2f} s | {max(times):.1f} s | {today} |")


if __name__ == "__main__":
    main()
