"""Everything a player can read is there in English and in Polish."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablewright.engine import Game, Table, Text
from tablewright.engine.scene import Scene, texts_in, walk
from tablewright.text import LANGUAGES, CatalogueWords, check_pair, try_all, words_for
from tablewright.text.catalogue import catalogue_files
from tablewright.text.ids import without_copy_number
from tests.generic.check_refusals import rule_ids
from tests.generic.driver import Case, watch
from tests.generic.sight import everybody

#: The name of a message, at the start of its line.
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def check_catalogues(game: Game[Any]) -> None:
    """Both catalogues say the same things, and every sentence can be said."""
    english, polish = (catalogue_files(game.folder, language) for language in LANGUAGES)
    for en, pl in zip(english, polish, strict=True):
        assert check_pair(en, pl) == []
    for files in (english, polish):
        assert said_twice(files) == []
    for language in LANGUAGES:
        assert try_all(game.folder, language) == []


def said_twice(files: list[Path]) -> list[str]:
    """Messages that stand in more than one part of a catalogue, where one would hide the other."""
    found = [name for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))]
    return sorted({name for name in found if found.count(name) > 1})


def check_texts(case: Case) -> None:
    """Every prompt, option, reason, event, score line and caption of a random game can be read."""
    watch(case, lambda: Reader(case))


class Reader:
    """Reads all there is, in both languages; on the table everything once."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.words = [words_for(case.game, language, players=case.players) for language in LANGUAGES]
        self.known = rule_ids(case.game.folder)  # rules are cited by their ids in every language
        self.events_read = 0
        self.seen_on_table: set[str] = set()

    def __call__(self, table: Table) -> None:
        """Read the questions and the log; where a costly look is due, the scenes too."""
        on_table = self.new_on_table(table) if self.case.looks(table) else []
        for words in self.words:
            self.read_questions(table, words)
            self.read_log(table, words)
            for text in on_table:
                assert words.text(text).strip(), f"{text.id} reads empty"
            catalogue = words.catalogue
            assert not catalogue.missing, f"{catalogue.language}: no text for {sorted(catalogue.missing)}"
            assert not catalogue.faults, f"{catalogue.language}: {sorted(catalogue.faults)}"
            unnamed = catalogue.unnamed - self.known
            assert not unnamed, f"{catalogue.language}: no name for {sorted(unnamed)}"
        self.events_read = len(table.events)

    def read_questions(self, table: Table, words: CatalogueWords) -> None:
        """Prompts, options, and why not others."""
        for question in table.open_questions():
            assert words.prompt(question).strip(), f"the prompt of {question.kind} is empty"
            labels: dict[str, str] = {}
            for value, name in zip(question.values, question.option_ids(), strict=True):
                thing = without_copy_number(name)
                same = labels.setdefault(words.option(question, value), thing)
                assert same == thing, f"{same} and {thing} read the same: {words.option(question, value)}"
            for reason in question.reasons().values():
                assert words.text(reason.text).strip()
            for value, _ in question.blocked() if question.blocked is not None else ():
                assert words.option(question, value).strip()  # what is not offered has a name to ask by

    def read_log(self, table: Table, words: CatalogueWords) -> None:
        """What happened since, as everybody may read it; and where points came from."""
        for event in table.events[self.events_read :]:
            for seat in everybody(table):
                assert words.event(event, seat).strip(), f"the event {event.kind} reads empty"
        for line in table.score_lines:
            words.catalogue.name(line.source)

    def new_on_table(self, table: Table) -> list[Text]:
        """What those who are asked, and a spectator, can read on the table and could not read before."""
        new: dict[str, Text] = {}
        for seat in [*{question.seat for question in table.open_questions()}, None]:
            for scene in table.game.scenes(table.view(seat), seat):
                new |= {repr(text): text for text in texts_on(scene)}
        unread = [text for name, text in new.items() if name not in self.seen_on_table]
        self.seen_on_table |= new.keys()
        return unread


def texts_on(scene: Scene) -> Iterator[Text]:
    """Everything that can be read on a sheet: labels, tooltips, captions in looks and marks."""
    for node in walk(scene):
        yield from texts_in((node.label, node.tip, node.look, node.marks))
