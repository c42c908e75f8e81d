"""TAW-1.3 Other areas: Village, Nomads and bag; what happens when the Village is empty (TAW-8.1).

Elsewhere: TAW-1.3.3 and 1.3.5 in conquest.py; TAW-1.3.4 and 1.3.8 in effects.py; TAW-1.3.6 in buildings.py;
TAW-1.3.7 in setup.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, may_choose, score, tell
from tablewright.engine import choose as choose_one
from tablewright.games.tawantinsuyu.box.schema import COLOURS, CONST, by_players
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu

POTATO_END: Final = "potato-end"
CORN_END: Final = "corn-end"
#: Where a worker comes from, for the log.
VILLAGE: Final = "village"
NOMADS: Final = "nomads"


def workers_in_bag(g: Tawantinsuyu) -> int:
    """How many workers the bag holds."""
    return sum(g.bag)


def draw_from_bag(g: Tawantinsuyu) -> str:
    """TAW-13.2 A random worker; there must be one."""
    left = g.chance.below(sum(g.bag), "bag")
    for i, n in enumerate(g.bag):
        if left < n:
            g.bag[i] -= 1
            return COLOURS[i]
        left -= n
    raise AssertionError("the bag was counted wrongly")


def fill_village(g: Tawantinsuyu) -> list[str]:
    """TAW-2.6, TAW-8.3.1 Fill the Village from the potato end to its capacity (TAW-1.3.1); TAW-8.3.2 as far
    as the bag goes. Returns who came.
    """
    size = by_players(CONST.village_size.value, g.size)
    there = len(g.village)
    while len(g.village) < size and workers_in_bag(g):
        g.village.append(draw_from_bag(g))
    return g.village[there:]


def fill_nomads(g: Tawantinsuyu) -> None:
    """TAW-2.7, TAW-10.4 Fill the Nomads to their capacity (TAW-1.3.2), as far as the bag goes."""
    size = by_players(CONST.nomads_size.value, g.size)
    while len(g.nomads) < size and workers_in_bag(g):
        g.nomads.append(draw_from_bag(g))
        tell(g, "new-nomad", worker=g.nomads[-1])


def distinct(workers: list[str]) -> list[str]:
    """Each colour once, in the order of the classes."""
    return [colour for colour in COLOURS if colour in workers]


def take_nomad(g: Tawantinsuyu, me: Inca, optional: bool) -> Rule[None]:
    """TAW-10.4, TAW-6.10.1 A worker of choice from the Nomads; the gap is refilled at once. None left: no
    worker.
    """
    if not g.nomads:
        return
    kinds = distinct(g.nomads)
    if optional:
        colour = yield from may_choose(me, "nomad", kinds)
        if colour is None:
            return
    else:
        colour = yield from choose_one(me, "nomad", kinds)
    g.nomads.remove(colour)
    me.workers.append(colour)
    tell(g, "nomad", seat=me.seat, worker=colour)
    fill_nomads(g)


def take_from_village(g: Tawantinsuyu, end: str) -> str:
    """The worker at one end of the queue; TAW-7.2, TAW-6.6.2 the last one brings the feast tile."""
    colour = g.village.pop(0) if end == POTATO_END else g.village.pop()
    if not g.village:
        take_feast_tile(g)
    return colour


def take_feast_tile(g: Tawantinsuyu) -> None:
    """TAW-8.1.1 The active player takes the tile and scores for the first, second or third feast.

    TAW-8.1.3 The number is counted now. TAW-12.8.3 In the solo game, too, it is the one whose turn it is.
    """
    holder = g.incas[g.active]
    g.feast_holder = holder.seat
    vp = CONST.feast_trigger_vp.value[g.feasts_triggered]
    g.feasts_triggered += 1
    tell(g, "feast-tile", seat=holder.seat, feast=g.feasts_triggered)
    score(g, holder, "feast-tile", vp)


def at_end(g: Tawantinsuyu, end: str) -> str:
    """The worker who stands at an end of the queue, for the label."""
    return "nobody" if not g.village else g.village[0] if end == POTATO_END else g.village[-1]


def village_ends(g: Tawantinsuyu) -> list[str]:
    """The ends of the queue where a worker stands; the last worker stands at both (TAW-7.1)."""
    return [POTATO_END, CORN_END] if g.village else []
