"""SETX-7.1, SETX-7.2 Foundations as goods."""

from __future__ import annotations

from tablewright.engine import Rule
from tablewright.games.settlers.rules.base.effects import grow
from tablewright.games.settlers.rules.base.supply import lay_unseen
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
)


# ----------------------------------------------------------------------------------------- Foundations
def gain_foundations(g: Settlers, me: Settler, n: int, source: str) -> Rule[None]:
    """SETX-7.1, SETX-7.2 The top Common card, unseen by everybody, becomes a Foundation; no wood for it.

    An Event among such cards is not resolved (SETX-5.7.1).
    """
    for _ in range(n):
        lay_unseen(g, me)
    yield from grow(g, me)


def count_foundations(g: Settlers, me: Settler, argument: object, here: Location | None) -> int:
    """SETX-7.1 Foundations of the player's Empire, however they came there."""
    return sum(1 for location in me.empire if location.foundation)
