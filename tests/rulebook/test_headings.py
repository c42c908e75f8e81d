"""A rule is found by the word on the door: its home bears a word of the heading it stands under."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.engine.registry import OWN
from tests.rulebook.headings import unguessable


@pytest.mark.parametrize("game", OWN)
def test_the_home_of_a_rule_bears_a_word_of_its_heading(game: str) -> None:
    assert unguessable(find_game(game).folder) == {}


MILL = """\
## MIL-1 Components and limits
- MIL-1.1 One.
## MIL-2 Grinding
- MIL-2.1 Grind.
### Flour
- MIL-2.2 Sieve.
## MIL-3 Solo game
### Setup
- MIL-3.1 Sit down.
"""


def mill(folder: Path, files: dict[str, str], book: str = MILL) -> dict[str, str]:
    """What nobody finds in a small game with these files among its rules, each with what it announces."""
    box = "# MIL-1 Components and limits.\nmeta: {}\n"
    heads = {f"rules/{name}.py": f'"""{announced}"""\n' for name, announced in files.items()}
    for name, text in {"rules.md": book, "box/components.yaml": box, **heads}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return unguessable(folder)


@pytest.mark.parametrize(
    "files",
    [
        {"grind": "MIL-2", "solo/setup": "MIL-3.1"},
        {"grind": "MIL-2", "flour": "MIL-2.2", "solo": "MIL-3"},
        {"grind": "MIL-2", "solo/__init__": "MIL-3", "solo/turn": "Turns."},
    ],
    ids=["the section's word", "a section and its chapter", "the folder of the chapter"],
)
def test_what_bears_its_word_is_found(files: dict[str, str], tmp_path: Path) -> None:
    assert mill(tmp_path, files) == {}


def test_concepts_and_variants_have_their_places(tmp_path: Path) -> None:
    book = (
        MILL + "## MIL-4 Variants\n- MIL-4.1 Two mills.\n## MIL-5 Key concepts\n### Sacks\n- MIL-5.1 Full.\n"
    )
    found = {"grind": "MIL-2", "solo/setup": "MIL-3"}
    assert mill(tmp_path, {**found, "setup": "MIL-4", "state": "MIL-5"}, book) == {}
    lost = mill(tmp_path, {**found, "setup": "MIL-5", "state": "MIL-4"}, book)
    assert lost == {"MIL-4 Variants": "rules/state.py", " Sacks": "rules/setup.py"}


@pytest.mark.parametrize(
    ("files", "lost"),
    [
        (
            {"oven": "MIL-2", "solo/setup": "MIL-3"},
            {"MIL-2 Grinding": "rules/oven.py", " Flour": "rules/oven.py"},
        ),
        ({"grind": "MIL-2", "flour": "Sieves.", "solo/setup": "MIL-3"}, {" Flour": "rules/grind.py"}),
        ({"grind": "MIL-2", "solo/turn": "MIL-3"}, {" Setup": "rules/solo/turn.py"}),
        ({"grind": "MIL-2", "king/setup": "MIL-3"}, {" Setup": "rules/king/setup.py"}),
        (
            {"grind": "MIL-2", "solo/setup": "MIL-3", "limits": "MIL-1.1"},
            {"MIL-1 Components and limits": "rules/limits.py"},
        ),
    ],
    ids=[
        "another word",
        "a file of the section beside it",
        "another section",
        "another folder",
        "no component data",
    ],
)
def test_what_bears_another_word_is_told(files: dict[str, str], lost: dict[str, str], tmp_path: Path) -> None:
    assert mill(tmp_path, files) == lost
