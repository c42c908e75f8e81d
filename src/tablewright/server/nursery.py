"""What all workers have in common, loaded once: the process that they are forked from imports this module.

They begin with everything in place but the games, and share its memory. A game is loaded by whoever needs it:
all of them would take longer than the first page may.
"""

from __future__ import annotations

from tablewright.engine.collector import search_rarely
from tablewright.service import work_kinds as work_kinds

search_rarely()
