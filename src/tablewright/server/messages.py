"""The messages that only a server knows: secrets, links, notices, chat; those of the
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
    Ping as Ping,
)
from tablewright.server.stream_messages import (
    SeatsFrame as SeatsFrame,
)
from tablewright.service.messages import (
    PLAIN,
    Answer,
    Name,
    Request,
    SeatNumber,
)
from tablewright.service.messages import (
    Games as Games,
)
from tablewright.service.messages import (
    Greeting as Greeting,
)
from tablewright.service.messages import (
    ListedSeat as ListedSeat,
)
from tablewright.service.messages import (
    ListedTable as ListedTable,
)
from tablewright.service.messages import (
    Me as Me,
)
from tablewright.service.messages import (
    MyTables as MyTables,
)
from tablewright.service.messages import (
    OneRule as OneRule,
)
from tablewright.service.messages import (
    Ready as Ready,
)
from tablewright.service.messages import (
    Rules as Rules,
)
from tablewright.service.messages import (
    SeatLink as SeatLink,
)
from tablewright.service.messages import (
    Seen as Seen,
)
from tablewright.service.messages import (
    SetMe as SetMe,
)
from tablewright.service.messages import (
    StandIn as StandIn,
)
from tablewright.service.messages import (
    TableMade as TableMade,
)

# ---------------------------------------------------------------------------------------------- who am I


class Enter(Request, frozen=True):
    """The secret of the house."""

    secret: Annotated[str, Meta(max_length=200)]


# ---------------------------------------------------------------------------------- tables and seats


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
