"""In which file a rule is at home, and where it is carried out if not there.

A file of a game announces its chapters in the first paragraph of its docstring (``ORI-5 Temples, where zodiac
cards are taken.``, ``DAI-15.10 to DAI-15.23 Districts.``; what stands in brackets announces nothing); the
closest announcement is a rule's home. The data of the box (``box/components.yaml``) does the same in the
comment it begins with. A later paragraph that begins with ``Elsewhere:`` puts up signposts for rules that
other files carry out::

    Elsewhere: ORI-5.3 in round_end.py; ORI-5.7 and 5.8 in abilities.py.

Files are named as seen from the folder ``rules``, from the game's folder, or from the folder around it.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from inspect import cleandoc
from io import StringIO
from itertools import takewhile
from pathlib import Path
from typing import Final

from tablewright.rulebook.book import Rulebook
from tablewright.rulebook.coverage import Coverage, Covered
from tablewright.rulebook.ids import CitationReader, number_of, series_of

_ANNOUNCED: Final = re.compile(
    r"(?<![\w.-])(?P<series>[A-Z]{2,5})-(?P<first>\d+(?:\.\d+)*)(?:\s+to\s+(?:(?P=series)-)?(?P<last>\d+(?:\.\d+)*))?"
)
_ASIDE: Final = re.compile(r"\([^)]*\)")
_ELSEWHERE: Final = re.compile(r"\s*Elsewhere:\s+(?P<posts>.*?)\s*\.?\s*\Z", re.DOTALL)
_SIGNPOST: Final = re.compile(r"(?P<rules>.*\S)\s+in\s+(?P<file>\S+\.py)", re.DOTALL)


@dataclass(frozen=True)
class Span:
    """A chapter, a section or some neighbouring rules, as a file announces them."""

    series: str
    first: tuple[int, ...]
    last: tuple[int, ...]

    def holds(self, id_: str) -> bool:
        """Whether a rule lies within."""
        number = number_of(id_)
        return (
            series_of(id_) == self.series
            and self.first <= number[: len(self.first)]
            and number[: len(self.last)] <= self.last
        )

    @property
    def closeness(self) -> tuple[int, int]:
        """How closely it is meant: a section more than its chapter, a few rules more than a section."""
        return min(len(self.first), len(self.last)), int(self.first != self.last)


@dataclass
class Home:
    """A file with the chapters it announces, and its signposts: rule -> file that carries it out."""

    file: Path
    spans: list[Span]
    signposts: dict[str, Path] = field(default_factory=dict)
    #: Signposts that cannot be read, or lead to no file.
    problems: list[str] = field(default_factory=list)


def homes_in(folder: Path) -> list[Home]:
    """Every file of a game that announces rules. `folder` is the game's."""
    reader = CitationReader(rule.id for rule in Rulebook.read(folder).everything)
    found = []
    for file in sorted([*folder.rglob("*.py"), *folder.glob("box/*.yaml")]):
        first, *rest = _head_of(file).split("\n\n")
        home = Home(file, list(_spans(first)))
        for paragraph in rest:
            _read_signposts(home, paragraph, folder, reader)
        if home.spans or home.signposts:
            found.append(home)
    return found


def _head_of(file: Path) -> str:
    """What a file says of itself: a docstring, or the comment that data begins with."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return _docstring(text)
    comment = takewhile(lambda line: line.startswith("#"), text.splitlines())
    return "\n".join(line.removeprefix("#").strip() for line in comment)


def _docstring(code: str) -> str:
    """The docstring of a module. What follows it is not even read, which makes this fast."""
    for token in tokenize.generate_tokens(StringIO(code).readline):
        if token.type == tokenize.STRING:
            return cleandoc(ast.literal_eval(token.string))
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            break
    return ""


def _spans(text: str) -> Iterator[Span]:
    for match in _ANNOUNCED.finditer(_ASIDE.sub("", text)):
        first = tuple(map(int, match["first"].split(".")))
        last = tuple(map(int, match["last"].split("."))) if match["last"] else first
        yield Span(match["series"], first, last)


def _read_signposts(home: Home, paragraph: str, folder: Path, reader: CitationReader) -> None:
    match = _ELSEWHERE.match(paragraph)
    if match is None:
        return
    for post in match["posts"].split(";"):
        told = _SIGNPOST.fullmatch(post.strip())
        file = told and _file_called(told["file"], folder)
        if told is None or file is None:
            home.problems.append(f"{home.file}: no signpost to a file: {' '.join(post.split())}")
            continue
        for citation in reader.read(told["rules"]):
            home.signposts |= dict.fromkeys(citation.ids, file)
            home.problems += [f"{home.file}: the rulebook has no {id_}" for id_ in citation.unknown]


def _file_called(name: str, folder: Path) -> Path | None:
    found = (place / name for place in (folder / "rules", folder, folder.parent))
    return next((file for file in found if file.is_file()), None)


def home_of(id_: str, homes: list[Home]) -> list[Home]:
    """The files that announce a rule most closely: one, where all is well."""
    close: dict[tuple[int, int], list[Home]] = {}
    for home in homes:
        for span in home.spans:
            if span.holds(id_) and home not in close.setdefault(span.closeness, []):
                close[span.closeness].append(home)
    return close[max(close)] if close else []


def carried_out_in(covered: Covered) -> set[Path]:
    """The files whose code cites a rule."""
    return {place.file for place in covered.code}


def astray(cover: Coverage, homes: list[Home]) -> Mapping[str, str]:
    """The rules that nobody finds by their chapter, each with what is wrong."""
    wrong: dict[str, str] = {}
    for id_, covered in cover.entries.items():
        if covered.rule.kind == "rule" and (problem := _problem(id_, covered, homes)):
            wrong[id_] = problem
    return wrong


def _problem(id_: str, covered: Covered, homes: list[Home]) -> str:
    found, done = home_of(id_, homes), carried_out_in(covered)
    files = ", ".join(sorted(file.name for file in done))
    if len(found) != 1:
        told = ", ".join(home.file.name for home in found) or "no file"
        return f"{told} announces it: exactly one must; it is carried out in {files}"
    (home,) = found
    post = home.signposts.get(id_)
    if post is None:
        return "" if home.file in done else f"{home.file.name} has no signpost to {files}"
    if home.file in done:
        return f"{home.file.name} carries it out and needs no signpost"
    return "" if post in done else f"the signpost in {home.file.name} leads to {post.name}, not to {files}"
