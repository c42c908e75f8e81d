"""What the database holds of tables, seats and people."""

from __future__ import annotations

import msgspec

from tablewright.service.seated import SeatFacts, TableFacts


class TableRow(TableFacts):
    """A table as it is stored, without its snapshot."""

    owner: int | None
    revision: int  # grows with every change, those of seats and settings included
    waiting_for: list[int]
    standing: dict[str, list[int]]
    bots_asked: bool
    created: int
    updated: int


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
