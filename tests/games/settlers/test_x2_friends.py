"""SETX-2 Why Can't We Be Friends: open production, storing, instants, and its cards."""

from __future__ import annotations

import pytest

from tablewright.engine import Table, find_game
from tablewright.games.settlers.box.cards import NUMBER
from tablewright.games.settlers.rules.base.razing import raze_price
from tablewright.games.settlers.rules.state import (
    CLEANUP,
    COUNTING,
    DEPOSITING,
    PRODUCING,
    Location,
    Settlers,
    extras,
)
from tests.games.settlers.asked import events, kind, offered, refused
from tests.games.settlers.laying import built, deals, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import pass_all, play, position, state, table_of

GAME = find_game("settlers")


def friends(*factions: str, **options: str) -> Settlers:
    """A position with all cards of the module."""
    return position(*factions, wcwbf="yes", format="open", **options)


def stored(place: Location) -> list[str]:
    """What is stored on a card, by name."""
    names_of = {number: name for name, number in NUMBER.items()}
    return [] if place.more is None else [names_of[good] for good in place.more.stored]


def sent(place: Location) -> int:
    """How many Workers were sent there."""
    return 0 if place.more is None else place.more.sent


# ---------------------------------------------------------------------------------------- open production
@pytest.mark.rule("SETX-2.1.1", "SETX-2.4.9", "SETX-11.2")
def test_open_production_produces_for_its_owner() -> None:
    g = friends("egyptians", "romans")
    hand(g, TOM, "Treasury")
    play(table_of(g), "turn:build/Treasury")
    assert has(g.settlers[TOM], gold=1)
    place = location(g, "Treasury")
    assert place.card.row == "production"
    assert place.card.is_production
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert has(g.settlers[TOM], gold=3)  # 1 of the board


@pytest.mark.rule("SETX-2.1.2", "SETX-2.1.3", "SETX-0.11")
def test_a_worker_is_sent() -> None:
    g = friends("romans", "egyptians")
    (place,) = built(g, MARK, "Nile Harbor")
    supply(g, TOM, worker=2)
    supply(g, MARK, worker=2)
    table = table_of(g)
    play(table, "turn:send/Nile Harbor")
    assert has(g.settlers[TOM], worker=1, food=1, stone=1)
    assert has(g.settlers[MARK], worker=3, food=0, stone=0)
    assert sent(place) == 1
    assert g.turn == MARK  # one Worker takes the turn
    assert "turn:send/Nile Harbor" not in offered(table)  # never to the own Location
    assert events(table, "send") == [{"seat": TOM, "host_seat": MARK, "card": place.card.id}]


@pytest.mark.rule("SETX-2.1.3", "SETX-11.2")
@pytest.mark.example("SETX-EX-35")
def test_two_workers_a_round_from_all_together() -> None:
    g = friends("romans", "egyptians", "barbarians")
    (place,) = built(g, MARK, "Treasury")
    extras(place).sent = 1
    supply(g, TOM, worker=3)
    supply(g, MARK, worker=2)
    supply(g, EVA, worker=2)
    table = table_of(g)
    play(table, "turn:send/Treasury")
    assert has(g.settlers[TOM], gold=1)
    assert has(g.settlers[MARK], worker=3)
    play(table, "turn:pass")
    assert refused(table, "turn:send/Treasury") == "SETX-2.1.3"


@pytest.mark.rule("SETX-2.1.3", "SETX-11.1")
def test_who_has_passed_is_not_visited() -> None:
    g = friends("romans", "egyptians", "barbarians")
    built(g, MARK, "Treasury")
    supply(g, TOM, worker=1)
    g.settlers[MARK].passed = True
    assert refused(table_of(g), "turn:send/Treasury") == "SETX-2.1.3"


@pytest.mark.rule("SETX-2.1.6", "SETX-5.7.4")
def test_a_visit_takes_a_worker_and_a_location_that_works() -> None:
    g = friends("romans", "egyptians")
    (place,) = built(g, MARK, "Treasury")
    hand(g, TOM, "Ancient Ruins")  # something else to do
    assert refused(table_of(g), "turn:send/Treasury") == "SETX-2.1.6"
    supply(g, TOM, worker=1)
    assert "turn:send/Treasury" in offered(table_of(g))
    extras(place).barred = True
    assert refused(table_of(g), "turn:send/Treasury") == "SETX-2.1.6"


@pytest.mark.rule("SETX-2.1.4", "SETX-12.7", "SETX-12.9", "I-5")
def test_sent_workers_stay_until_cleanup_or_go_with_the_card() -> None:
    g = friends("romans", "egyptians", "barbarians")
    harbour, treasury = built(g, MARK, "Nile Harbor", "Treasury")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:send/Nile Harbor")
    pass_all(table)
    while kind(table) == "store":
        play(table, "store:0")
    assert kind(table) == "pick"  # the next Lookout
    assert sent(harbour) == 0
    assert has(g.settlers[MARK], worker=0)
    g = friends("romans", "egyptians")
    (place,) = built(g, MARK, "Woodland Track")
    extras(place).sent = 2
    supply(g, TOM, raze=2)
    play(table_of(g), "turn:raze/Woodland Track")
    assert sent(place) == 0
    assert treasury.more is None


@pytest.mark.rule("SETX-2.1.4", "SETX-12.8")
@pytest.mark.parametrize("seat", [TOM, MARK])
def test_what_was_sent_in_another_round_leaves_nothing_to_see(seat: int) -> None:
    g = friends("romans", "egyptians")
    built(g, MARK, "Treasury")
    before = empire_seen(g, seat)
    extras(location(g, "Treasury")).sent = 1
    assert empire_seen(g, seat) != before
    extras(location(g, "Treasury")).sent = 0
    assert empire_seen(g, seat) == before


def empire_seen(g: Settlers, seat: int) -> object:
    """What a seat sees of Mark's Empire."""
    return GAME.view(g, seat)["settlers"][MARK]["empire"]


@pytest.mark.rule("SETX-2.1.5")
def test_cards_and_counts_are_those_of_the_sender() -> None:
    g = friends("romans", "egyptians")
    built(g, MARK, "Travellers' Inn")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:send/Travellers' Inn")
    assert kind(table) == "draw-from"
    play(table, "draw-from:faction")
    assert [card.deck for card in g.settlers[TOM].hand] == ["romans"]


@pytest.mark.rule("SETX-2.1.7", "SETX-11.18", "SETX-2.4.1")
def test_features_of_both_react() -> None:
    g = friends("egyptians", "barbarians")
    built(g, MARK, "Forest Clearing", "Border Toll")
    built(g, TOM, "Pharaoh's Envoys")
    supply(g, TOM, worker=1)
    supply(g, MARK, worker=1)
    play(table_of(g), "turn:send/Forest Clearing")
    assert g.settlers[TOM].vp == 1
    assert has(g.settlers[TOM], wood=1, worker=1)
    assert has(g.settlers[MARK], gold=1, worker=2)
    g = friends("romans", "japanese")
    built(g, MARK, "Tea House", "Garden of Guests")
    built(g, TOM, "Via Appia", "Baba Yaga")
    supply(g, TOM, worker=1)
    supply(g, MARK, worker=1)
    play(table_of(g), "turn:send/Tea House")
    assert has(g.settlers[TOM], stone=1, food=1, worker=1)
    assert g.settlers[MARK].vp == 1
    assert has(g.settlers[MARK], worker=1)  # Baba Yaga: the owner gets no Worker


@pytest.mark.rule("SETX-10.9")
def test_open_production_of_the_virtual_player() -> None:
    g = friends("romans")
    assert g.virtual is not None
    built(g, TOM, "Common Quarry")
    g.virtual.empire.append(g.settlers[TOM].empire.pop())
    g.virtual.empire[0].owner = g.virtual.seat
    hand(g, TOM, "Ancient Ruins")  # so that the round goes on
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:send/Common Quarry")
    assert has(g.settlers[TOM], stone=1, worker=0)
    assert has(g.virtual, worker=0)


# ------------------------------------------------------------------------------------------------ storing
@pytest.mark.rule("SETX-2.2.1", "SETX-2.2.2")
def test_storing_locations_lie_in_the_top_row_and_give_nothing_when_built() -> None:
    g = friends("romans", "egyptians")
    hand(g, TOM, "Lumber Depot")
    supply(g, TOM, wood=3, stone=1)
    play(table_of(g), "turn:build/Lumber Depot")
    assert has(g.settlers[TOM], wood=2)
    card = location(g, "Lumber Depot").card
    assert card.types == ("production", "feature")
    assert card.row == "production"


def cleaning(g: Settlers) -> Table:
    """Cleanup begins."""
    g.phase, g.step = CLEANUP, 0
    return table_of(g)


@pytest.mark.rule("SETX-2.2.3", "SETX-11.3", "SETX-12.10")
def test_named_goods_are_stored_in_cleanup() -> None:
    g = friends("romans", "egyptians")
    (depot,) = built(g, TOM, "Stone Depot")
    supply(g, TOM, stone=2, gold=3, wood=1)
    table = cleaning(g)
    assert kind(table) == "store-on-card"
    assert offered(table) == ["store-on-card:2", "store-on-card:1", "store-on-card:0"]
    play(table, "store-on-card:2")
    assert stored(depot) == ["stone", "stone"]
    assert has(g.settlers[TOM], stone=0, gold=0, wood=0)
    assert events(table, "store-on-card")[0]["goods"] == {"stone": 2}


@pytest.mark.rule("SETX-2.2.4", "I-6")
def test_stored_goods_produce_and_come_back() -> None:
    g = friends("barbarians", "egyptians")
    depot, hall = built(g, TOM, "Meat Depot", "Loot Hall")
    extras(depot).stored = (NUMBER["food"],) * 4
    extras(hall).stored = (NUMBER["raze"],) * 2
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert has(g.settlers[TOM], food=4 + 3, raze=1 + 2 + 2)  # at most 3 are produced
    assert stored(depot) == stored(hall) == []


@pytest.mark.rule("SETX-2.2.4")
def test_a_stone_depot_gives_points() -> None:
    g = friends("romans", "egyptians")
    (depot,) = built(g, TOM, "Stone Depot")
    extras(depot).stored = (NUMBER["stone"],) * 2
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].vp == 2
    assert has(g.settlers[TOM], stone=2 + 1)


@pytest.mark.rule("SETX-2.2.5")
def test_no_storing_in_the_last_round() -> None:
    g = friends("romans", "egyptians")
    built(g, TOM, "Stone Depot")
    supply(g, TOM, stone=2)
    g.round = 5
    g.opening = (g.first - 4) % 2
    g.phase = DEPOSITING
    table = table_of(g)
    assert table.over
    assert not events(table, "store-on-card")
    assert state(table).phase != COUNTING


@pytest.mark.rule("SETX-2.4.6")
@pytest.mark.example("SETX-EX-29")
def test_gifts_for_the_pharaoh() -> None:
    g = friends("egyptians", "romans")
    (gifts,) = built(g, TOM, "Gifts for the Pharaoh")
    extras(gifts).stored = (NUMBER["gold"],) * 5
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert has(g.settlers[TOM], gold=10 + 1)  # 1 of the board
    assert stored(gifts) == []
    g = friends("egyptians", "romans")
    (gifts,) = built(g, TOM, "Gifts for the Pharaoh")
    extras(gifts).stored = (NUMBER["wood"],) * 4 + (NUMBER["gold"],) * 3
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    assert kind(table) == "copy-stored"
    assert offered(table) == ["copy-stored:2", "copy-stored:3", "copy-stored:4"]  # 5 of 7 in all
    play(table, "copy-stored:2")
    assert has(g.settlers[TOM], wood=4 + 2, gold=1 + 3 + 3)


@pytest.mark.rule("SETX-2.2.6")
def test_elite_keeps_cards_for_good() -> None:
    g = friends("barbarians", "romans")
    (elite,) = built(g, TOM, "Elite")
    hand(g, TOM, "Quarry", "Castle")
    table = cleaning(g)
    assert kind(table) == "react-now"
    play(table, "react-now:yes")
    play(table, "tuck:Castle")
    assert names(elite.under) == ["Castle"]
    assert names(g.settlers[TOM].hand) != ["Quarry", "Castle"]
    assert GAME.view(g, MARK)["settlers"][TOM]["empire"][0]["under_cards"] is None
    g = friends("barbarians", "romans")
    (elite,) = built(g, TOM, "Elite")
    hand(g, TOM, "Quarry", "Castle", "Town", "Mill")
    elite.under = tuple(g.settlers[TOM].hand)
    g.settlers[TOM].hand.clear()
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert has(g.settlers[TOM], raze=1 + 3)
    assert len(elite.under) == 4


# ----------------------------------------------------------------------------------------------- instants
@pytest.mark.rule("SETX-2.3.1", "SETX-2.3.2")
def test_an_instant_is_only_played() -> None:
    g = friends("romans", "egyptians")
    hand(g, TOM, "Volcano")
    supply(g, TOM, raze=1, food=1, worker=2)
    table = table_of(g)
    assert not [name for name in offered(table) if "Volcano" in name]
    assert refused(table, "turn:build/Volcano") == "SETX-2.3.1"
    assert refused(table, "turn:instant/Volcano") == "SETX-2.3.2"  # no target


@pytest.mark.rule("SETX-2.3.2", "SETX-2.3.4")
def test_a_volcano_removes_a_common_location() -> None:
    g = friends("romans", "egyptians", "barbarians")
    (quarry,) = built(g, MARK, "Quarry")
    quarry.defended = True
    built(g, EVA, "Town")
    g.settlers[EVA].passed = True
    hand(g, TOM, "Volcano")
    supply(g, TOM, raze=1)
    table = table_of(g)
    play(table, "turn:instant/Volcano")
    assert empire(g.settlers[MARK]) == []
    assert names(g.removed) == ["Quarry"]
    assert names(g.common_discard) == ["Volcano"]
    assert has(g.settlers[MARK], wood=0)
    assert has(g.settlers[TOM], raze=1)
    assert empire(g.settlers[EVA]) == ["Town"]  # who has passed is no target
    assert g.turn == MARK


@pytest.mark.rule("SETX-2.3.4")
def test_a_volcano_removes_a_faction_location_for_two_raze_tokens() -> None:
    g = friends("romans", "japanese")
    built(g, MARK, "Quarry", "Farm")
    location(g, "Farm").samurai = True
    hand(g, TOM, "Volcano")
    supply(g, TOM, raze=2)
    table = table_of(g)
    play(table, "turn:instant/Volcano")
    assert offered(table) == ["choose-removal:0", "choose-removal:1"]
    play(table, "choose-removal:1")
    assert empire(g.settlers[MARK]) == ["Quarry"]
    assert has(g.settlers[TOM], raze=0)


@pytest.mark.rule("SETX-2.3.3", "SETX-2.4.14")
def test_a_cohort_lays_an_instant_as_a_foundation() -> None:
    g = friends("romans", "egyptians")
    built(g, TOM, "Cohort")
    hand(g, TOM, "Volcano")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Cohort")
    assert empire(g.settlers[TOM]) == ["Cohort", "Foundation"]
    assert has(g.settlers[TOM], wood=1)
    assert GAME.check(g) == []


# ------------------------------------------------------------------------------------------------- rulings
@pytest.mark.rule("SETX-2.4.2")
@pytest.mark.example("SETX-EX-40")
def test_bobs_crew_needs_two_cards() -> None:
    g = friends("romans", "egyptians")
    built(g, TOM, "Bob's Crew")
    g.settlers[TOM].deck = g.settlers[TOM].deck[:1]
    assert g.more is not None
    g.more.cards -= 39
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].hand == []
    assert len(g.settlers[TOM].deck) == 1
    g = friends("romans", "egyptians")
    built(g, TOM, "Bob's Crew")
    on_top(g, TOM, "Spies", "Architect")
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    play(table, "keep-card:Spies")
    assert names(g.settlers[TOM].hand) == ["Spies"]
    assert names(g.settlers[TOM].discard) == ["Architect"]


@pytest.mark.rule("SETX-2.4.3", "I-10")
def test_printed_defense() -> None:
    g = friends("romans", "egyptians")
    (smith,) = built(g, TOM, "Damascus Steel Smith")
    supply(g, TOM, defense=1)
    assert raze_price(g, g.settlers[TOM], smith) == 3
    assert "turn:defend/Damascus Steel Smith" not in offered(table_of(g))
    g = friends("romans", "egyptians")
    built(g, MARK, "Damascus Steel Smith")
    supply(g, TOM, raze=2, worker=2)
    assert refused(table_of(g), "turn:raze/Damascus Steel Smith") == "SET-9.2"
    supply(g, TOM, raze=3)
    play(table_of(g), "turn:raze/Damascus Steel Smith")
    assert has(g.settlers[TOM], raze=0, stone=1)


@pytest.mark.rule("SETX-2.4.4")
def test_ancient_ruins() -> None:
    g = friends("romans", "egyptians")
    hand(g, TOM, "Ancient Ruins")
    table = table_of(g)
    play(table, "turn:build/Ancient Ruins", "draw-from:common")
    ruins = location(g, "Ancient Ruins").card
    assert ruins.colours == ()
    assert ruins.raze == ()
    assert g.turn == MARK
    assert len(g.settlers[TOM].hand) == 1


@pytest.mark.rule("SETX-2.4.5", "SETX-12.3")
def test_a_displacement_group_takes_a_location_into_the_hand() -> None:
    g = friends("barbarians", "egyptians")
    built(g, TOM, "Displacement Group")
    supply(g, TOM, worker=1, raze=1)
    hand(g, TOM, "Ancient Ruins")  # something else to do
    assert refused(table_of(g), "turn:activate/Displacement Group") == "SET-10.8"
    mine, pyramids = built(g, MARK, "Gold Mine", "Pyramids")
    mine.defended = True
    mine.goods = (NUMBER["worker"],)
    play(table_of(g), "turn:activate/Displacement Group")
    assert names(g.settlers[TOM].hand) == ["Ancient Ruins", "Gold Mine"]
    assert empire(g.settlers[MARK]) == ["Pyramids"]
    assert has(g.settlers[MARK], wood=0, worker=2)
    assert mine.goods == ()
    assert pyramids.more is None


@pytest.mark.rule("SETX-2.4.7")
def test_the_egyptian_embassy_activates_an_enemy_location() -> None:
    g = friends("egyptians", "romans")
    built(g, TOM, "Egyptian Embassy")
    (mine,) = built(g, MARK, "Gold Mine")
    supply(g, TOM, gold=1, worker=1)
    play(table_of(g), "turn:activate/Egyptian Embassy")
    assert has(g.settlers[TOM], gold=1, worker=0)
    assert mine.uses == 1
    assert mine.goods == (NUMBER["worker"],)
    mine.uses = 2
    g.turn = TOM
    location(g, "Egyptian Embassy").uses = 0
    supply(g, TOM, gold=1, worker=1)
    assert "turn:activate/Egyptian Embassy" not in offered(table_of(g))  # no use left
    mine.uses = 1
    supply(g, TOM, gold=1, worker=0)
    assert "turn:activate/Egyptian Embassy" not in offered(table_of(g))  # its cost must be paid too


@pytest.mark.rule("SETX-2.4.8")
def test_nile_merchants() -> None:
    g = friends("egyptians", "romans")
    built(g, TOM, "Nile Merchants")
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert has(g.settlers[TOM], gold=1, worker=3, food=0)
    g = friends("egyptians", "romans")
    built(g, TOM, "Nile Merchants")
    deals(g, TOM, "EGI031", "EGI034")  # gold, food
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    play(table, offered(table)[0])
    assert has(g.settlers[TOM], gold=1 + 2, food=2)


@pytest.mark.rule("SETX-2.4.10", "SETX-2.4.17", "SETX-12.4")
def test_lady_spy_makes_a_deal_with_a_card_of_another_hand() -> None:
    g = friends("japanese", "romans", "egyptians")
    built(g, TOM, "Lady Spy")
    hand(g, MARK, "Quarry", "Spies", "Builder")
    supply(g, TOM, worker=1, food=1)
    table = table_of(g)
    play(table, "turn:activate/Lady Spy")
    assert offered(table) == ["spy-deal:Spies", "spy-deal:Builder"]
    looks = [event for event in table.events if event.kind == "look-into-hand"]
    assert len(looks) == 1
    imagined = table.imagine(TOM, "other")
    assert names(state(imagined).settlers[MARK].hand) == ["Quarry", "Spies", "Builder"]
    play(table, "spy-deal:Spies")
    assert names(g.settlers[TOM].deals) == ["Spies"]
    assert names(g.settlers[MARK].hand) == ["Quarry", "Builder"]
    assert has(g.settlers[TOM], food=0, worker=0)
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-2.4.17")
def test_lady_spy_may_find_nothing() -> None:
    g = friends("japanese", "romans")
    built(g, TOM, "Lady Spy")
    supply(g, TOM, worker=1, food=1)
    hand(g, TOM, "Ancient Ruins")  # something else to do
    assert refused(table_of(g), "turn:activate/Lady Spy") == "SET-10.8"  # no hand to look into
    hand(g, MARK, "Quarry")
    play(table_of(g), "turn:activate/Lady Spy")
    assert g.settlers[TOM].deals == []
    assert has(g.settlers[TOM], worker=0, food=0)


@pytest.mark.rule("SETX-2.4.11", "SETX-4.3.3")
@pytest.mark.example("SETX-EX-28")
def test_daimyos_guard_lets_samurai_guard_common_locations() -> None:
    g = friends("japanese", "romans")
    guard, quarry = built(g, TOM, "Daimyo's Guard", "Quarry")
    quarry.defended = True
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:samurai/Quarry")
    assert quarry.samurai
    assert raze_price(g, g.settlers[TOM], quarry) == 4
    g.settlers[TOM].empire.remove(guard)
    assert quarry.samurai  # they stay if the card is lost
    assert raze_price(g, g.settlers[TOM], quarry) == 4


@pytest.mark.rule("SETX-2.4.12")
def test_great_expedition() -> None:
    g = friends("japanese", "romans")
    built(g, TOM, "Great Expedition")
    on_top(g, "common", "Quarry", "Town", "Mill", "Castle", "Village")
    supply(g, TOM, food=1)
    table = table_of(g)
    play(table, "turn:activate/Great Expedition", "announce-colour:colour-pink")
    play(table, "take-revealed:Town")
    assert names(g.settlers[TOM].hand) == ["Town"]
    assert sorted(names(g.common_discard)) == ["Castle", "Mill", "Quarry", "Village"]
    g = friends("japanese", "romans")
    built(g, TOM, "Great Expedition")
    on_top(g, "common", "Quarry", "Town", "Mill", "Castle", "Village")
    supply(g, TOM, food=1)
    play(table_of(g), "turn:activate/Great Expedition", "announce-colour:colour-black")
    assert g.settlers[TOM].hand == []
    assert len(g.common_discard) == 5


@pytest.mark.rule("SETX-2.4.13")
def test_kenjis_riders_look_at_as_many_cards_as_there_are_samurai() -> None:
    g = friends("japanese", "romans")
    riders, farm = built(g, TOM, "Kenji's Riders", "Farm")
    on_top(g, "common", "Quarry", "Town")
    riders.samurai = True
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert names(g.settlers[TOM].hand) == ["Town"]  # a single card is kept
    g = friends("japanese", "romans")
    riders, farm = built(g, TOM, "Kenji's Riders", "Farm")
    riders.samurai = farm.samurai = True
    on_top(g, "common", "Quarry", "Town")
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    play(table, "keep-card:Quarry")
    assert names(g.settlers[TOM].hand) == ["Quarry"]
    assert names(g.common_discard) == ["Town"]


@pytest.mark.rule("SETX-2.4.15")
def test_a_marble_trader_has_two_colours() -> None:
    g = friends("romans", "egyptians")
    built(g, TOM, "Supplier", "Monty the Merchant")  # gray, gold
    foundation(g, TOM, "Ruins")
    hand(g, TOM, "Marble Trader")
    supply(g, TOM, stone=2)
    table = table_of(g)
    play(table, "turn:build/Marble Trader", "discard-location:Ruins")
    assert g.settlers[TOM].vp == 2
    assert has(g.settlers[TOM], gold=1 + 2, stone=1)


@pytest.mark.rule("SETX-2.4.16")
def test_the_roman_embassy_copies_an_enemy_production() -> None:
    g = friends("romans", "egyptians", "barbarians")
    built(g, TOM, "Roman Embassy", "Rubble", "Coal Mine")
    built(g, MARK, "Altar of Bastet", "Lumber Depot")
    built(g, EVA, "Village")
    extras(location(g, "Altar of Bastet")).sent = 0
    g.settlers[EVA].passed = True
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Roman Embassy")
    assert offered(table) == ["copy-production:Altar of Bastet", "copy-production:Lumber Depot"]
    play(table, "copy-production:Altar of Bastet")
    assert has(g.settlers[TOM], stone=2)  # by the gray Locations of the Roman
    g = friends("romans", "egyptians")
    built(g, TOM, "Roman Embassy")
    built(g, MARK, "Lumber Depot")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Roman Embassy")
    assert has(g.settlers[TOM], wood=0)  # nothing is stored in the Action phase
