"""TAB-5.6 Houses in the ziggurat, TAB-9.2 its tiles and what they count."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose_at_leisure, choose_undisturbed, tell
from tablewright.games.tabannusi.box.schema import COLOURS, CRAFTS, META, MarkZiggurat
from tablewright.games.tabannusi.box.tables import (
    COLOUR_NUMBER,
    COMMON,
    LINES_PASSED,
    PORT,
    ROWS,
    SECTION_SIZE,
    TILE_SLOTS,
    ZIGGURAT,
    ZIGGURAT_BONUS,
    ZIGGURAT_SPACE_NUMBER,
    ZIGGURAT_SPACES,
)
from tablewright.games.tabannusi.look.wording import TEXT_OF, bonus_words
from tablewright.games.tabannusi.rules.abilities import WHEN_MASK, use_abilities
from tablewright.games.tabannusi.rules.counting import (
    buildings_near_gardens,
    has_ships,
    marked_ships,
    tiles_to_mark,
)
from tablewright.games.tabannusi.rules.effects import ASKING, resolve
from tablewright.games.tabannusi.rules.gains import tell_lost
from tablewright.games.tabannusi.rules.gardening import may_garden
from tablewright.games.tabannusi.rules.houses import house_placed, row_for, take_house
from tablewright.games.tabannusi.rules.moments import may_gain
from tablewright.games.tabannusi.rules.payment import can_pay, pay
from tablewright.games.tabannusi.rules.state import NOBODY, Builder, Tabannusi


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
    picked = yield from choose_undisturbed(
        me, "ziggurat-section", sections, lambda: blocked_sections(g, me), about_tiles(g)
    )
    section = COLOUR_NUMBER[picked]
    names = [ZIGGURAT_SPACES[space] for space in free_spaces(g, section)]
    told: dict[str, object] = {"bonus": lambda name: bonus_words(ZIGGURAT_BONUS[ZIGGURAT_SPACE_NUMBER[name]])}
    name = yield from choose_undisturbed(
        me, "ziggurat-space", names, lambda: blocked_ziggurat_spaces(section), told
    )
    space = ZIGGURAT_SPACE_NUMBER[name]
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
    row = row_for(me, section)
    tell(g, "ziggurat-house", seat=me.seat, space=ZIGGURAT_SPACES[space], row=ROWS[row])
    if not me.bot:  # TAB-10.2.2
        me.markers -= 1
    # The marker was in the area before the action (TAB-1.5), so it makes no difference that it moves first;
    # but house and marker are never seen apart.
    add_tile_marker(g, me, section)
    yield from take_house(g, me, row)
    yield from resolve(g, me, ZIGGURAT_BONUS[space], "ziggurat", section)
    yield from house_placed(g, me)


def do_mark_ziggurat(
    g: Tabannusi, me: Builder, step: MarkZiggurat, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.5 A marker of the area on the leftmost free own slot of a tile; impossible: lost."""
    picked = yield from choose_at_leisure(
        me,
        "mark-ziggurat",
        lambda: tiles_to_mark(me) if me.markers else [],
        lambda: not me.markers and may_gain(g, me),
        "",
        lambda: blocked_tiles(me),
        about_tiles(g),
    )
    if picked is None:
        tell_lost(g, me, "lost-ziggurat")
        return
    me.markers -= 1
    add_tile_marker(g, me, COLOUR_NUMBER[picked])


def about_tiles(g: Tabannusi) -> dict[str, object]:
    """What a question for a section says of the tile there."""
    return {"does": lambda name: TEXT_OF[g.ziggurat_tiles[COLOUR_NUMBER[name]].id]}


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
        cost = {COLOURS[g.local[ZIGGURAT]]: META.ziggurat_house_cost}
        return because("TAB-5.6.1", "house-cost", goods=cost)
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


def blocked_ziggurat_spaces(section: int) -> list[tuple[Any, Reason]]:
    """Why a house cannot stand on a space of the section: only taken ones are not offered."""
    start = SECTION_SIZE * section
    taken = because("TAB-5.6.1", "house-there")
    return [(ZIGGURAT_SPACES[space], taken) for space in range(start, start + SECTION_SIZE)]


def blocked_tiles(me: Builder) -> list[tuple[Any, Reason]]:
    """Why a ziggurat tile cannot be marked."""
    full = because("TAB-5.6.2", "tile-full", n=TILE_SLOTS)
    why = full if me.markers else because("TAB-1.5", "no-marker")
    return [(name, why) for name in CRAFTS]


def ship_sets(g: Tabannusi, me: Builder) -> int:
    """TAB-9.2.4 The most sets of three colours among the marked ships."""
    n = 0
    while has_ships(g, me, [n + 1] * len(CRAFTS)):
        n += 1
    return n


def common_houses(me: Builder) -> int:
    """Own houses in districts 1 to 3."""
    return sum([me.houses[district] for district in COMMON])


def tile_count(g: Tabannusi, me: Builder, per: str, craft: list[int], cities_done: int) -> int:
    """TAB-9.2.1 to TAB-9.2.4 What a ziggurat tile counts, with these craft markers; `cities_done` is 0 before
    the end (TAB-9.2.3).
    """
    if per == "houses_in_common_districts":
        return common_houses(me)
    if per == "houses_in_ziggurat":
        return me.houses[ZIGGURAT]
    if per == "houses_in_port":
        return me.houses[PORT]
    if per == "blue_lines_crossed":
        return sum([LINES_PASSED[row] for row in craft])
    if per == "ships_marked":
        return marked_ships(me)
    if per == "buildings_next_to_garden":
        return buildings_near_gardens(g, me)
    if per == "own_gardens":
        return me.planted
    if per == "decree_or_city_cards_done":
        return len(me.decrees) + cities_done
    if per == "sets_buildings_plus_sets_ships":
        return min(me.built) + ship_sets(g, me)
    return 1  # a flat value


ASKING[MarkZiggurat] = do_mark_ziggurat
