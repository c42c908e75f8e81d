"""What is always true: the invariants of rules.md, checked after every choice."""

from __future__ import annotations

from tablewright.games.tabannusi.state import Tabannusi


def problems_of(g: Tabannusi) -> list[str]:
    """Broken invariants in words; empty when all is sound."""
    return []
