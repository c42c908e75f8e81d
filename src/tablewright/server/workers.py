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
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar

import msgspec

from tablewright.engine.collector import search_rarely
from tablewright.engine.errors import TablewrightError
from tablewright.service.work import WorkFailed, WorkKind, WorkLate, WorkLost

START_SECONDS: Final = 60.0  # to import everything on a slow and busy machine
MEMORY: Final = 2_000_000_000
#: Workers are forked from a process that has loaded this, where the system can do so.
NURSERY: Final = "tablewright.server.nursery"

W = TypeVar("W")
R = TypeVar("R")


class Work(msgspec.Struct, array_like=True):
    """A piece of work: the name of a kind in `tablewright.service.work_kinds` and the wish, encoded."""

    name: str
    wish: bytes


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
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._guard = threading.Lock()
        self._closed = False
        self.waiting = 0

    async def do(self, kind: WorkKind[W, R], wish: W, seconds: float) -> R:
        """Have it done; raises `WorkFailed` when the time is up or anything goes wrong."""
        work = msgspec.msgpack.encode(Work(kind.name, msgspec.msgpack.encode(wish)))
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            value = await loop.run_in_executor(self._thread, self._exchange, work, seconds)
        finally:
            self.waiting -= 1
        result: R = result_decoder(kind.result).decode(value)
        return result

    def warm_up(self) -> Future[Connection]:
        """Start the process before anybody waits for it."""
        return self._thread.submit(self._running)

    def _exchange(self, work: bytes, seconds: float) -> bytes:
        try:
            pipe = self._running()
            pipe.send_bytes(work)
            if not pipe.poll(seconds):
                self._end()
                if not self._closed:
                    self.warm_up()  # whoever comes next need not wait for it
                raise WorkLate(f"no result after {seconds:g} s")
            outcome = msgspec.msgpack.decode(pipe.recv_bytes(), type=Outcome)
        except (OSError, EOFError) as error:
            self._end()
            raise WorkLost("the process died") from error
        except (AssertionError, RuntimeError) as error:  # multiprocessing's ways to say no
            raise WorkLost(f"no process can be started: {error}") from error
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
            ours, self._process = started(self._plugins, self._nice)
            self._pipe = ours
        if not ours.poll(START_SECONDS):
            self._end()
            raise WorkLost(f"the process did not start within {START_SECONDS:g} s")
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


class Workforce(Protocol):
    """Who does work: some processes, here or elsewhere."""

    @property
    def count(self) -> int:
        """How many pieces are done at the same time."""

    async def do(self, kind: WorkKind[W, R], wish: W, seconds: float, place: int | None = None) -> R:
        """Have something done, within so many seconds."""

    async def warm_up(self) -> None:
        """Be ready for the first piece."""

    def close(self) -> None:
        """No more work."""


class Workers:
    """Several processes for the same kind of work."""

    def __init__(self, name: str, count: int, plugins: Sequence[str] = (), nice: int = 0) -> None:
        self._all = [Worker(f"{name}-{number}", plugins, nice) for number in range(count)]

    async def do(self, kind: WorkKind[W, R], wish: W, seconds: float, place: int | None = None) -> R:
        """Have something done by whoever is least busy, or always by the same one (`place`)."""
        worker = (
            min(self._all, key=lambda one: one.waiting)
            if place is None
            else self._all[place % len(self._all)]
        )
        return await worker.do(kind, wish, seconds)

    @property
    def count(self) -> int:
        """How many processes there are."""
        return len(self._all)

    @property
    def waiting(self) -> int:
        """How much is in work or waits for it."""
        return sum(worker.waiting for worker in self._all)

    async def warm_up(self) -> None:
        """Start all processes, and wait until they listen; one that cannot says so when it is asked."""
        starting = [asyncio.wrap_future(worker.warm_up()) for worker in self._all]
        await asyncio.gather(*starting, return_exceptions=True)

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.close()


@cache
def result_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """Reads what was sent from one process to another."""
    return msgspec.msgpack.Decoder(kind)


@cache
def forking() -> Any:
    """How processes are started: forked from one that has loaded the nursery, where the system can do so."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([NURSERY])
    return context


def started(plugins: tuple[str, ...], nice: int) -> tuple[Connection, BaseProcess]:
    """A new worker, and the pipe to it."""
    ours, theirs = forking().Pipe()
    variables = dict(os.environ)  # the process that forks has them as they were when it began
    arguments = (theirs, plugins, nice, variables)
    process: BaseProcess = forking().Process(target=work_until_closed, args=arguments, daemon=True)
    process.start()
    theirs.close()
    return ours, process


# ---------------------------------------------------------------------------------- in the process


def work_until_closed(
    pipe: Connection, plugins: tuple[str, ...], nice: int, variables: dict[str, str]
) -> None:
    """What a worker process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends us
    os.environ.clear()
    os.environ.update(variables)
    _limit(nice)
    threading.Thread(target=end_with_parent, args=(os.getppid(),), daemon=True).start()
    for plugin in plugins:
        importlib.import_module(plugin)
    from tablewright.service.work_kinds import KINDS

    search_rarely()
    pipe.send_bytes(b"ready")
    with suppress(EOFError, OSError):
        while True:
            work = msgspec.msgpack.decode(pipe.recv_bytes(), type=Work)
            pipe.send_bytes(msgspec.msgpack.encode(done(KINDS[work.name], work.wish)))


def done(kind: WorkKind[Any, Any], wish: bytes) -> Outcome:
    """Do a piece of work, whatever comes of it."""
    try:
        return Outcome(True, msgspec.msgpack.encode(kind.do(result_decoder(kind.wish).decode(wish))))
    except Exception as error:  # whatever a bot or a damaged record does, the worker goes on
        detail = str(error) if isinstance(error, TablewrightError) else f"{type(error).__name__}: {error}"
        return Outcome(False, b"", detail)


def _limit(nice: int) -> None:
    """Thinking must not slow down answering, nor eat all memory."""
    with suppress(ImportError, AttributeError, OSError, ValueError):
        os.nice(nice)
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def end_with_parent(parent: int) -> None:
    """A process whose parent was killed must not stay behind; whoever forks ends with the server, too."""
    event: Any = threading.Event()
    while not event.wait(2.0):
        if os.name != "nt" and os.getppid() != parent:
            os._exit(1)
