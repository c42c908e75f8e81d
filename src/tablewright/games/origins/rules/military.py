"""ORI-7 Military track.

Elsewhere: ORI-7.1.1 in box/schema.py; ORI-7.2.4 in abilities.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, score, tell
from tablewright.games.origins.box.schema import DATA, LAST_SPACE, SPACES
from tablewright.games.origins.rules.state import Builder, Origins
from tablewright.games.origins.rules.zodiac import aries


def can_advance(me: Builder) -> bool:
    """ORI-7.1.4 A disc on the last space never moves again."""
    return me.military < LAST_SPACE


def advance(g: Origins, me: Builder, steps: int) -> None:
    """ORI-7.1.2 Move forward; ORI-7.1.3 a superiority token for each border; ORI-7.1.4 points on the last
    space.
    """
    if not can_advance(me) or not steps:
        return
    start = me.military
    me.military = min(LAST_SPACE, start + steps)
    g.military_order.remove(me.seat)
    g.military_order.append(me.seat)
    tell(g, "advance", seat=me.seat, space=me.military)
    borders = SPACES[me.military].zone - SPACES[start].zone
    if borders:
        tokens = borders * DATA.military_track.border_reward.superiority_token
        me.superiority += tokens
        tell(g, "border", seat=me.seat, tokens=tokens)
    if me.military == LAST_SPACE:
        score(g, me, "military-end", DATA.military_track.last_space_vp)


def discs_behind(g: Origins, me: Builder) -> int:
    """ORI-7.1.5, ORI-7.2.2 Discs strictly behind; ORI-17.2.6 the alien disc counts as a player's."""
    behind = sum(other.military < me.military for other in g.builders)
    return behind + (1 if 0 <= g.alien < me.military else 0)


def attack(g: Origins, me: Builder) -> Rule[None]:
    """ORI-7.2.1 The bonus of the space, ORI-7.2.2 then points. ORI-7.2.3 Nothing happens to anybody else."""
    from tablewright.games.origins.rules.abilities import Doing, carry_out

    space = SPACES[me.military]
    tell(g, "attack", seat=me.seat, space=me.military)
    yield from carry_out(g, me, space.attack_bonus, Doing())
    score(g, me, "attack", discs_behind(g, me) + space.zone)
    score(g, me, "aries-points", aries(g, me))
