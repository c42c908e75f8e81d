"""SET-0, SET-1 Vocabulary, components and limits."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.games.settlers.box.cards import (
    ATTACK_CARDS,
    DECKS,
    FACTIONS,
    GOODS,
    RESOURCE_NAMES,
    RESOURCES,
)
from tablewright.games.settlers.box.schema import DATA, totals
from tablewright.games.settlers.rules.state import controller, count_colour, opponents
from tests.games.settlers.asked import offered
from tests.games.settlers.laying import built, foundation, hand, supply
from tests.games.settlers.looking import empire, has, location
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import play, position, table_of


@pytest.mark.rule("SET-0.1", "SET-0.2")
def test_goods_are_what_can_be_gained_and_three_of_them_are_resources() -> None:
    assert {good.id for good in DATA.goods} <= set(GOODS)
    assert [good.id for good in DATA.goods if good.family == "resource"] == list(RESOURCE_NAMES)
    assert [GOODS[good] for good in RESOURCES] == list(RESOURCE_NAMES)


@pytest.mark.rule("SET-0.3", "SET-7.11")
def test_a_foundation_has_no_colour_and_no_ability() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Quarry")
    foundation(g, TOM, "Rubble")
    assert count_colour(g.settlers[TOM], "gray") == 1
    foundation(g, TOM, "Castle")
    supply(g, TOM, worker=1)
    assert "turn:activate/Castle" not in offered(table_of(g))


@pytest.mark.rule("SET-0.4", "SET-17.1")
def test_which_cards_have_deal_and_raze_fields() -> None:
    for kind in DATA.cards:
        assert bool(kind.deals) == (kind.deck != "common"), kind.name_en
        razable = kind.raze is not None
        if kind.deck == "common":
            assert razable == (kind.name_en != "Ruins")
        elif kind.deck == "japanese":
            assert razable == (kind.name_en not in ("Gate", "Shrine"))
        else:
            assert not razable
    for card in DECKS["common"]:
        assert len(card.raze) in (0, 2)
    assert {card.raze for card in DECKS["japanese"] if card.raze} == {(GOODS.index("vp"),)}


@pytest.mark.rule("SET-0.5")
def test_a_bonus_never_changes_the_kind() -> None:
    for kind in DATA.cards:
        ability = [
            name
            for name, there in (
                ("production", kind.production),
                ("feature", kind.features),
                ("action", kind.action),
            )
            if there
        ]
        assert kind.types == tuple(ability) or (kind.types == ("feature",) and not ability)


@pytest.mark.rule("SET-0.6", "SET-17.41")
def test_colours() -> None:
    kinds = {kind.name_en: kind for kind in DATA.cards}
    assert kinds["Ruins"].colors == ()
    assert set(kinds["Trade Colony"].colors) == {"brown", "gray", "red"}
    assert {len(kind.colors) for kind in DATA.cards} == {0, 1, 3}
    assert {colour.id for colour in DATA.colors} == {c for kind in DATA.cards for c in kind.colors}


@pytest.mark.rule("SET-0.7", "SET-10.2")
def test_goods_on_cards_are_not_in_the_supply() -> None:
    g = position("barbarians", "romans")
    built(g, MARK, "Mason")
    built(g, TOM, "Saboteurs")
    supply(g, MARK, worker=1, stone=1)
    supply(g, TOM, worker=1)
    g.turn = MARK
    table = table_of(g)
    play(table, "turn:activate/Mason")
    assert has(g.settlers[MARK], worker=0, stone=0)
    assert "turn:activate/Saboteurs" not in offered(table)  # nothing left to steal


@pytest.mark.rule("SET-0.8", "SET-1.3", "SET-15.3")
def test_the_general_supply_never_ends() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "New Forest")
    supply(g, TOM, wood=30, worker=36)
    table = table_of(g)
    play(table, "turn:activate/New Forest", "activate-again:yes")
    assert has(g.settlers[TOM], wood=32)


@pytest.mark.rule("SET-0.9")
def test_everybody_else_is_an_opponent() -> None:
    g = position("romans", "barbarians", "egyptians")
    assert [other.seat for other in opponents(g, g.settlers[MARK])] == [EVA, TOM]


@pytest.mark.rule("SET-0.10")
def test_the_controller_is_where_it_stands() -> None:
    g = position("egyptians", "barbarians")
    built(g, TOM, "Temple of Ra")
    built(g, MARK, "Quarry")
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra")
    quarry = location(g, "Quarry")
    assert controller(g, quarry) is g.settlers[TOM]
    assert quarry.owner == MARK


@pytest.mark.rule("SET-1.1", "SET-1.4", "SET-1.7", "SET-21.3")
def test_the_numbers_of_cards() -> None:
    for name, expected, actual in totals(DATA):
        assert actual == expected, name
    assert sum(len(deck) for deck in DECKS.values()) + len(ATTACK_CARDS) == 220
    assert len(ATTACK_CARDS) == 16
    for faction in FACTIONS:
        copies = Counter(Counter(card.kind for card in DECKS[faction]).values())
        assert copies == {3: 3, 2: 6, 1: 9}
    assert {kind.set for kind in DATA.cards} == {"base"}


@pytest.mark.rule("SET-1.2")
def test_points_go_beyond_the_track() -> None:
    g = position("romans", "barbarians")
    g.settlers[TOM].vp = 49
    g.settlers[TOM].tally = {"actions": 49}
    built(g, TOM, "Sculptor's Workshop")
    supply(g, TOM, worker=1, stone=2)
    play(table_of(g), "turn:activate/Sculptor's Workshop")
    assert g.settlers[TOM].vp == 53


@pytest.mark.rule("SET-1.5", "SET-1.6")
def test_copies_differ_in_small_details_only() -> None:
    castles = {card.number: card for card in DECKS["common"] if card.kind == "SET-ZWY046"}
    assert [castles[n].cost.wood for n in ("ZWY046", "ZWY047", "ZWY048")] == [1, 1, 0]
    assert [castles[n].cost.stone for n in ("ZWY046", "ZWY047", "ZWY048")] == [1, 1, 2]
    assert len({id(card.ability) for card in castles.values()}) == 3
    villages = {card.number: card.raze for card in DECKS["common"] if card.kind == "SET-ZWY012"}
    assert villages["ZWY012"] != villages["ZWY014"]
    saboteurs = [card.deal for card in DECKS["barbarians"] if card.kind == "SET-BAR010"]
    assert [GOODS[good] for good in saboteurs] == ["card", "gold"]


@pytest.mark.rule("SET-1.8")
def test_end_values() -> None:
    assert {card.end_value for card in DECKS["common"]} == {1}
    assert {card.end_value for card in DECKS["romans"]} == {2}


@pytest.mark.example("SET-EX-34")
@pytest.mark.rule("SET-1.9")
def test_every_copy_works_for_itself() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Administration", "Administration", "Village")
    hand(g, TOM, "Builder")
    supply(g, TOM, stone=1)
    table = table_of(g)
    play(table, "turn:build/Builder", "discard-location:Village")
    assert has(g.settlers[TOM], gold=2)


@pytest.mark.rule("SET-1.10")
def test_rows_are_only_where_cards_are_shown() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Quarry", "Administration", "Castle")
    assert empire(g.settlers[TOM]) == ["Quarry", "Administration", "Castle"]
    assert all(kind.types[0] in ("production", "feature", "action") for kind in DATA.cards)
