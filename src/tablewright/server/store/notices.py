"""Notices that wait to be sent."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from tablewright.server.store import schema as s
from tablewright.server.store.database import Database, of_seat
from tablewright.server.store.rows import DueNotice


class NoticeStore(Database):
    """The outbox."""

    async def take_notices(self, at: int, again_at: int) -> list[DueNotice]:
        """The notices that are due; each comes up again later unless it is settled."""
        async with self.writing() as connection:
            columns = (
                s.outbox.c.id,
                s.outbox.c.table_id,
                s.outbox.c.seat,
                s.outbox.c.version,
                s.outbox.c.tries,
            )
            # Nothing is put off for longer than to `again_at`, unless the clock was set back since.
            is_due = (s.outbox.c.due <= at) | (s.outbox.c.due > again_at)
            found = select(*columns).where(is_due).order_by(s.outbox.c.id).limit(20)
            due = [DueNotice(*row) for row in (await connection.execute(found)).all()]
            await connection.execute(
                update(s.outbox)
                .where(s.outbox.c.id.in_([notice.id for notice in due]))
                .values(due=again_at, tries=s.outbox.c.tries + 1)
            )
            return due

    async def settle_notice(self, notice: DueNotice, failures: int | None = None) -> None:
        """A notice was sent, given up or not needed; the seat's address has failed so often in a row."""
        async with self.writing() as connection:
            await connection.execute(delete(s.outbox).where(s.outbox.c.id == notice.id))
            if failures is not None:
                await connection.execute(of_seat(notice.table, notice.seat).values(notice_failures=failures))
