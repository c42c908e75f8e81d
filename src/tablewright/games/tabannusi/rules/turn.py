"""TAB-4 A turn: the die, up to two actions, the end. Each step is a piece of its own.

Elsewhere: TAB-4.9 in gains.py; TAB-4.10 in scoring.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, Text, because, choose, choose_at_leisure, tell, usually
from tablewright.games.tabannusi.box.schema import COLOURS, META, ActionTile
from tablewright.games.tabannusi.box.tables import (
    BLUE,
    DICE_FACES,
    DISTRICT_NAMES,
    DISTRICT_NUMBER,
    DISTRICTS,
    PORT,
    TILE_DISTRICT,
    ZIGGURAT,
)
from tablewright.games.tabannusi.look.wording import TEXT_OF
from tablewright.games.tabannusi.rules.abilities import BLUE_FOR_GOLD, GARDEN_ACTION, tell_ability, wake_ships
from tablewright.games.tabannusi.rules.action_tiles import use_action_tile
from tablewright.games.tabannusi.rules.additional import blocked_extras
from tablewright.games.tabannusi.rules.building import build, can_build, why_not_build_here
from tablewright.games.tabannusi.rules.counting import open_ships
from tablewright.games.tabannusi.rules.gains import tell_lost
from tablewright.games.tabannusi.rules.gardening import can_create_garden, create_garden, may_garden_more
from tablewright.games.tabannusi.rules.moments import asides_of, could_fill, may_gain
from tablewright.games.tabannusi.rules.payment import pay_gold
from tablewright.games.tabannusi.rules.port import (
    can_control_ship,
    can_place_port_house,
    control_ship,
    place_port_house,
    why_not_port_house,
    why_not_ship,
)
from tablewright.games.tabannusi.rules.projects import can_place_project, place_project
from tablewright.games.tabannusi.rules.state import ACT, ARRIVE, DIE, KING, SCORE, Builder, Tabannusi
from tablewright.games.tabannusi.rules.ziggurat import (
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
    """TAB-4.3 Take a die, and send the architect. If what was done before it (TAB-6.1) took the last one,
    there is none to take.
    """
    me = g.builders[g.active]
    told: dict[str, object] = {"gold": lambda value: me.gold >= META.ignore_die_value_gold}
    value = yield from choose_at_leisure(
        me,
        "take-die",
        lambda: dice_to_take(g, me),
        False,  # what can be done before the only die can be done after it
        "",
        lambda: blocked_dice(g, me),
        told,
    )
    g.step = ACT
    if value is None:
        tell_lost(g, me, "lost-die")
        return
    district = me.assistant
    dice = list(g.barges[district])
    dice.remove(value)
    g.barges[district] = tuple(dice)
    colour = g.local[district]
    me.dice[colour] += 1
    tell(g, "take-die", seat=me.seat, value=value, color=COLOURS[colour])
    yield from send_architect(g, me, value)


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
    """TAB-4.4, TAB-4.5 The die sends the architect; TAB-4.6 gold sends it anywhere, also gold that comes
    meanwhile (TAB-6.1).
    """
    ways = ways_of(g, me, value)
    picked: str | None = ways[0]
    if len(ways) > 1 or may_gain(g, me):
        asking = choose_at_leisure(
            me, "send-architect", lambda: ways_of(g, me, value), True, "", None, {"value": value}
        )
        free = targets_of(g, me, value)
        picked = yield from (usually(free[0], asking) if len(free) == 1 else asking)
    assert picked is not None
    if picked.startswith(GOLD_PREFIX):
        pay_gold(g, me, META.ignore_die_value_gold)
        picked = picked.removeprefix(GOLD_PREFIX)
    me.architect = DISTRICT_NUMBER[picked]
    tell(g, "architect", seat=me.seat, district=picked)


def ways_of(g: Tabannusi, me: Builder, value: int) -> list[str]:
    """TAB-4.4 to TAB-4.6 Where the architect may go, and where only with gold."""
    free = targets_of(g, me, value)
    if me.gold < META.ignore_die_value_gold:
        return free
    return free + [GOLD_PREFIX + name for name in DISTRICT_NAMES[1:] if name not in free]


def blocked_dice(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """TAB-4.7 Why the six cannot be taken; why additional actions are not possible."""
    reasons = blocked_extras(g, me)
    if DICE_FACES in g.barges[me.assistant]:
        reasons.append((DICE_FACES, because("TAB-4.7", "six-leads-nowhere")))
    return reasons


# -------------------------------------------------------------------------------------------- step 2
def act(g: Tabannusi) -> Rule[None]:
    """TAB-4.8 One action, or the end of the turn."""
    me = g.builders[g.active]
    if not g.actions_left and not asides_of(g, me.seat):
        end_actions(g)
        return
    told: dict[str, object] = {"left": g.actions_left, "says": lambda picked: said_of(g, me, picked)}
    picked = yield from choose_at_leisure(
        me,
        "act",
        lambda: actions_now(g, me),
        lambda: asides_of(g, me.seat),
        "",
        lambda: blocked_actions(g, me),
        told,
    )
    if picked == END:
        end_actions(g)
        return
    g.actions_left -= 1
    yield from perform(g, me, picked)


def actions_now(g: Tabannusi, me: Builder) -> list[Any]:
    """TAB-4.8 The actions that are possible as long as any are left, and the end of the turn."""
    if not g.actions_left:
        return [END]
    return [*actions_of(g, me), *tiles_of(g, me.assistant), END]


def said_of(g: Tabannusi, me: Builder, picked: Any) -> Text:
    """What the question for an action says of an answer: what a tile does, what an action costs."""
    if isinstance(picked, ActionTile):
        return TEXT_OF[picked.id]
    local = COLOURS[g.local[me.assistant]]
    if picked == "build":
        return Text("price-build", {"goods": {local: META.build_local_cost}})
    if picked == "ship":
        return Text("price-ship", {"goods": {"gold": META.ship_action_gold}})
    if picked == "ziggurat-house":
        return Text("price-ziggurat", {"goods": {local: META.ziggurat_house_cost}})
    return Text("price", {"goods": {local: META.port_house_cost} if picked == "port-house" else {}})


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


def end_actions(g: Tabannusi) -> None:
    """TAB-7.1 The check of the barges: empty ones are scored."""
    g.to_score = empty_barges(g)
    g.step = SCORE


def empty_barges(g: Tabannusi) -> list[int]:
    """TAB-7.1 The districts whose barges are empty now."""
    return [district for district in DISTRICTS if not g.barges[district]]


def after_build(g: Tabannusi) -> Rule[None]:
    """TAB-5.2.4 (h), TAB-5.2.6 The optional ship and S08 in either order."""
    me = g.builders[g.active]
    picked = yield from choose_at_leisure(
        me,
        "after-build",
        lambda: build_ends(g, me),
        lambda: may_end_build(g, me),
        "done",
        lambda: blocked_after_build(g, me),
        {"size": g.built, "n": META.ship_after_build_gold},
    )
    if picked == "ship":
        size, g.built = g.built, 0
        yield from control_ship(g, me, META.ship_after_build_gold, size)
    elif picked == "garden":
        g.garden_due = False
        tell_ability(g, me, GARDEN_ACTION)
        yield from create_garden(g, me)
    else:
        if g.garden_due and not can_create_garden(g, me):
            tell_lost(g, me, "lost-garden-action")
        g.built = 0
        g.garden_due = False
        g.step = ACT


def build_ends(g: Tabannusi, me: Builder) -> list[str]:
    """TAB-5.2.5, TAB-9.3.2 What a Build still allows."""
    found: list[str] = []
    if g.built and can_control_ship(g, me, META.ship_after_build_gold, g.built):
        found.append("ship")
    if g.garden_due and can_create_garden(g, me):
        found.append("garden")
    return found


def may_end_build(g: Tabannusi, me: Builder) -> bool:
    """TAB-6.1 Whether additional actions or harbour tiles may bring what the ship or S08 needs."""
    brings = may_gain(g, me) or (bool(me.powers & BLUE_FOR_GOLD) and could_fill(g, me, BLUE))
    if g.built and brings and open_ships(g, me, g.built):
        return True
    return g.garden_due and may_garden_more(g, me)


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
        reasons.append(("build", why_not_build_here(g, me)))
        reasons.append(("garden", because("TAB-5.3.1", "nothing-to-garden")))
    here = {name for name, _ in reasons}
    elsewhere = because("TAB-4.8", "other-district", district=DISTRICT_NAMES[me.assistant])
    return [*reasons, *[(name, elsewhere) for name in ACTIONS if name not in here]]


def blocked_after_build(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why the ship or S08's garden after a Build is not possible."""
    reasons = blocked_extras(g, me)
    if g.built:
        reasons.append(("ship", why_not_ship(g, me, META.ship_after_build_gold, g.built)))
    if g.garden_due:
        reasons.append(("garden", because("TAB-5.3.1", "nothing-to-garden")))
    return reasons
