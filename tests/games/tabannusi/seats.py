"""The seats of Tabannusi."""

from __future__ import annotations

RED, BLUE, GREEN, BLACK = 0, 1, 2, 3
