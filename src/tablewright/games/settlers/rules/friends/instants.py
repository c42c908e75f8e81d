"""SETX-2.3 Instant cards: played from hand, never built.

Elsewhere: SETX-2.3.3 in base/building.py; SETX-2.3.4 in base/rulings.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, lay_open, tell
from tablewright.games.settlers.box.cards import Card
from tablewright.games.settlers.rules.base.effects import carry_out, is_possible
from tablewright.games.settlers.rules.base.reasons import effect_reason
from tablewright.games.settlers.rules.base.supply import discard_card
from tablewright.games.settlers.rules.state import INSTANTLY, Settler, Settlers


def can_play(g: Settlers, me: Settler, card: Card) -> bool:
    """SETX-2.3.2 Not without a legal target, and only if its extra cost can be paid."""
    return bool(card.instant) and is_possible(g, me, card.instant, None, me.goods)


def instants_to_play(g: Settlers, me: Settler) -> list[Any]:
    """SETX-2.3.1, SETX-2.3.2 Instants in hand that can be played."""
    return [(INSTANTLY, card) for card in me.hand if can_play(g, me, card)]


def play_instant(g: Settlers, me: Settler, card: Card) -> Rule[None]:
    """SETX-2.3.2 Do what the card says, then discard it; it takes the turn."""
    lay_open(g, me)
    tell(g, "instant", seat=me.seat, card=card.id)
    yield from carry_out(g, me, card.instant, None, "actions")
    me.hand.remove(card)
    discard_card(g, card)


def why_not_play(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-2.3.2 Why an Instant cannot be played."""
    return [
        ((INSTANTLY, card), effect_reason(g, me, None, card.instant, "SETX-2.3.2"))
        for card in me.hand
        if card.instant
    ]
