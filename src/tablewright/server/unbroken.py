"""Work that is done to its end, whoever has gone meanwhile.

Whoever closes a page in the middle of an answer ends the task that makes it. A connection to the database
that is left in the middle of a statement would have to be thrown away, and nobody would be told who left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

#: The loop itself would let go of tasks that nobody waits for.
_UNDER_WAY: Final[set[asyncio.Task[Any]]] = set()


async def unbroken(work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, which goes on if whoever waits for it is cancelled."""
    task = asyncio.create_task(work)
    _UNDER_WAY.add(task)
    task.add_done_callback(_UNDER_WAY.discard)
    return await asyncio.shield(task)
