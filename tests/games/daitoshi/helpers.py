"""Positions of Daitoshi in table language."""

from __future__ import annotations

from typing import Any

from tablewright.games.daitoshi.box.schema import (
    CITIES,
    FLOOR_NAMES,
    INVENTIONS,
    MACHINES,
    MAYOR_CARDS,
    RIGHT,
    RING_NAMES,
    RINGS,
    TILES,
    UNCOVERED,
    MayorCard,
    blocked_slots,
)
from tablewright.games.daitoshi.rules.machine import install_upgrades, take_university
from tablewright.games.daitoshi.rules.state import BLOCKED, OPEN, TURN, Daitoshi, Magnate
from tablewright.testing.scenario import Scenario, position

#: The Inner tiles of the Districts 1 to 5 in these tests.
INNER_TILES = ("inner_invention", "inner_expand", "inner_electrify", "inner_trade", "inner_hall")
INVENTORS, BUILDERS, POWER, TRADERS, HALL = range(5)
#: Cities whose conditions do not disturb most tests: all need a led production or an action with a flag.
QUIET_CITIES = ("city_17", "city_18", "city_13", "city_14", "city_10")
SPACES = ("left", "middle", "right")


def daitoshi(players: int = 3, machine: str = "mm_2", cities: tuple[str, ...] = QUIET_CITIES) -> Scenario:
    """A game with known Districts: seat 0 begins, all Magnates stand on right spaces, nobody has goods.

    Seat 0 stands in District 1 (Work on Invention); the others in District 5 (City Hall), where the
    Mega-Machine is too.
    """
    table = position("daitoshi", players)
    lay_out(table.state, machine, cities)
    return table


def alone(advisors: str = "0") -> Scenario:
    """The same against the Mayor, who stands in District 5."""
    table = position("daitoshi", 1, advisors=advisors)
    lay_out(table.state, "mm_2", QUIET_CITIES)
    return table


def lay_out(g: Daitoshi, machine: str, cities: tuple[str, ...]) -> None:
    """Arrange the table as the tests want it."""
    for sector, tile in enumerate(INNER_TILES):
        g.tiles[sector * RINGS] = TILES[tile]
    g.cities = [CITIES[city] for city in cities]
    use_machine(g, machine)
    g.machine_at = HALL
    g.first = g.active = 0
    g.phase = TURN
    for me in g.magnates:
        me.goods = dict.fromkeys(me.goods, 0)
        me.steam = 0
        stand(me, INVENTORS if me.seat == 0 else HALL, "right")
    if g.neutral >= 0:
        g.neutral = TRADERS


def use_machine(g: Daitoshi, machine: str) -> None:
    """Play with this side of the Mega-Machine."""
    g.machine = MACHINES[machine]
    covered = blocked_slots(g.machine, g.players)
    g.slots = [BLOCKED if slot.id in covered else OPEN for slot in g.machine.slots]


def stand(me: Magnate, sector: int, space: str) -> None:
    """Put a Magnate somewhere."""
    me.sector = sector
    me.space = SPACES.index(space)


def owns(me: Magnate, **goods: int) -> Magnate:
    """Give resources and Steam."""
    for what, n in goods.items():
        if what == "steam":
            me.steam = n
        else:
            me.goods[what] = n
    return me


def take_hexes(g: Daitoshi, me: Magnate, *kinds: str) -> None:
    """Hexes from the tracks into a Zone."""
    for kind in kinds:
        uncover(g, kind)
        if me.is_mayor:
            me.zone[me.zone.index("")] = kind
        else:
            me.zone.append(kind)


def uncover(g: Daitoshi, kind: str) -> str:
    """A hex leaves its track."""
    g.hexes[kind] -= 1
    g.uncovered[kind] = UNCOVERED[g.players][kind][g.hexes[kind]]
    return kind


def uncover_spaces(g: Daitoshi, kind: str, spaces: int) -> None:
    """Hexes go from a track to the discard pile until so many spaces are free."""
    while g.uncovered[kind] < spaces:
        uncover(g, kind)
        g.discard[kind] += 1


def hire(g: Daitoshi, me: Magnate, *colours: str) -> None:
    """Workers from the supply into a Factory."""
    for colour in colours:
        g.supply[colour] -= 1
        me.workers[me.workers.index("")] = colour


def post(g: Daitoshi, sector: int, ring: str, colour: str) -> None:
    """A worker from the supply into a workshop."""
    g.supply[colour] -= 1
    g.posted[sector * RINGS + RING_NAMES.index(ring)] = colour


def install(g: Daitoshi, me: Magnate, floor: str, tile: str, step: int = 0) -> None:
    """An invention on a floor; whatever lay there goes back to its stack."""
    number = FLOOR_NAMES.index(floor)
    data = INVENTIONS[tile]
    take_out(g, tile)
    old = me.floors[number]
    if old is not None and old.quality in g.stacks:
        g.stacks[old.quality].append(old)
    me.floors[number] = data
    me.steps[number] = step


def take_out(g: Daitoshi, tile: str) -> None:
    """Take an invention from wherever it lies."""
    data = INVENTIONS[tile]
    if data.quality in g.stacks:
        if data in g.market:
            place = g.market.index(data)
            g.market[place] = g.stacks[data.quality].pop()
        else:
            g.stacks[data.quality].remove(data)


def offer(g: Daitoshi, place: int, tile: str) -> None:
    """Put a tile on a place of the market."""
    data = INVENTIONS[tile]
    old = g.market[place]
    assert old is not None
    if data in g.market:
        other = g.market.index(data)
        g.market[other], g.market[place] = old, data
        return
    g.stacks[data.quality].remove(data)
    g.stacks[data.quality].append(old)
    g.market[place] = data


def build(g: Daitoshi, sector: int, tile: str, *hexes: str, lit: bool = False) -> None:
    """A district tile on its space, with hexes from the tracks."""
    data = TILES[tile]
    stack = g.middle_stack if data.ring == "middle" else g.outer_stack
    stack.remove(data)
    space = sector * RINGS + RING_NAMES.index(data.ring)
    g.tiles[space] = data
    g.lit[space] = lit
    g.laid[space] = tuple(uncover(g, kind) for kind in hexes)


def top_of_stack(g: Daitoshi, tile: str) -> None:
    """Put a district tile on top of its stack."""
    stack = g.middle_stack if TILES[tile].ring == "middle" else g.outer_stack
    stack.remove(TILES[tile])
    stack.append(TILES[tile])


def fill_upgrade(g: Daitoshi, place: int) -> None:
    """Fill the open slots of an Upgrade with contributions of the last seat, so that it is installed."""
    floors = iter(FLOOR_NAMES.index(name) for name in ("M1", "R1", "R2"))
    linked = g.machine.upgrade_places[place].linked_slots
    for i, slot in enumerate(g.machine.slots):
        if slot.id in linked and g.slots[i] == OPEN:
            g.slots[i] = g.stacks["common"].pop().id
            take_university(g, g.magnates[-1], next(floors))
    install_upgrades(g)


def put_flag(g: Daitoshi, me: Magnate, city: str) -> None:
    """A flag in a city."""
    me.flags[slot_of(g, city)] = True


def slot_of(g: Daitoshi, city: str) -> int:
    """Where a city lies."""
    return g.cities.index(CITIES[city])


def space_of(sector: int, ring: str) -> int:
    """The number of a space of the board."""
    return sector * RINGS + RING_NAMES.index(ring)


def stack_deck(g: Daitoshi, front: str, back: str) -> None:
    """The Mayor reveals `front` next; then `back` lies on the deck."""
    for card in (MAYOR_CARDS[back], MAYOR_CARDS[front]):
        g.deck.remove(card)
        g.deck.append(card)


def card_with(**wanted: Any) -> MayorCard:
    """A Mayor card whose front or back shows this."""
    for card in MAYOR_CARDS.values():
        if all(
            getattr(card.front, name, getattr(card.back, name, None)) == value
            for name, value in wanted.items()
        ):
            return card
    raise LookupError(wanted)


def on_right(me: Magnate) -> bool:
    """Whether the Magnate stands on a right space."""
    return me.space == RIGHT


def pass_turn(table: Scenario) -> Scenario:
    """Let the active player finish the turn, declining what can be declined."""
    seat = table.state.active
    while not table.table.over and table.state.active == seat:
        names = table.offered()
        declined = [name for name in names if name.endswith((":no", ":done"))]
        table.play(declined[0] if declined else names[0])
    return table
