"""SET-8 Make a Deal."""

from __future__ import annotations

import pytest

from tablewright.games.settlers.rules.state import PRODUCING, count_colour
from tests.games.settlers.asked import offered, refused
from tests.games.settlers.laying import built, deals, hand, supply
from tests.games.settlers.looking import empire, has, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of


@pytest.mark.example("SET-EX-08")
@pytest.mark.rule("SET-8.1", "SET-8.2")
def test_a_deal_gives_its_good_now_and_every_round() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Sentry Tower")
    supply(g, TOM, food=1)
    play(table_of(g), "turn:deal/Sentry Tower")
    assert has(g.settlers[TOM], food=0, worker=1)
    assert names(g.settlers[TOM].deals) == ["Sentry Tower"]
    g.phase, g.step = PRODUCING, 0
    supply(g, TOM, worker=0)
    table_of(g)
    assert has(g.settlers[TOM], worker=6)  # 5 from the board


@pytest.mark.rule("SET-8.1", "SET-15.1")
def test_gold_may_pay_but_common_cards_have_no_deal() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Village", "Forest")
    supply(g, TOM, gold=1)
    table = table_of(g)
    assert refused(table, "turn:deal/Village") == "SET-8.1"
    play(table, "turn:deal/Forest")
    assert has(g.settlers[TOM], gold=0, wood=1)


@pytest.mark.rule("SET-8.1", "SET-8.5")
def test_without_food_there_is_no_deal() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Forest")
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:deal/Forest") == "SET-8.1"


@pytest.mark.rule("SET-8.3", "SET-8.4")
def test_any_number_of_deals_and_none_is_a_location() -> None:
    g = position("barbarians", "romans")
    deals(g, TOM, "Forest", "Forest", "Forest", "Raid", "Raid")
    hand(g, TOM, "Pack")
    supply(g, TOM, food=1)
    table = table_of(g)
    play(table, "turn:deal/Pack")
    assert len(g.settlers[TOM].deals) == 6
    assert empire(g.settlers[TOM]) == []
    assert count_colour(g.settlers[TOM], "brown") == 0
    assert has(g.settlers[TOM], raze=1)
    assert "turn:activate/Pack" not in offered(table)


@pytest.mark.rule("SET-8.6", "SET-17.13")
def test_features_react_to_deals_that_are_made_not_taken() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Dojo", "School of Diplomacy", "Ninjas")
    hand(g, TOM, "Farm")
    deals(g, MARK, "Builder")
    supply(g, TOM, food=1, worker=1)
    table = table_of(g)
    play(table, "turn:deal/Farm", "after-action:done")
    assert g.settlers[TOM].vp == 1
    assert has(g.settlers[TOM], gold=1, worker=2)
    play(table, "turn:workers", "spend-workers:wood")
    play(table, "turn:activate/Ninjas", "after-action:done")
    assert names(g.settlers[TOM].deals) == ["Farm", "Builder"]
    assert g.settlers[TOM].vp == 1  # taking is not making
    assert has(g.settlers[TOM], gold=1, stone=1)
