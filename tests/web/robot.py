"""Somebody who plays by clicking things on the board, and looks at the list only where no thing is meant."""

from __future__ import annotations

import random
import time
from collections import Counter
from typing import Any, Final

from tests.web.visitor import Visitor

#: Where a mouse can hit each thing, and whether it leads somewhere.
THINGS: Final = """() => [...document.querySelectorAll('svg.tw-scene [data-node]')].flatMap((group) => {
  const box = group.getBoundingClientRect();
  for (const [across, down] of [[.5, .5], [.5, .12], [.12, .5], [.85, .85], [.12, .12]]) {
    const x = box.left + box.width * across, y = box.top + box.height * down;
    const hit = document.elementFromPoint(x, y)?.closest('[data-node]');
    if (hit !== group) continue;
    const led = group.closest('.can-pick, .can-reach');
    return [{x, y, node: group.dataset.node, leads: led !== null, to: led?.dataset.node ?? ''}];
  }
  return [];
})"""

#: Whether a click has led to something: a box of ways, a warning, words about the thing, another question.
ANSWERED: Final = f"""(before) => document.querySelector('.menu .way, .asking, .why[role=dialog]') !== null
  || document.querySelector('.over') !== null || {Visitor.QUESTION} !== before"""

#: Take a way of the open box in one go: the box may be one that shows while the click is still on its way.
TAKE_WAY: Final = f"""([before, chance]) => {{
  const ways = [...document.querySelectorAll('.menu .way:enabled')];
  if ({Visitor.QUESTION} === before) ways[Math.floor(chance * ways.length)]?.click();
}}"""

#: Answers that no thing stands for, now or later in the turn: yes and no, numbers, "done".
WORDS: Final = "[data-option]:enabled:not([data-things])"


class Robot:
    """Plays at the table of a visitor; what it did is counted."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.chance: Final = random.Random(seed)
        self.did: Final[Counter[str]] = Counter()

    def play(self, clicks: int, seconds: float, things: int) -> None:
        """Click until the game is over or so often; or so long, if it has clicked so many things by then."""
        end = time.monotonic() + seconds
        while not self.visitor.is_over() and self.did.total() < clicks:
            if time.monotonic() > end and self.did["thing"] >= things:
                return
            self.visitor.wait_until_known()
            if not self.visitor.is_over():
                self.did[self.click()] += 1

    def click(self) -> str:
        """Click something: a thing that leads somewhere, now and then one that does not, else words."""
        before = self.visitor.asked()
        confirm = self.page.locator(".main[data-option]:enabled")
        if confirm.count():
            confirm.click()
            self.visitor.wait_for_change(before)
            return "confirm"
        places: list[dict[str, Any]] = self.page.evaluate(THINGS)
        leading = [place for place in places if place["leads"]]
        words = self.page.locator(WORDS)
        if not leading and not words.count():
            return self.look_elsewhere()
        if not leading or (words.count() and self.chance.random() < 0.15):
            return self.say(before)
        if self.chance.random() < 0.1:
            idle = [place for place in places if not place["leads"]]
            if idle:
                return self.ask_about(self.chance.choice(idle), before)
        return self.use(self.chance.choice(leading), before)

    def use(self, place: dict[str, Any], before: str) -> str:
        """Click a thing that leads somewhere, and one of its ways."""
        self.press(place, before)
        told = self.page.locator(".why[role=dialog]")
        assert told.count() == 0, f"{place['to']} refuses: {told.first.inner_text()}\n{before}"
        self.page.evaluate(TAKE_WAY, [before, self.chance.random()])
        self.insist(before)
        return "thing"

    def look_elsewhere(self) -> str:
        """Bring the area of somebody else to the front, where something can be picked."""
        self.page.locator("[role=tab]:has(.lamp), .boards [aria-pressed=false]").first.click()
        return "looked elsewhere"

    def ask_about(self, place: dict[str, Any], before: str) -> str:
        """Click a thing that no answer is about: it may say what it is, and does nothing."""
        self.page.mouse.click(place["x"], place["y"])
        self.page.wait_for_timeout(150)
        assert self.visitor.asked() == before, f"a click on {place['node']} has played something"
        self.page.keyboard.press("Escape")
        return "asked about"

    def say(self, before: str) -> str:
        """Take an answer that no thing stands for."""
        words = self.page.locator(WORDS)
        assert words.count(), f"no thing leads anywhere, and no answer is without things: {before}"
        words.nth(self.chance.randrange(words.count())).click()
        self.insist(before)
        return "words"

    def press(self, place: dict[str, Any], before: str) -> None:
        """Click a place and wait for what comes of it."""
        self.page.mouse.click(place["x"], place["y"])
        self.visitor.wait_until(ANSWERED, before)

    def insist(self, before: str) -> None:
        """Do it even if something is lost, and go on when the page asks something else."""
        changed = f"(before) => document.querySelector('.asking') !== null || {Visitor.QUESTION} !== before"
        self.visitor.wait_until(changed, before)
        if (asking := self.page.get_by_role("button", name="Do it all the same")).count():
            asking.click()
        self.visitor.wait_for_change(before)
        self.page.mouse.move(2, 400)
