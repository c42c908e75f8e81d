"""The upper part of every district on the screen: seal, name, actions, barge, pawns."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.looks import Figure, Space
from tablewright.engine.marks import Glyphs, Icon, Shape, Words
from tablewright.engine.outlines import box, circle, path, rect
from tablewright.engine.scene import Node, seat_colour
from tablewright.games.tabannusi.box.schema import DATA, META
from tablewright.games.tabannusi.box.tables import ACTION_TILES, TILE_DISTRICT
from tablewright.games.tabannusi.look.pictograms import EMBLEM, INK_ON, effect_glyphs
from tablewright.games.tabannusi.look.pieces import View, seal, value_die
from tablewright.games.tabannusi.look.wording import TEXT_OF

#: The sign of each action, and what it is called among the options.
ACTIONS: Final = {
    "place_project": ("plan", "project"),
    "build": ("citadel", "build"),
    "create_garden": ("palm", "garden"),
    "port_house": ("house", "port-house"),
    "control_ship": ("boat", "ship"),
    "ziggurat_house": ("house", "ziggurat-house"),
}
BARGE: Final = 262.0  # how long a barge is
PLACES: Final = 7


def acting_in(view: View, district: int) -> bool:
    """Whether the active player acts in this district."""
    return bool(view["builders"][view["active"]]["assistant"] == district)


def frame_of_viewer(
    zone: Node, view: View, seat: int | None, district: int, width: float, height: float
) -> None:
    """A frame in the viewer's colour: you act here."""
    if seat is not None and view["builders"][seat]["assistant"] == district:
        zone.draw(Shape(rect(width - 4, height - 4, 11), 2, 2, stroke=seat_colour(seat), width=4))


def district_head(zone: Node, view: View, district: int, width: float) -> None:
    """Seal, name, actions and action tiles, and the quay."""
    zone.add(seal(f"seal-{district}", district, 19, 25, 26, (f"D{district}",)))
    zone.draw(
        Words(Text(f"board-D{district}"), 52, 27, 23, anchor="start", weight=700, face="serif", width=130)
    )
    x = width - 8
    for slot in reversed([i for i, where in enumerate(TILE_DISTRICT) if where == district]):
        x = add_action_tile(zone, view["tiles"][slot], x)
    for action in reversed(DATA.districts[district - 1].actions):
        x -= 42
        zone.add(action_node(view, district, action, x + 19))
    add_quay(zone, view, district, width)


def add_action_tile(zone: Node, tile: str, right: float) -> float:
    """An action tile with its effect; returns where the next one ends."""
    line = effect_glyphs(ACTION_TILES[tile].effect)
    wide = 14 + 26 * len(line)
    node = Node(
        f"tile-{tile}",
        Space(box(wide, 37, 5), "act-tile", "act-edge"),
        right - wide / 2,
        26,
        tip=Text("tip-action-tile", {"tile": tile, "does": TEXT_OF[tile]}),
        picks=(tile,),
    )
    zone.add(node.draw(Glyphs(line, 0, 0, 23, width=wide - 8)))
    return right - wide - 4


def action_node(view: View, district: int, action: str, x: float) -> Node:
    """An action space with its cost."""
    icon, option = ACTIONS[action]
    node = Node(
        f"action-{district}-{option}",
        Space(circle(19), "act", "#7C6A48", 1.5),
        x,
        26,
        tip=Text(f"tip-action-{option}"),
        picks=(f"act:{option}",) if acting_in(view, district) else (),
    )
    node.draw(Icon(icon, 0, 0, 25))
    if option == "ship":
        node.draw(
            Shape(circle(11), 13, 13, "gold", "gold-edge"),
            Words(str(META.ship_action_gold), 13, 13, 15.5, "gold-ink"),
        )
    elif option in ("build", "port-house", "ziggurat-house"):
        colour = view["districts"][district - 1]["color"]
        node.draw(
            Shape(box(21, 21, 5), 13, 13, colour, f"{colour}-edge"),
            Words(str(META.build_local_cost), 13, 13, 15.5, INK_ON[colour]),
        )
    return node


def add_quay(zone: Node, view: View, district: int, width: float) -> None:
    """The barge with its dice, free places dotted, and the pawns beside it."""
    seen = view["districts"][district - 1]
    colour, dice = seen["color"], seen["dice"]
    tip = Text("tip-barge", {"color": colour, "district": f"D{district}", "n": len(dice)})
    quay = zone.add(Node(f"quay-{district}", Space(rect(width - 16, 53, 8), "canal", texture="waves"), 8, 51))
    barge = quay.add(Node(f"barge-{district}", Space(rect(BARGE, 50, 8), "none", "none"), 6, 1, tip=tip))
    barge.draw(
        Shape(path(HULL), fill="hull", stroke="hull-edge", width=1.6),
        Shape(path(STRIPE), fill=colour, stroke=f"{colour}-edge"),
        Icon(EMBLEM[colour], BARGE / 2, 43, 10, INK_ON[colour]),
    )
    apart = (BARGE - 40) / PLACES
    for place in range(PLACES):
        x = 20 + apart * (place + 0.5)
        if place < len(dice):
            die = barge.add(value_die(f"die-{district}-{place}", colour, dice[place], 29, x, 19))
            if acting_in(view, district):
                die.picks = (f"take-die:{dice[place]}",)
        else:
            barge.draw(Shape(box(23, 23, 5), x, 19, "none", "#FFFFFF", 1.4, "3 4", 0.7))
    add_pawns(quay, view, district, width)


def add_pawns(quay: Node, view: View, district: int, width: float) -> None:
    """Assistants and architects of everybody; the architect wears a compass."""
    left = BARGE + 14
    room = width - 16 - left - 6
    quay.draw(Shape(rect(room, 45, 6), left, 4, "sand", "#00000022"))
    here = [
        (builder["seat"], pawn)
        for builder in view["builders"]
        for pawn in ("assistant", "architect")
        if builder[pawn] == district
    ]
    step = min(34.0, room / max(1, len(here)))
    for i, (seat, pawn) in enumerate(here):
        look = Figure("pawn", 38, seat=seat, icon="compass" if pawn == "architect" else "")
        who = Text(f"tip-{pawn}", {"seat": seat, "district": f"D{district}"})
        quay.add(Node(f"{pawn}-{seat}", look, left + step * (i + 0.5), 27, tip=who))


HULL: Final = f"M0 20c8 1 11 4 15 8H{BARGE - 15}c4-4 7-7 15-8c0 12-7 22-20 30H20C7 42 0 32 0 20z"
STRIPE: Final = f"M9 39H{BARGE - 9}c-3 4-6 7-10 9H19c-4-2-7-5-10-9z"
