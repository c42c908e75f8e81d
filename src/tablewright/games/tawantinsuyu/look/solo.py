"""Axomamma's board on the screen."""

from __future__ import annotations

from tablewright.engine import Text
from tablewright.engine.looks import Space, Token, Zone
from tablewright.engine.marks import Glyphs, Icon, Shape, Words
from tablewright.engine.outlines import circle, rect
from tablewright.engine.scene import Node, Scene, spread
from tablewright.games.tawantinsuyu.box.schema import BOARD, SOLO, TOKENS, BoardSpace
from tablewright.games.tawantinsuyu.look.hill import View
from tablewright.games.tawantinsuyu.look.pictograms import WORKER_LOOKS, effect_glyphs, origin
from tablewright.games.tawantinsuyu.look.pieces import EDGE, PANEL

#: Pictograms of the actions that are no plain gains.
ACTION_SIGNS = {
    "buy_weaving": "tapestry",
    "build_building": "hut",
    "build_steps": "steps",
    "build_statue": "idol",
    "recruit_village": "meeple",
    "recruit_nomad": "tent",
}
CELL = 126.0


def her_board(view: View) -> Scene:
    """Slots of the god cards, the three rows with their tokens, recruiting rewards, personality."""
    her = view["axomamma"]
    scene = Scene("axomamma", "tawantinsuyu", 1600, 470)
    ground = Zone(rect(1600, 470), PANEL, EDGE, "sun")
    node = scene.add(Node("axomamma-board", ground, 0, 0, Text("name-axomamma")))
    for i, god in enumerate(her["slots"]):
        tip = Text("tip-slot", {"slot": i + 1, "god": god})
        slot = node.add(Node(f"slot-{i + 1}", Space(rect(110, 96, 9), god, EDGE), 24 + i * 124, 44, tip=tip))
        slot.draw(Icon(f"g-{god}", 55, 44, 56, "#FFF6E0"), Words(str(i + 1), 55, 84, 17, "white", weight=800))
    for r, row in enumerate(SOLO.rows):
        for space in row.spaces:
            node.add(board_space(her, row.id, space, 560 + (space.index - 1) * (CELL + 8), 44 + r * 138))
    rewards(node)
    tip = Text("tip-difficulty", {"count": len(her["difficulty"])})
    options = [Text(f"setting-{name}") for name in her["difficulty"]]
    node.add(Node("difficulty", Space(rect(480, 150, 8), "paper-2", EDGE), 24, 296, tip=tip)).draw(
        *[Words(text, 240, 20 + i * 22, 15, width=470) for i, text in enumerate(options[:6])]
    )
    return scene


def board_space(her: View, row: str, space: BoardSpace, x: float, y: float) -> Node:
    """A space of a loop with the tokens on it."""
    look = Space(rect(CELL, 130, 9), "#F1E4C6", EDGE, 1.3)
    node = Node(space.id, look, x, y, tip=Text(f"name-{space.id}"), source=origin(row))
    if space.effect:
        node.draw(Glyphs(effect_glyphs(space.effect), CELL / 2, 40, 34, width=CELL - 14))
    else:
        node.draw(Icon(ACTION_SIGNS[space.action], CELL / 2, 40, 44, "build"))
    for end in (space.end or space.building_type,):
        if end:
            node.draw(Words(Text(f"caption-{end}"), CELL / 2, 76, 15, "ink-2", width=CELL - 8))
    if space.personality_space and her["personality"]:
        node.draw(Words(Text(f"name-{her['personality']}"), CELL / 2, 76, 15, "weave", width=CELL - 8))
    here = [token for token in TOKENS if token.row == row and her["tokens"][token.id] == space.index]
    for token, shift in zip(here, spread(len(here), 34), strict=True):
        tip = Text("tip-token", {"token": token.id})
        look_token = Token(circle(15), "sun-disc", text=str(token.value), ink="white")
        node.add(Node(token.id, look_token, CELL / 2 + shift, 108, tip=tip))
    return node


def rewards(node: Node) -> None:
    """What she gains for a worker of each colour."""
    for i, reward in enumerate(SOLO.recruiting_rewards):
        tip = Text("tip-recruiting", {"worker": reward.colour})
        place = node.add(Node(reward.id, Space(rect(90, 120, 8), "paper-2", EDGE), 24 + i * 98, 160, tip=tip))
        fill, icon = WORKER_LOOKS[reward.colour]
        place.draw(Shape(circle(24), 45, 34, fill, "ink"), Icon(icon, 45, 34, 26, "ink"))
        place.draw(Glyphs(effect_glyphs(reward.effect), 45, 88, 28, width=80))


#: The three loops of the data.
assert sorted(BOARD) == ["bottom", "middle", "top"]
