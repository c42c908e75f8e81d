"""TAB-5.2 Build.

Elsewhere: TAB-5.2.5 in port.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, Text, because, choose_undisturbed, tell
from tablewright.games.tabannusi.box.schema import COLOURS, CRAFTS, META, Harbour
from tablewright.games.tabannusi.box.tables import BROWN, COLOUR_NUMBER, ROWS, WHITE, YELLOW
from tablewright.games.tabannusi.rules.abilities import GARDEN_ACTION, WHEN_MASK, use_abilities
from tablewright.games.tabannusi.rules.counting import gardens_beside
from tablewright.games.tabannusi.rules.craft import advance, choose_track
from tablewright.games.tabannusi.rules.harbours import discard_harbour, discount_of
from tablewright.games.tabannusi.rules.houses import house_placed, row_for, take_house
from tablewright.games.tabannusi.rules.payment import can_pay_two, pay_two
from tablewright.games.tabannusi.rules.projects import group_of
from tablewright.games.tabannusi.rules.state import (
    AFTER_BUILD,
    BUILDING,
    EMPTY,
    NOBODY,
    PROJECT,
    Builder,
    Tabannusi,
    clockwise,
)


def own_markers(g: Tabannusi, me: Builder, group: tuple[int, ...]) -> int:
    """TAB-5.2.2 Own markers on the projects: each makes the building dearer."""
    n = 0
    for space in group:
        if g.marker[space] == me.seat:
            n += 1
    return n


def has_room(g: Tabannusi, me: Builder, group: tuple[int, ...], colour: int) -> bool:
    """TAB-5.2.3 Projects are there, pieces suffice (TAB-1.8) and a house is left."""
    return bool(group) and g.pieces[colour] >= len(group) and row_for(me, colour) != NOBODY


def discount_tile(me: Builder) -> Harbour | None:
    """TAB-9.5.1 An own harbour tile that makes a Build cheaper."""
    for tile in me.harbours:
        if discount_of(tile):
            return tile
    return None


def can_afford(g: Tabannusi, me: Builder, colour: int, own: int) -> bool:
    """TAB-5.2.2 The cost can be paid, if need be with the discount of H07."""
    local, base = g.local[me.assistant], META.build_local_cost
    if can_pay_two(me, local, base, colour, own):
        return True
    return bool(me.harbours) and bool(savings(g, me, colour, own))


def is_buildable(g: Tabannusi, me: Builder, colour: int) -> bool:
    """TAB-5.2.3 Everything a Build of that colour needs."""
    group = g.projects[3 * (me.assistant - 1) + colour]
    return (
        bool(group)
        and has_room(g, me, group, colour)
        and can_afford(g, me, colour, own_markers(g, me, group))
    )


def can_build(g: Tabannusi, me: Builder) -> bool:
    """TAB-5.2.1 Whether any group of the district can be built."""
    return is_buildable(g, me, BROWN) or is_buildable(g, me, WHITE) or is_buildable(g, me, YELLOW)


def build(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.2 The action; its end, from the optional ship on, follows in `after_build`."""
    colours = [CRAFTS[colour] for colour in range(len(CRAFTS)) if is_buildable(g, me, colour)]
    told: dict[str, object] = {"price": lambda name: price_words(g, me, COLOUR_NUMBER[name])}
    picked = yield from choose_undisturbed(me, "build-colour", colours, lambda: blocked_groups(g, me), told)
    colour = COLOUR_NUMBER[picked]
    group = group_of(g, me.assistant, colour)
    yield from pay_for_building(g, me, colour, own_markers(g, me, group))
    yield from finish_building(g, me, me.assistant, colour)
    g.built = len(group)
    g.garden_due = bool(me.powers & GARDEN_ACTION)
    g.step = AFTER_BUILD


def pay_for_building(g: Tabannusi, me: Builder, colour: int, own: int) -> Rule[None]:
    """TAB-5.2.4 (a) Local resources, and one of the project colour for each own marker."""
    local, base = g.local[me.assistant], META.build_local_cost
    tile = discount_tile(me) if me.harbours else None
    if tile is not None:
        saved = yield from choose_undisturbed(me, "use-discount", savings(g, me, colour, own))
        if saved != "full":
            discard_harbour(g, me, tile)
            tell(g, "harbour", seat=me.seat, tile=tile.id)
            if COLOUR_NUMBER[saved] == local:
                base = max(0, base - discount_of(tile))
            else:
                own = max(0, own - discount_of(tile))
    yield from pay_two(g, me, local, base, colour, own)


def savings(g: Tabannusi, me: Builder, colour: int, own: int) -> list[str]:
    """TAB-9.5.1 What H07 can save in this Build, or paying in full."""
    local, base = g.local[me.assistant], META.build_local_cost
    tile = discount_tile(me)
    found: list[str] = []
    if tile is not None:
        saved = discount_of(tile)
        if can_pay_two(me, local, max(0, base - saved), colour, own):
            found.append(COLOURS[local])
        if own and colour != local and can_pay_two(me, local, base, colour, max(0, own - saved)):
            found.append(COLOURS[colour])
    if can_pay_two(me, local, base, colour, own):
        found.append("full")
    return found


def finish_building(g: Tabannusi, me: Builder, district: int, colour: int) -> Rule[None]:
    """TAB-5.2.4 (b) to (g), TAB-5.2.6 in this order, whoever builds."""
    group = group_of(g, district, colour)
    for space in group:
        g.set_aside[g.marker[space]] += 1
        g.marker[space] = NOBODY
    g.projects[3 * (district - 1) + colour] = ()
    g.project_stack[colour] += len(group)
    tell(g, "take-projects", seat=me.seat, color=CRAFTS[colour], n=len(group))
    raise_building(g, me, district, colour, group)
    yield from take_house(g, me, row_for(me, colour))
    yield from house_placed(g, me)
    foreign = sum(g.set_aside) - g.set_aside[me.seat]
    if foreign and me.powers & WHEN_MASK["when_build"]:
        yield from use_abilities(g, me, "when_build", colour, district, foreign)
    own = g.set_aside[me.seat]
    g.set_aside[me.seat] = 0
    if own and not me.bot:
        me.markers_left += own
        tell(g, "markers-spent", seat=me.seat, n=own)
    gardens = gardens_beside(g, group)
    for other in clockwise(g, me.seat)[1:]:
        yield from reward_others(g, other, colour, gardens)


def raise_building(g: Tabannusi, me: Builder, district: int, colour: int, cells: tuple[int, ...]) -> None:
    """TAB-3.1.1 Pieces of a colour on the spaces become one building; TAB-1.10 the house says whose."""
    for cell in cells:
        g.lies[cell] = BUILDING + colour
        for space in g.board.neighbours[cell]:
            g.near[space] |= 1 << colour
    g.pieces[colour] -= len(cells)
    row = row_for(me, colour)
    g.buildings.append((me.seat, colour, cells))
    me.built[colour] += 1
    me.houses[district] += 1
    names = [g.board.names[cell] for cell in cells]
    tell(g, "build", seat=me.seat, color=CRAFTS[colour], size=len(cells), spaces=names, row=ROWS[row])


def starting_spaces(g: Tabannusi, district: int, colour: int) -> list[int]:
    """TAB-2.18, TAB-2.19 Free spaces of a district that touch no building and no project of the colour."""
    return [
        space
        for space in g.board.cells[district]
        if g.lies[space] == EMPTY
        and not g.near[space] & 1 << colour
        and not any(g.lies[other] == PROJECT + colour for other in g.board.neighbours[space])
    ]


def reward_others(g: Tabannusi, other: Builder, colour: int, gardens: list[int]) -> Rule[None]:
    """TAB-5.2.4 (f) a step for every marker returned, (g) one for every garden; TAB-5.2.7 none for own."""
    returned = g.set_aside[other.seat]
    g.set_aside[other.seat] = 0
    if returned and not other.bot:  # TAB-10.2.2 a king's markers are not counted
        other.markers += returned
        tell(g, "markers-back", seat=other.seat, n=returned)
    for _ in range(returned):
        yield from advance(g, other, colour)
    for garden in gardens:
        if g.marker[garden] == other.seat:
            track = yield from choose_track(g, other, "garden-track")
            yield from advance(g, other, track)


# -------------------------------------------------------------------------------------------- why not
def blocked_groups(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why a colour cannot be built."""
    return [(CRAFTS[colour], why_not_build(g, me, colour)) for colour in range(len(CRAFTS))]


def why_not_build_here(g: Tabannusi, me: Builder) -> Reason:
    """TAB-5.2.1 What is missing for a Build in the district: of the group that is nearest to it."""
    colours = [colour for colour in range(len(CRAFTS)) if group_of(g, me.assistant, colour)]
    if not colours:
        return because("TAB-5.2.1", "no-projects", district=f"D{me.assistant}")
    ready = [c for c in colours if has_room(g, me, group_of(g, me.assistant, c), c)]
    return why_not_build(
        g, me, min(ready or colours, key=lambda c: own_markers(g, me, group_of(g, me.assistant, c)))
    )


def cost_of(g: Tabannusi, me: Builder, colour: int) -> dict[str, int]:
    """TAB-5.2.2 What a Build of that colour costs, by resource."""
    local = COLOURS[g.local[me.assistant]]
    cost = {local: META.build_local_cost}
    cost[CRAFTS[colour]] = cost.get(CRAFTS[colour], 0) + own_markers(g, me, group_of(g, me.assistant, colour))
    return cost


def price_words(g: Tabannusi, me: Builder, colour: int) -> Text:
    """TAB-5.2.2 The cost of a Build in words."""
    return Text("price", {"goods": cost_of(g, me, colour)})


def why_not_build(g: Tabannusi, me: Builder, colour: int) -> Reason:
    """TAB-5.2.1 to TAB-5.2.3 What is missing for a Build of that colour."""
    group = group_of(g, me.assistant, colour)
    if not group:
        return because("TAB-5.2.1", "no-group", color=CRAFTS[colour])
    if g.pieces[colour] < len(group):
        return because("TAB-1.8", "no-pieces", color=CRAFTS[colour], n=g.pieces[colour])
    if row_for(me, colour) == NOBODY:
        return because("TAB-3.1.2", "no-house", color=CRAFTS[colour])
    return because("TAB-5.2.2", "build-cost", color=CRAFTS[colour], goods=cost_of(g, me, colour))
