"""The messages that only a server knows: who somebody is, games to choose from, links, chat; those of the
stream are in `tablewright.server.stream_messages`.

What a page is told of a table, and what it may ask there, stands in `tablewright.service.messages`;
docs/protocol.md explains all of them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablewright.server.addresses import MOST_ENDPOINT, MOST_MAIL, MOST_WEBHOOK
from tablewright.server.stream_messages import (
    Bye as Bye,
)
from tablewright.server.stream_messages import (
    ByeCode as ByeCode,
)
from tablewright.server.stream_messages import (
    ChatFrame as ChatFrame,
)
from tablewright.server.stream_messages import (
    ChatLine as ChatLine,
)
from tablewright.server.stream_messages import (
    Frame as Frame,
)
from tablewright.server.stream_messages import (
    FromClient as FromClient,
)
from tablewright.server.stream_messages import (
    Greeting as Greeting,
)
from tablewright.server.stream_messages import (
    Ping as Ping,
)
from tablewright.server.stream_messages import (
    Ready as Ready,
)
from tablewright.server.stream_messages import (
    SeatsFrame as SeatsFrame,
)
from tablewright.service.messages import (
    PLAIN,
    Answer,
    Language,
    Level,
    Name,
    Request,
    SeatNumber,
    Status,
    TableView,
    Version,
)

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


class SettingValue(Answer, frozen=True):
    """A value of a setting."""

    value: str
    label: str


class GameSetting(Answer, frozen=True):
    """Something to settle before the game; the first value is the default."""

    name: str
    label: str
    values: list[SettingValue]
    players: list[int]


class RulebookOpponent(Answer, frozen=True):
    """The rulebook's own opponent."""

    name: str
    label: str


class BotLevel(Answer, frozen=True):
    """A bot that can be seated."""

    level: str
    label: str


class OfferedCover(Answer, frozen=True):
    """What the lid of the box says: from 1 (light) to 5, minutes at a table, the best number of players."""

    weight: int
    minutes: tuple[int, int]
    best: int


class OfferedPreset(Answer, frozen=True):
    """Settings that belong together; those it does not name stay at their defaults."""

    name: str
    label: str
    note: str
    options: dict[str, str]


class OfferedGame(Answer, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    cover: OfferedCover | None
    presets: list[OfferedPreset]
    players: list[int]
    settings: list[GameSetting]
    automa: RulebookOpponent | None
    bots: list[BotLevel]
    emblem: str | None
    rules: int
    tutorial: bool
    finished: bool
    lessons: bool


class BrokenGame(Answer, frozen=True):
    """A game that is installed but cannot be played."""

    name: str
    reason: str


class Games(Answer, frozen=True):
    """All games, and those that cannot be played."""

    games: list[OfferedGame]
    broken: list[BrokenGame]


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


# ---------------------------------------------------------------------------------- tables and seats


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


class Invited(Request, frozen=True):
    """A link that somebody was sent."""

    token: Annotated[str, Meta(pattern="^[0-9a-f]{48}$")]


class InvitedSeat(Answer, frozen=True):
    """A seat of the table one is invited to."""

    seat: int
    letter: str
    name: str
    kind: str
    taken: bool


class Invitation(Answer, frozen=True):
    """What a link leads to: which game, who invites, who sits there already, and which seat is kept."""

    game: str
    title: str
    emblem: str | None
    host: str
    seat: int
    used: bool
    seats: list[InvitedSeat]


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


class PushAddress(Request, frozen=True):
    """A browser that wants to be told: what its push service gave it."""

    endpoint: Annotated[str, Meta(max_length=MOST_ENDPOINT)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class NoticeAddress(Request, frozen=True):
    """Where to say that a seat is asked: one of the three."""

    mail: Annotated[str, Meta(max_length=MOST_MAIL)] | None = None
    webhook: Annotated[str, Meta(max_length=MOST_WEBHOOK)] | None = None
    push: PushAddress | None = None


class NoticeState(Answer, frozen=True):
    """Where a seat is told that it is asked, if anywhere; `stopped`, in words, if that failed too often.
    `push_key` is what a page asks its browser with, if this server sends to browsers.
    """

    mail: str | None
    webhook: str | None
    push: bool
    push_key: str | None
    failures: int
    stopped: str | None


class ListedSeat(Answer, frozen=True):
    """Who sits there, for the list of tables."""

    seat: int
    name: str
    kind: str
    points: int
    place: int | None
    standing: int | None = None  # points if the game ended now, as everybody can know


class ListedTable(Answer, frozen=True):
    """A table of mine."""

    table: str
    game: str
    title: str
    playable: bool  # false: its game is not installed here any more, or broken
    status: Status
    version: int
    round: str
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


class Seen(Request, frozen=True):
    """How far the log was read."""

    version: Version


# ---------------------------------------------------------------------------------------------- chat


class Say(Request, frozen=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")]
    seat: SeatNumber | None = None


class Chat(Answer, frozen=True):
    """The chat of a table."""

    lines: list[ChatLine]


# ---------------------------------------------------------------------------------------------- the rest


class Health(Answer, frozen=True):
    """Whether the server is well."""

    status: str
    version: str
    chores: dict[str, str]
