"""The board on the screen: the hill in the middle, regions in the corners, areas at both sides."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.glyphs import points, sign
from tablewright.engine.looks import Back, Counter, Marker, Picture, Space, Stack, Zone
from tablewright.engine.marks import Glyphs, Icon, Shape, Words
from tablewright.engine.outlines import circle, rect
from tablewright.engine.scene import Node, Scene, spread
from tablewright.games.tawantinsuyu.box.schema import (
    CONQUESTS,
    CONST,
    DATA,
    GODS,
    STATUES,
    TEMPLE,
    TEMPLE_TOP,
    ConquestSpace,
    TempleSpace,
    by_players,
)
from tablewright.games.tawantinsuyu.look.hill import View, hill, meeple
from tablewright.games.tawantinsuyu.look.pictograms import effect_glyphs, origin
from tablewright.games.tawantinsuyu.look.pieces import (
    EDGE,
    PANEL,
    army_card,
    band,
    building,
    caption,
    dashed,
    god_back,
    god_card,
    weaving,
)
from tablewright.games.tawantinsuyu.look.wording import conquest_text, statue_text, temple_text

#: Where the regions lie.
REGION_PLACES: Final = {
    "chinchaysuyu": (12.0, 10.0),
    "antisuyu": (1150.0, 10.0),
    "kuntisuyu": (12.0, 874.0),
    "qullasuyu": (1150.0, 874.0),
}
STEP_TINTS: Final = ("#E7D5A8", "#E3CB92", "#DDBE78", "#D4AC57")


def board(view: View) -> Scene:
    """The whole board, 1600 x 1000."""
    scene = Scene("board", "tawantinsuyu")
    cloth = scene.add(Node("cloth", Picture()))
    cloth.draw(Shape(rect(1600, 1000, 14), fill="cloth", texture="cloth"))
    for node in hill(view, 800, 500):
        scene.add(node)
    for region, (x, y) in REGION_PLACES.items():
        scene.add(conquest_region(view, region, x, y))
    scene.add(feasts(view, 456, 10))
    scene.add(bag(view, 1060, 10))
    scene.add(temple(view, 12, 134))
    scene.add(village(view, 177, 134))
    scene.add(nomads(view, 177, 614))
    scene.add(casualties(view, 177, 768))
    scene.add(market(view, 1298, 134))
    scene.add(statues(view, 1298, 386))
    scene.add(weavings(view, 1298, 516))
    scene.add(army(view, 1450, 516))
    scene.add(god_offer(view, 1298, 650))
    shown = view["start_weavings"] or view["drawn"]
    if shown:
        scene.add(drawn_tiles(shown, 800, 760))
    return scene


def panel(name: str, x: float, y: float, width: float, height: float, icon: str = "", note: str = "") -> Node:
    """A part of the board on paper; its heading is the message of its name."""
    look = Zone(rect(width, height), PANEL, EDGE, icon, note)
    return Node(name, look, x, y, Text(f"panel-{name}"))


# --------------------------------------------------------------------------------------------- conquest
def conquest_region(view: View, region: str, x: float, y: float) -> Node:
    """A row of conquest spaces and who leads."""
    node = Node(region, Zone(rect(438, 116), PANEL, EDGE, "warrior"), x, y, Text(f"name-{region}"))
    owners: list[int] = []
    for space in CONQUESTS:
        if space.region == region:
            owner = view["conquests"].get(space.id)
            node.add(conquest_space(space, owner))
            if owner is not None:
                owners.append(owner)
    if owners:
        leader = max(owners, key=lambda seat: (owners.count(seat), -owners[::-1].index(seat)))
        tip = Text("tip-leader", {"seat": leader})
        node.add(Node(f"{region}-leader", Marker(leader, 10), 418, 18, tip=tip))
        node.draw(caption(Text("caption-leads"), 400, 19))
    return node


def conquest_space(space: ConquestSpace, owner: int | None) -> Node:
    """What must be exhausted and discarded above, the benefit below, the marker over it."""
    look = Space(rect(68, 76, 7), "#FBF3DF" if owner is None else "#E6D8B6", EDGE, 1.3)
    x = 8 + (space.index - 1) * 70.6
    node = Node(space.id, look, x, 34, tip=conquest_text(space), picks=(space.id,), source=origin(space.id))
    needs = []
    if space.exhaust:
        needs.append(sign("warrior", "white", space.exhaust))
    if space.discard:
        needs.append(sign("warrior", "#FFD24D", space.discard, crossed=True))
    node.draw(band(68, 28, 7), Glyphs(tuple(needs), 34, 14, 19, "white", width=62))
    node.draw(Glyphs(effect_glyphs(space.effect), 34, 52, 27, width=60))
    if owner is not None:
        tip = Text("tip-marker", {"seat": owner})
        node.add(Node(f"{space.id}-marker", Marker(owner, 15), 34, 52, tip=tip))
    return node


# ------------------------------------------------------------------------------------------ left column
def temple(view: View, x: float, y: float) -> Node:
    """The track from the lowest space at the bottom to the top: reward, markers, points at feasts."""
    node = panel("temple", x, y, 158, 732, "stepped-temple")
    node.draw(
        caption(Text("caption-reward"), 10, 47, 15.5, "start", width=46),
        caption(Text("caption-end"), 84, 47, 15.5, "middle", width=46),
        caption(Text("caption-feast"), 148, 47, 15.5, width=44),
    )
    height = (732 - 62) / len(TEMPLE)
    for space in TEMPLE:
        seats = [inca["seat"] for inca in view["incas"] if inca["temple"] == space.index]
        node.add(temple_space(space, 56 + (TEMPLE_TOP - space.index) * height, height, seats))
    return node


def temple_space(space: TempleSpace, y: float, height: float, seats: list[int]) -> Node:
    """One space of the track."""
    inset = (space.index // 3) * 3
    look = Space(rect(144 - 2 * inset, height - 3, 6), STEP_TINTS[space.index // 3], "sun-edge", 1.1)
    node = Node(space.id, look, 7 + inset, y, tip=temple_text(space), source=origin(space.id))
    middle = height / 2 - 1.5
    if space.reward:
        node.draw(Glyphs(effect_glyphs(space.reward), 30 - inset / 2, middle, 25, width=50))
    node.draw(Glyphs((points(space.feast_vp),), 122 - 1.5 * inset, middle, 34))
    if space.final_vp and not seats:
        node.draw(
            Shape(rect(34, 27, 5), 60 - inset, middle - 14, "sun-ink", "sun-light", 1),
            Words(str(space.final_vp), 77 - inset, middle, 18, "#FFE9A8", weight=800),
        )
    for seat, shift in zip(seats, spread(len(seats), 20), strict=True):
        tip = Text("tip-temple-marker", {"seat": seat, "space": space.index})
        node.add(Node(f"temple-{seat}", Marker(seat, 13), 77 - inset + shift, middle, tip=tip))
    return node


def village(view: View, x: float, y: float) -> Node:
    """The queue from the potato end at the top to the corn end at the bottom."""
    node = panel("village", x, y, 126, 472)
    size = by_players(CONST.village_size.value, view["players"])
    cell = (472 - 118) / size
    for end, place, good in (("potato-end", 38.0, "potato"), ("corn-end", 432.0, "corn")):
        picks = (f"village:{end}", f"casualty:{end}")
        look = Space(rect(106, 32, 8), f"{good}-ground", good, 1.5)
        price = node.add(Node(end, look, 10, place, tip=Text(f"tip-{end}"), picks=picks))
        price.draw(Icon(good, 22, 16, 24, good), Words(Text("caption-pay"), 62, 16, 16))
    for i in range(size):
        node.draw(Shape(circle(min(19, cell / 2 - 1)), 63, 76 + (i + 0.5) * cell, "#E4D3A8", EDGE))
    start = (size - len(view["village"])) // 2
    for i, colour in enumerate(view["village"]):
        height = min(cell * 0.98, 44)
        node.add(meeple(f"village-{i}", colour, 63, 76 + (start + i + 0.5) * cell, height))
    return node


def nomads(view: View, x: float, y: float) -> Node:
    """The pool of workers for free recruiting."""
    node = panel("nomads", x, y, 126, 146, "tent")
    for i, colour in enumerate(view["nomads"]):
        px = 27 + (i % 3) * 39 + (19 if i > 2 else 0)
        picks = (f"nomad:{colour}", f"casualty-nomad:{colour}")
        node.add(meeple(f"nomad-{i}", colour, px, 60 + (i // 3) * 45, 39, picks))
    return node


def casualties(view: View, x: float, y: float) -> Node:
    """The workers fallen in wars; so many points a region is worth."""
    look = Zone(rect(126, 98), PANEL, EDGE, "skull", title=15)
    node = Node("casualties", look, x, y, Text("panel-casualties"))
    fallen = view["casualties"]
    step = min(25.0, 66 / max(1, len(fallen) - 1))
    for i, colour in enumerate(fallen):
        node.add(meeple(f"casualty-{i}", colour, 18 + i * step, 66, 29))
    tip = Text("tip-casualties", {"count": len(fallen)})
    worth = node.add(Node("casualties-worth", Picture(circle(16)), 104, 66, tip=tip))
    worth.draw(Glyphs((points(len(fallen)),), 0, 0, 34))
    return node


def feasts(view: View, x: float, y: float) -> Node:
    """The three feasts: what their tiles are worth, which are over, who holds the tile."""
    node = Node("feasts", Zone(rect(84, 66), PANEL, EDGE, title=16), x, y, Text("panel-feasts"))
    for i, vp in enumerate(CONST.feast_trigger_vp.value):
        over = i < view["feasts_resolved"]
        px = 17 + i * 25
        node.draw(Shape(circle(11.5), px, 47, EDGE if over else "#FFF6DC", "vp", 1.6))
        node.draw(Icon("check", px, 47, 14, "white") if over else Words(str(vp), px, 47, 16, weight=800))
    if view["feast_holder"] >= 0:
        tip = Text("tip-feast-holder", {"seat": view["feast_holder"]})
        place = 17 + (view["feasts_triggered"] - 1) * 25
        node.add(Node("feast-holder", Marker(view["feast_holder"], 10), place, 47, tip=tip))
    return node


def bag(view: View, x: float, y: float) -> Node:
    """How many workers are left in the bag, and of which colours."""
    count = sum(view["bag"].values())
    tip = Text("tip-bag", {"count": count, "workers": [colour for colour, n in view["bag"].items() if n]})
    node = Node("bag", Zone(rect(84, 66), PANEL, EDGE, title=16), x, y, Text("panel-bag"), tip)
    node.add(Node("bag-count", Counter("meeple", count, 24, "ink-2"), 12, 34))
    return node


# ----------------------------------------------------------------------------------------- right column
def market(view: View, x: float, y: float) -> Node:
    """Two production and two passive buildings, and how many lie in the stacks."""
    node = panel("market", x, y, 290, 244, "hut")
    left = Text("caption-stacks", {"production": view["production_stack"], "passive": view["passive_stack"]})
    node.draw(caption(left, 278, 20, 15.5))
    width, height = (290 - 26) / 2, (244 - 50) / 2
    for row, kind in enumerate(("production_market", "passive_market")):
        for i, tile in enumerate(view[kind]):
            node.add(building(tile, 9 + i * (width + 8), 37 + row * (height + 5), width, height - 2, True))
    return node


def statues(view: View, x: float, y: float) -> Node:
    """The supply: for each god a large and small statues."""
    node = panel("statues", x, y, 290, 122, "idol")
    width = (290 - 16) / len(GODS)
    for i, god in enumerate(GODS):
        px = 8 + width * i
        node.draw(
            Shape(rect(width - 4, 81, 6), px + 2, 34, "top", EDGE, 1),
            Icon(f"g-{god}", px + width / 2, 50, 21, "ink"),
        )
        for statue, dx, size in ((f"LG-{god}", 14.0, 30.0), (f"SM-{god}", 34.0, 20.0)):
            left = view["statues"][statue]
            tip = statue_text(STATUES[statue], left)
            look = Picture(rect(20, 44))
            piece = node.add(
                Node(
                    statue,
                    look,
                    px + dx - 10,
                    66,
                    tip=tip,
                    picks=(f"statue:{statue}",),
                    fade=1 if left else 0.4,
                )
            )
            piece.draw(Icon("idol", 10, 28, size, "build"))
            if left > 1:
                piece.draw(Words(str(left), 10, 10, 15.5, weight=800))
    return node


def weavings(view: View, x: float, y: float) -> Node:
    """The stack with its face-up top tile."""
    node = panel("weavings", x, y, 146, 126)
    tip = Text("tip-weavings", {"count": view["weavings"]})
    stack = node.add(
        Node("weaving-stack", Stack(rect(112, 72), view["weavings"], "#AA8888"), 14, 38, tip=tip)
    )
    top = view["top_weaving"]
    if top is not None:
        stack.add(weaving(top, 0, 0, 112, 72, "top-weaving"))
    else:
        stack.add(Node("top-weaving", Back(112, 72, "#6E2458", "tapestry")))
    return node


def army(view: View, x: float, y: float) -> Node:
    """Deck and discard pile of the army cards."""
    node = panel("army", x, y, 138, 126)
    tip = Text("tip-army-deck", {"count": view["army_deck"]})
    deck = node.add(Node("army-deck", Stack(rect(50, 70), view["army_deck"]), 10, 38, tip=tip))
    deck.add(Node("army-back", Back(50, 70, "#8E3A2D", "warrior")))
    pile = view["army_discard"]
    tip = Text("tip-army-discard", {"count": len(pile), "cards": pile})
    discard = node.add(Node("army-discard", Stack(rect(50, 70), len(pile)), 76, 38, tip=tip))
    if pile:
        discard.add(army_card(pile[-1], 0, 0, 50, 70))
    else:
        discard.draw(dashed(50, 70, 0, 0))
    return node


def god_offer(view: View, x: float, y: float) -> Node:
    """The deck and the offer, the oldest card first; the card used in this turn lies apart."""
    node = panel("god-offer", x, y, 290, 216, "godcard")
    node.draw(caption(Text("caption-oldest"), 278, 20, 15.5))
    width, height = (290 - 36) / 3, (216 - 56) / 2
    places = by_players(CONST.god_offer_max.value, view["players"])
    tip = Text("tip-god-deck", {"count": view["god_deck"]})
    deck = node.add(Node("god-deck", Stack(rect(width - 8, height - 8), view["god_deck"]), 10, 38, tip=tip))
    deck.picks = ("god-source:deck",)
    deck.add(god_back("god-back", 0, 0, width - 8, height - 8, tip))
    for i in range(places):
        px, py = 10 + ((i + 1) % 3) * (width + 8), 38 + ((i + 1) // 3) * (height + 8)
        if i < len(view["god_offer"]):
            node.add(god_card(view["god_offer"][i], px, py, width, height))
        else:
            node.draw(dashed(width, height, px, py))
    return node


def drawn_tiles(tiles: list[str], x: float, y: float) -> Node:
    """Weavings that are looked at now, over the hill."""
    width = 24 + 124 * len(tiles)
    node = Node(
        "drawn", Zone(rect(width, 128), PANEL, EDGE, shadow=True), x - width / 2, y, Text("panel-drawn")
    )
    for i, tile in enumerate(tiles):
        node.add(weaving(tile, 18 + 124 * i, 38, 112, 78))
    return node


#: Every region of the data has its corner.
assert sorted(REGION_PLACES) == sorted(region.id for region in DATA.conquest_regions)
