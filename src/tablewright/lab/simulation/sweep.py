"""Every way to sit down at a game: each number of players with each variant, many random games of each.

What random players never bring into play may lie in records kept for that (made by `tablewright explore`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablewright.engine import find_game
from tablewright.engine import record as records
from tablewright.lab.simulation.pieces import pieces_used
from tablewright.lab.simulation.simulate import Result, simulate


@dataclass
class Sweep:
    """What came out of all of them."""

    game: str
    pieces: list[str]  #: everything that should come into play
    results: list[Result] = field(default_factory=list)
    recorded: set[str] = field(default_factory=set)  #: what comes into play in the kept records

    @property
    def errors(self) -> int:
        """How many games failed."""
        return sum(len(result.failures) for result in self.results)

    @property
    def stopped(self) -> int:
        """How many games were stopped at their cap."""
        return sum(result.stopped for result in self.results)

    @property
    def unplayed(self) -> list[str]:
        """The pieces that came into play in no random game."""
        missing = [set(result.unreached) for result in self.results]
        return [piece for piece in self.pieces if all(piece in one for one in missing)]

    @property
    def unreached(self) -> list[str]:
        """Those that are in no record either."""
        return [piece for piece in self.unplayed if piece not in self.recorded]

    def to_json(self) -> dict[str, Any]:
        """For scripts; these keys will stay."""
        return {
            "game": self.game,
            "runs": [result.to_json() for result in self.results],
            "errors": self.errors,
            "pieces": len(self.pieces),
            "only_in_records": [piece for piece in self.unplayed if piece in self.recorded],
            "unreached": self.unreached,
            "stopped": self.stopped,
        }


def sweep(
    game: str,
    games: int = 1000,
    *,
    seed: int = 0,
    jobs: int = 1,
    kept: Iterable[Path] = (),
    failures: Path | str = "failures",
    progress: Callable[[str, float], None] | None = None,
) -> Sweep:
    """Play `games` of each; `kept` are record files to look into, `progress` hears what is being played and
    which part of all is done.
    """
    found = find_game(game)
    ways = [(players, options) for players in found.players for options in found.variants(players)]
    result = Sweep(game, found.pieces())
    for number, (players, options) in enumerate(ways):
        if progress is not None:
            progress(named(players, changed(found.settle(players, {}), options)), number / len(ways))
        result.results.append(
            simulate(
                game,
                players,
                games,
                seed=seed,
                options=options,
                jobs=jobs,
                keep_rows=False,
                failures=failures,
            )
        )
    result.recorded = pieces_in_records(kept)
    return result


def pieces_in_records(files: Iterable[Path]) -> set[str]:
    """Everything that came into play in kept games."""
    used: set[str] = set()
    for file in files:
        table = records.replay(records.read(file))
        used |= pieces_used(table.events, [move.name for move in table.moves])
    return used


def changed(default: dict[str, str], options: dict[str, str]) -> dict[str, str]:
    """The settings that are not as usual."""
    return {name: value for name, value in options.items() if default[name] != value}


def named(players: int, options: dict[str, str]) -> str:
    """A way to sit down, in short: ``2 lookout=alternative``."""
    return " ".join([str(players), *(f"{name}={value}" for name, value in options.items())])
