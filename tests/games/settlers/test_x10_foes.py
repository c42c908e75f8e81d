"""SETX-10 The virtual player's Faction cards, and the Attack cards that come with them."""

from __future__ import annotations

import pytest

from tablewright.engine import BadSetup, Table, find_game, new_table
from tablewright.games.settlers.box.cards import CARDS, GOODS, MORE_ATTACK_CARDS
from tablewright.games.settlers.rules.base.razing import raze_price
from tablewright.games.settlers.rules.base.scoring import places
from tablewright.games.settlers.rules.base.solo import attacks_in_a_phase, collection_value, goal_count
from tablewright.games.settlers.rules.friends.solo import FOES, foes_in, more_attack_cards
from tablewright.games.settlers.rules.settings import completed
from tablewright.games.settlers.rules.state import (
    ATTACKING,
    CLEANUP,
    COUNTING,
    LOOKOUT,
    PRODUCING,
    Settlers,
    commands_samurai,
    count_samurai,
    extras,
    new_location,
)
from tests.games.settlers.asked import events, kind, offered
from tests.games.settlers.laying import built, deals, fetch, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import TOM
from tests.games.settlers.table import play, position, table_of

GAME = find_game("settlers")


def against(foe: str, faction: str = "romans") -> Settlers:
    """A solo game in round 1 against a faction, with an empty target line."""
    g = position(faction, opponent=foe, wcwbf="yes", magic3="yes", format="open")
    assert g.virtual is not None
    g.attack_deck += g.virtual.deals
    g.virtual.deals = []
    return g


def line(g: Settlers, *goods: str) -> None:
    """Lay the target line, its front first."""
    assert g.virtual is not None
    g.virtual.deals = [fetch(g, good) for good in goods]


def attack(g: Settlers, good: str, round_: int = 2, step: int = 1) -> Table:
    """An attack of a phase, which reveals this card."""
    g.attack_deck.append(fetch(g, good))
    g.phase, g.step, g.round = ATTACKING, step, round_
    return table_of(g)


def line_goods(g: Settlers) -> list[str]:
    """The target line by goods."""
    assert g.virtual is not None
    return [GOODS[card.deal] for card in g.virtual.deals]


# --------------------------------------------------------------------------------------------- the card
@pytest.mark.rule("SETX-10.1")
def test_a_card_of_the_modules_that_are_on_is_drawn() -> None:
    assert foes_in(("wcwbf",)) == ["barbarians", "romans"]
    assert foes_in(("wcwbf", "magic3", "atl")) == [*FOES]
    found = set()
    for seed in range(20):
        g = new_table(GAME, 1, str(seed), {"wcwbf": "yes", "magic3": "yes"}).state
        assert isinstance(g, Settlers)
        assert g.more is not None
        found.add(g.more.foe)
    assert found == {"barbarians", "romans", "japanese", "egyptians"}
    g = position("romans")  # the base game has none
    assert g.more is None


@pytest.mark.rule("SETX-10.1")
def test_a_card_can_be_chosen_even_that_of_the_own_faction() -> None:
    g = position("romans", opponent="romans", wcwbf="yes")
    assert g.more is not None
    assert g.more.foe == "romans"
    assert GAME.view(g, TOM)["more"]["foe"] == "romans"
    g.phase, g.step = LOOKOUT, 0
    assert events(table_of(g), "foe") == [{"faction": "romans"}]
    with pytest.raises(BadSetup, match="is off"):
        GAME.settle(1, {"opponent": "japanese", "wcwbf": "yes"})
    assert GAME.settle(1, completed(GAME.settle(1, {}) | {"opponent": "japanese"}))["magic3"] == "yes"
    with pytest.raises(BadSetup, match="no option"):
        GAME.settle(2, {"opponent": "romans", "wcwbf": "yes"})


@pytest.mark.rule("SETX-10.5")
@pytest.mark.parametrize(("foe", "cards"), [("japanese", 2), ("egyptians", 2), ("romans", 0)])
def test_raze_attack_cards_against_japanese_and_egyptians(foe: str, cards: int) -> None:
    g = against(foe)
    assert len([card for card in g.attack_deck if card in MORE_ATTACK_CARDS["raze"]]) == cards
    assert not [card for card in g.attack_deck if card in MORE_ATTACK_CARDS["tech"]]
    assert GAME.check(g) == []
    g = position("romans", opponent=foe, magic3="yes", wcwbf="yes")
    assert g.virtual is not None
    assert len(g.virtual.deals) == 1


@pytest.mark.rule("SETX-10.5")
def test_the_technology_attack_card_comes_with_cards_of_its_box() -> None:
    g = against("romans")
    assert more_attack_cards(g) == []
    g.common.append(next(card for card in CARDS.values() if card.box == "atl" and card.common))
    assert more_attack_cards(g) == MORE_ATTACK_CARDS["tech"]


@pytest.mark.rule("SETX-11.17", "SETX-11.16")
def test_without_a_face_up_card_the_first_attack_fails() -> None:
    g = against("romans")
    (place,) = built(g, TOM, "Quarry")
    first, second = sorted(GOODS[good] for good in place.card.raze)
    g.attack_deck.append(fetch(g, second))
    table = attack(g, first, step=0)
    assert len(events(table, "attack-fails")) == 1
    assert g.collection == [place.card]  # hit by the other one


@pytest.mark.rule("SETX-10.13")
def test_the_other_rules_stay() -> None:
    g = against("egyptians")
    assert attacks_in_a_phase(g) == 2
    g.phase, g.step = LOOKOUT, 0
    table = table_of(g)
    assert len(g.display) == 4
    play(table, offered(table)[0])
    play(table, offered(table)[0])
    assert g.virtual is not None
    assert len(g.virtual.empire) == 2


# ----------------------------------------------------------------------------- Barbarians, Romans, Atlanteans
@pytest.mark.rule("SETX-10.2", "SETX-11.16", "I-20")
def test_barbarians_attack_three_times() -> None:
    g = against("barbarians")
    g.phase, g.step, g.round = ATTACKING, 0, 2
    table = table_of(g)
    assert len(events(table, "attack-card")) == 3
    assert g.round == 3


@pytest.mark.rule("SETX-10.3", "I-20")
def test_romans_get_three_of_five_cards() -> None:
    g = against("romans")
    g.phase, g.step = LOOKOUT, 0
    table = table_of(g)
    assert len(g.display) == 5
    play(table, offered(table)[0])
    assert g.virtual is not None
    assert (len(g.virtual.empire), len(g.display)) == (1, 3)
    play(table, offered(table)[0])
    assert (len(g.virtual.empire), len(g.display)) == (3, 0)
    assert len(g.settlers[TOM].hand) == 3  # two, and the Faction card


@pytest.mark.rule("SETX-10.4")
def test_razing_atlanteans_takes_three_tokens() -> None:
    g = against("romans")
    assert g.virtual is not None
    assert g.more is not None
    g.virtual.empire.append(new_location(fetch(g, "Quarry"), g.virtual.seat))
    (place,) = g.virtual.empire
    assert raze_price(g, g.virtual, place) == 2
    g.more.foe = "atlanteans"
    assert raze_price(g, g.virtual, place) == 3
    hand(g, TOM, "Ancient Ruins")
    supply(g, TOM, raze=2)
    assert "turn:raze/Quarry" not in offered(table_of(g))
    supply(g, TOM, raze=3)
    play(table_of(g), "turn:raze/Quarry")
    assert has(g.settlers[TOM], raze=0)
    assert names(g.common_discard) == ["Quarry"]  # discarded as ever


# --------------------------------------------------------------------------------------------- Japanese
@pytest.mark.rule("SETX-10.6", "SETX-10.8", "I-20")
def test_japanese_take_a_matching_deal_before_the_attack() -> None:
    g = against("japanese")
    deals(g, TOM, "RZY001", "Gladiator School")
    good = GOODS[g.settlers[TOM].deals[0].deal]
    other = GOODS[g.settlers[TOM].deals[1].deal]
    assert good != other
    stolen = g.settlers[TOM].deals[0]
    line(g, "card")
    table = attack(g, good)
    assert g.collection == [stolen]
    assert len(g.settlers[TOM].deals) == 1
    assert line_goods(g) == [good, "card"]  # no Attack card was moved
    assert collection_value(g) == 2
    assert GAME.view(g, TOM)["more"]["worth"] == 2
    assert events(table, "stolen-deal")
    assert len(events(table, "attack-fails")) == 1  # the normal Attack came too


@pytest.mark.rule("SETX-10.6")
def test_of_several_deals_the_player_chooses() -> None:
    g = against("japanese")
    deals(g, TOM, "Sculptor's Workshop", "Sculptor's Workshop")
    first, second = g.settlers[TOM].deals
    if first.deal != second.deal:
        g.settlers[TOM].deals.append(fetch(g, "RZY003"))
    goods = [GOODS[card.deal] for card in g.settlers[TOM].deals]
    twice = next(good for good in goods if goods.count(good) > 1)
    table = attack(g, twice)
    assert kind(table) == "stolen-deal"
    play(table, offered(table)[-1])
    assert len(g.collection) == 1
    assert GOODS[g.collection[0].deal] == twice


@pytest.mark.rule("SETX-10.6", "SETX-10.5")
def test_a_raze_card_takes_a_deal_for_raze_tokens() -> None:
    g = against("japanese", "barbarians")
    g.settlers[TOM].deals.append(next(card for card in g.settlers[TOM].deck if GOODS[card.deal] == "raze"))
    g.settlers[TOM].deck.remove(g.settlers[TOM].deals[0])
    attack(g, "att-raze")
    assert collection_value(g) == 2
    assert not g.settlers[TOM].deals


@pytest.mark.rule("SETX-10.6")
def test_stolen_deals_decide_the_game() -> None:
    g = against("japanese")
    built(g, TOM, "Legion", "Architect", "Spies")
    assert g.more is not None
    cards = [fetch(g, "Colossus"), fetch(g, "Gardens")]
    g.collection += cards
    assert places(g) == [1, 2]
    g.more.loot = tuple(cards)
    assert collection_value(g) == 4
    assert places(g) == [2, 1]


# -------------------------------------------------------------------------------------------- Egyptians
@pytest.mark.rule("SETX-10.7", "SETX-10.7.1", "SETX-10.7.2", "SETX-10.8")
@pytest.mark.example("SETX-EX-37")
def test_egyptians_shut_a_location_for_a_round() -> None:
    g = against("egyptians")
    (place,) = built(g, TOM, "Gardens")  # red
    table = attack(g, "food")
    assert place.more is not None
    assert place.more.shut
    assert g.round == 3
    assert line_goods(g) == ["food"]  # the reveal stays on top of the row
    assert GAME.view(g, TOM)["settlers"][TOM]["empire"][0]["more"]["shut"]
    assert events(table, "shut")
    g.phase, g.step = CLEANUP, 0
    g.attack_deck, g.removed = [], [*g.removed, *g.attack_deck]
    table = table_of(g)
    assert not place.more.shut
    assert collection_value(g) == 2
    assert g.round == 4
    assert events(table, "opened")


@pytest.mark.rule("SETX-10.7.1", "SETX-3.4")
def test_a_shut_location_is_not_in_the_empire() -> None:
    g = against("egyptians", "japanese")
    castle, dojo, master = built(g, TOM, "Daimyo's Castle", "Dojo", "Master Swordsmith")
    me = g.settlers[TOM]
    castle.samurai = True
    assert commands_samurai(me)
    assert count_samurai(me) == 1
    for place in (castle, dojo, master):
        extras(place).shut = True
    assert count_samurai(me) == 0
    assert goal_count(g) == 0
    hand(g, TOM, "Sumo School", "Ancient Ruins")
    supply(g, TOM, wood=2, stone=2, worker=2, food=2)
    found = offered(table_of(g))
    assert "turn:build/Sumo School" not in found  # no build cost
    assert "turn:activate/Master Swordsmith" not in found
    g.phase, g.step = PRODUCING, 0
    supply(g, TOM, wood=0, stone=0, worker=0, food=0)
    table = table_of(g)
    assert kind(table) == "turn"
    assert has(me, stone=0)


@pytest.mark.rule("SETX-10.7")
def test_the_priorities_of_attacks_decide_what_is_shut() -> None:
    g = against("egyptians")
    built(g, TOM, "Stonecutter", "Headquarters", "Trade Colony")
    workshop, apprentice = built(g, TOM, "Sculptor's Workshop", "Sculptor's Apprentice")
    table = attack(g, "stone", step=0)
    assert kind(table) == "shut-location"  # two actions of the same cost
    assert offered(table) == ["shut-location:Sculptor's Workshop", "shut-location:Sculptor's Apprentice"]
    play(table, "shut-location:Sculptor's Apprentice")
    assert apprentice.more is not None
    assert apprentice.more.shut
    assert workshop.more is None


@pytest.mark.rule("SETX-10.7")
def test_only_faction_locations_of_the_colour_are_shut_and_none_twice() -> None:
    g = against("egyptians")
    common, colony = built(g, TOM, "Grain Field", "Trade Colony")  # of three colours
    laid = foundation(g, TOM, "Ruins")
    attack(g, "food", step=0)
    assert colony.more is not None
    assert colony.more.shut
    assert common.more is None
    assert laid.more is None
    g = against("egyptians")
    first, second = built(g, TOM, "Trade Colony", "Gardens")
    extras(second).shut = True
    attack(g, "food", step=0)
    assert first.more is not None
    assert first.more.shut


@pytest.mark.rule("SETX-10.7.2", "I-19")
def test_tokens_of_the_last_rounds_count_nothing_but_spoil_their_locations() -> None:
    g = against("egyptians")
    (shut, other) = built(g, TOM, "Gardens", "Legion")
    extras(shut).shut = True
    assert goal_count(g) == 1
    assert collection_value(g) == 0
    g.phase, g.step, g.round = COUNTING, 0, 5
    table_of(g)
    assert g.settlers[TOM].tally["faction-locations"] == 2
    assert other.more is None


# ---------------------------------------------------------------------------------------------- the rest
@pytest.mark.rule("SETX-10.10")
def test_defense_tokens_do_not_stop_attacks() -> None:
    g = against("barbarians")
    (place,) = built(g, TOM, "Quarry")
    place.defended = True
    first, second = sorted(GOODS[good] for good in place.card.raze)
    line(g, first)
    attack(g, second)
    assert g.collection == [place.card]
    assert empire(g.settlers[TOM]) == []


@pytest.mark.rule("SETX-10.14", "SETX-10.9")
def test_an_instant_lies_with_the_virtual_player_and_goes_to_the_collection() -> None:
    g = against("barbarians")
    on_top(g, "common", "Quarry", "Mill", "Volcano", "Tavern")
    g.phase, g.step = LOOKOUT, 0
    table = table_of(g)
    play(table, "pick:Tavern")
    assert g.virtual is not None
    while kind(table) == "pick":
        play(table, next(name for name in offered(table) if name != "pick:Volcano"))
    assert "Volcano" in empire(g.virtual)
    volcano = location(g, "Volcano")
    found = GAME.view(g, TOM)["virtual"]["empire"]
    assert volcano.card.id in [place["card"] for place in found]
    assert GAME.check(g) == []
    g.phase, g.step = ATTACKING, 0
    table_of(g)
    assert "Volcano" in names(g.collection)


@pytest.mark.rule("SETX-10.14")
def test_nothing_can_be_done_to_an_instant_of_the_virtual_player() -> None:
    g = against("barbarians")
    assert g.virtual is not None
    built(g, TOM, "Engineers")
    g.virtual.empire.append(new_location(fetch(g, "Volcano"), g.virtual.seat))
    hand(g, TOM, "Ancient Ruins")
    supply(g, TOM, worker=9, raze=9, gold=9, stone=9)
    found = offered(table_of(g))
    assert "turn:activate/Engineers" not in found
    assert "turn:raze/Volcano" not in found


@pytest.mark.rule("I-20")
def test_a_collection_that_grew_too_fast_is_noticed() -> None:
    g = against("barbarians")
    assert GAME.check(g) == []
    cards = [fetch(g, "Legion")]
    assert g.more is not None
    g.more.loot = tuple(cards)
    g.settlers[TOM].discard += cards
    assert any("I-20" in problem for problem in GAME.check(g))
    g.more.loot = ()
    g.collection, g.common = g.common[:6], g.common[6:]
    assert any("I-20" in problem for problem in GAME.check(g))
