"""What a new game is called in its files, and what it cannot be called."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tablewright import scaffold
from tablewright.rulebook import astray, coverage, homes_in
from tablewright.scaffold import BadName, Names, names_of, templates, write_game
from tests.cli.conftest import Tablewright
from tests.cli.conftest import tablewright as tablewright
from tests.rulebook.headings import unguessable


def test_the_examples_in_the_module() -> None:
    assert doctest.testmod(scaffold).attempted == 1
    assert doctest.testmod(scaffold).failed == 0


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("orchard", Names("orchard", "Orchard", "orchard", "Orchard", "ORC")),
        ("go", Names("go", "Go", "go", "Go", "GO")),
        ("x2", Names("x2", "X2", "x2", "X2", "XG")),
        ("inventors", Names("inventors", "Inventors", "inventors", "Inventors", "INVG")),
    ],
)
def test_all_names_follow_from_one(name: str, expected: Names) -> None:
    assert names_of(name) == expected


def test_every_name_is_put_in_everywhere(tmp_path: Path) -> None:
    for file in write_game("plum-market", tmp_path / "here"):
        text = file.read_text(encoding="utf-8")
        assert not [place for place in Names._fields if f"@{place}@" in text], file
        assert "/package/" not in str(file)
    assert {".gitignore", "pyproject.toml", "src"} <= {file.name for file in (tmp_path / "here").iterdir()}
    assert len(list(templates())) > 30


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("My Game", "A game cannot be called My Game. Use small letters", "nie może się nazywać My Game"),
        ("2-players", "A game cannot be called 2-players", "nie może się nazywać 2-players"),
        ("orchard-", "A game cannot be called orchard-", "nie może się nazywać orchard-"),
        ("random", "Python has something called random already", "Python ma już coś o nazwie random"),
        ("lambda", "Python has something called lambda already", "Python ma już coś o nazwie lambda"),
        ("rich", "Python has something called rich already", "Python ma już coś o nazwie rich"),
        ("tablewright", "Python has something called tablewright already", "już coś o nazwie tablewright"),
        ("quarry", "There is a game quarry here already", "Gra quarry już tu jest"),
    ],
)
def test_names_that_cannot_be(tablewright: Tablewright, name: str, english: str, polish: str) -> None:
    for words, language in ((english, "en"), (polish, "pl")):
        answer = tablewright("new-game", name, "--language", language)
        assert answer.code == 2
        assert words in answer.err


def test_nothing_is_written_over(tablewright: Tablewright, tmp_path: Path) -> None:
    (tmp_path / "orchard").mkdir()
    (tmp_path / "orchard" / "mine.txt").touch()
    answer = tablewright("new-game", "orchard")
    assert answer.code == 2
    assert "orchard is not empty. Name another folder with --into." in answer.err
    assert [file.name for file in (tmp_path / "orchard").iterdir()] == ["mine.txt"]
    with pytest.raises(BadName):
        write_game("orchard", tmp_path / "orchard" / "mine.txt")


def test_a_mere_folder_is_in_nobodys_way(tablewright: Tablewright, tmp_path: Path) -> None:
    (tmp_path / "orchard").mkdir()
    assert tablewright("new-game", "orchard").code == 0


def test_a_newcomer_finds_its_rules(tmp_path: Path) -> None:
    write_game("apple-market", tmp_path)
    folder = tmp_path / "src" / "apple_market"
    assert unguessable(folder) == {}
    assert astray(coverage("apple-market", folder, folder, tmp_path / "tests"), homes_in(folder)) == {}


def test_what_to_type_next_is_told(tablewright: Tablewright, tmp_path: Path) -> None:
    answer = tablewright("new-game", "orchard", "--into", "deep/down")
    assert answer.code == 0
    assert "deep/down/src/orchard/rules.md" in answer.out
    assert [line.strip() for line in answer.out.splitlines()[-4:]] == [
        "cd deep/down",
        'pip install -e ".[test]"',
        "pytest",
        "tablewright play orchard",
    ]
    assert (tmp_path / "deep/down/src/orchard/rules.md").is_file()
