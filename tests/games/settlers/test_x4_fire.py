"""SETX-4 We Didn't Start the Fire: rows, Conquests, Defense, Fortresses and Sieges."""

from __future__ import annotations

import pytest

from tablewright.engine import find_game
from tablewright.games.settlers.box.cards import CARDS
from tablewright.games.settlers.rules.base.cleanup import sweep
from tablewright.games.settlers.rules.base.razing import raze_price
from tablewright.games.settlers.rules.base.taking_over import return_locations
from tablewright.games.settlers.rules.fire.conquest import conquest_price
from tablewright.games.settlers.rules.fire.fortresses import level_of
from tablewright.games.settlers.rules.fire.rows import ROW_NAMES, move_left, put_rightmost, row
from tablewright.games.settlers.rules.fire.rows import position as place_in_row
from tablewright.games.settlers.rules.fire.rulings import lay_in_row
from tablewright.games.settlers.rules.state import (
    CLEANUP,
    COUNTING,
    DEPOSITING,
    PRODUCING,
    Location,
    Settlers,
    controller,
    extras,
    new_location,
)
from tests.games.settlers.asked import events, kind, offered, refused
from tests.games.settlers.laying import built, fetch, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, name_of, names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import pass_all, play, position, skip_to, table_of

GAME = find_game("settlers")


def war(*factions: str, **options: str) -> Settlers:
    """A position with all cards of the module."""
    return position(*factions, fire="yes", format="open", **options)


def from_left(g: Settlers, seat: int, name: str) -> list[str]:
    """A row by names, the outermost card first."""
    cards = row(g, seat, name)[::-1]
    return ["Foundation" if card.foundation else name_of(card.card) for card in cards]


def prices(g: Settlers, me: int, seat: int, name: str) -> list[int]:
    """What Conquests in a row cost somebody, the outermost card first."""
    cards = row(g, seat, name)[::-1]
    return [
        conquest_price(g, g.settlers[me], controller(g, card), card) for card in cards if not card.foundation
    ]


def fortified(g: Settlers, seat: int, name: str, level: int) -> Location:
    """A Fortress with so many levels."""
    (fortress,) = built(g, seat, name)
    extras(fortress).level = level
    return fortress


# -------------------------------------------------------------------------------------------------- rows
@pytest.mark.rule("SETX-4.1.1", "SETX-4.4.6", "I-9")
@pytest.mark.example("SETX-EX-07")
def test_what_is_built_is_put_leftmost() -> None:
    g = war("romans", "egyptians")
    hand(g, TOM, "RZY012", "Roman Fortress", "RZY013")
    supply(g, TOM, stone=6)
    for ruins in ("Ruins", "Quarry", "Village"):
        foundation(g, TOM, ruins)
    table = table_of(g)
    for card in ("Administration", "Roman Fortress", "Administration"):
        play(table, f"turn:build/{card}")
        if kind(table) == "discard-location":
            open_ones = [place for place in g.settlers[TOM].empire if place.foundation]
            play(table, f"discard-location:{name_of(open_ones[0].card)}")
        assert place_in_row(g, g.settlers[TOM].empire[-1]) == 1
        g.turn = TOM
        supply(g, TOM, gold=0)  # of the first Administration
        table = table_of(g)
    assert from_left(g, TOM, "feature") == ["Administration", "Roman Fortress", "Administration"]
    assert row(g, TOM, "feature")[-1].card.number == "RZY013"
    assert not g.settlers[TOM].empire[-1].card.most_levels


@pytest.mark.rule("SETX-4.1.1", "SETX-4.1.2")
@pytest.mark.example("SETX-EX-08")
def test_prices_rise_from_the_outermost_card() -> None:
    g = war("romans", "egyptians")
    altar, caravan, pyramid = built(g, MARK, "Altar of Bastet", "Caravan", "Pyramids")
    assert from_left(g, MARK, "production") == ["Pyramids", "Caravan", "Altar of Bastet"]
    assert prices(g, TOM, MARK, "production") == [2, 3, 4]
    g.settlers[MARK].empire.remove(caravan)  # the gap closes
    assert prices(g, TOM, MARK, "production") == [2, 3]
    assert [place_in_row(g, card) for card in (pyramid, altar)] == [1, 2]


@pytest.mark.rule("SETX-4.2.2", "SETX-4.4.6")
@pytest.mark.example("SETX-EX-09")
def test_only_the_protection_of_that_card_counts() -> None:
    g = war("romans", "barbarians")
    built(g, MARK, "Idol", "Bravest Warriors", "Barbarian Fort")
    assert prices(g, TOM, MARK, "feature") == [2, 4, 4]


@pytest.mark.rule("SETX-4.2.2", "SETX-4.3.2")
@pytest.mark.example("SETX-EX-36")
def test_a_samurai_beside_printed_defense() -> None:
    g = war("romans", "japanese")
    guarded = new_location(
        next(card for card in CARDS.values() if name_of(card) == "Feng Shui Artists"), MARK
    )
    g.settlers[MARK].empire.append(guarded)
    built(g, MARK, "Stalls")
    guarded.samurai = True
    assert conquest_price(g, g.settlers[TOM], g.settlers[MARK], guarded) == 5
    assert raze_price(g, g.settlers[MARK], guarded) == 4


@pytest.mark.rule("SETX-4.1.2", "SETX-4.5.5")
@pytest.mark.example("SETX-EX-11")
def test_a_crossbow_maker_bars_a_row() -> None:
    g = war("romans", "egyptians")
    built(g, TOM, "Crossbow Maker", "Builder", "Legion")
    foundation(g, TOM, "Ruins")  # outside the rows
    hand(g, TOM, "Quarry")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Crossbow Maker")
    assert kind(table) == "barrier-row"
    play(table, "barrier-row:production")
    assert offered(table) == [f"barrier-place:{n}" for n in (1, 2, 3)]
    play(table, "barrier-place:1")
    assert from_left(g, TOM, "production") == ["Foundation", "Legion", "Builder"]
    assert prices(g, MARK, TOM, "production") == [3, 4]
    assert has(g.settlers[TOM], wood=0)
    barrier = row(g, TOM, "production")[-1]
    assert barrier.secret
    seen = [place for place in GAME.view(g, MARK)["settlers"][TOM]["empire"] if place.get("more")]
    assert [place["more"]["row"] for place in seen] == ["production"]
    assert seen[0]["card"] is None
    supply(g, MARK, raze=9)
    assert all("Quarry" not in option for option in offered(table))


@pytest.mark.rule("SETX-4.5.5")
def test_a_barrier_is_a_foundation_for_building() -> None:
    g = war("romans", "egyptians")
    built(g, TOM, "Builder")
    barrier = foundation(g, TOM, "Quarry")
    extras(barrier).row = "production"
    hand(g, TOM, "Castra")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Castra", "discard-location:Quarry")
    assert from_left(g, TOM, "production") == ["Castra", "Builder"]
    assert names(g.common_discard) == ["Quarry"]


@pytest.mark.rule("SETX-4.5.5", "SETX-4.1.2")
def test_a_barrier_in_the_middle_or_next_to_the_board() -> None:
    for wanted, expected in (
        (2, ["Legion", "Foundation", "Builder"]),
        (3, ["Legion", "Builder", "Foundation"]),
    ):
        g = war("romans", "egyptians")
        built(g, TOM, "Crossbow Maker", "Builder", "Legion")
        hand(g, TOM, "Quarry")
        supply(g, TOM, worker=1)
        option = f"barrier-place:{wanted}"
        play(table_of(g), "turn:activate/Crossbow Maker", "barrier-row:production", option)
        assert from_left(g, TOM, "production") == expected


@pytest.mark.rule("SETX-4.1.3")
def test_one_position_to_the_left() -> None:
    g = war("romans", "egyptians")
    built(g, TOM, "Boundary Stones", "Builder", "Legion")
    built(g, MARK, "Pyramids", "Scarab Fortress", "Caravan", "Goldsmith")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Boundary Stones")
    assert offered(table) == ["move-left:Builder", "move-left:Pyramids"]  # no outermost one, no Fortress
    play(table, "move-left:Pyramids")
    assert from_left(g, MARK, "production") == ["Pyramids", "Caravan"]
    assert from_left(g, MARK, "action") == ["Goldsmith", "Scarab Fortress"]


@pytest.mark.rule("SETX-4.1.3", "SETX-12.3")
def test_a_strategist_moves_what_opponents_have() -> None:
    g = war("japanese", "egyptians")
    built(g, TOM, "Strategist", "Farm", "Rice Fields")
    built(g, MARK, "Pyramids")
    hand(g, TOM, "Ruins")
    supply(g, TOM, food=2, worker=2)
    assert refused(table_of(g), "turn:activate/Strategist") == "SET-10.8"  # nothing to move
    built(g, MARK, "Caravan")
    table = table_of(g)
    play(table, "turn:activate/Strategist")
    play(table, "draw-from:common")
    assert from_left(g, MARK, "production") == ["Pyramids", "Caravan"]
    assert len(g.settlers[TOM].hand) == 2


# ---------------------------------------------------------------------------------------------- Conquests
@pytest.mark.rule("SETX-4.2.3", "SETX-4.2.4", "SETX-4.2.1", "SETX-0.4", "I-9")
@pytest.mark.example("SETX-EX-31")
def test_a_roman_conquers_pyramids() -> None:
    g = war("romans", "egyptians")
    built(g, TOM, "Builder", "Headquarters")  # Headquarters pay for gray Locations that are built
    (pyramid,) = built(g, MARK, "Pyramids")
    supply(g, TOM, raze=2)
    supply(g, MARK, worker=2)
    table = table_of(g)
    play(table, "turn:conquer/Pyramids")
    assert from_left(g, TOM, "production") == ["Builder", "Pyramids"]
    assert has(g.settlers[TOM], raze=0, gold=1, stone=1)
    assert g.settlers[TOM].vp == 0
    assert has(g.settlers[MARK], worker=3)
    assert pyramid.owner == TOM
    assert g.turn == MARK
    assert events(table, "conquer") == [{"seat": TOM, "from_seat": MARK, "card": pyramid.card.id}]
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-4.2.1", "SETX-4.2.2", "SETX-4.4.1")
def test_what_cannot_be_conquered_and_why() -> None:
    g = war("romans", "egyptians", "barbarians")
    built(g, MARK, "Caravan", "Pyramids", "Scarab Fortress", "Quarry")
    built(g, EVA, "Forest")
    built(g, TOM, "Builder")
    g.settlers[EVA].passed = True
    supply(g, TOM, raze=2, gold=5)
    table = table_of(g)
    assert "turn:conquer/Pyramids" in offered(table)
    assert refused(table, "turn:conquer/Caravan") == "SETX-4.2.2"  # Gold does not help
    assert refused(table, "turn:conquer/Scarab Fortress") == "SETX-4.4.1"
    assert refused(table, "turn:conquer/Forest") == "SETX-4.2.1"
    assert all(f"turn:conquer/{name}" not in offered(table) for name in ("Quarry", "Builder"))
    extras(location(g, "Pyramids")).protected = True
    assert refused(table_of(g), "turn:conquer/Pyramids") == "SETX-4.2.1"


@pytest.mark.rule("SETX-0.12")
def test_peace_knows_no_conquests() -> None:
    g = war("japanese", "egyptians", peaceful="yes")
    built(g, TOM, "Night Raid")
    built(g, MARK, "Pyramids")
    fortified(g, MARK, "Scarab Fortress", 2)
    supply(g, TOM, raze=5, worker=1)
    table = table_of(g)
    assert refused(table, "turn:conquer/Pyramids") == "SETX-0.12"
    assert refused(table, "turn:siege/Scarab Fortress") == "SETX-0.12"
    play(table, "turn:activate/Night Raid")  # cards may
    assert controller(g, location(g, "Pyramids")).seat == TOM


@pytest.mark.rule("SETX-0.4")
def test_without_the_module_there_are_none() -> None:
    g = position("romans", "egyptians", wcwbf="yes")
    built(g, MARK, "Pyramids")
    built(g, TOM, "Builder")
    supply(g, TOM, raze=5, worker=2, defense=1)
    table = table_of(g)
    assert not [option for option in offered(table) if "conquer" in option or "defend/Builder" in option]


@pytest.mark.rule("SETX-4.2.3", "SETX-12.7")
def test_all_that_lies_on_it_is_discarded() -> None:
    g = war("romans", "japanese")
    (gate,) = built(g, MARK, "Gate")
    gate.under = (fetch(g, "Farm"),)
    gate.samurai = True
    (stalls,) = built(g, MARK, "Stalls")
    stalls.goods, stalls.uses = (4,), 1
    extras(stalls).barred = True
    supply(g, TOM, raze=5)
    play(table_of(g), "turn:conquer/Gate")
    assert not gate.samurai
    assert not gate.under
    assert names(g.settlers[MARK].discard) == ["Farm"]
    g.turn = TOM
    play(table_of(g), "turn:conquer/Stalls")
    assert (stalls.goods, stalls.uses) == ((), 0)
    assert extras(stalls).barred  # a Barbarian token stays


@pytest.mark.rule("SETX-4.2.3")
def test_a_conquered_feature_looks_at_its_own_conquest() -> None:
    g = war("romans", "barbarians")
    built(g, TOM, "Tax Collector")
    built(g, MARK, "Bravest Warriors")
    supply(g, TOM, raze=3)
    play(table_of(g), "turn:conquer/Bravest Warriors")
    assert has(g.settlers[TOM], stone=1, raze=0)
    assert g.settlers[TOM].vp == 3


@pytest.mark.rule("SETX-4.2.5")
def test_cards_come_from_the_new_owners_deck() -> None:
    g = war("egyptians", "romans", "japanese")
    built(g, MARK, "Architect")
    on_top(g, TOM, "Pyramids", "Caravan")
    supply(g, TOM, raze=2)
    table = table_of(g)
    play(table, "turn:conquer/Architect")
    assert sorted(offered(table)) == ["keep-card:Caravan", "keep-card:Pyramids"]


@pytest.mark.rule("SETX-4.2.6", "SETX-4.5.1", "I-19")
def test_a_conquered_location_counts_for_its_holder() -> None:
    g = war("romans", "egyptians")
    conquered = built(g, TOM, "Provinces", "Pyramids", "Caravan", "Goldsmith")[1:]
    assert all(place.owner == TOM for place in conquered)
    g.phase, g.step = COUNTING, 0
    table_of(g)
    assert g.settlers[TOM].vp == 4 * 2
    for others, points in (((), 1), (("Oasis", "Slaver"), 1), (("Oasis", "Slaver", "Sphinx"), 2)):
        g = war("romans", "egyptians")
        built(g, TOM, "Provinces", "Pyramids", "Desert", "Goldsmith", *others)
        g.phase, g.step = PRODUCING, 0
        skip_to(table_of(g), lambda g: g.phase != PRODUCING)
        assert g.settlers[TOM].vp == points + (1 if points > 1 and "Sphinx" in others else 0)


@pytest.mark.rule("SETX-4.2.7")
def test_discarded_ones_go_to_the_pile_of_their_faction() -> None:
    g = war("romans", "egyptians")
    built(g, TOM, "Pyramids")
    hand(g, TOM, "Castra")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Castra")
    assert names(g.settlers[MARK].discard) == ["Pyramids"]


@pytest.mark.rule("SETX-4.2.7")
def test_a_trade_route_under_it_leaves_the_game() -> None:
    g = war("romans", "egyptians", "japanese")
    (pyramid,) = built(g, MARK, "Pyramids")
    pyramid.route, pyramid.route_seat = fetch(g, "Farm"), EVA
    supply(g, TOM, raze=2)
    play(table_of(g), "turn:conquer/Pyramids")
    assert pyramid.route is None
    assert names(g.removed) == ["Farm"]


@pytest.mark.rule("SETX-4.2.8", "SETX-4.2.2")
def test_a_location_that_is_taken_over() -> None:
    g = war("romans", "egyptians", "barbarians")
    built(g, EVA, "Forest", "Sentry Tower", "Barbarian Village")
    built(g, MARK, "Temple of Ra")
    supply(g, MARK, gold=1, worker=1)
    g.turn = MARK
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "take-over:Sentry Tower")
    tower = location(g, "Sentry Tower")
    assert controller(g, tower).seat == MARK
    assert from_left(g, EVA, "production") == ["Barbarian Village", "Sentry Tower", "Forest"]
    assert prices(g, TOM, EVA, "production") == [2, 3, 4]
    supply(g, TOM, raze=3)
    g.turn = TOM
    g.settlers[EVA].passed = True
    workers = g.settlers[MARK].goods[4]
    play(table_of(g), "turn:conquer/Sentry Tower")
    assert (tower.owner, tower.taken_with) == (TOM, "")
    assert g.settlers[MARK].goods[4] == workers + 1  # the Egyptian is compensated
    g.phase, g.step = CLEANUP, 0
    skip_to(table_of(g), lambda g: g.phase != CLEANUP)
    assert from_left(g, TOM, "production") == ["Sentry Tower"]
    assert from_left(g, EVA, "production") == ["Barbarian Village", "Forest"]


@pytest.mark.rule("SETX-4.2.8")
def test_who_holds_it_must_not_have_passed() -> None:
    g = war("romans", "egyptians", "barbarians")
    (forest,) = built(g, EVA, "Forest")
    (temple,) = built(g, MARK, "Temple of Ra")
    g.settlers[EVA].empire.remove(forest)
    g.settlers[MARK].empire.append(forest)
    extras(forest).stood = 0
    forest.taken_with = temple.card.id
    built(g, TOM, "Builder")
    supply(g, TOM, raze=2, worker=2)
    g.settlers[MARK].passed = True
    assert refused(table_of(g), "turn:conquer/Forest") == "SETX-4.2.1"
    g.turn = EVA
    g.settlers[MARK].passed = False
    supply(g, EVA, raze=2)
    play(table_of(g), "turn:conquer/Forest")  # the old owner may
    assert forest in g.settlers[EVA].empire


@pytest.mark.rule("SETX-4.2.8", "SETX-4.1.1")
def test_what_was_taken_over_comes_back_to_its_place() -> None:
    g = war("romans", "egyptians", "barbarians")
    built(g, EVA, "Forest", "Sentry Tower", "Barbarian Village", "Barbarian Quarry")
    built(g, MARK, "Temple of Ra")
    supply(g, MARK, gold=1, worker=1)
    supply(g, TOM, raze=9)
    g.turn = MARK
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "take-over:Barbarian Village")
    g.turn = TOM
    play(table_of(g), "turn:conquer/Forest")  # a gap closes between it and the board
    expected = ["Barbarian Quarry", "Barbarian Village", "Sentry Tower"]
    assert from_left(g, EVA, "production") == expected
    g.phase, g.step = CLEANUP, 0
    skip_to(table_of(g), lambda g: g.phase != CLEANUP)
    assert from_left(g, EVA, "production") == expected
    assert controller(g, location(g, "Barbarian Village")).seat == EVA


@pytest.mark.rule("SETX-4.1.3", "SETX-4.2.8", "SETX-4.5.5")
def test_moves_and_barriers_around_what_is_taken_over() -> None:
    g = war("romans", "egyptians", "barbarians")
    forest, tower, village = built(g, EVA, "Forest", "Sentry Tower", "Barbarian Village")
    built(g, MARK, "Temple of Ra")
    supply(g, MARK, gold=1, worker=1)
    g.turn = MARK
    play(table_of(g), "turn:activate/Temple of Ra", "take-over:Sentry Tower")
    move_left(g, forest)  # its neighbour is away
    assert row(g, EVA, "production") == [tower, forest, village]
    move_left(g, tower)
    assert row(g, EVA, "production") == [forest, tower, village]
    move_left(g, village)  # outermost
    assert row(g, EVA, "production") == [forest, tower, village]
    barrier = new_location(fetch(g, "Quarry"), EVA)
    barrier.foundation = True
    lay_in_row(g, g.settlers[EVA], barrier, "production", 1)
    assert row(g, EVA, "production") == [forest, barrier, tower, village]
    conquered = new_location(fetch(g, "Builder"), EVA)
    put_rightmost(g, g.settlers[EVA], conquered)
    assert row(g, EVA, "production") == [conquered, forest, barrier, tower, village]
    assert not GAME.check(g)
    return_locations(g)
    assert row(g, EVA, "production") == [conquered, forest, barrier, tower, village]
    assert tower in g.settlers[EVA].empire


@pytest.mark.rule("SETX-4.5.4", "SETX-4.2.3")
def test_a_lost_temple_of_ra_leaves_neutral_locations() -> None:
    g = war("romans", "egyptians", "barbarians")
    forest = built(g, EVA, "Forest", "Barbarian Village")[0]
    (temple,) = built(g, MARK, "Temple of Ra")
    supply(g, MARK, gold=1, worker=1)
    g.turn = MARK
    play(table_of(g), "turn:activate/Temple of Ra", "take-over:Forest")
    supply(g, TOM, raze=5)
    g.turn = TOM
    play(table_of(g), "turn:conquer/Temple of Ra")
    assert forest.neutral
    assert from_left(g, EVA, "production") == [
        "Barbarian Village",
        "Forest",
    ]  # with its real owner, in its place
    g.turn = TOM
    play(table_of(g), "turn:conquer/Forest")
    assert forest.neutral  # nobody uses it this round
    assert has(g.settlers[TOM], wood=0)
    hand(g, TOM, "Castra")
    supply(g, TOM, stone=1)
    g.turn = TOM
    play(table_of(g), "turn:build/Castra")
    assert forest in g.settlers[TOM].empire  # no build cost
    assert temple not in g.settlers[TOM].empire
    g.phase, g.step = CLEANUP, 0
    skip_to(table_of(g), lambda g: g.phase != CLEANUP)
    assert not forest.neutral
    assert forest.owner == TOM


@pytest.mark.rule("SETX-4.5.4", "SETX-0.8")
def test_others_have_four_egypt_tokens() -> None:
    g = war("romans", "egyptians", "barbarians")
    taken = built(g, EVA, "Forest", "Sentry Tower", "Barbarian Village", "Barbarian Quarry", "Idol")
    built(g, TOM, "Temple of Ra", "Builder")
    supply(g, TOM, gold=1, worker=2)
    for place in taken[:3]:
        place.neutral, place.taken_with = True, "SET-EGI013-1"
    assert "turn:activate/Temple of Ra" in offered(table_of(g))
    taken[3].neutral, taken[3].taken_with = True, "SET-EGI013-1"
    assert refused(table_of(g), "turn:activate/Temple of Ra") == "SET-10.8"
    g = war("egyptians", "romans", "barbarians")
    taken = built(g, EVA, "Forest", "Sentry Tower", "Barbarian Village", "Barbarian Quarry", "Idol")
    built(g, TOM, "Temple of Ra")
    supply(g, TOM, gold=1, worker=1)
    for place in taken[:4]:
        place.neutral, place.taken_with = True, "SET-EGI013-1"
    assert "turn:activate/Temple of Ra" in offered(table_of(g))


@pytest.mark.rule("SETX-4.2.2")
def test_walls_and_discounts() -> None:
    g = war("barbarians", "egyptians")
    built(g, TOM, "Raid on the Border")
    built(g, MARK, "Caravan", "Pyramids", "Wall of the Pharaoh")
    assert prices(g, TOM, MARK, "production") == [2, 3]  # 2 and 3, the Wall adds 1, the Raid takes 1 off
    supply(g, TOM, raze=2)
    supply(g, MARK, worker=4)
    table = table_of(g)
    play(table, "turn:conquer/Pyramids", "turn:workers", "spend-workers:wood", "spend-workers:done")
    assert has(g.settlers[TOM], raze=0)
    supply(g, TOM, raze=2)
    assert prices(g, TOM, MARK, "production") == [3]  # once a round
    sweep(g, location(g, "Raid on the Border"))
    assert prices(g, TOM, MARK, "production") == [2]
    g = war("barbarians", "egyptians")
    built(g, TOM, "Raid on the Border")
    built(g, MARK, "Pyramids")
    assert prices(g, TOM, MARK, "production") == [1]  # never below 1


@pytest.mark.rule("SETX-4.2.3", "SETX-12.3")
def test_conquests_by_cards() -> None:
    g = war("egyptians", "romans")
    built(g, TOM, "Mercenary Charioteers")
    built(g, MARK, "Builder", "Legion", "Roman Bank", "Stonecutter")
    location(g, "Roman Bank").defended = True
    supply(g, TOM, gold=1, raze=1)
    table = table_of(g)
    play(table, "turn:activate/Mercenary Charioteers")
    assert offered(table) == [f"conquer-location:{name}" for name in ("Legion", "Roman Bank", "Stonecutter")]
    play(table, "conquer-location:Roman Bank")
    assert has(g.settlers[TOM], gold=1, raze=0)
    g = war("japanese", "romans")
    built(g, TOM, "Night Raid", "Farm")
    built(g, MARK, "Imperial Fortress")
    supply(g, TOM, worker=2, raze=1)
    assert refused(table_of(g), "turn:activate/Night Raid") == "SET-10.8"


@pytest.mark.rule("SETX-4.2.3", "SETX-11.18", "SETX-12.7")
def test_features_of_the_loser() -> None:
    g = war("romans", "egyptians", "japanese")
    built(g, MARK, "Palisade", "Refugee Camp", "Pyramids", "Quarry")
    supply(g, TOM, raze=4)
    supply(g, MARK, worker=0)
    supply(g, EVA, worker=2)
    play(table_of(g), "turn:conquer/Pyramids")
    assert has(g.settlers[MARK], worker=3, wood=1)
    assert g.settlers[MARK].vp == 1
    g.turn = TOM
    play(table_of(g), "turn:raze/Quarry")
    assert has(g.settlers[MARK], worker=5, wood=3)
    assert g.settlers[MARK].vp == 2


@pytest.mark.rule("SETX-4.2.6")
def test_a_tax_collector_looks_for_conquered_locations() -> None:
    g = war("romans", "egyptians")
    built(g, TOM, "Tax Collector")
    hand(g, TOM, "RZY071", "RZY072", "Quarry")
    for _ in range(2):
        foundation(g, TOM, "Ruins")
    supply(g, TOM, stone=3, wood=3)
    table = table_of(g)
    play(table, "turn:build/Castra", "discard-location:Ruins")
    assert g.settlers[TOM].vp == 0
    built(g, TOM, "Pyramids")
    g.turn = TOM
    table = table_of(g)
    play(table, "turn:build/Castra", "discard-location:Ruins")
    assert g.settlers[TOM].vp == 1


# ------------------------------------------------------------------------------------------------ Defense
@pytest.mark.rule("SETX-4.3.1", "I-10")
def test_a_defense_token_on_a_faction_location() -> None:
    g = war("barbarians", "egyptians")
    built(g, TOM, "Forest", "Bravest Warriors", "Bone Fortress", "Quarry")
    supply(g, TOM, defense=2, worker=2)
    table = table_of(g)
    places = [option for option in offered(table) if "defend" in option]
    assert places == ["turn:defend/Forest", "turn:defend/Quarry"]  # not on printed Defense or a Fortress
    play(table, "turn:defend/Forest")
    assert prices(g, MARK, TOM, "production") == [3]
    assert "turn:defend/Forest" not in offered(table)
    pass_all(table)
    skip_to(table, lambda g: g.phase not in (DEPOSITING, CLEANUP))
    assert not location(g, "Forest").defended


@pytest.mark.rule("SETX-4.3.2", "SETX-4.3.3", "SETX-11.13")
def test_samurai_and_defense_tokens() -> None:
    g = war("japanese", "egyptians")
    farm, fields, pyramid = built(g, TOM, "Farm", "Rice Fields", "Pyramids")
    built(g, TOM, "Proud Patriots", "Heron Fortress")
    farm.samurai = True
    fields.defended = True
    supply(g, TOM, defense=1, worker=3)
    table = table_of(g)
    assert not {"turn:defend/Farm", "turn:samurai/Rice Fields", "turn:samurai/Heron Fortress"} & set(
        offered(table)
    )
    assert "turn:samurai/Pyramids" in offered(table)  # Conquered ones too
    assert "turn:samurai/Proud Patriots" not in offered(table)
    play(table, "turn:activate/Proud Patriots")
    assert offered(table) == [f"place-token:{name}" for name in ("Farm", "Pyramids", "Proud Patriots")]
    play(table, "place-token:Farm")
    assert raze_price(g, g.settlers[TOM], farm) == 4
    assert has(g.settlers[TOM], defense=1)  # the token came from the general supply
    assert not pyramid.samurai


@pytest.mark.rule("SETX-4.3.3", "SETX-4.2.8")
def test_japanese_locations_can_be_razed_everywhere() -> None:
    g = war("romans", "egyptians", "japanese")
    built(g, MARK, "Farm")
    built(g, EVA, "Pyramids")
    supply(g, TOM, raze=2, worker=2)
    table = table_of(g)
    assert "turn:raze/Farm" in offered(table)
    assert refused(table, "turn:raze/Pyramids") == "SET-9.7"
    play(table, "turn:raze/Farm")
    assert names(g.settlers[EVA].discard) == ["Farm"]
    g = war("romans", "japanese")
    built(g, TOM, "Farm")
    supply(g, TOM, worker=2)
    assert "turn:samurai/Farm" not in offered(table_of(g))


@pytest.mark.rule("SETX-4.5.2")
def test_a_mammoth_brigade_minds_no_defense() -> None:
    g = war("barbarians", "japanese")
    built(g, TOM, "Mammoth Brigade")
    farm, quarry = built(g, MARK, "Farm", "Quarry")
    farm.samurai = quarry.defended = True
    supply(g, TOM, worker=2, raze=1)
    table = table_of(g)
    play(table, "turn:activate/Mammoth Brigade")
    assert offered(table) == ["raze-location:Farm", "raze-location:Quarry"]
    play(table, "raze-location:Farm")
    assert "Farm" not in empire(g.settlers[MARK])


# --------------------------------------------------------------------------------------------- Fortresses
@pytest.mark.rule("SETX-4.4.2", "SETX-11.12", "SETX-12.9", "I-8")
def test_a_fortress_grows_once_a_round() -> None:
    g = war("egyptians", "romans")
    hand(g, TOM, "Scarab Fortress")
    supply(g, TOM, stone=2)
    play(table_of(g), "turn:build/Scarab Fortress")
    fortress = location(g, "Scarab Fortress")
    assert fortress.card.row == "action"
    g.turn = TOM
    supply(g, TOM, gold=2, worker=2)
    table = table_of(g)
    play(table, "turn:activate/Scarab Fortress")
    assert level_of(fortress) == 1
    assert fortress.goods
    g.turn = TOM
    assert refused(table_of(g), "turn:activate/Scarab Fortress") == "SET-10.5"
    sweep(g, fortress)
    assert level_of(fortress) == 1
    extras(fortress).level = 5
    assert refused(table_of(g), "turn:activate/Scarab Fortress") == "SET-10.8"


@pytest.mark.rule("SETX-4.4.3", "SETX-4.5.3", "SETX-12.10")
@pytest.mark.example("SETX-EX-30")
def test_a_fortress_and_a_sphinx() -> None:
    g = war("egyptians", "romans")
    fortified(g, TOM, "Scarab Fortress", 2)
    built(g, TOM, "Sphinx")
    g.phase, g.step = DEPOSITING, 0
    table = table_of(g)
    assert g.settlers[TOM].vp == 3
    assert g.settlers[TOM].tally["fortresses"] == 2
    assert [event["points"] for event in events(table, "fortress-scores")] == [2]


@pytest.mark.rule("SETX-4.4.3")
@pytest.mark.example("SETX-EX-39")
def test_a_fortress_scores_in_the_last_round_too() -> None:
    g = war("egyptians", "romans")
    fortified(g, TOM, "Scarab Fortress", 3)
    g.round, g.phase, g.step = 5, DEPOSITING, 0
    table = table_of(g)
    assert table.over
    assert g.settlers[TOM].tally["fortresses"] == 3


@pytest.mark.rule("SETX-4.4.4", "I-8")
@pytest.mark.example("SETX-EX-10")
def test_a_siege_takes_the_levels() -> None:
    g = war("romans", "egyptians")
    first = fortified(g, MARK, "EGI074", 2)
    second = fortified(g, MARK, "EGI075", 3)
    second.goods, second.uses = (3,), 1
    supply(g, TOM, raze=4)
    supply(g, MARK, gold=1)
    table = table_of(g)
    option = next(i for i, name in enumerate(table.decision.options) if second.card.id in name.id)
    table.play(option)
    assert (level_of(first), level_of(second)) == (2, 0)
    assert second in g.settlers[MARK].empire
    assert second.goods == (3,)
    assert has(g.settlers[TOM], raze=2)
    g.turn = TOM
    reasons = table_of(g).decision.reasons
    assert (
        next(reason.rule for name, reason in reasons.items() if name == f"turn:siege/{second.card.id}")
        == "SETX-4.4.4"
    )


@pytest.mark.rule("SETX-4.4.4", "SETX-4.2.2")
def test_sieges_with_engineers_and_against_who_has_passed() -> None:
    g = war("romans", "egyptians", "japanese")
    fortress = fortified(g, MARK, "Scarab Fortress", 1)
    built(g, TOM, "Siege Engineers", "Supply Wagons")
    supply(g, TOM, raze=1, worker=2)
    table = table_of(g)
    play(table, "turn:siege/Scarab Fortress")
    assert has(g.settlers[TOM], raze=0)
    assert g.settlers[TOM].vp == 3
    extras(fortress).level = 1
    g.turn = TOM
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:siege/Scarab Fortress") == "SETX-4.4.4"
    supply(g, TOM, raze=2)
    g.settlers[MARK].passed = True
    assert refused(table_of(g), "turn:siege/Scarab Fortress") == "SETX-4.4.4"


@pytest.mark.rule("SETX-4.4.1")
def test_nothing_else_touches_a_fortress() -> None:
    g = war("egyptians", "romans")
    fortress = fortified(g, TOM, "Scarab Fortress", 1)
    fortress.goods, fortress.uses = (3,), 1
    built(g, TOM, "Royal Pool", "Acting Troupe", "Free Town Fortress")
    fortified(g, MARK, "Imperial Fortress", 1)
    built(g, TOM, "Temple of Ra", "Scorpion Breeder", "Chariot Builder")
    supply(g, TOM, worker=9, gold=9, raze=9, defense=1, wood=9, stone=9, food=9)
    table = table_of(g)
    found = offered(table)
    for name in ("Royal Pool", "Temple of Ra", "Scorpion Breeder", "Chariot Builder"):
        assert f"turn:activate/{name}" not in found
    assert not [
        option
        for option in found
        if "Fortress" in option and not option.startswith(("turn:activate", "turn:siege"))
    ]
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-4.4.5")
def test_a_fortress_as_a_build_cost() -> None:
    g = war("egyptians", "romans")
    fortified(g, TOM, "Scarab Fortress", 4)
    hand(g, TOM, "Bronze Foundry")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Bronze Foundry")
    assert empire(g.settlers[TOM]) == ["Bronze Foundry"]
    assert names(g.settlers[TOM].discard) == ["Scarab Fortress"]


@pytest.mark.rule("I-8", "I-9")
def test_the_checks_see_what_is_wrong() -> None:
    g = war("egyptians", "romans")
    fortress = fortified(g, TOM, "Scarab Fortress", 6)
    assert [problem[:3] for problem in GAME.check(g)] == ["I-8"]
    extras(fortress).level = 5
    fortress.samurai = True
    assert [problem[:3] for problem in GAME.check(g)] == ["I-8"]
    fortress.samurai = False
    stray = new_location(fetch(g, "Builder"), MARK)
    stray.taken_with = "SET-EGI013-1"
    extras(stray).stood = 3
    g.settlers[TOM].empire.append(stray)
    assert [problem[:3] for problem in GAME.check(g)] == ["I-9"]


def test_the_table_shows_prices_levels_and_barriers() -> None:
    g = war("egyptians", "romans")
    fortified(g, TOM, "Scarab Fortress", 2)
    built(g, MARK, "Builder")
    barrier = foundation(g, MARK, "Quarry")
    extras(barrier).row = "production"
    view = GAME.view(g, TOM)
    assert view["settlers"][MARK]["empire"][0]["conquest_price"] == 3
    assert "conquest_price" not in view["settlers"][TOM]["empire"][0]
    assert GAME.scenes(view, TOM)
    assert ROW_NAMES == ("production", "feature", "action")
