"""SETX-0, SETX-1: modules, settings, deck formats; SETX-12.8 what is hidden."""

from __future__ import annotations

import pytest

from tablewright.engine import BadSetup, find_game, new_table
from tablewright.games.settlers.box.cards import (
    BOARDS,
    CARDS,
    COMMON,
    DECKS,
    GOOD_OF_COLOUR,
    GOODS,
    KEPT,
    NUMBER,
    SETS,
    SUPPLY,
    Card,
    can_pay,
)
from tablewright.games.settlers.box.schema_expansions import MORE, totals
from tablewright.games.settlers.rules.base.lookout import advanced_choice
from tablewright.games.settlers.rules.base.supply import gain_plain, take_faction
from tablewright.games.settlers.rules.colours import colours_in
from tablewright.games.settlers.rules.decks import common_cards, deck_problems, faction_cards
from tablewright.games.settlers.rules.modules import MODULES, factions_in, modules_on
from tablewright.games.settlers.rules.settings import check_settings, completed
from tablewright.games.settlers.rules.state import BUILDING_DECKS, LOOKOUT, Settlers, count_colour, extras
from tests.games.settlers.asked import kind, offered
from tests.games.settlers.laying import built
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import position, state

GAME = find_game("settlers")
BASE_FACTIONS = ("barbarians", "egyptians", "japanese", "romans")


def settled(players: int = 2, **options: str) -> dict[str, str]:
    """Settings with these values."""
    return dict(GAME.settle(players, options))


@pytest.mark.rule("SETX-1.7", "I-2", "SETX-0.1")
def test_the_numbers_of_cards() -> None:
    for name, expected, actual in totals(MORE):
        assert actual == expected, name
    assert MODULES == ("wcwbf", "magic3", "fire", "atl", "azt", "ama", "mini")
    common = {set_: len(cards) for (deck, set_), cards in SETS.items() if deck == COMMON}
    assert common == {"wcwbf": 13, "magic3": 13, "fire": 12, "atl": 28, "ama": 10, "mini": 6}
    assert len(DECKS[COMMON]) == 84


@pytest.mark.rule("SETX-0.7", "SETX-0.10")
def test_goods_and_colours() -> None:
    assert GOODS[:KEPT] == ("wood", "stone", "food", "gold", "worker", "raze", "defense")
    goods = {colour: GOODS[good] for colour, good in GOOD_OF_COLOUR.items()}
    assert goods == {
        "brown": "wood", "gray": "stone", "red": "food", "pink": "worker", "gold": "gold", "black": "raze",
        "white": "tech", "purple": "vp", "blue": "card", "orange": "favor",
    }  # fmt: skip
    g = position("romans", "egyptians", wcwbf="yes")
    assert len(colours_in(g)) == 8
    assert len(g.settlers[TOM].goods) == SUPPLY


@pytest.mark.rule("SETX-1.5", "SETX-1.6")
def test_the_sets_of_each_faction() -> None:
    sets = {deck: {set_ for other, set_ in SETS if other == deck} for deck in BOARDS}
    for faction in BASE_FACTIONS:
        assert sets[faction] == {"wcwbf", "atl", "magic3", "azt", "fire", "ama"}
    assert sets["atlanteans"] == {"base", "wcwbf", "magic3", "azt"}
    assert sets["aztecs"] == {"base", "wcwbf", "atl", "magic3"}
    assert sets["amazons"] == {"base", "wcwbf", "magic3", "fire"}


@pytest.mark.rule("SETX-0.2")
def test_without_a_module_it_is_the_base_game() -> None:
    g = GAME.new(3, settled(3), new_table(GAME, 3, "base").state.chance)
    assert isinstance(g, Settlers)
    assert g.more is None
    assert [len(settler.goods) for settler in g.settlers] == [KEPT] * 3
    assert list(dict.fromkeys(s.name for s in GAME.settings if s.name in MODULES)) == list(MODULES)


@pytest.mark.rule("SETX-0.2", "SETX-0.3")
def test_a_chosen_deck_turns_its_module_on() -> None:
    assert modules_on(settled(wcwbf="yes")) == ("wcwbf",)
    assert modules_on(settled(format="introductory", expansion="wcwbf")) == ("wcwbf",)
    assert modules_on(settled(**{"format": "standard", "set-2": "wcwbf"})) == ("wcwbf",)
    assert modules_on(settled()) == ()


@pytest.mark.rule("SETX-1.1", "SETX-1.8", "I-2", "I-3")
def test_introductory_decks() -> None:
    options = settled(format="introductory", expansion="wcwbf")
    assert len(common_cards(options, ("wcwbf",))) == 84 + 13
    for faction in BASE_FACTIONS:
        assert len(faction_cards(faction, options, ("wcwbf",))) == 40


@pytest.mark.rule("SETX-1.9")
def test_a_faction_without_cards_of_the_set_plays_its_base_deck() -> None:
    options = {"format": "introductory", "expansion": "atl"}
    assert len(faction_cards("atlanteans", options, ("atl",))) == 30
    assert len(faction_cards("atlanteans", {**options, "expansion": "wcwbf"}, ("atl", "wcwbf"))) == 40


@pytest.mark.rule("SETX-1.2")
def test_open_decks_mix_all_that_is_on() -> None:
    options = {"format": "open", "expansion": "none", "wcwbf": "yes", "magic3": "yes"}
    assert len(common_cards(options, ("wcwbf", "magic3"))) == 84 + 13 + 13
    assert len(faction_cards("romans", options, ("wcwbf", "magic3"))) == 50
    assert len(faction_cards("romans", {**options, "format": "base"}, ("wcwbf", "magic3"))) == 30


def standard_table(**sets: str) -> Settlers:
    """A table on which Standard decks are built."""
    table = new_table(
        GAME, 2, "decks", {"format": "standard", "faction-1": "romans", "faction-2": "egyptians", **sets}
    )
    g = table.state
    assert isinstance(g, Settlers)
    return g


@pytest.mark.rule("SETX-1.3", "SETX-1.4", "I-3")
@pytest.mark.example("SETX-EX-01")
def test_standard_decks_are_put_together() -> None:
    options = {"format": "standard", "set-1": "wcwbf", "faction-1": "romans", "faction-2": "egyptians"}
    table = new_table(GAME, 2, "decks", options, record=True)
    g = state(table)
    assert g.phase == BUILDING_DECKS
    assert kind(table) == "leave-out"
    assert offered(table)[-1] == "leave-out:Aqueduct"  # once for all its copies
    assert len(table.asked.option_ids()) == 4  # type: ignore[union-attr]
    table.play(0)  # one triple leaves for the triple of the set
    assert len(table.asked.option_ids()) == 8  # type: ignore[union-attr]
    while kind(table) == "leave-out":
        table.play(0)
    g = state(table)
    assert g.phase == LOOKOUT
    romans = [*g.settlers[TOM].deck, *g.settlers[TOM].hand]
    own = [card for card in romans if not card.common]
    assert deck_problems("romans", own) == []
    assert len(own) == 30
    assert sum(card.set == "wcwbf" for card in own) == 10
    assert len([c for c in [*g.settlers[MARK].deck, *g.settlers[MARK].hand] if not c.common]) == 30
    assert len(g.common) + sum(c.common for s in g.settlers for c in s.hand) + len(g.display) == 84
    assert GAME.check(g) == []


@pytest.mark.rule("SETX-1.3")
def test_a_standard_game_without_sets_is_a_base_game() -> None:
    assert standard_table().phase == LOOKOUT


@pytest.mark.rule("SETX-1.10")
def test_wrong_decks_are_named() -> None:
    base = DECKS["romans"]
    assert deck_problems("romans", base) == []
    assert "30" in deck_problems("romans", base[1:])[0]
    friends = SETS["romans", "wcwbf"]
    triple = [card for card in friends if card.kind == friends[0].kind]
    old = next(card for card in base if sum(c.kind == card.kind for c in base) == 3).kind
    swapped = [*(card for card in base if card.kind != old), *triple]
    assert deck_problems("romans", swapped) == []
    single = [card for card in base if sum(c.kind == card.kind for c in base) == 1]
    split = [card for card in base if card is not single[0]] + triple[:1]
    assert any("copies of" in problem for problem in deck_problems("romans", split))
    pattern = [*(card for card in base if card not in single[:3]), *triple]
    assert any("triples" in problem for problem in deck_problems("romans", pattern))
    magic = [card for card in SETS["romans", "magic3"] if is_single(card)]
    two = [card for card in swapped if card not in single[:1]] + magic[:1]
    assert any("two expansions" in problem for problem in deck_problems("romans", two))
    foreign = [card for card in base if card is not single[0]] + [DECKS["egyptians"][-1]]
    assert any("another faction" in problem for problem in deck_problems("romans", foreign))


def is_single(card: Card) -> bool:
    """Whether there is one copy of it only."""
    return sum(other.kind == card.kind for other in CARDS.values()) == 1


@pytest.mark.rule("SETX-1.10", "SETX-1.1", "SETX-1.3")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"format": "introductory"}, "choose it with 'expansion'"),
        ({"expansion": "wcwbf"}, "'introductory'"),
        ({"set-1": "wcwbf"}, "'standard'"),
        ({"format": "open"}, "at least one"),
    ],
)
def test_settings_that_contradict_each_other(options: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        settled(**options)
    assert settled(**completed(settled() | options))


@pytest.mark.rule("SETX-0.5", "SETX-0.6", "SETX-0.2")
def test_new_factions_bring_players() -> None:
    """More players and factions than the base game has only with the modules that bring them."""
    factions = {f"faction-{i}": "random" for i in range(1, 6)}
    five = {**factions, "format": "base", "expansion": "none"}
    with pytest.raises(BadSetup, match="new faction"):
        check_settings(5, five)
    check_settings(5, {**five, "atl": "yes"})
    with pytest.raises(BadSetup, match="off"):
        check_settings(2, {**five, "faction-1": "atlanteans"})
    assert factions_in(("atl",))[-1] == "atlanteans"


@pytest.mark.rule("SETX-0.5")
def test_players_and_defaults() -> None:
    assert GAME.players == tuple(range(1, 8))
    for players in GAME.players:
        assert all(GAME.settle(players, options) for options in GAME.variants(players))


@pytest.mark.rule("SETX-12.8")
def test_what_nobody_has_seen_stays_hidden() -> None:
    g = position("romans", "egyptians", wcwbf="yes")
    (place,) = built(g, TOM, "Quarry")
    place.foundation = place.secret = True
    extras(place).name = "foundation-1"
    for seat in (TOM, MARK, None):
        seen = GAME.view(g, seat)["settlers"][TOM]["empire"][0]
        assert seen["card"] is None
    assert place.id == "foundation-1"


@pytest.mark.rule("SETX-12.8")
def test_a_view_of_the_base_game_knows_nothing_of_expansions() -> None:
    assert "more" not in GAME.view(position("romans", "egyptians"), TOM)


@pytest.mark.rule("SETX-0.13", "SETX-0.5")
def test_the_advanced_lookout_with_more_players() -> None:
    assert [advanced_choice(6, step) for step in range(12)] == [5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2]


@pytest.mark.rule("SETX-9.1", "SETX-9.2")
def test_corrected_cards() -> None:
    for number in ("ZWY001", "ZWY003", "ZWY075", "ZWY079", "ZWY081", "BAR022"):
        (card,) = [card for card in CARDS.values() if card.number == number]
        assert [effect.args.max for effect in card.bonus if effect.op == "gain_per"] == [6]
    (oasis,) = [card for card in CARDS.values() if card.number == "EGI005"]
    assert [trigger.limit for trigger in oasis.triggers] == [4]


@pytest.mark.rule("SETX-9.3", "SETX-0.9")
def test_an_empty_faction_deck_stays_empty() -> None:
    g = position("romans", "egyptians", wcwbf="yes")
    me = g.settlers[TOM]
    me.discard, me.deck = me.deck, []
    assert take_faction(me) is None
    assert len(me.discard) == 30


@pytest.mark.rule("SETX-12.5", "SETX-12.6", "SETX-5.1.2", "I-19")
def test_what_locations_are_worth() -> None:
    worth = {card.deck: card.end_value for card in CARDS.values() if card.deck in (COMMON, *BOARDS)}
    assert worth == {**dict.fromkeys(BOARDS, 2), COMMON: 1, "atlanteans": 0}
    g = position("romans", "egyptians", wcwbf="yes")
    (place,) = built(g, TOM, "Quarry")
    place.foundation = True
    assert count_colour(g.settlers[TOM], "gray") == 0


@pytest.mark.rule("SETX-0.8", "SETX-12.1")
def test_goods_have_no_end_and_costs_are_paid_in_full() -> None:
    g = position("romans", "egyptians", wcwbf="yes")
    me = g.settlers[TOM]
    gain_plain(g, me, ((NUMBER["tech"], 40),), "features")
    assert me.goods[NUMBER["tech"]] == 40
    cost = CARDS["SETX-WCWBF-EGI036-1"].ability
    assert cost is not None
    assert not can_pay(me.goods, cost.cost)
