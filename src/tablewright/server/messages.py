"""Every message between server and client; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablewright.draw import Patch, Sheet

#: Names and the like: no control signs, so that nothing can break a line of the log or of a mail.
PLAIN = r"^[^\x00-\x1f\x7f\u2028\u2029]*$"

Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
OptionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern=PLAIN)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, pattern=PLAIN)]
Language: TypeAlias = Literal["en", "pl"]
Status: TypeAlias = Literal["waiting", "playing", "over"]
Pace: TypeAlias = Literal["live", "days"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; unknown fields are errors."""


class Answer(msgspec.Struct, frozen=True):
    """What the server sends."""


# ---------------------------------------------------------------------------------------------- errors


class ErrorBody(Answer, frozen=True):
    """`code` for programs, `message` for people."""

    code: str
    message: str
    id: str | UnsetType = UNSET


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


class Failure(Answer, frozen=True):
    """The body of every answer from status 400 on."""

    error: ErrorBody
    view: TableView | UnsetType = UNSET
    why: WhyNot | UnsetType = UNSET


# ---------------------------------------------------------------------------------------------- who am I


class Me(Answer, frozen=True):
    """The person behind a pass."""

    name: str
    language: Language
    may_create: bool
    needs_secret: bool
    version: str


class SetMe(Request, frozen=True):
    """How the person wants to be called and spoken to."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Enter(Request, frozen=True):
    """The secret of the house."""

    secret: Annotated[str, Meta(max_length=200)]


# ---------------------------------------------------------------------------------------------- games


class Choice(Answer, frozen=True):
    """A value of a setting."""

    value: str
    label: str


class GameSetting(Answer, frozen=True):
    """Something to settle before the game; the first value is the default."""

    name: str
    label: str
    values: list[Choice]
    players: list[int]


class Automa(Answer, frozen=True):
    """The rulebook's own opponent."""

    name: str
    label: str


class BotLevel(Answer, frozen=True):
    """A bot that can be seated."""

    level: str
    label: str


class GameInfo(Answer, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    settings: list[GameSetting]
    automa: Automa | None
    bots: list[BotLevel]
    emblem: str | None
    rules: int
    tutorial: bool
    finished: bool


class Games(Answer, frozen=True):
    """All games."""

    games: list[GameInfo]


class RuleText(Answer, frozen=True):
    """A numbered rule."""

    id: str
    kind: str
    text: str


class OneRule(Answer, frozen=True):
    """A numbered rule with the chapter it stands in."""

    id: str
    kind: str
    chapter: str
    text: str


class RuleChapter(Answer, frozen=True):
    """A chapter of the rules; `text` is Markdown."""

    number: str
    title: str
    level: int
    text: str
    rules: list[RuleText]


class Rules(Answer, frozen=True):
    """The rules of a game."""

    game: str
    language: Language
    chapters: list[RuleChapter]


# ---------------------------------------------------------------------------------------------- making tables


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
    options: SettledOptions = {}
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


class SeatLink(Answer, frozen=True):
    """A secret link; told once."""

    seat: int
    token: str
    path: str


class TableMade(Answer, frozen=True):
    """A new table."""

    table: str
    links: list[SeatLink]
    view: TableView


class Claim(Request, frozen=True):
    """A link that was followed."""

    token: Annotated[str, Meta(pattern="^[0-9a-f]{48}$")]
    name: Name = ""
    bearer: bool = False


class Claimed(Answer, frozen=True):
    """The seat that a link gave; `pass` only for bots."""

    table: str
    seat: int
    pass_: str | None = msgspec.field(name="pass", default=None)


class SetTable(Request, frozen=True):
    """What the owner can switch."""

    chat: bool | UnsetType = UNSET
    watch: bool | UnsetType = UNSET


class TableSettings(Answer, frozen=True):
    """What the owner can switch."""

    chat: bool
    watch: bool


class SetSeat(Request, frozen=True):
    """Another name."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]


class StandIn(Request, frozen=True):
    """The bot that plays for somebody who leaves."""

    level: Level = "medium"


class Notice(Request, frozen=True):
    """Where to say that a seat is asked: one of the two."""

    mail: (
        Annotated[str, Meta(max_length=200, pattern=r"^[^@\s,;<>\x00-\x1f]+@[^@\s,;<>\x00-\x1f]+$")] | None
    ) = None
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^https://[^\s\x00-\x1f]+$")] | None = None


class ListedSeat(Answer, frozen=True):
    """Who sits there, for the list of tables."""

    seat: int
    name: str
    kind: str
    points: int
    place: int | None


class ListedTable(Answer, frozen=True):
    """A table of mine."""

    table: str
    game: str
    title: str
    status: Status
    version: int
    seats: list[ListedSeat]
    yours: list[int]
    owner: bool
    your_turn: bool
    waiting_for: list[int]
    fork: bool
    created: int
    updated: int


class MyTables(Answer, frozen=True):
    """All tables of mine, those that wait for me first."""

    tables: list[ListedTable]


# ---------------------------------------------------------------------------------------------- the view


class You(Answer, frozen=True):
    """Whose view this is."""

    seat: int | None
    holds: list[int]
    owner: bool


class SettledOption(Answer, frozen=True):
    """A setting of this table."""

    name: str
    value: str
    label: str


class SeatInfo(Answer, frozen=True):
    """Who sits there and how they stand."""

    seat: int
    letter: str
    name: str
    kind: Literal["here", "link", "bot", "automa"]
    level: str
    claimed: bool
    present: bool
    stand_in: str
    asked: bool
    points: int
    place: int | None


class OfferedOption(Answer, frozen=True):
    """An answer to the question, and the things on the scenes that stand for it."""

    id: str
    label: str
    nodes: list[str]


class RefusedOption(Answer, frozen=True):
    """What one might expect but may not do."""

    id: str
    label: str
    nodes: list[str]
    reason: str
    rule: str


class Question(Answer, frozen=True):
    """What the seat is asked."""

    since: int
    seat: int
    kind: str
    prompt: str
    confirm: bool
    options: list[OfferedOption]
    blocked: list[RefusedOption]


class LogLine(Answer, frozen=True):
    """Something that happened."""

    n: int
    version: int
    move: int
    text: str


class Holding(Answer, frozen=True):
    """How many of one thing somebody has."""

    icon: str
    label: str
    amount: int


class ScoreRow(Answer, frozen=True):
    """Points from one source, seat by seat; `icon` may be empty."""

    source: str
    label: str
    icon: str
    points: list[int]


class Trigger(Answer, frozen=True):
    """What can end the game, and how near it is."""

    id: str
    label: str
    icon: str
    value: int
    goal: int | None
    reached: bool


class Result(Answer, frozen=True):
    """How the game ended."""

    places: list[int]
    points: list[int]
    winners: list[int]
    text: str


class TableView(Answer, frozen=True):
    """A table as one seat (or a spectator) may see it."""

    table: str
    game: str
    title: str
    language: Language
    version: int
    status: Status
    moves: int
    head: list[str]
    seen: int
    you: You
    options: list[SettledOption]
    confirm: bool
    chat: bool
    watch: bool
    pace: Pace
    fork: bool
    seats: list[SeatInfo]
    holdings: list[list[Holding]]
    waiting_for: list[int]
    since: int
    question: Question | None
    can_undo: bool
    can_redo: bool
    scenes: list[Sheet]
    state: dict[str, Any] | None
    log: list[LogLine]
    scores: list[ScoreRow]
    triggers: list[Trigger]
    commitment: str
    chosen_seed: bool
    seed: str | None
    over: bool
    result: Result | None


class SceneChange(Answer, frozen=True):
    """A scene that changed: a patch, a whole new sheet, or neither if it is gone."""

    name: str
    sheet: Sheet | None
    patch: Patch | None


class Change(Answer, frozen=True, tag_field="type", tag="change"):
    """What turns the view of version `from` into that of `version`."""

    from_: int = msgspec.field(name="from")
    version: int
    status: Status
    moves: int
    head: list[str]
    seats: list[SeatInfo]
    holdings: list[list[Holding]]
    waiting_for: list[int]
    since: int
    question: Question | None
    can_undo: bool
    can_redo: bool
    scenes: list[SceneChange]
    state: dict[str, Any] | None
    log_from: int
    log: list[LogLine]
    scores: list[ScoreRow]
    triggers: list[Trigger]
    over: bool
    result: Result | None
    seed: str | None


class ChatLine(Answer, frozen=True):
    """A line of chat."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class ViewFrame(Answer, frozen=True, tag_field="type", tag="view"):
    """Replace everything."""

    view: TableView


class Ready(Answer, frozen=True, tag_field="type", tag="ready"):
    """Nothing was missed."""

    version: int


class SeatsFrame(Answer, frozen=True, tag_field="type", tag="seats"):
    """Somebody came or left."""

    seats: list[SeatInfo]


class ChatFrame(Answer, frozen=True, tag_field="type", tag="chat"):
    """A line of chat."""

    line: ChatLine


class Ping(Answer, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


class Bye(Answer, frozen=True, tag_field="type", tag="bye"):
    """The stream ends."""

    code: Literal["deleted", "slow", "restart", "not-yours"]


Frame: TypeAlias = ViewFrame | Ready | Change | SeatsFrame | ChatFrame | Ping | Bye


class Greeting(Request, frozen=True):
    """How a client wants to be served on the stream."""

    seat: Annotated[int, Meta(ge=-1, le=9)] | None = None
    lang: Language | None = None
    version: Version | None = None
    scenes: bool = True
    state: bool = False


class FromClient(Request, frozen=True):
    """All that a client may send on the stream."""

    hello: Greeting | UnsetType = UNSET
    pong: bool | UnsetType = UNSET


# ---------------------------------------------------------------------------------------------- acting


class MakeMove(Request, frozen=True):
    """An answer to the question posed at version `since`."""

    since: Version
    option: OptionId
    seat: SeatNumber | None = None


class TakeBack(Request, frozen=True):
    """Undo or redo."""

    since: Version
    seat: SeatNumber | None = None


class Asked(Answer, frozen=True):
    """What a seat is asked, for programs: no words, no drawing."""

    since: int
    options: list[str]


class Done(Answer, frozen=True):
    """It is stored for good. `question`: what the same seat is asked next, if it is."""

    version: int
    move: int
    over: bool
    waiting_for: list[int]
    question: Asked | None


class Seen(Request, frozen=True):
    """How far the log was read."""

    version: Version


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


class Say(Request, frozen=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")]
    seat: SeatNumber | None = None


class Chat(Answer, frozen=True):
    """The chat of a table."""

    lines: list[ChatLine]


# ---------------------------------------------------------------------------------------------- looking back


class MoveInfo(Answer, frozen=True):
    """A move, without what was chosen."""

    n: int
    seat: int
    turn: int
    lines: int


class Moves(Answer, frozen=True):
    """All moves."""

    moves: list[MoveInfo]


class ReportSeat(Answer, frozen=True):
    """How somebody came out."""

    seat: int
    name: str
    points: int
    place: int | None


class ReportSource(Answer, frozen=True):
    """Points from one source: in play and in the final scoring."""

    source: str
    label: str
    icon: str
    points: list[int]
    play: list[int]
    final: list[int]


class ReportPoint(Answer, frozen=True):
    """Everybody's points after a move."""

    move: int
    turn: int
    seat: int | None
    points: list[int]


class ReportTurn(Answer, frozen=True):
    """The moves of one turn."""

    turn: int
    seat: int
    first_move: int
    last_move: int


class ReportRound(Answer, frozen=True):
    """Where a round begins."""

    label: str
    first_move: int


class Report(Answer, frozen=True):
    """Points by source and over time."""

    seats: list[ReportSeat]
    holdings: list[list[Holding]]
    sources: list[ReportSource]
    over_time: list[ReportPoint]
    turns: list[ReportTurn]
    rounds: list[ReportRound]
    result: Result | None


class ViewExport(Answer, frozen=True):
    """What a seat may take along before the end."""

    tablewright_view: int
    game: str
    players: int
    seat: int | None
    version: int
    view: dict[str, Any]
    log: list[str]


class Health(Answer, frozen=True):
    """Whether the server is well."""

    status: str
    version: str
