"""For everybody: keyboard, screen reader, small screens, two languages."""

from __future__ import annotations

import re

import pytest

from tests.web.visitor import AXE, PHONE, Visitor

TITLES = ["Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"]
MOST_PRESSES = 12

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run npm ci in web/")


def test_keyboard_alone_sets_up_and_plays(ann: Visitor) -> None:
    ann.go_home()
    keyboard = ann.page.keyboard
    ann.page.get_by_role("radiogroup", name="Choose a game").get_by_role("radio", checked=True).focus()
    for _ in range(8):
        if ann.page.get_by_role("radio", name="Quarry").is_checked():
            break
        keyboard.press("ArrowRight")
    for _ in range(60):
        keyboard.press("Tab")
        if ann.page.evaluate("() => document.activeElement?.textContent.trim()") == "Start table":
            break
    keyboard.press("Enter")
    ann.at_table()
    ann.options.first.wait_for()

    before = ann.asked()
    keyboard.press("2")
    ann.wait_for_change(before)
    for _ in range(6):
        before = ann.asked()
        if ann.options.count():
            keyboard.press("ArrowDown")
            assert ann.page.evaluate("() => document.activeElement?.dataset.option") is not None
            keyboard.press("Enter")
        else:
            keyboard.press("c")
        ann.wait_for_change(before)
    keyboard.press("?")
    ann.page.get_by_role("dialog", name="Keys").wait_for()
    keyboard.press("Escape")
    ann.page.get_by_role("dialog", name="Keys").wait_for(state="detached")


@pytest.mark.parametrize("title", TITLES)
def test_every_answer_is_a_few_presses_away(ann: Visitor, title: str) -> None:
    ann.new_table(title)
    for _ in range(6):
        ann.page.locator("[data-option]:enabled").first.wait_for()
        before = ann.asked()
        answers = ann.options.count()
        keys = [*str(answers)] if answers else ["c"]  # the last answer is the farthest one
        assert len(keys) <= MOST_PRESSES
        for key in keys:
            ann.page.keyboard.press(key)
        ann.wait_for_change(before)


def test_every_answer_has_words_and_the_question_is_announced(ann: Visitor) -> None:
    ann.new_table("Origins")
    for label in ann.options.locator(".label").all_inner_texts():
        assert re.search(r"\w", label), label
    assert ann.page.locator("[aria-live=polite] h2").inner_text() == ann.prompt


def test_the_table_in_words(ann: Visitor) -> None:
    ann.new_table("Quarry")
    ann.page.keyboard.press("t")
    pit = ann.page.locator(".words .pickable").first
    pit.wait_for()
    assert ann.page.locator("svg.tw-scene").count() == 0
    before = ann.asked()
    pit.click()
    ann.wait_for_change(before)


def test_buttons_below_the_question_are_seen_whole(ann: Visitor) -> None:
    ann.new_table("Quarry")
    for language, confirm in (("English", "Confirm turn"), ("Polski", "Zakończ turę")):
        ann.page.get_by_role("button", name=language).click()
        ann.page.locator(".acts").get_by_text(confirm).wait_for()
        right = ann.page.locator(".prompt").evaluate("prompt => prompt.getBoundingClientRect().right")
        ends = ann.page.locator(".acts .button").evaluate_all(
            "all => all.map(button => button.getBoundingClientRect().right)"
        )
        assert len(ends) == 4
        assert max(ends) <= right


def test_polish_at_any_time(ann: Visitor) -> None:
    ann.new_table("Quarry")
    english = ann.prompt
    count = ann.options.count()
    ann.page.get_by_role("button", name="Polski").click()
    ann.page.wait_for_function(
        "(old) => document.querySelector('.prompt h2').textContent !== old", arg=english
    )
    assert ann.page.locator("html").get_attribute("lang") == "pl"
    assert ann.page.get_by_role("button", name="Cofnij").count() == 1
    assert ann.options.count() == count
    ann.page.reload()
    ann.at_table()
    assert ann.page.get_by_role("button", name="Cofnij").count() == 1


@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_shows_everything(visitors: Visitor.Maker, width: int) -> None:
    ann = visitors("Ann", {"width": width, "height": PHONE["height"]}, has_touch=True, is_mobile=True)
    ann.go_home()
    assert not overflows(ann)
    ann.new_table("Origins")
    ann.options.first.wait_for()
    assert not overflows(ann)
    for tab in ("Players", "Log", "Scores", "Rules", "Board"):
        ann.page.get_by_role("button", name=tab, exact=False).first.tap()
        assert not overflows(ann), tab
    small = ann.page.evaluate(
        """() => [...document.querySelectorAll('.prompt button')]
        .filter((one) => one.getBoundingClientRect().height < 44).length"""
    )
    assert small == 0
    before = ann.asked()
    ann.options.first.tap()  # the first tap shows what it means
    assert ann.page.get_by_text("tap again").count() == 1
    assert ann.asked() == before
    ann.options.first.tap()
    ann.wait_for_change(before)


def overflows(visitor: Visitor) -> bool:
    """Whether the page is wider than the screen."""
    wider: bool = visitor.page.evaluate("() => document.documentElement.scrollWidth > innerWidth + 1")
    return wider


@needs_axe
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(visitors: Visitor.Maker, scheme: str) -> None:
    ann = visitors("Ann", color_scheme=scheme)
    ann.go_home()
    assert ann.violations() == []
    table = ann.new_table("Quarry")
    ann.options.first.wait_for()
    assert ann.violations() == []
    ann.answer(on_board=False)
    ann.page.goto(f"{ann.site}/#/report/{table}")
    ann.page.get_by_role("heading", name="Points by source").wait_for()
    assert ann.violations() == []
    ann.page.goto(f"{ann.site}/#/rules/quarry")
    ann.page.locator(".reader li").first.wait_for()
    assert ann.violations() == []


@needs_axe
@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing_serious_at_any_table(ann: Visitor, title: str) -> None:
    ann.new_table(title)
    ann.options.first.wait_for()
    assert ann.violations() == []
