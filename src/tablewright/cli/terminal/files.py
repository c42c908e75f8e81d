"""Saves on disk."""

from __future__ import annotations

from pathlib import Path

from tablewright.cli.speech import Speech
from tablewright.engine import Table
from tablewright.engine import record as records


def file_to_write(speech: Speech, typed: str) -> Path:
    """The file that was meant: ``.json`` may be left out; its folder must be there."""
    file = Path(typed).expanduser()
    if not file.suffix:
        file = file.with_suffix(".json")
    if not file.parent.is_dir():
        raise speech.error("no-such-folder", folder=str(file.parent))
    return file


def write_save(speech: Speech, table: Table, file: Path) -> None:
    """Save the table."""
    try:
        records.save(table, file)
    except OSError as error:
        raise speech.error("cannot-write", file=str(file), detail=error.strerror or str(error)) from error
