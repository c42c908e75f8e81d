"""A Ray cluster in the place of worker processes: bots, hints and replays think on other machines."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from tablewright.lab.league.cluster import connect
from tablewright.server.workers import START_SECONDS, Outcome, done, result_decoder
from tablewright.service.work import WorkFailed, WorkKind, WorkLost

#: What handing over may take longer than the work itself.
TRANSPORT_SECONDS: Final = 2.0

W = TypeVar("W")
R = TypeVar("R")


class RayWorkers:
    """The processors of a cluster, asked as worker processes are. Its machines must have the same version of
    Tablewright and the same plugins.

    Each processor that is free has a `Hand` there: a process that has imported everything before it is asked,
    so that a time limit is spent on the work. One that hangs is ended, and Ray starts it again.
    """

    def __init__(self, address: str, jobs: int, plugins: Sequence[str] = ()) -> None:
        self._ray: Final = connect(address, jobs)
        self.count: Final = max(1, int(self._ray.available_resources().get("CPU", 1)))
        hand: Any = self._ray.remote(num_cpus=1, max_restarts=-1)(Hand)
        self._hands: Final[list[Any]] = [hand.remote(tuple(plugins)) for _ in range(self.count)]
        self._free: Final[asyncio.Queue[Any]] = asyncio.Queue()
        for one in self._hands:
            self._free.put_nowait(one)
        self.waiting: int = 0

    async def do(self, kind: WorkKind[W, R], wish: W, seconds: float, place: int | None = None) -> R:
        """Have it done; raises `WorkFailed` when the time is up or anything goes wrong."""
        self.waiting += 1
        try:
            hand = await self._free.get()
            try:
                value = await self._value(hand, kind.name, msgspec.msgpack.encode(wish), seconds)
            finally:
                self._free.put_nowait(hand)
        finally:
            self.waiting -= 1
        result: R = result_decoder(kind.result).decode(value)
        return result

    async def _value(self, hand: Any, name: str, wish: bytes, seconds: float) -> bytes:
        try:
            await self._ready(hand)
            told = await self._carried_out(hand, name, wish, seconds)
        except self._ray.exceptions.RayError as error:
            raise WorkLost(f"a worker of the Ray cluster failed: {type(error).__name__}") from error
        outcome = msgspec.msgpack.decode(told, type=Outcome)
        if not outcome.ok:
            raise WorkFailed(outcome.error)
        return outcome.value

    async def _ready(self, hand: Any) -> None:
        """Wait until a hand, which may be starting again, listens."""
        try:
            async with asyncio.timeout(START_SECONDS):
                await asyncio.wrap_future(hand.ready.remote().future())
        except TimeoutError as error:
            raise WorkLost(f"a worker of the Ray cluster did not start within {START_SECONDS:g} s") from error

    async def _carried_out(self, hand: Any, name: str, wish: bytes, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds + TRANSPORT_SECONDS):
                told: bytes = await asyncio.wrap_future(hand.carry_out.remote(name, wish).future())
        except TimeoutError as error:
            self._start_again(hand)
            raise WorkFailed(f"no result after {seconds:g} s") from error
        except asyncio.CancelledError:
            self._start_again(hand)
            raise
        return told

    def _start_again(self, hand: Any) -> None:
        """End what a hand does; whoever comes next finds it started again."""
        with suppress(Exception):
            self._ray.kill(hand, no_restart=False)

    async def warm_up(self) -> None:
        """Wait until all hands listen; one that cannot says so when it is asked."""
        await asyncio.gather(*(self._ready(hand) for hand in self._hands), return_exceptions=True)

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


class Hand:
    """A process on a machine of the cluster."""

    def __init__(self, plugins: tuple[str, ...]) -> None:
        for plugin in plugins:
            importlib.import_module(plugin)
        from tablewright.service.work_kinds import KINDS

        self._kinds: Final = KINDS

    def ready(self) -> None:
        """Answers as soon as everything is imported."""

    def carry_out(self, name: str, wish: bytes) -> bytes:
        """Do a piece of work."""
        return msgspec.msgpack.encode(done(self._kinds[name], wish))
