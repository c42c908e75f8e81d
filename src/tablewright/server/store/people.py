"""People: their passes, how far they have read, what they say."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablewright.server.store import schema as s
from tablewright.server.store.database import Database, now
from tablewright.server.store.errors import Conflict
from tablewright.server.store.rows import PassRow


class Forgotten(NamedTuple):
    """The tables of somebody: those that go on, and those that nobody could reach any more."""

    changed: list[str]
    removed: list[str]


class PeopleStore(Database):
    """Passes, marks in logs, chat, lessons."""

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

    async def is_known(self, pass_id: int) -> bool:
        """Whether a pass was not forgotten."""
        return await self._first(select(s.passes.c.id).where(s.passes.c.id == pass_id)) is not None

    async def forget(self, pass_id: int) -> Forgotten:
        """Remove a pass and all that belongs to the person; where that leaves nobody, the table, too."""
        async with self.writing() as connection:
            held = select(s.seats.c.table_id, s.seats.c.seat).where(s.seats.c.holder == pass_id)
            seats = [(str(table), int(seat)) for table, seat in (await connection.execute(held)).all()]
            owned = select(s.tables.c.id).where(s.tables.c.owner == pass_id)
            tables = {table for table, _ in seats} | {str(one) for (one,) in await connection.execute(owned)}
            await _forget_words(connection, pass_id, seats)
            await connection.execute(
                update(s.seats)
                .where(s.seats.c.holder == pass_id)
                .values(holder=None, name="", notice_kind="", notice_to="")
            )
            await connection.execute(delete(s.seen).where(s.seen.c.pass_id == pass_id))
            await connection.execute(delete(s.learnt).where(s.learnt.c.pass_id == pass_id))
            await connection.execute(delete(s.passes).where(s.passes.c.id == pass_id))
            if self.on_change is not None:
                await self.on_change(connection, "", 0, forgotten=pass_id)
            done = Forgotten([], [])
            for table in sorted(tables):
                is_kept = await self._hand_over(connection, table, pass_id)
                (done.changed if is_kept else done.removed).append(table)
        return done

    async def _hand_over(self, connection: AsyncConnection, table: str, owner: int) -> bool:
        """The table of somebody who goes belongs to whoever sits there first, or comes first; false if
        nobody can.
        """
        of_table = s.seats.c.table_id == table
        holders = select(s.seats.c.holder).where(of_table, s.seats.c.holder.is_not(None))
        heir = (await connection.execute(holders.order_by(s.seats.c.seat).limit(1))).scalar()
        invited = select(s.seats.c.seat).where(of_table, s.seats.c.kind == "link", ~s.seats.c.link_used)
        left = (await connection.execute(select(s.tables.c.owner).where(s.tables.c.id == table))).scalar()
        if heir is None and left in (owner, None) and (await connection.execute(invited)).first() is None:
            await connection.execute(delete(s.tables).where(s.tables.c.id == table))
            if self.on_change is not None:
                await self.on_change(connection, table, -1)
            return False
        await self.touch(connection, table, owner=heir if left == owner else left)
        return True

    async def forget_unused(self, before: int) -> None:
        """Remove passes of visitors who have neither name, table nor seat, and came before that time."""
        unused = select(s.passes.c.id).where(
            s.passes.c.created < before,
            s.passes.c.name == "",
            s.passes.c.house.is_(False),
            ~exists().where(s.seats.c.holder == s.passes.c.id),
            ~exists().where(s.tables.c.owner == s.passes.c.id),
        )
        async with self.writing() as connection:
            for noted in (s.seen, s.learnt):
                await connection.execute(delete(noted).where(noted.c.pass_id.in_(unused)))
            await connection.execute(delete(s.passes).where(s.passes.c.id.in_(unused)))

    async def say(
        self, table_id: str, seat: int, name: str, line: str, pass_id: int | None
    ) -> tuple[int, int]:
        """Add a line of chat; its number and time."""
        async with self.writing() as connection:
            at = now()
            said = {"seat": seat, "name": name, "text": line, "at": at, "pass_id": pass_id}
            statement = insert(s.chat).values(table_id=table_id, **said)
            key = (await connection.execute(statement)).inserted_primary_key
            assert key is not None
            number = int(next(iter(key)))
            if self.on_change is not None:
                await self.on_change(connection, table_id, 0, number)
            return number, at

    async def chat_of(self, table_id: str, after: int, most: int) -> list[tuple[int, int, str, str, int]]:
        """The chat of a table: number, seat, name, text, time; the last lines, after a line the first."""
        columns = (s.chat.c.id, s.chat.c.seat, s.chat.c.name, s.chat.c.text, s.chat.c.at)
        statement = select(*columns).where(s.chat.c.table_id == table_id, s.chat.c.id > after)
        if after:
            return [tuple(row) for row in await self._all(statement.order_by(s.chat.c.id).limit(most))]
        rows = await self._all(statement.order_by(s.chat.c.id.desc()).limit(most))
        return [tuple(row) for row in reversed(rows)]

    async def last_line(self) -> int:
        """The highest number of a line of chat."""
        row = await self._first(select(func.coalesce(func.max(s.chat.c.id), 0)))
        return 0 if row is None else int(row[0])

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

    async def set_learnt(self, pass_id: int, game: str, part: str) -> None:
        """Note that somebody has been through a part of the lessons."""
        if part in await self.learnt(pass_id, game):
            return
        try:
            async with self.writing() as connection:
                await connection.execute(insert(s.learnt).values(pass_id=pass_id, game=game, part=part))
        except Conflict:
            return  # the same person has just said so elsewhere

    async def learnt(self, pass_id: int, game: str) -> list[str]:
        """The parts of the lessons that somebody has been through."""
        mine = (s.learnt.c.pass_id == pass_id) & (s.learnt.c.game == game)
        return [str(row[0]) for row in await self._all(select(s.learnt.c.part).where(mine))]


async def _forget_words(connection: AsyncConnection, pass_id: int, seats: list[tuple[str, int]]) -> None:
    """Remove what somebody said; lines of old do not tell who said them, but the seat does."""
    await connection.execute(delete(s.chat).where(s.chat.c.pass_id == pass_id))
    for table, seat in seats:
        old = (s.chat.c.table_id == table) & (s.chat.c.seat == seat) & s.chat.c.pass_id.is_(None)
        await connection.execute(delete(s.chat).where(old))
