"""The city on the screen: five Districts with their rings, the Magnates' avenue, the Prestige and Wormbus
loops.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.looks import Figure, Marker, Picture, Space, Token
from tablewright.engine.marks import ArcWords, Glyphs, Icon, Shape, Words
from tablewright.engine.outlines import circle, sector
from tablewright.engine.scene import Node, polar, spread
from tablewright.games.daitoshi.box.schema import (
    EXPAND_COST,
    HEX_PLACES,
    INNER,
    MAGNATE_SPACES,
    OUTER,
    PRESTIGE_BONUS,
    RIGHT,
    RING_NAMES,
    RINGS,
    SECTORS,
    SPACE_STEAM,
    TILES,
    WALK_STEAM,
    WORMBUS_BONUS,
    DistrictTile,
    Effect,
    HexSlot,
)
from tablewright.games.daitoshi.look.pictograms import (
    ACTION_ICON,
    effect_glyphs,
    good,
    reconstructed,
    terrain,
)
from tablewright.games.daitoshi.look.pieces import View, effect_mark, hex_mark, worker, workshop_marks
from tablewright.games.daitoshi.look.wording import WORKSHOP_WORDS, effect_words

CX: Final = 812.0
CY: Final = 490.0
#: Radii of the rings, from the inside out.
RING_RADII: Final = ((42, 132), (134, 188), (190, 248))
AVENUE: Final = (250, 285)
PRESTIGE: Final = (288, 319)
WORMBUS: Final = (322, 353)
WIDE: Final = 360 / SECTORS
#: Where the Magnate spaces of a District lie, in degrees from its middle.
LEFT_AT: Final = -20.5
MIDDLE_AT: Final = -7.6
RIGHT_AT: Final = (1.6, 33.0)


def city(view: View) -> Node:
    """The whole city around its hub."""
    node = Node("city", Picture(), CX, CY)
    node.draw(Shape(circle(356), 0, 5, "#00000038"))
    for child in loop(view, "wormbus", WORMBUS, WORMBUS_BONUS, "road-2", "wheels"):
        node.add(child)
    for child in loop(view, "prestige", PRESTIGE, PRESTIGE_BONUS, "lawn-2", ""):
        node.add(child)
    for number in range(SECTORS):
        for ring in range(RINGS):
            node.add(space(view, number, ring))
        for child in avenue(view, number):
            node.add(child)
    node.add(hub())
    node.add(machine_pawn(view))
    return node


def hub() -> Node:
    """The middle of the city."""
    node = Node("hub", Picture())
    node.draw(
        Shape(circle(42), fill="frame", stroke="frame-edge", width=2),
        Icon("city", 0, -4, 38, "#E9DCBE"),
        Words("Daitoshi", 0, 22, 14.5, "#E9DCBE", face="serif"),
    )
    return node


# ----------------------------------------------------------------------------------------------- the loops
def loop(
    view: View, name: str, radii: tuple[int, int], bonuses: tuple[Effect, ...], fill: str, wears: str
) -> list[Node]:
    """A closed track around the city with everybody's marker."""
    low, high = radii
    wide = 360 / len(bonuses)
    nodes = []
    dark = name == "wormbus"
    for number, bonus in enumerate(bonuses):
        angle = number * wide
        tip = Text(f"tip-{name}-space", {"space": number, "effect": effect_words(bonus)})
        outline = sector(low + 1.5, high - 1.5, angle - wide / 2 + 0.45, angle + wide / 2 - 0.45)
        node = Node(f"{name}-{number}", Space(outline, fill if number else f"light:{fill}"), tip=tip)
        if bonus:
            x, y = polar((low + high) / 2, angle)
            node.draw(effect_mark(bonus, x, y, 22, dark=dark))
        nodes.append(node)
    return nodes + [loop_marker(view, me, name, radii, bonuses, wears) for me in view["magnates"]]


def loop_marker(
    view: View, me: Any, name: str, radii: tuple[int, int], bonuses: tuple[Effect, ...], wears: str
) -> Node:
    """A player's marker; several on one space stand side by side."""
    here = [other["seat"] for other in view["magnates"] if other[name] == me[name]]
    shift = spread(len(here), 5)[here.index(me["seat"])]
    x, y = polar(sum(radii) / 2, (me[name] - 0.3) * 360 / len(bonuses) + shift)
    effect = effect_words(bonuses[me[name]])
    tip = Text(f"tip-{name}", {"seat": me["seat"], "space": me[name], "effect": effect})
    return Node(f"{name}-of-{me['seat']}", Marker(me["seat"], 11, wears), x, y, tip=tip)


# ------------------------------------------------------------------------------------------ district tiles
def space(view: View, number: int, ring: int) -> Node:
    """A space of the city: unbuilt, or with its tile."""
    seen = view["spaces"][number * RINGS + ring]
    name = RING_NAMES[ring]
    picks = [f"expand:{name}/{number + 1}", f"electrify:{name}/{number + 1}"]
    active = view["magnates"][view["active"]]
    if active["sector"] == number:
        picks += [f"place-worker:{name}", f"use-workshop:{name}"]
    if seen["tile"] is None:
        return unbuilt(view, number, ring, tuple(picks))
    tile = TILES[seen["tile"]]
    inner = TILES[view["spaces"][number * RINGS]["tile"]]
    if ring == INNER and active["sector"] == number:
        picks.append(f"action:{tile.action}")
    angle = number * WIDE
    low, high = RING_RADII[ring]
    fill = "night" if seen["lit"] else f"tint-{inner.worker_color}"
    outline = sector(low + 1.5, high - 0.5, angle - 35, angle + 35)
    look = Space(outline, fill, "frame-edge")
    node = Node(
        f"space-{number + 1}-{name}",
        look,
        tip=tile_tip(tile, inner.id, seen),
        picks=tuple(picks),
        source=reconstructed(tile.id),
    )
    if ring == INNER:
        draw_inner(node, tile, angle, seen["lit"])
    else:
        draw_tile(node, tile, inner, angle, ring, seen)
    if seen["worker"]:
        x, y = workshop_place(ring, angle)
        posted = Text("tip-posted", {"colour": seen["worker"]})
        node.add(Node(f"posted-{number + 1}-{name}", worker(seen["worker"], 27), x, y, tip=posted))
    return node


def tile_tip(tile: DistrictTile, district: str, seen: dict[str, Any]) -> Text:
    """What a tile is and does; DAI-15.22 on a dark one what its electrification costs and brings."""
    args: dict[str, object] = {"tile": tile.id, "workshop": WORKSHOP_WORDS[tile.id, seen["lit"]]}
    if tile.ring == "inner":
        does = {"action": tile.action, "colour": tile.worker_color, "exploit": tile.exploit[-1]}
        args = {**args, **does}
    else:
        args = {**args, "ring": tile.ring, "district": district, "hexes": list(seen["hexes"])}
    kind = "tip-inner" if tile.ring == "inner" else "tip-tile"
    if seen["lit"]:
        return Text(kind, args)
    price = {"energy": tile.electrify_cost}
    section = effect_words(tile.electrify_section)
    return Text("tip-dark", {"lit": Text(kind, args), "price": price, "section": section})


def unbuilt(view: View, number: int, ring: int, picks: tuple[str, ...]) -> Node:
    """An empty space with its price; faint while it may not be built."""
    angle = number * WIDE
    low, high = RING_RADII[ring]
    legal = ring != OUTER or view["spaces"][number * RINGS + ring - 1]["tile"] is not None
    name = RING_NAMES[ring]
    price: dict[str, object] = {"price": {"material": EXPAND_COST[ring]}, "hexes": HEX_PLACES[ring]}
    outline = sector(low + 2, high - 1, angle - 34.5, angle + 34.5)
    inner = TILES[view["spaces"][number * RINGS]["tile"]]
    fill = f"dark15:tint-{inner.worker_color}"
    look = Space(outline, fill, "frame-edge", 1.5, "6 5", opacity=1.0 if legal else 0.55)
    node = Node(
        f"space-{number + 1}-{name}",
        look,
        tip=Text("tip-unbuilt", {"ring": name, "district": inner.id, **price}),
        picks=picks,
    )
    if legal:
        middle = (low + high) / 2
        x, y = polar(middle, angle - 7)
        node.draw(Glyphs((good("material", EXPAND_COST[ring]),), x, y, 26))
        x, y = polar(middle, angle + 6)
        node.draw(Glyphs(effect_glyphs((HexSlot(),) * HEX_PLACES[ring]), x, y, 26))
    return node


def workshop_place(ring: int, angle: float) -> tuple[float, float]:
    """Where the workshop of a tile lies."""
    if ring == INNER:
        return polar(113, angle - 22)
    return polar(sum(RING_RADII[ring]) / 2 + beside_name(angle), angle - 26)


def beside_name(angle: float) -> int:
    """How far the pictograms of a tile lie off its middle: its name runs above them, in the lower half
    below.
    """
    return 8 if 90 < angle < 270 else -7


def draw_inner(node: Node, tile: DistrictTile, angle: float, lit: bool) -> None:
    """Action in the middle, workshop and its bonus outside, hexes right, electrification inside."""
    x, y = polar(78, angle)
    colour = str(tile.worker_color)
    node.draw(
        Shape(circle(22), x, y, f"dark:tint-{colour}", "#FFF8E8", 1.6),
        Icon(ACTION_ICON[str(tile.action)], x, y, 28, "ink"),
        *workshop_marks(*workshop_place(INNER, angle), colour, lit, 30),
    )
    x, y = polar(117, angle)
    node.draw(effect_mark(tile.workshop_electrified if lit else tile.workshop, x, y, 22, dark=lit))
    for i, kind in enumerate(tile.exploit):
        x, y = polar(112 - 29 * i, angle + 25 + 2 * i)
        node.draw(Glyphs((terrain(kind),), x, y, 26))
    x, y = polar(83, angle - 27)
    if lit:
        node.draw(Icon("energy", x, y, 22, "#FFD36B"))
        return
    node.draw(Glyphs((good("energy", tile.electrify_cost),), x, y, 23))
    for op, shift in zip(tile.electrify_section, (-21, 21), strict=True):
        x, y = polar(56, angle + shift)
        node.draw(effect_mark((op,), x, y, 19))


def draw_tile(
    node: Node, tile: DistrictTile, inner: DistrictTile, angle: float, ring: int, seen: dict[str, Any]
) -> None:
    """Name along the arc; clockwise workshop, its bonus, the electrification price, bonuses and hexes."""
    low, high = RING_RADII[ring]
    lower_half = 90 < angle < 270
    lit = seen["lit"]
    node.draw(
        ArcWords(
            Text(f"name-{tile.id}"),
            low + 8 if lower_half else high - 9,
            angle,
            14.5,
            "#E9DCBE" if lit else "ink",
            width=120,
        )
    )
    node.draw(*workshop_marks(*workshop_place(ring, angle), str(inner.worker_color), lit, 30))
    middle = (low + high) / 2 + beside_name(angle)
    x, y = polar(middle, angle - 13)
    node.draw(effect_mark(tile.workshop_electrified if lit else tile.workshop, x, y, 22, 46, lit))
    if lit:
        x, y = polar(middle, angle + 22)
        node.draw(Icon("energy", x, y, 24, "#FFD36B"))
        return
    step = 9.0 if ring != OUTER else 7.2
    x, y = polar(middle, angle + 1)
    node.draw(Glyphs((good("energy", tile.electrify_cost),), x, y, 22))
    hexes = list(seen["hexes"])
    for i, op in enumerate(tile.electrify_section):
        x, y = polar(middle, angle + 1 + (i + 1) * step)
        if isinstance(op, HexSlot) and hexes:
            node.draw(hex_mark(hexes.pop(0), x, y, 12, True))
        else:
            node.draw(effect_mark((op,), x, y, 20))


# ------------------------------------------------------------------------------------------------ Magnates
def avenue(view: View, number: int) -> list[Node]:
    """The three Magnate spaces of a District and who stands there."""
    angle = number * WIDE
    low, high = AVENUE
    ground = Node(f"avenue-{number + 1}", Picture()).draw(
        Shape(sector(low, high, angle - 36, angle + 36), fill="avenue", stroke="frame-edge", width=1)
    )
    nodes = [ground]
    for i, printed in enumerate(MAGNATE_SPACES):
        tip = space_tip(view, number, i)
        pick = (f"move:{number + 1}/{printed.id}",)
        node_id = f"magnates-{number + 1}-{printed.id}"
        if i == RIGHT:
            outline = sector(low + 3, high - 3, angle + RIGHT_AT[0], angle + RIGHT_AT[1])
            look = Space(outline, "light:avenue", "#FFF8E8", 1.5)
            name = Text(f"name-{district_of(view, number)}")
            words = ArcWords(name, (low + high) / 2, angle + sum(RIGHT_AT) / 2, 14.5, "#FFF8E8", width=136)
            nodes.append(Node(node_id, look, tip=tip, picks=pick).draw(words))
            continue
        x, y = magnate_place(number, i, 0)
        node = Node(node_id, Space(circle(15.5), "#FFF8E8", "frame-edge"), x, y, tip=tip, picks=pick)
        nodes.append(node.draw(Glyphs((good("steam", printed.steam),), 0, 0, 19)))
    return nodes + magnates_at(view, number)


def space_tip(view: View, number: int, at: int) -> Text:
    """A Magnate space: what it costs, and DAI-11.1 how much of that is for the way if somebody moves now."""
    me = view["magnates"][view["active"]]
    steam = SPACE_STEAM[at]
    if view["phase"] == "turn" and not me["mayor"]:
        distance = (number - me["sector"] - 1) % SECTORS + 1
        steam = WALK_STEAM[distance][at]
    args: dict[str, object] = {"district": district_of(view, number), "space": MAGNATE_SPACES[at].id}
    return Text("tip-space", {**args, "steam": steam, "walk": steam - SPACE_STEAM[at]})


def district_of(view: View, number: int) -> str:
    """A District by the name of its Inner tile."""
    return str(view["spaces"][number * RINGS]["tile"])


def magnate_place(number: int, at: int, place: int) -> tuple[float, float]:
    """Where a Magnate stands; on the right space one behind the other."""
    middle = sum(AVENUE) / 2
    if at == RIGHT:
        return polar(middle, number * WIDE + 6.2 + place * 7.4)
    return polar(middle, number * WIDE + (MIDDLE_AT if at else LEFT_AT))


def magnates_at(view: View, number: int) -> list[Node]:
    """The Magnates in a District, the neutral one included."""
    nodes = []
    on_right = 0
    for me in view["magnates"]:
        if me["sector"] != number:
            continue
        x, y = magnate_place(number, me["space"], on_right)
        on_right += me["space"] == RIGHT
        where = {"district": district_of(view, number), "space": MAGNATE_SPACES[me["space"]].id}
        tip = Text("tip-magnate", {"seat": me["seat"], **where})
        look = Marker(me["seat"], 14, "top-hat")
        picks = ("turn:city",) if me["seat"] == view["active"] else ()
        nodes.append(Node(f"magnate-{me['seat']}", look, x, y, tip=tip, picks=picks))
    neutral = view["neutral"]
    if neutral is not None and neutral["sector"] == number:
        x, y = magnate_place(number, neutral["space"], 0)
        where = {"district": district_of(view, number), "space": MAGNATE_SPACES[neutral["space"]].id}
        tip = Text("tip-neutral", where)
        nodes.append(Node("magnate-neutral", Figure("pawn", 30, "anyone"), x, y, tip=tip))
    return nodes


def machine_pawn(view: View) -> Node:
    """The Mega-Machine in its District, with its worker."""
    machine = view["machine"]
    x, y = polar(186, machine["sector"] * WIDE + 31)
    picks = ("place-worker:machine", "action:megamachine")
    look = Token(circle(22), "machine", "robot", rim="#FFF8E8", ink="#FFF8E8")
    tip = Text("tip-machine-pawn", {"district": district_of(view, machine["sector"])})
    node = Node("machine-pawn", look, x, y, tip=tip, picks=picks)
    if machine["worker"]:
        tip = Text("tip-posted", {"colour": machine["worker"]})
        node.add(Node("machine-worker", worker(machine["worker"], 22), 17, 15, tip=tip))
    return node
