"""How the factions of a game did in a league: in whose hands, and against which others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablewright.lab.league.results import GameRow


@dataclass
class Meetings:
    """How often two factions met, and how often the one was ahead of the other; a tie is half of it."""

    games: int = 0
    ahead: float = 0.0

    @property
    def share(self) -> float:
        """The part of these meetings in which it was ahead."""
        return self.ahead / self.games if self.games else 0.0


@dataclass
class FactionStanding:
    """How a faction did when a bot played it."""

    bot: str
    faction: str
    games: int = 0
    won: float = 0.0  #: winners share
    points: int = 0  #: of all games together
    against: dict[str, Meetings] = field(default_factory=dict)  #: by the faction of the other seat

    @property
    def wins(self) -> float:
        """The part of its games that it won."""
        return self.won / self.games

    @property
    def mean_points(self) -> float:
        """Points per game."""
        return self.points / self.games

    def to_json(self) -> dict[str, Any]:
        """For scripts; these keys will stay."""
        return {
            "bot": self.bot,
            "faction": self.faction,
            "games": self.games,
            "wins": round(self.wins, 4),
            "points": round(self.mean_points, 4),
            "against": {
                other: {"games": met.games, "ahead": round(met.share, 4)}
                for other, met in sorted(self.against.items())
            },
        }


def faction_standings(rows: Iterable[GameRow], names: Sequence[str]) -> list[FactionStanding]:
    """Bot by bot, the best faction of each first; nothing if the game has no factions.

    >>> row = GameRow(0, 7, (0, 1), [30, 20], [1, 2], factions=["romans", "egyptians"])
    >>> first, second = faction_standings([row], ["greedy", "random"])
    >>> first.faction, first.wins, first.against["egyptians"].share
    ('romans', 1.0, 1.0)
    """
    found: dict[tuple[int, str], FactionStanding] = {}
    for row in rows:
        for seat, (bot, faction) in enumerate(zip(row.seats, row.factions, strict=False)):
            standing = found.setdefault((bot, faction), FactionStanding(names[bot], faction))
            _count(standing, row, seat)
    in_order = sorted(found, key=lambda key: (key[0], -found[key].wins, key[1]))
    return [found[key] for key in in_order]


def _count(standing: FactionStanding, row: GameRow, seat: int) -> None:
    standing.games += 1
    standing.won += row.wins[seat]
    standing.points += row.points[seat]
    for other, faction in enumerate(row.factions):
        if other != seat:
            met = standing.against.setdefault(faction, Meetings())
            met.games += 1
            mine, theirs = row.places[seat], row.places[other]
            met.ahead += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
