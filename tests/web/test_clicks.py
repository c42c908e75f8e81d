"""How many clicks a typical turn takes at a desk, with Confirm."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tests.web.positions import SEATS, Start, played
from tests.web.visitor import Visitor, unpacked

if TYPE_CHECKING:
    from playwright.sync_api import Route, WebSocketRoute


class Hand:
    """A hand at a mouse; every click or drag is counted."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.clicks: int = 0

    def open(self, start: Start, *, known: bool = True) -> None:
        """Sit down at a table that has come so far; the others are bots. Wait until all is `known`."""
        self.visitor.bring_in(played(start), SEATS, confirm=True)
        if known:
            self.wait()

    def wait(self) -> None:
        """Until the page knows what lies ahead."""
        self.visitor.wait_until_known()

    def press(self, selector: str) -> None:
        """Click something."""
        self.clicks += 1
        self.page.mouse.click(*self.middle(selector))

    def middle(self, selector: str) -> tuple[float, float]:
        """Where it is on the screen, when nothing moves any more."""
        self.visitor.settle()
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def thing(self, node: str, way: str = "") -> None:
        """Use a thing; where several ways lead to it, the one that is called so."""
        before = self.visitor.asked()
        self.press(f"[data-node='{node}']")
        if way:
            self.page.locator(".ways .way").first.wait_for()
            self.press(f".ways .way:has-text('{way}')")
        self.visitor.wait_for_change(before)
        self.wait()

    def hover(self, node: str, way: str) -> None:
        """Point at a thing and take one of the ways that show."""
        before = self.visitor.asked()
        self.page.mouse.move(*self.middle(f"[data-node='{node}']"))
        self.page.locator(".ways .way").first.wait_for()
        self.press(f".ways .way:has-text('{way}')")
        self.visitor.wait_for_change(before)
        self.wait()

    def drag(self, node: str, onto: str) -> None:
        """Lay a thing on another one."""
        before = self.visitor.asked()
        self.carry(node, onto)
        self.visitor.wait_for_change(before)
        self.wait()

    def carry(self, node: str, onto: str) -> None:
        """Move the mouse from one thing to another with its button down."""
        self.clicks += 1
        self.page.mouse.move(*self.middle(f"[data-node='{node}']"))
        self.page.mouse.down()
        x, y = self.middle(f"[data-node='{onto}']")
        self.page.mouse.move(x - 9, y - 9)
        self.page.mouse.move(x, y)
        self.page.mouse.up()

    def confirm(self) -> None:
        """Let the turn stand, if that is asked."""
        self.visitor.wait_until("() => document.querySelector('.main[data-option]:disabled') === null")
        if self.page.locator(".acts .main:enabled").count():
            self.press(".acts .main:enabled")
            self.visitor.wait_until("() => document.querySelector('.acts .main:enabled') === null")


def simplest_visit(hand: Hand) -> None:
    """Origins: a site's upper action with one of two dice."""
    hand.thing("site-S1-top", "red 5")
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
    hand.drag("stack-project-brown", "space-D2-r1c2")
    hand.drag("stack-project-white", "space-D2-r2c1")
    hand.confirm()


def place_and_two_tasks(hand: Hand) -> None:
    """Tawantinsuyu: a worker on the hill, stone, and steps that are built with it; nobody is bought."""
    hand.thing("M3b", "Architect")
    hand.thing("M3-K")
    hand.thing("ST1u")
    hand.confirm()


def city_turn(hand: Hand) -> None:
    """Daitoshi: the Magnate moves, a worker follows."""
    hand.thing("magnates-1-left")
    hand.thing("space-1-inner")
    hand.confirm()


class Turn(NamedTuple):
    """A typical turn: where it begins, what is done, and how many clicks it may take."""

    do: Callable[[Hand], None]
    start: Start
    clicks: int


TURNS: Final = [
    Turn(simplest_visit, Start("origins", 1, 8, "action"), 3),
    Turn(build, Start("settlers", 8, 12, "turn"), 2),
    Turn(raze, Start("settlers", 8, 12, "turn"), 2),
    Turn(deal, Start("settlers", 4, 12, "turn"), 2),
    Turn(two_projects, Start("tabannusi", 5, 30, "take-die"), 4),
    Turn(place_and_two_tasks, Start("tawantinsuyu", 5, 30, "action"), 5),
    Turn(city_turn, Start("daitoshi", 5, 40, "move"), 3),
]


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.do.__name__)
def test_a_typical_turn_takes_few_clicks(ann: Visitor, turn: Turn) -> None:
    hand = Hand(ann)
    hand.open(turn.start)
    turn.do(hand)
    assert hand.clicks <= turn.clicks


# ---------------------------------------------------------------------------------- before it is known
class Forgetful:
    """A server that does not say by itself what lies ahead, and is in no hurry when it is asked."""

    def __init__(self, visitor: Visitor) -> None:
        self.asked: list[Route] = []
        visitor.page.route_web_socket("**/stream", self._listen)
        visitor.page.route("**/ahead?*", self._keep)

    def _listen(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda frame: None if '"type":"ahead"' in unpacked(frame)[:40] else line.send(frame)
        )

    def _keep(self, route: Route) -> None:
        self.asked.append(route)

    def tell(self) -> None:
        """Answer what was asked."""
        for route in self.asked:
            route.continue_()
        self.asked.clear()


@pytest.fixture
def unknown(ann: Visitor) -> tuple[Hand, Forgetful]:
    """A table of Tabannusi at which a die was taken and nothing is known of what comes next."""
    server = Forgetful(ann)
    hand = Hand(ann)
    hand.open(Start("tabannusi", 5, 30, "take-die"), known=False)
    before = ann.asked()
    hand.press("[data-node='die-2-0']")
    ann.wait_for_change(before)
    return hand, server


def test_a_drag_before_all_is_known_is_done_as_soon_as_it_is(unknown: tuple[Hand, Forgetful]) -> None:
    hand, server = unknown
    before = hand.visitor.asked()
    hand.carry("stack-project-brown", "space-D2-r1c2")
    hand.page.locator(".scene.waits").first.wait_for()
    assert hand.visitor.asked() == before
    server.tell()
    hand.visitor.wait_for_change(before)
    assert hand.page.locator(".scene.waits").count() == 0


def test_a_click_before_all_is_known_is_answered_as_soon_as_it_is(unknown: tuple[Hand, Forgetful]) -> None:
    hand, server = unknown
    hand.press("[data-node='space-D2-r1c2']")
    hand.page.locator(".scene.waits").first.wait_for()
    server.tell()
    hand.page.locator(".ways .way").first.wait_for()


def test_who_goes_on_does_not_wait_for_an_earlier_click(unknown: tuple[Hand, Forgetful]) -> None:
    hand, server = unknown
    hand.press("[data-node='space-D2-r1c2']")
    hand.page.locator(".scene.waits").first.wait_for()
    hand.page.keyboard.press("Escape")
    hand.visitor.wait_until("() => document.querySelector('.scene.waits') === null")
    with hand.page.expect_response("**/ahead?*"):
        server.tell()
    hand.visitor.settle()
    assert hand.page.locator(".ways .way").count() == 0
