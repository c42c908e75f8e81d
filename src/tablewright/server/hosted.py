"""A table of this server, and how its rows are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablewright.server import messages as m
from tablewright.server import tokens
from tablewright.server.store import SeatRow, TableRow, now
from tablewright.service.acting import KeptCommand
from tablewright.service.seated import SeatedTable, SeatFacts, TableFacts


class HostedTable(SeatedTable):
    """A table with its people whose facts are rows of the database."""

    facts: TableRow
    seats: Sequence[SeatRow]

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], snapshot: bytes | None = None) -> None:
        super().__init__(row, seats)
        if snapshot is not None:
            self.load(snapshot)

    def all_claimed(self) -> bool:
        """Whether everybody who was invited has come."""
        return all(seat.kind != "link" or seat.link_used for seat in self.seats)

    def note_stored(self, command: KeptCommand, revision: int) -> None:
        """What the database has now."""
        row = self.facts
        row.version, row.status, row.revision = command.version, command.status, revision
        row.waiting_for, row.updated = command.waiting_for, now()


def new_row(facts: TableFacts, owner: int) -> TableRow:
    """The row of a new table."""
    at = now()
    return TableRow(
        **fields(facts),
        owner=owner,
        revision=0,
        waiting_for=[],
        standing={"points": [0] * facts.players, "places": []},
        bots_asked=False,
        created=at,
        updated=at,
    )


def seat_rows(seats: Sequence[SeatFacts]) -> tuple[list[SeatRow], list[m.SeatLink]]:
    """The rows of the seats of a new table, and the secret links to them."""
    rows = [SeatRow(**fields(seat)) for seat in seats]
    links = [new_link(row.seat) for row in rows if row.kind == "link"]
    for link in links:
        rows[link.seat].link = tokens.hashed(link.token)
    return rows, links


def new_link(seat: int) -> m.SeatLink:
    """A secret link. The secret is behind a #, which browsers never send."""
    token = tokens.new_secret()
    return m.SeatLink(seat, token, f"/join#{token}")


def fields(facts: msgspec.Struct) -> dict[str, Any]:
    """What a row begins with."""
    return msgspec.structs.asdict(facts)
