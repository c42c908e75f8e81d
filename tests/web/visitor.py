"""A person in front of a browser: knows how to set up a table, read the page and answer questions."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize

WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: Milliseconds until a test gives up. How fast a page is, others measure: a busy machine takes many times as
#: long for everything, and a wait ends as soon as what is waited for is there.
PATIENCE: Final = 120_000

#: Milliseconds between two looks at a page that something is expected of.
LOOK_EVERY: Final = 40

#: Where a mouse can hit a pickable thing, and nothing else that can be picked lies above it.
HITTABLE: Final = """() => {
  for (const group of document.querySelectorAll('.can-pick')) {
    const box = group.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.5, .15], [.15, .5], [.85, .85], [.12, .12], [.5, .9]]) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y)?.closest('[data-node]');
      if (hit && (hit === group || group.contains(hit)) && hit.closest('.can-pick') === group) {
        return {x, y, node: group.getAttribute('data-node')};
      }
    }
  }
  return null;
}"""


#: What tells one question from the next: move number, prompt and answers.
QUESTION: Final = """JSON.stringify([document.querySelector('header')?.dataset.moves,
  document.querySelector('.prompt h2')?.textContent,
  [...document.querySelectorAll('[data-option]')].map((one) => one.dataset.option)])"""

#: The number of moves that the page shows, and whether it takes an answer.
MOMENT: Final = """() => [document.querySelector('header')?.dataset.moves ?? '',
  document.querySelector('[data-option]:enabled') !== null && !document.querySelector('.option:disabled')]"""

#: Whether the page asks something else than before, or the game is over.
CHANGED: Final = f"""(before) => !document.querySelector('.option:disabled')
  && document.querySelector('[data-option], .over') !== null && {QUESTION} !== before"""

#: Whether the page takes an answer and knows what lies ahead of it, or there is nothing more to know.
KNOWN: Final = """() => document.querySelector('.over, .main[data-option]:enabled') !== null
  || (document.querySelector('[data-option]:enabled') !== null
    && document.querySelector('[data-ahead]') !== null)"""

#: Whether a click on a thing has led to something: a box of ways, a warning, or another question. What would
#: be lost is asked of the server first, so that none of them needs to be there at once.
ANSWERED: Final = f"""(before) => document.querySelector('.menu .way, .asking') !== null
  || ({CHANGED})(before)"""


#: Tables that are set up by clicking have a seed, always the same for the same visitor, game and order: what
#: one run finds, the next one finds again.
SEEDED: Final = """(name) => {
  const real = window.fetch;
  let made = 0;
  window.fetch = (where, how) => {
    if (how?.method !== 'POST' || !String(where).endsWith('/api/tables')) return real(where, how);
    made += 1;
    return real(where, {...how, body: JSON.stringify({seed: `${name}-${made}`, ...JSON.parse(how.body)})});
  };
}"""

#: Until everything has stood where it is for some pictures in a row.
STILL: Final = """() => new Promise((resolve) => {
  let last = '', same = 0;
  const look = () => {
    const places = [...document.querySelectorAll('header *, main *')].map((one) => {
      const box = one.getBoundingClientRect();
      return [box.x, box.y, box.width, box.height].map(Math.round).join();
    }).join(';');
    same = places === last ? same + 1 : 0;
    last = places;
    if (same >= 3) resolve(true);
    else requestAnimationFrame(look);
  };
  document.fonts.ready.then(look);
})"""

#: Brings in the record of a game; the table's id.
BRING_IN: Final = """async (wish) => (await (await fetch('/api/import?scenes=0', {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
})).json()).table"""


def unpacked(frame: str | bytes) -> str:
    """The text of a frame; large ones come compressed."""
    return frame if isinstance(frame, str) else zlib.decompress(frame).decode()


class Visitor:
    """One browser context: its own cookies, its own name."""

    QUESTION: Final = QUESTION

    class Maker:
        """Makes visitors and looks after them."""

        def __init__(self, browser: Browser, site: str) -> None:
            self.browser = browser
            self.site = site
            self.made: list[Visitor] = []

        def __call__(self, name: str, size: ViewportSize = WIDE, **context: Any) -> Visitor:
            opened = self.browser.new_context(
                viewport=size,
                locale=context.pop("locale", "en-GB"),
                color_scheme=context.pop("color_scheme", "dark"),
                reduced_motion=context.pop("reduced_motion", "reduce"),
                accept_downloads=True,
                **context,
            )
            visitor = Visitor(opened, self.site, name)
            self.made.append(visitor)
            return visitor

        def leave(self) -> None:
            """Close all; a page that threw an error fails the test."""
            complaints = [complaint for visitor in self.made for complaint in visitor.complaints]
            for visitor in self.made:
                visitor.context.close()
            assert complaints == []

    def __init__(self, context: BrowserContext, site: str, name: str) -> None:
        self.context = context
        self.site = site
        self.name = name
        self.complaints: list[str] = []
        context.add_init_script(f"({SEEDED})({json.dumps(name)})")
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    # --- going places

    def go_home(self) -> None:
        """Open the home page and wait for the games."""
        self.page.goto(f"{self.site}/#/")
        self.page.locator(".card").first.wait_for()

    def new_table(self, title: str) -> str:
        """Set up a solo table of a game by clicking, and sit down; the table's id."""
        self.choose_game(title)
        self.remove_others()
        self.page.get_by_role("button", name="Start table").click()
        return self.at_table()

    def bring_in(self, record: dict[str, Any], seats: list[dict[str, Any]], **more: Any) -> str:
        """Sit down at a table that others have begun; the table's id."""
        self.go_home()
        table: str = self.page.evaluate(BRING_IN, {"record": record, "seats": seats, **more})
        self.page.goto(f"{self.site}/#/table/{table}")
        return self.at_table()

    def remove_others(self) -> None:
        """Leave one seat of the table that is being set up."""
        while (others := self.page.get_by_role("button", name="Remove seat")).count():
            others.last.click()

    def card(self, title: str) -> Locator:
        """A game on the shelf."""
        return self.page.locator(".card").filter(has=self.page.get_by_role("heading", name=title))

    def choose_game(self, title: str) -> None:
        """On the home page, open the set-up of a game, with a name for oneself."""
        self.go_home()
        self.card(title).get_by_role("button", name="With friends").click()
        self.page.get_by_label("Name at seat A").fill(self.name)

    def tick(self, name: str, within: Locator | None = None) -> None:
        """Click the label of a radio button: the button itself is drawn by the page."""
        where = within or self.page.locator("body")
        where.locator("label", has=self.page.get_by_role("radio", name=name)).first.click()

    def at_table(self) -> str:
        """Wait until the page shows a table; its id."""
        self.page.wait_for_url("**/#/table/*")
        self.page.locator(".prompt").wait_for()
        return self.page.url.rsplit("/", 1)[1]

    # --- reading the page

    @property
    def prompt(self) -> str:
        """The question, as it is written."""
        return self.page.locator(".prompt h2").inner_text()

    @property
    def options(self) -> Locator:
        """The answers that are offered."""
        return self.page.locator(".option:not(.no)")

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return self.page.locator(".log .line").all_inner_texts()

    def asked(self) -> str:
        """What tells one question from the next: move number, prompt and answers."""
        question: str = self.page.evaluate(QUESTION)
        return question

    def moment(self) -> tuple[str, bool]:
        """The number of moves that the page shows, and whether it takes an answer."""
        moves: str
        moves, is_asked = self.page.evaluate(MOMENT)
        return moves, bool(is_asked)

    def settle(self) -> None:
        """Until nothing on the page moves any more: only then is a place worth measuring."""
        self.page.evaluate(STILL)

    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.get_by_role("link", name="To the report").count() > 0

    # --- answering

    def answer(self, *, on_board: bool) -> str:
        """Take something that is offered, on the board if that is wished and possible: how it was done."""
        self.page.locator("[data-option]:enabled").first.wait_for()
        before = self.asked()
        how = (on_board and self._click_thing(before)) or self._click_button()
        self.wait_for_change(before)
        return how

    def answer_or_wait(self) -> None:
        """Take first answers until somebody else is asked."""
        self.page.locator("[data-option]:enabled").first.wait_for()
        while self.page.locator("[data-option]:enabled").count():
            before = self.asked()
            self._click_button()
            self.wait_until(
                f"(before) => !document.querySelector('.option:disabled') && {QUESTION} !== before", before
            )

    def _click_button(self) -> str:
        """Take the first answer of the list, or confirm the turn."""
        if self.options.count():
            self.options.first.click()
            if (asking := self.page.get_by_role("button", name="Do it all the same")).count():
                asking.click()
            return "button"
        self.page.get_by_role("button", name="Confirm turn").click()
        return "confirm"

    def _click_thing(self, before: str) -> str:
        """Click a thing that is lit up; if it stands for several options, take the first."""
        place = self.page.evaluate(HITTABLE)
        if place is None:
            return ""
        self.page.mouse.click(place["x"], place["y"])
        self.wait_until(ANSWERED, before)
        if (ways := self.page.locator(".menu .way")).count():
            ways.first.click()
        if (asking := self.page.get_by_role("button", name="Do it all the same")).count():
            asking.click()
        return "thing"

    def wait_until(self, holds: str, arg: Any = None) -> None:
        """Until something holds on the page, which is looked at now and then.

        Browsers look at every picture by themselves, and so draw pictures all the time.
        """
        self.page.wait_for_function(holds, arg=arg, polling=LOOK_EVERY)

    def wait_for_change(self, before: str) -> None:
        """Until the page asks something else, or the game is over."""
        self.wait_until(CHANGED, before)

    def wait_until_known(self) -> None:
        """Until the page knows what lies ahead of its question, or there is nothing more to know."""
        self.wait_until(KNOWN)

    # --- judging

    def violations(self) -> list[str]:
        """What axe finds serious or critical on this page."""
        return serious(self.page)


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical on a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # the page itself would refuse a foreign script
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
