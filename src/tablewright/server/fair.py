"""Work that waits its turn: from each who wants some in turn, and never more than can be done soon."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from typing import Final, TypeVar

from tablewright.server.workers import Workforce
from tablewright.service.work import WorkBusy, WorkKind

W = TypeVar("W")
R = TypeVar("R")

#: How much a new measurement counts in the time that work is expected to take.
NEWS: Final = 0.2
LONGEST_AGAIN: Final = 60


class FairQueue:
    """Stands before some workers. Whoever has waited longest since their last turn comes next."""

    def __init__(self, workers: Workforce, most: int, most_each: int) -> None:
        self.workers: Final = workers
        self._most: Final = most
        self._most_each: Final = most_each
        self._free: int = workers.count
        self._lines: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        self._wanted: Final[Counter[str]] = Counter()  # waiting or in work
        self._seconds: float = 0.5  # that one piece takes

    @property
    def waiting(self) -> int:
        """How much waits or is in work."""
        return self._wanted.total()

    async def do(self, kind: WorkKind[W, R], wish: W, seconds: float, who: str) -> R:
        """Have something done when it is one's turn; raises `WorkBusy` if that would take too long."""
        if self.waiting >= self._most or self._wanted[who] >= self._most_each:
            raise WorkBusy(self._again())
        self._wanted[who] += 1
        try:
            await self._turn(who)
            began = time.monotonic()
            try:
                return await self.workers.do(kind, wish, seconds)
            finally:
                self._seconds += NEWS * (time.monotonic() - began - self._seconds)
                self._free += 1
                self._admit()
        finally:
            self._wanted[who] -= 1
            if not self._wanted[who]:
                del self._wanted[who]

    async def _turn(self, who: str) -> None:
        """Wait for one's turn."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(mine)
        self._admit()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it came at the very moment of giving up
                self._free += 1
                self._admit()
            raise

    def _admit(self) -> None:
        while self._free and self._lines:
            who, line = self._lines.popitem(last=False)
            first = line.popleft()
            if line:
                self._lines[who] = line  # behind all others
            if not first.done():
                self._free -= 1
                first.set_result(None)

    def _again(self) -> int:
        """After how many seconds it is worth asking again."""
        expected = self.waiting * self._seconds / self.workers.count
        return max(1, min(LONGEST_AGAIN, math.ceil(expected)))
