"""The table on the screen: the board, and an area for each player. Coordinates are scene units."""

from __future__ import annotations

from tablewright.engine.looks import Picture
from tablewright.engine.marks import Shape
from tablewright.engine.outlines import rect
from tablewright.engine.scene import Node, Scene
from tablewright.games.tabannusi.look.area import area
from tablewright.games.tabannusi.look.centre import (
    draw_craft,
    draw_decrees,
    draw_ruler,
    draw_supply,
    draw_time,
)
from tablewright.games.tabannusi.look.grid import draw_districts
from tablewright.games.tabannusi.look.pieces import View
from tablewright.games.tabannusi.look.port import draw_port, draw_ziggurat


def scenes_of(view: View, seat: int | None) -> list[Scene]:
    """All that can be seen; what stands for an answer of this seat can be picked."""
    return [
        board(view, seat),
        *(area(view, builder, builder["seat"] == seat) for builder in view["builders"]),
    ]


def board(view: View, seat: int | None) -> Scene:
    """The main board: canal water, and everything else on sheets of paper."""
    scene = Scene("board", "tabannusi")
    scene.add(Node("canal", Picture())).draw(Shape(rect(1600, 1000, 14), fill="canal-2", texture="waves"))
    draw_ruler(scene, view)
    draw_time(scene, view)
    draw_ziggurat(scene, view, seat)
    draw_decrees(scene, view)
    draw_craft(scene, view)
    draw_port(scene, view, seat)
    draw_districts(scene, view, seat)
    draw_supply(scene, view)
    return scene
