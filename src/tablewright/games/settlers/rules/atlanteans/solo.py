"""SETX-10.11 The Atlanteans alone: Defense tokens and Defensive Technology stop Attacks."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Options, Rule, Setting, tell
from tablewright.games.settlers.box.cards import ADV_DEFENSIVE, ATLANTEANS, DEFENSE, GOODS
from tablewright.games.settlers.rules.base.defending import put_token
from tablewright.games.settlers.rules.base.supply import score_technology
from tablewright.games.settlers.rules.modules import NO, YES
from tablewright.games.settlers.rules.state import Location, Settler, Settlers, holds_out

#: SETX-10.11.4 The setting of the advanced variant.
COLLECT_TOKENS: Final = "collect-tokens"
VARIANT: Final[Setting] = Setting(COLLECT_TOKENS, (NO, YES), range(1, 2))


def is_guarded(location: Location) -> bool:
    """SETX-10.11.1 Whether a token stops an Attack on it."""
    return location.defended or (location.more is not None and location.more.defensive)


def guarded_first(me: Settler, fitting: list[Location]) -> list[Location]:
    """SETX-10.11.2 Of several targets of the Atlanteans only the protected ones count, if there are any."""
    guarded = [location for location in fitting if is_guarded(location)]
    return guarded if guarded and me.faction == ATLANTEANS else fitting


def ward_off(g: Settlers, me: Settler, location: Location) -> bool:
    """SETX-10.11.1 The token goes, the Location stays and can be attacked again; False: there is none.

    SETX-10.11.4 In the advanced variant the token goes to his Collection.
    """
    if not holds_out(g) or not is_guarded(location):
        return False
    token = DEFENSE if location.defended else ADV_DEFENSIVE
    location.defended = False
    if token == ADV_DEFENSIVE and location.more is not None:
        location.more.defensive = False
        score_technology(g, me)
    tell(g, "ward-off", seat=me.seat, card=location.card.id, good=GOODS[token])
    assert g.more is not None
    if g.more.advanced:
        g.more.tokens += 1
    return True


def take_down_defense(g: Settlers) -> Rule[None]:
    """SETX-10.11 Defense tokens are discarded after the Attack phase, not in Cleanup."""
    if holds_out(g):
        defended = [location for location in g.settlers[0].empire if location.defended]
        for location in defended:
            location.defended = False
        if defended:
            tell(g, "defense-down", cards=[location.card.id for location in defended])
    yield from ()  # nothing to decide


def stand_for_printed(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-10.11.3 A token is put on a new Location with printed Defense and stands for it."""
    if holds_out(g) and location.card.printed_defense:
        put_token(g, me, location, {})
    yield from ()  # nothing to decide


def choose_variant(g: Settlers, options: Options) -> None:
    """SETX-10.11.4 The advanced variant is a setting."""
    assert g.more is not None
    g.more.advanced = options.get(COLLECT_TOKENS) == YES
