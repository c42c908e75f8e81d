"""Twins by the thousand (R25): pairs of tables that a seat cannot tell apart, compared in random games.

    python -m tests.generic.twins --positions 5000 settlers tawantinsuyu

Plays random games of each title, with every number of players and every variant in turn, and beside each of
them its twins (`tablewright.testing.checks.twins`). A difference is a leak: it ends the run and is kept as a
record in ``.failures/``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count, cycle
from typing import Any, Final

from tablewright.engine import Game, Table, find_game
from tablewright.engine.registry import OWN
from tablewright.testing.cases import LOOKS, ways
from tablewright.testing.checks.twins import Pairs
from tablewright.testing.driver import Case, watch

#: A title whose first games have no twin at all has nothing hidden.
GAMES_WITHOUT: Final = 12


class Counted(Pairs):
    """Counts the positions where there was somebody to compare with."""

    def __init__(self, case: Case, tally: Tally) -> None:
        super().__init__(case)
        self.tally = tally

    def __call__(self, table: Table) -> None:
        """One more position, if a twin was compared there."""
        before = self.compared
        super().__call__(table)
        self.tally.pairs += self.compared - before
        self.tally.positions += self.compared > before


class Tally:
    """What was compared of one title."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.games = self.positions = self.pairs = 0

    def __str__(self) -> str:
        if not self.pairs:
            return f"{self.game}: nothing hidden in {self.games} games"
        return f"{self.game}: {self.positions:,} positions of {self.games} games, {self.pairs:,} pairs"


def cases(game: Game[Any], seed: str) -> Iterator[Case]:
    """Games without end: every way to play in turn, each time with another seed."""
    usual = cycle([way for way in ways(game) if way[2]])
    others = cycle([way for way in ways(game) if not way[2]] or [next(usual)])
    for number in count():
        players, options, _ = next(others if number % 2 else usual)
        yield Case(game, players, options, f"{seed}{number}", LOOKS)


def compare(name: str, positions: int, seed: str, seconds: float = float("inf")) -> Tally:
    """Compare so many positions of a title, or what the time allows; raises AssertionError on a leak."""
    tally, end = Tally(name), time.monotonic() + seconds
    for case in cases(find_game(name), seed):
        if tally.positions >= positions or time.monotonic() > end:
            break
        if tally.games == GAMES_WITHOUT and not tally.pairs:
            break
        watch(case, lambda case=case: Counted(case, tally))  # type: ignore[misc]
        tally.games += 1
    return tally


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(OWN))
    parser.add_argument("--positions", type=int, default=5000, help="of each title")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="at most, for each title")
    parser.add_argument("--seed", default="twins")
    options = parser.parse_args()
    for game in options.games:
        try:
            print(compare(game, options.positions, options.seed, options.seconds), flush=True)
        except AssertionError as leak:
            sys.exit(f"{game}: {leak}")


if __name__ == "__main__":
    main()
