"""What other processes on the same database have done."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from tablewright.server.hub import Hub
from tablewright.server.people import People
from tablewright.server.store.wake import Call
from tablewright.server.tables import Tables
from tablewright.service.problems import Problem


class Elsewhere:
    """Hears of it, and tells those who look on here."""

    def __init__(self, tables: Tables, hub: Hub, people: People) -> None:
        self._tables: Final = tables
        self._hub: Final = hub
        self._people: Final = people

    async def heard(self, call: Call) -> None:
        """Another process has done something."""
        if call.forgotten:
            self._hub.close_streams_of(call.forgotten)
        elif call.chat:
            await self._said(call.table, call.chat)
        else:
            await self._changed(call.table, call.revision)

    async def catch_up(self) -> None:
        """The line was lost for a while: see what happened to the tables that somebody looks at."""
        last = self._hub.last_line
        self._hub.last_line = await self._people.last_line()
        for table in self._hub.watched():
            with suppress(Problem):
                revision = await self._tables.revision(table)
                await self._changed(table, -1 if revision is None else revision)
                for line in await self._people.chat_of(table, last) if last is not None else ():
                    await self._said(table, line.n)

    async def _said(self, table: str, number: int) -> None:
        if self._hub.is_watched(table):
            seated = await self._tables.get(table)
            for line in await self._people.chat_of(table, number - 1, most=1):
                self._hub.tell_chat(seated, line)

    async def _changed(self, table: str, revision: int) -> None:
        known = self._tables.in_memory(table)
        if revision < 0:
            self._tables.forget(table)
            self._hub.close(table, "deleted")
        elif known is None or known.facts.revision != revision:
            self._tables.forget(table)
            if self._hub.is_watched(table):
                with suppress(Problem):
                    await self._tell(table, None if known is None else known.names())
        else:
            self._hub.changed(known)  # somebody has read it anew meanwhile; whoever looks on may be behind

    async def _tell(self, table: str, names: list[str] | None) -> None:
        """Everybody is told what is new; of all of it, if nobody remembers how it was."""
        fresh = await self._tables.get(table)
        self._hub.check_rights(fresh)
        if fresh.names() != names:
            self._hub.renewed(table)
        else:
            self._hub.changed(fresh)
            await self._hub.tell_seats(table)
