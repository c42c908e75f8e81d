"""The seats of Tawantinsuyu, in the rulebook's player colours, and those of the solo game."""

from __future__ import annotations

PURPLE, BLACK, BLUE, ORANGE = 0, 1, 2, 3

YOU, SHE = 0, 1  # the solo game
