"""The coach of a first game on the page: asks back before a costly turn stands, and closes the game."""

from __future__ import annotations

from typing import Final

import pytest

from tests.lessons.idle import LAST_DAY, TO_THE_END, idle_quarry
from tests.web.visitor import PHONE, WIDE, Visitor

#: Bring a record in as a table that has a coach; the table's id.
BRING_IN: Final = """async (wish) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch('/api/import', {method: 'POST', headers, body: JSON.stringify(wish)});
  const {table} = await answer.json();
  localStorage.setItem('tablewright.coached', JSON.stringify([table]));
  return table;
}"""


def sit_down(visitor: Visitor, choices: int) -> None:
    """At a table with a coach, at that point of the game."""
    page = visitor.page
    visitor.go_home()
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
    table = page.evaluate(BRING_IN, {"record": idle_quarry(choices), "seats": seats, "confirm": True})
    page.goto(f"{visitor.site}/#/table/{table}")
    page.locator(".prompt").wait_for()


def rest(visitor: Visitor) -> None:
    """Take a coin though an order could be delivered."""
    page = visitor.page
    page.locator("[data-option='work:rest']").click()
    if page.viewport_size == PHONE:
        page.locator(".acts .main:enabled").click()


@pytest.mark.parametrize(("size", "locale"), [("desk", "en-GB"), ("phone", "pl-PL")])
def test_a_costly_turn_is_asked_back_once(visitors: Visitor.Maker, size: str, locale: str) -> None:
    visitor = visitors("Ann", WIDE if size == "desk" else PHONE, locale=locale)
    polish = locale == "pl-PL"
    sit_down(visitor, LAST_DAY)
    page, doubt = visitor.page, visitor.page.locator(".coach.doubt")
    rest(visitor)
    doubt.get_by_text("Ta tura może cię kosztować około 8" if polish else "may cost you about 8").wait_for()
    assert page.locator("[data-option='confirm-turn:confirm']").is_enabled(), "nothing is forbidden"
    doubt.get_by_role("button", name="Co proponujesz?" if polish else "What would you do?").click()
    doubt.get_by_text("Moja propozycja:" if polish else "I would try: Deliver").wait_for()
    doubt.get_by_role("button", name="Spojrzę jeszcze raz" if polish else "Look again").click()
    page.locator("[data-option='work:deliver']").wait_for()
    rest(visitor)
    page.locator("[data-option='confirm-turn:confirm']:enabled").click()
    page.locator("[data-option='confirm-turn:confirm']:enabled").wait_for(state="detached")
    assert doubt.count() == 0, "each kind is asked back once"


def test_asking_back_can_be_switched_off(ann: Visitor) -> None:
    sit_down(ann, LAST_DAY)
    ann.page.get_by_label("Ask me back before costly turns").uncheck()
    rest(ann)
    ann.page.locator("[data-option='confirm-turn:confirm']:enabled").click()
    ann.page.locator("[data-option='confirm-turn:confirm']:enabled").wait_for(state="detached")
    assert ann.page.locator(".coach.doubt").count() == 0


def test_the_coach_closes_the_game(ann: Visitor) -> None:
    sit_down(ann, TO_THE_END)
    closing = ann.page.locator(".closing")
    closing.get_by_text("Orders delivered: 0 points").wait_for()
    closing.get_by_text("Another plan for your next game").wait_for()
    ann.page.get_by_role("button", name="PL: Polski").click()
    closing.get_by_text("Inny plan na następną grę").wait_for()
