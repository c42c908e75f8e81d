"""The record of a game: report, scrubbing, download, what if."""

from __future__ import annotations

import json

import pytest

from tests.web.visitor import Visitor


@pytest.fixture
def played(ann: Visitor) -> tuple[Visitor, str]:
    """Ann, some choices into a solo game, on the page that looks back."""
    table = ann.new_table("Quarry")
    for _ in range(8):
        ann.answer(on_board=False)
    ann.page.goto(f"{ann.site}/#/report/{table}")
    ann.page.get_by_role("heading", name="Points by source").wait_for()
    return ann, table


def test_scrubbing_shows_the_board_as_it_was(played: tuple[Visitor, str]) -> None:
    ann, _ = played
    ann.page.get_by_role("button", name="Show the board").click()
    lines = ann.page.locator(".log .line")
    lines.first.wait_for()
    at_end = lines.count()
    ann.page.get_by_role("button", name="To the set-up").click()
    ann.page.wait_for_function(
        "(count) => document.querySelectorAll('.log .line').length < count", arg=at_end
    )
    ann.page.get_by_role("slider", name="Choice").focus()
    ann.page.keyboard.press("End")
    ann.page.wait_for_function(
        "(count) => document.querySelectorAll('.log .line').length === count", arg=at_end
    )


def test_the_report_tells_rounds_and_pictures_its_sources(played: tuple[Visitor, str]) -> None:
    ann, _ = played
    assert "Day 1" in ann.page.locator(".rounds").inner_text()
    assert ann.page.locator(".legend use[href='#i-vp'], .legend use").count() > 0
    columns = ann.page.get_by_role("columnheader").all_inner_texts()
    assert any("granite" in column for column in columns)


def test_play_on_from_an_earlier_point(played: tuple[Visitor, str]) -> None:
    ann, table = played
    ann.page.get_by_role("button", name="One choice back").click()
    ann.page.get_by_role("button", name="Play on from here").click()
    fork = ann.at_table()
    assert fork != table
    assert ann.page.get_by_text("what if").count() > 0
    ann.answer(on_board=False)


def test_the_record_can_be_downloaded(played: tuple[Visitor, str]) -> None:
    ann, _ = played
    with ann.page.expect_download() as told:
        ann.page.get_by_role("link", name="Download the record").click()
    record = json.loads(told.value.path().read_text())
    assert record["game"] == "quarry"


@pytest.mark.parametrize("game", ["quarry", "tawantinsuyu"])
def test_a_report_of_many_who_choose_at_once(ann: Visitor, game: str) -> None:
    """Seats that choose together have turns of the same number; the page tells them apart."""
    ann.go_home()
    http, tables = ann.context.request, f"{ann.site}/api/tables"
    seats = [{"kind": "here"}] * 4
    table = http.post(tables, data={"game": game, "seats": seats, "confirm": False}).json()["table"]
    for number in range(12):
        question = http.get(f"{tables}/{table}?scenes=0").json()["question"]
        move = {"seat": question["seat"], "since": question["since"], "option": question["options"][0]["id"]}
        key = {"Idempotency-Key": f"report-{number:08d}"}
        assert http.post(f"{tables}/{table}/moves", data=move, headers=key).ok
    ann.page.goto(f"{ann.site}/#/report/{table}")
    ann.page.get_by_role("heading", name="Points by source").wait_for()
    ann.page.get_by_role("slider", name="Choice").wait_for()
