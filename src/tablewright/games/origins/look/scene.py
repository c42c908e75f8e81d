"""The table on the screen: the board, and an area for each player. Coordinates are scene units."""

from __future__ import annotations

from tablewright.engine.looks import Picture
from tablewright.engine.marks import Shape
from tablewright.engine.outlines import rect
from tablewright.engine.scene import Node, Scene
from tablewright.games.origins.box.schema import DATA
from tablewright.games.origins.look.area import area
from tablewright.games.origins.look.board import (
    building_offer,
    citizen_offer,
    district_cards,
    military_track,
    speaker_pool,
    tower_pool,
)
from tablewright.games.origins.look.pieces import View
from tablewright.games.origins.look.sites import draft_tray, site, sky
from tablewright.games.origins.look.temples import temples


def scenes_of(view: View, seat: int | None) -> list[Scene]:
    """All that can be seen; what stands for an answer of this seat can be picked."""
    return [
        board(view, seat),
        *(area(view, builder, builder["seat"] == seat) for builder in view["builders"]),
    ]


def board(view: View, seat: int | None) -> Scene:
    """The main board, 1600 x 1000."""
    scene = Scene("board", "origins")
    scene.add(Node("frame", Picture())).draw(
        Shape(rect(1600, 1000, 18), fill="paper"), Shape(rect(1590, 990, 14), 5, 5, "none", "#B9A374", 1.4)
    )
    scene.add(military_track(view, seat))
    scene.add(building_offer(view, seat))
    scene.add(temples(view, seat))
    scene.add(sky())
    for which in DATA.encounter_sites:
        scene.add(site(view, seat, which))
    for part in (citizen_offer(view, seat), speaker_pool(view), tower_pool(view), district_cards(view)):
        scene.add(part)
    if view["phase"] == "draft":
        scene.add(draft_tray(view))
    return scene
