"""SET-6 Action phase: turns, passing, who may be a target."""

from __future__ import annotations

import pytest

from tests.games.settlers.asked import asked_seat, events, kind, offered, refused
from tests.games.settlers.laying import built, deals, hand, supply
from tests.games.settlers.looking import has
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import pass_all, play, position, table_of


@pytest.mark.rule("SET-6.1", "SET-6.3")
def test_one_action_each_clockwise() -> None:
    g = position("romans", "barbarians", "egyptians")
    for seat in (TOM, MARK, EVA):
        supply(g, seat, worker=6)
    table = table_of(g)
    order = []
    for _ in range(6):
        order.append(asked_seat(table))
        play(table, "turn:workers", "spend-workers:wood", "spend-workers:done")
    assert order == [TOM, MARK, EVA, TOM, MARK, EVA]


@pytest.mark.rule("SET-6.2")
def test_the_five_actions() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Village", "Builder")
    built(g, TOM, "Castle")
    built(g, MARK, "Quarry")
    supply(g, TOM, wood=1, food=1, stone=1, raze=2, worker=2)
    assert offered(table_of(g)) == [
        "turn:build/Village",
        "turn:raze-hand/Village",
        "turn:build/Builder",
        "turn:deal/Builder",
        "turn:raze/Quarry",
        "turn:activate/Castle",
        "turn:workers",
        "turn:pass",
    ]


@pytest.mark.rule("SET-6.4", "SET-20.8")
def test_who_cannot_act_must_pass() -> None:
    g = position("egyptians", "barbarians")
    built(g, TOM, "Oasis")
    supply(g, MARK, worker=4)
    table = table_of(g)
    assert g.settlers[TOM].passed
    assert asked_seat(table) == MARK


@pytest.mark.rule("SET-6.5", "SET-6.6", "SET-6.9", "SET-6.10")
def test_passing_ends_the_round_for_a_player() -> None:
    g = position("romans", "barbarians")
    supply(g, TOM, worker=4)
    supply(g, MARK, worker=6)
    table = table_of(g)
    play(table, "turn:pass")
    for _ in range(2):
        assert asked_seat(table) == MARK
        play(table, "turn:workers", "spend-workers:wood", "spend-workers:done")
    assert g.phase == "action"
    play(table, "turn:pass")
    assert kind(table) != "turn"
    assert [event["seat"] for event in events(table, "pass")] == [TOM, MARK]


@pytest.mark.rule("SET-6.7")
def test_a_passed_player_is_no_target() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Saboteurs", "Pack", "Robbers", "Dark Chapel")
    built(g, MARK, "Quarry")
    deals(g, MARK, "Builder")
    hand(g, MARK, "Village")
    supply(g, MARK, wood=3, worker=2)
    supply(g, TOM, raze=3, worker=4)
    g.turn = MARK
    table = table_of(g)
    play(table, "turn:pass")
    assert refused(table, "turn:raze/Quarry") == "SET-6.7"
    for name in ("Saboteurs", "Pack", "Robbers", "Dark Chapel"):
        assert refused(table, f"turn:activate/{name}") == "SET-10.8"


@pytest.mark.rule("SET-6.8", "SET-15.13")
def test_a_passed_player_still_receives() -> None:
    g = position("egyptians", "barbarians")
    built(g, TOM, "Oasis")
    supply(g, TOM, worker=2)
    supply(g, MARK, worker=4)
    table = table_of(g)
    play(table, "turn:pass", "turn:workers", "spend-workers:food", "spend-workers:done")
    assert has(g.settlers[TOM], worker=3)


@pytest.mark.rule("SET-6.11", "SET-12.1")
def test_free_steps_before_and_after_the_action_and_before_passing() -> None:
    g = position("japanese", "barbarians")
    built(g, TOM, "Dojo", "Village", "Gate")
    hand(g, TOM, "Quarry")
    supply(g, TOM, defense=1, worker=5, wood=1, stone=1)
    table = table_of(g)
    play(table, "turn:samurai/Dojo")
    assert asked_seat(table) == TOM  # no action yet
    play(table, "turn:build/Quarry")
    assert kind(table) == "after-action"
    play(table, "after-action:defend/Quarry", "after-action:done")
    assert asked_seat(table) == MARK
    play(table, "turn:pass", "turn:samurai/Gate", "turn:pass")
    assert [location.samurai for location in g.settlers[TOM].empire] == [True, False, True, False]


@pytest.mark.rule("SET-6.12")
def test_no_two_builds_in_one_turn() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Village", "Village")
    supply(g, TOM, wood=2)
    table = table_of(g)
    play(table, "turn:build/Village")
    assert asked_seat(table) == MARK


@pytest.mark.rule("SET-6.10", "SET-16.10")
def test_passed_flags_last_one_round() -> None:
    g = position("romans", "barbarians")
    supply(g, TOM, worker=2)
    table = table_of(g)
    pass_all(table)
    while kind(table) == "store":
        play(table, offered(table)[0])
    assert g.round == 2
    assert not any(settler.passed for settler in g.settlers)
