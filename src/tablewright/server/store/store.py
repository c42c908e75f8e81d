"""Reading and writing, always as a whole: a change is stored completely or not at all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Executable, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablewright.engine.errors import TablewrightError
from tablewright.server.store import schema as s

#: What every move executes; made once, as making a statement takes longer than executing it.
CHANGE_TABLE: Final = (
    update(s.tables)
    .where(s.tables.c.id == bindparam("of_table"), s.tables.c.version == bindparam("after"))
    .values(revision=s.tables.c.revision + 1)
    .returning(s.tables.c.revision)
)
ADD_COMMAND: Final = insert(s.commands)
ADD_KEY: Final = insert(s.keys)


class StorageError(TablewrightError):
    """The database cannot be read or written now; nothing was changed."""


class Conflict(TablewrightError):
    """Another process changed the table first; nothing was changed."""


class TableRow(msgspec.Struct):
    """A table as it is stored, without its snapshot."""

    id: str
    owner: int | None
    game: str
    players: int
    options: dict[str, str]
    seed: str
    chosen_seed: bool
    commitment: str
    confirm: bool
    chat: bool
    watch: bool
    pace: str
    fork: bool
    status: str
    version: int
    revision: int
    waiting_for: list[int]
    standing: dict[str, list[int]]
    bots_asked: bool
    created: int
    updated: int


class SeatRow(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    kind: str
    name: str
    level: str
    link: str | None = None
    link_used: bool = False
    holder: int | None = None
    stand_in: str = ""
    notice_kind: str = ""
    notice_to: str = ""
    notice_failures: int = 0


class PassRow(msgspec.Struct):
    """Somebody's pass."""

    id: int
    name: str
    language: str
    house: bool


class Change(msgspec.Struct):
    """A command with all that is stored together with it."""

    version: int
    kind: str
    seat: int | None
    option: str
    outcomes: list[int]
    digest: str
    by: str
    status: str
    snapshot: bytes
    waiting_for: list[int]
    standing: dict[str, list[int]]
    bots_asked: bool
    key: str = ""
    request: str = ""
    answer: bytes = b""
    notify: list[int] = []


class Notice(msgspec.Struct):
    """A notice that is due."""

    id: int
    table: str
    seat: int
    version: int
    tries: int


JSON_COLUMNS: Final = ("options", "waiting_for", "standing")
ROW_COLUMNS: Final = tuple(s.tables.c[name] for name in TableRow.__struct_fields__)

#: Old answers are kept for as long as anybody might send the same request again.
KEY_DAYS: Final = 7


class OnChange(Protocol):
    """Told inside the transaction: which table, its new revision (-1: gone), the number of a line of chat."""

    async def __call__(
        self, connection: AsyncConnection, table: str, revision: int, chat: int = 0
    ) -> None: ...


class Store:
    """The database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.is_sqlite: Final = engine.dialect.name == "sqlite"
        # SQLite lets one write at a time; waiting here is better than failing there.
        self._turn: Final = asyncio.Lock()
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
            raise _storage_error(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is stored for good when the block is left, or not at all."""
        if self.is_sqlite:
            async with self._turn, self._transaction() as connection:
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
            raise _storage_error(error) from error

    async def prepare(self) -> None:
        """Make the tables of a new database; refuse one that a newer Tablewright wrote."""
        async with self.writing() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7406)"))  # one process at a time
            await connection.run_sync(s.METADATA.create_all)
            found = (
                await connection.execute(select(s.about.c.value).where(s.about.c.name == "schema"))
            ).scalar()
            if found is None:
                await connection.execute(insert(s.about).values(name="schema", value=str(s.SCHEMA)))
            elif int(found) > s.SCHEMA:
                raise StorageError(
                    f"The database was written by a newer Tablewright (schema {found}, "
                    f"this one knows {s.SCHEMA}). "
                    "Update Tablewright."
                )

    async def can_write(self) -> bool:
        """Whether a change could be stored now."""
        try:
            async with self.writing() as connection:
                await connection.execute(delete(s.about).where(s.about.c.name == "ready"))
                await connection.execute(insert(s.about).values(name="ready", value=str(int(time.time()))))
        except (StorageError, Conflict):
            return False
        return True

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def _all(self, statement: Executable) -> list[Any]:
        async with self.reading() as connection:
            return list((await connection.execute(statement)).all())

    async def _first(self, statement: Executable) -> Any | None:
        async with self.reading() as connection:
            return (await connection.execute(statement)).first()

    # ------------------------------------------------------------------------------------------- passes

    async def new_pass(self, hashed: str) -> PassRow:
        """Note a pass by its hash."""
        async with self.writing() as connection:
            statement = insert(s.passes).values(hash=hashed, name="", language="", house=False, created=now())
            result = await connection.execute(statement)
            key = result.inserted_primary_key
            assert key is not None
            return PassRow(int(next(iter(key))), "", "", False)

    async def find_pass(self, hashed: str) -> PassRow | None:
        """The pass of a hash."""
        columns = (s.passes.c.id, s.passes.c.name, s.passes.c.language, s.passes.c.house)
        row = await self._first(select(*columns).where(s.passes.c.hash == hashed))
        return None if row is None else PassRow(*row)

    async def language_of(self, pass_id: int | None) -> str:
        """The language somebody wants to be spoken to in; empty if they never said."""
        row = await self._first(select(s.passes.c.language).where(s.passes.c.id == pass_id))
        return "" if row is None else str(row[0])

    async def set_pass(self, pass_id: int, **values: object) -> None:
        """Change what is known of somebody."""
        async with self.writing() as connection:
            await connection.execute(update(s.passes).where(s.passes.c.id == pass_id).values(**values))

    async def forget(self, pass_id: int) -> list[str]:
        """Remove a pass and all that belongs to the person; returns the tables where a seat became free."""
        async with self.writing() as connection:
            mine = select(s.seats.c.table_id).where(s.seats.c.holder == pass_id).distinct()
            freed = [str(row[0]) for row in (await connection.execute(mine)).all()]
            await connection.execute(
                update(s.seats)
                .where(s.seats.c.holder == pass_id)
                .values(holder=None, name="", notice_kind="", notice_to="")
            )
            await connection.execute(update(s.tables).where(s.tables.c.owner == pass_id).values(owner=None))
            await connection.execute(delete(s.seen).where(s.seen.c.pass_id == pass_id))
            await connection.execute(delete(s.passes).where(s.passes.c.id == pass_id))
            for table_id in freed:
                await self._touch(connection, table_id)
        return freed

    # ------------------------------------------------------------------------------------------- tables

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], begun: Change | None, base: bytes | None = None
    ) -> None:
        """Store a new table; `begun` if it starts at once."""
        values = _plain_row(row)
        values["snapshot"] = None
        values["base"] = base
        async with self.writing() as connection:
            await connection.execute(insert(s.tables).values(**values))
            await connection.execute(
                insert(s.seats), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats]
            )
            if begun is not None:
                await self._store(connection, row.id, 0, begun)

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

    async def set_table(self, table_id: str, **values: object) -> int:
        """Change settings of a table; the new revision."""
        async with self.writing() as connection:
            return await self._touch(connection, table_id, **values)

    async def set_seat(self, table_id: str, seat: int, **values: object) -> int:
        """Change a seat; the new revision of the table."""
        async with self.writing() as connection:
            await connection.execute(_of_seat(table_id, seat).values(**values))
            return await self._touch(connection, table_id)

    async def use_link(self, hashed: str, holder: int, name: str) -> tuple[str, int] | None:
        """Give a seat to whoever followed its link, if nobody did before; the table and the seat."""
        async with self.writing() as connection:
            place = (
                await connection.execute(
                    select(s.seats.c.table_id, s.seats.c.seat, s.seats.c.name).where(s.seats.c.link == hashed)
                )
            ).first()
            if place is None:
                return None
            table_id, seat, proposed = place
            free = _of_seat(table_id, seat).where(s.seats.c.link == hashed, s.seats.c.link_used.is_(False))
            taken = await connection.execute(
                free.values(link_used=True, holder=holder, name=name or proposed)
            )
            if taken.rowcount != 1:
                raise Conflict("The link was used.")
            await self._touch(connection, table_id)
            return str(table_id), int(seat)

    async def remove_table(self, table_id: str) -> None:
        """Remove a table with all that belongs to it."""
        async with self.writing() as connection:
            await connection.execute(delete(s.tables).where(s.tables.c.id == table_id))
            if self.on_change is not None:
                await self.on_change(connection, table_id, -1)

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables where a bot is asked and nothing has happened since."""
        statement = select(s.tables.c.id).where(s.tables.c.bots_asked.is_(True), s.tables.c.updated <= before)
        return [str(row[0]) for row in await self._all(statement.limit(100))]

    # ------------------------------------------------------------------------------------------- commands

    async def commit(self, table_id: str, change: Change) -> int:
        """Store a command; raises Conflict if another one made this version. The new revision."""
        async with self.writing() as connection:
            return await self._store(connection, table_id, change.version - 1, change)

    async def _store(self, connection: AsyncConnection, table_id: str, after: int, change: Change) -> int:
        at = now()
        result = await connection.execute(
            CHANGE_TABLE,
            {
                "of_table": table_id,
                "after": after,
                "version": change.version,
                "status": change.status,
                "snapshot": change.snapshot,
                "waiting_for": _json(change.waiting_for),
                "standing": _json(change.standing),
                "bots_asked": change.bots_asked,
                "updated": at,
            },
        )
        revision = result.scalar()
        if revision is None:
            raise Conflict("Another process changed the table first.")
        await connection.execute(
            ADD_COMMAND,
            {
                "table_id": table_id,
                "version": change.version,
                "kind": change.kind,
                "seat": change.seat,
                "option": change.option,
                "outcomes": _json(change.outcomes),
                "digest": change.digest,
                "by": change.by,
                "at": at,
            },
        )
        if change.key:
            await connection.execute(
                ADD_KEY,
                {
                    "table_id": table_id,
                    "seat": change.seat,
                    "key": change.key,
                    "request": change.request,
                    "answer": change.answer,
                    "at": at,
                },
            )
        for seat in change.notify:
            await connection.execute(
                insert(s.outbox).values(table_id=table_id, seat=seat, version=change.version, tries=0, due=at)
            )
        if self.on_change is not None:
            await self.on_change(connection, table_id, int(revision))
        return int(revision)

    async def _touch(self, connection: AsyncConnection, table_id: str, **values: object) -> int:
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

    async def tidy(self) -> None:
        """Remove answers that nobody will ask for again."""
        async with self.writing() as connection:
            await connection.execute(delete(s.keys).where(s.keys.c.at < now() - KEY_DAYS * 86_400))

    # ------------------------------------------------------------------------------------------- the rest

    async def report(self, values: dict[str, object]) -> None:
        """Keep what is needed to see a rule fail again."""
        async with self.writing() as connection:
            await connection.execute(insert(s.reports).values(at=now(), **values))

    async def say(self, table_id: str, seat: int, name: str, line: str) -> tuple[int, int]:
        """Add a line of chat; its number and time."""
        async with self.writing() as connection:
            at = now()
            statement = insert(s.chat).values(table_id=table_id, seat=seat, name=name, text=line, at=at)
            key = (await connection.execute(statement)).inserted_primary_key
            assert key is not None
            number = int(next(iter(key)))
            if self.on_change is not None:
                await self.on_change(connection, table_id, 0, number)
            return number, at

    async def chat_of(self, table_id: str, after: int = 0) -> list[tuple[int, int, str, str, int]]:
        """The chat of a table: number, seat, name, text, time; the last 200 lines."""
        columns = (s.chat.c.id, s.chat.c.seat, s.chat.c.name, s.chat.c.text, s.chat.c.at)
        statement = select(*columns).where(s.chat.c.table_id == table_id, s.chat.c.id > after)
        rows = await self._all(statement.order_by(s.chat.c.id.desc()).limit(200))
        return [tuple(row) for row in reversed(rows)]

    async def set_seen(self, pass_id: int, table_id: str, version: int) -> None:
        """Note how far somebody has read a table's log."""
        async with self.writing() as connection:
            mine = (s.seen.c.pass_id == pass_id) & (s.seen.c.table_id == table_id)
            changed = await connection.execute(update(s.seen).where(mine).values(version=version))
            if not changed.rowcount:
                await connection.execute(
                    insert(s.seen).values(pass_id=pass_id, table_id=table_id, version=version)
                )

    async def seen(self, pass_id: int, table_id: str) -> int:
        """How far somebody has read a table's log."""
        mine = (s.seen.c.pass_id == pass_id) & (s.seen.c.table_id == table_id)
        row = await self._first(select(s.seen.c.version).where(mine))
        return 0 if row is None else int(row[0])

    async def take_notices(self, at: int, again_at: int) -> list[Notice]:
        """The notices that are due; each comes up again later unless it is settled."""
        async with self.writing() as connection:
            columns = (
                s.outbox.c.id,
                s.outbox.c.table_id,
                s.outbox.c.seat,
                s.outbox.c.version,
                s.outbox.c.tries,
            )
            found = select(*columns).where(s.outbox.c.due <= at).order_by(s.outbox.c.id).limit(20)
            due = [Notice(*row) for row in (await connection.execute(found)).all()]
            await connection.execute(
                update(s.outbox)
                .where(s.outbox.c.id.in_([notice.id for notice in due]))
                .values(due=again_at, tries=s.outbox.c.tries + 1)
            )
            return due

    async def settle_notice(self, notice: Notice, failed: bool) -> None:
        """A notice was sent, or given up."""
        async with self.writing() as connection:
            await connection.execute(delete(s.outbox).where(s.outbox.c.id == notice.id))
            count = s.seats.c.notice_failures + 1 if failed else 0
            await connection.execute(_of_seat(notice.table, notice.seat).values(notice_failures=count))

    async def count(self, status: str) -> int:
        """How many tables are in a status."""
        row = await self._first(select(func.count()).select_from(s.tables).where(s.tables.c.status == status))
        return 0 if row is None else int(row[0])


def _of_seat(table_id: str, seat: int) -> Any:
    return update(s.seats).where(s.seats.c.table_id == table_id, s.seats.c.seat == seat)


def _plain_row(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    for name in JSON_COLUMNS:
        values[name] = _json(values[name])
    return values


def _table_row(row: Any) -> TableRow:
    values = dict(row._mapping)
    for name in JSON_COLUMNS:
        values[name] = msgspec.json.decode(values[name])
    return TableRow(**values)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _storage_error(error: Exception) -> StorageError:
    """Says what went wrong, without the values of the statement: they may be secrets."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    return StorageError(f"{type(inner).__name__}: {inner}")


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def open_store(url: str) -> Store:
    """The database at an address."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=5, max_overflow=5)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return Store(engine)
    return Store(create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True))


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """R4: a move that was answered survives the loss of power; hence FULL, not NORMAL."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
