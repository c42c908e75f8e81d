"""``tablewright analyse``."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablewright as library
from tests.cli.conftest import Tablewright


@pytest.fixture
def _saved(tmp_path: Path) -> None:
    table = library.new("quarry", players=3, seed=7)
    for _ in range(12):
        question = table.question()
        table.play(question.offset)
    table.save(tmp_path / "game.json")


@pytest.mark.usefixtures("_saved")
class TestAnalyse:
    def test_the_open_question_is_searched(self, tablewright: Tablewright) -> None:
        data = tablewright("analyse", "game.json", "--seconds", "0.2", "--json").data
        assert (data["game"], data["file"]) == ("quarry", "game.json")
        assert data["visits"] == sum(option["visits"] for option in data["options"]) > 0
        assert all(option["option"].startswith(data["question"]) for option in data["options"])
        assert all(0 <= option["win"] <= 1 for option in data["options"])

    def test_an_earlier_question_can_be_named(self, tablewright: Tablewright) -> None:
        shown = tablewright("analyse", "game.json", "--seconds", "0.2", "--to", "0", "--seat", "2").out
        assert shown.startswith("Player 2: ")
        assert "Points ahead" in shown
        polish = tablewright("analyse", "game.json", "--seconds", "0.2", "--to", "0", "--language", "pl").out
        assert "Przewaga punktów" in polish

    @pytest.mark.parametrize(
        ("words", "message"),
        [
            ("--to 99", "There is no move 99."),
            ("--seat 9", "There is no seat “9”."),
            ("--to 1 --seat 1", "There is no question for Player 1 now."),
        ],
    )
    def test_what_is_not_there_is_refused(self, tablewright: Tablewright, words: str, message: str) -> None:
        answer = tablewright("analyse", "game.json", *words.split())
        assert answer.code == 2
        assert answer.err.startswith(message)


def test_a_game_that_is_over_has_no_question(tablewright: Tablewright, tmp_path: Path) -> None:
    table = library.new("quarry", players=2, seed=7)
    while not table.over:
        question = table.question()
        table.play(question.offset)
    table.save(tmp_path / "over.json")
    answer = tablewright("analyse", "over.json")
    assert answer.code == 2
    assert answer.err.startswith("The game is over")


def test_a_table_can_be_asked(tmp_path: Path) -> None:
    table = library.new("quarry", players=2, seed=7)
    lines = table.analyse(seconds=0.1, seat=1)
    assert [line.option for line in lines] == ["dig:hill", "dig:cliff", "dig:market"]
    assert sum(line.visits for line in lines) > 0
