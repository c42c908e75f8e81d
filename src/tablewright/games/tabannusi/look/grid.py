"""Districts 1 to 3 on the screen: grids, border water, projects, buildings, gardens."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.looks import Figure, Marker, Picture, Space, Tile
from tablewright.engine.marks import Glyphs, Icon, Mark, Piece, Shape
from tablewright.engine.outlines import box, circle, rect
from tablewright.engine.scene import Node, Scene
from tablewright.games.tabannusi.box.schema import Effect
from tablewright.games.tabannusi.box.tables import BOARDS, COMMON, SPECIAL_WATERS, Board
from tablewright.games.tabannusi.look.head import district_head, frame_of_viewer
from tablewright.games.tabannusi.look.pictograms import EMBLEM, INK_ON, TEXTURE, effect_glyphs, reconstructed
from tablewright.games.tabannusi.look.pieces import View, panel
from tablewright.games.tabannusi.look.wording import bonus_words

DISTRICT_X: Final = {1: 16.0, 2: 496.0, 3: 976.0}
TOP: Final = 484.0
WIDE: Final = 400.0
HIGH: Final = 504.0
GRID_Y: Final = 598.0
GRID: Final = 380.0  # the side of a grid
CANAL: Final = 76.0
CANAL_X: Final = (418.0, 898.0)


def cell_size(board: Board) -> float:
    """The grid of the small side has fewer, larger spaces."""
    return GRID / max(board.row)


def size_of(board: Board, space: int) -> float:
    """How large a space is; border water keeps within its canal."""
    return min(cell_size(board), CANAL) if board.printed[space] else cell_size(board)


def corner(board: Board, space: int) -> tuple[float, float]:
    """The upper left corner of a space."""
    cell = cell_size(board)
    y = GRID_Y + (board.row[space] - 1) * cell
    if board.printed[space]:
        size = size_of(board, space)
        return CANAL_X[board.number[space] > 3] + (CANAL - size) / 2, y + (cell - size) / 2
    return DISTRICT_X[board.district[space]] + 10 + (board.col[space] - 1) * cell, y


def draw_districts(scene: Scene, view: View, seat: int | None) -> None:
    """The three panels, their spaces, and what lies on them."""
    board = BOARDS[view["board"]]
    for district in COMMON:
        zone = scene.add(panel(f"district-{district}", DISTRICT_X[district], TOP, WIDE, HIGH))
        frame_of_viewer(zone, view, seat, district, WIDE, HIGH)
        district_head(zone, view, district, WIDE)
    for space in range(len(board.names)):
        scene.add(space_node(view, board, space))
    for number, building in enumerate(view["buildings"]):
        scene.add(building_node(board, number, building))


def space_node(view: View, board: Board, space: int) -> Node:
    """A building space or water with what lies on it, buildings apart."""
    cell = size_of(board, space)
    x, y = corner(board, space)
    name = board.names[space]
    lies = view["spaces"][name]
    kind = "" if lies is None else lies["kind"]
    ground = (
        "water" if board.printed[space] else ("sand", "sand-2")[(board.row[space] + board.col[space]) % 2]
    )
    look = Space(box(cell - 4, cell - 4, 7), ground, "#E9F6FA" if board.printed[space] else "sand-edge")
    bonus = board.bonus[space]
    node = Node(
        f"space-{name}",
        look,
        x + cell / 2,
        y + cell / 2,
        tip=Text("tip-space", {"space": name, "bonus": bonus_words(bonus), "lies": lies_words(view, name)}),
        picks=(name,),
        source=reconstructed(board.ids[space]),
    )
    if board.printed[space]:
        node.draw(*water_marks(cell, bonus))
    elif bonus and kind in ("", "project"):
        node.draw(Glyphs(effect_glyphs(bonus), 0, 0, cell * 0.46, width=cell * 0.8))
    if kind == "project":
        node.draw(*project_marks(cell, lies["color"], lies["owner"]))
    elif kind in ("water", "garden"):
        if not board.printed[space]:
            special = lies["special"]
            shown: Effect = SPECIAL_WATERS[special].bonus if special else ()
            node.draw(Piece(Tile(box(cell - 12, cell - 12, 6), "water"), 0, 0), *water_marks(cell, shown))
        if kind == "garden":
            node.draw(*garden_marks(cell, lies["owner"]))
    return node


def lies_words(view: View, name: str) -> Text:
    """What lies on a space, in words."""
    lies = view["spaces"][name]
    if lies is None:
        return Text("lies-nothing")
    kind = lies["kind"]
    if kind == "project":
        return Text("lies-project", {"color": lies["color"], "seat": lies["owner"]})
    if kind == "garden":
        return Text("lies-garden", {"seat": lies["owner"]})
    if kind == "water":
        return Text("lies-water")
    owner = next(b["owner"] for b in view["buildings"] if name in b["spaces"])
    return Text("lies-building", {"color": lies["color"], "seat": owner})


def water_marks(cell: float, bonus: Effect) -> list[Mark]:
    """Waves, and the bonus that a garden here will give."""
    marks: list[Mark] = [Icon("wave", 0, 0, cell * 0.6, "water-edge", 0.3 if bonus else 0.6)]
    if bonus:
        marks.append(Shape(circle(cell * 0.3), fill="#EAF6F7", stroke="water-edge"))
        marks.append(Glyphs(effect_glyphs(bonus), 0, 0, cell * 0.38, width=cell * 0.56))
    return marks


def project_marks(cell: float, colour: str, owner: int) -> list[Mark]:
    """A plan with a border and a tab in its colour, and the owner's marker."""
    side = cell - 18
    corner_at = side / 2 - 11
    return [
        Piece(Tile(box(side, side, 6), "plan"), 0, 0),
        Shape(box(side - 6, side - 6, 4), stroke=colour, width=6),
        Icon("plan", 0, 0, cell * 0.5, f"{colour}-edge", 0.5),
        Shape(box(22, 22, 4), -corner_at, corner_at, colour, f"{colour}-edge"),
        Icon(EMBLEM[colour], -corner_at, corner_at, 15, INK_ON[colour]),
        Piece(Marker(owner, cell * 0.2), 3, -3),
    ]


def garden_marks(cell: float, owner: int) -> list[Mark]:
    """A garden tile with the controller's marker."""
    side = cell - 18
    return [
        Piece(Tile(box(side, side, 7), "garden"), 0, 0),
        Icon("palm", -7, -5, cell * 0.5, "garden-ink"),
        Piece(Marker(owner, cell * 0.17), side / 2 - cell * 0.17, side / 2 - cell * 0.17),
    ]


def building_node(board: Board, number: int, building: View) -> Node:
    """One building: its spaces joined, a texture for its colour, one house."""
    cell = cell_size(board)
    colour = building["color"]
    corners = [corner(board, board.index[name]) for name in building["spaces"]]
    x0, y0 = corners[0]
    told = {"color": colour, "size": len(corners), "seat": building["owner"], "spaces": building["spaces"]}
    tip = Text("tip-building", told)
    node = Node(f"building-{number}", Picture(), x0, y0, tip=tip)
    parts = joined(cell, [(x - x0, y - y0) for x, y in corners])
    for fill, down, grow, texture in (
        (f"{colour}-edge", 5.0, 1.5, ""),
        (f"{colour}-edge", 0.0, 1.6, ""),
        (colour, 0.0, 0.0, TEXTURE[colour]),
    ):
        for x, y, wide, high in parts:
            size = rect(wide + 2 * grow, high + 2 * grow, 6 + grow)
            node.draw(Shape(size, x - grow, y - grow + down, fill, texture=texture))
    for x, y in corners:
        middle = (x - x0 + cell / 2, y - y0 + cell / 2)
        node.draw(
            Shape(box(cell * 0.55, cell * 0.55, 4), *middle, f"light25:{colour}", f"{colour}-edge"),
            Icon(EMBLEM[colour], *middle, cell * 0.32, f"{colour}-edge"),
        )
    house = Figure("house", cell * 0.56, seat=building["owner"])
    return node.draw(Piece(house, cell / 2, cell / 2))


def joined(cell: float, corners: list[tuple[float, float]]) -> list[tuple[float, float, float, float]]:
    """Rectangles that cover the spaces and the seams between neighbours."""
    m = 7.0
    found = [(x + m, y + m, cell - 2 * m, cell - 2 * m) for x, y in corners]
    for i, (x1, y1) in enumerate(corners):
        for x2, y2 in corners[i + 1 :]:
            if y1 == y2 and abs(abs(x1 - x2) - cell) < 1:
                found.append((min(x1, x2) + m + 8, y1 + m, 2 * cell - 2 * m - 16, cell - 2 * m))
            elif x1 == x2 and abs(abs(y1 - y2) - cell) < 1:
                found.append((x1 + m, min(y1, y2) + m + 8, cell - 2 * m, 2 * cell - 2 * m - 16))
    return found
