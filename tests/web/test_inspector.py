"""The pages for those who build games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tablewright.engine import Table, find_game, new_table
from tablewright.engine import record as records
from tests.web.conftest import running_site
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOVES = 9


@pytest.fixture(scope="module")
def dev_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_site(tmp_path_factory.mktemp("dev"), "--dev") as address:
        yield address


@pytest.fixture
def dev(browser: Browser, dev_site: str) -> Iterator[Visitor]:
    """Somebody who builds a game."""
    maker = Visitor.Maker(browser, dev_site)
    yield maker("Dev")
    maker.leave()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of some moves."""
    table: Table = new_table(find_game("quarry"), 2, "7", record=True)
    for _ in range(MOVES):
        table.play(table.open_questions()[0].offset)
    records.save(table, tmp_path / "record.json")
    return tmp_path / "record.json"


def jump_in(dev: Visitor, record: Path, move: str) -> None:
    """Open a record after a move."""
    dev.page.goto(f"{dev.site}/dev")
    dev.page.get_by_label("Record").set_input_files(record)
    dev.page.get_by_label("after move").fill(move)
    dev.page.get_by_role("button", name="Open as a table").click()
    dev.page.wait_for_url("**/dev/tables/*")


def test_a_record_is_opened_after_a_move_and_played_on(dev: Visitor, record: Path) -> None:
    jump_in(dev, record, "4")
    dev.page.get_by_text("Move 4 of 4").wait_for()
    dev.page.get_by_role("link", name="To the table").click()
    dev.at_table()
    dev.page.get_by_role("button", name="Show my side").or_(dev.options.first).first.wait_for()
    assert dev.page.locator("header").get_attribute("data-moves") == "4"


def test_one_steps_through_a_record_with_a_branch_kept_open(dev: Visitor, record: Path) -> None:
    jump_in(dev, record, "")
    dev.page.get_by_text(f"Move {MOVES} of {MOVES}").wait_for()
    state = dev.page.locator("main > details", has=dev.page.locator("> summary", has_text="State"))
    state.locator("> summary").click()
    state.locator("summary", has_text="masons").first.click()
    assert state.locator("details[open]").count() == 1
    for move in (MOVES - 1, MOVES - 2):
        dev.page.get_by_title("One move back").click()
        dev.page.get_by_text(f"Move {move} of {MOVES}").wait_for()
        dev.page.wait_for_load_state()  # the script that opens it again has run
        assert state.get_attribute("open") is not None
        assert state.locator("details[open]").count() == 1
    address = dev.page.url.partition("?")[0]
    dev.page.get_by_role("button", name="Open this position as a table").click()
    dev.page.get_by_text(f"Move {MOVES - 2} of {MOVES - 2}").wait_for()
    assert dev.page.url.partition("?")[0] != address


def test_a_file_that_is_no_record_is_refused_with_words(dev: Visitor, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({"players": 2, "moves": []}))
    dev.page.goto(f"{dev.site}/dev")
    dev.page.get_by_label("Record").set_input_files(wrong)
    dev.page.get_by_role("button", name="Open as a table").click()
    dev.page.get_by_text("The record cannot be used").wait_for()
