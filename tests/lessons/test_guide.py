"""The guide: which answers are open, what is said of the others, and the way back."""

from __future__ import annotations

import pytest

from tablewright.engine import digest, find_game
from tablewright.lessons import BadStep, Guide, Lessons, NoLessons, lessons_of

DAY = ["", "dig:hill", "pick-die:4", "work:deliver"]


@pytest.fixture
def lessons() -> Lessons:
    return lessons_of(find_game("quarry"))


def test_a_step_that_tells_wants_nothing(lessons: Lessons) -> None:
    guide = Guide(lessons, "first-day")
    assert guide.step is not None
    assert guide.step.kind == "tell"
    assert guide.shown_answer() == ""
    guide.go_on()
    assert guide.here == "part first-day, step 2"


def test_only_the_taught_move_is_open(lessons: Lessons) -> None:
    guide = Guide(lessons, "first-day", [""])
    before = digest(guide.table.state)
    verdict = guide.judge("dig:cliff")
    assert verdict.mark == "wrong"
    assert not verdict.opens
    assert verdict.words is not None
    assert verdict.words.en.startswith("Without granite")
    with pytest.raises(BadStep, match="step 2: 'dig:cliff' is not what this step wants"):
        guide.go_on("dig:cliff")
    assert digest(guide.table.state) == before
    assert guide.judge("dig:hill").mark == "right"
    assert guide.shown_answer() == "dig:hill"


def test_a_puzzle_comments_every_answer_and_goes_on_alike(lessons: Lessons) -> None:
    guide = Guide(lessons, "first-day", DAY)
    assert guide.judge("deliver:well-4").mark == "fair"
    assert guide.judge("deliver:arch-1").mark == "best"
    guide.go_on("deliver:arch-1")
    assert guide.table.scores[0] == 6


def test_back_is_where_one_was(lessons: Lessons) -> None:
    guide = Guide(lessons, "first-day", DAY[:3])
    there = digest(guide.table.state)
    guide.go_on("work:deliver")
    guide.back()
    assert digest(guide.table.state) == there
    assert guide.taken == DAY[:3]
    for _ in range(9):
        guide.back()
    assert guide.taken == []


def test_a_part_ends(lessons: Lessons) -> None:
    guide = Guide(lessons, "first-day", [*DAY, "deliver:arch-1", "work:sketch"])
    assert guide.step is None
    assert not guide.judge("dig:hill").opens
    with pytest.raises(BadStep, match="at its end"):
        guide.go_on()


def test_any_part_can_be_started(lessons: Lessons) -> None:
    assert Guide(lessons, "second-day").table.scores[0] == 6
    with pytest.raises(NoLessons, match="no part 'third-day'; there are first-day, second-day"):
        Guide(lessons, "third-day")
