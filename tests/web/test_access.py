"""For everybody: keyboard, screen reader, small screens, two languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.visitor import AXE, PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

TITLES = ["Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"]
MOST_PRESSES = 12

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run npm ci in web/")


def test_keyboard_alone_sets_up_and_plays(ann: Visitor) -> None:
    ann.go_home()
    keyboard = ann.page.keyboard
    ann.card("Quarry").get_by_role("button", name="Play alone now").focus()
    keyboard.press("Tab")
    keyboard.press("Enter")
    ann.page.get_by_label("Name at seat A").focus()
    for _ in range(12):
        if ann.page.get_by_role("button", name="Remove seat").count() == 0:
            break
        keyboard.press("Tab")
        if "Remove seat" in ann.page.evaluate("() => document.activeElement?.ariaLabel ?? ''"):
            keyboard.press("Enter")
    ann.page.get_by_label("Name at seat A").focus()
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
    places = ann.page.get_by_role("group", name="Parts of the table")
    for place in ("Me", "Log", "Scores", "Rules", "Board"):
        places.get_by_role("button", name=place).tap()
        assert not overflows(ann), place
        assert too_small(ann) == [], place
    before = ann.asked()
    label = ann.options.first.locator(".label").inner_text().strip().splitlines()[0]
    ann.options.first.tap()  # a tap chooses and explains
    bar = ann.page.locator(".acts .main")
    assert label.lower() in bar.inner_text().lower()
    assert ann.asked() == before
    bar.tap()  # the bar does it
    ann.wait_for_change(before)


@pytest.mark.parametrize("title", TITLES)
def test_a_phone_keeps_half_of_the_screen_for_the_table(visitors: Visitor.Maker, title: str) -> None:
    ann = visitors("Ann", PHONE, has_touch=True, is_mobile=True)
    ann.new_table(title)
    ann.page.locator("[data-option]").first.wait_for()
    for place in ("Board", "Me"):
        ann.page.get_by_role("group", name="Parts of the table").get_by_role("button", name=place).tap()
        shown = ann.page.locator(".shown").bounding_box()
        header = ann.page.locator("header").first.bounding_box()
        assert shown is not None
        assert header is not None
        assert shown["height"] + shown["y"] - header["height"] >= PHONE["height"] / 2
    scale: float = ann.page.locator(".areas svg.tw-scene").first.evaluate(
        "svg => svg.getBoundingClientRect().height / svg.viewBox.baseVal.height"
    )
    assert scale >= 0.9  # a card of a hand is 170 units wide


def test_a_sheet_can_be_pulled_down_and_up(visitors: Visitor.Maker) -> None:
    ann = visitors("Ann", PHONE, has_touch=True, is_mobile=True)
    ann.new_table("Origins")
    ann.options.first.wait_for()
    height = "() => document.querySelector('.sheet').getBoundingClientRect().height"
    usual = ann.page.evaluate(height)
    grip = ann.page.locator(".grip").bounding_box()
    assert grip is not None
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + 8
    for by, wanted in ((160, "lower"), (-160, "usual")):
        ann.page.mouse.move(x, y)
        ann.page.mouse.down()
        ann.page.mouse.move(x, y + by)
        ann.page.mouse.up()
        now = ann.page.evaluate(height)
        assert (now < usual) == (wanted == "lower")
        y = ann.page.locator(".grip").bounding_box()["y"] + 8  # type: ignore[index]


@pytest.mark.parametrize("size", [{"width": 844, "height": 390}, {"width": 1024, "height": 768}])
@pytest.mark.parametrize("title", ["Origins", "Imperial Settlers"])
def test_nothing_is_cut_or_covered_on_any_touch_screen(
    visitors: Visitor.Maker, size: ViewportSize, title: str
) -> None:
    ann = visitors("Ann", size, has_touch=True, is_mobile=True)
    ann.new_table(title)
    ann.page.locator("[data-option]").first.wait_for()
    assert not overflows(ann)
    assert too_small(ann) == []
    assert covered(ann) == []


def too_small(visitor: Visitor) -> list[str]:
    """Buttons that a finger does not hit; links inside sentences are as high as the sentence."""
    found: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('button, a.button, select, input')]
        .filter((one) => one.checkVisibility() && !one.closest('.hidden-text, .crumbs, .bars')
          && !one.matches('.link, .grip, [type=range], [type=file]'))
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 30)}`)"""
    )
    return found


def covered(visitor: Visitor) -> list[str]:
    """Buttons in sight whose middle belongs to something else."""
    found: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('main button, header button')].filter((one) => {
          const box = one.getBoundingClientRect();
          const x = box.x + box.width / 2, y = box.y + box.height / 2;
          if (!one.checkVisibility() || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
          for (let at = one.parentElement; at; at = at.parentElement) {
            const edge = at.getBoundingClientRect();
            if (getComputedStyle(at).overflow !== 'visible'
              && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return false;
          }
          const hit = document.elementFromPoint(x, y);
          return !(one.contains(hit) || hit?.contains(one));
        }).map((one) => one.textContent.trim() || one.ariaLabel)"""
    )
    return found


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
    ann.page.locator("article figure svg [data-node]").first.wait_for()
    assert ann.violations() == []
    ann.page.get_by_role("button", name="Exact rules").click()
    ann.page.locator(".reader [data-rule]").first.wait_for()
    assert ann.violations() == []
    ann.page.get_by_text("Contents").click()
    ann.page.locator(".contents li").first.wait_for()
    assert ann.violations() == []


@needs_axe
@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing_serious_at_any_table(ann: Visitor, title: str) -> None:
    ann.new_table(title)
    ann.options.first.wait_for()
    assert ann.violations() == []
