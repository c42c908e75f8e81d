"""The stencils of all games (`tablewright.service.stencils`), cut when somebody first looks at one."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple

import structlog

from tablewright.server.fair import FairQueue
from tablewright.server.workers import Workers
from tablewright.service.stencils import CUT_STENCILS, LEARN_STENCILS, StencilsWish
from tablewright.service.work import WorkFailed, WorkLate, WorkLost

#: Cutting comes after everything else, so on a busy machine it takes many times its few seconds.
CUT_SECONDS: Final = 120.0
LEARN_SECONDS: Final = 20.0
#: A game whose demonstrations fail is left alone for so long; one that took too long, for as long as it took.
PAUSE_SECONDS: Final = 600.0

log = structlog.get_logger("tablewright.stencils")


class KeptStencils(NamedTuple):
    """Stencils: their name, what pages are told (gzip), what those learn who draw."""

    name: str
    told: bytes
    learnt: bytes


class StencilRoom:
    """Nobody who looks at a table waits for stencils to be cut: until then views are sent whole."""

    def __init__(self, cutters: FairQueue, drawing: Workers) -> None:
        self._cutters: Final = cutters
        self._drawing: Final = drawing
        self._not_before: Final[dict[StencilsWish, float]] = {}
        self._kept: Final[dict[StencilsWish, KeptStencils]] = {}
        self._tasks: Final[dict[tuple[StencilsWish, int | None], asyncio.Task[None]]] = {}

    def name_of(self, wish: StencilsWish) -> str:
        """The name of some stencils; empty as long as they are not cut, which is begun then."""
        kept = self._kept.get(wish)
        if kept is None:
            self._begin_to_cut(wish)
            return ""
        return kept.name

    async def told(self, wish: StencilsWish) -> KeptStencils | None:
        """Stencils for a page, cut for it if need be; None if they cannot be."""
        if wish not in self._kept and (task := self._begin_to_cut(wish)):
            await asyncio.shield(task)
        return self._kept.get(wish)

    async def teach(self, wish: StencilsWish, place: int) -> None:
        """Somebody who draws does not know them yet, or, in a new process, not any more."""
        worker = place % self._drawing.count
        if wish in self._kept:
            await asyncio.shield(self._begin((wish, worker), self._teach(self._kept[wish], worker)))

    def _begin_to_cut(self, wish: StencilsWish) -> asyncio.Task[None] | None:
        if time.monotonic() < self._not_before.get(wish, 0.0):
            return None
        return self._begin((wish, None), self._cut(wish))

    def _begin(
        self, what: tuple[StencilsWish, int | None], work: Coroutine[Any, Any, None]
    ) -> asyncio.Task[None]:
        """The task that does it; nothing is done twice at the same time."""
        if what in self._tasks:
            work.close()
        else:
            self._tasks[what] = asyncio.create_task(work)
            self._tasks[what].add_done_callback(lambda _task: self._tasks.pop(what))
        return self._tasks[what]

    async def _cut(self, wish: StencilsWish) -> None:
        """Cut them, and have them learnt by all who draw, so that the next view can lie over them."""
        try:
            done = await self._cutters.do(CUT_STENCILS, wish, CUT_SECONDS, "stencils")
        except WorkLost:
            return  # too much to do, or nobody to do it: whoever looks next asks again
        except WorkFailed as error:
            log.warning("no-stencils", game=wish.game, error=str(error))
            pause = CUT_SECONDS if isinstance(error, WorkLate) else PAUSE_SECONDS
            self._not_before[wish] = time.monotonic() + pause
            return
        told = await asyncio.to_thread(gzip.compress, done.told, 9, mtime=0)
        kept = KeptStencils(done.name, told, done.learnt)
        await asyncio.gather(*(self._teach(kept, worker) for worker in range(self._drawing.count)))
        self._kept[wish] = kept

    async def _teach(self, kept: KeptStencils, worker: int) -> None:
        with suppress(WorkFailed):
            await self._drawing.do(LEARN_STENCILS, kept.learnt, LEARN_SECONDS, worker)

    async def close(self) -> None:
        """No more of it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
