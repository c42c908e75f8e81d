"""What a game brings in its own folder is on the page: colours, pictograms, emblem and title."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablewright.scaffold import write_game
from tests.packages import lay_package
from tests.web.conftest import running_site
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

#: Whether a pictogram that the board uses is drawn with a size; it came after the page.
PICTOGRAM: Final = """() => [...document.querySelectorAll("use[href^='#i-tawantinsuyu-']")]
  .some((use) => use.getBBox().width > 0 && document.querySelector(use.getAttribute('href')) !== null)"""

COLOUR: Final = "getComputedStyle(document.querySelector('.page')).getPropertyValue('--w-cloth').trim()"


def test_a_games_own_colours_and_pictograms_are_on_the_page(ann: Visitor) -> None:
    ann.new_table("Tawantinsuyu")
    ann.page.wait_for_function(PICTOGRAM)
    assert ann.page.evaluate(COLOUR) == "#713A31"


def test_games_are_called_by_their_titles_in_both_languages(visitors: Visitor.Maker) -> None:
    jan = visitors("Jan", locale="pl")
    jan.go_home()
    jan.card("Kamieniołom").wait_for()
    jan.card("Osadnicy: Narodziny Imperium").wait_for()


def test_a_broken_package_is_shown_with_its_reason(browser: Browser, tmp_path: Path) -> None:
    lay_package(tmp_path, "1 / 0")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    with running_site(tmp_path, PYTHONPATH=path) as address:
        visitors = Visitor.Maker(browser, address)
        ann = visitors("Ann")
        ann.go_home()
        ann.page.get_by_text("orchard cannot be played here.").wait_for()
        ann.page.get_by_text("ZeroDivisionError: division by zero (orchard/__init__.py:1)").wait_for()
        ann.new_table("Quarry")
        visitors.leave()


def test_a_new_game_is_played_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    """As `tablewright new-game` writes it, with its own colours and pictograms, by clicks on its cards."""
    write_game("apple-market", tmp_path / "game")
    command = [sys.executable, "-c", "import setuptools; setuptools.setup()", "-q", "egg_info"]
    subprocess.run(command, cwd=tmp_path / "game", check=True, capture_output=True)
    path = os.pathsep.join([str(tmp_path / "game/src"), *sys.path])
    with running_site(tmp_path, PYTHONPATH=path) as address:
        visitors = Visitor.Maker(browser, address)
        ann = visitors("Ann")
        ann.new_table("Apple Market")
        ann.page.wait_for_function(PICTOGRAM.replace("tawantinsuyu", "apple-market"))
        for _ in range(6):
            ann.answer(on_board=True)
        visitors.leave()
