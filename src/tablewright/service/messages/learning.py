"""Lessons: what a game teaches, and where a learner is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from tablewright.service.messages.basics import (
    MOST_STEPS,
    PLAIN,
    Answer,
    OptionId,
    Request,
    SeatNumber,
    Version,
)
from tablewright.service.messages.view import TableView

Taken = Annotated[str, Meta(max_length=200, pattern=PLAIN)]


class LessonPart(Answer, frozen=True):
    """A part of the lessons that can be begun by itself; `steps` are the kinds of its steps."""

    id: str
    title: str
    minutes: int
    steps: list[Literal["tell", "do", "puzzle"]]


class Explained(Answer, frozen=True):
    """A pictogram or a word of a game, in words. `forms` are how it is called in running text: whole words,
    ``*`` for any further letters, ``?`` for one.
    """

    icon: str
    word: str
    text: str
    forms: list[str]


class FirstGame(Answer, frozen=True):
    """The learner's own first game: its table, and what a coach says when a question is asked for the first
    time, by the kind of the question.
    """

    players: int
    level: str
    options: dict[str, str]
    watch: dict[str, str]


class OfferedLessons(Answer, frozen=True):
    """All that a game teaches. `done` are the parts that the caller has been through, as far as the server
    knows.
    """

    game: str
    title: str
    minutes: int
    parts: list[LessonPart]
    glossary: list[Explained]
    plans: list[str]
    first_game: FirstGame
    done: list[str]


class TakenSteps(Request, frozen=True):
    """What a learner has taken in a part: an option for each step that is done, empty where none was."""

    taken: Annotated[list[Taken], Meta(max_length=60)]


class LessonAnswer(Answer, frozen=True):
    """What the step says of one answer."""

    mark: Literal["right", "best", "fair"]
    words: str


class LessonStep(Answer, frozen=True):
    """What is said at a step, and which answers it knows; every other gets the words of `wrong`. `shown` is
    the answer for those who would rather see it.
    """

    kind: Literal["tell", "do", "puzzle"]
    say: str
    look: list[str]
    rules: list[str]
    answers: dict[str, LessonAnswer]
    wrong: str
    then: str
    shown: str


class LessonPlace(Answer, frozen=True):
    """Where a learner is in a part: the step (null at its end), and the table."""

    part: str
    number: int
    step: LessonStep | None
    end: str
    view: TableView


class AskCoach(Request, frozen=True):
    """A turn that a seat is about to let stand, with the answers that it would give now."""

    since: Version
    seat: SeatNumber | None = None
    line: Annotated[list[OptionId], Meta(max_length=MOST_STEPS)] = field(default_factory=list)


class SecondThought(Answer, frozen=True):
    """What a coach says of the turn: the kind of the question where something better was to be had (empty if
    the turn is good enough), the word itself, what would be better, about how many points that is, and how
    many choices have to be taken back to begin the turn again.
    """

    kind: str
    word: str
    better: str
    points: int
    steps: int


class ClosingWord(Answer, frozen=True):
    """What a coach says when the game is over: how it ended, what went well, what to try next time."""

    result: str
    well: list[str]
    next: list[str]
