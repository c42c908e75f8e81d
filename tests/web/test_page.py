"""The page of each game: drawn, short, printed on three A4 pages at most; and the exact rules behind it."""

from __future__ import annotations

import re

import pytest

from tablewright.engine import find_game
from tablewright.engine.registry import OWN
from tests.web.test_access import needs_axe
from tests.web.visitor import PHONE, Visitor

MOST_PAGES = 3
LEAST_DRAWINGS = 4
#: What only those who write a game need.
DEVELOPERS = re.compile(r"\bG-\d|\bINV-|\.yaml|\.md\b|\(PL:|\bengine\b|`")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", OWN)
def test_a_page_is_drawn_and_prints_on_three_sheets(
    visitors: Visitor.Maker, name: str, language: str
) -> None:
    visitor = visitors("Ann", locale="pl-PL" if language == "pl" else "en-GB")
    page = visitor.page
    page.goto(f"{visitor.site}/#/rules/{name}")
    page.locator("article figure svg [data-node]").first.wait_for()
    assert page.locator("article figure").count() >= LEAST_DRAWINGS
    for picture in page.locator("article figure svg").all():
        box = picture.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 20, "a drawing is empty"
    told = page.locator("article").inner_text()
    assert not DEVELOPERS.search(told)
    assert not re.search(rf"\b{find_game(name).name[:3].upper()}-\d", told), "no numbers of rules on the page"
    printed = page.pdf(format="A4", margin=dict.fromkeys(("top", "bottom", "left", "right"), "12mm"))
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) <= MOST_PAGES


def test_exact_rules_are_behind_it(ann: Visitor) -> None:
    page = ann.page
    page.goto(f"{ann.site}/#/rules/origins")
    page.get_by_role("button", name="Exact rules").click()
    page.get_by_text("Contents").click()
    page.get_by_role("button", name="Military track").click()
    rule = page.locator("[data-rule='ORI-7.1.1']")
    rule.wait_for()
    assert rule.locator(".rule-chip").inner_text() == "7.1.1"
    assert not DEVELOPERS.search(page.locator(".chapters").inner_text())
    page.goto(f"{ann.site}/#/rules/origins/ORI-4.1.2")
    page.locator("[data-rule='ORI-4.1.2'].wanted").wait_for()


@pytest.mark.parametrize(
    ("name", "rule", "value"),
    [
        ("quarry", "QRY-2.3", "the dice 1 to 6 give 1, 1, 2, 2, 3 and 4"),
        ("origins", "ORI-7.2.1", "Military space 4. Attack: take 1 stone"),
        ("daitoshi", "DAI-9.3", "conflict bonus: 2 Wormbus steps"),
    ],
)
def test_values_and_drawings_stand_at_the_rules(ann: Visitor, name: str, rule: str, value: str) -> None:
    page = ann.page
    page.goto(f"{ann.site}/#/rules/{name}/{rule}")
    page.locator(f"[data-rule='{rule}'] .values").get_by_text(value).first.wait_for()
    assert page.locator(".chapters figure svg [data-node]").first.is_visible()
    assert page.locator(".chapters figure").count() >= LEAST_DRAWINGS
    assert not DEVELOPERS.search(page.locator(".chapters").inner_text())


def test_one_rule_leads_to_another(ann: Visitor) -> None:
    """By the number that stands in its text, and by searching."""
    page = ann.page
    page.goto(f"{ann.site}/#/rules/origins/ORI-17.2.10")
    page.locator("[data-rule='ORI-17.2.10'] button", has_text="17.2").first.click()
    page.locator("li:focus[data-rule^='ORI-17.2.']").wait_for()
    page.get_by_role("searchbox").fill("superiority")
    page.get_by_role("status").get_by_text("found").wait_for()


@needs_axe
def test_everybody_can_read_it(visitors: Visitor.Maker) -> None:
    for size in (None, PHONE):
        visitor = visitors("Ann", size) if size else visitors("Ann")
        visitor.page.goto(f"{visitor.site}/#/rules/quarry")
        visitor.page.locator("article figure svg [data-node]").first.wait_for()
        assert visitor.violations() == []
