"""What is always true: the invariants of rules.md, checked after every choice."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.games.tabannusi.box.schema import COLOURS, CRAFTS, META
from tablewright.games.tabannusi.box.tables import (
    CITIES,
    COMMON,
    CRAFT_TOP,
    DISPLAY,
    DISTRICTS,
    GOLD_ON_TRACK,
    HARBOURS,
    HOUSES,
    LINES,
    MARKERS,
    PORT,
    ROW_SIZE,
    SECTION_SIZE,
    SPECIAL_WATERS,
    STACKS,
    TILE_SLOTS,
    ZIGGURAT,
)
from tablewright.games.tabannusi.rules.counting import ships_by_colour
from tablewright.games.tabannusi.rules.port import has_line
from tablewright.games.tabannusi.rules.state import (
    ACT,
    AFTER_BUILD,
    BUILDING,
    DIE,
    EMPTY,
    GARDEN,
    NOBODY,
    OVER,
    PROJECT,
    SCORE,
    SCORED,
    START,
    WATER,
    Builder,
    Tabannusi,
)


def problems_of(g: Tabannusi) -> list[str]:
    """Broken invariants in words; empty when all is sound."""
    return [
        *markers(g),
        *houses(g),
        *dice_and_gold(g),
        *projects_and_pieces(g),
        *grid(g),
        *water_and_gardens(g),
        *port_and_ships(g),
        *ziggurat(g),
        *cards(g),
        *turns(g),
        *solo(g),
    ]


def humans(g: Tabannusi) -> list[Builder]:
    """Everybody but a king."""
    return [player for player in g.builders if not player.bot]


def markers(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-01."""
    for player in humans(g):
        on_spaces = g.marker.count(player.seat) + g.set_aside[player.seat]
        on_ships = len(player.ships) - player.ships.count(0)
        total = player.markers + player.markers_left + on_spaces + on_ships + sum(player.tile_markers)
        if total != MARKERS or player.markers < 0 or player.markers_left < 0:
            yield f"TAB-INV-01: seat {player.seat} has {total} markers"


def houses(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-02, TAB-INV-03."""
    for player in g.builders:
        on_buildings = len([owner for owner, _, _ in g.buildings if owner == player.seat])
        common = sum([player.houses[district] for district in COMMON])
        if common != on_buildings or player.houses[PORT] != g.port.count(player.seat):
            yield f"TAB-INV-02: seat {player.seat} counts its houses wrongly"
        if player.houses[ZIGGURAT] != g.ziggurat.count(player.seat):
            yield f"TAB-INV-02: seat {player.seat} counts its ziggurat houses wrongly"
        if sum(player.rows) + sum(player.houses) != HOUSES:
            yield f"TAB-INV-02: seat {player.seat} has not {HOUSES} houses"
        if g.step != START and not on_buildings:
            yield f"TAB-INV-02: seat {player.seat} has no building after the set-up"
        for row, size in enumerate(ROW_SIZE):
            if not 0 <= player.rows[row] <= size:
                yield f"TAB-INV-03: seat {player.seat} has {player.rows[row]} houses in row {row}"


def dice_and_gold(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-04, TAB-INV-05, TAB-INV-20."""
    per_colour = META.dice_per_color[len(humans(g))]
    for district in DISTRICTS:
        colour = g.local[district]
        owned = sum([player.dice[colour] for player in g.builders])
        if len(g.barges[district]) + g.supply[colour] + owned != per_colour:
            yield f"TAB-INV-04: not {per_colour} {COLOURS[colour]} dice"
        if g.step == DIE and not g.barges[district]:
            yield f"TAB-INV-04: the barge of district {district} is empty at the start of a turn"
    if g.time_gold < 0 or g.time_gold + g.scorings > GOLD_ON_TRACK:
        yield "TAB-INV-05: gold of the time track and scorings do not match"
    for player in g.builders:
        if player.gold < 0 or player.vp < META.min_vp or min(player.dice) < 0:
            yield f"TAB-INV-05: seat {player.seat} owns less than nothing"
        if player.vp != sum(player.tally.values()):
            yield f"TAB-INV-20: the points of seat {player.seat} are not the sum of their sources"


def projects_and_pieces(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-06, TAB-INV-07, TAB-INV-08."""
    for colour in range(len(CRAFTS)):
        on_board = g.lies.count(PROJECT + colour)
        held = 0
        if g.automa is not None:
            held = g.automa.bag[colour] + sum([token.count(colour) for token in g.automa.tokens])
        if g.project_stack[colour] + on_board + held != STACKS[f"PT-{CRAFTS[colour]}"]:
            yield f"TAB-INV-06: {CRAFTS[colour]} projects are missing"
        if g.pieces[colour] + g.lies.count(BUILDING + colour) != STACKS[f"BP-{CRAFTS[colour]}"]:
            yield f"TAB-INV-08: {CRAFTS[colour]} building pieces are missing"
        for district in COMMON:
            group = g.projects[3 * (district - 1) + colour]
            if len(group) > META.max_projects_per_color_per_district or not is_connected(g, group):
                yield f"TAB-INV-07: the {CRAFTS[colour]} projects of district {district} are no group"
            for space in group:
                if (
                    g.lies[space] != PROJECT + colour
                    or g.marker[space] == NOBODY
                    or touches(g, space, colour)
                ):
                    yield f"TAB-INV-07: the project on {g.board.names[space]} may not lie there"


def is_connected(g: Tabannusi, spaces: tuple[int, ...]) -> bool:
    """Whether spaces hang together by their edges."""
    reached = list(spaces[:1])
    for space in reached:  # grows while it is walked
        reached += [s for s in g.board.neighbours[space] if s in spaces and s not in reached]
    return len(reached) == len(spaces)


def touches(g: Tabannusi, space: int, colour: int) -> bool:
    """Whether a building of the colour lies next to the space."""
    return any(g.lies[other] == BUILDING + colour for other in g.board.neighbours[space])


def grid(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-08, TAB-INV-09."""
    built = [cell for _, _, cells in g.buildings for cell in cells]
    if sorted(built) != [space for space in range(len(g.lies)) if BUILDING <= g.lies[space] < WATER]:
        yield "TAB-INV-08: pieces and buildings do not match"
    for _, colour, cells in g.buildings:
        outside = [s for cell in cells for s in g.board.neighbours[cell] if s not in cells]
        if any(g.lies[space] == BUILDING + colour for space in outside):
            yield "TAB-INV-08: two buildings of one colour touch"
        if len(cells) > META.max_building_size or not is_connected(g, cells):
            yield "TAB-INV-08: a building is too large or in pieces"
    dry = [s for s in range(len(g.lies)) if g.lies[s] >= WATER and not is_watered(g, s)]
    if dry:
        yield f"TAB-INV-09: the water on {g.board.names[dry[0]]} is cut off"


def is_watered(g: Tabannusi, start: int) -> bool:
    """Whether a chain of water leads to a printed water space."""
    reached = [start]
    for space in reached:  # grows while it is walked
        if g.board.printed[space]:
            return True
        reached += [s for s in g.board.neighbours[space] if g.lies[s] >= WATER and s not in reached]
    return False


def water_and_gardens(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-09, TAB-INV-10."""
    laid = [s for s in range(len(g.lies)) if g.lies[s] >= WATER and not g.board.printed[s]]
    regular = len(laid) - len(g.special_at) + sum([player.water for player in g.builders])
    if g.water_stack + regular != STACKS["WT"]:
        yield "TAB-INV-10: regular water is missing"
    special = len(g.special_at) + sum([len(player.special) for player in g.builders])
    if len(g.special_stack) + len(g.special_display) + special != len(SPECIAL_WATERS):
        yield "TAB-INV-10: special water is missing"
    if len(g.special_display) != min(DISPLAY, len(g.special_display) + len(g.special_stack)):
        yield "TAB-INV-10: the display is not filled up"
    planted = g.lies.count(GARDEN)
    if g.garden_stack + planted + sum([player.gardens for player in g.builders]) != STACKS["GT"]:
        yield "TAB-INV-10: gardens are missing"
    for space, owner in enumerate(g.marker):
        if (owner != NOBODY) != (g.lies[space] == GARDEN or EMPTY < g.lies[space] < BUILDING):
            yield f"TAB-INV-09: {g.board.names[space]} has a marker too many or too few"
    for player in g.builders:
        mine = [s for s in range(len(g.lies)) if g.lies[s] == GARDEN and g.marker[s] == player.seat]
        if len(mine) != player.planted:
            yield f"TAB-INV-10: seat {player.seat} counts its gardens wrongly"


def port_and_ships(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-11, TAB-INV-12, TAB-INV-13."""
    owned = sum([len(player.crates) for player in g.builders])
    there = len(LINES) - g.port_crates.count(NOBODY)
    removed = 0 if g.automa is None else g.automa.crates_removed
    if there + owned + removed != len(LINES) + META.start_crates * len(humans(g)):
        yield "TAB-INV-11: a crate is missing"
    if any(len(player.crates) > META.max_crates for player in g.builders):
        yield "TAB-INV-11: somebody has too many crates"
    for line in range(len(LINES)):
        blue, red = g.port[2 * line], g.port[2 * line + 1]
        if blue != NOBODY and blue == red:
            yield f"TAB-INV-12: seat {blue} has both houses of a pair"
        tile = g.harbours[line]
        if tile is not None and any(has_line(player, line) for player in g.builders):
            yield f"TAB-INV-13: the harbour tile of {LINES[line]} should have been taken"
    tiles = [tile for tile in g.harbours if tile is not None]
    tiles += g.spare_harbours + g.used_harbours + [tile for player in g.builders for tile in player.harbours]
    if sorted([tile.id for tile in tiles]) != sorted(HARBOURS):
        yield "TAB-INV-13: a harbour tile is missing or doubled"
    for player in g.builders:
        if sum(ships_by_colour(g, player)) > len(g.ships):
            yield f"TAB-INV-12: seat {player.seat} has marked a ship twice"


def ziggurat(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-14, TAB-INV-15."""
    for player in g.builders:
        for section in range(len(CRAFTS)):
            start = SECTION_SIZE * section
            own = g.ziggurat[start : start + SECTION_SIZE].count(player.seat)
            if own != player.section_houses[section] or not own <= player.tile_markers[section] <= TILE_SLOTS:
                yield f"TAB-INV-14: seat {player.seat} has houses and markers that do not fit"
        if not all(0 <= row <= CRAFT_TOP for row in player.craft):
            yield f"TAB-INV-15: a craft marker of seat {player.seat} has left its track"


def cards(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-16."""
    owned = sum([len(player.decrees) for player in g.builders])
    if len(g.decrees) + owned != META.decree_cards[len(humans(g))]:
        yield "TAB-INV-16: a decree is missing"
    held = [card.id for player in g.builders for card in player.cities]
    held += [card.id for card in g.cities_seen]
    if sorted(held + [card.id for card in g.city_deck]) != sorted(CITIES):
        yield "TAB-INV-16: a city card is missing or doubled"
    for player in g.builders:
        if len(player.cities) != META.start_city_cards + g.cities_drawn[player.seat]:
            yield f"TAB-INV-16: seat {player.seat} has not drawn so many city cards"


def turns(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-17, TAB-INV-18, TAB-INV-19."""
    for player in g.builders:
        waiting = player.seat != g.active or g.step in (OVER, START)
        if g.turns[player.seat] and waiting and player.assistant != player.architect:
            yield f"TAB-INV-17: the pawns of seat {player.seat} stand apart"
    if not 0 <= g.actions_left <= META.actions_per_turn:
        yield "TAB-INV-18: too many actions"
    if g.step not in (ACT, AFTER_BUILD, SCORE, SCORED) and g.to_score:
        yield "TAB-INV-19: a scoring was left out"
    if g.step == OVER and (g.scorings != GOLD_ON_TRACK or len(set(g.turns)) > 1):
        yield "TAB-INV-19: the game did not end as it must"


def solo(g: Tabannusi) -> Iterator[str]:
    """TAB-INV-22."""
    automa = g.automa
    if automa is None:
        return
    king = g.builders[-1]
    on_board = sum(king.houses) - automa.unmarked_port_houses
    if sum(automa.city) != HOUSES - on_board:
        yield "TAB-INV-22: the automa city card does not match the king's houses"
    if king.crates or king.water or king.special or king.harbours or king.powers:
        yield "TAB-INV-22: the king owns what a king never owns"
    if not all(automa.tokens):
        yield "TAB-INV-22: an order token shows no tile"
