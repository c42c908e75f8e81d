"""Servers of tests and their workers are forked from one process: most of a start would be imports."""

from __future__ import annotations

from typing import Any

from tablewright.server.workers import NURSERY, forking

SERVER = "tablewright.server.run"
GAME = "tablewright.games.quarry"  # which most tests play


def forks() -> Any:
    """How processes are started; that one is loaded for both when the first of them begins."""
    context = forking()
    if context.get_start_method() == "forkserver":
        context.set_forkserver_preload([SERVER, GAME, NURSERY])  # which sets aside all that is loaded by then
    return context
