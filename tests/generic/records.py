"""Kept games: every way to end, every rare card. Made by ``tablewright explore GAME --out FOLDER``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablewright.engine import Table
from tablewright.engine import record as records

GAMES = Path(__file__).parents[1] / "games"


def record_files(game: str) -> list[Path]:
    """The kept games of a game."""
    return sorted((GAMES / game / "records").glob("*.json.gz"))


def played_again(file: Path) -> tuple[dict[str, Any], Table]:
    """What the record says, and the table to which its moves lead."""
    data = records.read(file)
    return data, records.replay(data)
