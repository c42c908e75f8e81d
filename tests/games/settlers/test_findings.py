"""What the Polish rulebook says where the program once differed; the numbers are lines of that text."""

from __future__ import annotations

import pytest

from tablewright.engine import BadSetup, Table, find_game, new_table
from tablewright.games.settlers.box.cards import NUMBER, Card
from tablewright.games.settlers.box.schema_effects import MoveLocationLeft
from tablewright.games.settlers.rules.base.cleanup import deposits
from tablewright.games.settlers.rules.base.razing import raze_price
from tablewright.games.settlers.rules.base.scoring import score_empire
from tablewright.games.settlers.rules.base.solo import collection_value
from tablewright.games.settlers.rules.decks import common_cards, faction_cards
from tablewright.games.settlers.rules.fire import solo
from tablewright.games.settlers.rules.fire.conquest import conquest_price
from tablewright.games.settlers.rules.fire.fortresses import siege_price
from tablewright.games.settlers.rules.fire.rulings import movable
from tablewright.games.settlers.rules.fire.solo import cards_of_rival, conquest_by_card
from tablewright.games.settlers.rules.modules import modules_on
from tablewright.games.settlers.rules.settings import completed
from tablewright.games.settlers.rules.state import (
    ATTACKING,
    BUILDING_DECKS,
    DEPOSITING,
    LOOKOUT,
    PRODUCING,
    Location,
    Settlers,
    extras,
    is_shut,
    new_location,
)
from tablewright.lab.measuring.machine import is_compiled
from tests.games.settlers.asked import kind, offered
from tests.games.settlers.laying import built, fetch, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, name_of, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, skip_to, state, table_of

GAME = find_game("settlers")
BOXES = {
    "wcwbf": "yes",
    "magic3": "yes",
    "fire": "yes",
    "atl": "yes",
    "azt": "yes",
    "ama": "yes",
    "mini": "yes",
}


def all_boxes(*factions: str, **options: str) -> Settlers:
    """A position with the cards of all boxes in the decks."""
    return position(*factions, **{**BOXES, "format": "open", **options})


def with_tokens(place: Location, *tokens: str) -> Location:
    """Technology tokens lie on a Location."""
    for token in tokens:
        setattr(extras(place), token, True)
    return place


def attack(g: Settlers, round_: int = 2) -> Table:
    """The last attack of a phase."""
    g.phase, g.step, g.round = ATTACKING, 1, round_
    return table_of(g)


# ------------------------------------------------------------------------------------------- base game: 1
@pytest.mark.rule("SET-22.2", "SET-17.27")
def test_356_nobody_learns_what_lies_face_down_by_asking_why_not() -> None:
    """A Foundation lies back up (746-748), that of a Sanctuary comes from the hand (1006-1008)."""
    g = position("romans", "egyptians")
    (mill,) = built(g, MARK, "Mill")
    mill.foundation = mill.secret = True
    (quarry,) = built(g, MARK, "Quarry")
    supply(g, TOM, worker=2)
    reasons = table_of(g).decision.reasons
    assert f"turn:raze/{quarry.card.id}" in reasons
    assert not any(mill.card.id in name for name in reasons)


# ---------------------------------------------------------------------------------- base game: Negotiator
@pytest.mark.rule("SET-17.7", "SET-17.10", "SET-12.6")
def test_944_negotiator_builds_any_deal_under_the_own_board() -> None:
    """Also one that Ninjas have stolen; a Samurai may guard any Faction Location of the Empire (898)."""
    g = position("japanese", "romans")
    built(g, TOM, "Negotiator")
    g.settlers[TOM].deals.append(fetch(g, "Legion"))
    supply(g, TOM, worker=3, wood=9, stone=9, food=9)
    table = table_of(g)
    play(table, "turn:activate/Negotiator")
    assert empire(g.settlers[TOM]) == ["Negotiator", "Legion"]
    play(table, "after-action:samurai/Legion", "after-action:done")
    assert location(g, "Legion").samurai
    assert g.settlers[TOM].deals == []


@pytest.mark.rule("SETX-2.4.17", "SET-17.7")
def test_3579_negotiator_builds_no_deal_of_lady_spy_nor_an_attack_card() -> None:
    g = all_boxes("japanese", "romans")
    built(g, TOM, "Negotiator", "Lady Spy")
    hand(g, MARK, "Legion")
    supply(g, TOM, worker=3, wood=9, stone=9, food=9)
    table = table_of(g)
    play(table, "turn:activate/Lady Spy", "after-action:done", "turn:pass")
    assert names(g.settlers[TOM].deals) == ["Legion"]
    assert "turn:activate/Negotiator" not in offered(table)
    g = position("japanese")
    built(g, TOM, "Negotiator")
    g.settlers[TOM].deals.append(g.attack_deck.pop())
    supply(g, TOM, worker=3)
    assert "turn:activate/Negotiator" not in offered(table_of(g))


# ------------------------------------------------------------------------------------ expansions: 1 to 4
def against_atlanteans() -> Settlers:
    """A single player at war with the virtual Atlanteans, whose line is Pyramids and Caravan."""
    g = position("romans", **BOXES, format="open", opponent="atlanteans", rival="egyptians")
    assert g.virtual is not None
    for place in g.virtual.empire:
        g.virtual.deck.append(place.card)
    g.virtual.empire = []
    for name in ("Pyramids", "Caravan"):
        card = next(card for card in g.virtual.deck if name_of(card) == name)
        g.virtual.deck.remove(card)
        g.virtual.empire.append(new_location(card, 1))
    return g


@pytest.mark.rule("SETX-10.4", "SETX-10.12.1")
def test_2527_virtual_atlanteans_are_dearer_to_raze_but_not_to_conquer() -> None:
    """Line 2152: the Conquest of the outermost card costs 2."""
    g = against_atlanteans()
    assert g.virtual is not None
    common = new_location(fetch(g, "Quarry"), 1)
    g.virtual.empire.append(common)
    assert raze_price(g, g.virtual, common) == 3
    me = g.settlers[TOM]
    prices = [conquest_price(g, me, g.virtual, place) for place in g.virtual.empire[:2]]
    assert prices == [3, 2]


@pytest.mark.rule("SETX-10.12.1", "SETX-10.6", "I-20")
def test_2155_a_stolen_deal_that_leaves_the_collection_counts_nothing() -> None:
    g = position("romans", **BOXES, format="open", opponent="japanese", rival="egyptians")
    assert g.more is not None
    deal = fetch(g, "Legion")
    g.collection.append(deal)
    g.more.loot = (deal,)
    assert collection_value(g) == 2
    assert g.virtual is not None
    outermost = g.virtual.empire[-1]
    supply(g, TOM, raze=2, worker=2)
    table = table_of(g)
    play(table, f"turn:conquer/{name_of(outermost.card)}")
    assert g.collection == []
    assert collection_value(g) == 0
    assert GAME.check(state(table)) == []


def fortified(g: Settlers, level: int) -> Location:
    """Tom's Fortress with so many levels."""
    (place,) = built(g, TOM, "Scarab Fortress")
    extras(place).level = level
    return place


@pytest.mark.skipif(is_compiled(solo), reason="compiled modules cannot be changed")
@pytest.mark.rule("SETX-4.4.3", "SETX-10.12.2")
@pytest.mark.parametrize(("row", "points"), [("feature", 2), ("action", 0)])
def test_2058_alone_a_fortress_pays_after_the_attack_phase(
    row: str, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The round ends with phase 5 (2139-2142); a Siege in it takes the levels away (2190-2192)."""
    monkeypatch.setattr(solo, "CONQUEST_CARDS", [row])
    g = all_boxes("egyptians", rival="romans", conquests="hard", opponent="romans")
    fortified(g, 2)
    g.phase, g.step = DEPOSITING, 0
    next(iter(deposits(g)), None)
    assert g.settlers[TOM].vp == 0
    attack(g)
    assert g.settlers[TOM].vp == points


@pytest.mark.rule("SETX-6.3.11", "SETX-4.4.3")
def test_2866_points_of_a_fortress_are_points_of_a_location() -> None:
    g = all_boxes("egyptians", "romans")
    fortress = fortified(g, 1)
    built(g, TOM, "Chapel of Thoth")
    me = g.settlers[TOM]
    assert me.more is not None
    me.more.favours = fortress.card.colours
    table = table_of(g)
    play(table, "turn:pass")
    skip_to(table, lambda g: g.phase not in ("action",))
    assert me.vp == 2


# ------------------------------------------------------------------------------------ expansions: 5 to 7
@pytest.mark.rule("SETX-5.3.2")
@pytest.mark.parametrize(("stored", "points"), [(0, 0), (1, 1)])
def test_2328_a_scoring_token_scores_only_if_goods_are_delivered(stored: int, points: int) -> None:
    """An empty Depot delivers nothing."""
    g = all_boxes("atlanteans", "romans")
    (depot,) = built(g, TOM, "Lumber Depot")
    with_tokens(depot, "scoring")
    extras(depot).stored = (NUMBER["wood"],) * stored
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].vp == points


@pytest.mark.rule("SETX-5.3.2", "SETX-2.4.2")
def test_2328_an_ignored_production_scores_neither_by_a_copy() -> None:
    g = all_boxes("romans", "atlanteans")
    built(g, TOM, "Roman Embassy")
    (crew,) = built(g, MARK, "Bob's Crew")
    with_tokens(crew, "scoring")
    g.removed += g.settlers[TOM].deck[1:]
    g.settlers[TOM].deck = g.settlers[TOM].deck[:1]
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Roman Embassy")
    assert g.settlers[MARK].vp == 0


@pytest.mark.rule("SETX-5.3.2", "SETX-2.4.1", "SETX-5.2.2")
@pytest.mark.parametrize(("tokens", "points"), [(("scoring",), 1), (("scoring", "tech"), 2), (("tech",), 0)])
def test_2328_a_lasting_feature_scores_when_it_works(tokens: tuple[str, ...], points: int) -> None:
    """Baba Yaga works when its owner sends a Worker."""
    g = all_boxes("atlanteans", "egyptians")
    with_tokens(built(g, TOM, "Baba Yaga")[0], *tokens)
    built(g, MARK, "Treasury")
    supply(g, TOM, worker=1)
    supply(g, MARK, worker=0)
    play(table_of(g), "turn:send/Treasury")
    assert g.settlers[TOM].vp == points
    assert has(g.settlers[MARK], worker=0)


@pytest.mark.rule("SETX-5.2.2", "SETX-5.3.2", "SET-11.4")
def test_2309_features_that_work_in_the_turn_of_others_are_doubled_and_score() -> None:
    g = all_boxes("romans", "atlanteans")
    with_tokens(built(g, MARK, "Toll Bridge")[0], "tech", "scoring")
    supply(g, TOM, worker=2)
    play(table_of(g), "turn:workers", "spend-workers:wood")
    assert has(g.settlers[MARK], gold=2)
    assert g.settlers[MARK].vp == 2


# ------------------------------------------------------------------------------------- expansions: 8 to 10
def young_couple(g: Settlers, seat: int, colour: str) -> Location:
    """A Young Couple of that colour."""
    (place,) = built(g, seat, "Young Couple")
    extras(place).colour = colour
    return place


@pytest.mark.rule("SETX-3.7", "SETX-0.10")
def test_2474_a_razed_young_couple_has_the_colour_it_got_when_it_was_built() -> None:
    """Lines 3820-3822; One Horse-Power gives goods of the razed Location's colour."""
    g = all_boxes("barbarians", "romans")
    built(g, TOM, "One Horse-Power")
    young_couple(g, MARK, "gray")
    supply(g, TOM, raze=2, tech=2)
    play(table_of(g), "turn:raze/Young Couple", "pay-times:2")
    assert has(g.settlers[TOM], stone=2, tech=0)
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-3.7", "SETX-6.3.4")
@pytest.mark.parametrize(("colour", "points"), [("brown", 2), ("red", 0)])
def test_3820_greatest_enemy_looks_at_the_chosen_colour_too(colour: str, points: int) -> None:
    g = all_boxes("aztecs", "romans")
    (enemy,) = built(g, TOM, "Greatest Enemy")
    card = fetch(g, "Sawmill")
    assert card.colours == ("brown",)
    enemy.under = (card,)
    young_couple(g, MARK, colour)
    supply(g, TOM, raze=2)
    play(table_of(g), "turn:raze/Young Couple")
    assert g.settlers[TOM].vp == points


@pytest.mark.rule("SETX-5.7.12", "SETX-3.6.1")
def test_2458_a_restored_feature_gives_no_goods_for_the_set_it_completes() -> None:
    g = all_boxes("japanese", "romans")
    built(g, TOM, "Feng Shui Artists", "Brewer", "Hunter Joe")
    (granary,) = built(g, TOM, "Caesar's Granary")
    granary.foundation = True
    extras(granary).razed = True
    supply(g, TOM, tech=1)
    play(table_of(g), "turn:activate/Feng Shui Artists")
    assert not granary.foundation
    assert (g.settlers[TOM].vp, g.settlers[TOM].goods[NUMBER["food"]]) == (0, 0)
    assert granary.more is not None
    assert granary.more.marked == 1


# ------------------------------------------------------------------------------------ expansions: 11 and 12
@pytest.mark.rule("SETX-5.7.1")
def test_2423_an_event_of_the_lookout_is_resolved_before_its_place_is_filled() -> None:
    g = all_boxes("romans", "egyptians")
    g.phase, g.step, g.round = LOOKOUT, 0, 2
    g.first, g.turn, g.opening = TOM, TOM, MARK
    on_top(g, "common", "Mill", "Town", "Quarry", "Comet", "Village")
    table = table_of(g)
    assert names(g.display) == ["Village"]
    play(table, "draw-from:common", "draw-from:common")
    assert [name_of(settler.hand[-1]) for settler in g.settlers] == ["Quarry", "Town"]
    assert names(g.common_discard) == ["Comet"]
    assert names(g.display)[:2] == ["Village", "Mill"]


@pytest.mark.rule("SETX-5.7.1")
def test_2428_an_event_that_is_drawn_is_resolved_and_discarded_before_the_next_card() -> None:
    g = all_boxes("romans", "egyptians")
    g.common_discard.clear()
    g.common[:] = [fetch(g, "Comet")]  # nothing else is left: it is not drawn again and again
    g.removed.clear()
    g.more.cards = len({card.id for card in [*g.common, *g.settlers[0].deck, *g.settlers[1].deck]})  # type: ignore[union-attr]
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:workers", "spend-workers:card", "draw-from:common")
    assert [len(settler.hand) for settler in g.settlers] == [1, 1]  # of the Faction decks
    assert names(g.common_discard) == ["Comet"]


@pytest.mark.rule("SETX-5.7.1")
def test_2428_the_card_that_replaces_an_event_is_drawn_when_the_event_is_over() -> None:
    g = all_boxes("romans", "egyptians")
    on_top(g, "common", "Mill", "Town", "Quarry", "Comet")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:workers", "spend-workers:card", "draw-from:common")
    play(table, "draw-from:common", "draw-from:common")  # Comet: everybody draws
    assert [names(settler.hand) for settler in g.settlers] == [["Quarry", "Mill"], ["Town"]]
    assert names(g.common_discard) == ["Comet"]


@pytest.mark.rule("SETX-5.7.1", "SETX-10.12.3")
def test_2420_an_event_is_never_booty_of_the_rival() -> None:
    g = all_boxes("romans", rival="egyptians", opponent="romans")
    built(g, TOM, "Castra")
    on_top(g, "common", "Mill", "Gold Rush")
    assert g.virtual is not None
    assert list(conquest_by_card(g, g.virtual, "production")) == []
    assert names(g.collection) == ["Mill"]
    assert names(g.common_discard) == ["Gold Rush"]
    assert has(g.settlers[TOM], gold=1)


# ------------------------------------------------------------------------------------------ expansions: 13
def blocked(g: Settlers, name: str, round_: int) -> Location:
    """Tom's Location with a block token of that round."""
    (place,) = built(g, TOM, name)
    extras(place).shut = True
    extras(place).shut_in = round_
    return place


@pytest.mark.rule("SETX-10.7.1", "SET-19.24")
@pytest.mark.parametrize(("since", "hit"), [(4, False), (5, True)])
def test_1910_a_location_that_is_blocked_in_round_5_is_no_target(since: int, hit: bool) -> None:
    """One that is blocked just now may still be hit: it is passed by in the next round."""
    g = position("japanese", wcwbf="yes", magic3="yes", format="open", opponent="egyptians")
    assert g.virtual is not None
    place = blocked(g, "Dojo", since)
    g.attack_deck += g.virtual.deals
    g.virtual.deals = [fetch(g, "vp"), fetch(g, "vp")]
    g.removed += g.attack_deck
    g.attack_deck = []
    attack(g, 5)
    assert (place.card in g.collection) == hit


@pytest.mark.rule("SETX-10.7", "SETX-10.7.1", "SETX-4.4.1", "SETX-4.4.3")
@pytest.mark.parametrize(("good", "blocks"), [("gold", True), ("wood", False)])
def test_2014_a_fortress_is_never_blocked_and_pays_without_a_sphinx_that_is(good: str, blocks: bool) -> None:
    """Nothing but a Siege touches it (2014-2017); what is blocked gives no bonus from then on (1912-1913)."""
    g = all_boxes("egyptians", rival="romans", opponent="egyptians")
    fortress = fortified(g, 2)
    (sphinx,) = built(g, TOM, "Sphinx")
    assert fortress.card.colours == sphinx.card.colours == ("gold",)
    g.attack_deck.append(fetch(g, good))
    attack(g, 5)
    assert (is_shut(fortress), is_shut(sphinx)) == (False, blocks)
    tally = g.settlers[TOM].tally
    assert (tally["fortresses"], tally.get("features", 0)) == (2, 0 if blocks else 1)


@pytest.mark.rule("SETX-10.7.1", "SETX-5.7.5", "SETX-4.1.3")
def test_1910_a_blocked_location_is_not_there_for_tinkerers_nor_to_be_moved() -> None:
    g = all_boxes("barbarians", rival="egyptians", opponent="egyptians")
    place = blocked(g, "Raid", 1)
    built(g, TOM, "Tinkerers", "Raid")
    supply(g, TOM, worker=1, tech=1)
    g.round = 2
    anywhere = MoveLocationLeft(owner="any", kind="faction")
    assert place not in movable(g, g.settlers[TOM], anywhere)
    table = table_of(g)
    play(table, "turn:activate/Tinkerers")
    free = state(table).settlers[TOM].empire[-1]
    assert free.card.kind == place.card.kind
    assert f"remove-own:{free.card.id}" in table.question().option_ids()
    assert f"remove-own:{place.card.id}" not in table.question().option_ids()
    place.more = None
    assert place in movable(g, g.settlers[TOM], anywhere)  # another one lies further out


@pytest.mark.rule("SETX-10.7.1", "I-19", "SETX-6.3.5", "SETX-6.3.13")
def test_1918_what_lies_at_a_blocked_location_does_not_score() -> None:
    g = all_boxes("aztecs", opponent="egyptians", rival="romans")
    pyramid = blocked(g, "Great Pyramid", 4)
    pyramid.laid = (NUMBER["stone"],) * 3
    (place,) = built(g, TOM, "Quarry")
    for propped in (pyramid, place):
        extras(propped).propped = (fetch(g, "Sawmill"),)
    score_empire(g, g.settlers[TOM])
    assert g.settlers[TOM].vp == 1 + 2  # Quarry and the card under it


# ------------------------------------------------------------------------------------------ expansions: 14
@pytest.mark.rule("SETX-5.7.7", "SETX-3.6.2")
def test_2488_a_shared_feature_rewards_the_new_sets_of_the_egyptian() -> None:
    g = all_boxes("egyptians", "romans")
    built(g, TOM, "Ears of the Pharaoh", "Brewer", "Baker")
    (granary,) = built(g, MARK, "Caesar's Granary")
    hand(g, TOM, "Hunter Joe", "Quarry")
    supply(g, TOM, gold=1, tech=1, wood=9, stone=9, food=1)
    table = table_of(g)
    play(table, "turn:activate/Ears of the Pharaoh")
    assert granary.more is not None
    assert granary.more.shared_with == TOM
    play(table, "turn:pass", "turn:build/Hunter Joe")
    points = g.settlers[TOM].vp
    assert points == 2
    assert g.settlers[MARK].vp == 0
    play(table, "turn:build/Quarry")
    assert g.settlers[TOM].vp == points  # once


@pytest.mark.rule("SETX-5.7.7", "SETX-4.2.2", "SETX-4.4.4", "SETX-2.4.1")
def test_2488_shared_features_that_last_help_the_egyptian_too() -> None:
    g = all_boxes("egyptians", "barbarians", "romans")
    (raid,) = built(g, MARK, "Raid on the Border")
    (engineers,) = built(g, 2, "Siege Engineers")
    (castra,) = built(g, 2, "Castra")
    me = g.settlers[TOM]
    before = conquest_price(g, me, g.settlers[2], castra), siege_price(g, me)
    extras(raid).shared_with = TOM
    extras(engineers).shared_with = TOM
    assert (conquest_price(g, me, g.settlers[2], castra), siege_price(g, me)) == (
        before[0] - 1,
        before[1] - 1,
    )
    (baba,) = built(g, MARK, "Baba Yaga")
    extras(baba).shared_with = TOM
    built(g, 2, "Treasury")
    supply(g, TOM, worker=1)
    supply(g, 2, worker=0)
    play(table_of(g), "turn:send/Treasury")
    assert has(g.settlers[2], worker=0)


@pytest.mark.rule("SETX-5.7.7", "SET-17.25")
def test_2488_a_shared_sphinx_counts_the_points_of_the_egyptian() -> None:
    g = all_boxes("egyptians", "romans")
    sphinx = new_location(fetch(g, "Sphinx"), MARK)
    g.settlers[MARK].empire.append(sphinx)
    extras(sphinx).shared_with = TOM
    fortified(g, 2)
    table = table_of(g)
    play(table, "turn:pass")
    skip_to(table, lambda g: g.phase != "action")
    assert g.settlers[TOM].vp == 3
    assert g.settlers[MARK].vp == 0


# ------------------------------------------------------------------------------------ expansions: 15 and 16
@pytest.mark.rule("SETX-5.7.4", "SETX-7.10")
@pytest.mark.parametrize("barred", [True, False])
def test_2478_a_blocked_greek_heritage_may_be_a_build_cost(barred: bool) -> None:
    g = all_boxes("amazons", "romans")
    (heritage,) = built(g, TOM, "Greek Heritage")
    extras(heritage).barred = barred
    card = next(card for card in g.settlers[TOM].deck if card.cost.locations == 1 and card.cost.resources)
    g.settlers[TOM].deck.remove(card)
    g.settlers[TOM].hand.append(card)
    supply(g, TOM, wood=5, stone=5, food=5)
    assert (f"turn:build/{name_of(card)}" in offered(table_of(g))) == barred


@pytest.mark.rule("SETX-5.7.4", "SET-12.6", "SET-17.14", "SETX-4.3.2")
def test_2478_only_the_ability_of_a_location_is_blocked() -> None:
    """A Samurai (897-903), a Trade Route (3293) and a token of Proud Patriots may come there."""
    g = all_boxes("japanese", "romans")
    built(g, TOM, "Trade Route", "Proud Patriots")
    (dojo,) = built(g, TOM, "Dojo")
    (legion,) = built(g, MARK, "Legion")
    for place in (dojo, legion):
        extras(place).barred = True
    supply(g, TOM, worker=3, food=3)
    table = table_of(g)
    assert "turn:samurai/Dojo" in offered(table)
    play(table, "turn:activate/Trade Route")
    assert legion.route_seat == TOM
    play(table, "after-action:done", "turn:pass", "turn:activate/Proud Patriots")
    assert "place-token:Dojo" in offered(table)


# ------------------------------------------------------------------------------------ expansions: 17 to 19
@pytest.mark.rule("SETX-10.12")
def test_2205_the_rivals_deck_in_any_format_with_any_expansion() -> None:
    def deck(**options: str) -> list[Card]:
        settled = GAME.settle(1, {"fire": "yes", "rival": "egyptians", **options})
        return cards_of_rival("egyptians", settled, modules_on(settled))

    assert len(deck()) == 30
    assert len(deck(format="open")) == 40
    assert len(deck(format="open", **{"rival-deck": "base"})) == 30
    mixed = deck(**{"rival-deck": "introductory", "rival-set": "azt"})
    assert {card.set for card in mixed} == {"base", "azt"}
    assert len(mixed) == 40
    assert len(deck(wcwbf="yes", **{"rival-deck": "open"})) == 50
    assert {card.set for card in deck(**{"rival-deck": "open", "rival-set": "ama"})} == {"base", "ama"}
    for wrong in ({"rival-deck": "standard"}, {"rival-set": "azt"}):
        with pytest.raises(BadSetup, match="rival-"):
            deck(**wrong)
    assert completed(GAME.settle(1, {}) | {"rival-set": "azt"})["rival-deck"] == "open"


@pytest.mark.rule("SETX-10.12", "SETX-1.3", "SETX-1.4")
def test_2205_a_standard_deck_of_the_rival_is_put_together() -> None:
    options = {"fire": "yes", "rival": "egyptians", "rival-deck": "standard", "rival-set": "azt"}
    table = new_table(GAME, 1, "deck", {**options, "faction-1": "romans"}, record=True)
    g = state(table)
    assert g.phase == BUILDING_DECKS
    while kind(table) == "leave-out-rival":
        table.play(0)
    assert g.virtual is not None
    cards = [*g.virtual.deck, *(place.card for place in g.virtual.empire)]
    assert len(cards) == 30
    assert {card.set for card in cards} == {"base", "azt"}
    assert len(g.virtual.empire) == 3
    assert len(g.settlers[TOM].hand) == 5  # four, and one of the Lookout
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-8.1")
def test_3050_promo_cards_in_any_combination() -> None:
    options = GAME.settle(2, {"mini": "yes", "promo-zwy903": "no", "promo-zwy904": "no"})
    promo = [card for card in common_cards(options, modules_on(options)) if card.set == "mini"]
    assert sorted({name_of(card) for card in promo}) == [
        "Board Game Café", "Lighthouse", "Storyteller", "Travelling Circus",
    ]  # fmt: skip
    none = {setting.name: "no" for setting in GAME.settings if setting.name.startswith("promo-")}
    options = GAME.settle(2, {"mini": "yes", "market": "yes", **none})
    assert len(common_cards(options, modules_on(options))) == 84


@pytest.mark.rule("SETX-1.2")
def test_1519_common_cards_of_one_expansion_and_faction_cards_of_another() -> None:
    options = GAME.settle(
        2,
        {
            "format": "open", "wcwbf": "yes", "azt": "yes", "fire": "yes",
            "cards-wcwbf": "common", "cards-azt": "faction", "cards-fire": "none",
        },
    )  # fmt: skip
    modules = modules_on(options)
    assert {card.set for card in common_cards(options, modules)} == {"base", "wcwbf"}
    assert {card.set for card in faction_cards("romans", options, modules)} == {"base", "azt"}
    with pytest.raises(BadSetup, match="open format"):
        GAME.settle(2, {"cards-wcwbf": "common"})
    with pytest.raises(BadSetup, match="'wcwbf', which is off"):
        GAME.settle(2, {"format": "open", "azt": "yes", "cards-wcwbf": "common"})
    GAME.settle(2, {"format": "open", "azt": "yes", "cards-wcwbf": "none"})
    assert completed(GAME.settle(2, {}) | {"cards-azt": "none"})["format"] == "open"
