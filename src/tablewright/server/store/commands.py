"""Commands: what is stored with every move, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablewright.server.store import schema as s
from tablewright.server.store.database import Database, as_json, now
from tablewright.server.store.errors import Conflict
from tablewright.service.acting import KeptCommand

#: What every move executes; made once, as making a statement takes longer than executing it.
CHANGE_TABLE: Final = (
    update(s.tables)
    .where(s.tables.c.id == bindparam("of_table"), s.tables.c.version == bindparam("after"))
    .values(revision=s.tables.c.revision + 1)
    .returning(s.tables.c.revision)
)
ADD_COMMAND: Final = insert(s.commands)
ADD_KEY: Final = insert(s.keys)


class CommandStore(Database):
    """The log of commands, with the newest snapshot and the answers of keys."""

    async def commit(self, table_id: str, command: KeptCommand, notify: Sequence[int] = ()) -> int:
        """Store a command, and whom to notify of it; raises Conflict if another one made this version. The
        new revision.
        """
        async with self.writing() as connection:
            return await self.add_command(connection, table_id, command.version - 1, command, notify)

    async def add_command(
        self,
        connection: AsyncConnection,
        table_id: str,
        after: int,
        command: KeptCommand,
        notify: Sequence[int] = (),
    ) -> int:
        """The same inside a transaction, after a version."""
        at = now()
        revision = await self._raise_version(connection, table_id, after, command, at)
        logged = {
            "version": command.version,
            "kind": command.kind,
            "seat": command.seat,
            "option": command.option,
            "outcomes": as_json(command.outcomes),
            "digest": command.digest,
            "by": command.by,
            "at": at,
        }
        await connection.execute(ADD_COMMAND, {"table_id": table_id, **logged})
        if command.key:
            known = {"key": command.key, "request": command.request, "answer": command.answer, "at": at}
            await connection.execute(ADD_KEY, {"table_id": table_id, "seat": command.seat, **known})
        for seat in notify:
            due = {"seat": seat, "version": command.version, "tries": 0, "due": at}
            await connection.execute(insert(s.outbox).values(table_id=table_id, **due))
        if self.on_change is not None:
            await self.on_change(connection, table_id, revision)
        return revision

    async def _raise_version(
        self, connection: AsyncConnection, table_id: str, after: int, command: KeptCommand, at: int
    ) -> int:
        """The table with its newest snapshot; the new revision."""
        changed = {
            "version": command.version,
            "status": command.status,
            "snapshot": command.snapshot,
            "waiting_for": as_json(command.waiting_for),
            "standing": as_json(command.standing),
            "bots_asked": command.bots_asked,
            "updated": at,
        }
        result = await connection.execute(CHANGE_TABLE, {"of_table": table_id, "after": after, **changed})
        revision = result.scalar()
        if revision is None:
            raise Conflict("Another process changed the table first.")
        return int(revision)

    async def answered(self, table_id: str, seat: int, key: str) -> tuple[str, bytes] | None:
        """The request and the stored answer of an idempotency key."""
        statement = select(s.keys.c.request, s.keys.c.answer).where(
            s.keys.c.table_id == table_id, s.keys.c.seat == seat, s.keys.c.key == key
        )
        row = await self._first(statement)
        return None if row is None else (str(row[0]), bytes(row[1]))

    async def command_log(self, table_id: str) -> list[dict[str, Any]]:
        """All commands of a table in order, for audits."""
        found = await self._all(
            select(s.commands).where(s.commands.c.table_id == table_id).order_by(s.commands.c.version)
        )
        return [dict(row._mapping) for row in found]

    async def forget_keys(self, before: int) -> None:
        """Remove answers that nobody will ask for again."""
        async with self.writing() as connection:
            await connection.execute(delete(s.keys).where(s.keys.c.at < before))

    async def report(self, values: dict[str, object]) -> None:
        """Keep what is needed to see a rule fail again."""
        async with self.writing() as connection:
            await connection.execute(insert(s.reports).values(at=now(), **values))
