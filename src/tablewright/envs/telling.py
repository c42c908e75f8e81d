"""A position as others read it: as JSON of a published shape, and as a page of text for language models.

Both are made from what a seat may see, its question and the labels of its options; nothing else is known
here. The shape of the JSON is `schema()`, kept in ``docs/position.schema.json``; a test compares the two.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

import msgspec

from tablewright.engine import Asked, Table

#: How nothing is told.
NOTHING: Final = ("-", "no")

#: Seats are told even where it is the first one, which has the number 0.
SEATS: Final = ("seat", "owner")


class Choice(msgspec.Struct, frozen=True):
    """An option: its id, by which it is chosen, and what it says."""

    id: str
    label: str


class Question(msgspec.Struct, frozen=True):
    """What the seat is asked: the options proper, and what it may do meanwhile."""

    kind: str
    prompt: str
    options: list[Choice]
    meanwhile: list[Choice]


class Position(msgspec.Struct, frozen=True):
    """A table as a seat sees it."""

    game: str
    players: int
    settings: dict[str, str]
    seat: int
    choices: int
    over: bool
    points: list[int]
    question: Question | None
    view: dict[str, Any]


def position(table: Table, seat: int) -> Position:
    """The table as a seat sees it."""
    asked = next((asked for asked in table.decisions if asked.seat == seat), None)
    return Position(
        game=table.game.name,
        players=table.players,
        settings=dict(table.options),
        seat=seat,
        choices=table.choices,
        over=table.over,
        points=table.scores,
        question=None if asked is None else _question(asked),
        view=table.view(seat),
    )


def schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    return msgspec.json.schema(Position)


def _question(asked: Asked) -> Question:
    return Question(
        kind=asked.kind,
        prompt=asked.prompt,
        options=[Choice(option.id, option.label) for option in asked.options],
        meanwhile=[Choice(option.id, option.label) for option in asked.asides],
    )


def text(table: Table, seat: int) -> str:
    """The same as a page of text: points, the view line by line, the question and its options.

    What is empty, and what is no or 0 within a line, is left out; the page says so.
    """
    told = position(table, seat)
    lines = [
        f"{table.game.title}: you are seat {seat} of {table.players}. Points by seat: {told.points}.",
        "What is not named is empty, no or 0.",
    ]
    lines += [f"{key}: {_short(value)}" for key, value in told.view.items() if not _is_empty(value)]
    if told.over:
        lines.append("The game is over.")
    elif told.question is None:
        lines.append("You are asked nothing now.")
    else:
        lines.append(f"QUESTION {told.question.kind}: {told.question.prompt}")
        lines += [f"- {choice.id}: {choice.label}" for choice in told.question.options]
        lines += [f"- (meanwhile) {choice.id}: {choice.label}" for choice in told.question.meanwhile]
    return "\n".join(lines)


def _is_empty(value: object) -> bool:
    return value is None or value == [] or value == {} or value == ""


def _short(value: object) -> str:
    """Data without quotes and without what is empty; places of a list where nothing is are counted."""
    if isinstance(value, dict):
        parts = [
            f"{key} {_short(part)}"
            for key, part in value.items()
            if not _is_empty(part) and (part not in (0, False) or key in SEATS)
        ]
        return "{" + ", ".join(parts) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_counted([_short(part) for part in value])) + "]"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return "-" if value is None else str(value)


def _counted(parts: list[str]) -> list[str]:
    """``3x -`` for three places beside each other where nothing is."""
    found: list[str] = []
    for part, same in groupby(parts):
        times = len(list(same))
        found += [f"{times}x {part}"] if part in NOTHING and times > 1 else [part] * times
    return found


def untold(table: Table, seat: int, page: str) -> list[str]:
    """What a seat sees or may choose and the page does not name; nothing, if the page is complete."""
    asked = next((asked for asked in table.open_questions() if asked.seat == seat), None)
    named = _words_in(table.view(seat)) | set([] if asked is None else asked.option_ids())
    return sorted(word for word in named if word not in page)


def _words_in(value: object) -> set[str]:
    """All words and numbers of a view but those for nothing."""
    if isinstance(value, dict):
        return {word for part in value.values() for word in _words_in(part)}
    if isinstance(value, list | tuple):
        return {word for part in value for word in _words_in(part)}
    return set() if value is None or isinstance(value, bool) or value == "" else {str(value)}


def tokens(told: str) -> float:
    """About how many tokens a language model reads: half as many again as there are words."""
    for sign in ":,/[]{}-_":
        told = told.replace(sign, " ")
    return 1.5 * len(told.split())
