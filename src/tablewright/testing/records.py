"""Kept games: every way to end, every rare card. Made by ``tablewright explore GAME --out FOLDER``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablewright.engine import BadSave, Table, digest, find_game
from tablewright.engine import record as records


def record_files(folder: Path) -> list[Path]:
    """The kept games in a folder."""
    return sorted(folder.glob("*.json.gz"))


def played_again(file: Path) -> tuple[dict[str, Any], Table]:
    """What the record says, and the table to which its moves lead."""
    data = records.read(file)
    return data, records.replay(data)


def check_kept(file: Path) -> None:
    """A kept game still leads to the same end."""
    data, table = played_again(file)
    assert table.over, f"{file.name} does not end any more"
    assert table.scores == data["scores"], f"{file.name} has another result"
    assert digest(table.state) == data["digest"], f"{file.name} leads to another table"


def check_earlier(file: Path) -> None:
    """A game of earlier rules can be loaded as it was left. Played again by the rules of today it may take
    another course; if a move does not fit any more, that is said together with the rules it was played with.
    """
    data = records.read(file)
    game = find_game(data["game"])
    assert data["rules"] < game.rules, f"{file.name} was played with the rules of today"
    table: Table = records.from_data(data)
    assert (table.over, table.scores) == (data["over"], data["scores"])
    refusal = _refusal(data)
    if refusal is not None:
        for revision in (data["rules"], game.rules):
            assert f"revision {revision}" in refusal, f"{file.name}: {refusal}"


def _refusal(data: dict[str, Any]) -> str | None:
    """What is said when a record does not fit the rules of today; None if it does."""
    try:
        records.replay(data)
    except BadSave as error:
        return str(error)
    return None


def check_chance(file: Path) -> None:
    """All chance of a kept game follows from its seed."""
    assert records.verify(records.read(file)) == [], (
        f"the chance of {file.name} does not follow from its seed"
    )
