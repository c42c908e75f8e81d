"""Drawings that wait: all that several audiences of one table wait for is drawn in one go.

A move is shown to every seat of a table. Asking a worker once for all of them costs a fraction of asking for
each, and tables that wait are served in the order in which they came.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import Final, TypeAlias

from tablewright.server.workers import Workers
from tablewright.service.drawing import DRAW, Drawing, DrawingWish
from tablewright.service.work import WorkBusy, WorkFailed

DRAW_SECONDS: Final = 20.0
#: More would be outdated before anybody sees it.
MOST_WAITING: Final = 2_000

Waiting: TypeAlias = tuple[DrawingWish, asyncio.Future[Drawing]]


class DrawingQueue:
    """Collects wishes, table by table, and hands them to the worker that knows the table."""

    def __init__(self, workers: Workers) -> None:
        self._workers: Final = workers
        self._waiting: Final[list[dict[str, list[Waiting]]]] = [{} for _ in range(workers.count)]
        self._drawing: Final[dict[int, asyncio.Task[None]]] = {}

    async def draw(self, table: str, wish: DrawingWish) -> Drawing:
        """Have scenes drawn; raises `WorkFailed` if they cannot be."""
        place = place_of(table) % self._workers.count
        if sum(map(len, self._waiting[place].values())) >= MOST_WAITING:
            raise WorkBusy(again=5)
        done: asyncio.Future[Drawing] = asyncio.get_running_loop().create_future()
        self._waiting[place].setdefault(table, []).append((wish, done))
        if place not in self._drawing:
            self._drawing[place] = asyncio.create_task(self._draw_all(place))
        return await done

    async def _draw_all(self, place: int) -> None:
        """Serve everybody who waits for one worker."""
        waiting = self._waiting[place]
        try:
            while waiting:
                batch = waiting.pop(next(iter(waiting)))
                if not await self._draw_together(place, batch):
                    for one in batch:  # so that a drawing that fails spoils no other
                        await self._draw_together(place, [one])
        finally:
            del self._drawing[place]

    async def _draw_together(self, place: int, batch: list[Waiting]) -> bool:
        """Whether the batch is settled."""
        wishes = [wish for wish, _ in batch]
        try:
            drawings = await self._workers.do(DRAW, wishes, DRAW_SECONDS, place)
        except Exception as error:  # somebody waits for each of them, so none may be forgotten
            if len(batch) > 1:
                return False
            _settle(batch[0][1], error if isinstance(error, WorkFailed) else WorkFailed(repr(error)))
            return True
        for (_, done), drawing in zip(batch, drawings, strict=True):
            _settle(done, drawing)
        return True

    async def close(self) -> None:
        """Nobody is drawn for any more."""
        tasks = list(self._drawing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _settle(done: asyncio.Future[Drawing], result: Drawing | WorkFailed) -> None:
    """Tell whoever waits, if they still do."""
    if done.done():
        return
    if isinstance(result, Drawing):
        done.set_result(result)
    else:
        done.set_exception(result)


def place_of(table: str) -> int:
    """The same table is always drawn by the same worker, which remembers it."""
    return zlib.crc32(table.encode())
