"""SETX-5.1 to SETX-5.4, SETX-5.6 Technology tokens: gained by all, placed by the Atlanteans on Common
Locations.

Elsewhere: SETX-5.1.1 and 5.2.1 in base/production.py; SETX-5.1.2 in box/cards.py; SETX-5.1.4 in
base/cleanup.py; SETX-5.2.2 in base/effects.py; SETX-5.2.3 in base/activating.py; SETX-5.6.1 in
friends/storing.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, may_choose, score, tell
from tablewright.games.settlers.box.cards import (
    ADV_DEFENSIVE,
    ADV_SCORING,
    ATLANTEANS,
    GOODS,
    NUMBER,
    TECH,
    Amounts,
    Effect,
)
from tablewright.games.settlers.box.schema_effects import AtMost, GainPer
from tablewright.games.settlers.rules.base.effects import count, happens, limited
from tablewright.games.settlers.rules.base.leaving import DISCARDED
from tablewright.games.settlers.rules.base.scoring import owned
from tablewright.games.settlers.rules.base.supply import TECHNOLOGY, gain_plain, score_technology
from tablewright.games.settlers.rules.hooks import (
    Occasion,
)
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    controller,
    everybody,
    extras,
    holds_out,
    is_shut,
    settler_at,
)

#: The free step that places a token.
PLACE: Final = "tech"
#: SETX-5.1.3 The kinds of token, one of each for a Location; SETX-5.3.1 the last two are Advanced ones.
KINDS: Final = (TECH, ADV_SCORING, ADV_DEFENSIVE)
ADVANCED: Final = (ADV_SCORING, ADV_DEFENSIVE)


# ---------------------------------------------------------------------------------------------- gaining
def gain_advanced(g: Settlers, me: Settler, n: int, source: str) -> Rule[None]:
    """SETX-5.3.1 For each Advanced Technology the player says which kind it is."""
    for _ in range(n):
        name = yield from choose(me, "advanced-technology", [GOODS[good] for good in ADVANCED])
        gain_plain(g, me, ((NUMBER[name], 1),), source)


def technology_spent(g: Settlers, me: Settler, paid: Amounts) -> Rule[None]:
    """SETX-5.1.6, SETX-5.7.10 Features react to Basic Technology that pays for something."""
    if any(good == TECH and n for good, n in paid):
        yield from happens(g, me, "spend_tech", Occasion())


# ---------------------------------------------------------------------------------------------- placing
def lies_on(location: Location, token: int) -> bool:
    """Whether a token of that kind lies on a Location."""
    more = location.more
    if more is None:
        return False
    return more.tech if token == TECH else more.scoring if token == ADV_SCORING else more.defensive


def lay(location: Location, token: int, lies: bool) -> None:
    """Put a token of that kind on a Location, or take it away."""
    more = extras(location)
    if token == TECH:
        more.tech = lies
    elif token == ADV_SCORING:
        more.scoring = lies
    else:
        more.defensive = lies


def carries_technology(location: Location) -> bool:
    """SETX-5.1.6, I-11 Common Locations that are the player's own; no Foundation, no Fortress."""
    return (
        location.card.common
        and not (location.foundation or location.neutral or location.taken_with)
        and not location.card.most_levels
    )


def takes_token(g: Settlers, location: Location, token: int) -> bool:
    """SETX-5.1.3 One of each kind; SETX-5.3.3 a Defensive one not beside a Defense token, printed or not."""
    if not carries_technology(location) or lies_on(location, token):
        return False
    if token != ADV_DEFENSIVE:
        return True
    return not location.defended and (holds_out(g) or not location.card.printed_defense)


def placeable(g: Settlers, me: Settler, location: Location) -> list[int]:
    """SETX-5.1.3, SETX-5.4.1 The tokens of the supply that may lie there; only the Atlanteans place any."""
    if me.faction != ATLANTEANS:
        return []
    return [token for token in KINDS if me.goods[token] and takes_token(g, location, token)]


def ways_to_place(g: Settlers, me: Settler) -> list[Any]:
    """SETX-5.1.3 Before or after the action; SETX-5.1.5 on a new Location when its build is resolved."""
    return [(PLACE, location) for location in me.empire if placeable(g, me, location)]


def place(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-5.1.3 Put a token of the supply on a Location; SETX-5.1.6 this is not spending it."""
    names = [GOODS[token] for token in placeable(g, me, location)]
    name = yield from choose(me, "which-technology", names, None, {"card": location.id})
    me.goods[NUMBER[name]] -= 1
    lay(location, NUMBER[name], True)
    tell(g, "place-technology", seat=me.seat, card=location.card.id, good=name)


def why_not_place(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-5.1.3, SETX-5.1.6, SETX-5.4.1 Why a token cannot be placed, for who has one."""
    if not any(me.goods[token] for token in KINDS):
        return []
    return [((PLACE, location), reason_against(me, location)) for location in me.empire]


def reason_against(me: Settler, location: Location) -> Reason:
    """What forbids a token."""
    if me.faction != ATLANTEANS:
        return because("SETX-5.4.1", "atlanteans-only")
    if not carries_technology(location):
        return because("SETX-5.1.6", "no-technology-there")
    return because("SETX-5.1.3", "one-of-each-kind")


def movable(g: Settlers, me: Settler) -> list[tuple[str, Location]]:
    """SETX-5.7.15 Tokens of own Common Locations for which there is another place."""
    return [
        (GOODS[token], location)
        for location in me.empire
        if carries_technology(location)
        for token in KINDS
        if lies_on(location, token) and any(takes_token(g, other, token) for other in me.empire)
    ]


def move_tech(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-5.7.15 Virgin Oracle: move up to so many tokens, each kind once on a Location."""
    wanted: AtMost = effect.args
    for _ in range(wanted.max):
        chosen = yield from may_choose(me, "move-technology", movable(g, me), no="done")
        if chosen is None:
            return
        name, origin = chosen
        token = NUMBER[name]
        places = [location for location in me.empire if takes_token(g, location, token)]
        goal = yield from choose(me, "move-technology-to", places, None, {"good": name})
        lay(origin, token, False)
        lay(goal, token, True)
        tell(g, "move-technology", seat=me.seat, good=name, origin=origin.card.id, card=goal.card.id)


# ------------------------------------------------------------------------------------------- what they do
def score_use(g: Settlers, location: Location) -> None:
    """SETX-5.3.2 A Scoring token gives whoever holds the Location a point for each use, a gain of its own.

    SETX-5.3.5 With Temple of Ra that is the Egyptian.
    """
    if location.more is not None and location.more.scoring:
        score_technology(g, controller(g, location))


def score_delivery(g: Settlers, me: Settler, location: Location) -> None:
    """SETX-5.3.2, SETX-11.7 Delivering is a use, one also if it is doubled or if others gain the goods."""
    score_use(g, location)


def defensive_technology(g: Settlers, holder: Settler, location: Location) -> int:
    """SETX-5.3.3 It protects like a Defense token."""
    return int(lies_on(location, ADV_DEFENSIVE))


def tokens_come_back(g: Settlers, holder: Settler, location: Location, how: str) -> None:
    """SETX-5.2.4 A Basic token returns to its owner; SETX-5.3.4 an Advanced one is a point, unless given up.

    SETX-5.3.5 The tokens of a Location that is taken over belong to its owner all the same.
    """
    owner = settler_at(g, location.owner)
    if lies_on(location, TECH):
        gain_plain(g, owner, ((TECH, 1),), TECHNOLOGY)
    for token in ADVANCED:
        if lies_on(location, token):
            tell(g, "technology-lost", seat=owner.seat, card=location.card.id, good=GOODS[token])
            if how != DISCARDED:
                score_technology(g, owner)


def tech_on_locations(g: Settlers, me: Settler, argument: object, here: Location | None) -> int:
    """Basic Technology tokens on the player's Locations."""
    return sum(1 for location in me.empire if lies_on(location, TECH))


# ------------------------------------------------------------------------------------------ features, end
def is_of_kind(g: Settlers, me: Settler, here: Location, kind: str, occasion: Occasion) -> bool:
    """A feature that looks at Common Locations only."""
    return occasion.card is not None and occasion.card.common


def is_scoring(g: Settlers, me: Settler, here: Location, wanted: bool, occasion: Occasion) -> bool:
    """SETX-5.7.3 A scoring Action is one that has given points."""
    return occasion.points > 0


def score_at_the_end(g: Settlers, me: Settler) -> None:
    """SETX-12.6 What Locations count at the end besides their own value."""
    for location in owned(g, me):
        if not location.foundation and not is_shut(location):
            for effect in location.card.rare.end_game:
                wanted: GainPer = effect.args
                points = limited(wanted, count(g, me, wanted.per, location))
                score(g, me, "features", points)


def technology_problems(g: Settlers) -> list[str]:
    """I-10, I-11 Where Technology tokens lie."""
    found: list[str] = []
    for settler in everybody(g):
        for location in settler.empire:
            tokens = [token for token in KINDS if lies_on(location, token)]
            owner = settler_at(g, location.owner)
            if tokens and (owner.faction != ATLANTEANS or not location.card.common or location.foundation):
                found.append(f"I-11: a Technology token lies on {location.id}")
            if ADV_DEFENSIVE in tokens and location.defended:
                found.append(f"I-10: {location.id} is defended twice")
    return found
