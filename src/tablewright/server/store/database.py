"""The database itself: connections, transactions, its shape."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import structlog
from sqlalchemy import Executable, delete, insert, inspect, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablewright.server.store import schema as s
from tablewright.server.store.errors import Conflict, StorageError
from tablewright.server.store.file import DatabaseFile
from tablewright.server.store.migrations import migrate

log = structlog.get_logger("tablewright.store")

#: How databases say that their files are not as they should be.
DAMAGED: Final = ("malformed", "not a database", "invalid page in block", "could not read block")


class OnChange(Protocol):
    """Told inside the transaction: which table, its new revision (-1: gone), the number of a line of chat,
    the number of a pass that is forgotten.
    """

    async def __call__(
        self, connection: AsyncConnection, table: str, revision: int, chat: int = 0, forgotten: int = 0
    ) -> None: ...


class Database:
    """What every part of the store needs; each part knows the statements about some of the tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.is_sqlite: Final = engine.dialect.name == "sqlite"
        #: What was found to be damaged, in the words of the database.
        self.damage: str = ""
        #: The file of SQLite.
        self.file: Final = DatabaseFile(Path(engine.url.database or "")) if self.is_sqlite else None
        # SQLite lets one write at a time; waiting here is better than failing there.
        self._writer: Final = asyncio.Lock()
        #: Told after every stored change; how other processes are woken.
        self.on_change: OnChange | None = None

    # ------------------------------------------------------------------------------------------- connections

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise self._failure(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is stored for good when the block is left, or not at all."""
        if self.is_sqlite:
            async with self._writer, self._transaction() as connection:
                yield connection
        else:
            async with self._transaction() as connection:
                yield connection

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict("Another process changed the table first.") from error
        except (SQLAlchemyError, OSError) as error:
            raise self._failure(error) from error

    def _failure(self, error: Exception) -> StorageError:
        """Says what went wrong, without the values of the statement: they may be secrets."""
        inner = error.orig if isinstance(error, DBAPIError) else error
        if any(word in str(inner) for word in DAMAGED):
            self.damage = str(inner)
            log.critical("damaged", error=self.damage)
        return StorageError(f"{type(inner).__name__}: {inner}")

    async def prepare(self) -> None:
        """Make the tables of a new database, bring an older one up to date, refuse one that a newer
        Tablewright wrote or another server has.
        """
        if self.file is not None:
            await asyncio.to_thread(self.file.take)
            async with self.reading() as connection:
                found = await self._schema_in(connection)
            if found is not None and found < s.SCHEMA:
                copy = await asyncio.to_thread(self.file.back_up, found)
                log.info("backed-up", before_schema=s.SCHEMA, copy=copy.name)
        async with self.writing() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # else changes of the shape stand alone
            else:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7406)"))  # one process at a time
            await self._bring_up_to_date(connection)

    async def _bring_up_to_date(self, connection: AsyncConnection) -> None:
        found = await self._schema_in(connection)
        if found is None:
            await connection.run_sync(s.METADATA.create_all)
            await connection.execute(insert(s.about).values(name="schema", value=str(s.SCHEMA)))
        elif found > s.SCHEMA:
            raise StorageError(
                f"The database was written by a newer Tablewright (schema {found}, this one knows "
                f"{s.SCHEMA}). Update Tablewright."
            )
        elif found < s.SCHEMA:
            await migrate(connection, found)
            await connection.execute(
                update(s.about).where(s.about.c.name == "schema").values(value=str(s.SCHEMA))
            )
            log.info("migrated", from_schema=found, to_schema=s.SCHEMA)

    async def _schema_in(self, connection: AsyncConnection) -> int | None:
        """The schema of a database; None if it is empty."""
        if not await connection.run_sync(lambda sync: inspect(sync).has_table(s.about.name)):
            return None
        found = (await connection.execute(select(s.about.c.value).where(s.about.c.name == "schema"))).scalar()
        return None if found is None else int(found)

    async def check(self) -> None:
        """Refuse a database that is damaged, before anything is changed in it."""
        if self.file is not None:
            await asyncio.to_thread(self.file.take)
            await asyncio.to_thread(self.file.check)

    async def is_well(self) -> bool:
        """Whether tables could be read and changed now; never again, once damage was seen."""
        if self.damage:
            return False
        newest = select(s.tables).order_by(s.tables.c.updated.desc()).limit(1)
        try:
            await self._first(newest)
            async with self.writing() as connection:
                await connection.execute(delete(s.about).where(s.about.c.name == "ready"))
                await connection.execute(insert(s.about).values(name="ready", value=str(int(time.time()))))
        except (StorageError, Conflict):
            return False
        return True

    async def note_once(self, name: str, value: str) -> str:
        """Note something about this database for good; what is noted, perhaps by somebody before."""
        kept = select(s.about.c.value).where(s.about.c.name == name)
        row = await self._first(kept)
        if row is None:
            with suppress(Conflict):
                async with self.writing() as connection:
                    await connection.execute(insert(s.about).values(name=name, value=value))
            row = await self._first(kept)
        assert row is not None
        return str(row[0])

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        if self.file is not None:
            self.file.let_go()

    async def _all(self, statement: Executable) -> list[Any]:
        async with self.reading() as connection:
            return list((await connection.execute(statement)).all())

    async def _first(self, statement: Executable) -> Any | None:
        async with self.reading() as connection:
            return (await connection.execute(statement)).first()

    async def touch(self, connection: AsyncConnection, table_id: str, **values: object) -> int:
        """Raise the revision of a table, so that other processes read it again."""
        result = await connection.execute(
            update(s.tables)
            .where(s.tables.c.id == table_id)
            .values(revision=s.tables.c.revision + 1, **values)
            .returning(s.tables.c.revision)
        )
        revision = int(result.scalar() or 0)
        if self.on_change is not None:
            await self.on_change(connection, table_id, revision)
        return revision


def of_seat(table_id: str, seat: int) -> Any:
    """The statement that changes a seat."""
    return update(s.seats).where(s.seats.c.table_id == table_id, s.seats.c.seat == seat)


def as_json(value: object) -> str:
    """A column that holds more than one value."""
    return msgspec.json.encode(value).decode()


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())
