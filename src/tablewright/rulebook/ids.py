"""The ids of rules, and how they are cited.

Four kinds of ids stand in a rules file; `P` is the game's prefix, such as ``ORI``:

* a *rule* ``P-4.1``, ``P-4.1.2``: one statement, to be done by code and proved by a test;
* an *example* ``P-EX-05``: worked out in the rulebook, a golden test;
* a *check* ``P-CK-01``, ``P-DX-01``: a result derived from the rules, a test like an example, but our own;
* an *invariant* ``INV-01``, ``I-1``, ``P-INV-01``: what always holds.

``P-4`` and any other beginning of a rule's number is a *group* (a chapter or a section), not a rule:
citing it is no mistake, and covers nothing. Pitfalls, glossaries and introductions have no ids and demand
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["rule", "example", "check", "invariant"]

_KINDS: Final[dict[str, Kind]] = {
    "EX": "example",
    "CK": "check",
    "DX": "check",
    "INV": "invariant",
    "I": "invariant",
}

#: Any id, as it stands in a text.
ID: Final = r"[A-Z]{1,5}(?:-[A-Z]{2,3})?-\d+(?:\.\d+)*"


def kind_of(id_: str) -> Kind:
    """What an id stands for."""
    return _KINDS.get(series_of(id_).rsplit("-", 1)[-1], "rule")


def series_of(id_: str) -> str:
    """Everything before the number: ``ORI`` of ``ORI-4.1.2``, ``ORI-EX`` of ``ORI-EX-05``."""
    return id_.rpartition("-")[0]


def book_of(id_: str) -> str:
    """The prefix of the book an id stands in: ``SETX`` of ``SETX-2.1.3`` and of ``SETX-EX-04``."""
    return id_.partition("-")[0]


def number_of(id_: str) -> tuple[int, ...]:
    """The number as it is counted: (4, 1, 10) of ``ORI-4.1.10``."""
    return tuple(int(part) for part in id_.rpartition("-")[2].split("."))


def follows(id_: str, earlier: str) -> bool:
    """Whether an id is the next one in the same section."""
    mine, theirs = number_of(id_), number_of(earlier)
    return series_of(id_) == series_of(earlier) and mine[:-1] == theirs[:-1] and mine[-1] == theirs[-1] + 1


@dataclass(frozen=True)
class Citation:
    """Ids cited at one place. `unknown`: cited, but the rulebook has no such id."""

    line: int
    ids: tuple[str, ...]
    unknown: tuple[str, ...] = ()
    problem: str = ""


class CitationReader:
    """Finds the ids of one rulebook in code and comments.

    Understood are single ids (``ORI-4.1.2``), ranges (``ORI-4.1.5 to 4.1.7``, ``ORI-4.1.5..7``,
    ``ORI-4.1.5–4.1.7``, ``ORI-EX-01 to ORI-EX-03``), which stand for all ids in between, and lists
    (``ORI-4.1.2, 4.1.4 and 4.3.1``). A range stays within a chapter.
    """

    def __init__(self, ids: Iterable[str]) -> None:
        self._ids: Final = dict.fromkeys(ids)
        self._groups: Final = {group for id_ in self._ids for group in _groups_of(id_)}
        self._numbers: Final = {(series_of(id_), number_of(id_)) for id_ in (*self._ids, *self._groups)}
        names = sorted({series_of(id_) for id_ in self._ids}, key=len, reverse=True)
        series = "|".join(map(re.escape, names))
        number, dotted = r"\d++(?:\.\d++)*+", r"\d++(?:\.\d++)++"
        self._pattern: Final = re.compile(
            rf"""
            (?<![\w.-]) (?P<series>{series}) - (?P<first>{number}) [a-z]?
            (?: (?: \.\. | [–-] ) (?:(?P=series)-)? (?P<close>{number})
              | \s+ (?:to|–|-) \s+ (?: (?P=series) - (?P<full>{number}) | (?P<far>{dotted}) )
            )?
            (?P<more> (?: (?: \s*,\s* | ,?\s+and\s+ | \s*/\s* ) {dotted} (?!\w) )* )
            (?!\w)
            """,
            re.VERBOSE,
        )

    def read(self, text: str, first_line: int = 1) -> Iterator[Citation]:
        """Every citation in a text."""
        if not self._ids:
            return
        for match in self._pattern.finditer(text):
            yield self._citation(match, first_line + text.count("\n", 0, match.start()))

    def _citation(self, match: re.Match[str], line: int) -> Citation:
        series, first = match["series"], f"{match['series']}-{match['first']}"
        last = self._end_of_range(match)
        found, unknown, problem = ([first], [], "") if last is None else self._between(first, last)
        # Numbers after a comma may be anything: they count only if there is such a rule.
        found += [
            id_
            for number in re.findall(r"\d+(?:\.\d+)+", match["more"])
            if (id_ := f"{series}-{number}") in self._ids
        ]
        unknown += [id_ for id_ in found if id_ not in self._ids and id_ not in self._groups]
        return Citation(line, tuple(id_ for id_ in found if id_ in self._ids), tuple(unknown), problem)

    def _end_of_range(self, match: re.Match[str]) -> str | None:
        end = match["close"] or match["full"] or match["far"]
        if end is None:
            return None
        if "." not in end and "." in match["first"]:
            end = f"{match['first'].rpartition('.')[0]}.{end}"
        return f"{match['series']}-{end}"

    def _between(self, first: str, last: str) -> tuple[list[str], list[str], str]:
        """The ids of a range, its unknown ends, and what is wrong with it."""
        low, high = number_of(first), number_of(last)
        if high <= low:
            return [first], [], f"the range {first} to {last} runs backwards"
        if kind_of(first) == "rule" and low[0] != high[0]:
            return [first, last], [], f"the range {first} to {last} leaves its chapter"
        inside = [i for i in self._ids if series_of(i) == series_of(first) and low <= number_of(i) <= high]
        ends = [id_ for id_ in (first, last) if (series_of(id_), number_of(id_)) not in self._numbers]
        return inside, ends, ""


def _groups_of(id_: str) -> Iterator[str]:
    """The chapters and sections an id lies in: ``ORI-4`` and ``ORI-4.1`` of ``ORI-4.1.2``."""
    series, number = series_of(id_), number_of(id_)
    for length in range(1, len(number)):
        yield f"{series}-{'.'.join(map(str, number[:length]))}"
