"""DAI-18 Final scoring, with the Mayor's (DAI-21.81)."""

from __future__ import annotations

from tablewright.engine import Rule, score, tell
from tablewright.games.daitoshi.box.schema import PLAY, TRACK_END, TRACK_LOSS, TRACK_VALUE, TYPES
from tablewright.games.daitoshi.rules.progress import make_progress
from tablewright.games.daitoshi.rules.solo.icons import mayor_gains
from tablewright.games.daitoshi.rules.state import (
    OVER,
    Daitoshi,
    Magnate,
    hex_types,
    reputation_vp,
    university_count,
    workers_held,
)


def spend_last_grant(g: Daitoshi) -> Rule[None]:
    """DAI-18.1 In turn order, a Government Grant still owned may move progress markers; then everybody
    scores.
    """
    me = g.magnates[g.waiting.pop(0)]
    if me.grant:
        made = yield from make_progress(g, me, PLAY.grant_final_steps, True)
        if made:
            me.grant = False
            tell(g, "grant-last", seat=me.seat, n=made)
    if not g.waiting:
        final_scoring(g)


def final_scoring(g: Daitoshi) -> None:
    """DAI-18.2 to DAI-18.7 for everybody; DAI-21.81 the Mayor's end Advisors come first."""
    if g.solo:
        apply_end_advisors(g)
    for magnate in g.magnates:
        for source, points in final_points(magnate):
            score(g, magnate, source, points)
    g.phase = OVER
    tell(g, "game-over")


def final_points(me: Magnate) -> list[tuple[str, int]]:
    """What the position would score now, part by part. DAI-18.6 The Temple is worth nothing; DAI-21.81 the
    Mayor scores the spaces of his Pilgrims by themselves, too, and has no loss.
    """
    value = {kind: TRACK_VALUE[kind][me.pilgrims[kind]] for kind in TYPES}
    missing = len(TYPES) - len(hex_types(me))
    parts = [
        ("forest", value["forest"] * university_count(me)),  # DAI-18.2
        ("mountain", value["mountain"] * markers_at_end(me)),  # DAI-18.3
        ("underground", value["underground"] * reputation_vp(me)),  # DAI-18.4
        ("river", value["river"] * missing),  # DAI-18.5
        ("left-over", units_left(me) // PLAY.units_per_vp),  # DAI-18.7
    ]
    if me.is_mayor:
        return [("pilgrims", sum(value.values())), *parts]
    parts.append(("river-loss", -TRACK_LOSS["river"][me.pilgrims["river"]] * conflicts(me)))
    return parts


def markers_at_end(me: Magnate) -> int:
    """DAI-18.3 Progress markers on the rightmost space of their tracks."""
    return sum(step == TRACK_END[floor] for floor, step in enumerate(me.steps))


def conflicts(me: Magnate) -> int:
    """Efficiency tiles on the Conflict side."""
    return sum(me.conflict.values())


def units_left(me: Magnate) -> int:
    """DAI-18.7 Workers and resources, Steam excepted."""
    return workers_held(me) + sum(me.goods.values())


def apply_end_advisors(g: Daitoshi) -> None:
    """DAI-21.81 Step 1, in the order drawn: DAI-21.98 Ambassador, DAI-21.99 Curator."""
    mayor = g.magnates[-1]
    for card in g.advisors:
        if card.kind == "end":
            tell(g, "mayor-advisor", advisor=card.id)
            for op in card.effect:
                mayor_gains(g, mayor, op, "advisors")


def places(g: Daitoshi) -> list[int]:
    """DAI-18.8 Most VP, then the tie-breaks, then shared; DAI-21.82 the human must have more than the
    Mayor.
    """
    if g.solo:
        human, mayor = g.magnates
        return [1, 2] if human.vp > mayor.vp else [2, 1]
    ranks = [rank(magnate) for magnate in g.magnates]
    return [1 + sum(other > mine for other in ranks) for mine in ranks]


def rank(me: Magnate) -> tuple[int, int, int, int]:
    """DAI-18.8 VP; fewer conflicts; more inventions; Pilgrims further out."""
    inventions = sum(tile is not None for tile in me.floors)
    return me.vp, -conflicts(me), inventions, sum(me.pilgrims.values())
