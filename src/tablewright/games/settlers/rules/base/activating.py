"""SET-10 Activate an action Location."""

from __future__ import annotations

from tablewright.engine import Rule, choose, confirm, lay_open, tell, undisturbed
from tablewright.games.settlers.box.cards import WORKER, Ability, Effect, can_pay
from tablewright.games.settlers.box.schema_effects import Activate, ClearLocation
from tablewright.games.settlers.rules.base.building import give_location
from tablewright.games.settlers.rules.base.dealing import all_deals, give_up_deal
from tablewright.games.settlers.rules.base.effects import (
    NEEDS_GOODS,
    carry_out,
    happens,
    is_possible,
)
from tablewright.games.settlers.rules.base.labels import given_for, whose, whose_deal
from tablewright.games.settlers.rules.base.leaving import discard_under
from tablewright.games.settlers.rules.base.supply import can_pay_leaving, discard_from_hand, pay
from tablewright.games.settlers.rules.hooks import USED, Occasion
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    extras,
    is_fortress,
    targets,
    works,
)


def can_activate(
    g: Settlers,
    me: Settler,
    location: Location,
    goods: list[int],
    beyond_limit: bool = False,
    free: bool = False,
) -> bool:
    """SET-10.1, SET-10.5, SET-10.8 Uses left, not blocked or neutral, cost payable, a target there.

    SET-16.7 Not while its own effect is being carried out. SET-10.9, SET-17.22 A use is a use, even if it
    brings back the good it was paid with. SET-10.7 Each copy is a Location of its own.
    """
    ability = location.card.ability
    if ability is None or location.blocked or location.foundation or location.neutral:
        return False
    if location.more is None:
        limit = ability.times
    elif works(location):
        limit = uses_allowed(location)
    else:
        return False
    if location.uses >= limit and not beyond_limit:
        return False
    if location.id in g.resolving:
        return False
    return has_what_it_takes(g, me, location, goods, False, free)


def can_use_second(
    g: Settlers,
    me: Settler,
    location: Location,
    goods: list[int],
    beyond_limit: bool = False,
    free: bool = False,
) -> bool:
    """SETX-5.5.1, SETX-5.5.3 Whether the unlocked Action can be used: not in the turn that unlocked it.

    Its uses are counted for themselves, and a Basic Technology token adds none.
    """
    more, ability = location.more, location.card.rare.second
    if more is None or ability is None or not more.unlocked or g.more is None:
        return False
    if more.unlocked_in == g.more.turns or (more.second_uses >= ability.times and not beyond_limit):
        return False
    if location.blocked or not works(location) or location.id in g.resolving:
        return False
    return has_what_it_takes(g, me, location, goods, True, free)


def ability_of(location: Location, second: bool) -> Ability:
    """The Action of a Location, or the one that it unlocks (SETX-5.5.1)."""
    ability = location.card.rare.second if second else location.card.ability
    assert ability is not None
    return ability


def uses_allowed(location: Location) -> int:
    """SET-10.5 How often it can be used in a round; SETX-5.2.3, SETX-11.4 once more with a Basic token."""
    ability = location.card.ability
    if ability is None:
        return 0
    return ability.times + int(location.more is not None and location.more.tech)


def foundations_of(me: Settler) -> list[Location]:
    """SETX-7.6 Own Foundations, for an Action that demands one."""
    return [location for location in me.empire if location.foundation]


def has_what_it_takes(
    g: Settlers, me: Settler, location: Location, goods: list[int], second: bool, free: bool
) -> bool:
    """SET-10.8 Whether the cost can be paid and the effect has what it needs; SETX-5.7.13 some pay none."""
    ability = ability_of(location, second)
    if free:
        return is_possible(g, me, ability.effects, location, goods)
    cost = ability.cost
    if cost.cards > len(me.hand) or (cost.deals and cost.deals > len(all_deals(g, me))):
        return False
    if cost.foundations and cost.foundations > len(foundations_of(me)):
        return False
    effects = ability.effects
    if effects[0].op in NEEDS_GOODS:
        return can_pay_leaving(goods, cost, lambda left: is_possible(g, me, effects, location, left))
    return can_pay(goods, cost) and is_possible(g, me, effects, location, goods)


def activate(
    g: Settlers,
    me: Settler,
    location: Location,
    counts: bool = True,
    second: bool = False,
    free: bool = False,
) -> Rule[None]:
    """SET-10.1 Pay onto the card, resolve the action completely (SET-10.10).

    SETX-5.7.13, SETX-5.7.14 Without a cost a Worker of the general supply marks the use.
    """
    ability = ability_of(location, second)
    tell(g, "activate-second" if second else "activate", seat=me.seat, card=location.card.id)
    g.resolving.append(location.id)
    if free:
        location.goods += (WORKER,)
    else:
        yield from pay_for_activation(g, me, location, ability)
    if counts and second:
        extras(location).second_uses += 1
    elif counts:
        location.uses += 1
    before = me.tally.get("actions", 0)
    yield from carry_out(g, me, ability.effects, location, "actions")
    g.resolving.remove(location.id)
    if g.more is not None:
        yield from activated(g, me, location, me.tally.get("actions", 0) - before)


def activated(g: Settlers, me: Settler, location: Location, points: int) -> Rule[None]:
    """SETX-5.3.2 Each activation is a use of the Location; SETX-5.7.3 features see what points it gave."""
    if location.more is not None:
        for used in USED:
            used(g, location)
    yield from happens(g, me, "activate", Occasion(location.card, location, points=points))


def pay_for_activation(g: Settlers, me: Settler, location: Location, ability: Ability) -> Rule[None]:
    """SET-10.1 to SET-10.4 Goods lie on the card; where none do, a Worker of the supply marks the use.

    SET-17.64 Tavern and Desert are paid with a hand card, SET-17.61 the Hanseatic League with a Deal too.
    """
    cost, effects = ability.cost, ability.effects
    if effects[0].op in NEEDS_GOODS:
        yield from pay(g, me, cost, location, lambda left: is_possible(g, me, effects, location, left))
    else:
        yield from pay(g, me, cost, location)
    for _ in range(cost.cards):
        card = yield from choose(me, "discard-card", me.hand[:], None, {"card": location.id})
        discard_from_hand(g, me, card)
    for _ in range(cost.deals):
        deal = yield from choose(
            me, "give-up-deal", all_deals(g, me), None, {**whose_deal(g, me), "card": location.id}
        )
        give_up_deal(g, deal, me)
    for _ in range(cost.foundations):
        given = yield from choose(me, "discard-foundation", foundations_of(me), None, given_for(location.id))
        if given.secret:
            lay_open(g, me)  # its front is seen on the pile
        yield from give_location(g, me, given)
    if not (cost.resources or cost.gold or cost.others or cost.as_raze):
        location.goods += (WORKER,)


def activate_in_turn(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SET-10.6, SET-6.12 One Location; if it can be used twice, both may be done at once, one by one.

    SET-17.23 Each is an activation and an event of points of its own.
    """
    yield from activate(g, me, location)
    while location in me.empire and can_activate(g, me, location, me.goods):
        again = yield from confirm(me, "activate-again", {"card": location.id})
        if not again or not can_activate(g, me, location, me.goods):  # a Worker may stand guard by now
            return
        yield from activate(g, me, location)


# ---------------------------------------------------------------------------------------- Acting Troupe
def others_to_activate(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> list[Location]:
    """SET-17.67 Other own action Locations, also without uses left; SET-17.29 none that is blocked.

    SETX-2.4.7 Or one of an opponent who has not passed, with a use left; SETX-4.4.1 never a Fortress.
    SETX-5.5.1 What is unlocked can be used by whoever may activate the card.
    """
    wanted: Activate = effect.args
    beyond, free = wanted.ignore_limit, not wanted.pay_cost
    return [
        location
        for holder in ([me] if wanted.owner == "self" else targets(g, me))
        for location in holder.empire
        if location is not here
        and not is_fortress(location)
        and (
            can_activate(g, me, location, goods, beyond, free)
            or can_use_second(g, me, location, goods, beyond, free)
        )
    ]


def can_activate_other(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SET-10.8 There is another Location to activate with what will be left."""
    return here is None or with_resolving(g, me, effect, here, goods)


def with_resolving(g: Settlers, me: Settler, effect: Effect, here: Location, goods: list[int]) -> bool:
    """SET-16.7 Looks ahead as if this Location were already being resolved."""
    inside = here.id in g.resolving
    if not inside:
        g.resolving.append(here.id)
    found = bool(others_to_activate(g, me, effect, here, goods))
    if not inside:
        g.resolving.remove(here.id)
    return found


def activate_other(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SET-17.67 Acting Troupe: another Location once more, at its normal cost; it is not one of its uses.

    SETX-2.4.7 An Embassy uses up an activation of the opponent's Location, SETX-5.7.13 Mr Chi's Inventions
    one of an own one, at no cost.
    """
    wanted: Activate = effect.args
    beyond, free = wanted.ignore_limit, not wanted.pay_cost
    choices = others_to_activate(g, me, effect, here, me.goods)
    location = yield from undisturbed(choose(me, "troupe", choices, None, whose(g)))
    ways = [FIRST] if can_activate(g, me, location, me.goods, beyond, free) else []
    ways += [SECOND] if can_use_second(g, me, location, me.goods, beyond, free) else []
    way = yield from undisturbed(choose(me, "which-action", ways, None, {"card": location.id}))
    yield from activate(g, me, location, not beyond, way == SECOND, free)


#: SETX-5.5.1 The two Actions of a Location.
FIRST = "first"
SECOND = "second"


# ------------------------------------------------------------------------------------------- Royal Pool
def clearable(g: Settlers, me: Settler, effect: Effect, here: Location | None) -> list[Location]:
    """SET-17.28 Other own action Locations with activation goods; SET-16.7 none that is being resolved.

    SETX-4.4.1 No Fortress.
    """
    wanted: ClearLocation = effect.args
    return [
        location
        for location in me.empire
        if location.goods
        and location.card.ability is not None
        and not location.neutral
        and not is_fortress(location)
        and not (wanted.other and location is here)
        and location.id not in g.resolving
    ]


def can_clear(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 There is a used Location."""
    return bool(clearable(g, me, effect, here))


def clear(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.28 Royal Pool: the goods go back, and the Location can be activated in a later turn.

    SETX-5.5.1 What it has unlocked stays so.

    SET-16.8 This cannot go on forever: the Pool itself is used up by it.
    """
    location = yield from choose(me, "clear-location", clearable(g, me, effect, here))
    location.goods = ()
    location.uses = 0
    if location.more is not None:
        location.more.second_uses = 0
    tell(g, "clear", seat=me.seat, card=location.card.id)
    if location.more is not None:  # SETX-6.3.12
        discard_under(g, location, location.more.tucked)
        location.more.tucked = ()
