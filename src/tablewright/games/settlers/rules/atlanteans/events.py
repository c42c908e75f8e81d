"""SETX-5.7.1, SETX-5.7.2 Events: resolved the moment they are drawn."""

from __future__ import annotations

from tablewright.engine import Rule, reveal, tell
from tablewright.games.settlers.box.cards import Effect
from tablewright.games.settlers.rules.base.effects import carry_out
from tablewright.games.settlers.rules.base.supply import discard_card
from tablewright.games.settlers.rules.state import Location, Settler, Settlers, in_order

#: Where points of Events come from.
SOURCE = "events"


def resolve_pending(g: Settlers) -> Rule[None]:
    """SETX-5.7.1, SETX-5.7.2 Resolve and discard the Events that wait, in the order they were drawn.

    One that is drawn because of another is resolved at once, before that is over.
    """
    assert g.more is not None
    pending = g.more.pending
    while True:
        waiting = [card for card in pending if card.id not in g.resolving]
        if not waiting:
            return
        card = waiting[0]
        reveal(g)
        tell(g, "event", card=card.id)
        g.resolving.append(card.id)
        yield from carry_out(g, in_order(g)[0], card.event, None, SOURCE)
        g.resolving.remove(card.id)
        pending.remove(card)
        discard_card(g, card)


def each_player(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-5.7.2 The First Player, then clockwise: everybody gains, who has passed too."""
    for settler in in_order(g):
        yield from carry_out(g, settler, effect.branches[0], here, source)
