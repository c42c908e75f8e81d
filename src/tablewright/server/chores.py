"""What the server does by itself, again and again. Whatever happens to a chore, it is taken up again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

import structlog

from tablewright.server.metrics import Metrics

#: After a failure a chore pauses, each time twice as long.
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
#: A round of a chore that takes longer has got stuck.
ROUND_SECONDS: Final = 300.0

Chore: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

log = structlog.get_logger("tablewright.chores")


class Chores:
    """All chores of a server."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._failing: Final[dict[str, bool]] = {}

    @property
    def state(self) -> dict[str, str]:
        """How each of them is."""
        return {name: "failing" if failing else "ok" for name, failing in self._failing.items()}

    def regularly(self, name: str, seconds: float, chore: Chore) -> None:
        """Do something every so many seconds."""

        async def rounds() -> None:
            while True:
                await asyncio.sleep(seconds)
                async with asyncio.timeout(ROUND_SECONDS):
                    await chore()
                self._note(name, failing=False)

        self.always(name, rounds)

    def always(self, name: str, chore: Chore) -> None:
        """Something that never ends by itself."""
        self._note(name, failing=False)
        self._tasks.append(asyncio.create_task(self._supervise(name, chore), name=f"chore-{name}"))

    async def _supervise(self, name: str, chore: Chore) -> None:
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                await chore()
                why: Exception = RuntimeError("the chore ended")
            except Exception as error:
                why = error
            if time.monotonic() - began > LONGEST_PAUSE:
                pause = FIRST_PAUSE  # it had been well for a while
            self._note(name, failing=True)
            self._metrics.chore_failures.labels(name).inc()
            log.error("chore-failed", chore=name, again_in=pause, error=repr(why)[:300])
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _note(self, name: str, failing: bool) -> None:
        self._failing[name] = failing
        self._metrics.chores.labels(name).set(not failing)

    async def close(self) -> None:
        """Stop all of them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
