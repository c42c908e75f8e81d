"""The home page: choose a game, set it up, go on with a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.web.visitor import Visitor

TITLES = ["Quarry", "Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"]


def test_every_game_is_on_the_shelf(ann: Visitor) -> None:
    ann.go_home()
    shelf = ann.page.get_by_role("radiogroup", name="Choose a game")
    for title in TITLES:
        assert shelf.get_by_role("radio", name=title).count() == 1, title


def test_seats_come_and_go_as_the_game_allows(ann: Visitor) -> None:
    ann.choose_game("Quarry")
    seats = ann.page.get_by_role("group", name="Seat ")
    while ann.page.locator(".add").count():
        ann.page.locator(".add").click()
    assert seats.count() == 4
    ann.page.get_by_role("button", name="Remove seat D").click()
    assert seats.count() == 3


@pytest.mark.parametrize(("language", "word"), [("en", "First game"), ("pl", "Pierwsza gra")])
def test_settings_have_words(visitors: Visitor.Maker, language: str, word: str) -> None:
    ann = visitors("Ann", locale=language)
    ann.go_home()
    ann.tick("Tabannusi")
    ann.page.get_by_text(word).wait_for()
    assert ann.page.get_by_text("gilgabot", exact=True).count() == 0


def test_a_running_table_waits_on_the_home_page(ann: Visitor) -> None:
    table = ann.new_table("Quarry")
    ann.go_home()
    entry = ann.page.locator(f"a[href='#/table/{table}']")
    entry.wait_for()
    assert "Your turn" in entry.inner_text()
    entry.click()
    ann.at_table()
    assert ann.options.count() > 0


def test_a_table_can_be_removed(ann: Visitor) -> None:
    table = ann.new_table("Quarry")
    ann.go_home()
    entry = ann.page.locator("li", has=ann.page.locator(f"a[href='#/table/{table}']"))
    entry.get_by_role("button", name="Remove table").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    entry.wait_for(state="detached")


def test_a_file_that_is_no_record_is_refused_in_words(ann: Visitor, tmp_path: Path) -> None:
    other = tmp_path / "shopping.json"
    other.write_text(json.dumps({"milk": 2}))
    ann.go_home()
    ann.page.get_by_label("Import a record").first.set_input_files(other)
    alert = ann.page.get_by_role("alert")
    alert.wait_for()
    assert alert.inner_text().strip()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_table_follows_the_wish_for_dark_or_light(visitors: Visitor.Maker, scheme: str) -> None:
    visitor = visitors("Ann", color_scheme=scheme)
    visitor.go_home()
    assert visitor.page.locator("html").get_attribute("data-theme") == scheme
    visitor.page.get_by_role("button", name="Light table" if scheme == "dark" else "Dark table").click()
    assert visitor.page.locator("html").get_attribute("data-theme") != scheme
