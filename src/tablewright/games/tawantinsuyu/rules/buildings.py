"""TAW-5.3 The building market: building, exchange, refill."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import (
    Reason,
    Rule,
    because,
    choose,
    choose_at_leisure,
    may_choose,
    reveal,
    tell,
    tell_secretly,
)
from tablewright.games.tawantinsuyu.box.schema import BUILDING_COST, CONST, Passive, Production
from tablewright.games.tawantinsuyu.look.wording import does
from tablewright.games.tawantinsuyu.rules.cards import put_under_deck
from tablewright.games.tawantinsuyu.rules.moments import at_leisure, could_pay, could_pray
from tablewright.games.tawantinsuyu.rules.resources import can_pay, named, pay, too_dear
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu

EXCHANGE: Final = "exchange-market"
MOST_TILES: Final = CONST.market_exchange.value.tiles_max
PER_TYPE: Final = CONST.building_market_per_type.value


def market(g: Tawantinsuyu) -> list[Production | Passive]:
    """TAW-1.3.6 The face-up buildings."""
    tiles: list[Production | Passive] = [*g.production_market]
    tiles += g.passive_market
    return tiles


def payable_buildings(g: Tawantinsuyu, me: Inca, free: bool) -> list[Any]:
    """TAW-5.3.1 Those of the market that the player can pay; all of them if building is free."""
    tiles: list[Any] = market(g)
    if free:
        return tiles
    return [tile for tile in tiles if can_pay(me, BUILDING_COST[tile.id])]


def can_exchange(g: Tawantinsuyu, me: Inca) -> bool:
    """TAW-5.3.4 A god card in hand and a building to remove."""
    return bool(me.gods) and bool(g.production_market or g.passive_market)


def can_build(g: Tawantinsuyu, me: Inca) -> bool:
    """TAW-4.3.7, TAW-5.3.5 Something can be paid, or the market can be exchanged."""
    if can_exchange(g, me):
        return True
    return bool(payable_buildings(g, me, free=False))


def could_build(g: Tawantinsuyu, me: Inca) -> bool:
    """The same after what the player may do meanwhile (TAW-3.4): army cards pay, Z19 brings a god card."""
    if can_exchange(g, me) or could_pay_for_one(g, me):
        return True
    return bool(market(g)) and could_pray(g, me)


def could_pay_for_one(g: Tawantinsuyu, me: Inca) -> bool:
    """Whether any building of the market can be paid, now or with army cards."""
    return bool([tile for tile in market(g) if could_pay(g, me, BUILDING_COST[tile.id])])


def build_building(g: Tawantinsuyu, me: Inca, free: bool) -> Rule[bool]:
    """TAW-5.3.1 Build one building, TAW-5.3.6 paid or free, after an exchange of the market if wanted.

    TAW-5.3.5 After the exchange the player may build nothing. Says whether something was done.
    """
    price = FREE_BUILDING if free else PAID_BUILDING
    pick = yield from at_leisure(
        g, me, "build", lambda: to_build(g, me, free), "no", lambda: not_built(g, me), price
    )
    exchanged = isinstance(pick, str)
    if exchanged:
        yield from exchange_market(g, me)
        if free or could_pay_for_one(g, me):
            pick = yield from at_leisure(
                g,
                me,
                "build",
                lambda: payable_buildings(g, me, free),
                "no",
                lambda: not_built_after_exchange(g, me),
                price,
            )
        else:
            tell(g, "no-building", seat=me.seat)
            pick = None
    if pick is None:
        return exchanged
    if not free:
        yield from pay(g, me, BUILDING_COST[pick.id])
    take_building(g, me, pick)
    return True


def price_of(pick: Any) -> dict[str, int]:
    """What a building costs; the exchange costs no goods."""
    return {} if isinstance(pick, str) else named(BUILDING_COST[pick.id])


#: The price of each building and what it does, for its label.
PAID_BUILDING: Final[dict[str, object]] = {"price": price_of, "does": does}
FREE_BUILDING: Final[dict[str, object]] = {"price": {}, "does": does}


def to_build(g: Tawantinsuyu, me: Inca, free: bool) -> list[Any]:
    """Buildings that can be had, and the exchange of the market."""
    tiles = payable_buildings(g, me, free)
    return [*tiles, EXCHANGE] if can_exchange(g, me) else tiles


def not_built(g: Tawantinsuyu, me: Inca) -> list[tuple[Any, Reason]]:
    """TAW-1.4.5 What is missing for the other buildings, and for the exchange."""
    reasons = not_payable(g, me)
    if not me.gods:
        reasons.append((EXCHANGE, because("TAW-5.3.4", "no-god-card")))
    return reasons


def not_built_after_exchange(g: Tawantinsuyu, me: Inca) -> list[tuple[Any, Reason]]:
    """The same once the market was exchanged."""
    return [*not_payable(g, me), (EXCHANGE, because("TAW-5.3.4", "exchanged-once"))]


def not_payable(g: Tawantinsuyu, me: Inca) -> list[tuple[Any, Reason]]:
    """TAW-5.3.1 The buildings of the market that are too dear."""
    costs = [(tile, BUILDING_COST[tile.id]) for tile in market(g)]
    return [(tile, too_dear("TAW-5.3.1", me, cost)) for tile, cost in costs if not can_pay(me, cost)]


def take_building(g: Tawantinsuyu, me: Inca, tile: Production | Passive) -> None:
    """TAW-5.3.1 Face up into the own area, TAW-5.3.7 however many are there; TAW-5.3.2 the gap stays;
    TAW-5.3.3 passive ones work from now on.
    """
    if isinstance(tile, Production):
        g.production_market.remove(tile)
        me.production_up.append(tile)
    else:
        g.passive_market.remove(tile)
        me.passive.append(tile)
    tell(g, "build", seat=me.seat, tile=tile.id)


def exchange_market(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.3.4 Return a god card to the bottom of the deck, put 1 or 2 buildings under their stacks in the
    order they are picked, and fill all gaps.
    """
    card = yield from choose_at_leisure(me, "return-god", lambda: me.gods[:], False)
    assert card is not None  # TAW-5.3.4 the exchange is offered only with a god card in hand
    me.gods.remove(card)
    put_under_deck(g, card)
    tell_secretly(g, "return-god", {me.seat: {"card": card.id}}, seat=me.seat)
    for n in range(MOST_TILES):
        tiles = market(g)
        if n < CONST.market_exchange.value.tiles_min:
            tile: Production | Passive | None = yield from choose(me, "remove-building", tiles)
        else:
            tile = yield from may_choose(me, "remove-building", tiles, None, None, "done")
        if tile is None:
            break
        put_under_stack(g, tile)
        tell(g, "remove-building", seat=me.seat, tile=tile.id)
    fill_market(g)


def put_under_stack(g: Tawantinsuyu, tile: Production | Passive) -> None:
    """A market building goes face down under its stack."""
    if isinstance(tile, Production):
        g.production_market.remove(tile)
        g.production_stack.insert(0, tile)
    else:
        g.passive_market.remove(tile)
        g.passive_stack.insert(0, tile)


def fill_market(g: Tawantinsuyu) -> None:
    """TAW-7.5 Two of each type, TAW-1.5.3 as far as the stacks go."""
    while len(g.production_market) < PER_TYPE and g.production_stack:
        tile = g.production_stack.pop()
        g.production_market.append(tile)
        g.seen.append((NOBODY, tile.id))
        reveal(g)
        tell(g, "new-building", tile=tile.id)
    while len(g.passive_market) < PER_TYPE and g.passive_stack:
        other = g.passive_stack.pop()
        g.passive_market.append(other)
        g.seen.append((NOBODY, other.id))
        reveal(g)
        tell(g, "new-building", tile=other.id)


def renew_market(g: Tawantinsuyu) -> None:
    """TAW-8.4.5 All buildings of the market go under their stacks, in market order; then 2 + 2 new ones."""
    tiles = market(g)
    for tile in tiles:
        put_under_stack(g, tile)
    if tiles:
        tell(g, "market-cleared", tiles=[tile.id for tile in tiles])
    fill_market(g)
