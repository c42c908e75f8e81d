"""A game's rules: ``rules.md`` in English, ``rules.pl.md`` in Polish, further ``*-rules.md`` beside them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from tablewright.engine.errors import TablewrightError
from tablewright.rulebook.ids import ID, Kind, follows, kind_of

#: ``- ORI-4.1.2 text``, ``1. **TAB-10.4.1** text``, ``- **TAB-10.5.1 A** text``, ``- Check ORI-CK-05: text``.
_ITEM: Final = re.compile(
    rf"(?P<indent>\s*)(?:[-*+]|\d+[.)])\s+(?P<bold>\*\*)?(?P<label>[^\W\d_]+\s+)?(?P<id>{ID})(?![\w-])(?P<rest>.*)"
)
_HEADING: Final = re.compile(r"(?P<marks>#{1,6})\s+(?P<title>.*?)\s*#*")
_NUMBERED: Final = re.compile(rf"(?:(?P<id>{ID})|(?P<number>\d+(?:\.\d+)*[a-z]?)\.?)\s+(?P<title>.+)")
_FURTHER: Final = re.compile(rf"(?<=[.!?)»”\"])\s+(?P<id>{ID})(?=\s+\S)")


class RulebookError(TablewrightError):
    """Rules that cannot be read, or an id that is not among them."""


@dataclass(frozen=True)
class Rule:
    """A numbered statement: a rule, an example, a check or an invariant."""

    id: str
    kind: Kind
    text: str
    chapter: str
    file: Path
    line: int


@dataclass
class Chapter:
    """A heading and what stands below it, up to the next heading."""

    title: str
    #: Its number as written (``ORI-4``, ``1.2``, ``21a``), empty if it has none.
    number: str
    level: int
    file: Path
    line: int
    lines: list[str] = field(default_factory=list, repr=False)
    rules: list[Rule] = field(default_factory=list, repr=False)

    @property
    def text(self) -> str:
        """Everything below the heading, as Markdown."""
        return "\n".join(self.lines).strip()


class Rulebook:
    """The rules of a game in one language."""

    def __init__(self, language: str, files: Iterable[Path], chapters: list[Chapter]) -> None:
        self.language: Final = language
        self.files: Final = tuple(files)
        self.chapters: Final = chapters
        self._all: Final[dict[str, Rule]] = {}
        for rule in (rule for chapter in chapters for rule in chapter.rules):
            if rule.id in self._all:
                earlier = self._all[rule.id]
                raise RulebookError(
                    f"{rule.file}, line {rule.line}: {rule.id} already stands in line {earlier.line} of "
                    f"{earlier.file.name}. Give one of them another number."
                )
            self._all[rule.id] = rule

    @classmethod
    def read(cls, folder: Path | str, language: str = "en") -> Rulebook:
        """The rulebook in a game's folder; in English if it has not been translated."""
        place = Path(folder)
        spoken = language if (place / _file_name("rules", language)).is_file() else "en"
        first = place / _file_name("rules", spoken)
        if not first.is_file():
            raise RulebookError(f"{first} is missing. Write the numbered rules of the game there.")
        files = [first, *sorted(place.glob(_file_name("*-rules", spoken)))]
        return cls(spoken, files, [chapter for file in files for chapter in read_chapters(file)])

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The numbered rules, in the order of the book."""
        return self._of("rule")

    @property
    def examples(self) -> tuple[Rule, ...]:
        """The rulebook's worked examples."""
        return self._of("example")

    @property
    def checks(self) -> tuple[Rule, ...]:
        """The results derived from the rules."""
        return self._of("check")

    @property
    def invariants(self) -> tuple[Rule, ...]:
        """What always holds."""
        return self._of("invariant")

    @property
    def everything(self) -> tuple[Rule, ...]:
        """All of them, in the order of the book."""
        return tuple(self._all.values())

    def rule(self, id_: str) -> Rule:
        """The rule, example, check or invariant of that id; upper and lower case are the same."""
        found = self._all.get(id_) or self._all.get(id_.upper())
        if found is None:
            near = get_close_matches(id_.upper(), self._all, n=3, cutoff=0.6)
            hint = (
                f"Did you mean {' or '.join(near)}?"
                if near
                else f"Ids look like {next(iter(self._all), 'ABC-1.1')}."
            )
            raise RulebookError(f"There is no rule {id_!r}. {hint}")
        return found

    def group(self, id_: str) -> tuple[Rule, ...]:
        """The rules below a number: those of chapter ``ORI-4``, of section ``ORI-4.1``."""
        start = f"{id_.upper()}."
        return tuple(rule for rule in self._all.values() if rule.id.startswith(start))

    def search(self, words: str) -> list[Rule]:
        """The rules that hold all the words (beginnings are enough); accents and case do not matter."""
        wanted = fold(words).split()
        if not wanted:
            return []
        return [rule for rule in self._all.values() if _holds(fold(f"{rule.id} {rule.text}"), wanted)]

    def _of(self, kind: Kind) -> tuple[Rule, ...]:
        return tuple(rule for rule in self._all.values() if rule.kind == kind)


def read_chapters(file: Path) -> list[Chapter]:
    """The chapters of one rules file. What stands before the first heading is a chapter without a title."""
    chapters = [Chapter("", "", 0, file, 1)]
    items: list[_Item] = []
    for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        heading = _HEADING.fullmatch(text)
        if heading is not None:
            items.append(_Item(None, "", line))
            chapters.append(_chapter(heading, file, line))
            continue
        chapters[-1].lines.append(text)
        item = _ITEM.fullmatch(text)
        if item is not None and _is_statement(item):
            items.append(_Item(chapters[-1], item["id"], line, _without_bold(item)))
        elif items and text[:1].isspace() and text.strip():
            items[-1].text += f"\n{text.strip()}"
        elif text.strip():
            items.append(_Item(None, "", line))
    for found in items:
        if found.chapter is not None:
            found.chapter.rules += _rules_in(found, file)
    return [chapter for chapter in chapters if chapter.title or chapter.text]


@dataclass
class _Item:
    """A list item that begins with an id, or (no chapter) something else that ends the item before."""

    chapter: Chapter | None
    id: str
    line: int
    text: str = ""


def _chapter(heading: re.Match[str], file: Path, line: int) -> Chapter:
    numbered = _NUMBERED.fullmatch(heading["title"])
    if numbered is None:
        return Chapter(heading["title"], "", len(heading["marks"]), file, line)
    number = numbered["id"] or numbered["number"]
    return Chapter(numbered["title"], number, len(heading["marks"]), file, line)


def _is_statement(item: re.Match[str]) -> bool:
    """A rule stands alone; examples, checks and invariants may have a word before their id (``Example``)."""
    return item["label"] is None or kind_of(item["id"]) != "rule"


def _without_bold(item: re.Match[str]) -> str:
    rest = item["rest"].replace("**", "", 1) if item["bold"] else item["rest"]
    return rest.strip().removeprefix(":").lstrip()


def _rules_in(item: _Item, file: Path) -> Iterator[Rule]:
    """The rule of a list item, and further rules that begin inside it.

    Short rulings may share a line: ``- P-7.1 One. P-7.2 Two.`` A further id begins a rule if it starts a
    sentence and is the next number; anything else is a reference.
    """
    assert item.chapter is not None  # only items with an id come here
    id_, start = item.id, 0
    for further in _FURTHER.finditer(item.text):
        if follows(further["id"], id_):
            yield _rule(id_, item.text[start : further.start()], item, file)
            id_, start = further["id"], further.end()
    yield _rule(id_, item.text[start:], item, file)


def _rule(id_: str, text: str, item: _Item, file: Path) -> Rule:
    assert item.chapter is not None  # see above
    return Rule(id_, kind_of(id_), text.strip(), item.chapter.title, file, item.line)


def _file_name(stem: str, language: str) -> str:
    return f"{stem}.md" if language == "en" else f"{stem}.{language}.md"


def fold(text: str) -> str:
    """Lower case without accents, for searching: ``Świątynia`` is found by ``swiatynia``."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def _holds(text: str, words: list[str]) -> bool:
    return all(re.search(rf"(?<!\w){re.escape(word)}", text) for word in words)
