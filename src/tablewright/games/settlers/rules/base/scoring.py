"""SET-14 End of the game."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, score
from tablewright.games.settlers.box.cards import RESOURCES, WORKER
from tablewright.games.settlers.rules.base.solo import collection_wins, rank_reached
from tablewright.games.settlers.rules.hooks import SCORING
from tablewright.games.settlers.rules.state import OVER, Location, Settler, Settlers, everybody, is_shut

#: SET-17.4 What lies on a Shrine.
RESOURCE: Final = "resource"


def count_up(g: Settlers) -> Rule[None]:
    """SET-14.1 to SET-14.3 Locations, Shrine and Gate count, for their owners; nothing reacts any more."""
    score_empires(g)
    if g.virtual is not None:
        g.rank = rank_reached(g)
    g.phase = OVER
    yield from ()  # nobody is asked


def score_empires(g: Settlers) -> None:
    """SET-14.1 Everybody's Empire counts; SET-19.3 alone, only a winner counts the points."""
    if g.virtual is None or not collection_wins(g):
        for me in g.settlers:
            score_empire(g, me)


def owned(g: Settlers, me: Settler) -> list[Location]:
    """SET-14.2 What belongs to a player, wherever it stands."""
    return [location for settler in everybody(g) for location in settler.empire if location.owner == me.seat]


def score_empire(g: Settlers, me: Settler) -> None:
    """SET-14.1, SET-1.8 1 for a Common, 2 for a Faction Location, nothing for Foundations; deposits."""
    mine = [location for location in owned(g, me) if not location.foundation and not is_shut(location)]
    score(g, me, "common-locations", sum(loc.card.end_value for loc in mine if loc.card.common))
    score(g, me, "faction-locations", sum(loc.card.end_value for loc in mine if not loc.card.common))
    shrines = [loc for loc in mine if loc.card.deposit == RESOURCE]
    score(g, me, "shrine", sum(len(loc.laid) * loc.card.deposit_value for loc in shrines))
    score(g, me, "gate", sum(len(loc.under) * loc.card.deposit_value for loc in mine))
    if g.more is not None:
        for count in SCORING:
            count(g, me)


def places(g: Settlers) -> list[int]:
    """SET-14.4 to SET-14.6 The place of everybody; SET-19.3 alone it is won or lost."""
    if g.virtual is not None:
        return [2, 1] if collection_wins(g) else [1, 2]
    standings = [standing(me) for me in g.settlers]
    return [1 + sum(other > mine for other in standings) for mine in standings]


def standing(me: Settler) -> tuple[int, int, int]:
    """SET-14.4 Points, SET-14.5 unused Workers and Resources (no Gold), SET-14.6 cards in hand."""
    unused = me.goods[WORKER] + sum(me.goods[good] for good in RESOURCES)
    return me.vp, unused, len(me.hand)
