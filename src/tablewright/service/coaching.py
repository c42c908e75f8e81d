"""What a coach says: of a turn before it stands, and of a game when it is over.

The coach knows no more than the seat; see `tablewright.bots.coach`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from tablewright.bots.coach import back_to_start, doubt_about
from tablewright.engine import Table
from tablewright.engine import record as records
from tablewright.engine.ahead import Given
from tablewright.lessons import Closing, Remembered, Scored, closing, lessons_of, remember
from tablewright.service import messages as m
from tablewright.service.questions import label_of, prompt_of
from tablewright.service.replaying import beginning
from tablewright.service.sentences import say
from tablewright.service.snapshot import unpacked
from tablewright.service.undo import restore_reach
from tablewright.service.work import WorkKind
from tablewright.text import CatalogueWords, words_for


class DoubtWish(msgspec.Struct):
    """A turn that a seat is about to let stand: what it has chosen, and what it would choose now (`line`)."""

    snapshot: bytes
    seat: int
    line: list[str]
    language: str
    names: list[str]


def second_thought(wish: DoubtWish) -> m.SecondThought:
    """What the coach says of the turn; an empty word if it is good enough."""
    snapshot = unpacked(wish.snapshot)
    table: Table = records.from_data(snapshot.record)
    restore_reach(table, snapshot.undo)
    words = words_for(table.game, wish.language, wish.names, table.players)
    return thought_about(table, wish.seat, wish.line, words, wish.language)


def thought_about(
    table: Table, seat: int, line: list[str], words: CatalogueWords, language: str
) -> m.SecondThought:
    """The same at a table that nobody needs any more."""
    played = back_to_start(table, seat)
    doubt = doubt_about(table, seat, (*played, *line)) if played or line else None
    if doubt is None:
        return m.SecondThought("", "", "", 0, len(played))
    question = doubt.question
    labels = [
        label_of(question, question.values[number], words, language)
        for number in (doubt.played, doubt.better)
    ]
    asked = prompt_of(question, words, language)
    points = round(doubt.loss)
    return m.SecondThought(
        kind=question.kind,
        word=say(language, "second-thought", points=points, question=asked, answer=labels[0]),
        better=say(language, "second-thought-better", answer=labels[1]),
        points=points,
        steps=len(played),
    )


# ----------------------------------------------------------------------------------------------- the end


class ClosingWish(msgspec.Struct):
    """A game that is over, and who learns from it."""

    snapshot: bytes
    base: bytes | None  # where the record begins, if not at the set-up
    seat: int
    language: str
    names: list[str]


def closing_word(wish: ClosingWish) -> m.ClosingWord:
    """What the coach says of a game."""
    record = unpacked(wish.snapshot).record
    table: Table = records.from_data(record)
    made = 0 if wish.base is None else len(unpacked(wish.base).record["moves"])
    moves = [(seat, name) for seat, name, _ in record["moves"]][made:]
    words = words_for(table.game, wish.language, wish.names, table.players)
    return word_about(table, remember(beginning(record, wish.base), moves, wish.seat), wish.seat, words)


def word_about(table: Table, played: Remembered, seat: int, words: CatalogueWords) -> m.ClosingWord:
    """The same of a table where the game is over."""
    points: dict[str, int] = {}
    for line in table.score_lines:
        if line.seat == seat:
            points[line.source] = points.get(line.source, 0) + line.points
    looked = closing(lessons_of(table.game), points)
    told = _Closing(words)
    return m.ClosingWord(
        result=told.result(table, seat),
        well=list(told.well(looked, played)),
        next=list(told.next(looked, played)),
    )


class _Closing:
    """Puts a game that is over into words."""

    def __init__(self, words: CatalogueWords) -> None:
        self.words: Final = words
        self.language: Final = words.catalogue.language

    def say(self, message: str, **args: object) -> str:
        """A sentence."""
        return say(self.language, message, **args)

    def result(self, table: Table, seat: int) -> str:
        """How it ended."""
        places, scores = table.game.ranking(table.state), table.scores
        others = [points for other, points in enumerate(scores) if other != seat]
        apart = abs(scores[seat] - max(others)) if others else 0
        ended = "closing-won" if places[seat] == 1 else "closing-lost-game"
        return self.say(ended, points=scores[seat], place=places[seat], apart=apart)

    def well(self, looked: Closing, played: Remembered) -> Iterator[str]:
        """What went well."""
        for scored in looked.good:
            yield self._way("closing-good" if scored.is_good else "closing-usual", scored)
        if played.best is not None and played.rise > 0:
            yield self.say("closing-rise", points=played.rise, answer=self._answer(played.best))
        if looked.followed is not None:
            yield self.say("closing-followed", plan=looked.followed.said(self.language))

    def next(self, looked: Closing, played: Remembered) -> Iterator[str]:
        """What to try next time."""
        for tally in played.lost:
            yield self.say("closing-lost", count=tally.amount, what=self.words.text(tally.what))
        for scored in looked.poor:
            yield self._way("closing-poor", scored)
        if looked.left is not None:
            yield self.say("closing-left", plan=looked.left.said(self.language))

    def _way(self, message: str, scored: Scored) -> str:
        low, high = scored.way.typical
        what = scored.way.what.said(self.language)
        return self.say(message, what=what, points=scored.points, low=low, high=high)

    def _answer(self, given: Given) -> str:
        return label_of(given.question, given.question.values[given.answer], self.words, self.language)


DOUBT: Final = WorkKind("doubt", second_thought, DoubtWish, m.SecondThought)
CLOSING: Final = WorkKind("closing", closing_word, ClosingWish, m.ClosingWord)
