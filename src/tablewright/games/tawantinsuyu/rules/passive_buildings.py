"""TAW-11 Passive buildings: those that react to High Priest actions, and those of the feast.

Elsewhere: TAW-11.01, 11.02, 11.03, 11.05 and 11.07 in placement.py; TAW-11.04 in effects.py; TAW-11.08 in
weavings.py; TAW-11.19 in moments.py; TAW-11.20 in tasks.py.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tablewright.engine import Rule, choose, may_choose, score, tell
from tablewright.games.tawantinsuyu.box.schema import DATA, PASSIVE, Passive
from tablewright.games.tawantinsuyu.rules.effects import (
    add_weaving,
    face_down,
    gain_benefits,
    places_for,
    reward_new_connection,
    turn_face_up,
    turn_up_top,
)
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu, in_order, is_her, owns
from tablewright.games.tawantinsuyu.rules.weavings import take_tiles

TAPESTRY_GALLERY: Final = PASSIVE["Z09"]

AT_FEAST_START: Final[tuple[Passive, ...]] = tuple(
    [b for b in DATA.passive_buildings if b.ability.feast_start]
)

Owners: TypeAlias = list[tuple[int, Passive]]  # seat and building, in turn order

REACTING: Final[tuple[Passive, ...]] = tuple(
    [building for building in DATA.passive_buildings if building.ability.on_action]
)


# -------------------------------------------------------------------------------------- reacting buildings
def owners_reacting(g: Tawantinsuyu, me: Inca, action: str) -> Owners:
    """TAW-6.2.4 Only buildings owned at the moment of the move react, in turn order; TAW-11.00 whoever
    triggers the action; TAW-12.9.8 hers have no ability.
    """
    owners: Owners = []
    for building in REACTING:
        if building.ability.on_action == action:
            for inca in in_order(g, me.seat):
                if building in inca.passive and not is_her(g, inca):
                    owners.append((inca.seat, building))
    return owners


def react(g: Tawantinsuyu, action: str, owners: Owners) -> Rule[list[int]]:
    """TAW-11.11 to TAW-11.18 Reactions to the triggered action; returns the seats that save Z16 for later."""
    waiting: list[int] = []
    for seat, building in owners:
        inca = g.incas[seat]
        tell(g, "react", seat=seat, tile=building.id)
        if building.ability.weaving_choice:
            yield from weaving_of_two(g, inca, building.ability.weaving_choice)
        elif action == "production":
            if not (yield from refresh_now(g, inca)):
                waiting.append(seat)
        else:
            yield from gain_benefits(g, inca, building.ability.effect, "passive")
    return waiting


def refresh_now(g: Tawantinsuyu, inca: Inca) -> Rule[bool]:
    """TAW-11.16 Z16 before producing; not using it now saves it for afterwards."""
    thing = yield from may_choose(inca, "refresh-early", face_down(inca, army=True))
    if thing is None:
        return False
    turn_face_up(g, inca, thing)
    return True


def weaving_of_two(g: Tawantinsuyu, inca: Inca, tiles: int) -> Rule[None]:
    """TAW-11.11 Z11: the top weaving or the one under it, for free; the other one lies on top, face up."""
    if not g.weavings:
        return
    take_tiles(g, inca.seat, tiles)
    tile = yield from may_choose(inca, "weaving-of-two", g.drawn[:])
    half = ""
    if tile is not None:
        place = yield from choose(inca, "weave", places_for(inca, tile), None, {"tile": tile.id})
        g.drawn.remove(tile)
        half = add_weaving(g, inca, tile, place)
    if g.drawn:
        tell(g, "weavings-back", count=len(g.drawn))
    while g.drawn:
        g.weavings.append(g.drawn.pop())
    g.drawn_by = NOBODY
    turn_up_top(g)
    yield from reward_new_connection(g, inca, half)


def feast_buildings(g: Tawantinsuyu, inca: Inca) -> Rule[None]:
    """TAW-11.06 Z06 and TAW-11.10 Z10 give goods, TAW-11.09 Z09 points for the longest tapestry."""
    for building in AT_FEAST_START:
        if owns(inca, building):
            yield from gain_benefits(g, inca, building.ability.feast_start, "passive")
    if owns(inca, TAPESTRY_GALLERY):
        longest = max([len(tapestry) for tapestry in inca.tapestries])
        score(g, inca, "passive", longest * TAPESTRY_GALLERY.ability.feast_start_vp_per_weaving_longest)
