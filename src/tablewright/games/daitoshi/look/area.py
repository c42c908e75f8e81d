"""A player's Factory on the screen: storehouse, steam engine, Exploitation Zone, workers, three buildings."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glyphs import points
from tablewright.engine.looks import Counter, Marker, Picture, Space, Token, Zone
from tablewright.engine.marks import Glyphs, Icon, Mark, Shape, Words
from tablewright.engine.outlines import circle, diamond, hexagon, line, polygon, rect
from tablewright.engine.scene import Node, Scene, seat_colour
from tablewright.games.daitoshi.box.schema import (
    BUILDING_FLOORS,
    BUILDING_STEAM,
    BUILDING_STEAM_CONFLICT,
    BUILDINGS,
    CHIMNEY_HIGH,
    CHIMNEY_LOW,
    CONFLICT_BONUS,
    COST_TILE,
    DATA,
    EXPLOIT_BONUS,
    FACTORY,
    FLOORS,
    READY_AT,
    REPUTATION_VP,
    RESOURCES,
    STEAM_PER_ARROW,
    STEAM_TILE,
    STEP_ICONS,
    STORAGE,
    TRACK_END,
    WORKER_PLACES,
    WORKER_TILE,
)
from tablewright.games.daitoshi.look.board import goods_counter
from tablewright.games.daitoshi.look.pictograms import TERRAIN, good, reconstructed
from tablewright.games.daitoshi.look.pieces import effect_mark, hex_tile, invention, worker
from tablewright.games.daitoshi.look.wording import INVENTION_WORDS, effect_words

SHEET: Final = "#F3E9D2"
MUTED: Final = "#5A5140"
STEP_SIGN: Final = {"develop": "raise", "ready": "robot", "return_hex": "returnhex"}
STEP_SCORE: Final = {"score": "×1", "score_twice": "×2"}


def area(me: dict[str, Any], own: bool) -> Scene:
    """Everything one player owns; the owner's things can be picked."""
    scene = Scene(f"area-{me['seat']}", "daitoshi", 1600, 300, me["seat"])
    ground = Node(f"factory-{me['seat']}", Picture()).draw(
        Shape(rect(1600, 300, 12), fill="#E6D7B6", stroke="frame", width=2),
        Shape(rect(10, 300, 5), fill=seat_colour(me["seat"])),
        Shape(rect(684, 284, 8), 908, 8, "#B9CDD6"),
    )
    scene.add(ground)
    scene.add(storehouse(me))
    if me["mayor"]:
        scene.add(mayor_zone(me))
    else:
        scene.add(engine(me))
        scene.add(zone(me, own))
    scene.add(workers(me, own))
    for number, name in enumerate(BUILDINGS):
        scene.add(building(me, name, 912 + number * 228, own))
    return scene


def storehouse(me: dict[str, Any]) -> Node:
    """DAI-1.10 The four resources from 0 to 9; Wealth, Steam (DAI-21.6 never for the Mayor) and flags
    below.
    """
    seat = me["seat"]
    node = Node(f"store-{seat}", Zone(rect(264, 284), SHEET, title=17), 18, 8, Text("title-storehouse"))
    for row, what in enumerate(RESOURCES):
        y = 52 + row * 42
        count = me["goods"][what]
        tip = Text("tip-goods", {"seat": seat, "goods": what, "count": count})
        line_node = Node(f"store-{what}-{seat}", Picture(rect(250, 36)), 8, y - 18, tip=tip)
        node.add(line_node.draw(*store_marks(what, count)))
    unlimited = {"wealth": me["goods"]["wealth"]} if me["mayor"] else {**me["goods"], "steam": me["steam"]}
    for i, what in enumerate(what for what in ("wealth", "steam") if what in unlimited):
        count = unlimited[what]
        tip = Text("tip-goods", {"seat": seat, "goods": what, "count": count})
        node.add(goods_counter(f"store-{what}-{seat}", what, count, 12 + i * 92, 236, tip))
    left = me["flags"].count(False)
    tip = Text("tip-flags-left", {"seat": seat, "count": left})
    node.add(Node(f"flags-{seat}", Counter("flag", left, 28, seat_colour(seat)), 196, 238, tip=tip))
    return node


@cache
def store_marks(what: str, count: int) -> tuple[Mark, ...]:
    """A row of the Storehouse: the sign of the resource and the steps from 0 to 9."""
    marks: list[Mark] = [Glyphs((good(what),), 16, 18, 30)]
    for value in range(STORAGE + 1):
        x = 42 + value * 20.4
        if value == count:
            marks.append(Shape(rect(24.6, 34, 6), x - 3, 1, what, "#FFF8E8", 1.6))
            marks.append(Words(str(value), x + 9.3, 18, 19, "#FFFFFF", weight=800))
        else:
            marks.append(Shape(rect(18.6, 28, 4), x, 4, f"pale70:{what}", "#00000022"))
    return tuple(marks)


def engine(me: dict[str, Any]) -> Node:
    """DAI-10.1 Water above 0, Coal below; every step towards 0 pays Steam."""
    seat = me["seat"]
    pay = STEAM_PER_ARROW[me["conflict"][STEAM_TILE]]
    tip = Text("tip-chimney", {"seat": seat, "space": me["chimney"], "pay": pay})
    node = Node(
        f"engine-{seat}",
        Zone(rect(98, 284), "#C9D3D6"),
        288,
        8,
        tip=tip,
        source=reconstructed("steam_engine"),
    )
    node.draw(*chimney_marks(me["chimney"], seat_colour(seat)))
    return node.draw(Glyphs((good("steam", pay),), 16, 142, 24))


@cache
def chimney_marks(chimney: int, own: str) -> tuple[Mark, ...]:
    """The steps of the Steam engine, the one where the chimney stands in the owner's colour."""
    marks: list[Mark] = []
    height = 270 / (CHIMNEY_HIGH - CHIMNEY_LOW + 1)
    for i, value in enumerate(range(CHIMNEY_HIGH, CHIMNEY_LOW - 1, -1)):
        y = 7 + i * height
        colour = "water" if value > 0 else "coal" if value < 0 else "machine"
        here = value == chimney
        fill, ink = (own, "#FFFFFF") if here else (f"pale60:{colour}", "ink")
        marks.append(Shape(rect(60, height - 3, 5), 30, y + 1.5, fill, "#00000044"))
        marks.append(Words(str(abs(value)), 54, y + height / 2, 16, ink, weight=800))
        if value:
            marks.append(Icon("lower" if value > 0 else "raise", 78, y + height / 2, 14, ink))
    return (*marks, Icon("water", 16, 40, 23, "water"), Icon("coal", 16, 244, 24, "coal"))


# ------------------------------------------------------------------------------------------- the Zone
def zone(me: dict[str, Any], own: bool) -> Node:
    """DAI-13.5 Four columns: exploit bonus, hexes, conflict bonus, Efficiency tile."""
    seat = me["seat"]
    node = Node(f"zone-{seat}", Zone(rect(356, 284), SHEET, title=17), 392, 8, Text("title-zone"))
    for column, place in enumerate(FACTORY.exploitation_zone):
        node.add(zone_column(me, place.type, 6 + column * 86, own))
    return node


def zone_column(me: dict[str, Any], kind: str, x: float, own: bool) -> Node:
    """One hex type of the Zone."""
    seat = me["seat"]
    place = next(each for each in FACTORY.exploitation_zone if each.type == kind)
    count = me["zone"].count(kind)
    bonuses = {"exploit": effect_words(EXPLOIT_BONUS[kind]), "effect": effect_words(place.conflict_bonus)}
    tip = Text("tip-zone", {"seat": seat, "hex": kind, "count": count, **bonuses})
    kinds = ("return-hex", "lay-hex", "conflict-hex")
    picks = tuple(f"{question}:{kind}" for question in kinds) if own else ()
    node = Node(
        f"zone-{kind}-{seat}", Space(rect(82, 247, 7), f"pale70:{kind}"), x + 2, 31, tip=tip, picks=picks
    )
    node.draw(
        effect_mark(EXPLOIT_BONUS[kind], 41, 20, 24, 70),
        Shape(hexagon(37), 41, 82, "#FFFFFF55", kind, 1.6, "5 4"),
        Icon(TERRAIN[kind], 41, 82, 36, kind, 0.35),
        Shape(rect(66, 34, 6), 8, 132, "#FBE3D6", "conflict-ink"),
        Icon("conflict", 24, 149, 21, "conflict-ink"),
        effect_mark(place.conflict_bonus, 55, 149, 24),
    )
    for i in range(count):
        node.add(Node(f"zone-{kind}-{seat}-{i}", hex_tile(kind, 35, i > 0), 41, 82 - i * 8))
    if count > 1:
        node.add(Node(f"zone-count-{kind}-{seat}", Token(circle(11), "ink", text=str(count)), 66, 108))
    node.add(efficiency(me, kind))
    return node


def mayor_zone(me: dict[str, Any]) -> Node:
    """DAI-21.33 The Mayor's four places from top to bottom: his topmost hex decides what he gains."""
    seat = me["seat"]
    node = Node(f"zone-{seat}", Zone(rect(460, 284), SHEET, title=17), 288, 8, Text("title-zone"))
    for place, kind in enumerate(me["zone"]):
        node.add(mayor_place(me, place, kind))
    return node


def mayor_place(me: dict[str, Any], place: int, kind: str) -> Node:
    """A place of his Zone, with its hex and the conflict bonus of that type."""
    args: dict[str, object] = {"seat": me["seat"], "place": place + 1}
    if kind:
        topmost = not any(me["zone"][:place])
        bonus = {"effect": effect_words(CONFLICT_BONUS[kind]), "topmost": topmost}
        tip = Text("tip-mayor-place", {**args, "hex": kind, **bonus})
    else:
        tip = Text("tip-mayor-place-empty", args)
    look = Space(rect(444, 57, 7), f"pale70:{kind}" if kind else "none", dash="" if kind else "5 4")
    node = Node(f"zone-place-{place + 1}-{me['seat']}", look, 8, 32 + place * 62, tip=tip)
    node.draw(Words(str(place + 1), 22, 28, 19, MUTED, weight=800))
    if kind:
        node.draw(
            Icon("conflict", 200, 28, 21, "conflict-ink"),
            effect_mark(CONFLICT_BONUS[kind], 260, 28, 26),
        )
        node.add(Node(f"zone-hex-{place + 1}-{me['seat']}", hex_tile(kind, 27), 90, 28))
    return node


def efficiency(me: dict[str, Any], kind: str) -> Node:
    """DAI-16.1 The Efficiency tile of a hex type; dark red on its Conflict side."""
    angry = me["conflict"][kind]
    side: dict[str, object] = {"side": angry}
    place = next(each for each in FACTORY.exploitation_zone if each.type == kind)
    tile = next(each for each in DATA.efficiency_tiles if each.id == place.efficiency_tile)
    printed = list((tile.conflict if angry else tile.normal).values())
    meaning = {"tile": tile.id, "first": printed[0], "last": printed[-1]}
    tip = Text("tip-efficiency", {"seat": me["seat"], "hex": kind, **side, **meaning})
    values = "·".join(str(value) for value in printed)
    ink = "#FBE3D6" if angry else "ink"
    look = Space(rect(74, 66, 6), "conflict" if angry else "cream", "#2B0E10" if angry else MUTED)
    node = Node(f"efficiency-{kind}-{me['seat']}", look, 4, 174, tip=tip, source=reconstructed(place.id))
    return node.draw(
        Words(values, 26, 24, 19, ink, weight=800),
        Icon(EFFICIENCY_ICON[tile.id], 57, 24, 20, ink),
        Words(Text("label-conflict" if angry else "label-normal"), 37, 52, 15, ink, width=70),
    )


EFFICIENCY_ICON: Final = {
    "eff_steam": "steam",
    "eff_building_cost": "factory",
    "eff_workers": "meeple",
    "eff_progress": "progress",
}


# ----------------------------------------------------------------------------- workers, Reputation, marker
def workers(me: dict[str, Any], own: bool) -> Node:
    """DAI-1.13 The worker places; Reputation, Production marker and Grant below."""
    seat = me["seat"]
    node = Node(f"workers-{seat}", Zone(rect(148, 284), SHEET, title=17), 754, 8, Text("title-workers"))
    usable = WORKER_PLACES[me["conflict"][WORKER_TILE]]
    for i, colour in enumerate(me["workers"]):
        x, y = 26 + (i % 3) * 48, 52 + (i // 3) * 42
        node.draw(Shape(circle(19), x, y, "#00000010", MUTED, 1.2, "4 3", 1.0 if i < usable else 0.35))
        if colour:
            tip = Text("tip-workers", {"seat": seat, "colour": colour})
            kinds = ("worker-to-place", "make-room", "keep-worker")
            picks = tuple(f"{question}:{colour}" for question in kinds) if own else ()
            node.add(Node(f"worker-{i}-{seat}", worker(colour, 33), x, y, tip=tip, picks=picks))
    vp = REPUTATION_VP[me["reputation"]]
    standing = Node(
        f"standing-{seat}",
        Picture(rect(136, 44)),
        6,
        142,
        tip=Text("tip-reputation", {"seat": seat, "vp": vp}),
    )
    for i, value in enumerate(REPUTATION_VP):
        here = i == me["reputation"]
        standing.draw(
            Shape(
                rect(31, 38, 6),
                2 + i * 34,
                3,
                seat_colour(seat) if here else "#E9DCBE",
                "#FFFFFF" if here else "#00000022",
            ),
            Glyphs((points(value, "vp"),), 17.5 + i * 34, 22, 24),
        )
    node.add(standing)
    add_marker(node, me, own)
    return node


def add_marker(node: Node, me: dict[str, Any], own: bool) -> None:
    """DAI-4.7 The Production marker on its three places, DAI-4.9 the Government Grant."""
    seat = me["seat"]
    if not me["mayor"]:
        tip = Text("tip-marker", {"seat": seat, "place": me["marker"]})
        picks = ("turn:production",) if own else ()
        marker = Node(f"marker-{seat}", Picture(rect(100, 40)), 6, 226, tip=tip, picks=picks)
        for i, place in enumerate(FACTORY.production_marker.places):
            here = place == me["marker"]
            marker.draw(
                Shape(circle(15), 18 + i * 34, 20, seat_colour(seat) if here else "#00000010", MUTED, 1.2)
            )
            if here:
                marker.draw(Icon("factory", 18 + i * 34, 20, 18, "#FFFFFF"))
        node.add(marker)
    if me["grant"]:
        grant_picks = ("activate:grant",) if own else ()
        look = Token(rect(34, 36, 5), "university", "grant", ink="#E8F3F0")
        node.add(
            Node(f"grant-{seat}", look, 108, 228, tip=Text("tip-grant", {"seat": seat}), picks=grant_picks)
        )


# ------------------------------------------------------------------------------------------------ buildings
def building(me: dict[str, Any], name: str, x: float, own: bool) -> Node:
    """A building: roof with its Steam price, floors from the bottom."""
    seat = me["seat"]
    angry = me["conflict"][COST_TILE]
    steam = BUILDING_STEAM_CONFLICT[name] if angry else BUILDING_STEAM[name]
    dearer = steam != BUILDING_STEAM[name]
    floors = BUILDING_FLOORS[name]
    top = 288 - 86 * len(floors)
    args = {"seat": seat, "building": name}
    tip = Text("tip-mayor-building", args) if me["mayor"] else Text("tip-building", {**args, "steam": steam})
    questions = ("activate", "activate-granted", "install")
    picks = tuple(f"{question}:{name}" for question in questions) if own else ()
    node = Node(
        f"building-{name}-{seat}",
        Picture(polygon((0, top - 26), (218, top - 26), (218, 290), (0, 290))),
        x,
        0,
        tip=tip,
        picks=picks,
    )
    node.draw(
        Shape(
            polygon((-3, top), (11, top - 24), (207, top - 24), (221, top)),
            fill="#5B3A2C",
            stroke="frame-edge",
        ),
        Shape(rect(218, 290 - top, 4), 0, top - 2, "#7A5A45", "frame-edge"),
        Words(Text(f"title-{name}"), 18, top - 12, 17, "step-ink", "start", face="serif"),
    )
    if not me["mayor"]:  # DAI-21.6
        node.draw(
            Shape(rect(58, 22, 11), 142, top - 23, "conflict" if dearer else "frame-edge"),
            Glyphs((good("steam"),), 158, top - 12, 19),
            Words(str(steam), 182, top - 12, 17, "#FFFFFF", weight=800),
        )
    for i, floor in enumerate(floors):
        node.add(floor_node(me, floor, 4, 290 - (i + 1) * 86 + 2, own))
    return node


def floor_node(me: dict[str, Any], floor: int, x: float, y: float, own: bool) -> Node:
    """A floor: invention with its marks, position, readiness, progress track."""
    seat = me["seat"]
    data = FLOORS[floor]
    tile = me["floors"][floor]
    step = me["steps"][floor]
    if tile is None:
        tip = Text("tip-floor-empty", {"floor": data.id})
    else:
        args = {"floor": data.id, "effect": INVENTION_WORDS[tile], "step": step, "length": TRACK_END[floor]}
        tip = Text("tip-floor", args)
    picks = (f"progress:{data.id}", f"contribute:{data.id}") if own and tile else ()
    look = Space(rect(210, 82, 6), "#EADFC6" if tile is None else "#F8F0DE", "frame")
    node = Node(f"floor-{data.id}-{seat}", look, x, y, tip=tip, picks=picks, source=reconstructed(data.id))
    upper = me["upper"][floor]
    marks = data.marks_upper if upper else data.marks_lower
    if tile is None:
        node.draw(Words(Text("label-empty-floor"), 66, 24, 15, "#8A7B5C", width=118))
    else:
        node.add(invention(f"invention-{data.id}-{seat}", tile, 5, 5, 122, 38, marks))
        node.draw(Icon("raise" if upper else "lower", 142, 16, 15, "#1F6F4F" if upper else "#8A8578"))
        if step >= READY_AT[floor]:
            node.draw(Icon("robot", 176, 30, 24, "machine"))
    node.draw(*field_marks(marks.left, marks.middle, marks.right))
    node.draw(*progress_marks(floor))
    if tile is not None:
        at = 6 + step_width(floor) * (step + 0.5)
        node.add(Node(f"step-marker-{data.id}-{seat}", Marker(seat, 10), at, 68))
    return node


@cache
def field_marks(*fields: str) -> tuple[Mark, ...]:
    """DAI-6.7 Under each field: blue for everybody, pink for the Leader, a cross for nothing."""
    found: list[Mark] = []
    for i, mark in enumerate(fields):
        at, y = 5 + 122 / 3 * (i + 0.5), 51
        if mark == "X":
            found.append(Icon("close", at, y, 13, "#8A8578"))
            continue
        found.append(Shape(circle(5.5), at - (6 if mark == "BP" else 0), y, "river", "#FFFFFF", 1))
        if mark == "BP":
            found.append(Shape(diamond(7), at + 7, y, "#D4568B", "#FFFFFF", 1))
    return tuple(found)


def step_width(floor: int) -> float:
    """Of a progress track."""
    return 198 / (TRACK_END[floor] + 1)


@cache
def progress_marks(floor: int) -> tuple[Mark, ...]:
    """DAI-7.1 The progress track: icon steps larger."""
    marks: list[Mark] = [Shape(line((8, 68), (202, 68)), stroke="frame", width=2, opacity=0.35)]
    for step in range(TRACK_END[floor] + 1):
        x = 6 + step_width(floor) * (step + 0.5)
        icon = STEP_ICONS[floor][step]
        marks.append(Shape(circle(10 if icon else 5), x, 68, "#FFF8E8", "frame", 1.1))
        if icon in STEP_SCORE:
            marks.append(Shape(circle(9), x, 68, "vp"))
            marks.append(Words(STEP_SCORE[icon], x, 68, 12, "#FFFFFF"))
        elif icon:
            marks.append(Icon(STEP_SIGN[icon], x, 68, 14, "machine" if icon == "ready" else "#1F6F4F"))
    return tuple(marks)
