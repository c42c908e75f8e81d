"""SET-17 What action Locations do to opponents: remove, block, take over, steal, make them discard."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers import leaving
from tablewright.games.settlers.cards import GOODS, RESOURCES, Effect
from tablewright.games.settlers.effects import DOING, POSSIBLE, grow, happens
from tablewright.games.settlers.hooks import TAKEN_OVER, Occasion
from tablewright.games.settlers.rows import come_home, remember_place
from tablewright.games.settlers.schema import DATA
from tablewright.games.settlers.schema_effects import OpponentDiscards, RemoveLocation, StealResource
from tablewright.games.settlers.state import (
    NOBODY,
    Location,
    Settler,
    Settlers,
    colours_of,
    controller,
    everybody,
    is_fortress,
    is_immune,
    is_own_faction,
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
        and location.card.is_built  # SETX-10.14
        and not (is_fortress(location) if holder is me else is_immune(location))
        and (wanted.kind == "any" or (wanted.kind == "common") == location.card.common)
    ]


def can_remove(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 There is a Location to remove."""
    return bool(removable(g, me, effect))


def remove(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.6 Garrison, SET-17.40 Engineers: an enemy Location leaves the game."""
    location = yield from choose(me, "remove-location", removable(g, me, effect))
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
        and not is_immune(location)
    ]


def can_block(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 There is a Location to block."""
    return bool(blockable(g, me))


def block(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.29 Scorpion Breeder: nobody activates it this round."""
    location = yield from choose(me, "block-location", blockable(g, me))
    location.blocked = True
    tell(g, "block", seat=me.seat, card=location.card.id)


# ----------------------------------------------------------------------------------------- taking over
def conquerable(g: Settlers, me: Settler) -> list[Location]:
    """SET-17.30 Any Location of an opponent who has not passed; SET-9.7 no Foundation."""
    return [
        location
        for other in targets(g, me)
        for location in other.empire
        if works(location) and location.card.is_built and not is_immune(location)
    ]


def can_take_over(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 There is a Location to take over; SETX-0.8, SETX-4.5.4 and a token for it.

    The Egyptian never runs out of them.
    """
    if here is not None and not is_own_faction(me, here.card) and egypt_tokens_out(g) >= EGYPT_TOKENS:
        return False
    return bool(conquerable(g, me))


def egypt_tokens_out(g: Settlers) -> int:
    """SETX-4.5.4 Egypt tokens that lie on Locations: taken over, neutral, or with a shared feature."""
    return sum(
        bool(location.taken_with) or (location.more is not None and location.more.shared_with != NOBODY)
        for settler in everybody(g)
        for location in settler.empire
    )


#: SETX-0.8 The Egypt tokens that there are for others than the Egyptian.
EGYPT_TOKENS: Final[int] = next(token["count"] for token in DATA.tokens if token["id"] == "tok-egypt")


def take_over(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.30, SET-17.31 Temple of Ra: until the end of the round it stands in the user's Empire.

    It moves with all that lies on it (SET-17.36) and with the uses it has had (SET-17.33). This is not
    building: nothing is produced and nothing reacts. SET-17.34 It lasts even if the owner passes.
    """
    location = yield from choose(me, "take-over", conquerable(g, me))
    loser = controller(g, location)
    if g.more is not None:
        remember_place(g, location)
    loser.empire.remove(location)
    me.empire.append(location)
    assert here is not None
    location.taken_with = here.id
    tell(g, "take-over", seat=me.seat, from_seat=loser.seat, card=location.card.id)
    for taken_over in TAKEN_OVER:
        taken_over(g, me, location)
    yield from grow(g, me)


def return_locations(g: Settlers) -> None:
    """SET-13.6, SET-17.38 What was taken over or neutral is its owner's again."""
    for settler in everybody(g):
        for location in [held for held in settler.empire if held.taken_with]:
            if location.owner != settler.seat:
                come_home(g, settler, location)
            location.taken_with = ""
            location.neutral = False


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


DOING["remove_location"] = remove
DOING["take_over_location"] = take_over
DOING["steal_resource"] = steal
DOING["opponent_discards"] = make_discard
POSSIBLE["remove_location"] = can_remove
POSSIBLE["take_over_location"] = can_take_over
POSSIBLE["steal_resource"] = can_steal
POSSIBLE["opponent_discards"] = has_victim
