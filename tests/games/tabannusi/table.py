"""Positions of Tabannusi in table language. Everything keeps the box complete, as the invariants demand."""

from __future__ import annotations

from tablewright.games.tabannusi.rules.state import ACT, DIE, Builder
from tablewright.testing.scenario import Scenario
from tablewright.testing.scenario import position as set_up_position
from tests.games.tabannusi.grids import building
from tests.games.tabannusi.places import decrees, places, ziggurat_tiles
from tests.games.tabannusi.seats import RED

#: Where the starting buildings of these positions stand: out of the way.
CORNERS = {
    2: ("D3-r1c4", "D3-r4c4"),
    3: ("D3-r1c4", "D3-r5c4", "D2-r5c1"),
    4: ("D3-r1c5", "D3-r5c5", "D2-r5c1", "D2-r1c1"),
}

COLOURS_OF_CORNERS = ("brown", "white", "yellow", "brown")


def begun(players: int = 2, at: int = 1, step: str = ACT) -> Scenario:
    """Red acts: first game's barges, ordinary dice, everybody's pawns in one district, no abilities."""
    s = set_up_position("tabannusi", players, setup="first")
    g = s.state
    for me, corner, colour in zip(g.builders, CORNERS[players], COLOURS_OF_CORNERS, strict=False):
        building(g, me.seat, colour, corner)
        me.assistant = me.architect = at
        me.crates, me.crate_full, me.crate_paid = [0], [False], [True]  # nothing to pay with or to fill
    g.turns = [1] * players
    g.first = g.active = RED
    g.step = step
    g.actions_left = 2
    per_barge = {2: (1, 2, 3, 4, 6), 3: (1, 2, 3, 4, 5, 6), 4: (1, 2, 3, 4, 5, 6, 6)}[players]
    g.barges = [(), *[per_barge] * 5]
    places(g, "PS1", "S04", "S12", "S03", "S05", "S09", "S10", "S13", "PS2")
    g.port_crates = [0, 1, 2, 3, 4, 0]
    decrees(g, *("D16", "D12", "D08", "D15")[:players])
    ziggurat_tiles(g, "Z01", "Z02", "Z03")
    return s


def taking_a_die(players: int = 2, at: int = 1) -> Scenario:
    """The same before red takes a die."""
    return begun(players, at, DIE)


def me_of(s: Scenario, seat: int = RED) -> Builder:
    """A player of the position."""
    builder: Builder = s.state.builders[seat]
    return builder
