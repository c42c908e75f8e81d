"""The main board without sites and temples: military track, offers, pools, districts, the end."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.glyphs import gap, number, on, sign, small
from tablewright.engine.looks import Card, Marker, Picture, Pile, Space, Stack, Tile, Token, Zone
from tablewright.engine.marks import Glyphs, Icon, Piece, Shape, Words
from tablewright.engine.outlines import box, circle, diamond, line, octagon, rect
from tablewright.engine.scene import Node, spread
from tablewright.games.origins.box.schema import (
    BUILDING_WISDOM,
    CITIZEN_WISDOM,
    COLOURS,
    DATA,
    DISTRICTS,
    FEW_COLOURS,
    LAST_SPACE,
    SPACES,
    ZODIAC,
    DistrictCard,
    MilitarySpace,
)
from tablewright.games.origins.look.glance import nearness
from tablewright.games.origins.look.pictograms import EMBLEM, gains_pictured, pic, reconstructed
from tablewright.games.origins.look.pieces import View, building, die, disc, letter, numbered
from tablewright.games.origins.look.wording import district_text, space_text

SPACE_TEXTS: Final = tuple(space_text(space) for space in SPACES)


# ---------------------------------------------------------------------------------------- military track
def military_track(view: View, seat: int | None) -> Node:
    """The spaces with borders between them, and what an attack is worth in each zone."""
    zone = Node("military", Zone(rect(1572, 128, 10), "march-ground", "march-edge"), 14, 14)
    zone.label = Text("board-military")
    borders = {border.after_space for border in DATA.military_track.borders}
    apart, border_wide, top, high = 5.0, 29.0, 38.0, 82.0
    plain = len(SPACES) - 1 - len(borders)
    wide = (1572 - 24 - len(borders) * border_wide - plain * apart) / len(SPACES)
    x = 12.0
    starts: dict[int, float] = {}
    for space in SPACES:
        starts.setdefault(space.zone, x)
        zone.add(military_space(view, seat, space, x, wide, high))
        x += wide
        if space.space in borders:
            zone.add(military_border(space.space, x + border_wide / 2, top, high))
            x += border_wide
        else:
            x += apart
    for number_of_zone, start in starts.items():
        spaces = sum(space.zone == number_of_zone for space in SPACES)
        if spaces > 1:
            middle = start + (wide * spaces + apart * (spaces - 1)) / 2
            zone.draw(attack_caption(number_of_zone, middle))
    return zone


def attack_caption(zone: int, x: float) -> Glyphs:
    """The points of an attack from this zone."""
    caption = (
        sign("attack", "war"),
        small("="),
        number(zone),
        sign("vp", "res-vp"),
        gap(0.1),
        small(Text("board-per-disc")),
    )
    return Glyphs(caption, x, 23, 22, "ink-2", width=320)


def military_border(after: int, x: float, top: float, high: float) -> Node:
    """A border: who crosses it gains a superiority token."""
    node = Node(f"border-{after}", Token(circle(15), "terracotta", "superiority"), x, top + high * 0.4)
    node.tip = Text("tip-border", {"tokens": DATA.military_track.border_reward.superiority_token})
    edge = line((0, -high * 0.4 - 4), (0, -15)), line((0, 15), (0, high * 0.6 + 4))
    return node.draw(*(Shape(part, stroke="terracotta", width=5, dash="9 5") for part in edge))


def military_space(
    view: View, seat: int | None, space: MilitarySpace, x: float, wide: float, high: float
) -> Node:
    """A space with the bonus of an attack, and the discs on it, the lowest of a stack first."""
    step = space.space
    look = Space(rect(wide, high, 7), "march-2" if step % 2 else "march-1", "march-edge")
    node = Node(f"military-{step}", look, x, 38, tip=SPACE_TEXTS[step])
    node.source = reconstructed(f"military_track.spaces.{step}")
    node.draw(Words(str(step), 8, 11, 14, "ink-3", "start", 650))
    if space.attack_bonus:
        steps = space.attack_bonus
        node.draw(Glyphs(gains_pictured(steps), wide / 2, high - 17, 26, width=wide - 10, gap=0.06))
    elif step == LAST_SPACE:
        points = DATA.military_track.last_space_vp
        node.draw(Glyphs((number(points), *pic("vp")), wide / 2, high - 16, 26))
    else:
        caption = Text("board-start" if space.role == "start" else "board-no-bonus")
        node.draw(Words(caption, wide / 2, high - 14, 15, "ink-3", weight=500, width=wide - 8))
    here = [other for other in view["military_order"] if view["builders"][other]["military"] == step]
    alien = view["alien"] == step
    for i, (other, dx) in enumerate(zip(here, spread(len(here) + alien, 27), strict=False)):
        marker = node.add(disc(f"military-{letter(other)}", other, 16.5, wide / 2 + 6 + dx * 0.8, 27 - i * 3))
        if other == seat:
            marker.picks = ("effect:military_move", "repeat:military_move")
            node.picks = ("effect:attack",)
    if alien:
        at = wide / 2 + 6 + spread(len(here) + 1, 27)[-1]
        node.add(Node("military-alien", Token(circle(16.5), "night", "ship"), at, 27, tip=Text("tip-alien")))
    return node


# ------------------------------------------------------------------------------------------- buildings
def wisdom_price(view: View, seat: int | None, printed: int) -> dict[str, object]:
    """What a tile or die of the offers costs whoever looks: ORI-15.5 less with Taurus."""
    taurus = any(one["card"] == "taurus" and one["holder"] == seat for one in view["temples"].values())
    wisdom = max(0, printed - ZODIAC["taurus"].discount) if taurus else printed
    return {"wisdom": wisdom, "printed": printed, "taurus": taurus}


def building_offer(view: View, seat: int | None) -> Node:
    """The five places of the offer, the oldest on top, and beside them the stacks."""
    zone = Node("buildings", Zone(rect(300, 834, 10), icon="tile-full"), 14, 152, Text("board-offer"))
    zone.draw(Words(Text("board-stacks"), 288, 20, 16, "ink-2", "end", 600, "serif", width=90))
    step, width = (834 - 44) / len(BUILDING_WISDOM), 142.0
    x = 42 + width / 2
    there = [tile for tile in view["offer"] if tile is not None]
    names = iter(numbered(there))
    for place, tile in enumerate(view["offer"]):
        y = 40 + step * (place + 0.5) - 3
        wisdom = BUILDING_WISDOM[place]
        zone.draw(
            Shape(octagon(width + 10), x, y, stroke="paper-line", width=1.4, dash="5 4"),
            Shape(rect(30, 44), 6, y - 22, "cream", "paper-edge"),
            Icon("wisdom", 21, y - 9, 20, "wisdom"),
            Words(str(wisdom), 21, y + 11, 19, weight=800),
        )
        if tile is not None:
            zone.add(offered_tile(next(names), tile, place + 1, wisdom_price(view, seat, wisdom), x, y))
    for i, colour in enumerate(DATA.building_offer.stacks):
        zone.add(building_stack(view, colour, 40 + step * (i + 0.5) - 3))
    return zone


def offered_tile(name: str, tile: str, place: int, price: dict[str, object], x: float, y: float) -> Node:
    """A tile of the offer."""
    node = building(f"offer-{name}", tile, 142, x, y)
    node.picks = (f"tile:{place}/{tile}", f"keep-tile:{place}/{tile}")
    node.tip = Text("tip-offer", {"building": node.tip, "place": place, **price})
    return node


def building_stack(view: View, colour: str, y: float) -> Node:
    """A stack with its open top tile; a dashed place when it is used up."""
    shown = view["stacks"][colour]
    about: dict[str, object] = {"colour": colour, "count": shown["count"]}
    if not shown["count"]:
        node = Node(f"stack-{colour}", Space(octagon(88), "none", colour, 2, "6 4"), 242, y)
        node.tip = Text("tip-stack", about)
        return node.draw(Icon(EMBLEM[colour], 0, 0, 34, colour, 0.5))
    node = Node(f"stack-{colour}", Stack(octagon(88), shown["count"], "#B9A98A"), 242, y)
    node.tip = Text("tip-stack", about)
    if shown["bottom"]:
        about["tiles"] = list(shown["bottom"])
        node.tip = Text("tip-stack-bottom", about)
    node.add(building(f"stack-{colour}-top", shown["top"], 88, 0, 0, 0.8))
    return node


# ---------------------------------------------------------------------------------------- people, towers
def citizen_offer(view: View, seat: int | None) -> Node:
    """The five dice, the oldest at the left; in the heading what is left of each colour in the reserve."""
    zone = Node("citizens", Zone(rect(362, 122, 10), icon="citizen"), 324, 602, Text("board-citizens"))
    there = [die_there for die_there in view["citizens"] if die_there is not None]
    names = iter(numbered([colour for colour, _ in there]))
    for place, offered in enumerate(view["citizens"]):
        x = 10 + 68.4 * (place + 0.5)
        zone.draw(
            Shape(rect(56, 59), x - 28, 34, "#D9C79D", "paper-line"),
            Icon("wisdom", x - 10, 106, 20, "wisdom"),
            Words(str(CITIZEN_WISDOM[place]), x + 11, 106, 19, weight=800),
        )
        if offered is not None:
            colour, value = offered
            node = zone.add(die(f"citizen-{next(names)}", colour, value, 42, x, 63.5))
            node.picks = (f"citizen:{place + 1}/{colour}/{value}",)
            price = wisdom_price(view, seat, CITIZEN_WISDOM[place])
            node.tip = Text("tip-citizen", {"die": node.tip, **price})
    for i, colour in enumerate(COLOURS):
        zone.add(reserve_count(view, colour, 188 + i * 34))
    return zone


def reserve_count(view: View, colour: str, x: float) -> Node:
    """How many dice of a colour the reserve has; a refill that fails ends the game, ORI-17.2.9 not alone."""
    left = view["reserve"][colour]
    node = Node(f"reserve-{colour}", Picture(rect(32, 22, 5)), x, 8, picks=(f"court-colour:{colour}",))
    node.tip = Text("tip-reserve", {"colour": colour, "count": left, "solo": view["solo"]})
    ink = "ink" if left else "war"
    return node.draw(
        Glyphs((on("die", colour, EMBLEM[colour]),), 10, 11, 19),
        Words(str(left), 26, 11, 16, ink, weight=800),
    )


def speaker_pool(view: View) -> Node:
    """The speakers that nobody has."""
    zone = Node("speakers", Zone(rect(204, 122, 10), icon="speaker"), 696, 602, Text("board-speakers"))
    places = DATA.player_count[len(view["builders"])].speaker_dice
    for i, dx in enumerate(spread(places, 46)):
        zone.draw(Shape(rect(40, 52, 7), 102 + dx - 20, 40, "none", "paper-line", dash="4 3"))
        if i < len(view["speaker_pool"]):
            value = view["speaker_pool"][i]
            node = zone.add(die(f"speaker-pool-{i}", "white", value, 38, 102 + dx, 65))
            node.picks = (f"speaker:{value}",)
    faces = DATA.speaker_pool.faces
    values = Text("board-speakers-note", {"low": min(faces), "high": max(faces)})
    note = Words(values, 102, 107, 15, "ink-2", weight=500, width=192)
    return zone.draw(note)


def tower_pool(view: View) -> Node:
    """The tower discs that can still be built."""
    note = Text("board-towers-end", {"colours": FEW_COLOURS}) if not view["solo"] else ""
    zone = Node("towers", Zone(rect(332, 122, 10), icon="tower-disc", note=note), 910, 602)
    zone.label = Text("board-towers")
    for i, colour in enumerate(COLOURS):
        x, left = 10 + 62.4 * (i + 0.5), view["tower_pool"][colour]
        look = Pile(left, 48, colour, EMBLEM[colour], min(10.0, 36 / max(1, left)))
        node = zone.add(Node(f"tower-pool-{colour}", look, x, 78, picks=(f"tower:{colour}",)))
        node.tip = Text("tip-tower-pool", {"colour": colour, "count": left})
        if not left:
            zone.draw(Icon(EMBLEM[colour], x, 74, 26, colour, 0.45))
        zone.draw(Words(str(left), x, 107, 19, "ink" if left else "faint", weight=800))
    return zone


# ---------------------------------------------------------------------------------------- district cards
def district_cards(view: View) -> Node:
    """The cards with the gold above them, and in the heading how near the end is."""
    zone = Node("districts", Zone(rect(918, 252, 10), icon="district"), 324, 734, Text("board-districts"))
    zone.add(solo_strip(view) if view["solo"] else end_strip(view))
    note = Text("board-districts-note")
    zone.draw(Words(note, 312, 19, 15, "ink-3", "start", 500, width=122))
    cards = [DISTRICTS[card] for card in view["cards"]]
    step = min(150.3, 902 / len(cards))
    for card, dx in zip(cards, spread(len(cards), step), strict=True):
        zone.add(district_card(view, card, 459 + dx - 70, 50))
    return zone


def district_card(view: View, card: DistrictCard, x: float, y: float) -> Node:
    """Points, pattern, towers of the set-up, and who has scored it."""
    gold = view["cards"][card.id]
    node = Node(f"district-{card.id}", Card(140, 194), x, y, tip=district_text(card, gold))
    node.picks = ("district-card:" + "/".join((str(card.number), card.middle, *card.ends)),)
    node.source = reconstructed(card.id)
    node.dot = (136, 4)
    node.draw(
        Words(str(card.vp_first), 24, 31, 30, weight=800),
        Icon("vp", 49, 32, 24, "res-vp"),
        Words(f"/ {card.vp_next}", 84, 32, 22, "ink-2", weight=700),
        Words(str(card.number), 124, 32, 15, "ink-3", "middle", 500),
    )
    pitch = 50.0
    for i, colour in enumerate([colour for row in card.pattern for colour in row]):
        cx, cy = 70 - pitch / 2 + (i % 2) * pitch, 78 + (i // 2) * pitch
        if colour is not None:
            node.draw(Piece(Tile(octagon(pitch - 3), colour, EMBLEM[colour], detail="picture"), cx, cy))
        else:
            node.draw(Shape(octagon(pitch - 3), cx, cy, "#F1E6CC", "paper-line", 1.4, "4 3"))
    node.draw(Shape(diamond(9), 70, 78 + pitch / 2, "ink", "cream", 1))
    for i, colour in enumerate(card.towers):
        node.draw(Piece(Pile(1, 19, colour, step=6), 17 + i * 18, 179))
    scored = [builder["seat"] for builder in view["builders"] if card.id in builder["scored"]]
    for i, seat in enumerate(scored):
        node.draw(Piece(Marker(seat, 11), 123 - (len(scored) - 1 - i) * (17 if len(scored) > 2 else 25), 177))
    for i, dx in enumerate(spread(gold, 28)):
        node.add(Node(f"district-{card.id}-gold-{i}", Token(circle(15), "coin", "gold"), 70 + dx, -1))
    if not gold:
        node.draw(
            Shape(box(72, 23, 11.5), 70, -0.5, "#D9C79D", "paper-line", 1, "4 3"),
            Words(Text("board-taken"), 70, -0.5, 15, "ink-2", width=66),
        )
    return node


# ------------------------------------------------------------------------------------- end of the game
def end_strip(view: View) -> Node:
    """How near each end condition is."""
    strip = Node("end", Picture(), 188, 6, tip=Text("board-end"))
    strip.draw(
        Words(Text("board-round", {"round": view["round"]}), 0, 13, 17, "ink-2", "start", 700),
        Words(Text("board-end"), 346, 13, 15, "ink-3", "end", 500, width=88),
    )
    for i, ending in enumerate(nearness(view)):
        node = Node(ending.id, Picture(rect(84, 26, 13)), 356 + i * 91, 0)
        about: dict[str, object] = {"condition": ending.id, "what": ending.what, "now": ending.value}
        node.tip = Text("tip-end-met" if ending.reached else "tip-end", about)
        ground, ink = ("terracotta", "white") if ending.reached else ("cream", "ink")
        node.draw(
            Shape(rect(84, 26, 13), 0, 0, ground, "paper-line"),
            Icon(ending.icon, 18, 13, 20, ink),
            Words(f"{ending.value} → {ending.goal}", 55, 13, 16, ink, weight=700),
        )
        strip.add(node)
    return strip


def solo_strip(view: View) -> Node:
    """Rounds played and the target of the training mode."""
    me = view["builders"][0]
    so_far = me["points"] + (sum(me["final"].values()) if view["phase"] != "over" else 0)
    target = Text("board-target", {"target": view["target"], "points": so_far})
    strip = Node("end", Picture(), 188, 6)
    strip.tip = Text("tip-target", {"target": view["target"], "points": me["points"], "with_end": so_far})
    reached = min(1.0, so_far / view["target"])
    strip.draw(
        Words(
            Text("board-round-of", {"round": view["round"], "rounds": DATA.solo.rounds}),
            0,
            13,
            17,
            "ink-2",
            "start",
            700,
        ),
        Shape(rect(230, 22, 11), 274, 2, "cream", "paper-line"),
        Shape(rect(max(22.0, 230 * reached), 22, 11), 274, 2, "coin", opacity=0.75),
        Words(target, 518, 13, 17, "ink", "start", 700, width=200),
    )
    return strip
