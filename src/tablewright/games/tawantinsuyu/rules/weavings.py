"""TAW-5.5 Buying weavings.

Elsewhere: TAW-5.5.4, 5.5.5 and 5.5.7 in effects.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, may_choose, reveal, tell
from tablewright.games.tawantinsuyu.box.schema import CONST, PASSIVE, WEAVING_PRICE, Weaving
from tablewright.games.tawantinsuyu.rules.effects import place_weaving, turn_up_top
from tablewright.games.tawantinsuyu.rules.moments import at_leisure, could_pay
from tablewright.games.tawantinsuyu.rules.resources import Cost, can_pay, named, pay, too_dear
from tablewright.games.tawantinsuyu.rules.solo.gains import she_buys_weaving
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu, in_order, is_her

WEAVER_HALL: Final = PASSIVE["Z08"]
OTHERS_PRICE: Final[Cost] = (0, CONST.weaving_other_player_cost_corn.value, 0, 0)


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
