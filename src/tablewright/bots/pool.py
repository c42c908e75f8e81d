"""Processes that work for this one: searches of bots, games of the lab."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import TypeVar

from tablewright.bots.plugins import load_plugins, loaded_plugins
from tablewright.engine.collector import search_rarely

WORK = TypeVar("WORK")
RESULT = TypeVar("RESULT")


def done_at_once(do: Callable[[WORK], RESULT], work: Sequence[WORK], processes: int) -> list[RESULT]:
    """What comes of pieces of work that so many processes do at the same time, in the order of the work."""
    try:
        return list(_kept_pool(processes).map(do, work))
    except BrokenProcessPool:  # somebody stopped its processes since the last time
        _kept_pool.cache_clear()
        return list(_kept_pool(processes).map(do, work))


@cache
def _kept_pool(processes: int) -> ProcessPoolExecutor:
    """Kept for the next search: processes take a while to start."""
    return new_pool(processes)


def new_pool(processes: int) -> ProcessPoolExecutor:
    """So many fresh processes, which inherit nothing but the program and its plugins."""
    return ProcessPoolExecutor(processes, get_context("spawn"), _begin, (loaded_plugins(),))


def _begin(plugins: tuple[str, ...]) -> None:
    """What each of them does first."""
    load_plugins(plugins)
    _leave_interrupts_to_parent()
    search_rarely()


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that the person started shall answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
