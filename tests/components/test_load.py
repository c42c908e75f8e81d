"""Good data arrives typed; bad data is refused with file, line, place, expectation and remedy."""

from __future__ import annotations

import pytest

from tests.components.mills import CARDS, Shelf


def test_data_arrives_as_the_schema_says(shelf: Shelf) -> None:
    data = shelf.load().data
    assert [card.id for card in data.cards] == ["mill", "quarry"]
    assert data.cards[1].cost == {"wood": 1, "stone": 2}
    assert data.cards[1].effect[0].n == 1  # type: ignore[union-attr]
    assert data.by_players[3] == {"cards": 6}


def test_unchanged_files_are_read_once_and_changed_files_again(shelf: Shelf) -> None:
    first = shelf.load()
    assert shelf.load() is first
    shelf.replace("name: Mill", "name: Windmill")
    assert shelf.load().data.cards[0].name == "Windmill"


@pytest.mark.parametrize(
    ("old", "new", "line", "path", "entry", "problem", "remedy"),
    [
        (
            "stone: 2",
            "stone: two",
            11,
            "cards[1].cost.stone",
            "quarry",
            "expected int, got str",
            "whole number",
        ),
        ("n: 1}", "n: '1'}", 13, "cards[1].effect[0].n", "quarry", "expected int, got str", "whole number"),
        (
            "colour: blue",
            "colour: bleu",
            10,
            "cards[1].colour",
            "quarry",
            "`bleu` is not one of",
            "Perhaps blue",
        ),
        (
            "op: gain",
            "op: gian",
            13,
            "cards[1].effect[0].op",
            "quarry",
            "`gian` is not one of",
            "Perhaps gain",
        ),
        ("name: Mill", "nmae: Mill", 3, "cards[0].nmae", "mill", "unknown key `nmae`", "Perhaps name"),
        ("    name: Mill\n", "", 2, "cards[0]", "mill", "the key `name` is missing", "Add `name`"),
        ("steps: [0, 2, 5]", "steps: 3", 18, "steps", None, "expected a list, got int", "Write a list"),
        (
            "{cards: 6}",
            "{cards: six}",
            21,
            "by_players.3.cards",
            None,
            "expected int, got str",
            "whole number",
        ),
        (
            "  2: {cards",
            "  two: {cards",
            19,
            "by_players",
            None,
            "a key of this map does not fit",
            "Correct the key",
        ),
        ("steps:", "stepz:", 18, "stepz", None, "unknown key `stepz`", "Perhaps steps"),
        (
            "{value: 5",
            "{value: []",
            16,
            "constants.hand.value",
            None,
            "expected int, got a list",
            "whole number",
        ),
        ("id: quarry", "id: mill", 8, "cards[1]", "mill", "a second entry with the id mill", "id of its own"),
        (
            "source: public",
            "source: web",
            16,
            "constants.hand.source",
            None,
            "`web` is not a source",
            "Known here: rulebook",
        ),
    ],
)
def test_a_misfit_names_its_place_what_was_expected_and_the_remedy(
    shelf: Shelf, old: str, new: str, line: int, path: str, entry: str | None, problem: str, remedy: str
) -> None:
    shelf.replace(old, new)
    error = shelf.error()
    assert error.file == str(shelf.game / "components.yaml")
    assert (error.line, error.path, error.entry) == (line, path, entry)
    assert problem in error.problem
    assert remedy in error.remedy
    assert str(error).count("\n") == 0
    for part in (error.file, f"line {line}", path, error.problem, error.remedy):
        assert part in str(error)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        (
            "    name: Mill\n",
            "    name: Mill\n    name: Water mill\n",
            4,
            "the key 'name' stands here and on line 3",
        ),
        ("steps: [0, 2, 5]", "cards: []", 18, "the key 'cards' stands here and on line 1"),
        ("  3: {cards: 6}", "  2: {cards: 6}", 21, "the key 2 stands here and on line 20"),
        ("    colour: red", "   colour: red", 4, "not valid YAML"),
        ("steps: [0, 2, 5]", "steps: [0, 2, 5", 19, "not valid YAML"),
        ("name: Mill", "name: Mill: old", 3, "not valid YAML"),
        ("value: 5", "value: !!python/object:os.system 5", 16, "not valid YAML"),
    ],
)
def test_broken_yaml_is_refused_with_its_line(
    shelf: Shelf, old: str, new: str, line: int, problem: str
) -> None:
    shelf.replace(old, new)
    error = shelf.error()
    assert error.line == line
    assert problem in str(error)


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"", "does not hold a map"), (b"- a\n", "does not hold a map"), (b"name: \xff\xfe", "not UTF-8")],
)
def test_files_that_are_no_component_data(shelf: Shelf, content: bytes, problem: str) -> None:
    (shelf.game / "components.yaml").write_bytes(content)
    assert problem in str(shelf.error())


def test_a_missing_file_is_named(shelf: Shelf) -> None:
    error = shelf.error("components.yaml", "more.yaml")
    assert str(shelf.game / "more.yaml") in str(error)
    assert "missing" in str(error)


MORE = """\
cards:
  - id: harbour
    name: Harbour
    colour: red
    cost: {}
constants:
  rounds: {value: 4, source: rulebook}
  boats: {value: 2}
"""


def test_several_files_become_one(shelf: Shelf) -> None:
    shelf.write(MORE, "more.yaml")
    data = shelf.load("components.yaml", "more.yaml").data
    assert [card.id for card in data.cards] == ["mill", "quarry", "harbour"]
    assert {name: constant.value for name, constant in data.constants.items()} == {
        "hand": 5,
        "rounds": 4,
        "boats": 2,
    }


@pytest.mark.parametrize(
    ("old", "new", "path", "problem"),
    [
        (
            "rounds: {value: 4",
            "rounds: {value: 6",
            "constants.rounds.value",
            "is 6 here but 4 in another file",
        ),
        ("id: harbour", "id: mill", "cards[0]", "already has an entry mill"),
        ("cost: {}", "cost: 3", "cards[0].cost", "expected a map, got int"),
        ("boats: {value: 2}", "boats: {valu: 2}", "constants.boats.valu", "unknown key"),
    ],
)
def test_faults_are_placed_in_the_file_that_has_them(
    shelf: Shelf, old: str, new: str, path: str, problem: str
) -> None:
    shelf.write(MORE.replace(old, new), "more.yaml")
    error = shelf.error("components.yaml", "more.yaml")
    assert error.file == str(shelf.game / "more.yaml")
    assert error.path == path
    assert (
        error.line == MORE.replace(old, new).splitlines().index(_line_with(MORE.replace(old, new), new)) + 1
    )
    assert problem in error.problem


def _line_with(text: str, part: str) -> str:
    return next(line for line in text.splitlines() if part in line)


def test_a_fault_in_the_first_file_stays_there(shelf: Shelf) -> None:
    shelf.write(CARDS.replace("stone: 2", "stone: two"))
    shelf.write(MORE, "more.yaml")
    error = shelf.error("components.yaml", "more.yaml")
    assert (error.file, error.path) == (str(shelf.game / "components.yaml"), "cards[1].cost.stone")
