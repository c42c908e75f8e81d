"""SET-7 Build a Location."""

from __future__ import annotations

import pytest

from tests.games.settlers.asked import kind, offered, refused
from tests.games.settlers.laying import built, foundation, hand, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of


@pytest.mark.example("SET-EX-03")
@pytest.mark.rule("SET-7.1", "SET-7.2")
def test_wood_storage_costs_two_wood_and_a_stone() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Wood Storage")
    supply(g, TOM, wood=2, stone=1)
    table = table_of(g)
    play(table, "turn:build/Wood Storage", "draw-from:common")
    assert has(g.settlers[TOM], wood=0, stone=0)
    assert empire(g.settlers[TOM]) == ["Wood Storage"]
    assert g.settlers[TOM].vp == 1  # itself is brown


@pytest.mark.rule("SET-7.2", "SET-7.1")
def test_a_card_that_cannot_be_paid_is_refused() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Wood Storage", "Builder")
    supply(g, TOM, wood=1, stone=1, worker=2)
    table = table_of(g)
    assert refused(table, "turn:build/Wood Storage") == "SET-7.2"
    assert refused(table, "turn:build/Builder") == "SET-7.3"


@pytest.mark.example("SET-EX-04")
@pytest.mark.rule("SET-7.3")
def test_dark_chapel_costs_a_location_too() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Dark Chapel")
    built(g, TOM, "Village", "Forest")
    foundation(g, TOM, "Quarry")
    supply(g, TOM, wood=1, stone=2)
    table = table_of(g)
    play(table, "turn:build/Dark Chapel")
    assert offered(table) == [
        "discard-location:Village",
        "discard-location:Forest",
        "discard-location:Quarry",
    ]
    play(table, "discard-location:Quarry")
    assert empire(g.settlers[TOM]) == ["Village", "Forest", "Dark Chapel"]
    assert has(g.settlers[TOM], wood=0, stone=0)


@pytest.mark.example("SET-EX-05")
@pytest.mark.rule("SET-7.8")
def test_sentry_tower_for_the_mill() -> None:
    g = position("barbarians", "romans")
    hand(g, TOM, "Sentry Tower")
    built(g, TOM, "Mill")
    supply(g, TOM, wood=2)
    play(table_of(g), "turn:build/Sentry Tower")
    assert empire(g.settlers[TOM]) == ["Sentry Tower"]
    assert has(g.settlers[TOM], wood=0, raze=1, worker=1)


@pytest.mark.rule("SET-7.4", "SET-7.5", "SET-20.3")
def test_a_used_location_may_be_discarded_and_gives_nothing() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Builder")
    (mason,) = built(g, TOM, "Mason")
    mason.uses, mason.goods, mason.defended = 1, (4, 1), True
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Builder")
    assert has(g.settlers[TOM], wood=1, stone=1, worker=0, defense=0)  # just what Builder produces
    assert names(g.common_discard) == ["Mason"]


@pytest.mark.rule("SET-7.6", "SET-20.4", "SET-15.9")
def test_discards_go_to_their_own_piles() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Builder", "Builder")
    built(g, TOM, "Legion")
    foundation(g, TOM, "Quarry")
    supply(g, TOM, stone=2)
    table = table_of(g)
    play(table, "turn:build/Builder", "discard-location:Legion", "turn:pass")
    play(table, "turn:build/Builder", "discard-location:Quarry")
    assert names(g.settlers[TOM].discard) == ["Legion"]
    assert names(g.common_discard) == ["Quarry"]


@pytest.mark.rule("SET-7.7", "SET-17.63")
def test_ruins_are_free_and_use_the_action() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Ruins", "Ruins")
    table = table_of(g)
    play(table, "turn:build/Ruins")
    assert has(g.settlers[TOM], worker=1)
    assert location(g, "Ruins").card.types == ("feature",)
    play(table, "turn:pass")
    assert "turn:build/Ruins" in offered(table)


@pytest.mark.example("SET-EX-12")
@pytest.mark.rule("SET-7.9")
def test_rubble_counts_itself() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Quarry")
    hand(g, TOM, "Rubble")
    supply(g, TOM, wood=2, stone=1)
    play(table_of(g), "turn:build/Rubble")
    assert has(g.settlers[TOM], stone=2)


@pytest.mark.example("SET-EX-11")
@pytest.mark.rule("SET-7.10")
def test_a_feature_rewards_its_own_building() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Carpenter's Workshop")
    supply(g, TOM, wood=3)
    play(table_of(g), "turn:build/Carpenter's Workshop")
    assert has(g.settlers[TOM], gold=1)
    assert g.settlers[TOM].vp == 1


@pytest.mark.rule("SET-7.12", "SET-17.41")
def test_three_colours_set_off_three_features() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Supplier", "Carpenter's Workshop", "Mill", "Canteen", "Village")
    hand(g, TOM, "Trade Colony")
    supply(g, TOM, wood=1, stone=2)
    play(table_of(g), "turn:build/Trade Colony", "discard-location:Village")
    assert has(g.settlers[TOM], gold=4, worker=1)  # gray, brown, red, and its own production
    assert g.settlers[TOM].vp == 3


@pytest.mark.rule("SET-7.13")
def test_the_value_of_a_location_waits_for_the_end() -> None:
    g = position("romans", "barbarians")
    hand(g, TOM, "Village")
    supply(g, TOM, wood=1)
    play(table_of(g), "turn:build/Village")
    assert g.settlers[TOM].vp == 0


@pytest.mark.rule("SET-7.14")
def test_two_of_a_kind() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Village")
    hand(g, TOM, "Village")
    supply(g, TOM, wood=1)
    play(table_of(g), "turn:build/Village")
    assert empire(g.settlers[TOM]) == ["Village", "Village"]


@pytest.mark.example("SET-EX-35")
@pytest.mark.rule("SET-7.15")
def test_what_pays_for_a_build_does_not_react_to_it() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Supplier")
    hand(g, TOM, "Stonecutter")
    supply(g, TOM, wood=1, stone=1)
    play(table_of(g), "turn:build/Stonecutter")
    assert has(g.settlers[TOM], stone=2, gold=0)
    assert g.settlers[TOM].vp == 0


@pytest.mark.rule("SET-7.16")
def test_a_new_location_may_pay_for_the_next() -> None:
    from tablewright.games.settlers.box.cards import DECKS

    assert {card.cost.locations for deck in DECKS.values() for card in deck} == {0, 1}
    assert {card.cost.locations for card in DECKS["common"]} == {0}
    g = position("romans", "barbarians")
    hand(g, TOM, "Village", "Builder")
    supply(g, TOM, wood=1, stone=1)
    table = table_of(g)
    play(table, "turn:build/Village", "turn:pass", "turn:build/Builder")
    assert empire(g.settlers[TOM]) == ["Builder"]
    assert has(g.settlers[TOM], worker=2)  # production and bonus of the Village are kept


@pytest.mark.rule("SET-7.8", "SET-20.5")
def test_production_bonus_and_features_in_this_order() -> None:
    g = position("egyptians", "barbarians")
    built(g, TOM, "Slaver", "Village")
    hand(g, TOM, "Desert", "Quarry")
    supply(g, TOM, worker=1, wood=1, stone=1)
    supply(g, MARK, worker=6)
    table = table_of(g)
    play(table, "turn:build/Desert", "draw-from:common", "draw-from:common")  # the bonus first
    assert kind(table) == "use-feature"
    play(table, "use-feature:no", "turn:workers", "spend-workers:wood", "spend-workers:done")
    play(table, "turn:build/Quarry")
    assert has(g.settlers[TOM], stone=2)  # production and bonus
