"""TAW-5 The tasks.

Elsewhere: TAW-5.5.4, 5.5.5, 5.5.7, 5.6.1 and 5.6.2 in effects.py; TAW-5.7.1 in cards.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Reason, Rule, because, choose, may_choose, reveal, score, tell
from tablewright.games.tawantinsuyu.box.schema import (
    CONST,
    PASSIVE,
    RESOURCES,
    TASKS,
    WEAVING_PRICE,
    Gain,
    Weaving,
    amounts,
)
from tablewright.games.tawantinsuyu.rules.buildings import build_building, can_build, could_build
from tablewright.games.tawantinsuyu.rules.cards import train
from tablewright.games.tawantinsuyu.rules.effects import gain_benefits, place_weaving, trade, turn_up_top
from tablewright.games.tawantinsuyu.rules.moments import at_leisure, could_pay
from tablewright.games.tawantinsuyu.rules.resources import Cost, can_pay, gain, named, pay, too_dear
from tablewright.games.tawantinsuyu.rules.solo.reactions import she_buys_weaving
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu, in_order, is_her
from tablewright.games.tawantinsuyu.rules.steps_and_statues import (
    build_statue,
    build_steps,
    can_build_statue,
    can_build_steps,
    could_build_statue,
    could_build_steps,
    why_no_steps,
)

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


def why_not_perform(g: Tawantinsuyu, me: Inca, task: str) -> Reason:
    """TAW-4.3.7 Why a task cannot be carried out."""
    if task == "build_steps":
        return why_no_steps(g, me)
    return because("TAW-4.3.7", "task-impossible", task=task)


def could_perform(g: Tawantinsuyu, me: Inca, task: str) -> bool:
    """The same after what the player may do meanwhile (TAW-3.4)."""
    if can_perform(g, me, task):
        return True
    if task == "build_building":
        return could_build(g, me)
    if task == "build_statue":
        return could_build_statue(g, me)
    return task == "build_steps" and could_build_steps(g, me)


def perform(g: Tawantinsuyu, me: Inca, task: str) -> Rule[bool]:
    """Carry out a task that can be performed. TAW-4.3.7 False if nothing was built after all."""
    tell(g, "task", seat=me.seat, task=task)
    if task in HARVESTS:
        harvest(g, me, task)
    elif task == "buy_weaving":
        yield from buy_weavings(g, me)
    elif task == "build_building":
        return (yield from build_building(g, me, free=False))
    elif task == "build_statue":
        return (yield from build_statue(g, me, "", free=False, optional=False))
    elif task == "build_steps":
        return (yield from build_steps(g, me, free=False, optional=False))
    elif task == "training":
        yield from train(g, me)
    elif task == "merchant":
        yield from trade(g, me)
    else:
        yield from produce_once(g, me)
    return True


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
    yield from return_extra_tiles(g, me)
    bought = yield from buy_some(g, me)
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


def buy_some(g: Tawantinsuyu, me: Inca) -> Rule[list[Weaving]]:
    """TAW-5.5.1 Which of the drawn weavings are bought, one after the other."""
    bought: list[Weaving] = []
    left: list[Weaving] = g.drawn[:]
    while left:
        price = (0, WEAVING_PRICE[len(bought) + 1] - WEAVING_PRICE[len(bought)], 0, 0)
        tile = yield from buy_next(g, me, left, price)
        if tile is None:
            break
        left.remove(tile)
        bought.append(tile)
    return bought


def buy_next(g: Tawantinsuyu, me: Inca, tiles: list[Weaving], price: Cost) -> Rule[Weaving | None]:
    """TAW-5.5.1 One weaving more, paid at once with what it adds to the price of all, so that the player may
    get corn meanwhile (TAW-3.4).
    """
    if not could_pay(g, me, price):
        tell(g, "weaving-too-dear", seat=me.seat, goods=named(price))
        return None
    tile: Weaving | None = yield from at_leisure(
        g,
        me,
        "buy-weaving",
        lambda: tiles[:] if can_pay(me, price) else [],
        "done",
        lambda: [(tile, too_dear("TAW-5.5.1", me, price)) for tile in tiles],
        {"price": named(price)},
    )
    if tile is not None:
        yield from pay(g, me, price)
    return tile


def return_extra_tiles(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-11.08 Z08: what exceeds three goes under the stack, in the order it is picked."""
    yield from return_tiles(g, me, len(g.drawn) - CONST.weaving_draw.value)


def return_tiles(g: Tawantinsuyu, me: Inca, number: int) -> Rule[None]:
    """Drawn tiles go face down under the stack, in the order the player picks."""
    for _ in range(number):
        tile = yield from choose(me, "return-weaving", g.drawn[:])
        g.drawn.remove(tile)
        g.weavings.insert(0, tile)
    if number > 0:
        tell(g, "weavings-returned", count=number)


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
    if not g.drawn:
        return  # as everybody sees
    if not can_pay(other, OTHERS_PRICE):
        tell(g, "weaving-too-dear", seat=other.seat, goods=named(OTHERS_PRICE))
        return
    tile = yield from may_choose(other, "buy-rest", g.drawn[:], None, {"price": named(OTHERS_PRICE)})
    if tile is not None:
        yield from pay(g, other, OTHERS_PRICE)
        tell(g, "bought-weaving", seat=other.seat, tile=tile.id)
        yield from place_weaving(g, other, tile)


def rest_under_stack(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.5.3 What nobody bought goes under the stack in the order the active player picks; the new top
    tile is turned up.
    """
    yield from return_tiles(g, me, len(g.drawn))
    turn_up_top(g)
