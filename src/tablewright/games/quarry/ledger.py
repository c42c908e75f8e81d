"""What a reader of the log can follow."""

from __future__ import annotations

from typing import Any

from tablewright.engine.ledger import Ledger, becomes, each, less, more, number, size
from tablewright.games.quarry.box.schema import Order
from tablewright.games.quarry.rules.state import Mason, Quarry


def by_name(orders: list[Order]) -> dict[str, Any]:
    """Orders of one name are alike."""
    return each([order.name for order in orders])


LEDGER = Ledger(
    keeps={
        Mason: {
            "granite": number,
            "marble": number,
            "coins": number,
            "pit": number,
            "hand": size,
            "delivered": by_name,
        },
        Quarry: {"deck": size, "day": number, "first": number},
    },
    leaves={Quarry: {"step": "follows from what is told", "acted": "the actions told since the evening"}},
    events={
        "dig": (becomes("pit", "pit"),),
        "dug": (more("", "goods"),),
        "deliver": (less("", "paid"), less("hand"), more("delivered:", "order")),
        "help": (less("{goods}"),),
        "no-help": (),
        "sketch": (more("hand"), less("table.deck")),
        "rest": (more("coins", "count"),),
        "evening": (),
        "morning": (becomes("table.day", "day"), becomes("table.first", "seat")),
        "foreman-digs": (becomes("pit", "pit"),),
        "foreman-scores": (),
    },
    skips={"help": ("no-help",)},
)
