"""SETX-10.11 The Atlanteans alone: tokens that stop Attacks, and Common Locations as the goal."""

from __future__ import annotations

import pytest

from tablewright.engine import Table, find_game
from tablewright.games.settlers.box.cards import GOODS
from tablewright.games.settlers.rules.base.solo import collection_value, collection_wins, goal_count
from tablewright.games.settlers.rules.state import ATTACKING, CLEANUP, COUNTING, Settlers, extras
from tests.games.settlers.asked import events, kind, offered
from tests.games.settlers.laying import built, foundation, hand, supply
from tests.games.settlers.looking import empire, has, names
from tests.games.settlers.seats import TOM
from tests.games.settlers.table import play, position, table_of

GAME = find_game("settlers")


def alone(reveals: int = 1, **options: str) -> Settlers:
    """A solo game of the Atlanteans: a wood card lies open, so many more come up first."""
    g = position("atlanteans", atl="yes", wcwbf="yes", format="open", **options)
    g.common.sort(key=lambda card: not card.event)
    assert g.virtual is not None
    everything = [*g.attack_deck, *g.virtual.deals]
    wood = [card for card in everything if GOODS[card.deal] == "wood"]
    others = [card for card in everything if card not in wood]
    g.virtual.deals = wood[:1]
    g.attack_deck = [*wood[1 + reveals :], *others, *wood[1 : 1 + reveals]]
    return g


def attack(g: Settlers, attacks: int = 1) -> Table:
    """The Attack phase with so many Attacks: the last one of it, or both."""
    g.phase, g.step = ATTACKING, 2 - attacks
    return table_of(g)


@pytest.mark.rule("SETX-10.5")
def test_the_technology_card_is_among_the_attack_cards() -> None:
    def shown(g: Settlers) -> list[str]:
        assert g.virtual is not None
        return [GOODS[card.deal] for card in (*g.attack_deck, *g.virtual.deals)]

    assert shown(position("atlanteans", atl="yes")).count("tech") == 1
    assert shown(position("romans", atl="yes", format="open")).count("tech") == 1
    assert "tech" not in shown(position("romans", atl="yes"))  # no card of the box
    assert "tech" not in shown(position("romans"))


@pytest.mark.rule("SETX-10.11")
def test_common_locations_are_the_goal() -> None:
    g = alone()
    built(g, TOM, "Quarry", "Mill", "Deep Mine")
    foundation(g, TOM, "Town")
    assert goal_count(g) == 2
    g.collection = [g.common.pop()]
    assert not collection_wins(g)
    g.collection.append(g.common.pop())
    assert collection_wins(g)
    g.round, g.phase = 5, COUNTING
    table = table_of(g)
    assert events(table, "solo-lost-common") == [{"count": 2, "goal": 2}]


@pytest.mark.rule("SETX-10.11", "SETX-10.10")
def test_defense_tokens_stay_until_after_the_attacks() -> None:
    g = alone()
    (route,) = built(g, TOM, "Lumberjacks' Route")
    route.defended = True
    g.phase, g.step = CLEANUP, 0
    table = table_of(g)
    assert kind(table) == "pick"  # another round
    assert events(table, "ward-off")  # it was still there after Cleanup
    assert empire(g.settlers[TOM]) == ["Lumberjacks' Route"]
    g = alone()
    (quarry,) = built(g, TOM, "Castle")
    quarry.defended = True
    attack(g)
    assert not quarry.defended  # discarded after the Attacks


@pytest.mark.rule("SETX-10.11.1", "SETX-10.10")
@pytest.mark.example("SETX-EX-38")
def test_a_token_stops_an_attack() -> None:
    g = alone()
    (route,) = built(g, TOM, "Lumberjacks' Route")
    route.defended = True
    assert g.virtual is not None
    table = attack(g)
    assert empire(g.settlers[TOM]) == ["Lumberjacks' Route"]
    assert not route.defended
    assert [GOODS[card.deal] for card in g.virtual.deals] == ["wood", "wood"]
    assert events(table, "ward-off")[0]["good"] == "defense"
    assert g.collection == []
    g = alone(reveals=2)
    (route,) = built(g, TOM, "Lumberjacks' Route")
    route.defended = True
    attack(g, 2)
    assert empire(g.settlers[TOM]) == []  # the second Attack takes it
    assert names(g.collection) == ["Lumberjacks' Route"]


@pytest.mark.rule("SETX-10.11.1", "SETX-5.3.4")
def test_defensive_technology_gives_a_point() -> None:
    g = alone()
    (route,) = built(g, TOM, "Lumberjacks' Route")
    extras(route).defensive = extras(route).tech = extras(route).scoring = True
    attack(g)
    assert empire(g.settlers[TOM]) == ["Lumberjacks' Route"]
    assert not extras(route).defensive
    assert extras(route).tech
    assert g.settlers[TOM].vp == 1
    g = alone()
    (route,) = built(g, TOM, "Lumberjacks' Route")
    extras(route).tech = extras(route).scoring = True
    built(g, TOM, "Shield Generator")
    attack(g)
    assert empire(g.settlers[TOM]) == ["Shield Generator"]
    assert has(g.settlers[TOM], tech=1 + 1)  # the token, and one of the Shield Generator
    assert g.settlers[TOM].vp == 1
    assert names(g.collection) == ["Lumberjacks' Route"]


@pytest.mark.rule("SETX-10.11.2")
def test_protected_targets_are_hit_first() -> None:
    g = alone()
    route, forest = built(g, TOM, "Lumberjacks' Route", "New Forest")
    route.defended = True
    table = attack(g)  # the New Forest is an action Location, but it is not protected
    assert [event["card"] for event in events(table, "ward-off")] == [route.card.id]
    g = alone()
    route, forest = built(g, TOM, "Lumberjacks' Route", "New Forest")
    route.defended = True
    extras(forest).defensive = True
    table = attack(g)  # among protected ones the usual order decides
    assert [event["card"] for event in events(table, "ward-off")] == [forest.card.id]


@pytest.mark.rule("SETX-10.11.3", "I-10")
def test_printed_defense_is_a_token() -> None:
    g = alone()
    hand(g, TOM, "Damascus Steel Smith", "Sunken Ruins")
    supply(g, TOM, wood=2, stone=2, worker=2)
    play(table_of(g), "turn:build/Damascus Steel Smith")
    smith = g.settlers[TOM].empire[0]
    assert smith.defended
    assert GAME.check(g) == []
    smith.defended = False
    supply(g, TOM, defense=1, adv_defensive=1)
    table = table_of(g)
    assert "turn:defend/Damascus Steel Smith" in offered(table)
    assert "turn:tech/Damascus Steel Smith" in offered(table)
    play(table, "turn:tech/Damascus Steel Smith")
    assert "turn:defend/Damascus Steel Smith" not in offered(table)


@pytest.mark.rule("SETX-10.11.4", "I-20")
def test_lost_tokens_go_to_the_collection_in_the_advanced_variant() -> None:
    g = alone(**{"collect-tokens": "yes"})
    (route,) = built(g, TOM, "Lumberjacks' Route")
    route.defended = True
    attack(g)
    assert g.more is not None
    assert g.more.tokens == 1
    assert collection_value(g) == 1
    assert collection_wins(g)  # 1 Common Location against 1 token
    g = alone()
    (route,) = built(g, TOM, "Lumberjacks' Route")
    route.defended = True
    attack(g)
    assert not collection_wins(g)
