"""Work that takes long or may go wrong is done by other processes, each with a time limit.

Bots think, records are replayed and scenes are drawn there, so the process that answers requests never
waits. A worker that hangs is killed and another takes its place.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import msgspec

from tablewright.engine.collector import search_rarely
from tablewright.engine.errors import TablewrightError

START_SECONDS: Final = 60.0  # to import everything on a slow and busy machine
MEMORY: Final = 2_000_000_000


class WorkFailed(TablewrightError):
    """The work could not be done: it raised an error, took too long, or the process died."""


class Work(msgspec.Struct, array_like=True):
    """A piece of work: the name of a function in `tablewright.server.jobs` and its argument, encoded."""

    name: str
    argument: bytes


class Outcome(msgspec.Struct, array_like=True):
    """What came of it."""

    ok: bool
    value: bytes
    error: str = ""


class Worker:
    """One process, one piece of work at a time."""

    def __init__(self, name: str, plugins: Sequence[str], nice: int) -> None:
        self._name = name
        self._plugins = tuple(plugins)
        self._nice = nice
        self._thread = ThreadPoolExecutor(1, f"tablewright-{name}")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._guard = threading.Lock()
        self._closed = False
        self.waiting = 0

    async def do(self, name: str, argument: object, seconds: float) -> bytes:
        """Have it done; raises `WorkFailed` when the time is up or anything goes wrong."""
        work = msgspec.msgpack.encode(Work(name, msgspec.msgpack.encode(argument)))
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._exchange, work, seconds)
        finally:
            self.waiting -= 1

    def warm_up(self) -> None:
        """Start the process before anybody waits for it."""
        self._thread.submit(self._running)

    def _exchange(self, work: bytes, seconds: float) -> bytes:
        try:
            pipe = self._running()
            pipe.send_bytes(work)
            if not pipe.poll(seconds):
                self._end()
                raise WorkFailed(f"no result after {seconds:g} s")
            outcome = msgspec.msgpack.decode(pipe.recv_bytes(), type=Outcome)
        except (OSError, EOFError) as error:
            self._end()
            raise WorkFailed("the process died") from error
        except (AssertionError, RuntimeError) as error:  # multiprocessing's ways to say no
            raise WorkFailed(f"no process can be started: {error}") from error
        if not outcome.ok:
            raise WorkFailed(outcome.error)
        return outcome.value

    def _running(self) -> Connection:
        """The pipe to the process, which is started if need be; ready when this returns."""
        with self._guard:
            if self._closed:
                raise EOFError
            if self._pipe is not None:
                return self._pipe
            context = get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work_until_closed, args=(theirs, self._plugins, self._nice, os.getpid()), daemon=True
            )
            process.start()
            theirs.close()
            self._process, self._pipe = process, ours
        if not ours.poll(START_SECONDS):
            self._end()
            raise WorkFailed(f"the process did not start within {START_SECONDS:g} s")
        ours.recv_bytes()
        return ours

    def _end(self) -> None:
        with self._guard:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join(5)
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        """End the process, whatever it does."""
        self._closed = True
        self._end()
        self._thread.shutdown(wait=False, cancel_futures=True)


class Workers:
    """Several processes for the same kind of work."""

    def __init__(self, name: str, count: int, plugins: Sequence[str] = (), nice: int = 0) -> None:
        self._all = [Worker(f"{name}-{number}", plugins, nice) for number in range(count)]

    async def do(self, name: str, argument: object, seconds: float, place: int | None = None) -> bytes:
        """Have something done by whoever is least busy, or always by the same one (`place`)."""
        worker = (
            min(self._all, key=lambda one: one.waiting)
            if place is None
            else self._all[place % len(self._all)]
        )
        return await worker.do(name, argument, seconds)

    @property
    def count(self) -> int:
        """How many processes there are."""
        return len(self._all)

    @property
    def waiting(self) -> int:
        """How much is in work or waits for it."""
        return sum(worker.waiting for worker in self._all)

    def warm_up(self) -> None:
        """Start all processes."""
        for worker in self._all:
            worker.warm_up()

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.close()


# ---------------------------------------------------------------------------------- in the process


def work_until_closed(pipe: Connection, plugins: tuple[str, ...], nice: int, parent: int) -> None:
    """What a worker process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends us
    _limit(nice)
    threading.Thread(target=_end_with_parent, args=(parent,), daemon=True).start()
    for plugin in plugins:
        importlib.import_module(plugin)
    from tablewright.server.jobs import JOBS

    search_rarely()
    pipe.send_bytes(b"ready")
    with suppress(EOFError, OSError):
        while True:
            work = msgspec.msgpack.decode(pipe.recv_bytes(), type=Work)
            pipe.send_bytes(msgspec.msgpack.encode(_done(JOBS[work.name], work.argument)))


def _done(job: Callable[[bytes], bytes], argument: bytes) -> Outcome:
    try:
        return Outcome(True, job(argument))
    except Exception as error:  # whatever a bot or a damaged record does, the worker goes on
        detail = str(error) if isinstance(error, TablewrightError) else f"{type(error).__name__}: {error}"
        return Outcome(False, b"", detail)


def _limit(nice: int) -> None:
    """Thinking must not slow down answering, nor eat all memory."""
    with suppress(ImportError, AttributeError, OSError, ValueError):
        os.nice(nice)
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _end_with_parent(parent: int) -> None:
    """A worker whose server was killed must not stay behind."""
    event: Any = threading.Event()
    while not event.wait(2.0):
        if os.name != "nt" and os.getppid() != parent:
            os._exit(1)
