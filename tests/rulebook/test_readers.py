"""Rules as players read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.rulebook import Rulebook, for_readers
from tablewright.rulebook.readers import plain
from tablewright.testing.checks.readers import check_readers


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Pay 1 gold. [G-12]", "Pay 1 gold."),
        ("In the bottom row `[decided G-05, see G-06]` lies a house.", "In the bottom row lies a house."),
        ("Build *(PL: Budowa (nowa))* now.", "Build now."),
        ('Setup (Polish: "PRZYGOTOWANIE", steps 1–24)', "Setup"),
        ("The bonus (`player_board`) is gained.", "The bonus is gained."),
        ("Use `S08` or `extra_project`.", "Use the barge or extra project."),
        ("Draw two. The engine keeps a number. Then pass.", "Draw two. Then pass."),
        ("Choose (the engine takes a list) a card.", "Choose a card."),
        ("Advance the Steam Engine.", "Advance the Steam Engine."),
        (
            "Przesuń Silnik Parowy. Silnik parowy stoi na 0.",
            "Przesuń Silnik Parowy. Silnik parowy stoi na 0.",
        ),
        ("Weź kartę. O tym decyduje silnik gry.", "Weź kartę."),
        ("All values are in `components.yaml`.", ""),
    ],
)
def test_what_is_for_developers_is_cut(written: str, read: str) -> None:
    assert plain(written, lambda id_: "the barge" if id_ == "S08" else "") == read


def test_chapters_for_developers_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(
        "# Game\n\nHow to read this file.\n\n## ABC-1 Turn (Polish: x)\n\n- ABC-1.1 Pass.\n"
        "- ABC-1.2 The engine waits.\n\n"
        "## Invariants\n\n- INV-01 Nothing is lost.\n\n## Pitfalls\n\n- Mind the gap.\n",
        encoding="utf-8",
    )
    book = for_readers(Rulebook.read(tmp_path))
    assert [(chapter.title, chapter.text) for chapter in book.chapters] == [("Turn", "- ABC-1.1 Pass.")]
    assert [rule.id for rule in book.everything] == ["ABC-1.1"]


def test_a_mark_that_is_left_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.testing.checks.readers.for_readers", lambda book, _named: book)
    with pytest.raises(AssertionError, match="players read"):
        check_readers(find_game("daitoshi"))
