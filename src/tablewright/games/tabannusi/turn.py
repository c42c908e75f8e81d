"""TAB-4 A turn: the die, up to two actions, the end. Each step is a piece of its own."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.tabannusi.abilities import GARDEN_ACTION, tell_ability, wake_ships
from tablewright.games.tabannusi.additional import (
    Extra,
    blocked_extras,
    do_extra,
    extras,
    use_action_tile,
)
from tablewright.games.tabannusi.building import build, can_build
from tablewright.games.tabannusi.gardening import can_create_garden, create_garden
from tablewright.games.tabannusi.payment import pay_gold
from tablewright.games.tabannusi.port import (
    can_control_ship,
    can_place_port_house,
    control_ship,
    open_ships,
    place_port_house,
    why_not_port_house,
    why_not_ship,
)
from tablewright.games.tabannusi.projects import can_place_project, place_project
from tablewright.games.tabannusi.schema import COLOURS, META, ActionTile
from tablewright.games.tabannusi.state import (
    ACT,
    ARRIVE,
    DIE,
    KING,
    SCORE,
    Builder,
    Tabannusi,
)
from tablewright.games.tabannusi.tables import (
    DICE_FACES,
    DISTRICT_NAMES,
    DISTRICT_NUMBER,
    DISTRICTS,
    PORT,
    TILE_DISTRICT,
    ZIGGURAT,
)
from tablewright.games.tabannusi.wording import TEXT_OF
from tablewright.games.tabannusi.ziggurat import (
    can_place_ziggurat_house,
    place_ziggurat_house,
    why_not_ziggurat,
)

END = "end"
GOLD_PREFIX = "gold-"
#: TAB-4.8 The actions of all districts, action tiles apart.
ACTIONS: Final = ("project", "build", "garden", "port-house", "ship", "ziggurat-house")


def begin_turn(g: Tabannusi, seat: int) -> None:
    """TAB-4.1 The next player; ships wake up (TAB-5.5.3), crates may be filled again (TAB-6.2)."""
    me = g.builders[seat]
    g.active = seat
    g.actions_left = META.actions_per_turn
    for crate in range(len(me.crate_paid)):
        me.crate_paid[crate] = False
    wake_ships(g, me)
    tell(g, "turn", seat=seat)
    if me.bot:
        g.step = KING
    else:
        g.step = DIE if me.assistant else ARRIVE


def arrive(g: Tabannusi) -> Rule[None]:
    """TAB-4.2 In the first turn both pawns come into a district; TAB-3.3.2 any number may share it."""
    me = g.builders[g.active]
    district = yield from choose(me, "arrive", list(DISTRICT_NAMES[1:]))
    me.assistant = me.architect = DISTRICT_NUMBER[district]
    tell(g, "arrive", seat=me.seat, district=district)
    g.step = DIE


# -------------------------------------------------------------------------------------------- step 1
def take_die(g: Tabannusi) -> Rule[None]:
    """TAB-4.3 Take a die, or do something additional before it (TAB-6.1)."""
    me = g.builders[g.active]
    more = extras(g, me)
    values: list[Any] = [*dice_to_take(g, me), *more]
    picked = yield from choose(me, "take-die", values, lambda: blocked_dice(g, me), texts_of_extras(g, me))
    if not isinstance(picked, int):
        yield from do_extra(g, me, picked)
        return
    district = me.assistant
    dice = list(g.barges[district])
    dice.remove(picked)
    g.barges[district] = tuple(dice)
    colour = g.local[district]
    me.dice[colour] += 1
    tell(g, "take-die", seat=me.seat, value=picked, color=COLOURS[colour])
    g.step = ACT
    yield from send_architect(g, me, picked)


def dice_to_take(g: Tabannusi, me: Builder) -> list[int]:
    """TAB-4.3 The values on the barge, each once; TAB-4.7 a six that leads nowhere only with gold."""
    found: list[int] = []
    barge = g.barges[me.assistant]
    for value in barge:
        if value not in found:
            found.append(value)
    if len(found) == DICE_FACES and me.gold < META.ignore_die_value_gold:
        found.pop()
    return found


def targets_of(g: Tabannusi, me: Builder, value: int) -> list[str]:
    """TAB-4.4 The district of the die's number; TAB-4.5 with a six any that no die left there shows."""
    if value < DICE_FACES:
        return [DISTRICT_NAMES[value]]
    left = g.barges[me.assistant]
    return [DISTRICT_NAMES[district] for district in DISTRICTS if district not in left]


def send_architect(g: Tabannusi, me: Builder, value: int) -> Rule[None]:
    """TAB-4.4, TAB-4.5 The die sends the architect; TAB-4.6 gold sends it anywhere."""
    free = targets_of(g, me, value)
    ways = free[:]
    if me.gold >= META.ignore_die_value_gold:
        for name in DISTRICT_NAMES[1:]:
            if name not in free:
                ways.append(GOLD_PREFIX + name)
    picked = yield from choose(me, "send-architect", ways, None, {"value": value})
    if picked not in free:
        pay_gold(g, me, META.ignore_die_value_gold)
        picked = picked.removeprefix(GOLD_PREFIX)
    me.architect = DISTRICT_NUMBER[picked]
    tell(g, "architect", seat=me.seat, district=picked)


def blocked_dice(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """TAB-4.7 Why the six cannot be taken; why additional actions are not possible."""
    return [(DICE_FACES, because("TAB-4.7", "six-leads-nowhere")), *blocked_extras(g, me)]


# -------------------------------------------------------------------------------------------- step 2
def act(g: Tabannusi) -> Rule[None]:
    """TAB-4.8 One action, one additional action, or the end of the turn."""
    me = g.builders[g.active]
    more = extras(g, me)
    values: list[Any] = [*actions_of(g, me), *more] if g.actions_left else [*more]
    told = texts_of_extras(g, me)
    if g.actions_left:
        for tile in tiles_of(g, me.assistant):
            values.append(tile)
            told[tile.id] = TEXT_OF[tile.id]
    values.append(END)
    told["left"] = g.actions_left
    picked = yield from choose(me, "act", values, lambda: blocked_actions(g, me), told)
    if picked == END:
        end_actions(g)
        return
    if picked in more:
        yield from do_extra(g, me, picked)
        return
    g.actions_left -= 1
    yield from perform(g, me, picked)


def perform(g: Tabannusi, me: Builder, action: Any) -> Rule[None]:
    """TAB-4.8 The chosen action."""
    if isinstance(action, ActionTile):
        yield from use_action_tile(g, me, action)
    elif action == "project":
        yield from place_project(g, me)
    elif action == "build":
        yield from build(g, me)
    elif action == "garden":
        yield from create_garden(g, me)
    elif action == "port-house":
        yield from place_port_house(g, me, META.port_house_cost)
    elif action == "ship":
        yield from control_ship(g, me, META.ship_action_gold)
    else:
        yield from place_ziggurat_house(g, me)


def actions_of(g: Tabannusi, me: Builder) -> list[str]:
    """TAB-4.8 What the assistant's district allows, action tiles apart."""
    found: list[str] = []
    if me.assistant == PORT:
        if can_place_port_house(g, me):
            found.append("port-house")
        if can_control_ship(g, me, META.ship_action_gold):
            found.append("ship")
    elif me.assistant == ZIGGURAT:
        if can_place_ziggurat_house(g, me):
            found.append("ziggurat-house")
    else:
        if can_place_project(g, me):
            found.append("project")
        if can_build(g, me):
            found.append("build")
        if can_create_garden(g, me):
            found.append("garden")
    return found


def tiles_of(g: Tabannusi, district: int) -> list[ActionTile]:
    """TAB-2.9 The action tiles of a district."""
    return [g.tiles[i] for i in range(len(g.tiles)) if TILE_DISTRICT[i] == district]


def texts_of_extras(g: Tabannusi, me: Builder) -> dict[str, object]:
    """What decrees and harbour tiles say; also those not offered, as people ask why."""
    told: dict[str, object] = {}
    for decree in g.decrees:
        told[decree.id] = TEXT_OF[decree.id]
    for tile in me.harbours:
        told[tile.id] = TEXT_OF[tile.id]
    return told


def end_actions(g: Tabannusi) -> None:
    """TAB-7.1 The check of the barges: empty ones are scored."""
    g.to_score = [district for district in DISTRICTS if not g.barges[district]]
    g.step = SCORE


def after_build(g: Tabannusi) -> Rule[None]:
    """TAB-5.2.4 (h), TAB-5.2.6 The optional ship and S08 in either order; additional actions (TAB-6.1)."""
    me = g.builders[g.active]
    values: list[Any] = []
    more: list[Extra] = []
    if g.built and open_ships(g, me, g.built):
        if can_control_ship(g, me, META.ship_after_build_gold, g.built):
            values.append("ship")
        more = extras(g, me)
    if g.garden_due and can_create_garden(g, me):
        values.append("garden")
    values += more
    values.append("done")
    told = texts_of_extras(g, me)
    told["size"] = g.built
    picked = yield from choose(me, "after-build", values, lambda: blocked_after_build(g, me), told)
    if picked == "ship":
        size, g.built = g.built, 0
        yield from control_ship(g, me, META.ship_after_build_gold, size)
    elif picked == "garden":
        g.garden_due = False
        tell_ability(g, me, GARDEN_ACTION)
        yield from create_garden(g, me)
    elif picked == "done":
        g.built = 0
        g.garden_due = False
        g.step = ACT
    else:
        yield from do_extra(g, me, picked)


# -------------------------------------------------------------------------------------------- why not
def blocked_actions(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why an action of the district is not possible."""
    if not g.actions_left:
        why = because("TAB-4.8", "no-action-left", n=META.actions_per_turn)
        return [*[(name, why) for name in ACTIONS], *blocked_extras(g, me)]
    reasons = blocked_extras(g, me)
    if me.assistant == PORT:
        reasons.append(("port-house", why_not_port_house(g, me)))
        reasons.append(("ship", why_not_ship(g, me, META.ship_action_gold)))
    elif me.assistant == ZIGGURAT:
        reasons.append(("ziggurat-house", why_not_ziggurat(g, me)))
    else:
        why = because("TAB-1.5", "no-marker") if not me.markers else because("TAB-5.1.3", "no-space-at-all")
        reasons.append(("project", why))
        reasons.append(("build", because("TAB-5.2.3", "nothing-to-build")))
        reasons.append(("garden", because("TAB-5.3.1", "nothing-to-garden")))
    here = {name for name, _ in reasons}
    elsewhere = because("TAB-4.8", "other-district", district=DISTRICT_NAMES[me.assistant])
    return [*reasons, *[(name, elsewhere) for name in ACTIONS if name not in here]]


def blocked_after_build(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why the ship after a Build is not possible."""
    if not g.built:
        return []
    return [("ship", why_not_ship(g, me, META.ship_after_build_gold, g.built)), *blocked_extras(g, me)]
