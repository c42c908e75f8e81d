"""TAB-5.3 Create garden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import (
    Blocked,
    Reason,
    Rule,
    because,
    choose_at_leisure,
    choose_undisturbed,
    tell,
)
from tablewright.games.tabannusi.box.schema import META, Effect, SpecialWater
from tablewright.games.tabannusi.box.tables import BLUE, COMMON, GARDEN_GREEN, GREEN, WATER_BLUE
from tablewright.games.tabannusi.look.wording import bonus_words, text_of
from tablewright.games.tabannusi.rules.abilities import (
    GARDEN_ACTION,
    SUPPLY_MARKER,
    WHEN_MASK,
    tell_ability,
    use_abilities,
)
from tablewright.games.tabannusi.rules.effects import resolve
from tablewright.games.tabannusi.rules.gains import gain_gardens, gain_water, tell_lost
from tablewright.games.tabannusi.rules.moments import could_fill, may_gain
from tablewright.games.tabannusi.rules.payment import can_pay, pay
from tablewright.games.tabannusi.rules.state import EMPTY, GARDEN, WATER, Builder, Tabannusi

REGULAR: Final = "regular"
#: Where the marker of a garden comes from; a king's markers are not counted (TAB-10.2.2).
AREA: Final = "area"
SUPPLY: Final = "supply"
UNCOUNTED: Final = "uncounted"


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
    """TAB-5.3.1 Buy and place in any order and mix; TAB-5.3.5 what is not placed is kept. TAB-6.1 Once
    begun it goes on with what additional actions and harbour tiles bring.
    """
    planted = 0
    step: str | None = yield from choose_undisturbed(
        me, "garden", garden_steps(g, me, planted), blocked_steps(g, me, planted)
    )
    while step is not None:
        if step == "plant":
            planted += 1
            yield from plant(g, me)
        elif step == "lay-water":
            yield from lay_water(g, me)
        elif step == "buy-garden":
            yield from pay(g, me, GREEN, GARDEN_GREEN)
            gain_gardens(g, me, 1)
        else:
            yield from pay(g, me, BLUE, WATER_BLUE)
            gain_water(g, me, 1)
        step = yield from choose_at_leisure(
            me,
            "garden",
            steps_after(g, me, planted),
            lambda: may_garden_more(g, me),
            "done",
            blocked_steps(g, me, planted),
        )


def steps_after(g: Tabannusi, me: Builder, planted: int) -> Callable[[], list[str]]:
    """TAB-5.3.1 What the action allows after so many gardens, whenever it is asked."""
    return lambda: garden_steps(g, me, planted)


def may_garden_more(g: Tabannusi, me: Builder) -> bool:
    """TAB-6.1 Whether additional actions or harbour tiles may bring what the action needs to go on."""
    return (
        may_gain(g, me)
        or (g.garden_stack > 0 and could_fill(g, me, GREEN))
        or (g.water_stack > 0 and could_fill(g, me, BLUE))
    )


def lay_water(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.3.2 One water tile; TAB-5.3.3 what is printed under it is lost."""
    tiles: list[str | SpecialWater] = [*me.special]
    if me.water:
        tiles.append(REGULAR)
    told: dict[str, object] = {"does": lambda tile: "" if tile == REGULAR else text_of(tile)}
    tile = yield from choose_undisturbed(me, "water-tile", tiles, None, told)
    board = g.board
    spaces = [board.names[space] for space in water_spaces(g, me.assistant)]
    about: dict[str, object] = {"bonus": lambda name: bonus_words(board.bonus[board.index[name]])}
    picked = yield from choose_undisturbed(me, "water-space", spaces, lambda: blocked_water(g, me), about)
    space = board.index[picked]
    if isinstance(tile, SpecialWater):
        me.special = tuple([other for other in me.special if other is not tile])
        g.special_at[space] = tile
        tell(g, "lay-water", seat=me.seat, space=picked, tile=tile.id)
    else:
        me.water -= 1
        tell(g, "lay-water", seat=me.seat, space=picked, tile=REGULAR)
    g.lies[space] = WATER


def plant(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.3.4 A garden with a marker on water; the bonus the water shows is gained at once."""
    names = g.board.names
    spaces = [names[space] for space in open_waters(g, me.assistant)]
    about: dict[str, object] = {"bonus": lambda name: bonus_words(water_bonus(g, g.board.index[name]))}
    picked = yield from choose_undisturbed(me, "garden-space", spaces, lambda: blocked_gardens(g, me), about)
    source = yield from choose_undisturbed(me, "garden-marker", marker_sources(me))
    if source == AREA:
        me.markers -= 1
    else:
        me.markers_left -= 1
        tell_ability(g, me, SUPPLY_MARKER)
    space = g.board.index[picked]
    put_garden(g, me, space, source)
    bonus = water_bonus(g, space)
    if bonus:
        yield from resolve(g, me, bonus, "gardens")
    if me.powers & WHEN_MASK["when_place_garden"]:
        yield from use_abilities(g, me, "when_place_garden")


def marker_sources(me: Builder) -> list[str]:
    """TAB-5.3.4 The marker comes from the area; S12 allows the supply (TAB-9.3.7)."""
    sources: list[str] = []
    if me.markers:
        sources.append(AREA)
    if me.markers_left and me.powers & SUPPLY_MARKER:
        sources.append(SUPPLY)
    return sources


def put_garden(g: Tabannusi, me: Builder, space: int, source: str) -> None:
    """TAB-5.3.4, TAB-5.3.6 A garden tile with a marker; it stays for good."""
    me.gardens -= 1
    me.planted += 1
    g.lies[space] = GARDEN
    g.marker[space] = me.seat
    tell(g, "garden", seat=me.seat, space=g.board.names[space], source=source)


def water_bonus(g: Tabannusi, space: int) -> Effect:
    """TAB-5.3.3, TAB-5.3.4 What the water there shows: a special tile or a printed space may have a bonus."""
    if g.board.printed[space]:
        return g.board.bonus[space]
    tile = g.special_at.get(space)
    return tile.bonus if tile is not None else ()


def may_garden(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-9.3.2 S08: a Create Garden action in the assistant's district after placing a house."""
    if not me.powers & GARDEN_ACTION:
        return
    picked = yield from choose_at_leisure(
        me,
        "bonus-garden",
        lambda: [True] if can_create_garden(g, me) else [],
        lambda: may_garden_more(g, me),
        "no",
        lambda: [(True, because("TAB-5.3.1", "nothing-to-garden"))],
    )
    if picked is not None:
        tell_ability(g, me, GARDEN_ACTION)
        yield from create_garden(g, me)
    elif not can_create_garden(g, me):
        tell_lost(g, me, "lost-garden-action")


# -------------------------------------------------------------------------------------------- why not
def blocked_steps(g: Tabannusi, me: Builder, planted: int) -> Blocked:
    """Why a part of the action is not possible."""
    return lambda: [
        ("plant", why_not_plant(g, me, planted)),
        ("lay-water", why_not_water(g, me)),
        ("buy-garden", because("TAB-5.3.1", "no-green" if g.garden_stack else "no-garden-tile")),
        ("buy-water", because("TAB-5.3.1", "no-blue" if g.water_stack else "no-water-tile")),
    ]


def blocked_gardens(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why a garden may not lie on a space."""
    reasons: list[tuple[Any, Reason]] = []
    for space in (*g.board.waters[me.assistant], *g.board.cells[me.assistant]):
        why = "garden-taken" if g.lies[space] == GARDEN else "no-water-there"
        reasons.append((g.board.names[space], because("TAB-5.3.4", why)))
    return reasons


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
