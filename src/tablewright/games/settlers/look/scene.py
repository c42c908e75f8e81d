"""The table on the screen: the board with all Empires, and each player's supply and hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.glyphs import points
from tablewright.engine.looks import Back, Card, Counter, Marker, Picture, Space, Stack, Zone
from tablewright.engine.marks import Glyphs, Icon, Mark, Shape, Words
from tablewright.engine.message import Text
from tablewright.engine.outlines import circle, line, rect
from tablewright.engine.scene import Node, Scene, laps, seat_colour, spread
from tablewright.games.settlers.box.cards import ANY_TIMES, ATLANTEANS, CARDS, GOODS
from tablewright.games.settlers.box.schema import DATA, Faction
from tablewright.games.settlers.box.schema_expansions import MORE, ExpansionFaction
from tablewright.games.settlers.look.faces import (
    ARROW,
    CHIP_HEIGHT,
    EMBLEMS,
    FULL_WIDTH,
    HEIGHT,
    SIGNS,
    WIDTH,
    badge,
    chip,
    colour_of,
    full_card,
    goods_line,
    table_card,
    tip_of,
)
from tablewright.games.settlers.look.minis import STRIP_HEIGHT, has_minis, strip

View = Mapping[str, Any]

ROWS = ("production", "feature", "action")
KEPT = ("wood", "stone", "food", "gold", "worker", "raze", "defense")
#: SETX-5.1.3 Technology tokens, drawn where somebody may have some.
TECHNOLOGY = ("tech", "adv_scoring", "adv_defensive")
FACTIONS: dict[str, Faction | ExpansionFaction] = {
    **{faction.id: faction for faction in DATA.factions},
    **{faction.id: faction for faction in MORE.factions},
}
#: What lies on a card, by the flag of the view that says so.
FLAGS = {
    "defended": "defense",
    "samurai": "samurai",
    "blocked": "blocked",
    "taken": "taken",
    "neutral": "neutral",
}
#: The same for what the expansions lay on a card.
MORE_FLAGS = ("barred", "shut", "tech", "scoring", "defensive", "unlocked", "protected")
TURN_PICKS = ("build", "deal", "raze-hand", "instant")
#: How small a card of a large hand may become.
SMALLEST: Final = 0.62
PLACE_PICKS = (
    "activate",
    "raze",
    "defend",
    "samurai",
    "send",
    "conquer",
    "siege",
    "unblock",
    "unlocked",
    "tech",
)

LEFT, PANEL, GAP = 14.0, 1572.0, 6.0
BOARD_WIDTH, LABEL = 222.0, 36.0


def scenes_of(view: View, seat: int | None) -> list[Scene]:
    """The board as a seat sees it (a spectator as the first seat), and an area for everybody."""
    me = seat if seat is not None and seat < len(view["settlers"]) else 0
    return [board(view, me), *(area(settler) for settler in view["settlers"])]


def board(view: View, me: int) -> Scene:
    """Score track, decks, the others' Empires in small, the own one in large, the offer above all."""
    high = 1000 + STRIP_HEIGHT if has_minis(view) else 1000
    scene = Scene("board", "settlers", 1600, high)
    scene.add(Node("felt", Picture())).draw(Shape(rect(1600, high, 16), fill="felt-1", stroke="bar", width=2))
    scene.add(score_board(view))
    scene.add(common_cards(view))
    others = [settler for settler in view["settlers"] if settler["seat"] != me]
    wide = (PANEL - 12 * (len(others) - 1)) / max(1, len(others))
    for i, other in enumerate(others):
        scene.add(opponent(view, other, LEFT + i * (wide + 12), wide))
    if view["virtual"] is not None:
        scene.add(virtual_player(view))
    scene.add(own_empire(view, view["settlers"][me]))
    if has_minis(view):
        scene.add(strip(view, view["settlers"][me], LEFT, 992, PANEL))
    drawn = view["more"]["drawn"] if "more" in view else []
    offer = drawn or view["display"] or view["settlers"][me]["offer"]
    if offer:
        scene.add(offer_sheet(view, offer))
    return scene


# ------------------------------------------------------------------------------------------- score, decks
def score_board(view: View) -> Node:
    """Rounds and victory points; above the last step the markers go round again (SET-1.2)."""
    zone = Node("score", Picture(rect(1088, 98)), LEFT, 12, tip=Text("tip-score", {"round": view["round"]}))
    zone.draw(Shape(rect(1088, 98, 10), fill="paper"))
    zone.draw(Words(Text("board-round"), 20, 18, 16, "ink-2", "start", 700, "serif"))
    for i, name in enumerate(DATA.score_board.round_track):
        now = i + 1 == view["round"]
        zone.draw(
            Shape(rect(38, 50, 6), 18 + i * 42, 36, "romans" if now else "step", "#00000030"),
            Words(name, 37 + i * 42, 61, 20, "white" if now else "ink", weight=700, face="serif"),
        )
    steps = DATA.score_board.vp_track.last + 1
    for i in range(steps):
        x, y = track_place(i, steps)
        fifth = i % 5 == 0
        zone.draw(
            Shape(rect(31, 40, 4), x - 15.5, y - 20, "step-5" if fifth else "step", "#00000014"),
            Words(
                str(i), x, y, 16 if fifth else 15, "ink" if fifth else "ink-2", weight=700 if fifth else 400
            ),
        )
    places: dict[int, int] = {}
    for settler in view["settlers"]:
        step = settler["points"] % steps
        x, y = track_place(step, steps)
        shift = 11 * places.get(step, 0)
        places[step] = places.get(step, 0) + 1
        tip = Text("tip-points", {"seat": settler["seat"], "points": settler["points"]})
        marker = Marker(settler["seat"], 14, note=laps(settler["points"], steps))
        zone.add(Node(f"marker-{settler['seat']}", marker, x + shift, y - 6 + shift * 0.7, tip=tip))
    return zone


def track_place(step: int, steps: int) -> tuple[float, float]:
    """The middle of a step of the score track."""
    per_row = steps // 2
    return 262.6 + step % per_row * 33.2, 28 + step // per_row * 42


def common_cards(view: View) -> Node:
    """The Common deck and its pile."""
    zone = Node("common", Picture(rect(470, 98)), 1116, 12)
    zone.draw(Shape(rect(470, 98, 10), fill="bar", stroke="line", opacity=0.6))
    deck = Node(
        "deck-common",
        Stack(rect(56, 72, 5), view["deck"], "cream", 3, (-2, -2), (28, 66)),
        16,
        14,
        tip=Text("tip-deck", {"count": view["deck"]}),
        picks=("draw-from:common",),
    )
    deck.add(Node("deck-common-top", Back(56, 72, "common", EMBLEMS["common"])))
    zone.add(deck)
    zone.draw(Words(Text("board-deck"), 86, 48, 16, "text-2", "start", 700, "serif", width=76, lines=2))
    pile = view["discard"]
    if pile:
        tip = Text("tip-pile", {"count": len(pile), "card": pile[-1]})
        top = Node(
            "pile-common", Stack(rect(56, 72, 5), len(pile), "cream", 2, (-2, -2), (28, 66)), 180, 14, tip=tip
        )
        top.draw(Shape(rect(56, 72, 5), fill="paper"), Icon("cards", 28, 32, 30, "common"))
        zone.add(top)
        zone.draw(
            Words(
                Text("card-name", {"card": pile[-1]}), 250, 48, 16, "text-2", "start", 400, width=110, lines=2
            )
        )
    if view["removed"]:
        gone = Text("tip-removed", {"cards": view["removed"]})
        zone.add(
            Node("removed", Counter("close", len(view["removed"]), 26, "text-2", "text-2"), 400, 48, tip=gone)
        )
    return zone


def offer_sheet(view: View, offer: list[str]) -> Node:
    """The cards to choose from, in full, above one's own Empire, which stays in sight; many of them smaller,
    in rows.
    """
    if len(offer) > MOST_IN_FULL:
        return large_offer(offer)
    step = FULL_WIDTH * OFFERED + 22
    wide = len(offer) * step + 50
    sheet = Node("offer", Picture(), 0, 0)
    sheet.draw(Shape(rect(1600, 374, 16), fill="black", opacity=0.45))
    x, y = (1600 - wide) / 2, 8.0
    sheet.draw(
        Shape(rect(wide, 358, 16), x, y, "felt-1", "line-2", 1.5),
        Words(Text("board-offer"), 800, y + 26, 24, "text", weight=700, face="serif", width=wide - 40),
    )
    for i, card in enumerate(offer):
        node = sheet.add(full_card(card, x + 36 + i * step, y + 54, (card,)))
        node.scale = OFFERED
    return sheet


#: How large cards to choose from are, so that they leave one's Empire in sight.
OFFERED: Final = 0.82
#: So many cards fit beside each other in full.
MOST_IN_FULL, IN_A_ROW = 5, 8


def large_offer(offer: list[str]) -> Node:
    """Many cards to choose from, as they lie in a hand."""
    rows = -(-len(offer) // IN_A_ROW)
    high = rows * (HEIGHT + 12) + 80
    y = (1000 - high) / 2
    sheet = Node("offer", Picture(), 0, 0)
    sheet.draw(
        Shape(rect(1600, 1000, 16), fill="black", opacity=0.45),
        Shape(rect(1420, high, 16), 90, y, "felt-1", "line-2", 1.5),
        Words(Text("board-offer"), 800, y + 34, 26, "text", weight=700, face="serif", width=1380),
    )
    for i, card in enumerate(offer):
        x = 126 + i % IN_A_ROW * (WIDTH + 14)
        sheet.add(table_card(card, x, y + 66 + i // IN_A_ROW * (HEIGHT + 12), (card,)))
    return sheet


# ---------------------------------------------------------------------------------------------- locations
def row_of(location: View) -> str:
    """In which row it lies; Foundations lie in the middle (SET-1.10)."""
    if location["foundation"]:
        return barrier_row(location) or "feature"
    row = CARDS[location["card"]].row
    return row if row in ROWS else "action"  # SETX-10.14 an Instant lies with the virtual player


def barrier_row(location: View) -> str:
    """SETX-4.1.2 The row of Faction Locations in which a Foundation lies; empty: none."""
    row: str = location["more"]["row"] if "more" in location else ""
    return row


def is_left(location: View) -> bool:
    """SET-1.10 Faction Locations lie left of the board, Common ones and Foundations right of it.

    SETX-4.1.2 A Foundation that bars a row lies left too.
    """
    if location["foundation"]:
        return bool(barrier_row(location))
    return not CARDS[location["card"]].common


def sides(empire: list[View], row: str) -> tuple[list[View], list[View]]:
    """The Locations of a row, left and right of the board, from the board outwards."""
    mine = [location for location in empire if row_of(location) == row]
    return [loc for loc in mine if is_left(loc)], [loc for loc in mine if not is_left(loc)]


def node_id(location: View, holder: int, number: int) -> str:
    """A Location is called by its card; a hidden Foundation by its place."""
    return location["card"] or f"foundation-{holder}-{number}"


def tip_for(location: View) -> Text:
    """A Location in words, with all that lies on it."""
    if location["foundation"]:
        if location["card"] is None:
            return Text("tip-foundation")
        return Text("tip-foundation-of", {"card": location["card"]})
    state = [Text(f"state-{flag}") for flag in FLAGS if location[flag]]
    if location["uses"]:
        state.append(Text("state-used", {"n": location["uses"]}))
    if location["route"] is not None:
        state.append(Text("state-route", {"seat": location["route"]}))
    if location["laid"] or location["under"]:
        state.append(Text("state-laid", {"n": len(location["laid"]) + location["under"]}))
    if location["raze_price"] is not None:
        state.append(Text("state-price", {"n": location["raze_price"]}))
    if "conquest_price" in location:
        state.append(Text("state-conquest-price", {"n": location["conquest_price"]}))
    state += more_state(location.get("more"))
    what = tip_of(location["card"])
    return Text("tip-location", {"what": what, "state": state}) if state else what


def more_state(more: View | None) -> list[Text]:
    """What the expansions lay on a Location, in words."""
    if more is None:
        return []
    state = [Text(f"state-{flag}") for flag in MORE_FLAGS if more[flag]]
    if more["shared_with"] >= 0:
        state.append(Text("state-shared", {"seat": more["shared_with"]}))
    if more["sent"]:
        state.append(Text("state-guests", {"n": more["sent"]}))
    if more["parts"]:
        state.append(Text("state-parts", {"n": more["parts"]}))
    if more["propped"]:
        state.append(Text("state-propped"))
    if more["stored"]:
        amounts = {good: more["stored"].count(good) for good in dict.fromkeys(more["stored"])}
        state.append(Text("state-stored", {"goods": amounts}))
    if more["level"]:
        state.append(Text("state-level", {"n": more["level"]}))
    if more["colour"]:
        state.append(Text("state-colour", {"colour": f"colour-{more['colour']}"}))
    if more["marked"]:
        state.append(Text("state-marked", {"n": more["marked"]}))
    return state


def picks_of(card: str) -> tuple[str, ...]:
    """The options a Location stands for."""
    found = [card, *(f"turn:{what}/{card}" for what in PLACE_PICKS)]
    return (*found, *(f"after-action:{what}/{card}" for what in ("defend", "samurai", "tech")))


def foundation_node(name: str, x: float, y: float, w: float, h: float, location: View) -> Node:
    """A face-down card: a brick wall."""
    called = location["card"] or (location["more"]["name"] if "more" in location else "")
    picks = picks_of(called) if called else ()
    node = Node(
        name, Card(w, h, "foundation", radius=9 if h > 100 else 6), x, y, tip=tip_for(location), picks=picks
    )
    node.draw(Shape(rect(w - 8, h - 8, 5), 4, 4, stroke="foundation-edge"))
    node.draw(Icon("foundation", w / 2, h / 2, min(w, h) * 0.6, "foundation-edge", 0.55))
    if w >= 92:
        node.draw(Words(Text("card-foundation"), w / 2, h / 2, 17, weight=700, face="serif", width=w - 12))
    return node


def marks_on(location: View, x: float, way: int, y: float, size: float) -> list[Mark]:
    """Tokens lying on a card, in a row from one side."""
    flags = [sign_ for flag, sign_ in FLAGS.items() if location[flag]]
    if location["route"] is not None:
        flags.append("route")
    if CARDS[location["card"]].printed_defense:
        flags.append("printed_defense")
    if "more" in location:
        flags += [flag for flag in MORE_FLAGS if location["more"][flag]]
        flags += ["part"] * location["more"]["parts"]
    marks: list[Mark] = [badge(sign_, x + way * i * size * 1.8, y, size) for i, sign_ in enumerate(flags)]
    if "more" in location and location["more"]["colour"]:  # SETX-3.7
        place = x + way * len(flags) * size * 1.8
        marks.append(Shape(circle(size), place, y, colour_of(location["more"]["colour"]), "ink"))
    return marks


def level_on(location: View, x: float, y: float, size: float) -> list[Mark]:
    """SETX-4.4.2 The level of a Fortress, on a shield of its own."""
    level = location["more"]["level"] if "more" in location else 0
    if not level:
        return []
    return [
        Shape(circle(size), x, y, "romans", "#00000066"),
        Words(str(level), x, y, size * 1.2, "white", weight=700),
    ]


def goods_on(location: View, name: str, w: float, y: float, size: float) -> list[Node]:
    """Activation goods and deposits on a card; SETX-2.1.4, SETX-2.2 sent Workers and stored goods."""
    goods = [*location["goods"], *location["laid"], *["card"] * location["under"]]
    if "more" in location:
        more = location["more"]
        goods += [*["worker"] * more["sent"], *more["stored"]]
        goods += ["card"] * (more["tucked"] + more["propped"] + more["marked"])
    step = min(size * 2.1, (w - size * 2) / max(1, len(goods)))
    nodes = []
    for i, (good, dx) in enumerate(zip(goods, spread(len(goods), step), strict=True)):
        lying = Node(f"{name}-good-{i}", Picture(circle(size)), w / 2 + dx, y)
        lying.draw(
            Shape(circle(size), 1, 2, "black", opacity=0.28), Shape(circle(size), 0, 0, "good-ink", "ink")
        )
        nodes.append(lying.draw(Glyphs((SIGNS[good],), 0, 0, size * 1.4)))
    return nodes


# -------------------------------------------------------------------------------------------- own Empire
def own_empire(view: View, settler: View) -> Node:
    """Three rows; Faction Locations grow to the left of the board, Common ones to the right."""
    zone = Node(
        f"empire-{settler['seat']}",
        Picture(rect(PANEL, 638)),
        LEFT,
        350,
        tip=Text("tip-empire", {"seat": settler["seat"], "faction": settler["faction"]}),
    )
    zone.draw(Shape(rect(PANEL, 638, 12), fill="bar", stroke="line", opacity=0.6))
    middle = LABEL + 6 + 3 * (WIDTH + GAP) + 2
    right = middle + BOARD_WIDTH + 9
    zone.draw(
        Words(
            Text("board-empire", {"seat": settler["seat"]}),
            LABEL + 8,
            16,
            20,
            "text",
            "start",
            700,
            "serif",
            250,
        ),
        Words(Text("board-faction-side"), middle - 12, 16, 16, "text-2", "end", 400, width=270),
        Words(Text("board-common-side"), right + 2, 16, 16, "text-2", "start", 400, width=400),
    )
    number = 0
    for r, row in enumerate(ROWS):
        y = 30 + r * (HEIGHT + GAP)
        zone.draw(*row_ground(row, y))
        left, common = sides(settler["empire"], row)
        for x, location in lay_out(left, middle - 9 - WIDTH, -1, middle - 9 - LABEL - 6):
            number = lay_location(zone, location, settler, number, x, y)
        for x, location in lay_out(common, right, 1, PANEL - 8 - right):
            number = lay_location(zone, location, settler, number, x, y)
    zone.add(faction_board(view, settler, middle, 28))
    return zone


def row_ground(row: str, y: float) -> list[Mark]:
    """The ground of a row with its name at the side."""
    return [
        Shape(rect(PANEL - 12, HEIGHT + 4, 9), 6, y - 2, row, opacity=0.36),
        Shape(rect(LABEL - 4, HEIGHT + 4, 9), 6, y - 2, row),
        Icon(row, 22, y + 20, 21, "#F3E9D2"),
        Words(Text(f"row-{row}"), 22, y + 115, 18, "#F3E9D2", weight=700, face="serif", turn=-90),
    ]


def lay_out(row: list[View], first: float, way: int, room: float) -> list[tuple[float, View]]:
    """Where the cards of a side lie; they overlap when there are too many, the first one on top."""
    if not row:
        return []
    step = WIDTH + GAP
    if len(row) * step > room:
        step = (room - WIDTH) / (len(row) - 1)
    placed = [(first + way * i * step, location) for i, location in enumerate(row)]
    return placed[::-1]


def lay_location(zone: Node, location: View, settler: View, number: int, x: float, y: float) -> int:
    """Lay a Location or Foundation into the Empire; returns the number for the next one."""
    name = node_id(location, settler["seat"], number)
    if location["foundation"]:
        zone.add(foundation_node(name, x, y, WIDTH, HEIGHT, location))
        return number + 1
    node = table_card(location["card"], x, y, picks_of(location["card"]), tip_for(location))
    ability = CARDS[location["card"]].ability
    if ability is not None and location["uses"] >= ability.times:
        node.draw(Shape(rect(WIDTH, HEIGHT, 9), fill="#1E2A30", opacity=0.3))
    if ability is not None and 1 < ability.times < ANY_TIMES:
        node.draw(
            Shape(rect(40, 22, 11), WIDTH - 46, 54, "ink", opacity=0.9),
            Words(f"{location['uses']}/{ability.times}", WIDTH - 26, 65, 15, "white", weight=700),
        )
    for good in goods_on(location, name, WIDTH, 58, 17):
        node.add(good)
    node.draw(*level_on(location, 26, 58, 17))
    right = WIDTH - 70 if ability is not None and ability.times > 1 else WIDTH - 24
    node.draw(*marks_on(location, right, -1, 58, 19))
    zone.add(node)
    return number + 1


def faction_board(view: View, settler: View, x: float, y: float) -> Node:
    """The faction board with Deals under its top edge, its production and the Spend Workers action."""
    faction = FACTIONS[settler["faction"]]
    w, h = BOARD_WIDTH, 3 * HEIGHT + 2 * GAP + 4
    seat = settler["seat"]
    node = Node(f"board-{seat}", Picture(rect(w, h)), x, y, picks=(settler["faction"],))
    for deal in deal_nodes(settler["deals"], w, 70):
        node.add(deal)
    face = node.add(
        Node(
            f"board-face-{seat}", Picture(rect(w, h - 41)), 0, 41, tip=Text("tip-board", board_facts(settler))
        )
    )
    face.draw(
        Shape(rect(w, h - 41, 10), fill="board", stroke="#00000066"),
        Shape(rect(w - 16, 44, 4), 8, 8, seat_colour(seat)),
        Icon(EMBLEMS[settler["faction"]], 32, 30, 34, "white"),
        Words(
            Text("board-name", {"faction": settler["faction"]}),
            56,
            30,
            22,
            "white",
            "start",
            700,
            "serif",
            130,
        ),
        Words(Text("board-every-round"), w / 2, 74, 16, "ink-2", weight=700, face="serif", width=w - 20),
        Glyphs(goods_line(production_of(faction.id)), w / 2, 104, 28, width=w - 20),
        Words(Text("board-keeps"), 18, 142, 16, "ink-2", "start", 700, "serif", w - 70),
        Glyphs((SIGNS[faction.store],), w - 32, 142, 28),
        Shape(line((18, 166), (w - 18, 166)), stroke="romans", width=1, opacity=0.4),
        Words(Text("board-deals"), w / 2, 300, 16, "ink-2", weight=700, face="serif", width=w - 20),
    )
    income: dict[str, int] = {}
    for good in settler["income"]:
        income[good] = income.get(good, 0) + 1
    face.draw(Glyphs(goods_line(income), w / 2, 330, 26, width=w - 24))
    face.add(spend_workers_box(seat, w))
    face.add(faction_deck(settler, 36, h - 41 - 112))
    face.add(faction_pile(settler, w - 94, h - 41 - 112))
    return node


def board_facts(settler: View) -> dict[str, object]:
    """What a faction board says."""
    faction = FACTIONS[settler["faction"]]
    return {
        "seat": settler["seat"],
        "faction": faction.id,
        "goods": production_of(faction.id),
        "good": faction.store,
        "income": settler["income"],
    }


def production_of(faction: str) -> dict[str, int]:
    """What a board gives every round, by name."""
    return {str(good): n if isinstance(n, int) else 1 for good, n in FACTIONS[faction].production.items()}


def spend_workers_box(seat: int, w: float) -> Node:
    """SET-11 The action every board has."""
    box = Node(
        f"workers-{seat}",
        Space(rect(w - 28, 100, 8), "cream"),
        14,
        178,
        tip=Text("tip-workers"),
        picks=("turn:workers",),
    )
    pair = (SIGNS["worker"], SIGNS["worker"], ARROW)
    return box.draw(
        Words(Text("board-spend"), (w - 28) / 2, 20, 17, weight=700, face="serif", width=w - 40),
        Glyphs(pair, (w - 28) / 2, 46, 26),
        Glyphs(tuple(SIGNS[good] for good in DATA.board_action.options), (w - 28) / 2, 78, 26, gap=0.5),
    )


def faction_deck(settler: View, x: float, y: float) -> Node:
    """The faction deck, face down."""
    seat = settler["seat"]
    deck = Node(
        f"deck-{seat}",
        Stack(rect(56, 70, 5), settler["deck"], "cream", 3, (-2, -2), (28, 64)),
        x,
        y,
        tip=Text("tip-faction-deck", {"seat": seat, "count": settler["deck"]}),
        picks=("draw-from:faction",),
    )
    deck.add(Node(f"deck-{seat}-top", Back(56, 70, seat_colour(seat), EMBLEMS[settler["faction"]])))
    return deck


def faction_pile(settler: View, x: float, y: float) -> Node:
    """The faction discard pile, open to all."""
    seat, pile = settler["seat"], settler["discard"]
    tip = Text("tip-faction-pile", {"seat": seat, "cards": pile})
    return Node(f"pile-{seat}", Space(rect(56, 70, 5), "paper-2", dash="4 3"), x, y, str(len(pile)), tip)


def deal_nodes(deals: list[str], w: float, wide: float) -> list[Node]:
    """Deals peeking out under the top edge of a board."""
    step = min(wide + 4, (w - wide) / max(1, len(deals) - 1))
    nodes = []
    for deal, dx in zip(deals, spread(len(deals), step), strict=True):
        good = deal_good(deal)
        tip = Text("tip-deal", {"card": deal, "good": good})
        node = Node(
            deal,
            Card(wide, 60 if wide > 40 else 40, "deal", radius=6),
            w / 2 + dx - wide / 2,
            0,
            tip=tip,
            picks=(deal,),
        )
        if wide > 40 and step >= wide:
            node.draw(Icon("deal", 18, 20, 22, "deal-ink"), Glyphs(goods_line({good: 1}), wide - 22, 20, 29))
        else:
            node.draw(
                Glyphs(goods_line({good: 1}), min(wide, max(step, 24)) / 2, 20 if wide > 40 else 14, 21)
            )
        nodes.append(node)
    return nodes


def deal_good(card: str) -> str:
    """The good of a Deal."""
    return GOODS[CARDS[card].deal]


# ---------------------------------------------------------------------------------------------- opponents
def opponent(view: View, settler: View, x: float, w: float) -> Node:
    """Another Empire in small: header with goods, three rows of chips, the board between them."""
    seat = settler["seat"]
    tip = Text("tip-empire", {"seat": seat, "faction": settler["faction"]})
    zone = Node(f"empire-{seat}", Picture(rect(w, 218)), x, 122, tip=tip, picks=(settler["faction"],))
    zone.draw(Shape(rect(w, 218, 10), fill="bar", stroke="line", opacity=0.6))
    zone.draw(Shape(rect(w, 34, 8), fill=f"dark50:{seat_colour(seat)}"))
    header(zone, settler, w)
    rows = [sides(settler["empire"], row) for row in ROWS]
    left = max(1, *(len(pair[0]) for pair in rows))
    right = max(1, *(len(pair[1]) for pair in rows))
    middle_width, gap = 118.0, 5.0
    wide = min(150.0, (w - 20 - middle_width - 12 - (left + right) * gap) / (left + right))
    middle = 10 + left * (wide + gap) + 3
    number = 0
    for r, (mine, common) in enumerate(rows):
        y = 41 + r * (CHIP_HEIGHT + gap)
        for i, location in enumerate(mine):
            zone.add(chip_node(location, seat, number, middle - 8 - (i + 1) * (wide + gap) + gap, y, wide))
            number += 1
        for i, location in enumerate(common):
            zone.add(chip_node(location, seat, number, middle + middle_width + 8 + i * (wide + gap), y, wide))
            number += 1
    small_board(zone, settler, middle, middle_width)
    return zone


def header(zone: Node, settler: View, w: float) -> None:
    """Who it is, the goods, the number of cards, the points, and whether this player has passed."""
    seat = settler["seat"]
    zone.add(Node(f"seat-{seat}", Marker(seat, 12), 24, 17, tip=Text("tip-seat", {"seat": seat})))
    name = Text("board-name", {"faction": settler["faction"]})
    zone.draw(Words(name, 44, 17, 18, "white", "start", 700, "serif", 130 if w > 600 else 104))
    step = 50.0 if w > 600 else 41.0
    x = 190.0 if w > 600 else 152.0
    technology = technology_of(settler)
    counters = (*KEPT[:6], *technology)
    if technology:
        step = min(step, (w - 100 - x) / (len(counters) + 1))
    for good in counters:
        n = settler["goods"][good]
        tip = Text("tip-goods", {"seat": seat, "good": good, "count": n})
        picks = (f"steal:{settler['faction']}/{good}",)
        counter = Node(
            f"{good}-of-{seat}", Picture(rect(step, 30)), x, 2, tip=tip, picks=picks, fade=1 if n else 0.45
        )
        zone.add(
            counter.draw(Glyphs((SIGNS[good],), 11, 15, 20), Words(str(n), 25, 15, 17, "white", "start", 700))
        )
        x += step
    zone.draw(Glyphs((SIGNS["card"],), x + 11, 17, 20))
    zone.draw(Words(str(settler["cards"]), x + 25, 17, 17, "white", "start", 700))
    zone.draw(Glyphs((points(settler["points"], "vp"),), w - 24, 17, 27))
    if settler["passed"]:
        zone.draw(Icon("pass", w - 56, 17, 20, "text-2"))
        zone.add(Node(f"passed-{seat}", Picture(), w - 56, 17, tip=Text("tip-passed", {"seat": seat})))


def chip_node(location: View, seat: int, number: int, x: float, y: float, w: float) -> Node:
    """A Location of an opponent."""
    name = node_id(location, seat, number)
    if location["foundation"]:
        return foundation_node(name, x, y, w, CHIP_HEIGHT, location)
    node = chip(location["card"], x, y, w, picks_of(location["card"]), tip_for(location))
    for good in goods_on(location, name, w, CHIP_HEIGHT / 2, 11):
        node.add(good)
    node.draw(*level_on(location, 16, CHIP_HEIGHT - 14, 11))
    return node.draw(*marks_on(location, w - 15, -1, CHIP_HEIGHT - 14, 12))


def small_board(zone: Node, settler: View, x: float, w: float) -> None:
    """The board of an opponent with Deals, production, deck and what it keeps."""
    seat, faction = settler["seat"], FACTIONS[settler["faction"]]
    high = 3 * CHIP_HEIGHT + 10
    place = zone.add(Node(f"board-{seat}", Picture(rect(w, high)), x, 41))
    for deal in deal_nodes(settler["deals"], w, 30):
        place.add(deal)
    face = place.add(
        Node(
            f"board-face-{seat}",
            Picture(rect(w, high - 28)),
            0,
            28,
            tip=Text("tip-board", board_facts(settler)),
        )
    )
    face.draw(
        Shape(rect(w, high - 28, 8), fill=f"pale55:{seat_colour(seat)}", stroke="#00000055"),
        Icon(EMBLEMS[faction.id], w / 2, 42, 52, f"dark50:{seat_colour(seat)}", 0.85),
        Glyphs(goods_line(production_of(faction.id)), w / 2, 86, 17, width=w - 10),
        Icon("deck", 20, high - 50, 17, "ink"),
        Words(str(settler["deck"]), 33, high - 50, 16, "ink", "start", 700),
        Icon("lock", w - 42, high - 50, 14, "ink"),
        Glyphs((SIGNS[faction.store],), w - 22, high - 50, 18),
    )


def virtual_player(view: View) -> Node:
    """The virtual player: Locations of this round, the target line, the Collection."""
    virtual = view["virtual"]
    more = view.get("more")
    worth = len(view["collection"]) if more is None else more["worth"]
    tip = Text("tip-virtual", {"count": worth})
    title = Text("board-foe", {"faction": more["foe"]}) if more and more["foe"] else Text("board-virtual")
    zone = Node(
        "virtual",
        Zone(rect(PANEL, 218, 10), "bar", "", "automa", ink="text-2"),
        LEFT,
        122,
        title,
        tip,
    )
    line_of_cards = [location for location in virtual["empire"] if is_left(location)]
    received = [location for location in virtual["empire"] if not is_left(location)]
    for i, location in enumerate(received):
        x, y = 30 + i % 4 * 160, 50 + i // 4 * (CHIP_HEIGHT + 6)
        zone.add(chip_node(location, virtual["seat"], i, x, y, 150))
    if view.get("more", {}).get("rival"):
        rival_line(zone, view, line_of_cards)
    zone.draw(Words(Text("board-line"), 760, 36, 17, "text-2", "start", 700, "serif", 400))
    step = min(50, 600 / max(1, len(virtual["deals"])))
    for i, card in enumerate(virtual["deals"]):
        attack_tip = Text("tip-target", {"card": card, "place": i + 1})
        node = Node(card, Card(44, 60, "deal", radius=6), 760 + i * step, 56, tip=attack_tip, picks=(card,))
        zone.add(node.draw(Glyphs(goods_line({deal_good(card): 1}), 22, 30, 30)))
    deck = Node(
        "deck-attack", Stack(rect(56, 72, 5), view["attack_deck"], "cream", 3, (-2, -2), (28, 66)), 1380, 56
    )
    deck.tip = Text("tip-attack-deck", {"count": view["attack_deck"]})
    deck.add(Node("deck-attack-top", Back(56, 72, "raze", "attack")))
    zone.add(deck)
    collection = Node("collection", Counter("crate", worth, 40, "text-2", "text-2"), 1480, 92)
    collection.tip = Text("tip-collection", {"cards": view["collection"]})
    collection.picks = tuple(view["collection"])
    zone.add(collection)
    return zone


def rival_line(zone: Node, view: View, cards: list[View]) -> None:
    """SETX-10.12 The deck of the rival, his discard pile, and left of the deck the cards to Conquer."""
    virtual, more = view["virtual"], view["more"]
    tip = Text("tip-rival", {"faction": more["rival"], "count": virtual["deck"]})
    y = 144.0
    zone.draw(Words(Text("board-rival"), 1178, y - 10, 16, "text-2", "end", 700, "serif", 420))
    deck = Node(
        "deck-rival", Stack(rect(44, 56, 5), virtual["deck"], "cream", 3, (-2, -2), (22, 50)), 1196, y
    )
    deck.tip = tip
    deck.add(Node("deck-rival-top", Back(44, 56, "raze", EMBLEMS[more["rival"]])))
    zone.add(deck)
    pile = Node(
        "pile-rival", Space(rect(44, 56, 5), "paper-2", dash="4 3"), 1256, y, str(len(virtual["discard"]))
    )
    pile.tip = Text("tip-rival-pile", {"cards": virtual["discard"]})
    zone.add(pile)
    wide = min(150.0, 1150 / max(1, len(cards)) - 6)
    for i, location in enumerate(cards):
        x = 1184 - (i + 1) * (wide + 6)
        zone.add(chip_node(location, virtual["seat"], 100 + i, x, y, wide))


# -------------------------------------------------------------------------------------------------- areas
def area(settler: View) -> Scene:
    """One player's supply and hand."""
    seat = settler["seat"]
    scene = Scene(f"area-{seat}", "settlers", 1600, 300, seat)
    zone = scene.add(Node(f"area-ground-{seat}", Picture(rect(1600, 300))))
    zone.draw(Shape(rect(1600, 300, 12), fill="felt-1"))
    zone.draw(Words(Text("board-supply"), 24, 26, 18, "text-2", "start", 700, "serif", 250))
    technology = technology_of(settler)
    high = 64 if technology else 76
    for i, good in enumerate((*KEPT, *technology)):
        n = settler["goods"][good]
        tip = Text("tip-goods", {"seat": seat, "good": good, "count": n})
        node = Node(
            f"{good}-{seat}",
            Picture(rect(100, 60)),
            24 + i % 3 * 104,
            (40 if technology else 46) + i // 3 * high,
            tip=tip,
            fade=1 if n else 0.5,
        )
        scene.add(
            node.draw(Glyphs((SIGNS[good],), 26, 30, 42), Words(str(n), 58, 30, 30, "text", "start", 700))
        )
    vp = Node(
        f"vp-{seat}",
        Picture(rect(100, 60)),
        24 + 208,
        40 + 3 * high if technology else 46 + 2 * high,
        tip=Text("tip-points", {"seat": seat, "points": settler["points"]}),
    )
    scene.add(vp.draw(Glyphs((points(settler["points"], "vp"),), 40, 30, 52)))
    favours = favours_of(settler, 13)
    if favours is not None:
        favours.x, favours.y = 40, 280
        scene.add(favours)
    hand_of(scene, settler)
    return scene


def technology_of(settler: View) -> tuple[str, ...]:
    """SETX-5.1.3, SETX-5.4.1 The Technology tokens to be shown: all kinds, or those that are there."""
    goods = settler["goods"]
    if settler["faction"] == ATLANTEANS:
        return TECHNOLOGY
    return tuple([good for good in TECHNOLOGY if goods.get(good, 0)])


def favours_of(settler: View, size: float) -> Node | None:
    """SETX-6.1.2 God Favour tokens in a row, the tricolour one last; None: there are none."""
    more = settler.get("more")
    if more is None or not (more["favours"] or more["tricolour"]):
        return None
    colours = [f"colour-{colour}" for colour in more["favours"]]
    if more["tricolour"]:
        colours.append("favor_tricolor")
    tip = Text("tip-favours", {"seat": settler["seat"], "colours": colours})
    node = Node(f"favours-{settler['seat']}", Picture(), tip=tip)
    fills = [colour_of(colour) for colour in more["favours"]]
    for i, fill in enumerate([*fills, *["favor"] * more["tricolour"]]):
        icon = "sun" if i == len(fills) else "spark"
        node.draw(
            Shape(circle(size), i * size * 2.3, 0, fill, "ink"),
            Icon(icon, i * size * 2.3, 0, size * 1.3, "white"),
        )
    return node


def hand_of(scene: Scene, settler: View) -> None:
    """The hand: open for its owner, backs for the others (SET-22.1)."""
    seat = settler["seat"]
    title = Text("board-hand", {"count": settler["cards"]})
    scene.add(Node(f"hand-title-{seat}", Picture(), 370, 26, tip=title)).draw(
        Words(title, 0, 0, 18, "text-2", "start", 700, "serif", 400)
    )
    count = settler["cards"]
    room = 1600.0 - 370 - 24
    # Many cards are drawn smaller rather than over each other: razing needs the corner that would be covered.
    scale = max(SMALLEST, min(1.0, room / (max(1, count) * (WIDTH + 12))))
    step = min((WIDTH + 12) * scale, (room - WIDTH * scale) / max(1, count - 1))
    if settler["hand"] is None:
        for i in range(count):
            faction = i < settler["faction_cards"]
            back = Back(
                WIDTH * 0.8,
                HEIGHT * 0.8,
                seat_colour(seat) if faction else "common",
                EMBLEMS[settler["faction"]] if faction else EMBLEMS["common"],
            )
            scene.add(
                Node(f"hand-{seat}-{i}", back, 370 + i * step, 60, tip=Text("tip-hidden", {"seat": seat}))
            )
        return
    for i, card in enumerate(settler["hand"]):
        picks = (card, *(f"turn:{what}/{card}" for what in TURN_PICKS))
        node = scene.add(table_card(card, 370 + i * step, 60 + (1 - scale) * HEIGHT / 2, picks))
        node.scale = scale
