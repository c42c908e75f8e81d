"""TAW-6.2 to TAW-6.5 and TAW-6.7: moving the High Priest, Worship, Offering, Refresh, Production."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tablewright.engine import Rule, choose, confirm, may_choose, tell
from tablewright.games.tawantinsuyu.conquest import conquest
from tablewright.games.tawantinsuyu.effects import (
    add_weaving,
    climb,
    face_down,
    gain_benefits,
    places_for,
    refresh_some,
    reward_new_connection,
    turn_face_up,
    turn_up_top,
)
from tablewright.games.tawantinsuyu.goods import FREE, Cost, can_pay, gain_gold, pay
from tablewright.games.tawantinsuyu.hill import action_facing
from tablewright.games.tawantinsuyu.moments import choose_at_leisure
from tablewright.games.tawantinsuyu.schema import (
    CONST,
    DATA,
    DIFFICULTY,
    OFFERING,
    SECTIONS,
    TEMPLE_TOP,
    Passive,
    Statue,
    amounts,
)
from tablewright.games.tawantinsuyu.solo import (
    is_on,
    she_climbs,
    she_offers,
    she_produces,
    she_refreshes,
    she_worships,
)
from tablewright.games.tawantinsuyu.state import NOBODY, Inca, Tawantinsuyu, in_order, is_her
from tablewright.games.tawantinsuyu.tasks import take_tiles

Owners: TypeAlias = list[tuple[int, Passive]]  # seat and building, in turn order

FOLLOWERS_OFFERING: Final[Cost] = (0, CONST.offering_other_corn.value, 0, 0)
FOLLOWERS_REFRESH: Final[Cost] = amounts(CONST.refresh_other_cost.value)
REFRESH_FOOD: Final = CONST.refresh_active_extra_cost.value.food
REACTING: Final[tuple[Passive, ...]] = tuple(
    [building for building in DATA.passive_buildings if building.ability.on_action]
)


def move_priest(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.2.1 Move 1 or 2 sections clockwise and trigger the action there; TAW-6.2.2 or take 1 gold."""
    ways = {action_facing(g, me.priest + n): n for n in CONST.high_priest_steps.value}
    action = yield from choose(me, "priest-move", list(ways))
    advance_priest(g, me, ways[action])
    owners = owners_reacting(g, me, action)
    performs = yield from choose(me, "priest-action", ["perform", "gold"], None, {"action": action})
    if performs == "gold":
        tell(g, "priest-gold", seat=me.seat)
        gain_gold(g, me, CONST.high_priest_instead_gold.value)
    yield from trigger(g, me, action, owners, performs == "perform")


def advance_priest(g: Tawantinsuyu, me: Inca, sections: int) -> None:
    """The High Priest goes on clockwise."""
    me.priest = (me.priest + sections) % SECTIONS
    tell(g, "priest", seat=me.seat, section=me.priest + 1, action=action_facing(g, me.priest))


def trigger(g: Tawantinsuyu, me: Inca, action: str, owners: Owners, performs: bool) -> Rule[None]:
    """TAW-6.2.4 Buildings that react, the action of the active player, then TAW-6.1.1 the others in turn
    order; TAW-6.2.3 all this also if the active player took the gold.
    """
    waiting = yield from react(g, action, owners)
    if action == "conquest":
        yield from conquest(g, me, performs)
        return
    for inca in in_order(g, me.seat):
        if inca is me and not performs:
            continue
        yield from take_part(g, inca, action, inca is me)
        if inca.seat in waiting:
            yield from refresh_some(g, inca, 1, army=True)  # TAW-11.16 Z16 after the own producing


def take_part(g: Tawantinsuyu, inca: Inca, action: str, triggered: bool) -> Rule[None]:
    """One player's share in an action: the full one for who triggered it, the weaker one for the others, who
    decide in a turn that is not theirs (TAW-13.3).
    """
    if is_her(g, inca):
        she_takes_part(g, inca, action, triggered)
    elif action == "worship":
        yield from (worship(g, inca) if triggered else follow_worship(g, inca))
    elif action == "offering":
        yield from (offer(g, inca) if triggered else follow_offering(g, inca))
    elif action == "refresh":
        yield from (refresh(g, inca) if triggered else follow_refresh(g, inca))
    elif triggered:
        yield from produce_actively(g, inca)
    else:
        yield from produce(g, inca)


def she_takes_part(g: Tawantinsuyu, she: Inca, action: str, triggered: bool) -> None:
    """TAW-12.2.7 Axomamma's share; TAW-12.12.3 with the harder option a free temple space first."""
    if action == "refresh":
        she_refreshes(g, she, triggered)
    elif action == "production":
        she_produces(g, she, triggered)
    else:
        if triggered and is_on(g, "hard_free_temple"):
            she_climbs(g, she, DIFFICULTY["hard_free_temple"].n)
        if action == "worship":
            she_worships(g, she, triggered)
        else:
            she_offers(g, she, triggered)


# -------------------------------------------------------------------------------------- reacting buildings
def owners_reacting(g: Tawantinsuyu, me: Inca, action: str) -> Owners:
    """TAW-6.2.4 Only buildings owned at the moment of the move react, in turn order; TAW-11.00 whoever
    triggers the action; TAW-12.9.8 hers have no ability.
    """
    owners: Owners = []
    for building in REACTING:
        if building.ability.on_action == action:
            for inca in in_order(g, me.seat):
                if building in inca.passive and not is_her(g, inca):
                    owners.append((inca.seat, building))
    return owners


def react(g: Tawantinsuyu, action: str, owners: Owners) -> Rule[list[int]]:
    """TAW-11.11 to TAW-11.18 Reactions to the triggered action; returns the seats that save Z16 for later."""
    waiting: list[int] = []
    for seat, building in owners:
        inca = g.incas[seat]
        tell(g, "react", seat=seat, tile=building.id)
        if building.ability.weaving_choice:
            yield from weaving_of_two(g, inca, building.ability.weaving_choice)
        elif action == "production":
            if not (yield from refresh_now(g, inca)):
                waiting.append(seat)
        else:
            yield from gain_benefits(g, inca, building.ability.effect, "passive")
    return waiting


def refresh_now(g: Tawantinsuyu, inca: Inca) -> Rule[bool]:
    """TAW-11.16 Z16 before producing; not using it now saves it for afterwards."""
    thing = yield from may_choose(inca, "refresh-early", face_down(inca, army=True))
    if thing is None:
        return False
    turn_face_up(g, inca, thing)
    return True


def weaving_of_two(g: Tawantinsuyu, inca: Inca, tiles: int) -> Rule[None]:
    """TAW-11.11 Z11: the top weaving or the one under it, for free; the other one lies on top, face up."""
    if not g.weavings:
        return
    take_tiles(g, inca.seat, tiles)
    tile = yield from may_choose(inca, "weaving-of-two", g.drawn[:])
    half = ""
    if tile is not None:
        place = yield from choose(inca, "weave", places_for(inca, tile), None, {"tile": tile.id})
        g.drawn.remove(tile)
        half = add_weaving(g, inca, tile, place)
    while g.drawn:
        g.weavings.append(g.drawn.pop())
    g.drawn_by = NOBODY
    turn_up_top(g)
    yield from reward_new_connection(g, inca, half)


# ------------------------------------------------------------------------------------------------- worship
def worship(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.3.1 Discard one large and/or one small statue, in any order, to climb."""
    sizes = dict(CONST.worship_active_spaces.value)
    while me.temple < TEMPLE_TOP:
        statue = yield from may_choose(me, "worship", [s for s in distinct_statues(me) if s.size in sizes])
        if statue is None:
            return
        discard_statue(g, me, statue)
        yield from climb(g, me, sizes.pop(statue.size))


def follow_worship(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.3.2 Another player may discard one statue of any size for one space."""
    if me.temple == TEMPLE_TOP:
        return
    statue = yield from may_choose(me, "follow-worship", distinct_statues(me))
    if statue is not None:
        discard_statue(g, me, statue)
        yield from climb(g, me, CONST.worship_other_spaces.value)


def distinct_statues(me: Inca) -> list[Statue]:
    """Each kind of statue once."""
    return list({statue.id: statue for statue in me.statues}.values())


def discard_statue(g: Tawantinsuyu, me: Inca, statue: Statue) -> None:
    """TAW-6.3.3 The statue leaves the game."""
    me.statues.remove(statue)
    g.statues_gone.append(statue)
    tell(g, "worship", seat=me.seat, statue=statue.id)


# ------------------------------------------------------------------------------------------------ offering
def offer(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.4.1 Spend 2, 4 or 6 corn to advance 1, 2 or 3 spaces."""
    if me.temple == TEMPLE_TOP:
        return
    spaces = yield from choose_at_leisure(g, me, "offering", lambda: payable_offerings(me), "no")
    if spaces is None:
        return
    for corn, n in OFFERING:
        if n == spaces:
            yield from pay(g, me, (0, corn, 0, 0))
            yield from climb(g, me, n)


def payable_offerings(me: Inca) -> list[Any]:
    """How many spaces the corn allows."""
    return [n for corn, n in OFFERING if can_pay(me, (0, corn, 0, 0))]


def follow_offering(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.4.2 Another player may spend 3 corn for one space."""
    if me.temple == TEMPLE_TOP or not can_pay(me, FOLLOWERS_OFFERING):
        return
    if (yield from confirm(me, "follow-offering", {"count": FOLLOWERS_OFFERING[1]})):
        yield from pay(g, me, FOLLOWERS_OFFERING)
        yield from climb(g, me, CONST.offering_other_spaces.value)


# ------------------------------------------------------------------------------------------------- refresh
def refresh(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.5.1 One building or army card for free, any number more for 1 food each."""
    yield from refresh_some(g, me, CONST.refresh_active_free.value, army=True)
    while face_down(me, army=True):
        thing = yield from choose_at_leisure(
            g,
            me,
            "refresh-for-food",
            lambda: face_down(me, army=True) if can_pay(me, FREE, REFRESH_FOOD) else [],
            "done",
        )
        if thing is None:
            return
        yield from pay(g, me, FREE, REFRESH_FOOD)
        turn_face_up(g, me, thing)


def follow_refresh(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.5.2 Another player may turn any number face up for 1 corn each."""
    while can_pay(me, FOLLOWERS_REFRESH):
        thing = yield from may_choose(me, "refresh-for-corn", face_down(me, army=True), None, None, "done")
        if thing is None:
            return
        yield from pay(g, me, FOLLOWERS_REFRESH)
        turn_face_up(g, me, thing)


# ---------------------------------------------------------------------------------------------- production
def produce_actively(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.7.1 Produce; before or after it one own face-down production building is turned up."""
    tiles = me.production_down[:]
    early = yield from may_choose(me, "refresh-building-early", tiles)
    if early is not None:
        turn_face_up(g, me, early)
    yield from produce(g, me)
    if early is None:
        late = yield from may_choose(me, "refresh-building", me.production_down[:])
        if late is not None:
            turn_face_up(g, me, late)


def produce(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.7.1, TAW-6.7.2 The benefits of any own face-up production buildings, each once; those used are
    turned face down.
    """
    open_tiles = me.production_up[:]
    used: list[Any] = []
    while open_tiles:
        tile = yield from may_choose(me, "produce", open_tiles, None, None, "done")
        if tile is None:
            break
        open_tiles.remove(tile)
        used.append(tile)
        tell(g, "produce", seat=me.seat, tile=tile.id)
        yield from gain_benefits(g, me, tile.produce, "production")
    for tile in used:
        me.production_up.remove(tile)
        me.production_down.append(tile)
