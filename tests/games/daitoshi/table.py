"""Positions of Daitoshi in table language, and a turn passed."""

from __future__ import annotations

from tablewright.games.daitoshi.box.schema import CITIES, MACHINES, RINGS, TILES, blocked_slots
from tablewright.games.daitoshi.rules.state import BLOCKED, OPEN, TURN, Daitoshi
from tablewright.testing.scenario import Scenario, position
from tests.games.daitoshi.magnates import stand

#: The Inner tiles of the Districts 1 to 5 in these tests.
INNER_TILES = ("inner_invention", "inner_expand", "inner_electrify", "inner_trade", "inner_hall")

INVENTORS, BUILDERS, POWER, TRADERS, HALL = range(5)

#: Cities whose conditions do not disturb most tests: all need a led production or an action with a flag.
QUIET_CITIES = ("city_17", "city_18", "city_13", "city_14", "city_10")


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


def pass_turn(table: Scenario) -> Scenario:
    """Let the active player finish the turn, declining what can be declined."""
    seat = table.state.active
    while not table.table.over and table.state.active == seat:
        names = table.offered()
        declined = [name for name in names if name.endswith((":no", ":done"))]
        table.play(declined[0] if declined else names[0])
    return table
