"""What somebody who waits could do if it were their turn: from an imagined table, never from the true one."""

from __future__ import annotations

import random

import pytest

from tablewright.engine import Table, find_game, new_table
from tablewright.engine.ahead import tallies
from tablewright.engine.planning import planned
from tablewright.engine.reach import reach_of
from tablewright.testing.checks.ahead import reach_seen
from tests.engine.test_table import ask
from tests.engine.toys import table_of


def waiting(name: str, seat: int, choices: int) -> Table:
    """A game in which the seat waits for somebody else."""
    table: Table = new_table(find_game(name), 2, "1")
    chance = random.Random(1)
    while table.choices < choices or any(question.seat == seat for question in table.open_questions()):
        question = table.open_questions()[0]
        table.play(question.offset + chance.randrange(len(question.values)))
    return table


@pytest.mark.parametrize("name", ["settlers", "tawantinsuyu", "tabannusi"])
def test_who_waits_is_asked_at_the_planned_table_and_has_the_same_things(name: str) -> None:
    table = waiting(name, 0, 60)
    before = table.choices
    plan = planned(table, 0)
    assert plan is not None
    assert any(question.seat == 0 for question in plan.open_questions())
    own = [tallies(table.game.glance(one.view(0)), 0) for one in (table, plan)]
    assert own[0] == own[1]
    assert table.choices == before


def test_nobody_plans_for_a_game_that_ends_without_them() -> None:
    assert planned(table_of(ask(1), ask(1)), 0) is None


def told(table: Table | None, seat: int) -> str:
    """All that a seat would be told at a table where it is asked."""
    assert table is not None
    return repr(reach_seen(reach_of(table, seat, 20)))


def test_a_plan_is_the_same_whatever_is_hidden() -> None:
    table = waiting("tawantinsuyu", 0, 40)
    alike = [table.imagine(0, seed) for seed in "abcd"]  # the seat cannot tell them apart
    assert len({told(planned(one, 0), 0) for one in alike}) == 1


def test_with_open_cards_it_would_not_be(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting("tawantinsuyu", 0, 40)
    alike = [table.imagine(0, seed) for seed in "abcd"]
    monkeypatch.setattr(Table, "imagine", lambda this, *_: this.fork())
    plans = [planned(one, 0) for one in alike]
    monkeypatch.undo()
    assert len({told(plan, 0) for plan in plans if plan is not None}) > 1
