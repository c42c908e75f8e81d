"""Every piece of a game comes into play in some game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tablewright.engine import Game
from tablewright.lab.simulation.pieces import pieces_used, unreached
from tablewright.lab.simulation.sweep import pieces_in_records
from tablewright.testing.driver import Case, play_number


def check_reach(game: Game[Any], games: int, kept: Sequence[Path] = ()) -> None:
    """All pieces are reached in the kept games and so many random ones, players and variants in turn."""
    ways = [(players, options) for players in game.players for options in game.variants(players)]
    pieces = game.pieces()
    assert len(set(pieces)) == len(pieces), "a piece is named twice"
    missing = unreached(pieces, pieces_in_records(kept))
    for number in range(games):
        if not missing:
            return
        players, options = ways[number % len(ways)]
        missing = unreached(missing, _used_in(Case(game, players, options, f"reach-{number}")))
    assert not missing, f"never in play in {games} random games and the kept ones: {', '.join(missing)}"


def _used_in(case: Case) -> set[str]:
    """What comes into play in one random game."""
    table = case.table(keep=False)
    taken = []
    for number in case.numbers():
        if table.over:
            break
        taken.append(play_number(table, number))
    return pieces_used(table.events, taken)
