"""A rule is found by the word on the door: its home bears a word of the heading it stands under.

Of the section's heading, if any file does; else of its chapter's. docs/where.md says what newcomers are told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.engine.registry import OWN
from tablewright.rulebook import Chapter, Rulebook, home_of, homes_in
from tablewright.rulebook.readers import CUT

#: What belongs to no single chapter, and so stands in the `__init__.py` of the folder.
NO_CHAPTER = re.compile(
    r"general rules|vocabulary|faq|corrections|resolution order|notes for the engine|engine notes"
)
#: Chapters that every game has, under words of their own.
ALWAYS_IN = {"components": "box/components.yaml", "hidden": "rules/view.py"}
#: The chapters of Imperial Settlers that are numbered SET are those of its base game; no heading says so.
BASE = "base"
#: Words that say nothing of where something is.
EMPTY = {
    "a",
    "an",
    "and",
    "at",
    "by",
    "for",
    "from",
    "in",
    "is",
    "of",
    "on",
    "or",
    "the",
    "to",
    "where",
    "with",
}
_ENDING = re.compile(r"(?:ements?|ments?|ations?|ions?|ings?|ers?|es|ed|e|s)$")


def stems(text: str) -> set[str]:
    """The words of a heading or a file name without their endings: both Razing and Raze are `raz`."""
    told = re.findall(r"[a-z]+", text.lower().replace("set-up", "setup"))
    return {_ENDING.sub("", word) or word for word in told if word not in EMPTY}


def shares(name: str, heading: str) -> bool:
    """Whether a file or folder bears a word of a heading. Defense and defending are one word, too."""
    return any(
        a == b or (a[:5] == b[:5] and len(a) > 5 and len(b) > 5) for a in stems(name) for b in stems(heading)
    )


def headings(book: Rulebook) -> Iterator[tuple[Chapter, str, str]]:
    """The headings that rules stand under: with the section's title and that of its chapter."""
    title = ""
    for chapter in book.chapters:
        told = CUT.sub("", chapter.title)
        if chapter.level <= 2:
            title = told
        if any(rule.kind == "rule" for rule in chapter.rules):
            yield chapter, told, title


def suits(home: Path, section: str, chapter: str, folder: Path) -> bool:
    """Whether a file is where somebody looks who has read the headings only. `folder` is the game's."""
    always = next((place for word, place in ALWAYS_IN.items() if shares(word, section)), None)
    if always is not None or NO_CHAPTER.search(section.lower()):
        return home == folder / always if always else home.name == "__init__.py"
    inner = home.relative_to(folder / "rules").parts[:-1]
    if not all(part == BASE or shares(part, f"{section} {chapter}") for part in inner):
        return False
    if home.name != "__init__.py" and shares(home.stem, section):
        return True
    if any(shares(file.stem, section) for file in home.parent.glob("*.py") if file.name != "__init__.py"):
        return False
    return shares(home.stem, chapter) or (bool(inner) and home.name == "__init__.py")


def unguessable(folder: Path) -> dict[str, str]:
    """The headings whose rules are at home where nobody would look: heading -> file."""
    homes = homes_in(folder)
    return {
        f"{heading.number} {section}": str(home.file.relative_to(folder))
        for heading, section, chapter in headings(Rulebook.read(folder))
        for rule in heading.rules
        if rule.kind == "rule"
        for home in home_of(rule.id, homes)
        if not suits(home.file, section, chapter, folder)
    }


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


def mill(folder: Path, files: dict[str, str]) -> dict[str, str]:
    """What nobody finds in a small game with these files among its rules, each with what it announces."""
    box = "# MIL-1 Components and limits.\nmeta: {}\n"
    heads = {f"rules/{name}.py": f'"""{announced}"""\n' for name, announced in files.items()}
    for name, text in {"rules.md": MILL, "box/components.yaml": box, **heads}.items():
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
