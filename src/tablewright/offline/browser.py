"""Where a browser's worker comes in: its functions for us, and ours for it.

Nothing here is known of JavaScript but this: bytes come as arrays that know ``to_bytes``, promises can be
awaited, and ``None`` and what is undefined are the same.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablewright.offline.desk import Desk
from tablewright.offline.mate import work
from tablewright.service import messages as m
from tablewright.service.problems import Problem

__all__ = ["Worker", "work"]


class _Page:
    """What the worker's own functions do for us; see `tablewright.offline.outside`."""

    def __init__(self, functions: Any) -> None:
        self._functions: Final = functions

    async def bring(self, game: str) -> None:
        await self._functions.bring(game)

    async def keep(self, table: str, before: int, version: int, kept: bytes, cards: bytes) -> bool:
        return bool(await self._functions.keep(table, before, version, kept, cards.decode()))

    async def fetch(self, table: str) -> bytes | None:
        found = await self._functions.fetch(table)
        return None if found is None else bytes(found.to_bytes())

    async def forget(self, table: str) -> None:
        await self._functions.forget(table)

    async def work(self, kind: str, game: str, wish: bytes) -> bytes:
        return bytes((await self._functions.work(kind, game, wish)).to_bytes())

    def tell(self, stream: str, frame: bytes) -> None:
        self._functions.tell(stream, frame.decode())


class Worker:
    """The desk, as the worker asks it: texts in, texts out."""

    def __init__(self, functions: Any) -> None:
        self._outside: Final = _Page(functions)
        self._desk: Final = Desk(self._outside)

    async def ask(self, method: str, address: str, body: str, key: str) -> tuple[int, str]:
        """The status of the answer and its JSON."""
        told = await self._desk.ask(method, address, body.encode(), key)
        return told.status, told.body.decode()

    async def listen(self, stream: str, table: str, hello: str) -> None:
        """A page shows a table; one that is not there is told by a goodbye."""
        try:
            await self._desk.tables.listen(stream, table, msgspec.json.decode(hello, type=m.Greeting))
        except Problem:
            self._outside.tell(stream, b'{"type":"bye","code":"not-yours"}')

    def hush(self, stream: str) -> None:
        """The page has gone."""
        self._desk.tables.hush(stream)

    async def changed_elsewhere(self, table: str) -> None:
        """Another window has changed a table."""
        await self._desk.tables.changed_elsewhere(table)
