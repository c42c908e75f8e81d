"""The tables in memory, each as the database has it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from tablewright.engine import BrokenGame, UnknownGame
from tablewright.server.hosted import HostedTable
from tablewright.server.metrics import Metrics
from tablewright.server.store import SeatRow, Store, TableRow
from tablewright.server.stored import stored
from tablewright.service.problems import Problem


class Tables:
    """Finds tables, and reads them again when they are no longer as they are stored."""

    def __init__(self, store: Store, most: int, metrics: Metrics) -> None:
        self._store: Final = store
        self._most: Final = most
        self._metrics: Final = metrics
        self._known: Final[OrderedDict[str, HostedTable]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Lock]] = {}

    async def get(self, table: str) -> HostedTable:
        """A table as the database has it."""
        seated = self._known.get(table)
        if seated is not None and not self._store.is_sqlite and not await self._is_newest(seated):
            seated = None
        if seated is None:
            seated = await self._load(table)
        self._known.move_to_end(table)
        return seated

    async def _is_newest(self, seated: HostedTable) -> bool:
        """Other processes may have changed the table, and their wake-up call may still be on its way.

        The lock keeps our own changes, stored but not yet noted in memory, from looking like theirs.
        """
        async with seated.lock:
            if await stored(self._store.revision(seated.id)) == seated.facts.revision:
                return self.has(seated)
            if self.has(seated):
                self.forget(seated.id)
            return False

    async def _load(self, table: str) -> HostedTable:
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table in self._known:
                    return self._known[table]
                found = await stored(self._store.table(table))
                if found is None:
                    raise Problem("no-such-table")
                row, seats = found
                row.version, snapshot = await stored(self._store.snapshot(table))
                seated = _opened(row, seats, snapshot)
                self.add(seated)
                return seated
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def revision(self, table: str) -> int | None:
        """The number of the newest change that is stored; None if the table is gone."""
        return await stored(self._store.revision(table))

    async def owner(self, table: str) -> int | None:
        """Whose table it is, whether it can be opened or not."""
        found = await stored(self._store.table(table))
        if found is None:
            raise Problem("no-such-table")
        return found[0].owner

    def add(self, seated: HostedTable) -> None:
        """A table that is stored; those that nobody has used for long make room, and are read again when
        needed.
        """
        self._known[seated.id] = seated
        for table in list(self._known)[: max(0, len(self._known) - self._most)]:
            if not self._known[table].lock.locked():
                del self._known[table]
        self._metrics.tables.set(len(self._known))

    def has(self, seated: HostedTable) -> bool:
        """Whether this is the table that everybody sees; false once it was thrown away."""
        return self._known.get(seated.id) is seated

    def in_memory(self, table: str) -> HostedTable | None:
        """A table if nobody has to read it first; other processes may have changed it since."""
        return self._known.get(table)

    def forget(self, table: str) -> None:
        """Read a table again when it is next needed."""
        self._known.pop(table, None)


def _opened(row: TableRow, seats: Sequence[SeatRow], snapshot: bytes | None) -> HostedTable:
    """A table as it is stored; its game may be gone, or not be as it was."""
    try:
        return HostedTable(row, seats, snapshot)
    except UnknownGame as error:
        raise Problem("no-such-game") from error
    except BrokenGame as error:
        raise Problem("broken-game", reason=str(error)) from error
