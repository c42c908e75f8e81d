"""The box of a game: its module ``box.schema``, which types its component data and loads them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any, Final

from tablewright.components.report import DataReport, report
from tablewright.engine import Game

#: What ``schema.py`` must hold: the type of the data, the sums that must come out, the data themselves.
SCHEMA: Final = ("Components", "totals", "LOADED")


def schema_of(game: Game[Any]) -> ModuleType | None:
    """A game's module ``box.schema``, if it has one."""
    package = type(game).__module__
    try:
        return import_module(f"{package}.box.schema")
    except ModuleNotFoundError as error:
        if error.name not in (f"{package}.box.schema", f"{package}.box", package):
            raise
        return None


def lacking_in(schema: ModuleType) -> list[str]:
    """What the schema should hold and does not."""
    return [part for part in SCHEMA if not hasattr(schema, part)]


def report_on(schema: ModuleType, game: str) -> DataReport:
    """Where the numbers of a game come from, and whether they add up."""
    files = [file.name for file in schema.LOADED.files]
    return report(schema.LOADED.files[0].parent, schema.Components, files, totals=schema.totals, game=game)
