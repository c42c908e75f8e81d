"""Take the pictures of the client for README and docs/looks.md: ``python -m docs.pictures.make``.

Needs what the browser tests need (Playwright, a Chromium, the built client), and Pillow. Positions come from
games between greedy bots, imported as records at tables of one browser.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import sync_playwright

import tablewright
from tablewright.bots import Glimpse, make_bot
from tests.web.conftest import FLAGS, SERVE, chromium, free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

FOLDER: Final = Path(__file__).resolve().parent
WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
AHEAD: Final = 6_000  # milliseconds until what lies ahead is on the screen, on a busy machine
SHOWN: Final = 1200  # pixels of a wide picture in the folder
#: Game, players, choices made before the picture is taken, seed.
POSITIONS: Final = {
    "origins": (4, 362, 7),
    "settlers": (3, 128, 3),
    "tabannusi": (4, 121, 5),
    "tawantinsuyu": (4, 151, 2),
    "daitoshi": (4, 172, 4),
    "quarry": (2, 9, 1),
}
NAMES: Final = ("Ada", "Bruno", "Celia", "Delta")
MOST: Final = 4_000


def record_of(game: str, players: int, choices: int, seed: int) -> dict[str, Any]:
    """A game of greedy bots up to a choice, or past it until somebody is asked who can be told why not."""
    table = tablewright.new(game, players=players, seed=seed)
    bots = [make_bot("greedy", str(seat)) for seat in range(players)]
    for made in range(MOST):
        if table.over:
            break
        question = table.open_questions()[0]
        if made >= choices and question.reasons() and len(question.values) > 1:
            break
        index = bots[question.seat].choose(Glimpse(table, question))
        table.choose(question.option_ids()[index], question.seat)
    found: dict[str, Any] = json.loads(table.save())
    return found


class Album:
    """A browser at a server, and the pictures it takes."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser = browser
        self.site = site
        self.context = self.context_for(WIDE, "dark")
        self.page: Page = self.context.new_page()
        self.page.goto(f"{site}/#/")
        self.page.wait_for_timeout(800)

    def context_for(self, size: ViewportSize, scheme: str, **more: Any) -> BrowserContext:
        """A window of its own, with the cookies of the first one."""
        context = self.browser.new_context(
            viewport=size, color_scheme=scheme, locale="en-GB", reduced_motion="reduce", **more
        )
        if hasattr(self, "context"):
            context.add_cookies(self.context.cookies())
        return context

    def make_table(self, record: dict[str, Any], names: tuple[str, ...]) -> str:
        """A table of this browser that goes on from a record."""
        seats = [{"kind": "here", "name": name} for name in names]
        body = {"record": record, "seats": seats, "confirm": True}
        answer = self.context.request.post(
            f"{self.site}/api/import?scenes=0", data=body, headers={"origin": self.site}
        )
        if not answer.ok:
            sys.exit(f"The server did not take the record of {record['game']}: {answer.text()}")
        table: str = answer.json()["table"]
        return table

    def take(self, page: Page, name: str, wide: bool = True) -> None:
        """The picture of a page, in the size of the folder."""
        path = FOLDER / f"{name}.png"
        page.screenshot(path=path)
        if wide:
            shrink(path)

    def table(self, game: str, table: str) -> None:
        """A table on wide and small screens, light and dark."""
        for size, scheme, name in (
            (WIDE, "dark", game),
            (WIDE, "light", f"{game}-light"),
            (TABLET, "dark", f"{game}-tablet"),
            (PHONE, "dark", f"{game}-phone"),
        ):
            if name.endswith("-light") and game != "origins":
                continue
            touch = size is not WIDE
            context = self.context_for(size, scheme, has_touch=touch, is_mobile=touch)
            page = context.new_page()
            page.goto(f"{self.site}/#/table/{table}")
            page.locator(".prompt").wait_for()
            page.wait_for_timeout(AHEAD)
            self.take(page, name, wide=size is WIDE)
            context.close()

    def at(self, address: str, name: str, size: ViewportSize, scheme: str, button: str = "") -> None:
        """Any other page, after a click on a button if one is named."""
        context = self.context_for(size, scheme)
        page = context.new_page()
        page.goto(f"{self.site}/#{address}")
        page.locator("h2, h3").nth(1).wait_for()
        page.wait_for_timeout(900)
        if button:
            page.get_by_role("button", name=button).click()
            page.wait_for_timeout(1_500)
        self.take(page, name, wide=size is WIDE)
        context.close()


def shrink(path: Path) -> None:
    """A wide picture as wide as the folder's."""
    from PIL import Image

    with Image.open(path) as picture:
        height = round(picture.height * SHOWN / picture.width)
        smaller = picture.convert("RGB").resize((SHOWN, height), Image.Resampling.LANCZOS)
    smaller.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2).save(path, optimize=True)


def wait_for(site: str) -> None:
    """Until the server answers."""
    for _ in range(400):
        try:
            with urllib.request.urlopen(f"{site}/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)


def main() -> None:
    """All pictures, or those of the games that are named."""
    games = sys.argv[1:] or [*POSITIONS]
    with tempfile.TemporaryDirectory() as folder:
        site = f"http://127.0.0.1:{(port := free_port())}"
        server = subprocess.Popen([*SERVE, "--no-open", "--port", str(port), "--data", folder])
        try:
            wait_for(site)
            with sync_playwright() as driver:
                browser = driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
                album = Album(browser, site)
                for game in games:
                    players, choices, seed = POSITIONS[game]
                    record = record_of(game, players, choices, seed)
                    album.table(game, album.make_table(record, NAMES[:players]))
                if "origins" in games:
                    report(album)
                browser.close()
        finally:
            server.terminate()
            server.wait(20)


def report(album: Album) -> None:
    """Home, report and replay, with a finished game of Origins among the tables."""
    players, _, seed = POSITIONS["origins"]
    over = album.make_table(record_of("origins", players, MOST, seed), NAMES[:players])
    for size, scheme, name in (
        (WIDE, "dark", "home"),
        (WIDE, "light", "home-light"),
        (PHONE, "dark", "home-phone"),
    ):
        album.at("/", name, size, scheme)
    album.at(f"/report/{over}", "report", WIDE, "dark")
    album.at(f"/report/{over}", "report-phone", PHONE, "dark")
    album.at(f"/report/{over}", "replay", WIDE, "dark", "Show the board")


if __name__ == "__main__":
    main()
