"""The coach's second look: a costly turn is doubted, a good one is not, and only by what the seat knows."""

from __future__ import annotations

import pytest

from tablewright.bots import Glimpse
from tablewright.bots.coach import Doubt, back_to_start, doubt_about
from tablewright.bots.plan import Plan
from tablewright.bots.shares import find_course
from tablewright.engine import Table, find_game, new_table
from tablewright.engine import record as records
from tablewright.engine.table import CONFIRM
from tablewright.service.undo import copy_with_reach

PASS = "action:pass"


@pytest.fixture(scope="module")
def drafted() -> Table:
    """Origins with both drafts behind: the first turn of seat 0, who confirms turns."""
    table: Table = new_table(find_game("origins"), 2, "coach", {}, record=True)
    table.confirming = frozenset([0])
    while table.question().kind != "action" or table.question().seat != 0:
        table.play(0)
    return table


def doubted(table: Table, *line: str) -> Doubt | None:
    return doubt_about(copy_with_reach(table), 0, line)


def told(doubt: Doubt | None) -> tuple[str, str, float]:
    assert doubt is not None
    question = doubt.question
    return question.option_id(doubt.played), question.option_id(doubt.better), doubt.loss


def test_to_pass_with_everybody_at_home_is_doubted(drafted: Table) -> None:
    played, better, loss = told(doubted(drafted, PASS))
    assert played == PASS
    assert better != PASS
    assert loss >= 4


def test_a_turn_that_was_thought_over_is_not_doubted(drafted: Table) -> None:
    glimpse = Glimpse(drafted, drafted.question(0))
    course = find_course(glimpse, "thoughtful", Plan(iterations=100, deals=4, best=1.0, rivals=0.0))
    assert doubted(drafted, *course) is None


def test_choices_are_taken_back_to_the_start_of_the_turn(drafted: Table) -> None:
    table = copy_with_reach(drafted)
    table.confirming = frozenset([0])
    table.choose(PASS, 0)
    assert table.question(0).kind == CONFIRM
    line = back_to_start(table, 0)
    assert line[-1] == PASS
    assert not table.can_undo(0)
    for option in line:
        table.choose(option, 0)
    assert table.question(0).kind == CONFIRM


def test_the_coach_knows_no_more_than_the_seat(drafted: Table) -> None:
    """On a table that may be the true one for all that the seat knows, the coach says the same."""
    true = told(doubted(drafted, PASS))
    for seed in ("one", "two"):
        assert told(doubt_about(drafted.suppose(0, seed), 0, (PASS,))) == true


def test_nothing_is_changed_by_asking(drafted: Table) -> None:
    before = records.to_data(drafted)
    doubted(drafted, PASS)
    assert records.to_data(drafted) == before
