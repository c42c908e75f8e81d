"""TAB-5.6 The ziggurat."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.tabannusi.abilities import WHEN_MASK, use_abilities
from tablewright.games.tabannusi.effects import ASKING, resolve
from tablewright.games.tabannusi.gardening import may_garden
from tablewright.games.tabannusi.houses import house_placed, row_for, take_house
from tablewright.games.tabannusi.payment import can_pay, pay
from tablewright.games.tabannusi.schema import COLOURS, CRAFTS, META, MarkZiggurat
from tablewright.games.tabannusi.state import NOBODY, Builder, Tabannusi
from tablewright.games.tabannusi.tables import (
    COLOUR_NUMBER,
    SECTION_SIZE,
    TILE_SLOTS,
    ZIGGURAT,
    ZIGGURAT_BONUS,
    ZIGGURAT_SPACE_NUMBER,
    ZIGGURAT_SPACES,
)
from tablewright.games.tabannusi.wording import TEXT_OF


def free_spaces(g: Tabannusi, section: int) -> list[int]:
    """The spaces of a section without a house."""
    start = SECTION_SIZE * section
    return [space for space in range(start, start + SECTION_SIZE) if g.ziggurat[space] == NOBODY]


def section_is_open(g: Tabannusi, me: Builder, section: int) -> bool:
    """TAB-5.6.2 A free space, a house and an own slot on the tile."""
    return (
        me.tile_markers[section] < TILE_SLOTS
        and row_for(me, section) != NOBODY
        and NOBODY in g.ziggurat[SECTION_SIZE * section : SECTION_SIZE * (section + 1)]
    )


def can_place_ziggurat_house(g: Tabannusi, me: Builder) -> bool:
    """TAB-1.5, TAB-5.6.2 A marker, the cost and a section."""
    if not me.markers or not can_pay(me, g.local[ZIGGURAT], META.ziggurat_house_cost):
        return False
    return any(section_is_open(g, me, section) for section in range(len(CRAFTS)))


def place_ziggurat_house(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.6.1 The action: section, space, cost, house, bonus, marker."""
    sections = [CRAFTS[section] for section in range(len(CRAFTS)) if section_is_open(g, me, section)]
    picked = yield from choose(me, "ziggurat-section", sections, lambda: blocked_sections(g, me))
    section = COLOUR_NUMBER[picked]
    names = [ZIGGURAT_SPACES[space] for space in free_spaces(g, section)]
    space = ZIGGURAT_SPACE_NUMBER[(yield from choose(me, "ziggurat-space", names))]
    yield from pay(g, me, g.local[ZIGGURAT], META.ziggurat_house_cost)
    yield from stand_in_ziggurat(g, me, space)
    if me.powers & WHEN_MASK["when_place_ziggurat_house"]:
        yield from use_abilities(g, me, "when_place_ziggurat_house")
    yield from may_garden(g, me)


def stand_in_ziggurat(g: Tabannusi, me: Builder, space: int) -> Rule[None]:
    """TAB-5.6.1 The house with what it uncovers, the bonus of the space, the marker on the tile."""
    section = space // SECTION_SIZE
    g.ziggurat[space] = me.seat
    me.houses[ZIGGURAT] += 1
    me.section_houses[section] += 1
    tell(g, "ziggurat-house", seat=me.seat, color=CRAFTS[section])
    if not me.bot:  # TAB-10.2.2
        me.markers -= 1
    # The marker was in the area before the action (TAB-1.5), so it makes no difference that it moves first;
    # but house and marker are never seen apart.
    add_tile_marker(g, me, section)
    yield from take_house(g, me, row_for(me, section))
    yield from resolve(g, me, ZIGGURAT_BONUS[space], "ziggurat", section)
    yield from house_placed(g, me)


def do_mark_ziggurat(
    g: Tabannusi, me: Builder, step: MarkZiggurat, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.5 A marker of the area on the leftmost free own slot of a tile; impossible: lost."""
    open_tiles = tiles_to_mark(me)
    if not me.markers or not open_tiles:
        return
    told: dict[str, object] = {name: TEXT_OF[g.ziggurat_tiles[COLOUR_NUMBER[name]].id] for name in open_tiles}
    picked = yield from choose(me, "mark-ziggurat", open_tiles, None, told)
    me.markers -= 1
    add_tile_marker(g, me, COLOUR_NUMBER[picked])


def tiles_to_mark(me: Builder) -> list[str]:
    """TAB-5.6.2 The sections whose tiles have a free own slot."""
    return [CRAFTS[section] for section in range(len(CRAFTS)) if me.tile_markers[section] < TILE_SLOTS]


def add_tile_marker(g: Tabannusi, me: Builder, section: int) -> None:
    """TAB-5.6.1 The leftmost slot without an own marker."""
    me.tile_markers[section] += 1
    tell(g, "ziggurat-marker", seat=me.seat, tile=g.ziggurat_tiles[section].id, slot=me.tile_markers[section])


# -------------------------------------------------------------------------------------------- why not
def why_not_ziggurat(g: Tabannusi, me: Builder) -> Reason:
    """TAB-1.5, TAB-5.6.2 What keeps a house out of the ziggurat."""
    if not me.markers:
        return because("TAB-1.5", "no-marker")
    if not can_pay(me, g.local[ZIGGURAT], META.ziggurat_house_cost):
        return because(
            "TAB-5.6.1", "house-cost", n=META.ziggurat_house_cost, color=COLOURS[g.local[ZIGGURAT]]
        )
    return because("TAB-5.6.2", "no-section")


def blocked_sections(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why a section is closed."""
    reasons: list[tuple[Any, Reason]] = []
    for section in range(len(CRAFTS)):
        if me.tile_markers[section] == TILE_SLOTS:
            why = because("TAB-5.6.2", "tile-full", n=TILE_SLOTS)
        elif row_for(me, section) == NOBODY:
            why = because("TAB-3.1.2", "no-house", color=CRAFTS[section])
        else:
            why = because("TAB-5.6.2", "section-full")
        reasons.append((CRAFTS[section], why))
    return reasons


ASKING[MarkZiggurat] = do_mark_ziggurat
