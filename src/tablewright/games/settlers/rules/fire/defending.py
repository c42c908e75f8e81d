"""SETX-4.3 Defending Faction Locations.

Elsewhere: SETX-4.3.3 in base/defending.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, undisturbed
from tablewright.games.settlers.box.cards import Effect
from tablewright.games.settlers.box.schema_effects import PlaceToken
from tablewright.games.settlers.rules.base.defending import put_token
from tablewright.games.settlers.rules.state import Location, Settler, Settlers, counts, is_immune


def token_places(me: Settler, wanted: PlaceToken) -> list[Location]:
    """SETX-4.3.1, SETX-4.3.2 Own Locations without a token or printed Defense; some beside a Samurai."""
    return [
        location
        for location in me.empire
        if counts(location)
        and not location.defended
        and not location.card.printed_defense
        and not is_immune(location)
        and not (location.more is not None and location.more.defensive)
        and (wanted.allow_with_samurai or location.card.common or not location.samurai)
    ]


def can_place_token(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-12.3 There is a place for the token."""
    return bool(token_places(me, effect.args))


def place_token(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-4.3.2, SETX-11.13 A Defense token of the general supply."""
    location = yield from undisturbed(choose(me, "place-token", token_places(me, effect.args)))
    put_token(g, me, location, {})
