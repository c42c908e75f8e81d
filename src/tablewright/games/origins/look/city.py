"""A player's city on the table: tiles, seats of power, places where a tile could go, tiles kept beside it."""

from __future__ import annotations

from typing import Final, TypeAlias

from tablewright.engine import Text
from tablewright.engine.looks import Die, Picture, Pile, Space, Tile
from tablewright.engine.marks import Icon, Piece, Shape, Words
from tablewright.engine.outlines import Outline, Point, diamond, octagon, polygon, rect
from tablewright.engine.scene import Node
from tablewright.games.origins.box.schema import BUILDINGS, COLOURS, NEIGHBOURS
from tablewright.games.origins.look.pictograms import PICTURES
from tablewright.games.origins.look.pieces import View, building, letter, numbered
from tablewright.games.origins.look.wording import building_text

Cell: TypeAlias = tuple[int, int]

LEFT, WIDE, HIGH = 1009.0, 588.0, 294.0
SUMMARY_WIDE = 166.0
LARGEST = 97.0  # pitch of a small city
RIM = 32.0  # room around the own city for the places next to it
BEVEL: Final = 0.293  # of an octagon, in widths


class Plan:
    """Where cells lie: as large as the room allows, y upwards."""

    def __init__(self, cells: list[Cell], rim: float) -> None:
        self.west = min(x for x, _ in cells)
        self.east = max(x for x, _ in cells)
        self.south = min(y for _, y in cells)
        self.north = max(y for _, y in cells)
        columns, rows = self.east - self.west + 1, self.north - self.south + 1
        wide, high = WIDE - SUMMARY_WIDE - 16, HIGH - 6
        self.pitch = min(LARGEST, (wide - 2 * rim) / columns, (high - 2 * rim) / rows)
        self.left = 8 + (wide - columns * self.pitch) / 2
        self.top = 3 + (high - rows * self.pitch) / 2

    def at(self, cell: Cell) -> Point:
        """The middle of a cell."""
        x, y = cell
        return (
            self.left + (x - self.west + 0.5) * self.pitch,
            self.top + (self.north - y + 0.5) * self.pitch,
        )

    def is_inside(self, cell: Cell) -> bool:
        """Whether the cell lies between the outermost tiles."""
        return self.west <= cell[0] <= self.east and self.south <= cell[1] <= self.north


def city(builder: View, own: bool) -> Node:
    """The tiles, what lies between them, and a summary."""
    seat = builder["seat"]
    table = Node(f"city-{letter(seat)}", Picture(rect(WIDE, HIGH, 12)), LEFT, 0, dot=(WIDE - 16, 16))
    table.tip = Text("tip-city", {"seat": seat})
    table.picks = ("action:close",) if own else ()
    table.draw(Shape(rect(WIDE, HIGH, 12), fill="bar", stroke="line"))
    cells = [(x, y) for x, y, _, _ in builder["city"]]
    plan = Plan(cells, RIM if own else 0.0)
    if own:
        for cell in free_cells(cells):
            table.add(free_cell(builder, plan, cell))
    for x, y, tile, is_farm in builder["city"]:
        node = table.add(city_tile(builder, own, plan, (x, y), tile, is_farm))
        node.tip = Text("tip-laid", {"column": x, "row": y, "what": node.tip})
    closed = {(x, y): (colour, value) for x, y, colour, value in builder["seats"]}
    for x, y in builder["districts"]:
        table.add(seat_of_power(builder, own, plan, (x, y), closed.get((x, y))))
    summary(table, builder)
    for node in kept_tiles(builder, own):
        table.add(node)
    return table


# ------------------------------------------------------------------------------------------------ tiles
def city_tile(builder: View, own: bool, plan: Plan, cell: Cell, tile: str, is_farm: bool) -> Node:
    """A tile on its cell."""
    x, y = plan.at(cell)
    width = plan.pitch - 2
    name = f"city-{letter(builder['seat'])}-{cell[0]}-{cell[1]}"
    place = f"{cell[0]}/{cell[1]}"
    if is_farm:
        farm = Node(name, Tile(octagon(width), "farm", PICTURES["farm"]), x, y)
        farm.tip = Text("tip-farm", {"tile": tile})
        farm.picks = (f"virgo:{place}",) if own else ()
        return farm
    if BUILDINGS[tile].tower_slots:
        return palace(builder, name, tile, width, x, y)
    node = building(name, tile, width, x, y)
    node.picks = (f"activate:{place}/{tile}", f"mage:{place}/{tile}") if own else ()
    return node


def palace(builder: View, name: str, tile: str, width: float, x: float, y: float) -> Node:
    """The palace with the towers in its yard."""
    node = Node(name, Tile(octagon(width), "palace"), x, y, tip=building_text(BUILDINGS[tile]))
    node.draw(Icon(PICTURES[tile], 0, -width * 0.26, width * 0.3, "palace-ink"))
    size = width * 0.147
    tallest = max(builder["towers"].values())
    step = min(size * 0.57, width * 0.42 / tallest)
    for i, colour in enumerate(COLOURS):
        node.draw(
            Piece(Pile(builder["towers"][colour], size, colour, step=step), (i - 2) * size, width * 0.21)
        )
    return node


def seat_of_power(builder: View, own: bool, plan: Plan, cell: Cell, die: tuple[str, int] | None) -> Node:
    """The hole between four tiles: a die in it, or open."""
    x, y = plan.at(cell)
    reach = plan.pitch * BEVEL
    name = f"seat-{letter(builder['seat'])}-{cell[0]}-{cell[1]}"
    node = Node(name, Picture(diamond(reach)), x + plan.pitch / 2, y - plan.pitch / 2)
    node.draw(Shape(diamond(reach + 1), fill="#10181F", stroke="#0008", width=1))
    if die is None:
        node.picks = (f"close-district:{cell[0]}/{cell[1]}",) if own else ()
        node.tip = Text("tip-open-seat", {"column": cell[0], "row": cell[1]})
        return node.draw(
            Shape(diamond(reach - 4), stroke="#D9C9A0", width=1.6, dash="4 3"),
            Icon("star", 0, 0, reach * 0.46, "#D9C9A0"),
        )
    colour, value = die
    height = builder["towers"][colour]
    node.tip = Text(
        "tip-seat",
        {
            "column": cell[0],
            "row": cell[1],
            "colour": colour,
            "value": value,
            "height": height,
            "points": {"points": value * height},
        },
    )
    node.add(Node(f"{name}-die", Die(plan.pitch * 0.4, colour, value, flat=True)))
    return node


# ---------------------------------------------------------------------------------------- free cells
def free_cells(cells: list[Cell]) -> list[Cell]:
    """The empty cells next to a tile."""
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in NEIGHBOURS}
    return sorted(beside.difference(cells))


def free_cell(builder: View, plan: Plan, cell: Cell) -> Node:
    """A place for a tile: seen only when it can be picked. Around the city only its near part."""
    x, y = plan.at(cell)
    name = f"free-{letter(builder['seat'])}-{cell[0]}-{cell[1]}"
    outline = octagon(plan.pitch - 6)
    if not plan.is_inside(cell):
        outline = near_part(plan, cell)
    node = Node(name, Space(outline, "none", ""), x, y, picks=(f"cell:{cell[0]}/{cell[1]}",), dot=(0, 0))
    if not plan.is_inside(cell):
        node.dot = rim_middle(plan, cell)
    node.tip = Text("tip-free-cell", {"column": cell[0], "row": cell[1]})
    return node


def outward(plan: Plan, cell: Cell) -> Point:
    """The way from the city to a cell outside, on the screen."""
    if cell[0] < plan.west:
        return -1, 0
    if cell[0] > plan.east:
        return 1, 0
    return (0, -1) if cell[1] > plan.north else (0, 1)


def rim_middle(plan: Plan, cell: Cell) -> Point:
    """The middle of the part of an outer cell that can be seen, in the cell's coordinates."""
    dx, dy = outward(plan, cell)
    back = plan.pitch / 2 - RIM / 2
    return -dx * back, -dy * back


def near_part(plan: Plan, cell: Cell) -> Outline:
    """The part of an octagon that lies next to the city."""
    dx, dy = outward(plan, cell)
    half, bevel = plan.pitch / 2 - 3, (plan.pitch - 6) * BEVEL
    far = half - RIM + 6
    side = half if bevel < RIM - 6 else half - bevel + RIM - 6
    corners = [(bevel - half, half), (half - bevel, half)]
    corners += [(half, half - bevel), (half, far)] if side == half else [(side, far)]
    corners += [(-half, far), (-half, half - bevel)] if side == half else [(-side, far)]
    return polygon(*[turned(corner, dx, dy) for corner in corners])


def turned(corner: Point, dx: float, dy: float) -> Point:
    """A corner of the cell above the city, turned to the side where the cell lies."""
    x, y = corner
    return (-x * dy - y * dx, x * dx - y * dy)


# ------------------------------------------------------------------------------------------ beside it
def summary(table: Node, builder: View) -> None:
    """How many of what, at the right."""
    x = WIDE - SUMMARY_WIDE
    closed = len(builder["seats"])
    lines = (
        ("tile-full", len(builder["city"]), "board-tiles"),
        ("farm", sum(is_farm for _, _, _, is_farm in builder["city"]), "board-farms"),
        ("seat", closed, "board-closed"),
        ("district", len(builder["districts"]) - closed, "board-open-seats"),
    )
    table.draw(Words(Text("board-city"), x, 24, 20, "text", "start", 700, "serif"))
    apart = 34.0 if builder["kept"] else 44.0
    for i, (icon, value, what) in enumerate(lines):
        y = 58 + i * apart
        table.draw(
            Icon(icon, x + 13, y, 26, "text-2"),
            Words(str(value), x + 36, y, 22, "text", "start", 800),
            Words(
                Text(what, {"count": value}),
                x + 44 + 14 * len(str(value)),
                y,
                16,
                "text-2",
                "start",
                500,
                width=SUMMARY_WIDE - 56 - 14 * len(str(value)),
            ),
        )


def kept_tiles(builder: View, own: bool) -> list[Node]:
    """Tiles taken from the offer and not yet laid."""
    kept = builder["kept"]
    if not kept:
        return []
    width = min(92.0, (SUMMARY_WIDE - 8) / len(kept))
    nodes = []
    for i, (name, tile) in enumerate(zip(numbered(list(kept)), kept, strict=True)):
        x = WIDE - SUMMARY_WIDE + width * (i + 0.5)
        node = building(f"kept-{letter(builder['seat'])}-{name}", tile, width - 2, x, 240, 0.8)
        node.picks = (f"tile:0/{tile}",) if own else ()
        node.tip = Text("tip-kept", {"building": node.tip})
        nodes.append(node)
    return nodes
