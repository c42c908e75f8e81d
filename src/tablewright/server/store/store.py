"""The whole store."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from tablewright.server.store.database import now
from tablewright.server.store.notices import NoticeStore
from tablewright.server.store.people import PeopleStore
from tablewright.server.store.tables import TableStore

DAY: Final = 86_400
#: Old answers are kept for as long as anybody might send the same request again.
KEY_DAYS: Final = 7
#: A visitor who did nothing is known for so long.
VISIT_DAYS: Final = 1


class Store(PeopleStore, TableStore, NoticeStore):
    """Reads and writes, always as a whole: a change is stored completely or not at all."""

    async def tidy(self, at: int | None = None) -> None:
        """Remove what nobody will ask for again."""
        at = now() if at is None else at
        await self.forget_keys(at - KEY_DAYS * DAY)
        await self.forget_unused(at - VISIT_DAYS * DAY)


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
