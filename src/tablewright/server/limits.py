"""How much anybody may ask for (R42, R43)."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from tablewright.service.problems import Problem

KB: Final = 1024
SMALL_BODY: Final = 4 * KB
BODY: Final = 64 * KB
IMPORT_BODY: Final = 2 * KB * KB
IMPORT_MOVES: Final = 20_000
DEPTH: Final = 20
MOST_SEED: Final = 200
MOST_WORD: Final = 20_000
MOST_NUMBER: Final = 2**63
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
LESSONS: Final = Rate(4, 20)
HELLOS: Final = Rate(1, 6)
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


def neighbourhood(address: str) -> str:
    """All addresses that one caller may well have: limits are for all of them together.

    A household is given a whole /64 of IPv6.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


def is_plain(data: object) -> bool:
    """Whether all whole numbers are such as any program can hold, and no word is a book."""
    level = [data]
    while level:
        inner: list[object] = []
        for item in level:
            if isinstance(item, dict):
                inner += [*item, *item.values()]
            elif isinstance(item, list):
                inner += item
            elif isinstance(item, str):
                if len(item) > MOST_WORD:
                    return False
            elif isinstance(item, int) and not -MOST_NUMBER <= item < MOST_NUMBER:
                return False
        level = inner
    return True


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
