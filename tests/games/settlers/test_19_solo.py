"""SET-19 Solo game."""

from __future__ import annotations

import pytest

from tablewright.engine import Table, find_game, new_table
from tablewright.games.settlers.box.cards import DEFENSE, GOODS
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.base.scoring import places
from tablewright.games.settlers.rules.base.solo import collection_wins, foremost, line_goods
from tablewright.games.settlers.rules.state import (
    ATTACKING,
    COUNTING,
    LOOKOUT,
    PRODUCING,
    Settlers,
    new_location,
)
from tests.games.settlers.asked import events, kind, offered, refused
from tests.games.settlers.laying import built, fetch, foundation, hand, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import TOM
from tests.games.settlers.table import play, position, skip_to, table_of

GAME = find_game("settlers")


def alone(faction: str = "romans") -> Settlers:
    """A solo game in round 1 with an empty target line; two attack cards are out of the game."""
    g = position(faction)
    assert g.virtual is not None
    g.attack_deck += g.virtual.deals
    g.virtual.deals = []
    g.removed += [fetch(g, "card"), fetch(g, "card")]
    return g


def line(g: Settlers, *goods: str) -> None:
    """Lay the target line, its front first."""
    assert g.virtual is not None
    g.virtual.deals = [fetch(g, good) for good in goods]


def virtual_locations(g: Settlers, *cards: str) -> None:
    """Give the virtual player Locations of this round."""
    assert g.virtual is not None
    g.virtual.empire += [new_location(fetch(g, card), 1) for card in cards]


def next_target(g: Settlers, good: str) -> None:
    """Put an attack card on top of its deck."""
    g.attack_deck.append(fetch(g, good))


def attack(g: Settlers, front: str) -> Table:
    """The second attack of a phase, which reveals this card."""
    next_target(g, front)
    g.phase, g.step = ATTACKING, 1
    g.round = 1
    return table_of(g)


@pytest.mark.rule("SET-19.1", "SET-19.2")
def test_setup() -> None:
    table = new_table(GAME, 1, "3")
    g = table.state
    assert isinstance(g, Settlers)
    virtual = g.virtual
    assert virtual is not None
    assert (virtual.faction, virtual.hand, virtual.deck, sum(virtual.goods)) == ("", [], [], 0)
    assert len(virtual.deals) == 1
    assert len(g.attack_deck) == 15
    assert len(GAME.people(g)) == 2


@pytest.mark.rule("SET-19.3")
def test_more_faction_locations_than_collected_cards_win() -> None:
    g = alone()
    built(g, TOM, "Legion", "Builder", "Village")
    g.collection = [fetch(g, "Mill"), fetch(g, "Castle")]
    assert collection_wins(g)
    assert places(g) == [2, 1]
    g.phase = COUNTING
    table_of(g)
    assert g.settlers[TOM].vp == 0  # a loser does not count
    assert g.rank == -1
    g = alone()
    built(g, TOM, "Legion", "Builder", "Village")
    g.collection = [fetch(g, "Mill")]
    g.phase = COUNTING
    table_of(g)
    assert places(g) == [1, 2]
    assert g.settlers[TOM].vp == 5


@pytest.mark.rule("SET-19.4")
def test_ranks() -> None:
    expected = ((29, 0), (30, 1), (40, 2), (59, 3), (60, 4), (79, 5), (80, 6), (120, 6))
    for points, rank in expected:
        g = alone()
        built(g, TOM, "Legion")
        g.settlers[TOM].vp = points - 2
        g.phase = COUNTING
        table_of(g)
        assert g.rank == rank
    assert [entry.name_pl for entry in DATA.solo_ranks][-1] == "Cesarz"


@pytest.mark.rule("SET-19.5", "SET-19.29", "SET-19.7")
def test_five_rounds_with_attacks_in_each() -> None:
    table = new_table(GAME, 1, "5", {}, record=True)
    g = table.state
    assert isinstance(g, Settlers)
    skip_to(table, lambda g: g.phase == "over")
    assert len([event for event in table.events if event.kind == "attack-card"]) == 10
    assert len([event for event in table.events if event.kind == "cleanup"]) == 4
    assert g.round == 5
    assert {event.args["seat"] for event in table.events if event.kind == "produce"} == {TOM}


@pytest.mark.rule("SET-19.6", "SET-22.3")
def test_lookout() -> None:
    g = alone()
    g.phase, g.step = LOOKOUT, 0
    table = table_of(g)
    assert len(g.settlers[TOM].hand) == 1
    assert len(offered(table)) == 4
    play(table, offered(table)[0])
    assert g.virtual is not None
    assert len(g.virtual.empire) == 1
    assert len(offered(table)) == 2
    play(table, offered(table)[0])
    assert len(g.virtual.empire) == 2
    assert len(g.settlers[TOM].hand) == 3
    assert g.display == []


@pytest.mark.rule("SET-19.8", "SET-19.9")
def test_his_locations_can_be_razed_and_leave_no_foundation() -> None:
    g = alone()
    virtual_locations(g, "Quarry", "Mill")
    supply(g, TOM, raze=2, worker=2)
    table = table_of(g)
    play(table, "turn:raze/Quarry")
    assert has(g.settlers[TOM], stone=2, raze=0)
    assert g.virtual is not None
    assert empire(g.virtual) == ["Mill"]
    assert names(g.common_discard) == ["Quarry"]


@pytest.mark.rule("SET-19.10")
def test_target_cards_are_his_deals() -> None:
    g = alone("romans")
    line(g, "wood", "gold")
    built(g, TOM, "Spies")
    supply(g, TOM, worker=3)
    table = table_of(g)
    play(table, "turn:activate/Spies", "take-deal:gold")
    assert line_goods(g) == ["wood"]
    assert g.settlers[TOM].vp == 1
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert has(g.settlers[TOM], gold=1)
    g = alone("barbarians")
    line(g, "wood")
    built(g, TOM, "Robbers")
    supply(g, TOM, worker=3)
    table = table_of(g)
    play(table, "turn:activate/Robbers", "draw-from:common")
    assert [card.kind for card in g.removed[2:]] == ["SET-ATT-wood"]


@pytest.mark.rule("SET-19.11", "SET-19.28", "SET-20.9")
def test_what_has_no_target_alone() -> None:
    g = alone("barbarians")
    virtual_locations(g, "Castle")
    built(g, TOM, "Saboteurs")
    hand(g, TOM, "Saboteurs")
    supply(g, TOM, worker=3, food=1)
    table = table_of(g)
    assert refused(table, "turn:activate/Saboteurs") == "SET-10.8"
    assert "turn:deal/Saboteurs" in offered(table)
    g = alone("egyptians")
    virtual_locations(g, "Castle")
    built(g, TOM, "Desert", "Scorpion Breeder", "Oasis")
    hand(g, TOM, "Village")
    supply(g, TOM, worker=3)
    table = table_of(g)
    assert refused(table, "turn:activate/Desert") == "SET-10.8"
    play(table, "turn:activate/Scorpion Breeder")  # a target, but it changes nothing
    assert location(g, "Castle").blocked
    play(table, "turn:workers", "spend-workers:wood")
    assert has(g.settlers[TOM], worker=0, wood=1)  # the own Oasis does not react
    g = alone("japanese")
    virtual_locations(g, "Castle")
    built(g, TOM, "Trade Route")
    supply(g, TOM, food=1, worker=2)
    assert refused(table_of(g), "turn:activate/Trade Route") == "SET-10.8"


@pytest.mark.rule("SET-19.12", "SET-19.14")
def test_what_is_taken_over_to_the_end_of_round_5_is_not_his_when_he_collects() -> None:
    """Lines 1346-1349, 3456, 482: the Attack belongs to the round, which has no Cleanup."""
    g = alone("egyptians")
    virtual_locations(g, "Castle", "Mill")
    built(g, TOM, "Temple of Ra")
    supply(g, TOM, worker=2)
    g.round = 5
    g.removed += [g.attack_deck.pop() for _ in range(7)]
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "take-over:Castle")
    assert empire(g.settlers[TOM]) == ["Temple of Ra", "Castle"]
    skip_to(table, lambda g: g.phase in ("attack", "over"))
    assert names(g.collection)[0] == "Mill"
    assert "Castle" not in names(g.collection)
    assert empire(g.settlers[TOM])[-1] == "Castle"


@pytest.mark.rule("SET-19.12", "SET-19.14")
def test_what_is_taken_over_comes_back_in_cleanup_and_is_collected() -> None:
    g = alone("egyptians")
    virtual_locations(g, "Castle", "Mill")
    built(g, TOM, "Temple of Ra")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "take-over:Castle")
    skip_to(table, lambda g: g.round == 2)
    assert sorted(names(g.collection))[:2] == ["Castle", "Mill"]


@pytest.mark.rule("SET-19.13")
def test_no_defense_tokens() -> None:
    g = alone()
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].goods[DEFENSE] == 0


@pytest.mark.rule("SET-19.14", "SET-19.15", "SET-19.20")
def test_he_collects_first_and_then_attacks_twice() -> None:
    g = alone()
    virtual_locations(g, "Castle", "Mill")
    (village,) = built(g, TOM, "Village")
    village.goods = ()
    next_target(g, "worker")
    next_target(g, "worker")
    g.phase, g.step = ATTACKING, 0
    table = table_of(g)
    assert names(g.collection) == ["Castle", "Mill", "Village"]  # the second attack finds worker, worker
    assert len(events(table, "attack-card")) == 2
    assert empire(g.settlers[TOM]) == []
    assert has(g.settlers[TOM], wood=0)
    assert g.round == 2


@pytest.mark.example("SET-EX-15")
@pytest.mark.rule("SET-19.16", "SET-19.17", "SET-19.18", "SET-19.19", "SET-19.21")
def test_the_marketplace_is_hit() -> None:
    g = alone()
    line(g, "worker", "gold")
    built(g, TOM, "Carpenter's Workshop", "Marketplace", "Joiner", "Wood Supplier")
    attack(g, "wood")
    assert names(g.collection) == ["Marketplace"]
    assert line_goods(g) == ["worker", "wood", "gold"]


@pytest.mark.example("SET-EX-37")
@pytest.mark.rule("SET-19.16", "SET-19.21")
def test_pairs_without_the_first_card_are_not_checked() -> None:
    g = alone()
    line(g, "gold", "stone")
    built(g, TOM, "Masons Guild")
    table = attack(g, "food")
    assert g.collection == []
    assert line_goods(g) == ["food", "gold", "stone"]
    assert len(events(table, "attack-fails")) == 1


@pytest.mark.rule("SET-19.16", "SET-19.18")
def test_who_is_no_candidate() -> None:
    g = alone()
    line(g, "stone")
    built(g, TOM, "Ruins", "Legion")
    foundation(g, TOM, "Quarry")
    attack(g, "stone")
    assert g.collection == []
    g = alone()
    line(g, "gold")
    built(g, TOM, "Quarry")
    attack(g, "stone")
    assert g.collection == []  # stone, stone needs both


@pytest.mark.rule("SET-19.19", "SET-19.30")
def test_priorities_and_the_last_tie() -> None:
    g = alone()
    quarry, mason, sculptor, mine = built(g, TOM, "Quarry", "ZWY034", "Court Sculptor", "Coal Mine")
    assert foremost([quarry, mason]) == [mason]  # action before production
    assert foremost([sculptor, mine]) == [mine]  # 2 Resources before 1
    (stony,) = built(g, TOM, "ZWY035")
    assert foremost([mason, stony]) == [stony]  # as dear, more stone
    g = alone()
    line(g, "food")
    built(g, TOM, "ZWY053", "ZWY054")
    table = attack(g, "worker")
    assert kind(table) == "attacked-location"
    table.play(1)
    assert [card.number for card in g.collection] == ["ZWY054"]


@pytest.mark.example("SET-EX-30")
@pytest.mark.rule("SET-19.22")
def test_a_line_of_one_card_cannot_hit() -> None:
    g = alone("japanese")
    line(g, "wood")
    built(g, TOM, "Ninjas", "Old Forest")
    supply(g, TOM, worker=1)
    next_target(g, "wood")
    next_target(g, "wood")
    table = table_of(g)
    play(table, "turn:activate/Ninjas")
    while g.round == 1 and kind(table) in ("turn", "after-action", "store"):
        play(table, "turn:pass" if kind(table) == "turn" else offered(table)[-1])
    assert len(events(table, "attack-fails")) == 1
    assert names(g.collection) == ["Old Forest"]  # the second attack had a line of two


@pytest.mark.rule("SET-19.23")
def test_an_empty_attack_deck_reveals_nothing() -> None:
    g = alone()
    line(g, "stone", "stone")
    g.removed += g.attack_deck
    g.attack_deck = []
    built(g, TOM, "Quarry")
    g.phase, g.step = ATTACKING, 1
    table_of(g)
    assert names(g.collection) == ["Quarry"]


@pytest.mark.example("SET-EX-38")
@pytest.mark.rule("SET-19.24", "SET-19.25", "SET-19.26", "SET-19.13")
def test_two_points_hit_a_japanese_location() -> None:
    g = alone("japanese")
    line(g, "wood", "vp")
    _, garrison, _ = built(g, TOM, "Farm", "Garrison", "Gate")
    garrison.samurai = True
    attack(g, "vp")
    assert names(g.collection) == ["Garrison"]
    assert line_goods(g) == ["wood", "vp", "vp"]
    assert GOODS[garrison.card.deal] == "raze"


@pytest.mark.rule("SET-19.27")
def test_without_such_a_location_the_attack_goes_on() -> None:
    g = alone("japanese")
    line(g, "stone", "vp")
    built(g, TOM, "Gate", "Armorer")
    attack(g, "vp")
    assert names(g.collection) == ["Armorer"]  # VP and stone


@pytest.mark.rule("SET-19.20")
def test_goods_on_a_hit_location_are_lost() -> None:
    g = alone()
    line(g, "worker")
    (castle,) = built(g, TOM, "Pig Farmer")
    castle.goods = (4, 2)
    attack(g, "food")
    assert names(g.collection) == ["Pig Farmer"]
    assert castle.goods == ()
