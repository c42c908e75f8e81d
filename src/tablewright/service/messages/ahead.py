"""What lies ahead of a seat: what each answer would do, and what the things on the table can lead to."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablewright.service.messages.basics import MOST_STEPS, Answer, OptionId, Request, SeatNumber, Version
from tablewright.service.messages.view import RefusedOption

Line = Annotated[list[OptionId], Meta(min_length=1, max_length=MOST_STEPS)]


class Chip(Answer, frozen=True):
    """A number that changes at somebody's place: its pictogram, what it counts, before and after."""

    seat: int
    icon: str
    label: str
    before: int
    after: int


class EndingChip(Answer, frozen=True):
    """Something that ends the game comes nearer, or is reached (`reached`: by this)."""

    id: str
    icon: str
    label: str
    before: int
    after: int
    goal: int | None
    reached: bool


class Step(Answer, frozen=True):
    """A question and the answer to it, as a part of a line."""

    kind: str
    prompt: str
    option: str
    label: str


class Effects(Answer, frozen=True):
    """What an answer (or a whole line) does, up to the next question to be decided, to chance, or to the end
    of the turn.

    `standing` are the seat's points if the game ended now, before and after; null where a game does not tell
    them. `chance` says what comes then that nobody can know, empty if nothing does. `undoable` is whether it
    can be taken back; `destructive`, that it cannot and costs something of one's own. `wasted` is what would
    be lost unused. `usual` are routine answers that are taken along. `next` is the question that follows, if
    the same seat is asked. `text` says all of it in words.
    """

    chips: list[Chip]
    points: int
    standing: tuple[int, int] | None
    endings: list[EndingChip]
    chance: str
    ends_turn: bool
    undoable: bool
    destructive: bool
    wasted: list[Chip]
    usual: list[Step]
    next: str
    text: str


class ReachLine(Answer, frozen=True):
    """A list of answers that leads to a thing, now or some choices later; `effects` is null where nobody has
    played it through yet (ask with `try`).
    """

    steps: list[Step]
    effects: Effects | None


class ReachedThing(Answer, frozen=True):
    """The lines whose last answer is this thing, by number, the shortest first; `more` were left out."""

    lines: list[int]
    more: int


class Ahead(Answer, frozen=True, tag_field="type", tag="ahead"):
    """Comes after a question, never with it: belongs to the question `since` of this seat.

    `effects` by option; `things` and `refused` by node. `complete`: no line was left out because there are
    too many. `supposed`: the seat is not asked, this is what it could do if it were.
    """

    version: int
    since: int
    seat: int
    effects: dict[str, Effects]
    lines: list[ReachLine]
    things: dict[str, ReachedThing]
    refused: dict[str, list[RefusedOption]]
    complete: bool
    supposed: bool = False


class TryLine(Request, frozen=True):
    """What would these answers do, one after the other?"""

    since: Version
    line: Line
    seat: SeatNumber | None = None
