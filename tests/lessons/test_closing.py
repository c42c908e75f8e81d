"""What a coach says when a first game is over."""

from __future__ import annotations

import pytest

from tablewright.bots import let_bots_answer, make_bot
from tablewright.engine import Table, find_game, new_table
from tablewright.engine import record as records
from tablewright.engine.registry import OWN
from tablewright.lessons import closing, lessons_of, remember
from tablewright.service.coaching import word_about
from tablewright.service.replaying import beginning
from tablewright.text import LANGUAGES, words_for

ORIGINS = lessons_of(find_game("origins"))
assert ORIGINS.page is not None
USUAL = {way.sources[0]: sum(way.typical) // 2 for way in ORIGINS.page.ways}
UNUSED = {"en": "Left unused when you passed", "pl": "Przez całą grę przepadło niewykorzystane"}


def test_more_than_usual_went_well_and_less_is_for_next_time() -> None:
    looked = closing(ORIGINS, {**USUAL, "temples": 200, "advisors": 0})
    assert [(one.way.icon, one.points) for one in looked.good] == [("temple", 200)]
    assert [(one.way.icon, one.points) for one in looked.poor] == [("advisor", 0)]


def test_where_nothing_was_more_than_usual_the_best_is_named() -> None:
    (best,) = closing(ORIGINS, USUAL).good
    assert not best.is_good
    assert not best.is_poor


def test_the_plan_that_was_followed_and_the_one_that_was_left_out() -> None:
    looked = closing(ORIGINS, {"temples": 60, "advisors": 10})
    assert looked.followed is ORIGINS.three_plans[0]
    assert looked.left is ORIGINS.three_plans[2]
    assert closing(ORIGINS, {}).followed is None


def played_out(moves: int = 10_000) -> Table:
    """A game of Origins in which seat 0 passes whenever it can."""
    table: Table = new_table(find_game("origins"), 2, "closing", {}, record=True)
    bots = {seat: make_bot("random", f"closing {seat}") for seat in range(2)}
    while not table.over and len(table.moves) < moves:
        asked = table.question()
        if asked.seat == 0 and "action:pass" in asked.option_ids():
            table.choose("action:pass", 0)
        else:
            let_bots_answer(table, bots)
    return table


def test_what_was_left_unused_is_added_up() -> None:
    data = records.to_data(played_out(60))
    moves = [(seat, name) for seat, name, _ in data["moves"]]
    passes = moves.count((0, "action:pass"))
    remembered = remember(beginning(data, None), moves, 0)
    assert passes > 1
    assert max(tally.amount for tally in remembered.lost) > passes, "several people each time"
    assert remember(beginning(data, None), moves, 1).best is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_itself(language: str) -> None:
    table = played_out()
    data = records.to_data(table)
    moves = [(seat, name) for seat, name, _ in data["moves"]]
    words = words_for(table.game, language, ["Ann", "Bot"], 2)
    told = word_about(table, remember(beginning(data, None), moves, 0), 0, words)
    assert str(table.scores[0]) in told.result
    assert told.next[0].startswith(UNUSED[language])
    assert any(told.next[-1].endswith(plan.said(language)) for plan in ORIGINS.three_plans)


@pytest.mark.parametrize("name", OWN)
def test_plans_name_what_is_scored(name: str) -> None:
    lessons = lessons_of(find_game(name))
    assert lessons.page is not None
    scored = {source for way in lessons.page.ways for source in way.sources}
    assert {source for plan in lessons.three_plans for source in plan.sources} <= scored
