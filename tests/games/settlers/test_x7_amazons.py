"""SETX-7 Amazons: Foundations as goods, Locations that go back into the deck, and the cards of their box."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, copy, find_game
from tablewright.games.settlers.box.cards import FOUNDATION
from tablewright.games.settlers.rules.amazons.shuffling_back import FOREIGN, OWN, is_foreign
from tablewright.games.settlers.rules.base.supply import gain_special
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import PRODUCING, Location, Settler, Settlers
from tests.games.settlers.asked import events, kind, offered, refused
from tests.games.settlers.laying import built, deals, fetch, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, name_of, names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import play, position, table_of

GAME = find_game("settlers")


def jungle(*factions: str, **options: str) -> Settlers:
    """A position with all cards of the module."""
    return position(*factions, ama="yes", format="open", **options)


def lay(g: Settlers, seat: int, n: int = 1) -> list[Location]:
    """Foundations that nobody has seen."""
    before = len(g.settlers[seat].empire)
    assert list(gain_special(g, g.settlers[seat], FOUNDATION, n, "production")) == []
    return g.settlers[seat].empire[before:]


def leave_in_deck(g: Settlers, me: Settler, *wanted: str) -> None:
    """Only these cards are left in the Faction deck, the last one on top; the others are out of the game."""
    kept = [fetch(g, name) for name in wanted]
    g.removed += me.deck
    me.deck = kept


# -------------------------------------------------------------------------------------------- Foundations
@pytest.mark.rule("SETX-7.1", "SETX-12.8")
def test_a_foundation_is_an_unseen_card() -> None:
    g = jungle("amazons", "romans")
    top = g.common[-1]
    (new,) = lay(g, TOM)
    assert new.card is top
    assert new.foundation
    assert new.id == "foundation-1"
    assert has(g.settlers[TOM], wood=0)
    for seat in (TOM, MARK, None):
        seen = GAME.view(g, seat)["settlers"][TOM]["empire"][0]
        assert seen["card"] is None
        assert seen["more"]["name"] == "foundation-1"


@pytest.mark.rule("SETX-7.1", "SETX-12.8")
def test_an_unseen_foundation_may_be_any_hidden_card() -> None:
    g = jungle("amazons", "romans")
    lay(g, TOM)
    seen = set()
    for seed in range(6):
        other = copy(g)
        GAME.resample(other, TOM, Chance(str(seed)), g)
        seen.add(other.settlers[TOM].empire[0].card.id)
        assert GAME.check(other) == []
    assert len(seen) > 1


@pytest.mark.rule("SETX-7.1", "SETX-7.5")
def test_a_foundation_pays_for_a_build_and_goes_to_the_common_pile() -> None:
    g = jungle("amazons", "romans")
    (laid,) = lay(g, TOM)
    (quarry,) = built(g, TOM, "Quarry")
    hand(g, TOM, "Moon Temple")  # costs two Locations
    table = table_of(g)
    shown = laid.card
    play(table, "turn:build/Moon Temple", "discard-location:foundation-1")
    assert empire(g.settlers[TOM]) == ["Moon Temple"]
    assert g.common_discard == [shown, quarry.card]
    assert g.revealed > 0


@pytest.mark.rule("SETX-7.1", "SETX-5.7.1")
def test_without_common_cards_there_is_no_foundation() -> None:
    g = jungle("amazons", "romans")
    g.common_discard = [g.common.pop()]
    g.removed += g.common
    g.common = []
    assert len(lay(g, TOM, 2)) == 1  # the pile is shuffled for the first one


@pytest.mark.rule("SETX-7.2")
def test_board_and_deals_give_foundations() -> None:
    g = jungle("amazons", "romans")
    hand(g, TOM, "AMA003")  # a Mythic Tree with a Deal for a Foundation
    supply(g, TOM, food=1)
    play(table_of(g), "turn:deal/Mythic Tree")
    assert empire(g.settlers[TOM]) == ["Foundation"]
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    assert empire(g.settlers[TOM]) == ["Foundation"] * 3  # one of the board, one of the Deal
    assert len(events(table, "lay-unseen")) == 2


@pytest.mark.rule("SETX-7.6")
def test_an_action_that_wants_a_foundation_takes_no_location() -> None:
    g = jungle("amazons", "romans")
    built(g, TOM, "Moon Temple", "Quarry")
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Moon Temple") == "SETX-7.6"
    foundation(g, TOM, "Grain Field")
    lay(g, TOM)
    table = table_of(g)
    play(table, "turn:activate/Moon Temple")
    assert sorted(offered(table)) == ["discard-foundation:Grain Field", "discard-foundation:foundation-1"]
    play(table, "discard-foundation:foundation-1")
    assert g.settlers[TOM].vp == 3
    assert empire(g.settlers[TOM]) == ["Moon Temple", "Quarry", "Foundation"]


@pytest.mark.rule("SETX-7.1")
def test_features_react_to_used_foundations() -> None:
    g = jungle("romans", "egyptians")
    built(g, TOM, "City Planner", "Antique Dealer", "Masons' Apprentices")
    foundation(g, TOM, "Grain Field")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Antique Dealer")
    assert has(g.settlers[TOM], gold=1, worker=1)
    assert g.settlers[TOM].vp == 2
    hand(g, TOM, "Lumberjacks")
    built(g, TOM, "Ruins")
    supply(g, TOM, worker=2)
    g.turn = TOM
    before = g.settlers[TOM].vp
    hand(g, TOM, "RZY081")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Opus Caementicium")
    assert g.settlers[TOM].vp == before  # a Foundation that is gained is not used


@pytest.mark.rule("SETX-7.1")
def test_a_foundation_of_a_raze_field() -> None:
    g = jungle("amazons", "romans")
    built(g, MARK, "Building Lot")
    supply(g, TOM, raze=2)
    play(table_of(g), "turn:raze/Building Lot")
    assert has(g.settlers[TOM], wood=1)
    assert empire(g.settlers[TOM]) == ["Foundation"]


@pytest.mark.rule("SETX-7.1")
def test_open_gates_and_foundations_for_visitors() -> None:
    g = jungle("amazons", "romans", wcwbf="yes")
    built(g, MARK, "Common Quarry")
    built(g, TOM, "Open Gates", "Olive Press")
    g.turn = MARK
    supply(g, MARK, worker=2)
    play(table_of(g), "turn:send/Olive Press")
    assert empire(g.settlers[TOM]) == ["Open Gates", "Olive Press", "Foundation"]


# ------------------------------------------------------------------------------------------ shuffled back
@pytest.mark.rule("SETX-7.3", "SETX-7.4")
@pytest.mark.example("SETX-EX-23")
def test_a_faction_location_goes_back_before_the_bonus() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    (tree,) = built(g, TOM, "Mythic Tree")
    hand(g, TOM, "Spoils for the Gods")
    leave_in_deck(g, me)  # the tree is all there is to draw
    supply(g, TOM, food=1)
    table = table_of(g)
    play(table, "turn:build/Spoils for the Gods")
    assert offered(table) == ["offer-cards:Mythic Tree", "offer-cards:done"]
    assert [event["card"] for event in events(table, "shuffle-back")] == [tree.card.id]
    play(table, "offer-cards:done")
    assert names(me.deck) == ["Mythic Tree"]
    assert tree.card not in me.discard


@pytest.mark.rule("SETX-7.3")
def test_only_faction_locations_of_amazons_go_back() -> None:
    g = jungle("amazons", "romans")
    (quarry,) = built(g, TOM, "Quarry")
    hand(g, TOM, "Statue of Midas")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Statue of Midas")
    assert g.common_discard == [quarry.card]
    g = jungle("romans", "amazons")
    (given,) = built(g, TOM, "Administration")
    hand(g, TOM, "City Planner")
    supply(g, TOM, stone=2)
    play(table_of(g), "turn:build/City Planner")
    assert g.settlers[TOM].discard == [given.card]


@pytest.mark.rule("SETX-7.3")
def test_a_faction_card_as_foundation_and_a_razed_one_do_not_go_back() -> None:
    g = jungle("amazons", "romans")
    card = foundation(g, TOM, "Hidden Valley").card
    hand(g, TOM, "Statue of Midas")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Statue of Midas")
    assert g.settlers[TOM].discard == [card]


@pytest.mark.rule("SETX-7.3", "SETX-11.15", "I-15")
def test_conquered_cards_belong_to_the_amazons_then() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    conquered, _ = built(g, TOM, "Administration", "Horse Herders")
    hand(g, TOM, "Statue of Midas")
    leave_in_deck(g, me, "Hidden Valley")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Statue of Midas", "discard-location:Administration")
    assert has(me, worker=1)
    assert me.more is not None
    assert me.more.adopted == (conquered.card,)
    assert sorted(names(me.deck)) == ["Administration", "Hidden Valley"]
    me.deck.remove(conquered.card)
    me.hand.append(conquered.card)
    g.turn = TOM
    cost = conquered.card.cost
    supply(g, TOM, wood=cost.wood, stone=cost.stone, food=cost.food, gold=0)
    table = table_of(g)
    play(table, "turn:build/Administration", "discard-location:Statue of Midas")
    assert has(me, worker=2)  # an Amazon card in every respect: the Herders react


@pytest.mark.rule("SETX-7.3", "SETX-7.4")
def test_features_react_to_what_goes_back() -> None:
    g = jungle("amazons", "romans")
    built(g, TOM, "Queen's Palace", "Mythic Tree")
    hand(g, TOM, "Statue of Midas")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Statue of Midas", "discard-location:Mythic Tree")
    assert g.settlers[TOM].vp == 2  # the Palace and the bonus of the Statue


@pytest.mark.rule("SETX-7.3")
def test_captured_banners_look_for_other_factions() -> None:
    g = jungle("amazons", "romans")
    (place,) = built(g, TOM, "Mythic Tree")
    assert is_foreign(g, g.settlers[TOM], place, "other", Occasion(place.card, None, FOREIGN))
    assert not is_foreign(g, g.settlers[TOM], place, "other", Occasion(place.card, None, OWN))


@pytest.mark.rule("SETX-7.9", "SETX-11.14", "SETX-9.3")
def test_an_empty_deck_stays_empty() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    me.discard, me.deck = me.deck, []
    supply(g, TOM, worker=2)
    play(table_of(g), "turn:workers", "spend-workers:card")
    assert me.deck == []
    assert [card.common for card in me.hand] == [True]


@pytest.mark.rule("SETX-7.10")
def test_greek_cards_are_no_build_cost() -> None:
    g = jungle("amazons", "romans")
    built(g, TOM, "Greek Heritage", "Fountain of Harmony", "Greek Jewellery")
    assert {place.card.row for place in g.settlers[TOM].empire} == {"production"}
    hand(g, TOM, "Mythic Tree", "Hidden Valley")
    supply(g, TOM, wood=1)
    assert refused(table_of(g), "turn:build/Mythic Tree") == "SET-7.3"
    place = location(g, "Greek Heritage")
    place.foundation = True
    assert "turn:build/Mythic Tree" in offered(table_of(g))  # as a Foundation it may be used


# -------------------------------------------------------------------------------------- drawing and splitting
@pytest.mark.rule("SETX-7.8")
@pytest.mark.example("SETX-EX-24")
def test_training_ground_with_one_card_left() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    hand(g, TOM, "Training Ground")
    foundation(g, TOM, "Grain Field")
    leave_in_deck(g, me, "Hidden Valley")
    play(table_of(g), "turn:build/Training Ground")
    assert names(me.discard) == ["Hidden Valley"]
    assert me.deck == []
    assert has(me, raze=1)


@pytest.mark.rule("SETX-7.8")
def test_training_ground_with_two_cards() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    hand(g, TOM, "Training Ground")
    foundation(g, TOM, "Grain Field")
    leave_in_deck(g, me, "Hidden Valley", "Stone Circle")
    play(table_of(g), "turn:build/Training Ground", "split-discard:Stone Circle")
    assert names(me.discard) == ["Stone Circle"]
    assert names(me.deck) == ["Hidden Valley"]


@pytest.mark.rule("SETX-7.8")
@pytest.mark.example("SETX-EX-25")
def test_spoils_for_the_gods_with_two_cards_left() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    hand(g, TOM, "Spoils for the Gods")
    foundation(g, TOM, "Grain Field")
    supply(g, TOM, food=1)
    leave_in_deck(g, me, "Hidden Valley", "Stone Circle")
    table = table_of(g)
    play(table, "turn:build/Spoils for the Gods", "offer-cards:Stone Circle", "offer-cards:done")
    assert me.vp == 2
    assert names(me.deck) == ["Hidden Valley"]
    assert names(me.discard) == ["Stone Circle"]


@pytest.mark.rule("SETX-7.8", "SETX-7.19")
def test_distraction_removes_takes_and_shuffles() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    hand(g, TOM, "Distraction")
    foundation(g, TOM, "Grain Field")
    leave_in_deck(g, me, "Hidden Valley", "Stone Circle", "Moon Temple")
    table = table_of(g)
    play(table, "turn:build/Distraction")
    assert GAME.view(g, MARK)["settlers"][TOM]["offer"] is None  # only the drawer sees them
    play(table, "split-remove:Stone Circle", "split-hand:Moon Temple")
    assert names(g.removed)[-1] == "Stone Circle"
    assert names(me.hand) == ["Moon Temple"]
    assert names(me.deck) == ["Hidden Valley"]


@pytest.mark.rule("SETX-7.8")
def test_recon_team_keeps_one() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    hand(g, TOM, "Recon Team")
    foundation(g, TOM, "Grain Field")
    leave_in_deck(g, me, "Hidden Valley", "Stone Circle", "Moon Temple")
    play(table_of(g), "turn:build/Recon Team", "keep-card:Hidden Valley")
    assert names(me.hand) == ["Hidden Valley"]
    assert sorted(names(me.deck)) == ["Moon Temple", "Stone Circle"]
    assert has(me, worker=1)


# ----------------------------------------------------------------------------------------- discard piles
@pytest.mark.rule("SETX-7.7", "SETX-7.9")
def test_cards_of_the_own_pile() -> None:
    g = jungle("amazons", "romans")
    me = g.settlers[TOM]
    built(g, TOM, "Sisterhood Council")
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Sisterhood Council") == "SET-10.8"
    me.discard = [fetch(g, "Hidden Valley"), fetch(g, "Stone Circle")]
    leave_in_deck(g, me)
    table = table_of(g)
    play(table, "turn:activate/Sisterhood Council", "return-to-deck:Stone Circle")
    assert names(me.hand) == ["Stone Circle"]  # the only card of the deck is drawn at once
    assert names(me.discard) == ["Hidden Valley"]


@pytest.mark.rule("SETX-7.7")
def test_hermit_takes_a_card_into_hand() -> None:
    g = jungle("japanese", "romans")
    me = g.settlers[TOM]
    built(g, TOM, "Hermit")
    foundation(g, TOM, "Grain Field")
    me.discard = [fetch(g, "Ronin Camp"), fetch(g, "Bamboo Frame")]
    supply(g, TOM, food=1)
    play(table_of(g), "turn:activate/Hermit", "return-to-hand:Ronin Camp")
    assert names(me.hand) == ["Ronin Camp"]
    assert names(me.discard) == ["Bamboo Frame"]


# ------------------------------------------------------------------------------------------- card rulings
@pytest.mark.rule("SETX-7.12")
def test_stolen_plans_leave_the_location_as_it_is() -> None:
    g = jungle("barbarians", "romans")
    built(g, TOM, "Stolen Plans")
    foundation(g, TOM, "Grain Field")
    (place,) = built(g, MARK, "Masons' Apprentices")
    play(table_of(g), "turn:activate/Stolen Plans")
    assert has(g.settlers[TOM], worker=2)
    assert place in g.settlers[MARK].empire
    assert has(g.settlers[MARK], wood=0)


@pytest.mark.rule("SETX-7.13")
def test_captured_muses_put_common_cards_into_the_deck() -> None:
    g = jungle("egyptians", "amazons")
    me = g.settlers[TOM]
    hand(g, TOM, "Captured Muses", "Quarry", "Grain Field", "Gold Mine")
    foundation(g, TOM, "Ruins")
    supply(g, TOM, stone=1)
    size = len(me.deck)
    table = table_of(g)
    play(table, "turn:build/Captured Muses", "shuffle-in:Quarry", "shuffle-in:Grain Field")
    assert me.vp == 4
    assert len(me.deck) == size + 2
    assert names(me.hand) == ["Gold Mine"]
    assert {name_of(card) for card in me.deck if card.common} == {"Quarry", "Grain Field"}
    drawn = set()
    for seed in range(8):
        for seat in (TOM, MARK):
            other = copy(g)
            GAME.resample(other, seat, Chance(str(seed)), g)
            assert GAME.check(other) == []
            common = {name_of(card) for card in other.settlers[TOM].deck if card.common}
            assert len([card for card in other.settlers[TOM].deck if card.common]) == 2
            if seat == TOM:
                assert common == {"Quarry", "Grain Field"}  # who put them there knows
            else:
                drawn |= common
    assert len(drawn) > 2


@pytest.mark.rule("SETX-7.13", "SETX-12.3")
def test_cursed_trees_skip_common_cards() -> None:
    g = jungle("amazons", "egyptians", "romans")
    me, victim = g.settlers[TOM], g.settlers[MARK]
    built(g, TOM, "Cursed Trees")
    leave_in_deck(g, victim, "Tomb Builders", "EGI081", "EGI089")  # Deals: gold, Foundation, gold
    g.settlers[MARK].deck.append(fetch(g, "Quarry"))
    leave_in_deck(g, g.settlers[EVA])  # an empty deck is no target
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Cursed Trees")
    assert kind(table) == "discard-theirs"
    assert sorted(offered(table)) == ["discard-theirs:Golden Armory", "discard-theirs:Sandstone Base"]
    assert GAME.view(g, MARK)["settlers"][TOM]["offer"] is None
    play(table, "discard-theirs:Sandstone Base")
    assert empire(me) == ["Cursed Trees", "Foundation"]
    assert names(victim.discard) == ["Sandstone Base"]
    assert names(victim.deck)[-1] == "Golden Armory"
    assert sorted(names(victim.deck)) == ["Golden Armory", "Quarry", "Tomb Builders"]


@pytest.mark.rule("SETX-12.3", "SETX-12.4")
def test_cursed_trees_need_a_deck_of_somebody_who_has_not_passed() -> None:
    g = jungle("amazons", "egyptians", "romans")
    built(g, TOM, "Cursed Trees")
    supply(g, TOM, worker=2)
    g.settlers[MARK].passed = True
    leave_in_deck(g, g.settlers[EVA])
    assert refused(table_of(g), "turn:activate/Cursed Trees") == "SET-10.8"


@pytest.mark.rule("SETX-7.14")
def test_drifting_treasure_uses_a_deal_twice_and_shuffles_one_in() -> None:
    g = jungle("japanese", "romans")
    me = g.settlers[TOM]
    built(g, TOM, "Drifting Treasure")
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Drifting Treasure") == "SET-10.8"
    deals(g, TOM, "JAP083", "JAP090")  # Bamboo Frame: Worker; Ronin Camp: Raze token
    size = len(me.deck)
    table = table_of(g)
    play(table, "turn:activate/Drifting Treasure", "use-deal:Ronin Camp", "use-deal:Ronin Camp")
    assert has(me, raze=2)
    play(table, "shuffle-deal:Ronin Camp")
    assert names(me.deals) == ["Bamboo Frame"]
    assert len(me.deck) == size + 1


@pytest.mark.rule("SETX-7.14")
def test_drifting_treasure_may_end_a_trade_route() -> None:
    g = jungle("japanese", "romans")
    me = g.settlers[TOM]
    built(g, TOM, "Drifting Treasure")
    (place,) = built(g, MARK, "RZY089")  # City Planner: a Deal for a card
    marker, size = me.deck[-1], len(me.deck) - 1
    place.route, place.route_seat = me.deck.pop(), TOM
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Drifting Treasure", "draw-from:common", "draw-from:common")
    assert not GAME.view(g, TOM)["settlers"][MARK]["empire"][0]["route"]
    assert marker in me.deck
    assert len(me.deck) == size + 1
    assert len(events(table, "route-ends")) == 1


@pytest.mark.rule("SETX-7.14")
def test_a_foreign_deal_shuffled_in_belongs_to_the_deck() -> None:
    g = jungle("japanese", "romans")
    me = g.settlers[TOM]
    built(g, TOM, "Drifting Treasure")
    deals(g, TOM, "RZY083")  # Opus Caementicium: Worker
    card = me.deals[0]
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Drifting Treasure")
    assert card in me.deck
    assert me.more is not None
    assert me.more.adopted == (card,)


@pytest.mark.rule("SETX-7.15")
@pytest.mark.example("SETX-EX-26")
def test_crossroads_trade_gives_goods_of_one_colour() -> None:
    g = jungle("romans", "egyptians")
    built(g, TOM, "Crossroads Trade")
    hand(g, TOM, "Ruins")
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Crossroads Trade") == "SET-10.8"  # Ruins have no colour
    hand(g, TOM, "Trade Colony", "Quarry")
    table = table_of(g)
    play(table, "turn:activate/Crossroads Trade")
    assert sorted(offered(table)) == ["trade-card:Quarry", "trade-card:Trade Colony"]
    play(table, "trade-card:Trade Colony")
    colours = ["choose-colour:colour-brown", "choose-colour:colour-gray", "choose-colour:colour-red"]
    assert sorted(offered(table)) == colours
    play(table, "choose-colour:colour-gray")
    assert has(g.settlers[TOM], stone=3)
    assert names(g.settlers[TOM].hand) == ["Ruins", "Quarry"]


@pytest.mark.rule("SETX-7.16")
def test_rear_guard_likes_colourless_locations() -> None:
    g = jungle("barbarians", "romans")
    built(g, TOM, "Ruins")
    hand(g, TOM, "Rear Guard", "Abandoned Armory", "Grain Field")
    foundation(g, TOM, "Quarry")
    supply(g, TOM, wood=1)
    play(table_of(g), "turn:build/Rear Guard", "discard-location:Quarry")
    assert has(g.settlers[TOM], raze=1)
    g.turn = TOM
    play(table_of(g), "turn:build/Abandoned Armory")
    assert has(g.settlers[TOM], raze=3)  # its bonus and the Guard
    assert "turn:raze/Abandoned Armory" not in offered(table_of(g))


@pytest.mark.rule("SETX-7.17")
@pytest.mark.example("SETX-EX-27")
def test_stone_traders_count_other_bonuses() -> None:
    g = jungle("egyptians", "romans")
    built(g, TOM, "Golden Armory", "Battle Scarab")
    foundation(g, TOM, "Ruins")  # a Foundation has no bonus
    hand(g, TOM, "Stone Traders")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Stone Traders", "discard-location:Ruins")
    assert has(g.settlers[TOM], stone=2, gold=1)  # the Scarab looks for bonuses too


@pytest.mark.rule("SETX-7.18")
def test_renovations_build_one_of_the_same_colour() -> None:
    g = jungle("romans", "egyptians")
    built(g, TOM, "Renovations", "Quarry")
    supply(g, TOM, worker=1)
    on_top(g, "common", "Grain Field", "Building Lot", "Demolition Crew")  # red, brown, gray
    on_top(g, "common")
    table = table_of(g)
    play(table, "turn:activate/Renovations")
    assert empire(g.settlers[TOM]) == ["Renovations", "Demolition Crew"]
    assert names(g.removed) == ["Quarry"]
    assert sorted(names(g.common_discard)) == ["Building Lot", "Grain Field"]


@pytest.mark.rule("SETX-7.18")
def test_renovations_choose_among_several_and_build_normally() -> None:
    g = jungle("romans", "egyptians")
    built(g, TOM, "Renovations", "Lumberjacks")
    supply(g, TOM, worker=1)
    on_top(g, "common", "Building Lot", "Building Lot", "Grain Field")
    table = table_of(g)
    play(table, "turn:activate/Renovations")
    assert offered(table) == ["build-revealed:Building Lot"] * 2
    play(table, "build-revealed:Building Lot")
    assert empire(g.settlers[TOM]) == ["Renovations", "Building Lot", "Foundation"]  # it has produced
    g = jungle("romans", "egyptians")
    built(g, TOM, "Renovations", "Ruins")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Renovations")
    assert empire(g.settlers[TOM]) == ["Renovations"]  # Ruins have no colour
    assert len(g.common_discard) == 3


@pytest.mark.rule("SETX-12.3")
def test_renovations_need_a_common_location() -> None:
    g = jungle("romans", "egyptians")
    built(g, TOM, "Renovations")
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Renovations") == "SET-10.8"


@pytest.mark.rule("SETX-7.1")
def test_takeover_lays_an_enemy_location_as_a_foundation() -> None:
    g = jungle("amazons", "romans", wcwbf="yes")
    built(g, TOM, "Takeover")
    (quarry,) = built(g, MARK, "Quarry")
    supply(g, TOM, worker=1, raze=1)
    play(table_of(g), "turn:activate/Takeover")
    assert empire(g.settlers[TOM]) == ["Takeover", "Foundation"]
    assert quarry.owner == TOM
    assert has(g.settlers[MARK], wood=0)


@pytest.mark.rule("SETX-7.1")
def test_foundations_are_counted() -> None:
    g = jungle("barbarians", "romans")
    built(g, TOM, "Cave Dwellers")
    lay(g, TOM, 2)
    foundation(g, TOM, "Grain Field")
    foundation(g, TOM, "Quarry")
    bare = jungle("barbarians", "romans")
    for table in (g, bare):
        table.phase, table.step = PRODUCING, 0
        table_of(table)
    more = g.settlers[TOM].goods[4] - bare.settlers[TOM].goods[4]
    assert more == 3  # at most


@pytest.mark.rule("SETX-0.5", "SETX-0.6", "SETX-7.2")
def test_amazons_join_the_factions() -> None:
    g = position("amazons", "romans", "egyptians", "japanese", "barbarians", ama="yes")
    assert len(g.settlers) == 5
    assert len(g.settlers[TOM].deck) == 30


# ------------------------------------------------------------------------------------------ the Flea Market
@pytest.mark.rule("SETX-12.1", "SETX-12.3")
def test_flea_market_takes_different_resources() -> None:
    g = jungle("amazons", "romans")
    foundation(g, TOM, "Mill")
    hand(g, TOM, "Flea Market")
    supply(g, TOM, wood=3, gold=1)
    table = table_of(g)
    play(table, "turn:build/Flea Market")
    assert offered(table) == [f"pay-different:{name}" for name in ("wood", "stone", "food", "done")]
    play(table, "pay-different:wood", "pay-gold:0")
    assert "pay-different:wood" not in offered(table)
    play(table, "pay-different:food")  # with the Gold; nothing is left for stone
    assert kind(table) != "pay-different"
    assert has(g.settlers[TOM], wood=2, gold=1)
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-12.3")
def test_flea_market_may_be_left_alone() -> None:
    g = jungle("amazons", "romans")
    foundation(g, TOM, "Mill")
    hand(g, TOM, "Flea Market")
    supply(g, TOM, wood=1)
    play(table_of(g), "turn:build/Flea Market", "pay-different:done")
    assert has(g.settlers[TOM], wood=1, gold=1)
