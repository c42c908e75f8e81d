"""DAI-17 End of the game, and what ends a turn."""

from __future__ import annotations

from tablewright.engine import Rule, tell
from tablewright.games.daitoshi.box.schema import END_SPACE, PLAY, TYPES
from tablewright.games.daitoshi.rules.conflicts import check_conflicts
from tablewright.games.daitoshi.rules.flags import spend_flags
from tablewright.games.daitoshi.rules.production import put_marker
from tablewright.games.daitoshi.rules.state import GRANT, MARKER_LEFT, TURN, Daitoshi, Magnate


def end_turn(g: Daitoshi) -> Rule[None]:
    """DAI-16.1, DAI-16.6 Conflicts of the active player, then the game end. DAI-6.14 Nobody else's tiles
    turn.
    """
    me = g.magnates[g.active]
    if g.leader == me.seat:
        yield from end_production(g, me)
    if not me.is_mayor:  # DAI-21.7
        yield from check_conflicts(g, me)
    me.turns += 1
    check_game_end(g)
    next_player(g)


def end_production(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-24.4 The Leader's flags after the production; DAI-6.13 the marker goes to the left."""
    if not me.is_mayor:
        yield from spend_flags(g, me, g.kept_flags, "after")
        put_marker(g, me, MARKER_LEFT)
    g.kept_flags = []
    g.leader = -1


def check_game_end(g: Daitoshi) -> None:
    """DAI-17.1 The penultimate space of any track is uncovered; a second trigger changes nothing."""
    if not g.last_round and any(g.uncovered[kind] >= END_SPACE[kind] for kind in TYPES):
        g.last_round = g.round + PLAY.extra_rounds
        tell(g, "end-triggered", seat=g.active)


def next_player(g: Daitoshi) -> None:
    """DAI-5.1, DAI-21.80 Clockwise; DAI-17.2, DAI-17.3 after the round of the trigger and one more
    everybody has had as many turns, and the game is scored.
    """
    g.active = (g.active + 1) % len(g.magnates)
    g.phase = TURN
    if g.active == g.first:
        if g.round == g.last_round:
            g.phase = GRANT
            g.waiting = [(g.first + i) % len(g.magnates) for i in range(len(g.magnates))]
        else:
            g.round += 1
            tell(g, "round", round=g.round)
