"""The documentation site: it builds without a warning, every link leads somewhere, everybody can read it."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import ROOT
from tests.web.test_access import needs_axe
from tests.web.visitor import PHONE, serious

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SITE = ROOT / "build" / "docs" / "site"
PAGES = ("index.html", "reference/api/tablewright.html", "pl/granie.html")


@needs_axe
@pytest.mark.skipif(find_spec("zensical") is None, reason="zensical is not installed: make setup")
def test_the_site_builds_and_axe_finds_nothing_serious(browser: Browser) -> None:
    """One test, as building takes long: it stops at a warning or a link that leads nowhere."""
    subprocess.run([sys.executable, "-m", "docs.site.build"], cwd=ROOT, check=True)
    for scheme in ("dark", "light"):
        context = browser.new_context(color_scheme=scheme, viewport=PHONE)
        for name in PAGES:
            page = context.new_page()
            page.goto((SITE / name).as_uri())
            assert serious(page) == [], name
        context.close()
