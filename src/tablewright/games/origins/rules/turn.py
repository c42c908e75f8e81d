"""ORI-3 Rounds and turns."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, confirm, tell
from tablewright.games.origins.box.schema import POPULATION
from tablewright.games.origins.rules.city import open_districts
from tablewright.games.origins.rules.districts import close_district
from tablewright.games.origins.rules.passing import pass_round
from tablewright.games.origins.rules.resources import missing
from tablewright.games.origins.rules.state import ROUND_END, Builder, Origins, unused
from tablewright.games.origins.rules.towers_and_population import (
    affordable_towers,
    build_tower,
    can_increase_population,
    increase_population,
    population_cost,
)
from tablewright.games.origins.rules.visit import can_visit, visit_site

#: What the question for an action tells of the next base, by how many are left on the population track.
NEXT_BASE: Final[list[dict[str, object]]] = [{"food": {}}]
NEXT_BASE.extend({"food": {"food": base.food_cost}} for base in reversed(POPULATION))


def take_turn(g: Origins) -> Rule[None]:
    """ORI-3.1.2 One action; ORI-3.2.1 a superiority token buys one more.

    ORI-3.1.4, ORI-19.4 Only the active player is asked in it; ORI-17.2.1 alone, turn follows on turn.
    """
    me = g.builders[g.active]
    yield from take_action(g, me)
    if may_use_superiority(g, me) and (yield from confirm(me, "superiority")):
        me.superiority -= 1
        me.tokens_returned += 1
        tell(g, "superiority", seat=me.seat)
        yield from take_action(g, me)
    next_player(g)


def may_use_superiority(g: Origins, me: Builder) -> bool:
    """ORI-3.2.1 to ORI-3.2.4 After a whole action other than passing; never in solo play (ORI-17.2.4)."""
    return me.superiority > 0 and not me.passed and not g.solo


def take_action(g: Origins, me: Builder) -> Rule[None]:
    """ORI-3.1.2 Exactly one of the five actions; ORI-19.1 what it asks is asked step by step."""
    about = NEXT_BASE[me.bases_on_track]
    action = yield from choose(me, "action", actions_of(g, me), lambda: blocked_actions(g, me), about)
    if action == "visit":
        yield from visit_site(g, me)
    elif action == "close":
        yield from close_district(g, me)
    elif action == "tower":
        yield from build_tower(g, me)
    elif action == "population":
        yield from increase_population(g, me)
    else:
        yield from pass_round(g, me)


def actions_of(g: Origins, me: Builder) -> list[str]:
    """ORI-3.1.2 What can be done now; ORI-3.1.3 passing always."""
    actions: list[str] = []
    if can_visit(g, me):
        actions.append("visit")
    if open_districts(me) and unused(me):
        actions.append("close")
    if affordable_towers(g, me):
        actions.append("tower")
    if can_increase_population(me):
        actions.append("population")
    actions.append("pass")
    return actions


def blocked_actions(g: Origins, me: Builder) -> list[tuple[Any, Reason]]:
    """Why an action is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    if not unused(me) and not me.speakers and me.archon:
        reasons.append(("visit", because("ORI-4.1.1", "no-worker")))
    else:
        reasons.append(("visit", because("ORI-4.1.2", "no-site-affordable")))
    if not open_districts(me):
        reasons.append(("close", because("ORI-9.1", "no-open-district")))
    else:
        reasons.append(("close", because("ORI-9.1", "no-unused-freeman")))
    if any(g.tower_pool.values()):
        reasons.append(("tower", because("ORI-10.1.1", "no-tower-affordable", gold=me.goods["gold"])))
    else:
        reasons.append(("tower", because("ORI-10.1.1", "no-discs-left")))
    if me.bases_on_track:
        cost = population_cost(me)
        short = missing(me, food=cost)
        why = because("ORI-10.2.1", "too-little-food", goods={"food": cost}, short=short)
        reasons.append(("population", why))
    else:
        reasons.append(("population", because("ORI-10.2.1", "no-base-left")))
    return reasons


def next_player(g: Origins) -> None:
    """ORI-3.1.1 Clockwise to the next who has not passed; the round ends when everybody has."""
    players = len(g.builders)
    for step in range(1, players + 1):
        seat = (g.active + step) % players
        if not g.builders[seat].passed:
            g.active = seat
            return
    g.phase = ROUND_END
