"""The results of a league on disk: nothing that was played is ever lost.

A folder holds

* ``league.json``: what is played; a folder belongs to one league.
* ``results.jsonl``: one line for every game, added chunk by chunk as they are done. This is all that going
  on with a league needs; a line that was cut off when the machine went down is dropped and played again.
* ``games.csv``, ``sources.csv``, and the same as Parquet where polars is installed: tables for other
  programs, written anew at the end.
* ``failures/``: the records of games that ended in an error.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tablewright.engine import BadSetup


@dataclass
class GameRow:
    """One game of a league. Lists go by seat; an automa comes after the last one."""

    number: int
    seed: int
    seats: tuple[int, ...]  #: the bots, as numbers
    points: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    choices: int = 0
    factions: list[str] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)  #: where the points came from
    failure: str = ""  #: what went wrong; nothing else is known then

    @property
    def wins(self) -> list[float]:
        """1 for who won alone; winners share."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


class Ledger:
    """The folder of a league."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        self.folder: Final = folder
        self.failures: Final = folder / "failures"
        self._settings: Final = settings
        self._file: Final = folder / "results.jsonl"

    def open(self) -> dict[int, GameRow]:
        """All games that are known already, by number. Refuses the folder of another league."""
        description = self.folder / "league.json"
        if description.exists():
            self._refuse_other(description)
        else:
            self.folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(self._settings, ensure_ascii=False, indent=2)
            description.write_text(text + "\n", encoding="utf-8")
        return {row.number: row for row in self._read()}

    def add(self, rows: Iterable[GameRow]) -> None:
        """Write games down for good, all in one piece."""
        lines = [json.dumps(asdict(row), ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows]
        with self._file.open("ab", buffering=0) as file:
            file.write("".join(lines).encode())
            os.fsync(file.fileno())

    def _refuse_other(self, description: Path) -> None:
        try:
            there = json.loads(description.read_text(encoding="utf-8"))
        except ValueError:
            there = {}
        other = [name for name, value in self._settings.items() if there.get(name) != value]
        if other:
            raise BadSetup(
                f"{self.folder} holds another league: it differs in {', '.join(other)}. "
                "Name another folder, or remove this one."
            )

    def _read(self) -> list[GameRow]:
        if not self._file.exists():
            return []
        text = self._file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self._file.write_bytes(whole)
        try:
            return [
                GameRow(**{**row, "seats": tuple(row["seats"])})
                for row in map(json.loads, whole.splitlines())
            ]
        except (ValueError, TypeError, KeyError) as error:
            raise BadSetup(f"{self._file} is damaged. Remove it, or name another folder.") from error

    # --- tables for other programs

    def write_tables(self, rows: Sequence[GameRow], names: Sequence[str]) -> None:
        """Write all games as tables, CSV always and Parquet if polars is installed."""
        games = self.folder / "games.csv"
        sources = self.folder / "sources.csv"
        _write_csv(games, GAMES, (line for row in rows for line in _game_lines(row, names)))
        _write_csv(sources, SOURCES, (line for row in rows for line in _source_lines(row, names)))
        if find_spec("polars") is not None:
            polars: Any = import_module("polars")
            for file in (games, sources):
                table = polars.read_csv(file, infer_schema_length=None)
                table.write_parquet(file.with_suffix(".parquet"))


GAMES: Final = ("game", "seed", "seat", "bot", "faction", "points", "place", "win", "choices")
SOURCES: Final = ("game", "seat", "bot", "source", "points")


def _write_csv(file: Path, head: Sequence[str], lines: Iterable[Sequence[object]]) -> None:
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow(head)
        writer.writerows(lines)


def _game_lines(row: GameRow, names: Sequence[str]) -> Iterable[Sequence[object]]:
    for seat, bot in enumerate(row.seats):
        faction = row.factions[seat] if row.factions else ""
        win = round(row.wins[seat], 6)
        place = row.places[seat]
        yield row.number, row.seed, seat, names[bot], faction, row.points[seat], place, win, row.choices


def _source_lines(row: GameRow, names: Sequence[str]) -> Iterable[Sequence[object]]:
    for seat, bot in enumerate(row.seats):
        for source, points in sorted(row.sources[seat].items()):
            yield row.number, seat, names[bot], source, points
