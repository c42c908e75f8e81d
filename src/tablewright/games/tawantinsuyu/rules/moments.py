"""Any moment of the own turn (TAW-3.4): army cards as resources, and Z19. The table offers both with every
question (`tablewright.engine.aside`); here is what they are, and how to ask where they may help.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import Aside, Blocked, Rule, choose_at_leisure, lay_open, tell
from tablewright.engine.decision import About
from tablewright.games.tawantinsuyu.box.schema import ARMY_CARDS, ARMY_GOODS, PASSIVE, ArmyCard, amounts
from tablewright.games.tawantinsuyu.rules.cards import can_take_god_card, distinct_army, take_god_card
from tablewright.games.tawantinsuyu.rules.resources import Cost, can_pay, gain, pay
from tablewright.games.tawantinsuyu.rules.state import SETUP, Inca, Tawantinsuyu

USE_ARMY: Final = "use-army"
PRAY: Final = "house-of-prayer"

HOUSE_OF_PRAYER: Final = PASSIVE["Z19"]
PRAYER_PRICE: Final[Cost] = amounts(HOUSE_OF_PRAYER.ability.pay)

NOTHING: Final[list[Aside]] = []
PRAYING: Final = Aside(PRAY)
USING: Final[dict[str, Aside]] = {card.id: Aside(USE_ARMY, card) for card in ARMY_CARDS.values()}


def asides_of(g: Tawantinsuyu, seat: int) -> list[Aside]:
    """What the player may do now: only in the own turn (TAW-8.2.6 a feast is the start of the holder's turn),
    never in set-up (TAW-2.21); TAW-11.19 Z19.
    """
    if seat != g.active:
        return NOTHING
    me = g.incas[seat]
    prays = HOUSE_OF_PRAYER in me.passive
    if not (prays or me.army) or g.step in SETUP:
        return NOTHING
    asides = [USING[card.id] for card in distinct_army(me.army)]
    if prays and can_pay(me, PRAYER_PRICE) and can_take_god_card(g):
        asides.append(PRAYING)
    return asides


def take_aside(g: Tawantinsuyu, seat: int, aside: Aside) -> Rule[None]:
    """Carry out one of them."""
    me = g.incas[seat]
    if aside.kind == USE_ARMY:
        use_army_card(g, me, aside.value)
    else:
        yield from pay(g, me, PRAYER_PRICE)
        yield from take_god_card(g, me, optional=False)


def use_army_card(g: Tawantinsuyu, me: Inca, card: ArmyCard) -> None:
    """TAW-3.4 Discard an army card from hand for the resource printed on it."""
    me.army.remove(card)
    g.army_discard.append(card)
    lay_open(g, me)
    tell(g, "use-army", seat=me.seat, card=card.id)
    gain(g, me, ARMY_GOODS[card.id])


# -------------------------------------------------------------------------------------- asking in their view
def at_leisure(
    g: Tawantinsuyu,
    me: Inca,
    kind: str,
    make: Callable[[], list[Any]],
    no: str = "",
    blocked: Blocked | None = None,
    about: About | None = None,
) -> Rule[Any]:
    """Pick one of the values that `make` gives, now or after what the player does meanwhile; None: none of
    them.
    """
    return choose_at_leisure(me, kind, make, lambda: asides_of(g, me.seat), no, blocked, about)


def could_pay(g: Tawantinsuyu, me: Inca, cost: Cost, food: int = 0) -> bool:
    """Whether the cost can be paid now, or with the resources of army cards in hand (TAW-3.4): then it is
    worth asking.
    """
    if can_pay(me, cost, food):
        return True
    if not me.army or g.active != me.seat or g.step in SETUP:
        return False
    goods = me.goods[:]
    for card in me.army:
        for i, n in enumerate(ARMY_GOODS[card.id]):
            goods[i] += n
    return can_pay(me, cost, food, goods)


def could_pray(g: Tawantinsuyu, me: Inca) -> bool:
    """Whether Z19 can bring a god card now, or with the resources of army cards."""
    return (
        g.active == me.seat
        and HOUSE_OF_PRAYER in me.passive
        and can_take_god_card(g)
        and could_pay(g, me, PRAYER_PRICE)
    )
