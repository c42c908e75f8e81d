"""One bot against a table full of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablewright.bots import Bot, Glimpse, register_bot
from tablewright.engine import BadSetup, BrokenRule
from tablewright.lab.league.versus import Score, main, versus
from tablewright.lab.measuring.pace import main as pace
from tablewright.lab.measuring.pace import turn_times

if TYPE_CHECKING:
    from pathlib import Path


def test_the_stronger_bot_finishes_first_more_often() -> None:
    good, bad = versus("quarry", "greedy", "random", 2, 60), versus("quarry", "random", "greedy", 2, 60)
    assert good.games == bad.games == 60
    assert good.share > 0.5 > bad.share


def test_the_same_command_has_the_same_result() -> None:
    assert versus("quarry", "random", "random", 3, 10) == versus("quarry", "random", "random", 3, 10, jobs=2)


def test_how_many_games_are_played_is_told() -> None:
    told: list[int] = []
    versus("quarry", "random", "random", 3, 10, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 10


def test_equal_bots_share_the_games() -> None:
    low, high = versus("quarry", "random", "random", 4, 400).interval
    assert low < 0.25 < high


@pytest.mark.parametrize(("firsts", "low", "high"), [(0, 0.0, 0.278), (10, 0.722, 1.0)])
def test_the_interval_stays_within_bounds(firsts: float, low: float, high: float) -> None:
    assert Score(firsts, 10).interval == pytest.approx((low, high), abs=1e-3)


class Fainting(Bot):
    """Cannot go on."""

    def choose(self, glimpse: Glimpse) -> int:
        raise ValueError("fainted")


def test_a_game_that_fails_is_not_counted_as_lost(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)  # the record of the game is written there
    register_bot("fainting", lambda seed, settings: Fainting())
    with pytest.raises(
        BrokenRule, match=r"The game with the seed 7 failed: ValueError: fainted \(.*\) failures"
    ):
        versus("quarry", "fainting", "random", 2, 2, seed=7)


@pytest.mark.usefixtures("odd_games")
def test_a_game_that_had_to_be_stopped_is_not_counted_as_lost() -> None:
    with pytest.raises(BrokenRule, match="1 of 1 games were stopped"):
        versus("strolling", "random", "random", 2, 2)


def test_a_row_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["quarry", "random", "random", "--players", "2", "--games", "4"])
    main(["quarry", "random", "--games", "4"])
    said = capsys.readouterr()
    assert "4 of 4 games" in said.err
    table, alone = said.out.splitlines()
    assert table.startswith("| quarry | random | 1 x random | 4 | ")
    assert alone.startswith("| quarry | random | solo | 4 | ")


def test_the_time_of_whole_turns_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    quick, slow = (turn_times("tabannusi", bot, 2, "1") for bot in ("random", "greedy"))
    assert 10 < len(quick) < 200  # turns, not choices
    assert min(quick) >= 0
    assert sum(slow) > sum(quick)
    pace(["quarry", "random", "--players", "2"])
    said = capsys.readouterr()
    assert said.out.startswith("| quarry | random | ")
    assert "game 1 of 1: 1 turns, the longest" in said.err


def test_the_time_of_turns_is_taken_with_the_options_of_the_game() -> None:
    assert len(turn_times("daitoshi", "random", 1, "1", {"advisors": "3"})) > 10
    with pytest.raises(BadSetup, match="advisors"):
        turn_times("daitoshi", "random", 1, "1", {"advisors": "300"})
