"""When the reasons of the rules are true, told by the position alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.settlers.box.cards import (
    ATLANTEANS,
    FOOD,
    GOLD,
    GOODS,
    NO_DEAL,
    RAZE,
    RESOURCES,
    WORKER,
    Ability,
    Card,
    Cost,
    Effects,
)
from tablewright.games.settlers.rules.atlanteans.blocking import UNBLOCK
from tablewright.games.settlers.rules.atlanteans.technology import PLACE, placeable
from tablewright.games.settlers.rules.atlanteans.unlocking import UNLOCKED
from tablewright.games.settlers.rules.base.building import is_spared
from tablewright.games.settlers.rules.base.effects import is_possible
from tablewright.games.settlers.rules.base.razing import razable, raze_price
from tablewright.games.settlers.rules.base.supply import can_pay_leaving
from tablewright.games.settlers.rules.fire.conquest import CONQUER, conquest_price
from tablewright.games.settlers.rules.fire.fortresses import SIEGE, siege_price
from tablewright.games.settlers.rules.friends.open_production import MOST_GUESTS
from tablewright.games.settlers.rules.minis.diplomacy import TILES
from tablewright.games.settlers.rules.state import (
    ACTIVATE,
    BUILD,
    DEAL,
    DEFEND,
    DEPLOY,
    INSTANTLY,
    MARKET,
    RAZE_ENEMY,
    RAZE_HAND,
    SEND,
    TILE,
    WORKERS,
    Location,
    Settler,
    Settlers,
    controller,
    everybody,
)

Told = Mapping[str, Any]

#: More goods than anything costs.
PLENTY: Final = 99


def is_about(value: Any, *actions: str) -> bool:
    """Whether the answer is one of these actions with a card, a Location or a tile."""
    return isinstance(value, tuple) and value[0] in actions


# --------------------------------------------------------------------------------------------- prices
def ability_of(value: Any) -> Ability | None:
    """The Action that would be activated."""
    if is_about(value, ACTIVATE):
        ability: Ability | None = value[1].card.ability
        return ability
    return value[1].card.rare.second if is_about(value, UNLOCKED) else None


def cost_of(value: Any) -> Cost | None:
    """What a build, an activation or a tile costs."""
    if is_about(value, BUILD):
        cost: Cost = value[1].cost
        return cost
    if is_about(value, TILE):
        return TILES[value[1]].cost
    ability = ability_of(value)
    return None if ability is None else ability.cost


def effects_of(value: Any) -> Effects:
    """What an activation, an Instant or a tile does."""
    if is_about(value, TILE):
        return TILES[value[1]].effects
    if is_about(value, INSTANTLY):
        effects: Effects = value[1].instant
        return effects
    ability = ability_of(value)
    return [] if ability is None else ability.effects


def lacks(me: Settler, cost: Cost) -> tuple[dict[str, int], int]:
    """SET-15.1 Goods that are missing for a cost, and the Gold that replaces only a part of them."""
    price = {GOLD: cost.gold, **dict(cost.others)}
    missing = {GOODS[good]: n - me.goods[good] for good, n in price.items() if n > me.goods[good]}
    asked = dict(zip(RESOURCES, (cost.wood, cost.stone, cost.food), strict=True))
    resources = {GOODS[good]: n - me.goods[good] for good, n in asked.items() if n > me.goods[good]}
    gold = max(0, me.goods[GOLD] - cost.gold)
    return (missing | resources, gold) if sum(resources.values()) > gold else (missing, 0)


def too_few_goods(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-7.2, SET-10.8 Just these goods are missing, and Gold does not make up for them."""
    cost = cost_of(value)
    return cost is not None and bool(told["goods"]) and (told["goods"], told["gold"]) == lacks(me, cost)


def no_location(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-7.3 So many Locations and Foundations can be discarded, which is less than the card costs."""
    there = [location for location in me.empire if not location.taken_with]
    count = sum(me.more is None or not is_spared(location) for location in there)
    needed = value[1].cost.locations if is_about(value, BUILD) else 0
    return bool(told["needed"] == needed > count == told["count"])


def too_few_cards(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-10.4 The Action takes more cards from hand than there are."""
    cost = cost_of(value)
    return cost is not None and told["needed"] == cost.cards > len(me.hand) == told["count"]


def no_deal(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-17.61 There is no Deal, neither under the board nor by a Trade Route."""
    routes = [
        location
        for other in everybody(g)
        for location in other.empire
        if location.route is not None and location.route_seat == me.seat
    ]
    cost = cost_of(value)
    return cost is not None and cost.deals > 0 and not me.deals and not routes


def no_foundation(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SETX-7.6 The Action takes a Foundation, and there is none."""
    cost = cost_of(value)
    return cost is not None and cost.foundations > 0 and not any(place.foundation for place in me.empire)


# --------------------------------------------------------------------------------------------- razing
def raze_tokens(g: Settlers, me: Settler, value: Any) -> int:
    """The Raze tokens that an action takes: SET-9.1, SET-9.2, SETX-4.2.2, SETX-4.4.4, SETX-5.7.4."""
    thing = value[1]
    if value[0] in (RAZE_HAND, UNBLOCK):
        return 1
    if value[0] == SIEGE:
        return siege_price(g, me)
    holder = controller(g, thing)
    if value[0] == CONQUER:
        return conquest_price(g, me, holder, thing)
    if value[0] == RAZE_ENEMY:
        return raze_price(g, holder, thing) if g.more is not None else plain_price(holder, thing)
    prices = [1 for card in me.hand if card.raze]  # SET-17.52 razing in exchange: the cheapest that there is
    prices += [raze_price(g, controller(g, place), place) for place in razable(g, me, PLENTY)]
    return min(prices)


def plain_price(holder: Settler, location: Location) -> int:
    """SET-9.2, SET-12.2, SET-12.7, SET-17.45 Two, and one for all that protects the Location."""
    fortresses = [
        place.card.protects for place in holder.empire if not place.foundation and not place.neutral
    ]
    return 2 + int(location.defended) + int(location.samurai) + sum(fortresses)


def too_few_raze(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """Just so many Raze tokens are there, and more are needed."""
    if not is_about(value, RAZE_HAND, RAZE_ENEMY, CONQUER, SIEGE, UNBLOCK, ACTIVATE):
        return False
    if value[0] == ACTIVATE and effects_of(value)[0].op != "raze_with_exchange":
        return False
    return bool(told["count"] == me.goods[RAZE] < raze_tokens(g, me, value) == told["needed"])


def no_raze_field(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-9.7 The card has nothing to raze."""
    if not is_about(value, RAZE_HAND, RAZE_ENEMY):
        return False
    card: Card = value[1] if value[0] == RAZE_HAND else value[1].card
    return not card.raze


def has_passed(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-6.7 The Location stands with that player, who has passed."""
    if not is_about(value, RAZE_ENEMY, CONQUER, SIEGE, SEND):
        return False
    holder = controller(g, value[1])
    return holder.passed and told["seat"] == holder.seat


# ----------------------------------------------------------------------------------------- Locations
def state(action: str | tuple[str, ...], holds_back: Truth) -> Truth:
    """The answer is such an action with a Location, and this is true of it."""
    actions = (action,) if isinstance(action, str) else action
    return lambda g, me, value, told: is_about(value, *actions) and holds_back(g, me, value[1], told)


def used_up(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-10.5, SETX-5.5.3, SETX-8.5, SETX-8.6 Used as often as it may be in a round."""
    if value == MARKET:
        return told["count"] == 1 and me.more is not None and me.more.visited
    if is_about(value, TILE):
        return told["count"] == 1 and me.more is not None and value[1] in me.more.tiles
    ability = ability_of(value)
    if ability is None:
        return False
    location: Location = value[1]
    more = location.more
    if value[0] == UNLOCKED:
        return bool(more is not None and told["count"] == ability.times <= more.second_uses)
    allowed = ability.times + (more is not None and more.tech)  # SETX-5.2.3 a Basic token
    return bool(told["count"] == allowed <= location.uses)


def is_neutral(g: Settlers, me: Settler, location: Location, told: Told) -> bool:
    """SET-17.38 It works for nobody."""
    return location.neutral


def is_barred(g: Settlers, me: Settler, location: Location, told: Told) -> bool:
    """SETX-5.7.4, SETX-10.7.1 Blocked by a token or a card."""
    more = location.more
    return location.blocked or location.neutral or (more is not None and (more.barred or more.shut))


def is_defended(g: Settlers, me: Settler, location: Location, told: Told) -> bool:
    """SET-12.3, SETX-5.3.3 By a token, by print, or by a Defensive Technology token."""
    more = location.more
    technology = more is not None and more.defensive
    return location.defended or location.card.printed_defense or technology


# --------------------------------------------------------------------------------------------- effects
def possible(g: Settlers, me: Settler, value: Any, goods: list[int]) -> bool:
    """SET-10.8 Whether an effect finds what it needs, with such a supply."""
    here = value[1] if is_about(value, ACTIVATE, UNLOCKED) else None
    return is_possible(g, me, effects_of(value), here, goods)


def no_target(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-10.8 All goods of the world would not help."""
    return bool(effects_of(value)) and not possible(g, me, value, [PLENTY] * len(me.goods))


def closed_to_guests(g: Settlers, me: Settler, location: Location, told: Told) -> bool:
    """SETX-10.9 A Faction Location that the virtual player did not get from the player."""
    return not location.card.common and controller(g, location) is g.virtual and location.owner != me.seat


def too_little_left(g: Settlers, me: Settler, value: Any, told: Told) -> bool:
    """SET-10.8 With more goods it would be possible; with what the cost leaves it is not."""
    cost = cost_of(value)
    if cost is None or not effects_of(value) or lacks(me, cost)[0] or no_target(g, me, value, told):
        return False
    return not can_pay_leaving(me.goods, cost, lambda left: possible(g, me, value, left))


TRUTHS: Final[dict[str, Truth]] = {
    # goods and cards
    "too-few-goods": too_few_goods,
    "no-food": lambda g, me, value, told: (
        is_about(value, DEAL) and value[1].deal != NO_DEAL and not me.goods[FOOD] and not me.goods[GOLD]
    ),
    "no-location-to-discard": no_location,
    "no-card-to-discard": too_few_cards,
    "no-deal-to-discard": no_deal,
    "no-foundation": no_foundation,
    "too-few-workers": lambda g, me, value, told: value == WORKERS and told["count"] == me.goods[WORKER] < 2,
    "no-worker": lambda g, me, value, told: (
        (value == MARKET or is_about(value, DEPLOY, SEND)) and not me.goods[WORKER]
    ),
    "no-deal-field": lambda g, me, value, told: (
        is_about(value, DEAL) and value[1].common and value[1].deal == NO_DEAL
    ),
    "never-built": lambda g, me, value, told: is_about(value, BUILD) and not value[1].is_built,
    # attacks
    "no-raze-field": no_raze_field,
    "too-few-raze": too_few_raze,
    "peaceful": lambda g, me, value, told: is_about(value, RAZE_ENEMY) and g.peaceful,
    "peaceful-war": lambda g, me, value, told: is_about(value, CONQUER, SIEGE) and g.peaceful,
    "has-passed": has_passed,
    "fortress": state((RAZE_ENEMY, CONQUER), lambda g, me, location, told: location.card.most_levels > 0),
    "truce": state(
        (RAZE_ENEMY, CONQUER),
        lambda g, me, location, told: location.more is not None and location.more.protected,
    ),
    "no-levels": state(SIEGE, lambda g, me, location, told: location.more is None or not location.more.level),
    # Actions
    "no-action": state(ACTIVATE, lambda g, me, location, told: location.card.ability is None),
    "neutral": state((ACTIVATE, DEFEND, DEPLOY), is_neutral),
    "blocked": state(ACTIVATE, lambda g, me, location, told: location.blocked),
    "barred": state((ACTIVATE, UNLOCKED, SEND, DEFEND, DEPLOY), is_barred),
    "used-up": used_up,
    "no-target": no_target,
    "too-little-left": too_little_left,
    "locked": state(
        UNLOCKED, lambda g, me, location, told: location.more is None or not location.more.unlocked
    ),
    "unlocked-now": state(
        UNLOCKED,
        lambda g, me, location, told: location.more is not None and location.more.unlocked_in == g.more.turns,
    ),
    "enough-guests": state(
        SEND,
        lambda g, me, location, told: (
            location.more is not None and told["count"] == MOST_GUESTS <= location.more.sent
        ),
    ),
    "not-received": state(SEND, closed_to_guests),
    # tokens and Samurai
    "fortress-untouched": state(
        (DEFEND, DEPLOY), lambda g, me, location, told: location.card.most_levels > 0
    ),
    "defense-common-only": state(DEFEND, lambda g, me, location, told: not location.card.common),
    "samurai-faction-only": state(DEPLOY, lambda g, me, location, told: location.card.common),
    "already-defended": state((DEFEND, DEPLOY), is_defended),
    "already-guarded": state((DEFEND, DEPLOY), lambda g, me, location, told: location.samurai),
    "atlanteans-only": lambda g, me, value, told: is_about(value, PLACE) and me.faction != ATLANTEANS,
    "no-technology-there": state(
        PLACE,
        lambda g, me, location, told: (
            not location.card.common or location.foundation or location.neutral or bool(location.taken_with)
        ),
    ),
    "one-of-each-kind": state(PLACE, lambda g, me, location, told: not placeable(g, me, location)),
}
