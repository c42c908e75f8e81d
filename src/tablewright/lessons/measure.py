"""How long lessons take, and how much of them is done rather than read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tablewright.lessons.schema import Lessons, Part, Step, Text

LANGUAGES: Final = ("en", "pl")
WORDS_A_MINUTE: Final = 200
SECONDS_A_CLICK: Final = 4


class Figures(NamedTuple):
    """Of lessons in one language."""

    parts: int
    steps: int
    active: float
    words: int
    clicks: int
    minutes: float


def words_in(text: str) -> int:
    """How many words somebody reads."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def texts_of(step: Step) -> Iterator[Text]:
    """What somebody reads at a step: of a puzzle all comments, of a move what a wrong one would be told."""
    yield step.say
    yield from step.best.values()
    yield from step.fair.values()
    yield from (text for text in (step.wrong, step.then) if text is not None)


def part_texts(part: Part) -> Iterator[Text]:
    """What somebody reads in a part."""
    yield part.title
    yield part.end
    for step in part.steps:
        yield from texts_of(step)


def clicks_of(step: Step) -> int:
    """The answer, and the way on where something is told; a puzzle is tried twice."""
    return {"tell": 1, "do": 2 if step.then is not None else 1, "puzzle": 3}[step.kind]


def figures(lessons: Lessons, language: str) -> Figures:
    """How long the lessons take at a reader's pace, every text read once."""
    steps = lessons.steps()
    words = sum(words_of(part, language) for part in lessons.parts)
    clicks = sum(clicks_in(part) for part in lessons.parts)
    active = sum(step.kind != "tell" for step in steps) / max(1, len(steps))
    minutes = sum(minutes_of(part, language) for part in lessons.parts)
    return Figures(len(lessons.parts), len(steps), active, words, clicks, minutes)


def words_of(part: Part, language: str) -> int:
    """How many words a part has."""
    return sum(words_in(text.said(language)) for text in part_texts(part))


def clicks_in(part: Part) -> int:
    """How often somebody clicks in a part, the way to the next one included."""
    return sum(clicks_of(step) for step in part.steps) + 1


def minutes_of(part: Part, language: str) -> float:
    """How long a part takes."""
    return words_of(part, language) / WORDS_A_MINUTE + clicks_in(part) * SECONDS_A_CLICK / 60
