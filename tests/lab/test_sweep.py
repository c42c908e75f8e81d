"""Every number of players and every variant in one go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.lab.simulation.sweep import Sweep, pieces_in_records, sweep
from tablewright.testing.records import record_files
from tests.generic.places import GAMES


def test_every_number_of_players_and_every_variant_is_played() -> None:
    heard: list[tuple[str, float]] = []
    result = sweep("tabannusi", games=1, progress=lambda way, part: heard.append((way, part)))
    game = find_game("tabannusi")
    ways = [(players, options) for players in game.players for options in game.variants(players)]
    assert [(one.players, one.options) for one in result.results] == ways
    assert [one.games for one in result.results] == [1] * len(ways)
    assert heard[0] == ("1", 0.0)
    assert "1 king=sarbot" in [way for way, _ in heard]


def test_what_one_run_reaches_is_reached() -> None:
    result = sweep("quarry", games=30)
    assert result.errors == 0
    assert result.unreached == []
    assert json.loads(json.dumps(result.to_json())) == result.to_json()


@pytest.mark.usefixtures("odd_games")
def test_failed_games_are_counted(tmp_path: Path) -> None:
    result = sweep("caving-in", games=1, failures=tmp_path)
    assert result.errors == len(result.results) == 4


@pytest.mark.usefixtures("odd_games")
def test_stopped_games_are_told_and_are_no_errors() -> None:
    result = sweep("strolling", games=1)
    assert (result.errors, result.stopped) == (0, 4)
    assert result.to_json()["stopped"] == 4


def test_records_count_for_what_nobody_played() -> None:
    pieces = pieces_in_records(record_files(GAMES / "quarry" / "records"))
    wanted = sorted(pieces)[0]
    never = Sweep("quarry", [wanted, "dig:moon"])
    assert never.unreached == [wanted, "dig:moon"]
    never.recorded = pieces
    assert never.unplayed == [wanted, "dig:moon"]
    assert never.unreached == ["dig:moon"]
    assert never.to_json()["only_in_records"] == [wanted]
