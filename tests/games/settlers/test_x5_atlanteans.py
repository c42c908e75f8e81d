"""SETX-5 Atlanteans: Technology tokens, unlocking, Events, and the cards of their box."""

from __future__ import annotations

import pytest

from tablewright.engine import Table, find_game
from tablewright.games.settlers.box.cards import NUMBER
from tablewright.games.settlers.rules.base.razing import after_razing, raze_price
from tablewright.games.settlers.rules.base.scoring import score_empire
from tablewright.games.settlers.rules.state import (
    CLEANUP,
    DEALING,
    LOOKOUT,
    NOBODY,
    PRODUCING,
    Location,
    Settlers,
    count_colour,
    extras,
)
from tests.games.settlers.asked import asked_seat, events, kind, offered, refused
from tests.games.settlers.laying import built, fetch, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import pass_all, play, position, state, table_of

GAME = find_game("settlers")


def machines(*factions: str, **options: str) -> Settlers:
    """A position with all cards of the module; Events lie at the bottom."""
    g = position(*factions, atl="yes", format="open", **options)
    g.common.sort(key=lambda card: not card.event)
    return g


def equip(place: Location, *tokens: str) -> None:
    """Put Technology tokens on a Location: tech, scoring, defensive."""
    for token in tokens:
        setattr(extras(place), token, True)


def tokens_on(place: Location) -> list[str]:
    """The Technology tokens on a Location."""
    return [name for name in ("tech", "scoring", "defensive") if getattr(extras(place), name)]


def producing(g: Settlers) -> Table:
    """The Production phase begins."""
    g.phase, g.step = PRODUCING, 0
    return table_of(g)


def cleaning(g: Settlers) -> Table:
    """Cleanup begins."""
    g.phase, g.step = CLEANUP, 0
    return table_of(g)


def swept(g: Settlers) -> None:
    """Cleanup is over; nobody stores anything."""
    table = cleaning(g)
    while kind(table) == "store":
        play(table, "store:0")


# ----------------------------------------------------------------------------------------------- faction
@pytest.mark.rule("SETX-5.1.1", "I-18")
@pytest.mark.parametrize("others", [0, 1, 2, 4])
def test_a_defense_token_for_each_player(others: int) -> None:
    g = machines("atlanteans", *["romans", "egyptians", "japanese", "barbarians"][:others])
    producing(g)
    assert has(g.settlers[TOM], defense=1 + others, tech=1, worker=3, wood=1, raze=1)


@pytest.mark.rule("SETX-5.1.2", "SETX-12.6", "I-19")
def test_their_faction_locations_are_worth_nothing() -> None:
    g = machines("atlanteans", "romans")
    built(g, TOM, "Deep Mine", "Quarry")
    score_empire(g, g.settlers[TOM])
    assert g.settlers[TOM].vp == 1


# ----------------------------------------------------------------------------------------------- placing
@pytest.mark.rule("SETX-5.1.3", "SETX-5.1.6", "SETX-0.11", "SETX-0.7")
def test_tokens_are_placed_before_and_after_the_action() -> None:
    g = machines("atlanteans", "romans")
    quarry, fair, _, _ = built(g, TOM, "Quarry", "Technology Fair", "Deep Mine", "Gold Mine")
    foundation(g, TOM, "Mill")
    supply(g, TOM, tech=2, adv_scoring=1, worker=1)
    table = table_of(g)
    ways = [name for name in offered(table) if name.startswith("turn:tech/")]
    assert ways == ["turn:tech/Quarry", "turn:tech/Technology Fair", "turn:tech/Gold Mine"]
    assert refused(table, "turn:tech/Deep Mine") == "SETX-5.1.6"
    play(table, "turn:tech/Quarry")
    assert offered(table) == ["which-technology:tech", "which-technology:adv_scoring"]
    play(table, "which-technology:tech")
    assert tokens_on(quarry) == ["tech"]
    assert g.turn == TOM  # a free step
    play(table, "turn:activate/Gold Mine", "after-action:tech/Quarry")
    assert tokens_on(quarry) == ["tech", "scoring"]
    assert "after-action:tech/Quarry" not in offered(table)  # one of each kind
    assert g.settlers[TOM].vp == 0  # placing is not spending
    assert has(g.settlers[TOM], tech=1, adv_scoring=0)
    assert events(table, "place-technology")[0]["good"] == "tech"
    assert fair.more is None


@pytest.mark.rule("SETX-5.1.3")
def test_one_token_of_each_kind() -> None:
    g = machines("atlanteans", "romans")
    (quarry,) = built(g, TOM, "Quarry")
    equip(quarry, "tech")
    supply(g, TOM, tech=1, worker=2)
    assert refused(table_of(g), "turn:tech/Quarry") == "SETX-5.1.3"


@pytest.mark.rule("SETX-5.4.1", "I-11")
def test_others_only_pay_with_technology() -> None:
    g = machines("romans", "atlanteans")
    built(g, TOM, "Quarry", "Steam Hammer")
    supply(g, TOM, tech=1)
    table = table_of(g)
    assert refused(table, "turn:tech/Quarry") == "SETX-5.4.1"
    play(table, "turn:activate/Steam Hammer")
    assert has(g.settlers[TOM], tech=0, stone=2)
    equip(location(g, "Quarry"), "tech")
    assert [problem[:4] for problem in GAME.check(g)] == ["I-11"]


@pytest.mark.rule("SETX-5.1.4", "SETX-5.4.1", "SETX-12.9", "I-11")
def test_placed_tokens_survive_cleanup() -> None:
    g = machines("atlanteans", "romans")
    (quarry,) = built(g, TOM, "Quarry")
    equip(quarry, "tech", "scoring", "defensive")
    supply(g, TOM, tech=2, adv_scoring=1, adv_defensive=1)
    supply(g, MARK, tech=2)
    swept(g)
    assert tokens_on(quarry) == ["tech", "scoring", "defensive"]
    assert has(g.settlers[TOM], tech=0, adv_scoring=0, adv_defensive=0)
    assert has(g.settlers[MARK], tech=0)


@pytest.mark.rule("SETX-5.1.5", "SETX-12.2", "SETX-11.5", "SETX-5.2.1")
def test_a_new_location_gets_a_token_after_its_build() -> None:
    g = machines("atlanteans", "romans")
    hand(g, TOM, "Inventor's Hut")
    supply(g, TOM, wood=1, stone=1, tech=1)
    table = table_of(g)
    play(table, "turn:build/Inventor's Hut")
    assert has(g.settlers[TOM], tech=2)  # once: there was no token on it
    play(table, "after-action:tech/Inventor's Hut")
    assert has(g.settlers[TOM], tech=1)  # and nothing at once for the token


# ----------------------------------------------------------------------------------------- Basic Technology
@pytest.mark.rule("SETX-5.2.1", "SETX-5.3.2", "SETX-11.5")
@pytest.mark.example("SETX-EX-33")
def test_production_is_doubled() -> None:
    g = machines("atlanteans", "romans")
    quarry, _ = built(g, TOM, "Quarry", "Council of Sages")
    equip(quarry, "tech", "scoring")
    table = producing(g)
    play(table, offered(table)[0])
    assert has(g.settlers[TOM], stone=2)
    assert g.settlers[TOM].vp == 1
    assert g.settlers[TOM].tally["technology"] == 1


@pytest.mark.rule("SETX-5.2.1")
def test_each_production_has_its_own_maximum() -> None:
    g = machines("atlanteans", "romans", wcwbf="yes")
    (depot,) = built(g, TOM, "Lumber Depot")
    equip(depot, "tech")
    extras(depot).stored = (NUMBER["wood"],) * 4
    producing(g)
    assert has(g.settlers[TOM], wood=1 + 2 * 3 + 4)


@pytest.mark.rule("SETX-5.2.2", "SETX-5.3.2")
@pytest.mark.example("SETX-EX-14")
def test_a_feature_is_resolved_twice() -> None:
    g = machines("atlanteans", "romans")
    (supplier,) = built(g, TOM, "Supplier")
    equip(supplier, "tech", "scoring")
    hand(g, TOM, "Quarry")
    supply(g, TOM, wood=2, stone=2)
    play(table_of(g), "turn:build/Quarry")
    assert has(g.settlers[TOM], gold=2)
    assert g.settlers[TOM].vp == 2 + 2
    assert g.settlers[TOM].tally == {"features": 2, "technology": 2}


@pytest.mark.rule("SETX-5.2.3", "SETX-5.3.2", "SETX-11.4", "SETX-5.5.3")
@pytest.mark.example("SETX-EX-15")
def test_an_action_is_used_once_more() -> None:
    g = machines("atlanteans", "romans")
    (mine,) = built(g, TOM, "Gold Mine")
    equip(mine, "tech", "scoring")
    supply(g, TOM, worker=4)
    table = table_of(g)
    play(table, "turn:activate/Gold Mine", "activate-again:yes", "activate-again:yes")
    assert has(g.settlers[TOM], gold=3, worker=1)
    assert g.settlers[TOM].vp == 3
    assert mine.uses == 3
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-5.2.3", "SETX-5.3.2", "SETX-5.5.3")
@pytest.mark.example("SETX-EX-16")
def test_all_activations_at_once_or_one_by_one() -> None:
    g = machines("atlanteans", "romans")
    (forest,) = built(g, TOM, "New Forest")
    equip(forest, "tech", "scoring")
    supply(g, TOM, worker=3)
    table = table_of(g)
    play(table, "turn:activate/New Forest", "activate-again:yes", "activate-again:yes")
    assert has(g.settlers[TOM], wood=3, worker=0)
    assert g.settlers[TOM].vp == 3


@pytest.mark.rule("SETX-5.2.4", "SETX-5.3.4", "SETX-12.7")
def test_tokens_of_a_razed_location() -> None:
    g = machines("romans", "atlanteans")
    (quarry,) = built(g, MARK, "Quarry")
    equip(quarry, "tech", "scoring", "defensive")
    supply(g, TOM, raze=3)
    table = table_of(g)
    play(table, "turn:raze/Quarry")
    assert has(g.settlers[TOM], raze=0)  # the Defensive token took one more
    assert has(g.settlers[MARK], tech=1, adv_scoring=0, adv_defensive=0, wood=1)
    assert g.settlers[MARK].vp == 2
    assert quarry.foundation
    assert tokens_on(quarry) == []
    assert len(events(table, "technology-lost")) == 2


@pytest.mark.rule("SETX-5.2.4", "SETX-5.3.4")
def test_tokens_of_a_build_cost() -> None:
    g = machines("atlanteans", "romans")
    (quarry,) = built(g, TOM, "Quarry")
    equip(quarry, "tech", "scoring", "defensive")
    hand(g, TOM, "Transmuter")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Transmuter")
    assert has(g.settlers[TOM], tech=1)
    assert g.settlers[TOM].vp == 0  # nothing for Advanced tokens


# ------------------------------------------------------------------------------------- Advanced Technology
@pytest.mark.rule("SETX-5.3.1")
def test_the_kind_is_chosen_when_it_is_gained() -> None:
    g = machines("atlanteans", "romans")
    built(g, TOM, "Steam Laboratory")
    supply(g, TOM, worker=1, tech=1)
    table = table_of(g)
    play(table, "turn:activate/Steam Laboratory")
    assert offered(table) == ["advanced-technology:adv_scoring", "advanced-technology:adv_defensive"]
    play(table, "advanced-technology:adv_defensive")
    assert has(g.settlers[TOM], adv_defensive=1, adv_scoring=0)


@pytest.mark.rule("SETX-5.3.3", "I-10")
def test_a_location_is_defended_once() -> None:
    g = machines("atlanteans", "romans", wcwbf="yes")
    quarry, mill, smith = built(g, TOM, "Quarry", "Mill", "Damascus Steel Smith")
    mill.defended = True
    supply(g, TOM, adv_defensive=1, defense=1, worker=2)
    table = table_of(g)
    assert refused(table, "turn:tech/Mill") == "SETX-5.1.3"
    assert refused(table, "turn:tech/Damascus Steel Smith") == "SETX-5.1.3"
    play(table, "turn:tech/Quarry")
    assert "turn:defend/Quarry" not in offered(table)
    assert raze_price(g, g.settlers[TOM], quarry) == 3
    quarry.defended = True
    assert [problem[:4] for problem in GAME.check(g)] == ["I-10"]
    assert smith.card.printed_defense


@pytest.mark.rule("SETX-5.3.5", "SETX-5.3.2")
def test_tokens_work_for_who_has_taken_the_location_over() -> None:
    g = machines("egyptians", "atlanteans", "romans")
    (mine,) = built(g, MARK, "Gold Mine")
    (temple,) = built(g, TOM, "Temple of Ra")
    equip(mine, "tech", "scoring")
    g.settlers[MARK].empire.remove(mine)
    g.settlers[TOM].empire.append(mine)
    mine.taken_with = temple.card.id
    supply(g, TOM, worker=3)
    table = table_of(g)
    play(table, "turn:activate/Gold Mine", "activate-again:yes", "activate-again:yes")
    assert g.settlers[TOM].vp == 3
    supply(g, EVA, raze=2)
    supply(g, MARK, tech=0)
    play(table, "turn:pass", "turn:raze/Gold Mine")
    assert has(g.settlers[MARK], tech=1)
    assert g.settlers[MARK].vp == 1


# ----------------------------------------------------------------------------------------------- copying
@pytest.mark.rule("SETX-11.6", "SETX-5.3.2")
def test_porters_ignore_the_basic_token() -> None:
    g = machines("atlanteans", "romans")
    _, quarry = built(g, TOM, "Porters", "Quarry")
    equip(quarry, "tech", "scoring")
    supply(g, TOM, food=1)
    play(table_of(g), "turn:activate/Porters")
    assert has(g.settlers[TOM], stone=1)
    assert g.settlers[TOM].vp == 1


@pytest.mark.rule("SETX-11.7", "SETX-2.4.16", "SETX-5.3.2")
def test_a_copy_is_single_and_scores_for_the_owner() -> None:
    g = machines("romans", "atlanteans", wcwbf="yes")
    built(g, TOM, "Roman Embassy")
    quarry, trader = built(g, MARK, "Quarry", "Gizmo Trader")
    equip(quarry, "tech", "scoring")
    equip(trader, "tech", "scoring")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:activate/Roman Embassy", "copy-production:Quarry")
    assert has(g.settlers[TOM], stone=1)
    assert g.settlers[MARK].vp == 1
    g.turn = TOM
    play(table_of(g), "turn:send/Gizmo Trader")
    assert has(g.settlers[TOM], tech=1)
    assert g.settlers[MARK].vp == 2


# ---------------------------------------------------------------------------------------------- unlocking
@pytest.mark.rule("SETX-5.5.1", "SETX-5.5.2", "SETX-5.5.3")
@pytest.mark.example("SETX-EX-12")
def test_an_unlocked_action_is_used_in_a_later_turn() -> None:
    g = machines("atlanteans", "romans")
    (harbor,) = built(g, TOM, "Emerald Harbor")
    supply(g, TOM, tech=1, worker=3)
    table = table_of(g)
    assert refused(table, "turn:unlocked/Emerald Harbor") == "SETX-5.5.2"
    play(table, "turn:activate/Emerald Harbor")
    assert g.turn == MARK  # nothing more in this turn
    assert harbor.card.row == "action"
    play(table, "turn:workers", "spend-workers:wood")
    assert "turn:activate/Emerald Harbor" not in offered(table)
    play(table, "turn:unlocked/Emerald Harbor", "take-good:food", "activate-again:yes", "take-good:stone")
    play(table, "activate-again:no")
    assert has(g.settlers[TOM], worker=1, food=1, stone=1)
    assert extras(harbor).second_uses == 2
    assert harbor.uses == 1
    assert events(table, "activate-second")
    swept(g)
    assert not extras(harbor).unlocked
    assert extras(harbor).second_uses == 0


@pytest.mark.rule("SETX-5.5.1", "I-22")
def test_an_unlocked_action_has_its_own_limit() -> None:
    g = machines("atlanteans", "romans")
    (smugglers,) = built(g, TOM, "Smugglers")
    equip(smugglers, "tech", "scoring")
    extras(smugglers).unlocked = True
    extras(smugglers).unlocked_in = -1
    smugglers.uses = 1
    supply(g, TOM, food=9, tech=1)
    table = table_of(g)
    assert "turn:activate/Smugglers" in offered(table)  # the Basic token adds a use to the first Action
    play(table, "turn:unlocked/Smugglers")
    for _ in range(2):
        play(table, "activate-again:yes", "pay-gold:0")
    assert has(g.settlers[TOM], food=6, gold=3)
    assert g.settlers[TOM].vp == 3
    g.turn = TOM
    assert refused(table_of(g), "turn:unlocked/Smugglers") == "SETX-5.5.3"
    extras(smugglers).second_uses = 4
    assert [problem[:4] for problem in GAME.check(g)] == ["I-22"]


@pytest.mark.rule("SETX-5.5.1", "SETX-5.5.3")
def test_unlocking_and_using_never_share_a_turn() -> None:
    g = machines("atlanteans", "romans")
    (harbor,) = built(g, TOM, "Emerald Harbor")
    supply(g, TOM, worker=2)
    assert g.more is not None
    extras(harbor).unlocked = True
    extras(harbor).unlocked_in = g.more.turns
    assert refused(table_of(g), "turn:unlocked/Emerald Harbor") == "SETX-5.5.1"
    extras(harbor).barred = True
    assert refused(table_of(g), "turn:unlocked/Emerald Harbor") == "SETX-5.7.4"
    extras(harbor).barred = False
    extras(harbor).unlocked_in = -1
    supply(g, TOM, worker=0)
    hand(g, TOM, "Sunken Ruins")
    assert refused(table_of(g), "turn:unlocked/Emerald Harbor") == "SET-10.8"


@pytest.mark.rule("SETX-5.5.1", "SETX-5.7.3", "SETX-12.9")
def test_a_glass_giant_rewards_scoring_actions() -> None:
    g = machines("atlanteans", "romans")
    giant, university, hammer = built(g, TOM, "Glass Giant", "University", "Steam Hammer")
    equip(university, "tech")
    equip(hammer, "scoring")
    supply(g, TOM, worker=2, tech=5)
    table = table_of(g)
    play(table, "turn:activate/Glass Giant")
    while kind(table) == "after-action":
        play(table, "after-action:done")
    assert extras(giant).unlocked
    g.turn = TOM
    play(table_of(g), "turn:activate/University", "activate-again:yes")
    assert g.settlers[TOM].vp == 2 * (3 + 1)
    g.turn = TOM
    play(table_of(g), "turn:activate/Steam Hammer")
    assert g.settlers[TOM].vp == 8 + 1  # the token scores, but the Action itself does not
    assert giant.triggered == 2
    assert GAME.check(g) == []
    giant.triggered = 4
    g.turn = TOM
    university.uses = 1
    supply(g, TOM, worker=1, tech=1)
    play(table_of(g), "turn:activate/University")
    assert g.settlers[TOM].vp == 9 + 3  # at most 4 times per round


@pytest.mark.rule("SETX-5.5.1")
def test_whoever_may_activate_the_card_may_use_what_is_unlocked() -> None:
    g = machines("egyptians", "romans", wcwbf="yes")
    built(g, TOM, "Egyptian Embassy")
    (smugglers,) = built(g, MARK, "Smugglers")
    extras(smugglers).unlocked = True
    extras(smugglers).unlocked_in = -1
    supply(g, TOM, gold=1, food=1, tech=1)
    table = table_of(g)
    play(table, "turn:activate/Egyptian Embassy")
    assert offered(table) == ["which-action:first", "which-action:second"]
    play(table, "which-action:second")
    assert has(g.settlers[TOM], gold=1, food=0, tech=1)
    assert extras(smugglers).second_uses == 1
    assert smugglers.uses == 0


@pytest.mark.rule("SETX-5.5.1")
def test_clearing_leaves_it_unlocked() -> None:
    g = machines("egyptians", "romans")
    _, smugglers = built(g, TOM, "Royal Pool", "Smugglers")
    smugglers.uses = 1
    smugglers.goods = (NUMBER["tech"],)
    extras(smugglers).unlocked = True
    extras(smugglers).second_uses = 3
    supply(g, TOM, worker=2, gold=2)
    table = table_of(g)
    play(table, "turn:activate/Royal Pool")
    assert extras(smugglers).unlocked
    assert smugglers.uses == extras(smugglers).second_uses == 0


# ------------------------------------------------------------------------------------------------ storing
@pytest.mark.rule("SETX-5.6.1", "SETX-2.2.4")
def test_the_ark_and_the_gizmo_trader_store_technology() -> None:
    g = machines("atlanteans", "romans")
    ark, trader = built(g, TOM, "Ark of Technology", "Gizmo Trader")
    supply(g, TOM, tech=5)
    table = cleaning(g)
    play(table, "store-on-card:4", "store-on-card:1")
    assert has(g.settlers[TOM], tech=0)
    assert len(extras(ark).stored) == 4
    assert len(extras(trader).stored) == 1
    producing(g)
    assert has(g.settlers[TOM], tech=1 + 3 + 1 + 5)  # board, Ark (at most 3), Trader, and what was stored
    assert extras(ark).stored == extras(trader).stored == ()


# ------------------------------------------------------------------------------------------------- Events
@pytest.mark.rule("SETX-5.7.1", "SETX-5.7.2", "I-4")
def test_an_event_of_the_lookout_is_replaced() -> None:
    g = machines("romans", "egyptians")
    g.phase, g.step, g.round = LOOKOUT, 0, 2
    g.first, g.turn, g.opening = TOM, TOM, MARK
    on_top(g, "common", "Mill", "Town", "Earthquake", "Quarry")
    table = table_of(g)
    assert kind(table) == "pick"
    assert names(g.display) == ["Quarry", "Town", "Mill"]
    assert has(g.settlers[TOM], stone=1)
    assert has(g.settlers[MARK], stone=1)
    assert names(g.common_discard) == ["Earthquake"]
    assert events(table, "event")
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-5.7.1", "SETX-5.7.2", "SETX-11.18")
def test_an_event_can_bring_another_one() -> None:
    g = machines("romans", "egyptians", "japanese")
    g.first = MARK
    g.opening = MARK
    g.settlers[EVA].passed = True
    on_top(g, "common", "Mill", "Town", "Village", "Gold Rush", "Comet")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:workers", "spend-workers:card", "draw-from:common")
    assert g.settlers[TOM].hand == []  # the Event comes first, then the card in its place
    assert asked_seat(table) == MARK  # the First Player, then clockwise
    play(table, "draw-from:common")
    assert names(g.settlers[MARK].hand) == ["Village"]
    assert [settler.goods[NUMBER["gold"]] for settler in g.settlers] == [1, 1, 1]
    assert asked_seat(table) == EVA  # who has passed gains too
    play(table, "draw-from:common", "draw-from:faction")
    assert names(g.settlers[TOM].hand)[1:] == ["Mill"]
    assert sorted(names(g.common_discard)) == ["Comet", "Gold Rush"]
    assert g.more is not None
    assert g.more.pending == []


@pytest.mark.rule("SETX-5.7.2")
def test_events_of_the_starting_hand() -> None:
    g = machines("romans", "egyptians")
    g.phase = DEALING
    on_top(g, "common", "Mill", "Town", "Village", "Comet", "Quarry", "Gold Rush")
    table = table_of(g)
    assert [settler.goods[NUMBER["gold"]] for settler in g.settlers] == [1, 1]
    assert names(g.settlers[TOM].hand) == ["Quarry"]
    play(table, "draw-from:faction", "draw-from:faction")
    assert names(g.settlers[TOM].hand)[:3:2] == ["Quarry", "Village"]  # between them what the Comet brought
    assert kind(table) == "pick"
    assert [len(settler.hand) for settler in g.settlers] == [6, 6]
    assert g.more is not None
    assert g.more.pending == []
    assert GAME.check(g) == []


# ----------------------------------------------------------------------------------------- Barbarian tokens
def wrecked(tokens: int = 0) -> Settlers:
    """Tom has Machine Wreckers; so many Locations of Mark are blocked."""
    g = machines("barbarians", "romans", "egyptians")
    built(g, TOM, "Machine Wreckers")
    places = built(g, MARK, "Quarry", "Gold Mine", "Supplier")
    for place in places[:tokens]:
        extras(place).barred = True
    supply(g, TOM, worker=1, raze=1)
    return g


@pytest.mark.rule("SETX-5.7.4", "SETX-0.11", "SETX-0.8")
def test_a_blocked_location_does_nothing_until_it_is_unblocked() -> None:
    g = wrecked()
    table = table_of(g)
    play(table, "turn:activate/Machine Wreckers")
    assert offered(table) == [
        "block-location:Quarry",
        "block-location:Gold Mine",
        "block-location:Supplier",
    ]
    play(table, "block-location:Gold Mine")
    assert refused(table, "turn:activate/Gold Mine") == "SETX-5.7.4"
    assert refused(table, "turn:unblock/Gold Mine") == "SETX-5.7.4"
    mine = location(g, "Gold Mine")
    supply(g, MARK, raze=1)
    swept(g)
    assert extras(mine).barred  # through Cleanup
    g = wrecked(2)
    mine = location(g, "Gold Mine")
    g.turn = MARK
    supply(g, MARK, raze=1)
    play(table_of(g), "turn:unblock/Gold Mine")
    assert not extras(mine).barred
    assert has(g.settlers[MARK], raze=0)
    assert g.turn == EVA  # it was the action of the turn


@pytest.mark.rule("SETX-5.7.4")
def test_what_a_blocked_location_still_is() -> None:
    g = wrecked(3)
    quarry, mine, supplier = g.settlers[MARK].empire
    extras(supplier).barred = True
    producing(g)
    assert has(g.settlers[MARK], stone=1)  # of the board alone
    assert count_colour(g.settlers[MARK], "gray") == 1 + int("gray" in supplier.card.colours)
    g = wrecked(1)
    supply(g, TOM, raze=2)
    play(table_of(g), "turn:raze/Quarry")  # it can be razed, and the token comes back
    assert not extras(quarry := g.settlers[MARK].empire[-1]).barred
    assert quarry.foundation
    g = wrecked(1)
    g.turn = MARK
    supply(g, MARK, defense=1, worker=2)
    table = table_of(g)
    play(table, "turn:defend/Quarry")
    assert g.settlers[MARK].empire[0].defended
    assert mine.more is not None


@pytest.mark.rule("SETX-5.7.4", "I-13")
def test_a_third_block_moves_a_token() -> None:
    g = wrecked(2)
    table = table_of(g)
    play(table, "turn:activate/Machine Wreckers")
    assert offered(table) == ["move-block:Quarry", "move-block:Gold Mine"]
    play(table, "move-block:Quarry")
    quarry, mine, supplier = g.settlers[MARK].empire
    assert [extras(place).barred for place in (quarry, mine, supplier)] == [False, True, True]
    extras(quarry).barred = True
    assert [problem[:4] for problem in GAME.check(g)] == ["I-13"]


# ------------------------------------------------------------------------------------------ card rulings
@pytest.mark.rule("SETX-5.7.5", "SETX-5.7.3", "SETX-12.3")
def test_tinkerers_remove_two_of_one_kind() -> None:
    g = machines("barbarians", "romans", "egyptians")
    built(g, TOM, "Tinkerers", "Mill")
    (quarry,) = built(g, MARK, "Quarry")
    built(g, EVA, "Pyramids")
    g.settlers[EVA].passed = True
    quarry.defended = True
    supply(g, TOM, worker=1, tech=1)
    play(table_of(g), "turn:activate/Tinkerers")
    assert empire(g.settlers[TOM]) == ["Tinkerers"]
    assert empire(g.settlers[MARK]) == []
    assert sorted(names(g.removed)) == ["Mill", "Quarry"]
    assert g.settlers[TOM].vp == 1
    assert has(g.settlers[MARK], wood=0)
    g = machines("barbarians", "romans")
    built(g, TOM, "Tinkerers")
    built(g, MARK, "Quarry")
    supply(g, TOM, worker=2, tech=1)
    assert refused(table_of(g), "turn:activate/Tinkerers") == "SET-10.8"
    built(g, MARK, "Administration")
    table = table_of(g)
    play(table, "turn:activate/Tinkerers")  # two Faction Locations, the Tinkerers themselves
    assert empire(g.settlers[TOM]) == []
    assert empire(g.settlers[MARK]) == ["Quarry"]
    assert g.settlers[TOM].vp == 1


@pytest.mark.rule("SETX-5.7.6")
def test_the_flying_machine_razes_what_it_draws() -> None:
    g = machines("barbarians", "romans")
    built(g, TOM, "Trak's Flying Machine", "Gallows")
    on_top(g, "common", "Lumberjacks", "Earthquake")
    supply(g, TOM, tech=1)
    table = table_of(g)
    play(table, "turn:activate/Trak's Flying Machine")
    assert has(g.settlers[TOM], wood=2, raze=0, stone=1)  # the Event first of all
    assert sorted(names(g.common_discard)) == ["Earthquake", "Lumberjacks"]
    assert g.settlers[TOM].vp == 1  # the Gallows have seen a raze
    g = machines("barbarians", "romans")
    built(g, TOM, "Trak's Flying Machine", "Gallows")
    on_top(g, "common", "Ruins")
    supply(g, TOM, tech=1)
    play(table_of(g), "turn:activate/Trak's Flying Machine")
    assert names(g.common_discard) == ["Ruins"]
    assert g.settlers[TOM].vp == 0  # no Raze field, no raze


@pytest.mark.rule("SETX-5.7.3", "SETX-0.10", "SETX-12.3")
@pytest.mark.example("SETX-EX-13")
def test_one_horse_power() -> None:
    g = machines("barbarians", "romans")
    built(g, TOM, "One Horse-Power")
    (farm,) = built(g, MARK, "Steam Plough")  # red
    assert farm.card.colours == ("red",)
    supply(g, TOM, raze=2, tech=4)
    table = table_of(g)
    play(table, "turn:raze/Steam Plough")
    assert offered(table) == [f"pay-times:{n}" for n in range(5)]
    play(table, "pay-times:3")
    assert has(g.settlers[TOM], food=2 + 3, tech=1)  # 2 of the Raze field
    assert g.settlers[TOM].vp == 3
    assert g.more is not None
    assert g.more.matching == ""


@pytest.mark.rule("SETX-0.10", "SETX-5.7.10")
def test_one_horse_power_beside_a_technology_fair() -> None:
    g = machines("barbarians", "romans")
    built(g, TOM, "One Horse-Power", "Technology Fair")
    built(g, MARK, "Steam Plough")
    supply(g, TOM, raze=2, tech=2)
    play(table_of(g), "turn:raze/Steam Plough", "pay-times:2")
    assert has(g.settlers[TOM], food=2 + 2, tech=0)
    assert g.settlers[TOM].vp == 2 + 1


@pytest.mark.rule("SETX-0.10")
def test_one_horse_power_may_be_left_alone() -> None:
    g = machines("barbarians", "japanese")
    built(g, TOM, "One Horse-Power")
    built(g, MARK, "Modern Farm")
    supply(g, TOM, raze=2, tech=1)
    table = table_of(g)
    play(table, "turn:raze/Modern Farm", "pay-times:0")
    assert has(g.settlers[TOM], food=0, tech=1)
    assert g.settlers[TOM].vp == 1  # of the Raze field


@pytest.mark.rule("SETX-0.10")
@pytest.mark.parametrize(
    ("name", "asked", "goods"), [("Distant Trade Colony", 2, {"stone": 2}), ("Ruins", 1, {"stone": 0})]
)
def test_one_colour_is_chosen_for_all_matching_goods(name: str, asked: int, goods: dict[str, int]) -> None:
    g = machines("barbarians", "romans")
    built(g, TOM, "One Horse-Power")
    supply(g, TOM, tech=2)
    card = fetch(g, name)
    rule = after_razing(g, g.settlers[TOM], True, card, card.colours)
    kinds = []
    for decision, answer in zip(rule, (2, 1), strict=False):  # twice, gray
        kinds.append(decision.kind)
        decision.answer = answer
    assert kinds == ["pay-times", "match-colour"][:asked]
    assert has(g.settlers[TOM], tech=0, **goods)
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-5.7.7", "SETX-12.9")
def test_ears_of_the_pharaoh_share_a_feature() -> None:
    g = machines("egyptians", "romans")
    built(g, TOM, "Ears of the Pharaoh")
    (supplier,) = built(g, MARK, "Supplier")  # a gray Location brings Gold and a point
    built(g, MARK, "Quarry")
    hand(g, TOM, "Steam Hammer")
    supply(g, TOM, gold=1, tech=1, wood=1, stone=1)
    table = table_of(g)
    play(table, "turn:activate/Ears of the Pharaoh")
    assert extras(supplier).shared_with == TOM
    g.turn = TOM
    play(table_of(g), "turn:build/Steam Hammer")
    assert has(g.settlers[TOM], gold=1)
    assert g.settlers[TOM].vp == 1
    assert g.settlers[MARK].vp == 0  # it was not his deed
    hand(g, MARK, "Rubble")
    g.turn = MARK
    supply(g, MARK, wood=3, stone=3)
    play(table_of(g), "turn:build/Rubble")
    assert g.settlers[MARK].vp == 1  # it still works for its owner
    assert g.settlers[TOM].vp == 1
    swept(g)
    assert extras(supplier).shared_with == NOBODY


@pytest.mark.rule("SETX-5.7.7")
def test_a_shared_feature_needs_an_own_deed() -> None:
    g = machines("egyptians", "atlanteans", "romans")
    (generator,) = built(g, MARK, "Shield Generator")
    built(g, TOM, "Quarry")
    extras(generator).shared_with = TOM
    g.turn = EVA
    supply(g, EVA, raze=2)
    play(table_of(g), "turn:raze/Quarry")
    assert has(g.settlers[TOM], tech=0)
    assert has(g.settlers[MARK], tech=0)


@pytest.mark.rule("SETX-5.7.8", "SETX-2.1.3")
def test_sand_sailors_send_a_worker_of_the_general_supply() -> None:
    g = machines("egyptians", "atlanteans")
    built(g, TOM, "Sand Sailors")
    market, _ = built(g, MARK, "Gizmo Trader", "Quarry")
    extras(market).sent = 1
    supply(g, TOM, tech=1, worker=2)
    supply(g, MARK, worker=2)
    table = table_of(g)
    play(table, "turn:activate/Sand Sailors")
    assert has(g.settlers[TOM], tech=1, worker=2)
    assert has(g.settlers[MARK], worker=3)
    assert extras(market).sent == 2
    location(g, "Sand Sailors").uses = 0
    g.turn = TOM
    assert refused(table_of(g), "turn:activate/Sand Sailors") == "SET-10.8"  # no room for a third


@pytest.mark.rule("SETX-5.7.9", "SETX-5.7.1", "SETX-12.8", "I-4")
def test_the_defensive_machine_lays_unseen_foundations() -> None:
    g = machines("romans", "egyptians")
    built(g, TOM, "Defensive Machine")
    on_top(g, "common", "Quarry", "Earthquake")
    supply(g, TOM, tech=1)
    table = table_of(g)
    play(table, "turn:activate/Defensive Machine")
    assert empire(g.settlers[TOM]) == ["Defensive Machine", "Foundation", "Foundation"]
    assert has(g.settlers[TOM], wood=2, stone=0)  # the Event is not resolved
    laid = g.settlers[TOM].empire[1:]
    assert [place.id for place in laid] == ["foundation-1", "foundation-2"]
    seen = GAME.view(g, TOM)["settlers"][TOM]["empire"]
    assert [place["card"] for place in seen[1:]] == [None, None]
    fronts = {
        tuple(place.card.id for place in state(table.imagine(TOM, str(i))).settlers[TOM].empire[1:])
        for i in range(3)
    }
    assert len(fronts) > 1  # nobody knows them
    assert events(table, "raze") == []
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-5.7.10", "SETX-5.1.6")
def test_technology_spent_in_a_turn_gives_a_point() -> None:
    g = machines("romans", "atlanteans")
    built(g, TOM, "Roman Academy", "University", "Steam Hammer")
    supply(g, TOM, worker=1, tech=2)
    table = table_of(g)
    play(table, "turn:activate/University")
    assert g.settlers[TOM].vp == 3 + 1
    g.turn = TOM
    play(table_of(g), "turn:activate/Steam Hammer")
    assert g.settlers[TOM].vp == 5  # another turn
    g = machines("atlanteans", "romans")
    fair, mine = built(g, TOM, "Technology Fair", "Steam Sawmill")
    equip(fair, "tech", "scoring")
    equip(mine, "tech")
    supply(g, TOM, tech=3)
    play(table_of(g), "turn:activate/Steam Sawmill", "activate-again:yes")
    assert g.settlers[TOM].vp == 2 + 2  # once a turn, resolved twice, and used twice


@pytest.mark.rule("SETX-5.7.11")
def test_cards_of_several_colours() -> None:
    g = machines("romans", "atlanteans")
    built(g, TOM, "Distant Trade Colony")
    built(g, MARK, "Engineer Caste")
    assert [count_colour(g.settlers[TOM], colour) for colour in ("brown", "gray", "red")] == [1, 1, 1]
    assert [count_colour(g.settlers[MARK], colour) for colour in ("brown", "gray", "red")] == [1, 1, 0]


@pytest.mark.rule("SETX-5.7.12")
def test_feng_shui_artists_restore_a_razed_location() -> None:
    g = machines("japanese", "romans")
    artists, mine = built(g, TOM, "Feng Shui Artists", "Gold Mine")
    supply(g, TOM, defense=1, worker=2, tech=1)
    artists.samurai = True
    assert raze_price(g, g.settlers[TOM], artists) == 4
    table = table_of(g)
    assert "turn:defend/Feng Shui Artists" not in offered(table)
    foundation(g, TOM, "Mill")  # laid from hand or deck
    assert refused(table_of(g), "turn:activate/Feng Shui Artists") == "SET-10.8"
    mine.uses = 2
    g.turn = MARK
    supply(g, MARK, raze=2)
    play(table_of(g), "turn:raze/Gold Mine")
    g.turn = TOM
    supply(g, TOM, tech=1, gold=0)
    play(table_of(g), "turn:activate/Feng Shui Artists")
    assert empire(g.settlers[TOM]) == ["Feng Shui Artists", "Foundation", "Gold Mine"]
    assert mine.uses == 0
    assert has(g.settlers[TOM], gold=0)
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-5.7.13", "SETX-12.3")
def test_mr_chi_activates_at_no_cost() -> None:
    g = machines("japanese", "romans")
    _, mine, university = built(g, TOM, "Mr Chi's Inventions", "Gold Mine", "University")
    mine.uses = 2
    supply(g, TOM, tech=1)
    play(table_of(g), "turn:activate/Mr Chi's Inventions")  # the Gold Mine is used up
    assert g.settlers[TOM].vp == 3
    assert university.uses == 1
    assert university.goods == (NUMBER["worker"],)
    assert has(g.settlers[TOM], tech=0, worker=0)


@pytest.mark.rule("SETX-5.7.14")
def test_the_architect_caste_is_marked_by_a_worker() -> None:
    g = machines("atlanteans", "romans")
    (caste,) = built(g, TOM, "Architect Caste")
    hand(g, TOM, "Quarry", "Mill")
    table = table_of(g)
    play(table, "turn:activate/Architect Caste", "discard-card:Quarry", "advanced-technology:adv_scoring")
    assert caste.goods == (NUMBER["worker"],)
    assert has(g.settlers[TOM], worker=0, adv_scoring=1)
    assert g.settlers[TOM].hand == []


@pytest.mark.rule("SETX-5.7.15")
def test_the_virgin_oracle_moves_tokens() -> None:
    g = machines("atlanteans", "romans")
    _, quarry, mill, deep = built(g, TOM, "Virgin Oracle", "Quarry", "Mill", "Deep Mine")
    equip(quarry, "tech", "scoring")
    equip(mill, "tech")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Virgin Oracle")
    assert offered(table) == ["move-technology:adv_scoring/Quarry", "move-technology:done"]
    play(table, "move-technology:adv_scoring/Quarry")  # there is one place only
    assert tokens_on(quarry) == ["tech"]
    assert tokens_on(mill) == ["tech", "scoring"]
    play(table, "move-technology:done")
    assert g.settlers[TOM].vp == 1
    assert deep.more is None


@pytest.mark.rule("SETX-12.7", "SETX-5.2.4")
def test_a_shield_generator_gives_technology_for_what_is_lost() -> None:
    g = machines("romans", "atlanteans")
    built(g, MARK, "Shield Generator", "Quarry")
    supply(g, TOM, raze=2)
    play(table_of(g), "turn:raze/Quarry")
    assert has(g.settlers[MARK], tech=1)


@pytest.mark.rule("SETX-12.6", "I-19")
def test_the_last_voyage_counts_equipped_locations() -> None:
    g = machines("atlanteans", "romans")
    _, quarry, mill, _ = built(g, TOM, "Last Voyage", "Quarry", "Mill", "Town")
    equip(quarry, "tech", "scoring")
    equip(mill, "defensive")
    score_empire(g, g.settlers[TOM])
    assert g.settlers[TOM].vp == 3 + 2
    assert g.settlers[TOM].tally["features"] == 2


def test_crystal_dome_and_power_grid() -> None:
    g = machines("atlanteans", "romans")
    _, *places = built(g, TOM, "Crystal Dome", "Quarry", "Mill", "Town", "Village", "Gold Mine")
    for place in places:
        equip(place, "tech")
    producing(g)
    assert g.settlers[TOM].vp == 2
    g = machines("atlanteans", "romans")
    built(g, TOM, "Power Grid")
    hand(g, TOM, "Sunken Ruins", "Pearl Divers")
    supply(g, TOM, wood=1)
    play(table_of(g), "turn:build/Sunken Ruins")
    assert g.settlers[TOM].vp == 1
    g.turn = TOM
    play(table_of(g), "turn:build/Pearl Divers")
    assert g.settlers[TOM].vp == 1


@pytest.mark.rule("SETX-5.7.4", "SETX-5.1.4")
def test_everything_on_a_location_is_told() -> None:
    g = machines("atlanteans", "romans")
    quarry, smugglers = built(g, TOM, "Quarry", "Smugglers")
    equip(quarry, "tech", "scoring", "defensive")
    extras(quarry).barred = True
    extras(smugglers).unlocked = True
    extras(smugglers).shared_with = MARK
    seen = GAME.view(g, MARK)["settlers"][TOM]["empire"]
    assert [name for name, value in seen[0]["more"].items() if value is True] == [
        "tech",
        "scoring",
        "defensive",
        "barred",
    ]
    assert seen[1]["more"]["unlocked"]
    assert GAME.scenes(GAME.view(g, MARK), MARK)
    pass_all(table_of(g))
