"""Work shared out over processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from tablewright.bots.pool import new_pool
from tablewright.engine import TablewrightError
from tablewright.lab.simulation.job import Chunk, Job, run

#: A chunk of games should keep a worker busy for so long: far above the cost of handing it over, short enough
#: to show progress and to share out evenly.
CHUNK_SECONDS: Final = 0.5
FIRST_CHUNK: Final = 2


class Cutter:
    """Cuts a job into chunks, larger or smaller as games turn out to be fast or slow."""

    def __init__(self, job: Job, workers: int, wanted: Callable[[], tuple[str, ...]]) -> None:
        self._job = job
        self._workers = workers
        self._wanted = wanted
        self._next = job.seed
        self._end = job.seed + job.games
        self._games = 0
        self._seconds = 0.0

    def cut(self) -> Job | None:
        """The next chunk; None when all games are handed out."""
        left = self._end - self._next
        if left == 0:
            return None
        fair_share = -(-left // self._workers)
        size = min(fair_share, self._good_size())
        part = self._job.part(self._next, size, self._wanted())
        self._next += size
        return part

    def learn(self, chunk: Chunk) -> None:
        """How long games take."""
        self._games += len(chunk.rows)
        self._seconds += chunk.seconds

    def _good_size(self) -> int:
        if not self._games:
            return FIRST_CHUNK
        return max(1, int(CHUNK_SECONDS * self._games / max(self._seconds, 1e-6)))


def chunks(job: Job, workers: int, wanted: Callable[[], tuple[str, ...]]) -> Iterator[Chunk]:
    """The games of a job, chunk by chunk as they are done; `wanted` tells what to watch for."""
    cutter = Cutter(job, workers, wanted)
    if workers > 1 and job.games > 1:
        yield from _by_processes(cutter, min(workers, job.games))
        return
    while (part := cutter.cut()) is not None:
        chunk = run(part)
        cutter.learn(chunk)
        yield chunk


def _by_processes(cutter: Cutter, workers: int) -> Iterator[Chunk]:
    """One chunk in work and one waiting for every worker, so that none stands idle."""
    pool = new_pool(workers)
    waiting: set[Future[Chunk]] = set()
    try:
        while True:
            while len(waiting) < 2 * workers and (part := cutter.cut()) is not None:
                waiting.add(pool.submit(run, part))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = future.result()
                cutter.learn(chunk)
                yield chunk
    except BrokenProcessPool as error:
        raise TablewrightError(
            "A worker process has died, perhaps for lack of memory. Try again with fewer jobs."
        ) from error
    finally:
        pool.shutdown(cancel_futures=True)
