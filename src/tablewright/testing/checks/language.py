"""People read words: no ids of the program, and in Polish no English.

Words that are alike in both languages (proper names, and Polish words that look English) stand in the file
``locale/alike.txt`` of a game, one in a line; a sign that looks like an id may stand there, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, visitor

from tablewright.engine import Game
from tablewright.text.catalogue import LANGUAGES, SHARED_FOLDER, catalogue_files
from tablewright.text.fluent import patterns_of, read_source

#: How things are called inside the program: G33, T2-I, SW02, SET-ZWY023-2, tile_3, colour-pink, mill-2.
RAW_ID: Final = re.compile(
    r"⟦|\b\w+_\w+|\b[A-Z]{1,4}\d+(?:[a-z]|-\w+)*\b|\b[A-Z]{2,}-[A-Z]*\d\w*(?:-\w+)*|\b[a-z]{2,}-?\d+\b|\bcolou?r-\w+"
)
#: "a" before a vowel and "an" before a consonant, but for words that sound otherwise than they are written;
#: numbers are read aloud, too.
ARTICLE: Final = re.compile(
    r"\b(?:a [“‘]?(?:(?!one\b|uni|use|eur|u\b)[aeiou]|8|1[18]\b)"
    r"|an [“‘]?(?:(?!hour|honest|heir|honou?r|x\b)[b-df-hj-np-tv-z]|(?!8|1[18]\b)\d))\w*",
    re.I,
)
#: Shorter words say nothing about the language.
WORD: Final = re.compile(r"[^\W\d_]{3,}")
ALIKE: Final = "alike.txt"
TITLE: Final = ": title"
ENGLISH, POLISH = LANGUAGES


class Ear:
    """Hears what does not belong into a sentence; knows the words of a game in both languages."""

    def __init__(self, folder: Path) -> None:
        self.alike = words_alike(folder)
        english, polish = (_vocabulary(folder, language) for language in LANGUAGES)
        self.foreign = english - polish - self.alike

    def fault(self, language: str, text: str) -> str:
        """What is wrong with a sentence; empty if nothing is."""
        for raw in RAW_ID.findall(text):
            if raw.casefold() not in self.alike:
                return f"shows the id {raw!r}"
        if language == ENGLISH and (wrong := ARTICLE.search(text)):
            return f"says {wrong[0]!r}"
        if language == POLISH:
            for word in WORD.findall(text):
                if word.casefold() in self.foreign:
                    return f"says the English {word!r}"
        return ""


def words_alike(folder: Path) -> frozenset[str]:
    """What may stand in both languages, of a game and of all games."""
    files = [place / "locale" / ALIKE for place in (folder, SHARED_FOLDER)]
    lines = [line for file in files if file.is_file() for line in file.read_text("utf-8").splitlines()]
    return frozenset(line.strip().casefold() for line in lines if line.strip() and not line.startswith("#"))


def language_faults(game: Game[Any]) -> list[str]:
    """What stands in the catalogues of a game that people should not read; empty when all is well."""
    english, polish = (catalogue_files(game.folder, language) for language in LANGUAGES)
    return faults_between(english, polish, words_alike(game.folder))


def faults_between(english: list[Path], polish: list[Path], alike: frozenset[str]) -> list[str]:
    """Ids in either catalogue, and English in the Polish one."""
    known = {word for _, text in _texts(english) for word in _words(text)} - alike
    raw = [(name, found) for name, text in _texts([*english, *polish]) for found in RAW_ID.findall(text)]
    shown = [f"{name} shows the id {found!r}" for name, found in raw if found.casefold() not in alike]
    said = [
        f"{name} says the English {word!r}"
        for name, text in _texts(polish)
        for word in WORD.findall(text)
        if word.casefold() in known and not name.endswith(TITLE)  # what a game is called is a name
    ]
    return [*shown, *said]


class _Letters(visitor.Visitor):
    """Collects what a pattern says by itself, whatever is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def _texts(files: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """All sentences of these files, with the place of each."""
    for file in files:
        for entry in read_source(file).entries():
            for attribute, pattern in patterns_of(entry):
                letters = _Letters()
                letters.visit(pattern)
                part = "" if attribute is None else f".{attribute}"
                yield f"{file.name}: {entry.id.name}{part}", " ".join(letters.found)


def _words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(text)}


def _vocabulary(folder: Path, language: str) -> set[str]:
    files = [*catalogue_files(folder, language), *catalogue_files(SHARED_FOLDER, language)]
    return {word for _, text in _texts(files) for word in _words(text)}
