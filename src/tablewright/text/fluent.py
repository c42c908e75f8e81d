"""A small typed face of fluent.runtime: read a file, look up a pattern, fill it in fast."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, FluentType
from fluent.syntax import FluentParser, ast, visitor

from tablewright.components.ready import ready_made

#: A message, or one of its attributes.
PatternKey: TypeAlias = tuple[str, str | None]
Argument: TypeAlias = str | FluentType


class _Whole(FluentInt):
    """A whole number. Babel is slow, and all it would add to the small numbers of a game are separators."""

    def format(self, locale: Locale) -> str:
        if self.options is FluentNumber.default_number_format_options and -1000 < self < 1000:
            return str(int(self))
        return super().format(locale)


_SMALL: Final = tuple(_Whole(n) for n in range(300))


def number(value: int | float) -> FluentType:
    """A number as Fluent selects plural forms with."""
    if isinstance(value, float):
        return FluentFloat(value)
    return _SMALL[value] if 0 <= value < len(_SMALL) else _Whole(value)


@dataclass(frozen=True)
class Source:
    """A catalogue file as it was parsed."""

    file: Path
    resource: ast.Resource
    text: str

    def entries(self) -> Iterator[ast.Message | ast.Term]:
        """Its messages and terms in order."""
        for entry in self.resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                yield entry

    def unreadable(self) -> Iterator[int]:
        """The lines where the parser gave up."""
        for entry in self.resource.body:
            if isinstance(entry, ast.Junk) and entry.span is not None:
                yield self.text.count("\n", 0, entry.span.start) + 1


def read_source(file: Path) -> Source:
    """Parse a catalogue file; a missing one is empty."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return Source(file, FluentParser().parse(text), text)


def patterns_of(entry: ast.Message | ast.Term) -> Iterator[tuple[str | None, ast.Pattern]]:
    """The value of an entry (None) and its attributes by name."""
    if entry.value is not None:
        yield None, entry.value
    for attribute in entry.attributes:
        yield attribute.id.name, attribute.value


class _Uses(visitor.Visitor):
    """Collects the variables and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.messages: list[PatternKey] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append((node.id.name, node.attribute.name if node.attribute is not None else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """Terms get only what the call gives them, never the variables of the message."""


class Used(msgspec.Struct, frozen=True, array_like=True):
    """What a pattern itself refers to."""

    variables: list[str]
    messages: list[PatternKey]


def used_by(pattern: ast.Pattern) -> Used:
    """What a pattern refers to."""
    uses = _Uses()
    uses.visit(pattern)
    return Used(list(uses.variables), uses.messages)


def variables_of(pattern: ast.Pattern, elsewhere: Mapping[PatternKey, ast.Pattern]) -> tuple[str, ...]:
    """The variables of a pattern, those of the messages it refers to included."""

    def find(key: PatternKey) -> Used | None:
        return used_by(elsewhere[key]) if key in elsewhere else None

    return _all_variables(used_by(pattern), find)


def _all_variables(used: Used, find: Callable[[PatternKey], Used | None]) -> tuple[str, ...]:
    variables: dict[str, None] = {}
    waiting, seen = [used], set[PatternKey]()
    while waiting:
        now = waiting.pop()
        variables.update(dict.fromkeys(now.variables))
        for key in now.messages:
            if key not in seen:
                seen.add(key)
                referred = find(key)
                waiting += [] if referred is None else [referred]
    return tuple(variables)


class Written(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a catalogue as it stands there, not parsed, and what its patterns refer to."""

    name: str
    is_term: bool
    text: str
    patterns: list[tuple[str | None, Used]]


class Contents(msgspec.Struct, frozen=True, array_like=True):
    """What is in a catalogue file; parsing takes long, so this is kept ready-made."""

    entries: list[Written]
    unreadable: list[int]


#: What is kept of a catalogue file.
_KEPT_AS: Final = "fluent 1"


def contents_of(file: Path) -> Contents:
    """The entries of a catalogue file; a missing one is empty."""
    if not file.is_file():
        return Contents([], [])
    return ready_made(file, file.read_bytes(), _KEPT_AS, Contents, lambda: _contents(read_source(file)))


def _contents(source: Source) -> Contents:
    return Contents([_written(entry, source.text) for entry in source.entries()], list(source.unreadable()))


def _written(entry: ast.Message | ast.Term, text: str) -> Written:
    assert entry.span is not None
    patterns = [(name, used_by(pattern)) for name, pattern in patterns_of(entry)]
    name, is_term = entry.id.name, isinstance(entry, ast.Term)
    return Written(name, is_term, text[entry.span.start : entry.span.end], patterns)


class _Entries(dict[str, Any]):
    """Entries by name, each parsed when it is looked up first: few of many are ever shown."""

    def __getitem__(self, name: str) -> Any:
        found = super().__getitem__(name)
        if isinstance(found, str):
            found = self[name] = FluentParser().parse_entry(found)
        return found


class Sentences:
    """All patterns of one language: the game's files before the shared ones."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        messages, terms = _Entries(), _Entries()
        self._bundle._messages, self._bundle._terms = messages, terms
        found: dict[PatternKey, Used] = {}
        unreadable: list[str] = []
        for file in files:
            contents = contents_of(file)
            unreadable += [f"{file.name}, line {line}" for line in contents.unreadable]
            for entry in contents.entries:
                if not entry.is_term and entry.name not in messages:
                    found.update({(entry.name, name): used for name, used in entry.patterns})
                (terms if entry.is_term else messages).setdefault(entry.name, entry.text)
        self.variables: Final = {key: _all_variables(used, found.get) for key, used in found.items()}
        self.unreadable: Final = tuple(unreadable)

    def fill(self, key: PatternKey, arguments: dict[str, Argument]) -> tuple[str, list[Exception]]:
        """The pattern with its arguments, and what went wrong meanwhile. The key must be one of `variables`.

        This does what `FluentBundle.format_pattern` does, without converting every argument again: that alone
        made sentences with a number ten times as slow.
        """
        name, attribute = key
        message = self._bundle.get_message(name)
        pattern: Any = message.value if attribute is None else message.attributes[attribute]
        errors: list[Exception] = []
        environment = ResolverEnvironment(
            context=self._bundle, current=CurrentEnvironment(args=arguments), errors=errors
        )
        try:
            result = pattern(environment)
        except (ValueError, RecursionError) as error:  # endless or too long
            return "", [*errors, error]
        return (result if isinstance(result, str) else "", errors)


@lru_cache(maxsize=64)
def sentences(language: str, *files: Path) -> Sentences:
    """The patterns of one language, read once per process; earlier files go before later ones."""
    return Sentences(language, files)
