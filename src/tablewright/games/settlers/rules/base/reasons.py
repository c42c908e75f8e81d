"""Why something is not offered in a turn. Made only when somebody asks."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, because
from tablewright.games.settlers.box.cards import DEFENSE, RAZE, WORKER, Card, Cost, Effects, can_pay
from tablewright.games.settlers.rules.base.activating import foundations_of, uses_allowed
from tablewright.games.settlers.rules.base.building import usable_as_cost
from tablewright.games.settlers.rules.base.dealing import all_deals, has_deal_field
from tablewright.games.settlers.rules.base.effects import is_possible
from tablewright.games.settlers.rules.base.labels import amounts_in_words
from tablewright.games.settlers.rules.base.razing import FROM_HAND, razable, raze_price
from tablewright.games.settlers.rules.base.spending import can_spend_workers
from tablewright.games.settlers.rules.base.supply import lacking
from tablewright.games.settlers.rules.hooks import REFUSALS
from tablewright.games.settlers.rules.state import (
    ACTIVATE,
    BUILD,
    DEAL,
    DEFEND,
    DEPLOY,
    RAZE_ENEMY,
    RAZE_HAND,
    WAR,
    WORKERS,
    Location,
    Settler,
    Settlers,
    commands_samurai,
    controller,
    counts,
    is_fortress,
    is_immune,
    opponents,
    plays_with,
    statically,
    works,
)

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
        found += [((RAZE_ENEMY, loc), raze_reason(g, me, other, loc)) for loc in standing(other)]
    found += [((ACTIVATE, location), activation_reason(g, me, location)) for location in standing(me)]
    if not can_spend_workers(me):
        found.append((WORKERS, because("SET-11.1", "too-few-workers", count=me.goods[WORKER])))
    found += why_not_placed(g, me)
    if g.more is not None:
        for refuse in REFUSALS:
            found += refuse(g, me)
    return found


def standing(holder: Settler) -> list[Location]:
    """SET-9.7, SET-22.2 Locations; Foundations are none, and nobody is told what lies under their backs."""
    return [location for location in holder.empire if not location.foundation]


def build_reason(me: Settler, card: Card) -> Reason:
    """SET-7.1 to SET-7.3 What is missing for a build; SETX-2.3.1 Instants are never built."""
    if not card.is_built:
        return because("SETX-2.3.1", "never-built")
    if not can_pay(me.goods, card.cost):
        return too_few_goods("SET-7.2", me, card.cost)
    needed = card.cost.locations
    return because("SET-7.3", "no-location-to-discard", needed=needed, count=len(usable_as_cost(me)))


def too_few_goods(rule: str, me: Settler, cost: Cost) -> Reason:
    """SET-15.1 Which goods are missing for a cost, and the Gold that cannot replace all of it."""
    goods, gold = lacking(me.goods, cost)
    return because(rule, "too-few-goods", goods=amounts_in_words(goods), gold=gold)


def deal_reason(me: Settler, card: Card) -> Reason:
    """SET-8.1 What is missing for a Deal."""
    if not has_deal_field(card):
        return because("SET-8.1", "no-deal-field")
    return because("SET-8.1", "no-food")


def raze_hand_reason(card: Card) -> Reason:
    """SET-9.1, SET-9.7 Why a hand card cannot be razed."""
    if not card.raze:
        return because("SET-9.7", "no-raze-field")
    return because("SET-9.1", "too-few-raze", needed=FROM_HAND, count=0)


def raze_reason(g: Settlers, me: Settler, holder: Settler, location: Location) -> Reason:
    """SET-9.2, SET-6.7, SET-18.6 Why an enemy Location cannot be razed."""
    if not location.card.raze:
        return because("SET-9.7", "no-raze-field")
    if is_fortress(location):
        return because("SETX-4.4.1", "fortress")
    if is_immune(location):
        return because("SETX-8.5", "truce")
    if g.peaceful:
        return because("SET-18.6", "peaceful")
    if holder.passed:
        return because("SET-6.7", "has-passed", seat=holder.seat)
    needed = raze_price(g, holder, location)
    return because("SET-9.2", "too-few-raze", needed=needed, count=me.goods[RAZE])


def activation_reason(g: Settlers, me: Settler, location: Location) -> Reason:
    """SET-10.1 to SET-10.8 Why an own Location cannot be activated."""
    ability = location.card.ability
    if ability is None:
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
        return too_few_goods("SET-10.8", me, ability.cost)
    if ability.cost.cards > len(me.hand):
        return because("SET-10.4", "no-card-to-discard", needed=ability.cost.cards, count=len(me.hand))
    if ability.cost.deals > len(all_deals(g, me)):
        return because("SET-17.61", "no-deal-to-discard")
    if ability.cost.foundations > len(foundations_of(me)):
        return because("SETX-7.6", "no-foundation")
    return effect_reason(g, me, location, ability.effects)


def effect_reason(
    g: Settlers, me: Settler, location: Location | None, effects: Effects, rule: str = "SET-10.8"
) -> Reason:
    """SET-10.8 Why an effect cannot be carried out though its cost is there: tokens, goods, or a target."""
    plenty = [PLENTY] * len(me.goods)
    if not is_possible(g, me, effects, location, plenty):
        return because(rule, "no-target")
    if effects[0].op == "raze_with_exchange":  # SET-17.52
        return because("SET-9.2", "too-few-raze", needed=cheapest_raze(g, me), count=me.goods[RAZE])
    return because(rule, "too-little-left")


#: More goods than anything costs.
PLENTY = 99


def cheapest_raze(g: Settlers, me: Settler) -> int:
    """SET-9.1, SET-9.2 The Raze tokens for the cheapest card or Location that can be razed."""
    prices = [raze_price(g, controller(g, place), place) for place in razable(g, me, PLENTY)]
    return min([FROM_HAND] if any(card.raze for card in me.hand) else prices)


# ---------------------------------------------------------------------------------------------- free steps
def why_not_placed(g: Settlers, me: Settler) -> Refusals:
    """SET-12.1, SET-12.6 Why a Defense token or a Samurai cannot go somewhere, for who has one."""
    found: Refusals = []
    if me.goods[DEFENSE]:
        found += [((DEFEND, location), token_reason(g, location)) for location in standing(me)]
    if commands_samurai(me):
        found += [((DEPLOY, location), samurai_reason(g, me, location)) for location in standing(me)]
    return found


def token_reason(g: Settlers, location: Location) -> Reason:
    """SET-12.1, SET-12.3, SET-12.5 What forbids a Defense token."""
    if not counts(location):
        return absence(location)
    if is_fortress(location):
        return because("SETX-4.4.1", "fortress-untouched")
    if location.defended or location.card.printed_defense:
        return because("SET-12.3", "already-defended")
    if not location.card.common and not plays_with(g, WAR):
        return because("SET-12.1", "defense-common-only")
    if location.samurai:
        return because("SETX-4.3.2", "already-guarded")
    return because("SETX-5.3.3", "already-defended")


def absence(location: Location) -> Reason:
    """SET-17.38, SETX-10.7.1 Why a Location does not count at present."""
    return because("SET-17.38", "neutral") if location.neutral else because("SETX-10.7.1", "barred")


def samurai_reason(g: Settlers, me: Settler, location: Location) -> Reason:
    """SET-12.6 What forbids a Samurai."""
    if not counts(location):
        return absence(location)
    if is_fortress(location):
        return because("SETX-4.4.1", "fortress-untouched")
    if location.samurai:
        return because("SET-12.6", "already-guarded")
    if location.card.common and not statically(me, "samurai_may_guard_common"):
        return because("SET-12.6", "samurai-faction-only")
    if location.defended:
        return because("SETX-4.3.2", "already-defended")
    return because("SET-12.6", "no-worker")
