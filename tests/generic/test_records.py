"""Kept games still lead to the same end, and their chance still follows from their seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine import digest
from tablewright.engine import record as records
from tests.generic.cases import games
from tests.generic.records import played_again, record_files

FILES = [file for game in games() for file in record_files(game.name)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".json.gz"))
def test_the_same_moves_lead_to_the_same_end(file: Path) -> None:
    data, table = played_again(file)
    assert table.over
    assert table.scores == data["scores"]
    assert digest(table.state) == data["digest"]


@pytest.mark.parametrize("file", FILES[::5], ids=lambda file: file.name.removesuffix(".json.gz"))
def test_all_chance_follows_from_the_seed(file: Path) -> None:
    assert records.verify(records.read(file)) == []
