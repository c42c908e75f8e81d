"""SET-12 Defense tokens and Samurai.

Elsewhere: SET-12.4 and 12.9 in base/leaving.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose_many, tell, undisturbed
from tablewright.games.settlers.box.cards import DEFENSE, GOODS, SAMURAI, WORKER, Amounts, Effect
from tablewright.games.settlers.rules.base.effects import react, reactions_to
from tablewright.games.settlers.rules.state import (
    WAR,
    Location,
    Settler,
    Settlers,
    commands_samurai,
    counts,
    holds_out,
    is_fortress,
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
    put_token(g, me, location, {GOODS[DEFENSE]: 1})


def put_token(g: Settlers, me: Settler, location: Location, paid: dict[str, int]) -> None:
    """SET-12.2 A Defense token lies on the Location from now on, of the supply or of the general one."""
    location.defended = True
    tell(g, "defend", seat=me.seat, card=location.card.id, paid=paid)


def posts(g: Settlers, me: Settler) -> list[Location]:
    """SET-12.6, SET-12.11, SET-17.5 Faction Locations of the Empire without a Samurai, Gate and Shrine too.

    SETX-2.4.11 Common ones with Daimyo's Guard. SETX-4.3.2, SETX-4.3.3 No Faction one with a Defense token.
    SETX-5.7.4 A blocked one can be guarded.
    """
    if not commands_samurai(me):
        return []
    if g.more is None:
        return [
            location
            for location in me.empire
            if not location.card.common and not location.samurai and works(location)
        ]
    free = [location for location in me.empire if not location.samurai and counts(location)]
    common_too = bool(statically(me, "samurai_may_guard_common"))
    return [
        location
        for location in free
        if not is_fortress(location) and (common_too if location.card.common else not location.defended)
    ]


def worker_for_samurai(g: Settlers, me: Settler, location: Location) -> Amounts:
    """SET-12.6 What a Samurai costs."""
    return ((WORKER, 1),)


def deploy(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SET-12.6, SET-12.7, SET-12.10 A Worker of the supply becomes a Samurai and never comes back.

    SET-12.8 Production knows nothing of Samurai.
    """
    me.goods[WORKER] -= 1
    yield from stand_guard(g, me, location, {GOODS[WORKER]: 1})


def stand_guard(g: Settlers, me: Settler, location: Location, paid: dict[str, int]) -> Rule[None]:
    """SET-12.12 Features react to each Samurai placed, of the supply or of the general one."""
    location.samurai = True
    tell(g, "samurai", seat=me.seat, card=location.card.id, paid=paid)
    yield from react(g, me, reactions_to(g, me, "deploy_samurai"))


def gain_samurai(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.9 Samurai of the general supply, placed at once as far as there are posts; the rest is lost."""
    wanted = sum(n for good, n in effect.goods if good == SAMURAI)
    free = posts(g, me)
    n = min(wanted, len(free))
    chosen = yield from undisturbed(choose_many(me, "place-samurai", free, n, n))
    for location in chosen:
        yield from stand_guard(g, me, location, {})
