"""SET-12 Defense tokens and Samurai."""

from __future__ import annotations

from tablewright.engine import Rule, choose_many, tell
from tablewright.games.settlers.cards import DEFENSE, SAMURAI, WORKER, Effect
from tablewright.games.settlers.effects import DOING, react, reactions_to
from tablewright.games.settlers.rows import WAR
from tablewright.games.settlers.state import (
    Location,
    Settler,
    Settlers,
    commands_samurai,
    counts,
    holds_out,
    is_fortress,
    is_own_faction,
    plays_with,
    statically,
    works,
)


def defensible(g: Settlers, me: Settler) -> list[Location]:
    """SET-12.1, SET-12.3, SET-12.5 Common Locations of the Empire without a token, taken-over ones too.

    SETX-2.4.3 None with printed Defense, SETX-10.11.3 unless a token stands for that; SETX-5.3.3 none with a
    Defensive Technology token. SETX-5.7.4 A blocked one can be defended.
    """
    if not me.goods[DEFENSE]:
        return []
    if g.more is None:
        return [
            location
            for location in me.empire
            if location.card.common and not location.defended and works(location)
        ]
    faction_too = plays_with(g, WAR)
    return [
        location
        for location in me.empire
        if (location.card.common or (faction_too and not location.samurai))
        and not location.defended
        and counts(location)
        and (holds_out(g) or not location.card.printed_defense)
        and not (location.more is not None and location.more.defensive)
        and not is_fortress(location)
    ]


def defend(g: Settlers, me: Settler, location: Location) -> None:
    """SET-12.1, SET-12.3 Place the Defense token; it stays there."""
    me.goods[DEFENSE] -= 1
    put_token(g, me, location)


def put_token(g: Settlers, me: Settler, location: Location) -> None:
    """SET-12.2 A Defense token lies on the Location from now on."""
    location.defended = True
    tell(g, "defend", seat=me.seat, card=location.card.id)


def posts(g: Settlers, me: Settler) -> list[Location]:
    """SET-12.6, SET-12.11, SET-17.5 Own Faction Locations without a Samurai, Gate and Shrine too.

    SETX-2.4.11 Common ones with Daimyo's Guard.
    """
    if not commands_samurai(me):
        return []
    if g.more is None:
        return [
            location
            for location in me.empire
            if location.card.deck == me.faction and not location.samurai and works(location)
        ]
    free = [location for location in me.empire if not location.samurai and works(location)]
    common_too = bool(statically(me, "samurai_may_guard_common"))
    return [
        location
        for location in free
        if not is_fortress(location) and (common_too if location.card.common else may_guard(g, me, location))
    ]


def may_guard(g: Settlers, me: Settler, location: Location) -> bool:
    """SET-12.6 Own Faction Locations; SETX-4.3.2, SETX-4.3.3 with Conquests others too, beside no token."""
    if not plays_with(g, WAR):
        return is_own_faction(me, location.card)
    return not location.defended


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
    yield from react(g, me, reactions_to(g, me, "deploy_samurai"))


def gain_samurai(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.9 Samurai of the general supply, placed at once as far as there are posts; the rest is lost."""
    wanted = sum(n for good, n in effect.goods if good == SAMURAI)
    free = posts(g, me)
    n = min(wanted, len(free))
    chosen = yield from choose_many(me, "place-samurai", free, n, n)
    for location in chosen:
        yield from stand_guard(g, me, location)


DOING["gain_samurai"] = gain_samurai
