"""SET-17 Rulings on cards: what action Locations do to opponents: remove, block, steal, make them discard.

Elsewhere: SET-17.1, 17.2, 17.20, 17.45, 17.50, 17.52, 17.55 and 17.56 in base/razing.py; SET-17.3 and 17.4 in
base/cleanup.py; SET-17.7, 17.8, 17.27, 17.44, 17.62, 17.63, 17.65 and 17.66 in base/building.py; SET-17.9 in
base/defending.py; SET-17.10, 17.13, 17.14, 17.15, 17.17, 17.43, 17.53 and 17.60 in base/dealing.py;
SET-17.11, 17.12, 17.26 and 17.68 in base/effects.py; SET-17.16 in base/leaving.py; SET-17.22, 17.23, 17.28,
17.61, 17.64 and 17.67 in base/activating.py; SET-17.24 in base/spending.py; SET-17.25 and 17.51 in
base/supply.py; SET-17.41 in state.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.box.cards import GOODS, RESOURCES, Effect
from tablewright.games.settlers.box.schema_effects import OpponentDiscards, RemoveLocation, StealResource
from tablewright.games.settlers.rules.base import leaving
from tablewright.games.settlers.rules.base.effects import happens
from tablewright.games.settlers.rules.base.labels import whose
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    controller,
    is_fortress,
    is_immune,
    is_shut,
    look_back_at,
    targets,
    works,
)


# --------------------------------------------------------------------------------------------- removing
def removable(g: Settlers, me: Settler, effect: Effect) -> list[Location]:
    """SET-17.5, SET-17.6 Any enemy Location, Common or Faction; SET-9.7 no Foundation.

    SETX-2.3.4, SETX-4.4.1, SETX-7.18 Some name the kind, some mean own Locations; never a Fortress.
    """
    wanted: RemoveLocation = effect.args
    return [
        location
        for holder in ([me] if wanted.owner == "self" else targets(g, me))
        for location in holder.empire
        if not location.foundation
        and not is_shut(location)  # SETX-10.7.1
        and location.card.is_built  # SETX-10.14
        and not (is_fortress(location) if holder is me else is_immune(location))
        and (wanted.kind == "any" or (wanted.kind == "common") == location.card.common)
    ]


def can_remove(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 There is a Location to remove."""
    return bool(removable(g, me, effect))


def remove(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.6 Garrison, SET-17.40 Engineers: an enemy Location leaves the game."""
    location = yield from choose(me, "remove-location", removable(g, me, effect), None, whose(g))
    holder = controller(g, location)
    colours = colours_of(location)
    leaving.remove_location(g, holder, location)
    if g.more is not None and holder is not me:
        occasion = Occasion(location.card, location, leaving.REMOVED)
        yield from happens(g, holder, "own_location_lost", occasion)
    look_back_at(g, colours)


# --------------------------------------------------------------------------------------------- blocking
def blockable(g: Settlers, me: Settler) -> list[Location]:
    """SET-17.29 Enemy action Locations that are not blocked yet, used or not."""
    return [
        location
        for other in targets(g, me)
        for location in other.empire
        if location.card.ability is not None
        and works(location)
        and not location.blocked
        and not is_fortress(location)
    ]


def can_block(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 There is a Location to block."""
    return bool(blockable(g, me))


def block(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.29 Scorpion Breeder: nobody activates it this round."""
    location = yield from choose(me, "block-location", blockable(g, me), None, whose(g))
    location.blocked = True
    tell(g, "block", seat=me.seat, card=location.card.id)


# ------------------------------------------------------------------------------ stealing and discarding
def stealable(g: Settlers, me: Settler) -> list[tuple[Settler, str]]:
    """SET-17.54 Resources in the supplies of opponents; never Gold (SET-15.1), never goods on cards.

    SET-17.42, SET-20.2 Resources kept in Warehouses are supply like any other. SET-20.9 Alone there is nobody
    to steal from.
    """
    return [(other, GOODS[good]) for other in targets(g, me) for good in RESOURCES if other.goods[good] > 0]


def can_steal(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8, SET-19.11 Somebody has something to steal."""
    return bool(stealable(g, me))


def steal(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.54 Saboteurs: a Resource of choice moves from one supply to the other."""
    wanted: StealResource = effect.args
    for _ in range(wanted.n):
        choices = stealable(g, me)
        if not choices:
            return
        victim, name = yield from choose(me, "steal", choices)
        good = GOODS.index(name)
        victim.goods[good] -= 1
        me.goods[good] += 1
        tell(g, "steal", seat=me.seat, from_seat=victim.seat, goods={name: 1})


def has_victim(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-17.21, SET-19.11 An opponent holds a card."""
    return any(other.hand for other in targets(g, me))


def make_discard(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.21 Desert: a chosen opponent owes a discard, chosen by the victim before anybody goes on."""
    wanted: OpponentDiscards = effect.args
    victim = yield from choose(me, "desert-victim", [other for other in targets(g, me) if other.hand])
    victim.owes = min(len(victim.hand), victim.owes + wanted.n)
    tell(g, "desert", seat=me.seat, victim_seat=victim.seat)
