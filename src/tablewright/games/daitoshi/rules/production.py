"""DAI-6 The Production turn.

Elsewhere: DAI-6.14 in ending.py; DAI-6.15 in turn.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, may_choose, tell
from tablewright.games.daitoshi.box.schema import (
    BUILDING_FLOORS,
    BUILDING_STEAM,
    BUILDING_STEAM_CONFLICT,
    BUILDINGS,
    COST_TILE,
    LEADER_CONDITION,
    PAYS_LOWER,
    PAYS_UPPER,
    PLAY,
    PROGRESS_STEPS,
    PROGRESS_TILE,
    TRACK_END,
    AnyOp,
    Effect,
)
from tablewright.games.daitoshi.rules.effects import gain_all
from tablewright.games.daitoshi.rules.flags import cities_with, spend_flags
from tablewright.games.daitoshi.rules.pilgrims import advance_any_pilgrim
from tablewright.games.daitoshi.rules.progress import advance_marker
from tablewright.games.daitoshi.rules.state import (
    END,
    MARKER_RIGHT,
    PRODUCE,
    Daitoshi,
    Magnate,
    is_upper,
)
from tablewright.games.daitoshi.rules.steam_engine import pay_steam

GRANT_TILE = "grant"
#: DAI-6.4 What the buildings cost, as the answers say it.
PRICES: Final[dict[str, object]] = {name: {"steam": n} for name, n in BUILDING_STEAM.items()}
PRICES_CONFLICT: Final[dict[str, object]] = {
    name: {"steam": n} for name, n in BUILDING_STEAM_CONFLICT.items()
}


def start_production(g: Daitoshi, me: Magnate) -> None:
    """DAI-6.1 The marker goes to the right and the player leads; DAI-6.5 everybody produces in turn order."""
    tell(g, "lead", seat=me.seat)
    if not me.is_mayor:  # DAI-21.2
        put_marker(g, me, MARKER_RIGHT)
        g.kept_flags = cities_with(g, LEADER_CONDITION)
    g.leader = me.seat
    seats = len(g.magnates)
    g.waiting = [(me.seat + i) % seats for i in range(seats)]
    g.phase = PRODUCE


def put_marker(g: Daitoshi, me: Magnate, place: str) -> None:
    """DAI-6.1, DAI-6.13, DAI-14.6 The Production marker goes to a place, unless it is there."""
    if me.marker != place:
        me.marker = place
        tell(g, "marker", seat=me.seat, place=place)


def produce_next(g: Daitoshi) -> Rule[None]:
    """DAI-6.2, DAI-6.5, DAI-24.2 The next player produces, completely; DAI-19.3 the Leader's flags come
    before it.
    """
    me = g.magnates[g.waiting[0]]
    if me.seat == g.leader:
        yield from spend_flags(g, me, g.kept_flags, "before")
    activated = yield from produce(g, me, me.seat == g.leader)
    if me.seat == g.leader:
        yield from lead_pilgrims(g, me, activated)
    end_producing(g)


def end_producing(g: Daitoshi) -> None:
    """The player is done; after the last one the turn ends."""
    del g.waiting[0]
    if not g.waiting:
        g.phase = END


def produce(g: Daitoshi, me: Magnate, leads: bool) -> Rule[int]:
    """DAI-6.3 Each building with an invention at most once, in any order, each for its Steam; or DAI-6.6
    all of them with the Government Grant. Returns how many were activated.
    """
    left = [building for building in BUILDINGS if me.floors[BUILDING_FLOORS[building][0]] is not None]
    activated = 0
    while left:
        building = yield from choose_building(me, left, activated)
        if building is None:
            if g._journal is not None and not payable_buildings(me, left, activated):
                tell(g, "no-activation", seat=me.seat)
            break
        if building == GRANT_TILE:
            return (yield from produce_with_grant(g, me, left, leads))
        left.remove(building)
        pay_steam(g, me, building_steam(me, building))
        yield from activate(g, me, building, leads)
        activated += 1
    return activated


def choose_building(me: Magnate, left: list[str], activated: int) -> Rule[str | None]:
    """DAI-6.3 A building that can be paid, or DAI-6.6 the Grant before anything was; or no more."""
    return (
        yield from may_choose(
            me,
            "activate",
            payable_buildings(me, left, activated),
            lambda: blocked_buildings(me, left, activated),
            building_prices(me),
            "done",
        )
    )


def payable_buildings(me: Magnate, left: list[str], activated: int) -> list[str]:
    """DAI-6.3 What the Steam suffices for, and DAI-6.6 the Grant."""
    offered = [building for building in left if building_steam(me, building) <= me.steam]
    if me.grant and not activated:
        offered.append(GRANT_TILE)
    return offered


def produce_with_grant(g: Daitoshi, me: Magnate, buildings: list[str], leads: bool) -> Rule[int]:
    """DAI-6.6 Once per game: every building without Steam, in any order."""
    me.grant = False
    tell(g, "grant", seat=me.seat)
    count = len(buildings)
    while buildings:
        building = yield from choose(me, "activate-granted", buildings)
        buildings.remove(building)
        yield from activate(g, me, building, leads)
    return count


def building_prices(me: Magnate) -> dict[str, object]:
    """DAI-6.4 What each building costs now."""
    return PRICES_CONFLICT if me.conflict[COST_TILE] else PRICES


def building_steam(me: Magnate, building: str) -> int:
    """DAI-6.4, DAI-16.3 More on the Conflict side of the cost tile; the left building stays the same."""
    return BUILDING_STEAM_CONFLICT[building] if me.conflict[COST_TILE] else BUILDING_STEAM[building]


def blocked_buildings(me: Magnate, left: list[str], activated: int) -> list[tuple[Any, Reason]]:
    """Why a building is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for building in BUILDINGS:
        if me.floors[BUILDING_FLOORS[building][0]] is None:
            reason = because("DAI-6.3", "empty-building")
        elif building not in left:
            reason = because("DAI-6.3", "already-activated")
        else:
            short = building_steam(me, building) - me.steam
            reason = because("DAI-6.4", "too-little-steam", short=short)
        reasons.append((building, reason))
    if not me.grant:
        reasons.append((GRANT_TILE, because("DAI-6.6", "grant-spent")))
    elif activated:
        reasons.append((GRANT_TILE, because("DAI-6.6", "grant-too-late")))
    return reasons


def activate(g: Daitoshi, me: Magnate, building: str, leads: bool) -> Rule[None]:
    """DAI-6.7, DAI-6.8 All rewards of the building, then DAI-6.9 the progress of its inventions.

    The order of the markers is not asked: what they reach (points, a hex to return) is the same in any order.
    """
    if g._journal is not None:
        tell(g, "activate", seat=me.seat, building=building)
    yield from gain_all(g, me, rewards_of(me, building, leads), "production")
    steps = PROGRESS_STEPS[leads][me.conflict[PROGRESS_TILE]]  # DAI-6.10, DAI-16.5
    for floor in BUILDING_FLOORS[building]:
        if me.floors[floor] is not None:
            for _ in range(min(steps, TRACK_END[floor] - me.steps[floor])):
                yield from advance_marker(g, me, floor)


def rewards_of(me: Magnate, building: str, leads: bool) -> Effect:
    """DAI-6.7 The fields that pay in the position each tile has now (DAI-6.11), some twice for the Leader."""
    rewards: list[AnyOp] = []
    for floor in BUILDING_FLOORS[building]:
        tile = me.floors[floor]
        if tile is not None:
            pays = PAYS_UPPER[floor] if is_upper(me, floor) else PAYS_LOWER[floor]
            rewards += [tile.left] * pays[0][leads]
            rewards += [tile.middle] * pays[1][leads]
            rewards += [tile.right] * pays[2][leads]
    return tuple(rewards)


def lead_pilgrims(g: Daitoshi, me: Magnate, activated: int) -> Rule[None]:
    """DAI-6.12 The Leader advances a Pilgrim for every building activated."""
    advances = activated * PLAY.leader_pilgrims_per_building
    for made in range(advances):
        yield from advance_any_pilgrim(g, me, advances - made)
