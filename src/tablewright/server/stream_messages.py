"""What goes over the stream of a table, besides what the table service says."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from tablewright.service.messages import Answer, Change, Greeting, Ready, Request, SeatInfo, ViewFrame


class ChatLine(Answer, frozen=True):
    """A line of chat."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class SeatsFrame(Answer, frozen=True, tag_field="type", tag="seats"):
    """Somebody came or left."""

    seats: list[SeatInfo]


class ChatFrame(Answer, frozen=True, tag_field="type", tag="chat"):
    """A line of chat."""

    line: ChatLine


class Ping(Answer, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


ByeCode: TypeAlias = Literal["deleted", "slow", "restart", "reload", "not-yours"]


class Bye(Answer, frozen=True, tag_field="type", tag="bye"):
    """The stream ends."""

    code: ByeCode


Frame: TypeAlias = ViewFrame | Ready | Change | SeatsFrame | ChatFrame | Ping | Bye


class FromClient(Request, frozen=True):
    """All that a client may send on the stream."""

    hello: Greeting | UnsetType = UNSET
    pong: bool | UnsetType = UNSET
