"""Which rule is done where, and which test proves it.

*Cited* is a rule whose id stands in the game's code: in the docstring of a function or class, in a
comment or in a string such as ``because("ORI-4.1.2", ...)``. The docstring of a module announces a
chapter and counts for nothing. *Tested* is a rule, example or check that a test names with
``@pytest.mark.rule("ORI-4.1.2", ...)`` or ``@pytest.mark.example("ORI-EX-05")``, on the test, its class,
in ``pytestmark`` or on a parameter set. Files are read, never imported.

A rule must be cited and tested, an example or a check must be tested. Invariants are watched by the
game's own check after every choice; whether code or tests name them is reported but never demanded.
Citing a chapter or section covers none of its rules.

The prefix of its ids names a *book*: a game may carry several (``SET`` the base game, ``SETX`` its
expansions). A book that the game calls open (`Game.open_books`) is counted like any other, but its gaps are
not *due*: nobody claims that it can be played.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tablewright.rulebook.book import Rule, Rulebook
from tablewright.rulebook.ids import CitationReader, book_of
from tablewright.rulebook.marks import read_marks


@dataclass(frozen=True, order=True)
class Place:
    """A line of code or a test, with the function it stands in."""

    file: Path
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}".rstrip()


@dataclass
class Covered:
    """A rule with the code that does it and the tests that prove it."""

    rule: Rule
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Nothing is missing."""
        if self.rule.kind == "invariant":
            return True
        return bool(self.tests) and (bool(self.code) or self.rule.kind != "rule")


@dataclass
class Coverage:
    """How far the rules of a game are done and proved."""

    game: str
    entries: dict[str, Covered]
    #: Citations of ids that do not exist, ranges that make no sense, marks that cannot be read.
    problems: list[str]
    #: Prefixes of the books that the game carries but does not implement yet.
    open_books: tuple[str, ...] = ()

    @property
    def books(self) -> dict[str, Coverage]:
        """The same for each book alone, by its prefix. Invariants demand nothing and are in none."""
        parts: dict[str, Coverage] = {}
        for id_, covered in self.entries.items():
            if covered.rule.kind != "invariant":
                book = book_of(id_)
                parts.setdefault(book, Coverage(self.game, {}, [])).entries[id_] = covered
        return parts

    @property
    def missing(self) -> list[str]:
        """The ids that lack code or a test, in the order of the rulebook."""
        return [id_ for id_, covered in self.entries.items() if not covered.is_complete]

    @property
    def due(self) -> list[str]:
        """Those of the missing ids that stand in a book which is not open."""
        return [id_ for id_ in self.missing if book_of(id_) not in self.open_books]

    @property
    def uncited(self) -> list[str]:
        """The rules that no code cites."""
        return [id_ for id_, covered in self._of("rule").items() if not covered.code]

    @property
    def untested(self) -> list[str]:
        """The rules, examples and checks that no test names."""
        return [id_ for id_, c in self.entries.items() if c.rule.kind != "invariant" and not c.tests]

    def to_json(self) -> dict[str, Any]:
        """For scripts: ``game, rules, examples, cited, tested, missing``, then what else is known.

        ``cited`` and ``tested`` count rules. All figures are those of all books together; ``books`` has them
        book by book.
        """
        books = [
            {"book": book, "open": book in self.open_books, **part.figures()}
            for book, part in self.books.items()
        ]
        more = {"due": self.due, "problems": self.problems, "books": books}
        return {"game": self.game, **self.figures(), **more}

    def figures(self) -> dict[str, Any]:
        """How many there are of everything, how many are done, and which are not."""
        rules = self._of("rule").values()
        examples, checks, invariants = (self._of(kind) for kind in ("example", "check", "invariant"))
        return {
            "rules": len(rules),
            "examples": len(examples),
            "cited": sum(bool(covered.code) for covered in rules),
            "tested": sum(bool(covered.tests) for covered in rules),
            "missing": self.missing,
            "examples_tested": sum(bool(covered.tests) for covered in examples.values()),
            "checks": len(checks),
            "checks_tested": sum(bool(covered.tests) for covered in checks.values()),
            "invariants": len(invariants),
            "invariants_cited": sum(bool(c.code or c.tests) for c in invariants.values()),
            "uncited": self.uncited,
            "untested": self.untested,
        }

    def _of(self, kind: str) -> dict[str, Covered]:
        return {id_: covered for id_, covered in self.entries.items() if covered.rule.kind == kind}


def coverage(
    game: str, rules_folder: Path, code_folder: Path, tests_folder: Path, open_books: Sequence[str] = ()
) -> Coverage:
    """Compare the rules of a game with its code and its tests."""
    book = Rulebook.read(rules_folder)
    reader = CitationReader(rule.id for rule in book.everything)
    result = Coverage(game, {rule.id: Covered(rule) for rule in book.everything}, [], tuple(open_books))
    result.problems += [
        f"{game} calls the book {prefix} open, but no rule begins with {prefix}-"
        for prefix in open_books
        if prefix not in result.books
    ]
    for file in _python_files(code_folder):
        for place, ids in _citations(file, reader, result.problems):
            for id_ in ids:
                result.entries[id_].code.append(place)
    for file in _python_files(tests_folder):
        for place, ids in _marks(file, reader, result.problems):
            for id_ in ids:
                result.entries[id_].tests.append(place)
    return result


def _python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _citations(
    file: Path, reader: CitationReader, problems: list[str]
) -> Iterator[tuple[Place, tuple[str, ...]]]:
    text = file.read_text(encoding="utf-8")
    found = list(reader.read(text))
    if not found:
        return
    scopes = _Scopes(ast.parse(text), text.splitlines())
    for citation in found:
        place = Place(file, citation.line, scopes.name_at(citation.line))
        problems += _problems(place, citation.unknown, citation.problem)
        if not scopes.is_module_docstring(citation.line):
            yield place, citation.ids


def _marks(
    file: Path, reader: CitationReader, problems: list[str]
) -> Iterator[tuple[Place, tuple[str, ...]]]:
    marks = read_marks(ast.parse(file.read_text(encoding="utf-8")))
    problems += [
        f"{file}:{line}: the ids of this mark can only be known by running it" for line in marks.unreadable
    ]
    for mark in marks.found:
        place = Place(file, mark.line, mark.test)
        citations = list(reader.read(mark.text))
        if not citations:
            problems += _problems(place, (mark.text,), "")
        for citation in citations:
            problems += _problems(place, citation.unknown, citation.problem)
            yield place, citation.ids


def _problems(place: Place, unknown: Iterable[str], problem: str) -> list[str]:
    found = [f"{place}: the rulebook has no {id_}" for id_ in unknown]
    return [*found, f"{place}: {problem}"] if problem else found


_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class _Scopes:
    """Which function or class a line belongs to. Comments directly above a definition belong to it."""

    def __init__(self, module: ast.Module, lines: Sequence[str]) -> None:
        self._lines: Final = lines
        self._spans: Final[list[tuple[int, int, str]]] = []
        self._collect(module, "")
        self._docstring_end: Final = _docstring_end(module)

    def name_at(self, line: int) -> str:
        """The innermost function or class around a line; empty outside of all."""
        inside = [span for span in self._spans if span[0] <= line <= span[1]]
        return max(inside, default=(0, 0, ""))[2]

    def is_module_docstring(self, line: int) -> bool:
        """Whether the line belongs to the text at the head of the file."""
        return line <= self._docstring_end

    def _collect(self, node: ast.AST, outer: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, _Definition):
                name = f"{outer}.{child.name}" if outer else child.name
                self._spans.append((self._first_line(child), child.end_lineno or child.lineno, name))
                self._collect(child, name)
            else:
                self._collect(child, outer)

    def _first_line(self, node: _Definition) -> int:
        line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        while line > 1 and self._lines[line - 2].lstrip().startswith("#"):
            line -= 1
        return line


def _docstring_end(module: ast.Module) -> int:
    if ast.get_docstring(module, clean=False) is None:
        return 0
    return module.body[0].end_lineno or 0
