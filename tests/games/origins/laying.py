"""Laying out zodiac cards, freemen, goods, tiles and cards."""

from __future__ import annotations

from tablewright.games.origins.box.schema import BUILDINGS, DISTRICTS
from tablewright.games.origins.rules.city import lay_tile
from tablewright.games.origins.rules.setup import new_freeman
from tablewright.games.origins.rules.state import Builder, Cell, Origins
from tests.games.origins.seats import GREEN


def zodiac(g: Origins, **cards: str) -> None:
    """Put these powers at the temples, all on the board."""
    g.temple_card.update(cards)
    g.holder = dict.fromkeys(g.temple_card.values(), -1)


def holding(g: Origins, power: str, seat: int = GREEN) -> None:
    """Give a power to a player."""
    if power not in g.holder:
        zodiac(g, forests=power)
    g.holder[power] = seat


def freemen(g: Origins, seat: int, *dice: tuple[str, int] | tuple[str, int, str]) -> None:
    """Put dice from the reserve into bases: colour, value, and the site if they are used."""
    me = g.builders[seat]
    for die in dice:
        freeman = new_freeman((die[0], die[1]))
        freeman.site = die[2] if len(die) == 3 else ""
        me.freemen.append(freeman)
        g.reserve[die[0]] -= 1
        if me.empty_bases:
            me.empty_bases -= 1
        else:
            me.bases_on_track -= 1


def goods(g: Origins, seat: int = GREEN, **amounts: int) -> None:
    """Give resources."""
    g.builders[seat].goods.update(amounts)


def city(me: Builder, **cells: str) -> None:
    """Lay tiles: ``x1y2="mint"``; a name that begins with ``farm_`` lies face down."""
    for name, tile in cells.items():
        lay(me, cell_of(name), tile)


def cell_of(name: str) -> Cell:
    """``x1y2`` or ``x_1y0`` (the underscore is a minus)."""
    x, y = name[1:].split("y")
    return int(x.replace("_", "-")), int(y.replace("_", "-"))


def lay(me: Builder, cell: Cell, tile: str) -> None:
    """Put a tile on a cell, face down if it is called ``farm_...``."""
    if tile.startswith("farm_"):
        me.farms.append(cell)
    lay_tile(me, cell, BUILDINGS[tile.removeprefix("farm_")])


def cards(g: Origins, *ids: str) -> None:
    """These district cards, with their gold."""
    g.cards = [DISTRICTS[id_] for id_ in ids]
    g.card_gold = dict.fromkeys(ids, 2)


def offer(g: Origins, *tiles: str) -> None:
    """These tiles in the building offer, top to bottom."""
    g.offer = [BUILDINGS[tile] for tile in tiles]


def citizens(g: Origins, *dice: tuple[str, int] | None) -> None:
    """These dice in the citizen offer, left to right."""
    g.citizens = list(dice)


def military(g: Origins, *spaces: int) -> None:
    """The military discs of the players, with the tokens they must have had."""
    for me, space in zip(g.builders, spaces, strict=True):
        me.military = space
