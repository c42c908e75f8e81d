"""A Ray cluster in the place of worker processes: bots, hints and replays think on other machines."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from tablewright.lab.league.cluster import connect
from tablewright.server.workers import Outcome, done, result_decoder
from tablewright.service.work import WorkFailed, WorkKind, WorkLost

#: What handing over may take longer than the work itself.
TRANSPORT_SECONDS: Final = 2.0

W = TypeVar("W")
R = TypeVar("R")


class RayWorkers:
    """The processors of a cluster, asked as worker processes are. Its machines must have the same version of
    Tablewright and the same plugins.
    """

    def __init__(self, address: str, jobs: int, plugins: Sequence[str] = ()) -> None:
        self._ray: Final = connect(address, jobs)
        self._plugins: Final = tuple(plugins)
        self._remote: Final[Any] = self._ray.remote(num_cpus=1, max_retries=0)(carry_out)
        self.count: Final = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self.waiting: int = 0

    async def do(self, kind: WorkKind[W, R], wish: W, seconds: float, place: int | None = None) -> R:
        """Have it done; raises `WorkFailed` when the time is up or anything goes wrong."""
        self.waiting += 1
        try:
            value = await self._value(kind.name, msgspec.msgpack.encode(wish), seconds)
        finally:
            self.waiting -= 1
        result: R = result_decoder(kind.result).decode(value)
        return result

    async def _value(self, name: str, wish: bytes, seconds: float) -> bytes:
        work = self._remote.remote(name, wish, self._plugins)
        try:
            async with asyncio.timeout(seconds + TRANSPORT_SECONDS):
                told: bytes = await asyncio.wrap_future(work.future())
        except TimeoutError as error:
            with suppress(Exception):
                self._ray.cancel(work, force=True)
            raise WorkFailed(f"no result after {seconds:g} s") from error
        except self._ray.exceptions.RayError as error:
            raise WorkLost(f"a worker of the Ray cluster failed: {type(error).__name__}") from error
        outcome = msgspec.msgpack.decode(told, type=Outcome)
        if not outcome.ok:
            raise WorkFailed(outcome.error)
        return outcome.value

    async def warm_up(self) -> None:
        """The cluster starts its processes itself."""

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def carry_out(name: str, wish: bytes, plugins: tuple[str, ...]) -> bytes:
    """What a machine of the cluster does."""
    for plugin in plugins:
        importlib.import_module(plugin)
    from tablewright.service.work_kinds import KINDS

    return msgspec.msgpack.encode(done(KINDS[name], wish))
