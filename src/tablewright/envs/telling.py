"""A position as others read it: as JSON of a published shape, and as a page of text for language models.

Both are made from what a seat may see, its question and the labels of its options; nothing else is known
here. The shape of the JSON is `schema()`, kept in ``docs/position.schema.json``; a test compares the two.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any, Final

import msgspec

from tablewright.engine import Asked, Table

#: How nothing is told.
NOTHING: Final = ("-", "no")

#: Seats are told even where it is the first one, which has the number 0; -1 is nobody.
SEATS: Final = ("seat", "owner", "shared_with")
NOBODY: Final = -1

#: In lists of so many things, what most of them have in common is told once.
LONG: Final = 3


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

    What is empty, and what is no or 0 within a line, is left out, and so is what most things of a list have
    in common, which is told once; the page says so.
    """
    told = position(table, seat)
    lines = [
        f"{table.game.title}: you are seat {seat} of {table.players}. Points by seat: {told.points}.",
        "What is not named is empty, no, 0 or nobody; in lists that begin with `mostly`, it is what follows.",
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
        return _short_map(value, {})
    if isinstance(value, list | tuple):
        usual = _usual(value)
        parts = [_short_map(part, usual) if usual else _short(part) for part in value]
        return "[" + (f"mostly {_short_map(usual, {})}: " if usual else "") + ", ".join(_counted(parts)) + "]"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return "-" if value is None else str(value)


def _short_map(told: dict[str, Any], usual: dict[str, Any]) -> str:
    """A map without what is empty, no or 0; in a list, without what is usual there."""
    parts = []
    for key in [*told, *[key for key in usual if key not in told]]:
        part: Any = told.get(key)
        if key in usual:
            if part != usual[key]:
                parts.append(f"{key} {_short(None if _is_empty(part) else part)}")
        elif _is_told(key, part):
            alone = _alone(part, {*told, *usual})
            parts.append(f"{key} {_short(part)}" if alone is None else f"{alone} {_short(part[alone])}")
    return "{" + ", ".join(parts) + "}"


def _alone(part: Any, taken: set[str]) -> str | None:
    """The only thing that a map within a map tells, if it can be told there without being mistaken."""
    named = [key for key, inner in part.items() if _is_told(key, inner)] if isinstance(part, dict) else []
    return named[0] if len(named) == 1 and named[0] not in taken else None


def _is_told(key: str, part: object) -> bool:
    """Whether a part of a map is named: something, not no, not 0 but for a seat, and not nobody."""
    if isinstance(part, dict):
        return any(_is_told(inner, value) for inner, value in part.items())
    if key in SEATS:
        return part is not None and part != NOBODY
    return not _is_empty(part) and part not in (0, False)


def _usual(values: list[Any] | tuple[Any, ...]) -> dict[str, Any]:
    """What so many maps of a list have in common that it is shorter to name the others."""
    if len(values) < LONG or not all(isinstance(value, dict) for value in values):
        return {}
    told = [(key, part) for value in values for key, part in value.items() if _is_told(key, part)]
    having = Counter(key for key, _ in told)
    common = Counter((key, part) for key, part in told if isinstance(part, str | int))
    return {
        key: part
        for (key, part), count in common.items()
        if 2 * count > len(values) and count > len(values) - having[key] + 1
    }


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
    """All words and numbers of a view but those for nothing and nobody."""
    if isinstance(value, dict):
        named = [part for key, part in value.items() if key not in SEATS or part != NOBODY]
        return {word for part in named for word in _words_in(part)}
    if isinstance(value, list | tuple):
        return {word for part in value for word in _words_in(part)}
    return set() if value is None or isinstance(value, bool) or value == "" else {str(value)}


def tokens(told: str) -> float:
    """About how many tokens a language model reads: half as many again as there are words."""
    for sign in ":,/[]{}-_":
        told = told.replace(sign, " ")
    return 1.5 * len(told.split())
