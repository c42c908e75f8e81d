"""What a page may ask of a table, and the answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from tablewright.service.messages.basics import (
    MOST_STEPS,
    PLAIN,
    Answer,
    Level,
    Name,
    OptionId,
    Pace,
    Request,
    SeatNumber,
    Version,
)
from tablewright.service.messages.view import TableFrame, TableView

# ---------------------------------------------------------------------------------------------- new tables


class SeatWish(Request, frozen=True):
    """Who shall sit there."""

    kind: Literal["here", "link", "bot"]
    name: Name = ""
    level: Level = "medium"


Seats: TypeAlias = Annotated[list[SeatWish], Meta(min_length=1, max_length=9)]
SettledOptions: TypeAlias = Annotated[
    dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=60)]], Meta(max_length=40)
]


class NewTable(Request, frozen=True):
    """A table to make."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Seats
    options: SettledOptions = field(default_factory=dict)
    confirm: bool = True
    chat: bool = False
    pace: Pace = "live"
    watch: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=80, pattern=PLAIN)] | None = None


class ImportTable(Request, frozen=True):
    """A table to make from a record."""

    record: dict[str, Any]
    seats: Seats
    confirm: bool = True


class ForkTable(Request, frozen=True):
    """What if: another table from this position, or from the one after a move."""

    move: Version | None = None
    seat: SeatNumber | None = None


# ---------------------------------------------------------------------------------------------- moves


class MakeMove(Request, frozen=True):
    """An answer to the question posed at version `since`, and the further answers of a line (`then`): all of
    them or none. With `usual` routine questions that follow get their usual answers.
    """

    since: Version
    option: OptionId
    seat: SeatNumber | None = None
    then: Annotated[list[OptionId], Meta(max_length=MOST_STEPS)] = field(default_factory=list)
    usual: bool = False


class TakeBack(Request, frozen=True):
    """Undo or redo so many choices: all of them or none."""

    since: Version
    seat: SeatNumber | None = None
    steps: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = 1


class NextQuestion(Answer, frozen=True):
    """What a seat is asked, for programs: no words, no drawing."""

    since: int
    options: list[str]


class Done(Answer, frozen=True):
    """It is stored for good.

    `question` is what the same seat is asked next, if it is. `frame` is there for pages that say what they
    have on the screen: what they lack now; null if it will come by the stream.
    """

    version: int
    move: int
    over: bool
    waiting_for: list[int]
    question: NextQuestion | None
    frame: TableFrame | UnsetType | None = UNSET


# ---------------------------------------------------------------------------------- why not, and what else


class BlockedOption(Answer, frozen=True):
    """Why an option is not offered."""

    option: str
    label: str
    reason: str
    rule: str
    rule_text: str


class WhyNot(Answer, frozen=True):
    """Why a thing cannot be picked."""

    offered: bool
    options: list[BlockedOption]
    message: str


class AskHint(Request, frozen=True):
    """For which seat."""

    seat: SeatNumber | None = None


class HintLine(Answer, frozen=True):
    """What the search says of one option."""

    option: str
    label: str
    visits: int
    win: float
    margin: float


class Hint(Answer, frozen=True):
    """What the search would do."""

    option: str
    label: str
    lines: list[HintLine]


# ---------------------------------------------------------------------------------------------- refusals


class ErrorBody(Answer, frozen=True):
    """`code` for programs, `message` for people."""

    code: str
    message: str
    id: str | UnsetType = UNSET


class Refusal(Answer, frozen=True):
    """The body of every answer from status 400 on."""

    error: ErrorBody
    view: TableView | UnsetType = UNSET
    why: WhyNot | UnsetType = UNSET
