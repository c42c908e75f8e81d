"""A game of Quarry in which nobody does much, for a coach to speak of."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Table, find_game, new_table
from tablewright.engine import record as records

#: Seat 0 could deliver now, and there is hardly any time left.
LAST_DAY: Final = 46
TO_THE_END: Final = 1_000


def idle_quarry(choices: int) -> dict[str, Any]:
    """The record after so many choices: nobody delivers, who can rests."""
    table: Table = new_table(find_game("quarry"), 2, "coach-1", {}, record=True)
    table.confirming = frozenset([0, 1])
    for _ in range(choices):
        if table.over:
            break
        asked = table.question()
        idle = [option for option in asked.option_ids() if option in ("work:rest", "work:sketch")]
        table.choose([*idle, asked.option_id(0)][0], asked.seat)
    return dict(records.to_data(table))
