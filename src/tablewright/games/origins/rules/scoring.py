"""ORI-14 End of the game and scoring."""

from __future__ import annotations

from tablewright.engine import score, tell
from tablewright.games.origins.box.schema import DATA, TEMPLE_VP, TEMPLES
from tablewright.games.origins.rules.advisors import advisor_points
from tablewright.games.origins.rules.solo import target
from tablewright.games.origins.rules.state import Builder, Origins


def final_scoring(g: Origins) -> None:
    """ORI-14.2.1 to ORI-14.2.4; ORI-17.3.3 the same for one player."""
    tell(g, "final-scoring")
    for me in g.builders:
        for source, points in final_points(me):
            score(g, me, source, points)


def final_points(me: Builder) -> list[tuple[str, int]]:
    """What a player would score if the game ended now, part by part."""
    return [
        (
            "gold",
            me.goods["gold"] * sum(part.vp_per_gold for part in DATA.final_scoring),
        ),  # ORI-14.2.1, ORI-1.1.6
        ("advisors", advisor_points(me)),  # ORI-14.2.2
        ("temples", temple_points(me)),  # ORI-14.2.3
        ("seats", seat_points(me)),  # ORI-14.2.4
    ]


def temple_points(me: Builder) -> int:
    """ORI-14.2.3 The two lowest of the three discs."""
    values = sorted(TEMPLE_VP[temple][me.temples[temple]] for temple in TEMPLES)
    return sum(values[:-1])


def seat_points(me: Builder) -> int:
    """ORI-14.2.4 Each die in a seat: its value times the height of the tower of its colour."""
    return sum(value * me.towers[colour] for colour, value in me.seats.values())


def places(g: Origins) -> list[int]:
    """ORI-14.3 Most points, then most buildings, then shared; ORI-17.3.2 alone: the target is reached (1)
    or not (2).
    """
    if g.solo:
        return [1 if g.builders[0].vp >= target(g) else 2]
    return [1 + sum(rank(other) > rank(me) for other in g.builders) for me in g.builders]


def rank(me: Builder) -> tuple[int, int]:
    """ORI-14.3 Points, then tiles on the grid; ORI-14.4 points are a plain number."""
    return me.vp, len(me.city)
