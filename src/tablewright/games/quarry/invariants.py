"""What is always true: the invariants of rules.md, checked after every choice."""

from __future__ import annotations

from tablewright.games.quarry.box.schema import DATA, ORDERS
from tablewright.games.quarry.rules.state import Quarry


def problems_of(g: Quarry) -> list[str]:
    """INV-01 and INV-02."""
    problems = []
    cards = g.deck + [card for mason in g.masons for card in mason.hand + mason.delivered]
    if sorted(card.id for card in cards) != sorted(ORDERS):
        problems.append("INV-01: an order card is missing or doubled")
    for mason in g.masons:
        if min(mason.granite, mason.marble, mason.coins) < 0:
            problems.append(f"INV-02: seat {mason.seat} owns less than nothing")
        if len(mason.hand) > DATA.hand_limit:
            problems.append(f"INV-02: the hand of seat {mason.seat} is too large")
    return problems
