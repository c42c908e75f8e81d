"""A person who learns: clicks what each step wants, and something else first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from tablewright.engine.blame import short_path
from tablewright.engine.scene import attach, walk
from tablewright.lessons import Guide, Lessons, Part, Step, lessons_file
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: Where a mouse can hit a thing that stands for an option that the step wants, if it can.
WHERE: Final = """(nodes) => {
  for (const node of nodes) {
    const group = document.querySelector(`svg.tw-scene [data-node="${CSS.escape(node)}"].can-pick`);
    const box = group?.getBoundingClientRect();
    if (!box || !box.width) continue;
    for (const [across, down] of [[.5, .5], [.5, .15], [.15, .5], [.85, .85], [.12, .12], [.5, .9]]) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y)?.closest('[data-node]');
      if (hit && group.contains(hit) && hit.closest('.can-pick') === group) return {x, y};
    }
  }
  return null;
}"""
#: The list that opens where a thing stands for several options.
MENU: Final = "ul[aria-label='Which one?'], ul[aria-label='Która?']"
#: Whether the page is at a step, these words can be read in a place, and one of these things is in sight.
THERE: Final = """({step, words, where, things}) => {
  if (document.querySelector('.page')?.dataset.step !== String(step)) return false;
  const plain = (text) => text.replace(/\\s+/g, ' ');
  const isSaid = (one) => plain(one.textContent).includes(plain(words));
  if (![...document.querySelectorAll(where)].some(isSaid)) return false;
  return things.length === 0 || things.some((thing) => {
    const drawn = document.querySelector(`svg.tw-scene [data-node="${CSS.escape(thing)}"]`);
    const box = drawn?.getBoundingClientRect();
    return box && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  });
}"""
#: The answers that the step does not ask for are folded away.
UNFOLD: Final = "() => document.querySelector('.card details:not([open]) summary')?.click()"


def standing_for(guide: Guide, option: str) -> list[str]:
    """The things on the table that stand for an option."""
    scenes = guide.table.game.scenes(guide.table.view(guide.seat), guide.seat)
    attach(scenes, [option])
    return [node.id for scene in scenes for node in walk(scene) if option in node.options]


class Learner:
    """Goes through lessons on a page."""

    def __init__(self, visitor: Visitor, lessons: Lessons, language: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.site = visitor.site
        self.lessons = lessons
        self.language = language
        self.on_board = 0  # answers that were given on the board
        self.missed = 0  # wrong clicks that were answered with the step's words

    def said(self, text: Any) -> str:
        return str(text.said(self.language))

    def go_through(self, parts: Sequence[Part]) -> None:
        """These parts; one that follows on the one before is begun from its end."""
        following = dict(pairwise(part.id for part in self.lessons.parts))
        before = ""
        for part in parts:
            if before and following[before] == part.id:
                self.next()
            else:
                self.page.goto(f"{self.site}/#/learn/{self.lessons.game}/{part.id}")
            self.page.wait_for_selector(f".page[data-part='{part.id}'][data-step='0']")
            self.go_through_part(part)
            before = part.id
        if before == self.lessons.parts[-1].id:
            plan = self.said(self.lessons.three_plans[0])
            self.page.locator(".card", has_text=plan).wait_for()

    def go_through_part(self, part: Part) -> None:
        """Every step of a part; what does not come true is told with file, part and step."""
        guide = Guide(self.lessons, part.id)
        for step in part.steps:
            self.there(guide, self.said(step.say), things=self.meant(guide, step))
            self.take(guide, step)
        self.there(guide, self.said(part.end))

    def take(self, guide: Guide, step: Step) -> None:
        """One wrong click, then what the step wants."""
        option = guide.shown_answer()
        if step.kind == "tell":
            self.next()
        else:
            self.miss(guide)
            self.click(guide, option)
        if step.kind == "puzzle":
            self.there(guide, self.said(step.best[option]) if option in step.best else "", ".try")
            self.next()
        guide.go_on(option)
        if step.then is not None:
            self.there(guide, self.said(step.then))
            self.next()

    def miss(self, guide: Guide) -> None:
        """Something that is offered and not wanted: its words are shown, and nothing is played."""
        assert guide.question is not None
        others = [option for option in guide.question.option_ids() if not guide.judge(option).opens]
        if not others:
            return
        words = guide.judge(others[0]).words
        self.page.evaluate(UNFOLD)
        self.page.locator(f'[data-option="{others[0]}"]').click()
        self.there(guide, "" if words is None else self.said(words), ".try")
        self.missed += 1

    def click(self, guide: Guide, option: str) -> None:
        """On the board if something there stands for it alone, else in the list."""
        where = self.page.evaluate(WHERE, standing_for(guide, option))
        if where is not None:
            self.page.mouse.click(where["x"], where["y"])
            if not self.page.locator(MENU).count():
                self.on_board += 1
                return
            self.page.keyboard.press("Escape")
        self.page.locator(f'[data-option="{option}"]').click()

    @staticmethod
    def meant(guide: Guide, step: Step) -> list[str]:
        """What the step speaks of, and what stands for its answers."""
        return [*step.look, *(node for option in step.named for node in standing_for(guide, option))]

    def next(self) -> None:
        self.page.locator(".next:enabled").click()

    def there(self, guide: Guide, words: str, where: str = ".card", things: Sequence[str] = ()) -> None:
        """The page is where the guide is; these words can be read, and one of the things is in sight."""
        wish = {"step": len(guide.taken), "words": words, "where": where, "things": list(things)}
        try:
            self.visitor.wait_until(THERE, wish)
        except Exception as error:
            file = short_path(lessons_file(guide.table.game))
            raise AssertionError(f"{file}: {guide.here}: the page never came to {wish}") from error
