"""What lies ahead of a seat, sent after its question."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tablewright.server.hosted import HostedTable
from tablewright.server.tables import Tables
from tablewright.service.problems import Problem
from tablewright.service.screens import Standpoint
from tablewright.service.service import TableService


class SentOutlook:
    """What lies ahead of a seat is sent to its audience when it is worked out: after the question, and only
    if that still stands. The newest question wins.
    """

    def __init__(
        self,
        standpoint: Standpoint,
        tell: Callable[[bytes, HostedTable], None],
        tables: Tables,
        service: TableService,
    ) -> None:
        self._standpoint: Final = standpoint
        self._tell: Final = tell
        self._tables: Final = tables
        self._service: Final = service
        self._task: asyncio.Task[None] | None = None

    def wanted(self, version: int, is_asked: bool) -> None:
        """A question is on the screens now, or none is; what was under way for another one is dropped."""
        self.stop()
        if is_asked and self._standpoint.scenes:
            self._task = asyncio.create_task(self._send(version))

    def stop(self) -> None:
        """Nobody needs it any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _send(self, version: int) -> None:
        standpoint = self._standpoint
        assert standpoint.seat is not None
        with suppress(Problem):  # the table has changed, or there is too much to do: the page does without
            seated = await self._tables.get(standpoint.table)
            frame = await self._service.ahead(seated, standpoint.seat, standpoint.language)
            seated = await self._tables.get(standpoint.table)
            if seated.version == version:
                self._tell(frame, seated)
