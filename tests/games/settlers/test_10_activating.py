"""SET-10, SET-11 Activate an action Location; spend Workers."""

from __future__ import annotations

import pytest

from tablewright.games.settlers.box.cards import NUMBER
from tests.games.settlers.asked import asked_seat, kind, offered, refused
from tests.games.settlers.laying import built, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of


@pytest.mark.example("SET-EX-09")
@pytest.mark.rule("SET-10.1", "SET-10.2", "SET-17.54")
def test_three_activations_in_three_turns() -> None:
    g = position("romans", "barbarians")
    g.turn = MARK
    built(g, MARK, "Saboteurs", "Masons Guild", "Castle")
    supply(g, MARK, worker=3, stone=1)
    supply(g, TOM, stone=1, worker=9)
    table = table_of(g)
    play(table, "turn:activate/Saboteurs")
    assert has(g.settlers[MARK], stone=2, worker=2)
    assert has(g.settlers[TOM], stone=0)
    play(table, "turn:workers", "spend-workers:wood", "spend-workers:done", "turn:activate/Masons Guild")
    assert g.settlers[MARK].vp == 3
    assert sorted(location(g, "Masons Guild").goods) == [NUMBER["stone"], NUMBER["stone"], NUMBER["worker"]]
    play(table, "turn:workers", "spend-workers:wood", "spend-workers:done", "turn:activate/Castle")
    play(table, "draw-from:faction")
    assert len(g.settlers[MARK].hand) == 1
    assert has(g.settlers[MARK], worker=0)


@pytest.mark.example("SET-EX-21")
@pytest.mark.rule("SET-10.3", "SET-15.1", "SET-15.2")
def test_gold_may_pay_the_resources_of_an_activation() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Masons Guild")
    supply(g, TOM, worker=1, gold=2)
    play(table_of(g), "turn:activate/Masons Guild")
    assert g.settlers[TOM].vp == 3
    assert has(g.settlers[TOM], gold=0, worker=0)
    g = position("romans", "barbarians")
    built(g, TOM, "Masons Guild")
    supply(g, TOM, worker=1, gold=2, stone=1)
    table = table_of(g)
    play(table, "turn:activate/Masons Guild")
    assert offered(table) == ["pay-gold:1", "pay-gold:2"]
    play(table, "pay-gold:1")
    assert has(g.settlers[TOM], gold=1, stone=0)


@pytest.mark.rule("SET-10.4", "SET-17.64")
def test_a_card_as_cost_is_discarded_and_a_marker_shows_the_use() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Tavern")
    hand(g, TOM, "Village", "Mill")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:activate/Tavern", "discard-card:Mill")
    assert g.settlers[TOM].vp == 2
    assert names(g.common_discard) == ["Mill"]
    assert location(g, "Tavern").goods == (NUMBER["worker"],)
    assert has(g.settlers[TOM], worker=2)  # the marker is nobody's Worker


@pytest.mark.rule("SET-10.5", "SET-10.6", "SET-10.7")
def test_once_or_twice_per_round_and_copy() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Court Sculptor", "Castle", "Castle")
    supply(g, TOM, stone=3, worker=4)
    supply(g, MARK, worker=20)
    table = table_of(g)
    play(table, "turn:activate/Court Sculptor", "activate-again:no")
    assert asked_seat(table) == MARK
    pair = ("turn:workers", "spend-workers:wood", "spend-workers:done")
    play(table, *pair, "turn:activate/Court Sculptor", *pair)  # the second use in a later turn
    assert refused(table, "turn:activate/Court Sculptor") == "SET-10.5"
    play(table, "turn:activate/Castle", "draw-from:common", "activate-again:yes", "draw-from:common")
    assert asked_seat(table) == MARK  # the other Castle needs a turn of its own
    play(table, *pair)
    assert "turn:activate/Castle" in offered(table)


@pytest.mark.rule("SET-10.8")
def test_no_target_no_activation() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Spies", "Imperial Messenger", "Porters", "Settlers")
    supply(g, TOM, worker=3, food=1, wood=1)
    table = table_of(g)
    for name in ("Spies", "Imperial Messenger", "Porters", "Settlers"):
        assert refused(table, f"turn:activate/{name}") == "SET-10.8"


@pytest.mark.example("SET-EX-22")
@pytest.mark.rule("SET-10.9", "SET-17.22")
def test_golden_bazaar_does_not_loop() -> None:
    g = position("egyptians", "barbarians")
    built(g, TOM, "Golden Bazaar")
    supply(g, TOM, gold=1, worker=2)
    supply(g, MARK, worker=4)
    table = table_of(g)
    play(table, "turn:activate/Golden Bazaar")
    assert has(g.settlers[TOM], gold=1)
    assert g.settlers[TOM].vp == 1
    play(table, "turn:workers", "spend-workers:wood", "spend-workers:done")
    assert refused(table, "turn:activate/Golden Bazaar") == "SET-10.5"


@pytest.mark.rule("SET-10.10", "SET-16.7", "SET-17.62")
def test_settlers_build_inside_the_activation() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Settlers", "Administration")
    hand(g, TOM, "Roman Bank", "Stonecutter", "Village")
    supply(g, TOM, wood=1, stone=1, gold=1)
    table = table_of(g)
    play(table, "turn:activate/Settlers")
    assert kind(table) == "pay-gold"
    play(table, "pay-gold:1")
    assert offered(table) == ["build-now:Roman Bank", "build-now:Stonecutter"]
    play(table, "build-now:Roman Bank")
    assert empire(g.settlers[TOM]) == ["Settlers", "Administration", "Roman Bank"]  # nothing was discarded
    assert has(g.settlers[TOM], wood=1, stone=0, gold=2)  # its production and Administration
    assert asked_seat(table) == MARK


@pytest.mark.rule("SET-10.8", "SET-16.6")
def test_nobody_can_pay_away_what_the_rest_of_the_action_needs() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Settlers")
    hand(g, TOM, "Roman Bank")
    supply(g, TOM, wood=1, gold=1)
    table = table_of(g)
    play(table, "turn:activate/Settlers")  # the Gold is needed for the stone of the bank: nothing is asked
    assert [name for name in offered(table) if name.startswith("pay-gold")] == []
    assert has(g.settlers[TOM], wood=0, gold=1)  # 1 Gold paid for stone, 1 produced


@pytest.mark.example("SET-EX-10")
@pytest.mark.rule("SET-11.1", "SET-11.3")
def test_all_pairs_in_one_action() -> None:
    g = position("barbarians", "romans")
    on_top(g, "common", "Mill", "Castle")
    supply(g, TOM, worker=8)
    table = table_of(g)
    play(table, "turn:workers", "spend-workers:wood", "spend-workers:card", "draw-from:common")
    assert names(g.settlers[TOM].hand) == ["Castle"]  # seen before the next pair
    play(table, "spend-workers:card", "draw-from:common", "spend-workers:card", "draw-from:faction")
    assert has(g.settlers[TOM], wood=1, worker=0)
    assert [card.common for card in g.settlers[TOM].hand] == [True, True, False]
    assert asked_seat(table) == MARK


@pytest.mark.rule("SET-11.2", "SET-11.3")
def test_no_gold_and_no_card_from_empty_decks() -> None:
    g = position("barbarians", "romans")
    supply(g, TOM, worker=2)
    g.removed += g.common
    g.common = []
    g.settlers[TOM].discard, g.settlers[TOM].deck = g.settlers[TOM].deck, []
    table = table_of(g)
    play(table, "turn:workers")
    assert offered(table) == ["spend-workers:wood", "spend-workers:stone", "spend-workers:food"]


@pytest.mark.rule("SET-11.1")
def test_one_worker_is_not_enough() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Ruins")
    supply(g, TOM, worker=1)
    assert refused(table_of(g), "turn:workers") == "SET-11.1"


@pytest.mark.example("SET-EX-25")
@pytest.mark.rule("SET-11.4", "SET-17.24")
def test_an_oasis_gives_four_times_a_round() -> None:
    g = position("barbarians", "egyptians")
    (oasis,) = built(g, MARK, "Oasis")
    supply(g, TOM, worker=10)
    supply(g, MARK, worker=0)
    table = table_of(g)
    play(table, "turn:workers", *["spend-workers:wood"] * 5)
    assert has(g.settlers[TOM], wood=5)
    assert has(g.settlers[MARK], worker=4)
    assert oasis.triggered == 4
