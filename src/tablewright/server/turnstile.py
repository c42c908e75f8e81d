"""Who is told first when many wait: the order in which audiences come to look at their tables."""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count
from types import TracebackType
from typing import Final


class Turnstile:
    """Lets so many in at a time; among those who wait, the one who is due first."""

    def __init__(self, places: int) -> None:
        self._free: int = places
        self._waiting: Final[list[tuple[float, int, asyncio.Future[None]]]] = []
        self._numbers: Final = count()  # who is due at the same time comes in turn

    def let_in(self, admitted: asyncio.Future[None], due: float) -> None:
        """Let somebody in when it is their turn; asked again, they come in by the earlier time."""
        heappush(self._waiting, (due, next(self._numbers), admitted))
        self._admit()

    def leave(self) -> None:
        """Somebody makes room."""
        self._free += 1
        self._admit()

    def _admit(self) -> None:
        while self._free and self._waiting:
            _, _, admitted = heappop(self._waiting)
            if not admitted.done():  # neither in already nor gone away
                self._free -= 1
                admitted.set_result(None)


class Ticket:
    """One passage of the turnstile, from waiting to leaving; may be hurried while it waits."""

    def __init__(self, turnstile: Turnstile, due: float) -> None:
        self._turnstile: Final = turnstile
        self._admitted: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._due: float = due
        turnstile.let_in(self._admitted, due)

    def hurry(self, due: float) -> None:
        """Come in earlier, if this is earlier."""
        if due < self._due and not self._admitted.done():
            self._due = due
            self._turnstile.let_in(self._admitted, due)

    async def __aenter__(self) -> None:
        try:
            await self._admitted
        except asyncio.CancelledError:
            if not self._admitted.cancelled():  # let in at the very moment of giving up
                self._turnstile.leave()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._turnstile.leave()
