"""SET-12 Defense tokens and Samurai."""

from __future__ import annotations

from tablewright.engine import Rule, choose_many, tell
from tablewright.games.settlers.cards import DEFENSE, SAMURAI, WORKER, Effect
from tablewright.games.settlers.effects import DOING, react, reactions_to
from tablewright.games.settlers.state import (
    Location,
    Settler,
    Settlers,
    commands_samurai,
    is_own_faction,
    works,
)


def defensible(me: Settler) -> list[Location]:
    """SET-12.1, SET-12.3, SET-12.5 Common Locations of the Empire without a token, taken-over ones too."""
    if not me.goods[DEFENSE]:
        return []
    return [
        location
        for location in me.empire
        if location.card.common and not location.defended and works(location)
    ]


def defend(g: Settlers, me: Settler, location: Location) -> None:
    """SET-12.1, SET-12.3 Place the Defense token; it stays there."""
    me.goods[DEFENSE] -= 1
    location.defended = True
    tell(g, "defend", seat=me.seat, card=location.card.id)


def posts(me: Settler) -> list[Location]:
    """SET-12.6, SET-12.11, SET-17.5 Own Faction Locations without a Samurai, Gate and Shrine too."""
    if not commands_samurai(me):
        return []
    return [
        location
        for location in me.empire
        if is_own_faction(me, location.card) and not location.samurai and works(location)
    ]


def deploy(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SET-12.6, SET-12.7, SET-12.10 A Worker of the supply becomes a Samurai and never comes back.

    SET-12.8 Production knows nothing of Samurai.
    """
    me.goods[WORKER] -= 1
    yield from stand_guard(g, me, location)


def stand_guard(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SET-12.12 Features react to each Samurai placed."""
    location.samurai = True
    tell(g, "samurai", seat=me.seat, card=location.card.id)
    yield from react(g, me, reactions_to(me, "deploy_samurai"))


def gain_samurai(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.9 Samurai of the general supply, placed at once as far as there are posts; the rest is lost."""
    wanted = sum(n for good, n in effect.goods if good == SAMURAI)
    free = posts(me)
    n = min(wanted, len(free))
    chosen = yield from choose_many(me, "place-samurai", free, n, n)
    for location in chosen:
        yield from stand_guard(g, me, location)


DOING["gain_samurai"] = gain_samurai
