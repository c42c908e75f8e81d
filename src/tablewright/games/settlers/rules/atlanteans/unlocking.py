"""SETX-5.5 Actions that unlock a second Action or a feature of the same card for the rest of the round."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, confirm, tell
from tablewright.games.settlers.box.cards import Amounts, Effect, can_pay
from tablewright.games.settlers.rules.base.activating import activate, can_use_second
from tablewright.games.settlers.rules.base.reasons import effect_reason, too_few_goods
from tablewright.games.settlers.rules.base.supply import price_of
from tablewright.games.settlers.rules.state import Location, Settler, Settlers, everybody, extras, works

#: The action of a turn that uses what is unlocked.
UNLOCKED: Final = "unlocked"


def unlock(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-5.5.1 The second ability of the card works for this round; an Action from a later turn on."""
    assert here is not None
    assert g.more is not None
    more = extras(here)
    more.unlocked = True
    more.unlocked_in = g.more.turns
    tell(g, "unlock", seat=me.seat, card=here.card.id)
    yield from ()  # nothing to decide


def unlocked_actions(g: Settlers, me: Settler) -> list[Any]:
    """SETX-5.5.1 Unlocked Actions that can be used in this turn."""
    return [(UNLOCKED, location) for location in me.empire if can_use_second(g, me, location, me.goods)]


def use_unlocked(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-5.5.3 Use it as often as it may be used, at once or spread over several turns."""
    yield from activate(g, me, location, second=True)
    while location in me.empire and can_use_second(g, me, location, me.goods):
        again = yield from confirm(me, "activate-again", {"card": location.id})
        if not again or not can_use_second(g, me, location, me.goods):
            return
        yield from activate(g, me, location, second=True)


def price_of_use(g: Settlers, me: Settler, location: Location) -> Amounts:
    """SETX-5.5.3 What an unlocked Action costs each time."""
    ability = location.card.rare.second
    return () if ability is None else price_of(ability.cost)


def why_not_use(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-5.5.1 Why an Action that can be unlocked cannot be used."""
    return [
        ((UNLOCKED, location), reason_against(g, me, location))
        for location in me.empire
        if location.card.rare.second is not None and not location.foundation
    ]


def reason_against(g: Settlers, me: Settler, location: Location) -> Reason:
    """SETX-5.5.1, SETX-5.5.2 What forbids it."""
    more, ability = location.more, location.card.rare.second
    assert ability is not None
    assert g.more is not None
    if location.blocked or not works(location):
        return because("SETX-5.7.4", "barred")
    if more is None or not more.unlocked:
        return because("SETX-5.5.2", "locked")
    if more.unlocked_in == g.more.turns:
        return because("SETX-5.5.1", "unlocked-now")
    if more.second_uses >= ability.times:
        return because("SETX-5.5.3", "used-up", count=ability.times)
    if not can_pay(me.goods, ability.cost):
        return too_few_goods("SET-10.8", me, ability.cost)
    return effect_reason(g, me, location, ability.effects)


def unlocking_problems(g: Settlers) -> list[str]:
    """I-22 No second Action is used more often than it may be."""
    return [
        f"I-22: {location.id} was used too often"
        for settler in everybody(g)
        for location in settler.empire
        if location.more is not None
        and location.card.rare.second is not None
        and location.more.second_uses > location.card.rare.second.times
    ]
