"""How many clicks a typical turn takes, with Confirm; on a phone each choice is tapped and then done."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple

import pytest

from tablewright.engine import find_game, new_table
from tablewright.engine import record as records
from tests.web.visitor import PHONE, Visitor

KNOWN: Final = "() => document.querySelector('[data-ahead], .main[data-option], .over') !== null"
BRING_IN: Final = """async (wish) => (await (await fetch('/api/import?scenes=0', {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
})).json()).table"""


class Start(NamedTuple):
    """A game played at random until the first seat is asked this, after so many moves."""

    game: str
    seed: int
    moves: int
    kind: str


class Hand:
    """A hand at a mouse or on a screen; every click, tap or drag is counted."""

    def __init__(self, visitor: Visitor, *, touch: bool) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.touch: Final = touch
        self.clicks: int = 0

    def open(self, start: Start) -> None:
        """Sit down at a table that has come so far; the others are bots."""
        self.visitor.go_home()
        table = self.page.evaluate(BRING_IN, {"record": played(start), "seats": SEATS, "confirm": True})
        self.page.goto(f"{self.visitor.site}/#/table/{table}")
        self.page.locator(".prompt").wait_for()
        self.wait()

    def wait(self) -> None:
        """Until the page knows what lies ahead."""
        self.page.wait_for_function(KNOWN)

    def press(self, selector: str) -> None:
        """Click or tap something."""
        self.clicks += 1
        x, y = self.middle(selector)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def middle(self, selector: str) -> tuple[float, float]:
        """Where it is on the screen."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def thing(self, node: str, way: str = "") -> None:
        """Use a thing; where several ways lead to it, the one that is called so."""
        before = self.visitor.asked()
        self.press(f"[data-node='{node}']")
        if way or self.touch:
            rows = self.page.locator(".ways .way")
            rows.first.wait_for()
            if way and not (self.touch and way in self.page.locator(".ways .picked").inner_text()):
                self.press(f".ways .way:has-text('{way}')")
        if self.touch:
            self.press(".acts .main")
        self.visitor.wait_for_change(before)
        self.wait()

    def hover(self, node: str, way: str) -> None:
        """With a mouse: point at a thing and take one of the ways that show; else use it."""
        if self.touch:
            return self.thing(node, way)
        before = self.visitor.asked()
        self.page.mouse.move(*self.middle(f"[data-node='{node}']"))
        self.page.locator(".ways .way").first.wait_for()
        self.press(f".ways .way:has-text('{way}')")
        self.visitor.wait_for_change(before)
        self.wait()

    def drag(self, node: str, onto: str, way: str) -> None:
        """With a mouse: lay a thing on another one; else choose the way there."""
        if self.touch:
            return self.thing(onto, way)
        before = self.visitor.asked()
        self.clicks += 1
        self.page.mouse.move(*self.middle(f"[data-node='{node}']"))
        self.page.mouse.down()
        x, y = self.middle(f"[data-node='{onto}']")
        self.page.mouse.move(x - 9, y - 9)
        self.page.mouse.move(x, y)
        self.page.mouse.up()
        self.visitor.wait_for_change(before)
        self.wait()

    def confirm(self) -> None:
        """Let the turn stand, if that is asked."""
        if self.page.locator(".main[data-option]:enabled").count():
            self.press(".main[data-option]:enabled")


SEATS: Final[list[dict[str, Any]]] = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "easy"}]


def played(start: Start) -> dict[str, Any]:
    """The record of a game that has come so far."""
    table = new_table(find_game(start.game), 2, str(start.seed), record=True)
    chance = random.Random(start.seed)
    for moves in count():
        question = table.open_questions()[0]
        if moves >= start.moves and question.seat == 0 and question.kind == start.kind:
            break
        usual = question.usual
        table.play(question.offset + (usual if usual >= 0 else chance.randrange(len(question.values))))
    return records.to_data(table)


def simplest_visit(hand: Hand) -> None:
    """Origins: a site's upper action with one of two dice."""
    hand.thing("site-S1-top", "red 5")
    hand.confirm()


def visit_with_a_purchase(hand: Hand) -> None:
    """Origins: a building, and where it stands."""
    hand.thing("site-S2-bottom", "red 5")
    hand.thing("offer-stone_circle-0")
    hand.thing("free-a-0-2")
    hand.confirm()


def build(hand: Hand) -> None:
    hand.hover("SET-ZWY058-1", "Build")
    hand.confirm()


def raze(hand: Hand) -> None:
    hand.hover("SET-ZWY058-1", "Raze")
    hand.confirm()


def deal(hand: Hand) -> None:
    hand.thing("SET-RZY030-1")
    hand.confirm()


def two_projects(hand: Hand) -> None:
    """Tabannusi: a die, and a project in each of two spaces."""
    hand.thing("die-2-0")
    hand.drag("stack-project-brown", "space-D2-r1c2", "brown project")
    hand.drag("stack-project-white", "space-D2-r2c1", "white project")
    hand.confirm()


def place_and_two_tasks(hand: Hand) -> None:
    """Tawantinsuyu: a worker on the hill, stone, and steps that are built with it."""
    hand.drag("worker-0-0", "M3b", "Architect")
    hand.thing("M3-K")
    hand.thing("ST1u")
    hand.confirm()


def city_turn(hand: Hand) -> None:
    """Daitoshi: the Magnate moves, a worker follows."""
    hand.thing("magnates-1-left")
    hand.thing("space-1-inner")
    hand.confirm()


class Turn(NamedTuple):
    """A typical turn: where it begins, what is done, and how many clicks and taps it may take."""

    do: Callable[[Hand], None]
    start: Start
    clicks: int
    taps: int


TURNS: Final = [
    Turn(simplest_visit, Start("origins", 1, 8, "action"), 3, 4),
    Turn(visit_with_a_purchase, Start("origins", 1, 8, "action"), 5, 8),
    Turn(build, Start("settlers", 8, 12, "turn"), 2, 3),
    Turn(raze, Start("settlers", 8, 12, "turn"), 2, 4),
    Turn(deal, Start("settlers", 4, 12, "turn"), 2, 3),
    Turn(two_projects, Start("tabannusi", 5, 30, "take-die"), 5, 9),
    Turn(place_and_two_tasks, Start("tawantinsuyu", 5, 30, "action"), 4, 8),
    Turn(city_turn, Start("daitoshi", 5, 40, "move"), 4, 5),
]


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.do.__name__)
def test_a_typical_turn_takes_few_clicks(visitors: Visitor.Maker, turn: Turn, touch: bool) -> None:
    ann = visitors("Ann", PHONE, has_touch=True, is_mobile=True) if touch else visitors("Ann")
    hand = Hand(ann, touch=touch)
    hand.open(turn.start)
    turn.do(hand)
    print(turn.do.__name__, "taps" if touch else "clicks", hand.clicks)
    assert hand.clicks <= (turn.taps if touch else turn.clicks)
