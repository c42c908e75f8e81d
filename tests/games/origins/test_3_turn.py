"""ORI-3 Rounds and turns."""

from __future__ import annotations

import pytest

from tests.games.origins.asked import events, kind, offered, refused
from tests.games.origins.laying import freemen, goods, military
from tests.games.origins.seats import BLUE, BROWN, GREEN
from tests.games.origins.table import play, position, table_of


@pytest.mark.rule("ORI-3.1.1", "ORI-13.5", "ORI-12.1")
def test_clockwise_and_those_who_passed_are_skipped() -> None:
    g = position(3)
    for me in g.builders:
        me.archon = ""
    table = table_of(g)
    play(table, "action:visit", "visit-site:S1", "site-action:top")
    assert g.active == BLUE
    play(table, "action:pass")
    assert g.active == BROWN
    play(table, "action:visit", "visit-site:S1", "site-action:top")
    assert g.round == 2  # nobody but pass was left: green and brown passed by themselves
    assert events(table).count("pass") == 3
    assert not any(me.passed for me in g.builders)


@pytest.mark.rule("ORI-3.1.2", "ORI-3.1.3")
def test_one_of_five_actions_and_passing_always() -> None:
    g = position()
    freemen(g, GREEN, ("red", 3))
    goods(g, food=2, gold=1)
    table = table_of(g)
    assert offered(table) == ["action:visit", "action:tower", "action:population", "action:pass"]
    assert refused(table, "action:close") == "ORI-9.1"


@pytest.mark.rule("ORI-3.1.3")
def test_only_passing_is_left_and_is_not_asked() -> None:
    g = position(2)
    g.builders[BLUE].archon = "S1"
    table = table_of(g)
    assert kind(table) == "action"  # round 2: the archons are home again
    assert g.round == 2


@pytest.mark.rule("ORI-3.1.4", "ORI-19.4")
def test_nobody_else_is_asked_in_a_turn() -> None:
    from tablewright.engine import Chance, find_game, new_table

    table = new_table(find_game("origins"), 4, "9")
    numbers = Chance("numbers")
    while not table.over:
        g = table.state
        if kind(table) != "draft":
            assert table.asked.seat == g.active  # type: ignore[union-attr, attr-defined]
        assert table.asked.parts is None  # type: ignore[union-attr]
        table.play(numbers.below(len(table.asked.values)))  # type: ignore[union-attr]


@pytest.mark.rule("ORI-3.2.1", "ORI-3.2.2", "ORI-3.2.4")
def test_a_superiority_token_buys_one_more_action() -> None:
    g = position()
    freemen(g, GREEN, ("red", 3), ("blue", 3))
    g.builders[GREEN].superiority = 2
    g.builders[GREEN].archon = ""
    table = table_of(g)
    play(table, "action:visit", "visit-worker:red/3", "visit-site:S1")
    assert kind(table) == "site-action"  # the action is not over yet
    play(table, "site-action:top")
    assert offered(table) == ["superiority:yes", "superiority:no"]
    play(table, "superiority:yes", "action:visit", "visit-worker:blue/3", "visit-site:S2", "site-action:top")
    assert g.builders[GREEN].superiority == 1
    assert g.active == BLUE  # at most one token per turn


@pytest.mark.example("ORI-EX-27")
@pytest.mark.rule("ORI-3.2.2")
def test_a_token_gained_in_this_turn_may_be_used_and_the_further_action_may_be_passing() -> None:
    g = position()
    freemen(g, GREEN, ("yellow", 3), ("blue", 3))
    military(g, 3, 0)
    g.builders[GREEN].tokens_returned = 1
    table = table_of(g)
    play(
        table,
        "action:visit",
        "visit-worker:yellow/3",
        "visit-site:S1",
        "site-action:bottom",
        "effect:military_move",
    )
    play(table, "effect:done")
    assert g.builders[GREEN].superiority == 1
    play(table, "superiority:yes", "action:pass")
    assert g.builders[GREEN].passed
    assert g.builders[GREEN].superiority == 0


@pytest.mark.rule("ORI-3.2.3")
def test_no_token_after_passing() -> None:
    g = position()
    g.builders[GREEN].superiority = 1
    g.builders[GREEN].archon = ""
    g.builders[BLUE].archon = ""
    table = table_of(g)
    play(table, "action:pass")
    assert kind(table) == "action"
    assert g.active == BLUE
