"""New tables: as somebody wishes them, from a record, or from a position of another table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewright.server import messages as m
from tablewright.server.commands import Commands
from tablewright.server.hosted import HostedTable, new_row, seat_rows
from tablewright.server.metrics import Metrics
from tablewright.server.store import Store
from tablewright.server.stored import stored
from tablewright.server.tables import Tables
from tablewright.service.acting import KeptCommand, begin, to_keep
from tablewright.service.messages import ImportTable, NewTable, SeatWish
from tablewright.service.opening import facts_in, facts_of, seats_in_a_fork, seats_of
from tablewright.service.service import TableService


class Opening:
    """Makes tables."""

    def __init__(
        self, tables: Tables, store: Store, commands: Commands, service: TableService, metrics: Metrics
    ) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._commands: Final = commands
        self._service: Final = service
        self._metrics: Final = metrics

    async def create(self, wish: NewTable, owner: int, language: str) -> tuple[HostedTable, list[m.SeatLink]]:
        """A new table; it begins at once if nobody has to come first."""
        row = new_row(facts_of(wish), owner)
        seats, links = seat_rows(seats_of(wish.seats, owner, language))
        seated = HostedTable(row, seats)
        await self._store_new(seated, begin(seated) if seated.all_claimed() else None)
        return seated, links

    async def bring_in(self, wish: ImportTable, owner: int, language: str) -> HostedTable:
        """A table from a record that somebody brought (R45)."""
        snapshot = await self._service.bring_in(wish.record)
        return await self._open(snapshot, wish.seats, wish.confirm, owner, language, is_fork=False)

    async def fork(
        self, seated: HostedTable, seat: int | None, move: int | None, owner: int, language: str
    ) -> HostedTable:
        """What if: a table of one's own from a position of this one."""
        base = await self.base_of(seated)
        snapshot = await self._service.fork(seated, seat, move, base, language)
        return await self._open(snapshot, seats_in_a_fork(seated), False, owner, language, is_fork=True)

    async def base_of(self, seated: HostedTable) -> bytes | None:
        """Where the record of a table begins, if not at the set-up."""
        return await stored(self._store.base(seated.id)) if seated.facts.fork else None

    async def _open(
        self,
        snapshot: bytes,
        wishes: Sequence[SeatWish],
        confirm: bool,
        owner: int,
        language: str,
        is_fork: bool,
    ) -> HostedTable:
        row = new_row(facts_in(snapshot, wishes, confirm, is_fork), owner)
        seats, _ = seat_rows(seats_of(wishes, owner, language))
        row.version = 1
        seated = HostedTable(row, seats, snapshot)
        row.version = 0  # until it is stored
        begun = to_keep(seated, "begin", None, "", "person", [])
        await self._store_new(seated, begun, seated.snapshot if is_fork else None)
        return seated

    async def _store_new(
        self, seated: HostedTable, begun: KeptCommand | None, base: bytes | None = None
    ) -> None:
        await stored(self._store.add_table(seated.facts, seated.seats, begun, base))
        self._tables.add(seated)
        if begun is not None:
            seated.note_stored(begun, revision=1)
            self._metrics.moves.labels("begin", "person").inc()
            self._commands.tell(seated)
