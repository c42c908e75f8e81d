"""The stencils of all games (`tablewright.service.stencils`), cut when somebody first looks at one."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple

from tablewright.server.workers import Workers
from tablewright.service.stencils import CUT_STENCILS, LEARN_STENCILS, StencilsWish
from tablewright.service.work import WorkFailed

CUT_SECONDS: Final = 30.0
LEARN_SECONDS: Final = 5.0


class KeptStencils(NamedTuple):
    """Stencils: their name, what pages are told (gzip), what those learn who draw."""

    name: str
    told: bytes
    learnt: bytes


class StencilRoom:
    """Nobody who looks at a table waits for stencils: until they are cut, and learnt by those who draw, views
    are sent whole.
    """

    def __init__(self, cutters: Workers, drawing: Workers) -> None:
        self._cutters: Final = cutters
        self._drawing: Final = drawing
        self._kept: Final[dict[StencilsWish, KeptStencils]] = {}
        self._tasks: Final[dict[StencilsWish | int, asyncio.Task[None]]] = {}

    def name_of(self, wish: StencilsWish) -> str:
        """The name of some stencils; empty as long as they are not cut, which is begun then."""
        kept = self._kept.get(wish)
        if kept is None:
            self._begin(wish, self._cut(wish))
            return ""
        return kept.name

    async def told(self, wish: StencilsWish) -> KeptStencils | None:
        """Stencils for a page, cut for it if need be; None if they cannot be."""
        if wish not in self._kept:
            await asyncio.shield(self._begin(wish, self._cut(wish)))
        return self._kept.get(wish)

    def teach(self, wish: StencilsWish, place: int) -> None:
        """Somebody who draws does not know them yet, or not any more."""
        worker = place % self._drawing.count
        if wish in self._kept:
            self._begin(worker, self._teach(self._kept[wish], worker))

    def _begin(self, what: StencilsWish | int, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """The task that does it; nothing is done twice at the same time."""
        if what in self._tasks:
            work.close()
        else:
            self._tasks[what] = asyncio.create_task(work)
            self._tasks[what].add_done_callback(lambda _task: self._tasks.pop(what))
        return self._tasks[what]

    async def _cut(self, wish: StencilsWish) -> None:
        with suppress(WorkFailed):
            done = await self._cutters.do(CUT_STENCILS, wish, CUT_SECONDS)
            told = await asyncio.to_thread(gzip.compress, done.told, 9, mtime=0)
            self._kept[wish] = KeptStencils(done.name, told, done.learnt)

    async def _teach(self, kept: KeptStencils, worker: int) -> None:
        with suppress(WorkFailed):
            await self._drawing.do(LEARN_STENCILS, kept.learnt, LEARN_SECONDS, worker)

    async def close(self) -> None:
        """No more of it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
