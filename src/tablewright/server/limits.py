"""How much anybody may ask for (R42, R43)."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from tablewright.server.problems import Problem

KB: Final = 1024
SMALL_BODY: Final = 4 * KB
BODY: Final = 64 * KB
IMPORT_BODY: Final = 2 * KB * KB
IMPORT_MOVES: Final = 20_000
DEPTH: Final = 20
STREAMS_PER_ADDRESS: Final = 20
MOST_BUCKETS: Final = 50_000


class Rate(NamedTuple):
    """So many a second on average, so many at once."""

    per_second: float
    burst: float


REQUESTS: Final = Rate(60, 120)
HANDSHAKES: Final = Rate(5, 20)
NEW_TABLES: Final = Rate(10 / 3600, 10)
MOVES: Final = Rate(10, 20)
UNDOS: Final = Rate(5, 10)
WHY_NOTS: Final = Rate(20, 40)
CHATS: Final = Rate(0.5, 3)
HINTS: Final = Rate(0.5, 3)
SECRETS: Final = Rate(5 / 60, 5)


class Limiter:
    """Buckets that fill up with time; the longest unused are forgotten."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[object, ...], tuple[float, float]] = OrderedDict()

    def take(self, rate: Rate, *key: object) -> None:
        """Take one out of a bucket; refuses when it is empty."""
        at = time.monotonic()
        left, last = self._buckets.get(key, (rate.burst, at))
        left = min(rate.burst, left + (at - last) * rate.per_second)
        if left < 1:
            raise Problem("too-many", retry_after=max(1, round((1 - left) / rate.per_second)))
        self._buckets[key] = (left - 1, at)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)


def depth_of(data: object) -> int:
    """How deep lists and maps lie in each other; stops counting beyond what is allowed."""
    depth, level = 0, [data]
    while level and depth <= DEPTH:
        level = [
            inner
            for item in level
            if isinstance(item, dict | list)
            for inner in (item.values() if isinstance(item, dict) else item)
        ]
        depth += bool(level)
    return depth
