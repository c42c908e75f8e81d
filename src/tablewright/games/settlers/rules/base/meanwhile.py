"""What a player may do at any moment of the own turn: place Defense tokens and Samurai (SET-6.11).

Before and after the action these are answers of the turn itself; while it is carried out they are offered
with every question. Payments and choices that count on the same Workers and tokens are not interrupted.
"""

from __future__ import annotations

from tablewright.engine import Aside, Rule, choose_at_leisure
from tablewright.games.settlers.box.cards import DEFENSE, WORKER
from tablewright.games.settlers.rules.base.defending import defend, defensible, deploy, posts
from tablewright.games.settlers.rules.state import (
    DEFEND,
    DEPLOY,
    Location,
    Settler,
    Settlers,
    commands_samurai,
)


def asides_of(g: Settlers, seat: int) -> list[Aside]:
    """SET-12.1, SET-12.6 What a seat may place right now, in the middle of its action."""
    if not g.midway or seat != g.turn:
        return []
    me = g.settlers[seat]
    found: list[Aside] = []
    if me.goods[DEFENSE]:
        found += [Aside(DEFEND, location) for location in defensible(g, me)]
    if me.goods[WORKER] and commands_samurai(me):
        found += [Aside(DEPLOY, location) for location in posts(g, me)]
    return found


def take_aside(g: Settlers, seat: int, aside: Aside) -> Rule[None]:
    """Place it."""
    me = g.settlers[seat]
    if aside.kind == DEFEND:
        defend(g, me, aside.value)
    else:
        yield from deploy(g, me, aside.value)


def pause_to_deploy(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SET-12.6 A Location that counts Samurai stands, but has not produced yet: Samurai may come first."""
    free = bool(asides_of(g, me.seat))
    told: dict[str, object] = {"card": location.id}
    yield from choose_at_leisure(me, "before-production", list[str], free, "done", None, told)
