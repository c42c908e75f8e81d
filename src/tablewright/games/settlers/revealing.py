"""SETX-6.3.9, SETX-7.18 Common cards are revealed, and one of them is built."""

from __future__ import annotations

from tablewright.engine import Rule, choose, may_choose
from tablewright.games.settlers.building import build, settle, usable_as_cost
from tablewright.games.settlers.cards import Card, Effect, can_pay
from tablewright.games.settlers.effects import DOING
from tablewright.games.settlers.embassies import discard_drawn, reveal_cards
from tablewright.games.settlers.schema_effects import RevealBuild
from tablewright.games.settlers.state import Location, Settler, Settlers, colours_looked_at


def is_wanted(g: Settlers, me: Settler, card: Card, wanted: RevealBuild) -> bool:
    """SETX-6.3.9, SETX-7.18 A Location of the right kind or colour; if it must be paid, it can be."""
    if not card.is_built or (wanted.ability is not None and wanted.ability not in card.types):
        return False
    if wanted.color is not None and not any(colour in card.colours for colour in colours_looked_at(g)):
        return False
    if not wanted.pay_cost:
        return True
    return can_pay(me.goods, card.cost) and card.cost.locations <= len(usable_as_cost(me))


def reveal_build(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-6.3.9 Statue of Minerva: a feature Location, Ruins too, may be built at its cost.

    SETX-7.18 Renovations: exactly one that shares a colour with the removed Location is built for free; a
    colourless one fits nothing. Either is a normal build with production, bonus and triggers.
    """
    wanted: RevealBuild = effect.args
    assert g.more is not None
    colours = g.more.context
    yield from reveal_cards(g, wanted.n)
    g.more.context = colours  # an Event among the cards may have looked at others
    for _ in range(wanted.build):
        fitting = [card for card in g.more.drawn if is_wanted(g, me, card, wanted)]
        if not fitting:
            break
        card: Card | None
        if wanted.may:
            card = yield from may_choose(me, "build-revealed", fitting)
        else:
            card = yield from choose(me, "build-revealed", fitting)
        if card is None:
            break
        yield from build_revealed(g, me, card, wanted)
    discard_drawn(g)


def build_revealed(g: Settlers, me: Settler, card: Card, wanted: RevealBuild) -> Rule[None]:
    """SETX-7.18 The rest lies on its pile before the new Location does anything."""
    assert g.more is not None
    g.more.drawn.remove(card)
    discard_drawn(g)
    if wanted.pay_cost:
        me.hand.append(card)
        yield from build(g, me, card)
    else:
        yield from settle(g, me, card)


DOING["reveal_build"] = reveal_build
