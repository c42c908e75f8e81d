"""What the things on the table bring to whoever may use them: workshops, the Mega-Machine, the market, other
cities.
"""

from __future__ import annotations

from tablewright.games.daitoshi.box.schema import RINGS, Effect
from tablewright.games.daitoshi.rules.state import Daitoshi


def other_cities(g: Daitoshi, slot: int) -> list[int]:
    """DAI-19.9 The slots of the other cities in play."""
    return [other for other in range(len(g.cities)) if other != slot]


def workshops_of(g: Daitoshi, sector: int) -> list[int]:
    """DAI-12.4 The built spaces of a District, from the inside out; each has one workshop."""
    first = sector * RINGS
    return [space for space in range(first, first + RINGS) if g.tiles[space] is not None]


def workshop_bonus(g: Daitoshi, space: int) -> Effect:
    """DAI-12.4 The workshop of the side that lies up."""
    tile = g.tiles[space]
    assert tile is not None
    return tile.workshop_electrified if g.lit[space] else tile.workshop


def machine_bonus(g: Daitoshi) -> Effect:
    """DAI-12.6, DAI-15.55 The Mega-Machine's workshop and every Upgrade installed, in the order of
    installation.
    """
    bonus: Effect = g.machine.workshop
    for place in g.installed:
        bonus += g.upgrades[place].effect
    return bonus


def market_bonus(g: Daitoshi) -> Effect:
    """DAI-19.4 The fields of the Magnificent invention on the market; nothing if there is none."""
    for tile in g.market:
        if tile is not None and tile.quality == "magnificent":
            return (tile.left, tile.middle, tile.right)
    return ()
