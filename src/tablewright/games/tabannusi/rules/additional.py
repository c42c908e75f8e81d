"""TAB-6 Additional actions: filling crates, decrees and harbour tiles, whenever they help.

Elsewhere: TAB-6.3 in decrees.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Aside, Reason, Rule, because
from tablewright.games.tabannusi.rules.crates import pay_to_fill
from tablewright.games.tabannusi.rules.decrees import fulfils, take_decree, why_not_decree
from tablewright.games.tabannusi.rules.harbours import use_harbour, why_not_harbour
from tablewright.games.tabannusi.rules.moments import (
    DECREE,
    FILLING,
    HARBOUR,
    TAKING,
    USING,
    fillable,
    is_useful,
)
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi


def take_aside(g: Tabannusi, seat: int, aside: Aside) -> Rule[None]:
    """TAB-6.1 Carry out what was picked among `asides_of`."""
    me = g.builders[seat]
    if aside.kind == DECREE:
        yield from take_decree(g, me, aside.value)
    elif aside.kind == HARBOUR:
        yield from use_harbour(g, me, aside.value)
    else:
        yield from pay_to_fill(g, me)


def blocked_extras(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why additional actions are not offered."""
    reasons: list[tuple[Any, Reason]] = []
    if fillable(me):
        reasons.append((FILLING, because("TAB-6.2", "nothing-to-pay-with")))
    elif all(me.crate_full):
        reasons.append((FILLING, because("TAB-3.5.3", "no-empty-crate")))
    else:
        reasons.append((FILLING, because("TAB-6.2", "crates-filled")))
    unmet = [decree for decree in g.decrees if not fulfils(g, me, decree)]
    useless = [tile for tile in me.harbours if not is_useful(g, me, tile)]
    reasons += [(TAKING[decree.id], why_not_decree(g, me, decree)) for decree in unmet]
    return reasons + [(USING[tile.id], why_not_harbour(me, tile)) for tile in useless]
