"""How often one bot finishes first against a table full of another, or alone against the game's own opponent.

```
python -m tablewright.lab.league.versus origins hard medium --games 200 --jobs 2
python -m tablewright.lab.league.versus daitoshi hard --option difficulty=hard --games 200
```

The one sits in every seat equally often. Prints a row for the table in docs/bots.md. Games are seeded by
their number, so the same command has the same result.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from math import sqrt
from typing import Final, NamedTuple

from tablewright.bots.plugins import load_plugins
from tablewright.engine import BrokenRule, Options
from tablewright.lab.measuring.machine import cores
from tablewright.lab.simulation.simulate import simulate

SURE: Final = 1.96  # standard deviations to both sides hold 95 %


class Score(NamedTuple):
    """First places of a bot, a shared one counted in part."""

    firsts: float
    games: int

    @property
    def share(self) -> float:
        """Of all games."""
        return self.firsts / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the share is with 95 % confidence (Wilson).

        >>> Score(8, 10).interval
        (0.49, 0.943)
        """
        n, p, square = self.games, self.share, SURE**2
        middle = (p + square / (2 * n)) / (1 + square / n)
        half = SURE * sqrt(p * (1 - p) / n + square / (4 * n * n)) / (1 + square / n)
        return round(max(0.0, middle - half), 3), round(min(1.0, middle + half), 3)


def versus(
    game: str,
    bot: str,
    others: str,
    players: int = 4,
    games: int = 200,
    *,
    seed: int = 0,
    options: Options | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Score:
    """Play the games: so many in all, as near as the number of seats divides them. `progress` is told how
    many are played.
    """
    firsts, played = 0.0, 0

    def tell(done: int, _: int) -> None:
        if progress is not None:
            progress(played + done)

    for seat in range(players):
        share = games // players + (seat < games % players)
        if not share:
            continue
        line_up = [others] * players
        line_up[seat] = bot
        result = simulate(
            game,
            players,
            share,
            bots=line_up,
            seed=seed + played,
            options=options,
            jobs=jobs,
            keep_rows=False,
            progress=tell,
        )
        if result.failures:  # a game that failed is not one that was lost
            failed = result.failures[0]
            raise BrokenRule(f"The game with the seed {failed.seed} failed: {failed.message} {failed.record}")
        if result.stopped:  # nor is one that was stopped
            raise BrokenRule(f"{result.stopped} of {share} games were stopped: nobody met an end condition.")
        firsts += result.wins[seat]
        played += share
    return Score(firsts, played)


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.lab.league.versus", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("others", nargs="?", default="", help="none: alone against the game's own opponent")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="a setting of the game, name=value")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; 0 for one per core")
    parser.add_argument(
        "--plugin", action="append", default=[], help="a module with bots or games of your own"
    )
    args = parser.parse_args(words)
    load_plugins(args.plugin)
    players = args.players if args.others else 1
    options = dict(option.split("=", 1) for option in args.option)
    score = versus(
        args.game,
        args.bot,
        args.others,
        players,
        args.games,
        seed=args.seed,
        options=options,
        jobs=args.jobs or cores(),
        progress=lambda done: print(f"{done} of {args.games} games", file=sys.stderr, end="\r", flush=True),
    )
    low, high = score.interval
    against = f"{players - 1} x {args.others}" if args.others else ", ".join(args.option) or "solo"
    today = datetime.now(UTC).date().isoformat()
    figures = f"{score.share:.1%} | {low:.1%} to {high:.1%}"
    print(f"| {args.game} | {args.bot} | {against} | {score.games} | {figures} | {today} |")


if __name__ == "__main__":
    main()
