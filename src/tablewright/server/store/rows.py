"""What the database holds of tables, seats and people."""

from __future__ import annotations

import msgspec

from tablewright.service.listing import ListedFacts
from tablewright.service.seated import SeatFacts


class TableRow(ListedFacts):
    """A table as it is stored, without its snapshot."""

    revision: int  # grows with every change, those of seats and settings included
    bots_asked: bool


class SeatRow(SeatFacts):
    """A seat as it is stored."""

    link: str | None = None  # the hash of its secret
    link_used: bool = False
    notice_kind: str = ""
    notice_to: str = ""
    notice_failures: int = 0


class LinkRow(msgspec.Struct):
    """Where a link leads."""

    table: str
    seat: int


class PassRow(msgspec.Struct):
    """Somebody's pass."""

    id: int
    name: str
    language: str
    house: bool


class DueNotice(msgspec.Struct):
    """A notice that is due."""

    id: int
    table: str
    seat: int
    version: int
    tries: int
