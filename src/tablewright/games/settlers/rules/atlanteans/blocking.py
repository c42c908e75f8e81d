"""Barbarian tokens: they block Locations of others until they are taken off (SETX-5.7.4)."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.settlers.box.cards import NUMBER, Amounts, Effect
from tablewright.games.settlers.box.schema_effects import BlockLocation
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.labels import whose
from tablewright.games.settlers.rules.base.rulings import block, can_block
from tablewright.games.settlers.rules.base.supply import spend
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    everybody,
    extras,
    is_fortress,
    targets,
    works,
)

#: The action of a turn that takes a token off.
UNBLOCK: Final = "unblock"
#: SETX-5.7.4 What that costs.
PRICE: Final[Amounts] = tuple((NUMBER[name], n) for name, n in MORE.constants.block_removal_cost.items())
#: SETX-0.8 There are no more Barbarian tokens than these.
TOKENS: Final[int] = next(kind.count for kind in MORE.tokens if kind.id == "tok-barbarian")


def is_barred(location: Location) -> bool:
    """Whether a Barbarian token lies on it."""
    return location.more is not None and location.more.barred


def barred(g: Settlers) -> list[Location]:
    """SETX-5.7.4 The Locations with a Barbarian token."""
    return [location for settler in everybody(g) for location in settler.empire if is_barred(location)]


def barrable(g: Settlers, me: Settler) -> list[Location]:
    """SETX-5.7.4 Any Location of an opponent who has not passed, without a token."""
    return [
        location
        for other in targets(g, me)
        for location in other.empire
        if works(location) and not is_fortress(location)
    ]


def can_block_somehow(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SET-10.8 There is a Location to block, for a round or with a token."""
    wanted: BlockLocation = effect.args
    return can_block(g, me, effect, here, goods) if wanted.token is None else bool(barrable(g, me))


def block_somehow(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.29 Scorpion Breeder blocks for a round, SETX-5.7.4 Machine Wreckers until it is unblocked.

    If all tokens are used, one of them is moved.
    """
    wanted: BlockLocation = effect.args
    if wanted.token is None:
        yield from block(g, me, effect, here, source)
        return
    location = yield from choose(me, "block-location", barrable(g, me), None, whose(g))
    lying = barred(g)
    if len(lying) >= wanted.max_tokens:
        freed = yield from choose(me, "move-block", lying, None, whose(g))
        take_off(g, freed)
    extras(location).barred = True
    tell(g, "bar", seat=me.seat, card=location.card.id)


def take_off(g: Settlers, location: Location) -> None:
    """SETX-5.7.4 The token goes back; the Location works again."""
    extras(location).barred = False
    tell(g, "unbar", card=location.card.id)


def ways_to_unblock(g: Settlers, me: Settler) -> list[Any]:
    """SETX-5.7.4, SETX-0.11 Own Locations with a token, if its removal can be paid."""
    if any(me.goods[good] < n for good, n in PRICE):
        return []
    return [(UNBLOCK, location) for location in me.empire if is_barred(location)]


def tokens_to_unblock(g: Settlers, me: Settler, location: Location) -> Amounts:
    """SETX-5.7.4 What the action costs."""
    return PRICE


def unblock(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-5.7.4 Discard a Raze token; this is the action of the turn."""
    spend(g, me, PRICE, None)
    take_off(g, location)
    yield from ()  # nothing to decide


def why_not_unblock(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-5.7.4 Without a Raze token it stays blocked."""
    needed = sum(n for _, n in PRICE)
    reason = because("SETX-5.7.4", "too-few-raze", needed=needed, count=0)
    return [((UNBLOCK, location), reason) for location in me.empire if is_barred(location)]


def blocking_problems(g: Settlers) -> list[str]:
    """I-13 No more Barbarian tokens than there are."""
    return ["I-13: there are too many Barbarian tokens"] if len(barred(g)) > TOKENS else []
