"""What the players own and what lies on the barges."""

from __future__ import annotations

from tablewright.games.tabannusi.box.tables import CITIES, COLOUR_NUMBER
from tablewright.games.tabannusi.rules.state import Tabannusi
from tests.games.tabannusi.seats import RED


def give(g: Tabannusi, seat: int = RED, **owned: int) -> None:
    """Resources (from their barges), gold, water and gardens (from their stacks)."""
    me = g.builders[seat]
    for name, n in owned.items():
        if name == "gold":
            me.gold = n
        elif name == "water":
            me.water += n
            g.water_stack -= n
        elif name == "gardens":
            me.gardens += n
            g.garden_stack -= n
        else:
            colour = COLOUR_NUMBER[name]
            district = g.local.index(colour, 1)
            g.barges[district] = g.barges[district][: len(g.barges[district]) - n]
            me.dice[colour] += n


def barge(g: Tabannusi, district: int, *values: int) -> None:
    """Only these dice lie on the barge; the others of their colour are in the supply."""
    colour = g.local[district]
    g.supply[colour] += len(g.barges[district]) - len(values)
    g.barges[district] = tuple(values)


def spent(g: Tabannusi, colour: str, n: int = 1) -> None:
    """Dice of the barge lie in the supply."""
    district = g.local.index(COLOUR_NUMBER[colour], 1)
    barge(g, district, *g.barges[district][: len(g.barges[district]) - n])


def crates(g: Tabannusi, seat: int, **full: bool) -> None:
    """The player's crates, each full or empty; further ones come from the port."""
    me = g.builders[seat]
    me.crates = [COLOUR_NUMBER[colour] for colour in full]
    me.crate_full = list(full.values())
    me.crate_paid = [False] * len(full)
    for line in range(len(full) - 1):
        g.port_crates[line] = -1


def in_supply(g: Tabannusi, seat: int, markers: int) -> None:
    """So many of the player's free markers are in the supply, the rest in the area."""
    me = g.builders[seat]
    me.markers, me.markers_left = me.markers + me.markers_left - markers, markers


def craft(g: Tabannusi, seat: int, brown: int, white: int, yellow: int) -> None:
    """Where the craft markers are."""
    g.builders[seat].craft = [brown, white, yellow]


def city(g: Tabannusi, seat: int, card: str) -> None:
    """The player's city card."""
    wanted, held = CITIES[card], g.builders[seat].cities[0]
    for pile in (g.city_deck, *[me.cities for me in g.builders]):
        if wanted in pile:
            pile[pile.index(wanted)] = held
    g.builders[seat].cities[0] = wanted
