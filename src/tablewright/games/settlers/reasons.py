"""Why something is not offered in a turn. Made only when somebody asks."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, because
from tablewright.games.settlers.activating import foundations_of, uses_allowed
from tablewright.games.settlers.building import usable_as_cost
from tablewright.games.settlers.cards import DEAL_COST, RAZE, WORKER, Card, can_pay
from tablewright.games.settlers.dealing import all_deals, has_deal_field
from tablewright.games.settlers.hooks import REFUSALS
from tablewright.games.settlers.razing import FROM_HAND, has_raze_field, raze_price
from tablewright.games.settlers.spending import can_spend_workers
from tablewright.games.settlers.state import (
    ACTIVATE,
    BUILD,
    DEAL,
    RAZE_ENEMY,
    RAZE_HAND,
    WORKERS,
    Location,
    Settler,
    Settlers,
    opponents,
    works,
)
from tablewright.games.settlers.supply import missing

Refusals = list[tuple[Any, Reason]]


def why_not(g: Settlers, me: Settler) -> Refusals:
    """Everything a player might expect in a turn, with what forbids it; what is offered is left out later."""
    found: Refusals = []
    for card in me.hand:
        found += [
            ((BUILD, card), build_reason(me, card)),
            ((DEAL, card), deal_reason(me, card)),
            ((RAZE_HAND, card), raze_hand_reason(card)),
        ]
    for other in opponents(g, me):
        found += [((RAZE_ENEMY, location), raze_reason(g, me, other, location)) for location in other.empire]
    found += [((ACTIVATE, location), activation_reason(g, me, location)) for location in me.empire]
    if not can_spend_workers(me):
        found.append((WORKERS, because("SET-11.1", "too-few-workers", count=me.goods[WORKER])))
    if g.more is not None:
        for refuse in REFUSALS:
            found += refuse(g, me)
    return found


def build_reason(me: Settler, card: Card) -> Reason:
    """SET-7.1 to SET-7.3 What is missing for a build; SETX-2.3.1 Instants are never built."""
    if not card.is_built:
        return because("SETX-2.3.1", "never-built")
    if not can_pay(me.goods, card.cost):
        return because("SET-7.2", "too-few-goods", short=missing(me.goods, card.cost))
    return because("SET-7.3", "no-location-to-discard", count=len(usable_as_cost(me)))


def deal_reason(me: Settler, card: Card) -> Reason:
    """SET-8.1 What is missing for a Deal."""
    if not has_deal_field(card):
        return because("SET-8.1", "no-deal-field")
    return because("SET-8.1", "no-food", short=missing(me.goods, DEAL_COST))


def raze_hand_reason(card: Card) -> Reason:
    """SET-9.1, SET-9.7 Why a hand card cannot be razed."""
    if not card.raze:
        return because("SET-9.7", "no-raze-field")
    return because("SET-9.1", "too-few-raze", needed=FROM_HAND, count=0)


def raze_reason(g: Settlers, me: Settler, holder: Settler, location: Location) -> Reason:
    """SET-9.2, SET-6.7, SET-18.6 Why an enemy Location cannot be razed."""
    if not has_raze_field(location):
        return because("SET-9.7", "no-raze-field")
    if g.peaceful:
        return because("SET-18.6", "peaceful")
    if holder.passed:
        return because("SET-6.7", "has-passed", seat=holder.seat)
    needed = raze_price(g, holder, location)
    return because("SET-9.2", "too-few-raze", needed=needed, count=me.goods[RAZE])


def activation_reason(g: Settlers, me: Settler, location: Location) -> Reason:
    """SET-10.1 to SET-10.8 Why an own Location cannot be activated."""
    ability = location.card.ability
    if ability is None or location.foundation:
        return because("SET-10.1", "no-action")
    if location.neutral:
        return because("SET-17.38", "neutral")
    if location.blocked:
        return because("SET-17.29", "blocked")
    if not works(location):
        return because("SETX-5.7.4", "barred")
    if location.uses >= uses_allowed(location):
        return because("SET-10.5", "used-up", count=uses_allowed(location))
    if not can_pay(me.goods, ability.cost):
        return because("SET-10.8", "too-few-goods", short=missing(me.goods, ability.cost))
    if ability.cost.cards > len(me.hand):
        return because("SET-10.4", "no-card-to-discard")
    if ability.cost.deals > len(all_deals(g, me)):
        return because("SET-17.61", "no-deal-to-discard")
    if ability.cost.foundations > len(foundations_of(me)):
        return because("SETX-7.6", "no-foundation")
    return because("SET-10.8", "no-target")
