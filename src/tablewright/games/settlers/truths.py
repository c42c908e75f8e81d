"""When the reasons of the rules are true, told by the position alone.

A reason is given for an answer of the turn: a word, or a word with the card, Location or tile it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.settlers.box.cards import (
    ATLANTEANS,
    EXCHANGE_COST,
    FOOD,
    GOLD,
    GOODS,
    RAZE,
    RESOURCES,
    WORKER,
    Card,
    Cost,
    Effects,
)
from tablewright.games.settlers.rules.atlanteans.blocking import PRICE as PRICE_OF_UNBLOCKING
from tablewright.games.settlers.rules.atlanteans.blocking import UNBLOCK
from tablewright.games.settlers.rules.atlanteans.technology import KINDS, takes_token
from tablewright.games.settlers.rules.atlanteans.unlocking import UNLOCKED
from tablewright.games.settlers.rules.base.building import usable_as_cost
from tablewright.games.settlers.rules.base.dealing import all_deals
from tablewright.games.settlers.rules.base.effects import is_possible
from tablewright.games.settlers.rules.base.razing import FROM_HAND, razable, raze_price
from tablewright.games.settlers.rules.base.reasons import PLENTY
from tablewright.games.settlers.rules.fire.conquest import CONQUER, conquest_price
from tablewright.games.settlers.rules.fire.fortresses import SIEGE, level_of, siege_price
from tablewright.games.settlers.rules.friends.open_production import MOST_GUESTS
from tablewright.games.settlers.rules.minis.diplomacy import TILES
from tablewright.games.settlers.rules.state import (
    ACTIVATE,
    BUILD,
    INSTANTLY,
    MARKET,
    RAZE_ENEMY,
    RAZE_HAND,
    TILE,
    WAR,
    Location,
    Settler,
    Settlers,
    controller,
    plays_with,
    statically,
)


# ------------------------------------------------------------------------------------------- what it costs
def cost_of(value: Any) -> Cost:
    """What an answer costs: the build of a card, an Action, an unlocked one, or a tile."""
    name, thing = value
    if name == BUILD:
        return thing.cost  # type: ignore[no-any-return]
    if name == TILE:
        return TILES[thing].cost
    ability = thing.card.rare.second if name == UNLOCKED else thing.card.ability
    return ability.cost  # type: ignore[no-any-return]


def card_of(value: Any) -> Card:
    """The card that is razed, in hand or in an Empire."""
    name, thing = value
    return thing if name == RAZE_HAND else thing.card  # type: ignore[no-any-return]


def price_in_tokens(g: Settlers, me: Settler, value: Any) -> int:
    """SET-9.1, SET-9.2, SETX-4.2.2, SETX-4.4.4, SETX-5.7.4 The Raze tokens that an answer takes."""
    name, thing = value
    if name == RAZE_HAND:
        return FROM_HAND
    if name == SIEGE:
        return siege_price(g, me)
    if name == UNBLOCK:
        return sum(n for good, n in PRICE_OF_UNBLOCKING if good == RAZE)
    if name == ACTIVATE:  # SET-17.52 razing anything at all
        enemies = [raze_price(g, controller(g, place), place) for place in razable(g, me, PLENTY)]
        return min(enemies + [FROM_HAND for card in me.hand if card.raze])
    return (conquest_price if name == CONQUER else tokens)(g, me, controller(g, thing), thing)


def tokens(g: Settlers, me: Settler, holder: Settler, location: Location) -> int:
    """SET-9.2 The Raze tokens for an enemy Location."""
    return raze_price(g, holder, location)


def too_few_goods(g: Settlers, me: Settler, value: Any, told: Mapping[str, Any]) -> bool:
    """SET-15.1 Exactly that is lacking, and the Gold named does not make up for it."""
    cost = cost_of(value)
    asked = {FOOD: cost.food, **dict(cost.others), GOLD: cost.gold}
    asked |= dict(zip(RESOURCES, (cost.wood, cost.stone, cost.food), strict=True))
    lacking = {GOODS[good]: n - me.goods[good] for good, n in asked.items() if n > me.goods[good]}
    resources = sum(lacking.get(GOODS[good], 0) for good in RESOURCES)
    spare = max(0, me.goods[GOLD] - cost.gold) if resources else 0
    others = sum(lacking.values()) > resources
    return bool(told["lacking"] == lacking and told["gold"] == spare and (others or resources > spare))


# -------------------------------------------------------------------------------------- what was done before
def used_up(g: Settlers, me: Settler, value: Any, told: Mapping[str, Any]) -> bool:
    """SET-10.5, SETX-5.5.3, SETX-8.5, SETX-8.6 It was used so often, and may not be used more often."""
    if value == MARKET:
        return me.more is not None and me.more.visited and told["count"] == 1
    name, thing = value
    if name == TILE:
        return me.more is not None and me.more.tiles.count(thing) == told["count"]
    if name == UNLOCKED:
        return bool(thing.more.second_uses == told["count"] == thing.card.rare.second.times)
    extra = int(thing.more is not None and thing.more.tech)
    return bool(thing.uses == told["count"] == thing.card.ability.times + extra)


def has_passed(g: Settlers, me: Settler, value: Any, told: Mapping[str, Any]) -> bool:
    """SET-6.7 Who has the Location has passed."""
    holder = controller(g, value[1])
    return bool(told["seat"] == holder.seat) and holder.passed


# ------------------------------------------------------------------------------------------ what stands there
def about(holds: Callable[[Location], bool]) -> Truth:
    """A reason that says something of the Location of the answer."""
    return lambda g, me, value, told: holds(value[1])


def is_blocked(location: Location) -> bool:
    """SET-17.29, SETX-5.7.4, SETX-10.7.1 A token of somebody lies on it that keeps it from working."""
    more = location.more
    return location.blocked or (more is not None and (more.barred or more.shut))


def is_defended(location: Location) -> bool:
    """SET-12.3, SETX-2.4.3, SETX-5.3.3 A Defense token, a printed one, or a Defensive Technology token."""
    printed = bool(location.card.printed_defense)
    return location.defended or printed or (location.more is not None and location.more.defensive)


def one_of_each_kind(g: Settlers, me: Settler, value: Any, told: Mapping[str, Any]) -> bool:
    """SETX-5.1.3, SETX-5.3.3 No kind of token in the supply can lie there."""
    held = [token for token in KINDS if me.goods[token]]
    return bool(held) and not any(takes_token(g, value[1], token) for token in held)


def no_technology_there(location: Location) -> bool:
    """SETX-5.1.6 It is no Common Location, or not a Location of one's own."""
    own = not (location.foundation or location.neutral or location.taken_with)
    return not (location.card.common and own)


# ------------------------------------------------------------------------------------------ what it would do
def effects_of(value: Any) -> tuple[Effects, Location | None]:
    """What an answer would do, and the Location that does it."""
    name, thing = value
    if name == INSTANTLY:
        return thing.instant, None
    if name == TILE:
        return TILES[thing].effects, None
    ability = thing.card.rare.second if name == UNLOCKED else thing.card.ability
    return ability.effects, thing


def has_target(g: Settlers, me: Settler, value: Any) -> bool:
    """SET-10.8 Whether there is something it could be used on, had the player all goods."""
    effects, here = effects_of(value)
    return is_possible(g, me, effects, here, [PLENTY] * len(me.goods))


TRUTHS: Final[dict[str, Truth]] = {
    # goods, tokens, cards
    "too-few-goods": too_few_goods,
    "no-food": lambda g, me, value, told: not me.goods[FOOD] and not me.goods[GOLD],
    "too-few-raze": lambda g, me, value, told: (
        told["count"] == me.goods[RAZE] < told["needed"] == price_in_tokens(g, me, value)
    ),
    "too-few-workers": lambda g, me, value, told: told["count"] == me.goods[WORKER] < EXCHANGE_COST,
    "no-worker": lambda g, me, value, told: not me.goods[WORKER],
    "no-card-to-discard": lambda g, me, value, told: (
        told["count"] == len(me.hand) < told["needed"] == cost_of(value).cards
    ),
    "no-deal-to-discard": lambda g, me, value, told: cost_of(value).deals > 0 and not all_deals(g, me),
    "no-foundation": lambda g, me, value, told: (
        cost_of(value).foundations > 0 and not any(place.foundation for place in me.empire)
    ),
    "no-location-to-discard": lambda g, me, value, told: (
        told["count"] == len(usable_as_cost(me)) < told["needed"] == cost_of(value).locations
    ),
    # the card in hand
    "never-built": lambda g, me, value, told: bool(value[1].instant or value[1].event),
    "no-deal-field": lambda g, me, value, told: value[1].common,
    "no-raze-field": lambda g, me, value, told: not card_of(value).raze,
    # the Location
    "has-passed": has_passed,
    "used-up": used_up,
    "enough-guests": lambda g, me, value, told: (
        value[1].more is not None and value[1].more.sent == told["count"] == MOST_GUESTS
    ),
    "no-action": about(lambda place: place.card.ability is None),
    "neutral": about(lambda place: place.neutral),
    "blocked": about(lambda place: place.blocked),
    "barred": about(is_blocked),
    "truce": about(lambda place: place.more is not None and place.more.protected),
    "fortress": about(lambda place: place.card.most_levels > 0),
    "fortress-untouched": about(lambda place: place.card.most_levels > 0),
    "no-levels": about(lambda place: level_of(place) == 0),
    "already-defended": about(is_defended),
    "already-guarded": about(lambda place: place.samurai),
    "samurai-faction-only": lambda g, me, value, told: (
        value[1].card.common and not statically(me, "samurai_may_guard_common")
    ),
    "defense-common-only": lambda g, me, value, told: not value[1].card.common and not plays_with(g, WAR),
    "no-technology-there": about(no_technology_there),
    "one-of-each-kind": one_of_each_kind,
    "locked": about(lambda place: place.more is None or not place.more.unlocked),
    "unlocked-now": lambda g, me, value, told: value[1].more.unlocked_in == g.more.turns,
    # the table
    "atlanteans-only": lambda g, me, value, told: me.faction != ATLANTEANS,
    "peaceful": lambda g, me, value, told: g.peaceful and value[0] == RAZE_ENEMY,
    "peaceful-war": lambda g, me, value, told: g.peaceful and value[0] in (CONQUER, SIEGE),
    "no-target": lambda g, me, value, told: not has_target(g, me, value),
    "too-little-left": lambda g, me, value, told: has_target(g, me, value),
}
