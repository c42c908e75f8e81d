"""The area of a player: board with people, tracks and towers, and beside it the city."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Text
from tablewright.engine.glyphs import number
from tablewright.engine.looks import Back, Card, Counter, Marker, Picture, Pile, Space, Token
from tablewright.engine.looks import Die as DieLook
from tablewright.engine.marks import Glyphs, Icon, Mark, Piece, Shape, Words
from tablewright.engine.outlines import circle, path, rect
from tablewright.engine.scene import SEAT_LETTERS, Node, Scene, seat_colour
from tablewright.games.origins.box.schema import (
    ADVISOR_VP,
    CAP_VALUE,
    COLOURS,
    POPULATION,
    ZODIAC,
    PopulationBase,
)
from tablewright.games.origins.look.city import city
from tablewright.games.origins.look.pictograms import EMBLEM, TINT, pic, reconstructed, zodiac_glyphs
from tablewright.games.origins.look.pieces import View, die, die_tip, letter, numbered
from tablewright.games.origins.look.sites import away_picks
from tablewright.games.origins.look.temples import zodiac_tip

WIDE, HIGH = 1600.0, 297.0
BASE_WIDE, BASE_HIGH = 66.0, 94.0
BASE: Final = rect(BASE_WIDE, BASE_HIGH, 9)
GOODS: Final = ("stone", "food", "wisdom", "gold")


def area(view: View, builder: View, own: bool) -> Scene:
    """The player's board on paper, the city beside it on the table. Only one's own things can be picked."""
    seat = builder["seat"]
    scene = Scene(f"area-{letter(seat)}", "origins", WIDE, HIGH, owner=seat)
    scene.add(player_board(view, builder, own))
    scene.add(city(builder, own))
    return scene


def player_board(view: View, builder: View, own: bool) -> Node:
    """All that lies on the player's board."""
    seat = builder["seat"]
    sheet = Node(f"board-{letter(seat)}", Picture(rect(1000, 294, 12)), tip=Text("tip-board", {"seat": seat}))
    sheet.draw(
        Shape(rect(1000, 294, 12), 0, 3, "black", opacity=0.3),
        Shape(rect(1000, 294, 12), fill="paper", stroke="#B9A374"),
        Shape(path("M0 12A12 12 0 0 1 12 0H14V294H12A12 12 0 0 1 0 282Z"), fill=seat_colour(seat)),
    )
    for part in (
        points_counter(view, builder),
        *goods(builder, own),
        people(builder, own),
        superiority(builder, own),
        zodiac(view, builder, own),
        help_card(builder, own),
        population(builder, own),
        advisors(builder),
        towers(builder, own),
    ):
        sheet.add(part)
    return sheet


def heading(text: str, x: float, y: float, room: float) -> Words:
    """The name of a part of the board."""
    return Words(Text(text), x, y, 18, anchor="start", weight=700, face="serif", width=room)


def note(text: Text, x: float, y: float, room: float) -> Words:
    """A remark at the end of a heading line."""
    return Words(text, x, y, 15, "ink-3", "end", 500, width=room)


def slot(x: float, y: float, wide: float, high: float) -> Shape:
    """A printed place."""
    return Shape(rect(wide, high), x, y, "paper-2", "paper-edge")


def named(part: str, builder: View) -> str:
    """The name of a node that every player has."""
    return f"{part}-{letter(builder['seat'])}"


# ---------------------------------------------------------------------------------------- points, goods
def points_counter(view: View, builder: View) -> Node:
    """Points so far, whose board it is, and whether this is the first player."""
    node = Node(named("points", builder), Picture(rect(122, 48)), 26, 10)
    final = sum(builder["final"].values()) if view["phase"] != "over" else 0
    node.tip = Text(
        "tip-points",
        {"seat": builder["seat"], "points": builder["points"], "final": final},
    )
    node.draw(
        Shape(rect(122, 48), fill=seat_colour(builder["seat"])),
        Piece(Marker(builder["seat"], 15), 23, 24),
        Words(str(builder["points"]), 66, 25, 30, "white", weight=800),
        Icon("vp", 103, 24, 24, "white"),
    )
    if view["first"] == builder["seat"] and not view["solo"]:
        first = Node("first-player", Token(circle(13), "coin", "first"), 120, 4, tip=Text("tip-first"))
        node.add(first)
    return node


def goods(builder: View, own: bool) -> list[Node]:
    """The four resources."""
    nodes = []
    for i, good in enumerate(GOODS):
        amount = builder["goods"][good]
        node = Node(named(good, builder), Picture(rect(122, 50)), 26, 64 + i * 56)
        node.tip = Text("tip-good", {"good": good, "count": amount})
        node.picks = (f"gain-basic:{good}", f"pay-any:{good}") if own else ()
        node.draw(
            Shape(rect(122, 50), fill="paper-2", stroke="paper-edge"),
            Piece(Counter(good, amount, 38, TINT[good], width=106), 8, 6),
        )
        nodes.append(node)
    return nodes


# ---------------------------------------------------------------------------------------------- people
def people(builder: View, own: bool) -> Node:
    """Freemen in their bases, archon and speakers: all who can visit a site."""
    node = Node(named("people", builder), Picture(rect(506, 136, 9)), 154, 6)
    node.tip = Text("tip-people", {"seat": builder["seat"]})
    node.picks = ("action:visit", "repeat:raise_freeman") if own else ()
    owned = len(builder["freemen"]) + builder["empty_bases"]
    node.draw(
        heading("board-freemen", 8, 16, 130),
        note(Text("board-bases", {"owned": owned, "all": owned + builder["bases_on_track"]}), 316, 16, 150),
        heading("board-archon", 332, 16, 84),
        heading("board-my-speakers", 424, 16, 84),
        slot(424, 32, 78, 94),
    )
    for base in bases(builder, own, owned):
        node.add(base)
    node.add(archon(builder, own))
    for speaker in speakers(builder, own):
        node.add(speaker)
    return node


def bases(builder: View, own: bool, owned: int) -> list[Node]:
    """A base for each freeman, then the empty ones; smaller when there are many."""
    pitch = min(78.0, 314 / owned)
    scale = min(1.0, (pitch - 4) / BASE_WIDE)
    names = numbered([colour for colour, _, _ in builder["freemen"]])
    found = [
        base(builder, own, name, colour, value, site)
        for name, (colour, value, site) in zip(names, builder["freemen"], strict=True)
    ]
    found += [empty_base(builder, i) for i in range(builder["empty_bases"])]
    for i, node in enumerate(found):
        node.x, node.y, node.scale = 6 + i * pitch, 33 + (1 - scale) * BASE_HIGH / 2, scale
    return found


def base(builder: View, own: bool, name: str, colour: str, value: int, site: str) -> Node:
    """A base with its freeman, or with the ghost of one at work."""
    seat = builder["seat"]
    mine = seat_colour(seat)
    node = Node(named(f"base-{name}", builder), Picture(BASE))
    if site:
        node.draw(Shape(BASE, stroke=mine, width=2, dash="6 4"))
        node.draw(Piece(DieLook(52, colour, value, EMBLEM[colour]), 33, 39, opacity=0.34), *at_site(site))
        node.tip = Text("tip-freeman-away", {"die": die_tip(colour, value), "site": Text(f"board-{site}")})
        node.picks = away_picks(colour, value, site) if own else ()
        return node
    node.draw(*base_marks(seat))
    node.add(die(f"freeman-{letter(seat)}-{name}", colour, value, 52, 33, 39)).tip = None
    node.tip = Text("tip-freeman", {"die": die_tip(colour, value)})
    if own:
        kinds = ("visit-worker", "close-die", "veteran", "court-die")
        node.picks = (*(f"{kind}:{colour}/{value}" for kind in kinds), f"raise:{colour}/{value}/home")
    return node


def empty_base(builder: View, index: int) -> Node:
    """A base that waits for a citizen."""
    mine = seat_colour(builder["seat"])
    node = Node(named(f"base-empty-{index}", builder), Picture(BASE))
    node.tip = Text("tip-empty-base")
    return node.draw(
        *base_marks(builder["seat"]),
        Shape(rect(52, 66), 7, 6, f"dark45:{mine}"),
        Words(Text("board-empty"), 33, 39, 15.5, "white", width=50),
    )


def base_marks(seat: int) -> list[Mark]:
    """A base in the colour of its owner."""
    mine = seat_colour(seat)
    return [
        Shape(BASE, fill=mine, stroke=f"dark:{mine}"),
        Words(SEAT_LETTERS[seat], 33, 84, 15, "white", weight=800),
    ]


def at_site(site: str) -> list[Mark]:
    """Where somebody stands who is not at home."""
    return [
        Shape(rect(60, 26, 13), 3, 32, "ink"),
        Words(Text(f"at-{site}"), 33, 45, 16, "white", weight=700, width=54),
    ]


def archon(builder: View, own: bool) -> Node:
    """The archon at home, or where he stands."""
    mine, site = seat_colour(builder["seat"]), builder["archon"]
    node = Node(named("archon-base", builder), Picture(BASE), 332, 33)
    if site:
        node.draw(Shape(BASE, stroke=mine, width=2, dash="6 4"))
        node.tip = Text("tip-archon-away", {"site": Text(f"board-{site}")})
        return node.draw(Icon("archon", 33, 38, 54, mine, 0.34), *at_site(site))
    node.tip = Text("tip-archon")
    node.picks = ("visit-worker:archon/0",) if own else ()
    return node.draw(
        *base_marks(builder["seat"]),
        Shape(rect(52, 66), 7, 6, f"dark30:{mine}"),
        Icon("archon", 33, 38, 50, "white"),
    )


def speakers(builder: View, own: bool) -> list[Node]:
    """Own speakers; several lie in two rows."""
    values = builder["speakers"]
    nodes = []
    for i, value in enumerate(values):
        size, x, y = 31.0, 444.0 + i % 2 * 38, 57.0 + i // 2 * 44
        if len(values) == 1:
            size, x, y = 52.0, 463.0, 79.0
        node = die(named(f"speaker-{i}", builder), "white", value, size, x, y)
        node.picks = (f"visit-worker:speaker/{value}",) if own else ()
        nodes.append(node)
    return nodes


# ---------------------------------------------------------------------------- tokens, cards, passing
def superiority(builder: View, own: bool) -> Node:
    """The superiority tokens."""
    count = builder["superiority"]
    node = Node(named("superiority", builder), Picture(rect(100, 94)), 670, 38)
    node.tip = Text("tip-superiority", {"count": count})
    node.picks = ("superiority:yes", "keep-sites:yes") if own else ()
    node.draw(heading("board-superiority", 0, -16, 104), slot(0, 0, 100, 94))
    if count:
        node.draw(Piece(Token(circle(24), "terracotta", "superiority"), 50, 36))
    else:
        node.draw(Icon("superiority", 50, 36, 40, "paper-line"))
    return node.draw(Words(f"×{count}", 50, 77, 22, "ink" if count else "faint", weight=800))


def zodiac(view: View, builder: View, own: bool) -> Node:
    """The zodiac cards the player holds, the more the narrower."""
    node = Node(named("zodiac", builder), Picture(rect(142, 94)), 782, 38)
    node.draw(heading("board-zodiac", 0, -16, 150))
    held = [shown["card"] for shown in view["temples"].values() if shown["holder"] == builder["seat"]]
    if not held:
        return node.draw(
            Shape(rect(142, 94, 9), fill="none", stroke="paper-line", dash="4 3"),
            Icon("zodiac", 71, 47, 34, "paper-line"),
        )
    wide = 142 / len(held) - 3 if len(held) > 1 else 112.0
    for i, power in enumerate(held):
        node.add(own_card(power, builder["seat"], own, wide, i * (wide + 4)))
    return node


def own_card(power: str, holder: int, own: bool, wide: float, x: float) -> Node:
    """A held zodiac card: sign and power if there is room, else the sign."""
    look = Card(wide, 94, "zodiac-face", "zodiac-band", 27 if wide > 60 else 12)
    node = Node(f"zodiac-held-{power}", look, x, 0, tip=zodiac_tip(power, holder))
    node.picks = (power,) if own else ()
    node.source = reconstructed(ZODIAC[power].id)
    node.label = Text(f"name-{power}") if wide > 60 else ""
    when, does = zodiac_glyphs(ZODIAC[power])
    if wide > 100:
        return node.draw(
            Icon(f"z-{power}", 28, 60, 42, "zodiac-ink"),
            Glyphs(when, 78, 46, 24, width=58),
            Glyphs(does, 78, 76, 22, width=60),
        )
    return node.draw(
        Icon(f"z-{power}", wide / 2, 46, 30, "zodiac-ink"), Glyphs(does, wide / 2, 78, 20, width=wide - 6)
    )


def help_card(builder: View, own: bool) -> Node:
    """The help card: turned over by whoever has passed."""
    name = named("pass", builder)
    if builder["passed"]:
        node = Node(name, Back(58, 94, "ink-3", "pass"), 934, 38)
        node.tip = Text("tip-passed", {"seat": builder["seat"]})
        return node.draw(Words(Text("board-passed"), 29, -16, 16, "ink-2", width=66))
    node = Node(name, Card(58, 94), 934, 38, tip=Text("tip-help", {"seat": builder["seat"]}))
    node.picks = ("action:pass",) if own else ()
    return node.draw(
        Icon("pass", 29, 36, 30, "ink-3"),
        Words(Text("board-pass"), 29, 74, 15, "ink-2", width=54),
    )


# ---------------------------------------------------------------------------------------------- tracks
def population(builder: View, own: bool) -> Node:
    """The bases still to be bought."""
    node = Node(named("population", builder), Picture(rect(242, 140, 9)), 154, 150)
    node.tip = population_tip(builder["bases_on_track"])
    node.picks = ("action:population",) if own else ()
    node.draw(heading("board-population", 8, 13, 220))
    bought = len(POPULATION) - builder["bases_on_track"]
    for i, step in enumerate(POPULATION):
        node.add(population_step(builder, i, step, i >= bought))
    return node


def population_tip(left: int) -> Text:
    """How many bases can still be bought, and the price of the next."""
    if not left:
        return Text("tip-population-none")
    price = POPULATION[len(POPULATION) - left].food_cost
    return Text("tip-population", {"left": left, "goods": {"food": price}})


def population_step(builder: View, index: int, step: PopulationBase, there: bool) -> Node:
    """A base with its price, or the place where it stood."""
    mine = seat_colour(builder["seat"])
    node = Node(named(f"population-{index}", builder), Space(rect(52, 104)), 6 + index * 58, 28)
    about: dict[str, object] = {"base": step.base, "goods": {"food": step.food_cost}, "there": there}
    node.tip = Text("tip-population-step", about)
    if step.vp:
        node.tip = Text("tip-population-last", {**about, "points": {"points": step.vp}})
    node.source = reconstructed(f"player_board.population_track.{index}")
    node.draw(Glyphs((number(step.food_cost), *pic("food")), 26, 18, 22, "ink" if there else "faint"))
    if there:
        node.draw(
            Shape(rect(38, 46, 7), 7, 34, mine, f"dark:{mine}"),
            Shape(rect(28, 30, 5), 12, 39, f"dark45:{mine}"),
            Words(SEAT_LETTERS[builder["seat"]], 26, 75, 11, "white", weight=800),
        )
    else:
        node.draw(
            Shape(rect(38, 46, 7), 7, 34, "none", "paper-line", 1.3, "4 3"),
            Icon("check", 26, 57, 20, "faint"),
        )
    return node.draw(Glyphs((number(step.vp), *pic("vp")), 26, 92, 17)) if step.vp else node


def advisors(builder: View) -> Node:
    """The advisor track; at the end the last occupied space scores."""
    node = Node(named("advisors", builder), Picture(rect(296, 140, 9)), 408, 150, tip=Text("board-advisors"))
    node.draw(heading("board-advisors", 8, 13, 110), note(Text("board-advisors-note"), 294, 13, 176))
    for i, value in enumerate(ADVISOR_VP):
        node.add(advisor_step(builder, i, value))
    return node


def advisor_step(builder: View, index: int, value: int) -> Node:
    """A space with its points, and the die on it."""
    node = Node(named(f"advisor-{index}", builder), Space(rect(52, 104)), 6 + index * 58, 28)
    node.tip = Text("tip-advisor-space", {"points": {"points": value}})
    node.source = reconstructed(f"player_board.advisor_track.{index}")
    if index < len(builder["advisors"]):
        colour = builder["advisors"][index]
        advisor = node.add(die(named(f"advisor-{colour}", builder), colour, CAP_VALUE, 40, 26, 34))
        advisor.tip = Text("tip-advisor", {"colour": colour})
    else:
        node.draw(
            Shape(rect(40, 50, 7), 6, 9, "none", "paper-line", 1.3, "4 3"),
            Icon("advisor", 26, 34, 24, "paper-line"),
        )
    return node.draw(Glyphs((number(value), *pic("vp")), 26, 86, 19))


def towers(builder: View, own: bool) -> Node:
    """The towers and what their next levels cost."""
    node = Node(named("towers", builder), Picture(rect(276, 140, 9)), 718, 150, tip=Text("board-my-towers"))
    node.picks = ("action:tower",) if own else ()
    node.draw(
        heading("board-my-towers", 6, 13, 84),
        note(Text("board-towers-note"), 270, 13, 180),
        slot(6, 28, 264, 104),
    )
    for i, colour in enumerate(COLOURS):
        x, height = 36 + i * 51, builder["towers"][colour]
        look = Pile(height, 40, colour, EMBLEM[colour], min(12.0, 46 / height))
        tower = node.add(Node(named(f"tower-{colour}", builder), look, x, 90))
        tower.tip = Text("tip-tower", {"colour": colour, "height": height})
        tower.picks = (f"tower:{colour}",) if own else ()
        node.draw(Glyphs((number(height), *pic("gold")), x, 117, 18))
    return node
