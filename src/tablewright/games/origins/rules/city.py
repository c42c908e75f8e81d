"""ORI-8 Buildings and the city."""

from __future__ import annotations

from typing import Any, TypeAlias

from tablewright.engine import Reason, Rule, because, choose, reveal, tell
from tablewright.games.origins.box.schema import BUILDING_WISDOM, NEIGHBOURS, Building
from tablewright.games.origins.rules.resources import can_pay, missing, pay
from tablewright.games.origins.rules.state import Builder, Cell, Origins, holds
from tablewright.games.origins.rules.zodiac import cheaper

Price: TypeAlias = dict[str, int]  # of a building: stone and wisdom

KEPT = 0  # the place of a tile kept beside the board; the places of the offer are 1 to 5


# ------------------------------------------------------------------------------------- geometry (ORI-8.3)
def neighbours(cell: Cell) -> list[Cell]:
    """ORI-8.3.1 The four cells that share an edge."""
    x, y = cell
    return [(x + dx, y + dy) for dx, dy in NEIGHBOURS]


def free_cells(me: Builder) -> list[Cell]:
    """ORI-8.3.2 Empty cells next to a building."""
    found: dict[Cell, bool] = {}
    city = me.city
    for x, y in city:
        for dx, dy in NEIGHBOURS:
            cell = (x + dx, y + dy)
            if cell not in city:
                found[cell] = True
    return sorted(found)


def block(corner: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """ORI-8.3.3 The four cells around a seat of power, in a circle."""
    x, y = corner
    return (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)


def lay_tile(me: Builder, cell: Cell, tile: Building) -> None:
    """ORI-8.1.4 Put a tile on its cell; ORI-8.3.4 it may complete up to four districts."""
    me.city[cell] = tile
    x, y = cell
    for corner in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)):
        if corner not in me.districts and all(part in me.city for part in block(corner)):
            me.districts.append(corner)


def open_districts(me: Builder) -> list[Cell]:
    """ORI-9.1 Complete districts whose seat of power is empty."""
    return [corner for corner in me.districts if corner not in me.seats]


def is_farm(me: Builder, cell: Cell) -> bool:
    """ORI-8.2.2 A farm has neither colour nor ability."""
    return cell in me.farms


def colour_at(me: Builder, cell: Cell) -> str:
    """The colour of the building there; grey and farms stand for none."""
    return "" if cell in me.farms else me.city[cell].colour


# ------------------------------------------------------------------------------------ purchase (ORI-8.1)
def tiles_to_buy(g: Origins, me: Builder) -> list[tuple[int, str]]:
    """ORI-8.1.1 The tiles of the offer with their places, and ORI-8.4.2 kept ones."""
    tiles = [(place + 1, tile.id) for place, tile in enumerate(g.offer) if tile is not None]
    for tile in me.kept:
        if (KEPT, tile.id) not in tiles:
            tiles.append((KEPT, tile.id))
    return tiles


def price_of(g: Origins, me: Builder, tile: Building, place: int) -> Price:
    """ORI-8.1.3 The stone of the tile, ORI-8.1.2 the wisdom of its place; ORI-8.4.2 none for a kept tile."""
    wisdom = 0 if place == KEPT else cheaper(g, me, BUILDING_WISDOM)[place - 1]
    return {"stone": tile.cost_stone, "wisdom": wisdom}


def purchase(g: Origins, me: Builder) -> Rule[None]:
    """ORI-8.1.1 Choose a tile, then how to lay it: as a building, as a farm, or (ORI-15.9) on a farm.

    ORI-19.7 Tile, way and cell are three questions, never their product.
    """
    stone = [0 if there is None else there.cost_stone for there in g.offer]
    offered: dict[str, object] = {"stone": stone, "wisdom": cheaper(g, me, BUILDING_WISDOM)}
    place, tile_id = yield from choose(me, "tile", tiles_to_buy(g, me), None, offered)
    tile = tile_at(g, me, place, tile_id)
    price = price_of(g, me, tile, place)
    about: dict[str, object] = {"tile": tile.id, "goods": price}
    how = yield from choose(
        me, "tile-as", ways_to_lay(g, me, price), lambda: blocked_ways(g, me, price), about
    )
    if place == KEPT:
        tell(g, "kept-tile", seat=me.seat, tile=tile.id)
    if how == "farm":
        yield from lay_farm(g, me, tile, place, price)
    elif how == "building":
        yield from lay_building(g, me, tile, place, price)
    else:
        yield from lay_on_farm(g, me, tile, place)


def tile_at(g: Origins, me: Builder, place: int, tile_id: str) -> Building:
    """The tile that was chosen."""
    tiles = me.kept if place == KEPT else g.offer[place - 1 : place]
    for tile in tiles:
        if tile is not None and tile.id == tile_id:
            return tile
    raise KeyError(tile_id)


def ways_to_lay(g: Origins, me: Builder, price: Price) -> list[str]:
    """ORI-8.2.1 Always as a farm; as a building if it can be paid; with Virgo on an own farm."""
    ways = ["farm"]
    if can_pay(me, stone=price["stone"], wisdom=price["wisdom"]):
        ways.append("building")
    if me.farms and holds(g, me, "virgo"):
        ways.append("virgo")
    return ways


def blocked_ways(g: Origins, me: Builder, price: Price) -> list[tuple[Any, Reason]]:
    """ORI-8.1.2, ORI-8.1.3 What is missing to build it."""
    reasons = [("building", because("ORI-8.1.3", "tile-too-dear", goods=price, short=missing(me, **price)))]
    if holds(g, me, "virgo"):
        reasons.append(("virgo", because("ORI-15.9", "no-farm")))
    return reasons


def lay_building(g: Origins, me: Builder, tile: Building, place: int, price: Price) -> Rule[None]:
    """ORI-8.1.2, ORI-8.1.3 Pay wisdom and stone, ORI-8.1.4 add the tile, then ORI-8.1.7 use its ability."""
    yield from pay(g, me, **price)
    cell = yield from choose(me, "cell", free_cells(me), None, {"tile": tile.id})
    lay_tile(me, cell, tile)
    tell(g, "build", seat=me.seat, tile=tile.id, cell=cell)
    take_from_offer(g, me, tile, place)
    yield from use_new_ability(g, me, tile, cell)


def lay_farm(g: Origins, me: Builder, tile: Building, place: int, price: Price) -> Rule[None]:
    """ORI-8.2.1 Face down, free of charge; ORI-8.2.3 the offer is refilled by the colour of its front.

    ORI-8.2.4 The price of the action that allowed it was paid before. The question tells what was missing to
    build the tile: who cannot pay it has not been asked whether to lay a farm.
    """
    short = missing(me, **price)
    about: dict[str, object] = {"tile": "farm", "front": tile.id, "goods": price, "short": short}
    cell = yield from choose(me, "cell", free_cells(me), None, about)
    me.farms.append(cell)
    lay_tile(me, cell, tile)
    tell(g, "farm", seat=me.seat, tile=tile.id, cell=cell)
    take_from_offer(g, me, tile, place)


def lay_on_farm(g: Origins, me: Builder, tile: Building, place: int) -> Rule[None]:
    """ORI-15.9 Virgo: the new tile, free of charge, on an own farm; the farm tile goes under its stack."""
    cell = yield from choose(me, "virgo", list(me.farms), None, {"tile": tile.id})
    old = me.city[cell]
    me.farms.remove(cell)
    me.city[cell] = tile
    g.stacks[old.colour].insert(0, old)
    g.known_bottom[old.colour] += 1
    tell(g, "virgo", seat=me.seat, tile=tile.id, cell=cell)
    tell(g, "farm-returned", seat=me.seat, tile=old.id)
    take_from_offer(g, me, tile, place)
    yield from use_new_ability(g, me, tile, cell)


def use_new_ability(g: Origins, me: Builder, tile: Building, cell: Cell) -> Rule[None]:
    """ORI-8.1.7 The ability of the new building may be used once; ORI-8.1.8 the first of its two moments."""
    from tablewright.games.origins.rules.abilities import may_use_ability

    yield from may_use_ability(g, me, tile, cell)


def take_from_offer(g: Origins, me: Builder, tile: Building, place: int) -> None:
    """ORI-8.1.5 Move the tiles up, ORI-8.1.6 refill the last place from the stack of the colour; a kept
    tile leaves no gap.
    """
    if place == KEPT:
        me.kept.remove(tile)
        return
    places = len(g.offer)
    g.offer[place - 1] = None
    left = [other for other in g.offer if other is not None]
    g.offer = [*left, *([None] * (places - len(left)))]
    stack = g.stacks[tile.colour]
    if stack:
        g.offer[places - 1] = stack.pop()
        g.drawn[tile.colour] += 1
        g.known_bottom[tile.colour] = min(g.known_bottom[tile.colour], len(stack))
        tell(g, "building-refill", tile=g.offer[places - 1].id)  # type: ignore[union-attr]
        if stack:
            tell(g, "stack-top", tile=stack[-1].id)
        reveal(g)
    else:
        tell(g, "building-gap", colour=tile.colour)


def keep_tile(g: Origins, me: Builder) -> Rule[None]:
    """ORI-8.4.1 Construction Site: take a tile of the offer free of charge and keep it beside the board."""
    tiles = [(place + 1, tile.id) for place, tile in enumerate(g.offer) if tile is not None]
    place, tile_id = yield from choose(me, "keep-tile", tiles)
    tile = tile_at(g, me, place, tile_id)
    me.kept.append(tile)
    tell(g, "keep", seat=me.seat, tile=tile.id)
    take_from_offer(g, me, tile, place)
