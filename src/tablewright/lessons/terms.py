"""Words of a game that are explained, found in what is written about it: prompts, logs, rules, lessons."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tablewright.lessons.schema import Entry

LETTER: Final = r"[^\W\d_]"


class Term(NamedTuple):
    """Where a text uses a word that is explained."""

    start: int
    end: int
    entry: Entry


def terms_in(text: str, entries: Iterable[Entry], language: str) -> list[Term]:
    """Every use of an explained word, from left to right; of two at one place the longer one."""
    found = [
        Term(hit.start(), hit.end(), entry)
        for entry in entries
        if (forms := tuple(entry.forms(language)))
        for hit in pattern(forms).finditer(text)
    ]
    kept: list[Term] = []
    for term in sorted(found, key=lambda one: (one.start, -one.end)):
        if not kept or term.start >= kept[-1].end:
            kept.append(term)
    return kept


@lru_cache(maxsize=1024)
def pattern(forms: Sequence[str]) -> re.Pattern[str]:
    """What finds one of these forms: whole words, in capitals or not."""
    written = "|".join(
        re.escape(form).replace(r"\*", f"{LETTER}*").replace(r"\?", LETTER).replace(r"\ ", r"\s+")
        for form in forms
    )
    return re.compile(rf"(?<!\w)(?:{written})(?!\w)", re.IGNORECASE)
