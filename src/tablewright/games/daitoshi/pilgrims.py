"""DAI-8 Gifts to the Temples: the Pilgrims."""

from __future__ import annotations

from tablewright.engine import Rule, choose, choose_number, may_choose, tell
from tablewright.games.daitoshi.schema import TYPES
from tablewright.games.daitoshi.state import Daitoshi, Magnate


def open_tracks(g: Daitoshi, me: Magnate) -> list[str]:
    """DAI-8.3 Tracks where the next space is free of hexes."""
    pilgrims, uncovered = me.pilgrims, g.uncovered
    return [kind for kind in TYPES if pilgrims[kind] < uncovered[kind]]


def advance_pilgrim(g: Daitoshi, me: Magnate, kind: str) -> None:
    """DAI-8.2 One space outward, the first time out of the Temple (DAI-8.1); DAI-8.4 spaces are shared."""
    me.pilgrims[kind] += 1
    tell(g, "pilgrim", seat=me.seat, track=kind, space=me.pilgrims[kind])


def advance_any_pilgrim(g: Daitoshi, me: Magnate, left: int = 1) -> Rule[None]:
    """DAI-8.5 A grey advance must be used if any track allows it; DAI-8.6 it gives nothing at once."""
    tracks = open_tracks(g, me)
    if tracks:
        kind = yield from choose(me, "pilgrim", tracks, None, {"left": left})
        advance_pilgrim(g, me, kind)


def advance_on_track(g: Daitoshi, me: Magnate, kind: str, n: int) -> None:
    """DAI-8.5 A coloured icon fixes the track; DAI-8.3 an advance that a hex or the end stops is lost."""
    for _ in range(n):
        if me.pilgrims[kind] < g.uncovered[kind]:
            advance_pilgrim(g, me, kind)


def advance_one_pilgrim_far(g: Daitoshi, me: Magnate, n: int) -> Rule[None]:
    """DAI-19.11 Up to n spaces on one track of choice."""
    kind = yield from may_choose(me, "pilgrim-far", open_tracks(g, me))
    if kind is None:
        return
    most = min(n, g.uncovered[kind] - me.pilgrims[kind])
    spaces = yield from choose_number(me, "pilgrim-spaces", 1, most, {"track": kind})
    advance_on_track(g, me, kind, spaces)
