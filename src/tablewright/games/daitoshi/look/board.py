"""The panels of the board: points, tracks, market, stacks, Mega-Machine, supply, other cities."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glyphs import on, points, sign
from tablewright.engine.looks import Back, Card, Counter, Figure, Marker, Picture, Space, Stack, Token, Zone
from tablewright.engine.marks import Glyphs, Icon, Mark, Shape, Words
from tablewright.engine.outlines import Cell, circle, hexagon, line, rect
from tablewright.engine.scene import Node, along_frame, laps, spread
from tablewright.games.daitoshi.box.schema import (
    ADVISORS,
    CITIES,
    CITY_SLOTS,
    COLOURS,
    EXPAND_COST,
    FOOD_COST,
    LANDS,
    MACHINES,
    MARKET_PLACES,
    MARKET_QUALITY,
    MAYOR_CARDS,
    REPUTATION_VP,
    RING_NAMES,
    RINGS,
    TILES,
    TRACK_LOSS,
    TRACK_VALUE,
    TRACKS,
    TYPES,
    UPGRADES,
    EnvironmentTrack,
    MayorCard,
    TrackSpace,
)
from tablewright.games.daitoshi.look.pictograms import (
    ACTION_ICON,
    MULTIPLIER_ICON,
    TERRAIN,
    effect_glyphs,
    good,
    reconstructed,
    terrain,
)
from tablewright.games.daitoshi.look.pieces import (
    View,
    effect_mark,
    hex_tile,
    invention,
    worker,
    workshop_marks,
)
from tablewright.games.daitoshi.look.wording import CITY_WORDS, INVENTION_WORDS, SLOT_WORDS, effect_words

#: The victory point track runs along the frame: its depth, and its cells across and down.
FRAME: Final = (27, 31, 19)
PURPLE: Final = "#4B2470"
MUTED: Final = "#5A5140"


# --------------------------------------------------------------------------------------------- frame, tracks
def frame(view: View) -> Node:
    """The ground, the VP track around it and everybody's marker."""
    node = Node("frame", Picture()).draw(*frame_marks())
    cells = frame_cells()
    for me in view["magnates"]:
        x, y, width, height = cells[(me["points"] - 1) % len(cells)]
        same = [o["seat"] for o in view["magnates"] if (o["points"] - me["points"]) % len(cells) == 0]
        shift = spread(len(same), 16)[same.index(me["seat"])]
        tip = Text("tip-vp", {"seat": me["seat"], "points": me["points"]})
        marker = Marker(me["seat"], 13, note=laps(me["points"] - 1, len(cells)))
        node.add(Node(f"vp-{me['seat']}", marker, x + width / 2 + shift, y + height / 2, tip=tip))
    return node


@cache
def frame_cells() -> list[Cell]:
    """The steps of the VP track."""
    return along_frame(1600, 1000, *FRAME)


@cache
def frame_marks() -> tuple[Mark, ...]:
    """The ground and the numbers around it."""
    marks: list[Mark] = [
        Shape(rect(1600, 1000, 14), fill="frame"),
        Shape(rect(1546, 946, 8), 27, 27, "ground", "frame-edge", 2, texture="scales"),
    ]
    for value, (x, y, width, height) in enumerate(frame_cells(), 1):
        fill, ink = ("step-5", "step-ink") if value % 5 == 0 else ("step", "#C8B48E")
        marks.append(Shape(rect(width - 2.4, height - 2.4, 4), x + 1.2, y + 1.2, fill))
        marks.append(Words(str(value), x + width / 2, y + height / 2, 15, ink))
    return tuple(marks)


def river(view: View) -> Node:
    """The River track of nineteen spaces with its Temple at the left."""
    node = Node("track-river", Picture(), tip=Text("tip-temple", {"track": "river"}))
    node.draw(
        Shape(rect(96, 76, 10), 38, 36, "#D6E6EE", "river"),
        Icon("pagoda", 68, 74, 50, "#2C5F80", 0.75),
        Words(f"−{TRACKS['river'].temple_negative}", 104, 54, 16, "conflict-ink"),
    )
    for number, printed in enumerate(TRACKS["river"].spaces):
        node.add(river_space(view, printed, 176 + number * 73.6))
    add_pilgrims(
        node,
        view,
        "river",
        [(104.0, 88.0)] + [(176 + i * 73.6, 64.0) for i in range(len(TRACKS["river"].spaces))],
    )
    return node


def river_space(view: View, printed: TrackSpace, x: float) -> Node:
    """A step of the River: its value and loss below, never covered."""
    args: dict[str, object] = {"space": printed.space, "end": printed.end_icon}
    value, loss = TRACK_VALUE["river"][printed.space], TRACK_LOSS["river"][printed.space]
    tip = Text("tip-river-space", {**args, "value": value, "loss": loss})
    node = track_step(view, "river", printed, x, 66, 28, tip)
    node.draw(Words(str(printed.value), -11 if printed.negative else 0, 40, 15, PURPLE))
    if printed.negative:
        node.draw(Words(f"−{printed.negative}", 12, 40, 15, "conflict-ink"))
    return node


def land(view: View) -> Node:
    """The three land tracks with their Temple at the left."""
    node = Node(
        "tracks-land", Zone(rect(492, 186, 10), "#EFE6CF"), 38, 122, tip=Text("tip-temple", {"track": "land"})
    )
    node.draw(Icon("pagoda", 36, 93, 58, "#5A4A34", 0.55))
    for row, kind in enumerate(LANDS):
        node.add(land_track(view, kind, 32 + row * 59))
    return node


def land_track(view: View, kind: str, y: float) -> Node:
    """One land track: terrain and multiplier, then nine steps."""
    track: EnvironmentTrack = TRACKS[kind]
    node = Node(f"track-{kind}", Picture(rect(415, 55, 9)), 70, y - 26)
    node.draw(
        Shape(rect(415, 55, 9), fill=f"pale60:{kind}", opacity=0.75),
        Shape(rect(40, 55, 9), fill=kind),
        Icon(TERRAIN[kind], 20, 17, 26, "#FFF8E8"),
        Glyphs(
            (on("disc", "#FFFFFF40", text="×"), sign(MULTIPLIER_ICON[track.scoring_multiplier], "#FFF8E8")),
            20,
            43,
            16,
        ),
    )
    for number, printed in enumerate(track.spaces):
        end: dict[str, object] = {"end": printed.end_icon}
        tip = Text("tip-track-space", {"track": kind, "space": printed.space, "value": printed.value, **end})
        step = track_step(view, kind, printed, 63 + number * 41, 26, 23, tip)
        value = Node(
            f"value-{kind}-{printed.space}", Picture()
        )  # a thing of its own, so that no hex covers it
        step.add(value).draw(
            Shape(rect(26, 17, 8.5), -13, 13, "#FFF8E8", "#00000044"),
            Words(str(printed.value), 0, 21.5, 15, PURPLE),
        )
        node.add(step)
    add_pilgrims(node, view, kind, [(-18.0, 26.0)] + [(63 + i * 41, 20.0) for i in range(track.length)])
    return node


def track_step(
    view: View, kind: str, printed: TrackSpace, x: float, y: float, radius: float, tip: Text
) -> Node:
    """A step of a track, covered by one or two hexes while they last; the end trigger rimmed in red."""
    left = view["tracks"][kind]["stacks"][printed.space - 1]
    edge = "conflict-ink" if printed.end_icon else kind
    look = Space(hexagon(radius), f"pale:{kind}", edge, 2.6 if printed.end_icon else 1.4)
    first = view["tracks"][kind]["uncovered"] + 1 == printed.space
    picks = (
        (f"exploit:{kind}", f"pilgrim:{kind}", f"pilgrim-far:{kind}") if first or printed.space == 1 else ()
    )
    node = Node(f"step-{kind}-{printed.space}", look, x, y, tip=tip, picks=picks)
    for i in range(left):
        hex_tip = Text("tip-hex", {"hex": kind})
        node.add(
            Node(f"hex-{kind}-{printed.space}-{i}", hex_tile(kind, radius * 0.94), 0, -5 * i, tip=hex_tip)
        )
    if printed.end_icon:
        node.draw(Icon("hourglass", radius * 0.62, -radius * 0.72, 13, "conflict-ink"))
    return node


def add_pilgrims(node: Node, view: View, kind: str, places: list[tuple[float, float]]) -> None:
    """Everybody's Pilgrim on a track; place 0 is the Temple."""
    for me in view["magnates"]:
        at = me["pilgrims"][kind]
        here = [other["seat"] for other in view["magnates"] if other["pilgrims"][kind] == at]
        x, y = places[at]
        x += spread(len(here), 14)[here.index(me["seat"])]
        where = {"track": kind, "space": at, "value": TRACK_VALUE[kind][at]}
        tip = Text("tip-pilgrim", {"seat": me["seat"], **where})
        node.add(Node(f"pilgrim-{kind}-{me['seat']}", Marker(me["seat"], 11, "straw-hat"), x, y, tip=tip))


# -------------------------------------------------------------------------------------------- market, stacks
def market(view: View) -> Node:
    """Three rows: stack, price and open tiles."""
    zone = Node("market", Zone(rect(402, 292, 10), icon="gear"), 38, 318, Text("title-market"))
    for row, quality in enumerate(dict.fromkeys(MARKET_QUALITY)):
        y = 40 + row * 82
        zone.draw(
            Shape(rect(386, 76, 8), 8, y, f"pale60:{quality}", opacity=0.8),
            Words(
                Text(f"label-{quality}"),
                84,
                y + 12,
                15.5,
                f"dark:{quality}",
                "start",
                face="serif",
                width=270,
            ),
            Glyphs((good("food", FOOD_COST[quality]),), 376, y + 11, 18),
        )
        count = view["stacks"][quality]
        tip = Text("tip-stack", {"quality": quality, "count": count})
        stack = Node(f"stack-{quality}", Stack(rect(60, 58, 6), count, quality), 12, y + 6, tip=tip)
        stack.add(Node(f"back-{quality}", Back(60, 58, quality, "gear")))
        zone.add(stack)
        places = [i for i, each in enumerate(MARKET_QUALITY) if each == quality]
        for column, place in enumerate(places):
            zone.add(market_place(view, place, 82 + column * 158, y + 22))
    return zone


def market_place(view: View, place: int, x: float, y: float) -> Node:
    """A place of the market with its tile, if there is one."""
    tile = view["market"][place]
    name = MARKET_PLACES[place]
    if tile is None:
        return Node(f"market-{name}", Space(rect(150, 48, 6), "none", dash="5 4"), x, y)
    node = invention(f"market-{name}", tile, x, y, 150, 48)
    node.picks = (f"take-invention:{name}", f"take-second:{name}")
    return node


def basics(view: View) -> Node:
    """DAI-4.15 The Basic inventions to choose from, while there are any."""
    zone = Node("basics", Picture(), 470, 330)
    for i, tile in enumerate(view["basics"]):
        node = invention(f"basic-{tile}", tile, 180 * i, 0, 170, 60)
        node.picks = (f"basic:{tile}",)
        zone.add(node)
    return zone


def tile_stacks(view: View) -> Node:
    """The next Middle and Outer tile, and the discarded hexes."""
    zone = Node("districts", Zone(rect(402, 218, 10), icon="district"), 38, 620, Text("title-districts"))
    for i, ring in enumerate(RING_NAMES[1:]):
        zone.add(tile_stack(view, ring, 12 + 194 * i))
        price = zone.add(Node(f"price-{ring}", Picture(), 18 + 194 * i, 44))
        price.draw(Glyphs((good("material", EXPAND_COST[i + 1]),), 0, 0, 22))
    zone.draw(Words(Text("title-discards"), 14, 178, 16, MUTED, "start", face="serif", width=90))
    for i, kind in enumerate(TYPES):
        count = view["discard"][kind]
        tip = Text("tip-discard", {"hex": kind, "count": count})
        look = Space(hexagon(25), f"pale:{kind}", kind, 1.6, "4 3")
        node = Node(f"discard-{kind}", look, 130 + i * 72, 180, tip=tip)
        if count:
            node.add(Node(f"discarded-{kind}", hex_tile(kind, 25), tip=Text("tip-hex", {"hex": kind})))
        zone.add(node.draw(Words(str(count), 24, 18, 16, "ink", halo="#FFF8E8")))
    return zone


def tile_stack(view: View, ring: str, x: float) -> Node:
    """A stack of district tiles with its open top."""
    seen = view[f"{ring}_stack"]
    top = seen["top"]
    node_id = f"stack-{ring}"
    if top is None:
        return Node(node_id, Space(rect(184, 98, 8), "none", dash="5 4"), x, 38)
    tile = TILES[top]
    tip = Text("tip-tile-stack", {"ring": ring, "count": seen["count"], "tile": top})
    node = Node(node_id, Stack(rect(184, 98, 8), seen["count"]), x, 38, tip=tip)
    card = Node(f"top-{ring}", Card(184, 98, size=15.5), label=Text(f"name-{top}"), source=reconstructed(top))
    card.draw(
        *workshop_marks(24, 52, "any", False, 28),
        effect_mark(tile.workshop, 105, 52, 24, 110),
        Glyphs((good("energy", tile.electrify_cost),), 22, 82, 22),
        effect_mark(tile.electrify_section, 108, 82, 21, 130),
    )
    node.add(card)
    return node


# ---------------------------------------------------------------------------------------------- Mega-Machine
def machine(view: View) -> Node:
    """Workshop, price of a contribution, three pairs of slots with their Upgrades, the University stack."""
    seen = view["machine"]
    data = MACHINES[seen["id"]]
    does = {"workshop": effect_words(data.workshop), "price": data.contribution_cost}
    tip = Text("tip-machine", {"machine": data.id, **does})
    zone = Node(
        "machine", Zone(rect(376, 424, 10), "#D9C9B8"), 1186, 122, tip=tip, source=reconstructed(data.id)
    )
    zone.draw(
        Shape(rect(360, 48, 7), 8, 8, "machine"),
        Icon("robot", 36, 31, 38, "#FFF8E8"),
        Words(Text(f"name-{data.id}"), 60, 32, 20, "#FFFFFF", "start", face="serif", width=180),
        Shape(rect(86, 36, 8), 276, 14, "#FFF8E8"),
        effect_mark(data.workshop, 319, 32, 26, 78),
        Glyphs(tuple(good(what, n) for what, n in data.contribution_cost.items()), 188, 77, 24),
    )
    for row, place in enumerate(data.upgrade_places):
        y = 96 + row * 86
        zone.draw(Shape(rect(356, 80, 8), 10, y, "#EADFCB", "#00000022"))
        for column, slot in enumerate(place.linked_slots):
            zone.add(machine_slot(view, slot, 16 + column * 132, y + 6))
        zone.draw(Shape(line((276, y + 40), (292, y + 40)), stroke="#5A4A34", width=2.5, dash="3 4"))
        zone.add(upgrade(view, row, 320, y + 40))
    zone.add(university(view))
    return zone


def machine_slot(view: View, slot: str, x: float, y: float) -> Node:
    """A slot: its reward, an invention face down, or a blocker."""
    seen = view["machine"]
    data = MACHINES[seen["id"]]
    number = next(i for i, each in enumerate(data.slots) if each.id == slot)
    content = seen["slots"][number]
    if content == "blocked":
        look = Space(rect(124, 68, 7), "#8A8070", "#5A4A34")
        node = Node(f"slot-{slot}", look, x, y, tip=Text("tip-slot-blocked", {"slot": slot}))
        return node.draw(Icon("lock", 62, 34, 34, "#CFC4AE"))
    if content:
        look = Space(rect(124, 68, 7), "#7F7462", "#5A4A34")
        node = Node(f"slot-{slot}", look, x, y, tip=Text("tip-slot-filled", {"slot": slot}))
        return node.draw(Icon("gear", 62, 34, 36, "#CFC4AE"))
    tip = Text("tip-slot", {"slot": slot, "effect": SLOT_WORDS[data.id][slot]})
    look = Space(rect(124, 68, 7), "cream", "#5A4A34", dash="5 4")
    node = Node(f"slot-{slot}", look, x, y, tip=tip, picks=(f"machine-slot:{slot}",))
    return node.draw(effect_mark(data.slots[number].reward, 62, 34, 32, 112))


def upgrade(view: View, place: int, x: float, y: float) -> Node:
    """An Upgrade token on its place, bright once installed."""
    seen = view["machine"]
    token = UPGRADES[seen["upgrades"][place]]
    installed: dict[str, object] = {"installed": place in seen["installed"]}
    tip = Text("tip-upgrade", {"upgrade": token.id, "effect": effect_words(token.effect), **installed})
    fill = "energy" if place in seen["installed"] else "frame"
    node = Node(
        f"upgrade-{place + 1}", Token(circle(31), fill), x, y, tip=tip, source=reconstructed(token.id)
    )
    return node.draw(Shape(circle(24), fill="#EADFCB"), effect_mark(token.effect, 0, 0, 28))


def university(view: View) -> Node:
    """The open stack of University inventions."""
    seen = view["machine"]
    tile = MACHINES[seen["id"]].university_tile
    tip = Text("tip-university", {"count": seen["university"], "effect": INVENTION_WORDS[tile]})
    node = Node("university", Picture(rect(356, 56)), 10, 358, tip=tip)
    node.draw(Words(Text("title-university"), 6, 28, 17, "ink", "start", face="serif", width=130))
    if seen["university"]:
        stack = Node(
            "university-stack", Stack(rect(150, 50, 6), seen["university"], "dark:university"), 152, 2
        )
        stack.add(invention("university-top", tile, 0, 0, 150, 50))
        node.add(stack)
    return node


# --------------------------------------------------------------------------------------- supply, game end
def bank(view: View) -> Node:
    """Workers in the supply, everybody's Reputation, how far the tracks are uncovered."""
    zone = Node("bank", Zone(rect(376, 282, 10), icon="population"), 1186, 556, Text("title-supply"))
    for i, colour in enumerate(COLOURS):
        count = view["supply"][colour]
        tip = Text("tip-supply", {"colour": colour, "count": count})
        node = Node(
            f"supply-{colour}",
            Picture(rect(80, 44)),
            14 + i * 88,
            38,
            tip=tip,
            picks=(f"worker-colour:{colour}",),
        )
        node.add(Node(f"supply-worker-{colour}", worker(colour, 34), 22, 24))
        zone.add(node.draw(Words(str(count), 44, 24, 21, "ink", "start", 800)))
    for i, vp in enumerate(REPUTATION_VP):
        zone.draw(
            Shape(rect(84, 54, 7), 12 + i * 89, 112, "#E9DCBE", "#00000022"),
            Glyphs((points(vp, "vp"),), 32 + i * 89, 139, 28),
        )
        here = [me["seat"] for me in view["magnates"] if me["reputation"] == i]
        for j, seat in enumerate(here):
            tip = Text("tip-reputation", {"seat": seat, "vp": vp})
            x, y = 60 + i * 89 + (j % 2) * 22, 128 + (j // 2) * 23
            zone.add(Node(f"reputation-{seat}", Marker(seat, 10), x, y, tip=tip))
    zone.draw(Words(Text("title-end"), 14, 200, 18, "ink", "start", face="serif"))
    for i, kind in enumerate(TYPES):
        zone.add(end_gauge(view, kind, 14 + i * 88))
    return zone


def end_gauge(view: View, kind: str, x: float) -> Node:
    """DAI-17.1 Uncovered spaces against the one that triggers the end."""
    uncovered, trigger = view["tracks"][kind]["uncovered"], TRACKS[kind].end_trigger_space
    tip = Text("tip-end", {"track": kind, "uncovered": uncovered, "trigger": trigger})
    node = Node(f"end-{kind}", Picture(rect(84, 54)), x, 216, tip=tip)
    return node.draw(
        Icon(TERRAIN[kind], 12, 20, 22, kind),
        Words(f"{uncovered}/{trigger}", 28, 20, 17, "ink", "start", 800),
        Shape(rect(80, 9, 4.5), 0, 38, "#D9CBA5"),
        Shape(rect(80 * min(1.0, uncovered / trigger), 9, 4.5), 0, 38, kind),
    )


# ------------------------------------------------------------------------------------------------- cities
def cities(view: View) -> list[Node]:
    """Five cities: condition and effect above, trade row below, flags at the right."""
    return [city_tile(view, slot, 34 + slot * 308) for slot in range(len(view["cities"]))]


def city_tile(view: View, slot: int, x: float) -> Node:
    """A city on its row."""
    seen = view["cities"][slot]
    data, row = CITIES[seen["tile"]], CITY_SLOTS[slot]
    tip = Text(
        "tip-city",
        {
            "city": data.id,
            "condition": data.condition,
            "effect": CITY_WORDS[data.id],
            "price": {"steam": row.steam_cost},
            "bonuses": effect_words(row.bonuses_left_to_right),
        },
    )
    node = Node(f"city-{slot + 1}", Space(rect(300, 118, 9), "#E4D3B0"), x, 850, tip=tip, picks=(data.id,))
    node.source = reconstructed(row.id)
    node.draw(
        Shape(rect(290, 60, 7), 5, 5, "cream", "frame-edge"),
        Words(Text(f"name-{data.id}"), 14, 18, 16.5, "ink", "start", face="serif", width=200),
        Glyphs(
            (condition_glyph(data.condition), sign("gives"), *effect_glyphs(data.effect)),
            14,
            45,
            26,
            width=220,
            anchor="start",
        ),
        Glyphs((good("steam", row.steam_cost),), 24, 91, 30),
    )
    for i, op in enumerate(row.bonuses_left_to_right):
        at = 50 + i * 49
        node.draw(
            Shape(rect(45, 42, 6), at, 70, "#FFF8E8", "#5A4A34"), effect_mark((op,), at + 22.5, 91, 28, 40)
        )
    for i, seat in enumerate(seen["flags"]):
        flag_tip = Text("tip-flag", {"seat": seat})
        node.add(
            Node(f"flag-{slot + 1}-{seat}", Figure("flag", 30, seat=seat), 278 - i * 26, 30, tip=flag_tip)
        )
    return node


def condition_glyph(condition: str) -> Any:
    """The left side of a city tile: a hex, an action, or the production."""
    kind, _, what = condition.partition("_")
    if kind == "exploit":
        return terrain(what)
    return on("disc", "#3B3730", ACTION_ICON[what] if kind == "action" else "factory")


# -------------------------------------------------------------------------------------------------- Mayor
def mayor_panel(view: View) -> Node:
    """DAI-21.4, DAI-21.5 The Mayor's deck with its open back, his card, the Bribe tile and the Advisors."""
    seen = view["mayor"]
    zone = Node("mayor", Zone(rect(1546, 180, 10), icon="crown"), 27, 0, Text("title-mayor"))
    if seen["top"] is not None:
        zone.add(mayor_deck(view, MAYOR_CARDS[seen["top"]], seen["deck"]))
    if seen["pile"]:
        zone.add(mayor_card(MAYOR_CARDS[seen["pile"][-1]]))
    if seen["bribe"]:
        zone.add(Node("bribe", Token(rect(110, 60), "machine", "wealth"), 530, 74, tip=Text("tip-bribe")))
    for i, advisor in enumerate(seen["advisors"]):
        zone.add(advisor_card(advisor, 680 + i * 142))
    return zone


def mayor_deck(view: View, top: MayorCard, count: int) -> Node:
    """DAI-21.12 The back of the top card: District, arrow, worker colour, order of the hex types."""
    shown = top.back
    inner = TILES[view["spaces"][(shown.sector - 1) * RINGS]["tile"]]
    args: dict[str, object] = {"count": count, "district": inner.id, "arrow": shown.arrow}
    tip = Text("tip-mayor-deck", {**args, "hexes": list(shown.hex_order), "colour": shown.worker_color})
    deck = Node("mayor-deck", Stack(rect(220, 120), count), 14, 44, tip=tip)
    sector = on("disc", "ink", ACTION_ICON[str(inner.action)])
    arrow = sign("raise" if shown.arrow == "up" else "lower")
    deck.add(Node("mayor-back", Card(220, 120))).draw(
        Glyphs((sign("district"), sector, arrow, sign("meeple", shown.worker_color)), 110, 36, 30),
        Glyphs(tuple(terrain(kind) for kind in shown.hex_order), 110, 84, 30),
    )
    return deck


def mayor_card(card: MayorCard) -> Node:
    """DAI-21.11 The front of the revealed card: actions, land at City Hall, order of the resources."""
    front = card.front
    icons = [f"icon-{action}" for action in front.actions]
    args: dict[str, object] = {"icons": icons, "hex": front.city_hall_land}
    tip = Text("tip-mayor-card", {**args, "resources": list(front.resource_order)})
    node = Node("mayor-card", Card(240, 120), 260, 44, tip=tip)
    resources = tuple(good(what) for what in front.resource_order)
    return node.draw(
        Glyphs(tuple(sign(ACTION_ICON[action]) for action in front.actions), 120, 36, 30),
        Glyphs((terrain(front.city_hall_land), *resources), 120, 84, 28),
    )


def advisor_card(advisor: str, x: float) -> Node:
    """DAI-21.5 An Advisor in force."""
    effect = ADVISORS[advisor].effect
    when = ADVISORS[advisor].trigger
    tip = Text("tip-advisor", {"advisor": advisor, "trigger": when, "effect": effect_words(effect)})
    node = Node(f"advisor-{advisor}", Card(134, 120, size=16), x, 44, Text(f"name-{advisor}"), tip)
    return node.draw(effect_mark(effect, 67, 78, 30, 118))


def goods_counter(node_id: str, what: str, value: int, x: float, y: float, tip: Text) -> Node:
    """A resource and how much of it there is."""
    glyph = good(what)
    return Node(node_id, Counter(glyph.icon, value, 30, ground=glyph.ground, fill=what), x, y, tip=tip)
