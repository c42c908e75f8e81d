"""SETX-6 Aztecs: God Favour tokens, Prayers, and the cards of their box."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, Rule, Table, copy, find_game
from tablewright.games.settlers.box.cards import CARD, CARDS, FAVOR, FAVOR_TRICOLOR, NUMBER, STONE, VP, WOOD
from tablewright.games.settlers.rules.aztecs.favours import FAVOURS
from tablewright.games.settlers.rules.aztecs.prayers import matching
from tablewright.games.settlers.rules.base.supply import gain_special
from tablewright.games.settlers.rules.hooks import RESOLVING
from tablewright.games.settlers.rules.state import COUNTING, DEPOSITING, PRODUCING, Settlers, extras
from tests.games.settlers.asked import asked_seat, events, kind, offered, refused
from tests.games.settlers.laying import built, deals, fetch, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import pass_all, play, position, table_of

GAME = find_game("settlers")

#: Common cards of the base game, one for each colour.
BROWN, GRAY, RED, PINK, GOLD = "Old Forest", "Rubble", "Lord's Fields", "Town", "Gold Creek"
BLACK, BLUE, PINK_2 = "Gallows", "Tavern", "Porters"


def temple(*factions: str, **options: str) -> Settlers:
    """A position with all cards of the module."""
    return position(*factions, azt="yes", format="open", **options)


def favours(g: Settlers, seat: int, *colours: str, tricolour: bool = False) -> None:
    """Give a player God Favour tokens."""
    more = g.settlers[seat].more
    assert more is not None
    more.favours = colours
    more.tricolour = tricolour


def held(g: Settlers, seat: int) -> tuple[str, ...]:
    """The colours of a player's tokens."""
    more = g.settlers[seat].more
    assert more is not None
    return more.favours


def praying(g: Settlers, name: str, *drawn: str, **goods: int) -> Table:
    """Tom activates a Location of his; these cards lie on top of the Common deck, the first one uppermost."""
    built(g, TOM, name)
    on_top(g, "common", *reversed(drawn))
    supply(g, TOM, **goods)
    table = table_of(g)
    play(table, f"turn:activate/{name}")
    return table


# -------------------------------------------------------------------------------------------- God Favour
@pytest.mark.rule("SETX-6.1.1", "SETX-0.8", "I-12")
def test_a_token_of_any_colour_not_yet_held() -> None:
    g = temple("aztecs", "romans")
    favours(g, TOM, "brown", "white")
    hand(g, TOM, "Cocoa Traders")
    foundation(g, TOM, "Ruins")
    supply(g, TOM, wood=1)
    table = table_of(g)
    play(table, "turn:build/Cocoa Traders")
    assert kind(table) == "take-favour"
    assert len(offered(table)) == 7
    assert "take-favour:colour-brown" not in offered(table)
    assert "take-favour:colour-orange" not in offered(table)
    play(table, "take-favour:colour-red")
    assert held(g, TOM) == ("brown", "white", "red")


@pytest.mark.rule("SETX-6.1.1")
def test_with_all_nine_colours_a_gain_is_lost() -> None:
    g = temple("aztecs", "romans")
    favours(g, TOM, *FAVOURS)
    assert len(FAVOURS) == 9
    built(g, TOM, "Feathered Serpent")
    assert list(gain_special(g, g.settlers[TOM], FAVOR, 1, "production")) == []
    assert held(g, TOM) == FAVOURS
    assert g.settlers[TOM].vp == 0


@pytest.mark.rule("SETX-6.1.2", "SETX-11.8", "SETX-12.9", "I-12")
def test_tokens_are_open_and_go_in_cleanup() -> None:
    g = temple("aztecs", "romans")
    favours(g, TOM, "brown", tricolour=True)
    for seat in (TOM, MARK, None):
        seen = GAME.view(g, seat)["settlers"][TOM]["more"]
        assert (seen["favours"], seen["tricolour"]) == (["brown"], True)
    scene = GAME.scenes(GAME.view(g, MARK), MARK)[1]
    assert any(node.id == "favours-0" for node in scene.nodes)
    table = table_of(g)
    pass_all(table)
    assert kind(table) == "pick"
    assert held(g, TOM) == ()
    assert not GAME.view(g, TOM)["settlers"][TOM]["more"]["tricolour"]


@pytest.mark.rule("SETX-6.1.3", "SETX-0.8")
def test_the_tricolour_token_is_produced_by_the_aztec_board_alone() -> None:
    g = temple("aztecs", "romans")
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    more = g.settlers[TOM].more
    assert more is not None
    assert more.tricolour
    assert more.favours == ()
    assert len(events(table, "take-tricolour")) == 1
    g = temple("romans", "aztecs")
    assert list(gain_special(g, g.settlers[TOM], FAVOR_TRICOLOR, 1, "production")) == []
    assert not GAME.view(g, TOM)["settlers"][TOM]["more"]["tricolour"]


@pytest.mark.rule("SETX-6.1.4", "SETX-11.10")
def test_orange_is_no_colour_of_a_prayer() -> None:
    g = temple("aztecs", "romans")
    built(g, TOM, "Ball Court")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Ball Court")
    assert kind(table) == "announce-colour"
    assert "announce-colour:colour-orange" not in offered(table)


@pytest.mark.rule("SETX-6.1.1", "SETX-6.2.10")
def test_features_react_to_tokens() -> None:
    g = temple("aztecs", "romans")
    built(g, TOM, "Feathered Serpent", "Temple of the Rising Sun")
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    play(table, "take-favour:colour-brown", "take-favour:colour-gray")
    assert g.settlers[TOM].vp == 3  # the tricolour token and two others


# ------------------------------------------------------------------------------------------------- Prayers
@pytest.mark.rule("SETX-6.2.1", "SETX-6.2.2", "SETX-6.2.11")
@pytest.mark.example("SETX-EX-17")
def test_sacrificial_altar_announces_a_colour() -> None:
    g = temple("aztecs", "romans")
    table = praying(g, "Sacrificial Altar", GRAY, PINK, "Coal Mine", BLUE, RED, worker=1)
    assert offered(table) == [f"announce-colour:colour-{colour}" for colour in ("brown", "gray", "red")]
    play(table, "announce-colour:colour-gray")
    assert has(g.settlers[TOM], stone=2, worker=0)
    assert sorted(names(g.common_discard)) == sorted([GRAY, PINK, "Coal Mine", BLUE, RED])
    assert g.more is not None
    assert g.more.drawn == []
    assert events(table, "prayer") == [{"seat": TOM, "count": 2}]


@pytest.mark.rule("SETX-6.2.1", "I-14")
def test_a_prayer_reshuffles_without_the_cards_drawn_for_it() -> None:
    g = temple("aztecs", "romans")
    built(g, TOM, "Ball Court")
    g.removed += g.common[2:]
    g.common, g.common_discard = g.common[:1], g.common[1:2]
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Ball Court", "announce-colour:colour-red")
    assert len(events(table, "reveal")[0]["cards"]) == 2  # all there are
    assert len(g.common_discard) == 2


@pytest.mark.rule("SETX-6.2.2", "SETX-6.2.12")
def test_a_colour_is_chosen_after_drawing() -> None:
    g = temple("egyptians", "romans")
    table = praying(g, "Oracle of Siwa", GRAY, PINK, PINK_2, BLUE, "Ruins", gold=1)
    play(table, "take-favour:colour-black", "pray-how:draw", "choose-colour:colour-pink")
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-6.2.3", "SETX-6.2.4", "SETX-11.9")
def test_what_has_no_colour_matches_nothing() -> None:
    g = temple("aztecs", "romans", wcwbf="yes")
    built(g, TOM, "Priests' School")
    table = praying(g, "Ball Court", "Ruins", "Ancient Ruins", "Volcano", worker=1)
    play(table, "announce-colour:colour-red")
    assert g.settlers[TOM].vp == 0
    assert sorted(names(g.common_discard)) == ["Ancient Ruins", "Ruins", "Volcano"]  # nothing is resolved


@pytest.mark.rule("SETX-6.2.4", "SETX-11.9")
def test_events_wait_for_the_end_of_the_prayer() -> None:
    g = temple("aztecs", "romans")
    assert g.more is not None
    seen: list[tuple[int, int]] = []

    def note(table: Settlers) -> Rule[None]:
        assert table.more is not None
        seen.append((len(table.more.drawn), table.settlers[TOM].vp))
        table.common_discard += table.more.pending
        table.more.pending.clear()
        yield from ()

    built(g, TOM, "Ball Court")
    on_top(g, "common", "Mill", RED)
    g.common.insert(-1, next(card for card in CARDS.values() if card.event))
    g.more.cards += 1
    supply(g, TOM, worker=1)
    table = table_of(g)
    before = RESOLVING[:]
    RESOLVING[:] = [note]
    try:
        play(table, "turn:activate/Ball Court", "announce-colour:colour-red")
    finally:
        RESOLVING[:] = before
    assert seen == [(0, 2)]  # nothing is drawn in its place, and the reward came first
    assert len(g.common_discard) == 3


@pytest.mark.rule("SETX-6.2.3")
def test_a_card_of_several_colours_matches_by_each() -> None:
    colony = next(card for card in CARDS.values() if set(card.colours) == {"red", "brown", "gray"})
    assert sorted(colour for _, colour in matching([colony], ["brown", "gray", "pink"])) == ["brown", "gray"]


@pytest.mark.rule("SETX-6.2.5", "SETX-6.2.7", "SETX-6.1.3")
@pytest.mark.example("SETX-EX-19")
def test_voice_of_the_gods_with_tokens_instead_of_cards() -> None:
    g = temple("aztecs", "romans")
    built(g, TOM, "Voice of the Gods")
    favours(g, TOM, "pink", "red", tricolour=True)
    supply(g, TOM, worker=1)
    deck = len(g.common)
    table = table_of(g)
    play(table, "turn:activate/Voice of the Gods", "take-favour:colour-blue", "pray-how:tokens")
    assert kind(table) == "declare-tokens"
    for token in ("colour-pink", "colour-red", "favor_tricolor"):
        play(table, f"declare-tokens:{token}")
    assert has(g.settlers[TOM], worker=1, food=2)
    assert len(g.common) == deck
    assert held(g, TOM) == ("pink", "red", "blue")


@pytest.mark.rule("SETX-6.2.5")
def test_fewer_tokens_may_be_declared_and_must_have_the_chosen_colour() -> None:
    g = temple("aztecs", "romans")
    favours(g, TOM, "red", "pink", tricolour=True)
    table = praying(g, "Ball Court", worker=1)
    play(table, "pray-how:tokens")
    assert "choose-colour:colour-black" not in offered(table)
    play(table, "choose-colour:colour-red")
    assert offered(table) == ["declare-tokens:colour-red", "declare-tokens:favor_tricolor"]
    play(table, "declare-tokens:favor_tricolor", "declare-tokens:done")
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-6.2.6", "SETX-6.2.7")
@pytest.mark.example("SETX-EX-20")
def test_shrine_of_mars_with_tokens_as_a_bonus() -> None:
    g = temple("romans", "egyptians")
    favours(g, TOM, "black", "brown", "gold")
    table = praying(g, "Shrine of Mars", PINK, BLUE, GOLD, PINK_2, GRAY, gold=1)
    play(table, "pray-how:draw")
    assert has(g.settlers[TOM], worker=2, gold=2, raze=1, wood=0)
    assert held(g, TOM) == ("black", "brown", "gold")
    g = temple("romans", "egyptians")
    favours(g, TOM, "black", "brown", "gold")
    table = praying(g, "Shrine of Mars", BROWN, BLUE, RED, "Mill", GRAY, gold=1)
    play(table, "pray-how:draw")
    assert has(g.settlers[TOM], worker=0, gold=0, raze=0, wood=0)


@pytest.mark.rule("SETX-6.2.6")
def test_only_tokens_of_the_announced_colour_help() -> None:
    g = temple("aztecs", "romans")
    favours(g, TOM, "red", "gray", tricolour=True)
    table = praying(g, "Sacrificial Altar", GRAY, PINK, RED, BLUE, BLACK, worker=1)
    play(table, "pray-how:draw", "announce-colour:colour-gray")
    assert has(g.settlers[TOM], stone=3, food=0)  # the card, the gray and the tricolour token


@pytest.mark.rule("SETX-6.2.8", "SETX-6.3.12")
def test_helpful_markus_stores_a_card_for_a_prayer() -> None:
    g = temple("romans", "egyptians")
    (markus,) = built(g, TOM, "Helpful Markus")
    hand(g, TOM, GOLD)
    table = table_of(g)
    play(table, "turn:activate/Helpful Markus")
    assert markus.more is not None
    assert names(markus.more.tucked) == [GOLD]
    assert GAME.view(g, MARK)["settlers"][TOM]["empire"][0]["more"]["tucked_cards"] is None
    g.turn = TOM
    table = praying(g, "Shrine of Mars", BROWN, BLUE, RED, "Mill", GRAY, gold=1)
    play(table, f"add-stored:{GOLD}")
    assert has(g.settlers[TOM], gold=1)
    assert markus.more.tucked == ()
    assert GOLD in names(g.common_discard)


@pytest.mark.rule("SETX-6.3.12", "SETX-12.9")
def test_the_card_under_markus_goes_with_the_goods() -> None:
    g = temple("egyptians", "romans")
    (markus,) = built(g, MARK, "Helpful Markus")
    built(g, TOM, "Royal Pool")
    g.settlers[MARK].empire.remove(markus)
    g.settlers[TOM].empire.append(markus)
    markus.owner = TOM
    extras(markus).tucked = (fetch(g, GOLD),)
    markus.goods, markus.uses = (NUMBER["worker"],), 1
    supply(g, TOM, worker=3, gold=3, food=3, stone=3, wood=3)
    play(table_of(g), "turn:activate/Royal Pool")
    assert markus.more is not None
    assert markus.more.tucked == ()
    assert names(g.common_discard)[-1:] == [GOLD]


@pytest.mark.rule("SETX-6.2.8")
def test_stone_that_tells_stories_keeps_open_cards() -> None:
    g = temple("aztecs", "romans")
    (stone,) = built(g, TOM, "Stone That Tells Stories")
    on_top(g, "common", RED)
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert names(stone.under) == [RED]
    assert GAME.view(g, MARK)["settlers"][TOM]["empire"][0]["under_cards"] == [stone.under[0].id]
    other = copy(g)
    GAME.resample(other, MARK, Chance("3"), g)
    assert names(other.settlers[TOM].empire[0].under) == [RED]
    g.turn = TOM
    favours(g, TOM)
    table = praying(g, "Ball Court", BLUE, GRAY, BLACK, worker=1)
    while kind(table) != "add-stored":
        play(table, "pray-how:draw" if kind(table) == "pray-how" else "announce-colour:colour-red")
    play(table, f"add-stored:{RED}")
    assert g.settlers[TOM].vp == 2
    assert stone.under == ()


@pytest.mark.rule("SETX-6.2.9")
def test_the_player_chooses_which_matches_count() -> None:
    g = temple("japanese", "romans")
    table = praying(g, "Inari Shrine", RED, PINK, PINK_2, "Mill", BLUE, food=1)
    assert kind(table) == "choose-matches"
    assert len(offered(table)) == 4
    for name, colour in ((RED, "red"), ("Mill", "red"), (PINK, "pink")):
        play(table, f"choose-matches:{name}/colour-{colour}")
    assert has(g.settlers[TOM], food=2, worker=1)


@pytest.mark.rule("SETX-6.2.9")
def test_equal_matches_are_not_asked_for() -> None:
    g = temple("aztecs", "romans")
    built(g, TOM, "Bounty of the Gods")
    on_top(g, "common", RED, "Mill", "Brewer", BLUE)
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    play(table, "pray-how:draw", "choose-colour:colour-red")
    assert has(g.settlers[TOM], food=2)


@pytest.mark.rule("SETX-6.2.10", "SETX-11.11")
def test_a_production_prayer_also_works_when_built() -> None:
    g = temple("aztecs", "romans")
    hand(g, TOM, "Bounty of the Gods")
    foundation(g, TOM, "Ruins")
    on_top(g, "common", GRAY, PINK, PINK_2, BLUE)
    supply(g, TOM, stone=1)
    table = table_of(g)
    play(table, "turn:build/Bounty of the Gods", "choose-colour:colour-pink")
    assert has(g.settlers[TOM], worker=2)


@pytest.mark.rule("SETX-6.2.12", "SETX-6.2.10")
def test_features_react_to_a_finished_prayer() -> None:
    g = temple("aztecs", "romans")
    built(g, TOM, "Priests' School", "Priests' School")
    table = praying(g, "Sacrificial Altar", GRAY, "Coal Mine", RED, BLUE, BLACK, worker=1)
    play(table, "announce-colour:colour-gray")
    assert g.settlers[TOM].vp == 2
    g = temple("japanese", "romans")
    built(g, TOM, "Monks of the Mountain")
    praying(g, "Inari Shrine", BLUE, GRAY, BLACK, "Castle", "Watchtower", food=1)
    assert has(g.settlers[TOM], food=0)  # nothing matches


# ------------------------------------------------------------------------------------------ special Prayers
@pytest.mark.rule("SETX-6.3.1")
@pytest.mark.example("SETX-EX-18")
def test_temple_of_the_sun() -> None:
    g = temple("aztecs", "romans")
    table = praying(g, "Temple of the Sun", BLUE, RED, GRAY, "Coal Mine", BLACK, worker=1, stone=3, food=1)
    assert offered(table) == ["spend-matching:0", "spend-matching:1", "spend-matching:2"]  # stone
    play(table, "spend-matching:1", "spend-matching:1")
    assert g.settlers[TOM].vp == 4
    assert has(g.settlers[TOM], stone=2, food=0)


@pytest.mark.rule("SETX-6.3.1", "SETX-12.1")
def test_gold_counts_as_the_resource_it_replaces() -> None:
    g = temple("aztecs", "romans")
    table = praying(g, "Temple of the Sun", BROWN, RED, BLUE, "Castle", BLACK, worker=1, gold=1, food=1)
    play(table, "spend-matching:1")  # wood, by Gold
    play(table, "spend-matching:1")  # food
    assert g.settlers[TOM].vp == 4
    assert has(g.settlers[TOM], gold=0, food=0)


@pytest.mark.rule("SETX-6.3.2")
@pytest.mark.example("SETX-EX-32")
def test_wooden_watchtower() -> None:
    g = temple("barbarians", "romans")
    cards = (RED, BLUE, BLACK, "Castle", PINK)
    table = praying(g, "Wooden Watchtower", *cards, worker=1, food=4, wood=2, gold=1)
    play(table, "give-to:romans")
    assert offered(table) == [f"give-matching:{n}" for n in range(5)]
    play(table, "give-matching:3")
    assert g.settlers[TOM].vp == 9
    assert has(g.settlers[TOM], food=1, wood=2, gold=1)
    assert has(g.settlers[MARK], food=3, wood=0)


@pytest.mark.rule("SETX-6.3.2", "SETX-12.3")
def test_nobody_need_be_given_anything() -> None:
    g = temple("barbarians", "romans")
    table = praying(g, "Wooden Watchtower", RED, BLUE, BLACK, "Castle", PINK, worker=1, food=4)
    play(table, "give-to:no")
    assert g.settlers[TOM].vp == 0
    assert has(g.settlers[TOM], food=4)


@pytest.mark.rule("SETX-6.3.3")
@pytest.mark.example("SETX-EX-22")
def test_wrath_of_the_gods() -> None:
    g = temple("aztecs", "romans", "egyptians")
    favours(g, TOM, "red")
    built(g, MARK, "Lord's Fields", "Mill", "Brewer", "Quarry")
    table = praying(g, "Wrath of the Gods", "Baker", BLUE, BLACK, worker=1, raze=1)
    play(table, "pray-against:romans", "pray-how:draw")
    assert asked_seat(table) == MARK
    assert kind(table) == "lose-location"
    play(table, "lose-location:Mill", "lose-location:Brewer")
    assert empire(g.settlers[MARK]) == ["Lord's Fields", "Quarry"]
    assert names(g.removed) == ["Mill", "Brewer"]


@pytest.mark.rule("SETX-6.3.3", "SETX-12.3")
def test_wrath_needs_an_opponent_who_has_not_passed() -> None:
    g = temple("aztecs", "romans")
    built(g, TOM, "Wrath of the Gods")
    supply(g, TOM, worker=3, raze=1)
    g.settlers[MARK].passed = True
    assert refused(table_of(g), "turn:activate/Wrath of the Gods") == "SET-10.8"


@pytest.mark.rule("SETX-6.3.4", "SETX-6.3.8")
def test_greatest_enemy_tucks_and_hunts() -> None:
    g = temple("aztecs", "romans")
    table = praying(g, "Greatest Enemy", RED, BLUE, "Mill", worker=1)
    play(table, "choose-colour:colour-red", f"choose-matches:{RED}/colour-red")
    enemy = location(g, "Greatest Enemy")
    assert names(enemy.under) == [RED]
    assert sorted(names(g.common_discard)) == ["Mill", BLUE]
    assert GAME.view(g, MARK)["settlers"][TOM]["empire"][0]["under_cards"] == [enemy.under[0].id]
    built(g, MARK, "Brewer", "Quarry")
    supply(g, TOM, raze=4)
    g.turn = TOM
    play(table_of(g), "turn:raze/Brewer")
    assert g.settlers[TOM].vp == 2
    g.turn = TOM
    play(table_of(g), "turn:raze/Quarry")
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-6.3.4")
def test_a_token_searches_the_deck() -> None:
    g = temple("aztecs", "romans")
    favours(g, TOM, "purple")
    table = praying(g, "Greatest Enemy", BLUE, RED, BLACK, worker=1)
    size = len(g.common)
    play(table, "pray-how:tokens")
    assert [card.colours for card in location(g, "Greatest Enemy").under] == [("purple",)]
    assert len(g.common) == size - 1
    g = temple("japanese", "romans")
    favours(g, TOM, "white")  # no Common card is white
    table = praying(g, "Fortune Slips", BLUE, RED, BLACK, worker=1)
    play(table, "pray-how:tokens")
    assert g.settlers[TOM].hand == []


@pytest.mark.rule("SETX-6.3.4")
def test_fortune_slips_take_the_card() -> None:
    g = temple("japanese", "romans")
    table = praying(g, "Fortune Slips", BLUE, RED, BLACK, worker=1)
    play(table, "announce-colour:colour-blue")
    assert names(g.settlers[TOM].hand) == [BLUE]
    assert sorted(names(g.common_discard)) == sorted([RED, BLACK])


@pytest.mark.rule("SETX-6.3.5", "SETX-12.9", "SETX-12.10")
def test_great_pyramid_takes_stone_and_no_gold() -> None:
    g = temple("aztecs", "romans")
    (pyramid,) = built(g, TOM, "Great Pyramid")
    supply(g, TOM, stone=5, gold=4, wood=2)
    g.phase = DEPOSITING
    table = table_of(g)
    assert offered(table) == [f"lay-resources:{n}" for n in range(4)]
    play(table, "lay-resources:3")
    assert pyramid.laid == (STONE,) * 3
    g.phase = COUNTING
    table_of(g)
    assert g.settlers[TOM].tally == {"faction-locations": 2, "great-pyramid": 3}


@pytest.mark.rule("SETX-6.3.6")
def test_jaguar_gang_uses_different_deals() -> None:
    g = temple("aztecs", "romans", "egyptians")
    built(g, TOM, "Jaguar Gang")
    deals(g, MARK, "RZY062", "RZY063")  # Household Gods: stone, Worker
    supply(g, TOM, worker=1, raze=1)
    table = table_of(g)
    play(table, "turn:activate/Jaguar Gang", "use-deal:Household Gods")  # two Deals give two goods
    assert has(g.settlers[TOM], stone=1, worker=1)
    assert len(g.settlers[MARK].deals) == 2


@pytest.mark.rule("SETX-6.3.7", "SETX-6.2.10", "SETX-6.1.3")
def test_statue_of_the_gods_counts_tokens_gained_before() -> None:
    g = temple("aztecs", "romans")
    deals(g, TOM, "AZT010")  # Bounty of the Gods: God Favour
    built(g, TOM, "Statue of the Gods")
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    play(table, "take-favour:colour-black", "tricolour-as:colour-gray")
    assert has(g.settlers[TOM], raze=2, stone=2)  # 1 each of the board
    g = temple("aztecs", "romans")
    favours(g, TOM, "black", "gold", "pink")
    hand(g, TOM, "Statue of the Gods")
    foundation(g, TOM, "Ruins")
    supply(g, TOM, stone=2)
    table = table_of(g)
    play(table, "turn:build/Statue of the Gods", "gain-by-favour:colour-black", "gain-by-favour:colour-pink")
    assert has(g.settlers[TOM], raze=1, worker=1, gold=0)


@pytest.mark.rule("SETX-6.3.8", "SETX-6.2.11")
def test_sacred_loot_pays_for_protection() -> None:
    g = temple("barbarians", "romans")
    built(g, TOM, "Sacred Loot")
    (quarry,) = built(g, MARK, "Quarry")
    quarry.defended = True
    supply(g, TOM, worker=2, raze=2)
    assert refused(table_of(g), "turn:activate/Sacred Loot") == "SET-10.8"
    supply(g, TOM, worker=1, raze=3)
    on_top(g, "common", GRAY, "Coal Mine", RED, BLUE, BLACK)
    play(table_of(g), "turn:activate/Sacred Loot")
    assert has(g.settlers[TOM], raze=0, stone=2)
    assert g.settlers[TOM].vp == 2
    assert quarry.foundation


@pytest.mark.rule("SETX-6.3.9")
def test_statue_of_minerva_may_build_a_feature() -> None:
    g = temple("romans", "egyptians")
    table = praying(g, "Statue of Minerva", "Mill", "Ruins", GRAY, BLUE, "Statue", worker=1, wood=3)
    assert offered(table) == ["build-revealed:Mill", "build-revealed:Ruins", "build-revealed:no"]
    play(table, "build-revealed:Mill")
    assert empire(g.settlers[TOM]) == ["Statue of Minerva", "Mill"]
    assert has(g.settlers[TOM], wood=0)
    assert sorted(names(g.common_discard)) == sorted(["Ruins", GRAY, BLUE, "Statue"])
    g = temple("romans", "egyptians")
    table = praying(g, "Statue of Minerva", "Mill", "Ruins", GRAY, BLUE, "Statue", worker=1, wood=3)
    play(table, "build-revealed:no")
    assert empire(g.settlers[TOM]) == ["Statue of Minerva"]
    assert len(g.common_discard) == 5


@pytest.mark.rule("SETX-6.3.10", "SETX-12.9")
def test_pantheon_holds_each_good_once() -> None:
    g = temple("romans", "egyptians")
    pantheon, *_ = built(g, TOM, "Pantheon", "Wood Storage", "Gallows")
    supply(g, TOM, wood=2, raze=1, gold=3)
    table = table_of(g)
    play(table, "turn:activate/Pantheon", "put-here:wood")
    assert g.settlers[TOM].vp == 2
    play(table, "activate-again:yes")  # only the Raze token is left
    assert g.settlers[TOM].vp == 4
    assert has(g.settlers[TOM], wood=1, raze=0, gold=3)
    assert set(pantheon.laid) == {WOOD, NUMBER["raze"]}
    g.turn = TOM
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Pantheon") == "SET-10.8"


@pytest.mark.rule("SETX-6.3.10")
def test_pantheon_takes_cards_points_and_favours() -> None:
    g = temple("romans", "egyptians")
    me = g.settlers[TOM]
    pantheon, *_ = built(g, TOM, "Pantheon", "Administration", "Gallows")  # blue, black
    (school,) = built(g, TOM, "Wood Storage")
    extras(school).colour = "purple"
    hand(g, TOM, RED)
    me.vp = 1
    me.tally["actions"] = 1
    table = table_of(g)
    play(table, "turn:activate/Pantheon", "put-here:card", "activate-again:yes")
    assert names(pantheon.under) == [RED]
    assert pantheon.laid == (VP,)
    assert me.vp == 1 + 2 - 1 + 2
    assert CARD not in pantheon.laid
    extras(school).colour = "orange"
    favours(g, TOM, "red", "gray")
    g.turn = TOM
    table = table_of(g)
    play(table, "turn:activate/Pantheon", "choose-colour:colour-gray")
    assert held(g, TOM) == ("red",)


@pytest.mark.rule("SETX-6.3.11")
def test_chapel_of_thoth() -> None:
    g = temple("egyptians", "romans")
    built(g, TOM, "Chapel of Thoth", "Sphinx")
    favours(g, TOM, "purple")
    (monument,) = built(g, TOM, "Monument")
    assert monument.card.colours == ("purple",)
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].tally == {"production": 1, "features": 1}  # one each, no Sphinx
    g = temple("egyptians", "romans")
    built(g, TOM, "Chapel of Thoth", "Monument")
    favours(g, TOM, "red")
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].vp == 1


@pytest.mark.rule("SETX-6.3.11")
def test_points_of_deals_and_of_chapels_are_not_from_a_location() -> None:
    g = temple("egyptians", "romans")
    built(g, TOM, "Chapel of Thoth", "Chapel of Thoth")
    favours(g, TOM, "purple")
    built(g, TOM, "Monument")
    hand(g, TOM, "Gold Mine")
    supply(g, TOM, raze=1)
    play(table_of(g), "turn:raze-hand/Gold Mine")
    assert g.settlers[TOM].vp == 1  # a Raze good


@pytest.mark.rule("SETX-6.3.13", "SETX-12.6", "I-19")
def test_solid_foundations() -> None:
    g = temple("romans", "egyptians")
    (solid, quarry) = built(g, TOM, "Solid Foundations", "Quarry")
    hand(g, TOM, RED)
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:activate/Solid Foundations", "prop-location:Quarry")
    assert quarry.more is not None
    assert names(quarry.more.propped) == [RED]
    g.turn = TOM
    hand(g, TOM, BLUE)
    solid.uses = 0
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:activate/Solid Foundations")  # only the other Location is left
    assert names(extras(solid).propped) == [BLUE]
    after = copy(g)
    after.phase = COUNTING
    table_of(after)
    assert after.settlers[TOM].tally["solid-foundations"] == 4
    supply(g, MARK, raze=2)
    g.turn = MARK
    play(table_of(g), "turn:raze/Quarry")
    assert RED in names(g.common_discard)
    g.phase = COUNTING
    table_of(g)
    assert g.settlers[TOM].tally["solid-foundations"] == 2


@pytest.mark.rule("SETX-6.3.14", "SETX-6.2.11")
@pytest.mark.example("SETX-EX-21")
def test_wandering_preacher() -> None:
    g = temple("barbarians", "romans")
    built(g, TOM, "Wandering Preacher")
    hand(g, TOM, "Apple Festival")
    on_top(g, "common", BROWN, "Lumberjacks", RED, BLUE, BLACK)
    supply(g, TOM, food=1)
    play(table_of(g), "turn:deal/Apple Festival")
    assert has(g.settlers[TOM], wood=1, food=0)
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SETX-6.2.11")
def test_a_good_without_a_colour_matches_nothing() -> None:
    g = temple("barbarians", "romans", ama="yes")
    built(g, TOM, "Wandering Preacher")
    hand(g, TOM, "BAR081")  # Burnt Village: a Deal for a Foundation
    supply(g, TOM, food=1)
    play(table_of(g), "turn:deal/Burnt Village")
    assert g.settlers[TOM].vp == 0
    assert len(g.common_discard) == 5


# --------------------------------------------------------------------------------------------- other cards
@pytest.mark.rule("SETX-0.8", "SETX-12.9", "I-13")
def test_statue_of_cheops_grows() -> None:
    g = temple("egyptians", "romans")
    (statue,) = built(g, TOM, "Statue of Cheops")
    for points in (2, 5, 9):
        g.turn = TOM
        statue.uses = 0
        supply(g, TOM, stone=2, worker=2)
        play(table_of(g), "turn:activate/Statue of Cheops")
        assert g.settlers[TOM].vp == points
    statue.uses = 0
    g.turn = TOM
    supply(g, TOM, stone=2, worker=2)
    assert refused(table_of(g), "turn:activate/Statue of Cheops") == "SET-10.8"
    table = table_of(g)
    pass_all(table)
    assert statue.more is not None
    assert statue.more.parts == 3


@pytest.mark.rule("SETX-5.7.1", "SETX-12.8")
def test_calendar_stone_orders_the_deck() -> None:
    g = temple("aztecs", "romans")
    table = praying(g, "Calendar Stone", RED, BLUE, BLACK, GRAY, PINK, worker=1)
    assert kind(table) == "lay-back"
    assert GAME.view(g, MARK)["settlers"][TOM]["offer"] is None
    play(table, *(f"lay-back:{name}" for name in (RED, BLUE, GRAY, PINK)))
    play(table, "draw-from:common")
    assert names(g.settlers[TOM].hand) == [BLACK]
    assert names(g.common[-4:]) == [RED, BLUE, GRAY, PINK]


@pytest.mark.rule("SETX-6.2.10")
def test_prayer_for_neighbours_and_pilgrims() -> None:
    g = temple("aztecs", "romans", "egyptians", wcwbf="yes")
    built(g, TOM, "Prayer for Neighbours")
    built(g, MARK, "Common Quarry")
    on_top(g, "common", RED, "Mill", BLUE)
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:send/Common Quarry", "choose-colour:colour-red")
    assert g.settlers[TOM].vp == 2
    g = temple("aztecs", "romans", wcwbf="yes")
    built(g, TOM, "Pilgrim Road", "Chinampas")
    g.turn = MARK
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:send/Chinampas")
    assert asked_seat(table) == TOM
    play(table, "take-favour:colour-gold")
    assert held(g, TOM) == ("gold",)


@pytest.mark.rule("SETX-6.2.10")
def test_divine_wind_posts_samurai() -> None:
    g = temple("japanese", "romans")
    built(g, TOM, "Dojo")
    table = praying(g, "Divine Wind", BLACK, "Armorer", BLUE, RED, GRAY, food=1)
    while kind(table) == "place-samurai":
        play(table, offered(table)[0])
    assert [place.samurai for place in g.settlers[TOM].empire] == [True, True]


@pytest.mark.rule("SETX-0.5", "SETX-0.6", "SETX-6.1.3")
def test_aztecs_join_the_factions() -> None:
    g = position("aztecs", "romans", "egyptians", "japanese", "barbarians", azt="yes")
    assert len(g.settlers) == 5
    assert len(g.settlers[TOM].deck) == 30
    assert g.settlers[EVA].faction == "egyptians"
