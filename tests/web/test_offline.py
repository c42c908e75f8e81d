"""The site without a server: from a plain file server, then from the browser alone.

`make site` makes it; without that these tests are skipped. TABLEWRIGHT_ALL_OFFLINE plays whole games of every
title, and compares the digests of 50 games of each.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import os
import re
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.conftest import ROOT
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SITE: Final = ROOT / "site"
WHOLE: Final = bool(os.environ.get("TABLEWRIGHT_ALL_OFFLINE"))
TITLES: Final = {
    "origins": "Origins",
    "settlers": "Imperial Settlers",
    "tabannusi": "Tabannusi",
    "tawantinsuyu": "Tawantinsuyu",
    "daitoshi": "Daitoshi",
}
MOST_WEIGHT: Final = 12_000_000  # bytes over the wire, compressed
PYTHON_STARTS: Final = 120_000  # milliseconds, on a machine with much else to do
SOME_ANSWERS: Final = 4
MOST_ANSWERS: Final = 3_000
SEEDS: Final = 50 if WHOLE else 1
MEGABYTE: Final = 1_000_000


@pytest.fixture(scope="session")
def made() -> Path:
    if not (SITE / "service-worker.js").is_file():
        pytest.skip("The site is not made. Run: make site")
    return SITE


class Host(http.server.SimpleHTTPRequestHandler):
    """Python's own file server; it tells browsers the policy that docs/offline.md proposes."""

    extensions_map: Final = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }
    policy = ""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *told: Any) -> None:
        """Nobody reads it."""


class Files:
    """A file server that can be switched off."""

    def __init__(self, folder: Path) -> None:
        told = re.search(r"Security-Policy: (.*)", (folder / "_headers").read_text())
        assert told is not None
        Host.policy = told[1]
        handler = functools.partial(Host, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._runs = True

    def stop(self) -> None:
        if self._runs:
            self._server.shutdown()
            self._server.server_close()
            self._runs = False


@pytest.fixture
def files(made: Path) -> Iterator[Files]:
    served = Files(made)
    yield served
    served.stop()


@pytest.fixture
def zoe(browser: Browser, files: Files) -> Iterator[Visitor]:
    """Somebody who has visited the site once, and whose network is gone now."""
    maker = Visitor.Maker(browser, files.address)
    visitor = maker("Zoe")
    visitor.page.set_default_timeout(PYTHON_STARTS)
    visitor.page.on("console", lambda line: _note(visitor, line.type, line.text))
    visitor.go_home()
    visitor.page.evaluate("navigator.serviceWorker.ready")
    files.stop()
    yield visitor
    maker.leave()


def _note(visitor: Visitor, kind: str, text: str) -> None:
    """What a policy forbids is told to the console only."""
    if kind == "error" and "Content Security Policy" in text:
        visitor.complaints.append(text)


def opened_again(visitor: Visitor) -> None:
    visitor.page.reload()
    visitor.page.locator(".prompt").wait_for()


def answers(visitor: Visitor, most: int) -> int:
    """Answer so often, or until the game is over."""
    count = 0
    while count < most and not visitor.is_over():
        visitor.answer(on_board=count % 2 == 0)
        count += 1
    return count


def take_something_back(visitor: Visitor) -> None:
    """Play until a choice can be taken back, and take it back."""
    undo = visitor.page.get_by_role("button", name="Undo", exact=True)
    while undo.get_attribute("aria-disabled") == "true":
        visitor.answer(on_board=True)
        assert not visitor.is_over()
    asked = visitor.asked()
    undo.click()
    visitor.wait_for_change(asked)
    assert int(json.loads(visitor.asked())[0]) < int(json.loads(asked)[0])


def test_a_whole_game_offline_with_everything_around_it(zoe: Visitor, tmp_path: Path) -> None:
    page = zoe.page
    zoe.new_table("Quarry")
    take_something_back(zoe)
    answers(zoe, 6)
    asked, log = zoe.asked(), zoe.log
    opened_again(zoe)
    assert (zoe.asked(), zoe.log) == (asked, log), "nothing is lost by a reload in the middle"
    assert answers(zoe, MOST_ANSWERS) > 6
    page.get_by_role("link", name="To the report").click()
    page.get_by_role("heading", name="Points by source").wait_for()
    page.get_by_role("button", name="Board", exact=False).first.click()
    page.locator(".replay .tw-scene").first.wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    record = tmp_path / "record.json"
    saved.value.save_as(record)
    check_record(record)
    zoe.go_home()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/#/table/*")
    page.get_by_role("link", name="To the report").wait_for()


def check_record(record: Path) -> None:
    """CPython plays what the browser has recorded, and comes to the same table."""
    command = [sys.executable, "-m", "tablewright", "verify", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_two_people_at_one_screen_and_a_bot(zoe: Visitor) -> None:
    page = zoe.page
    zoe.choose_game("Quarry")
    page.get_by_label("Name at seat B").fill("Bob")
    page.get_by_role("button", name="Seat C").click()
    page.get_by_role("button", name="Start table").click()
    zoe.at_table()
    asked, over = page.locator("[data-option]:enabled"), page.get_by_role("button", name="Show my side")
    for _ in range(4):
        asked.or_(over).first.wait_for()
        if over.count():
            over.click()
            asked.first.wait_for()
        zoe.answer_or_wait()
    asked.or_(over).first.wait_for()
    if over.count():
        over.click()
    page.wait_for_function("document.querySelectorAll('.log .line').length > 2")


@pytest.mark.parametrize("title", TITLES.values() if WHOLE else ["Imperial Settlers"])
def test_heavy_titles_are_played_offline(zoe: Visitor, title: str) -> None:
    """One of them after the other in one go: only what a title needs is loaded."""
    zoe.new_table(title)
    if WHOLE:
        assert answers(zoe, MOST_ANSWERS) < MOST_ANSWERS
        assert zoe.is_over()
        return
    answers(zoe, SOME_ANSWERS)
    for other in TITLES.values():
        if other != title:
            zoe.new_table(other)
            assert answers(zoe, SOME_ANSWERS) == SOME_ANSWERS


def test_lessons_rules_and_polish_offline(zoe: Visitor) -> None:
    page = zoe.page
    page.goto(f"{zoe.site}/#/learn/quarry")
    page.locator(".tw-scene").first.wait_for()
    page.goto(f"{zoe.site}/#/rules/quarry")
    page.locator("main h2").first.wait_for()
    page.get_by_role("button", name="PL: ").first.click()
    page.goto(f"{zoe.site}/#/")
    page.get_by_role("heading", name="Bez serwera").wait_for()
    assert page.get_by_label("Adres serwera").is_visible()


# ------------------------------------------------------------------------------------- without a browser


def test_the_site_is_light_enough(made: Path) -> None:
    listed = re.search(r"const FILES = (\{.*?\});", (made / "service-worker.js").read_text(), re.DOTALL)
    assert listed is not None
    kept = json.loads(listed[1])
    weights = {name: len(gzip.compress((made / name).read_bytes(), 6)) for name in kept}
    heaviest = max(weights[f"python/{game}.zip"] for game in ("quarry", *TITLES))
    others = sum(weight for name, weight in weights.items() if not is_of_a_title(name))
    assert others + heaviest < MOST_WEIGHT
    assert sum(weights.values()) < MOST_WEIGHT + 3 * MEGABYTE, "all titles together"
    there = {path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}
    assert there - set(kept) == {".sources", "_headers", "service-worker.js"}


def is_of_a_title(name: str) -> bool:
    return any(f"/{game}" in name for game in ("quarry", *TITLES))


def test_the_policy_lets_no_text_be_run(made: Path) -> None:
    told = (made / "_headers").read_text()
    policy = re.search(r"script-src ([^;]*)", told)
    assert policy is not None
    assert policy[1] == "'self' 'wasm-unsafe-eval'"
    assert f"script-src {policy[1]};" in (made / "index.html").read_text()


def test_the_icons_are_pictures_of_their_sizes(made: Path) -> None:
    manifest = json.loads((made / "app.webmanifest").read_text())
    for icon in manifest["icons"]:
        content = (made / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert content[:8] == b"\x89PNG\r\n\x1a\n"
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_licences_of_all_parts_are_listed(made: Path) -> None:
    page = (made / "licences.html").read_text()
    parts = re.findall(r"<h2>(.*?) [\d.]+[^ ]*</h2><p>([^<·]+)", page)
    assert all(kind.strip() for _, kind in parts)
    names = {name.lower() for name, _ in parts}
    assert {"tablewright", "pyodide", "msgspec", "babel", "svelte", "fluent.runtime", "attrs"} <= names


PLAY: Final = """
import json, random
from tablewright.engine import find_game, new_table
from tablewright.engine import record as records

def digests(game, seeds):
    found = []
    for seed in range(seeds):
        chance = random.Random(f"{game} {seed}")
        players = chance.choice(find_game(game).players)
        table = new_table(find_game(game), players, f"digest {seed}", {}, record=True)
        while not table.over:
            question = table.open_questions()[0]
            table.choose(chance.choice(question.option_ids()), question.seat)
        found.append([len(table.moves), records.to_data(table)["digest"], list(table.scores)])
    return json.dumps(found)
"""


@pytest.mark.parametrize("game", ["quarry", *TITLES] if WHOLE else ["settlers"])
def test_the_same_games_give_the_same_digests(made: Path, game: str, tmp_path: Path) -> None:
    from web.build import find_node

    script = tmp_path / "play.py"
    script.write_text(PLAY)
    player = Path(__file__).parent / "pyodide.mjs"
    command = [str(find_node()), str(player), str(made), game, str(script), str(SEEDS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
    here: dict[str, Any] = {}
    exec(PLAY, here)
    assert json.loads(done.stdout) == json.loads(here["digests"](game, SEEDS))
