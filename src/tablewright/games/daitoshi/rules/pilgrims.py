"""DAI-8 Gifts to the Temples: the Pilgrims."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, choose_number, may_choose, tell
from tablewright.games.daitoshi.box.schema import TRACKS, TYPES
from tablewright.games.daitoshi.rules.resources import lose
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate


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
    if not tracks:
        lose(g, me, "pilgrim")
        return
    kind = yield from choose(me, "pilgrim", tracks, lambda: closed_tracks(g, me), {"left": left})
    advance_pilgrim(g, me, kind)


def closed_tracks(g: Daitoshi, me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a track is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for kind in TYPES:
        if me.pilgrims[kind] == TRACKS[kind].length:
            reasons.append((kind, because("DAI-8.3", "track-ends")))
        elif me.pilgrims[kind] == g.uncovered[kind]:
            reasons.append((kind, because("DAI-8.3", "hex-in-the-way")))
    return reasons


def advance_on_track(g: Daitoshi, me: Magnate, kind: str, n: int) -> None:
    """DAI-8.5 A coloured icon fixes the track; DAI-8.3 an advance that a hex or the end stops is lost."""
    advances = min(n, g.uncovered[kind] - me.pilgrims[kind])
    for _ in range(advances):
        advance_pilgrim(g, me, kind)
    if advances < n:
        lose(g, me, "pilgrim", n - advances)


def advance_one_pilgrim_far(g: Daitoshi, me: Magnate, n: int) -> Rule[None]:
    """DAI-19.11 Up to n spaces on one track of choice."""
    tracks = open_tracks(g, me)
    if not tracks:
        lose(g, me, "pilgrim", n)
    kind = yield from may_choose(me, "pilgrim-far", tracks, lambda: closed_tracks(g, me), {"most": n})
    if kind is None:
        return
    most = min(n, g.uncovered[kind] - me.pilgrims[kind])
    spaces = yield from choose_number(me, "pilgrim-spaces", 1, most, {"track": kind})
    advance_on_track(g, me, kind, spaces)
