"""The seats of Origins, in the rulebook's player colours."""

from __future__ import annotations

GREEN, BLUE, BROWN, BLACK = 0, 1, 2, 3
