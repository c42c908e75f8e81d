"""TAB-5.3 Create garden."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Blocked, Reason, Rule, because, choose, confirm, tell
from tablewright.games.tabannusi.abilities import (
    GARDEN_ACTION,
    SUPPLY_MARKER,
    WHEN_MASK,
    tell_ability,
    use_abilities,
)
from tablewright.games.tabannusi.effects import resolve
from tablewright.games.tabannusi.gains import gain_gardens, gain_water
from tablewright.games.tabannusi.payment import can_pay, pay
from tablewright.games.tabannusi.schema import META, Effect, SpecialWater
from tablewright.games.tabannusi.state import EMPTY, GARDEN, WATER, Builder, Tabannusi
from tablewright.games.tabannusi.tables import BLUE, COMMON, GARDEN_GREEN, GREEN, WATER_BLUE
from tablewright.games.tabannusi.wording import texts_of

REGULAR = "regular"


def water_spaces(g: Tabannusi, district: int) -> list[int]:
    """TAB-5.3.2 Empty spaces of the district next to water or a garden, border spaces included."""
    lies = g.lies
    neighbours = g.board.neighbours
    found: list[int] = []
    if district in COMMON:
        for space in g.board.cells[district]:
            if lies[space] == EMPTY:
                for other in neighbours[space]:
                    if lies[other] >= WATER:
                        found.append(space)
                        break
    return found


def open_waters(g: Tabannusi, district: int) -> list[int]:
    """TAB-5.3.4 Water of the district, border spaces included, that has no garden yet."""
    if district not in COMMON:
        return []
    lies = g.lies
    board = g.board
    found = [space for space in board.waters[district] if lies[space] == WATER]
    found += [space for space in board.cells[district] if lies[space] == WATER]
    return found


def can_lay_water(g: Tabannusi, me: Builder) -> bool:
    """TAB-5.3.2 A tile in the area and a space for it."""
    return (me.water > 0 or bool(me.special)) and bool(water_spaces(g, me.assistant))


def has_garden_marker(me: Builder) -> bool:
    """TAB-1.5 A marker in the area, or with S12 in the supply (TAB-9.3.7)."""
    return me.markers > 0 or (me.markers_left > 0 and bool(me.powers & SUPPLY_MARKER))


def can_plant(g: Tabannusi, me: Builder, planted: int) -> bool:
    """TAB-5.3.1, TAB-5.3.4 A garden tile, a marker, water, and fewer than three gardens in this action."""
    return (
        me.gardens > 0
        and planted < META.max_gardens_per_action
        and has_garden_marker(me)
        and bool(open_waters(g, me.assistant))
    )


def garden_steps(g: Tabannusi, me: Builder, planted: int) -> list[str]:
    """TAB-5.3.1 What the action allows now."""
    steps: list[str] = []
    if can_plant(g, me, planted):
        steps.append("plant")
    if can_lay_water(g, me):
        steps.append("lay-water")
    if g.garden_stack and can_pay(me, GREEN, GARDEN_GREEN):
        steps.append("buy-garden")
    if g.water_stack and can_pay(me, BLUE, WATER_BLUE):
        steps.append("buy-water")
    return steps


def can_create_garden(g: Tabannusi, me: Builder) -> bool:
    """TAB-5.3.1 At least one thing can be done."""
    return (
        (g.garden_stack > 0 and can_pay(me, GREEN, GARDEN_GREEN))
        or (g.water_stack > 0 and can_pay(me, BLUE, WATER_BLUE))
        or can_plant(g, me, 0)
        or can_lay_water(g, me)
    )


def create_garden(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.3.1 Buy and place in any order and mix; TAB-5.3.5 what is not placed is kept."""
    planted = 0
    begun = False
    while True:
        steps = garden_steps(g, me, planted)
        if begun:
            steps.append("done")
        step = yield from choose(me, "garden", steps, blocked_steps(g, me, planted))
        begun = True
        if step == "plant":
            planted += 1
            yield from plant(g, me)
        elif step == "lay-water":
            yield from lay_water(g, me)
        elif step == "buy-garden":
            yield from pay(g, me, GREEN, GARDEN_GREEN)
            gain_gardens(g, me, 1)
        elif step == "buy-water":
            yield from pay(g, me, BLUE, WATER_BLUE)
            gain_water(g, me, 1)
        else:
            return


def lay_water(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.3.2 One water tile; TAB-5.3.3 what is printed under it is lost."""
    tiles: list[str | SpecialWater] = [*me.special]
    if me.water:
        tiles.append(REGULAR)
    tile = yield from choose(me, "water-tile", tiles, None, texts_of(me.special) if me.special else None)
    names = g.board.names
    spaces = [names[space] for space in water_spaces(g, me.assistant)]
    picked = yield from choose(me, "water-space", spaces, lambda: blocked_water(g, me))
    space = g.board.index[picked]
    if isinstance(tile, SpecialWater):
        me.special = tuple([other for other in me.special if other is not tile])
        g.special_at[space] = tile
    else:
        me.water -= 1
    g.lies[space] = WATER
    tell(g, "lay-water", seat=me.seat, space=picked)


def plant(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.3.4 A garden with a marker on water; the bonus the water shows is gained at once."""
    names = g.board.names
    spaces = [names[space] for space in open_waters(g, me.assistant)]
    picked = yield from choose(me, "garden-space", spaces)
    yield from take_garden_marker(g, me)
    space = g.board.index[picked]
    put_garden(g, me, space)
    bonus = water_bonus(g, space)
    if bonus:
        yield from resolve(g, me, bonus, "gardens")
    if me.powers & WHEN_MASK["when_place_garden"]:
        yield from use_abilities(g, me, "when_place_garden")


def take_garden_marker(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.3.4 The marker comes from the area; S12 allows the supply (TAB-9.3.7)."""
    sources: list[str] = []
    if me.markers:
        sources.append("area")
    if me.markers_left and me.powers & SUPPLY_MARKER:
        sources.append("supply")
    if (yield from choose(me, "garden-marker", sources)) == "area":
        me.markers -= 1
    else:
        me.markers_left -= 1
        tell_ability(g, me, SUPPLY_MARKER)


def put_garden(g: Tabannusi, me: Builder, space: int) -> None:
    """TAB-5.3.4, TAB-5.3.6 A garden tile with a marker; it stays for good."""
    me.gardens -= 1
    me.planted += 1
    g.lies[space] = GARDEN
    g.marker[space] = me.seat
    tell(g, "garden", seat=me.seat, space=g.board.names[space])


def water_bonus(g: Tabannusi, space: int) -> Effect:
    """TAB-5.3.3, TAB-5.3.4 What the water there shows: a special tile or a printed space may have a bonus."""
    if g.board.printed[space]:
        return g.board.bonus[space]
    tile = g.special_at.get(space)
    return tile.bonus if tile is not None else ()


def may_garden(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-9.3.2 S08: a Create Garden action in the assistant's district after placing a house."""
    if me.powers & GARDEN_ACTION and can_create_garden(g, me) and (yield from confirm(me, "bonus-garden")):
        tell_ability(g, me, GARDEN_ACTION)
        yield from create_garden(g, me)


# -------------------------------------------------------------------------------------------- why not
def blocked_steps(g: Tabannusi, me: Builder, planted: int) -> Blocked:
    """Why a part of the action is not possible."""
    return lambda: [
        ("plant", why_not_plant(g, me, planted)),
        ("lay-water", why_not_water(g, me)),
        ("buy-garden", because("TAB-5.3.1", "no-green" if g.garden_stack else "no-garden-tile")),
        ("buy-water", because("TAB-5.3.1", "no-blue" if g.water_stack else "no-water-tile")),
    ]


def why_not_plant(g: Tabannusi, me: Builder, planted: int) -> Reason:
    """TAB-5.3.1, TAB-5.3.4, TAB-1.5 What keeps a garden from being placed."""
    if me.assistant not in COMMON:
        return because("TAB-9.3.2", "no-grid-here")
    if planted == META.max_gardens_per_action:
        return because("TAB-5.3.1", "gardens-per-action", n=planted)
    if not me.gardens:
        return because("TAB-5.3.4", "no-own-garden")
    if not has_garden_marker(me):
        return because("TAB-1.5", "no-marker")
    return because("TAB-5.3.4", "no-open-water")


def why_not_water(g: Tabannusi, me: Builder) -> Reason:
    """TAB-5.3.2 What keeps water from being laid."""
    if me.assistant not in COMMON:
        return because("TAB-9.3.2", "no-grid-here")
    if not me.water and not me.special:
        return because("TAB-5.3.2", "no-own-water")
    return because("TAB-5.3.2", "no-water-space")


def blocked_water(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why water may not lie on a space."""
    reasons: list[tuple[Any, Reason]] = []
    for space in g.board.cells[me.assistant]:
        if g.lies[space] != EMPTY:
            reasons.append((g.board.names[space], because("TAB-3.2.4", "space-taken")))
        else:
            reasons.append((g.board.names[space], because("TAB-5.3.2", "not-beside-water")))
    return reasons
