"""A rule is found by the word on the door: its home bears a word of the heading it stands under.

Of the section's heading, if any file does; else of its chapter's. docs/where.md says what newcomers are told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tablewright.rulebook import Chapter, Rulebook, home_of, homes_in
from tablewright.rulebook.readers import CUT

#: What belongs to no single chapter, and so stands in the `__init__.py` of the folder.
NO_CHAPTER = re.compile(
    r"general rules|vocabulary|faq|corrections|resolution order|notes for the engine|engine notes"
)
#: Chapters that every game has, under words of their own.
ALWAYS_IN = {"components": "box/components.yaml", "hidden": "rules/view.py"}
#: Chapters without a file of their own name: what is true of the table, and what is settled before the game.
ELSE_IN = {"concepts": "rules/state.py", "variants": "rules/setup.py"}
#: The chapters of Imperial Settlers that are numbered SET are those of its base game; no heading says so.
BASE = "base"
#: Words that say nothing of where something is.
EMPTY = re.compile(r"(?:an?|and|at|by|for|from|in|is|of|on|or|the|to|where|with)")
_ENDING = re.compile(r"(?:ements?|ments?|ations?|ions?|ings?|ers?|es|ed|e|s)$")


def stems(text: str) -> set[str]:
    """The words of a heading or a file name without their endings: both Razing and Raze are `raz`."""
    told = re.findall(r"[a-z]+", text.lower().replace("set-up", "setup"))
    return {_ENDING.sub("", word) or word for word in told if not EMPTY.fullmatch(word)}


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
    if any(home == folder / place for word, place in ELSE_IN.items() if shares(word, chapter)):
        return True
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
