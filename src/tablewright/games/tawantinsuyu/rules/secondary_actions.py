"""TAW-6 Secondary actions: moving the High Priest, Worship, Offering, Refresh, Production; Prayer,
Training, Recruit.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, choose, confirm, may_choose, tell
from tablewright.games.tawantinsuyu.box.schema import (
    CONST,
    DIFFICULTY,
    OFFERING,
    SECTIONS,
    TEMPLE_TOP,
    Statue,
    amounts,
)
from tablewright.games.tawantinsuyu.rules.cards import take_god_card, train
from tablewright.games.tawantinsuyu.rules.conquest import conquest
from tablewright.games.tawantinsuyu.rules.effects import (
    climb,
    face_down,
    gain_benefits,
    refresh_some,
    turn_face_up,
)
from tablewright.games.tawantinsuyu.rules.hill import action_facing
from tablewright.games.tawantinsuyu.rules.moments import at_leisure, could_pay
from tablewright.games.tawantinsuyu.rules.passive_buildings import Owners, owners_reacting, react
from tablewright.games.tawantinsuyu.rules.resources import (
    FREE,
    Cost,
    can_pay,
    gain_gold,
    named,
    pay,
    too_dear,
)
from tablewright.games.tawantinsuyu.rules.solo.gains import is_on, she_climbs
from tablewright.games.tawantinsuyu.rules.solo.reactions import (
    she_offers,
    she_produces,
    she_refreshes,
    she_worships,
)
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu, in_order, is_her
from tablewright.games.tawantinsuyu.rules.workers import take_nomad

MOVE_PRIEST: Final = "priest"

PRAYER: Final = "prayer"

TRAINING: Final = "training"

RECRUIT: Final = "recruit"

#: TAW-3.3 The secondary actions.
SECONDARY: Final[tuple[str, ...]] = (MOVE_PRIEST, PRAYER, TRAINING, RECRUIT)


OFFERINGS: Final[dict[int, Cost]] = {spaces: (0, corn, 0, 0) for corn, spaces in OFFERING}
FOLLOWERS_OFFERING: Final[Cost] = (0, CONST.offering_other_corn.value, 0, 0)
FOLLOWERS_REFRESH: Final[Cost] = amounts(CONST.refresh_other_cost.value)
REFRESH_FOOD: Final = CONST.refresh_active_extra_cost.value.food


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


# ------------------------------------------------------------------------------------------------- worship
def worship(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.3.1 Discard one large and/or one small statue, in any order, to climb."""
    if is_at_top(g, me):
        return
    sizes = dict(CONST.worship_active_spaces.value)
    while me.temple < TEMPLE_TOP:
        statues = [s for s in distinct_statues(me) if s.size in sizes]
        if not statues:
            tell(g, "idle", seat=me.seat, what="worship")
        statue = yield from may_choose(me, "worship", statues)
        if statue is None:
            return
        discard_statue(g, me, statue)
        yield from climb(g, me, sizes.pop(statue.size))


def follow_worship(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.3.2 Another player may discard one statue of any size for one space."""
    if is_at_top(g, me):
        return
    statues = distinct_statues(me)
    if not statues:
        tell(g, "idle", seat=me.seat, what="worship")
    statue = yield from may_choose(me, "follow-worship", statues)
    if statue is not None:
        discard_statue(g, me, statue)
        yield from climb(g, me, CONST.worship_other_spaces.value)


def is_at_top(g: Tawantinsuyu, me: Inca) -> bool:
    """TAW-10.2 Whether nothing leads further up; then the log says so."""
    if me.temple < TEMPLE_TOP:
        return False
    tell(g, "at-top", seat=me.seat)
    return True


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
    if is_at_top(g, me):
        return
    if not could_pay(g, me, min(OFFERINGS.values())):
        tell(g, "no-offering", seat=me.seat)
        return
    spaces = yield from at_leisure(
        g,
        me,
        "offering",
        lambda: [n for n, cost in OFFERINGS.items() if can_pay(me, cost)],
        "no",
        lambda: too_large_offerings(me),
        {"price": lambda n: named(OFFERINGS[n])},
    )
    if spaces is None:
        return
    yield from pay(g, me, OFFERINGS[spaces])
    yield from climb(g, me, spaces)


def too_large_offerings(me: Inca) -> list[tuple[Any, Reason]]:
    """TAW-6.4.1 Why an offering is not offered."""
    return [(n, too_dear("TAW-6.4.1", me, cost)) for n, cost in OFFERINGS.items() if not can_pay(me, cost)]


def follow_offering(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.4.2 Another player may spend 3 corn for one space."""
    if is_at_top(g, me):
        return
    if not can_pay(me, FOLLOWERS_OFFERING):
        tell(g, "no-offering", seat=me.seat)
        return
    if (yield from confirm(me, "follow-offering", {"count": FOLLOWERS_OFFERING[1]})):
        yield from pay(g, me, FOLLOWERS_OFFERING)
        yield from climb(g, me, CONST.offering_other_spaces.value)


# ------------------------------------------------------------------------------------------------- refresh
def refresh(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.5.1 One building or army card for free, any number more for 1 food each."""
    yield from refresh_some(g, me, CONST.refresh_active_free.value, army=True)
    while face_down(me, army=True):
        if not could_pay(g, me, FREE, REFRESH_FOOD):
            tell(g, "idle", seat=me.seat, what="refresh-cost")
            return
        thing = yield from at_leisure(
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
    while True:
        things = face_down(me, army=True)
        if not things:
            tell(g, "idle", seat=me.seat, what="refresh")
        elif not can_pay(me, FOLLOWERS_REFRESH):
            tell(g, "idle", seat=me.seat, what="refresh-cost")
            return
        thing = yield from may_choose(me, "refresh-for-corn", things, None, None, "done")
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
        if not me.production_down:
            tell(g, "idle", seat=me.seat, what="refresh-building")
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
    if used:
        tell(g, "face-down", seat=me.seat, things=[tile.id for tile in used])


def act(g: Tawantinsuyu, me: Inca, action: str) -> Rule[None]:
    """One secondary action."""
    if action == MOVE_PRIEST:
        yield from move_priest(g, me)
        return
    if g._journal is not None:
        tell(g, "secondary", seat=me.seat, action=action)
    if action == PRAYER:
        for _ in range(CONST.prayer_cards.value):  # TAW-6.8.1
            yield from take_god_card(g, me, optional=False)
    elif action == TRAINING:
        yield from train(g, me)  # TAW-6.9.1
    else:
        for _ in range(CONST.recruit_nomads.value):  # TAW-6.10.1
            yield from take_nomad(g, me, optional=True)
