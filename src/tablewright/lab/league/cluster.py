"""A Ray cluster as a crew: ``pip install "tablewright[ray]"``."""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic

from tablewright.engine import BadSetup, TablewrightError
from tablewright.lab.league.crew import ORDERS, Played

#: The address that means: start a small cluster on this machine, and stop it at the end.
LOCAL: Final = "local"


def connect(address: str, jobs: int) -> Any:
    """Ray, connected to a cluster; for ``local`` one of so many workers is started here."""
    if find_spec("ray") is None:
        raise BadSetup('Ray is not installed. For that: pip install "tablewright[ray]"')
    ray: Any = import_module("ray")
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(num_cpus=max(1, jobs), include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise TablewrightError(
            f"The Ray cluster {address!r} cannot be reached: {error} "
            f"Check the address, or use {LOCAL!r} for a cluster on this machine."
        ) from error
    return ray


class RayCrew(Generic[ORDERS]):
    """The processors of a cluster. Every machine of it must have the same version of Tablewright.

    `address` is that of a running cluster (``auto`` finds the one of this machine, ``ray://host:10001``
    another), or ``local``: then `jobs` workers are started here.
    """

    def __init__(self, work: Callable[[ORDERS], Played], address: str, jobs: int) -> None:
        self._ray: Final[Any] = connect(address, jobs)
        self.size: Final = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._remote: Final[Any] = self._ray.remote(num_cpus=1)(work)
        self._waiting: list[Any] = []

    @property
    def busy(self) -> int:
        return len(self._waiting)

    def hand_over(self, orders: ORDERS) -> None:
        self._waiting.append(self._remote.remote(orders))

    def wait(self) -> list[Played]:
        done, self._waiting = self._ray.wait(self._waiting)
        try:
            played: list[Played] = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            raise TablewrightError(f"A worker of the Ray cluster failed: {error}") from error
        return played

    def dismiss(self) -> None:
        self._ray.shutdown()
