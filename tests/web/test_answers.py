"""What the page does with the answer to a choice: it is shown at once, and nothing is chosen twice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.web.visitor import Visitor, unpacked

if TYPE_CHECKING:
    from playwright.sync_api import Route, WebSocketRoute

MOVES = re.compile(r"/moves\?")
A_MOMENT = 400  # milliseconds
COMPLAINT = 12_000  # milliseconds after which a refusal must be gone
STALE = "The table has changed since"


class HeldStream:
    """A line that can be held up: what the server sends is passed on only later."""

    def __init__(self, visitor: Visitor) -> None:
        self.is_held = False
        self.hellos = 0
        self._waiting: list[tuple[Callable[[str | bytes], None], str | bytes]] = []
        visitor.page.route_web_socket(re.compile("/stream$"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda frame: self._pass_on(line.send, frame))
        line.on_message(lambda frame: self._say(server.send, str(frame)))

    def _say(self, send: Callable[[str], None], frame: str) -> None:
        self.hellos += '"hello"' in frame
        send(frame)

    def _pass_on(self, send: Callable[[str | bytes], None], frame: str | bytes) -> None:
        if self.is_held:
            self._waiting.append((send, frame))
        else:
            send(frame)

    def let_go(self) -> None:
        """Pass on all that was held up."""
        self.is_held = False
        for send, frame in self._waiting:
            send(frame)
        self._waiting.clear()

    @property
    def changes(self) -> int:
        """How many changes wait."""
        return sum('"type":"change"' in unpacked(frame) for _, frame in self._waiting)


def table_of(visitor: Visitor, seats: int = 1, seed: str = "0") -> str:
    """A table of Quarry with a seed, at which everybody sits at this browser."""
    visitor.go_home()
    wish = {"game": "quarry", "seats": [{"kind": "here"}] * seats, "confirm": True, "seed": seed}
    made = visitor.context.request.post(f"{visitor.site}/api/tables", data=wish)
    table = str(made.json()["table"])
    visitor.page.goto(f"{visitor.site}/#/table/{table}")
    visitor.at_table()
    visitor.options.first.wait_for()
    return table


def crumbs(ann: Visitor) -> list[str]:
    """What was chosen so far in this turn, as the page tells it."""
    return ann.page.locator(".crumbs li").all_inner_texts()


def problem(ann: Visitor) -> list[str]:
    """What the page complains about."""
    return ann.page.locator(".prompt .problem").all_inner_texts()


def test_a_choice_is_shown_without_waiting_for_the_stream(ann: Visitor) -> None:
    stream = HeldStream(ann)
    table_of(ann)
    stream.is_held = True
    for _ in range(4):
        ann.answer(on_board=False)
    shown = ann.asked(), ann.log
    ann.page.wait_for_timeout(A_MOMENT)
    assert stream.changes == 4, "all of it came by the answers"
    stream.let_go()
    ann.page.wait_for_timeout(A_MOMENT)
    assert (ann.asked(), ann.log) == shown, "the same changes are not applied twice"
    ann.answer(on_board=False)
    assert stream.hellos == 1, "nothing had to be asked for again"
    assert problem(ann) == []


def test_the_old_question_cannot_be_answered_until_the_new_one_is_shown(ann: Visitor) -> None:
    """Where the answer brings no change, the page waits for the stream with its buttons disabled."""
    sent: list[str] = []

    def without_frame(route: Route) -> None:
        sent.append(route.request.url)
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "frame": None})

    stream = HeldStream(ann)
    ann.page.route(MOVES, without_frame)
    table_of(ann)
    before = ann.asked()
    stream.is_held = True
    ann.options.first.click()
    ann.page.wait_for_function("() => document.querySelector('.option:disabled') !== null")
    ann.page.wait_for_timeout(A_MOMENT)
    assert (ann.asked(), len(sent)) == (before, 1)
    assert ann.page.locator(".option:not(.no):enabled").count() == 0
    ann.page.keyboard.press("1")
    ann.page.locator(".can-pick").first.click(force=True)
    ann.page.wait_for_timeout(A_MOMENT)
    assert len(sent) == 1
    assert problem(ann) == []
    stream.let_go()
    ann.wait_for_change(before)
    ann.answer(on_board=False)
    assert len(sent) == 2


def test_a_choice_is_shown_though_the_line_is_cut(ann: Visitor) -> None:
    lines: list[WebSocketRoute] = []
    cut = False

    def pass_on(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    ann.page.route_web_socket(re.compile("/stream$"), pass_on)
    table_of(ann)
    cut = True
    lines[-1].close()
    ann.page.get_by_text("Connection lost").wait_for()
    ann.answer(on_board=False)
    ann.answer(on_board=False)
    assert problem(ann) == []


def test_a_refusal_shows_the_table_and_goes_away(ann: Visitor) -> None:
    """The same person at the same table in another window, which has missed a move."""
    table_of(ann)
    other = Visitor(ann.context, ann.site, ann.name)
    stream = HeldStream(other)
    other.page.goto(ann.page.url)
    other.at_table()
    other.options.first.wait_for()
    before = other.asked()
    stream.is_held = True
    ann.answer(on_board=False)
    other.options.first.click()
    other.page.get_by_text(STALE).wait_for()
    other.wait_for_change(before)
    assert other.asked() == ann.asked()
    other.page.get_by_text(STALE).wait_for(state="detached", timeout=COMPLAINT)
    assert other.complaints == []


def test_choices_of_a_turn_that_chance_has_ended_are_not_shown_with_the_next(ann: Visitor) -> None:
    """Alone at the table, a turn that ends by showing something leads to the next without a confirmation."""
    table_of(ann, seed="0")
    first = ann.asked()
    ann.answer(on_board=False)
    assert ann.asked() != first
    assert ann.page.get_by_role("button", name="Undo").is_disabled(), "the pits were shown"
    assert ann.options.count() > 0, "the next turn has begun"
    assert crumbs(ann) == []
    ann.page.reload()
    ann.at_table()
    ann.options.first.wait_for()
    assert crumbs(ann) == []
