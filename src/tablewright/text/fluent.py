"""A small typed face of fluent.runtime: read a file, look up a pattern, fill it in fast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, FluentType
from fluent.syntax import FluentParser, ast, visitor

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


def variables_of(pattern: ast.Pattern, elsewhere: Mapping[PatternKey, ast.Pattern]) -> tuple[str, ...]:
    """The variables of a pattern, those of the messages it refers to included."""
    variables: dict[str, None] = {}
    waiting, seen = [pattern], {id(pattern)}
    while waiting:
        uses = _Uses()
        uses.visit(waiting.pop())
        variables.update(uses.variables)
        for key in uses.messages:
            referred = elsewhere.get(key)
            if referred is not None and id(referred) not in seen:
                seen.add(id(referred))
                waiting.append(referred)
    return tuple(variables)


class Sentences:
    """All patterns of one language: the game's files before the shared ones."""

    def __init__(self, language: str, sources: tuple[Source, ...]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        found: dict[PatternKey, ast.Pattern] = {}
        ids: set[str] = set()
        for source in sources:
            self._bundle.add_resource(source.resource)
            for entry in source.entries():
                if isinstance(entry, ast.Message) and entry.id.name not in ids:
                    ids.add(entry.id.name)
                    found.update({(entry.id.name, name): pattern for name, pattern in patterns_of(entry)})
        self.variables: Final = {key: variables_of(pattern, found) for key, pattern in found.items()}
        self.unreadable: Final = tuple(
            f"{s.file.name}, line {line}" for s in sources for line in s.unreadable()
        )

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
    """The patterns of one language, parsed once per process; earlier files go before later ones."""
    return Sentences(language, tuple(read_source(file) for file in files))
