"""The search: it finds what is better, can be repeated, and is shared out without a difference."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablewright.bots import make_bot
from tablewright.bots.mcts import MctsBot, Search, analyse
from tablewright.bots.plan import Plan, plan_of
from tablewright.bots.search import SCALE, Node
from tablewright.bots.shares import search
from tablewright.engine import BadSetup, Table, find_game, new_table
from tablewright.games.quarry.schema import DATA
from tablewright.lab.playout import play_with, seat_bots
from tests.bots.positions import glimpse, position


def shape(node: Node) -> dict[str, tuple[int, float]]:
    """What a tree says of the options at its root."""
    return {option: (child.visits, child.value) for option, child in node.children.items()}


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
    assert sum(line.visits for line in looking.lines()) == 40
    assert [line.option for line in looking.lines()] == seen.option_ids()


def test_the_same_seed_and_budget_search_the_same_way() -> None:
    seen = glimpse(position("origins", 3, "1", 60))
    plan = Plan(iterations=30, turns=1)
    assert shape(search(seen, "a", plan)) == shape(search(seen, "a", plan))
    assert shape(search(seen, "a", plan)) != shape(search(seen, "b", plan))


def test_two_processes_search_what_one_does() -> None:
    seen = glimpse(position("quarry", 3, "1", 30))
    plan = Plan(iterations=30, turns=1, shares=2)
    alone = search(seen, "a", plan)
    assert alone.visits == 30
    assert shape(search(seen, "a", replace(plan, processes=2))) == shape(alone)


def test_two_processes_play_the_game_that_one_does() -> None:
    played = []
    for processes in (1, 2):
        table: Table = new_table(find_game("quarry"), 2, "1", record=True)
        spec = f"mcts:iterations=8:shares=2:processes={processes}"
        play_with(table, {seat: make_bot(spec, f"{seat}") for seat in range(2)})
        played.append(([move.name for move in table.moves], table.scores))
    assert played[0] == played[1]


def test_a_search_may_have_a_time_instead_of_a_budget() -> None:
    seen = glimpse(position("quarry", 3, "1", 30))
    short, long = (search(seen, "a", Plan(iterations=1, seconds=seconds)).visits for seconds in (0.02, 0.4))
    assert 0 < short < long


def test_the_later_choices_of_a_turn_are_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[str] = []

    def counted(*given: object) -> Node:
        searched.append("")
        return search(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("tablewright.bots.mcts.search", counted)
    table = position("origins", 2, "1", 40)
    bots = {seat: MctsBot(str(seat), {"iterations": "60"}) for seat in range(2)}
    play_with(table, bots, table.choices + 40)
    assert 5 < len(searched) < 35


def test_merged_trees_hold_the_looks_of_both() -> None:
    one, other = Node(), Node()
    for tree, option, total in ((one, "a", 4.0), (other, "a", 2.0), (other, "b", 5.0)):
        child = tree.children[option] = Node()
        child.visits, child.total = 1, total
        tree.visits += 1
        tree.total += total
    one.merge(other, 1.0)
    assert (one.visits, one.total) == (3, 11.0)
    assert shape(one) == {"a": (2, 3.0), "b": (1, 5.0)}
    assert one.value == 5.0
    assert one.best(["a", "b"]) == 1


def test_what_was_looked_at_little_is_trusted_little() -> None:
    tree = Node()
    for option, visits, value in (("bad", 50, 0.0), ("lucky", 1, 11.0), ("sound", 50, 10.0)):
        child = tree.children[option] = Node()
        child.visits, child.value = visits, value
    assert tree.best(["bad", "lucky", "sound", "unknown"]) == 2


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
