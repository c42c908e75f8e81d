"""Lessons in the terminal, and lessons made of a record."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from tablewright.engine import find_game, new_table
from tablewright.engine import record as records
from tablewright.engine.registry import OWN
from tablewright.lessons import lessons_of, read_lessons
from tablewright.testing.checks.lessons import lesson_faults
from tests.cli.conftest import Tablewright

SHOW_ALL = "show\n" * 60


@pytest.mark.parametrize(
    ("name", "language"), [*zip(OWN, cycle(["en", "pl"]), strict=False), ("quarry", "pl")]
)
def test_all_lessons_can_be_gone_through(tablewright: Tablewright, name: str, language: str) -> None:
    """With the answer shown at each step: from the first part to the last."""
    said = tablewright("learn", name, "--language", language, typed=SHOW_ALL)
    assert said.code == 0
    assert said.err == ""
    assert "⟦" not in said.out
    assert said.out.rstrip().endswith(f"tablewright play {name}")
    parts = lessons_of(find_game(name)).parts
    for part in parts:
        assert part.title.said(language) in said.out


def test_a_wrong_answer_gets_its_words_and_plays_nothing(tablewright: Tablewright) -> None:
    said = tablewright("learn", "quarry", typed="\n2\n1\nquit\n")
    assert "! Without granite neither of your orders can be delivered." in said.out
    assert "✓ Your rival went to the market" in said.out
    assert "tablewright learn quarry --part 1" in said.out


def test_a_puzzle_comments_each_answer(tablewright: Tablewright) -> None:
    said = tablewright("learn", "quarry", typed="\n1\n2\nwork:deliver\n2\n1\nquit\n")
    assert "~ 4 points for the same granite." in said.out
    assert "✓ Yes: the coin pays for the marble" in said.out


def test_back_parts_words_and_rules(tablewright: Tablewright) -> None:
    typed = "\nback\nparts\nparts 2\nback\nwords coin\nrules\nhelp\nparts 9\n99\nnonsense\nquit\n"
    said = tablewright("learn", "quarry", typed=typed)
    assert said.out.count("step 1 of 6") == 3
    assert "Sharing and helping" in said.out
    assert "· Coin: stands in for any one stone of a cost." in said.out
    assert "QRY-1.1" in said.out
    assert "go back a step" in said.out
    assert "There is no part 9; the lessons have 2 parts." in said.out
    assert "nonsense" in said.out


def test_any_part_can_be_begun(tablewright: Tablewright) -> None:
    assert "Sharing and helping" in tablewright("learn", "quarry", "--part", "2", typed="quit\n").out
    said = tablewright("learn", "quarry", "--part", "3")
    assert said.code == 2
    assert "There is no part 3" in said.err


def test_what_a_game_teaches(tablewright: Tablewright) -> None:
    said = tablewright("lessons", "origins")
    assert "1  Your first turn" in said.out
    assert "40 steps, about 18 minutes." in said.out


def test_a_record_becomes_lessons_that_play(tablewright: Tablewright, tmp_path: Path) -> None:
    """Every step of the skeleton runs; what the suite misses is only what people have to write."""
    table = new_table(find_game("quarry"), 2, "mine", {}, record=True)
    while not table.over:
        table.play(table.open_questions()[0].offset)
    record = tmp_path / "game.json"
    records.save(table, record)
    said = tablewright("lessons", "quarry", "--record", str(record), "--seat", "2")
    assert said.code == 0, said.err
    file = tmp_path / "lessons.yaml"
    file.write_text(said.out, encoding="utf-8")
    made = read_lessons(file, "quarry")
    assert all(part.seat == 1 for part in made.parts)
    assert sum(len(part.steps) for part in made.parts) == sum(move.seat == 1 for move in table.moves)
    assert lesson_faults(find_game("quarry"), made) == ["three_plans: there are 0; 3 are wanted"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["lessons", "nothing"], "nothing"),
        (["lessons", "quarry", "--record", "missing.json"], "missing.json"),
        (["learn", "nothing"], "nothing"),
    ],
)
def test_what_is_not_there_is_refused(tablewright: Tablewright, words: list[str], told: str) -> None:
    said = tablewright(*words)
    assert said.code == 2
    assert told in said.err


def test_a_record_of_another_game_or_seat_is_refused(tablewright: Tablewright, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    records.save(new_table(find_game("quarry"), 2, "mine", {}, record=True), record)
    assert "quarry" in tablewright("lessons", "origins", "--record", str(record)).err
    assert "3" in tablewright("lessons", "quarry", "--record", str(record), "--seat", "3").err
    assert tablewright("lessons", "quarry", "--record", str(record)).code == 2


def test_a_coached_game_says_each_hint_once(tablewright: Tablewright) -> None:
    said = tablewright("play", "quarry", "--coached", "--seed", "5", typed="1\n" * 80)
    assert said.code == 0
    assert said.out.count("Coach: Which stone do your orders lack?") == 1
    assert said.out.count("Coach: Deliver what brings most points") == 1
    assert "Coach" not in tablewright("play", "quarry", "--seed", "5", typed="1\n" * 80).out


def test_words_of_the_step_come_first(tablewright: Tablewright) -> None:
    """Without a word all are listed, those of the question before the others; a form of a word is enough."""
    said = tablewright(
        "learn", "origins", "--language", "pl", typed="słowa\nsłowa patrycjuszy\nsłowa helota\nquit\n"
    )
    listed = said.out.split("W tym pytaniu:")[1]
    here, others = listed.split("Pozostałe:")
    assert "· Kość: robotnik i jego wartość" in here
    assert "· Obelisk:" not in here
    assert "· Obelisk:" in others
    assert said.out.count("· Patrycjusz: kolorowa kość") == 2
    assert "W objaśnieniach nie ma „helota”." in said.out
