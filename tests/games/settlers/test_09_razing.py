"""SET-9 Raze."""

from __future__ import annotations

import pytest

from tests.games.settlers.asked import kind, offered, refused
from tests.games.settlers.laying import built, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of


@pytest.mark.example("SET-EX-06")
@pytest.mark.rule("SET-9.1")
def test_razing_from_hand() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Wood Storage")
    supply(g, TOM, raze=1)
    play(table_of(g), "turn:raze-hand/Wood Storage")
    assert has(g.settlers[TOM], raze=0, wood=2)
    assert names(g.common_discard) == ["Wood Storage"]
    assert empire(g.settlers[TOM]) == []


@pytest.mark.rule("SET-9.1", "SET-9.8")
def test_goods_come_before_the_discard() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Castle")
    supply(g, TOM, raze=1)
    g.settlers[TOM].discard, g.settlers[TOM].deck = g.settlers[TOM].deck, []
    g.common_discard, g.common = g.common, []
    play(table_of(g), "turn:raze-hand/Castle")
    assert len(g.settlers[TOM].hand) == 2
    assert names(g.common_discard) == ["Castle"]  # not in the deck that was shuffled for the two cards


@pytest.mark.rule("SET-9.8", "SET-15.5")
def test_the_first_card_is_seen_before_the_second_deck_is_chosen() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Castle")
    on_top(g, "common", "Mill")
    supply(g, TOM, raze=1)
    table = table_of(g)
    play(table, "turn:raze-hand/Castle", "draw-from:common")
    assert names(g.settlers[TOM].hand) == ["Castle", "Mill"]
    assert offered(table) == ["draw-from:common", "draw-from:faction"]


@pytest.mark.example("SET-EX-07")
@pytest.mark.rule("SET-9.2", "SET-9.3")
def test_razing_an_enemy_location() -> None:
    g = position("barbarians", "romans")
    built(g, MARK, "Armorer")
    supply(g, TOM, raze=2)
    play(table_of(g), "turn:raze/Armorer")
    assert has(g.settlers[TOM], raze=0, stone=1)
    assert g.settlers[TOM].vp == 1
    assert empire(g.settlers[MARK]) == ["Foundation"]
    assert has(g.settlers[MARK], wood=1)


@pytest.mark.rule("SET-9.2", "SET-12.2", "SET-9.11")
def test_protection_must_be_paid() -> None:
    g = position("barbarians", "romans")
    (armorer,) = built(g, MARK, "Armorer")
    armorer.defended = True
    supply(g, TOM, raze=2, gold=5, worker=2)
    table = table_of(g)
    assert "turn:raze/Armorer" not in offered(table)
    built(g, MARK, "Roman Fortress")
    supply(g, TOM, raze=4)
    play(table_of(g), "turn:raze/Armorer")
    assert has(g.settlers[TOM], raze=0, gold=5)


@pytest.mark.example("SET-EX-13")
@pytest.mark.rule("SET-9.4", "SET-9.5", "SET-12.7", "SET-12.9", "SET-17.1")
def test_a_japanese_location_is_discarded() -> None:
    g = position("barbarians", "japanese")
    (dojo,) = built(g, MARK, "Dojo")
    dojo.samurai = True
    supply(g, TOM, raze=3)
    supply(g, MARK, worker=4)
    play(table_of(g), "turn:raze/Dojo")
    assert has(g.settlers[TOM], raze=0)
    assert g.settlers[TOM].vp == 1
    assert empire(g.settlers[MARK]) == []
    assert names(g.settlers[MARK].discard) == ["Dojo"]
    assert has(g.settlers[MARK], wood=0, worker=4)


@pytest.mark.rule("SET-9.5")
def test_what_lies_on_a_razed_location_is_gone() -> None:
    g = position("barbarians", "romans")
    (castle,) = built(g, MARK, "Castle")
    castle.goods, castle.uses = (4, 4), 2
    supply(g, TOM, raze=2)
    table = table_of(g)
    play(table, "turn:raze/Castle", "draw-from:common", "draw-from:common")
    assert castle.goods == ()
    assert castle.uses == 0
    assert has(g.settlers[MARK], worker=2)


@pytest.mark.rule("SET-9.6", "SET-9.7", "SET-17.2")
def test_what_cannot_be_razed() -> None:
    g = position("barbarians", "romans", "japanese")
    built(g, TOM, "Quarry")
    built(g, MARK, "Legion", "Ruins")
    foundation(g, MARK, "Village")
    built(g, 2, "Gate", "Shrine")
    supply(g, TOM, raze=9, worker=2)
    table = table_of(g)
    assert [option for option in offered(table) if option.startswith("turn:raze/")] == []
    for name in ("Legion", "Ruins", "Gate", "Shrine"):
        assert refused(table, f"turn:raze/{name}") == "SET-9.7"
    assert "Village" not in str(table.decision.reasons)  # a Foundation is no Location


@pytest.mark.rule("SET-9.9")
def test_a_foundation_pays_for_a_build() -> None:
    g = position("romans", "barbarians")
    foundation(g, TOM, "Quarry")
    hand(g, TOM, "Builder")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Builder")
    assert empire(g.settlers[TOM]) == ["Builder"]


@pytest.mark.rule("SET-9.10", "SET-17.56")
def test_raid_gallows_and_borderland() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Raid", "Gallows", "Borderland")
    built(g, MARK, "Quarry")
    hand(g, TOM, "Village")
    supply(g, TOM, raze=3)
    supply(g, MARK, worker=4)
    table = table_of(g)
    play(table, "turn:raze-hand/Village")
    assert g.settlers[TOM].vp == 2  # not Borderland: no enemy Location
    play(table, "turn:workers", "spend-workers:wood", "spend-workers:done", "turn:raze/Quarry")
    assert g.settlers[TOM].vp == 6


@pytest.mark.rule("SET-9.10")
def test_removing_packing_and_laying_down_are_not_razing() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Raid", "Pack")
    built(g, MARK, "Quarry", "Village")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Pack", "pack-location:Quarry")
    assert g.settlers[TOM].vp == 0
    assert not location(g, "Quarry").foundation
    g = position("romans", "barbarians")
    built(g, TOM, "Engineers", "Gallows")
    built(g, MARK, "Quarry")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Engineers")
    assert g.settlers[TOM].vp == 1  # from the Engineers alone


@pytest.mark.rule("SET-9.11")
def test_without_tokens_nothing_is_razed() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Village")
    built(g, MARK, "Quarry")
    supply(g, TOM, gold=4, worker=2)
    table = table_of(g)
    assert refused(table, "turn:raze-hand/Village") == "SET-9.1"
    assert refused(table, "turn:raze/Quarry") == "SET-9.2"
    assert kind(table) == "turn"
