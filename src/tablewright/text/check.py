"""What tests ask of catalogues: both languages say the same things, and every sentence can be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import ast, visitor

from tablewright.text.catalogue import LANGUAGES, SHARED_FOLDER, Catalogue, Verbatim
from tablewright.text.fluent import PatternKey, Source, patterns_of, read_source, variables_of

#: The plural forms that whole numbers take in each language.
WHOLE_NUMBER_FORMS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"one", "other"}),
    "pl": frozenset({"one", "few", "many"}),
}
_ALL_FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
#: Messages whose attributes are grammatical forms; each language has its own.
_INFLECTED: Final = ("name-", "amount-")
_ALWAYS_ASPECTS: Final = frozenset({"id", "count"})

_Patterns: TypeAlias = dict[PatternKey, ast.Pattern]


def check_pair(en: Path, pl: Path) -> list[str]:
    """The differences between two catalogue files that a player would stumble over; empty when all is well.

    Both must have the same messages, attributes and variables, be readable, say nothing twice, and have all
    plural forms of their language. The forms of names and amounts are each language's own affair.
    """
    english, polish = read_source(en), read_source(pl)
    problems = [*_inside("en", english), *_inside("pl", polish)]
    mine, theirs = _patterns(english), _patterns(polish)
    problems += [
        f"{_written(key)}: only in {'en' if key in mine else 'pl'}"
        for key in mine.keys() ^ theirs.keys()
        if key[1] is None or not key[0].startswith(_INFLECTED)
    ]
    whole = [
        _aspects(read_source(part)) for part in sorted({*en.parent.glob("*.ftl"), *pl.parent.glob("*.ftl")})
    ]
    aspects = _aspects(english).union(_aspects(polish), *whole, _shared_aspects())
    for key in mine.keys() & theirs.keys():
        in_english = _wanted(mine[key], mine, aspects)
        in_polish = _wanted(theirs[key], theirs, aspects)
        problems += [f"{_written(key)}: ${name} only in en" for name in in_english - in_polish]
        problems += [f"{_written(key)}: ${name} only in pl" for name in in_polish - in_english]
    return sorted(problems)


def try_all(folder: Path | None, language: str) -> list[str]:
    """Say every sentence of a game (None: the shared ones), numbers or words in its gaps; what went wrong."""
    catalogue = Catalogue(folder, language)
    for name, attribute in catalogue.patterns():
        gaps = catalogue.variables(name, attribute)
        for filling in (1, 2, 5, 1234, Verbatim("…")):
            catalogue.say(name, dict.fromkeys(gaps, filling), attribute)
    return sorted(catalogue.faults)


def _inside(language: str, source: Source) -> Iterator[str]:
    """What is wrong with one file by itself."""
    for line in source.unreadable():
        yield f"{language}: line {line} cannot be read"
    seen: set[tuple[type, str]] = set()
    for entry in source.entries():
        if (type(entry), entry.id.name) in seen:
            yield f"{language}: {entry.id.name} stands twice"
        seen.add((type(entry), entry.id.name))
        for name, pattern in patterns_of(entry):
            for problem in _plural_faults(language, pattern):
                yield f"{language}: {_written((entry.id.name, name))}: {problem}"


class _Selections(visitor.Visitor):
    """Collects the choices in a pattern."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


def _plural_faults(language: str, pattern: ast.Pattern) -> Iterator[str]:
    selections = _Selections()
    selections.visit(pattern)
    needed = WHOLE_NUMBER_FORMS[language]
    for selection in selections.found:
        keys = {v.key.name: v.default for v in selection.variants if isinstance(v.key, ast.Identifier)}
        if not keys.keys() & (_ALL_FORMS - {"other"}):
            continue  # a choice by something else than a number
        default_for_rest = {"many", "other"} if any(keys.get(form) for form in ("many", "other")) else set()
        for form in sorted(needed - keys.keys() - default_for_rest):
            yield f"the plural form {form} is missing"
        for form in sorted((keys.keys() & _ALL_FORMS) - needed - {"other"}):
            yield f"the plural form {form} is never used"


def _patterns(source: Source) -> _Patterns:
    return {
        (entry.id.name, name): pattern
        for entry in source.entries()
        if isinstance(entry, ast.Message)
        for name, pattern in patterns_of(entry)
    }


def _aspects(source: Source) -> set[str]:
    """The grammatical forms that names and amounts have in a file."""
    return {
        name for (id_, name) in _patterns(source) if name is not None and id_.startswith(_INFLECTED)
    } | _ALWAYS_ASPECTS


def _shared_aspects() -> set[str]:
    files = [SHARED_FOLDER / "locale" / f"{language}.ftl" for language in LANGUAGES]
    return set().union(*(_aspects(read_source(file)) for file in files))


def _wanted(pattern: ast.Pattern, elsewhere: _Patterns, aspects: set[str]) -> set[str]:
    """The arguments a pattern wants, whatever forms of them it uses."""
    return {_argument_of(variable, aspects) for variable in variables_of(pattern, elsewhere)}


def _argument_of(variable: str, aspects: set[str]) -> str:
    base, _, aspect = variable.rpartition("_")
    if base and (aspect in aspects or aspect.isdigit()):
        return _argument_of(base, aspects)
    return variable


def _written(key: PatternKey) -> str:
    return key[0] if key[1] is None else f"{key[0]}.{key[1]}"
