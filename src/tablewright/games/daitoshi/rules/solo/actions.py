"""DAI-21.40 to DAI-21.51 The Mayor's actions: as strong as he can, the proper resource first, then Wealth.

Elsewhere: DAI-21.50 in solo/icons.py.
"""

from __future__ import annotations

from tablewright.engine import tell
from tablewright.games.daitoshi.box.schema import (
    BUILDING_FLOORS,
    BUILDINGS,
    CITY_SLOTS,
    CONFLICT_BONUS,
    DATA,
    EXPAND_COST,
    FLOORS,
    FOOD_COST,
    HEX_PLACES,
    MARKET_QUALITY,
    MAYOR_FLOORS,
    PLAY,
    RINGS,
    SECTORS,
    STEP_ICONS,
    TRACK_END,
    Invention,
)
from tablewright.games.daitoshi.rules.districts import build, district_of, electrify_section, turn_on
from tablewright.games.daitoshi.rules.inventing import put_on_floor, refill_market
from tablewright.games.daitoshi.rules.machine import give_invention, install_upgrades, take_university
from tablewright.games.daitoshi.rules.possible import (
    dark_spaces,
    electrify_cost,
    hexes_held,
    spaces_to_expand,
)
from tablewright.games.daitoshi.rules.resources import units
from tablewright.games.daitoshi.rules.solo.icons import (
    mayor_gains,
    mayor_gains_all,
    take_topmost_hex,
    top_card,
    topmost_hex,
)
from tablewright.games.daitoshi.rules.state import OPEN, Daitoshi, Magnate, inner_tile, ready_floors


def mayor_performs(g: Daitoshi, mayor: Magnate, action: str) -> None:
    """The action he can do, in his way."""
    tell(g, "action", seat=mayor.seat, action=action)
    if action == "invention":
        mayor_invents(g, mayor)
    elif action == "expand":
        mayor_expands(g, mayor)
    elif action == "electrify":
        mayor_electrifies(g, mayor)
    elif action == "trade":
        mayor_trades(g, mayor)
    else:
        mayor_contributes(g, mayor)


def mayor_pays(g: Daitoshi, mayor: Magnate, cost: dict[str, int]) -> None:
    """DAI-21.40 The proper resources first, then Wealth for what is missing."""
    paid = {what: min(n, mayor.goods[what]) for what, n in cost.items() if what != "wealth"}
    paid["wealth"] = sum(cost.values()) - sum(paid.values())
    for what, n in paid.items():
        mayor.goods[what] -= n
    tell(g, "pay", seat=mayor.seat, goods=paid)


# ------------------------------------------------------------------------------------- Work on Invention
def mayor_invents(g: Daitoshi, mayor: Magnate) -> None:
    """DAI-21.41 to DAI-21.45 A pair without bonuses if he can, else the dearest tile with its bonuses."""
    if g.bribe:
        g.bribe = False
        tell(g, "mayor-bribe")
    taken = pair_to_take(g, mayor) or [dearest_tile(g, mayor)]
    mayor_pays(g, mayor, {"food": sum(FOOD_COST[tile.quality] for tile in taken)})
    for tile in taken:
        g.market[g.market.index(tile)] = None
        floor = next(floor for floor in MAYOR_FLOORS if mayor.floors[floor] is None)  # DAI-21.45
        put_on_floor(g, mayor, tile, floor)
    if len(taken) == PLAY.inventions_with_bonus:
        tile = taken[0]
        mayor_gains_all(g, mayor, (tile.left, tile.middle, tile.right), "invention")
    refill_market(g)


def pair_to_take(g: Daitoshi, mayor: Magnate) -> list[Invention]:
    """DAI-21.42 The best pair he can pay whose tiles are there; nothing with one empty floor."""
    if mayor.floors.count(None) < PLAY.inventions_most:
        return []
    have = units(mayor, "food")
    for first, second in DATA.mayor.invention_pairs:
        if FOOD_COST[first] + FOOD_COST[second] > have:
            continue
        pair: list[Invention] = []
        for quality in (first, second):
            tiles = [tile for tile in market_by_arrow(g, quality) if tile not in pair]
            pair += tiles[:1]
        if len(pair) == PLAY.inventions_most:
            return pair
    return []


def market_by_arrow(g: Daitoshi, quality: str) -> list[Invention]:
    """DAI-21.44 The tiles of a quality, the one that the arrow of the top card shows first."""
    tiles = [
        tile for place, tile in enumerate(g.market) if tile is not None and MARKET_QUALITY[place] == quality
    ]
    if top_card(g).arrow == "down":
        tiles.reverse()
    return tiles


def dearest_tile(g: Daitoshi, mayor: Magnate) -> Invention:
    """DAI-21.43 The most expensive tile he can pay."""
    have = units(mayor, "food")
    for quality in sorted(dict.fromkeys(MARKET_QUALITY), key=lambda each: -FOOD_COST[each]):
        tiles = market_by_arrow(g, quality)
        if tiles and FOOD_COST[quality] <= have:
            return tiles[0]
    raise LookupError("The Mayor cannot pay any invention.")


# ------------------------------------------------------------------------------------------ Expand, Electrify
def mayor_expands(g: Daitoshi, mayor: Magnate) -> None:
    """DAI-21.46 Outer before Middle before the renewal."""
    spaces = spaces_to_expand(g, units(mayor, "material"), hexes_held(mayor))
    if not spaces:
        mayor_pays(g, mayor, {"material": PLAY.renew_material})
        kind = take_topmost_hex(g, mayor)
        mayor_gains_all(g, mayor, CONFLICT_BONUS[kind], "conflict")
        return
    ring = max(space % RINGS for space in spaces)
    space = first_from_card(g, [space for space in spaces if space % RINGS == ring])
    mayor_pays(g, mayor, {"material": EXPAND_COST[ring]})
    laid: list[str] = []
    for _ in range(HEX_PLACES[ring]):
        kind = topmost_hex(mayor)
        mayor.zone[mayor.zone.index(kind)] = ""
        laid.append(kind)
    build(g, mayor, space, laid)
    for kind in laid:  # DAI-21.47
        mayor_gains_all(g, mayor, CONFLICT_BONUS[kind], "conflict")


def first_from_card(g: Daitoshi, spaces: list[int]) -> int:
    """DAI-21.47, DAI-21.48 In the sector on the top card, else the first one clockwise from it."""
    marked = top_card(g).sector - 1
    space = min(spaces, key=lambda each: (each // RINGS - marked) % SECTORS)
    tell(g, "mayor-sector", marked=inner_tile(g, marked).id, district=district_of(g, space))
    return space


def mayor_electrifies(g: Daitoshi, mayor: Magnate) -> None:
    """DAI-21.48 The outermost ring he can pay."""
    have = units(mayor, "energy")
    spaces = [space for space in dark_spaces(g) if electrify_cost(g, space) <= have]
    ring = max(space % RINGS for space in spaces)
    space = first_from_card(g, [space for space in spaces if space % RINGS == ring])
    mayor_pays(g, mayor, {"energy": electrify_cost(g, space)})
    for bonus in electrify_section(g, space):
        mayor_gains_all(g, mayor, bonus, "electrify")
    turn_on(g, mayor, space)


# ------------------------------------------------------------------------------------ Trade, Mega-Machine
def mayor_trades(g: Daitoshi, mayor: Magnate) -> None:
    """DAI-21.49 The leftmost city without his flag, the rightmost if he has one everywhere; as many units
    as he has.
    """
    slot = next((i for i, there in enumerate(mayor.flags) if not there), len(mayor.flags) - 1)
    row = CITY_SLOTS[slot].bonuses_left_to_right
    spent = min(len(row), units(mayor, "luxury"))
    tell(g, "trade", seat=mayor.seat, city=g.cities[slot].id, n=spent)
    mayor_pays(g, mayor, {"luxury": spent})
    for op in row[:spent]:
        mayor_gains(g, mayor, op, "trade", slot)


def mayor_contributes(g: Daitoshi, mayor: Magnate) -> None:
    """DAI-21.51 The usual cost, the invention with most to come, the first open slot."""
    mayor_pays(g, mayor, g.machine.contribution_cost)
    floor = min(ready_floors(mayor), key=lambda each: contribution_order(mayor, each))
    slot = g.slots.index(OPEN)
    give_invention(g, mayor, floor, slot)
    mayor_gains_all(g, mayor, g.machine.slots[slot].reward, "machine-slot")
    take_university(g, mayor, floor)
    install_upgrades(g)


def contribution_order(mayor: Magnate, floor: int) -> tuple[int, int, int, int]:
    """DAI-21.51 Most score icons ahead; fewest steps left; rightmost building; lowest floor."""
    ahead = STEP_ICONS[floor][mayor.steps[floor] + 1 :]
    scores = ahead.count("score") + ahead.count("score_twice")
    building = next(i for i, name in enumerate(BUILDINGS) if floor in BUILDING_FLOORS[name])
    return -scores, TRACK_END[floor] - mayor.steps[floor], -building, FLOORS[floor].row
