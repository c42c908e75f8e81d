"""The suite of lessons finds what is broken on purpose, and names file, part and step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tablewright.components import ComponentError
from tablewright.engine import find_game
from tablewright.lessons import lessons_file, read_lessons
from tablewright.testing.checks.lessons import check_lessons, lesson_faults

QUARRY = find_game("quarry")
WRITTEN = lessons_file(QUARRY).read_text(encoding="utf-8")


def faults_with(tmp_path: Path, old: str, new: str) -> list[str]:
    """What is found after one change of Quarry's lessons."""
    assert old in WRITTEN
    file = tmp_path / "lessons.yaml"
    file.write_text(WRITTEN.replace(old, new, 1), encoding="utf-8")
    return lesson_faults(QUARRY, read_lessons(file, "quarry"))


def test_ours_are_sound() -> None:
    assert lesson_faults(QUARRY, read_lessons(lessons_file(QUARRY), "quarry")) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'do: ["pick-die:4"]',
            'do: ["choose-die:4"]',
            "part first-day, step 3: 'choose-die:4' is not offered to seat 0",
        ),
        (
            "look: [deck]",
            "look: [stack]",
            "part first-day, step 6: there is no 'stack' on the table of seat 0",
        ),
        (
            '"deliver:well-1"',
            '"deliver:well-9"',
            "part second-day, step 1, replies, move 3: 'deliver:well-9' is not offered",
        ),
        (
            'before: [\n      "0@dig:hill"',
            'before: [\n      "0@dig:pit"',
            "part second-day, before, move 1: '0@dig:pit'",
        ),
        ('go_on: "deliver:arch-1"', 'go_on: "work:rest"', "part first-day, step 5: 'go_on' is 'work:rest'"),
        ("rules: [QRY-2.3]", "rules: [QRY-2.9]", "part first-day, step 3: there is no rule QRY-2.9"),
        ("when: help", "when: lend", "first_game, watch: no question of this game is called 'lend'"),
        ("icon: tile", "icon: laurels", "there is no pictogram 'laurels'"),
        ("icon: tile", "icon: gold", "glossary: gold stands there twice"),
        ("bots: easy", "bots: gentle", "first_game: "),
        ("id: second-day", "id: first-day", "part first-day: there are two of that name"),
        (
            'en: "Your first day"',
            f'en: "{"day " * 13}"',
            "part first-day, title: 13 words in en; 1 to 12 are allowed",
        ),
        ('pl: "Pierwszy dzień"', 'pl: ""', "part first-day, title: 0 words in pl"),
        (
            'wrong:\n          en: "A 1 is only one stone. The 4 gives you two."\n'
            '          pl: "1 to tylko jeden kamień. 4 daje dwa."\n        ',
            "",
            "part first-day, step 3: 'wrong' is missing",
        ),
    ],
)
def test_a_broken_lesson_is_found(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = faults_with(tmp_path, old, new)
    assert any(told in fault for fault in found), found


def test_a_renamed_option_fails_with_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A rule that calls its question otherwise breaks the lessons, and the failure says where."""
    file = tmp_path / "lessons.yaml"
    file.write_text(WRITTEN.replace("work:sketch", "work:draw"), encoding="utf-8")
    monkeypatch.setattr("tablewright.lessons.load.lessons_file", lambda _game: file)
    with pytest.raises(AssertionError, match=r"lessons\.yaml: part first-day, step 6: 'work:draw'"):
        check_lessons(QUARRY)


def test_a_moved_thing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scene that calls a thing otherwise breaks the steps that point at it."""
    scenes: Callable[..., list[object]] = type(QUARRY).scenes

    def without_deck(self: object, view: object, seat: object) -> list[object]:
        found = scenes(self, view, seat)
        board = found[0]
        board.nodes = [node for node in board.nodes if node.id != "deck"]  # type: ignore[attr-defined]
        return found

    monkeypatch.setattr(type(QUARRY), "scenes", without_deck)
    found = lesson_faults(QUARRY, read_lessons(lessons_file(QUARRY), "quarry"))
    assert found == [
        "page, drawing of deck: there is no such thing after step 0 of part first-day",
        "part first-day, step 6: there is no 'deck' on the table of seat 0",
    ]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("replies:", "reply:", r"line \d+: parts\[0\]\.steps\[1\]\.reply.*Perhaps replies"),
        ("seat: 0", "seat: left", r"line 10: parts\[0\]\.seat .*first-day.*expected int"),
        ("game: quarry", "game: mine", "line 3: game: these are lessons of 'mine'"),
    ],
)
def test_a_fault_in_the_file_is_told_with_its_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(ComponentError, match=told):
        faults_with(tmp_path, old, new)
