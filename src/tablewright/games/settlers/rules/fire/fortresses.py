"""SETX-4.4 Fortresses: they grow level by level, give points every round, and are besieged.

Elsewhere: SETX-4.4.5 in base/building.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, tell
from tablewright.games.settlers.box.cards import RAZE, Amounts, Effect
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.effects import features_at_work, happens, now_giving, work_once
from tablewright.games.settlers.rules.base.supply import gain_points, spend
from tablewright.games.settlers.rules.fire.conquest import reasons_of_war
from tablewright.games.settlers.rules.hooks import (
    Occasion,
)
from tablewright.games.settlers.rules.state import (
    WAR,
    Location,
    Settler,
    Settlers,
    controller,
    everybody,
    extras,
    in_order,
    plays_with,
    targets,
    works,
)

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

    SETX-10.12.3 A single player's round ends with the Attack phase: what is besieged there gives nothing.
    """
    if g.virtual is None:
        for me in in_order(g):
            score_levels(g, me)
    yield from ()  # nothing to decide


def fortresses_score_alone(g: Settlers) -> Rule[None]:
    """SETX-12.10 The same after the Attacks and Conquests of the virtual player."""
    if g.more is not None:
        score_levels(g, g.settlers[0])
    yield from ()  # nothing to decide


def score_levels(g: Settlers, me: Settler) -> None:
    """SETX-4.4.3 The points of one player's Fortresses; SETX-4.5.3 two levels set off a Sphinx."""
    assert g.more is not None
    for location in me.empire:
        if level_of(location) and works(location):
            points = level_of(location) * location.card.rare.level_value
            tell(g, "fortress-scores", seat=me.seat, card=location.card.id, points=points)
            outer = now_giving(g, location)  # SETX-6.3.11
            gain_points(g, me, points, FORTRESSES)
            g.more.giving = outer


# ----------------------------------------------------------------------------------------------- a Siege
def siege_price(g: Settlers, me: Settler) -> int:
    """SETX-4.4.4 Always the same, but for what own cards take off."""
    helping = features_at_work(g, me, DISCOUNT)
    return SIEGE_PRICE - sum(location.card.statics[DISCOUNT] for location in helping)


def tokens_to_besiege(g: Settlers, me: Settler, location: Location) -> Amounts:
    """SETX-4.4.4 The same as a price."""
    return ((RAZE, siege_price(g, me)),)


def ways_to_besiege(g: Settlers, me: Settler) -> list[Any]:
    """SETX-0.4, SETX-4.4.4 Fortified Fortresses of those who have not passed; SETX-0.12 not if Peaceful."""
    if g.peaceful or not plays_with(g, WAR) or me.goods[RAZE] < siege_price(g, me):
        return []
    return [
        (SIEGE, location) for other in targets(g, me) for location in other.empire if level_of(location) > 0
    ]


def besiege(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-4.4.4 All levels are lost; the card stays, with the goods of its activation."""
    spend(g, me, ((RAZE, siege_price(g, me)),), None)
    work_once(g, features_at_work(g, me, DISCOUNT))
    holder = controller(g, location)
    tell(g, "siege", seat=me.seat, from_seat=holder.seat, card=location.card.id)
    extras(location).level = 0
    yield from happens(g, me, "siege", Occasion(location.card, location))


def why_not_besiege(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-4.4.4 Why a Fortress cannot be besieged."""
    return reasons_of_war(g, me, SIEGE, is_fortress, reason_against)


def reason_against(g: Settlers, me: Settler, holder: Settler, location: Location) -> Reason:
    """SETX-0.12, SETX-4.4.4 What forbids a Siege."""
    if not level_of(location):
        return because("SETX-4.4.4", "no-levels")
    if g.peaceful:
        return because("SETX-0.12", "peaceful-war")
    if holder.passed:
        return because("SETX-4.4.4", "has-passed", seat=holder.seat)
    return because("SETX-4.4.4", "too-few-raze", needed=siege_price(g, me), count=me.goods[RAZE])


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
