"""What a position of Tabannusi is worth: points so far, scorings to come, and what may still earn.

Nearly a weighted sum. Most things count twice: ``x`` as long as the seat has turns to use them, ``x-early``
times the part of the game that is left. What lies on the board is read once for all seats, see `Ground`.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.brain import View, Weights
from tablewright.games.tabannusi.box.schema import (
    CRAFTS,
    DATA,
    META,
    Buildings,
    BuildingsOrZiggurat,
    BuildingWithGarden,
    Decree,
    Effect,
    GardensNextToOwnBuildings,
    OwnGardens,
    PortHouses,
    Ships,
    Vp,
)
from tablewright.games.tabannusi.box.tables import (
    BOARDS,
    BOTTOM,
    CITIES,
    COL_OF,
    COLOUR_NUMBER,
    COMMON,
    CRAFT_TOP,
    DECREES,
    GOLD_ON_TRACK,
    LINE_PLACES,
    LINES,
    LINES_PASSED,
    MULTIPLIER,
    PORT,
    ROW_OF,
    ROW_SIZE,
    SHIP_COLOUR,
    SHIPS,
    TILE_SLOTS,
    WILD,
    ZIGGURAT,
    ZIGGURAT_TILES,
    Board,
)

#: What views call the steps of a game that matter here, and a place where nobody stands.
START: Final = "start"
ACTING: Final = ("act", "after-build")
OVER: Final = "over"
NOBODY: Final = -1

COLOURED: Final = len(CRAFTS)
GROUPS: Final = COLOURED * len(COMMON)  # projects of one colour in one district
OPEN: Final = 0
TAKEN: Final = 1
GARDEN: Final = 2
WATER: Final = 3
KINDS: Final = {"project": TAKEN, "building": TAKEN, "garden": GARDEN, "water": WATER}


# ------------------------------------------------------------------------------ what the rules give
def points_of(effect: Effect) -> int:
    """The points among what an effect gives."""
    return sum([step.n for step in effect if isinstance(step, Vp)])


#: Where the count of what a requirement asks for stands in a seat's `tally`; three in a row are by colour.
BUILT: Final = 0
BUILT_OR_ZIGGURAT: Final = BUILT + COLOURED
SHIPPED: Final = BUILT_OR_ZIGGURAT + COLOURED
GARDENED: Final = SHIPPED + COLOURED
PORT_HOUSES: Final = GARDENED + COLOURED
ALL_TILES: Final = PORT_HOUSES + 1
GARDENS_BESIDE: Final = ALL_TILES + 1
PLANTED: Final = GARDENS_BESIDE + 1


def place_in_tally(need: Any) -> int:
    """Where a requirement looks."""
    if isinstance(need, PortHouses):
        return PORT_HOUSES
    if isinstance(need, OwnGardens):
        return PLANTED
    if isinstance(need, GardensNextToOwnBuildings):
        return GARDENS_BESIDE
    for kind, first in (
        (Buildings, BUILT),
        (BuildingsOrZiggurat, BUILT_OR_ZIGGURAT),
        (Ships, SHIPPED),
        (BuildingWithGarden, GARDENED),
    ):
        if isinstance(need, kind):
            return first + COLOUR_NUMBER[need.color]
    return ALL_TILES


def needs_of(decree: Decree) -> list[tuple[int, int]]:
    """Places in the tally and how many are wanted there."""
    return [(place_in_tally(need), int(getattr(need, "n", COLOURED))) for need in decree.requirements]


DECREE_NEEDS: Final = {card.id: needs_of(card) for card in DECREES.values()}
DECREE_WANTED: Final = {card: sum([n for _, n in needs]) for card, needs in DECREE_NEEDS.items()}
DECREE_POINTS: Final = {card.id: points_of(card.effect) for card in DECREES.values()}
CITY_NEEDS: Final = {card.id: list(card.houses.items()) for card in CITIES.values()}
CITY_WANTED: Final = {card.id: sum(card.houses.values()) for card in CITIES.values()}
CITY_POINTS: Final = {card.id: card.vp for card in CITIES.values()}
#: TAB-3.1.5 Columns of the player board: how many houses of each coloured row, and the points.
COLUMNS: Final = [(column.col, points_of(column.bonus)) for column in DATA.player_board_columns]
SLOT_POINTS: Final = {tile.id: (0, *tile.vp_by_rightmost_slot) for tile in ZIGGURAT_TILES.values()}
COUNTED: Final = {tile.id: tile.per for tile in ZIGGURAT_TILES.values()}
ABILITY: Final = {ship.id: "ability-" + ship.trigger if ship.trigger else "" for ship in SHIPS.values()}


def towards_line(position: int) -> float:
    """How much of the next blue line a marker on this position of a craft track has behind it."""
    lines = LINES_PASSED[position]
    if position == CRAFT_TOP:
        return 0.0
    first = LINES_PASSED.index(lines)
    return (position - first) / (LINES_PASSED.index(lines + 1) - first)


TOWARDS_LINE: Final = [towards_line(position) for position in range(CRAFT_TOP + 1)]


# ---------------------------------------------------------------------------------------- the ground
class Ground:
    """What lies on the board, as all seats see it."""

    def __init__(self, view: View) -> None:
        builders: list[View] = view["builders"]
        seats = len(builders)
        self.size: Final = [0] * GROUPS  # projects
        self.green: Final = [0] * GROUPS  # gardens next to them
        self.marked: Final = [[0] * GROUPS for _ in range(seats)]  # of them with a seat's marker
        self.built: Final = [[0] * COLOURED for _ in range(seats)]
        self.strength: Final = [[0.0] * COLOURED for _ in range(seats)]  # sizes and gardens of buildings
        self.gardened: Final = [[0] * COLOURED for _ in range(seats)]  # buildings next to gardens
        self.near: Final[list[list[int]]] = [[] for _ in range(seats)]  # gardens next to own buildings
        self.shores: Final = [0] * seats  # water without a garden next to own buildings, by multiplier
        self.hopes: Final = [0] * seats  # spaces next to own gardens where others may build
        self.colours: Final = [0] * (ZIGGURAT + 1)
        self.soon: Final = [0.0] * (ZIGGURAT + 1)  # share of the next scoring
        self.nearest: float = 0.0  # how full the emptiest barge is
        self.read_districts(view, seats)
        self.read_spaces(view, builders)

    def read_districts(self, view: View, seats: int) -> None:
        """Barges: the fewer dice, the sooner the scoring."""
        total = 0.0
        least = full = META.dice_per_color[seats]
        districts: list[View] = view["districts"]
        for i in range(len(districts)):
            dice = len(districts[i]["dice"])
            least = min(least, dice)
            nearness = 1.0 / (1 + dice)
            total += nearness
            self.soon[i + 1] = nearness
            self.colours[i + 1] = COLOUR_NUMBER[districts[i]["color"]]
        for i in range(len(self.soon)):
            self.soon[i] /= total
        self.nearest = least / full

    def read_spaces(self, view: View, builders: list[View]) -> None:
        """Projects, gardens and water, then the buildings among them."""
        board = BOARDS[view["board"]]
        lies: list[View | None] = list(view["spaces"].values())
        what = [OPEN] * len(lies)
        projects: dict[int, list[int]] = {}
        gardens: list[tuple[int, int]] = []
        for space, tile in enumerate(lies):
            if tile is None:
                continue
            kind: str = tile["kind"]
            what[space] = KINDS[kind]
            if kind == "project":
                group = COLOURED * (board.district[space] - 1) + COLOUR_NUMBER[tile["color"]]
                projects.setdefault(group, []).append(space)
                self.marked[tile["owner"]][group] += 1
            elif kind == "garden":
                gardens.append((space, tile["owner"]))
        for space, owner in gardens:
            for other in board.neighbours[space]:
                if what[other] == OPEN:
                    self.hopes[owner] += 1
        for group, cells in projects.items():
            self.size[group] = len(cells)
            self.green[group] = len(beside(cells, what, board.neighbours)[0]) if gardens else 0
        self.read_buildings(view, builders, what, board)

    def read_buildings(self, view: View, builders: list[View], what: list[int], board: Board) -> None:
        """Whose they are, and the gardens and the water next to them."""
        buildings: list[View] = view["buildings"]
        for building in buildings:
            owner: int = building["owner"]
            colour = COLOUR_NUMBER[building["color"]]
            cells = [board.index[name] for name in building["spaces"]]
            gardens, waters = beside(cells, what, board.neighbours)
            self.built[owner][colour] += 1
            self.strength[owner][colour] += len(cells) + len(gardens)
            if gardens:
                self.gardened[owner][colour] += 1
                self.near[owner] += [space for space in gardens if space not in self.near[owner]]
            self.shores[owner] += MULTIPLIER[builders[owner]["craft"][colour]] * len(waters)


def beside(
    cells: list[int], what: list[int], neighbours: tuple[tuple[int, ...], ...]
) -> tuple[list[int], list[int]]:
    """The gardens and the water next to some cells, each space once."""
    gardens: list[int] = []
    waters: list[int] = []
    for cell in cells:
        for space in neighbours[cell]:
            if what[space] == GARDEN:
                if space not in gardens:
                    gardens.append(space)
            elif what[space] == WATER and space not in waters:
                waters.append(space)
    return gardens, waters


#: The view that was judged last, with its ground: seats are judged one after the other.
_LAST: list[tuple[View, Ground]] = []


def ground_of(view: View) -> Ground:
    """The ground of a view, read once for all its seats."""
    for seen, ground in _LAST:
        if seen is view:
            return ground
    ground = Ground(view)
    _LAST[:] = [(view, ground)]
    return ground


# ------------------------------------------------------------------------------------------ the seat
class Side:
    """A seat with what it may hope for: the things that several parts of the evaluation need."""

    def __init__(self, view: View, seat: int, weights: Weights) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.me: Final[View] = view["builders"][seat]
        self.weights: Final = weights
        self.ground: Final = ground_of(view)
        self.turns: Final = turns_to_come(view, seat, self.ground, weights)
        self.left: Final = self.turns / (weights["turns-per-scoring"] * GOLD_ON_TRACK)
        self.usable: Final = min(1.0, self.turns)
        self.tally: Final = tally_of(view, self.me, self.ground)
        scorings = weights["scoring"] * view["time_gold"] if view["turns_left"] < 0 else 0.0
        self.scorings: Final = [1.0 + scorings * share for share in self.ground.soon]

    def worth(self, name: str, early: str) -> float:
        """What one of a thing is worth at this time, by its two weights."""
        return self.usable * self.weights[name] + self.left * self.weights[early]


def turns_to_come(view: View, seat: int, ground: Ground, weights: Weights) -> float:
    """Own turns still to come, the rest of the one that is on included."""
    on = 0.0
    if view["active"] == seat:
        acting = view["step"] in ACTING
        on = view["actions_left"] / META.actions_per_turn if acting else 1.0
    to_come: int = view["turns_left"]
    if to_come >= 0:
        players = len(view["builders"])
        behind = (seat - view["active"]) % players or players
        return on + (to_come - behind) // players + 1
    scorings = view["time_gold"] - 1 + ground.nearest
    return float(on + weights["turns-per-scoring"] * scorings + weights["turns-after-end"])


def tally_of(view: View, me: View, ground: Ground) -> list[int]:
    """Counts of what decrees ask for; printed ships are no colour here, see `decrees_ahead`."""
    seat: int = me["seat"]
    built = ground.built[seat]
    sections: list[int] = me["section_houses"]
    ships = [0] * (COLOURED + 1)
    marks: list[int] = me["ships"]
    names: list[str] = view["ships"]
    for place in range(len(marks)):
        if marks[place]:
            ships[SHIP_COLOUR[names[place]]] += 1
    tiles: list[int] = me["tile_markers"]
    return [
        *built,
        *[built[colour] + sections[colour] for colour in range(COLOURED)],
        *ships[:COLOURED],
        *ground.gardened[seat],
        me["houses"][PORT],
        COLOURED - tiles.count(0),
        len(ground.near[seat]),
        me["planted"],
        ships[WILD],
    ]


def evaluate(view: View, seat: int, weights: Weights) -> float:
    """The points a seat may expect at the end."""
    points = float(view["builders"][seat]["points"])
    if view["step"] == OVER:
        return points
    side = Side(view, seat, weights)
    value = points + districts(side) + owned(side) + standing(side) + crafts(side)
    value += decrees_ahead(side) + cities_ahead(side) + columns_ahead(side)
    value += port_ahead(side) + ziggurat_ahead(side)
    return value + chances(side)


def districts(side: Side) -> float:
    """Every district scores at the end, and some before."""
    value = 0.0
    seen: list[View] = side.view["districts"]
    for i in range(len(seen)):
        value += seen[i]["worth"][side.seat] * side.scorings[i + 1]
    return value


def owned(side: Side) -> float:
    """Gold, tiles and crates: of use only while there are turns. Harbour tiles score even unused."""
    me, weights = side.me, side.weights
    value = dice_owned(side) + markers_owned(side) + side.worth("gold", "gold-early") * me["gold"]
    value += side.worth("water", "water-early") * me["water"]
    value += side.worth("special-water", "special-water-early") * len(me["special"])
    value += side.worth("garden", "garden-early") * me["gardens"]
    crates: list[View] = me["crates"]
    if crates:
        full, empty = side.worth("full-crate", "full-crate-early"), side.left * weights["empty-crate-early"]
        for crate in crates:
            value += full if crate["full"] else empty
    return float(value + weights["harbour"] * len(me["harbours"]))


def dice_owned(side: Side) -> float:
    """Dice; those of a district that scores soon go back (TAB-7.3), and more than one price lie idle."""
    dice: list[int] = side.me["dice"]
    colours, soon = side.ground.colours, side.ground.soon
    returned = 0.0
    idle = 0
    for district in range(1, ZIGGURAT + 1):
        n = dice[colours[district]]
        if n:
            returned += n * soon[district]
            if n > META.build_local_cost:
                idle += n - META.build_local_cost
    weights = side.weights
    value = weights["die-returned-soon"] * returned + weights["die-too-many"] * idle
    return side.usable * value + side.worth("die", "die-early") * sum(dice)


def markers_owned(side: Side) -> float:
    """Markers: those for one turn are dear, those for one more group of projects less so, others idle."""
    markers: int = side.me["markers"]
    first = min(markers, META.actions_per_turn)
    following = min(markers - first, META.max_projects_per_color_per_district)
    value = side.usable * side.weights["marker-spare"] * (markers - first - following)
    value += side.worth("marker-next", "marker-next-early") * following
    return value + side.worth("marker-first", "marker-first-early") * first


def standing(side: Side) -> float:
    """Houses, own projects, gardens and the room for more of them: worth more the more is to come."""
    me, weights, ground, seat = side.me, side.weights, side.ground, side.seat
    rows: list[int] = me["rows"]
    value = side.left * weights["house-early"] * (sum(ROW_SIZE) - sum(rows))
    value += side.worth("own-project", "own-project-early") * sum(ground.marked[seat])
    value += side.left * (
        weights["planted-early"] * me["planted"]
        + weights["garden-hope-early"] * ground.hopes[seat]
        + weights["shore-early"] * ground.shores[seat]
    )
    return float(value)


def crafts(side: Side) -> float:
    """Steps on the craft tracks, and how near the next multiplier of what stands is."""
    craft: list[int] = side.me["craft"]
    strength = side.ground.strength[side.seat]
    near = lines = growing = 0.0
    for colour in range(COLOURED):
        position = craft[colour]
        near += TOWARDS_LINE[position] * strength[colour]
        lines += MULTIPLIER[position]
        growing += MULTIPLIER[position] * strength[colour]
    return (
        side.worth("towards-line", "towards-line-early") * near
        + side.left * side.weights["craft-step-early"] * sum(craft)
        + side.left * side.weights["multiplier-early"] * lines
        + side.left * side.weights["strength-early"] * growing
    )


# -------------------------------------------------------------------------------------- cards to come
def promise(side: Side, missing: int, wanted: int, name: str, near: str) -> float:
    """Which part of its points something promises of which so much is missing, by its two weights."""
    if missing == wanted or missing > side.turns * META.actions_per_turn:
        return 0.0
    share = 1.0 - missing / wanted
    return share * share * (side.weights[name] + share * side.weights[near])


def decrees_ahead(side: Side) -> float:
    """Decrees that nobody has taken yet."""
    value = 0.0
    tally = side.tally
    cards: list[str] = side.view["decrees"]
    for card in cards:
        missing = ships = 0
        for place, n in DECREE_NEEDS[card]:
            lack = n - tally[place]
            if lack > 0:
                missing += lack
                if SHIPPED <= place < GARDENED:
                    ships += lack
        missing -= min(ships, tally[-1])  # TAB-5.5.6 printed ships are of any colour
        if missing:
            share = promise(side, missing, DECREE_WANTED[card], "decree", "decree-near")
        else:
            share = side.weights["decree-done"] * side.usable  # it can be taken in the next own turn
        value += DECREE_POINTS[card] * share
    return value


def cities_ahead(side: Side) -> float:
    """City cards, as far as they are seen; a house serves one card only."""
    cards: list[str] | None = side.me["cities"]
    if cards is None:
        return float(side.weights["city-unseen"] * side.me["city_count"])
    value = 0.0
    houses: list[int] = side.me["houses"]
    if len(cards) > 1:
        houses = houses[:]
    for card in cards:
        missing: int = -side.me["city_ignore"]
        for district, n in CITY_NEEDS[card]:
            missing += max(0, n - houses[district])
        if missing > 0:
            value += CITY_POINTS[card] * promise(side, missing, CITY_WANTED[card], "city", "city-near")
            continue
        value += CITY_POINTS[card]
        if len(cards) > 1:
            for district, n in CITY_NEEDS[card]:
                houses[district] = max(0, houses[district] - n)
    return value


def columns_ahead(side: Side) -> float:
    """TAB-3.1.5 Columns of the player board that are not yet empty of coloured houses."""
    value = 0.0
    rows: list[int] = side.me["rows"]
    for column, points in COLUMNS:
        missing = 0
        for colour in range(COLOURED):
            missing += max(0, rows[colour] + column - ROW_SIZE[colour])
        if missing:
            value += points * promise(side, missing, column * COLOURED, "column", "column-near")
    return value


# ---------------------------------------------------------------------------------- port and ziggurat
def port_ahead(side: Side) -> float:
    """Ships: abilities, lines that lead to a harbour tile; houses in the port."""
    weights = side.weights
    marks: list[int] = side.me["ships"]
    if not any(marks):
        return 0.0
    value = 0.0
    names: list[str] = side.view["ships"]
    for place in range(len(marks)):
        if marks[place]:
            ability = ABILITY[names[place]]
            value += weights["ship-early"] + (weights[ability] if ability else 0.0)
    harbours: list[str | None] = side.view["harbours"]
    for line in range(len(LINES)):
        if harbours[line] is not None:
            missing = 0
            for place in LINE_PLACES[line]:
                missing += not marks[place]
            if missing < len(LINE_PLACES[line]):
                value += weights["line"] / missing
    return side.left * value


def ziggurat_ahead(side: Side) -> float:
    """Markers on ziggurat tiles grow with what the tiles count."""
    value = 0.0
    slots: list[int] = side.me["tile_markers"]
    tiles: list[str] = side.view["ziggurat_tiles"]
    for section in range(len(slots)):
        if slots[section]:
            value += side.weights["tile-marker-early"] * slots[section]
            value += side.weights["slot-early"] * SLOT_POINTS[tiles[section]][slots[section]]
    return side.left * value


def count_for(side: Side, tile: str) -> int:
    """TAB-9.2 What a ziggurat tile counts."""
    per = COUNTED[tile]
    houses: list[int] = side.me["houses"]
    if per == "houses_in_common_districts":
        return sum(houses[: len(COMMON) + 1])
    if per == "houses_in_ziggurat":
        return houses[ZIGGURAT] + 1
    if per == "houses_in_port":
        return houses[PORT]
    if per == "blue_lines_crossed":
        return sum([LINES_PASSED[row] for row in side.me["craft"]])
    if per == "ships_marked":
        return len(side.me["ships"]) - int(side.me["ships"].count(0))
    if per == "buildings_next_to_garden":
        return sum(side.ground.gardened[side.seat])
    if per == "own_gardens":
        return side.tally[PLANTED]
    if per == "decree_or_city_cards_done":
        return len(side.me["decrees"])
    if per == "sets_buildings_plus_sets_ships":
        return min(side.tally[BUILT:BUILT_OR_ZIGGURAT]) + min(side.tally[SHIPPED:GARDENED])
    return 1


# ------------------------------------------------------------------------------------ the next actions
def chances(side: Side) -> float:
    """What the next actions promise: those left of this turn where the assistant is, then those after it."""
    view, me = side.view, side.me
    if side.turns <= 0.0 or view["step"] == START:
        return 0.0
    purse = Purse(me)
    if view["active"] != side.seat or view["step"] not in ACTING:
        return side.weights["ready-next"] * chance_in(side, me["assistant"], purse, 1)
    value = 0.0
    if view["actions_left"]:
        value = side.weights["ready-now"] * chance_in(side, me["assistant"], purse, 0)
    if side.turns >= 1.0:
        value += side.weights["ready-next"] * chance_in(side, me["architect"], purse, 1)
    return value


class Purse:
    """What a seat can pay with: dice and full crates by colour, and gold."""

    def __init__(self, me: View) -> None:
        self.gold: Final[int] = me["gold"]
        self.of: Final[list[int]] = list(me["dice"])
        crates: list[View] = me["crates"]
        for crate in crates:
            if crate["full"]:
                self.of[COLOUR_NUMBER[crate["color"]]] += 1

    def share(self, local: int, price: int, other: int, more: int, die: int) -> float:
        """Which part of a price can be paid: local resources, `die` more to come, and others."""
        have = self.of[local] + die
        if other == local:
            price += more
            more = 0
        lack = max(0, price - have) + (max(0, more - self.of[other]) if more else 0) - self.gold
        return 1.0 if lack <= 0 else max(0.0, 1.0 - lack / (price + more)) ** 2


def chance_in(side: Side, district: int, purse: Purse, die: int) -> float:
    """The best that can be done in a district with so many dice more."""
    if not district:
        return 0.0  # not yet on the board
    if district == PORT:
        return chance_in_port(side, purse, die)
    if district == ZIGGURAT:
        return chance_in_ziggurat(side, purse, die)
    return chance_to_build(side, district, purse, die)


def chance_to_build(side: Side, district: int, purse: Purse, die: int) -> float:
    """The best building that could be built in a district."""
    best = 0.0
    ground = side.ground
    rows: list[int] = side.me["rows"]
    craft: list[int] = side.me["craft"]
    marked = ground.marked[side.seat]
    for colour in range(COLOURED):
        group = COLOURED * (district - 1) + colour
        size = ground.size[group]
        if size and (rows[colour] or rows[BOTTOM]):
            gain = MULTIPLIER[craft[colour]] * (size + ground.green[group]) * side.scorings[district]
            gain += side.weights["next-house"]
            share = purse.share(ground.colours[district], META.build_local_cost, colour, marked[group], die)
            best = max(best, gain * share)
    return best


def chance_in_port(side: Side, purse: Purse, die: int) -> float:
    """A house for the ships in its line, or a ship for the houses of its lines."""
    me, port = side.me, side.view["port"]
    marks: list[int] = me["ships"]
    mine = [side.seat in (port[2 * line], port[2 * line + 1]) for line in range(len(LINES))]
    most = 0
    for line in range(len(LINES)):
        if not mine[line] and NOBODY in (port[2 * line], port[2 * line + 1]):
            most = max(most, sum([marks[place] > 0 for place in LINE_PLACES[line]]))
    best = 0.0
    if me["rows"][BOTTOM]:
        local = side.ground.colours[PORT]
        best = most * side.scorings[PORT] + side.weights["next-house"]
        best *= purse.share(local, META.port_house_cost, local, 0, die)
    if me["markers"]:
        lines = 0
        for place in range(len(marks)):
            if not marks[place]:
                lines = max(lines, mine[ROW_OF[place]] + mine[COL_OF[place]])
        ship = lines * side.scorings[PORT] + side.weights["next-ship"]
        best = max(best, ship * min(1.0, purse.gold / META.ship_action_gold) ** 2)
    return best


def chance_in_ziggurat(side: Side, purse: Purse, die: int) -> float:
    """The next slot of a ziggurat tile."""
    me = side.me
    if not me["markers"]:
        return 0.0
    local = side.ground.colours[ZIGGURAT]
    share = purse.share(local, META.ziggurat_house_cost, local, 0, die)
    if not share:
        return 0.0
    best = 0.0
    rows: list[int] = me["rows"]
    slots: list[int] = me["tile_markers"]
    tiles: list[str] = side.view["ziggurat_tiles"]
    for section in range(len(slots)):
        slot = slots[section]
        if slot < TILE_SLOTS and (rows[section] or rows[BOTTOM]):
            points = SLOT_POINTS[tiles[section]]
            gain = (points[slot + 1] - points[slot]) * count_for(side, tiles[section])
            best = max(best, gain * side.scorings[ZIGGURAT] + side.weights["next-house"])
    return best * share
