"""What the tokens, tiles and stalls of the mini-expansions have in common: a price and what they do."""

from __future__ import annotations

from typing import Any, Final

from tablewright.games.settlers.box.cards import (
    Cost,
    Effect,
    Effects,
)
from tablewright.games.settlers.box.schema_effects import Op

KEEP: Final = "keep_through_cleanup"


def steps_of(written: tuple[Op, ...]) -> Effects:
    """The steps of a token or tile."""
    return [Effect(op, args) for step in written for op, args in step.parts()]


class Offer:
    """A token, tile or stall: what it costs, and what it does."""

    def __init__(self, id_: str, cost: Any, written: tuple[Op, ...]) -> None:
        self.id: Final[str] = id_
        self.cost: Final = Cost(cost)
        steps = steps_of(written)
        self.effects: Final[Effects] = [step for step in steps if step.op != KEEP]
        #: SETX-8.3 Goods that it gives survive the next Cleanup.
        self.lasts: Final[bool] = any(step.op == KEEP for step in steps)
