"""The middle of the board on the screen: decrees, craft tracks, points, time, supply; the king's cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from tablewright.engine import Text
from tablewright.engine.glyphs import points
from tablewright.engine.looks import Card, Marker, Space, Stack, Tile
from tablewright.engine.marks import Glyphs, Icon, Mark, Shape, Words
from tablewright.engine.outlines import box, circle, line, rect
from tablewright.engine.scene import Node, Scene, laps, spread
from tablewright.games.tabannusi.box.schema import COLOURS, CRAFTS, DATA, Decree, Vp
from tablewright.games.tabannusi.box.tables import (
    AUTOMA_CARDS,
    DECREES,
    DISTRICTS,
    GOLD_ON_TRACK,
    SPECIAL_WATERS,
)
from tablewright.games.tabannusi.look.pictograms import (
    DECREE_BAND,
    DECREE_ICON,
    EMBLEM,
    INK_ON,
    effect_glyphs,
    hammer,
    need_glyphs,
    reconstructed,
)
from tablewright.games.tabannusi.look.pieces import View, caption, panel, resource_mark
from tablewright.games.tabannusi.look.wording import TEXT_OF, bonus_words

RULER: Final = 80  # points on one length of the ruler
APART: Final = (1078 - 84) / RULER  # steps of the ruler
BADGE: Final = (21.0, 19.0)  # where the number of a stack stands


# ------------------------------------------------------------------------------------------ points, time
def draw_ruler(scene: Scene, view: View) -> None:
    """Everybody's points on a ruler; past its end it begins anew."""
    zone = scene.add(panel("score", 16, 10, 1078, 32))
    zone.draw(*ruler_marks())
    for builder in view["builders"]:
        tip = Text("tip-points", {"seat": builder["seat"], "n": builder["points"]})
        step = builder["points"] % (RULER + 1)
        same = [other["seat"] for other in view["builders"] if other["points"] % (RULER + 1) == step]
        x = 48 + step * APART + spread(len(same), 15)[same.index(builder["seat"])]
        marker = Marker(builder["seat"], 11, note=laps(builder["points"], RULER + 1))
        zone.add(Node(f"points-{builder['seat']}", marker, x, 14, tip=tip))


@cache
def ruler_marks() -> tuple[Mark, ...]:
    """The scale of the ruler."""
    marks: list[Mark] = [Icon("vp", 22, 16, 26, "vp")]
    for value in range(RULER + 1):
        x = 48 + value * APART
        top = 3 if value % 10 == 0 else 14 if value % 5 == 0 else 20
        marks.append(Shape(line((x, top), (x, 29)), stroke="sand-edge", width=1.6 if value % 10 == 0 else 1))
        if value % 10 == 0:
            marks.append(Words(str(value), x + 15, 16, 16, "ink-3"))
    return tuple(marks)


def draw_time(scene: Scene, view: View) -> None:
    """The gold left on the time track."""
    zone = scene.add(panel("time", 1104, 10, 480, 32))
    zone.tip = Text("tip-time", {"n": view["time_gold"]})
    zone.draw(
        Icon("hourglass", 22, 16, 22, "ink-2"),
        Words(Text("board-time"), 40, 17, 20, anchor="start", weight=700, face="serif"),
    )
    taken = GOLD_ON_TRACK - view["time_gold"]
    for i in range(GOLD_ON_TRACK):
        x = 140 + i * 50
        if i < taken:
            zone.draw(
                Shape(circle(13), x, 16, "sand", "sand-edge", 1.4, "4 3"), Icon("check", x, 16, 14, "ink-3")
            )
        else:
            zone.draw(
                Shape(circle(13.5), x, 16, "gold", "gold-edge", 1.6), Icon("coin", x, 16, 25, "gold-ink")
            )
        if i + 1 < GOLD_ON_TRACK:
            zone.draw(Shape(line((x + 17, 16), (x + 33, 16)), stroke="sand-edge", width=2))


# ----------------------------------------------------------------------------------------------- decrees
def draw_decrees(scene: Scene, view: View) -> None:
    """The face-up decrees; in the solo game the king's cards beside them."""
    zone = scene.add(panel("decrees", 438, 50, 656, 166))
    zone.draw(
        Icon("scroll", 24, 19, 20, "ink-2"),
        Words(Text("board-decrees"), 42, 20, 21, anchor="start", weight=700, face="serif"),
        Words(Text("board-decrees-note"), 642, 19, 16, "ink-3", "end", width=330),
    )
    for i, name in enumerate(view["decrees"]):
        zone.add(decree_node(name, 11 + i * 160))
    if view["automa"] is not None:
        add_automa(zone, view["automa"])


def decree_node(name: str, x: float) -> Node:
    """A decree: its requirements, its reward and its points."""
    decree = DECREES[name]
    node = Node(
        f"decree-{name}",
        Card(154, 124, band=DECREE_BAND[decree.type], band_height=32),
        x,
        36,
        tip=Text("tip-decree", {"decree": name, "does": TEXT_OF[name]}),
        picks=(name,),
        source=reconstructed(name),
    )
    worth = decree_points(decree)
    rest = tuple(step for step in decree.effect if not isinstance(step, Vp))
    needs = [glyph for need in decree.requirements for glyph in need_glyphs(need)]
    rows = [needs] if len(needs) <= 4 else [needs[: len(needs) // 2], needs[len(needs) // 2 :]]
    node.draw(Icon(DECREE_ICON[decree.type], 19, 16, 22), Glyphs((points(worth, "vp"),), 133, 16, 32))
    for i, row in enumerate(rows):
        node.draw(Glyphs(tuple(row), 77, 58 if len(rows) == 1 else 48 + 25 * i, 25, width=140, gap=0.4))
    node.draw(Shape(line((10, 89), (144, 89)), stroke="#00000022"))
    if rest:
        node.draw(
            Icon("gives", 20, 106, 16, "ink-3"),
            Glyphs(effect_glyphs(rest), 36, 106, 24, width=106, anchor="start"),
        )
    return node


def decree_points(decree: Decree) -> int:
    """The points of a decree."""
    return sum(step.n for step in decree.effect if isinstance(step, Vp))


def add_automa(zone: Node, automa: View) -> None:
    """The king: its two cards, the order tokens and the markers on its city card."""
    for i, (side, name) in enumerate((("left", automa["left"]), ("right", automa["right"][-1]))):
        zone.add(automa_card(side, name, 332 + i * 84))
    for i, tiles in enumerate(automa["tokens"]):
        shown = tiles[-1] if tiles else None
        tip = Text("tip-order-token", {"number": i + 1, "color": shown or "none", "n": len(tiles)})
        token = Node(f"token-{i + 1}", Space(box(38, 38, 5), "plan", "sand-edge"), 522 + i * 46, 58, tip=tip)
        if shown is not None:
            token.draw(*resource_mark(shown, 0, 0, 28))
        zone.add(token.draw(Words("I" * (i + 1), 0, 27, 15)))
    tip = Text("tip-automa-city", {"king": automa["king"]})
    city = Node("automa-city", Space(rect(146, 58, 6), "city", "ink-3"), 500, 100, tip=tip)
    for i, district in enumerate(DISTRICTS):
        x = 17 + 28 * i
        city.draw(
            Words(str(district), x, 16, 16, "city-ink"),
            Words(str(automa["city"][district]), x, 40, 20, "city-ink", weight=800),
        )
    zone.add(city)


def automa_card(side: str, name: str, x: float) -> Node:
    """An automa card: top number, rows with their symbols and numbers, the arrow, the bonus."""
    card = AUTOMA_CARDS[name]
    tip = Text(f"tip-automa-{side}", {"card": name, "does": bonus_words(card.bonus)})
    node = Node(f"automa-{side}", Card(80, 122, radius=6), x, 36, tip=tip, source=reconstructed(name))
    node.draw(Words(str(card.top), 40, 13, 18, weight=800))
    for i, row in enumerate(card.rows):
        y = 36 + 23 * i
        symbol = {"up": "chevron-up", "down": "chevron-down", "king": "crown"}[row.symbol]
        node.draw(
            Words(row.action, 24, y, 17, weight=800),
            Icon(symbol, 44, y, 17),
            Words(str(row.number), 64, y, 16),
        )
        if card.arrow_row == i + 1:
            node.draw(Icon("gives", 9, y, 14, "port-red"))
    return node.draw(Glyphs(effect_glyphs(card.bonus), 40, 106, 22, width=70))


# ---------------------------------------------------------------------------------------- craft tracks
def draw_craft(scene: Scene, view: View) -> None:
    """Eleven rows of three tracks: multiplier, bonus of the lowest marker, bonuses of spaces, markers."""
    zone = scene.add(panel("craft", 438, 226, 656, 248))
    zone.draw(
        Glyphs((hammer("any"),), 25, 21, 24),
        Words(Text("board-craft"), 44, 22, 21, anchor="start", weight=700, face="serif"),
        Words(Text("board-craft-note"), 642, 21, 16, "ink-3", "end", width=420),
        caption(Text("board-score"), 14, 53),
        caption(Text("board-lowest"), 14, 86),
    )
    for track, colour in enumerate(CRAFTS):
        zone.add(track_node(view, track, colour))
    for row in DATA.craft_rows:
        x = 92 + row.position * 50.4
        zone.draw(
            Shape(rect(46.4, 25, 5), x + 2, 40, MULTIPLIER_FILL[row.vp_multiplier - 1]),
            Words(f"×{row.vp_multiplier}", x + 25, 53, 19, weight=800),
        )
        lowest: Mark = Shape(circle(3), x + 25, 86, "panel-edge")
        if row.lowest_marker_bonus:
            lowest = Glyphs(effect_glyphs(row.lowest_marker_bonus), x + 25, 86, 26, width=46)
        zone.draw(lowest)
        if row.blue_line_below:
            bar = line((x, 37), (x, 245))
            zone.draw(Shape(bar, stroke="white", width=6), Shape(bar, stroke="lapis", width=3.6))


def track_node(view: View, track: int, colour: str) -> Node:
    """One craft track with everybody's markers."""
    look = Space(rect(636, 45, 7), colour, f"{colour}-edge", opacity=0.8)
    tip = Text("tip-track", {"track": f"track-{colour}"})
    picks = (f"choose-track:{colour}", f"garden-track:{colour}")
    node = Node(f"track-{colour}", look, 10, 106 + track * 46, tip=tip, picks=picks)
    node.draw(Glyphs((hammer(colour),), 22, 22.5, 30), Icon(EMBLEM[colour], 56, 22.5, 24, INK_ON[colour]))
    for row in DATA.craft_rows:
        x = 82 + row.position * 50.4
        node.draw(Shape(rect(44.4, 37, 6), x + 3, 4, "plan", f"{colour}-edge", 1, opacity=0.85))
        bonus = {name: effect for name, effect in row.track_bonus.items() if name == colour}
        for effect in bonus.values():
            node.draw(Glyphs(effect_glyphs(effect), x + 25, 22.5, 27, width=42))
        here = [b["seat"] for b in view["builders"] if b["craft"][track] == row.position]
        for seat, shift in zip(here, spread(len(here), 44 / max(3, len(here))), strict=True):
            who = Text("tip-craft-marker", {"seat": seat, "row": row.position})
            radius = 11.5 if len(here) < 3 else 9
            node.add(Node(f"craft-{colour}-{seat}", Marker(seat, radius), x + 25 + shift, 22.5, tip=who))
    return node


MULTIPLIER_FILL: Final = ("#EADFC4", "#E0CFA6", "#D3BB84", "#C2A260", "#B08A3F")


# ------------------------------------------------------------------------------------------------ supply
def draw_supply(scene: Scene, view: View) -> None:
    """Stacks, pieces, special water and spent dice."""
    zone = scene.add(panel("supply", 1386, 484, 198, 504))
    stacks = view["stacks"]
    zone.draw(
        Words(Text("board-supply"), 14, 22, 22, anchor="start", weight=700, face="serif"),
        caption(Text("board-projects"), 14, 48),
        caption(Text("board-pieces"), 14, 135),
        caption(Text("board-tiles"), 14, 214),
        caption(Text("board-special-water"), 14, 301),
        caption(Text("board-spent-dice"), 14, 387),
    )
    for i, colour in enumerate(CRAFTS):
        zone.add(project_stack(colour, stacks["projects"][i], 14 + i * 60))
        zone.add(piece_stack(colour, stacks["pieces"][i], 14 + i * 60))
    zone.add(tile_stack("water", stacks["water"], "water", "wave", "water-ink", 14, ("garden:buy-water",)))
    zone.add(
        tile_stack("garden", stacks["gardens"], "garden", "palm", "garden-ink", 74, ("garden:buy-garden",))
    )
    zone.add(tile_stack("city", stacks["cities"], "city", "gate", "city-ink", 134, ()))
    for i, tile in enumerate(view["special_display"]):
        zone.add(special_tile(f"special-{tile}", tile, 34 + i * 44, 336))
    special = Node(
        "stack-special", Stack(box(32, 38, 5), stacks["special"], "canal-2", badge=BADGE), 164, 336
    )
    special.tip = Text("tip-special-stack", {"n": stacks["special"]})
    zone.add(special)
    for i, colour in enumerate(COLOURS):
        zone.add(spent_dice(colour, view["supply"][i], 31 + i * 34))


def project_stack(colour: str, n: int, x: float) -> Node:
    """The project tiles of a colour."""
    tip = Text("tip-projects", {"color": colour, "n": n})
    look = Stack(box(44, 44, 5), n, "plan", badge=BADGE)
    node = Node(f"stack-project-{colour}", look, x + 22, 82, tip=tip, picks=(f"project-colour:{colour}",))
    return node.draw(
        Shape(box(44, 44, 5), fill="plan", stroke=f"{colour}-edge"),
        Shape(box(36, 36, 4), stroke=colour, width=5),
        Icon(EMBLEM[colour], 0, 0, 20, f"{colour}-edge"),
    )


def piece_stack(colour: str, n: int, x: float) -> Node:
    """The building pieces of a colour."""
    tip = Text("tip-pieces", {"color": colour, "n": n})
    picks = (f"build-colour:{colour}", f"start-colour:{colour}")
    look = Stack(box(44, 38, 5), n, f"{colour}-edge", badge=BADGE)
    node = Node(f"stack-pieces-{colour}", look, x + 22, 168, tip=tip, picks=picks)
    return node.draw(
        Shape(box(44, 38, 5), fill=colour, stroke=f"{colour}-edge", width=1.5),
        Icon("citadel", 0, 0, 26, INK_ON[colour]),
    )


def tile_stack(name: str, n: int, fill: str, icon: str, ink: str, x: float, picks: tuple[str, ...]) -> Node:
    """A stack of equal tiles, or the city deck."""
    look = Stack(box(44, 44, 5), n, fill, badge=BADGE)
    node = Node(f"stack-{name}", look, x + 22, 250, tip=Text(f"tip-stack-{name}", {"n": n}), picks=picks)
    return node.draw(Shape(box(44, 44, 5), fill=fill, stroke="#00000044"), Icon(icon, 0, 0, 32, ink))


def special_tile(name: str, tile: str, x: float, y: float) -> Node:
    """A special water tile with its bonus."""
    tip = Text("tip-special-water", {"tile": tile, "does": TEXT_OF[tile]})
    node = Node(name, Tile(box(40, 44, 5), "water"), x, y, tip=tip, picks=(tile,), source=reconstructed(tile))
    return node.draw(
        Shape(circle(17), fill="#EAF6F7", stroke="water-edge"),
        Glyphs(effect_glyphs(SPECIAL_WATERS[tile].bonus), 0, 0, 22, width=32),
    )


def spent_dice(colour: str, n: int, x: float) -> Node:
    """Dice of a colour in the supply."""
    tip = Text("tip-spent-dice", {"color": colour, "n": n})
    node = Node(f"spent-{colour}", Space(box(32, 66, 6), "paper", "paper"), x, 430, tip=tip)
    node.picks = (f"supply-die:{colour}",)
    node.fade = 1.0 if n else 0.45
    return node.draw(*resource_mark(colour, 0, -14, 28), Words(str(n), 0, 18, 18, weight=800))
