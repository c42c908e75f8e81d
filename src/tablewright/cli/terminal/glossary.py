"""The words and pictograms of a game, explained at this screen."""

from __future__ import annotations

from typing import Any

from tablewright.cli.speech import Speech
from tablewright.engine import Game
from tablewright.lessons import Entry, glossary_of, terms_in


def show_words(speech: Speech, game: Game[Any], wanted: str, said: str) -> None:
    """Those that hold some words or are called so; without any all, what was just said first."""
    entries = list(glossary_of(game).values())
    language = speech.language
    if wanted:
        called = [term.entry for term in terms_in(wanted, entries, language)]
        found = [one for one in entries if one in called or _holds(one, wanted, language)]
        if not found:
            raise speech.error("words-none", word=wanted)
        _list(speech, found)
        return
    spoken = list(dict.fromkeys(term.entry.name for term in terms_in(said, entries, language)))
    if spoken:
        speech.print("words-here")
        _list(speech, [one for one in entries if one.name in spoken])
        speech.print("words-all")
    _list(speech, [one for one in entries if one.name not in spoken])


def _holds(entry: Entry, wanted: str, language: str) -> bool:
    return wanted.casefold() in entry.text.said(language).casefold()


def _list(speech: Speech, entries: list[Entry]) -> None:
    for line in sorted(entry.text.said(speech.language) for entry in entries):
        speech.out.print(f"· {line}", markup=False)
