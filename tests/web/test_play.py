"""Playing through the page, by clicking what it offers."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

MOST_CHOICES = 200  # more than any solo game of quarry takes
MOST_ANSWERS = 3_000  # confirmed turns included
AT_ONCE = 200  # milliseconds
SEEN_AFTER = 2_000  # milliseconds after which what is on the screen counts as read

LOOK_AGAIN = 50  # milliseconds
MOST_LOOKS = 1_200

#: Milliseconds until the page answers to clicks on things that cannot be picked.
ANSWER_TIMES = """async (most) => {
  const things = [...document.querySelectorAll('[data-node]')].filter((one) => !one.closest('.can-pick')
    && !one.querySelector('.can-pick') && one.querySelector(':scope > title'));
  const times = [];
  for (const thing of things.slice(0, most)) {
    const start = performance.now();
    thing.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    while (!document.querySelector('.why[role=dialog]')) await new Promise(requestAnimationFrame);
    times.push(performance.now() - start);
    document.querySelector('.why[role=dialog] button[aria-label]').click();
    while (document.querySelector('.why[role=dialog]')) await new Promise(requestAnimationFrame);
  }
  return times;
}"""


def test_a_solo_game_of_quarry_from_the_home_page_to_the_report(ann: Visitor) -> None:
    ann.new_table("Quarry")
    how: Counter[str] = Counter()
    while not ann.is_over():
        how[ann.answer(on_board=how.total() % 2 == 0)] += 1
        assert how.total() < MOST_CHOICES
    assert how["thing"] > 2
    assert how["button"] > 2
    ann.page.get_by_role("link", name="To the report").click()
    ann.page.get_by_role("heading", name="Points by source").wait_for()
    assert "Ann" in ann.page.get_by_role("table").inner_text()


@pytest.mark.slow
@pytest.mark.parametrize("title", ["Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"])
def test_a_solo_game_of_every_title(ann: Visitor, title: str) -> None:
    ann.new_table(title)
    how: Counter[str] = Counter()
    while not ann.is_over():
        how[ann.answer(on_board=how.total() % 2 == 0)] += 1
        assert how.total() < MOST_ANSWERS
    assert how["thing"] > 10
    assert how["button"] > 10


def test_origins_is_played_on_the_board(ann: Visitor) -> None:
    ann.new_table("Origins")
    how = Counter(ann.answer(on_board=True) for _ in range(18))
    assert how["thing"] >= 6
    assert len(ann.log) > 5


def test_undo_goes_back_to_the_barrier_and_not_beyond(ann: Visitor) -> None:
    ann.new_table("Origins")
    undo = ann.page.get_by_role("button", name="Undo")
    barrier = (ann.asked(), ann.log)
    undoable = 0
    for _ in range(MOST_CHOICES):
        ann.answer(on_board=False)
        undoable = undoable + 1 if undo.is_enabled() else 0
        if undoable == 0:
            barrier = (ann.asked(), ann.log)
        elif undoable == 2:
            break
    assert (ann.asked(), ann.log) != barrier
    steps = 0
    while undo.is_enabled():
        before = ann.asked()
        undo.click()
        ann.wait_for_change(before)
        steps += 1
    assert steps >= 2
    assert (ann.asked(), ann.log) == barrier
    before = ann.asked()
    ann.page.get_by_role("button", name="Redo").click()
    ann.wait_for_change(before)
    assert undo.is_enabled()


def test_why_not_tells_reason_and_rule(ann: Visitor) -> None:
    ann.new_table("Origins")
    blocked = ann.page.locator(".option.no")
    while not blocked.count():
        ann.answer(on_board=False)
    blocked.first.click()
    reason = ann.page.locator(".why[role=dialog]")
    reason.wait_for()
    assert reason.get_by_role("status").inner_text().strip()
    assert reason.locator(".rule-chip").inner_text().startswith("ORI-")
    reason.get_by_role("button", name="read rule").click()
    assert len(reason.locator("blockquote").inner_text()) > 20
    ann.page.keyboard.press("Escape")
    reason.wait_for(state="detached")


def test_a_thing_that_cannot_be_picked_answers_too(ann: Visitor) -> None:
    ann.new_table("Origins")
    ann.page.evaluate(
        """() => [...document.querySelectorAll('[data-node]')].find((one) => !one.closest('.can-pick')
        && !one.querySelector('.can-pick') && one.querySelector(':scope > title'))
        .dispatchEvent(new MouseEvent('click', {bubbles: true}))"""
    )
    answer = ann.page.locator(".why[role=dialog]")
    answer.wait_for()
    assert answer.inner_text().strip()
    assert "no part in the question" not in answer.inner_text()


def play_into_a_nested_choice(ann: Visitor) -> None:
    """Answer until a choice follows at least two others of the same turn."""
    for _ in range(MOST_CHOICES):
        ann.answer(on_board=False)
        if len(crumbs(ann)) >= 2 and ann.options.count():
            return
    pytest.fail("there was no nested choice")


def crumbs(ann: Visitor) -> list[str]:
    """What was chosen so far in this turn."""
    return ann.page.locator(".crumbs li").all_inner_texts()


def test_a_reload_in_the_middle_of_a_choice_changes_nothing(ann: Visitor) -> None:
    ann.new_table("Origins")
    play_into_a_nested_choice(ann)
    before = ann.asked(), ann.log, crumbs(ann)
    ann.page.reload()
    ann.at_table()
    ann.options.first.wait_for()
    assert (ann.asked(), ann.log, crumbs(ann)) == before
    ann.answer(on_board=False)


def test_the_head_and_the_tabs_tell_how_the_table_stands(ann: Visitor) -> None:
    ann.new_table("Origins")
    head = ann.page.locator("header .pill").all_inner_texts()
    assert head[:2] == ["Round 1 of 5", "First freemen"]
    assert re.fullmatch(r"reach \d{3} points", head[2])
    tab = ann.page.get_by_role("tablist", name="Areas of the players").get_by_role("tab").first
    for good in ("stone", "food", "wisdom", "gold"):
        assert tab.get_by_title(re.compile(f"^{good}: [0-9]+$")).count() == 1


def test_anything_that_is_clicked_answers_at_once(ann: Visitor) -> None:
    ann.new_table("Origins")
    times: list[float] = ann.page.evaluate(ANSWER_TIMES, 15)
    assert len(times) == 15
    assert sorted(times)[len(times) // 2] < AT_ONCE  # the median: other programs may hold up some


def test_who_comes_back_reads_what_happened_since(visitors: Visitor.Maker) -> None:
    ann, bob = two_at_a_table(visitors)
    while (who := asked(ann, bob)) != [bob] or not ann.log:  # the first mason is drawn by lot
        who[0].answer_or_wait()
    ann.page.wait_for_timeout(SEEN_AFTER)
    read = ann.log
    address = ann.page.url
    ann.page.goto("about:blank")
    written = len(bob.log)
    while len(bob.log) == written:  # who does not want to lend a hand leaves no line
        bob.answer_or_wait()
    ann.page.goto(address)
    ann.at_table()
    ann.page.get_by_text("since your last turn").wait_for()
    new = ann.page.locator(".log .line.new").all_inner_texts()
    assert new == ann.log[len(read) :]
    assert new


def asked(*visitors: Visitor) -> list[Visitor]:
    """Who is asked, once all pages show the same moment."""
    for _ in range(MOST_LOOKS):
        seen = [visitor.moment() for visitor in visitors]
        who = [visitor for visitor, (_, is_asked) in zip(visitors, seen, strict=True) if is_asked]
        if who and len({moves for moves, _ in seen}) == 1:
            return who
        visitors[0].page.wait_for_timeout(LOOK_AGAIN)
    raise AssertionError(f"nobody is asked: {[(one.name, one.moment(), one.prompt) for one in visitors]}")


def test_two_browsers_with_a_link_keep_their_secrets(visitors: Visitor.Maker) -> None:
    ann, bob = two_at_a_table(visitors)
    for one, other in ((ann, bob), (bob, ann)):
        own = one.page.get_by_role("tab", name=one.name)
        own.click()
        mine = hand(one)
        theirs = other.page.get_by_role("tab", name=one.name)
        theirs.click()
        seen = hand(other)
        assert mine
        assert len(seen) == len(mine)
        assert all(card not in seen for card in mine)
        other.page.get_by_role("tab", name=other.name).click()


def two_at_a_table(visitors: Visitor.Maker) -> tuple[Visitor, Visitor]:
    """Ann has set up a table of Quarry, Bob has followed her link."""
    ann, bob = visitors("Ann"), visitors("Bob")
    ann.choose_game("Quarry")
    ann.tick("By link", ann.page.get_by_role("group", name="Seat B"))
    ann.page.get_by_role("button", name="Start table").click()
    link = ann.page.get_by_label("Link to seat B").input_value()
    ann.page.get_by_role("link", name="To the table").click()
    ann.page.get_by_role("heading", name="Waiting for people to join").wait_for()

    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take the seat").click()
    bob.page.locator(".prompt").wait_for()
    assert "#" not in bob.page.url.split("/#/")[0]  # the link does not stay in the address

    ann.page.locator(".prompt").wait_for()
    return ann, bob


def hand(visitor: Visitor) -> list[str]:
    """The tips of the cards in the area that is shown."""
    cards: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.areas [data-node^="hand-"] > title')]
        .map((one) => one.textContent)"""
    )
    return cards


def test_a_hint_marks_an_answer(ann: Visitor) -> None:
    ann.new_table("Quarry")
    ann.options.first.wait_for()
    ann.page.get_by_role("button", name="Hint").click()
    hinted = ann.page.locator(".option.hinted")
    hinted.wait_for()
    assert hinted.count() == 1
    assert "ahead in" in hinted.inner_text()


def test_people_at_one_screen_hand_it_over(ann: Visitor) -> None:
    ann.choose_game("Quarry")
    second = ann.page.get_by_role("group", name="Seat B")
    ann.tick("Here", second)
    ann.page.get_by_label("Name at seat B").fill("Bob")
    ann.page.get_by_role("button", name="Start table").click()
    ann.at_table()
    ann.page.get_by_text("Ann’s turn").wait_for()
    assert hand(ann) != []
    ann.options.first.click()
    ann.page.get_by_role("heading", name="Bob, it is your turn").wait_for()
    assert hand(ann) == []  # nothing is shown until Bob has the screen
    ann.page.get_by_role("button", name="Show my side").click()
    ann.page.get_by_text("Bob’s turn").wait_for()
    assert ann.page.get_by_role("tab", name="Bob").get_attribute("aria-selected") == "true"


def test_people_can_talk(ann: Visitor) -> None:
    ann.choose_game("Quarry")
    ann.remove_others()
    ann.page.locator(".unfold").click()
    ann.tick("On", ann.page.get_by_role("radiogroup", name="Chat"))
    ann.page.get_by_role("button", name="Start table").click()
    ann.at_table()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>Good luck</b>")
    ann.page.get_by_role("button", name="Send").click()
    line = ann.page.get_by_role("log", name="Chat").locator("li")
    line.wait_for()
    assert "<b>Good luck</b>" in line.inner_text()  # words stay words


def test_a_cut_line_is_told_and_mended_in_the_middle_of_a_choice(ann: Visitor) -> None:
    lines: list[WebSocketRoute] = []
    cut = False

    def pass_on(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    ann.page.route_web_socket(re.compile("/stream$"), pass_on)
    ann.new_table("Origins")
    play_into_a_nested_choice(ann)
    before = ann.asked(), ann.log, crumbs(ann)
    cut = True
    lines[-1].close()
    banner = ann.page.get_by_text("Connection lost")
    banner.wait_for()
    assert (ann.asked(), ann.log, crumbs(ann)) == before  # the table stays on the screen
    cut = False
    banner.wait_for(state="detached")
    assert (ann.asked(), ann.log, crumbs(ann)) == before
    ann.answer(on_board=False)


def test_things_glide_to_their_new_place(visitors: Visitor.Maker) -> None:
    ann = visitors("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(
        """window.glides = 0; const animate = SVGGElement.prototype.animate;
        SVGGElement.prototype.animate = function (frames, how) {
          if (frames[0].transform) window.glides += 1;
          return animate.call(this, frames, how); };"""
    )
    ann.new_table("Origins")
    for _ in range(12):
        ann.answer(on_board=False)
    assert ann.page.evaluate("() => window.glides") > 0
