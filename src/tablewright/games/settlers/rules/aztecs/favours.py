"""SETX-6.1 God Favour tokens, and what counts by them.

Elsewhere: SETX-6.1.2 in base/cleanup.py; SETX-6.1.4 in aztecs/prayers.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose_many, score, tell
from tablewright.games.settlers.box.cards import FAVOR_TRICOLOR, GOOD_OF_COLOUR, GOODS, Effect
from tablewright.games.settlers.box.schema_effects import AtMost
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.effects import gain_amount, happens
from tablewright.games.settlers.rules.colours import COLOUR, choose_colour
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import (
    LOOKOUT,
    Location,
    Settler,
    Settlers,
    colours_of,
    with_features,
    works,
)

#: SETX-6.1.1 The nine colours of the tokens; orange is none of them.
FAVOURS: Final[tuple[str, ...]] = next(token.colors for token in MORE.tokens if token.id == "tok-favor")
#: SETX-6.1.3 What the tricolour token counts as, and whose it is.
THREE_COLOURS: Final[tuple[str, ...]] = next(
    token.colors for token in MORE.tokens if token.id == "tok-favor-tricolor"
)
ITS_OWNER: Final[str] = next(token.owner for token in MORE.tokens if token.id == "tok-favor-tricolor")
TRICOLOUR: Final = GOODS[FAVOR_TRICOLOR]
#: What sets off a Chapel of Thoth.
FROM_LOCATION: Final = "gain_vp_from_location"


def favours_of(me: Settler) -> tuple[str, ...]:
    """SETX-6.1.1 The colours of a player's tokens, without the tricolour one."""
    return () if me.more is None else me.more.favours


# ------------------------------------------------------------------------------------------------- gaining
def gain_favours(g: Settlers, me: Settler, n: int, source: str) -> Rule[None]:
    """SETX-6.1.1 Each time a token of any colour the player does not hold; with all of them it is lost.

    SETX-0.8 There are enough of them for every faction.
    """
    assert me.more is not None
    for _ in range(n):
        left = [colour for colour in FAVOURS if colour not in me.more.favours]
        if not left:
            return
        colour = yield from choose_colour(me, left, "take-favour")
        me.more.favours += (colour,)
        tell(g, "take-favour", seat=me.seat, colour=COLOUR + colour)
        yield from happens(g, me, "gain_favor", Occasion())


def gain_tricolour(g: Settlers, me: Settler, n: int, source: str) -> Rule[None]:
    """SETX-6.1.3 The one token of three colours, which only its faction may own."""
    assert me.more is not None
    if me.faction != ITS_OWNER or me.more.tricolour:
        return
    me.more.tricolour = True
    tell(g, "take-tricolour", seat=me.seat)
    yield from happens(g, me, "gain_favor", Occasion())


# --------------------------------------------------------------------------------------------------- using
def applicable(me: Settler, colours: list[str]) -> list[str]:
    """SETX-6.2.5, SETX-6.2.6 The tokens of a player that fit one of these colours, by name."""
    assert me.more is not None
    found = [COLOUR + colour for colour in me.more.favours if colour in colours]
    if me.more.tricolour and any(colour in colours for colour in THREE_COLOURS):
        found.append(TRICOLOUR)
    return found


def colours_meant(me: Settler, tokens: list[str], colours: list[str]) -> Rule[list[str]]:
    """SETX-6.1.3, SETX-6.2.7 One colour for each token, which stays; that of the tricolour one is chosen."""
    found: list[str] = []
    for token in tokens:
        if token == TRICOLOUR:
            fitting = [colour for colour in THREE_COLOURS if colour in colours]
            found.append((yield from choose_colour(me, fitting, "tricolour-as")))
        else:
            found.append(token.removeprefix(COLOUR))
    return found


def gain_by_favour(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-6.3.7 Statue of the Gods: a good of the colour of each chosen token, also when it is built."""
    wanted: AtMost = effect.args
    tokens = applicable(me, list(FAVOURS))
    n = min(wanted.max, len(tokens))
    chosen = yield from choose_many(me, "gain-by-favour", tokens, n, n)
    for colour in (yield from colours_meant(me, chosen, list(FAVOURS))):
        yield from gain_amount(g, me, GOOD_OF_COLOUR[colour], 1, source)


def chapels(g: Settlers, me: Settler) -> None:
    """SETX-6.3.11 Chapel of Thoth: points from an own Location in the colour of an own token bring more.

    These are gains of their own and set off nothing.
    """
    assert g.more is not None
    favours = favours_of(me)
    if not favours or not g.more.giving:
        return
    for giving in me.empire:
        if giving.id == g.more.giving and any(colour in favours for colour in colours_of(giving)):
            for location in with_features(g, me, FROM_LOCATION):
                for trigger in location.card.triggers:
                    if trigger.when == FROM_LOCATION and works(location):
                        score(g, me, "features", trigger.effects[0].goods[0][1])
            return


# -------------------------------------------------------------------------------------------------- checks
def favour_problems(g: Settlers) -> list[str]:
    """I-12 At most one token of each colour, the tricolour one with its faction; SETX-11.8 none survives."""
    found: list[str] = []
    for me in g.settlers:
        assert me.more is not None
        favours = me.more.favours
        if len(set(favours)) < len(favours) or any(colour not in FAVOURS for colour in favours):
            found.append(f"I-12: seat {me.seat} has the God Favour tokens {favours}")
        if me.more.tricolour and me.faction != ITS_OWNER:
            found.append(f"I-12: seat {me.seat} has the tricolour token")
        if g.phase == LOOKOUT and not g.step and (favours or me.more.tricolour):
            found.append(f"I-12: seat {me.seat} kept God Favour tokens")
    return found
