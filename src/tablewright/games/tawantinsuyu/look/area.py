"""The area of a player: goods, workers, cards, buildings, tapestries."""

from __future__ import annotations

from tablewright.engine import Text
from tablewright.engine.looks import Counter, Figure, Marker, Picture, Space
from tablewright.engine.marks import Icon, Shape, Words
from tablewright.engine.outlines import circle, path, rect
from tablewright.engine.scene import Node, Scene, seat_colour
from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    GOD_CARDS,
    RESOURCES,
    STATUES,
    TAPESTRY_VP,
    WEAVINGS,
)
from tablewright.games.tawantinsuyu.look.hill import View
from tablewright.games.tawantinsuyu.look.pictograms import WORKER_LOOKS
from tablewright.games.tawantinsuyu.look.pieces import (
    EDGE,
    PANEL,
    army_back,
    army_card,
    building,
    dashed,
    god_back,
    god_card,
    match_ring,
    weaving,
)

WIDE, HIGH = 1600.0, 297.0


def area(inca: View, own: bool) -> Scene:
    """One player's area; what can be picked is only in the own one."""
    seat = inca["seat"]
    scene = Scene(f"area-{seat}", "tawantinsuyu", WIDE, HIGH, seat)
    ground = scene.add(Node(f"ground-{seat}", Picture(), tip=Text("tip-area", {"seat": seat})))
    edge = f"M12 0a12 12 0 0 0-12 12v{HIGH - 24}a12 12 0 0 0 12 12z"
    ground.draw(
        Shape(rect(WIDE, HIGH, 12), 0, 0, PANEL, EDGE, 1.5), Shape(path(edge), 0, 0, seat_colour(seat))
    )
    goods(scene, inca)
    workers(scene, inca, own)
    gods(scene, inca)
    pieces_left(scene, inca, own)
    army(scene, inca)
    buildings(scene, inca)
    tapestries(scene, inca, own)
    return scene


def heading(scene: Scene, name: str, seat: int, x: float, y: float, room: float = 0) -> None:
    """A heading on the paper, smaller where there is little room."""
    node = scene.add(Node(f"{name}-{seat}", Picture()))
    node.draw(Words(Text(f"panel-{name}"), x, y, 20, anchor="start", face="serif", width=room))


def goods(scene: Scene, inca: View) -> None:
    """The four resources."""
    seat = inca["seat"]
    for i, resource in enumerate(RESOURCES):
        n = inca["goods"][resource]
        look = Space(rect(118, 62, 7), f"{resource}-ground", "#C2A878", 1.3)
        tip = Text("tip-goods", {"seat": seat, "good": resource, "count": n})
        slot = scene.add(Node(f"{resource}-{seat}", look, 26, 14 + i * 68, tip=tip))
        slot.draw(Icon(resource, 34, 31, 42, resource), Words(str(n), 84, 32, 36, weight=800))


def workers(scene: Scene, inca: View, own: bool) -> None:
    """The workers in supply; more than two only until the end of the own turn."""
    seat = inca["seat"]
    heading(scene, "workers", seat, 162, 26, 104)
    found = inca["workers"]
    step = 121.0 if len(found) < 3 else 242 / len(found)
    for i, colour in enumerate(found):
        fill, icon = WORKER_LOOKS[colour]
        picks = (f"place-worker:{colour}", f"remove-worker:{colour}") if own else ()
        look = Space(rect(96, min(114, step - 7), 7), "#F1E4C6", "#C2A878", 1.3)
        tip = Text("tip-worker", {"worker": colour})
        slot = scene.add(Node(f"worker-{seat}-{i}", look, 162, 44 + i * step, tip=tip, picks=picks))
        height = min(74, step - 16)
        slot.add(
            Node(f"worker-{seat}-{i}-figure", Figure("meeple", height, fill, icon=icon), 48, 8 + height / 2)
        )
        if step > 100:
            slot.draw(Words(Text(f"name-{colour}"), 48, 101, 17, width=92))


def gods(scene: Scene, inca: View) -> None:
    """God cards in hand (backs for others), and those dealt or played; a badge where the benefit counts."""
    seat = inca["seat"]
    heading(scene, "gods", seat, 278, 26)
    shown: list[str | None] = list(inca["gods"]) if inca["gods"] is not None else [None] * inca["god_count"]
    dealt = inca["played"]
    shown += list(dealt) if dealt is not None else [None] * inca["played_count"]
    room = 337 if has_army(inca) else 573  # without an army its place is free
    step = min(83.5, room / max(1, len(shown) - 1))
    mine = [STATUES[statue].god for statue in inca["statues"]]
    for i, card in enumerate(shown):
        x = 278 + i * step
        if card is None:
            tip = Text("tip-hidden-god", {"seat": seat})
            scene.add(god_back(f"god-{seat}-{i}", x, 44, 77, 132, tip))
            continue
        node = scene.add(god_card(card, x, 44, 77, 132))
        if GOD_CARDS[card].god in mine:
            badge = node.add(Node(f"{card}-usable", Picture(), 66, 13, tip=Text("tip-usable")))
            badge.draw(Shape(circle(13), 0, 0, "#FFF6DC", "build", 1.6), Icon("idol", 0, 0, 18, "build"))


def pieces_left(scene: Scene, inca: View, own: bool) -> None:
    """Statues, steps markers and conquest markers."""
    seat = inca["seat"]
    boxes = (("own-statues", 278.0, 132.0), ("steps-left", 419.0, 132.0), ("markers-left", 560.0, 136.0))
    for name, x, width in boxes:
        look = Space(rect(width, 92, 7), "#E9DCBE", "#C2A878", 1.3)
        slot = scene.add(Node(f"{name}-{seat}", look, x, 190))
        slot.draw(Words(Text(f"panel-{name}"), width / 2, 18, 16.5, "ink-2", width=width - 8))
    step = min(42.0, 90 / max(1, len(inca["statues"]) - 1))
    for i, statue in enumerate(inca["statues"]):
        kind = STATUES[statue]
        picks = (f"worship:{statue}", f"follow-worship:{statue}") if own else ()
        tip = Text("tip-own-statue", {"seat": seat, "statue": statue})
        piece = scene.add(
            Node(f"statue-{seat}-{i}", Picture(rect(36, 56)), 284 + i * step, 222, tip=tip, picks=picks)
        )
        piece.draw(
            Icon("idol", 18, 28, 42 if kind.size == "large" else 28, "build"),
            Icon(f"g-{kind.god}", 30, 48, 18, "ink"),
        )
    tip = Text("tip-steps-left", {"seat": seat, "count": inca["steps_left"]})
    scene.add(
        Node(f"steps-count-{seat}", Counter("steps", inca["steps_left"], 34, "build"), 440, 232, tip=tip)
    )
    tip = Text("tip-markers-left", {"seat": seat, "count": inca["markers_left"]})
    marker = scene.add(Node(f"marker-count-{seat}", Marker(seat, 18), 600, 250, tip=tip))
    marker.draw(Words(str(inca["markers_left"]), 46, 0, 32, weight=800))


def has_army(inca: View) -> bool:
    """Whether there is a card in hand or on the table."""
    return bool(inca["army_count"] or inca["army_up"] or inca["army_down"])


def army(scene: Scene, inca: View) -> None:
    """Army cards in hand above, on the table below; nothing before there is one."""
    seat = inca["seat"]
    if not has_army(inca):
        return
    heading(scene, "army-hand", seat, 714, 26)
    hand: list[str | None] = list(inca["army"]) if inca["army"] is not None else [None] * inca["army_count"]
    step = min(72.0, 150 / max(1, len(hand) - 1))
    for i, card in enumerate(hand):
        x = 714 + i * step
        if card is None:
            tip = Text("tip-hidden-army", {"seat": seat})
            scene.add(army_back(f"army-{seat}-{i}", x, 44, 64, 98, tip))
        else:
            scene.add(army_card(card, x, 44, 64, 98))
    ready = sum(ARMY_CARDS[card].soldiers for card in inca["army_up"])
    table = [(card, True) for card in inca["army_up"]] + [(card, False) for card in inca["army_down"]]
    heading(scene, "army-table", seat, 714, 166)
    count = scene.add(Node(f"ready-{seat}", Picture()))
    count.draw(Words(Text("caption-ready", {"count": ready}), 928, 166, 16.5, "ink-3", "end", 600))
    step = min(72.0, 150 / max(1, len(table) - 1))
    for i, (card, up) in enumerate(table):
        scene.add(army_card(card, 714 + i * step, 184, 64, 98, up))


def buildings(scene: Scene, inca: View) -> None:
    """Production buildings, used ones dark, then passive ones; smaller when they are many."""
    seat = inca["seat"]
    heading(scene, "buildings", seat, 944, 26)
    tiles = [(tile, True) for tile in inca["production_up"] + inca["passive"]]
    tiles += [(tile, False) for tile in inca["production_down"]]
    columns = 2 if len(tiles) < 6 else 3
    rows = max(3, -(-len(tiles) // columns))
    width, height = (300 - 8 * columns) / columns, 243 / rows - 6
    for i in range(max(len(tiles), 1)):
        x, y = 944 + (i % columns) * (width + 8), 44 + (i // columns) * (height + 6)
        if i < len(tiles):
            tile, up = tiles[i]
            scene.add(building(tile, x, y, width, height, False, up))
        else:
            place = scene.add(Node(f"no-building-{seat}", Picture()))
            place.draw(dashed(width, height, x, y))


def tapestries(scene: Scene, inca: View, own: bool) -> None:
    """The tapestries in rows, matching connections ringed, with places to add at either end."""
    seat = inca["seat"]
    heading(scene, "tapestries", seat, 1256, 26)
    rows = inca["tapestries"]
    worth = sum(TAPESTRY_VP[len(row)] for row in rows)
    note = scene.add(Node(f"tapestry-worth-{seat}", Picture()))
    note.draw(Words(Text("caption-tapestries", {"count": worth}), 1574, 26, 16, "ink-3", "end", 500))
    height = min(108.0, 243 / max(1, len(rows)) - 8)
    longest = max([len(row) for row in rows], default=1)
    width = min(77.0, height * 0.75, 280 / longest)
    for r, row in enumerate(rows):
        y = 46 + r * (height + 8)
        for i, tile in enumerate(row):
            scene.add(weaving(tile, 1276 + i * width, y, width, height))
        for i in range(1, len(row)):
            if WEAVINGS[row[i - 1]].right == WEAVINGS[row[i]].left:
                name = f"match-{row[i - 1]}-{row[i]}"
                scene.add(match_ring(name, 1276 + i * width, y + height / 2, width * 0.235 + 3))
        if own:
            for end, x in (("left", 1260.0), ("right", 1279 + len(row) * width)):
                tip = Text("tip-tapestry-end", {"tapestry": r + 1, "end": end})
                spot = Space(rect(12, height, 4), "#E9DCBE", EDGE, 1, "3 3")
                picks = (f"weave:{r + 1}/{end}",)
                scene.add(Node(f"end-{seat}-{r}-{end}", spot, x, y, tip=tip, picks=picks))
