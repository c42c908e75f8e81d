"""Python's search for cycles of unused objects, made rare.

Moves, views and drawings make thousands of objects that are gone a moment later without any search, while
tables and sheets stay for hours. Looking through all of them every few hundred new objects took more time
than any rule. For whole processes that play: the commands, the server, and the processes that help them; a
program that imports this package decides for itself.
"""

from __future__ import annotations

import gc
from typing import Final

NEW_OBJECTS: Final = 50_000
ROUNDS: Final = 20


def search_rarely() -> None:
    """Leave what is loaded alone for good, and look through the rest only now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, ROUNDS, ROUNDS)
