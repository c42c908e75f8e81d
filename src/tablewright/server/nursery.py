"""What all workers have in common, loaded once: the process that they are forked from imports this module.

They begin with everything in place and share its memory, which is most of what a worker holds. A game that
cannot be loaded is told by whoever needs it.
"""

from __future__ import annotations

from contextlib import suppress

from tablewright.engine import find_game
from tablewright.engine.collector import search_rarely
from tablewright.engine.errors import TablewrightError
from tablewright.engine.registry import OWN
from tablewright.service import work_kinds as work_kinds

for name in OWN:
    with suppress(TablewrightError):
        find_game(name)
search_rarely()
