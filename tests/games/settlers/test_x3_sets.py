"""SETX-3 3 Is a Magic Number: SETs, new SETs, searching by colour, and its cards."""

from __future__ import annotations

import pytest

from tablewright.engine import find_game
from tablewright.games.settlers.box.cards import CARDS, TECH
from tablewright.games.settlers.box.schema_expansions import KINDS
from tablewright.games.settlers.rules.magic.sets import full_colours, number_of_sets
from tablewright.games.settlers.rules.state import (
    CLEANUP,
    PRODUCING,
    Location,
    Settlers,
    extras,
    new_location,
)
from tests.games.settlers.asked import events, kind, offered, refused
from tests.games.settlers.laying import built, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of

GAME = find_game("settlers")
RED_WHITE = ("red", "red", "white")
REDS = ("red", "red", "red")
#: Red Common Locations that give nothing when others are built.
SIX_REDS = ("Brewer", "Hunter Joe", "Pig Farmer", "Confectioner", "Grain Field", "Lord's Fields")


def magic(*factions: str, **options: str) -> Settlers:
    """A position with all cards of the module."""
    return position(*factions, magic3="yes", format="open", **options)


def foreign(g: Settlers, seat: int, name: str) -> Location:
    """Put a Location of a faction into an Empire that is not in this game."""
    card = next(card for card in CARDS.values() if card.kind in KINDS and KINDS[card.kind].name_en == name)
    place = new_location(card, seat)
    g.settlers[seat].empire.append(place)
    assert g.more is not None
    g.more.cards += 1
    return place


def white(g: Settlers, seat: int) -> Location:
    """Put a Young Couple that is white into an Empire."""
    (couple,) = built(g, seat, "Young Couple")
    extras(couple).colour = "white"
    return couple


def marked(place: Location) -> tuple[int, int]:
    """SETs marked, and cards that mark them."""
    return (0, 0) if place.more is None else (place.more.marked, len(place.more.markers))


def granary(g: Settlers, markers: int) -> Location:
    """Caesar's Granary in Tom's Empire, with so many SETs marked."""
    (place,) = built(g, TOM, "Caesar's Granary")
    more = extras(place)
    more.watched = True
    more.marked = markers
    more.markers = tuple(g.common.pop() for _ in range(markers))
    return place


# ---------------------------------------------------------------------------------------- counting SETs
@pytest.mark.rule("SETX-3.2", "SETX-3.3", "I-7")
@pytest.mark.example("SETX-EX-02", "SETX-EX-03")
def test_a_location_fills_one_slot_of_a_specification_and_counts_again_for_another() -> None:
    g = magic("romans", "egyptians")
    me = g.settlers[TOM]
    built(g, TOM, *SIX_REDS[:4])
    white(g, TOM)
    assert number_of_sets(me, RED_WHITE) == 1
    assert number_of_sets(me, REDS) == 1


@pytest.mark.rule("SETX-3.2", "SETX-3.3", "SETX-2.4.15")
def test_sets_may_hold_cards_of_all_kinds_and_of_several_colours() -> None:
    g = magic("romans", "egyptians")
    me = g.settlers[TOM]
    built(g, TOM, "Trade Colony", "Grain Field", "Old Forest")  # the first is red, brown and gray
    assert number_of_sets(me, ("brown", "gray", "red")) == 1
    built(g, TOM, "Mill", "Carpenter")
    assert number_of_sets(me, ("brown", "gray", "red")) == 1  # the Colony fills one slot only
    built(g, TOM, "Trade Colony")
    assert number_of_sets(me, ("brown", "gray", "red")) == 2
    assert number_of_sets(me, REDS) == 1
    assert full_colours(me) == ["brown", "red"]


@pytest.mark.rule("SETX-3.4", "SETX-10.7.1", "SETX-5.7.4")
def test_foundations_and_shut_locations_count_for_no_set() -> None:
    g = magic("romans", "egyptians")
    me = g.settlers[TOM]
    first, *_ = built(g, TOM, *SIX_REDS[:3])
    assert number_of_sets(me, REDS) == 1
    extras(first).barred = True
    assert number_of_sets(me, REDS) == 1
    extras(first).shut = True
    assert number_of_sets(me, REDS) == 0
    extras(first).shut = False
    first.foundation = True
    assert number_of_sets(me, REDS) == 0


@pytest.mark.rule("SETX-3.4", "I-7")
def test_rebuilder_3000_makes_foundations_white() -> None:
    g = magic("romans", "egyptians")
    me = g.settlers[TOM]
    built(g, TOM, *SIX_REDS[:2])
    foundation(g, TOM, "Quarry")
    assert number_of_sets(me, RED_WHITE) == 0
    machine = foreign(g, TOM, "Rebuilder 3000")
    assert number_of_sets(me, RED_WHITE) == 1
    assert number_of_sets(me, ("white", "white", "white")) == 0
    foundation(g, TOM, "Statue")
    assert number_of_sets(me, ("white", "white", "white")) == 1  # the machine itself is white
    assert number_of_sets(me, ("gray", "gray", "gray")) == 0  # and nothing else
    extras(machine).barred = True
    assert number_of_sets(me, ("white", "white", "white")) == 0


@pytest.mark.rule("SETX-3.5", "SETX-3.2")
def test_production_per_set_when_built_and_in_production() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Grain Field", "Old Forest", "Quarry")
    hand(g, TOM, "Three-Field Estate")
    supply(g, TOM, wood=1, stone=1, food=1)
    play(table_of(g), "turn:build/Three-Field Estate")
    assert g.settlers[TOM].vp == 1
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-3.5")
def test_the_new_card_counts_for_its_own_production() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Quarry", "Statue")
    foundation(g, TOM, "Ruins")
    hand(g, TOM, "Travertine Quarry")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Travertine Quarry", "discard-location:Ruins")
    assert has(g.settlers[TOM], stone=2)  # 1, and 1 for the SET


@pytest.mark.rule("SETX-3.9")
@pytest.mark.example("SETX-EX-06")
def test_cherry_orchard_counts_two_specifications() -> None:
    g = magic("japanese", "egyptians")
    built(g, TOM, "Cherry Orchard", "Village", "Town", *SIX_REDS)
    supply(g, TOM, food=1)
    play(table_of(g), "turn:activate/Cherry Orchard")
    assert g.settlers[TOM].vp == 3


# --------------------------------------------------------------------------------------------- new SETs
@pytest.mark.rule("SETX-3.6", "SETX-3.6.2", "I-7")
@pytest.mark.example("SETX-EX-04")
def test_a_set_that_was_lost_and_rebuilt_gives_nothing() -> None:
    g = magic("romans", "egyptians", "barbarians")
    place = granary(g, 1)
    built(g, TOM, "Brewer", "Hunter Joe")
    hand(g, TOM, "Pig Farmer", "Grain Field", "Lord's Fields", "Confectioner")
    supply(g, TOM, wood=9, stone=9, food=9)
    supply(g, MARK, raze=2, worker=9)
    g.turn = MARK
    table = table_of(g)
    play(table, "turn:raze/Brewer", "turn:pass")
    for name in ("Pig Farmer", "Grain Field", "Lord's Fields"):
        play(table, f"turn:build/{name}", "turn:workers", "spend-workers:wood", "spend-workers:done")
    assert marked(place) == (1, 1)
    assert g.settlers[TOM].vp == 0
    play(table, "turn:build/Confectioner")  # with the Granary the sixth red Location
    assert marked(place) == (2, 2)
    assert g.settlers[TOM].vp == 2
    assert [event["card"] for event in events(table, "new-set")] == [place.card.id]


@pytest.mark.rule("SETX-3.6.1")
@pytest.mark.example("SETX-EX-05")
@pytest.mark.parametrize("given", ["Ruins", "Quarry"])
def test_sets_that_are_there_are_marked_without_reward(given: str) -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, *SIX_REDS[:3])
    if given == "Ruins":
        foundation(g, TOM, given)
    else:
        built(g, TOM, given)
    hand(g, TOM, "Caesar's Granary")
    supply(g, TOM, wood=1, stone=1)
    play(table_of(g), "turn:build/Caesar's Granary", f"discard-location:{given}")
    assert marked(location(g, "Caesar's Granary")) == (1, 1)
    assert has(g.settlers[TOM], food=0)
    assert g.settlers[TOM].vp == 0


@pytest.mark.rule("SETX-3.6.1", "SETX-12.2")
@pytest.mark.example("SETX-EX-34")
def test_the_card_itself_may_complete_a_new_set() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Brewer", "Hunter Joe", "Old Forest")
    hand(g, TOM, "Caesar's Granary")
    supply(g, TOM, wood=1, stone=1)
    play(table_of(g), "turn:build/Caesar's Granary", "discard-location:Old Forest")
    assert marked(location(g, "Caesar's Granary")) == (1, 1)
    assert has(g.settlers[TOM], food=2)
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-3.6.1")
def test_a_discarded_location_no_longer_counts() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, *SIX_REDS[:3])
    hand(g, TOM, "Caesar's Granary")
    supply(g, TOM, wood=1, stone=1)
    play(table_of(g), "turn:build/Caesar's Granary", "discard-location:Brewer")
    assert has(g.settlers[TOM], food=2)  # two reds were left, the card made the SET new


@pytest.mark.rule("SETX-3.6.2")
def test_each_feature_keeps_its_own_markers() -> None:
    g = magic("romans", "egyptians")
    place = granary(g, 0)
    hand(g, TOM, "Farmers' Brotherhood")
    built(g, TOM, "Brewer")
    supply(g, TOM, wood=2, stone=1)
    play(table_of(g), "turn:build/Farmers' Brotherhood")  # the third red one
    assert marked(place) == (1, 1)
    assert marked(location(g, "Farmers' Brotherhood")) == (1, 1)
    assert has(g.settlers[TOM], food=4)
    assert g.settlers[TOM].vp == 3


@pytest.mark.rule("SETX-3.6.3", "SETX-12.7")
def test_markers_go_to_the_bottom_of_the_common_deck() -> None:
    g = magic("romans", "egyptians")
    (place,) = built(g, TOM, "Farmers' Brotherhood")
    more = extras(place)
    more.watched, more.marked, more.markers = True, 1, (g.common.pop(),)
    (card,) = more.markers
    supply(g, MARK, raze=2)
    g.turn = MARK
    play(table_of(g), "turn:raze/Farmers' Brotherhood")
    assert g.common[0] is card
    assert marked(place) == (0, 0)


@pytest.mark.rule("SETX-3.6.4")
def test_without_common_cards_a_set_is_marked_all_the_same() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Brewer", "Hunter Joe")
    hand(g, TOM, "Farmers' Brotherhood")
    g.removed += g.common
    g.common = []
    supply(g, TOM, wood=2, stone=1)
    table = table_of(g)
    play(table, "turn:build/Farmers' Brotherhood")
    assert marked(location(g, "Farmers' Brotherhood")) == (1, 0)
    assert has(g.settlers[TOM], food=2)
    g = magic("romans", "egyptians")
    built(g, TOM, "Brewer", "Hunter Joe")
    hand(g, TOM, "Farmers' Brotherhood")
    g.common_discard, g.common = g.common, []
    supply(g, TOM, wood=2, stone=1)
    play(table_of(g), "turn:build/Farmers' Brotherhood")
    assert marked(location(g, "Farmers' Brotherhood")) == (1, 1)
    assert not g.common_discard  # shuffled into a new deck


@pytest.mark.rule("SETX-3.6.5", "SETX-3.6.2")
def test_under_a_card_that_is_taken_over_markers_stay_untouched() -> None:
    g = magic("egyptians", "romans")
    built(g, TOM, "Temple of Ra", "Brewer", "Hunter Joe", "Grain Field", "Lord's Fields")
    (place,) = built(g, MARK, "Caesar's Granary")
    more = extras(place)
    more.watched, more.marked, more.markers = True, 3, (g.common.pop(),)
    hand(g, TOM, "Pig Farmer")
    supply(g, TOM, gold=1, worker=9, wood=1, stone=1)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra")
    if kind(table) == "take-over":
        play(table, "take-over:Caesar's Granary")
    assert g.settlers[TOM].vp == 0  # with the Granary 5 red Locations, as many SETs as before
    play(table, "turn:pass", "turn:build/Pig Farmer")
    assert g.settlers[TOM].vp == 2  # the second SET
    assert marked(place) == (3, 1)


@pytest.mark.rule("SETX-3.6.3", "SETX-4.2.3")
def test_a_new_owner_marks_his_sets_without_reward() -> None:
    g = magic("egyptians", "romans")
    built(g, TOM, *SIX_REDS[:3])
    hand(g, TOM, "Confectioner")
    (place,) = built(g, TOM, "Farmers' Brotherhood")  # new in this Empire: nothing is marked yet
    supply(g, TOM, wood=2, stone=1)
    play(table_of(g), "turn:build/Confectioner")
    assert marked(place) == (1, 1)
    assert g.settlers[TOM].vp == 0


@pytest.mark.rule("SETX-3.6", "SETX-5.7.4")
def test_a_set_made_while_the_feature_is_blocked_is_never_paid() -> None:
    """Lines 1832-1836, 2478-2480: the bonus comes when the SET is made; a blocked card has no ability."""
    g = magic("romans", "egyptians")
    place = granary(g, 0)
    extras(place).barred = True
    built(g, TOM, "Brewer")
    hand(g, TOM, "Hunter Joe", "Quarry")
    supply(g, TOM, wood=3, stone=1)
    table = table_of(g)
    play(table, "turn:build/Hunter Joe")
    assert marked(place) == (1, 1)
    extras(place).barred = False
    before = g.settlers[TOM].vp, g.settlers[TOM].goods[:]
    play(table, "turn:pass", "turn:build/Quarry")
    assert marked(place) == (1, 1)
    assert g.settlers[TOM].vp == before[0]


@pytest.mark.rule("SETX-3.6.2", "SETX-3.4")
def test_a_foundation_may_complete_a_set() -> None:
    g = magic("barbarians", "egyptians")
    built(g, TOM, "Welcoming Committee", "Quarry")
    foreign(g, TOM, "Rebuilder 3000")
    tower = foreign(g, TOM, "Prism Tower")
    extras(tower).watched = True
    hand(g, TOM, "Tavern")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Welcoming Committee")
    assert g.settlers[TOM].goods[TECH] == 1
    assert g.settlers[TOM].vp == 2
    g.turn = MARK
    supply(g, MARK, raze=2)
    built(g, TOM, "Statue", "Rubble")
    location(g, "Rubble").foundation = True
    location(g, "Statue").foundation = True
    play(table_of(g), "turn:raze/Quarry")  # the sixth white one
    assert g.settlers[TOM].vp == 4


@pytest.mark.rule("SETX-3.6.2", "SETX-5.7.9")
def test_foundations_from_the_deck_make_new_sets_too() -> None:
    g = magic("romans", "egyptians", atl="yes")
    built(g, TOM, "Defensive Machine")
    foreign(g, TOM, "Rebuilder 3000")
    extras(foreign(g, TOM, "Prism Tower")).watched = True
    supply(g, TOM, tech=1)
    play(table_of(g), "turn:activate/Defensive Machine")  # two Foundations: four white ones in all
    assert g.settlers[TOM].goods[TECH] == 1
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-3.6.2")
def test_master_of_blades_brings_a_samurai() -> None:
    g = magic("japanese", "egyptians")
    (place,) = built(g, TOM, "Master of Blades")
    extras(place).watched = True
    built(g, TOM, "Gallows")
    hand(g, TOM, "Armorer")
    supply(g, TOM, wood=1, stone=1)
    table = table_of(g)
    play(table, "turn:build/Armorer")
    assert place.samurai
    assert has(g.settlers[TOM], raze=2)  # one of the Armorer
    assert g.settlers[TOM].vp == 1


#: The Locations that make a SET with the card, and what the new SET brings.
NEW_SETS = {
    "Woodcutters' Brotherhood": (("Old Forest", "Sawmill"), {"wood": 2}, 1),
    "Stonecutters' Brotherhood": (("Quarry", "Mason"), {"stone": 2}, 1),
    "Farmers' Brotherhood": (("Brewer", "Grain Field"), {"food": 2}, 1),
    "Village Fair": (("Village", "Town"), {"worker": 3}, 0),
    "Bankers' Brotherhood": (("Gold Mine", "Gold Creek"), {"gold": 1}, 2),
    "Soldiers' Brotherhood": (("Armorer", "Barracks"), {"raze": 2}, 1),
    "Scribes' Brotherhood": (("Castle", "Tavern"), {}, 1),
    "Pack of Hunters": (("Armorer", "Barracks"), {}, 3),
    "Clan Gathering": (("Village", "Town"), {"worker": 3}, 1),
    "Hall of Two Truths": (("Quarry", "Mason"), {"gold": 2}, 1),
    "Lotus Perfumer": (("Village", "Town"), {"worker": 2, "gold": 1}, 0),
    "Calligrapher": (("Brewer", "Grain Field", "Hunter Joe"), {}, 2),
    "Caesar's Granary": (("Brewer", "Grain Field"), {"food": 2}, 2),
    "Triumvirate": (("Quarry", "Mason", "Coal Mine"), {}, 2),
    "Testudo": (("Armorer", "Barracks"), {"raze": 2}, 1),
}
CARDS_GAINED = {"Scribes' Brotherhood": 2, "Calligrapher": 1, "Triumvirate": 1}


@pytest.mark.rule("SETX-3.6", "SETX-3.6.2")
@pytest.mark.parametrize("name", NEW_SETS)
def test_rewards_of_new_sets(name: str) -> None:
    places, goods, points = NEW_SETS[name]
    deck = next(card.deck for card in KINDS.values() if card.name_en == name)
    faction = "romans" if deck == "common" else deck
    g = magic(faction, "egyptians" if faction != "egyptians" else "barbarians")
    (place,) = built(g, TOM, name)
    extras(place).watched = True
    *others, last = places
    built(g, TOM, *others)
    hand(g, TOM, last)
    supply(g, TOM, **dict.fromkeys(("wood", "stone", "food"), 3))
    bare = magic(faction, "egyptians" if faction != "egyptians" else "barbarians")
    built(bare, TOM, *others)
    hand(bare, TOM, last)
    supply(bare, TOM, **dict.fromkeys(("wood", "stone", "food"), 3))
    for table in (table_of(g), table_of(bare)):
        play(table, f"turn:build/{last}")
        while kind(table) == "draw-from":
            play(table, "draw-from:common")
    mine, other = g.settlers[TOM], bare.settlers[TOM]
    gained = {
        good: mine.goods[i] - other.goods[i]
        for i, good in enumerate(("wood", "stone", "food", "gold", "worker", "raze"))
    }
    assert {good: n for good, n in gained.items() if n} == goods
    assert mine.vp - other.vp == points
    assert len(mine.hand) - len(other.hand) == CARDS_GAINED.get(name, 0)
    assert marked(place) == (1, 1)


#: Locations that make two SETs with a Production card, and what it gives more than alone.
PER_SET = {
    "Three-Field Estate": (("Old Forest", "Quarry", "Grain Field", "Sawmill", "Mason", "Brewer"), "vp", 2),
    "Wolf Lair": (("Armorer", "Barracks", "Gallows", "Armorer", "Barracks"), "worker", 2),
    "War Totem": (("Armorer", "Barracks", "Village", "Gallows", "Armorer", "Town"), "vp", 2),
    "Golden Obelisk": (("Gold Mine", "Gold Creek", "Marketplace", "Gold Mine", "Apartment"), "vp", 1),
    "Necropolis": (("Quarry", "Mason", "Gold Mine", "Statue", "Coal Mine", "Gold Creek"), "vp", 2),
    "Lotus Pond": (("Brewer", "Hunter Joe", "Pig Farmer", "Grain Field", "Mill"), "worker", 2),
    "Three Monkeys Shrine": (("Brewer", "Village", "Gallows", "Mill", "Settlers", "Barracks"), "vp", 2),
    "Travertine Quarry": (("Mason", "Statue", "Supplier", "Coal Mine", "Masons Guild"), "stone", 2),
    "Triumphal Arch": (("Mason", "Statue", "Sawmill", "Coal Mine", "Supplier", "Joiner"), "vp", 2),
}


@pytest.mark.rule("SETX-3.5", "SETX-3.3")
@pytest.mark.parametrize("name", PER_SET)
def test_production_for_each_set(name: str) -> None:
    places, good, n = PER_SET[name]
    deck = next(card.deck for card in KINDS.values() if card.name_en == name)
    faction = "romans" if deck == "common" else deck
    found = []
    for with_card in (True, False):
        g = magic(faction, "egyptians" if faction != "egyptians" else "barbarians")
        built(g, TOM, *places, *([name] if with_card else []))
        g.phase, g.step = PRODUCING, 0
        table = table_of(g)
        while kind(table) in ("produce-next", "draw-from"):
            play(table, offered(table)[0])
        me = g.settlers[TOM]
        goods = ("wood", "stone", "food", "gold", "worker", "raze")
        found.append({"vp": me.vp, **{goods[i]: me.goods[i] for i in range(6)}})
    alone = {
        "Wolf Lair": "raze",
        "Golden Obelisk": "gold",
        "Lotus Pond": "food",
        "Travertine Quarry": "stone",
    }
    expected = {good: n}
    if name in alone:
        expected[alone[name]] = expected.get(alone[name], 0) + 1
    assert {
        key: found[0][key] - found[1][key] for key in found[0] if found[0][key] != found[1][key]
    } == expected


# ----------------------------------------------------------------------------------------- Young Couple
@pytest.mark.rule("SETX-3.7", "SETX-12.2")
def test_young_couple_gets_a_colour_before_anything_reacts() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Supplier")  # reacts to gray
    hand(g, TOM, "Young Couple")
    supply(g, TOM, wood=1, food=1)
    assert g.settlers[TOM].hand[0].colours == ()
    table = table_of(g)
    play(table, "turn:build/Young Couple")
    assert kind(table) == "take-colour"
    assert len(offered(table)) == 9
    assert "take-colour:colour-orange" not in offered(table)
    assert has(g.settlers[TOM], worker=0)  # before its production
    play(table, "take-colour:colour-gray")
    assert has(g.settlers[TOM], worker=1, gold=1)
    couple = location(g, "Young Couple")
    assert GAME.view(g, MARK)["settlers"][TOM]["empire"][1]["more"]["colour"] == "gray"
    supply(g, MARK, raze=2)
    g.turn = MARK
    play(table_of(g), "turn:raze/Young Couple")
    assert couple.more is None or couple.more.colour == ""


# ------------------------------------------------------------------------------------ drawing by colour
@pytest.mark.rule("SETX-3.1")
def test_the_first_card_of_the_colour_is_taken_and_the_others_are_shuffled_back() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Herald")
    on_top(g, "common", "Grain Field", "Village", "Quarry")
    n = len(g.common)
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Herald", "announce-colour:colour-red")
    assert names(g.settlers[TOM].hand) == ["Grain Field"]
    assert len(g.common) == n - 1
    assert not g.common_discard
    (search,) = events(table, "search")
    assert search["count"] == 3


@pytest.mark.rule("SETX-3.1")
def test_a_card_of_several_colours_has_each_of_them() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Surveyor")
    on_top(g, TOM, "Trade Colony")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Surveyor")
    assert names(g.settlers[TOM].hand) == ["Trade Colony"]


@pytest.mark.rule("SETX-3.1", "SETX-12.3")
def test_if_no_card_has_the_colour_all_is_lost() -> None:
    g = magic("egyptians", "romans")
    built(g, TOM, "Astronomer")
    supply(g, TOM, gold=2)
    me = g.settlers[TOM]
    n = len(me.deck)
    table = table_of(g)
    play(table, "turn:activate/Astronomer", "announce-colour:colour-brown")
    assert (len(me.deck), me.hand, me.vp) == (n, [], 0)
    assert has(me, gold=1)  # the cost is gone
    assert events(table, "search-fails")
    location(g, "Astronomer").uses = 0
    g.turn = TOM
    play(table_of(g), "turn:activate/Astronomer", "announce-colour:colour-gold")
    assert (len(me.hand), me.vp) == (1, 1)


@pytest.mark.rule("SETX-3.1", "SETX-12.3")
def test_an_empty_deck_cannot_be_searched() -> None:
    g = magic("barbarians", "romans")
    built(g, TOM, "Shaman")
    supply(g, TOM, worker=2)
    g.removed += g.settlers[TOM].deck
    g.settlers[TOM].deck = []
    assert refused(table_of(g), "turn:activate/Shaman") == "SET-10.8"
    g = magic("japanese", "romans")
    built(g, TOM, "Pilgrimage")
    supply(g, TOM, food=1)
    g.common_discard, g.common = g.common, []
    play(table_of(g), "turn:activate/Pilgrimage", "announce-colour:colour-red")
    assert "red" in g.settlers[TOM].hand[0].colours  # the pile was made a deck first
    assert not g.common_discard


@pytest.mark.rule("SETX-7.11", "SETX-3.1")
def test_some_cards_search_the_deck_of_choice() -> None:
    g = magic("romans", "egyptians")
    foreign(g, TOM, "Explorers")
    on_top(g, TOM, "Headquarters")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Explorers", "draw-from:faction")
    assert names(g.settlers[TOM].hand) == ["Headquarters"]


# ---------------------------------------------------------------------------------------------- rulings
@pytest.mark.rule("SETX-3.8")
def test_welcoming_committee_gives_no_wood() -> None:
    g = magic("barbarians", "egyptians")
    built(g, TOM, "Welcoming Committee")
    hand(g, TOM, "Tavern", "Raid")
    supply(g, TOM, worker=2)
    play(table_of(g), "turn:activate/Welcoming Committee")  # only the Common card can be laid
    assert empire(g.settlers[TOM]) == ["Welcoming Committee", "Foundation"]
    assert names(g.settlers[TOM].hand) == ["Raid"]
    assert has(g.settlers[TOM], wood=0, raze=1)


@pytest.mark.rule("SETX-3.8", "SETX-2.4.17", "SETX-12.4", "SETX-12.8")
def test_master_interrogator_lays_a_card_of_an_opponent() -> None:
    g = magic("egyptians", "romans", "barbarians")
    built(g, TOM, "Master Interrogator")
    hand(g, MARK, "Tavern", "Spies")
    supply(g, TOM, gold=2)
    table = table_of(g)
    play(table, "turn:activate/Master Interrogator")
    assert empire(g.settlers[TOM]) == ["Master Interrogator", "Foundation"]
    assert names(g.settlers[MARK].hand) == ["Spies"]
    assert has(g.settlers[TOM], wood=0)
    assert g.settlers[TOM].vp == 1
    laid = g.settlers[TOM].empire[1]
    assert laid.secret
    assert GAME.view(g, 2)["settlers"][TOM]["empire"][1]["card"] is None
    assert GAME.view(g, TOM)["settlers"][TOM]["empire"][1]["card"] == laid.card.id
    (look,) = [event for event in table.events if event.kind == "look-into-hand"]
    assert "cards" not in look.args  # nobody else sees the hand


@pytest.mark.rule("SETX-12.4", "SETX-2.4.17")
def test_a_hand_that_is_looked_at_is_seen_in_this_turn_only() -> None:
    g = magic("egyptians", "romans", "barbarians")
    built(g, TOM, "Master Interrogator")
    hand(g, MARK, "Tavern", "Quarry")
    supply(g, TOM, gold=1)
    table = table_of(g)
    play(table, "turn:activate/Master Interrogator")
    assert len(GAME.view(g, TOM)["settlers"][MARK]["hand"]) == 2
    assert GAME.view(g, 2)["settlers"][MARK]["hand"] is None
    play(table, "lay-foundation:Quarry")
    assert GAME.view(g, TOM)["settlers"][MARK]["hand"] is None


@pytest.mark.rule("SETX-2.4.17", "SETX-3.8")
def test_master_interrogator_without_a_fitting_card_gets_nothing() -> None:
    g = magic("egyptians", "romans")
    built(g, TOM, "Master Interrogator")
    hand(g, MARK, "Spies")
    supply(g, TOM, gold=1)
    play(table_of(g), "turn:activate/Master Interrogator")
    assert empire(g.settlers[TOM]) == ["Master Interrogator"]
    assert g.settlers[TOM].vp == 0
    g.settlers[MARK].deck.append(g.settlers[MARK].hand.pop())
    supply(g, TOM, gold=1, worker=2)
    location(g, "Master Interrogator").uses = 0
    g.turn = TOM
    assert refused(table_of(g), "turn:activate/Master Interrogator") == "SET-10.8"


@pytest.mark.rule("SETX-3.10", "SETX-5.1.6")
def test_colonists_swap_tokens_of_the_supply() -> None:
    g = magic("romans", "egyptians")
    foreign(g, TOM, "Colonists from Atlantis")
    foreign(g, TOM, "Rebuilder 3000")
    foundation(g, TOM, "Quarry")
    me = g.settlers[TOM]
    me.goods[TECH] = 2
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    assert kind(table) == "exchange"
    assert offered(table) == ["exchange:0", "exchange:1"]  # one SET of white Locations
    play(table, "exchange:0")
    assert me.goods[TECH] == 2


@pytest.mark.rule("SETX-3.3", "SETX-0.10")
def test_colour_merchant_gives_the_good_of_each_colour() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Colour Merchant", "Gold Mine", "Gold Creek", "Quarry", "Mason", "Statue")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Colour Merchant")
    assert has(g.settlers[TOM], gold=1, stone=1)
    g = magic("romans", "egyptians")
    built(g, TOM, "Colour Merchant", "Gold Mine", "Gold Creek", "Quarry", "Mason", "Statue")
    built(g, TOM, "Sawmill", "Old Forest", "Joiner", *SIX_REDS[:3])
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Colour Merchant")
    assert kind(table) == "choose-sets"  # three of four
    assert len(offered(table)) == 4
    play(table, *(f"choose-sets:colour-{colour}" for colour in ("brown", "gray", "red")))
    assert has(g.settlers[TOM], wood=1, stone=1, food=1, gold=0)


@pytest.mark.rule("SETX-3.3")
def test_triple_tower_counts_colours_with_a_set() -> None:
    g = magic("romans", "egyptians")
    built(g, TOM, "Quarry", "Mason", *SIX_REDS[:3])
    hand(g, TOM, "Triple Tower")
    supply(g, TOM, wood=1, stone=2)
    play(table_of(g), "turn:build/Triple Tower")  # gray itself
    assert g.settlers[TOM].vp == 4


# --------------------------------------------------------------------------------- what lasts, what is seen
@pytest.mark.rule("SETX-12.8", "SETX-12.9")
def test_nobody_knows_the_markers_and_they_survive_cleanup() -> None:
    g = magic("romans", "egyptians")
    place = granary(g, 2)
    seen = GAME.view(g, TOM)["settlers"][TOM]["empire"][0]["more"]
    assert seen["marked"] == 2
    assert "markers" not in seen
    g.phase, g.step = CLEANUP, 0
    table_of(g)
    assert marked(place) == (2, 2)


@pytest.mark.rule("I-7")
def test_wrong_markers_are_noticed() -> None:
    g = magic("romans", "egyptians")
    place = granary(g, 1)
    assert GAME.check(g) == []
    extras(place).marked = 0
    assert any("I-7" in problem for problem in GAME.check(g))
    extras(place).marked = 1
    place.foundation = True
    assert any("I-7" in problem for problem in GAME.check(g))
