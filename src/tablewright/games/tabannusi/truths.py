"""When the reasons of the rules are true, told by the position alone.

Answers are names: of a colour, a space, a place for a ship, an action; or an aside with its card or tile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.tabannusi.box.schema import (
    COLOURS,
    CRAFTS,
    META,
    BuildDiscount,
    MarkShip,
    MarkZiggurat,
)
from tablewright.games.tabannusi.box.tables import (
    BLUE,
    BOTTOM,
    COLOUR_NUMBER,
    COMMON,
    DICE_FACES,
    DISTRICT_NAMES,
    DISTRICTS,
    GARDEN_GREEN,
    GREEN,
    MOST_PROJECTS,
    PLACE_NUMBER,
    PORT,
    PORT_SPACE_NUMBER,
    SECTION_SIZE,
    TILE_SLOTS,
    WATER_BLUE,
    ZIGGURAT,
    ZIGGURAT_SPACE_NUMBER,
)
from tablewright.games.tabannusi.look.wording import need_words
from tablewright.games.tabannusi.rules.abilities import BLUE_FOR_GOLD, COLOURED_ROW, SUPPLY_MARKER
from tablewright.games.tabannusi.rules.decrees import counted, meets, wanted_of
from tablewright.games.tabannusi.rules.moments import FILLING
from tablewright.games.tabannusi.rules.state import (
    BUILDING,
    EMPTY,
    GARDEN,
    NOBODY,
    PROJECT,
    WATER,
    Builder,
    Tabannusi,
)

#: TAB-4.8 The actions of each kind of district.
IN_PORT: Final = ("port-house", "ship")
IN_ZIGGURAT: Final = ("ziggurat-house",)
IN_COMMON: Final = ("project", "build", "garden")


ACTIONS: Final = (*IN_COMMON, *IN_PORT, *IN_ZIGGURAT)
#: TAB-1.5 What takes a marker; spaces, places and tiles to mark apart.
WITH_MARKER: Final = ("project", "plant", "ship", "ziggurat-house")
#: Answers that are none of these.
ALL_ANSWERS: Final = (*ACTIONS, "end", "done", "lay-water", "buy-garden", "buy-water")


def of(answers: tuple[Any, ...], truth: Truth) -> Truth:
    """A reason that can only be given for these answers."""
    return lambda g, me, value, told: value in answers and truth(g, me, value, told)


def in_colour(truth: Truth) -> Truth:
    """A reason that names one of the three colours of projects."""
    return lambda g, me, value, told: told["color"] in CRAFTS and truth(g, me, value, told)


# ------------------------------------------------------------------------------------------------ resources
def short_of(me: Builder, cost: Mapping[str, int]) -> int:
    """TAB-3.4.6 Resources of a cost that neither dice nor full crates of their colours pay."""
    short = 0
    for name, n in cost.items():
        colour = COLOUR_NUMBER[name]
        full = [c for c, crate in enumerate(me.crates) if crate == colour and me.crate_full[c]]
        short += max(0, n - me.dice[colour] - len(full))
    return short


def cannot_pay(me: Builder, cost: Mapping[str, int]) -> bool:
    """TAB-3.4.3 Gold does not make up for what is missing."""
    return short_of(me, cost) > me.gold


def has_house(me: Builder, colour: int) -> bool:
    """TAB-3.1.2 A house of the row of that colour or of the bottom row."""
    return bool(me.rows[colour] or me.rows[BOTTOM])


# ------------------------------------------------------------------------------------------------- projects
def group(g: Tabannusi, district: int, colour: str) -> tuple[int, ...]:
    """The spaces of the projects of a colour in a district."""
    return g.projects[len(CRAFTS) * (district - 1) + CRAFTS.index(colour)]


def district_of(g: Tabannusi, space: int) -> int:
    """Where a space lies."""
    return next(district for district in COMMON if space in g.board.cells[district])


def touches(g: Tabannusi, space: int, lying: int) -> bool:
    """Whether something like that lies next to a space."""
    return any(g.lies[other] == lying for other in g.board.neighbours[space])


def takes_project(g: Tabannusi, space: int, colour: str) -> bool:
    """TAB-5.1.2 to TAB-5.1.4 Whether a project of that colour may lie there."""
    there = group(g, district_of(g, space), colour)
    number = CRAFTS.index(colour)
    joins = not there or (len(there) < MOST_PROJECTS and touches(g, space, PROJECT + number))
    return g.lies[space] == EMPTY and joins and not touches(g, space, BUILDING + number)


def no_project_space(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.1.3 No space of the assistant's district takes a project of the colour."""
    cells = g.board.cells[me.assistant]
    return bool(value == told["color"]) and not any(takes_project(g, space, value) for space in cells)


def no_space_at_all(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.1.1 There are markers, but no colour has both a tile and a space."""
    left = [colour for colour in CRAFTS if g.project_stack[CRAFTS.index(colour)]]
    cells = g.board.cells[me.assistant]
    return me.markers > 0 and not any(takes_project(g, cell, colour) for colour in left for cell in cells)


def group_full(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.1.2 The assistant's district has as many projects of the colour as it may have."""
    there = len(group(g, me.assistant, told["color"]))
    return bool(value == told["color"] and there == told["n"] == MOST_PROJECTS)


def not_beside_group(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.1.3 An empty space that touches none of the projects of the colour in its district."""
    space = g.board.index[value]
    there = group(g, district_of(g, space), told["color"])
    return g.lies[space] == EMPTY and bool(there) and not set(there) & set(g.board.neighbours[space])


def beside_building(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.1.4 An empty space that touches a building of the colour."""
    space = g.board.index[value]
    return g.lies[space] == EMPTY and touches(g, space, BUILDING + CRAFTS.index(told["color"]))


# ---------------------------------------------------------------------------------------------------- Build
def concerns(value: Any, told: Mapping[str, Any]) -> bool:
    """Whether a reason that names a colour is about the answer: that colour, or the Build as a whole."""
    return value in (told["color"], "build")


def no_pieces(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-1.8 Fewer pieces of the colour are left than the group has projects."""
    left = g.pieces[CRAFTS.index(told["color"])]
    return concerns(value, told) and told["n"] == left < len(group(g, me.assistant, told["color"]))


def no_house(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-3.1.2 Neither in the row of that colour nor in the bottom row."""
    return concerns(value, told) and not has_house(me, CRAFTS.index(told["color"]))


def build_cost(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.2.2 Exactly that is the price, and it cannot be paid; TAB-9.5.1 not even with H07."""
    local, colour = COLOURS[g.local[me.assistant]], told["color"]
    own = sum(1 for space in group(g, me.assistant, colour) if g.marker[space] == me.seat)
    price = {local: META.build_local_cost}
    price[colour] = price.get(colour, 0) + own
    saved = sum(step.n for tile in me.harbours for step in tile.effect if isinstance(step, BuildDiscount))
    dear = all(cannot_pay(me, {**price, name: max(0, n - saved)}) for name, n in price.items())
    return concerns(value, told) and bool(told["goods"] == price) and dear


def no_projects(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.2.1 Nothing to build in the district of the assistant."""
    here = DISTRICT_NAMES[me.assistant] == told["district"]
    return here and value == "build" and not any(group(g, me.assistant, colour) for colour in CRAFTS)


def other_district(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-4.8 The assistant is there, and the action belongs elsewhere."""
    here = {PORT: IN_PORT, ZIGGURAT: IN_ZIGGURAT}.get(me.assistant, IN_COMMON)
    elsewhere = value in ACTIONS and value not in here
    return elsewhere and bool(told["district"] == DISTRICT_NAMES[me.assistant])


# -------------------------------------------------------------------------------------------------- gardens
def waters(g: Tabannusi, district: int) -> list[int]:
    """TAB-5.3.4 Water of a district without a garden."""
    spaces = (*g.board.waters[district], *g.board.cells[district]) if district in COMMON else ()
    return [space for space in spaces if g.lies[space] == WATER]


def takes_water(g: Tabannusi, space: int) -> bool:
    """TAB-5.3.2 An empty space next to water or a garden."""
    return g.lies[space] == EMPTY and (touches(g, space, WATER) or touches(g, space, GARDEN))


def has_garden_marker(me: Builder) -> bool:
    """TAB-1.5, TAB-9.3.7 A marker in the area, with S12 one in the supply."""
    return bool(me.markers or (me.markers_left and me.powers & SUPPLY_MARKER))


def no_marker(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-1.5 None in the area; for a garden none that may be used."""
    if value in ALL_ANSWERS and value not in WITH_MARKER:
        return False
    return not (has_garden_marker(me) if value == "plant" else me.markers)


def cannot_buy(me: Builder, colour: int, n: int) -> bool:
    """TAB-5.3.1 That resource cannot be paid."""
    return cannot_pay(me, {COLOURS[colour]: n})


def cells_here(g: Tabannusi, me: Builder) -> tuple[int, ...]:
    """The spaces of the assistant's district; port and ziggurat have no such spaces."""
    return g.board.cells[me.assistant] if me.assistant in COMMON else ()


def nothing_to_garden(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.3.1 Nothing to buy, to plant or to lay."""
    buys = (g.garden_stack and not cannot_buy(me, GREEN, GARDEN_GREEN)) or (
        g.water_stack and not cannot_buy(me, BLUE, WATER_BLUE)
    )
    plants = me.gardens and has_garden_marker(me) and waters(g, me.assistant)
    lays = (me.water or me.special) and any(takes_water(g, space) for space in cells_here(g, me))
    return not (buys or plants or lays)


# --------------------------------------------------------------------------------------- port and ziggurat
def space_taken(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-3.2.4, TAB-5.4.3 Something lies on the space, or a house stands there."""
    if value in PORT_SPACE_NUMBER:
        return g.port[PORT_SPACE_NUMBER[value]] != NOBODY
    return g.lies[g.board.index[value]] != EMPTY


def pair_of(g: Tabannusi, value: str) -> tuple[int, int]:
    """TAB-5.4.3 Who has houses in the pair of a port space."""
    first = PORT_SPACE_NUMBER[value] // 2 * 2
    return g.port[first], g.port[first + 1]


def no_port_space(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.4.3 Every pair has an own house, or no free space that may be used."""
    has_slot = len(me.crates) < META.max_crates
    pairs = [(g.port[i], g.port[i + 1]) for i in range(0, len(g.port), 2)]
    open_pairs = [pair for pair in pairs if me.seat not in pair]
    return not any(blue == NOBODY or (red == NOBODY and has_slot) for blue, red in open_pairs)


def port_cost(me: Builder, g: Tabannusi) -> dict[str, int]:
    """TAB-5.4.1 What a house in the port costs."""
    return {COLOURS[g.local[PORT]]: META.port_house_cost}


def house_cost(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.4.1, TAB-5.6.1 Exactly that is the price of a house there, and it cannot be paid."""
    price = port_cost(me, g)
    if value == "ziggurat-house":
        price = {COLOURS[g.local[ZIGGURAT]]: META.ziggurat_house_cost}
    return bool(told["goods"] == price) and cannot_pay(me, price)


def coloured_house_cost(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-9.3.4 S09: the same and one blue, as no house is left in the bottom row."""
    price = port_cost(me, g)
    price[COLOURS[BLUE]] = price.get(COLOURS[BLUE], 0) + 1
    helped = me.powers & COLOURED_ROW and any(me.rows) and not me.rows[BOTTOM]
    return bool(helped and told["goods"] == price) and cannot_pay(me, price)


def too_little_gold(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.5.1, TAB-5.2.5 Exactly that is the price of a ship; TAB-9.3.4 S11 does not help."""
    price = META.ship_after_build_gold if g.built else META.ship_action_gold
    blue = me.powers & BLUE_FOR_GOLD and not short_of(me, {COLOURS[BLUE]: 1})
    return bool(told["n"] == price) and me.gold + bool(blue) < price


def ship_size(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.2.5 The ship there is of that size, the last building of the other."""
    _, _, cells = g.buildings[-1]
    return bool(told["size"] == g.ships[PLACE_NUMBER[value]].size != told["n"] == len(cells))


def no_ship(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.5.2 All ships, or all of the building's size, have an own marker."""
    fitting = [i for i, ship in enumerate(g.ships) if not g.built or ship.size == g.built]
    return all(me.ships[place] for place in fitting)


def section_open(g: Tabannusi, me: Builder, section: int) -> bool:
    """TAB-5.6.2 A free space, a house and an own slot."""
    spaces = g.ziggurat[SECTION_SIZE * section : SECTION_SIZE * (section + 1)]
    return NOBODY in spaces and has_house(me, section) and me.tile_markers[section] < TILE_SLOTS


def section_full(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.6.2 A house stands on every space of the section."""
    section = CRAFTS.index(value)
    return NOBODY not in g.ziggurat[SECTION_SIZE * section : SECTION_SIZE * (section + 1)]


# ------------------------------------------------------------------------------------------------ any moment
def six_leads_nowhere(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-4.7 All other values lie on the barge, and there is no gold."""
    values = set(g.barges[me.assistant])
    return value == DICE_FACES and values >= set(DISTRICTS) and me.gold < META.ignore_die_value_gold


def nothing_to_mark(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.5.2, TAB-5.6.2 There are markers, but nothing that the harbour tile could mark."""
    kinds = [type(step) for step in value.value.effect]
    ships = MarkShip not in kinds or all(me.ships)
    tiles = MarkZiggurat not in kinds or min(me.tile_markers) >= TILE_SLOTS
    return me.markers > 0 and ships and tiles


def decree_unmet(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-6.3 The first requirement that is not met is that one, with that count."""
    need = next((need for need in value.value.requirements if not meets(g, me, value.value, need)), None)
    if need is None:
        return False
    numbers = counted(g, me, need), wanted_of(need)
    return bool(told["need"] == need_words(need) and (told["has"], told["of"]) == numbers)


TRUTHS: Final[dict[str, Truth]] = {
    # actions
    "no-action-left": of(
        ACTIONS, lambda g, me, value, told: told["n"] == META.actions_per_turn and g.actions_left == 0
    ),
    "other-district": other_district,
    "no-marker": no_marker,
    "six-leads-nowhere": six_leads_nowhere,
    # projects and buildings
    "no-project-tile": in_colour(
        lambda g, me, value, told: value == told["color"] and not g.project_stack[CRAFTS.index(value)]
    ),
    "group-full": in_colour(group_full),
    "no-project-space": in_colour(no_project_space),
    "no-space-at-all": of(("project",), no_space_at_all),
    "not-beside-group": in_colour(not_beside_group),
    "beside-building": in_colour(beside_building),
    "space-taken": space_taken,
    "no-group": in_colour(
        lambda g, me, value, told: concerns(value, told) and not group(g, me.assistant, told["color"])
    ),
    "no-projects": no_projects,
    "no-pieces": in_colour(no_pieces),
    "no-house": in_colour(no_house),
    "build-cost": in_colour(build_cost),
    # gardens
    "gardens-per-action": lambda g, me, value, told: (
        value == "plant" and told["n"] == META.max_gardens_per_action <= me.planted
    ),
    "no-own-garden": of(("plant",), lambda g, me, value, told: not me.gardens),
    "no-own-water": of(("lay-water",), lambda g, me, value, told: not me.water and not me.special),
    "no-green": of(("buy-garden",), lambda g, me, value, told: cannot_buy(me, GREEN, GARDEN_GREEN)),
    "no-blue": of(("buy-water",), lambda g, me, value, told: cannot_buy(me, BLUE, WATER_BLUE)),
    "no-garden-tile": of(("buy-garden",), lambda g, me, value, told: not g.garden_stack),
    "no-water-tile": of(("buy-water",), lambda g, me, value, told: not g.water_stack),
    "nothing-to-garden": of(("garden", True), nothing_to_garden),
    "no-open-water": of(("plant",), lambda g, me, value, told: not waters(g, me.assistant)),
    "no-water-space": of(
        ("lay-water",), lambda g, me, value, told: not any(takes_water(g, s) for s in cells_here(g, me))
    ),
    "not-beside-water": lambda g, me, value, told: (
        g.lies[g.board.index[value]] == EMPTY and not takes_water(g, g.board.index[value])
    ),
    "garden-taken": lambda g, me, value, told: g.lies[g.board.index[value]] == GARDEN,
    "no-water-there": lambda g, me, value, told: g.lies[g.board.index[value]] not in (WATER, GARDEN),
    "no-grid-here": of(("plant", "lay-water"), lambda g, me, value, told: me.assistant not in COMMON),
    # port and ziggurat
    "house-cost": of(("port-house", "ziggurat-house"), house_cost),
    "coloured-house-cost": of(("port-house",), coloured_house_cost),
    "no-bottom-house": of(("port-house",), lambda g, me, value, told: not me.rows[BOTTOM]),
    "no-port-space": of(("port-house",), no_port_space),
    "own-pair": lambda g, me, value, told: me.seat in pair_of(g, value),
    "crates-full": lambda g, me, value, told: (
        PORT_SPACE_NUMBER[value] % 2 == 1 and told["n"] == len(me.crates) == META.max_crates
    ),
    "too-little-gold": of(("ship",), too_little_gold),
    "no-ship": of(("ship",), no_ship),
    "ship-marked": lambda g, me, value, told: me.ships[PLACE_NUMBER[value]] != 0,
    "ship-size": ship_size,
    "no-section": of(
        ("ziggurat-house",),
        lambda g, me, value, told: not any(section_open(g, me, section) for section in range(len(CRAFTS))),
    ),
    "section-full": section_full,
    "house-there": lambda g, me, value, told: g.ziggurat[ZIGGURAT_SPACE_NUMBER[value]] != NOBODY,
    "tile-full": lambda g, me, value, told: told["n"] == me.tile_markers[CRAFTS.index(value)] == TILE_SLOTS,
    # any moment
    "no-empty-crate": of((FILLING,), lambda g, me, value, told: all(me.crate_full)),
    "crates-filled": of(
        (FILLING,),
        lambda g, me, value, told: (
            all(full or paid for full, paid in zip(me.crate_full, me.crate_paid, strict=True))
            and not all(me.crate_full)
        ),
    ),
    "nothing-to-pay-with": of((FILLING,), lambda g, me, value, told: not me.gold and not any(me.dice)),
    "nothing-to-mark": nothing_to_mark,
    "only-in-build": lambda g, me, value, told: any(
        isinstance(step, BuildDiscount) for step in value.value.effect
    ),
    "decree-unmet": decree_unmet,
}
