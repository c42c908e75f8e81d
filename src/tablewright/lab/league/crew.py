"""Who does the work of a league: this process, several processes, or a Ray cluster.

All of them carry out the same function on the same orders, so they bring the same results.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from tablewright.bots.pool import new_pool
from tablewright.engine import TablewrightError
from tablewright.lab.league.results import GameRow

ORDERS = TypeVar("ORDERS")
ORDERS_IN = TypeVar("ORDERS_IN", contravariant=True)


class Played(NamedTuple):
    """What a worker brings back."""

    rows: list[GameRow]
    seconds: float


class Crew(Protocol[ORDERS_IN]):
    """Workers who take orders and bring back what they played, in any order."""

    @property
    def size(self) -> int:
        """How many work at the same time."""

    @property
    def busy(self) -> int:
        """How many orders are not done yet."""

    def hand_over(self, orders: ORDERS_IN) -> None:
        """Give somebody some orders."""

    def wait(self) -> list[Played]:
        """What is done by now; at least one thing, if anybody is busy."""

    def dismiss(self) -> None:
        """Let everybody go; what they have in hand is lost."""


@contextmanager
def hire(work: Callable[[ORDERS], Played], jobs: int, ray: str | None) -> Iterator[Crew[ORDERS]]:
    """A crew for as long as it is needed."""
    crew: Crew[ORDERS]
    if ray is not None:
        from tablewright.lab.league.cluster import RayCrew  # an extra: only needed here

        crew = RayCrew(work, ray, jobs)
    elif jobs > 1:
        crew = Processes(work, jobs)
    else:
        crew = Alone(work)
    try:
        yield crew
    finally:
        crew.dismiss()


class Alone(Generic[ORDERS]):
    """This process itself."""

    size: Final = 1

    def __init__(self, work: Callable[[ORDERS], Played]) -> None:
        self._work: Final = work
        self._orders: list[ORDERS] = []

    @property
    def busy(self) -> int:
        return len(self._orders)

    def hand_over(self, orders: ORDERS) -> None:
        self._orders.append(orders)

    def wait(self) -> list[Played]:
        return [self._work(self._orders.pop(0))]

    def dismiss(self) -> None:
        self._orders.clear()


class Processes(Generic[ORDERS]):
    """Several processes of this machine."""

    def __init__(self, work: Callable[[ORDERS], Played], jobs: int) -> None:
        self.size: Final = jobs
        self._work: Final = work
        self._pool: Final = new_pool(jobs)
        self._waiting: set[Future[Played]] = set()

    @property
    def busy(self) -> int:
        return len(self._waiting)

    def hand_over(self, orders: ORDERS) -> None:
        self._waiting.add(self._pool.submit(self._work, orders))

    def wait(self) -> list[Played]:
        try:
            done, self._waiting = wait(self._waiting, return_when=FIRST_COMPLETED)
            return [future.result() for future in done]
        except BrokenProcessPool as error:
            raise TablewrightError(
                "A worker process has died, perhaps for lack of memory. Try again with fewer jobs."
            ) from error

    def dismiss(self) -> None:
        with _undisturbed():
            if self._waiting:  # stopped early: nobody waits for games that may take minutes
                for process in list(self._pool._processes.values()):
                    process.terminate()
            self._pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """No Ctrl-C meanwhile: a second one, while a pool is taken down, would leave its processes hanging."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
