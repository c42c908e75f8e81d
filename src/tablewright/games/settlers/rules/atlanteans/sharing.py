"""Egypt tokens that share a feature of an opponent (SETX-5.7.7)."""

from __future__ import annotations

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.box.cards import FEATURE, Effect
from tablewright.games.settlers.rules.base.labels import whose
from tablewright.games.settlers.rules.hooks import SHARED
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    extras,
    is_fortress,
    targets,
    works,
)


# --------------------------------------------------------------------------------------- shared features
def shareable(g: Settlers, me: Settler) -> list[Location]:
    """SETX-5.7.7 Feature Locations of opponents who have not passed."""
    return [
        location
        for other in targets(g, me)
        for location in other.empire
        if FEATURE in location.card.types
        and works(location)
        and not is_fortress(location)
        and not (location.more is not None and location.more.shared_with == me.seat)
    ]


def can_share(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a feature to share."""
    return bool(shareable(g, me))


def share_feature(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-5.7.7 Ears of the Pharaoh: until Cleanup it works for the player's own deeds too."""
    location = yield from choose(me, "share-feature", shareable(g, me), None, whose(g))
    extras(location).shared_with = me.seat
    for shared in SHARED:
        shared(g, me, location)
    tell(g, "share-feature", seat=me.seat, card=location.card.id)
