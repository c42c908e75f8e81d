"""The rules as those who play read them: without what only those who write a game need.

Left out are chapters for developers (invariants, pitfalls, notes on the program), marks of open questions
(``[G-12]``), pointers into the printed book, names of files and data, and sentences about the program.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tablewright.rulebook.book import Chapter, Rule, Rulebook

#: Chapters that only those who write a game read, by their titles.
DEVELOPERS: Final = re.compile(
    r"(?i:invariants|pitfalls|notes for the engine|engine notes|derived tests|"
    r"niezmienniki|pułapki|uwagi dla silnika|uwagi dla programu|testy wyprowadzone)"
)
#: What is cut out of titles and texts.
CUT: Final = re.compile(
    r"\s*\*\((?:[^()]|\([^()]*\))*\)\*"  # *(PL: ...)*
    r"|\s*\((?:Polish|w instrukcji|instrukcja|PL): (?:[^()]|\([^()]*\))*\)"
    r"|\s*`?\[(?:[^\]]*\b)?G-(?:\d+|nn)[^\]]*\]`?"
    r"|\s*\((?:golden tests|testy wzorcowe)\)"
    r"|\s*\((?:headings?|nagłów\w+)\b[^()]*\)"
    r"|^[A-Z]+-EX "
    r"|,? (?:and engine notes|i uwagi dla programu|, decisions for the engine|decyzje dla silnika)"
    r"|, decisions for the engine"
    r"|\s*\((?:derived from the rules above|wyprowadzone z powyższych zasad)\)"
    r"|\s+—\s+`\w+`–`\w+`$"
)
#: Sentences that speak of the program, not of the game. An Engine with a capital may be a thing of the game.
PROGRAM: Final = re.compile(
    r"\bengine\b|\bthe data\b|\bkodem\b|gaps\.md|components\.yaml|\bprogram(?:u|em)?\b|"
    r"\bsilnik(?:a|u|iem)?\b(?! parow)"
)
_IN_BRACKETS: Final = re.compile(r"\s*\((?:`[^`]*`[,; ]*)+\)")
_CODE: Final = re.compile(r"`([^`]*)`")
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+(?=[A-ZĄĆĘŁŃÓŚŹŻ(„“*`])")

Named = Callable[[str], str]


def for_readers(book: Rulebook, named: Named = lambda id_: "") -> Rulebook:
    """The rulebook for those who play. `named` gives the name of a component by its id, if it has one."""
    chapters = [_chapter(chapter, named) for chapter in book.chapters if not _is_for_developers(chapter)]
    return Rulebook(book.language, book.files, [chapter for chapter in chapters if chapter.rules])


def _is_for_developers(chapter: Chapter) -> bool:
    return DEVELOPERS.match(chapter.title) is not None


def _chapter(chapter: Chapter, named: Named) -> Chapter:
    title = plain(chapter.title, named)
    told = [replace(rule, text=plain(rule.text, named), chapter=title) for rule in chapter.rules]
    kept = [rule for rule in told if rule.text and rule.kind != "invariant"]
    return replace(chapter, title=title, lines=[_line(rule) for rule in kept], rules=kept)


def _line(rule: Rule) -> str:
    return f"- {rule.id} {rule.text}"


def plain(text: str, named: Named = lambda id_: "") -> str:
    """A text without what is not for players."""
    cut = _IN_BRACKETS.sub("", CUT.sub("", text))
    kept = " ".join(part for part in _SENTENCE.split(cut) if not PROGRAM.search(_without_brackets(part)))
    kept = re.sub(
        r"\s*\([^()]*(?:components\.yaml|\bengine\b|\bprogram(?:ie)?\b|Polish text)[^()]*\)", "", kept
    )
    words = _CODE.sub(lambda code: named(code[1]) or code[1].replace("_", " "), kept).replace("_", "-")
    return re.sub(r"\s+([.,;:])", r"\1", re.sub(r" {2,}", " ", words)).strip()


def _without_brackets(sentence: str) -> str:
    """A remark in brackets goes by itself; it does not take its sentence along."""
    return re.sub(r"\([^()]*\)", "", sentence)
