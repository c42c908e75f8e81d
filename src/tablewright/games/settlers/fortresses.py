"""SETX-4.4 Fortresses: they grow level by level, give points every round, and are besieged."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, tell
from tablewright.games.settlers.cards import RAZE, Effect
from tablewright.games.settlers.effects import DOING, POSSIBLE, happens
from tablewright.games.settlers.hooks import ACTIONS, ACTIONS_OVER, PERFORM, PROBLEMS, REFUSALS, Occasion
from tablewright.games.settlers.rows import WAR
from tablewright.games.settlers.schema_expansions import MORE
from tablewright.games.settlers.state import (
    Location,
    Settler,
    Settlers,
    controller,
    everybody,
    extras,
    in_order,
    opponents,
    plays_with,
    statically,
    targets,
    works,
)
from tablewright.games.settlers.supply import gain_points, spend

#: The action of a turn, and the source of points.
SIEGE: Final = "siege"
FORTRESSES: Final = "fortresses"
#: SETX-4.4.4 The Raze tokens of a Siege.
SIEGE_PRICE: Final[int] = MORE.numbers.siege_price["raze"]
DISCOUNT: Final = "siege_discount"


def is_fortress(location: Location) -> bool:
    """SETX-4.4.1, SETX-4.4.6 Whether it is a Fortress; base cards with such a name are not."""
    return location.card.most_levels > 0 and not location.foundation


def level_of(location: Location) -> int:
    """SETX-4.4.2 How far it is fortified."""
    return 0 if location.more is None else location.more.level


# ----------------------------------------------------------------------------------------------- growing
def can_fortify(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-4.4.2 At the highest level it cannot be activated."""
    return here is not None and level_of(here) < here.card.most_levels


def fortify(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-4.4.2, SETX-11.12 Its level rises, and stays through Cleanup."""
    assert here is not None
    extras(here).level += effect.args
    tell(g, "fortify", seat=me.seat, card=here.card.id, level=level_of(here))
    yield from ()  # nothing to decide


def fortresses_score(g: Settlers) -> Rule[None]:
    """SETX-4.4.3, SETX-12.10 At the end of every round points for each level, clockwise, one by one.

    SETX-4.5.3 So two levels set off a Sphinx.
    """
    for me in in_order(g):
        for location in me.empire:
            if level_of(location) and works(location):
                points = level_of(location) * location.card.rare.level_value
                tell(g, "fortress-scores", seat=me.seat, card=location.card.id, points=points)
                gain_points(g, me, points, FORTRESSES)
    yield from ()  # nothing to decide


# ----------------------------------------------------------------------------------------------- a Siege
def siege_price(me: Settler) -> int:
    """SETX-4.4.4 Always the same, but for what own cards take off."""
    return SIEGE_PRICE - sum(location.card.statics[DISCOUNT] for location in statically(me, DISCOUNT))


def ways_to_besiege(g: Settlers, me: Settler) -> list[Any]:
    """SETX-0.4, SETX-4.4.4 Fortified Fortresses of those who have not passed; SETX-0.12 not if Peaceful."""
    if g.peaceful or not plays_with(g, WAR) or me.goods[RAZE] < siege_price(me):
        return []
    return [
        (SIEGE, location) for other in targets(g, me) for location in other.empire if level_of(location) > 0
    ]


def besiege(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-4.4.4 All levels are lost; the card stays, with the goods of its activation."""
    spend(g, me, ((RAZE, siege_price(me)),), None)
    holder = controller(g, location)
    tell(g, "siege", seat=me.seat, from_seat=holder.seat, card=location.card.id)
    extras(location).level = 0
    yield from happens(g, me, "siege", Occasion(location.card, location))


def why_not_besiege(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-4.4.4 Why a Fortress cannot be besieged."""
    if not plays_with(g, WAR):
        return []
    return [
        ((SIEGE, location), reason_against(g, me, other, location))
        for other in opponents(g, me)
        for location in other.empire
        if is_fortress(location)
    ]


def reason_against(g: Settlers, me: Settler, holder: Settler, location: Location) -> Reason:
    """SETX-0.12, SETX-4.4.4 What forbids a Siege."""
    if not level_of(location):
        return because("SETX-4.4.4", "no-levels")
    if g.peaceful:
        return because("SETX-0.12", "peaceful-war")
    if holder.passed:
        return because("SETX-4.4.4", "has-passed", seat=holder.seat)
    return because("SETX-4.4.4", "too-few-raze", needed=siege_price(me), count=me.goods[RAZE])


def fortress_problems(g: Settlers) -> list[str]:
    """I-8 The level of a Fortress is within its limits, and no token of protection lies on it."""
    problems: list[str] = []
    for settler in everybody(g):
        for location in settler.empire:
            more = location.more
            if not 0 <= level_of(location) <= location.card.most_levels:
                problems.append(f"I-8: {location.card.id} has the level {level_of(location)}")
            carries = location.defended or location.samurai or (more is not None and more.tech)
            if is_fortress(location) and (carries or location.owner != settler.seat):
                problems.append(f"I-8: the Fortress {location.card.id} carries something or is taken over")
    return problems


ACTIONS.append(ways_to_besiege)
ACTIONS_OVER.append(fortresses_score)
PERFORM[SIEGE] = besiege
PROBLEMS.append(fortress_problems)
REFUSALS.append(why_not_besiege)
DOING["fortify"] = fortify
POSSIBLE["fortify"] = can_fortify
