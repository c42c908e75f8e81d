"""Nothing is cut and nothing lies over another thing: boards and pages, at three sizes, in both languages."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.positions import SEATS, Start, played
from tests.web.visitor import PHONE, WIDE, Visitor

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


#: Of the page around the boards: words that are cut, and words that lie over each other.
AROUND = """() => {
  const said = (one) => one.textContent.trim().slice(0, 40);
  const seen = [...document.querySelectorAll('header *, main *')]
    .filter((one) => !one.closest('svg, .hidden-text') && one.checkVisibility({visibilityProperty: true}));
  const cut = seen.filter((one) => one.textContent.trim() && one.clientWidth > 1
      && getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `cut: ${said(one)}`);
  const words = seen.filter((one) => !one.childElementCount && one.textContent.trim());
  // words in a running text may be broken: each line of them has its place, unless it is scrolled away
  const lines = words.flatMap((one) => [...one.getClientRects()].filter((box) => {
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit === one || hit?.contains(one);
  }).map((box) => [one, box]));
  const over = lines.flatMap(([one, box], at) => lines.slice(at + 1).filter(([other, its]) => one !== other
    && Math.min(box.right, its.right) - Math.max(box.left, its.left) > 3
    && Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 5
  ).map(([other]) => `over: ${said(one)} / ${said(other)}`));
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  return [...cut, ...over, ...wide];
}"""

#: Whether the question has other words by now.
SPOKEN: Final = "(before) => document.querySelector('.prompt h2').textContent !== before"
SIZES: Final = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


#: So many moves into a game of two there is something everywhere on the table.
MIDDLE: Final = {
    "quarry": 12, "origins": 60, "settlers": 60, "tabannusi": 60, "tawantinsuyu": 60, "daitoshi": 60,
}  # fmt: skip


@pytest.mark.parametrize("game", MIDDLE)
def test_words_are_whole_and_apart_at_all_sizes(ann: Visitor, game: str) -> None:
    ann.bring_in(played(Start(game, 1, MIDDLE[game])), SEATS, confirm=True)
    ann.page.locator("svg.tw-scene text").first.wait_for()
    faults: list[str] = []
    for language in ("en", "pl"):
        english = ann.prompt
        ann.page.locator(f".languages [lang={language}]").click()
        if language == "pl":
            ann.wait_until(SPOKEN, english)
        for size, (width, height) in SIZES.items():
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.settle()
            found: list[str] = ann.page.evaluate(AROUND)
            if size == "desk":  # smaller screens show parts of the board, never less than whole
                found += ann.page.evaluate(FAULTS)
            faults += [f"{size}, {language}: {one}" for one in found]
        ann.page.set_viewport_size(WIDE)
        ann.page.locator(".wide").wait_for()
    assert not faults, "\n".join(faults)
