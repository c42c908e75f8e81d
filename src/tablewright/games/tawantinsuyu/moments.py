"""TAW-3.4 What a player may do at any moment of the own turn: use army cards as resources, and Z19."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import Blocked, Decision, Rule, choose, reveal, tell
from tablewright.games.tawantinsuyu.cards import can_take_god_card, distinct_army, take_god_card
from tablewright.games.tawantinsuyu.goods import Cost, can_pay, gain, pay
from tablewright.games.tawantinsuyu.schema import ARMY_GOODS, PASSIVE, amounts
from tablewright.games.tawantinsuyu.state import SETUP, Inca, Tawantinsuyu

USE_ARMY: Final = "use-army"
PRAY: Final = "house-of-prayer"

HOUSE_OF_PRAYER: Final = PASSIVE["Z19"]
PRAYER_PRICE: Final[Cost] = amounts(HOUSE_OF_PRAYER.ability.pay)


def free_actions(g: Tawantinsuyu, me: Inca) -> list[str]:
    """TAW-3.4 Only in the own turn (TAW-8.2.6 a feast is the start of the holder's turn), never in set-up
    (TAW-2.21); TAW-11.19 Z19.
    """
    if g.active != me.seat or g.step in SETUP:
        return []
    actions: list[str] = []
    if me.army:
        actions.append(USE_ARMY)
    if HOUSE_OF_PRAYER in me.passive and can_pay(me, PRAYER_PRICE) and can_take_god_card(g):
        actions.append(PRAY)
    return actions


def take_free_action(g: Tawantinsuyu, me: Inca, action: str) -> Rule[None]:
    """Carry out one of `free_actions`."""
    if action == USE_ARMY:
        yield from use_army_card(g, me)
    else:
        yield from pay(g, me, PRAYER_PRICE)
        yield from take_god_card(g, me, optional=False)


def use_army_card(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-3.4 Discard an army card from hand for the resource printed on it."""
    card = yield from choose(me, "use-army", distinct_army(me.army))
    me.army.remove(card)
    g.army_discard.append(card)
    reveal(g)
    tell(g, "use-army", seat=me.seat, card=card.id)
    gain(g, me, ARMY_GOODS[card.id])


def choose_at_leisure(
    g: Tawantinsuyu,
    me: Inca,
    kind: str,
    offered: Callable[[], list[Any]],
    no: str = "",
    blocked: Blocked | None = None,
    about: dict[str, object] | None = None,
) -> Rule[Any]:
    """Pick one of the values, or first take free actions, after which the values are made anew.

    With `no` the player may pick none of them. Returns None for that, and if there is nothing to pick.
    """
    while True:
        values: list[Any] = offered()
        free = free_actions(g, me)
        if no:
            if not values and not free:
                return None
            menu: list[Any] = [*values, *free, None]
        else:
            menu = [*values, *free]
        answer = menu[0]
        if len(menu) > 1:
            asked = Decision(me.seat, kind, menu, blocked, about, no or "no")
            yield asked
            answer = menu[asked.answer]
        if isinstance(answer, str) and answer in free:
            yield from take_free_action(g, me, answer)
        else:
            return answer
