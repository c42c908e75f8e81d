"""A player's area on the screen: resources, houses, crates, city cards, ships and tiles, and a forecast."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.glyphs import points
from tablewright.engine.looks import Back, Card, Counter, Figure, Marker, Picture, Space
from tablewright.engine.marks import Glyphs, Icon, Piece, Shape, Words
from tablewright.engine.outlines import box, rect
from tablewright.engine.scene import Node, Scene, seat_colour
from tablewright.games.tabannusi.box.schema import COLOURS, CRAFTS, META
from tablewright.games.tabannusi.box.tables import (
    CITIES,
    COLUMN_BONUS,
    DECREES,
    DISTRICTS,
    HARBOURS,
    HOUSE_BONUS,
    ROW_SIZE,
    ROWS,
    SHIPS,
)
from tablewright.games.tabannusi.look.centre import decree_points, special_tile
from tablewright.games.tabannusi.look.pictograms import EMBLEM, INK_ON, effect_glyphs, reconstructed
from tablewright.games.tabannusi.look.pieces import View, caption, crate, resource_mark, seal
from tablewright.games.tabannusi.look.wording import TEXT_OF

#: Questions in which a resource of the area is an answer.
PAYING: Final = ("pay-ability", "fill-payment", "pay-craft", "use-discount")
HEIGHT: Final = 297.0


def area(view: View, builder: View, own: bool) -> Scene:
    """Everything that belongs to one player; only the owner can pick there."""
    seat = builder["seat"]
    scene = Scene(f"area-{seat}", "tabannusi", 1600, HEIGHT, seat)
    scene.add(Node(f"area-frame-{seat}", Picture())).draw(
        Shape(rect(1600, HEIGHT, 12), fill="paper", stroke="panel-edge", width=1.5),
        Shape(rect(12, HEIGHT, 6), fill=seat_colour(seat)),
    )
    add_resources(scene, builder, own)
    add_houses(scene, builder, own)
    add_crates(scene, builder, own)
    add_cities(scene, builder, own)
    add_tiles(scene, view, builder, own)
    add_forecast(scene, view, seat)
    return scene


def heading(scene: Scene, seat: int, name: str, x: float) -> Node:
    """A name above a part of the area."""
    node = scene.add(Node(f"heading-{name}-{seat}", Picture(), x, 0))
    return node.draw(Words(Text(f"area-{name}"), 0, 23, 21, anchor="start", weight=700, face="serif"))


# --------------------------------------------------------------------------------------------- resources
def add_resources(scene: Scene, builder: View, own: bool) -> None:
    """Dice by colour, gold, markers, water and gardens."""
    seat = builder["seat"]
    heading(scene, seat, "resources", 28)
    for i, colour in enumerate(COLOURS):
        n = builder["dice"][i]
        tip = Text("tip-resource", {"seat": seat, "color": colour, "n": n})
        node = Node(
            f"dice-{colour}-{seat}", Space(box(52, 92, 6), "sand", "panel-edge"), 55 + i * 57, 88, tip=tip
        )
        if own:
            node.picks = tuple(f"{question}:{colour}" for question in PAYING)
        scene.add(node.draw(*resource_mark(colour, 0, -16, 42), Words(str(n), 0, 28, 27, weight=800)))
    goods = (
        ("gold", "coin", builder["gold"], "gold-ink"),
        ("marker", "flag", builder["markers"], seat_colour(seat)),
        ("water", "wave", builder["water"], "water-ink"),
        ("garden", "palm", builder["gardens"], "garden-ink"),
    )
    for i, (name, icon, n, ink) in enumerate(goods):
        tip = Text(f"tip-own-{name}", {"seat": seat, "n": n, "left": builder["markers_left"]})
        node = Node(
            f"{name}-{seat}", Space(box(68, 138, 6), "sand", "panel-edge"), 63 + i * 71.3, 213, tip=tip
        )
        if own and name == "gold":
            node.picks = tuple(f"{question}:gold" for question in PAYING)
        node.draw(Icon(icon, 0, -34, 40, ink), Words(str(n), 0, 14, 33, weight=800))
        note = (
            Text("area-markers-left", {"n": builder["markers_left"]})
            if name == "marker"
            else Text(f"area-{name}")
        )
        scene.add(node.draw(Words(note, 0, 52, 15.5, "ink-3", width=70, lines=2)))


# ------------------------------------------------------------------------------------------------ houses
def add_houses(scene: Scene, builder: View, own: bool) -> None:
    """The rows of houses with what lies under them, and the column bonuses."""
    seat = builder["seat"]
    part = heading(scene, seat, "houses", 334)
    for row, name in enumerate(ROWS):
        y = 40 + row * 47.0 if name != "bottom" else 224.0
        scene.add(house_row(builder, row, name, y, own))
    part.draw(caption(Text("area-column"), 4, 204))
    for column, bonus in COLUMN_BONUS.items():
        part.draw(Glyphs(effect_glyphs(bonus), 46 + (column - 1) * 58 + 26, 204, 30))


def house_row(builder: View, row: int, name: str, y: float, own: bool) -> Node:
    """One row: houses leave from the left."""
    seat = builder["seat"]
    coloured = name in CRAFTS
    left = builder["rows"][row]
    fill, edge = (name, f"{name}-edge") if coloured else ("#C9B68C", "#8A7A58")
    tip = Text("tip-house-row", {"row": name, "n": left})
    node = Node(
        f"row-{name}-{seat}", Space(rect(46 + ROW_SIZE[row] * 58, 43, 7), fill, edge), 334, y, tip=tip
    )
    if own:
        node.picks = (f"row-to-bottom:{name}", f"port-row:{name}")
    ink = INK_ON[name] if coloured else "ink"
    node.draw(Icon(EMBLEM[name] if coloured else "harbour", 23, 21, 27, ink))
    for column, bonus in enumerate(HOUSE_BONUS[row]):
        x = 46 + column * 58.0
        node.draw(Shape(rect(53, 37, 5), x, 3, "cream", edge, 1.1))
        if column >= ROW_SIZE[row] - left:
            node.draw(Piece(Figure("house", 28, seat=seat), x + 17, 22))
            node.draw(Glyphs(effect_glyphs(bonus), x + 40, 22, 18, width=24))
        else:
            node.draw(Icon("check", x + 26, 21, 20, "sand-edge"))
    return node


# ------------------------------------------------------------------------------------------------ crates
def add_crates(scene: Scene, builder: View, own: bool) -> None:
    """The four slots for crates."""
    seat = builder["seat"]
    part = heading(scene, seat, "crates", 574 + 92)
    for slot in range(META.max_crates):
        x, y = 31 + slot % 2 * 68.0, 75 + slot // 2 * 72.0
        part.draw(Shape(box(62, 66, 7), x, y, stroke="sand-edge", width=1.6, dash="6 5"))
        if slot < len(builder["crates"]):
            held = builder["crates"][slot]
            node = crate(f"crate-{seat}-{slot}", held["color"], held["full"], 50, x, y)
            if own and held["full"]:
                node.picks = (f"pay-ability:crate-{held['color']}",)
            elif own:
                node.picks = (f"fill-crate:{held['color']}", f"fill-second:{held['color']}", "fill:yes")
            part.add(node)
    for i, tile in enumerate(builder["special"]):
        node = special_tile(f"own-{tile}-{seat}", tile, 20 + i * 44, 212 + 0.0)
        if not own:
            node.picks = ()
        part.add(node)


# ------------------------------------------------------------------------------------------------- cities
def add_cities(scene: Scene, builder: View, own: bool) -> None:
    """City cards: open to the owner, backs to the others; drawn ones while one is chosen."""
    seat = builder["seat"]
    part = heading(scene, seat, "cities", 824)
    if builder["cities"] is None:
        for i in range(builder["city_count"]):
            tip = Text("tip-hidden-city", {"seat": seat})
            part.add(Node(f"city-{seat}-{i}", Back(70, 110, "city", "gate"), i * 78.0, 42, tip=tip))
        return
    shown = [*builder["cities"], *builder["cities_seen"]]
    wide = min(156.0, 440.0 / max(1, len(shown)) - 6)
    for i, card in enumerate(shown):
        part.add(city_card(builder, card, i * (wide + 6), wide))


def city_card(builder: View, name: str, x: float, wide: float) -> Node:
    """A city card with the houses it wants and those that are there."""
    city = CITIES[name]
    tip = Text("tip-city", {"card": name, "does": TEXT_OF[name]})
    look = Card(wide, 240, band="city", band_height=44)
    node = Node(f"city-{name}", look, x, 42, tip=tip, picks=(name,), source=reconstructed(name))
    node.draw(Icon("gate", 22, 22, 28, "city-ink"), Glyphs((points(city.vp, "city-ink"),), wide - 26, 22, 36))
    for i, (district, n) in enumerate(city.houses.items()):
        y = 76 + i * 58.0
        node.add(seal(f"city-{name}-{district}", district, 16, 24, y))
        has = builder["houses"][district]
        node.draw(Words(f"{min(has, n)}/{n}", 66, y, 21, "ink" if has >= n else "ink-2"))
        if has >= n and wide > 110:
            node.draw(Icon("check", wide - 24, y, 24, "garden-ink"))
    return node


# ------------------------------------------------------------------------------------------ ships, tiles
def add_tiles(scene: Scene, view: View, builder: View, own: bool) -> None:
    """Marked ships, harbour tiles and decrees."""
    seat = builder["seat"]
    part = heading(scene, seat, "tiles", 1000)
    marked = [SHIPS[view["ships"][place]] for place, mark in enumerate(builder["ships"]) if mark]
    for i, ship in enumerate(marked):
        x, y = i % 3 * 82.0, 40 + i // 3 * 38.0
        look = Space(
            rect(78, 34, 6), "cream", "sand-edge" if ship.color == "wild" else f"{ship.color}-edge", 1.8
        )
        node = Node(f"own-ship-{ship.id}-{seat}", look, x, y, tip=TEXT_OF[ship.id])
        part.add(
            node.draw(Icon("boat", 16, 17, 22), Glyphs(effect_glyphs(ship.effect), 53, 17, 20, width=44))
        )
    for i, tile in enumerate(builder["harbours"]):
        tip = Text("tip-own-harbour", {"tile": tile, "does": TEXT_OF[tile]})
        node = Node(
            f"own-{tile}",
            Space(rect(78, 46, 8), "#F6E7C4", "lapis", 2.2),
            i % 3 * 82.0,
            156 + i // 3 * 50.0,
            tip=tip,
        )
        if own:
            node.picks = (tile,)
        part.add(node.draw(Glyphs(effect_glyphs(HARBOURS[tile].effect), 39, 23, 24, width=68)))
    for i, name in enumerate(builder["decrees"]):
        tip = Text("tip-own-decree", {"decree": name, "seat": seat, "does": TEXT_OF[name]})
        part.add(
            Node(f"own-{name}", Counter("scroll", decree_points(DECREES[name]), 24), i * 82.0, 268, tip=tip)
        )


# ----------------------------------------------------------------------------------------------- forecast
def add_forecast(scene: Scene, view: View, seat: int) -> None:
    """What every district would be worth to everybody if its barge ran empty now."""
    part = heading(scene, seat, "forecast", 1250)
    part.draw(caption(Text("area-dice"), 82, 56, anchor="middle"))
    for i, builder in enumerate(view["builders"]):
        part.draw(Piece(Marker(builder["seat"], 12.5), 148 + i * 50, 56))
    for i, district in enumerate(DISTRICTS):
        seen = view["districts"][i]
        dice = len(seen["dice"])
        hot = dice <= 2
        tip = Text("tip-forecast", {"district": f"D{district}", "n": dice, "worth": list(seen["worth"])})
        look = Space(rect(334, 38, 7), "#F7DFA0" if hot else "#EFE4C8", "panel-edge")
        row = part.add(Node(f"forecast-{district}-{seat}", look, 0, 76 + i * 42, tip=tip))
        row.draw(Shape(box(30, 30, 15), 24, 19, "lapis", "seal", 2), Words(str(district), 24, 19, 18, "act"))
        row.draw(*resource_mark(seen["color"], 64, 19, 25))
        row.draw(Words(str(dice), 94, 19, 22, "port-red" if hot else "ink", weight=800))
        best = max(seen["worth"])
        for j, worth in enumerate(seen["worth"]):
            weight = 800 if worth and worth == best else 600
            row.draw(Words(str(worth) if worth else "–", 148 + j * 50, 19, 21, "ink", weight=weight))
