"""The owner's corrections lie over the packaged data, are checked like it, and leave a digest for saves."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablewright.components import override_file, override_folder
from tablewright.components.overrides import FOLDER_VARIABLE
from tests.components.mills import Shelf

CORRECTION = """\
# my copy says otherwise
cards:
  - id: quarry
    cost: {stone: 3, gold: 1, wood: REMOVE}
    note: as printed
constants:
  hand: {value: 6}
steps: [1]
"""


def test_corrections_are_merged_by_id_and_by_key(shelf: Shelf) -> None:
    shelf.override(CORRECTION)
    loaded = shelf.load()
    mill, quarry = loaded.data.cards
    assert mill.cost == {"wood": 1}
    assert quarry.cost == {"stone": 3, "gold": 1}
    assert (quarry.name, quarry.note, quarry.colour) == ("Quarry", "as printed", "blue")
    assert loaded.data.constants["hand"].value == 6
    assert loaded.data.constants["rounds"].value == 4
    assert loaded.data.steps == (1,)
    assert loaded.override == shelf.overrides / "mills.yaml"
    assert loaded.corrected == (
        "cards.quarry.cost.gold",
        "cards.quarry.cost.stone",
        "cards.quarry.cost.wood",
        "cards.quarry.note",
        "constants.hand.value",
        "steps",
    )


def test_without_an_override_there_is_no_digest(shelf: Shelf) -> None:
    loaded = shelf.load()
    assert (loaded.override, loaded.override_digest, loaded.corrected) == (None, None, ())


def test_the_digest_depends_on_what_changes_and_on_nothing_else(shelf: Shelf) -> None:
    shelf.override(CORRECTION)
    digest = shelf.load().override_digest
    assert digest is not None
    shelf.override(
        "steps:\n- 1\nconstants: {hand: {value: 6}, rounds: {value: 4}}\n" + CORRECTION.split("constants")[0]
    )
    assert shelf.load().override_digest == digest
    shelf.override(CORRECTION.replace("value: 6", "value: 7"))
    assert shelf.load().override_digest not in (None, digest)


@pytest.mark.parametrize(
    "text", ["", "# nothing yet\n", "steps: [0, 2, 5]\n", "cards:\n- {id: mill, name: Mill}\n"]
)
def test_an_override_that_changes_nothing_has_no_digest(shelf: Shelf, text: str) -> None:
    shelf.override(text)
    assert shelf.load().override_digest is None


def test_an_owner_may_correct_the_source_too(shelf: Shelf) -> None:
    shelf.override("cards:\n- {id: quarry, source: rulebook}\n")
    origin = shelf.load().origin("quarry")
    assert origin is not None
    assert origin.source == "rulebook"


@pytest.mark.parametrize(
    ("text", "line", "path", "problem", "remedy"),
    [
        ("cards:\n- {id: quary, count: 2}", 2, "cards[0]", "no entry quary in cards", "Perhaps quarry"),
        ("cards:\n- {count: 2}", 2, "cards[0]", "has no id", "Add the `id`"),
        ("cards: {mill: 3}", 1, "cards", "a list of entries is expected", "- id:"),
        ("cards:\n- id: mill\n  colr: red", 3, "cards[0].colr", "unknown key `colr`", "colour"),
        ("crads: []", 1, "crads", "unknown key `crads`", "Perhaps cards"),
        ("constants:\n  hnd: {value: 3}", 2, "constants.hnd", "unknown key `hnd`", "Perhaps hand"),
        ("cards:\n- {id: quarry, count: many}", 2, "cards[0].count", "expected int, got str", "whole number"),
        (
            "cards:\n- id: quarry\n  cost: {stone: x}",
            3,
            "cards[0].cost.stone",
            "expected int, got str",
            "whole",
        ),
        ("cards:\n- {id: mill, name: REMOVE}", 2, "cards[0]", "the key `name` is missing", "Add `name`"),
        (
            "steps: REMOVE\nby_players:\n  2: {cards: REMOVE, dice: REMOVE}",
            3,
            "by_players.2.dice",
            "nothing to remove",
            "Leave",
        ),
        ("cards:\n- {id: mill, source: web}", 2, "cards[0].source", "`web` is not a source", "rulebook"),
        ("steps: [1]\nsteps: [2]", 2, "", "stands here and on line 1", "Keep one"),
        (
            "cards:\n- {id: mill, count: 3}\n- {id: mill, count: 4}",
            3,
            "cards[1]",
            "second entry with the id mill",
            "own",
        ),
        ("steps: }", 1, "", "not valid YAML", "brackets"),
    ],
)
def test_a_faulty_override_is_blamed_with_its_own_line(
    shelf: Shelf, text: str, line: int, path: str, problem: str, remedy: str
) -> None:
    shelf.override(text)
    error = shelf.error()
    assert error.file == str(shelf.overrides / "mills.yaml")
    assert (error.line, error.path) == (line, path)
    assert problem in error.problem
    assert remedy in error.remedy


def test_overrides_are_looked_for_in_the_users_configuration(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert override_folder() == tmp_path / "tablewright"
    assert override_file("mills") is None
    (tmp_path / "tablewright").mkdir()
    (tmp_path / "tablewright" / "mills.yaml").write_text("", encoding="utf-8")
    assert override_file("mills") == tmp_path / "tablewright" / "mills.yaml"


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", None, ".config/tablewright"),
        ("darwin", None, "Library/Application Support/tablewright"),
        ("win32", None, "AppData/Roaming/tablewright"),
        ("win32", "APPDATA", "roaming/tablewright"),
    ],
)
def test_every_platform_has_its_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str | None, expected: str
) -> None:
    for name in (FOLDER_VARIABLE, "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    if variable is not None:
        monkeypatch.setenv(variable, str(tmp_path / "roaming"))
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert override_folder() == tmp_path / expected


def test_an_empty_variable_turns_overrides_off(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.override("steps: [7]\n")
    assert shelf.load().data.steps == (7,)
    monkeypatch.setenv(FOLDER_VARIABLE, "")
    assert shelf.load().data.steps == (0, 2, 5)
