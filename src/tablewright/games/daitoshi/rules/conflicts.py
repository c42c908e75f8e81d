"""DAI-16 Conflicts with the Yokai at the end of a turn.

Elsewhere: DAI-16.6 in ending.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, tell
from tablewright.games.daitoshi.box.schema import PLAY, TYPES, WORKER_TILE
from tablewright.games.daitoshi.rules.resources import dismiss_worker
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate, colours_held, worker_limit, workers_held


def check_conflicts(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-16.1 Two hexes of a type turn its Efficiency tile, fewer turn it back (DAI-16.2 to DAI-16.5)."""
    for kind in TYPES:
        angry = me.zone.count(kind) >= PLAY.conflict_from_hexes
        if angry != me.conflict[kind]:
            me.conflict[kind] = angry
            tell(g, "conflict" if angry else "peace", seat=me.seat, hex=kind)
    if me.conflict[WORKER_TILE] and workers_held(me) > worker_limit(me):
        yield from keep_few_workers(g, me)


def keep_few_workers(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-16.4 Keep as many workers as there are places left; the others return to the supply."""
    kept: list[str] = []
    while len(kept) < worker_limit(me):
        colours = [c for c in colours_held(me) if me.workers.count(c) > kept.count(c)]
        kept.append((yield from choose(me, "keep-worker", colours)))
    for colour in colours_held(me):
        while me.workers.count(colour) > kept.count(colour):
            dismiss_worker(g, me, colour)
