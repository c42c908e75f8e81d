"""SET-17.30 to SET-17.38 Taking over a Location for a round: Temple of Ra.

Elsewhere: SET-17.32 in base/building.py; SET-17.35 in base/leaving.py; SET-17.37 in base/dealing.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.box.cards import Effect
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.base.effects import grow
from tablewright.games.settlers.rules.base.labels import whose
from tablewright.games.settlers.rules.base.leaving import come_home
from tablewright.games.settlers.rules.hooks import TAKEN_OVER, TAKING_OVER
from tablewright.games.settlers.rules.state import (
    NOBODY,
    Location,
    Settler,
    Settlers,
    controller,
    everybody,
    is_immune,
    is_own_faction,
    targets,
    works,
)


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
    location = yield from choose(me, "take-over", conquerable(g, me), None, whose(g))
    loser = controller(g, location)
    if g.more is not None:
        for taking_over in TAKING_OVER:
            taking_over(g, location)
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
                tell(g, "come-home", seat=location.owner, from_seat=settler.seat, card=location.card.id)
            location.taken_with = ""
            location.neutral = False
