"""How long a bot thinks about a turn.

```
python -m tablewright.lab.measuring.pace origins hard --games 2
```

The bot plays all seats. What counts is a player's whole turn, with all the choices and searches in it; turns
are counted and the longest is named while they are played. Prints a row for the table in docs/bots.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from statistics import fmean
from time import perf_counter

from tablewright.bots import Glimpse
from tablewright.bots.horizon import Horizon
from tablewright.engine import Options, Table, find_game, new_table
from tablewright.engine import table as engine_table
from tablewright.lab.measuring.machine import is_compiled
from tablewright.lab.simulation.playout import seat_bots


def turn_times(
    game: str,
    bot: str,
    players: int,
    seed: int | str,
    options: Options | None = None,
    progress: Callable[[list[float]], None] | None = None,
) -> list[float]:
    """The seconds that were thought about each turn of a game. `progress` is told those so far."""
    table: Table = new_table(find_game(game), players, str(seed), options)
    bots = seat_bots([bot] * players, seed)
    times: list[float] = []
    horizon: Horizon | None = None
    while not table.over:
        question = table.question()
        if horizon is None or horizon.reached(table, question):
            horizon = Horizon(question.seat, table)
            if progress is not None and times:
                progress(times)
            times.append(0.0)
        begun = perf_counter()
        index = bots[question.seat].choose(Glimpse(table, question))
        times[-1] += perf_counter() - begun
        table.play(question.offset + index)
    return times


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.measuring.pace", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="a setting of the game, name=value")
    args = parser.parse_args(words)
    options = dict(option.split("=", 1) for option in args.option)
    times: list[float] = []

    def tell(game: int, played: list[float]) -> None:
        turns = f"{len(played)} turns, the longest {max(played):.1f} s"
        print(f"game {game + 1} of {args.games}: {turns}", file=sys.stderr, end="\r", flush=True)

    for number in range(args.games):
        times += turn_times(
            args.game, args.bot, args.players, args.seed + number, options, partial(tell, number)
        )
    how = "compiled" if is_compiled(engine_table) else "pure"
    today = datetime.now(UTC).date().isoformat()
    print(f"| {args.game} | {args.bot} | {how} | {fmean(times):.2f} s | {max(times):.1f} s | {today} |")


if __name__ == "__main__":
    main()
