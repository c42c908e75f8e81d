"""Who sits at a table and how it is set: what changes a table without being a move."""

from __future__ import annotations

from typing import Final

from tablewright.server.commands import Commands
from tablewright.server.hosted import HostedTable
from tablewright.server.hub import Hub
from tablewright.server.store import LinkRow, Store
from tablewright.server.stored import stored
from tablewright.server.tables import Tables
from tablewright.service.problems import Problem


class Seating:
    """Seats, links and settings of tables."""

    def __init__(self, tables: Tables, store: Store, commands: Commands, hub: Hub) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._commands: Final = commands
        self._hub: Final = hub

    async def claim(self, hashed: str, holder: int, name: str) -> tuple[str, int]:
        """Give a seat to whoever followed its link; the game begins when all have come."""
        found = await stored(self._store.use_link(hashed, holder, name), conflict="link-used")
        if found is None:
            raise Problem("no-such-link")
        table, seat = found
        self._tables.forget(table)
        await self._commands.begin_when_all_have_come(table)
        self._hub.renewed(table)
        return table, seat

    async def invited(self, hashed: str) -> LinkRow:
        """The table and the seat that a link leads to."""
        found = await stored(self._store.find_link(hashed))
        if found is None:
            raise Problem("no-such-link")
        return found

    async def set_seat(
        self, seated: HostedTable, seat: int, renamed: bool = False, **values: object
    ) -> HostedTable:
        """Change something about a seat, and tell everybody."""
        await stored(self._store.set_seat(seated.id, seat, **values))
        return await self._read_again(seated, renamed)

    async def set_table(self, seated: HostedTable, **values: object) -> HostedTable:
        """Change a setting of a table."""
        await stored(self._store.set_table(seated.id, **values))
        return await self._read_again(seated, False)

    async def reread(self, seated: HostedTable) -> None:
        """Something about a seat was stored that only concerns its holder."""
        async with seated.lock:
            found = await stored(self._store.table(seated.id))
            if found is not None and self._tables.has(seated):
                for seat, row in zip(seated.seats, found[1], strict=True):
                    seat.notice_failures = row.notice_failures

    async def _read_again(self, seated: HostedTable, renamed: bool) -> HostedTable:
        """Take over what was changed in the database, keeping what can still be taken back."""
        async with seated.lock:
            found = await stored(self._store.table(seated.id))
            if found is None:
                raise Problem("no-such-table")
            row, seats = found
            if row.version != seated.version or not self._tables.has(seated):
                self._tables.forget(row.id)
            else:
                seated.facts = row
                seated.rename(seats)
        fresh = await self._tables.get(seated.id)
        self._hub.check_rights(fresh)
        if renamed:
            self._hub.renewed(fresh.id)
        else:
            await self._hub.tell_seats(fresh.id)
        self._commands.tell(fresh)
        return fresh

    async def remove(self, table: str) -> None:
        """A table is gone for good."""
        await stored(self._store.remove_table(table))
        self.gone(table)

    def gone(self, table: str) -> None:
        """A table went with its owner."""
        self._tables.forget(table)
        self._hub.close(table, "deleted")

    async def freed(self, table: str) -> None:
        """Somebody was forgotten; their seat waits for a new link."""
        self._tables.forget(table)
        if self._hub.is_watched(table):
            self._hub.check_rights(await self._tables.get(table))
            self._hub.renewed(table)
