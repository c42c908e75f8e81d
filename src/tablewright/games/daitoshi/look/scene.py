"""The table on the screen: the board, a Factory for each player, the Mayor's cards. Coordinates are scene
units.
"""

from __future__ import annotations

from tablewright.engine.scene import Scene
from tablewright.games.daitoshi.look.area import area
from tablewright.games.daitoshi.look.board import (
    bank,
    basics,
    cities,
    frame,
    land,
    machine,
    market,
    mayor_panel,
    river,
    tile_stacks,
)
from tablewright.games.daitoshi.look.city import city
from tablewright.games.daitoshi.look.pieces import View


def scenes_of(view: View, seat: int | None) -> list[Scene]:
    """All that can be seen; the own Factory can be picked."""
    areas = [area(me, me["seat"] == seat) for me in view["magnates"]]
    sheets = [board(view), *areas]
    if view["mayor"] is not None:
        sheets.append(mayor(view))
    return sheets


def board(view: View) -> Scene:
    """The main board, 1600 x 1000."""
    scene = Scene("board", "daitoshi")
    for part in (
        frame(view),
        river(view),
        land(view),
        market(view),
        tile_stacks(view),
        machine(view),
        bank(view),
    ):
        scene.add(part)
    for tile in cities(view):
        scene.add(tile)
    scene.add(city(view))
    if view["basics"]:
        scene.add(basics(view))
    return scene


def mayor(view: View) -> Scene:
    """The Mayor's cards beside the board."""
    scene = Scene("mayor", "daitoshi", 1600, 190)
    scene.add(mayor_panel(view))
    return scene
