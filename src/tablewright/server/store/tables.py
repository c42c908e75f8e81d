"""Tables and their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablewright.server.store import schema as s
from tablewright.server.store.commands import CommandStore
from tablewright.server.store.database import as_json, of_seat
from tablewright.server.store.errors import Conflict, PassGone
from tablewright.server.store.rows import LinkRow, SeatRow, TableRow
from tablewright.service.acting import KeptCommand

JSON_COLUMNS: Final = ("options", "waiting_for", "standing")
ROW_COLUMNS: Final = tuple(s.tables.c[name] for name in TableRow.__struct_fields__)


class TableStore(CommandStore):
    """What is settled about tables, and who sits there."""

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], begun: KeptCommand | None, base: bytes | None = None
    ) -> None:
        """Store a new table; `begun` if it starts at once."""
        values = _plain_row(row)
        values["snapshot"] = None
        values["base"] = base
        async with self.writing() as connection:
            await _must_be_known(connection, row.owner)
            await connection.execute(insert(s.tables).values(**values))
            await connection.execute(
                insert(s.seats), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats]
            )
            if begun is not None:
                await self.add_command(connection, row.id, 0, begun)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self.reading() as connection:
            row = (await connection.execute(select(*ROW_COLUMNS).where(s.tables.c.id == table_id))).first()
            if row is None:
                return None
            columns = [s.seats.c[name] for name in SeatRow.__struct_fields__]
            found = await connection.execute(
                select(*columns).where(s.seats.c.table_id == table_id).order_by(s.seats.c.seat)
            )
            return _table_row(row), [SeatRow(*seat) for seat in found.all()]

    async def snapshot(self, table_id: str) -> tuple[int, bytes | None]:
        """The newest snapshot of a table, and its version."""
        row = await self._first(
            select(s.tables.c.version, s.tables.c.snapshot).where(s.tables.c.id == table_id)
        )
        return (0, None) if row is None else (int(row[0]), row[1])

    async def base(self, table_id: str) -> bytes | None:
        """Where the record of a table begins, if not at the set-up."""
        row = await self._first(select(s.tables.c.base).where(s.tables.c.id == table_id))
        return None if row is None else row[0]

    async def revision(self, table_id: str) -> int | None:
        """The number of the newest change; None if the table is gone."""
        row = await self._first(select(s.tables.c.revision).where(s.tables.c.id == table_id))
        return None if row is None else int(row[0])

    async def tables_of(self, pass_id: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """All tables somebody owns or has a seat at, the newest first."""
        held = select(s.seats.c.table_id).where(s.seats.c.holder == pass_id)
        statement = (
            select(*ROW_COLUMNS)
            .where((s.tables.c.owner == pass_id) | s.tables.c.id.in_(held))
            .order_by(s.tables.c.updated.desc(), s.tables.c.id)
            .limit(200)
        )
        rows = [_table_row(row) for row in await self._all(statement)]
        by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        columns = [s.seats.c.table_id, *(s.seats.c[name] for name in SeatRow.__struct_fields__)]
        wanted = select(*columns).where(s.seats.c.table_id.in_(list(by_table))).order_by(s.seats.c.seat)
        for table_id, *seat in await self._all(wanted):
            by_table[table_id].append(SeatRow(*seat))
        return [(row, by_table[row.id]) for row in rows]

    async def newest_tables(self, most: int) -> list[TableRow]:
        """The tables that changed last."""
        statement = select(*ROW_COLUMNS).order_by(s.tables.c.updated.desc(), s.tables.c.id).limit(most)
        return [_table_row(row) for row in await self._all(statement)]

    async def set_table(self, table_id: str, **values: object) -> int:
        """Change settings of a table; the new revision."""
        async with self.writing() as connection:
            return await self.touch(connection, table_id, **values)

    async def set_seat(self, table_id: str, seat: int, **values: object) -> int:
        """Change a seat; the new revision of the table."""
        async with self.writing() as connection:
            await connection.execute(of_seat(table_id, seat).values(**values))
            return await self.touch(connection, table_id)

    async def find_link(self, hashed: str) -> LinkRow | None:
        """Where a link leads."""
        place = await self._first(select(s.seats.c.table_id, s.seats.c.seat).where(s.seats.c.link == hashed))
        return None if place is None else LinkRow(str(place[0]), int(place[1]))

    async def use_link(self, hashed: str, holder: int, name: str) -> tuple[str, int] | None:
        """Give a seat to whoever followed its link, if nobody did before; the table and the seat. A table
        without an owner becomes theirs.
        """
        async with self.writing() as connection:
            place = (
                await connection.execute(
                    select(s.seats.c.table_id, s.seats.c.seat, s.seats.c.name).where(s.seats.c.link == hashed)
                )
            ).first()
            if place is None:
                return None
            table_id, seat, proposed = place
            free = of_seat(table_id, seat).where(s.seats.c.link == hashed, s.seats.c.link_used.is_(False))
            taken = await connection.execute(
                free.values(link_used=True, holder=holder, name=name or proposed)
            )
            if taken.rowcount != 1:
                raise Conflict("The link was used.")
            await _must_be_known(connection, holder)
            ownerless = update(s.tables).where(s.tables.c.id == table_id, s.tables.c.owner.is_(None))
            await connection.execute(ownerless.values(owner=holder))
            await self.touch(connection, table_id)
            return str(table_id), int(seat)

    async def remove_table(self, table_id: str) -> None:
        """Remove a table with all that belongs to it."""
        async with self.writing() as connection:
            await connection.execute(delete(s.tables).where(s.tables.c.id == table_id))
            if self.on_change is not None:
                await self.on_change(connection, table_id, -1)

    async def waiting_for_bots(self) -> list[tuple[str, int]]:
        """Tables where a bot is asked, and their versions."""
        statement = select(s.tables.c.id, s.tables.c.version).where(s.tables.c.bots_asked.is_(True))
        return [(str(table), int(version)) for table, version in await self._all(statement)]


async def _must_be_known(connection: AsyncConnection, pass_id: int | None) -> None:
    """Callers are remembered for a moment; whoever was forgotten since can have neither table nor seat."""
    known = select(s.passes.c.id).where(s.passes.c.id == pass_id).with_for_update(read=True)
    if (await connection.execute(known)).first() is None:
        raise PassGone("The pass was forgotten.")


def _plain_row(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    for name in JSON_COLUMNS:
        values[name] = as_json(values[name])
    return values


def _table_row(row: Any) -> TableRow:
    values = dict(row._mapping)
    for name in JSON_COLUMNS:
        values[name] = msgspec.json.decode(values[name])
    return TableRow(**values)
