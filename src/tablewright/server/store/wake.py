"""Several processes on one PostgreSQL: whoever changes a table wakes the others (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL: Final = "tablewright"
RETRY_SECONDS: Final = 2.0
CONNECT_SECONDS: Final = 10.0

log = structlog.get_logger("tablewright.wake")


class Call(msgspec.Struct, array_like=True):
    """What is told: who tells it, the table, its revision (-1: gone), the number of a line of chat, that of
    a pass that is forgotten.
    """

    process: str
    table: str
    revision: int
    chat: int
    forgotten: int


class WakeUp:
    """The line between the processes."""

    def __init__(
        self,
        url: str,
        on_call: Callable[[Call], Awaitable[None]],
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self.process: Final = secrets.token_hex(6)
        self._url: Final = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_call: Final = on_call
        self._catch_up: Final = catch_up
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def tell(
        self, connection: AsyncConnection, table: str, revision: int, chat: int = 0, forgotten: int = 0
    ) -> None:
        """Wake the others when this transaction is stored."""
        payload = msgspec.json.encode(Call(self.process, table, revision, chat, forgotten)).decode()
        await connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})

    async def listen(self) -> None:
        """Hear the others; connects again whenever the connection is lost, and sees what was missed."""
        import asyncpg

        while True:
            try:
                await self._hold_line(await asyncpg.connect(self._url, timeout=CONNECT_SECONDS))
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("wake-line-lost", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _hold_line(self, connection: Any) -> None:
        try:
            await connection.add_listener(CHANNEL, self._heard)
            await self._catch_up()
            while not connection.is_closed():
                await asyncio.sleep(RETRY_SECONDS)
                await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
        finally:
            with suppress(Exception):
                await connection.close(timeout=2)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        call = msgspec.json.decode(str(payload), type=Call)
        if call.process != self.process:
            task = asyncio.create_task(self._answer(call))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, call: Call) -> None:
        try:
            await self._on_call(call)
        except Exception as error:  # whatever goes wrong with one table, the line stays open
            log.warning("wake-failed", table=call.table, error=type(error).__name__)
