"""The home page: choose a game, set it up, go on with a table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.web.visitor import Visitor

TITLES = ["Quarry", "Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"]


def test_every_game_is_on_the_shelf(ann: Visitor) -> None:
    ann.go_home()
    for title in TITLES:
        card = ann.card(title)
        assert card.count() == 1, title
        told = card.inner_text()
        assert "min" in told
        assert "best" in told
        assert card.get_by_role("button", name="With friends").is_enabled()


def test_one_click_plays_alone(ann: Visitor) -> None:
    ann.go_home()
    ann.card("Quarry").get_by_role("button", name="Play alone now").click()
    ann.at_table()
    assert ann.options.count() > 0


def test_presets_settle_a_box_and_are_kept_for_the_next_table(ann: Visitor) -> None:
    ann.choose_game("Imperial Settlers")
    presets = ann.page.get_by_role("radiogroup", name="What is in the game")
    assert presets.get_by_role("radio").count() == 9
    ann.tick("Aztecs", presets)
    ann.remove_others()
    ann.page.get_by_role("button", name="Start table").click()
    table = ann.at_table()
    options = ann.page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}?scenes=0`)).json()).options", table
    )
    assert {"name": "azt", "value": "yes"}.items() <= next(o for o in options if o["name"] == "azt").items()
    ann.choose_game("Imperial Settlers")
    assert presets.get_by_role("radio", name="Base game").is_checked()  # alone is a table of another kind


def test_a_finished_game_can_be_found_and_played_again(ann: Visitor) -> None:
    table = ann.new_table("Quarry")
    while not ann.is_over():
        ann.answer(on_board=False)
    ann.go_home()
    past = ann.page.get_by_role("complementary", name="Finished")
    entry = past.locator("li", has=ann.page.locator(f"a[href='#/report/{table}']"))
    entry.wait_for()
    assert re.search(r"(beat|lost to) .* \d+ to \d+", entry.inner_text())
    past.get_by_label("Game", exact=True).select_option(label="Quarry")
    past.get_by_role("button", name="Alone").click()
    assert entry.count() == 1
    entry.get_by_role("button", name="Rematch").click()
    assert ann.at_table() != table


def test_an_address_that_cannot_be_read_is_no_blank_page(ann: Visitor) -> None:
    ann.page.goto(f"{ann.site}/#/table/%E0%A4%A")
    ann.page.get_by_role("link", name="To the home page").first.wait_for()
    table = ann.new_table("Quarry")
    ann.page.goto(f"{ann.site}/table/{table}")
    ann.page.locator(".prompt").wait_for()


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
    ann.card("Tabannusi").locator(".ways button").last.click()
    ann.page.get_by_text(word).first.wait_for()
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


def test_an_address_that_was_cut_off_leads_to_a_page_all_the_same(ann: Visitor) -> None:
    ann.go_home()
    ann.page.goto(f"{ann.page.url.partition('#')[0]}#/table/%E0%A4%A")
    ann.page.reload()
    ann.page.get_by_role("link", name="home").first.wait_for()
