"""QRY-4 End of a day and of the game."""

from __future__ import annotations

from tablewright.engine import Rule, score, tell
from tablewright.games.quarry.box.schema import DATA
from tablewright.games.quarry.rules.solo import foreman_scores
from tablewright.games.quarry.rules.state import DIG, OVER, Mason, Quarry


def evening(g: Quarry) -> Rule[None]:
    """QRY-4.1 The next first mason, the next day; QRY-4.2 after the last day the stones left score."""
    foreman_scores(g)
    tell(g, "evening", day=g.day)
    if g.day == DATA.days:
        score_stones(g)
        g.step = OVER
        return
    g.day += 1
    g.first = (g.first + 1) % len(g.masons)
    g.acted = 0
    g.step = DIG
    tell(g, "morning", day=g.day, seat=g.first)
    yield from ()  # nobody is asked in the evening


def score_stones(g: Quarry) -> None:
    """QRY-4.2 Points for the stones that are left."""
    for mason in g.masons:
        score(g, mason, "stones", (mason.granite + mason.marble) // DATA.stones_per_point)


def places(g: Quarry) -> list[int]:
    """QRY-4.3 Most points, then most coins; QRY-5.3 the foreman wins a tie."""
    if g.foreman is not None:
        mason = g.masons[0]
        return [1, 2] if mason.vp > g.foreman.vp else [2, 1]
    return [1 + sum(rank(other) > rank(mason) for other in g.masons) for mason in g.masons]


def rank(mason: Mason) -> tuple[int, int]:
    """QRY-4.3 What decides, in order."""
    return mason.vp, mason.coins
