"""The client's own texts: complete in both languages, and nothing asks for a text that does not exist."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tablewright.text.fluent import Source, read_source

CLIENT: Final = Path(__file__).resolve().parents[2] / "web" / "src"
LANGUAGES: Final = ("en", "pl")
ASKED: Final = re.compile(r"""\bt\((?:[^()"'`]*\?)?\s*["']([\w-]+)["']""")
BOTH: Final = re.compile(r"""\bt\([^()"'`]*\?\s*["']([\w-]+)["']\s*:\s*["']([\w-]+)["']""")
VARIABLE: Final = re.compile(r"\{\s*\$(\w+)")


@cache
def catalogue(language: str) -> Source:
    """A language as it was parsed."""
    return read_source(CLIENT / "locale" / f"{language}.ftl")


def ids(language: str) -> set[str]:
    """All messages of a language."""
    return {entry.id.name for entry in catalogue(language).entries()}


def used() -> set[str]:
    """The texts that the client asks for by name."""
    found: set[str] = set()
    for file in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        source = file.read_text(encoding="utf-8")
        found.update(match[1] for match in ASKED.finditer(source))
        found.update(name for match in BOTH.finditer(source) for name in match.groups())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_can_be_read_to_its_end(language: str) -> None:
    assert list(catalogue(language).unreadable()) == []
    assert len(ids(language)) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_stands_for_two_texts(language: str) -> None:
    """Only the first would ever be shown, and fail where it wants other figures."""
    names = Counter(entry.id.name for entry in catalogue(language).entries())
    assert [name for name, times in names.items() if times > 1] == []


def test_both_languages_say_the_same_things() -> None:
    assert ids("en") == ids("pl")


def test_every_text_that_is_asked_for_exists() -> None:
    asked = used()
    assert len(asked) > 100
    assert asked - ids("en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_use_the_same_figures_and_names(language: str) -> None:
    english, other = (variables(one) for one in ("en", language))
    assert other == english


def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message."""
    blocks = re.split(r"^(?=[a-z])", catalogue(language).text, flags=re.M)
    return {block.split(" ", 1)[0]: set(VARIABLE.findall(block)) for block in blocks if "=" in block}
