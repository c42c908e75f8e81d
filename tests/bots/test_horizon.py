"""When a look ahead ends."""

from __future__ import annotations

from random import Random

import pytest

from tablewright.bots.horizon import Horizon, next_question
from tablewright.engine import Table
from tests.bots.positions import position


def play_to_horizon(table: Table, seat: int, further: int, seed: str = "1") -> list[int]:
    """Play at random until the horizon; who was asked."""
    random = Random(seed)
    horizon = Horizon(seat, table, further)
    asked: list[int] = []
    question = next_question(table)
    while question is not None and not horizon.reached(table, question):
        asked.append(question.seat)
        table.play(question.offset + random.randrange(len(question.values)))
        question = next_question(table)
    return asked


def own_turns(asked: list[int], seat: int) -> int:
    """How often the seat began to be asked."""
    return sum(one == seat != before for before, one in zip([-1, *asked], asked, strict=False))


def test_choices_at_once_are_played_until_they_took_effect() -> None:
    table = position("quarry", 3, "1", 0)
    assert len(table.open_questions()) == 3
    before = table.view(0)["masons"]
    asked = play_to_horizon(table, 0, 0)
    assert sorted(asked[:3]) == [0, 1, 2]
    assert table.view(0)["masons"] != before


@pytest.mark.parametrize("further", [0, 1, 2])
def test_further_turns_are_played(further: int) -> None:
    table = position("origins", 3, "1", 60)
    seat = table.question().seat
    asked = play_to_horizon(table, seat, further)
    assert own_turns(asked, seat) == further + 1
    assert asked[0] == asked[-1] == seat
    assert not table.over
    assert table.question().seat != seat


def test_alone_a_look_ahead_ends_too() -> None:
    table = position("origins", 1, "1", 0)
    for further in (0, 1):
        turns = table.turns
        assert play_to_horizon(table, 0, further)
        assert table.turns > turns + further
        assert not table.over


def test_pieces_of_a_turn_belong_together() -> None:
    table = position("tabannusi", 3, "1", 40)
    seat = table.question().seat
    turns = table.turns
    asked = play_to_horizon(table, seat, 0)
    assert table.turns > turns + 1  # several pieces, cut as the rules need it
    assert own_turns(asked, seat) == 1
    assert table.over or table.question().seat != seat
