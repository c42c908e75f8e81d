"""DAI-5 The turn, DAI-14 its action and tidy-up.

Elsewhere: DAI-5.1 in ending.py; DAI-5.4 in moving.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, may_choose, tell
from tablewright.games.daitoshi.box.schema import (
    ACTION_CONDITION,
    ACTIONS,
    CENTRE,
    LEFT,
    MAGNATE_SPACES,
    RIGHT,
    SPENT_ON,
)
from tablewright.games.daitoshi.rules.districts import electrify, expand_or_renew
from tablewright.games.daitoshi.rules.flags import (
    cities_with,
    flags_can_enable,
    flags_in,
    spend_flags,
    spend_flags_before_action,
)
from tablewright.games.daitoshi.rules.inventing import work_on_invention
from tablewright.games.daitoshi.rules.machine import contribute
from tablewright.games.daitoshi.rules.moving import (
    MOVE_PRICES,
    blocked_moves,
    move_machine,
    move_magnate,
    moves_of,
)
from tablewright.games.daitoshi.rules.possible import can_perform, hexes_held
from tablewright.games.daitoshi.rules.production import put_marker, start_production
from tablewright.games.daitoshi.rules.resources import contribution_short, units
from tablewright.games.daitoshi.rules.state import (
    END,
    EXPLOIT,
    MARKER_MIDDLE,
    OPEN,
    Daitoshi,
    Magnate,
    district_names,
    inner_tile,
    ready_floors,
)
from tablewright.games.daitoshi.rules.trading import trade
from tablewright.games.daitoshi.rules.workers import place_workers

PRODUCTION: Final = "production"
TURNS: Final = ["city", PRODUCTION]
SPACE_NUMBER = {MAGNATE_SPACES[space].id: space for space in (LEFT, CENTRE, RIGHT)}


def take_turn(g: Daitoshi) -> Rule[None]:
    """DAI-5.2, DAI-24.1 A Production turn or a City turn. DAI-11.10 A City turn goes on with workers,
    exploitation, action and tidy-up; DAI-6.15 a Production turn has none of them.
    """
    me = g.magnates[g.active]
    if me.marker != MARKER_MIDDLE:
        tell(g, "no-production", seat=me.seat)  # DAI-5.3
    elif (yield from choose(me, "turn", TURNS)) == PRODUCTION:
        start_production(g, me)
        return
    sector, space = yield from choose(
        me,
        "move",
        moves_of(g, me),
        lambda: blocked_moves(g, me),
        lambda: {**MOVE_PRICES[me.sector], **district_names(g)},
    )
    move_magnate(g, me, sector - 1, SPACE_NUMBER[space])
    yield from place_workers(g, me)
    g.phase = EXPLOIT


# ------------------------------------------------------------------------------------------------ the action
def take_action(g: Daitoshi) -> Rule[None]:
    """DAI-14.1 At most one action; then DAI-14.4 to DAI-14.6 the tidy-up."""
    me = g.magnates[g.active]
    offered = [action for action in actions_here(g, me) if may_perform(g, me, action)]
    about: dict[str, object] = {"cost": g.machine.contribution_cost}
    action = yield from may_choose(me, "action", offered, lambda: blocked_actions(g, me), about)
    if action is not None:
        yield from perform(g, me, action)
    elif not offered and g._journal is not None:
        tell_no_action(g, me)
    tidy_up(g, me)
    g.phase = END


def actions_here(g: Daitoshi, me: Magnate) -> list[str]:
    """DAI-14.2 The District's action, or the contribution if the Mega-Machine is here (DAI-15.48); DAI-14.3
    at City Hall anything.
    """
    printed = str(inner_tile(g, me.sector).action)
    if printed == "universal":
        return list(ACTIONS)
    return [printed, "megamachine"] if g.machine_at == me.sector else [printed]


def may_perform(g: Daitoshi, me: Magnate, action: str) -> bool:
    """DAI-2.8 It can be paid, or DAI-15.43 a flag spent before it brings what is missing."""
    if can_perform(g, me, action):
        return True
    if action not in ACTION_CONDITION:
        return False
    return flags_can_enable(g, me, action)


def perform(g: Daitoshi, me: Magnate, action: str) -> Rule[None]:
    """DAI-15.38, DAI-19.2 The action with its flags before and after; the contribution meets no condition."""
    tell(g, "action", seat=me.seat, action=action)
    cities = cities_with(g, ACTION_CONDITION[action]) if action in ACTION_CONDITION else []
    yield from spend_flags_before_action(g, me, action, cities)
    if action == "invention":
        yield from work_on_invention(g, me)
    elif action == "expand":
        yield from expand_or_renew(g, me)
    elif action == "electrify":
        yield from electrify(g, me)
    elif action == "trade":
        cities = flags_in(me, cities)  # DAI-15.40 as they stand when the Trade begins
        yield from trade(g, me)
    else:
        yield from contribute(g, me)
    yield from spend_flags(g, me, cities, "after")


def blocked_actions(g: Daitoshi, me: Magnate) -> list[tuple[Any, Reason]]:
    """Why an action is not offered."""
    here = actions_here(g, me)
    return [
        (action, why_not(g, me, action) if action in here else because("DAI-14.2", "not-here"))
        for action in ACTIONS
    ]


def tell_no_action(g: Daitoshi, me: Magnate) -> None:
    """DAI-2.8 No action of the District can be performed: the log says what it lacks."""
    here = actions_here(g, me)
    if len(here) == len(ACTIONS):
        tell(g, "no-action", seat=me.seat, action="universal", why="")
        return
    for action in here:
        tell(g, "no-action", seat=me.seat, action=action, why=why_not(g, me, action).text.id)


def why_not(g: Daitoshi, me: Magnate, action: str) -> Reason:
    """What an action of this District lacks."""
    if action == "megamachine":
        if OPEN not in g.slots:
            return because("DAI-15.51", "machine-full")
        if not ready_floors(me):
            return because("DAI-15.50", "nothing-ready")
        return because(
            "DAI-15.49", "contribution-short", short=contribution_short(me, g.machine.contribution_cost)
        )
    have = units(me, SPENT_ON[action])
    if action == "invention" and None not in me.floors:
        return because("DAI-15.5", "no-floor")
    if action == "expand" and not hexes_held(me):
        return because("DAI-15.13", "no-hex-in-zone")
    if action == "electrify" and all(g.lit[i] for i, tile in enumerate(g.tiles) if tile is not None):
        return because("DAI-15.20", "all-lit")
    if action == "trade" and have:
        return because("DAI-15.30", "no-steam-for-trade", steam=me.steam)
    return because("DAI-2.8", "too-few-units", resource=SPENT_ON[action], have=have)


# ---------------------------------------------------------------------------------------------- tidy-up
def tidy_up(g: Daitoshi, me: Magnate) -> None:
    """DAI-14.4 The Mega-Machine leaves the District, DAI-14.5 not to where the neutral Magnate stands;
    DAI-14.6 the Production marker returns to the middle. DAI-14.7 None of this in Production turns.
    """
    if g.machine_at == me.sector:
        move_machine(g)
        if g.machine_at == g.neutral:
            move_machine(g)
    put_marker(g, me, MARKER_MIDDLE)
