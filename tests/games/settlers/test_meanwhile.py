"""SET-6.11, lines 520 and 898: Defense tokens and Samurai at any moment of the own turn."""

from __future__ import annotations

import pytest

from tablewright.engine import Table
from tests.games.settlers.asked import asked_seat, kind, offered, readable
from tests.games.settlers.laying import built, deals, hand, supply
from tests.games.settlers.looking import has, location
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of


def asides(table: Table) -> list[str]:
    """What may be done meanwhile."""
    return [readable(aside.id) for aside in table.question().asides]


@pytest.mark.rule("SET-6.11", "SET-12.1", "SET-12.6")
def test_in_the_middle_of_an_action() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Ninjas", "Quarry")
    deals(g, MARK, "Legion", "Builder")
    supply(g, TOM, worker=3, defense=1)
    table = table_of(g)
    assert asides(table) == []  # they are answers of the turn itself
    assert "turn:samurai/Ninjas" in offered(table)
    play(table, "turn:activate/Ninjas")
    assert kind(table) == "take-deal"
    assert asides(table) == ["defend:Quarry", "samurai:Ninjas"]
    play(table, "defend:Quarry", "samurai:Ninjas")
    assert location(g, "Quarry").defended
    assert location(g, "Ninjas").samurai
    assert asides(table) == []
    assert len(offered(table)) == 2  # the same question again
    play(table, "take-deal:Legion")
    assert kind(table) in ("turn", "after-action")


@pytest.mark.rule("SET-6.11", "SET-12.6", "SET-17.11")
def test_898_a_samurai_may_stand_at_daimyos_castle_before_it_produces() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Village")
    hand(g, TOM, "Daimyo's Castle")
    supply(g, TOM, worker=2, wood=9, stone=9)
    table = table_of(g)
    play(table, "turn:build/Daimyo's Castle")
    assert offered(table) == ["before-production:done", "samurai:Daimyo's Castle"]
    play(table, "samurai:Daimyo's Castle")
    assert g.settlers[TOM].vp == 1
    assert has(g.settlers[TOM], worker=1)


@pytest.mark.rule("SET-6.11", "SET-12.6", "SETX-8.3")
def test_898_a_worker_of_an_expedition_may_stand_guard_in_the_turn_of_the_pass() -> None:
    g = position("japanese", "romans", mini="yes", expedition="open")
    built(g, TOM, "Dojo")
    table = table_of(g)
    play(table, "expedition:exp-workers")  # without a Worker there was nothing but to pass
    assert offered(table) == ["after-action:samurai/Dojo", "after-action:done"]
    play(table, "after-action:samurai/Dojo")
    assert location(g, "Dojo").samurai
    assert has(g.settlers[TOM], worker=0)
    assert g.settlers[TOM].passed


@pytest.mark.rule("SET-6.11")
def test_nobody_is_asked_without_anything_to_place() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Village")
    hand(g, TOM, "Daimyo's Castle")
    supply(g, TOM, worker=0, wood=9, stone=9)
    table = table_of(g)
    play(table, "turn:build/Daimyo's Castle")
    assert kind(table) != "before-production"


@pytest.mark.rule("SET-6.11", "SET-16.1")
def test_only_in_the_own_turn() -> None:
    g = position("egyptians", "japanese")
    built(g, TOM, "Desert")
    built(g, MARK, "Dojo", "Quarry")
    hand(g, TOM, "Quarry")
    hand(g, MARK, "Mill", "Sawmill")
    supply(g, TOM, worker=2)
    supply(g, MARK, worker=2, defense=1)
    table = table_of(g)
    play(table, "turn:activate/Desert")
    assert asked_seat(table) == MARK
    assert asides(table) == []


@pytest.mark.rule("SET-11.3", "SET-12.6")
def test_a_worker_that_stands_guard_is_not_spent() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Dojo")
    supply(g, TOM, worker=4)
    table = table_of(g)
    play(table, "turn:workers")
    assert asides(table) == []  # the first pair is the action
    play(table, "spend-workers:wood")
    assert asides(table) == ["samurai:Dojo"]
    play(table, "samurai:Dojo")
    assert kind(table) != "spend-workers"  # one Worker is left
    assert has(g.settlers[TOM], worker=1, wood=1)


@pytest.mark.rule("SET-10.6", "SET-12.6")
def test_the_second_use_at_once_needs_its_worker() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Gold Mine", "Dojo")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:activate/Gold Mine")
    assert kind(table) == "activate-again"
    play(table, "samurai:Dojo")
    if kind(table) == "activate-again":
        play(table, "activate-again:yes")
    assert has(g.settlers[TOM], worker=0, gold=1)


@pytest.mark.rule("SET-17.52", "SET-12.6", "SETX-4.2.3")
def test_a_worker_that_is_to_be_given_back_does_not_stand_guard_meanwhile() -> None:
    g = position("japanese", "barbarians", fire="yes")
    built(g, TOM, "Dark Chapel", "Dojo")  # the Chapel was Conquered
    hand(g, TOM, "Mill")
    supply(g, TOM, raze=1)
    table = table_of(g)
    play(table, "turn:activate/Dark Chapel")
    assert kind(table) == "give-back"
    assert asides(table) == []  # the goods just gained are counted on
    assert has(g.settlers[TOM], worker=1)


@pytest.mark.rule("SET-15.2", "SET-6.11")
def test_a_payment_is_one_step() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Dojo", "Village")
    hand(g, TOM, "Quarry")
    supply(g, TOM, worker=2, wood=3, stone=3, gold=3)
    table = table_of(g)
    play(table, "turn:build/Quarry")
    assert kind(table) == "pay-gold"
    assert asides(table) == []
