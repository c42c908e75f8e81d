"""What players read of the rules: nothing in it is for those who write the game."""

from __future__ import annotations

import re
from typing import Any, Final

from tablewright.engine import Game
from tablewright.rulebook import Rulebook, for_readers
from tablewright.text import LANGUAGES, component_names

#: Marks of open questions, ids of invariants, names of files and data, pointers into the printed book, words
#: of programmers. An Engine with a capital may be a thing of the game.
DEVELOPERS: Final = re.compile(
    r"\bG-\d|\bINV-\d|\.yaml\b|\.md\b|`|\w_\w|\(PL:|\(Polish\b|\((?:w )?instrukcj\w+:|\bgolden tests?\b|"
    r"\bengine\b|\bsilnik\w*\b(?! parow)|\bdla programu\b|"
    r"\b[Pp]itfalls?\b|\b[Ii]nvariants?\b|\b[Nn]iezmiennik"
)


def check_readers(game: Game[Any]) -> None:
    """Both languages, every title and every rule."""
    for language in LANGUAGES:
        book = Rulebook.read(game.folder, language)
        shown = for_readers(book, component_names(game, language))
        assert shown.rules, f"{game.name} has no rules that players could read"
        for chapter in shown.chapters:
            for text in (chapter.title, *(f"{rule.id} {rule.text}" for rule in chapter.rules)):
                found = DEVELOPERS.findall(text)
                assert not found, f"{chapter.file.name}: players read {found[0]!r} in: {text}"
        referred = {rule.id for chapter in shown.chapters for rule in chapter.rules}
        kept = sum(rule.id in referred for rule in book.rules)
        assert kept >= 0.9 * len(book.rules), f"{len(book.rules) - kept} rules are kept from players"
