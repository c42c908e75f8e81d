"""Who does the work that takes long: worker processes, each kind of work with its time."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, TypeVar

import structlog
from msgspec.structs import replace

from tablewright.server.behalf import ON_BEHALF
from tablewright.server.cluster import RayWorkers
from tablewright.server.config import Config
from tablewright.server.drawing_queue import DrawingQueue, place_of
from tablewright.server.fair import FairQueue
from tablewright.server.stencils import StencilRoom
from tablewright.server.workers import Workers, Workforce
from tablewright.service.ahead import AHEAD
from tablewright.service.coaching import DOUBT
from tablewright.service.drawing import DRAW, OPTIONS_OF, Drawing, DrawingWish
from tablewright.service.learning import LESSON
from tablewright.service.pages import PAGE
from tablewright.service.replaying import BRING_IN
from tablewright.service.stencils import StencilsWish
from tablewright.service.thinking import CHOOSE, HINT
from tablewright.service.work import WorkFailed, WorkKind

REPLAY_SECONDS: Final = 10.0
IMPORT_SECONDS: Final = 10.0
POINT_SECONDS: Final = 5.0
AHEAD_SECONDS: Final = 10.0
#: What a search may take longer than it was given.
HINT_MORE_SECONDS: Final = 10.0

#: The lowest of all priorities.
LAST: Final = 19
ARCHIVE: Final = 10
MOST_TABLES: Final = 100_000
#: So many bots for each process may think at the same time without having to hurry.
IN_FULL: Final = 3
SAY_SECONDS: Final = 10.0

W = TypeVar("W")
R = TypeVar("R")

log = structlog.get_logger("tablewright.workshop")


class WorkerWorkshop:
    """Thinking must not hold up drawing, nor replays or looking ahead any of them, nor hints for people the
    bots: each has processes of its own. Those that think take what time of the processors nobody else wants.
    """

    def __init__(self, config: Config) -> None:
        self._config: Final = config
        plugins = config.plugins
        jobs = config.thinking_workers
        self._cluster: Final = RayWorkers(config.ray, jobs, plugins) if config.ray else None
        self.drawing: Final = Workers("drawing", config.drawing_workers, plugins)
        #: A table has one bot that thinks, so there can be no more of them than tables.
        self.thinking: Final = FairQueue(self._hired("thinking", jobs), most=MOST_TABLES, most_each=1)
        self.advice: Final = FairQueue(self._hired("advice", 1), most=20, most_each=2)
        self.archive: Final = FairQueue(self._hired("archive", 1, ARCHIVE), most=40, most_each=6)
        self._ahead: Final = Workers("ahead", 1, plugins, nice=ARCHIVE)
        self._queue: Final = DrawingQueue(self.drawing)
        self.stencils: Final = StencilRoom(self.archive, self.drawing)
        self._thrift: Final = Thrift(self.thinking.workers.count)

    def _hired(self, name: str, count: int, nice: int = LAST) -> Workforce:
        """Whoever does a kind of work: processes of this machine, or a cluster."""
        return self._cluster or Workers(name, count, self._config.plugins, nice)

    async def do(self, kind: WorkKind[W, R], wish: W, table: str = "") -> R:
        """Have it done, or raise `WorkFailed`."""
        try:
            result: R = await self._do(kind, wish, table)
        except WorkFailed as error:
            log.warning("work-failed", work=kind.name, table=table, error=str(error))
            raise
        return result

    async def _do(self, kind: WorkKind[Any, Any], wish: Any, table: str) -> Any:
        if kind is DRAW:
            return [await self._draw(table, one) for one in wish]
        if kind is LESSON or kind is PAGE:
            return await self.drawing.do(kind, wish, REPLAY_SECONDS, place_of(wish.game))
        if kind is OPTIONS_OF:
            return await self.drawing.do(kind, wish, POINT_SECONDS, place_of(table))
        if kind is AHEAD:
            return await self._ahead.do(kind, wish, AHEAD_SECONDS)
        if kind is CHOOSE:
            wish = replace(wish, share=self._thrift.share(self.thinking.waiting + 1))
            return await self.thinking.do(kind, wish, self._config.bot_seconds, table)
        person = ON_BEHALF.get() or table
        if kind is HINT or kind is DOUBT:
            return await self.advice.do(kind, wish, self._config.hint_seconds + HINT_MORE_SECONDS, person)
        seconds = IMPORT_SECONDS if kind is BRING_IN else REPLAY_SECONDS
        return await self.archive.do(kind, wish, seconds, person)

    async def _draw(self, table: str, wish: DrawingWish) -> Drawing:
        """Over stencils where that is wished and they are cut; who has yet to learn them draws again then."""
        cut = StencilsWish(wish.game, wish.language)
        if wish.laid:
            wish.stencils = self.stencils.name_of(cut)
        drawing = await self._queue.draw(table, wish)
        if wish.stencils and drawing.whole and not drawing.stencils:
            await self.stencils.teach(cut, place_of(table))
            drawing = await self._queue.draw(table, wish)
        return drawing

    async def warm_up(self) -> None:
        """Start those whom people wait for."""
        await asyncio.gather(self.drawing.warm_up(), self.thinking.workers.warm_up())

    @property
    def waiting(self) -> dict[str, int]:
        """How much of each kind is in work or waits for it."""
        queues = {"thinking": self.thinking, "advice": self.advice, "archive": self.archive}
        return {"drawing": self.drawing.waiting, **{name: queue.waiting for name, queue in queues.items()}}

    async def close(self) -> None:
        """End all processes, whatever they do."""
        await self._queue.close()
        await self.stencils.close()
        thoughtful = (one.workers for one in (self.thinking, self.advice, self.archive))
        for workers in (self.drawing, self._ahead, *thoughtful):
            workers.close()


class Thrift:
    """When more bots think than there are processes for it, each may spend less, so that none is late."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes
        self._said: float = -SAY_SECONDS

    def share(self, thinking: int) -> float:
        """What part of its budget a bot may spend while so many think."""
        share = min(1.0, IN_FULL * self._processes / thinking)
        if share < 1 and time.monotonic() - self._said >= SAY_SECONDS:
            self._said = time.monotonic()
            log.info("bots-think-less", share=round(share, 2), thinking=thinking)
        return share
