"""Nothing is cut and nothing lies over something else: measured on the boards, in both languages."""

from __future__ import annotations

import pytest

from tests.web.visitor import PHONE, Visitor

TITLES = ["Quarry", "Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"]

#: Names that are cut, and texts that lie over each other; markers may stand on what is printed, and what lies
#: under a card to choose is not seen at all.
FAULTS = """() => [...document.querySelectorAll('svg.tw-scene')].flatMap((svg) => {
  const texts = [...svg.querySelectorAll('text')]
    .filter((one) => one.textContent.trim() && one.checkVisibility() && !one.closest('.marker'))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit?.closest('[data-node]') === one.closest('[data-node]');
    })
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
  const cut = texts.map(([words]) => words).filter((words) => words.length > 1 && words.endsWith('…'));
  const over = texts.flatMap(([words, box], at) => texts.slice(at + 1).filter(([, other]) => {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return wide > 6 && high > Math.min(box.height, other.height) * 0.5;
  }).map(([others]) => `over: ${words} / ${others}`));
  return [...cut, ...over];
})"""

#: A finger needs so many pixels.
FINGER = 44

#: Buttons and links that a finger would miss; those in running text are as high as their line.
SMALL = """(finger) => [...document.querySelectorAll('button, a, select, input:not([type=radio])')]
  .filter((one) => one.checkVisibility() && !one.matches('.link, .skip, .rule-chip, .hidden-text'))
  .map((one) => [one.getAttribute('aria-label') || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < finger - 0.5 || box.height < finger - 0.5))
  .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


@pytest.mark.parametrize("title", TITLES)
def test_fingers_hit_what_they_mean_on_a_phone(visitors: Visitor.Maker, title: str) -> None:
    ann = visitors("Ann", PHONE, has_touch=True, is_mobile=True)
    ann.new_table(title)
    ann.page.locator("[data-option]:enabled, .acts .main").first.wait_for()
    assert ann.page.evaluate(SMALL, FINGER) == []
    wide = ann.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0


@pytest.mark.parametrize("title", TITLES)
def test_words_on_boards_are_whole_and_apart(ann: Visitor, title: str) -> None:
    ann.new_table(title)
    ann.page.locator("svg.tw-scene text").first.wait_for()
    for language in ("English", "Polski"):
        ann.page.get_by_role("button", name=language).click()
        code = {"English": "en", "Polski": "pl"}[language]
        ann.page.locator(f"html[lang={code}]").wait_for(state="attached")
        ann.page.wait_for_timeout(900)
        assert ann.page.evaluate(FAULTS) == [], language
