"""Common cards that lie open on the table while an effect is carried out."""

from __future__ import annotations

from tablewright.engine import Rule, reveal, tell
from tablewright.games.settlers.rules.base.supply import discard_card, draw_common
from tablewright.games.settlers.rules.state import Settlers


def reveal_cards(g: Settlers, n: int) -> Rule[None]:
    """Lay so many Common cards open on the table, or as many as there are."""
    assert g.more is not None
    for _ in range(n):
        card = yield from draw_common(g)
        if card is not None:
            g.more.drawn.append(card)
    reveal(g)
    tell(g, "reveal", cards=[card.id for card in g.more.drawn])


def discard_drawn(g: Settlers) -> None:
    """What is left of the revealed cards goes to its pile."""
    assert g.more is not None
    for card in g.more.drawn:
        discard_card(g, card)
        tell(g, "left-over", card=card.id)
    g.more.drawn.clear()
