"""The search: it finds what is better, can be repeated, and is shared out without a difference."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import stdev
from time import monotonic

import pytest

from tablewright.bots import Glimpse, make_bot
from tablewright.bots.habits import Evenly
from tablewright.bots.judge import SCALE
from tablewright.bots.mcts import FURTHEST, MctsBot, analyse, analyse_thoroughly
from tablewright.bots.plan import Plan, plan_of
from tablewright.bots.search import Course, Found, Looks, Search, Tally, added
from tablewright.bots.shares import find_course, search
from tablewright.bots.trials import Trials
from tablewright.engine import BadSetup, Decision, Table, find_game, new_table
from tablewright.games.quarry.box.schema import DATA
from tablewright.lab.simulation.playout import play_with, seat_bots
from tests.bots.positions import glimpse, position


class Noting(Evenly):
    """Plays on in any way, and notes who had what luck."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, float]] = []

    def pick(self, question: Decision, draw: Callable[[], float]) -> int:
        luck = draw()
        self.notes.append((question.seat, luck))
        return int(luck * len(question.values))


def last_work() -> Table:
    """A table on the last day, at which somebody can deliver an order."""
    table: Table = new_table(find_game("quarry"), 2, "1")
    bots = dict(enumerate(seat_bots(["greedy", "greedy"], "1")))
    while not (table.view(0)["day"] == DATA.days and "work:deliver" in table.question().option_ids()):
        play_with(table, bots, table.choices + 1)
    return table


def test_the_search_takes_the_points_that_are_there() -> None:
    table = last_work()
    names = glimpse(table).option_ids()
    assert len(names) > 1
    lines = {line.option: line for line in analyse(glimpse(table), "1", 0.3)}
    deliver = lines["work:deliver"]
    assert deliver.visits == max(line.visits for line in lines.values())
    assert all(deliver.margin > line.margin for line in lines.values() if line is not deliver)
    assert all(0 <= line.win <= 1 for line in lines.values())


def test_every_look_is_counted() -> None:
    seen = glimpse(position("quarry", 3, "1", 30))
    looking = Search(seen, "1", Plan(iterations=40))
    looking.run(40)
    assert looking.iterations == looking.root.visits == 40
    found = looking.found()
    assert found.visits == 40
    assert {looks.times for looks in found.courses.values()} <= set(range(1, looking._plan.deals + 1))
    assert [line.option for line in found.lines(seen.option_ids())] == seen.option_ids()
    further = Search(seen, "1", Plan(turns=1))  # no two looks beyond the turn are the same: all count
    further.run(40)
    assert sum(looks.times for looks in further.found().courses.values()) == 40


def test_what_is_known_is_not_looked_at_again() -> None:
    spent = []
    for choices in range(37, 100, 7):
        looking = Search(glimpse(position("daitoshi", 2, "1", choices)), "1", Plan(deals=4, best=1.0))
        looking.run(150)
        spent.append(looking.iterations)
        assert looking.root.known or looking.iterations == 150
        assert max(looks.times for looks in looking.found().courses.values()) <= 12
    assert min(spent) < 10
    assert max(spent) == 150


def test_looks_beyond_the_turn_are_never_the_same() -> None:
    seen = glimpse(position("origins", 2, "1", 60))
    looking = Search(seen, "1", Plan(deals=2, turns=1))
    looking.run(300)
    assert looking.iterations == 300
    assert not looking.root.known


def test_the_same_seed_and_budget_search_the_same_way() -> None:
    seen = glimpse(position("origins", 3, "1", 60))
    plan = Plan(iterations=30, turns=1)
    assert search(seen, "a", plan) == search(seen, "a", plan)
    assert search(seen, "a", plan) != search(seen, "b", plan)


def test_two_processes_search_what_one_does() -> None:
    seen = glimpse(position("quarry", 3, "1", 30))
    plan = Plan(iterations=30, turns=1, shares=2)
    alone = search(seen, "a", plan)
    assert alone.visits == 30
    assert search(seen, "a", replace(plan, processes=2)) == alone


def test_two_processes_play_the_game_that_one_does() -> None:
    played = []
    for processes in (1, 2):
        table: Table = new_table(find_game("quarry"), 2, "1", record=True)
        spec = f"mcts:iterations=8:courses=3:trials=6:tries=2:shares=2:processes={processes}"
        play_with(table, {seat: make_bot(spec, f"{seat}") for seat in range(2)})
        played.append(([move.name for move in table.moves], table.scores))
    assert played[0] == played[1]


def test_a_search_may_have_a_time_instead_of_a_budget() -> None:
    seen = glimpse(position("quarry", 3, "1", 30))
    short, long = (search(seen, "a", Plan(iterations=1, seconds=seconds)).visits for seconds in (0.02, 0.4))
    assert 0 < short < long


def test_the_time_that_is_left_goes_to_further_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def known_at_once(seen: Glimpse, seed: str, plan: Plan) -> Found:
        asked.append(plan.turns)
        return search(seen, f"{seed}/{plan.turns}", replace(plan, iterations=2, seconds=0.0))

    monkeypatch.setattr("tablewright.bots.mcts.search", known_at_once)
    seen = glimpse(position("quarry", 3, "1", 30))
    first, all_of_them = analyse(seen, "a", 60.0), analyse_thoroughly(seen, "a", 60.0)
    assert asked == [0, *range(FURTHEST + 1)]
    looked_at = [line.option for line in first if line.visits]
    assert looked_at
    assert {*looked_at} <= {line.option for line in all_of_them if line.visits}


def test_a_bot_keeps_to_its_course_until_something_comes_to_light(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Course] = []

    def noted(*given: object) -> Course:
        found.append(find_course(*given))  # type: ignore[arg-type]
        return found[-1]

    monkeypatch.setattr("tablewright.bots.mcts.find_course", noted)
    table = position("origins", 2, "1", 40)
    bots = {seat: MctsBot(str(seat), {"iterations": "30"}) for seat in range(2)}
    play_with(table, bots, table.choices + 40)
    assert max(len(course) for course in found) > 1
    assert 5 < len(found) < 35


def test_a_margin_comes_with_its_standard_error() -> None:
    looks = [2.0, 4.0, 9.0]
    tally = Tally(3, sum(looks), 1.0, sum(one * one for one in looks))
    line = tally.line("a")
    assert line.margin == pytest.approx(5.0)
    assert line.error == pytest.approx(stdev(looks) / 3**0.5)
    assert Tally(1, 4.0, 1.0, 16.0).line("a").error == 0.0
    assert Tally().line("a").error == 0.0


def test_what_several_searches_found_is_added_up() -> None:
    one = Found({"a": Tally(1, 4.0, 1.0)}, {("a", "x"): Looks(1, 4.0)})
    other = Found(
        {"a": Tally(1, 2.0, 0.0), "b": Tally(1, 5.0, 1.0)}, {("a", "x"): Looks(1, 2.0), ("b",): Looks(1, 5.0)}
    )
    both = added([one, other])
    assert both.visits == 3
    assert [(line.visits, line.margin, line.win) for line in both.lines(["a", "b", "c"])] == [
        (2, 3.0, 0.5),
        (1, 5.0, 1.0),
        (0, 0.0, 0.0),
    ]
    assert list(both.best_courses(5).items()) == [(("b",), 5.0), (("a", "x"), 3.0)]


def test_courses_that_come_to_the_same_are_named_once() -> None:
    found = Found({}, {("a", "b"): Looks(2, 8.0), ("b", "a"): Looks(1, 4.0), ("c",): Looks(1, 1.0)})
    assert list(found.best_courses(2)) == [("a", "b"), ("c",)]


def test_at_most_half_of_the_courses_begin_the_same_way() -> None:
    first = {("a", str(number)): Looks(1, 9.0 - number) for number in range(5)}
    found = Found({}, {**first, ("b",): Looks(1, 1.0), ("c",): Looks(1, 0.0)})
    assert list(found.best_courses(4)) == [("a", "0"), ("a", "1"), ("b",), ("c",)]
    assert list(found.best_courses(6)) == [("a", "0"), ("a", "1"), ("a", "2"), ("a", "3"), ("b",), ("c",)]
    assert list(Found({}, first).best_courses(4)) == [("a", "0"), ("a", "1"), ("a", "2"), ("a", "3")]


def test_a_course_ends_where_something_comes_to_light() -> None:
    table = position("tawantinsuyu", 4, "1", 60)
    while "action:training" not in table.question().option_ids():
        play_with(table, {seat: make_bot("random", str(seat)) for seat in range(4)}, table.choices + 1)
    seen = glimpse(table)
    looking = Search(seen, "1", Plan(deals=4))
    looking.run(200)
    drawn = {
        course: looks for course, looks in looking.found().courses.items() if "action:training" in course
    }
    assert list(drawn) == [("action:training",)]  # which army is kept is thought about when it is seen
    assert drawn["action:training",].times == 4


def test_of_a_course_counts_the_best_at_each_table() -> None:
    looking = Search(glimpse(position("quarry", 3, "1", 30)), "1", Plan(deals=2))
    for wanted in (3.0, 5.0, 4.0, 9.0):
        looking._note(("a",), wanted)
        looking.iterations += 1
    assert looking.found().courses["a",] == Looks(2, 4.0 + 9.0)


def test_trials_see_what_comes_after_the_turn() -> None:
    seen = glimpse(position("origins", 2, "1", 60))
    plan = Plan(iterations=40, courses=3, trials=12, tries=2)
    courses = list(search(seen, "a", plan).best_courses(3))
    assert len(courses) == 3
    near, far = (Trials(seen, "a", replace(plan, rounds=rounds)).worths(courses, 0) for rounds in (0, 2))
    assert near != far
    assert (
        Trials(seen, "a", plan).worths(courses[::-1], 0) == Trials(seen, "a", plan).worths(courses, 0)[::-1]
    )
    assert find_course(seen, "a", plan) in courses


def test_every_turn_in_a_trial_has_a_luck_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many choices a course takes, the others have the same luck after it."""
    seen = glimpse(position("daitoshi", 3, "1", 30))
    plan = Plan(iterations=60, courses=6, tries=1)
    courses = list(search(seen, "a", plan).best_courses(plan.courses))
    noting = Noting()
    monkeypatch.setattr("tablewright.bots.trials.custom_of", lambda *_: noting)
    trials = Trials(seen, "a", plan)
    others: list[dict[int, float]] = []
    choices: set[int] = set()
    for course in courses:
        noting.notes.clear()
        trials.worths([course], 0)
        choices.add(len(noting.notes))
        others.append({seat: luck for seat, luck in reversed(noting.notes) if seat != seen.seat})
    assert len(choices) > 1
    assert len(others[0]) == 2
    assert all(one == others[0] for one in others)


def test_the_trials_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = glimpse(position("origins", 2, "1", 60))
    plan = Plan(iterations=40, courses=4, trials=16, trust=0)
    courses = search(seen, "a", plan).best_courses(4)
    for wanted in courses:
        monkeypatch.setattr(
            Trials, "worths", lambda _, tried, __, wanted=wanted: [float(one == wanted) for one in tried]
        )
        assert find_course(seen, "a", plan) == wanted
        assert find_course(seen, "a", replace(plan, trust=1e6)) == next(iter(courses))


def test_a_bot_with_a_time_to_keep_keeps_it() -> None:
    seen = glimpse(position("quarry", 3, "1", 30))
    plan = Plan(iterations=1, seconds=0.2, courses=4, trials=1_000_000, rounds=3)
    begun = monotonic()
    assert find_course(seen, "a", plan)[0] in seen.option_ids()
    assert monotonic() - begun < 5


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"speed": "2"}, "The bot 'mcts' has no setting 'speed'. Settings: iterations, seconds"),
        ({"iterations": "0"}, "The setting 'iterations' of the bot 'mcts' must be a whole number from 1 up"),
        ({"iterations": "1.5"}, "must be a whole number from 1 up, not '1.5'"),
        ({"rivals": "-1"}, "The setting 'rivals' of the bot 'mcts' must be a number from 0 up, not '-1'"),
    ],
)
def test_a_wrong_setting_is_refused(settings: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup) as error:
        plan_of("mcts", settings)
    assert message in str(error.value)


def test_a_game_won_is_worth_more_than_its_points() -> None:
    table = position("quarry", 2, "1", 20)
    search = Search(glimpse(table), "to the end", Plan(turns=1000, choices=1000))
    search.run(20)
    root = search.root
    assert 0 < root.wins < 20  # every look ahead saw the end of the game, and not always the same
    assert root.total == pytest.approx(root.margin + SCALE * (2 * root.wins - 20))
