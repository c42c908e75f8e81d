"""TAW-5 The tasks."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Rule, choose, may_choose, reveal, score, tell
from tablewright.games.tawantinsuyu.buildings import build_building, can_build
from tablewright.games.tawantinsuyu.cards import train
from tablewright.games.tawantinsuyu.effects import gain_benefits, place_weaving, trade, turn_up_top
from tablewright.games.tawantinsuyu.goods import Cost, can_pay, gain, pay
from tablewright.games.tawantinsuyu.moments import choose_at_leisure
from tablewright.games.tawantinsuyu.monuments import (
    build_statue,
    build_steps,
    can_build_statue,
    can_build_steps,
)
from tablewright.games.tawantinsuyu.schema import (
    CONST,
    PASSIVE,
    RESOURCES,
    TASKS,
    WEAVING_PRICE,
    Gain,
    Weaving,
    amounts,
)
from tablewright.games.tawantinsuyu.solo import she_buys_weaving
from tablewright.games.tawantinsuyu.state import NOBODY, Inca, Tawantinsuyu, in_order, is_her

WEAVER_HALL: Final = PASSIVE["Z08"]
IRRIGATION: Final = PASSIVE["Z20"]
OTHERS_PRICE: Final[Cost] = (0, CONST.weaving_other_player_cost_corn.value, 0, 0)


def _harvests() -> dict[str, Cost]:
    """TAW-5.1.1 What each harvest task gives."""
    found: dict[str, Cost] = {}
    for task in TASKS.values():
        if not isinstance(task.effect, str):
            for step in task.effect:
                if isinstance(step, Gain):
                    found[task.id] = amounts(step)
    return found


HARVESTS: Final[dict[str, Cost]] = _harvests()


def can_perform(g: Tawantinsuyu, me: Inca, task: str) -> bool:
    """TAW-4.3.7 Whether a task can be carried out."""
    if task in HARVESTS or task == "training" or task == "merchant":
        return True
    if task == "buy_weaving":
        return bool(g.weavings)  # TAW-1.5.4
    if task == "build_building":
        return can_build(g, me)
    if task == "build_statue":
        return can_build_statue(g, me)
    if task == "build_steps":
        return can_build_steps(g, me)
    return bool(me.production_up)


def perform(g: Tawantinsuyu, me: Inca, task: str) -> Rule[None]:
    """Carry out a task that can be performed."""
    tell(g, "task", seat=me.seat, task=task)
    if task in HARVESTS:
        harvest(g, me, task)
    elif task == "buy_weaving":
        yield from buy_weavings(g, me)
    elif task == "build_building":
        yield from build_building(g, me, free=False, optional=False)
    elif task == "build_statue":
        yield from build_statue(g, me, "", free=False, optional=False)
    elif task == "build_steps":
        yield from build_steps(g, me, free=False, optional=False)
    elif task == "training":
        yield from train(g, me)
    elif task == "merchant":
        yield from trade(g, me)
    else:
        yield from produce_once(g, me)


def harvest(g: Tawantinsuyu, me: Inca, task: str) -> None:
    """TAW-5.1.1 Harvest; TAW-11.20 with Z20 one more and a point, but not for gold."""
    income = list(HARVESTS[task])
    bonus = 0
    if IRRIGATION in me.passive:
        ability = IRRIGATION.ability
        for i, n in enumerate(income):
            if n and RESOURCES[i] not in ability.not_for:
                income[i] += ability.harvest_bonus
                bonus += ability.harvest_vp
    gain(g, me, (income[0], income[1], income[2], income[3]))
    score(g, me, "harvest", bonus)


def produce_once(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.8.1 The benefit of one own face-up production building, which stays face up."""
    tile = yield from choose(me, "produce-once", me.production_up[:])
    tell(g, "produce", seat=me.seat, tile=tile.id)
    yield from gain_benefits(g, me, tile.produce, "production")


# ---------------------------------------------------------------------------------------- buying weavings
def buy_weavings(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.5.1 Draw 3, buy any of them; TAW-5.5.6 place them before TAW-5.5.2 the others buy one each."""
    draw_weavings(g, me)
    bought = yield from pick_weavings(g, me)
    yield from pay(g, me, (0, WEAVING_PRICE[len(bought)], 0, 0))
    while bought:
        tile = yield from choose(me, "weave-next", bought)
        bought.remove(tile)
        yield from place_weaving(g, me, tile)
    show_rest(g)
    for other in in_order(g, me.seat)[1:]:
        if is_her(g, other):
            she_buys_weaving(g, other)
        else:
            yield from buy_one_weaving(g, other)
    yield from rest_under_stack(g, me)


def draw_weavings(g: Tawantinsuyu, me: Inca) -> None:
    """TAW-5.5.1 The top 3 tiles, TAW-1.5.4 or what is left; only the player who draws sees them.

    TAW-11.08 With Z08 five are drawn, and the rule goes on with three (`return_extra_tiles`).
    """
    n = WEAVER_HALL.ability.weaving_draw if WEAVER_HALL in me.passive else CONST.weaving_draw.value
    take_tiles(g, me.seat, n)


def take_tiles(g: Tawantinsuyu, seat: int, n: int) -> None:
    """The top tiles of the stack come into sight of one seat."""
    g.drawn_by = seat
    g.top_shown = False
    for _ in range(min(n, len(g.weavings))):
        tile = g.weavings.pop()
        g.drawn.append(tile)
        g.seen.append((seat, tile.id))
    reveal(g)
    tell(g, "weavings-drawn", seat=seat, count=len(g.drawn))


def pick_weavings(g: Tawantinsuyu, me: Inca) -> Rule[list[Weaving]]:
    """TAW-5.5.1 Which of the drawn weavings are bought, as many as the corn allows."""
    yield from return_extra_tiles(g, me)
    bought: list[Weaving] = []
    while True:
        if not bought:
            tile = yield from choose_at_leisure(g, me, "buy-weaving", lambda: affordable(g, me, []), "done")
        else:
            tile = yield from may_choose(me, "buy-weaving", affordable(g, me, bought), None, None, "done")
        if tile is None:
            return bought
        bought.append(tile)


def affordable(g: Tawantinsuyu, me: Inca, bought: list[Weaving]) -> list[Any]:
    """Drawn tiles that can be bought as one more."""
    if len(bought) == len(g.drawn) or not can_pay(me, (0, WEAVING_PRICE[len(bought) + 1], 0, 0)):
        return []
    return [tile for tile in g.drawn if tile not in bought]


def return_extra_tiles(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-11.08 Z08: what exceeds three goes under the stack, in the order it is picked."""
    while len(g.drawn) > CONST.weaving_draw.value:
        tile = yield from choose(me, "return-weaving", g.drawn[:])
        g.drawn.remove(tile)
        g.weavings.insert(0, tile)


def show_rest(g: Tawantinsuyu) -> None:
    """TAW-5.5.2 The weavings not bought are shown to everybody."""
    g.drawn_by = NOBODY
    for tile in g.drawn:
        g.seen.append((NOBODY, tile.id))
    if g.drawn:
        reveal(g)
        tell(g, "weavings-shown", tiles=[tile.id for tile in g.drawn])


def buy_one_weaving(g: Tawantinsuyu, other: Inca) -> Rule[None]:
    """TAW-5.5.2 Another player may buy one of the rest for 3 corn and places it at once."""
    if g.drawn and can_pay(other, OTHERS_PRICE):
        tile = yield from may_choose(other, "buy-rest", g.drawn[:])
        if tile is not None:
            yield from pay(g, other, OTHERS_PRICE)
            tell(g, "bought-weaving", seat=other.seat, tile=tile.id)
            yield from place_weaving(g, other, tile)


def rest_under_stack(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.5.3 What nobody bought goes under the stack in the order the active player picks; the new top
    tile is turned up.
    """
    while g.drawn:
        tile = yield from choose(me, "return-weaving", g.drawn[:])
        g.drawn.remove(tile)
        g.weavings.insert(0, tile)
    turn_up_top(g)
