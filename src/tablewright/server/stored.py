"""Reading and writing for people: what the database refuses is told as a problem."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from tablewright.server.store import Conflict, PassGone, StorageError
from tablewright.server.unbroken import unbroken
from tablewright.service.problems import Problem

T = TypeVar("T")

log = structlog.get_logger("tablewright.stored")


async def stored(work: Coroutine[Any, Any, T], conflict: str = "storage") -> T:
    """What comes of some reading or writing; `conflict` is how it is told that somebody was faster."""
    try:
        return await unbroken(work)
    except PassGone as error:
        raise Problem("no-pass") from error
    except Conflict as error:
        raise Problem(conflict) from error
    except StorageError as error:
        log.error("storage", error=str(error))
        raise Problem("storage") from error
