"""A person who learns: clicks what each step wants, and something else first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tablewright.engine.scene import attach, walk
from tablewright.lessons import Guide, Lessons, Part, Step
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
SETTLED: Final = "(wish) => document.querySelector('.page')?.dataset.step === wish"


def standing_for(guide: Guide, option: str) -> list[str]:
    """The things on the table that stand for an option."""
    scenes = guide.table.game.scenes(guide.table.view(guide.seat), guide.seat)
    attach(scenes, [option])
    return [node.id for scene in scenes for node in walk(scene) if option in node.options]


class Learner:
    """Goes through lessons on a page."""

    def __init__(self, visitor: Visitor, lessons: Lessons, language: str) -> None:
        self.page: Page = visitor.page
        self.site = visitor.site
        self.lessons = lessons
        self.language = language
        self.on_board = 0  # answers that were given on the board
        self.missed = 0  # wrong clicks that were answered with the step's words

    def said(self, text: Any) -> str:
        return str(text.said(self.language))

    def go_through(self, parts: Sequence[Part]) -> None:
        """These parts, one after the other, as they follow each other."""
        self.page.goto(f"{self.site}/#/learn/{self.lessons.game}/{parts[0].id}")
        for part in parts:
            self.page.wait_for_selector(f".page[data-part='{part.id}'][data-step='0']")
            self.go_through_part(part)
            if part is not parts[-1]:
                self.next()
        if parts[-1] is self.lessons.parts[-1]:
            self.expect(self.said(self.lessons.three_plans[0]))

    def go_through_part(self, part: Part) -> None:
        guide = Guide(self.lessons, part.id)
        for number, step in enumerate(part.steps):
            self.page.wait_for_function(SETTLED, arg=str(number))
            self.expect(self.said(step.say))
            self.lights_what_is_meant(guide, step)
            self.take(guide, step, number)
        self.page.wait_for_function(SETTLED, arg=str(len(part.steps)))
        self.expect(self.said(part.end))

    def take(self, guide: Guide, step: Step, number: int) -> None:
        """One wrong click, then what the step wants."""
        option = guide.shown_answer()
        if step.kind == "tell":
            self.next()
        else:
            self.miss(guide, step)
            self.click(guide, option)
        if step.kind == "puzzle":
            self.expect(self.said(step.best[option]) if option in step.best else "")
            self.next()
        guide.go_on(option)
        self.page.wait_for_function(SETTLED, arg=str(number + 1))
        if step.then is not None:
            self.expect(self.said(step.then))
            self.next()

    def miss(self, guide: Guide, step: Step) -> None:
        """Something that is offered and not wanted: its words are shown, and nothing is played."""
        assert guide.question is not None
        others = [option for option in guide.question.option_ids() if not guide.judge(option).opens]
        if not others:
            return
        words = guide.judge(others[0]).words
        if self.page.locator("details:not([open]) summary").count():
            self.page.locator("details summary").click()
        self.page.locator(f'[data-option="{others[0]}"]').click()
        self.expect("" if words is None else self.said(words), ".try")
        self.page.wait_for_function(SETTLED, arg=str(len(guide.taken)))
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

    def lights_what_is_meant(self, guide: Guide, step: Step) -> None:
        """Something that the step speaks of, or that stands for its answer, is on the screen."""
        meant = [*step.look, *(node for option in step.named for node in standing_for(guide, option))]
        shown = self.page.evaluate(
            """(nodes) => nodes.some((node) => {
                const thing = document.querySelector(`svg.tw-scene [data-node="${CSS.escape(node)}"]`);
                const box = thing?.getBoundingClientRect();
                return box && box.right > 0 && box.left < innerWidth
                  && box.bottom > 0 && box.top < innerHeight;
            })""",
            meant,
        )
        assert shown or not meant, f"nothing of {meant} is on the screen"

    def next(self) -> None:
        self.page.locator(".next:enabled").click()

    def expect(self, words: str, where: str = ".card") -> None:
        """These words can be read."""
        if words:
            self.page.locator(where, has_text=words).first.wait_for()
