"""The port and the ziggurat on the screen."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.glyphs import points
from tablewright.engine.looks import Figure, Marker, Space, Tile
from tablewright.engine.marks import Glyphs, Icon, Piece, Shape, Words
from tablewright.engine.outlines import box, circle, line, path, rect
from tablewright.engine.scene import Node, Scene
from tablewright.games.tabannusi.box.schema import CRAFTS
from tablewright.games.tabannusi.box.tables import (
    BLUE_SPACE_BONUS,
    HARBOURS,
    LINES,
    PLACES,
    PORT,
    PORT_SPACES,
    SECTION_SIZE,
    SHIPS,
    ZIGGURAT,
    ZIGGURAT_BONUS,
    ZIGGURAT_SPACES,
    ZIGGURAT_TILES,
)
from tablewright.games.tabannusi.look.head import district_head, frame_of_viewer
from tablewright.games.tabannusi.look.pictograms import (
    COUNT_ICON,
    EMBLEM,
    TRIGGER_ICON,
    effect_glyphs,
    reconstructed,
)
from tablewright.games.tabannusi.look.pieces import View, crate, panel
from tablewright.games.tabannusi.look.wording import NO_BONUS, TEXT_OF, bonus_words

SHIP_W: Final = 98.0
SHIP_H: Final = 66.0
GAP: Final = 4.0
LEFT: Final = 102.0  # of the ships inside the port panel
TOP: Final = 158.0
STEPS: Final = "M8 146h128v-22h140v22h128v120H8z"  # the ziggurat behind its sections


# ------------------------------------------------------------------------------------------------- port
def draw_port(scene: Scene, view: View, seat: int | None) -> None:
    """Ships in their grid, pairs for houses, harbour tiles at the ends of lines."""
    zone = scene.add(panel("district-4", 1104, 50, 480, 424))
    frame_of_viewer(zone, view, seat, PORT, 480, 424)
    district_head(zone, view, PORT, 480)
    zone.draw(Shape(rect(464, 306, 8), 8, 110, "canal", "#2F6F8455", texture="waves"))
    for place in range(len(PLACES)):
        zone.add(ship_node(view, place))
    for space in range(len(PORT_SPACES)):
        zone.add(pair_node(view, space))
    for number, tile in enumerate(view["harbours"]):
        if tile is not None:
            zone.add(harbour_node(number, tile))


def place_xy(place: int) -> tuple[float, float]:
    """The upper left corner of a ship's place."""
    return LEFT + place % 3 * (SHIP_W + GAP), TOP + place // 3 * (SHIP_H + GAP)


def ship_node(view: View, place: int) -> Node:
    """A ship: hull with its size, what sets it off and what it does, and the markers on it."""
    ship = SHIPS[view["ships"][place]]
    x, y = place_xy(place)
    wild = ship.color == "wild"
    fill = "sand" if wild else ship.color
    edge = "sand-edge" if wild else f"{ship.color}-edge"
    node = Node(
        f"place-{PLACES[place]}",
        Tile(box(SHIP_W, SHIP_H, 7), "sand" if wild else "cream"),
        x + SHIP_W / 2,
        y + SHIP_H / 2,
        tip=Text("tip-ship", {"place": PLACES[place], "does": TEXT_OF[ship.id]}),
        picks=(PLACES[place],),
        source=reconstructed(ship.id),
    )
    left, top = -SHIP_W / 2, -SHIP_H / 2
    hull = path(f"M{left + 5} {top + 9}h34l-3.5 12c-1 3-3 4-6 4h-15c-3 0-5-1-6-4z")
    node.draw(Shape(hull, fill=fill, stroke=edge, width=1.4))
    for i in range(ship.size):
        node.draw(Shape(circle(3.5), left + 22 + (i - (ship.size - 1) / 2) * 9, top + 16.5, "ink"))
    node.draw(Icon("any-good" if wild else EMBLEM[ship.color], left + 22, top + 36, 14, "ink-2"))
    if not wild:
        node.draw(Icon(TRIGGER_ICON[ship.trigger], left + 54, top + 19, 21))
        node.draw(Glyphs(effect_glyphs(ship.effect), left + 80, top + 19, 23, width=32))
    for i, builder in enumerate([b for b in view["builders"] if b["ships"][place]]):
        node.draw(Piece(Marker(builder["seat"], 9), left + 52 + i * 20, top + 52))
    return node


def pair_node(view: View, space: int) -> Node:
    """A space of a pair: blue with its bonus, red with its crate, or a house."""
    name = PORT_SPACES[space]
    number, red = divmod(space, 2)
    if number < 3:
        x, y, wide, high = 14 + 42.0 * red, TOP + number * (SHIP_H + GAP) + 10, 40.0, 46.0
    else:
        x, y, wide, high = LEFT + (number - 3) * (SHIP_W + GAP) + 2 + 48.0 * red, 114.0, 46.0, 40.0
    fill, edge = ("#EFCDBE", "port-red") if red else ("#C3D4EC", "lapis")
    held = view["port_crates"][number]
    if red:
        bonus = Text("port-crate", {"color": held}) if held is not None else NO_BONUS
    else:
        bonus = bonus_words(BLUE_SPACE_BONUS[number])
    node = Node(
        f"pair-{name}",
        Space(box(wide, high, 6), fill, edge, 1.8),
        x + wide / 2,
        y + high / 2,
        tip=Text("tip-port-space", {"space": name, "bonus": bonus}),
        picks=(name,),
    )
    owner = view["port"][space]
    if owner >= 0:
        node.draw(Piece(Figure("house", 31, seat=owner), 0, 0))
    elif not red:
        node.draw(Glyphs(effect_glyphs(BLUE_SPACE_BONUS[number]), 0, 0, 27, width=36))
    elif held is not None:
        node.add(crate(f"port-crate-{number}", held, True, 30, 0, 0))
    return node


def harbour_node(number: int, tile: str) -> Node:
    """A harbour tile at the end of a row or column."""
    if number < 3:
        x, y = LEFT + 3 * (SHIP_W + GAP) + 33, TOP + number * (SHIP_H + GAP) + SHIP_H / 2
        wide, high = 62.0, SHIP_H - 4
    else:
        x, y = LEFT + (number - 3) * (SHIP_W + GAP) + SHIP_W / 2, TOP + 3 * (SHIP_H + GAP) + 22
        wide, high = SHIP_W - 4, 42.0
    tip = Text("tip-harbour", {"tile": tile, "line": LINES[number], "does": TEXT_OF[tile]})
    node = Node(f"harbour-{tile}", Space(box(wide, high, 8), "#F6E7C4", "lapis", 2.2), x, y, tip=tip)
    return node.draw(Glyphs(effect_glyphs(HARBOURS[tile].effect), 0, 0, 28, width=wide - 10))


# --------------------------------------------------------------------------------------------- ziggurat
def draw_ziggurat(scene: Scene, view: View, seat: int | None) -> None:
    """Three sections with their houses, and their tiles with the markers."""
    zone = scene.add(panel("district-5", 16, 50, 412, 424))
    frame_of_viewer(zone, view, seat, ZIGGURAT, 412, 424)
    district_head(zone, view, ZIGGURAT, 412)
    zone.draw(Shape(path(STEPS), fill="ziggurat", stroke="ziggurat-edge", width=1.6))
    for section, colour in enumerate(CRAFTS):
        x, y = 12 + section * 130.0, 134.0 if section == 1 else 156.0
        zone.add(section_node(view, section, colour, x, y))
        zone.add(tile_node(view, section, colour, x))


def section_node(view: View, section: int, colour: str, x: float, y: float) -> Node:
    """Six spaces of one colour."""
    look = Space(rect(126, 92, 8), colour, f"{colour}-edge", 1.8, texture="")
    node = Node(f"section-{colour}", look, x, y, tip=Text("tip-section", {"color": colour}))
    for i in range(SECTION_SIZE):
        space = SECTION_SIZE * section + i
        bonus = ZIGGURAT_BONUS[space]
        child = Node(
            ZIGGURAT_SPACES[space],
            Space(box(37, 40, 5), "plan", f"{colour}-edge"),
            23 + 40 * (i % 3),
            24 + 43 * (i // 3),
            tip=Text("tip-ziggurat-space", {"space": ZIGGURAT_SPACES[space], "bonus": bonus_words(bonus)}),
            picks=(ZIGGURAT_SPACES[space],),
        )
        owner = view["ziggurat"][space]
        if owner >= 0:
            child.draw(Piece(Figure("house", 30, seat=owner), 0, 0))
        elif bonus:
            child.draw(Glyphs(effect_glyphs(bonus), 0, 0, 26, width=32))
        node.add(child)
    return node


def tile_node(view: View, section: int, colour: str, x: float) -> Node:
    """The tile of a section: what it counts, its three slots and everybody's markers."""
    tile = ZIGGURAT_TILES[view["ziggurat_tiles"][section]]
    node = Node(
        f"ziggurat-{tile.id}",
        Space(rect(126, 160, 9), "cream", f"{colour}-edge", 2.2),
        x,
        256,
        tip=Text("tip-ziggurat-tile", {"tile": tile.id, "does": TEXT_OF[tile.id]}),
        picks=(f"ziggurat-section:{colour}", f"mark-ziggurat:{colour}"),
    )
    node.draw(
        Icon(COUNT_ICON[tile.per], 24, 24, 26),
        Words(
            Text(f"short-{tile.per.replace('_', '-')}"),
            42,
            24,
            15.5,
            anchor="start",
            width=80,
            lines=2,
        ),
        Shape(line((8, 46), (118, 46)), stroke="#00000022"),
    )
    for slot, value in enumerate(tile.vp_by_rightmost_slot):
        middle = 24 + 39 * slot
        node.draw(
            Shape(box(35, 100, 6), middle, 104, "sand", "sand-edge"),
            Glyphs((points(value, "vp"),), middle, 71, 27),
        )
        marked = [b["seat"] for b in view["builders"] if b["tile_markers"][section] > slot]
        for i, seat in enumerate(marked):
            node.draw(Piece(Marker(seat, 9), middle, 96 + i * 18))
    return node
