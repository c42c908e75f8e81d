"""How databases of earlier versions are brought up to date: numbered steps, each as it was when it was new.

A step is plain SQL: it must still do the same when the schema has long become another one. All steps run in
one transaction, after a copy of an SQLite file was made; a start that fails leaves the database as it was.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection


class Migration(NamedTuple):
    """One step: the schema it leads to, and the statements for each database."""

    schema: int
    sqlite: tuple[str, ...]
    postgresql: tuple[str, ...]


#: Tables whose owner was forgotten belong to whoever sits there first.
_HAND_OVER: Final = (
    "UPDATE tables SET owner = (SELECT holder FROM seats WHERE seats.table_id = tables.id"
    " AND holder IS NOT NULL ORDER BY seat LIMIT 1) WHERE owner IS NULL"
)

#: Numbers of passes, lines of chat and notices are never used again (PostgreSQL never did), and a line of
#: chat belongs to whoever said it. A number may still be known from a table or seat of somebody forgotten.
NUMBERS_USED_ONCE: Final = Migration(
    2,
    sqlite=(
        "CREATE TABLE new_passes (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, hash VARCHAR(64) NOT NULL"
        " UNIQUE, name VARCHAR(80) NOT NULL, language VARCHAR(2) NOT NULL, house BOOLEAN NOT NULL,"
        " created INTEGER NOT NULL)",
        "INSERT INTO new_passes SELECT id, hash, name, language, house, created FROM passes",
        "DROP TABLE passes",
        "ALTER TABLE new_passes RENAME TO passes",
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'passes', 0"
        " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'passes')",
        "UPDATE sqlite_sequence SET seq = max(seq, (SELECT coalesce(max(holder), 0) FROM seats),"
        " (SELECT coalesce(max(owner), 0) FROM tables), (SELECT coalesce(max(pass_id), 0) FROM seen))"
        " WHERE name = 'passes'",
        "DROP INDEX chat_table",
        "CREATE TABLE new_chat (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, table_id VARCHAR(16) NOT NULL,"
        " seat INTEGER NOT NULL, name VARCHAR(80) NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,"
        " pass_id INTEGER, FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
        "INSERT INTO new_chat SELECT id, table_id, seat, name, text, at, NULL FROM chat",
        "DROP TABLE chat",
        "ALTER TABLE new_chat RENAME TO chat",
        "CREATE INDEX chat_table ON chat (table_id)",
        "CREATE INDEX chat_pass ON chat (pass_id)",
        "DROP INDEX outbox_due",
        "CREATE TABLE new_outbox (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,"
        " table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, version INTEGER NOT NULL,"
        " tries INTEGER NOT NULL, due INTEGER NOT NULL,"
        " FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
        "INSERT INTO new_outbox SELECT id, table_id, seat, version, tries, due FROM outbox",
        "DROP TABLE outbox",
        "ALTER TABLE new_outbox RENAME TO outbox",
        "CREATE INDEX outbox_due ON outbox (due)",
        _HAND_OVER,
    ),
    postgresql=(
        "ALTER TABLE chat ADD COLUMN pass_id INTEGER",
        "CREATE INDEX chat_pass ON chat (pass_id)",
        _HAND_OVER,
    ),
)

_LEARNT: Final = (
    "CREATE TABLE learnt (pass_id INTEGER NOT NULL, game VARCHAR(60) NOT NULL, part VARCHAR(60) NOT NULL,"
    " PRIMARY KEY (pass_id, game, part))"
)

#: Which parts of lessons somebody has been through.
LESSONS: Final = Migration(3, sqlite=(_LEARNT,), postgresql=(_LEARNT,))

ALL: Final = (NUMBERS_USED_ONCE, LESSONS)


async def migrate(connection: AsyncConnection, found: int) -> None:
    """Bring a database of an earlier schema up to date, inside a transaction."""
    dialect = connection.dialect.name
    for step in ALL:
        if step.schema > found:
            for statement in step.sqlite if dialect == "sqlite" else step.postgresql:
                await connection.exec_driver_sql(statement)
