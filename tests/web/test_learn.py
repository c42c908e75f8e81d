"""Lessons on the page: every step by clicking, a wrong click before each; both languages, desk and phone.

In an ordinary run every part of every game is gone through once: the four ways to look (language and size)
take the parts in turns, so that every title is seen in each of them; the tutorial game is gone through as a
whole in all four. Who gets which part follows from the text of the lessons: every change of them moves on,
and the same text always means the same. ``TABLEWRIGHT_ALL_LESSONS=1`` goes through all parts in all four.
"""

from __future__ import annotations

import os
import time
import zlib
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tablewright.engine import find_game
from tablewright.engine.registry import OWN
from tablewright.lessons import Part, lessons_file, lessons_of
from tests.web.conftest import running_site
from tests.web.learner import Learner
from tests.web.test_access import needs_axe
from tests.web.visitor import PHONE, WIDE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SIZES = {"desk": WIDE, "phone": PHONE}
WAYS = list(product(["en", "pl"], SIZES))
ALL = bool(os.environ.get("TABLEWRIGHT_ALL_LESSONS"))


def share_of(way: int, name: str) -> list[Part]:
    """The parts of a game that one way to look takes."""
    game = find_game(name)
    parts = lessons_of(game).parts
    if ALL or game.tutorial:
        return parts
    first = zlib.crc32(lessons_file(game).read_bytes())
    return [part for number, part in enumerate(parts) if (first + number) % len(WAYS) == way]


def test_every_part_is_somebodys() -> None:
    for name in OWN:
        shared = [part.id for way in range(len(WAYS)) for part in share_of(way, name)]
        assert set(shared) == {part.id for part in lessons_of(find_game(name)).parts}


@pytest.mark.parametrize(("language", "size"), WAYS)
def test_lessons_from_start_to_end(visitors: Visitor.Maker, language: str, size: str) -> None:
    visitor = visitors("Ann", SIZES[size], locale="pl-PL" if language == "pl" else "en-GB")
    for name in OWN:
        parts = share_of(WAYS.index((language, size)), name)
        learner = Learner(visitor, lessons_of(find_game(name)), language)
        learner.go_through(parts)
        active = [step for part in parts for step in part.steps if step.kind != "tell"]
        assert learner.missed >= len(active) * 0.8, f"{name}: most steps offer more than what they want"
        assert learner.on_board >= len(active) / 3, f"{name}: a lesson is played on the board"


def test_two_clicks_from_home_to_the_first_move(browser: Browser, tmp_path: Path) -> None:
    """Within 20 seconds, on a server that was just started and that nobody has asked for anything yet."""
    with running_site(tmp_path) as site:
        visitor = Visitor.Maker(browser, site)("Ann")
        started = time.monotonic()
        visitor.go_home()
        visitor.page.get_by_role("link", name="Learn", exact=True).click()
        visitor.page.get_by_role("link", name="Origins").click()
        visitor.page.locator(".next:enabled").wait_for()
        assert time.monotonic() - started < 20
        visitor.context.close()


def test_progress_is_kept_and_any_part_can_be_begun(ann: Visitor) -> None:
    page = ann.page
    page.goto(f"{ann.site}/#/learn/quarry")
    page.locator(".next:enabled").click()
    page.wait_for_selector(".page[data-step='1']")
    page.reload()
    page.wait_for_selector(".page[data-part='first-day'][data-step='1']")
    page.get_by_role("button", name="All parts").click()
    page.get_by_role("button", name="Sharing and helping").click()
    page.wait_for_selector(".page[data-part='second-day'][data-step='0']")
    page.goto(f"{ann.site}/#/learn/quarry/first-day")
    page.wait_for_selector(".page[data-part='first-day'][data-step='0']")


def test_keyboard_alone(ann: Visitor) -> None:
    """On, an answer by its number, show me, and back."""
    page, press = ann.page, ann.page.keyboard.press
    page.goto(f"{ann.site}/#/learn/quarry/first-day")
    page.locator(".next:enabled").wait_for()
    press("ArrowRight")
    page.wait_for_selector(".page[data-step='1']")
    press("2")
    page.locator(".try.wrong", has_text="Without granite").wait_for()
    press("1")
    page.wait_for_selector(".page[data-step='2']")
    page.locator(".say", has_text="Your rival went to the market").wait_for()
    press("Enter")
    page.locator(".say", has_text="A 1 and a 4").wait_for()
    press("s")
    page.wait_for_selector(".page[data-step='3']")
    press("ArrowLeft")
    page.wait_for_selector(".page[data-step='2']")
    press("g")
    page.get_by_role("dialog", name="Words and icons").get_by_text("Coin: stands in").wait_for()
    press("Escape")


def test_a_click_beside_says_what_is_there(ann: Visitor) -> None:
    page = ann.page
    page.goto(f"{ann.site}/#/learn/quarry/first-day")
    page.locator(".next:enabled").wait_for()
    page.locator("svg.tw-scene [data-node='deck']").first.click()
    page.locator(".about", has_text="Deck: 20 orders").wait_for()
    assert page.locator(".page").get_attribute("data-step") == "0"


def test_the_language_changes_in_place(ann: Visitor) -> None:
    page = ann.page
    page.goto(f"{ann.site}/#/learn/quarry/second-day")
    page.locator(".say", has_text="Day 2").wait_for()
    page.get_by_role("button", name="PL: Polski").click()
    page.locator(".say", has_text="Dzień 2").wait_for()
    assert page.locator(".page").get_attribute("data-part") == "second-day"


@needs_axe
@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_use_it(visitors: Visitor.Maker, size: str) -> None:
    visitor = visitors("Ann", SIZES[size])
    visitor.page.goto(f"{visitor.site}/#/learn/origins/city")
    visitor.page.locator(".answer").first.wait_for()
    assert visitor.violations() == []
    visitor.page.locator("[data-option]").first.click()
    visitor.page.wait_for_selector(".page[data-step='1']")
    visitor.page.goto(f"{visitor.site}/#/learn")
    visitor.page.get_by_role("link", name="Quarry").wait_for()
    assert visitor.violations() == []


def test_a_coached_first_game(ann: Visitor) -> None:
    """From the end of the lessons to a table with a coach, who says each thing once and again on request."""
    page = ann.page
    lessons = lessons_of(find_game("quarry"))
    page.goto(f"{ann.site}/#/learn/quarry/second-day")
    page.wait_for_selector(".page[data-part='second-day'][data-step='0']")
    Learner(ann, lessons, "en").go_through_part(lessons.parts[-1])
    page.get_by_role("button", name="Play your first game").click()
    ann.at_table()
    coach = page.locator(".coach")
    coach.get_by_text("Which stone do your orders lack?").wait_for()
    coach.get_by_role("button", name="Got it").click()
    coach.get_by_role("button", name="Ask the coach").click()
    coach.get_by_text("Which stone do your orders lack?").wait_for()
    page.reload()
    page.get_by_role("button", name="Ask the coach").wait_for()


def test_a_pictogram_says_what_it_means(ann: Visitor) -> None:
    """Whoever points at one for a while is told; away from it the words go."""
    page = ann.page
    page.goto(f"{ann.site}/#/learn/origins/first-turn")
    page.locator(".next:enabled").wait_for()
    sign = page.locator("svg.tw-scene [data-node='stone-a'] use[href='#i-stone']").first
    box = sign.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_role("tooltip").get_by_text("Stone: pays for buildings").wait_for()
    page.mouse.move(5, 5)
    page.get_by_role("tooltip").wait_for(state="detached")


def test_a_pictogram_beside_the_board_says_what_it_means(visitors: Visitor.Maker) -> None:
    """On the player's page, by pointing and on a phone by pressing long; a finger that moves scrolls."""
    desk = visitors("Ann")
    desk.page.goto(f"{desk.site}/#/rules/quarry")
    desk.page.locator(".way svg.icon").first.hover()
    desk.page.get_by_role("tooltip").wait_for()
    desk.page.mouse.move(5, 5)
    desk.page.get_by_role("tooltip").wait_for(state="detached")
    phone = visitors("Ben", PHONE, has_touch=True)
    phone.page.goto(f"{phone.site}/#/rules/quarry")
    sign = phone.page.locator(".way svg.icon").first
    sign.wait_for()
    sign.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    phone.page.get_by_role("tooltip").wait_for()
    sign.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    sign.dispatch_event(
        "pointermove", {"pointerType": "touch", "bubbles": True, "clientX": 40, "clientY": 90}
    )
    phone.page.wait_for_timeout(700)
    assert phone.page.get_by_role("tooltip").count() == 0


def test_a_word_says_what_it_means(visitors: Visitor.Maker) -> None:
    """In a question by pointing and by the Tab key, in the rules by pointing, on a phone by pressing long."""
    desk = visitors("Ann")
    desk.new_table("Origins")
    page, meaning = desk.page, desk.page.get_by_role("tooltip").get_by_text("Die: a worker with its value")
    word = page.locator(".prompt h2 [data-term='die']")
    word.hover()
    meaning.wait_for()
    page.mouse.move(5, 5)
    meaning.wait_for(state="detached")
    word.focus()
    meaning.wait_for()
    assert "Die: a worker" in (word.get_attribute("aria-description") or "")
    page.keyboard.press("Escape")
    meaning.wait_for(state="detached")
    page.goto(f"{desk.site}/#/rules/origins/ORI-1.2.2")
    page.locator("[data-rule='ORI-1.2.2'] [data-term='die']").first.hover()
    meaning.wait_for()
    phone = visitors("Ben", PHONE, has_touch=True)
    phone.page.goto(f"{phone.site}/#/learn/quarry/first-day")
    step = phone.page.locator(".say [data-term]").first
    step.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    phone.page.get_by_role("tooltip").wait_for()
