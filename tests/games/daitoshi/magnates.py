"""What belongs to a Magnate: the figure, goods, workers, hexes, inventions, flags."""

from __future__ import annotations

from tablewright.games.daitoshi.box.schema import FLOOR_NAMES, INVENTIONS, RIGHT
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate
from tests.games.daitoshi.board import slot_of, take_out, uncover

SPACES = ("left", "middle", "right")


def stand(me: Magnate, sector: int, space: str) -> None:
    """Put a Magnate somewhere."""
    me.sector = sector
    me.space = SPACES.index(space)


def owns(me: Magnate, **goods: int) -> Magnate:
    """Give resources and Steam."""
    for what, n in goods.items():
        if what == "steam":
            me.steam = n
        else:
            me.goods[what] = n
    return me


def take_hexes(g: Daitoshi, me: Magnate, *kinds: str) -> None:
    """Hexes from the tracks into a Zone."""
    for kind in kinds:
        uncover(g, kind)
        if me.is_mayor:
            me.zone[me.zone.index("")] = kind
        else:
            me.zone.append(kind)


def hire(g: Daitoshi, me: Magnate, *colours: str) -> None:
    """Workers from the supply into a Factory."""
    for colour in colours:
        g.supply[colour] -= 1
        me.workers[me.workers.index("")] = colour


def install(g: Daitoshi, me: Magnate, floor: str, tile: str, step: int = 0) -> None:
    """An invention on a floor; whatever lay there goes back to its stack."""
    number = FLOOR_NAMES.index(floor)
    data = INVENTIONS[tile]
    take_out(g, tile)
    old = me.floors[number]
    if old is not None and old.quality in g.stacks:
        g.stacks[old.quality].append(old)
    me.floors[number] = data
    me.steps[number] = step


def put_flag(g: Daitoshi, me: Magnate, city: str) -> None:
    """A flag in a city."""
    me.flags[slot_of(g, city)] = True


def on_right(me: Magnate) -> bool:
    """Whether the Magnate stands on a right space."""
    return me.space == RIGHT
