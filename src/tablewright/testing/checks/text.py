"""Everything a player can read is there in English and in Polish."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablewright.engine import Game, Table, Text
from tablewright.engine.scene import Scene, texts_in, walk
from tablewright.testing.checks.language import Ear, language_faults
from tablewright.testing.checks.refusals import rule_ids
from tablewright.testing.driver import Case, watch
from tablewright.testing.sight import everybody
from tablewright.text import LANGUAGES, Catalogue, CatalogueWords, check_pair, title_of, try_all, words_for
from tablewright.text.catalogue import catalogue_files
from tablewright.text.ids import without_copy_number

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
    assert Catalogue(game.folder, "en").has("title"), (
        f"{english[0]} does not say what the game is called: title = ..."
    )
    assert language_faults(game) == []
    assert title_of(game, "en") == game.title, "the game is called otherwise in its catalogue"


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
        self.ear = Ear(case.game.folder)
        self.events_read = 0
        self.seen_on_table: set[str] = set()
        self.heard: set[tuple[str, str]] = set()

    def __call__(self, table: Table) -> None:
        """Read the questions and the log; where a costly look is due, the scenes too."""
        on_table = self.new_on_table(table) if self.case.looks(table) else []
        for words in self.words:
            self.read_questions(table, words)
            self.read_log(table, words)
            for text in on_table:
                self.hear(words, words.text(text), text.id)
            catalogue = words.catalogue
            assert not catalogue.missing, f"{catalogue.language}: no text for {sorted(catalogue.missing)}"
            assert not catalogue.faults, f"{catalogue.language}: {sorted(catalogue.faults)}"
            unnamed = catalogue.unnamed - self.known
            assert not unnamed, f"{catalogue.language}: no name for {sorted(unnamed)}"
        self.events_read = len(table.events)

    def hear(self, words: CatalogueWords, text: str, where: str) -> None:
        """A sentence is there, and it speaks to people, each in their language."""
        language = words.catalogue.language
        if (language, text) in self.heard:
            return
        self.heard.add((language, text))
        assert text.strip(), f"{language}: {where} reads empty"
        fault = self.ear.fault(language, text)
        assert not fault, f"{language}: {where} {fault}: {text}"

    def read_questions(self, table: Table, words: CatalogueWords) -> None:
        """Prompts, options, and why not others."""
        for question in table.open_questions():
            self.hear(words, words.prompt(question), question.kind)
            labels: dict[str, str] = {}
            for value, name in zip(question.values, question.option_ids(), strict=True):
                thing = without_copy_number(name)
                label = words.option(question, value)
                self.hear(words, label, name)
                same = labels.setdefault(label, thing)
                assert same == thing, f"{same} and {thing} read the same: {label}"
            for reason in question.reasons().values():
                self.hear(words, words.text(reason.text), reason.text.id)
            for value, _ in question.blocked() if question.blocked is not None else ():
                # what is not offered has a name to ask by
                self.hear(words, words.option(question, value), question.kind)

    def read_log(self, table: Table, words: CatalogueWords) -> None:
        """What happened since, as everybody may read it; and where points came from."""
        for event in table.events[self.events_read :]:
            for seat in everybody(table):
                self.hear(words, words.event(event, seat), f"log-{event.kind}")
        for line in table.score_lines:
            self.hear(words, words.catalogue.name(line.source), line.source)

    def new_on_table(self, table: Table) -> list[Text]:
        """What those who are asked, and a spectator, can read on the table and could not read before."""
        new: dict[str, Text] = {}
        for seat in [*{question.seat for question in table.open_questions()}, None]:
            view = table.view(seat)
            for scene in table.game.scenes(view, seat):
                new |= {repr(text): text for text in texts_on(scene)}
            glance = table.game.glance(view)
            counted = [tally.what for held in (*glance.holdings, *glance.further) for tally in held]
            ending = [one.what for one in glance.endings]
            new |= {repr(text): text for text in (*glance.head, *counted, *ending)}
        unread = [text for name, text in new.items() if name not in self.seen_on_table]
        self.seen_on_table |= new.keys()
        return unread


def texts_on(scene: Scene) -> Iterator[Text]:
    """Everything that can be read on a sheet: labels, tooltips, captions in looks and marks."""
    for node in walk(scene):
        yield from texts_in((node.label, node.tip, node.look, node.marks))
