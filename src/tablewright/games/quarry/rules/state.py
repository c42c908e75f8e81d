"""What lies on the table."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Player, State, share
from tablewright.games.quarry.box.schema import ORDERS, Order

share(Order, ORDERS)

#: The steps of a day, in order.
DIG: Final = "dig"
WORK: Final = "work"
EVENING: Final = "evening"
OVER: Final = "over"


class Mason(Player):
    """A player, or the foreman of the solo game."""

    granite: int
    marble: int
    coins: int
    pit: str  # where this mason dug today
    hand: list[Order]
    delivered: list[Order]


class Quarry(State):
    """The whole table."""

    masons: list[Mason]
    foreman: Mason | None
    deck: list[Order]  # the last card is on top
    day: int
    step: str
    first: int  # seat of the first mason
    acted: int  # actions taken today, by all


def in_turn(g: Quarry) -> list[Mason]:
    """All masons, the first one first."""
    return g.masons[g.first :] + g.masons[: g.first]
