"""Waiting in tests: for what shall come true, and no longer, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

#: Seconds after which something counts as never: only tests that fail wait so long.
PATIENCE: Final = 60.0
#: Seconds between two looks.
LOOK_AGAIN: Final = 0.02


def eventually(wanted: Callable[[], T], what: str = "it never came true", seconds: float = PATIENCE) -> T:
    """The first answer that is true, of a question that is asked again and again."""
    end = time.monotonic() + seconds
    while not (answer := wanted()):
        assert time.monotonic() < end, what
        time.sleep(LOOK_AGAIN)
    return answer
