"""People: who they are, how far they have read, what they say to each other."""

from __future__ import annotations

from typing import Final

from tablewright.server import messages as m
from tablewright.server import tokens
from tablewright.server.hosted import HostedTable
from tablewright.server.hub import Hub
from tablewright.server.seating import Seating
from tablewright.server.store import PassRow, SeatRow, Store, TableRow
from tablewright.server.stored import stored

#: So much of a conversation is told.
CHAT_LINES: Final = 200


class People:
    """What is known of everybody."""

    def __init__(self, store: Store, seating: Seating, hub: Hub) -> None:
        self._store: Final = store
        self._seating: Final = seating
        self._hub: Final = hub

    async def find(self, hashed: str) -> PassRow | None:
        """Whose pass it is."""
        return await stored(self._store.find_pass(hashed))

    async def new_pass(self, secret: str) -> PassRow:
        """Note a new pass."""
        return await stored(self._store.new_pass(tokens.hashed(secret)))

    async def set_pass(self, pass_id: int, **values: object) -> None:
        """Change what is known of somebody."""
        await stored(self._store.set_pass(pass_id, **values))

    async def forget(self, pass_id: int) -> None:
        """Forget somebody: their streams end, their seats wait for a new link, others have their tables."""
        tables = await stored(self._store.forget(pass_id))
        self._hub.close_streams_of(pass_id)
        for table in tables.removed:
            self._seating.gone(table)
        for table in tables.changed:
            await self._seating.freed(table)

    async def is_known(self, pass_id: int) -> bool:
        """Whether somebody was not forgotten, by whichever process."""
        return await stored(self._store.is_known(pass_id))

    async def tables_of(self, pass_id: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """All tables of somebody."""
        return await stored(self._store.tables_of(pass_id))

    async def seen(self, known: PassRow | None, table: str) -> int:
        """How far somebody has read the log."""
        return 0 if known is None else await stored(self._store.seen(known.id, table))

    async def set_seen(self, pass_id: int, table: str, version: int) -> None:
        """Note how far somebody has read the log."""
        await stored(self._store.set_seen(pass_id, table, version))

    async def learnt(self, known: PassRow | None, game: str) -> list[str]:
        """The parts of the lessons that somebody has been through."""
        return [] if known is None else await stored(self._store.learnt(known.id, game))

    async def set_learnt(self, pass_id: int, game: str, part: str) -> None:
        """Note that somebody has been through a part of the lessons."""
        await stored(self._store.set_learnt(pass_id, game, part))

    async def chat_of(self, table: str, after: int = 0, most: int = CHAT_LINES) -> list[m.ChatLine]:
        """What was said at a table; the last lines, or the first ones after a line."""
        return [m.ChatLine(*line) for line in await stored(self._store.chat_of(table, after, most))]

    async def last_line(self) -> int:
        """The number of what was said last, at whichever table."""
        return await stored(self._store.last_line())

    async def say(self, seated: HostedTable, seat: int, text: str) -> m.ChatLine:
        """Say something to everybody at a table."""
        name, holder = seated.seats[seat].name, seated.seats[seat].holder
        number, at = await stored(self._store.say(seated.id, seat, name, text, holder))
        line = m.ChatLine(number, seat, name, text, at)
        self._hub.tell_chat(seated, line)
        return line
