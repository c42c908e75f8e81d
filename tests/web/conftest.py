"""A running server with a data folder of its own, and browsers that visit it.

These tests need three things that are not always there: Playwright, a Chromium, and the built client. Where
one is missing they are skipped and say what to do.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ROOT: Final = Path(__file__).resolve().parents[2]
BUILT: Final = ROOT / "src" / "tablewright" / "web" / "index.html"
STARTS_WITHIN: Final = 120.0
SERVE: Final = (sys.executable, "-m", "tablewright", "serve")
WITHOUT_WINDOWS: Final = "chromium-headless-shell"
WITH_WINDOWS: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # as on screens of today: letters are as wide as they are drawn
)


def chromium(*names: str) -> str | None:
    """The first of these on this machine; TABLEWRIGHT_CHROMIUM names another one."""
    return os.environ.get("TABLEWRIGHT_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers."""
    module = pytest.importorskip(
        "playwright.sync_api", reason="Playwright is not installed: pip install playwright"
    )
    with module.sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests; every visitor has a context of their own, with own cookies."""
    with launched(playwright, WITHOUT_WINDOWS, *WITH_WINDOWS) as opened:
        yield opened


@pytest.fixture(scope="session")
def windowed(playwright: Playwright) -> Iterator[Browser]:
    """A browser that could show windows, for what needs one: it does much more."""
    with launched(playwright, *WITH_WINDOWS) as opened:
        yield opened


@contextmanager
def launched(playwright: Playwright, *names: str) -> Iterator[Browser]:
    """The first of these browsers that is there."""
    executable = chromium(*names)
    if executable is None:
        pytest.skip("There is no Chromium. On Debian and Ubuntu: apt install chromium")
    opened = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that was started for these tests; TABLEWRIGHT_SITE names one that runs."""
    if running := os.environ.get("TABLEWRIGHT_SITE"):
        yield running
        return
    with running_site(tmp_path_factory.mktemp("served")) as address:
        yield address


@contextmanager
def running_site(folder: Path, *more: str, **variables: str) -> Iterator[str]:
    """A server with its tables in a folder and these environment variables."""
    if not BUILT.is_file():
        pytest.skip("The browser client is not built. Run: python web/build.py")
    address = f"http://127.0.0.1:{(port := free_port())}"
    words = folder / "server.log"
    with words.open("w") as log:
        server = subprocess.Popen(
            [*SERVE, "--no-open", "--port", str(port), "--data", str(folder), *more],
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**os.environ, **variables},
        )
        try:
            wait_for(address, server, words)
            yield address
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def visitors(browser: Browser, site: str) -> Iterator[Visitor.Maker]:
    """Makes visitors; at the end none of their pages may have complained."""
    maker = Visitor.Maker(browser, site)
    yield maker
    maker.leave()


@pytest.fixture
def ann(visitors: Visitor.Maker) -> Visitor:
    """Somebody at a desk."""
    return visitors("Ann")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str, server: subprocess.Popen[bytes], words: Path) -> None:
    """Until the server answers; fail with its words if it does not."""
    end = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end:
        if server.poll() is not None:
            pytest.fail(f"The server did not start:\n{words.read_text()}")
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    else:
        pytest.fail(f"The server did not start:\n{words.read_text()}")
    with urllib.request.urlopen(f"{address}/api/games", timeout=STARTS_WITHIN):
        return  # all games are loaded now, which the first visitor would have waited for
