"""What a seat may see, and how the rest may be."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance, shuffle_unknown
from tablewright.games.quarry.box.schema import Order
from tablewright.games.quarry.rules.state import Mason, Quarry


def view_of(g: Quarry, seat: int | None) -> dict[str, Any]:
    """Everything is open but the deck and the other hands (QRY-1.2)."""
    return {
        "day": g.day,
        "step": g.step,
        "first": g.first,
        "acted": g.acted,
        "deck": len(g.deck),
        "masons": [mason_seen(mason, mason.seat == seat) for mason in g.masons],
        "foreman": None if g.foreman is None else mason_seen(g.foreman, False),
    }


def mason_seen(mason: Mason, own: bool) -> dict[str, Any]:
    """One mason's side of the table."""
    return {
        "seat": mason.seat,
        "points": mason.vp,
        "granite": mason.granite,
        "marble": mason.marble,
        "coins": mason.coins,
        "pit": mason.pit,
        "cards": len(mason.hand),
        "hand": [order.id for order in mason.hand] if own else None,
        "delivered": [order.id for order in mason.delivered],
    }


def resample(g: Quarry, seat: int, chance: Chance, now: Quarry) -> None:
    """Deal the deck and the other hands anew."""
    known: set[Order] = set(now.masons[seat].hand)
    for mason in now.masons:
        known.update(mason.delivered)
    others = [mason.hand for mason in g.masons if mason.seat != seat]
    shuffle_unknown([g.deck, g.masons[seat].hand], known, chance, others)
