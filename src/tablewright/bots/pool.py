"""Processes that work for this one: searches of bots, games of the lab."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tablewright.engine.collector import search_rarely


def new_pool(processes: int) -> ProcessPoolExecutor:
    """So many fresh processes, which inherit nothing but the program."""
    return ProcessPoolExecutor(processes, get_context("spawn"), _begin)


def _begin() -> None:
    """What each of them does first."""
    _leave_interrupts_to_parent()
    search_rarely()


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that the person started shall answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
