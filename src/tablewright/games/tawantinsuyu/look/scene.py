"""The table on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.scene import Scene
from tablewright.games.tawantinsuyu.look.area import area
from tablewright.games.tawantinsuyu.look.board import board
from tablewright.games.tawantinsuyu.look.solo import her_board


def scenes_of(view: Mapping[str, Any], seat: int | None) -> list[Scene]:
    """The board, an area for each player, and Axomamma's board in the solo game."""
    scenes = [board(view), *(area(inca, inca["seat"] == seat) for inca in view["incas"])]
    if view["axomamma"] is not None:
        scenes.append(her_board(view))
    return scenes
